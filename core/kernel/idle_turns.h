// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// Notices that turns in which nobody decides come back to where they were, and so would go on for ever.
/// Keeps ever later states and holds those that follow against them (Brent, An improved Monte Carlo
/// factorization algorithm, 1980). Belongs to one Resolution.
class IdleTurns {
 public:
  /// To be asked whenever a phase is to start. False for certain where the rules count turns or passes, since
  /// then no two of them are alike.
  bool comeBack(const Rules& rules, const State& state);

 private:
  std::optional<State> m_kept;
  std::uint64_t m_seen = 0;  ///< states that were asked about
};

}  // namespace ludo::kernel
