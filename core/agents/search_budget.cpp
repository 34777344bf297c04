// SPDX-License-Identifier: Apache-2.0
#include "core/agents/search_budget.h"

#include <algorithm>

namespace ludo::agents {

std::vector<AgentOption> SearchLimits::options(const std::string& iterations) {
  return {{"iterations", 1, 1'000'000'000, 1'000, true, iterations},
          {"milliseconds", 0, 3'600'000, 0, true,
           "Time for each decision; 0 for any. Set without iterations it is the only bound. A search that is "
           "bound by time is not reproducible."}};
}

SearchLimits SearchLimits::of(const AgentSettings& settings) {
  SearchLimits limits{settings.count("iterations"), settings.count("milliseconds")};
  if (limits.milliseconds != 0 && !settings.mentions("iterations")) limits.iterations = UINT64_MAX;
  return limits;
}

SearchBudget::SearchBudget(const SearchLimits& limits, std::stop_token stop)
    : m_limits(limits), m_stop(std::move(stop)) {
  m_limits.iterations = std::min<std::uint64_t>(m_limits.iterations, mostPlayouts);
  if (m_limits.milliseconds != 0) m_end = Clock::now() + std::chrono::milliseconds(m_limits.milliseconds);
}

bool SearchBudget::next() {
  if (m_done >= m_limits.iterations || m_stop.stop_requested()) return false;
  if (m_limits.milliseconds != 0 && m_done > 0 && Clock::now() >= m_end) return false;
  ++m_done;
  return true;
}

}  // namespace ludo::agents
