// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <utility>

#include "core/agents/agent_settings.h"

namespace ludo::agents {

/// How long a search may go on: for a number of iterations, a time, or what ends first. Only a search without
/// a time is reproducible.
struct SearchLimits {
  std::uint64_t iterations = 1'000;
  std::uint64_t milliseconds = 0;  ///< 0: any time

  /// The options "iterations" and "milliseconds". A time that is set lifts the standard of iterations.
  static const std::vector<AgentOption>& options();
  static SearchLimits of(const AgentSettings& settings);
};

/// Counts the iterations of one decision.
class SearchBudget {
 public:
  SearchBudget(const SearchLimits& limits, std::stop_token stop);
  /// Whether there is to be another iteration, which counts as so many. True once at least, unless a stop was
  /// requested.
  bool next(std::uint64_t iterations = 1);

 private:
  using Clock = std::chrono::steady_clock;
  SearchLimits m_limits;
  std::stop_token m_stop;
  Clock::time_point m_end;
  std::uint64_t m_done = 0;
};

}  // namespace ludo::agents
