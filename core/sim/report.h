// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/sim/run_game.h"
#include "core/text/data_node.h"

namespace ludo::sim {

/// One bar of a distribution and the games in it.
struct Bin {
  double low = 0;   ///< values from low up to, not including, high
  double high = 0;
  std::uint64_t count = 0;
  std::vector<std::uint64_t> games;  ///< indices into the batch, at most 1,000 kept
};

/// A sample of numbers: what a metric was in each game (or ply).
struct Distribution {
  std::uint64_t n = 0;
  double mean = 0;
  double standardDeviation = 0;   ///< of the sample (n - 1)
  double low95 = 0, high95 = 0;   ///< normal 95 % interval of the mean, mean +- 1.96 s/sqrt(n)
  double minimum = 0, median = 0, maximum = 0;
  std::vector<Bin> bins;          ///< equal width, covering minimum to maximum; at most 40
};

/// How often something happened in n chances, with the Wilson 95 % interval (Wilson 1927).
struct Share {
  std::string name;
  std::uint64_t count = 0;
  std::uint64_t n = 0;
  double value = 0;
  double low95 = 0, high95 = 0;
  std::vector<std::uint64_t> games;  ///< at most 1,000 kept
};

enum class FlagKind { LoopDetected, NoLegalMoves, DominantAction, TrivialWin, Stall, TriggerDepthExceeded };

/// A sign of degeneracy, with the games that raised it (seed 003 section 2.4 C).
struct Flag {
  FlagKind kind = FlagKind::LoopDetected;
  std::string message;               ///< for people: what was seen, how often
  std::uint64_t count = 0;           ///< games that raised it
  std::vector<std::uint64_t> games;  ///< at most 1,000 kept
  std::vector<std::uint32_t> plies;  ///< by kept game: the ply that shows it
};
std::string_view flagName(FlagKind kind);  ///< "LOOP_DETECTED"

struct EvalReport {
  std::string gameId;
  std::uint64_t gameHash = 0;
  BatchOptions options;
  std::uint64_t games = 0;
  Distribution plies;
  Distribution turns;
  Distribution branching;            ///< per game: mean legal moves a ply
  Distribution branchingPerPly;      ///< pooled over all plies (bins list the games)
  std::vector<Share> outcomes;       ///< "player 1 wins", ..., "draw", "turn cap", "no legal moves"
  std::vector<Share> actions;        ///< share of all plies, by action
  std::vector<Distribution> scores;  ///< by seat; empty when the game has no scoring
  std::vector<Flag> flags;
};

/// Thresholds of the flags, in one place, written into the report.
struct FlagLimits {
  std::uint32_t trivialWinTurns = 3;     ///< TRIVIAL_WIN: won in fewer turns
  std::uint32_t stallPlies = 12;         ///< STALL: plies in a row that change no variable and no token
  double dominantShare = 0.8;            ///< DOMINANT_ACTION: taken in this share of its chances
  std::uint32_t dominantChances = 10;    ///< ... given at least so many chances in a game
};

EvalReport evaluate(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits = {});
text::DataNode writeReport(const EvalReport& report);

}  // namespace ludo::sim
