// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// All numbers from `low` to `high`, both included; a text counts as its number in the rules. Empty at first.
struct ValueRange {
  std::int64_t low = 0;
  std::int64_t high = -1;

  bool isEmpty() const { return high < low; }
  std::int64_t count() const { return high - low + 1; }
  /// Widens the range so that it holds the value, or the other range, too.
  void add(std::int64_t value);
  void add(const ValueRange& other);
};

/// A range that holds all values of a property: those of the token types and of `beginnings`, and those that
/// effects give it. Nothing where the text does not bound them.
std::optional<ValueRange> rangeOfProperty(const kernel::Rules& rules, std::uint32_t property,
                                          const std::vector<kernel::State>& beginnings);

}  // namespace ludo::engine
