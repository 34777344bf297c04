// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

namespace ludo::kernel {

/// What dice show that somebody has laid down, and the dice that were rolled. Of one call.
class FixedRolls {
 public:
  explicit FixedRolls(std::vector<std::int64_t> numbers) : m_numbers(std::move(numbers)) {}

  /// What the next die shows: its number where there is one that it has, or else what it has `fallen` to.
  std::int64_t next(std::int64_t sides, std::int64_t fallen) {
    m_sides.push_back(sides);
    const std::size_t die = m_sides.size() - 1;
    const bool isGiven = die < m_numbers.size() && m_numbers[die] >= 1 && m_numbers[die] <= sides;
    return isGiven ? m_numbers[die] : fallen;
  }
  const std::vector<std::int64_t>& numbers() const { return m_numbers; }
  /// Of the dice that were rolled, in order.
  const std::vector<std::int64_t>& sides() const { return m_sides; }

 private:
  std::vector<std::int64_t> m_numbers;
  std::vector<std::int64_t> m_sides;
};

}  // namespace ludo::kernel
