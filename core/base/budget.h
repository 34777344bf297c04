// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo {

/// A limit on the work that a text can make the program do. It counts steps or bytes, never time: every
/// machine stops at the same place. What each stage may spend stands in limits.h. Of one thread.
class Budget {
 public:
  explicit Budget(std::int64_t amount) : m_left(amount) {}
  /// False once the budget is used up; it stays used up.
  bool spend(std::int64_t amount = 1) {
    if (m_left >= 0) m_left -= amount;
    return m_left >= 0;
  }
  bool exhausted() const { return m_left < 0; }
  /// Below 0 once it is used up.
  std::int64_t left() const { return m_left; }

 private:
  std::int64_t m_left;
};

}  // namespace ludo
