// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/make_board_panel.h"

#include "widgets/board/board_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeBoardPanel(Workspace& workspace) {
  auto* panel = new BoardPanel;
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (!analysis) return;
    if (analysis->rules && !workspace.position()) panel->showRules(analysis->rules);
    panel->setStale(analysis->rules == nullptr);
  });
  QObject::connect(&workspace, &Workspace::positionChanged, panel, [panel, &workspace] {
    panel->showPosition(workspace.position()->rules, workspace.position()->state);
  });
  QObject::connect(panel, &BoardPanel::zoneDefinitionRequested, &workspace,
                   &Workspace::zoneDefinitionRequested);
  return panel;
}

}  // namespace ludo::widgets
