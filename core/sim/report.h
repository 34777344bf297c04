// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/sim/run_game.h"
#include "core/sim/statistics.h"

namespace ludo::sim {

/// Signs of degeneracy (seed 003 section 2.4 C).
enum class FlagKind {
  LoopDetected,    ///< a position came back too often, or play reached the turn cap and positions recurred
  NoLegalMoves,    ///< the player to move had no move, yet the game was not over
  DominantAction,  ///< one action was taken nearly always when there was a choice
  TrivialWin,      ///< somebody won within very few turns
  Stall,           ///< nothing on the table changed for many plies in a row
  TriggerDepthExceeded,  ///< a chain of triggers was cut off
};
std::string_view flagName(FlagKind kind);  ///< "LOOP_DETECTED"

/// Thresholds of the flags, in one place, written into the report.
struct FlagLimits {
  std::uint32_t loopRepeats = 2;       ///< LOOP_DETECTED: a position came back more often, no dice in between
  std::uint32_t trivialWinTurns = 3;   ///< TRIVIAL_WIN: won in fewer turns
  std::uint32_t stallPlies = 12;       ///< STALL: plies in a row that change no variable and no token
  double dominantShare = 0.8;          ///< DOMINANT_ACTION: taken in this share of its chances
  std::uint32_t dominantChances = 10;  ///< ... given at least so many chances in a game
};

/// One sign of degeneracy, with the games that raised it.
struct Flag {
  FlagKind kind = FlagKind::LoopDetected;
  std::string action;                ///< DOMINANT_ACTION: which one
  std::string message;               ///< for people: what was seen, how often
  std::uint64_t count = 0;           ///< games that raised it
  std::vector<std::uint64_t> games;  ///< GameSummary::index, rising, at most keptGames
  std::vector<std::uint32_t> plies;  ///< by kept game: the step of its Replay that shows it
};

struct EvalReport {
  std::string gameId;
  std::uint64_t gameHash = 0;
  kernel::Seat seats = 0;
  BatchOptions options;
  FlagLimits limits;
  bool complete = true;     ///< false: stopped before all games of `options` were played
  std::uint64_t games = 0;  ///< games played
  Distribution plies;
  Distribution turns;
  Distribution branching;        ///< per game: mean legal moves a ply
  Distribution branchingPerPly;  ///< pooled over all plies (bins list the games); the interval takes plies as
                                 ///< independent
  std::vector<Share> outcomes;   ///< "player 1 wins", ..., "draw", "turn cap", "no legal moves", of all games
  std::vector<Share>
      actions;  ///< of all plies, by action; then everything that is no action, when there is such
  std::vector<Distribution> scores;  ///< by seat; empty when the game has no scoring
  std::vector<Share> triggers;       ///< by trigger: the games in which it fired
  std::vector<Flag> flags;           ///< only those that were raised, in the order of FlagKind
};

EvalReport evaluate(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits = {});

/// Pretty-printed JSON. The same batch gives the same bytes, whatever the number of threads. Hashes are
/// 16 hexadecimal digits, seeds decimal digits, both as text.
std::string reportJson(const EvalReport& report);

}  // namespace ludo::sim
