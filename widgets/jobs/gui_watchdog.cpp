// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/gui_watchdog.h"

namespace ludo::widgets {

GuiWatchdog::GuiWatchdog(std::function<Clock::time_point()> now)
    : m_now(std::move(now)),
      m_beats([this](Clock::time_point posted) { handle(posted); }),
      m_thread([this](std::stop_token stop) { beat(std::move(stop)); }) {}

void GuiWatchdog::beat(std::stop_token stop) {
  std::unique_lock lock(m_mutex);
  while (!stop.stop_requested()) {
    m_handled = false;
    m_beats.post(m_now());
    if (!m_handledChanged.wait(lock, stop, [this] { return m_handled; })) return;
    m_handledChanged.wait_for(lock, stop, std::chrono::milliseconds(1), [] { return false; });
  }
}

void GuiWatchdog::handle(Clock::time_point posted) {
  auto waited = std::chrono::duration_cast<std::chrono::microseconds>(m_now() - posted);
  std::lock_guard lock(m_mutex);
  m_handled = true;
  ++m_report.beats;
  if (waited > stallLimit) ++m_report.stalls;
  m_report.longest = std::max(m_report.longest, waited);
  m_handledChanged.notify_one();
}

GuiWatchdog::Report GuiWatchdog::report() const {
  std::lock_guard lock(m_mutex);
  return m_report;
}

void GuiWatchdog::reset() {
  std::lock_guard lock(m_mutex);
  m_report = {};
}

}  // namespace ludo::widgets
