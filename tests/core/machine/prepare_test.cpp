// SPDX-License-Identifier: Apache-2.0
#include "core/machine/prepare.h"

#include <gtest/gtest.h>

#include "core/machine/builder.h"
#include "core/machine/loops.h"
#include "plain_machine.h"

namespace ludo::machine {
namespace {

const At first{Memory::State, 0};
const At second{Memory::State, 8};

std::size_t countOf(const Function& function, Op op, const std::vector<BlockId>& blocks) {
  std::size_t count = 0;
  for (BlockId block : blocks) {
    for (const Instruction& instruction : function.blocks[block].code) count += instruction.op == op ? 1 : 0;
  }
  return count;
}
std::size_t countInLoops(const Function& function, Op op) {
  std::size_t count = 0;
  for (const std::vector<BlockId>& loop : outermostLoops(function)) count += countOf(function, op, loop);
  return count;
}

/// A function that does something in each of parameter 0 rounds.
template <typename Body>
Function looping(const Body& body) {
  Builder builder("f", 2);
  builder.forEachBelow(builder.parameter(0), [&](Word round) { body(builder, round); });
  builder.returnValue(builder.load(Width::Word, first));
  return builder.finish();
}

void count(Builder& builder, const At& at, Word by) {
  builder.store(Width::Word, at, builder.add(builder.load(Width::Word, at), by));
}

/// Prepares the module, and sees that its last function does the same as before and in native code.
Module prepared(const Module& module) {
  EXPECT_TRUE(faults(module).empty()) << faults(module)[0];
  Module result = prepareForNative(module);
  EXPECT_TRUE(faults(result).empty()) << faults(result)[0] << toText(result.functions.back());
  const auto last = static_cast<std::uint32_t>(module.functions.size() - 1);
  const std::vector<Runner> all = runners(module);
  for (std::int64_t rounds : {0, 1, 2, 7}) {
    RunMemory expected(32, 32, 8);
    expected.fill(3);
    expected.argument[3] |= 1U;
    const RunMemory before = expected;
    const std::int64_t value = all[0].executable->run(last, expected.memories(), rounds, 3);
    for (const Runner& runner : all) {
      RunMemory memory = before;
      EXPECT_EQ(runner.executable->run(last, memory.memories(), rounds, 3), value) << runner.name;
      EXPECT_EQ(memory, expected) << runner.name << " after " << rounds << " rounds";
    }
  }
  return result;
}
Function preparedLoop(Function function) {
  Module module;
  module.constants = {1, 2, 3, 4};
  module.functions.push_back(std::move(function));
  return prepared(module).functions[0];
}

TEST(PromoteMemory, KeepsWhatALoopCountsInAVariable) {
  const Function function = preparedLoop(looping([](Builder& b, Word round) {
    count(b, first, round);
    count(b, second, b.load(Width::Word, {Memory::Scratch, 16}));
  }));
  EXPECT_EQ(countInLoops(function, Op::Load), 0U) << toText(function);
  EXPECT_EQ(countInLoops(function, Op::Store), 0U);
  std::vector<BlockId> all;
  for (BlockId block = 0; block < function.blocks.size(); ++block) all.push_back(block);
  EXPECT_EQ(countOf(function, Op::Store, all), 2U) << "what is only read is not written back";
}

TEST(PromoteMemory, KeepsAGeneratorInVariables) {
  const Function function = preparedLoop(looping([](Builder& b, Word) {
    count(b, first, b.random({Memory::Argument, 0}));
  }));
  EXPECT_EQ(countInLoops(function, Op::Load), 0U) << toText(function);
  EXPECT_EQ(countInLoops(function, Op::Random), 0U);
}

TEST(PromoteMemory, KeepsPartsOfWords) {
  const Function function = preparedLoop(looping([](Builder& b, Word round) {
    b.store(Width::UInt8, {Memory::State, 3}, b.add(b.load(Width::UInt8, {Memory::State, 3}), 200));
    b.store(Width::Int16, {Memory::State, 4}, b.subtract(b.load(Width::Int16, {Memory::State, 4}), 20'000));
    b.store(Width::UInt32, {Memory::State, 8}, b.multiply(round, 0x123456789));
    count(b, {Memory::State, 16}, b.load(Width::Int8, {Memory::State, 3}));
    count(b, {Memory::State, 16}, b.load(Width::UInt16, {Memory::State, 4}));
    count(b, {Memory::State, 16}, b.load(Width::Int32, {Memory::State, 8}));
  }));
  EXPECT_EQ(countInLoops(function, Op::Load), 0U) << toText(function);
}

TEST(PromoteMemory, LeavesPlacesThatOverlap) {
  const Function function = preparedLoop(looping([](Builder& b, Word round) {
    b.store(Width::UInt8, {Memory::State, 3}, round);
    count(b, first, 1);
    b.store(Width::UInt32, {Memory::State, 8}, round);
    b.store(Width::UInt16, {Memory::State, 10}, b.load(Width::UInt8, {Memory::State, 11}));
    count(b, {Memory::State, 16}, 1);
  }));
  EXPECT_EQ(countInLoops(function, Op::Load), 2U) << toText(function);
  EXPECT_EQ(countInLoops(function, Op::Store), 4U);
}

TEST(PromoteMemory, LeavesWhatAnIndexReaches) {
  const Function function = preparedLoop(looping([](Builder& b, Word round) {
    const Word index = b.bitAnd(round, 1);
    count(b, first, 1);
    count(b, second, 1);
    b.store(Width::UInt8, {Memory::State, 8, index, 7, 8}, round);
    count(b, {Memory::State, 16}, 1);
    count(b, {Memory::Scratch, 8}, b.load(Width::Word, {Memory::Scratch, 0, index, 8}));
    count(b, {Memory::Argument, 0}, 1);
  }));
  EXPECT_EQ(countInLoops(function, Op::Load), 3U) << toText(function);  // second, scratch twice
}

TEST(PromoteMemory, ShowsCopiesWhatVariablesHold) {
  const Function function = preparedLoop(looping([](Builder& b, Word round) {
    count(b, first, round);
    b.copyBytes({Memory::Scratch, 0}, first, 128);
    count(b, second, b.load(Width::Word, {Memory::Scratch, 0}));
    b.copyBytes({Memory::State, 128}, {Memory::Scratch, 0, b.bitAnd(round, 1), 8, 136}, 128);
    count(b, {Memory::State, 128}, b.load(Width::Word, {Memory::State, 136}));
  }));
  EXPECT_EQ(countInLoops(function, Op::CopyBytes), 2U) << toText(function);
}

TEST(PromoteMemory, WritesBackOnEveryWayOut) {
  preparedLoop(looping([](Builder& b, Word round) {
    count(b, first, 5);
    b.ifThen(b.equal(round, 3), [&] { b.returnValue(b.load(Width::Word, second)); });
    count(b, second, 7);
  }));
  // One loop behind another, and ways from within both to one block.
  Builder builder("f", 2);
  const Word rounds = builder.parameter(0);
  const BlockId out = builder.block();
  for (std::int64_t last : {5, 1}) {
    builder.forEachBelow(rounds, [&](Word round) {
      count(builder, first, round);
      builder.forEachBelow(2, [&](Word inner) { count(builder, second, inner); });
      const BlockId on = builder.block();
      builder.branch(builder.equal(round, last), out, on);
      builder.begin(on);
      count(builder, second, 9);
    });
    count(builder, first, 1);
  }
  builder.begin(out);
  builder.returnValue(builder.load(Width::Word, second));
  preparedLoop(builder.finish());
}

TEST(PromoteMemory, GivesALoopAtTheBeginAWayIn) {
  Function function;
  function.name = "f";
  function.parameters = 1;
  function.registers = 4;
  auto with = [](Op op, Register result, Register a, Register b) {
    Instruction instruction;
    instruction.op = op;
    instruction.result = result;
    instruction.a = a;
    instruction.b = b;
    return instruction;
  };
  Instruction one;
  one.result = 1;
  one.immediate = 1;
  function.blocks.resize(2);
  function.blocks[0].code = {with(Op::Load, 2, none, none), one,
                             with(Op::Add, 3, 2, 1),        with(Op::Store, none, none, 3),
                             with(Op::Subtract, 0, 0, 1),   with(Op::Less, 3, 1, 0)};
  function.blocks[0].exit = {Exit::Kind::Branch, 3, {0, 1}};
  function.blocks[1].exit = {Exit::Kind::Return, 2, {}};
  const Function result = preparedLoop(function);
  EXPECT_EQ(countInLoops(result, Op::Load), 0U) << toText(result);
}

/// Reads the first word of its State and changes the second, and the third of the argument.
Function callee() {
  Builder b("callee", 2);
  count(b, second, b.load(Width::Word, first));
  count(b, {Memory::Argument, 16}, b.parameter(0));
  b.ifThen(b.less(b.parameter(0), 3), [&] { b.returnValue(b.parameter(1)); });
  b.returnValue(b.load(Width::Word, second));
  return b.finish();
}

/// What is too large to be put in the place of several calls.
Function largeCallee() {
  Builder b("large", 2);
  for (std::uint32_t word = 0; word < 200; ++word) {
    count(b, {Memory::State, 8 * (word % 4)}, b.load(Width::Word, {Memory::Argument, 8 * (word % 8)}));
  }
  b.returnValue(b.load(Width::Word, second));
  return b.finish();
}

TEST(InlineCalls, PutsFunctionsInThePlaceOfCalls) {
  Module module;
  module.functions.push_back(callee());
  module.functions.push_back(looping([](Builder& b, Word round) {
    count(b, first, b.call(0, first, round, 5));
    count(b, second, b.call(0, {Memory::Scratch, 24}, b.load(Width::Word, {Memory::Scratch, 32}), 5));
    count(b, {Memory::State, 32}, b.call(0, {Memory::State, 40}, round, 6));
  }));
  const Function function = prepared(module).functions[1];
  EXPECT_EQ(countInLoops(function, Op::Call), 0U) << toText(function);
  EXPECT_EQ(countInLoops(function, Op::Load), 0U);
}

TEST(InlineCalls, LeavesCallsWithAnIndex) {
  Module module;
  module.functions.push_back(callee());
  module.functions.push_back(looping([](Builder& b, Word round) {
    count(b, first, 1);
    count(b, {Memory::State, 32}, b.call(0, {Memory::State, 8, b.bitAnd(round, 1), 8, 24}, round, 5));
    count(b, second, b.call(0, {Memory::Scratch, 0, b.bitAnd(round, 1), 8}, round, 5));
    count(b, {Memory::Argument, 16}, 1);
    count(b, {Memory::Scratch, 8}, 1);
  }));
  const Function function = prepared(module).functions[1];
  EXPECT_EQ(countInLoops(function, Op::Call), 2U) << toText(function);
}

TEST(InlineCalls, LeavesSeveralCallsOfLargeFunctions) {
  Module module;
  module.functions.push_back(largeCallee());
  module.functions.push_back(looping([](Builder& b, Word round) {
    count(b, first, round);
    count(b, second, b.call(0, first));
    count(b, {Memory::State, 24}, b.call(0, {Memory::Scratch, 8}));
    count(b, {Memory::Argument, 8}, 1);
  }));
  const Function function = prepared(module).functions[1];
  EXPECT_EQ(countInLoops(function, Op::Call), 2U) << toText(function);
}

}  // namespace
}  // namespace ludo::machine
