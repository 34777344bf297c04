// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/arithmetic.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

bool hasNothing(Value::Kind kind) {
  return kind == Value::Kind::Zone || kind == Value::Kind::Token || kind == Value::Kind::Player ||
         kind == Value::Kind::Symbol;
}

}  // namespace

Word Arithmetic::isNothing(const Typed& value) {
  if (value.isCoded()) return m_builder.equal(value.payload, coded_value::nothing);
  if (value.kind == Value::Kind::Nothing) return 1;
  return hasNothing(value.kind) ? m_builder.less(value.payload, 0) : m_builder.isZero(value.exists);
}

Word Arithmetic::sameAsCoded(Word code, const Typed& value) {
  if (value.isCoded()) return m_builder.equal(code, value.payload);
  const Word isCodeNothing = m_builder.equal(code, coded_value::nothing);
  if (value.kind == Value::Kind::Nothing) return isCodeNothing;
  const Word isSameKind =
      m_builder.equal(m_builder.bitAnd(code, coded_value::kindMask), static_cast<std::int64_t>(value.kind));
  const Word isSamePayload =
      m_builder.equal(m_builder.shiftRightSigned(code, coded_value::kindBits), value.payload);
  return m_builder.select(isNothing(value), isCodeNothing, m_builder.bitAnd(isSameKind, isSamePayload));
}

Word Arithmetic::coded(const Typed& value) {
  if (value.isCoded()) return value.payload;
  if (value.kind == Value::Kind::Nothing) return coded_value::nothing;
  const Word code = m_builder.add(m_builder.multiply(value.payload, coded_value::kindMask + 1),
                                  static_cast<std::int64_t>(value.kind));
  if (hasNothing(value.kind)) return m_builder.select(m_builder.less(value.payload, 0), -1, code);
  const Word fromLeast = m_builder.subtract(value.payload, coded_value::least);
  const Word fits = m_builder.lessUnsigned(fromLeast, -2 * coded_value::least);
  const Word isTooLarge = m_builder.bitAnd(value.exists, m_builder.isZero(fits));
  m_builder.ifThen(isTooLarge, [this] { escape(); });
  return m_builder.select(value.exists, code, coded_value::nothing);
}

Word Arithmetic::same(const Typed& a, const Typed& b) {
  if (a.isCoded()) return sameAsCoded(a.payload, b);
  if (b.isCoded()) return sameAsCoded(b.payload, a);
  if (a.kind == b.kind) {
    const Word equal = m_builder.equal(a.payload, b.payload);
    if (a.exists.is(1) && b.exists.is(1)) return equal;
    if (a.exists.is(1) || b.exists.is(1))
      return m_builder.bitAnd(a.exists.is(1) ? b.exists : a.exists, equal);
    const Word both = m_builder.bitAnd(a.exists, b.exists);
    const Word neither = m_builder.isZero(m_builder.bitOr(a.exists, b.exists));
    return m_builder.bitOr(m_builder.bitAnd(both, equal), neither);
  }
  // Values of different kinds are equal only when both are nothing.
  return m_builder.bitAnd(isNothing(a), isNothing(b));
}

Word Arithmetic::compare(CompareOp op, const Typed& left, const Typed& right) {
  switch (op) {
    case CompareOp::Equal:
      return same(left, right);
    case CompareOp::NotEqual:
      return m_builder.isZero(same(left, right));
    case CompareOp::Less:
      return m_builder.less(integerOf(left), integerOf(right));
    case CompareOp::LessOrEqual:
      return m_builder.lessOrEqual(integerOf(left), integerOf(right));
    case CompareOp::Greater:
      return m_builder.less(integerOf(right), integerOf(left));
    case CompareOp::GreaterOrEqual:
      return m_builder.lessOrEqual(integerOf(right), integerOf(left));
  }
  return 0;
}

Word Arithmetic::integerOf(const Typed& value) {
  if (value.isCoded()) {
    Word result = 0;
    const Word its = m_builder.bitAnd(value.payload, coded_value::kindMask);
    for (const Value::Kind kind : {Value::Kind::Integer, Value::Kind::Bool, Value::Kind::Player})
      result = m_builder.select(m_builder.equal(its, static_cast<std::int64_t>(kind)),
                                m_builder.shiftRightSigned(value.payload, coded_value::kindBits), result);
    return result;
  }
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

// A known number says from where on it runs over.
Word Arithmetic::sumWith(Word number, std::int64_t added) {
  if (added == 0) return number;
  const Word sum = m_builder.add(number, added);
  if (added < 0) return m_builder.select(m_builder.less(number, INT64_MIN - added), INT64_MIN, sum);
  return m_builder.select(m_builder.less(INT64_MAX - added, number), INT64_MAX, sum);
}

// The smallest number may be the product itself, and is what it saturates to.
Word Arithmetic::productWith(Word number, std::int64_t factor) {
  if (factor == 1) return number;
  const std::int64_t most = INT64_MAX / factor;
  const Word fits = m_builder.lessUnsigned(m_builder.add(number, most), 2 * most + 1);
  const Word end = m_builder.select(m_builder.less(number, 0), INT64_MIN, INT64_MAX);
  return m_builder.select(fits, m_builder.multiply(number, factor), end);
}

// Saturating, as the kernel's arithmetic.cpp.
Word Arithmetic::compute(ArithmeticOp op, Word left, Word right) {
  machine::Builder& b = m_builder;
  const auto end = [&](Word negative) { return b.select(negative, INT64_MIN, INT64_MAX); };
  switch (op) {
    case ArithmeticOp::Add: {
      if (right.known()) return sumWith(left, right.value());
      if (left.known()) return sumWith(right, left.value());
      const Word sum = b.add(left, right);
      // It ran over when both have one sign and the sum has the other.
      const Word over = b.less(b.bitAnd(b.bitXor(left, sum), b.bitXor(right, sum)), 0);
      return b.select(over, end(b.less(left, 0)), sum);
    }
    case ArithmeticOp::Subtract: {
      if (right.known() && right.value() != INT64_MIN) return sumWith(left, -right.value());
      const Word difference = b.subtract(left, right);
      const Word over = b.less(b.bitAnd(b.bitXor(left, right), b.bitXor(left, difference)), 0);
      return b.select(over, end(b.less(left, 0)), difference);
    }
    case ArithmeticOp::Multiply: {
      if (right.known() && right.value() > 0) return productWith(left, right.value());
      if (left.known() && left.value() > 0) return productWith(right, left.value());
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

}  // namespace ludo::engine
