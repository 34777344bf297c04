// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/make_preview_panel.h"

#include "widgets/preview/preview_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makePreviewPanel(Workspace& workspace) {
  auto* panel = new PreviewPanel;
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    if (workspace.document().analysis()) panel->showAnalysis(workspace.document().analysis());
  });
  QObject::connect(&workspace, &Workspace::caretMoved, panel,
                   [panel, &workspace] { panel->showCaret(workspace.caret()); });
  QObject::connect(panel, &PreviewPanel::placeRequested, &workspace, &Workspace::placeRequested);
  return panel;
}

}  // namespace ludo::widgets
