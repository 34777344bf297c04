// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>
#include <vector>

#include "core/metrics/report.h"
#include "widgets/models/games_model.h"

/// Made-up simulations with known numbers, so that what panels show can be checked by hand.
namespace ludo::widgets::fixtures {

inline kernel::RulesPtr emptyRules() {
  auto def = std::make_shared<language::GameDef>();
  def->metadata.name = "Test game";
  return kernel::makeRules(std::move(def), 2);
}

/// Ten games of 5, 6 or 7 plies: 5 five times, 6 three times, 7 twice. Player 1 wins games of 5 plies, player
/// 2 those of 6; games of 7 are draws.
inline SimulationResult tenGames() {
  SimulationResult result;
  result.rules = emptyRules();
  auto batch = std::make_shared<sim::Batch>();
  batch->options.games = 10;
  batch->options.seed = 42;
  batch->options.agents = {"random", "greedy"};
  const std::vector<std::uint32_t> lengths{5, 6, 5, 7, 5, 6, 5, 7, 5, 6};
  sim::Sample plies;
  std::vector<std::uint64_t> firstWins, secondWins, draws;
  for (std::uint64_t i = 0; i < lengths.size(); ++i) {
    sim::GameSummary game;
    game.index = i;
    game.seed = 1000 + i;
    game.plies = lengths[i];
    game.turns = lengths[i];
    using enum kernel::SeatResult;
    game.results = lengths[i] == 5   ? std::vector{Win, Loss}
                   : lengths[i] == 6 ? std::vector{Loss, Win}
                                     : std::vector{Draw, Draw};
    (lengths[i] == 5 ? firstWins : lengths[i] == 6 ? secondWins : draws).push_back(i);
    batch->games.push_back(game);
    plies.add(lengths[i], i);
  }
  auto report = std::make_shared<metrics::EvalReport>();
  report->games = 10;
  metrics::Metric length;
  length.info = &metrics::metricInfo("plies");
  length.distribution = plies.distribution();
  report->metrics = {length};
  report->outcomes = {sim::makeShare("player 1 wins", 5, 10, firstWins),
                      sim::makeShare("player 2 wins", 3, 10, secondWins),
                      sim::makeShare("draw", 2, 10, draws)};
  report->actions = {sim::makeShare("pass", 17, 57, {0, 3}),
                     sim::makeShare(R"(place, then "score")", 40, 57, {0, 1})};
  metrics::Flag flag;
  flag.kind = metrics::FlagKind::Stall;
  flag.message = "Nothing changed for 12 plies in 2 of 10 games";
  flag.count = 2;
  flag.games = {3, 7};
  flag.plies = {4, 6};
  report->flags = {flag};
  result.batch = std::move(batch);
  result.report = std::move(report);
  return result;
}

}  // namespace ludo::widgets::fixtures
