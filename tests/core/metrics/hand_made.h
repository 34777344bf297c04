// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "../sim/games.h"
#include "core/metrics/metric.h"

/// Games that nobody played, for values that can be worked out by hand.
namespace ludo::testing {

/// Two players, a board of 2 x 2 spaces and a zone "box", a variable "n", the actions "put" and "wait",
/// scoring, and an end that a draw decides. `more` are further blocks.
inline kernel::RulesPtr smallGame(const std::string& more = "") {
  return game(block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 60 }
)") + block(R"(section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 2, cols: 2 } } }
)") + block(R"(section: "zones"
items:
  - { id: "box", owner: "none", visibility: "public", ordering: "set" }
)") + block(R"(section: "tokenTypes"
items:
  - id: "ball"
)") + plainTurn() +
              block(R"(section: "actions"
items:
  - id: "put"
    actor: "active"
    phase: "main"
    params:
      - name: "$to"
        domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } }
    effects:
      - place: { type: "ball", zone: "$to" }
      - addVar: { scope: "global", var: "n", delta: 1 }
  - id: "wait"
    actor: "active"
    phase: "main"
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
)") + block(R"(section: "scoring"
score: { ref: "gvar", var: "n" }
)") + block(R"(section: "end"
items:
  - { id: "done", when: { op: ">=", left: { ref: "gvar", var: "n" }, right: 9 }, result: { type: "draw" } }
)") + more);
}

struct HandMade {
  kernel::RulesPtr rules = smallGame();
  sim::Batch batch;
  std::vector<sim::Match> matches;
  std::optional<sim::Probes> probes;

  /// A game that ended, won by `winner` (nobody: drawn).
  sim::GameSummary& add(kernel::Seat winner = 0) {
    using enum kernel::SeatResult;
    sim::GameSummary game;
    game.index = batch.games.size();
    game.firstPlayer = 0;
    game.results = winner == kernel::nobody ? std::vector{Draw, Draw} : std::vector{Loss, Loss};
    if (winner != kernel::nobody) game.results[static_cast<std::size_t>(winner)] = Win;
    for (auto* counts : {&game.actionCounts, &game.actionLegal, &game.actionFirstLegal, &game.actionChances,
                         &game.actionChosen}) {
      counts->resize(2);
    }
    game.openings.resize(2);
    game.zonesUsed.resize(1);
    batch.games.push_back(std::move(game));
    return batch.games.back();
  }

  metrics::PlayedGames played() const { return {*rules, batch, matches, probes ? &*probes : nullptr, {}}; }
  metrics::Metric measured(std::string_view id) const { return metrics::measure(played(), id); }
};

}  // namespace ludo::testing
