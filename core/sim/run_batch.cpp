// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "core/base/hash.h"
#include "core/sim/run_game.h"
#include "core/sim/summary.h"

namespace ludo::sim {
namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned mostThreads = 256;
constexpr std::chrono::milliseconds betweenReports{100};

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

unsigned workerCount(const BatchOptions& options) {
  unsigned wanted =
      options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::clamp<std::uint64_t>(options.games, 1, std::min(wanted, mostThreads)));
}

/// Tells about finished games, seldom enough not to cost anything.
class Progress {
 public:
  Progress(std::uint64_t total, const std::function<void(const BatchProgress&)>& report)
      : m_total(total), m_report(report), m_start(Clock::now()), m_last(m_start) {}

  double seconds() const { return secondsSince(m_start); }

  void gameFinished() {
    const std::uint64_t done = ++m_done;
    if (!m_report) return;
    std::unique_lock lock(m_mutex, std::try_to_lock);
    const Clock::time_point now = Clock::now();
    if (!lock || (now - m_last < betweenReports && done != m_total)) return;
    m_last = now;
    const double rate = static_cast<double>(done) / std::max(seconds(), 1e-9);
    m_report({done, m_total, rate, static_cast<double>(m_total - done) / rate});
  }

 private:
  const std::uint64_t m_total;
  const std::function<void(const BatchProgress&)>& m_report;
  const Clock::time_point m_start;
  Clock::time_point m_last;
  std::mutex m_mutex;
  std::atomic<std::uint64_t> m_done{0};
};

std::vector<GameSummary> playShare(const engine::ProgramPtr& program, const BatchOptions& options,
                                   std::atomic<std::uint64_t>& nextGame, Progress& progress,
                                   const std::stop_token& stop) {
  const kernel::Rules& rules = program->rules();
  const OwnedAgents owned = makeAgents(agentsBySeat(options.agents, rules.seats()), program);
  const std::vector<agents::Agent*> players = pointers(owned);
  SummaryRecorder recorder(rules);
  std::vector<GameSummary> games;
  while (!stop.stop_requested()) {
    const std::uint64_t index = nextGame++;
    if (index >= options.games) break;
    const std::uint64_t seed = gameSeed(options.seed, index);
    play(rules, seed, players, options.maxTurns, stop, recorder);
    GameSummary summary = recorder.take();
    if (summary.stop == Stop::Cancelled) break;
    summary.index = index;
    summary.seed = seed;
    games.push_back(std::move(summary));
    progress.gameFinished();
  }
  return games;
}

/// In index order; games after one that a stop left unfinished are dropped, so that game i is always at i.
std::vector<GameSummary> merge(std::vector<std::vector<GameSummary>> shares) {
  std::size_t count = 0;
  for (const auto& share : shares) count += share.size();
  std::vector<GameSummary> games;
  games.reserve(count);
  std::vector<std::size_t> positions(shares.size(), 0);
  for (bool found = true; found;) {
    found = false;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      while (positions[i] < shares[i].size() && shares[i][positions[i]].index == games.size()) {
        games.push_back(std::move(shares[i][positions[i]++]));
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
  std::vector<std::vector<GameSummary>> shares(workerCount(options));
  const engine::ProgramPtr program = programFor(rules, agentsBySeat(options.agents, rules->seats()));
  {
    std::vector<std::jthread> workers;
    for (auto& share : shares) {
      workers.emplace_back([&] { share = playShare(program, options, nextGame, teller, stop); });
    }
  }
  Batch batch;
  batch.options = options;
  batch.games = merge(std::move(shares));
  batch.seconds = teller.seconds();
  batch.cancelled = batch.games.size() < options.games;
  return batch;
}

}  // namespace ludo::sim
