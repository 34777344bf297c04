// SPDX-License-Identifier: Apache-2.0
// Values: what the kernel's evaluate.cpp does with them.
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
  return std::visit([this](const auto& part) { return read(part); }, expression.node);
}

Lowering::Word Lowering::integerOf(const Typed& value) {
  switch (value.kind) {
    case Value::Kind::Integer:
    case Value::Kind::Bool:
      return value.payload;
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
  return ofInteger(m_cells.isOccupied(zone(part.zone)));
}

Typed Lowering::read(const TokenPropertyValue& part) {
  throw Unsupported{"a token's property", part.node};
}

Typed Lowering::read(const TokenOwnerValue& part) {
  return {Value::Kind::Player, m_cells.owner(token(part.token))};
}

// A symbol that is nothing is -1 as well; no text has that number.
Typed Lowering::read(const TokenTypeValue& part) {
  return {Value::Kind::Symbol, m_cells.type(token(part.token))};
}

Typed Lowering::read(const TokenZoneValue& part) {
  return {Value::Kind::Zone, token(part.token)};
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
  throw Unsupported{"a distance", part.node};
}

Typed Lowering::read(const PatternValue& part) {
  throw Unsupported{"a pattern", part.node};
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
  return {yes.kind, m_builder.select(condition, yes.payload, no.payload)};
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
  if (part.prop) throw Unsupported{"an aggregate over a property", part.node};
  const machine::Variable total = m_builder.variable(0);
  const machine::Variable isFirst = m_builder.variable(1);
  forEach(*part.query, [&](const Typed& member) {
    const Bound candidate(*this, part.bind ? m_rules.bindingIndex(part.bind->name) : UINT32_MAX, member);
    const Word amount = part.each ? integer(**part.each) : integerOf(member);
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
