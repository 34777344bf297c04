// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/machine/builder.h"
#include "core/machine/prepare.h"
#include "plain_machine.h"

namespace ludo::machine {
namespace {

const At firstPlace{Memory::State, 0};
const At secondPlace{Memory::State, 8};

std::size_t countOf(const Function& function, Op op) {
  std::size_t count = 0;
  for (const Block& block : function.blocks) {
    for (const Instruction& instruction : block.code) count += instruction.op == op ? 1 : 0;
  }
  return count;
}

/// Shares the values of the module's last function, and sees that it does the same as before.
Function shared(Module module) {
  const Module before = module;
  Function& last = module.functions.back();
  shareValues(last);
  EXPECT_TRUE(faults(module).empty()) << faults(module)[0] << toText(last);
  const auto index = static_cast<std::uint32_t>(module.functions.size() - 1);
  for (std::int64_t a : {0, 1, 2, 5}) {
    for (std::int64_t b : {0, 3}) {
      RunMemory expected(32, 32, 8);
      expected.fill(7);
      RunMemory memory = expected;
      const std::int64_t value = makePlainMachine(before)->run(index, expected.memories(), a, b);
      EXPECT_EQ(makePlainMachine(module)->run(index, memory.memories(), a, b), value) << toText(last);
      EXPECT_EQ(memory, expected) << toText(last);
    }
  }
  return last;
}
Function shared(Builder& builder) {
  Module module;
  module.constants = {1, 2, 3, 4};
  module.functions.push_back(builder.finish());
  return shared(module);
}

TEST(ShareValues, OfTheSameOperands) {
  Builder b("f", 2);
  const Word sum = b.add(b.parameter(0), b.parameter(1));
  const Word again = b.add(b.parameter(0), b.parameter(1));
  const Word other = b.add(b.parameter(1), b.parameter(0));
  // What is computed of what is shared is shared too.
  b.returnValue(b.multiply(b.add(b.multiply(sum, 3), b.multiply(again, 3)), other));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Add), 3U) << toText(function);
  EXPECT_EQ(countOf(function, Op::Multiply), 2U) << toText(function);
}

TEST(ShareValues, WithBothWaysBehindThem) {
  Builder b("f", 2);
  const Word early = b.add(b.parameter(0), b.parameter(1));
  b.store(Width::Word, firstPlace, early);
  const auto later = [&] { return b.add(b.parameter(0), b.parameter(1)); };
  b.ifThen(
      b.parameter(0), [&] { b.store(Width::Word, secondPlace, later()); },
      [&] {
        b.store(Width::Word, {Memory::State, 16}, later());
      });
  b.returnValue(later());
  EXPECT_EQ(countOf(shared(b), Op::Add), 1U);
}

TEST(ShareValues, ButNotWithWhatMayNotHaveBeenReached) {
  Builder b("f", 2);
  const auto sum = [&] { return b.add(b.parameter(0), b.parameter(1)); };
  b.ifThen(
      b.less(b.parameter(0), 2), [&] { b.store(Width::Word, firstPlace, sum()); },
      [&] { b.store(Width::Word, secondPlace, sum()); });
  b.returnValue(sum());
  EXPECT_EQ(countOf(shared(b), Op::Add), 3U);
}

TEST(ShareValues, OfVariablesUntilTheyChange) {
  Builder b("f", 2);
  const Variable v = b.variable(b.parameter(0));
  const auto twice = [&] { return b.multiply(b.get(v), 2); };
  b.store(Width::Word, firstPlace, b.add(twice(), twice()));
  b.set(v, b.parameter(1));
  b.store(Width::Word, secondPlace, b.add(twice(), twice()));
  b.returnValue(twice());
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Multiply), 2U) << toText(function);
  EXPECT_EQ(countOf(function, Op::Add), 2U);
}

TEST(ShareValues, OfVariablesNotWhereWaysMeet) {
  Builder b("f", 2);
  const Variable v = b.variable(b.parameter(0));
  const auto twice = [&] { return b.multiply(b.get(v), 2); };
  b.store(Width::Word, firstPlace, twice());
  b.ifThen(b.parameter(1), [&] {
    b.store(Width::Word, secondPlace, twice());
    b.set(v, 9);
  });
  b.returnValue(twice());
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Multiply), 2U) << toText(function);
}

TEST(ShareValues, OfVariablesNotFromRoundToRound) {
  Builder b("f", 2);
  const Variable v = b.variable(1);
  const auto twice = [&] { return b.multiply(b.get(v), 2); };
  const Word outside = twice();
  b.forEachBelow(b.parameter(0), [&](Word round) {
    b.store(Width::Word, firstPlace, b.add(twice(), round));
    b.set(v, b.add(twice(), 1));
  });
  b.returnValue(b.add(outside, twice()));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Multiply), 3U) << toText(function);
}

TEST(ShareValues, OfMemoryUntilItIsWritten) {
  Builder b("f", 2);
  const auto read = [&] {
    return b.add(b.load(Width::Word, firstPlace), b.load(Width::Word, {Memory::Constants, 0, b.parameter(0), 8}));
  };
  const Word before = read();
  b.store(Width::Word, {Memory::Scratch, 0}, before);
  const Word between = read();
  b.store(Width::Word, firstPlace, between);
  const Word after = read();
  b.returnValue(b.add(after, b.load(Width::UInt8, firstPlace)));
  Module module;
  module.constants = {1, 2, 3, 4, 5, 6};
  module.functions.push_back(b.finish());
  const Function function = shared(module);
  // Of the state before, of the constants, and of a part of a word.
  EXPECT_EQ(countOf(function, Op::Load), 3U) << toText(function);
}

TEST(ShareValues, OfMemoryThatIsWrittenElsewhere) {
  Builder b("f", 2);
  const auto read = [&] { return b.load(Width::Word, firstPlace); };
  const Word before = read();
  b.store(Width::Word, secondPlace, before);
  // Within the secondPlace word and the third.
  b.store(Width::Word, {Memory::State, 8, b.bitAnd(b.parameter(0), 1), 8, 16}, b.parameter(1));
  const Word other = read();
  // Anywhere.
  b.store(Width::Word, {Memory::State, 8, b.subtract(b.bitAnd(b.parameter(0), 1), 1), 8}, b.parameter(1));
  b.returnValue(b.add(b.add(before, other), read()));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Load), 2U) << toText(function);
}

TEST(ShareValues, OfWhatIsWrittenUnlessItIsCutOff) {
  Builder b("f", 2);
  const Word whole = b.load(Width::Word, {Memory::State, 16});
  b.store(Width::UInt8, firstPlace, b.bitAnd(whole, 127));
  b.store(Width::UInt8, secondPlace, whole);
  // 0 to 127 is the same with a sign and without.
  b.returnValue(
      b.add(b.add(b.load(Width::Int8, firstPlace), b.load(Width::UInt8, firstPlace)), b.load(Width::Int8, secondPlace)));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Load), 2U) << toText(function);
}

TEST(ShareValues, AndAsksNothingThatABranchHasAnswered) {
  Builder b("f", 2);
  const Word isFew = b.less(b.parameter(0), 2);
  const Word isMany = b.less(2, b.parameter(1));
  b.ifThen(b.bitAnd(isFew, isMany),
           [&] { b.ifThen(isMany, [&] { b.store(Width::Word, firstPlace, b.add(isFew, 4)); }); });
  b.ifThen(
      isFew, [&] { b.store(Width::Word, secondPlace, 3); },
      [&] { b.store(Width::Word, secondPlace, b.add(b.parameter(0), isFew)); });
  b.returnValue(b.select(b.equal(isMany, 0), 7, 8));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::Add), 0U) << toText(function);
  std::size_t branches = 0;
  for (const Block& block : function.blocks) branches += block.exit.kind == Exit::Kind::Branch ? 1 : 0;
  EXPECT_EQ(branches, 2U) << toText(function);
}

TEST(ShareValues, AndAsksForTheOppositeAtOnce) {
  Builder b("f", 2);
  const Word isLess = b.less(b.parameter(0), b.parameter(1));
  const Word isSame = b.equal(b.parameter(0), b.parameter(1));
  b.store(Width::Word, firstPlace, b.equal(isLess, 0));
  b.store(Width::Word, secondPlace, b.equal(b.equal(isSame, 0), 0));
  b.returnValue(b.notEqual(b.equal(isSame, 0), 0));
  const Function function = shared(b);
  EXPECT_EQ(countOf(function, Op::LessOrEqual), 1U) << toText(function);
  EXPECT_EQ(countOf(function, Op::NotEqual), 1U) << toText(function);
}

TEST(ShareValues, OfMemoryNotAcrossCallsAndCopies) {
  Builder callee("callee", 1);
  callee.store(Width::Word, firstPlace, callee.parameter(0));
  callee.returnValue(1);
  Builder b("f", 2);
  const auto read = [&] { return b.load(Width::Word, secondPlace); };
  const Word before = read();
  const Word called = b.call(0, secondPlace, b.parameter(0));
  const Word between = read();
  b.copyBytes(secondPlace, {Memory::Scratch, 0}, 8);
  b.returnValue(b.add(b.add(before, called), b.add(between, read())));
  Module module;
  module.functions = {callee.finish(), b.finish()};
  EXPECT_EQ(countOf(shared(module), Op::Load), 3U);
}

}  // namespace
}  // namespace ludo::machine
