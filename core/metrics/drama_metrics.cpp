// SPDX-License-Identifier: Apache-2.0
// Who is ahead in the course of a game, by its scoring.
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

constexpr std::string_view noScoring = "The game has no scoring, so nobody can be said to be ahead";
constexpr std::string_view noWinner = "No game with scoring was won by one player alone";

const sim::Lead* scored(const sim::GameSummary& game) {
  return game.lead.samples > 0 ? &game.lead : nullptr;
}
const sim::Lead* won(const sim::GameSummary& game) {
  return game.lead.oneWinner ? &game.lead : nullptr;
}

}  // namespace

/// Who is ahead, and for how long.
std::span<const MetricInfo> leadMetrics() {
  static const MetricInfo rows[] = {
      {.id = "leadChanges",
       .name = "Lead changes",
       .group = MetricGroup::Drama,
       .formula =
           "ends of turns at which another player was alone ahead by score than the one who was so last",
       .source = "Browne 2008 (lead change)",
       .unit = "changes a game",
       .isBetweenPlayers = true,
       .high = unbounded,
       .interval = meanInterval,
       .advice = "A game without any was decided by whoever came ahead first.",
       .absent = noScoring,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (scored(game) == nullptr) return std::nullopt;
         return static_cast<double>(game.lead.leadChanges);
       }},
      {.id = "drama",
       .name = "Drama",
       .group = MetricGroup::Drama,
       .formula = "lead changes / turns, in a game",
       .source = "Browne 2008 (lead change)",
       .unit = "changes a turn",
       .isBetweenPlayers = true,
       .high = 1,
       .interval = meanInterval,
       .advice = "0: the lead never changes hands. High values may mean that the score says nothing yet.",
       .absent = noScoring,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (scored(game) == nullptr) return std::nullopt;
         return ratio(game.lead.leadChanges, game.lead.samples);
       }},
      {.id = "uncertainty",
       .name = "Uncertainty",
       .group = MetricGroup::Drama,
       .formula =
           "turns up to the last one after which the winner was not alone ahead by score / turns, in games "
           "with one winner",
       .source = "In the spirit of Browne 2008 (uncertainty, permanence)",
       .unit = "share of turns",
       .isShare = true,
       .isBetweenPlayers = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "How late the winner took the lead for good. Low values: the rest of the game only confirms it, "
           "and could be cut.",
       .absent = noWinner,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (won(game) == nullptr) return std::nullopt;
         return ratio(game.lead.settled, game.lead.samples);
       }},
  };
  return rows;
}

/// By how much.
std::span<const MetricInfo> marginMetrics() {
  static const MetricInfo rows[] = {
      {.id = "comeback",
       .name = "Comeback",
       .group = MetricGroup::Drama,
       .formula =
           "largest number of points by which the winner was behind the best other player at the end of a "
           "turn; 0 when never behind",
       .source = "In the spirit of Browne 2008 (drama)",
       .unit = "points",
       .isBetweenPlayers = true,
       .high = unbounded,
       .interval = meanInterval,
       .advice = "Read it against the scores: 0 means that nobody ever comes from behind.",
       .absent = noWinner,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (won(game) == nullptr) return std::nullopt;
         return static_cast<double>(game.lead.deficit);
       }},
      {.id = "scoreSwing",
       .name = "Score swing",
       .group = MetricGroup::Drama,
       .formula = "the winner's greatest lead at the end of a turn - the winner's smallest (a deficit counts "
                  "below 0)",
       .unit = "points",
       .isBetweenPlayers = true,
       .high = unbounded,
       .interval = meanInterval,
       .advice =
           "How far the scales move in a game. Its standard deviation says how much games differ in that.",
       .absent = noWinner,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (won(game) == nullptr) return std::nullopt;
         return static_cast<double>(game.lead.swing);
       }},
      {.id = "margin",
       .name = "Final margin",
       .group = MetricGroup::Drama,
       .formula = "the winner's score - the best other score at the end; below 0 where not the score decides",
       .unit = "points",
       .isBetweenPlayers = true,
       .low = -unbounded,
       .high = unbounded,
       .interval = meanInterval,
       .advice = "Close games keep everybody in. Compare with the spread of the scores.",
       .absent = noWinner,
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (won(game) == nullptr) return std::nullopt;
         return static_cast<double>(game.lead.margin);
       }},
  };
  return rows;
}

}  // namespace ludo::metrics
