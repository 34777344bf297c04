// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ludo::widgets {

class Workspace;

/// The panel, connected to a workspace, which outlives it. The caller owns it.
QWidget* makePreviewPanel(Workspace& workspace);

}  // namespace ludo::widgets
