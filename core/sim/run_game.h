// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/agents/agent.h"
#include "core/sim/coverage.h"
#include "core/sim/game_summary.h"
#include "core/sim/journal.h"
#include "core/sim/trace.h"

namespace ludo::sim {

struct RunOptions {
  std::uint64_t maxTurns = 0;  ///< 0: the game's own metadata.maxTurns
  bool recordEntries = true;   ///< false: no trace entries, only how the game ended
};

/// Plays one game between the agents (one a seat) from `seed`. The game's random numbers and each agent's are
/// independent streams of that seed. A game past its turn cap stops; so does one that makes no headway in its
/// turns (more plies than a hundred a turn of the cap, and at least 1,000), and any game of 1,000,000 plies.
/// One in which an agent throws, or chooses no legal move, stops with the error; one that asks for more than
/// limits.h allows is given up.
GameTrace runGame(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  const RunOptions& options = {}, std::stop_token stop = {});

struct BatchOptions {
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::vector<std::string>
      agents;  ///< texts that makeAgent understands, by seat; the last one serves all further seats
  std::uint64_t maxTurns = 0;
  unsigned threads = 0;   ///< 0: as many as the machine has
  bool coverage = false;  ///< whether to count how often each construct of the rules runs
};

struct BatchProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  double gamesPerSecond = 0;
  double secondsLeft = 0;
};

struct Batch {
  BatchOptions options;
  std::vector<GameSummary> games;  ///< game i at i; after a stop, the games before the first unfinished one
  double seconds = 0;
  bool cancelled = false;  ///< not all games were played
  /// Because of games that were given up: they had taken limits::stepsInVain.
  bool givenUp = false;
  std::optional<Coverage> coverage;  ///< of these games, when asked for
};

/// Plays games in parallel. Game i is seeded from (seed, i) and stored at i: the games are the same with any
/// number of threads. `progress` is called from worker threads, at most about ten times a second, one call at
/// a time. Returns soon after a stop request, or when `journal` cannot be written, with the games finished so
/// far.
Batch runBatch(const kernel::RulesPtr& rules, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {},
               const JournalPart& journal = {});

/// The names of BatchOptions::agents spread over the seats; "random" where no name is given.
std::vector<std::string> agentsBySeat(const std::vector<std::string>& names, kernel::Seat seats);
/// The seed of game `index` of a batch.
std::uint64_t gameSeed(std::uint64_t masterSeed, std::uint64_t index);
/// Plays game `summary` of a batch again, recording everything.
GameTrace replayGame(const kernel::RulesPtr& rules, const BatchOptions& options, const GameSummary& summary);
/// Plays one game with agents by name (see BatchOptions::agents); the trace names them.
GameTrace runNamedGame(const kernel::RulesPtr& rules, std::uint64_t seed,
                       const std::vector<std::string>& agents, const RunOptions& options = {},
                       std::stop_token stop = {});

}  // namespace ludo::sim
