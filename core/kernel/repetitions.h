// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// How often positions have occurred. A position counts whenever a player is to choose a move, and by what
/// everybody sees of it: what is hidden says nothing here. Two positions are the same when their hashes of 64
/// bits are.
namespace ludo::kernel {

/// A player is about to move from here.
void remember(const Rules& rules, State& state);

/// How often what counts was as it is now, this time included.
std::int64_t repetitions(const Rules& rules, const State& state, const Rules::Repetition& what);

}  // namespace ludo::kernel
