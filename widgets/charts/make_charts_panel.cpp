// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/make_charts_panel.h"

#include "widgets/charts/charts_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeChartsPanel(Workspace& workspace) {
  auto* panel = new ChartsPanel(workspace.reports());
  QObject::connect(
      &workspace, &Workspace::simulationFinished, panel, [panel, &workspace](const SimulationResult& result) {
        const Document& document = workspace.document();
        workspace.reports()->add(document.name(), metrics::figuresOf(*result.report));
        panel->setSimulation(result, document.path().isEmpty() ? document.name() : document.path());
        emit workspace.panelRequested(panel, false);
      });
  QObject::connect(&workspace, &Workspace::simulationResultRequested, panel,
                   [panel, &workspace] { emit workspace.panelRequested(panel, true); });
  QObject::connect(&workspace, &Workspace::simulatingChanged, panel,
                   [panel, &workspace] { panel->setRunning(workspace.isSimulating()); });
  QObject::connect(panel, &ChartsPanel::simulateRequested, &workspace,
                   &Workspace::simulationControlsRequested);
  QObject::connect(panel, &ChartsPanel::placeRequested, &workspace, &Workspace::placeRequested);
  QObject::connect(panel, &ChartsPanel::openGame, &workspace, &Workspace::simulatedGameRequested);
  return panel;
}

}  // namespace ludo::widgets
