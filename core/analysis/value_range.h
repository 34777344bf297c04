// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// All numbers from one to another; texts have numbers too.
struct ValueRange {
  std::int64_t low = 0;
  std::int64_t high = -1;

  bool isEmpty() const { return high < low; }
  std::int64_t count() const { return high - low + 1; }
  void add(std::int64_t value);
  void add(const ValueRange& other);
};

/// Among which numbers the property's values lie, as far as the text says: that of its types, of
/// `beginnings`, and what effects give it. Nothing where they may be others.
std::optional<ValueRange> rangeOfProperty(const kernel::Rules& rules, std::uint32_t property,
                                          const std::vector<kernel::State>& beginnings);

}  // namespace ludo::engine
