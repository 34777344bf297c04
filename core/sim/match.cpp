// SPDX-License-Identifier: Apache-2.0
#include "core/sim/match.h"

#include "core/base/hash.h"
#include "core/sim/play.h"

namespace ludo::sim {
namespace {

/// Of the first games of a match, those in which the stronger agent has the seat.
std::uint64_t gamesAtSeat(std::uint64_t seat, std::uint64_t seats, std::uint64_t games) {
  return games / seats + (seat < games % seats ? 1 : 0);
}

}  // namespace

void append(Match& match, Match more) {
  match.cancelled = more.cancelled;
  match.options.games += more.options.games;
  if (match.batches.empty()) match.batches.resize(more.batches.size());
  for (std::size_t seat = 0; seat < more.batches.size(); ++seat) {
    Batch& batch = match.batches[seat];
    if (batch.games.empty()) {
      batch = std::move(more.batches[seat]);
    } else {
      append(batch, std::move(more.batches[seat]));
    }
  }
}

Match runMatch(const kernel::RulesPtr& rules, const MatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
               const JournalPart& journal) {
  return runMatch(programFor(rules, {options.stronger, options.weaker}, options.games), options, progress,
                  std::move(stop), journal);
}

Match runMatch(const engine::ProgramPtr& program, const MatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
               const JournalPart& journal) {
  constexpr std::uint64_t matchGames = stableHash("games of a match");
  Match match;
  match.options = options;
  const auto seats = static_cast<std::uint64_t>(program->rules().seats());
  std::uint64_t before = 0;
  for (std::uint64_t seat = 0; seat < seats && !match.cancelled; ++seat) {
    BatchOptions batch;
    batch.first = gamesAtSeat(seat, seats, options.first);
    batch.games = gamesAtSeat(seat, seats, options.first + options.games) - batch.first;
    batch.seed = combine(combine(matchGames, options.seed), seat);
    batch.agents.assign(seats, options.weaker);
    batch.agents[seat] = options.stronger;
    batch.maxTurns = options.maxTurns;
    batch.threads = options.threads;
    batch.stepsPerGame = options.stepsPerGame;
    const auto forward = [&](const BatchProgress& now) {
      const std::uint64_t done = before + now.done;
      progress({done, options.games, now.gamesPerSecond,
                static_cast<double>(options.games - done) / now.gamesPerSecond});
    };
    match.batches.push_back(runBatch(program, batch,
                                     progress ? forward : std::function<void(const BatchProgress&)>(), stop,
                                     journal.part("seat " + std::to_string(seat))));
    match.cancelled = match.batches.back().cancelled;
    before += batch.games;
  }
  return match;
}

}  // namespace ludo::sim
