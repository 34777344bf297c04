// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ludo::widgets {

class BoardPanel;
class Workspace;

/// The panel, connected to a workspace, which outlives it. The caller owns it.
QWidget* makeBoardPanel(Workspace& workspace);

/// A board shows the pictures of the workspace's game, whichever panel it is in.
void followPictures(BoardPanel& board, const Workspace& workspace);

}  // namespace ludo::widgets
