// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulate/make_simulate_panel.h"

#include "widgets/simulate/simulate_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeSimulatePanel(Workspace& workspace) {
  auto* panel = new SimulatePanel;
  workspace.listJob(panel->work(), [panel, &workspace] {
    if (panel->running()) return emit workspace.panelRequested(panel, true);
    emit workspace.simulationResultRequested();
  });
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (analysis) panel->setRules(analysis->rules, analysis->source);
  });
  const auto show = [panel, &workspace] { emit workspace.panelRequested(panel, false); };
  QObject::connect(&workspace, &Workspace::simulationControlsRequested, panel, show);
  QObject::connect(&workspace, &Workspace::simulationRequested, panel, show);
  QObject::connect(&workspace, &Workspace::simulationRequested, panel, &SimulatePanel::start);
  QObject::connect(&workspace, &Workspace::simulationStopRequested, panel, &SimulatePanel::cancel);
  QObject::connect(panel, &SimulatePanel::runningChanged, &workspace, &Workspace::setSimulating);
  QObject::connect(panel, &SimulatePanel::finished, &workspace, &Workspace::simulationFinished);
  return panel;
}

}  // namespace ludo::widgets
