// SPDX-License-Identifier: Apache-2.0
#include "core/machine/builder.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace ludo::machine {

namespace {

std::uint64_t bits(std::int64_t value) {
  return static_cast<std::uint64_t>(value);
}
std::int64_t word(std::uint64_t value) {
  return static_cast<std::int64_t>(value);
}
bool bothKnown(const Word& a, const Word& b) {
  return a.known() && b.known();
}

}  // namespace

Builder::Builder(std::string name, std::uint32_t parameters) {
  assert(parameters <= 3);
  m_function.name = std::move(name);
  m_function.parameters = parameters;
  m_function.registers = parameters;
  begin(block());
}

void Builder::setLimit(std::size_t most, std::function<void()> whenFull) {
  m_most = most;
  m_whenFull = std::move(whenFull);
}

Instruction& Builder::append(Instruction instruction) {
  grow();
  instruction.origin = m_origin;
  if (!m_current) return m_dropped = instruction;
  std::vector<Instruction>& code = m_function.blocks[*m_current].code;
  return code.emplace_back(instruction);
}

Register Builder::inRegister(Word word) {
  if (!word.known()) return word.reg();
  Instruction instruction;
  instruction.op = Op::Constant;
  instruction.result = fresh();
  instruction.immediate = word.value();
  return append(instruction).result;
}

Word Builder::emit(Op op, Word a, Word b, Word c) {
  Instruction instruction;
  instruction.op = op;
  instruction.a = inRegister(a);
  const bool hasOne = op == Op::CountBits || op == Op::LowestBit || op == Op::HighestBit;
  if (!hasOne) instruction.b = inRegister(b);
  if (op == Op::Select) instruction.c = inRegister(c);
  instruction.result = fresh();
  return Word::inRegister(append(instruction).result);
}

Word Builder::copy(Register from) {
  Instruction instruction;
  instruction.op = Op::Copy;
  instruction.a = from;
  instruction.result = fresh();
  return Word::inRegister(append(instruction).result);
}

Word Builder::add(Word a, Word b) {
  if (bothKnown(a, b)) return word(bits(a.value()) + bits(b.value()));
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  return emit(Op::Add, a, b);
}
Word Builder::subtract(Word a, Word b) {
  if (bothKnown(a, b)) return word(bits(a.value()) - bits(b.value()));
  if (b.is(0)) return a;
  return emit(Op::Subtract, a, b);
}
Word Builder::multiply(Word a, Word b) {
  if (bothKnown(a, b)) return word(bits(a.value()) * bits(b.value()));
  if (a.is(0) || b.is(0)) return 0;
  if (a.is(1)) return b;
  if (b.is(1)) return a;
  return emit(Op::Multiply, a, b);
}
Word Builder::divide(Word a, Word b) {
  assert(!b.is(0));
  if (bothKnown(a, b)) return a.value() / b.value();
  if (b.is(1)) return a;
  return emit(Op::Divide, a, b);
}
Word Builder::modulo(Word a, Word b) {
  assert(!b.is(0));
  if (bothKnown(a, b)) return a.value() % b.value();
  if (b.is(1)) return 0;
  return emit(Op::Modulo, a, b);
}
Word Builder::bitAnd(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() & b.value();
  if (a.is(0) || b.is(0)) return 0;
  if (a.is(-1)) return b;
  if (b.is(-1) || a == b) return a;
  return emit(Op::And, a, b);
}
Word Builder::bitOr(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() | b.value();
  if (a.is(-1) || b.is(-1)) return -1;
  if (a.is(0)) return b;
  if (b.is(0) || a == b) return a;
  return emit(Op::Or, a, b);
}
Word Builder::bitXor(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() ^ b.value();
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  return emit(Op::Xor, a, b);
}
Word Builder::shiftLeft(Word a, Word by) {
  if (bothKnown(a, by)) return word(bits(a.value()) << by.value());
  if (a.is(0) || by.is(0)) return a;
  return emit(Op::ShiftLeft, a, by);
}
Word Builder::shiftRight(Word a, Word by) {
  if (bothKnown(a, by)) return word(bits(a.value()) >> by.value());
  if (a.is(0) || by.is(0)) return a;
  return emit(Op::ShiftRight, a, by);
}
Word Builder::shiftRightSigned(Word a, Word by) {
  if (bothKnown(a, by)) return a.value() >> by.value();
  if (a.is(0) || by.is(0)) return a;
  return emit(Op::ShiftRightSigned, a, by);
}
Word Builder::equal(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() == b.value() ? 1 : 0;
  if (a == b) return 1;
  return emit(Op::Equal, a, b);
}
Word Builder::notEqual(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() != b.value() ? 1 : 0;
  if (a == b) return 0;
  return emit(Op::NotEqual, a, b);
}
Word Builder::less(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() < b.value() ? 1 : 0;
  return emit(Op::Less, a, b);
}
Word Builder::lessOrEqual(Word a, Word b) {
  if (bothKnown(a, b)) return a.value() <= b.value() ? 1 : 0;
  return emit(Op::LessOrEqual, a, b);
}
Word Builder::lessUnsigned(Word a, Word b) {
  if (bothKnown(a, b)) return bits(a.value()) < bits(b.value()) ? 1 : 0;
  return emit(Op::LessUnsigned, a, b);
}
Word Builder::select(Word condition, Word yes, Word no) {
  if (condition.known()) return condition.value() != 0 ? yes : no;
  if (yes == no) return yes;
  return emit(Op::Select, condition, yes, no);
}
Word Builder::countBits(Word a) {
  if (a.known()) return std::popcount(bits(a.value()));
  return emit(Op::CountBits, a);
}
Word Builder::lowestBit(Word a) {
  assert(!a.is(0));
  if (a.known()) return std::countr_zero(bits(a.value()));
  return emit(Op::LowestBit, a);
}
Word Builder::highestBit(Word a) {
  assert(!a.is(0));
  if (a.known()) return std::bit_width(bits(a.value())) - 1;
  return emit(Op::HighestBit, a);
}
Word Builder::nthBit(Word a, Word n) {
  return n.is(0) ? lowestBit(a) : emit(Op::NthBit, a, n);
}
Word Builder::highProduct(Word a, Word b) {
  return emit(Op::HighProduct, a, b);
}
Word Builder::mixedProduct(Word a, Word b) {
  return emit(Op::MixedProduct, a, b);
}

Address Builder::address(const At& at) {
  Address result;
  result.memory = at.memory;
  result.offset = at.offset;
  if (at.index.known()) {
    result.offset += static_cast<std::uint32_t>(at.index.value()) * at.stride;
  } else {
    result.index = at.index.reg();
    result.stride = at.stride;
    result.extent = at.extent;
  }
  return result;
}

Word Builder::load(Width width, const At& at) {
  Instruction instruction;
  instruction.op = Op::Load;
  instruction.width = width;
  instruction.address = address(at);
  instruction.result = fresh();
  return Word::inRegister(append(instruction).result);
}

void Builder::store(Width width, const At& at, Word value) {
  Instruction instruction;
  instruction.op = Op::Store;
  instruction.width = width;
  instruction.b = inRegister(value);
  instruction.address = address(at);
  append(instruction);
}

void Builder::copyBytes(const At& to, const At& from, std::uint32_t bytes) {
  Instruction instruction;
  instruction.op = Op::CopyBytes;
  instruction.address = address(to);
  instruction.source = address(from);
  instruction.immediate = bytes;
  append(instruction);
}

Word Builder::random(const At& generator) {
  Instruction instruction;
  instruction.op = Op::Random;
  instruction.address = address(generator);
  instruction.result = fresh();
  return Word::inRegister(append(instruction).result);
}

Word Builder::call(std::uint32_t function, const At& state, Word a, Word b, Word c) {
  Instruction instruction;
  instruction.op = Op::Call;
  instruction.a = inRegister(a);
  instruction.b = inRegister(b);
  instruction.c = inRegister(c);
  instruction.immediate = function;
  instruction.address = address(state);
  instruction.result = fresh();
  return Word::inRegister(append(instruction).result);
}

Variable Builder::variable(Word start) {
  const Variable result(fresh());
  set(result, start);
  return result;
}

Variable Builder::variableIn(BlockId block, std::int64_t start) {
  grow();
  Instruction instruction;
  instruction.op = Op::Constant;
  instruction.immediate = start;
  instruction.result = fresh();
  m_function.blocks[block].code.push_back(instruction);
  return Variable(instruction.result);
}

void Builder::set(Variable variable, Word value) {
  Instruction instruction;
  instruction.result = variable.reg();
  if (value.known()) {
    instruction.op = Op::Constant;
    instruction.immediate = value.value();
  } else {
    instruction.op = Op::Copy;
    instruction.a = value.reg();
  }
  append(instruction);
}

BlockId Builder::block() {
  grow();
  m_function.blocks.emplace_back();
  m_begun.push_back(false);
  return static_cast<BlockId>(m_function.blocks.size() - 1);
}

void Builder::begin(BlockId block) {
  assert(!m_begun[block]);
  if (m_current) jump(block);
  m_begun[block] = true;
  m_current = block;
}

void Builder::leave(Exit exit) {
  if (!m_current) return;
  m_function.blocks[*m_current].exit = std::move(exit);
  m_current.reset();
}

void Builder::jump(BlockId to) {
  leave({Exit::Kind::Jump, none, {to}});
}

void Builder::divert(BlockId block, Variable when, BlockId to) {
  grow();
  Block& left = m_function.blocks[block];
  assert(m_current != block && left.exit.kind == Exit::Kind::Jump);
  Instruction copied;
  copied.op = Op::Copy;
  copied.a = when.reg();
  copied.result = fresh();
  left.code.push_back(copied);
  left.exit = {Exit::Kind::Branch, copied.result, {to, left.exit.targets.front()}};
}

std::optional<std::size_t> Builder::straightLength(BlockId block) const {
  if (m_current != block) return std::nullopt;
  const auto isOperation = [](const Instruction& each) {
    return each.op != Op::Constant && each.op != Op::Copy;
  };
  return std::ranges::count_if(m_function.blocks[block].code, isOperation);
}

void Builder::branch(Word condition, BlockId yes, BlockId no) {
  if (condition.known()) return jump(condition.value() != 0 ? yes : no);
  leave({Exit::Kind::Branch, condition.reg(), {yes, no}});
}

void Builder::switchTo(Word value, std::vector<BlockId> targets) {
  if (value.known()) return jump(targets[static_cast<std::size_t>(value.value())]);
  leave({Exit::Kind::Switch, value.reg(), std::move(targets)});
}

void Builder::returnValue(Word value) {
  if (!m_current) return;
  const Register result = inRegister(value);
  leave({Exit::Kind::Return, result, {}});
}

void Builder::ifThen(Word condition, const std::function<void()>& then,
                     const std::function<void()>& otherwise) {
  if (condition.known()) {
    const std::function<void()>& taken = condition.value() != 0 ? then : otherwise;
    if (taken) taken();
    return;
  }
  const BlockId yes = block();
  const BlockId no = otherwise ? block() : none;
  const BlockId after = block();
  branch(condition, yes, otherwise ? no : after);
  begin(yes);
  then();
  jump(after);
  if (otherwise) {
    begin(no);
    otherwise();
    jump(after);
  }
  begin(after);
}

void Builder::loopWhile(const std::function<Word()>& condition, const std::function<void()>& body,
                        int countsFor) {
  const BlockId head = block();
  const BlockId round = block();
  const BlockId after = block();
  m_loops += countsFor;
  jump(head);
  begin(head);
  branch(condition(), round, after);
  begin(round);
  if (m_inDeepLoop && m_loops > m_shallowLoops) m_inDeepLoop();
  body();
  jump(head);
  begin(after);
  m_loops -= countsFor;
}

void Builder::forEachBelow(Word count, const std::function<void(Word)>& body) {
  if (count.known() && count.value() <= 0) return;
  const Variable index = variable(0);
  loopWhile([&] { return less(get(index), count); },
            [&] {
              const Word now = get(index);
              body(now);
              set(index, add(now, 1));
            });
}

void Builder::setInDeepLoops(int outerLoops, std::function<void()> write) {
  m_shallowLoops = outerLoops;
  m_inDeepLoop = std::move(write);
}

Function Builder::finish() {
  returnValue();
  return std::move(m_function);
}

}  // namespace ludo::machine
