// SPDX-License-Identifier: Apache-2.0
#include "core/bench/measure.h"

#include <algorithm>
#include <barrier>
#include <cassert>
#include <chrono>
#include <cmath>
#include <ctime>
#include <thread>

namespace ludo::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// How long a runner plays before the clock is looked at, in seconds.
constexpr double shortestStretch = 0.0005;
constexpr double longestStretch = 0.002;
constexpr std::uint64_t mostPlies = std::uint64_t{1} << 40;
constexpr std::size_t fewestRounds = 3;

struct Round {
  PlayCount played;
  double threadSeconds = 0;
  double wallSeconds = 0;

  double pliesPerSecond() const { return static_cast<double>(played.plies) / threadSeconds; }
  double pliesPerWallSecond() const { return static_cast<double>(played.plies) / wallSeconds; }
};

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A runner with the number of plies it plays between two looks at the clock.
class PacedRunner {
 public:
  explicit PacedRunner(std::unique_ptr<Runner> runner) : m_runner(std::move(runner)) {}

  Round play(double seconds, const std::stop_token& stop) {
    Round round;
    const double threadStart = threadSeconds();
    const Clock::time_point start = Clock::now();
    double before = 0;
    while (before < seconds && !stop.stop_requested()) {
      const PlayCount played = m_runner->play(m_plies);
      round.played.plies += played.plies;
      round.played.playouts += played.playouts;
      const double now = secondsSince(start);
      if (now - before < shortestStretch) m_plies = std::min(mostPlies, 2 * m_plies);
      if (now - before > longestStretch) m_plies = std::max<std::uint64_t>(1, m_plies / 2);
      before = now;
    }
    round.wallSeconds = secondsSince(start);
    round.threadSeconds = threadSeconds() - threadStart;
    return round;
  }

 private:
  std::unique_ptr<Runner> m_runner;
  std::uint64_t m_plies = 1;
};

/// A runner for each thread, made on threads that live at the same time: so their memory comes from places
/// apart. Where two runners share a cache line, two threads together are slower than one.
std::vector<PacedRunner> makeRunners(const Contender& contender, const MeasureOptions& options) {
  std::vector<std::unique_ptr<Runner>> made(options.threads);
  std::barrier together(options.threads);
  {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < options.threads; ++i) {
      threads.emplace_back([&, i] {
        together.arrive_and_wait();
        made[i] = contender.makeRunner(options.seed + i);
        together.arrive_and_wait();
      });
    }
  }
  std::vector<PacedRunner> runners;
  for (std::unique_ptr<Runner>& runner : made) runners.emplace_back(std::move(runner));
  return runners;
}

/// One contender with a runner for each thread, and its rounds so far.
class Lane {
 public:
  Lane(const Contender& contender, const MeasureOptions& options)
      : m_name(contender.name), m_runners(makeRunners(contender, options)) {}

  void warmUp(double seconds, const std::stop_token& stop) {
    for (PacedRunner& runner : m_runners) runner.play(seconds, stop);
  }
  void playAlone(double seconds, const std::stop_token& stop) {
    m_alone.push_back(m_runners.front().play(seconds, stop));
  }
  void playTogether(double seconds, const std::stop_token& stop) {
    std::vector<Round> rounds(m_runners.size());
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 0; i < m_runners.size(); ++i)
        threads.emplace_back([&, i] { rounds[i] = m_runners[i].play(seconds, stop); });
    }
    double sum = 0;
    for (const Round& round : rounds) sum += round.pliesPerWallSecond();
    m_together.push_back(sum);
  }

  double secondsAlone() const {
    double sum = 0;
    for (const Round& round : m_alone) sum += round.wallSeconds;
    return sum;
  }

  MeasuredSpeed result(const std::vector<Lane>& all) const {
    MeasuredSpeed result;
    result.name = m_name;
    std::vector<double> speeds;
    std::vector<double> scalings;
    double seconds = 0;
    for (std::size_t i = 0; i < m_alone.size(); ++i) {
      const Round& round = m_alone[i];
      result.plies += round.played.plies;
      result.playouts += round.played.playouts;
      seconds += round.threadSeconds;
      speeds.push_back(round.pliesPerSecond());
      const double alone = round.pliesPerWallSecond();
      if (!m_together.empty()) scalings.push_back(alone > 0 ? m_together[i] / alone : 0);
    }
    result.pliesPerSecond = estimate(std::move(speeds));
    if (result.playouts > 0) result.playoutsPerSecond = static_cast<double>(result.playouts) / seconds;
    for (const Lane& other : all) result.ratios.push_back(ratioTo(other));
    if (!m_together.empty()) {
      result.allThreads = estimate(m_together);
      result.scaling = estimate(std::move(scalings)).median;
    }
    return result;
  }

 private:
  double ratioTo(const Lane& other) const {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < m_alone.size(); ++i) {
      const double theirs = other.m_alone[i].pliesPerSecond();
      ratios.push_back(theirs > 0 ? m_alone[i].pliesPerSecond() / theirs : 0);
    }
    return estimate(std::move(ratios)).median;
  }

  std::string m_name;
  std::vector<PacedRunner> m_runners;
  std::vector<Round> m_alone;
  std::vector<double> m_together;
};

}  // namespace

double threadSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Quartiles estimate(std::vector<double> values) {
  assert(!values.empty());
  std::ranges::sort(values);
  const auto at = [&](double part) {
    const double place = part * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], place - static_cast<double>(below));
  };
  return {at(0.25), at(0.5), at(0.75)};
}

std::vector<MeasuredSpeed> measure(const std::vector<Contender>& contenders, const MeasureOptions& options,
                                   const std::stop_token& stop) {
  std::vector<Lane> lanes;
  lanes.reserve(contenders.size());
  for (const Contender& contender : contenders) {
    if (stop.stop_requested()) return {};
    Lane& lane = lanes.emplace_back(contender, options);
    // Finds its pace, and brings code and tables into the caches.
    lane.warmUp(options.roundSeconds, stop);
  }
  const auto rounds =
      std::max(fewestRounds, static_cast<std::size_t>(std::lround(options.seconds / options.roundSeconds)));
  for (std::size_t round = 0; round < rounds; ++round) {
    for (Lane& lane : lanes) {
      lane.playAlone(options.roundSeconds, stop);
      if (options.threads > 1) lane.playTogether(options.roundSeconds, stop);
      if (stop.stop_requested()) return {};
    }
    // A move that takes longer than a round makes rounds longer: then fewer of them must do.
    const auto isLate = [&](const Lane& lane) { return lane.secondsAlone() > 2 * options.seconds; };
    if (round + 1 >= fewestRounds && std::ranges::any_of(lanes, isLate)) break;
  }
  std::vector<MeasuredSpeed> results;
  for (const Lane& lane : lanes) results.push_back(lane.result(lanes));
  return results;
}

}  // namespace ludo::bench
