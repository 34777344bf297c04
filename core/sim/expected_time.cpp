// SPDX-License-Identifier: Apache-2.0
#include "core/sim/expected_time.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "core/agents/agent.h"
#include "core/kernel/kernel.h"
#include "core/sim/play.h"

namespace ludo::sim {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t sampledGames = 3;
constexpr std::size_t mostDecisions = 3;                     ///< of each seat that are thought over
constexpr std::chrono::milliseconds longestGames{300};       ///< for the games
constexpr std::chrono::milliseconds longestDecisions{1000};  ///< for all decisions
/// More steps than this in a random game are more than it is worth to know.
constexpr std::int64_t stepsPerGame = 20'000'000;

struct SampledDecision {
  kernel::State state;
  std::vector<kernel::Move> legal;
};

/// Counts the decisions of each seat, and keeps some of them, each with the same chance (reservoir sampling).
class DecisionSampler final : public PlayObserver {
 public:
  explicit DecisionSampler(std::size_t seats) : m_rng(1), m_counts(seats, 0), m_kept(seats) {}

  void started(const kernel::State&) override {}
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal, std::size_t) override {
    if (legal.size() < 2) return;
    const auto seat = static_cast<std::size_t>(kernel::playerToMove(before));
    std::vector<SampledDecision>& kept = m_kept[seat];
    const std::uint64_t place = m_rng.below(++m_counts[seat]);
    if (kept.size() < mostDecisions) {
      kept.push_back({before, legal});
    } else if (place < mostDecisions) {
      kept[place] = {before, legal};
    }
  }
  void resolved(const kernel::State&, const kernel::EventLog&) override {}
  void failed(const AgentError&) override {}
  void givenUp(const GivenUp&) override {}
  void finished(const kernel::State&, Stop) override { ++m_games; }

  /// Of games that were cut off, fewer than there would be.
  double perGame(std::size_t seat) const {
    return static_cast<double>(m_counts[seat]) / static_cast<double>(std::max<std::uint64_t>(m_games, 1));
  }
  const std::vector<SampledDecision>& kept(std::size_t seat) const { return m_kept[seat]; }

 private:
  Rng m_rng;
  std::uint64_t m_games = 0;
  std::vector<std::uint64_t> m_counts;               ///< by seat
  std::vector<std::vector<SampledDecision>> m_kept;  ///< by seat
};

/// Requests a stop when the time is over, or when somebody else does.
class TimeLimit {
 public:
  TimeLimit(const std::stop_token& outer, std::chrono::milliseconds longest)
      : m_follow(outer, [this] { m_source.request_stop(); }),
        m_timer([this, longest](const std::stop_token& ended) {
          std::unique_lock lock(m_mutex);
          m_wake.wait_for(lock, ended, longest, [] { return false; });
          m_source.request_stop();
        }) {}

  std::stop_token token() const { return m_source.get_token(); }

 private:
  std::stop_source m_source;
  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::stop_callback<std::function<void()>> m_follow;
  std::jthread m_timer;
};

bool thinks(const std::string& agent) {
  return agent != "random" && agent != "randomTurn";
}

/// How long one of these decisions takes, on average; nothing where the agent fails.
std::optional<double> secondsPerDecision(agents::Agent& agent, const kernel::Rules& rules,
                                         const std::vector<SampledDecision>& positions,
                                         const std::stop_token& stop) {
  Rng rng(1);
  const Clock::time_point begun = Clock::now();
  double decided = 0;
  for (const SampledDecision& position : positions) {
    if (decided > 0 && stop.stop_requested()) break;
    try {
      agent.newGame();
      agents::ask(agent, rules, position.state, position.legal, rng, stop);
    } catch (...) {
      return std::nullopt;
    }
    ++decided;
  }
  return decided > 0 ? std::chrono::duration<double>(Clock::now() - begun).count() / decided : 0;
}

}  // namespace

std::optional<ExpectedTime> expectedTime(const engine::ProgramPtr& program,
                                         const std::vector<std::string>& agentsBySeat, std::uint64_t maxTurns,
                                         const std::stop_token& stop) {
  if (std::ranges::none_of(agentsBySeat, thinks)) return std::nullopt;
  const kernel::Rules& rules = program->rules();
  DecisionSampler sampler(agentsBySeat.size());
  const OwnedAgents players = makeAgents(std::vector<std::string>(agentsBySeat.size(), "random"), nullptr);
  const TimeLimit ofGames(stop, longestGames);
  for (std::uint64_t game = 0; game < sampledGames && !ofGames.token().stop_requested(); ++game)
    play(rules, game, pointers(players), maxTurns, ofGames.token(), sampler, program.get(), stepsPerGame);
  const bool isCut = ofGames.token().stop_requested();
  const OwnedAgents agents = makeAgents(agentsBySeat, program);
  const TimeLimit limit(stop, longestDecisions);
  ExpectedTime expected;
  for (std::size_t seat = 0; seat < agents.size(); ++seat) {
    expected.decisionsPerGame += sampler.perGame(seat);
    if (!thinks(agentsBySeat[seat])) continue;
    const std::optional<double> seconds =
        secondsPerDecision(*agents[seat], rules, sampler.kept(seat), limit.token());
    if (!seconds) return std::nullopt;
    expected.secondsPerGame += *seconds * sampler.perGame(seat);
    if (*seconds < expected.secondsPerDecision) continue;
    expected.secondsPerDecision = *seconds;
    expected.slowest = agentsBySeat[seat];
  }
  if (stop.stop_requested()) return std::nullopt;
  if (isCut || limit.token().stop_requested()) expected.bound = ExpectedTime::Bound::Least;
  return expected;
}

std::optional<ExpectedTime> expectedTimeOfMeetings(const engine::ProgramPtr& program,
                                                   const std::vector<std::string>& agents,
                                                   std::uint64_t maxTurns, const std::stop_token& stop) {
  std::optional<ExpectedTime> all;
  const auto seats = static_cast<std::size_t>(program->rules().seats());
  for (const std::string& agent : agents) {
    if (agents::agentMistake(agent)) return std::nullopt;
    const auto alone = expectedTime(program, std::vector<std::string>(seats, agent), maxTurns, stop);
    if (!alone) continue;
    if (!all) all.emplace();
    all->secondsPerGame += alone->secondsPerGame / static_cast<double>(agents.size());
    all->decisionsPerGame = alone->decisionsPerGame;
    if (alone->bound == ExpectedTime::Bound::Least) all->bound = alone->bound;
    if (alone->secondsPerDecision < all->secondsPerDecision) continue;
    all->secondsPerDecision = alone->secondsPerDecision;
    all->slowest = alone->slowest;
  }
  return stop.stop_requested() ? std::nullopt : all;
}

}  // namespace ludo::sim
