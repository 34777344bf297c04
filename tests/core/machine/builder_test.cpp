// SPDX-License-Identifier: Apache-2.0
#include "core/machine/builder.h"

#include <gtest/gtest.h>

#include "plain_machine.h"

namespace ludo::machine {
namespace {

std::size_t instructions(const Function& function) {
  std::size_t count = 0;
  for (const Block& block : function.blocks) count += block.code.size();
  return count;
}

TEST(Builder, TellsWhenAFunctionIsTooLong) {
  int told = 0;
  Builder b("f", 1);
  b.setLimit(10, [&told] { ++told; });
  Word sum = b.parameter(0);
  while (told == 0 && !sum.known()) sum = b.add(sum, b.parameter(0));
  EXPECT_EQ(told, 1);
  b.returnValue(sum);
  // What nothing reaches is dropped, and counts all the same.
  b.add(sum, b.parameter(0));
  EXPECT_EQ(told, 2);
}

TEST(Builder, ComputesWhatIsKnown) {
  Builder builder("f", 0);
  EXPECT_TRUE(builder.add(2, 3).is(5));
  EXPECT_TRUE(builder.subtract(2, 3).is(-1));
  EXPECT_TRUE(builder.multiply(INT64_MAX, 2).is(-2));
  EXPECT_TRUE(builder.divide(-7, 2).is(-3));
  EXPECT_TRUE(builder.modulo(-7, 2).is(-1));
  EXPECT_TRUE(builder.shiftLeft(1, 63).is(INT64_MIN));
  EXPECT_TRUE(builder.shiftRight(-1, 63).is(1));
  EXPECT_TRUE(builder.shiftRightSigned(-1, 63).is(-1));
  EXPECT_TRUE(builder.lessUnsigned(1, -1).is(1));
  EXPECT_TRUE(builder.less(1, -1).is(0));
  EXPECT_TRUE(builder.without(7, 2).is(5));
  EXPECT_TRUE(builder.select(0, 1, 2).is(2));
  EXPECT_TRUE(builder.countBits(-1).is(64));
  EXPECT_TRUE(builder.lowestBit(8).is(3));
  EXPECT_TRUE(builder.highestBit(9).is(3));
  EXPECT_TRUE(builder.nthBit(0b10100, 0).is(2));
  EXPECT_TRUE(builder.minimum(3, -3).is(-3));
  EXPECT_EQ(instructions(builder.finish()), 1U);  // what it gives back
}

TEST(Builder, KnowsWhatChangesNothing) {
  Builder builder("f", 1);
  const Word x = builder.parameter(0);
  for (const Word& same :
       {builder.add(x, 0), builder.add(0, x), builder.subtract(x, 0), builder.multiply(x, 1),
        builder.multiply(1, x), builder.divide(x, 1), builder.bitAnd(x, -1), builder.bitAnd(-1, x),
        builder.bitAnd(x, x), builder.bitOr(x, 0), builder.bitOr(0, x), builder.bitOr(x, x),
        builder.bitXor(x, 0), builder.shiftLeft(x, 0), builder.select(1, x, 2), builder.select(x, x, x)}) {
    EXPECT_EQ(same, x);
  }
  for (const Word& zero : {builder.multiply(x, 0), builder.multiply(0, x), builder.bitAnd(x, 0),
                           builder.modulo(x, 1), builder.notEqual(x, x), builder.shiftLeft(0, x)}) {
    EXPECT_TRUE(zero.is(0));
  }
  EXPECT_TRUE(builder.equal(x, x).is(1));
  EXPECT_TRUE(builder.bitOr(x, -1).is(-1));
  EXPECT_EQ(instructions(builder.finish()), 1U);
}

TEST(Builder, WritesNothingThatIsNotReached) {
  Builder builder("f", 1);
  builder.ifThen(
      0, [&] { builder.store(Width::Word, {}, 1); }, [&] { builder.store(Width::Word, {}, 2); });
  builder.returnValue(builder.parameter(0));
  EXPECT_FALSE(builder.reachable());
  builder.store(Width::Word, {}, 3);
  const Function function = builder.finish();
  EXPECT_EQ(toText(function),
            R"(function f (1)
block 0
  r1 = constant 2
  store word state[0], r1
  return r0
)");
}

TEST(Builder, PutsAKnownIndexIntoTheOffset) {
  Builder builder("f", 1);
  builder.returnValue(builder.load(Width::UInt16, {Memory::Scratch, 6, 5, 4, 100}));
  EXPECT_EQ(toText(builder.finish()),
            R"(function f (1)
block 0
  r1 = load uint16 scratch[26]
  return r1
)");
}

TEST(Builder, LoopsAndBranches) {
  // The sum of the odd numbers below n, and n once for each round of an inner loop.
  Builder builder("f", 1);
  const Word n = builder.parameter(0);
  const Variable sum = builder.variable(0);
  builder.forEachBelow(n, [&](Word i) {
    builder.ifThen(builder.bitAnd(i, 1), [&] { builder.set(sum, builder.add(builder.get(sum), i)); });
    builder.forEachBelow(2, [&](Word) { builder.set(sum, builder.add(builder.get(sum), n)); });
  });
  builder.returnValue(builder.get(sum));
  Module module;
  module.functions.push_back(builder.finish());
  ASSERT_TRUE(faults(module).empty()) << faults(module)[0];
  for (const Runner& runner : runners(module)) {
    EXPECT_EQ(runner.executable->run(0, {}, 0), 0) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, 10), 25 + 200) << runner.name;
  }
}

TEST(Text, ShowsEveryPartOfCode) {
  Builder builder("f", 3);
  const Word a = builder.parameter(0);
  const Word b = builder.parameter(1);
  builder.store(Width::Int8, {Memory::State, 1, a, 2, 40}, b);
  builder.copyBytes({Memory::Argument, 8}, {Memory::Constants, 0, a, 8}, 16);
  const Word random = builder.random({Memory::Argument, 0});
  const Word result = builder.call(4, {Memory::Scratch, 8}, a, random, b);
  const Word condition = builder.lessOrEqual(a, result);
  const Word chosen = builder.select(condition, a, builder.countBits(b));
  const BlockId other = builder.block();
  const BlockId last = builder.block();
  builder.switchTo(chosen, {other, last, other});
  builder.begin(other);
  builder.branch(b, last, other);
  builder.begin(last);
  builder.returnValue(a);
  EXPECT_EQ(toText(builder.finish()),
            R"(function f (3)
block 0
  store int8 state[1 + r0 * 2 within 40], r1
  copy bytes argument[8], constants[0 + r0 * 8], 16
  r3 = random argument[0]
  r4 = call 4 at scratch[8], r0, r3, r1
  r5 = less or equal r0, r4
  r6 = count bits r1
  r7 = select r5, r0, r6
  switch r7, 1, 2, 1
block 1
  branch r1, 2, 1
block 2
  return r0
)");
}

TEST(Builder, TellsHowLongCodeIsThatRunsOn) {
  Builder b("f", 1);
  const BlockId begin = b.block();
  b.begin(begin);
  const Word sum = b.add(b.multiply(b.parameter(0), 5), 7);
  EXPECT_EQ(b.straightLength(begin), 2U);
  b.ifThen(b.isSet(sum), [] {});
  EXPECT_EQ(b.straightLength(begin), std::nullopt);
}

// Where the parameter is 0 it is counted, and else known.
TEST(Builder, LeavesABlockOnAnotherWayAfterwards) {
  Builder b("f", 1);
  const Variable known = b.variable(b.parameter(0));
  const BlockId asks = b.block();
  const BlockId counts = b.block();
  const BlockId knows = b.block();
  const BlockId behind = b.block();
  b.begin(asks);
  b.begin(counts);
  b.set(known, 7);
  b.jump(behind);
  b.divert(asks, known, knows);
  b.begin(knows);
  b.jump(behind);
  b.begin(behind);
  b.returnValue(b.get(known));
  Module module;
  module.functions.push_back(b.finish());
  ASSERT_TRUE(faults(module).empty());
  for (const Runner& runner : runners(module)) {
    EXPECT_EQ(runner.executable->run(0, {}, 0), 7) << runner.name;
    EXPECT_EQ(runner.executable->run(0, {}, 3), 3) << runner.name;
  }
}

}  // namespace
}  // namespace ludo::machine
