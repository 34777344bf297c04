// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/limits.h"
#include "core/engine/program.h"
#include "core/sim/coverage.h"
#include "core/sim/expected_time.h"
#include "core/sim/game_summary.h"
#include "core/sim/journal.h"
#include "core/sim/trace.h"

namespace ludo::sim {

struct BatchOptions {
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::vector<std::string>
      agents;  ///< texts that makeAgent understands, by seat; the last one serves all further seats
  std::uint64_t maxTurns = 0;  ///< 0: the game's own metadata.maxTurns
  unsigned threads = 0;        ///< 0: as many as the machine has
  bool coverage = false;       ///< whether to count how often each construct of the rules runs
  std::uint64_t first = 0;     ///< number of the first game: a batch can be played in parts
  std::int64_t stepsPerGame = limits::stepsPerGame;  ///< beyond them a game is given up

  /// Whether all seats have the same agent.
  bool seatsAreAlike() const {
    return std::ranges::adjacent_find(agents, std::ranges::not_equal_to()) == agents.end();
  }
};

struct BatchProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  double gamesPerSecond = 0;
  double secondsLeft = 0;
  /// Told once, before the first game, where agents think: the numbers above come from it then.
  std::optional<ExpectedTime> expected = std::nullopt;
};

struct Batch {
  BatchOptions options;
  /// Game first + i at i; after a stop, the games before the first unfinished one.
  std::vector<GameSummary> games;
  double seconds = 0;
  /// What the kernel did for the games that were played here, in the steps of limits.h. What a program does
  /// instead, the legal moves that it lists or whole games, does not count.
  std::int64_t steps = 0;
  /// Random games that the kernel played in place of code, and why: the end of a sentence that says how many.
  std::uint64_t byKernel = 0;
  std::string whyByKernel;
  bool cancelled = false;  ///< not all games were played
  /// Because of games that were given up: they had taken limits::stepsInVain.
  bool givenUp = false;
  std::optional<Coverage> coverage;  ///< of these games, when asked for
};

/// Takes in the games that come next of the same batch.
void append(Batch& batch, Batch more);

/// Plays games in parallel. Game i is seeded from (seed, i): the games are the same with any number of
/// threads, and in however many parts. `progress` is called from worker threads, at most about ten times a
/// second, one call at a time. Returns soon after a stop request, or when `journal` cannot be written, with
/// the games finished so far. With the journal of a shard, only the shard's games are played.
Batch runBatch(const kernel::RulesPtr& rules, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {},
               const JournalPart& journal = {});

/// The same games on a program that there is already: nothing is made for them.
Batch runBatch(const engine::ProgramPtr& program, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress = {}, std::stop_token stop = {},
               const JournalPart& journal = {});

/// The names of BatchOptions::agents spread over the seats; "random" where no name is given.
std::vector<std::string> agentsBySeat(const std::vector<std::string>& names, kernel::Seat seats);
/// The seed of game `index` of a batch.
std::uint64_t gameSeed(std::uint64_t masterSeed, std::uint64_t index);
/// Plays game `summary` of a batch again, recording everything.
GameTrace replayGame(const kernel::RulesPtr& rules, const BatchOptions& options, const GameSummary& summary);
}  // namespace ludo::sim
