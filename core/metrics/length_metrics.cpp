// SPDX-License-Identifier: Apache-2.0
// How long games are and whether they come to an end.
#include <algorithm>

#include "core/metrics/metric_groups.h"

namespace ludo::metrics {

std::span<const MetricInfo> lengthMetrics() {
  static const MetricInfo rows[] = {
      {.id = "plies",
       .name = "Game length in plies",
       .group = MetricGroup::Length,
       .formula = "number of decisions made in the game",
       .source = "Browne 2008 (duration)",
       .unit = "plies",
       .high = unbounded,
       .interval = meanInterval,
       .advice =
           "Compare with how long you want people to sit at the table. A large standard deviation means "
           "that nobody can tell beforehand how long a game takes.",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return static_cast<double>(game.plies);
       }},
      {.id = "turns",
       .name = "Game length in turns",
       .group = MetricGroup::Length,
       .formula = "number of the last turn in which somebody decided something",
       .source = "Browne 2008 (duration)",
       .unit = "turns",
       .high = unbounded,
       .interval = meanInterval,
       .advice =
           "As for plies, in whole turns. Plies divided by turns says how much there is to decide in a turn.",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return static_cast<double>(game.turns);
       }},
      {.id = "completion",
       .name = "Completion",
       .group = MetricGroup::Length,
       .formula = "games that met an end condition / games",
       .source = "Browne 2008 (completion); Todd et al. 2024",
       .unit = "share of games",
       .isShare = true,
       .high = 1,
       .interval = wilsonInterval,
       .advice =
           "Should be 100 %. What is missing ran into the turn cap or left a player without a legal move: "
           "look at those games first.",
       .games = "games that met an end condition",
       .inGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<bool> {
         return game.stop == sim::Stop::Ended;
       }},
      {.id = "decisiveness",
       .name = "Decisiveness",
       .group = MetricGroup::Length,
       .formula = "games that ended other than in a draw / games that ended",
       .source = "Todd et al. 2025, appendix E (fraction of non-draw outcomes), after Todd et al. 2024",
       .unit = "share of games",
       .isShare = true,
       .high = 1,
       .interval = wilsonInterval,
       .advice =
           "Low values mean that games tend to fizzle out. Strong players often draw more than weak ones: "
           "measure again with better agents.",
       .absent = "No game ended",
       .games = "games that ended other than in a draw",
       .inGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<bool> {
         if (game.stop != sim::Stop::Ended) return std::nullopt;
         const auto has = [&game](kernel::SeatResult result) {
           return std::ranges::find(game.results, result) != game.results.end();
         };
         return has(kernel::SeatResult::Win) || !has(kernel::SeatResult::Draw);
       }},
  };
  return rows;
}

}  // namespace ludo::metrics
