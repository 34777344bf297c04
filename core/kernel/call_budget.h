// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/kernel/excess.h"

namespace ludo::kernel {

/// What one call of the kernel may still cost, and what it is at. Whatever asks for more than there may be of
/// anything uses it up, so that nothing is left out in silence: whoever made the call asks for the excess. A
/// step is an evaluated expression, a visited candidate, or many things that are gone over. Of one thread.
class CallBudget {
 public:
  /// So many steps, but no more than the whole has left (when there is one), from which they are taken when
  /// the call ends.
  explicit CallBudget(std::int64_t steps, Budget* whole = nullptr)
      : m_whole(whole),
        m_given(whole != nullptr ? std::clamp<std::int64_t>(whole->left(), 0, steps) : steps),
        m_bound(m_given < steps ? Bound::GameSteps : Bound::Steps),
        m_steps(m_given) {}
  CallBudget(const CallBudget&) = delete;
  CallBudget& operator=(const CallBudget&) = delete;
  ~CallBudget() {
    if (m_whole != nullptr) m_whole->spend(m_given - m_steps.left() - m_unused);
  }

  /// The construct that the next steps are for.
  void at(std::uint32_t node) {
    if (!exhausted()) m_node = node;
  }
  /// False once too much was asked for.
  bool spend(std::int64_t steps = 1) { return m_steps.spend(steps); }
  /// Pays for going over so many things with little to do for each.
  void sweep(std::size_t things) {
    if (things >= limits::sweptPerStep) spend(static_cast<std::int64_t>(things / limits::sweptPerStep));
  }
  bool exhausted() const { return m_steps.exhausted(); }
  /// There is too much of something else than steps.
  void giveUp(Bound bound) {
    if (exhausted()) return;
    m_bound = bound;
    m_unused = m_steps.left() + 1;
    m_steps.spend(m_unused);
  }
  /// Nothing while all that was asked for could be done.
  std::optional<Excess> excess() const {
    return exhausted() ? std::optional(Excess{m_bound, m_node}) : std::nullopt;
  }

 private:
  Budget* m_whole;
  std::int64_t m_given;
  Bound m_bound;
  Budget m_steps;
  std::int64_t m_unused = 0;  ///< steps that were left when it was given up
  std::uint32_t m_node = 0;
};

}  // namespace ludo::kernel
