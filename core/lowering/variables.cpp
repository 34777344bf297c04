// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/variables.h"

#include "core/analysis/unsupported.h"
#include "core/kernel/variables.h"
#include "core/layout/state_layout.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

Typed Variables::value(std::uint32_t variable, Word seat) {
  const VariableDef& def = m_def.variables[variable];
  return {kernel::kindOf(def.type), inPlay(def, this->variable(variable, seat))};
}

Word Variables::kept(std::uint32_t variable, const Typed& value) {
  const VariableDef& def = m_def.variables[variable];
  return inPlay(def, payloadOf(m_builder, value, kernel::kindOf(def.type)));
}

// What the position keeps may be a token that is gone since.
Word Variables::inPlay(const VariableDef& variable, Word kept) {
  if (variable.type != VariableType::Token) return kept;
  if (!m_tokens.canBeHeld()) throw Unsupported{"a variable that holds a token", variable.node};
  return m_tokens.existing(kept);
}

void Variables::setVariable(std::uint32_t variable, Word seat, Word value, Word times) {
  const VariableDef& def = m_def.variables[variable];
  const auto [low, high] = kernel::boundsOf(m_rules, def);
  const Word kept = def.isNumber() ? m_builder.maximum(m_builder.minimum(value, high), low) : value;
  const bool tellsOfBounds = m_function.trial.refused || (m_function.records && !m_function.trial.isOn);
  if (def.isNumber() && tellsOfBounds) {
    // For a player's variable of nobody nothing is done.
    const Word counts = def.scope == VariableScope::Global ? Word(1) : m_builder.lessOrEqual(0, seat);
    m_builder.ifThen(m_builder.bitAnd(counts, m_builder.notEqual(kept, value)), [&] {
      m_function.fail(ChangeKind::Clamped);
      // Each of several steps is noted.
      if (!times.is(1)) m_function.leaveToKernel();
    });
  }
  const auto tell = [&](std::size_t slot, Word isHis) {
    if (!m_function.records || m_function.trial.isOn) return;
    const Word changes = m_builder.notEqual(inPlay(def, load(m_layout.variables[slot])), kept);
    m_function.tellIf(m_builder.bitAnd(isHis, changes), ChangeKind::Variable, static_cast<std::int64_t>(slot),
                      times);
  };
  if (def.scope == VariableScope::Global) {
    const std::size_t slot = m_rules.variableSlot(variable, kernel::nobody);
    tell(slot, 1);
    store(m_layout.variables[slot], kept);
    return;
  }
  const std::optional<machine::At> at = m_function.records ? std::nullopt : lookedUp(variable, seat);
  if (at) {
    const machine::Width width = m_layout.variables[m_rules.variableSlot(variable, 0)].width;
    return m_builder.ifThen(m_builder.lessOrEqual(0, seat), [&] { m_builder.store(width, *at, kept); });
  }
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const Word isHis = m_builder.equal(seat, each);
    if (isHis.is(0)) continue;
    tell(m_rules.variableSlot(variable, each), isHis);
    const Field& field = m_layout.variables[m_rules.variableSlot(variable, each)];
    store(field, m_builder.select(isHis, kept, load(field)));
  }
}

// The values of all players stand in a row. For two players a choice between them is as quick as looking it
// up.
std::optional<machine::At> Variables::lookedUp(std::uint32_t variable, Word seat) const {
  constexpr kernel::Seat fewSeats = 2;
  if (seat.known() || m_rules.seats() <= fewSeats) return std::nullopt;
  const Field& first = m_layout.variables[m_rules.variableSlot(variable, 0)];
  const auto bytes = static_cast<std::uint32_t>(machine::bytesOf(first.width));
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const Field& field = m_layout.variables[m_rules.variableSlot(variable, each)];
    if (field.offset != first.offset + static_cast<std::uint32_t>(each) * bytes) return std::nullopt;
  }
  return machine::At{machine::Memory::State, first.offset, m_builder.maximum(seat, 0), bytes,
                     static_cast<std::uint32_t>(m_rules.seats()) * bytes};
}

std::vector<Word> Variables::owners(std::uint32_t variable, const std::optional<PlayerSelector>& selector) {
  if (m_def.variables[variable].scope == VariableScope::Global) return {Word(-1)};
  return selector ? m_selectors.players(*selector) : std::vector<Word>{actor()};
}

Word Variables::variable(std::uint32_t variable, Word seat) {
  if (m_def.variables[variable].scope == VariableScope::Global)
    return load(m_layout.variables[m_rules.variableSlot(variable, kernel::nobody)]);
  const Word ofNobody = m_def.variables[variable].isNumber() ? 0 : kernel::heldNothing;
  if (const std::optional<machine::At> at = lookedUp(variable, seat)) {
    const machine::Width width = m_layout.variables[m_rules.variableSlot(variable, 0)].width;
    return m_builder.select(m_builder.lessOrEqual(0, seat), m_builder.load(width, *at), ofNobody);
  }
  Word result = ofNobody;
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const Word isHis = m_builder.equal(seat, each);
    if (!isHis.is(0))
      result =
          m_builder.select(isHis, load(m_layout.variables[m_rules.variableSlot(variable, each)]), result);
  }
  return result;
}

}  // namespace ludo::engine
