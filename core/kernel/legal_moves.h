// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/call_budget.h"
#include "core/kernel/move.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// What legalMoves, the evaluator and the turn machinery share. Private to the room.
namespace ludo::kernel {

/// As an action's index: any of them.
constexpr std::uint32_t anyAction = UINT32_MAX;

/// In how many ways `player` could take the action, or any action, were it to choose in this state.
std::int64_t countLegalMoves(const Rules& rules, const State& state, Seat player, std::uint32_t action,
                             CallBudget& budget);

/// Whether a move that was committed to earlier can be carried out now.
bool isStillLegal(const Rules& rules, const State& state, const Move& move, CallBudget& budget);

/// Whether the player could take any action, were it to choose in this state.
bool canAct(const Rules& rules, const State& state, Seat player, CallBudget& budget);

/// Whether the player who is to choose an action has anything to do at all.
bool canMove(const Rules& rules, const State& state, CallBudget& budget);

}  // namespace ludo::kernel
