// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/machine/builder.h"
#include "core/machine/prepare.h"
#include "plain_machine.h"

namespace ludo::machine {
namespace {

const At low{Memory::State, 0};
const At high{Memory::State, 8};

struct Counts {
  std::size_t branches = 0;
  std::size_t stores = 0;
  std::size_t instructions = 0;  ///< but constants, which take no time
};

Counts countsOf(const Function& function) {
  Counts counts;
  for (const Block& block : function.blocks) {
    counts.branches += block.exit.kind == Exit::Kind::Branch ? 1 : 0;
    for (const Instruction& instruction : block.code) {
      counts.stores += instruction.op == Op::Store ? 1 : 0;
      counts.instructions += instruction.op == Op::Constant ? 0 : 1;
    }
  }
  return counts;
}

/// What the interpreter gets to run; it does what the code as it was does.
Counts prepared(Builder& builder) {
  Module module;
  module.functions.push_back(builder.finish());
  Function function = module.functions.front();
  prepareForInterpreter(function);
  for (std::int64_t a : {0, 1, 2, 7}) {
    for (std::int64_t b : {0, 3}) {
      RunMemory expected(32, 32, 8);
      expected.fill(7);
      RunMemory memory = expected;
      const std::int64_t value = makePlainMachine(module)->run(0, expected.memories(), a, b);
      EXPECT_EQ(makeInterpreter(module)->run(0, memory.memories(), a, b), value) << toText(function);
      EXPECT_EQ(memory, expected) << toText(function);
    }
  }
  return countsOf(function);
}

TEST(InterpreterSteps, ChooseAValueWithoutABranch) {
  Builder b("f", 2);
  const Variable v = b.variable(0);
  b.ifThen(b.less(b.parameter(0), b.parameter(1)), [&] { b.set(v, 1); });
  b.returnValue(b.get(v));
  const Counts counts = prepared(b);
  EXPECT_EQ(counts.branches, 0U);
  // Whether it is less is what is given back.
  EXPECT_EQ(counts.instructions, 1U);
}

TEST(InterpreterSteps, BranchWhereMoreIsDoneThanToChoose) {
  Builder b("f", 2);
  const Variable v = b.variable(b.parameter(1));
  b.ifThen(b.parameter(0), [&] { b.store(Width::Word, low, b.get(v)); });
  b.ifThen(b.parameter(0), [&] { b.set(v, b.add(b.get(v), 1)); });
  b.returnValue(b.get(v));
  EXPECT_EQ(prepared(b).branches, 2U);
}

TEST(InterpreterSteps, WriteOnlyWhatIsRead) {
  Builder b("f", 2);
  b.store(Width::Word, low, 1);
  b.store(Width::UInt8, low, b.parameter(0));
  b.store(Width::Word, high, 2);
  b.store(Width::Word, low, b.load(Width::UInt8, {Memory::State, 9}));
  b.store(Width::Word, high, 3);
  b.returnValue(0);
  // The second word is read before it is written again, the first is not.
  EXPECT_EQ(prepared(b).stores, 3U);
}

TEST(InterpreterSteps, AddToAddressesAndShiftByLowBitsOnTheWay) {
  Builder b("f", 2);
  const Word index = b.add(b.parameter(0), 1);
  const Word shift = b.bitAnd(b.parameter(1), 63);
  const Word loaded = b.load(Width::UInt8, {Memory::State, 0, index, 1, 9});
  b.returnValue(b.shiftLeft(loaded, shift));
  EXPECT_EQ(prepared(b).instructions, 2U);
}

// Each bit of a set comes up once, and goes into another; what is made on the way may be wanted besides.
TEST(InterpreterSteps, GoThroughSetsAndMakeThem) {
  for (const bool isWanted : {false, true}) {
    Builder b("f", 2);
    const Variable left = b.variable(b.bitOr(b.shiftLeft(b.parameter(0), 61), b.load(Width::Word, low)));
    const Variable kept = b.variable(b.parameter(1));
    const Variable other = b.variable(0);
    b.loopWhile([&] { return b.get(left); },
                [&] {
                  const Word now = b.get(left);
                  const Word bit = b.lowestBit(now);
                  const Word below = b.subtract(now, 1);
                  b.set(left, b.bitAnd(below, now));
                  const Word shifted = b.shiftLeft(b.parameter(1), bit);
                  b.set(kept, b.bitOr(b.get(kept), shifted));
                  if (isWanted) b.set(other, b.add(b.get(other), b.bitXor(below, shifted)));
                });
    b.store(Width::Word, high, b.get(other));
    b.returnValue(b.get(kept));
    EXPECT_EQ(prepared(b).branches, 1U);
  }
}

}  // namespace
}  // namespace ludo::machine
