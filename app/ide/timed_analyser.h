// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <memory>

#include "widgets/document/analyser.h"

namespace ludo::ide {

/// How long the last analysis took. Written on the worker thread, read on any.
class AnalysisClock {
 public:
  /// Negative before the first.
  double milliseconds() const { return m_milliseconds; }
  void set(double milliseconds) { m_milliseconds = milliseconds; }

 private:
  std::atomic<double> m_milliseconds = -1;
};

/// `analyser`, noting in `clock` how long each run took.
widgets::Analyser timedAnalyser(widgets::Analyser analyser, std::shared_ptr<AnalysisClock> clock);

}  // namespace ludo::ide
