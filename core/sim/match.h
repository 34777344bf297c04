// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/sim/run_batch.h"

namespace ludo::sim {

/// A question of skill: does one agent beat another at this game?
struct MatchOptions {
  std::string stronger = "greedy";  ///< what makeAgent knows
  std::string weaker = "random";
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t maxTurns = 0;                        ///< 0: the game's own metadata.maxTurns
  unsigned threads = 0;                              ///< 0: as many as the machine has
  std::int64_t stepsPerGame = limits::stepsPerGame;  ///< as in BatchOptions
  std::uint64_t first = 0;  ///< number of the first game: a match can be played in parts
};

/// The stronger agent has sat in each seat about equally often, the weaker one in all others: game by game it
/// goes on to the next seat.
struct Match {
  MatchOptions options;
  std::vector<Batch> batches;  ///< by the seat of the stronger agent; each can be played again by itself
  bool cancelled = false;
};

/// Takes in the games that come next of the same match.
void append(Match& match, Match more);

/// Plays the match. The same games with any number of threads; `progress` as with runBatch, over all games.
Match runMatch(const kernel::RulesPtr& rules, const MatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {},
               const JournalPart& journal = {});
/// The same games on a program that there is already.
Match runMatch(const engine::ProgramPtr& program, const MatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {},
               const JournalPart& journal = {});

}  // namespace ludo::sim
