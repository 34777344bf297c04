// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/timed_analyser.h"

#include <chrono>

namespace ludo::ide {

widgets::Analyser timedAnalyser(widgets::Analyser analyser, std::shared_ptr<AnalysisClock> clock) {
  return [analyser = std::move(analyser), clock = std::move(clock)](SourcePtr source, std::uint64_t revision,
                                                                    std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    service::AnalysisPtr analysis = analyser(std::move(source), revision, std::move(stop));
    clock->set(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    return analysis;
  };
}

}  // namespace ludo::ide
