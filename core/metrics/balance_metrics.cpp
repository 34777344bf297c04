// SPDX-License-Identifier: Apache-2.0
// Whether it matters where one sits.
#include <algorithm>
#include <cmath>

#include "core/metrics/estimates.h"
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

/// One minus the gap between the seats that won most and least often.
void measureBalance(const PlayedGames& played, Metric& metric) {
  const auto seats = static_cast<std::size_t>(played.rules.seats());
  std::vector<std::uint64_t> wins(seats, 0);
  for (const sim::GameSummary& game : played.batch.games) {
    for (std::size_t seat = 0; seat < seats; ++seat) wins[seat] += game.won(seat) ? 1 : 0;
  }
  const auto best = static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin());
  const auto worst = static_cast<std::size_t>(std::ranges::min_element(wins) - wins.begin());
  std::uint64_t bestOnly = 0;
  std::uint64_t worstOnly = 0;
  for (const sim::GameSummary& game : played.batch.games) {
    if (game.won(best) && !game.won(worst)) {
      ++bestOnly;
      if (metric.games.size() < sim::keptGames) metric.games.push_back(game.index);
    }
    worstOnly += game.won(worst) && !game.won(best) ? 1 : 0;
  }
  metric.n = played.batch.games.size();
  const Estimate gap = matchedDifference95(bestOnly, worstOnly, metric.n);
  metric.value = 1 - gap.value;
  metric.low95 = 1 - std::max(std::abs(gap.low), std::abs(gap.high));
  metric.high95 = gap.low <= 0 ? 1 : 1 - gap.low;
}

}  // namespace

std::span<const MetricInfo> balanceMetrics() {
  static const MetricInfo rows[] = {
      {.id = "balance",
       .name = "Balance",
       .group = MetricGroup::Balance,
       .formula = "1 - (win rate of the seat that won most - win rate of the seat that won least)",
       .source = "Todd et al. 2025, appendix E (max win rate gap between players), after Todd et al. 2024",
       .unit = "share",
       .isShare = true,
       .isBetweenPlayers = true,
       .high = 1,
       .interval =
           "From the interval of Agresti and Min (2005) for the difference of two matched shares; with "
           "more than two seats it leaves out that the extreme pair was picked",
       .advice =
           "1 means that all seats win equally often. Weak agents exaggerate or hide an advantage: look at "
           "it again with stronger ones before you change the rules.",
       .games = "games that the seat with most wins won, and the one with fewest did not",
       .whole = measureBalance},
      {.id = "firstPlayerWins",
       .name = "Wins of the first player",
       .group = MetricGroup::Balance,
       .formula = "games won by the player who decided first / games that somebody won",
       .source = "Browne 2008 (advantage)",
       .unit = "share of games",
       .isShare = true,
       .isBetweenPlayers = true,
       .high = 1,
       .interval = wilsonInterval,
       .advice =
           "Fair is one part in as many as there are seats: 50 % for two. A compensation for the others, or "
           "the pie rule, mends an advantage of the first move.",
       .absent = "Nobody won a game",
       .games = "games that the first player won",
       .inGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<bool> {
         if (game.firstPlayer == kernel::nobody ||
             std::ranges::find(game.results, kernel::SeatResult::Win) == game.results.end())
           return std::nullopt;
         return game.won(static_cast<std::size_t>(game.firstPlayer));
       }},
  };
  return rows;
}

}  // namespace ludo::metrics
