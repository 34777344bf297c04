// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/idle_turns.h"

#include <bit>

namespace ludo::kernel {

bool IdleTurns::comeBack(const Rules& rules, const State& state) {
  if (rules.countsTurns()) return false;
  if (m_kept) {
    m_kept->turnNumber = state.turnNumber;
    m_kept->passes = state.passes;
    if (*m_kept == state) return true;
  }
  if (std::has_single_bit(++m_seen)) m_kept = state;
  return false;
}

}  // namespace ludo::kernel
