// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/make_replay_panel.h"

#include "widgets/board/board_panel.h"
#include "widgets/board/make_board_panel.h"
#include "widgets/replay/animation_export.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/replay/simulated_game.h"
#include "widgets/replay/trace_files.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeReplayPanel(Workspace& workspace) {
  auto* panel = new ReplayPanel;
  followPictures(*panel->board(), workspace);
  auto* simulated = new SimulatedGame(*panel);
  auto* files = new TraceFiles(*panel, workspace);
  new AnimationExport(*panel, workspace);
  const auto tellRules = [panel, &document = workspace.document()] {
    const service::AnalysisPtr& analysis = document.analysis();
    // None is there while another text was taken and is still being checked.
    if (analysis) panel->setPresentGame(analysis->rules ? analysis->game : nullptr);
  };
  tellRules();
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, tellRules);
  QObject::connect(&workspace, &Workspace::recordedGameRequested, files, &TraceFiles::askOpen);
  QObject::connect(&workspace, &Workspace::replayRequested, panel,
                   [panel, &workspace](const kernel::RulesPtr& rules, const sim::GameTrace& trace) {
                     panel->openGame(rules, trace);
                     emit workspace.panelRequested(panel, true);
                   });
  QObject::connect(&workspace, &Workspace::movesRequested, panel,
                   [panel, &workspace](const kernel::RulesPtr& rules, std::uint64_t seed,
                                       const std::vector<kernel::Move>& moves) {
                     panel->openMoves(rules, seed, moves);
                     emit workspace.panelRequested(panel, true);
                   });
  QObject::connect(&workspace, &Workspace::simulatedGameRequested, panel,
                   [panel, simulated, &workspace](const SimulationResult& simulation,
                                                  const sim::GameSummary& game, int ply) {
                     simulated->open(simulation, game, ply);
                     emit workspace.panelRequested(panel, true);
                   });
  QObject::connect(panel, &ReplayPanel::playOnRequested, &workspace, [panel, &workspace] {
    const std::shared_ptr<const sim::Replay> replay = panel->replay();
    if (replay == nullptr) return;
    std::vector<std::string> moves;
    // What is recorded beyond a divergence cannot be played.
    for (std::size_t i = 0; i + 1 < replay->stepCount(); ++i)
      moves.push_back(replay->trace().entries[i].moveText);
    emit workspace.playOnRequested(replay->trace().seed, replay->rules()->seats(), moves, panel->step());
  });
  QObject::connect(panel, &ReplayPanel::zoneDefinitionRequested, &workspace,
                   &Workspace::zoneDefinitionRequested);
  QObject::connect(panel, &ReplayPanel::definitionRequested, &workspace, &Workspace::placeRequested);
  return panel;
}

}  // namespace ludo::widgets
