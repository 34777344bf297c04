// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// Finds out when turns in which nobody decides come back to an earlier state, and so would go on for ever.
/// By Brent's cycle detection: one state is kept and compared with those that follow, and is replaced after
/// 1, 2, 4,
/// ... of them (An improved Monte Carlo factorization algorithm, 1980). Belongs to one Resolution.
class IdleTurns {
 public:
  /// Whether the state is one that was there before. To be asked whenever a phase is to start. Always false
  /// where the rules count turns or passes, since then no two states are alike.
  bool comeBack(const Rules& rules, const State& state);

 private:
  std::optional<State> m_kept;
  std::uint64_t m_seen = 0;  ///< states that were asked about
};

}  // namespace ludo::kernel
