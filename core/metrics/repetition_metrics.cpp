// SPDX-License-Identifier: Apache-2.0
// Play that goes round in circles, stands still, or sets itself off.
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {

std::span<const MetricInfo> repetitionMetrics() {
  static const MetricInfo rows[] = {
      {.id = "repetition",
       .name = "Repeated positions",
       .group = MetricGroup::Repetition,
       .formula = "plies that led to a position seen before in the game / plies",
       .unit = "share of plies",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice = "Above 0 the game can go back to where it was. A repetition rule, or a move that cannot be "
                 "undone, ends that.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&,
                     const sim::GameSummary& game) { return ratio(game.repeatedPositions, game.plies); }},
      {.id = "longestStall",
       .name = "Longest stall",
       .group = MetricGroup::Repetition,
       .formula = "longest run of plies in the game that changed no variable and no token; a round in which "
                  "all choose at "
                  "once counts as one",
       .unit = "plies",
       .high = unbounded,
       .interval = meanInterval,
       .advice = "Passes and empty moves in a row. More than about one round for every player is idle time.",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return static_cast<double>(game.longestStall);
       }},
      {.id = "triggerDepth",
       .name = "Longest chain of triggers",
       .group = MetricGroup::Repetition,
       .formula = "most triggers in the game that fired one because of the other",
       .unit = "triggers",
       .high = unbounded,
       .interval = meanInterval,
       .advice = "Long chains are hard to follow at the table. At maxTriggerDepth they are cut off.",
       .absent = "The game has no triggers",
       .perGame = [](const PlayedGames& played, const sim::GameSummary& game) -> std::optional<double> {
         if (played.rules.def().triggers.empty()) return std::nullopt;
         return static_cast<double>(game.longestChain);
       }},
  };
  return rows;
}

}  // namespace ludo::metrics
