// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

namespace ludo::kernel {

/// Results of dice that were laid down beforehand, for positions and moves that are set up by hand; keeps
/// which dice were rolled. Belongs to the caller, for one call of the kernel.
class FixedRolls {
 public:
  /// What the dice show, in the order in which they are rolled.
  explicit FixedRolls(std::vector<std::int64_t> numbers) : m_numbers(std::move(numbers)) {}

  /// What the next die shows: the number laid down for it, if it has a side with that number; otherwise what
  /// was rolled, `fallen`.
  std::int64_t next(std::int64_t sides, std::int64_t fallen) {
    m_sides.push_back(sides);
    const std::size_t die = m_sides.size() - 1;
    const bool isGiven = die < m_numbers.size() && m_numbers[die] >= 1 && m_numbers[die] <= sides;
    return isGiven ? m_numbers[die] : fallen;
  }
  const std::vector<std::int64_t>& numbers() const { return m_numbers; }
  /// How many sides each die had that was rolled, in order.
  const std::vector<std::int64_t>& sides() const { return m_sides; }

 private:
  std::vector<std::int64_t> m_numbers;
  std::vector<std::int64_t> m_sides;
};

}  // namespace ludo::kernel
