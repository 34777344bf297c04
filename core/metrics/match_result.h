// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/metrics/estimates.h"
#include "core/sim/match.h"
#include "core/sim/statistics.h"

namespace ludo::metrics {

/// How a match between a stronger and a weaker agent came out.
struct MatchResult {
  std::string stronger;
  std::string weaker;
  std::uint64_t games = 0;
  bool complete = true;      ///< false: stopped before all games were played
  sim::Share strongerWins;   ///< of all games
  sim::Share weakerWins;     ///< of all games and seats of weaker agents
  sim::Share drawsAndOther;  ///< games that nobody won
  Estimate difference;       ///< of the two win rates
  struct Seating {
    kernel::Seat seat = 0;   ///< of the stronger agent
    std::uint64_t seed = 0;  ///< of the batch: gameSeed gives each game's
    std::uint64_t games = 0;
    std::uint64_t strongerWins = 0;
  };
  std::vector<Seating> seatings;
};

MatchResult matchResult(const sim::Match& match);

}  // namespace ludo::metrics
