// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/kernel/excess.h"

namespace ludo::kernel {

/// The work that one call of the kernel may still do, in steps, and the construct that it works on. Asking
/// for more than is left, or for more of anything than limits.h allows, uses the whole budget up; the caller
/// then finds the reason in excess(). One step is an evaluated expression or a visited candidate, or
/// limits::sweptPerStep things that are only passed over. Lives as long as the call; one thread.
class CallBudget {
 public:
  /// `steps` of them, but no more than `whole` has left, which is charged for what was spent when this object
  /// dies. Null: there is no such budget around this one.
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

  /// The construct that the next steps are for, by its node.
  void at(std::uint32_t node) {
    if (!exhausted()) m_node = node;
  }
  /// False once more was asked for than there was.
  bool spend(std::int64_t steps = 1) { return m_steps.spend(steps); }
  /// Pays for passing over `things` things with little to do for each.
  void sweep(std::size_t things) {
    if (things >= limits::sweptPerStep) spend(static_cast<std::int64_t>(things / limits::sweptPerStep));
  }
  bool exhausted() const { return m_steps.exhausted(); }
  /// The call asked for too much of something other than steps: it ends here, for that reason.
  void giveUp(Bound bound) {
    if (exhausted()) return;
    m_bound = bound;
    m_unused = m_steps.left() + 1;
    m_steps.spend(m_unused);
  }
  /// Why the call gave up; nothing while all that was asked for could be done.
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
