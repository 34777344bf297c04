// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/make_problems_panel.h"

#include "widgets/problems/problems_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeProblemsPanel(Workspace& workspace) {
  auto* panel = new ProblemsPanel;
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (analysis) panel->setProblems(analysis->diagnostics, analysis->source);
  });
  QObject::connect(panel, &ProblemsPanel::placeRequested, &workspace, &Workspace::placeRequested);
  QObject::connect(panel, &ProblemsPanel::fixRequested, &workspace, &Workspace::fixRequested);
  QObject::connect(panel, &ProblemsPanel::repairRequested, &workspace, &Workspace::repairRequested);
  return panel;
}

}  // namespace ludo::widgets
