// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/call_budget.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// How often positions have occurred. A position counts whenever a player is to choose a move, and by what
/// everybody sees of it: what is hidden says nothing here. Two positions are the same when their hashes of 64
/// bits are. Each question goes over what counts and over the game so far, and the budget pays for that.
namespace ludo::kernel {

/// A player is about to move from here.
void remember(const Rules& rules, State& state, CallBudget& budget);

/// How often what counts was as it is now, this time included.
std::int64_t repetitions(const Rules& rules, const State& state, const Rules::Repetition& what,
                         CallBudget& budget);

}  // namespace ludo::kernel
