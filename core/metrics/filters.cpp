// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/filters.h"

#include <algorithm>
#include <functional>

#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

using sim::GameSummary;
using sim::Stop;

constexpr FilterInfo filterRows[] = {
    {"terminates", "Game terminates within max turns", "the game was stopped at its turn cap",
     "in no more than filterShare of the games"},
    {"noLoops", "No infinite loops or trigger cascades",
     "a position came back more than loopRepeats times with no random number drawn, or a chain of triggers "
     "was cut "
     "off",
     "in no more than filterShare of the games"},
    {"legalMoves", "Legal moves exist on most turns", "the player to move had no legal move",
     "at no more than half of the plies"},
    {"notTrivial", "Not won trivially, in very few turns", "somebody won in fewer than trivialWinTurns turns",
     "in no more than filterShare of the games"},
    {"severalMoves", "Multiple actions used across a game",
     "all moves of the game, arguments included, were the same one",
     "in no more than filterShare of the games"},
};

bool fails(std::size_t filter, const GameSummary& game, const FlagLimits& limits) {
  switch (filter) {
    case 0:
      return game.stop == Stop::TurnCap;
    case 1:
      return game.mostRepeats > limits.loopRepeats || game.depthExceeded > 0;
    case 2:
      return game.stop == Stop::NoLegalMoves;
    case 3:
      return game.turns < limits.trivialWinTurns &&
             std::ranges::find(game.results, kernel::SeatResult::Win) != game.results.end();
    default:
      return game.distinctMoves < 2;
  }
}

/// The thresholds in a text, each as what it is.
std::string inNumbers(std::string_view words, const FlagLimits& limits) {
  std::string text(words);
  for (const auto& [name, value] :
       {std::pair{"loopRepeats", limits.loopRepeats}, std::pair{"trivialWinTurns", limits.trivialWinTurns}}) {
    const std::size_t at = text.find(name);
    if (at != std::string::npos) text.replace(at, std::string_view(name).size(), std::to_string(value));
  }
  return text;
}

}  // namespace

std::span<const FilterInfo> filterTable() {
  return filterRows;
}

std::vector<Filter> applyFilters(const sim::Batch& batch, const FlagLimits& limits) {
  constexpr std::size_t ofPlies = 2;
  std::vector<Filter> filters;
  for (std::size_t i = 0; i < std::size(filterRows); ++i) {
    std::uint64_t count = 0;
    std::uint64_t chances = 0;
    std::vector<std::uint64_t> games;
    for (const GameSummary& game : batch.games) {
      const bool failing = fails(i, game, limits);
      // A player without a move is asked once more than there are plies.
      chances += i == ofPlies ? game.plies + (failing ? 1U : 0U) : 1U;
      if (!failing) continue;
      ++count;
      if (games.size() < sim::keptGames) games.push_back(game.index);
    }
    const double most = i == ofPlies ? 0.5 : limits.filterShare;
    Filter filter;
    filter.id = filterRows[i].id;
    filter.rule = filterRows[i].holds;
    filter.failing = sim::makeShare(inNumbers(filterRows[i].fails, limits), count, chances, std::move(games));
    filter.passed = filter.failing.value <= most;
    filters.push_back(std::move(filter));
  }
  return filters;
}

}  // namespace ludo::metrics
