// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <map>

#include "core/kernel/kernel.h"

namespace ludo::agents::testing {

/// What tic-tac-toe positions are worth to who is to move, by looking at everything: 2, 1 or 0.
class Oracle {
 public:
  explicit Oracle(const kernel::Rules& rules) : m_rules(rules) {}

  int worth(const kernel::State& state) {
    const auto [known, isNew] = m_known.try_emplace(kernel::positionHash(m_rules, state), 0);
    if (!isNew) return known->second;
    int best = 0;
    for (const kernel::Move& move : kernel::legalMoves(m_rules, state))
      best = std::max(best, after(state, move));
    return m_known[kernel::positionHash(m_rules, state)] = best;
  }
  /// What a move is worth to who makes it.
  int after(kernel::State state, const kernel::Move& move) {
    kernel::applyMove(m_rules, state, move);
    if (!state.over()) return 2 - worth(state);
    return state.outcome->seats[0] == kernel::SeatResult::Draw ? 1 : 2;
  }

 private:
  const kernel::Rules& m_rules;
  std::map<std::uint64_t, int> m_known;
};

}  // namespace ludo::agents::testing
