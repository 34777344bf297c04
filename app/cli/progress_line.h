// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <mutex>
#include <string>

#include "core/sim/run_batch.h"

namespace ludo::cli {

class Session;

/// One line on standard error that tells how far a batch or other long work is, and goes away at the end.
/// Silent unless standard error is a terminal. show() may be called from any thread.
class ProgressLine {
 public:
  ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void show(const sim::BatchProgress& progress);
  void show(const std::string& line);

 private:
  bool m_visible;
  bool m_shown = false;
  std::mutex m_mutex;
};

/// Says, on standard error, when the games will take long, before the first is played: for how long, why, and
/// what would take less; nothing otherwise. `fewer`: the option that asks for fewer games.
void tellExpectedTime(const sim::BatchProgress& progress, const std::string& command,
                      const std::string& fewer, const Session& session);

/// "8 s", "3 min 20 s", "2 h 5 min".
std::string durationText(double seconds);

}  // namespace ludo::cli
