// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo::metrics {

/// Thresholds of the flags and filters, in one place, written into the report.
struct FlagLimits {
  std::uint32_t loopRepeats = 2;       ///< LOOP_DETECTED: a position came back more often, no dice in between
  std::uint32_t trivialWinTurns = 3;   ///< TRIVIAL_WIN: won in fewer turns
  std::uint32_t stallPlies = 12;       ///< STALL: plies in a row that change no variable and no token
  double dominantShare = 0.8;          ///< DOMINANT_ACTION: taken in this share of its chances
  std::uint32_t dominantChances = 10;  ///< ... given at least so many chances in a game
  double strategyShare = 0.8;          ///< DOMINANT_STRATEGY: openings that win more than this share
  std::uint32_t strategyGames = 20;    ///< ... seen at least so often
  double seatAdvantage = 0.05;         ///< SEAT_ADVANTAGE: a seat wins this much more than its part
  double drawnShare = 0.95;            ///< NEARLY_ALL_DRAWN: this share of the games that ended
  std::uint32_t refusedEffects = 5;    ///< EFFECT_REFUSED: one effect was refused so often in a game
  std::uint32_t neverGames = 10;       ///< "never", "all" and SEAT_ADVANTAGE are said after so many games
  double rareShare =
      0.05;  ///< DOMINANT_ACTION, TRIVIAL_WIN, EFFECT_REFUSED: a smaller share of games is chance
  double filterShare = 0.05;  ///< filters: the share of games that may fail them
};

}  // namespace ludo::metrics
