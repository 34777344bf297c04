// SPDX-License-Identifier: Apache-2.0
#include "random_module.h"

#include "core/base/hash.h"
#include "core/machine/builder.h"

namespace ludo::machine {
namespace {

/// Functions before a function reach this many words of their State less than it does, so that there is room
/// to call them at several places.
constexpr std::uint32_t stateStep = 12;
constexpr std::uint32_t functionCount = 4;
/// Of the scratch memory that each function may give to others as their State. It is its own: what a function
/// reaches as its State, those that it calls must not reach as Scratch.
constexpr std::uint32_t lentBytes = 576;
static_assert(functionCount * 64 + (functionCount - 1) * lentBytes <= 8 * randomScratchWords);

class Choices {
 public:
  explicit Choices(const std::vector<std::uint32_t>& choices) : m_choices(choices) {}
  bool left() const { return m_at < m_choices.size(); }
  std::uint32_t below(std::uint32_t bound) { return left() ? m_choices[m_at++] % bound : 0; }

 private:
  const std::vector<std::uint32_t>& m_choices;
  std::size_t m_at = 0;
};

class FunctionMaker {
 public:
  FunctionMaker(Choices& choices, std::uint32_t number, bool forLanes)
      : m_choices(choices),
        m_number(number),
        m_forLanes(forLanes),
        m_builder("f" + std::to_string(number), number % 4) {
    for (std::uint32_t parameter = 0; parameter < number % 4; ++parameter) {
      m_words.push_back(m_builder.parameter(parameter));
    }
    for (int i = 0; i < 3; ++i) m_variables.push_back(m_builder.variable(operand()));
  }

  Function make(std::uint32_t statements) {
    body(statements, 0);
    Word sum = operand();
    for (const Variable& variable : m_variables) sum = m_builder.bitXor(sum, m_builder.get(variable));
    m_builder.returnValue(sum);
    return m_builder.finish();
  }

 private:
  static std::uint32_t stateBytes(std::uint32_t number) { return 8 * stateStep * (number + 1); }

  Word operand() {
    switch (m_choices.below(5)) {
      case 0:
        return static_cast<std::int64_t>(m_choices.below(9)) - 4;
      case 1:
        return static_cast<std::int64_t>(mix64(m_choices.below(1000)));
      case 2:
        if (!m_variables.empty()) return m_builder.get(anyVariable());
        [[fallthrough]];
      default:
        return m_words.empty() ? Word(7)
                               : m_words[m_choices.below(static_cast<std::uint32_t>(m_words.size()))];
    }
  }

  Variable anyVariable() {
    return m_variables[m_choices.below(static_cast<std::uint32_t>(m_variables.size()))];
  }

  Width anyWidth() { return static_cast<Width>(m_choices.below(7)); }

  /// `bytes` bytes, aligned to `alignment`, within the first `size` bytes of a memory. Few different places,
  /// so that they meet.
  At anyPlace(Memory memory, std::uint32_t begin, std::uint32_t size, std::uint32_t bytes,
              std::uint32_t alignment) {
    At at;
    at.memory = memory;
    const std::uint32_t places = (size - bytes) / alignment + 1;
    switch (m_choices.below(4)) {
      case 0: {  // an index, with or without its extent
        const std::uint32_t count = std::min<std::uint32_t>(places, 4);
        const std::uint32_t first = m_choices.below(places - count + 1);
        at.offset = begin + first * alignment;
        at.stride = alignment;
        at.index = m_builder.bitAnd(operand(), count == 4 ? 3 : 0);
        if (m_choices.below(3) != 0) at.extent = (count - 1) * alignment + bytes;
        return at;
      }
      case 1:
        at.offset = begin + m_choices.below(places) * alignment;
        return at;
      default:
        at.offset = begin + m_choices.below(std::min<std::uint32_t>(places, 3)) * alignment;
        return at;
    }
  }

  At anyPlace(std::uint32_t bytes, std::uint32_t alignment, bool constants) {
    switch (m_choices.below(constants ? 5 : 4)) {
      case 0:
        return anyPlace(Memory::Argument, generatorBytes * randomGenerators,
                        (randomArgumentWords - 4 * randomGenerators) * 8, bytes, alignment);
      case 1:  // each function has scratch memory of its own
        return anyPlace(Memory::Scratch, m_number * 64, 64, bytes, alignment);
      case 4:
        return anyPlace(Memory::Constants, 0, 64, bytes, alignment);
      default:
        return anyPlace(Memory::State, 0, stateBytes(m_number), bytes, alignment);
    }
  }

  /// One of a few places, each of which is always reached in the same width, signed or not.
  std::pair<Width, At> keptPlace() {
    const std::uint32_t number = m_choices.below(6);
    const bool isSigned = m_choices.below(2) != 0;
    At at{number == 5 ? Memory::Argument : Memory::State, 8 * number};
    if (number == 5) at.offset = generatorBytes * randomGenerators;
    switch (number) {
      case 0:
        return {isSigned ? Width::Int8 : Width::UInt8, at};
      case 1:
        at.offset = 2;
        return {isSigned ? Width::Int16 : Width::UInt16, at};
      case 2:
        at.offset = 4;
        return {isSigned ? Width::Int32 : Width::UInt32, at};
      default:
        return {Width::Word, at};
    }
  }

  void body(std::uint32_t statements, int depth) {
    const std::size_t words = m_words.size();
    for (std::uint32_t i = 0; i < statements && m_choices.left() && m_builder.reachable(); ++i) {
      statement(depth);
    }
    m_words.resize(words);  // what is written here may not be written on another way
  }

  void statement(int depth) {
    switch (m_choices.below(depth < 3 ? 16 : 10)) {
      case 0:
      case 1:
      case 2:
        return m_words.push_back(computed());
      case 3:
      case 4: {
        const Width width = anyWidth();
        const auto bytes = static_cast<std::uint32_t>(bytesOf(width));
        if (m_forLanes && m_choices.below(3) != 0) {
          const auto [kept, at] = keptPlace();
          return m_words.push_back(m_builder.load(kept, at));
        }
        if (m_forLanes)
          return m_words.push_back(m_builder.load(width, anyPlace(Memory::Constants, 0, 64, bytes, bytes)));
        return m_words.push_back(m_builder.load(width, anyPlace(bytes, bytes, true)));
      }
      case 5:
      case 6: {
        if (m_forLanes) {
          const auto [kept, at] = keptPlace();
          return m_builder.store(kept, at, operand());
        }
        const Width width = anyWidth();
        const auto bytes = static_cast<std::uint32_t>(bytesOf(width));
        return m_builder.store(width, anyPlace(bytes, bytes, false), operand());
      }
      case 7:
        return m_builder.set(anyVariable(), operand());
      case 8:
        return m_forLanes ? m_builder.set(anyVariable(), operand()) : copyBytes();
      case 9: {
        if (m_forLanes) return m_words.push_back(m_builder.random({Memory::Argument}));
        const Word index = m_choices.below(2) == 0 ? Word(0) : m_builder.bitAnd(operand(), 1);
        const auto extent = static_cast<std::uint32_t>(generatorBytes * randomGenerators);
        return m_words.push_back(m_builder.random({Memory::Argument, 0, index, generatorBytes, extent}));
      }
      case 10:
        return ifThen(depth);
      case 11:
        return switchTo(depth);
      case 12:
        if (m_number > 0 && !m_forLanes) return call();
        [[fallthrough]];
      case 13:
      case 14: {
        m_builder.forEachBelow(m_builder.bitAnd(operand(), 3), [&](Word index) {
          m_words.push_back(index);
          body(1 + m_choices.below(5), depth + 1);
          m_words.pop_back();
        });
        return;
      }
      default:
        m_builder.ifThen(m_builder.equal(m_builder.bitAnd(operand(), 3), 1),
                         [&] { m_builder.returnValue(operand()); });
    }
  }

  Word computed() {
    const Word a = operand();
    const Word b = operand();
    switch (m_choices.below(24)) {
      case 0:
        return m_builder.add(a, b);
      case 1:
        return m_builder.subtract(a, b);
      case 2:
        return m_builder.multiply(a, b);
      case 3:
        return m_builder.divide(a, m_builder.bitOr(m_builder.bitAnd(b, 0xFF), 1));
      case 4:
        return m_builder.modulo(a, m_builder.bitOr(m_builder.bitAnd(b, 0xFF), 1));
      case 5:
        return m_builder.bitAnd(a, b);
      case 6:
        return m_builder.bitOr(a, b);
      case 7:
        return m_builder.bitXor(a, b);
      case 8:
        return m_builder.shiftLeft(a, m_builder.bitAnd(b, 63));
      case 9:
        return m_builder.shiftRight(a, m_builder.bitAnd(b, 63));
      case 10:
        return m_builder.shiftRightSigned(a, m_builder.bitAnd(b, 63));
      case 11:
        return m_builder.equal(a, b);
      case 12:
        return m_builder.notEqual(a, b);
      case 13:
        return m_builder.less(a, b);
      case 14:
        return m_builder.lessOrEqual(a, b);
      case 15:
        return m_builder.lessUnsigned(a, b);
      case 16:
        return m_builder.select(a, b, operand());
      case 17:
        return m_builder.countBits(a);
      case 18:
        return m_builder.lowestBit(m_builder.bitOr(a, 0x100));
      case 19: {
        const Word set = m_builder.bitOr(a, 0xF0);
        return m_builder.nthBit(set, m_builder.bitAnd(b, 3));
      }
      case 20:
        return m_builder.bitNot(a);
      case 21:
        return m_builder.mixedProduct(a, b);
      case 22:
        return m_builder.highestBit(m_builder.bitOr(a, 0x100));
      default:
        return m_builder.highProduct(a, b);
    }
  }

  void copyBytes() {
    // From one memory to another, or within the state between halves, so that nothing overlaps.
    const std::uint32_t bytes = 8 * (1 + m_choices.below(3));
    const std::uint32_t half = stateBytes(m_number) / 2;
    const At own = anyPlace(Memory::State, 0, half, bytes, 8);
    switch (m_choices.below(4)) {
      case 0:
        return m_builder.copyBytes(anyPlace(Memory::Scratch, m_number * 64, 64, bytes, 8), own, bytes);
      case 1:
        return m_builder.copyBytes(own, anyPlace(Memory::Scratch, m_number * 64, 64, bytes, 8), bytes);
      case 2:
        return m_builder.copyBytes(own, anyPlace(Memory::Constants, 0, 64, bytes, 8), bytes);
      default:
        return m_builder.copyBytes(anyPlace(Memory::State, half, half, bytes, 8), own, bytes);
    }
  }

  void ifThen(int depth) {
    const Word condition = m_choices.below(2) == 0 ? m_builder.less(operand(), operand()) : operand();
    const std::uint32_t then = 1 + m_choices.below(4);
    const std::uint32_t otherwise = m_choices.below(4);
    if (otherwise == 0) return m_builder.ifThen(condition, [&] { body(then, depth + 1); });
    m_builder.ifThen(
        condition, [&] { body(then, depth + 1); }, [&] { body(otherwise, depth + 1); });
  }

  void switchTo(int depth) {
    std::vector<BlockId> targets;
    for (int i = 0; i < 3; ++i) targets.push_back(m_builder.block());
    const BlockId after = m_builder.block();
    m_builder.switchTo(m_builder.bitAnd(operand(), 3), {targets[0], targets[1], targets[2], after});
    for (BlockId target : targets) {
      m_builder.begin(target);
      body(1 + m_choices.below(3), depth + 1);
      m_builder.jump(after);
    }
    m_builder.begin(after);
  }

  void call() {
    const std::uint32_t callee = m_choices.below(m_number);
    const std::uint32_t bytes = stateBytes(callee);
    const std::uint32_t lent = functionCount * 64 + (m_number - 1) * lentBytes;
    const At at = m_choices.below(3) == 0 ? anyPlace(Memory::Scratch, lent, lentBytes, bytes, 8)
                                          : anyPlace(Memory::State, 0, stateBytes(m_number), bytes, 8);
    m_words.push_back(m_builder.call(callee, at, operand(), operand(), operand()));
  }

  Choices& m_choices;
  std::uint32_t m_number;
  bool m_forLanes;
  Builder m_builder;
  std::vector<Word> m_words;
  std::vector<Variable> m_variables;
};

Module makeModule(const std::vector<std::uint32_t>& choices, bool forLanes) {
  Choices made(choices);
  Module module;
  for (std::uint64_t word = 0; word < 8; ++word) module.constants.push_back(mix64(word));
  for (std::uint32_t number = 0; number < functionCount; ++number) {
    const std::uint32_t statements = 4 + made.below(12) + 40 * (number / 3);
    module.functions.push_back(FunctionMaker(made, number, forLanes).make(statements));
  }
  return module;
}

}  // namespace

Module randomModule(const std::vector<std::uint32_t>& choices) {
  return makeModule(choices, false);
}

Module randomModuleForLanes(const std::vector<std::uint32_t>& choices) {
  return makeModule(choices, true);
}

}  // namespace ludo::machine
