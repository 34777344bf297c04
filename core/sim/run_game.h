// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/agents/agent.h"
#include "core/sim/trace.h"

namespace ludo::sim {

struct RunOptions {
  std::uint64_t maxTurns = 0;    ///< 0: the game's own metadata.maxTurns
  bool recordEntries = true;     ///< false: keep counters only (see GameSummary), no trace entries
};

/// Plays one game between the agents (one a seat) from `seed`. The game's random numbers and each agent's are
/// independent streams of that seed.
GameTrace runGame(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  const RunOptions& options = {}, std::stop_token stop = {});

/// What a batch keeps of each game: small, and enough for metrics and for finding the game again.
struct GameSummary {
  std::uint64_t index = 0;
  std::uint64_t seed = 0;         ///< play it again with runGame and this seed
  std::uint32_t plies = 0;
  std::uint64_t turns = 0;
  Stop stop = Stop::Ended;
  std::vector<kernel::SeatResult> results;     ///< by seat; empty unless the game ended
  std::vector<std::int64_t> scores;
  std::vector<std::uint32_t> branching;        ///< legal moves at each ply
  std::vector<std::uint32_t> actionCounts;     ///< by action
  std::vector<std::uint32_t> actionChances;    ///< by action: plies at which it was legal beside another action
  std::uint32_t repeatedPositions = 0;         ///< plies that led to a position seen before in this game
  std::uint32_t firstRepeatPly = 0;
  std::uint32_t longestStall = 0;              ///< longest run of plies without a change of variables or tokens
  std::uint32_t stallPly = 0;
  std::uint32_t depthExceeded = 0;             ///< trigger chains cut off
  std::uint32_t depthPly = 0;
  std::vector<std::uint32_t> triggerCounts;    ///< by trigger
  std::uint64_t finalHash = 0;
};

struct BatchOptions {
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::vector<std::string> agents;  ///< by seat; one name serves all seats
  std::uint64_t maxTurns = 0;
  unsigned threads = 0;             ///< 0: as many as the machine has
};

struct BatchProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  double gamesPerSecond = 0;
  double secondsLeft = 0;
};

struct Batch {
  BatchOptions options;
  std::vector<GameSummary> games;  ///< in index order; those not played before a stop are left out
  double seconds = 0;
  bool cancelled = false;
};

/// Plays games in parallel. Game i is seeded from (seed, i) and stored at i: the games are the same with any
/// number of threads. `progress` is called from worker threads, at most about ten times a second, one call at
/// a time. Returns soon after a stop request, with the games finished so far.
Batch runBatch(const kernel::RulesPtr& rules, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {});

/// The seed of game `index` of a batch.
std::uint64_t gameSeed(std::uint64_t masterSeed, std::uint64_t index);
/// Plays game `summary` of a batch again, recording everything.
GameTrace replayGame(const kernel::RulesPtr& rules, const BatchOptions& options, const GameSummary& summary);

}  // namespace ludo::sim
