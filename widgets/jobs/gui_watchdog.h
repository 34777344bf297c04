// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "widgets/jobs/mailbox.h"

namespace ludo::widgets {

/// Measures, for benchmarks, how long the event loop keeps an event waiting: a
/// thread posts an event about every millisecond and times until it is handled.
/// Created and asked on the thread that is measured.
class GuiWatchdog {
 public:
  /// One frame at 60 Hz.
  static constexpr std::chrono::milliseconds stallLimit{16};

  struct Report {
    std::size_t beats = 0;   ///< events that were handled
    std::size_t stalls = 0;  ///< of these, those that waited longer than stallLimit
    std::chrono::microseconds longest{0};
  };

  using Clock = std::chrono::steady_clock;
  /// `now` is asked by the watchdog's thread and by the GUI thread.
  explicit GuiWatchdog(std::function<Clock::time_point()> now = &Clock::now);
  GuiWatchdog(const GuiWatchdog&) = delete;
  GuiWatchdog& operator=(const GuiWatchdog&) = delete;

  Report report() const;
  /// Forgets what was measured so far.
  void reset();

 private:
  void beat(std::stop_token stop);
  void handle(Clock::time_point posted);

  std::function<Clock::time_point()> m_now;
  mutable std::mutex m_mutex;
  std::condition_variable_any m_handledChanged;
  bool m_handled = true;
  Report m_report;
  Mailbox<Clock::time_point> m_beats;
  // Last, so that it is joined while all it uses is still there.
  std::jthread m_thread;
};

}  // namespace ludo::widgets
