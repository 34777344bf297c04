// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <thread>

#include "core/base/hash.h"
#include "core/sim/coverage_recorder.h"
#include "core/sim/progress.h"
#include "core/sim/run_game.h"
#include "core/sim/summary.h"

namespace ludo::sim {
namespace {

/// What one worker brings home.
struct WorkersShare {
  std::vector<GameSummary> games;
  std::optional<Coverage> coverage;
};

/// Hands everything on to two observers.
class Both final : public PlayObserver {
 public:
  Both(SummaryRecorder& summary, CoverageRecorder& coverage) : m_summary(summary), m_coverage(coverage) {}

  bool wantsEffects() const override { return true; }
  void setUp(const kernel::EventLog& log) override {
    m_summary.setUp(log);
    m_coverage.setUp(log);
  }
  void started(const kernel::State& state) override { m_summary.started(state); }
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override {
    m_summary.chosen(before, legal, choice);
    m_coverage.chosen(before, legal, choice);
  }
  void resolved(const kernel::State& after, const kernel::EventLog& log) override {
    m_summary.resolved(after, log);
    m_coverage.resolved(after, log);
  }
  void failed(const AgentError& error) override { m_summary.failed(error); }
  void finished(const kernel::State& state, Stop stop) override {
    m_summary.finished(state, stop);
    m_coverage.finished(state, stop);
  }

 private:
  SummaryRecorder& m_summary;
  CoverageRecorder& m_coverage;
};

WorkersShare playShare(const engine::ProgramPtr& program, const BatchOptions& options,
                       std::atomic<std::uint64_t>& nextGame, Progress& progress,
                       const std::stop_token& stop) {
  const kernel::Rules& rules = program->rules();
  const OwnedAgents owned = makeAgents(agentsBySeat(options.agents, rules.seats()), program);
  const std::vector<agents::Agent*> players = pointers(owned);
  SummaryRecorder recorder(rules);
  CoverageRecorder coverage(rules);
  Both both(recorder, coverage);
  PlayObserver& observer = options.coverage ? static_cast<PlayObserver&>(both) : recorder;
  WorkersShare share;
  while (!stop.stop_requested()) {
    const std::uint64_t index = nextGame++;
    if (index >= options.games) break;
    const std::uint64_t seed = gameSeed(options.seed, index);
    coverage.setGame(index);
    play(rules, seed, players, options.maxTurns, stop, observer);
    GameSummary summary = recorder.take();
    if (summary.stop == Stop::Cancelled) break;
    summary.index = index;
    summary.seed = seed;
    share.games.push_back(std::move(summary));
    progress.gameFinished();
  }
  if (options.coverage) share.coverage = coverage.coverage();
  return share;
}

/// In index order; games after one that a stop left unfinished are dropped, so that game i is always at i.
std::vector<GameSummary> merge(std::vector<WorkersShare> shares) {
  std::size_t count = 0;
  for (const WorkersShare& share : shares) count += share.games.size();
  std::vector<GameSummary> games;
  games.reserve(count);
  std::vector<std::size_t> positions(shares.size(), 0);
  for (bool found = true; found;) {
    found = false;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      std::vector<GameSummary>& played = shares[i].games;
      while (positions[i] < played.size() && played[positions[i]].index == games.size()) {
        games.push_back(std::move(played[positions[i]++]));
        found = true;
      }
    }
  }
  return games;
}

}  // namespace

std::uint64_t gameSeed(std::uint64_t masterSeed, std::uint64_t index) {
  constexpr std::uint64_t batchGames = stableHash("games of a batch");
  return combine(combine(batchGames, masterSeed), index);
}

Batch runBatch(const kernel::RulesPtr& rules, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress, std::stop_token stop) {
  Progress teller(options.games, progress);
  std::atomic<std::uint64_t> nextGame{0};
  std::vector<WorkersShare> shares(workerCount(options.threads, options.games));
  const engine::ProgramPtr program = programFor(rules, agentsBySeat(options.agents, rules->seats()));
  {
    std::vector<std::jthread> workers;
    for (auto& share : shares) {
      workers.emplace_back([&] { share = playShare(program, options, nextGame, teller, stop); });
    }
  }
  Batch batch;
  batch.options = options;
  if (options.coverage) {
    batch.coverage.emplace();
    for (const WorkersShare& share : shares) batch.coverage->add(*share.coverage);
  }
  batch.games = merge(std::move(shares));
  batch.seconds = teller.seconds();
  batch.cancelled = batch.games.size() < options.games;
  return batch;
}

}  // namespace ludo::sim
