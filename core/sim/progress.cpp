// SPDX-License-Identifier: Apache-2.0
#include "core/sim/progress.h"

#include <algorithm>
#include <thread>

namespace ludo::sim {
namespace {

constexpr unsigned mostThreads = 256;
constexpr std::chrono::milliseconds betweenReports{100};

}  // namespace

unsigned workerCount(unsigned wanted, std::uint64_t tasks) {
  if (wanted == 0) wanted = std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::clamp<std::uint64_t>(tasks, 1, std::min(wanted, mostThreads)));
}

Progress::Progress(std::uint64_t total, const std::function<void(const BatchProgress&)>& report)
    : m_total(total), m_report(report), m_start(Clock::now()), m_last(m_start) {}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - m_start).count();
}

void Progress::expect(const ExpectedTime& time, unsigned threads, std::uint64_t kept) {
  if (!m_report || time.secondsPerGame <= 0) return;
  const double rate = threads / time.secondsPerGame;
  m_report({kept, m_total, rate, static_cast<double>(m_total - kept) / rate, time});
}

void Progress::gameFinished(bool kept) {
  if (kept) ++m_kept;
  const std::uint64_t done = ++m_done;
  if (!m_report) return;
  std::unique_lock lock(m_mutex, std::try_to_lock);
  const Clock::time_point now = Clock::now();
  if (!lock || (now - m_last < betweenReports && done != m_total)) return;
  m_last = now;
  const std::uint64_t played = done - std::min<std::uint64_t>(done, m_kept);
  const double rate = static_cast<double>(std::max<std::uint64_t>(played, 1)) / std::max(seconds(), 1e-9);
  m_report({done, m_total, rate, static_cast<double>(m_total - done) / rate, std::nullopt});
}

}  // namespace ludo::sim
