// SPDX-License-Identifier: Apache-2.0
#include "app/cli/progress_line.h"

#include <cmath>
#include <cstdio>

#include "app/cli/session.h"
#include "app/cli/table.h"
#include "core/agents/registry.h"

namespace ludo::cli {

ProgressLine::ProgressLine() : m_visible(Session::errorIsTerminal()) {}

ProgressLine::~ProgressLine() {
  if (m_shown) std::fputs("\r\x1B[K", stderr);
}

void ProgressLine::show(const sim::BatchProgress& progress) {
  if (!m_visible) return;
  show(countText(progress.done) + " of " + countText(progress.total) + " games, " +
       countText(static_cast<std::uint64_t>(progress.gamesPerSecond)) + " a second, " +
       durationText(progress.secondsLeft) + " left");
}

void ProgressLine::show(const std::string& line) {
  if (!m_visible) return;
  const std::scoped_lock lock(m_mutex);
  m_shown = true;
  std::fputs(("\r\x1B[K" + line).c_str(), stderr);
}

void tellExpectedTime(const sim::BatchProgress& progress, const std::string& command,
                      const std::string& fewer, const Session& session) {
  constexpr double isLong = 20;
  if (!progress.expected || progress.secondsLeft < isLong) return;
  const sim::ExpectedTime& expected = *progress.expected;
  using Bound = sim::ExpectedTime::Bound;
  const bool isLeast = expected.bound == Bound::Least;
  const std::string duration = durationText(progress.secondsLeft);
  const std::string about = isLeast                         ? "this may take " + duration + " and more"
                            : expected.bound == Bound::Most ? "this will take at most about " + duration
                                                            : "this will take about " + duration;
  session.say(command + ": " + about + ": " + countText(progress.total - progress.done) + " games of some " +
              countText(static_cast<std::uint64_t>(std::llround(expected.decisionsPerGame))) +
              " decisions, as in random play, and '" + expected.slowest + "' takes " +
              (isLeast ? "more than " : "") + decimalText(1000 * expected.secondsPerDecision, 1) +
              " ms for one; fewer games (" + fewer + ") or bots that think less, such as '" +
              agents::quickerAgent(expected.slowest) + "', take less");
}

std::string durationText(double seconds) {
  if (seconds < 60) return std::to_string(static_cast<int>(std::ceil(seconds))) + " s";
  const auto whole = static_cast<std::uint64_t>(std::min(seconds, 3.6e9));
  if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace ludo::cli
