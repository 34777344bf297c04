// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <span>

class QWidget;

namespace ludo::widgets {
class Workspace;
}

namespace ludo::ide {

/// The panels beside the text, in the order of the menu; each has a row.
enum class Panel {
  Problems,
  Board,
  Play,
  Simulate,
  Charts,
  Replay,
  Outline,
  Tournament,
  Archive,
  Assistant,
  Form,
  Preview,
  Jobs
};

/// Where a panel lies at first: behind or before the board, or below the text.
enum class PanelArea { BesideText, BelowText };

/// One row of the table. Docks, layouts, the menu, the command palette, shortcuts, kept sessions and tests
/// all follow from it. Texts are English source texts in the translation context "Commands".
struct PanelInfo {
  Panel panel;
  const char* id;        ///< stable; what sessions store
  const char* command;   ///< id of the command that leads to it; stable, what settings store
  const char* text;      ///< in the menu, with its mnemonic; without it the title
  const char* tip;       ///< tool tip and status tip of the command that leads to it
  const char* shortcut;  ///< portable text; may be empty
  const char* icon;      ///< file name in :/icons without suffix
  PanelArea area;
  QWidget* (*make)(widgets::Workspace& workspace);  ///< the caller owns the panel; the workspace outlives it
};

/// All rows, one for each Panel and in its order.
std::span<const PanelInfo> panelInfos();
const PanelInfo& infoOf(Panel panel);

/// The name of a panel, as users read it.
QString panelTitle(Panel panel);

}  // namespace ludo::ide
