// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/source_text.h"
#include "core/kernel/rules.h"

namespace ludo::bench {

/// Where the work of random games goes: operations of interpreted code by the part of the rules that they are
/// of. Native code does the same work in the same order.
struct Profile {
  struct Part {
    std::uint32_t node = 0;
    Span span;  ///< may be unknown
    double share = 0;
  };
  std::vector<Part> parts;  ///< the largest share first
  double rest = 0;          ///< the share of turns, draws and all that is of no part
  std::uint64_t playouts = 0;
  std::uint64_t outgrown = 0;  ///< of these, where a position had no room and the kernel played on
};

/// Plays for so much processor time. Nothing for a game that has no code, that cannot be played or that takes
/// longer than that to begin with; partial after a stop request.
std::optional<Profile> profileGame(const kernel::RulesPtr& rules, std::uint64_t seed,
                                   std::chrono::milliseconds time, const std::stop_token& stop);

}  // namespace ludo::bench
