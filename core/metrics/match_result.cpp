// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/match_result.h"

#include <algorithm>

namespace ludo::metrics {

MatchResult matchResult(const sim::Match& match) {
  MatchResult result;
  result.stronger = match.options.stronger;
  result.weaker = match.options.weaker;
  result.complete = !match.cancelled;
  std::uint64_t strongOnly = 0;
  std::uint64_t weakOnly = 0;
  std::uint64_t strong = 0;
  std::uint64_t weak = 0;
  std::uint64_t nobody = 0;
  std::uint64_t weakSeats = 0;
  sim::Sample differences;
  for (std::size_t seat = 0; seat < match.batches.size(); ++seat) {
    const sim::Batch& batch = match.batches[seat];
    const std::size_t others = batch.options.agents.size() - 1;
    MatchResult::Seating seating{static_cast<kernel::Seat>(seat), batch.options.seed, batch.games.size(), 0};
    for (const sim::GameSummary& game : batch.games) {
      const bool strongerWon = game.won(seat);
      const auto wins = static_cast<std::size_t>(std::ranges::count(game.results, kernel::SeatResult::Win));
      const std::size_t weakerWins = wins - (strongerWon ? 1 : 0);
      seating.strongerWins += strongerWon ? 1 : 0;
      weak += weakerWins;
      nobody += wins == 0 ? 1 : 0;
      strongOnly += strongerWon && weakerWins == 0 ? 1 : 0;
      weakOnly += !strongerWon && weakerWins > 0 ? 1 : 0;
      const double weakerShare =
          others == 0 ? 0 : static_cast<double>(weakerWins) / static_cast<double>(others);
      differences.add((strongerWon ? 1.0 : 0.0) - weakerShare, result.games++);
    }
    strong += seating.strongerWins;
    weakSeats += others * batch.games.size();
    result.seatings.push_back(seating);
  }
  result.strongerWins = sim::makeShare(result.stronger + " wins", strong, result.games);
  result.weakerWins = sim::makeShare(result.weaker + " wins", weak, weakSeats);
  result.drawsAndOther = sim::makeShare("nobody wins", nobody, result.games);
  if (match.batches.size() <= 2) {
    result.difference = matchedDifference95(strongOnly, weakOnly, result.games);
  } else {
    const sim::Distribution mean = differences.distribution();
    result.difference = {mean.mean, std::max(-1.0, mean.low95), std::min(1.0, mean.high95)};
  }
  return result;
}

}  // namespace ludo::metrics
