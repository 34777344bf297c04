// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::agents {

/// A move as a seat sees it, as one number: tokens count by what the seat knows of them and where they are,
/// not by their ids. So a move is found again in another state that looks the same to the seat, and moves
/// that the seat cannot tell apart are one.
std::uint64_t moveLook(const kernel::Rules& rules, const kernel::State& state, const kernel::Move& move,
                       kernel::Seat seat);

}  // namespace ludo::agents
