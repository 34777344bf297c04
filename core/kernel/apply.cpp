// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cassert>

#include "core/base/limits.h"
#include "core/kernel/kernel.h"
#include "core/kernel/resolution.h"
#include "core/kernel/variables.h"

namespace ludo::kernel {

using namespace language;

State initialState(const Rules& rules, std::uint64_t seed, EventLog* log, const Beginning& beginning,
                   Budget* whole, FixedRolls* rolls) {
  const GameDef& def = rules.def();
  const auto seats = static_cast<std::size_t>(rules.seats());
  State state;
  state.rng = Rng(seed);
  state.variables.resize(rules.variableSlotCount());
  for (std::uint32_t i = 0; i < def.variables.size(); ++i) {
    const VariableDef& variable = def.variables[i];
    const auto [low, high] = boundsOf(rules, variable);
    const std::int64_t start =
        variable.isNumber() ? std::clamp(rules.number(variable.init), low, high) : heldNothing;
    const Seat copies = variable.scope == VariableScope::Player ? rules.seats() : 1;
    for (Seat seat = 0; seat < copies; ++seat) state.variables[rules.variableSlot(i, seat)] = start;
  }
  state.zones.resize(rules.zones().size());
  state.eliminated.assign(seats, false);
  state.turnUses.assign(seats * def.actions.size(), 0);
  state.phaseUses = state.turnUses;
  state.gameUses = beginning.uses.empty() ? state.turnUses : beginning.uses;
  state.passes = beginning.passes;
  const HashSums sums = recomputeSums(rules, state);
  state.positionSum = sums.position;
  state.identitySum = sums.identity;

  CallBudget budget(limits::stepsPerCall, whole);
  Resolution resolution(rules, state, budget, log);
  resolution.setRolls(rolls);
  resolution.beginGame(beginning);
  resolution.run();
  return state;
}

void applyMove(const Rules& rules, State& state, const Move& move, EventLog* log, Budget* whole,
               FixedRolls* rolls) {
  assert(isLegal(rules, state, move));
  ++state.moveCount;
  CallBudget budget(limits::stepsPerCall, whole);
  Resolution resolution(rules, state, budget, log);
  resolution.setRolls(rolls);
  resolution.begin(move);
  resolution.run();
}

}  // namespace ludo::kernel
