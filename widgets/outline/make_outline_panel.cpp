// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/make_outline_panel.h"

#include "widgets/outline/outline_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeOutlinePanel(Workspace& workspace) {
  auto* panel = new OutlinePanel;
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (analysis) panel->setOutline(analysis->outline);
  });
  QObject::connect(panel, &OutlinePanel::placeRequested, &workspace, &Workspace::placeRequested);
  return panel;
}

}  // namespace ludo::widgets
