// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/agents/agent_settings.h"

namespace ludo::agents {

/// So many playouts for a decision are enough: their numbers and points stay within 32 bits.
constexpr std::uint32_t mostPlayouts = 2'000'000'000;

/// How long a search may go on: for a number of iterations, a time, or what ends first. Only a search without
/// a time is reproducible.
struct SearchLimits {
  std::uint64_t iterations = 1'000;
  std::uint64_t milliseconds = 0;  ///< 0: any time

  /// The options "iterations", which are what the text says, and "milliseconds". A time that is set lifts the
  /// standard of iterations.
  static std::vector<AgentOption> options(const std::string& iterations);
  static SearchLimits of(const AgentSettings& settings);
};

/// Counts the iterations of one decision.
class SearchBudget {
 public:
  SearchBudget(const SearchLimits& limits, std::stop_token stop);
  /// Whether there is to be another iteration. True once at least, unless a stop was requested.
  bool next();

 private:
  using Clock = std::chrono::steady_clock;
  SearchLimits m_limits;
  std::stop_token m_stop;
  Clock::time_point m_end;
  std::uint64_t m_done = 0;
};

}  // namespace ludo::agents
