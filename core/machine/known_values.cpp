// SPDX-License-Identifier: Apache-2.0
#include "core/machine/known_values.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ludo::machine {
namespace {

constexpr Interval truth{0, 1};

std::optional<Interval> sum(const Interval& a, const Interval& b) {
  Interval result;
  if (__builtin_add_overflow(a.low, b.low, &result.low)) return std::nullopt;
  if (__builtin_add_overflow(a.high, b.high, &result.high)) return std::nullopt;
  return result;
}

std::optional<Interval> difference(const Interval& a, const Interval& b) {
  Interval result;
  if (__builtin_sub_overflow(a.low, b.high, &result.low)) return std::nullopt;
  if (__builtin_sub_overflow(a.high, b.low, &result.high)) return std::nullopt;
  return result;
}

/// All bits up to the highest one that a number of the interval has, which has none below 0.
std::int64_t allBitsOf(const Interval& interval) {
  const auto width = static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(interval.high)));
  return static_cast<std::int64_t>((std::uint64_t{1} << width) - 1);
}

void becomeCopy(Instruction& instruction, Register of) {
  const Register result = instruction.result;
  instruction = {};
  instruction.op = Op::Copy;
  instruction.result = result;
  instruction.a = of;
}

void becomeConstant(Instruction& instruction, std::int64_t value) {
  const Register result = instruction.result;
  instruction = {};
  instruction.result = result;
  instruction.immediate = value;
}

void become(Instruction& instruction, Op op, Register a, Register b) {
  const Register result = instruction.result;
  instruction = {};
  instruction.op = op;
  instruction.result = result;
  instruction.a = a;
  instruction.b = b;
}

}  // namespace

Interval intervalOf(Width width) {
  if (width == Width::Word) return {};
  const std::size_t bits = 8 * bytesOf(width);
  if (!isSigned(width)) return {0, (std::int64_t{1} << bits) - 1};
  return {-(std::int64_t{1} << (bits - 1)), (std::int64_t{1} << (bits - 1)) - 1};
}

void KnownValues::define(const Instruction& instruction, bool isPlain) {
  const Interval result = resultOf(instruction);
  const bool isExact = result.low != INT64_MIN || result.high != INT64_MAX;
  m_entries[instruction.result] = {result, instruction, isPlain, isExact};
}

std::optional<std::int64_t> KnownValues::constant(Register reg) const {
  const Interval& known = interval(reg);
  return known.low == known.high ? std::optional(known.low) : std::nullopt;
}

Interval KnownValues::resultOf(const Instruction& it) const {
  const auto of = [this](Register reg) { return reg == none ? Interval() : interval(reg); };
  const Interval a = of(it.a);
  const Interval b = of(it.b);
  switch (it.op) {
    case Op::Constant:
      return {it.immediate, it.immediate};
    case Op::Copy:
      return a;
    case Op::Add:
      return sum(a, b).value_or(Interval());
    case Op::Subtract:
      return difference(a, b).value_or(Interval());
    case Op::And:
      if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
      if (a.low >= 0) return {0, a.high};
      return b.low >= 0 ? Interval{0, b.high} : Interval();
    case Op::Or:
    case Op::Xor:
      return a.low >= 0 && b.low >= 0 ? Interval{0, std::max(allBitsOf(a), allBitsOf(b))} : Interval();
    case Op::Equal:
    case Op::NotEqual:
    case Op::Less:
    case Op::LessOrEqual:
    case Op::LessUnsigned:
      return truth;
    case Op::Select: {
      const Interval c = of(it.c);
      return {std::min(b.low, c.low), std::max(b.high, c.high)};
    }
    case Op::CountBits:
      return {0, 64};
    case Op::LowestBit:
    case Op::HighestBit:
    case Op::NthBit:
      return {0, 63};
    case Op::Load:
      return intervalOf(it.width);
    default:
      return {};
  }
}

void KnownValues::simplify(Instruction& instruction) const {
  // Each step leads to something simpler; the limit is for code that nobody has written.
  for (int step = 0; step < 8 && simplifyOnce(instruction); ++step) {
  }
}

bool KnownValues::simplifyOnce(Instruction& it) const {
  if (it.op == Op::Constant || it.op == Op::Copy) return false;
  const Interval result = resultOf(it);
  if (result.low == result.high) return becomeConstant(it, result.low), true;
  switch (it.op) {
    case Op::Equal:
    case Op::NotEqual:
      return simplifyEquality(it);
    case Op::Less:
    case Op::LessOrEqual:
      return simplifyOrder(it);
    case Op::Select:
      return simplifySelect(it);
    case Op::Add:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Subtract:
      return simplifyBits(it);
    default:
      return false;
  }
}

bool KnownValues::simplifyEquality(Instruction& it) const {
  const bool wanted = it.op == Op::Equal;
  if (it.a == it.b) return becomeConstant(it, wanted ? 1 : 0), true;
  const Interval& a = interval(it.a);
  const Interval& b = interval(it.b);
  if (a.high < b.low || b.high < a.low) return becomeConstant(it, wanted ? 0 : 1), true;
  if (constant(it.a) && constant(it.b)) return becomeConstant(it, wanted ? 1 : 0), true;
  if (constant(it.a)) return std::swap(it.a, it.b), true;
  if (isConstant(it.b, 0)) return simplifyTest(it, it.a, !wanted);
  if (isConstant(it.b, 1) && a.isTruth()) return simplifyTest(it, it.a, wanted);
  return false;
}

/// The instruction asks whether a register is not 0, or whether it is.
bool KnownValues::simplifyTest(Instruction& it, Register tested, bool wanted) const {
  if (wanted && interval(tested).isTruth()) return becomeCopy(it, tested), true;
  const Instruction* operation = this->operation(tested);
  if (operation == nullptr) return false;
  const Instruction of = *operation;
  switch (of.op) {
    case Op::Equal:
      return become(it, wanted ? Op::Equal : Op::NotEqual, of.a, of.b), true;
    case Op::NotEqual:
      return become(it, wanted ? Op::NotEqual : Op::Equal, of.a, of.b), true;
    case Op::Less:
      return become(it, Op::LessOrEqual, of.b, of.a), true;
    case Op::LessOrEqual:
      return become(it, Op::Less, of.b, of.a), true;
    case Op::Subtract:
    case Op::Xor:
      return become(it, wanted ? Op::NotEqual : Op::Equal, of.a, of.b), true;
    default:
      return false;
  }
}

/// Whether the register is not negative: signs differ where a sum or difference has run over, which it
/// cannot.
bool KnownValues::isTestOfFullSum(Register reg) const {
  const Instruction* both = operation(reg);
  if (both == nullptr || both->op != Op::And) return false;
  for (const Register part : {both->a, both->b}) {
    const Instruction* differs = operation(part);
    if (differs == nullptr || differs->op != Op::Xor) continue;
    for (const Register result : {differs->a, differs->b}) {
      const Instruction* sum = operation(result);
      if (sum == nullptr || (sum->op != Op::Add && sum->op != Op::Subtract)) continue;
      if (isTestOf(*both, result, *sum) && m_entries[result].isExact) return true;
    }
  }
  return false;
}

/// (a ^ sum) & (b ^ sum), or (a ^ b) & (a ^ difference).
bool KnownValues::isTestOf(const Instruction& both, Register result, const Instruction& sum) const {
  const auto isDifference = [&](Register reg, Register left, Register right) {
    const Instruction* it = operation(reg);
    return it != nullptr && it->op == Op::Xor &&
           ((it->a == left && it->b == right) || (it->a == right && it->b == left));
  };
  const auto isTest = [&](Register one, Register two) {
    return isDifference(one, sum.a, result) &&
           (sum.op == Op::Add ? isDifference(two, sum.b, result) : isDifference(two, sum.a, sum.b));
  };
  return isTest(both.a, both.b) || isTest(both.b, both.a);
}

bool KnownValues::simplifyOrder(Instruction& it) const {
  const bool orEqual = it.op == Op::LessOrEqual;
  const Interval& a = interval(it.a);
  const Interval& b = interval(it.b);
  if (it.a == it.b) return becomeConstant(it, orEqual ? 1 : 0), true;
  if (orEqual ? a.high <= b.low : a.high < b.low) return becomeConstant(it, 1), true;
  if (orEqual ? a.low > b.high : a.low >= b.high) return becomeConstant(it, 0), true;
  if (!orEqual && isConstant(it.b, 0) && isTestOfFullSum(it.a)) return becomeConstant(it, 0), true;
  return false;
}

bool KnownValues::simplifyBits(Instruction& it) const {
  if (it.op != Op::Subtract && constant(it.a) && !constant(it.b)) return std::swap(it.a, it.b), true;
  const Interval& a = interval(it.a);
  const std::optional<std::int64_t> b = constant(it.b);
  if (it.op == Op::And) {
    if (it.a == it.b) return becomeCopy(it, it.a), true;
    if (b == 0) return becomeConstant(it, 0), true;
    const auto bits = static_cast<std::uint64_t>(b.value_or(-1));
    const bool isMask = b && *b >= 0 && (bits & (bits + 1)) == 0;
    if (b == -1 || (isMask && a.low >= 0 && a.high <= *b)) return becomeCopy(it, it.a), true;
    return false;
  }
  if (it.op == Op::Or) {
    if (it.a == it.b) return becomeCopy(it, it.a), true;
    if (b == 1 && a.isTruth()) return becomeConstant(it, 1), true;
  }
  if (it.op == Op::Subtract && it.a == it.b) return becomeConstant(it, 0), true;
  if (b == 0) return becomeCopy(it, it.a), true;
  return false;
}

bool KnownValues::simplifySelect(Instruction& it) const {
  if (it.b == it.c) return becomeCopy(it, it.b), true;
  const Interval& test = interval(it.a);
  if (isConstant(it.a, 0)) return becomeCopy(it, it.c), true;
  if (test.low > 0 || test.high < 0) return becomeCopy(it, it.b), true;
  if (test.isTruth() && isConstant(it.b, 1) && isConstant(it.c, 0)) return becomeCopy(it, it.a), true;
  const Instruction* of = operation(it.a);
  if (of == nullptr || (of->op != Op::Equal && of->op != Op::NotEqual) || !isConstant(of->b, 0)) return false;
  if (of->op == Op::Equal) std::swap(it.b, it.c);
  return it.a = of->a, true;
}

}  // namespace ludo::machine
