// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <chrono>
#include <mutex>

#include "core/sim/run_batch.h"

namespace ludo::sim {

/// Threads for so many games, or other tasks: as many as wanted (0: as the machine has), but no more than
/// there are tasks.
unsigned workerCount(unsigned wanted, std::uint64_t tasks);

/// Tells about finished games, seldom enough not to cost anything. Used by all workers of a batch at once.
/// Private to the room.
class Progress {
 public:
  Progress(std::uint64_t total, const std::function<void(const BatchProgress&)>& report);

  double seconds() const;
  /// Tells before the first game how long all that are not kept from before will take on so many threads.
  void expect(const ExpectedTime& time, unsigned threads, std::uint64_t kept);
  /// `kept`: it had been played before, and does not count for the speed.
  void gameFinished(bool kept = false);

 private:
  using Clock = std::chrono::steady_clock;

  const std::uint64_t m_total;
  const std::function<void(const BatchProgress&)>& m_report;
  const Clock::time_point m_start;
  Clock::time_point m_last;
  std::mutex m_mutex;
  std::atomic<std::uint64_t> m_done{0};
  std::atomic<std::uint64_t> m_kept{0};
};

}  // namespace ludo::sim
