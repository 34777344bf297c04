// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/values.h"

#include <variant>

#include "core/language/macros.h"
#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/costly.h"
#include "core/lowering/distances.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/lines.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/patterns.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

Typed ofInteger(machine::Word word) {
  return {Value::Kind::Integer, word};
}

}  // namespace

Typed Values::value(const ValueExpr& expression) {
  spend();
  for (const auto& [known, read] : m_readBefore) {
    if (known == &expression) return read;
  }
  const auto lower = [this]<typename Part>(const Part& part) {
    if constexpr (std::is_base_of_v<Node, Part>) {
      if (const std::optional<Typed> kept = m_answers.kept(part, [&] { return read(part); })) return *kept;
    }
    return read(part);
  };
  return visitExpanded(expression, [&](const auto& part) { return lowerPart(part, lower); });
}

void Values::readBefore(const ValueExpr& expression) {
  m_readBefore.emplace_back(&expression, value(expression));
}

Word Values::integer(const ValueExpr& expression) {
  return m_arithmetic.integerOf(value(expression));
}

Typed Values::read(std::int64_t literal) {
  return ofInteger(literal);
}
Typed Values::read(bool literal) {
  return {Value::Kind::Bool, literal ? 1 : 0};
}
Typed Values::read(const std::string& text) {
  return {Value::Kind::Symbol, m_rules.symbolId(text)};
}

Typed Values::read(const GlobalVariableValue& part) {
  return m_variables.value(part.var.index, -1);
}

Typed Values::read(const PlayerVariableValue& part) {
  const bool global = m_def.variables[part.var.index].scope == VariableScope::Global;
  return m_variables.value(part.var.index, global ? Word(-1) : m_selectors.player(part.player));
}

Typed Values::read(const ZoneCountValue& part) {
  return ofInteger(m_tokens.count(m_selectors.zone(part.zone)));
}

Typed Values::read(const TokenOwnerValue& part) {
  return {Value::Kind::Player, m_tokens.owner(m_selectors.token(part.token))};
}

// A symbol that is nothing is -1 as well; no text has that number.
Typed Values::read(const TokenTypeValue& part) {
  return {Value::Kind::Symbol, m_tokens.type(m_selectors.token(part.token))};
}

Typed Values::read(const TokenZoneValue& part) {
  return {Value::Kind::Zone, m_tokens.zoneOf(m_selectors.token(part.token))};
}

Typed Values::read(const BindingValue& part) {
  return m_names.bound(part.name.index);
}

Typed Values::read(const ConstantValue& part) {
  return ofInteger(m_def.constants[part.name.index].value);
}

Typed Values::read(const PlayerValue& part) {
  return {Value::Kind::Player, m_selectors.player(part.player)};
}

Typed Values::read(const SeatValue& part) {
  return ofInteger(m_selectors.player(part.player));
}

Typed Values::read(const PlayerAtValue& part) {
  const std::int64_t seats = m_rules.seats();
  const Word seat = m_builder.modulo(integer(*part.seat), seats);
  return {Value::Kind::Player, m_builder.select(m_builder.less(seat, 0), m_builder.add(seat, seats), seat)};
}

Typed Values::read(const ZoneValue& part) {
  return {Value::Kind::Zone, m_selectors.zone(part.zone)};
}

// What is only counted is known by its zone, which several tokens share, and which one of them may leave.
Typed Values::read(const TokenValue& part) {
  if (!m_tokens.areToldApart())
    throw Unsupported{"a token by itself, where they are only counted", part.node};
  return {Value::Kind::Token, m_selectors.token(part.token)};
}

Typed Values::read(const TurnNumberValue&) {
  return ofInteger(load(m_layout.turnNumber));
}

Typed Values::read(const PassesValue&) {
  return ofInteger(load(*m_layout.passes));
}

Typed Values::read(const LastZoneValue&) {
  return {Value::Kind::Zone, load(*m_layout.lastZone)};
}

Typed Values::read(const NothingValue&) {
  return {Value::Kind::Nothing, 0};
}

Typed Values::read(const DirectionValue& part) {
  if (part.direction.owned) return ofOwner(part);
  return part.direction.isBound() ? m_names.bound(part.direction.binding.index)
                                  : read(part.direction.set.name);
}

// The direction on the board that the player means.
Typed Values::ofOwner(const DirectionValue& part) {
  if (m_selectors.isUndecided(part)) {
    const machine::Variable result = m_builder.variable(-1);
    m_selectors.decide(part, [&] { m_builder.set(result, ofOwner(part).payload); });
    return {Value::Kind::Symbol, m_builder.get(result)};
  }
  const std::vector<std::uint32_t> meant = m_selectors.directions({part.direction});
  if (meant.empty()) return {Value::Kind::Symbol, -1};
  return {Value::Kind::Symbol, m_rules.symbolId(m_def.directionNames[meant.front()])};
}

Typed Values::read(const StepValue& part) {
  if (m_selectors.isUndecided(part)) {
    const machine::Variable result = m_builder.variable(-1);
    m_selectors.decide(part, [&] { m_builder.set(result, read(part).payload); });
    return {Value::Kind::Zone, m_builder.get(result)};
  }
  const std::vector<std::uint32_t> meant = m_selectors.directions({part.direction});
  if (meant.empty()) return {Value::Kind::Zone, -1};
  const Word steps = part.steps ? integer(**part.steps) : Word(1);
  const Word start = m_builder.select(m_builder.less(steps, 0), -1, m_selectors.zone(part.from));
  constexpr std::int64_t fewSteps = 8;
  if (steps.known() && steps.value() <= fewSteps) {
    Word at = start;
    for (std::int64_t i = 0; i < steps.value(); ++i) at = m_geometry.step(m_builder, at, meant.front());
    return {Value::Kind::Zone, at};
  }
  // The kernel knows how to go round a ring any number of times.
  constexpr std::int64_t manySteps = 1'000;
  m_builder.ifThen(m_builder.less(manySteps, steps), [this] { escape(); });
  const machine::Variable at = m_builder.variable(start);
  const machine::Variable left = m_builder.variable(steps);
  m_builder.loopWhile(
      [&] {
        return m_builder.bitAnd(m_builder.less(0, m_builder.get(left)),
                                m_builder.lessOrEqual(0, m_builder.get(at)));
      },
      [&] {
        m_builder.set(at, m_geometry.step(m_builder, m_builder.get(at), meant.front()));
        m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
      });
  return {Value::Kind::Zone, m_builder.get(at)};
}

Typed Values::read(const RepetitionsValue& part) {
  return ofInteger(m_repetitions.count(part));
}

Typed Values::read(const LinesValue& part) {
  return ofInteger(m_lines.countLines(part));
}

Typed Values::read(const GroupSizeValue& part) {
  const Word start = m_selectors.zone(part.zone);
  const ZoneSet through = m_spatial.fulfilling(part.via ? &**part.via : nullptr, Occupancy::Own);
  return ofInteger(m_sets.count(m_spatial.flood(m_sets.single(start), through, m_sets.none())));
}

Typed Values::read(const DistanceValue& part) {
  return ofInteger(m_distances.distance(part));
}

Typed Values::read(const PatternValue& part) {
  return ofInteger(m_patterns.countPatterns(part));
}

Typed Values::read(const LegalCountValue& part) {
  const Word seat = m_selectors.player(part.player);
  const ActingAs someone(m_function, seat);
  const Word count = part.action ? m_moves.legalCount(part.action->index) : m_moves.allLegalCount();
  return ofInteger(m_builder.select(m_builder.lessOrEqual(0, seat), count, 0));
}

Typed Values::read(const AbsoluteValue& part) {
  const Word number = integer(*part.value);
  return ofInteger(m_builder.select(m_builder.less(number, 0),
                                    m_arithmetic.compute(ArithmeticOp::Subtract, 0, number), number));
}

Typed Values::read(const ChosenValue& part) {
  const Word condition = m_conditions.holds(*part.when);
  if (condition.known()) return value(condition.value() != 0 ? *part.then : *part.otherwise);
  Typed yes;
  Typed no;
  if (isCostly(m_def, *part.then) || isCostly(m_def, *part.otherwise)) {
    const auto whereNeeded = [&](Word needed, const ValueExpr& wanted, Typed& found) {
      const machine::Variable payload = m_builder.variable(0);
      const machine::Variable exists = m_builder.variable(1);
      m_builder.ifThen(needed, [&] {
        found = value(wanted);
        m_builder.set(payload, found.payload);
        if (!found.exists.is(1)) m_builder.set(exists, found.exists);
      });
      found.payload = m_builder.get(payload);
      if (!found.exists.is(1)) found.exists = m_builder.get(exists);
    };
    whereNeeded(condition, *part.then, yes);
    whereNeeded(m_builder.isZero(condition), *part.otherwise, no);
  } else {
    yes = value(*part.then);
    no = value(*part.otherwise);
  }
  if (yes.isCoded() || no.isCoded() || yes.kind != no.kind) {
    const Word either = m_builder.select(condition, m_arithmetic.coded(yes), m_arithmetic.coded(no));
    return {Value::Kind::Nothing, either, 1, static_cast<std::uint8_t>(kindsOf(yes) | kindsOf(no))};
  }
  return {yes.kind, m_builder.select(condition, yes.payload, no.payload),
          m_builder.select(condition, yes.exists, no.exists)};
}

Typed Values::read(const ArithmeticValue& part) {
  const Word left = integer(*part.left);
  const Word right = integer(*part.right);
  return ofInteger(m_arithmetic.compute(part.op, left, right));
}

Typed Values::read(const AggregateValue& part) {
  if (part.op == AggregateOp::Count) return ofInteger(m_queries.count(*part.query));
  if (part.prop && part.op == AggregateOp::Sum) {
    if (const std::optional<Word> sum = sumByType(part)) return ofInteger(*sum);
  }
  const machine::Variable total = m_builder.variable(0);
  const machine::Variable isFirst = m_builder.variable(1);
  const Unchanged meanwhile(m_function);
  m_queryOrder.forEachInAnyOrder(*part.query, [&](const Typed& member) {
    const ScopedName candidate(m_names, part.bind ? m_rules.bindingIndex(part.bind->name) : UINT32_MAX,
                               member);
    Word amount = part.each ? integer(**part.each) : m_arithmetic.integerOf(member);
    if (part.prop)
      amount =
          member.kind == Value::Kind::Token ? propertyAsNumber(member.payload, part.prop->index) : Word(0);
    const Word before = m_builder.get(total);
    if (part.op == AggregateOp::Sum) {
      m_builder.set(total, m_arithmetic.compute(ArithmeticOp::Add, before, amount));
      return;
    }
    const Word better = part.op == AggregateOp::Minimum ? m_builder.minimum(before, amount)
                                                        : m_builder.maximum(before, amount);
    m_builder.set(total, m_builder.select(m_builder.get(isFirst), amount, better));
    m_builder.set(isFirst, 0);
  });
  return ofInteger(m_builder.get(total));
}

Typed Values::read(const DefinedValue& part) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : part.with)
    names.push_back({argument.name.index, value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(names);
  const Typed result = value(*m_def.definitions[part.name.index].value);
  m_names.resize(outer);
  return result;
}

}  // namespace ludo::engine
