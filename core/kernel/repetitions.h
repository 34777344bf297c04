// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/call_budget.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// How often positions have occurred. A position counts whenever a player is to choose a move, by what
/// everybody sees of it. Two positions are the same when their 64-bit repetition keys are. Each question goes
/// through what counts of the position and through the game so far, for which the budget pays.
namespace ludo::kernel {

/// Adds the position to State::earlier: a player is about to move.
void remember(const Rules& rules, State& state, CallBudget& budget);

/// How often the position has occurred, as `what` counts it, this time included.
std::int64_t repetitions(const Rules& rules, const State& state, const Rules::Repetition& what,
                         CallBudget& budget);

}  // namespace ludo::kernel
