// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
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

/// The budget of one call that is part of a larger work: so much, but no more than the whole has left, from
/// which it is taken when the call ends. Without a whole, just so much.
class PartBudget {
 public:
  PartBudget(std::int64_t amount, Budget* whole)
      : m_whole(whole),
        m_given(whole != nullptr ? std::clamp<std::int64_t>(whole->left(), 0, amount) : amount),
        m_part(m_given) {}
  PartBudget(const PartBudget&) = delete;
  PartBudget& operator=(const PartBudget&) = delete;
  ~PartBudget() {
    if (m_whole != nullptr) m_whole->spend(m_given - m_part.left());
  }
  operator Budget&() { return m_part; }  // NOLINT(google-explicit-constructor)

 private:
  Budget* m_whole;
  std::int64_t m_given;
  Budget m_part;
};

}  // namespace ludo
