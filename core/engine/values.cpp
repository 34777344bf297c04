// SPDX-License-Identifier: Apache-2.0
// Values: what the kernel's evaluate.cpp does with them.
#include <algorithm>
#include <functional>
#include <variant>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

Typed ofInteger(machine::Word word) {
  return {Value::Kind::Integer, word};
}

}  // namespace

Typed Lowering::value(const ValueExpr& expression) {
  spend();
  const auto lower = [this](const auto& part) { return read(part); };
  return std::visit([&](const auto& part) { return lowerPart(part, lower); }, expression.node);
}

Lowering::Word Lowering::integerOf(const Typed& value) {
  switch (value.kind) {
    case Value::Kind::Integer:
    case Value::Kind::Bool:
      return m_builder.select(value.exists, value.payload, 0);
    case Value::Kind::Player:
      return m_builder.maximum(value.payload, 0);
    default:
      return 0;
  }
}

Typed Lowering::read(std::int64_t literal) {
  return ofInteger(literal);
}
Typed Lowering::read(bool literal) {
  return {Value::Kind::Bool, literal ? 1 : 0};
}
Typed Lowering::read(const std::string& text) {
  return {Value::Kind::Symbol, m_rules.symbolId(text)};
}

Lowering::Word Lowering::variable(std::uint32_t variable, Word seat) {
  if (m_def.variables[variable].scope == VariableScope::Global)
    return read(m_layout.variables[m_rules.variableSlot(variable, kernel::nobody)]);
  Word result = 0;
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const Word isHis = m_builder.equal(seat, each);
    if (!isHis.is(0))
      result =
          m_builder.select(isHis, read(m_layout.variables[m_rules.variableSlot(variable, each)]), result);
  }
  return result;
}

Typed Lowering::read(const GlobalVariableValue& part) {
  return ofInteger(variable(part.var.index, -1));
}

Typed Lowering::read(const PlayerVariableValue& part) {
  const bool global = m_def.variables[part.var.index].scope == VariableScope::Global;
  return ofInteger(variable(part.var.index, global ? Word(-1) : player(part.player)));
}

Typed Lowering::read(const ZoneCountValue& part) {
  return ofInteger(m_tokens.count(zone(part.zone)));
}

Typed Lowering::read(const TokenPropertyValue& part) {
  const Word held = token(part.token);
  const Facts::Property& property = m_context.facts.properties[part.prop.index];
  if (property.isMixed) throw Unsupported{"a token's property of several kinds", part.node};
  const Word payload = propertyOf(held, part.prop.index);
  Word exists = m_builder.lessOrEqual(0, held);
  if (!std::ranges::all_of(property.has, std::identity())) {
    std::vector<std::int64_t> has(property.has.begin(), property.has.end());
    exists = byType(held, has);
  }
  const bool counts = property.kind == Value::Kind::Integer || property.kind == Value::Kind::Bool;
  if (counts) return {property.kind, payload, exists};
  return {property.kind, m_builder.select(exists, payload, -1)};
}

// 0 for no token.
Lowering::Word Lowering::byType(Word held, const std::vector<std::int64_t>& content) {
  std::vector<std::uint64_t> table = {0};
  for (std::int64_t each : content) table.push_back(static_cast<std::uint64_t>(each));
  const Word index = m_builder.add(m_tokens.type(held), 1);
  return m_builder.load(machine::Width::Word,
                        {machine::Memory::Constants, m_context.constants.words(table), index, 8});
}

Lowering::Word Lowering::propertyOf(Word held, std::uint32_t property) {
  const Facts::Property& facts = m_context.facts.properties[property];
  return facts.isStored ? m_tokens.property(held, property) : byType(held, facts.starts);
}

Typed Lowering::read(const TokenOwnerValue& part) {
  return {Value::Kind::Player, m_tokens.owner(token(part.token))};
}

// A symbol that is nothing is -1 as well; no text has that number.
Typed Lowering::read(const TokenTypeValue& part) {
  return {Value::Kind::Symbol, m_tokens.type(token(part.token))};
}

Typed Lowering::read(const TokenZoneValue& part) {
  return {Value::Kind::Zone, m_tokens.zoneOf(token(part.token))};
}

Typed Lowering::read(const BindingValue& part) {
  return bound(part.name.index);
}

Typed Lowering::read(const ConstantValue& part) {
  return ofInteger(m_def.constants[part.name.index].value);
}

Typed Lowering::read(const PlayerValue& part) {
  return {Value::Kind::Player, player(part.player)};
}

Typed Lowering::read(const ZoneValue& part) {
  return {Value::Kind::Zone, zone(part.zone)};
}

Typed Lowering::read(const TokenValue& part) {
  return {Value::Kind::Token, token(part.token)};
}

Typed Lowering::read(const TurnNumberValue&) {
  return ofInteger(read(m_layout.turnNumber));
}

Typed Lowering::read(const PassesValue&) {
  return ofInteger(read(*m_layout.passes));
}

Typed Lowering::read(const LastZoneValue&) {
  return {Value::Kind::Zone, read(*m_layout.lastZone)};
}

Typed Lowering::read(const LinesValue& part) {
  return ofInteger(countLines(part));
}

Typed Lowering::read(const GroupSizeValue& part) {
  const Word start = zone(part.zone);
  const ZoneSet through = fulfilling(part.via ? &**part.via : nullptr, Occupancy::Own);
  return ofInteger(m_sets.count(flood(m_sets.single(start), through, m_sets.none())));
}

Typed Lowering::read(const DistanceValue& part) {
  return ofInteger(distance(part));
}

Typed Lowering::read(const PatternValue& part) {
  return ofInteger(countPatterns(part));
}

Typed Lowering::read(const LegalCountValue& part) {
  const Word seat = player(part.player);
  const As someone(*this, seat);
  const Word count = part.action ? legalCount(part.action->index) : allLegalCount();
  return ofInteger(m_builder.select(m_builder.lessOrEqual(0, seat), count, 0));
}

Typed Lowering::read(const AbsoluteValue& part) {
  const Word number = integer(*part.value);
  return ofInteger(
      m_builder.select(m_builder.less(number, 0), compute(ArithmeticOp::Subtract, 0, number), number));
}

Typed Lowering::read(const NegativeValue& part) {
  return ofInteger(compute(ArithmeticOp::Subtract, 0, integer(*part.value)));
}

Typed Lowering::read(const ChosenValue& part) {
  const Word condition = holds(*part.when);
  const Typed yes = value(*part.then);
  const Typed no = value(*part.otherwise);
  if (yes.kind != no.kind) throw Unsupported{"a value of one of two kinds", part.node};
  return {yes.kind, m_builder.select(condition, yes.payload, no.payload),
          m_builder.select(condition, yes.exists, no.exists)};
}

Typed Lowering::read(const ArithmeticValue& part) {
  const Word left = integer(*part.left);
  const Word right = integer(*part.right);
  return ofInteger(compute(part.op, left, right));
}

// Saturating, as the kernel's arithmetic.cpp.
Lowering::Word Lowering::compute(ArithmeticOp op, Word left, Word right) {
  machine::Builder& b = m_builder;
  const auto end = [&](Word negative) { return b.select(negative, INT64_MIN, INT64_MAX); };
  switch (op) {
    case ArithmeticOp::Add: {
      const Word sum = b.add(left, right);
      // It ran over when both have one sign and the sum has the other.
      const Word over = b.less(b.bitAnd(b.bitXor(left, sum), b.bitXor(right, sum)), 0);
      return b.select(over, end(b.less(left, 0)), sum);
    }
    case ArithmeticOp::Subtract: {
      const Word difference = b.subtract(left, right);
      const Word over = b.less(b.bitAnd(b.bitXor(left, right), b.bitXor(left, difference)), 0);
      return b.select(over, end(b.less(left, 0)), difference);
    }
    case ArithmeticOp::Multiply: {
      const Word low = b.multiply(left, right);
      const Word high =
          b.subtract(b.highProduct(left, right), b.add(b.bitAnd(b.shiftRightSigned(left, 63), right),
                                                       b.bitAnd(b.shiftRightSigned(right, 63), left)));
      const Word over = b.notEqual(high, b.shiftRightSigned(low, 63));
      return b.select(over, end(b.less(b.bitXor(left, right), 0)), low);
    }
    case ArithmeticOp::Divide:
    case ArithmeticOp::Modulo: {
      const bool divides = op == ArithmeticOp::Divide;
      const Word byZero = b.isZero(right);
      // The smallest number has no negative: its quotient by -1 saturates, and its remainder is 0.
      const Word over = b.bitAnd(b.equal(left, INT64_MIN), b.equal(right, -1));
      const Word safe = b.select(b.bitOr(byZero, over), 1, right);
      const Word result = divides ? b.divide(left, safe) : b.modulo(left, safe);
      return b.select(byZero, 0, b.select(over, divides ? Word(INT64_MAX) : Word(0), result));
    }
    case ArithmeticOp::Minimum:
      return b.minimum(left, right);
    case ArithmeticOp::Maximum:
      return b.maximum(left, right);
  }
  return 0;
}

Typed Lowering::read(const AggregateValue& part) {
  if (part.op == AggregateOp::Count) return ofInteger(count(*part.query));
  if (part.prop && part.op == AggregateOp::Sum) {
    if (const std::optional<Word> sum = sumByType(part)) return ofInteger(*sum);
  }
  const machine::Variable total = m_builder.variable(0);
  const machine::Variable isFirst = m_builder.variable(1);
  forEachInAnyOrder(*part.query, [&](const Typed& member) {
    const Bound candidate(*this, part.bind ? m_rules.bindingIndex(part.bind->name) : UINT32_MAX, member);
    Word amount = part.each ? integer(**part.each) : integerOf(member);
    if (part.prop)
      amount =
          member.kind == Value::Kind::Token ? propertyAsNumber(member.payload, part.prop->index) : Word(0);
    const Word before = m_builder.get(total);
    if (part.op == AggregateOp::Sum) {
      m_builder.set(total, compute(ArithmeticOp::Add, before, amount));
      return;
    }
    const Word better = part.op == AggregateOp::Minimum ? m_builder.minimum(before, amount)
                                                        : m_builder.maximum(before, amount);
    m_builder.set(total, m_builder.select(m_builder.get(isFirst), amount, better));
    m_builder.set(isFirst, 0);
  });
  return ofInteger(m_builder.get(total));
}

Lowering::Word Lowering::propertyAsNumber(Word held, std::uint32_t property) {
  const Facts::Property& facts = m_context.facts.properties[property];
  const bool counts = facts.kind == Value::Kind::Integer || facts.kind == Value::Kind::Bool;
  return counts || facts.isMixed ? propertyOf(held, property) : Word(0);
}

// Where all tokens of a type have the same value they need only be counted.
std::optional<Lowering::Word> Lowering::sumByType(const AggregateValue& part) {
  constexpr std::int64_t largest = std::int64_t{1} << 40;
  const Facts::Property& property = m_context.facts.properties[part.prop->index];
  const bool counts = property.kind == Value::Kind::Integer || property.kind == Value::Kind::Bool;
  const auto isSmall = [](std::int64_t start) { return start > -largest && start < largest; };
  if (property.isStored || property.isMixed || !counts || kindOf(*part.query) != Value::Kind::Token ||
      !std::ranges::all_of(property.starts, isSmall) || property.starts.size() > 8)
    return std::nullopt;
  const std::optional<TokenSet> held = membersOf(*part.query);
  if (!held) return std::nullopt;
  Word sum = 0;
  for (std::uint32_t type = 0; type < property.starts.size(); ++type) {
    if (property.starts[type] == 0) continue;
    const Word count = m_tokens.sets().count(m_tokens.sets().both(*held, m_tokens.tokensOfType(type)));
    sum = m_builder.add(sum, m_builder.multiply(count, property.starts[type]));
  }
  return sum;
}

// Layer by layer; see the kernel's spatial.cpp.
Lowering::Word Lowering::distance(const DistanceValue& part) {
  const std::int64_t unreachable = m_context.unreachable;
  const Word start = zone(part.from);
  const ZoneSet goals = part.toRegion ? region(*part.toRegion)
                        : part.to     ? m_sets.single(zone(*part.to))
                                      : m_sets.none();
  const ZoneSet through =
      part.via ? where(**part.via, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all()) : m_sets.all();
  const machine::Variable steps = m_builder.variable(0);
  const machine::Variable result = m_builder.variable(unreachable);
  std::vector<machine::Variable> front;
  std::vector<machine::Variable> seen;
  for (const Word& word : m_sets.single(start).words) {
    front.push_back(m_builder.variable(word));
    seen.push_back(m_builder.variable(word));
  }
  m_builder.ifThen(m_sets.contains(goals, start), [&] { m_builder.set(result, 0); });
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.equal(m_builder.get(result), unreachable);
        return m_builder.bitAnd(open, m_sets.isSet(now(front)));
      },
      [&] {
        const ZoneSet near = m_geometry.neighbours(m_sets, now(front));
        const Word further = m_builder.add(m_builder.get(steps), 1);
        m_builder.set(steps, further);
        const Word found = m_sets.isSet(m_sets.both(near, goals));
        m_builder.set(result, m_builder.select(found, further, m_builder.get(result)));
        const ZoneSet before = now(seen);
        const ZoneSet fresh = m_sets.without(near, before);
        const ZoneSet next = m_sets.both(fresh, through);
        for (std::size_t i = 0; i < front.size(); ++i) {
          m_builder.set(front[i], next.words[i]);
          m_builder.set(seen[i], m_builder.bitOr(before.words[i], fresh.words[i]));
        }
      });
  return m_builder.get(result);
}

Typed Lowering::read(const DefinedValue& part) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : part.with)
    names.push_back({argument.name.index, value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(m_names.end(), names.begin(), names.end());
  const Typed result = value(*m_def.definitions[part.name.index].value);
  m_names.resize(outer);
  return result;
}

}  // namespace ludo::engine
