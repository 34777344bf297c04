// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <map>

#include "core/base/rng.h"
#include "core/machine/builder.h"
#include "plain_machine.h"

namespace ludo::machine {
namespace {

constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
const std::vector<std::int64_t> edges = {
    0, 1, 2, 3, 5, 63, 64, -1, -2, 0xFFFFFFFF, largest, smallest, 0x0123456789ABCDEF};

using TwoOperands = Word (Builder::*)(Word, Word);

struct Case {
  std::int64_t a = 0;
  std::int64_t b = 0;
  std::int64_t expected = 0;
};

/// One operation in three forms: on two parameters, on a parameter and a known number, on two known numbers.
class OneOperation {
 public:
  explicit OneOperation(TwoOperands operation) : m_operation(operation) {}

  void expect(std::int64_t a, std::int64_t b, std::int64_t expected) { m_cases.push_back({a, b, expected}); }

  ~OneOperation() {
    Module module;
    std::vector<std::uint32_t> functions(
        1, add(
               module, [](Builder& f) { return f.parameter(0); }, [](Builder& f) { return f.parameter(1); }));
    std::map<std::int64_t, std::uint32_t> ofSecond;
    for (const Case& one : m_cases) {
      if (ofSecond.contains(one.b)) continue;
      ofSecond[one.b] = add(
          module, [](Builder& f) { return f.parameter(0); }, [&](Builder&) { return one.b; });
    }
    EXPECT_TRUE(faults(module).empty());
    for (const Runner& runner : runners(module)) {
      for (const Case& one : m_cases) {
        for (std::uint32_t function : {0U, ofSecond[one.b]}) {
          EXPECT_EQ(runner.executable->run(function, {}, one.a, one.b), one.expected)
              << runner.name << " with " << one.a << " and " << one.b << "\n"
              << toText(module.functions[function]);
        }
      }
    }
    for (const Case& one : m_cases) {
      Module known;
      add(
          known, [&](Builder&) { return one.a; }, [&](Builder&) { return one.b; });
      EXPECT_EQ(makeInterpreter(known)->run(0, {}), one.expected) << toText(known.functions[0]);
    }
  }

 private:
  template <typename First, typename Second>
  std::uint32_t add(Module& module, const First& first, const Second& second) {
    Builder builder("f", 2);
    builder.returnValue((builder.*m_operation)(Word(first(builder)), Word(second(builder))));
    module.functions.push_back(builder.finish());
    return static_cast<std::uint32_t>(module.functions.size() - 1);
  }

  TwoOperands m_operation;
  std::vector<Case> m_cases;
};

std::uint64_t bits(std::int64_t value) {
  return static_cast<std::uint64_t>(value);
}
std::int64_t word(std::uint64_t value) {
  return static_cast<std::int64_t>(value);
}

template <typename Expected>
void expectForAllPairs(TwoOperands operation, const Expected& expected) {
  OneOperation one(operation);
  for (std::int64_t a : edges) {
    for (std::int64_t b : edges) one.expect(a, b, expected(a, b));
  }
}

TEST(Operations, ComputeAsCppDoes) {
  using Number = std::int64_t;
  expectForAllPairs(&Builder::add, [](Number a, Number b) { return word(bits(a) + bits(b)); });
  expectForAllPairs(&Builder::subtract, [](Number a, Number b) { return word(bits(a) - bits(b)); });
  expectForAllPairs(&Builder::multiply, [](Number a, Number b) { return word(bits(a) * bits(b)); });
  expectForAllPairs(&Builder::bitAnd, [](Number a, Number b) { return a & b; });
  expectForAllPairs(&Builder::bitOr, [](Number a, Number b) { return a | b; });
  expectForAllPairs(&Builder::bitXor, [](Number a, Number b) { return a ^ b; });
  expectForAllPairs(&Builder::without, [](Number a, Number b) { return a & ~b; });
  expectForAllPairs(&Builder::equal, [](Number a, Number b) { return a == b ? 1 : 0; });
  expectForAllPairs(&Builder::notEqual, [](Number a, Number b) { return a != b ? 1 : 0; });
  expectForAllPairs(&Builder::less, [](Number a, Number b) { return a < b ? 1 : 0; });
  expectForAllPairs(&Builder::lessOrEqual, [](Number a, Number b) { return a <= b ? 1 : 0; });
  expectForAllPairs(&Builder::lessUnsigned, [](Number a, Number b) { return bits(a) < bits(b) ? 1 : 0; });
  expectForAllPairs(&Builder::minimum, [](Number a, Number b) { return std::min(a, b); });
  expectForAllPairs(&Builder::maximum, [](Number a, Number b) { return std::max(a, b); });
}

TEST(Operations, DivideTowardZero) {
  OneOperation divide(&Builder::divide);
  OneOperation modulo(&Builder::modulo);
  for (std::int64_t a : edges) {
    for (std::int64_t b : edges) {
      if (b == 0 || (a == smallest && b == -1)) continue;
      divide.expect(a, b, a / b);
      modulo.expect(a, b, a % b);
    }
  }
  divide.expect(-7, 2, -3);
  modulo.expect(-7, 2, -1);
}

TEST(Operations, ShiftByUpTo63) {
  OneOperation left(&Builder::shiftLeft);
  OneOperation right(&Builder::shiftRight);
  OneOperation rightSigned(&Builder::shiftRightSigned);
  for (std::int64_t a : edges) {
    for (std::int64_t by : {0, 1, 7, 32, 63}) {
      left.expect(a, by, word(bits(a) << by));
      right.expect(a, by, word(bits(a) >> by));
      rightSigned.expect(a, by, a >> by);
    }
  }
}

TEST(Operations, MultiplyToTheUpperHalf) {
  OneOperation highProduct(&Builder::highProduct);
  highProduct.expect(-1, -1, -2);
  highProduct.expect(smallest, 2, 1);
  highProduct.expect(largest, largest, 0x3FFFFFFFFFFFFFFF);
  highProduct.expect(0x0123456789ABCDEF, 0x1000, 0x12);
  highProduct.expect(0x0123456789ABCDEF, 0x10000, 0x0123);
}

TEST(Operations, MixTheHalvesOfAProduct) {
  OneOperation mixedProduct(&Builder::mixedProduct);
  mixedProduct.expect(-1, -1, -1);
  mixedProduct.expect(smallest, 2, 1);
  mixedProduct.expect(0x0123456789ABCDEF, 0x10000, 0x456789ABCDEF0123);
  mixedProduct.expect(3, 5, 15);
}

TEST(Operations, FindTheNthBit) {
  OneOperation nthBit(&Builder::nthBit);
  for (std::int64_t a : edges) {
    std::int64_t n = 0;
    for (std::int64_t bit = 0; bit < 64; ++bit) {
      if ((bits(a) >> bit & 1) != 0) nthBit.expect(a, n++, bit);
    }
  }
}

TEST(Operations, CountBitsAndFindTheLowestAndTheHighest) {
  Builder count("count", 1);
  count.returnValue(count.countBits(count.parameter(0)));
  Builder lowest("lowest", 1);
  lowest.returnValue(lowest.lowestBit(lowest.parameter(0)));
  Builder highest("highest", 1);
  highest.returnValue(highest.highestBit(highest.parameter(0)));
  Module module;
  module.functions = {count.finish(), lowest.finish(), highest.finish()};
  for (const Runner& runner : runners(module)) {
    for (std::int64_t a : edges) {
      EXPECT_EQ(runner.executable->run(0, {}, a), std::popcount(bits(a))) << runner.name << " " << a;
      if (a == 0) continue;
      EXPECT_EQ(runner.executable->run(1, {}, a), std::countr_zero(bits(a))) << runner.name << " " << a;
      EXPECT_EQ(runner.executable->run(2, {}, a), 63 - std::countl_zero(bits(a))) << runner.name << " " << a;
    }
  }
}

TEST(Operations, SelectByWhetherANumberIsZero) {
  Builder builder("select", 3);
  builder.returnValue(builder.select(builder.parameter(0), builder.parameter(1), builder.parameter(2)));
  Module module;
  module.functions.push_back(builder.finish());
  for (const Runner& runner : runners(module)) {
    EXPECT_EQ(runner.executable->run(0, {}, 0, 7, 8), 8) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, 1, 7, 8), 7) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, smallest, 7, 8), 7) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, 0x100000000, 7, 8), 7) << runner.name;
  }
}

struct Part {
  Width width;
  std::int64_t of;  ///< 0xFEDCBA9876543210, i.e. what a load of its low part gives
  std::int64_t ofSmall;
};
const std::vector<Part> parts = {
    {Width::UInt8, 0x10, 0xF0},
    {Width::Int8, 0x10, -0x10},
    {Width::UInt16, 0x3210, 0xF0F0},
    {Width::Int16, 0x3210, -0x0F10},
    {Width::UInt32, 0x76543210, 0xF0F0F0F0},
    {Width::Int32, 0x76543210, -0x0F0F0F10},
    {Width::Word, word(0xFEDCBA9876543210), word(0xF0F0F0F0F0F0F0F0)},
};

TEST(Operations, LoadAndStorePartsOfWords) {
  for (const Part& part : parts) {
    for (bool indexed : {false, true}) {
      const auto bytes = static_cast<std::uint32_t>(bytesOf(part.width));
      Builder builder("f", 2);
      const Word index = indexed ? builder.parameter(0) : Word(3);
      const Word old = builder.load(part.width, {Memory::State, 8, index, bytes});
      builder.store(part.width, {Memory::State, 8, index, bytes}, builder.parameter(1));
      builder.store(Width::Word, {Memory::Argument, 0},
                    builder.load(part.width, {Memory::State, 8, index, bytes}));
      builder.returnValue(old);
      Module module;
      module.functions.push_back(builder.finish());
      ASSERT_TRUE(faults(module).empty()) << faults(module)[0];
      for (const Runner& runner : runners(module)) {
        RunMemory memory(8, 0, 1);
        std::fill(memory.state.begin(), memory.state.end(), 0xF0F0F0F0F0F0F0F0);
        EXPECT_EQ(runner.executable->run(0, memory.memories(), 3, word(0xFEDCBA9876543210)), part.ofSmall)
            << runner.name;
        EXPECT_EQ(word(memory.argument[0]), part.of) << runner.name;
        std::vector<std::uint64_t> expected(8, 0xF0F0F0F0F0F0F0F0);
        const std::uint64_t value = 0xFEDCBA9876543210;
        std::memcpy(reinterpret_cast<std::byte*>(expected.data()) + 8 + 3 * bytes, &value, bytes);
        EXPECT_EQ(memory.state, expected) << runner.name << " " << bytes;
      }
    }
  }
}

TEST(Operations, LoadConstants) {
  Builder builder("f", 1);
  const Word known = builder.load(Width::Word, {Memory::Constants, 8});
  const Word found = builder.load(Width::UInt8, {Memory::Constants, 0, builder.parameter(0), 1, 16});
  builder.returnValue(builder.add(known, found));
  Module module;
  module.constants = {0x0706050403020100, 1000};
  module.functions.push_back(builder.finish());
  for (const Runner& runner : runners(module)) {
    EXPECT_EQ(runner.executable->run(0, {}, 6), 1006) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, 8), 1000 + 1000 % 256) << runner.name;
  }
}

TEST(Operations, CopyBytesBetweenMemories) {
  Builder builder("f", 2);
  builder.copyBytes({Memory::Scratch, 8, builder.parameter(0), 8},
                    {Memory::State, 16, builder.parameter(1), 8}, 24);
  builder.copyBytes({Memory::Argument, 8}, {Memory::Constants, 8}, 16);
  builder.returnValue();
  Module module;
  module.constants = {1, 2, 3};
  module.functions.push_back(builder.finish());
  for (const Runner& runner : runners(module)) {
    RunMemory memory(8, 8, 4);
    memory.fill(1);
    RunMemory expected = memory;
    std::copy_n(expected.state.begin() + 3, 3, expected.scratch.begin() + 3);
    expected.argument[1] = 2;
    expected.argument[2] = 3;
    runner.executable->run(0, memory.memories(), 2, 1);
    EXPECT_EQ(memory, expected) << runner.name;
  }
}

TEST(Operations, DrawTheNumbersThatRngDraws) {
  for (bool indexed : {false, true}) {
    Builder builder("f", 1);
    const Word index = indexed ? builder.parameter(0) : Word(2);
    const Word first = builder.random({Memory::Argument, 8, index, 32});
    builder.store(Width::Word, {Memory::State, 0}, first);
    builder.returnValue(builder.random({Memory::Argument, 8, index, 32}));
    Module module;
    module.functions.push_back(builder.finish());
    for (const Runner& runner : runners(module)) {
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Rng rng(seed);
        RunMemory memory(1, 0, 16);
        memory.argument[9] = rng.state().high;
        memory.argument[10] = rng.state().low;
        memory.argument[11] = rng.increment().high;
        memory.argument[12] = rng.increment().low;
        const std::int64_t second = runner.executable->run(0, memory.memories(), 2);
        EXPECT_EQ(memory.state[0], rng.next()) << runner.name;
        EXPECT_EQ(bits(second), rng.next()) << runner.name;
        EXPECT_EQ(memory.argument[9], rng.state().high) << runner.name;
        EXPECT_EQ(memory.argument[10], rng.state().low) << runner.name;
        EXPECT_EQ(memory.argument[11], rng.increment().high) << runner.name;
        EXPECT_EQ(memory.argument[12], rng.increment().low) << runner.name;
      }
    }
  }
}

TEST(Operations, CallWithAnotherState) {
  Builder callee("callee", 2);
  callee.store(Width::Word, {Memory::State, 8}, callee.add(callee.parameter(0), callee.parameter(1)));
  callee.store(Width::Word, {Memory::Argument, 0}, callee.load(Width::Word, {Memory::State, 0}));
  callee.returnValue(callee.load(Width::Word, {Memory::Scratch, 0}));
  Builder caller("caller", 1);
  const Word inState = caller.call(0, {Memory::State, 16}, 5, 6);
  const Word inScratch = caller.call(0, {Memory::Scratch, 8, caller.parameter(0), 16}, inState, 1);
  caller.returnValue(inScratch);
  Module module;
  module.functions = {callee.finish(), caller.finish()};
  for (const Runner& runner : runners(module)) {
    RunMemory memory(8, 8, 1);
    memory.fill(7);
    RunMemory expected = memory;
    expected.state[3] = 11;
    expected.scratch[4] = expected.scratch[0] + 1;
    expected.argument[0] = expected.scratch[3];
    EXPECT_EQ(bits(runner.executable->run(1, memory.memories(), 1)), expected.scratch[0]) << runner.name;
    EXPECT_EQ(memory, expected) << runner.name;
  }
}

TEST(Operations, SwitchToOneOfManyBlocks) {
  Builder builder("f", 1);
  std::vector<BlockId> targets;
  for (int target = 0; target < 5; ++target) targets.push_back(builder.block());
  targets.push_back(targets[1]);
  builder.switchTo(builder.parameter(0), targets);
  for (int target = 0; target < 5; ++target) {
    builder.begin(targets[static_cast<std::size_t>(target)]);
    builder.returnValue(target * 10);
  }
  Module module;
  module.functions.push_back(builder.finish());
  for (const Runner& runner : runners(module)) {
    for (std::int64_t value = 0; value < 5; ++value) {
      EXPECT_EQ(runner.executable->run(0, {}, value), value * 10) << runner.name;
    }
    EXPECT_EQ(runner.executable->run(0, {}, 5), 10) << runner.name;
  }
}

}  // namespace
}  // namespace ludo::machine
