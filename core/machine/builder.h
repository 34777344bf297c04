// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// An operand of code: a number that is known when code is written, or a register. What is computed from
/// known numbers alone is known too, and leaves no code. A value.
class Word {
 public:
  Word() = default;
  Word(std::int64_t value) : m_value(value) {}  // NOLINT(google-explicit-constructor)
  static Word inRegister(Register reg) {
    Word word;
    word.m_register = reg;
    return word;
  }

  bool known() const { return m_register == none; }
  /// Only if known().
  std::int64_t value() const { return m_value; }
  /// Only if not known().
  Register reg() const { return m_register; }
  /// Whether it is known to be this number.
  bool is(std::int64_t value) const { return known() && m_value == value; }
  bool operator==(const Word&) const = default;

 private:
  std::int64_t m_value = 0;
  Register m_register = none;
};

/// A register that is assigned in several places, so that its value changes as the code runs.
class Variable {
 public:
  explicit Variable(Register reg) : m_register(reg) {}
  Register reg() const { return m_register; }

 private:
  Register m_register;
};

/// As Address, with operands instead of registers.
struct At {
  Memory memory = Memory::State;
  std::uint32_t offset = 0;
  Word index = 0;
  std::uint32_t stride = 0;  ///< bytes from one index to the next
  std::uint32_t extent = 0;  ///< see Address
};

/// Writes one function. Code goes to the current block. After a jump, branch, switch or return there is none,
/// and what is written is dropped until the next begin(): code that cannot be reached costs nothing. The
/// operations are those of Op, with its conditions on operands. One thread.
class Builder {
 public:
  Builder(std::string name, std::uint32_t parameters);

  /// Calls `whenFull`, which may throw, for each instruction and block beyond `most`. Dropped code counts,
  /// since it took as long to write.
  void setLimit(std::size_t most, std::function<void()> whenFull);

  /// Sets the origin of the code that is written from here on (Instruction::origin); gives the one before.
  std::uint32_t setOrigin(std::uint32_t origin) { return std::exchange(m_origin, origin); }

  Word parameter(std::uint32_t number) const { return Word::inRegister(number); }

  Word add(Word a, Word b);
  Word subtract(Word a, Word b);
  Word multiply(Word a, Word b);
  Word divide(Word a, Word b);
  Word modulo(Word a, Word b);
  Word bitAnd(Word a, Word b);
  Word bitOr(Word a, Word b);
  Word bitXor(Word a, Word b);
  Word bitNot(Word a) { return bitXor(a, -1); }
  /// a without the bits that b has.
  Word without(Word a, Word b) { return bitAnd(a, bitNot(b)); }
  Word shiftLeft(Word a, Word by);
  Word shiftRight(Word a, Word by);
  Word shiftRightSigned(Word a, Word by);
  Word equal(Word a, Word b);
  Word notEqual(Word a, Word b);
  Word less(Word a, Word b);
  Word lessOrEqual(Word a, Word b);
  Word lessUnsigned(Word a, Word b);
  /// 1 when a is 0, else 0.
  Word isZero(Word a) { return equal(a, 0); }
  /// 1 when a is not 0, else 0.
  Word isSet(Word a) { return notEqual(a, 0); }
  Word select(Word condition, Word yes, Word no);
  /// Of signed numbers.
  Word minimum(Word a, Word b) { return select(less(b, a), b, a); }
  Word maximum(Word a, Word b) { return select(less(a, b), b, a); }
  Word countBits(Word a);
  Word lowestBit(Word a);
  Word highestBit(Word a);
  Word nthBit(Word a, Word n);
  Word highProduct(Word a, Word b);
  Word mixedProduct(Word a, Word b);

  Word load(Width width, const At& at);
  void store(Width width, const At& at, Word value);
  void copyBytes(const At& to, const At& from, std::uint32_t bytes);
  /// The next number of the generator; see Op::Random.
  Word random(const At& generator);
  /// Calls a function of the module with `state` as its State memory; see Op::Call.
  Word call(std::uint32_t function, const At& state, Word a = 0, Word b = 0, Word c = 0);

  /// A new variable with the value `start`.
  Variable variable(Word start);
  /// The same, assigned at the end of a block that has been left already.
  Variable variableIn(BlockId block, std::int64_t start);
  Word get(Variable variable) { return copy(variable.reg()); }
  void set(Variable variable, Word value);

  /// A new block, which can be jumped to; it is empty until begin() makes it the current one, once.
  BlockId block();
  void begin(BlockId block);
  /// Whether there is a current block: false behind a jump.
  bool reachable() const { return m_current.has_value(); }
  void jump(BlockId to);
  /// Changes how a block that ended with a jump is left: for `to` where the variable is not 0.
  void divert(BlockId block, Variable when, BlockId to);
  /// How many operations have been written since the block began, where they run on without a branch.
  std::optional<std::size_t> straightLength(BlockId block) const;
  void branch(Word condition, BlockId yes, BlockId no);
  void switchTo(Word value, std::vector<BlockId> targets);
  void returnValue(Word value = 0);

  void ifThen(Word condition, const std::function<void()>& then, const std::function<void()>& otherwise = {});
  /// `body` again and again while `condition`, computed anew before each round, is not 0. A loop that may
  /// have very many rounds counts for several; see setInDeepLoops.
  void loopWhile(const std::function<Word()>& condition, const std::function<void()>& body,
                 int countsFor = 1);
  /// For index = 0, 1, ..., count - 1.
  void forEachBelow(Word count, const std::function<void(Word)>& body);
  /// How many loops are being written, each with its `countsFor`.
  int loops() const { return m_loops; }
  /// Has `write` called, to write code at the beginning of the body of each loop inside at least `outerLoops`
  /// others: nested loops may run longer than anybody waits.
  void setInDeepLoops(int outerLoops, std::function<void()> write);

  /// The function; nothing can be written afterwards.
  Function finish();

 private:
  Word copy(Register from);
  Register fresh() { return m_function.registers++; }
  void grow() {
    if (++m_size > m_most) m_whenFull();
  }
  Register inRegister(Word word);
  Word emit(Op op, Word a, Word b = 0, Word c = 0);
  Instruction& append(Instruction instruction);
  Address address(const At& at);
  void leave(Exit exit);

  Function m_function;
  std::optional<BlockId> m_current;
  std::vector<bool> m_begun;
  std::uint32_t m_origin = 0;
  Instruction m_dropped;   ///< stands for code that nothing reaches
  std::size_t m_size = 0;  ///< of what was written: instructions and blocks
  std::size_t m_most = SIZE_MAX;
  std::function<void()> m_whenFull;
  int m_loops = 0;  ///< that are being written
  int m_shallowLoops = 0;
  std::function<void()> m_inDeepLoop;
};

}  // namespace ludo::machine
