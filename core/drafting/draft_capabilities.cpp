// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/draft_capabilities.h"

#include "core/campaign/capability_counter.h"

namespace ludo::drafting {

campaign::CapabilityReport draftCapabilities(model::CallRecord& record) {
  campaign::CapabilityReport report;
  campaign::CapabilityCounter counter;
  while (const auto result = record.result(report.candidates)) {
    ++report.candidates;
    std::vector<language::ToldCapability> requests;
    for (const std::string& written : result->wishes) {
      if (const auto* capability = language::missingCapability(written))
        requests.push_back({capability, written});
    }
    const double fitness = result->isGood ? 1 : 0;
    if (counter.addAsking(requests, fitness)) ++report.asking;
    if (result->compiles) counter.addMeasured(result->text, fitness);
    if (!result->compiles) ++report.notCompiled;
  }
  report.counts = counter.counts();
  return report;
}

}  // namespace ludo::drafting
