// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/hash.h"
#include "core/machine/builder.h"
#include "core/machine/lane_plan.h"
#include "core/machine/prepare.h"
#include "plain_machine.h"
#include "random_module.h"

namespace ludo::machine {
namespace {

At word(Memory memory, std::uint32_t number) {
  return {memory, 8 * number};
}

/// Adds one to a word of the argument until the state's word has come down to 1 in the way of Collatz.
Function collatz() {
  Builder b("collatz", 1);
  b.loopWhile([&] { return b.notEqual(b.load(Width::Word, word(Memory::State, 1)), 1); },
              [&] {
                const Word number = b.load(Width::Word, word(Memory::State, 1));
                b.ifThen(
                    b.bitAnd(number, 1),
                    [&] { b.store(Width::Word, word(Memory::State, 1), b.add(b.multiply(number, 3), 1)); },
                    [&] { b.store(Width::Word, word(Memory::State, 1), b.divide(number, 2)); });
                const Word steps = b.load(Width::UInt16, word(Memory::Argument, 0));
                b.store(Width::UInt16, word(Memory::Argument, 0), b.add(steps, 1));
              });
  b.returnValue(b.add(b.load(Width::UInt16, word(Memory::Argument, 0)), b.parameter(0)));
  return b.finish();
}

std::unique_ptr<Executable> nativeOf(Function function) {
  Module module;
  module.functions.push_back(std::move(function));
  return makeNative(module, InStep::WherePossible);
}

TEST(Lanes, TakeUpRunsUntilAllHaveEnded) {
  const std::unique_ptr<Executable> native = nativeOf(collatz());
  if (!native) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  const auto stepsOf = [](std::uint64_t number) {
    std::int64_t steps = 0;
    for (; number != 1; ++steps) number = number % 2 == 0 ? number / 2 : 3 * number + 1;
    return steps;
  };
  for (const std::size_t count : {0, 1, 3, 4, 7, 8, 9, 16, 100}) {
    std::vector<std::array<std::uint64_t, 3>> states(count);
    std::vector<std::uint64_t> arguments(count, 0xABCD0000);
    std::vector<Invocation> runs(count);
    for (std::size_t i = 0; i < count; ++i) {
      states[i] = {i, 1 + i, ~i};
      runs[i] = {states[i].data(), &arguments[i], -1};
    }
    native->runAll(0, runs, nullptr, 1000);
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t steps = stepsOf(1 + i);
      EXPECT_EQ(runs[i].result, 1000 + steps) << i << " of " << count;
      EXPECT_EQ(arguments[i], 0xABCD0000 + static_cast<std::uint64_t>(steps));
      EXPECT_EQ(states[i], (std::array<std::uint64_t, 3>{i, 1, ~i}));
    }
  }
}

/// Puts the lower ten bits of another word into one, again and again, in some lanes earlier than in others.
Function putsBitsUnderAMask() {
  Builder b("bits", 0);
  const At field = word(Memory::State, 0);
  b.loopWhile([&] { return b.load(Width::Word, word(Memory::State, 2)); },
              [&] {
                const Word left = b.load(Width::Word, word(Memory::State, 2));
                b.store(Width::Word, word(Memory::State, 2), b.subtract(left, 1));
                b.ifThen(b.bitAnd(left, 1), [&] {
                  const Word kept = b.bitAnd(b.load(Width::Word, field), -1024);
                  const Word put = b.bitAnd(b.load(Width::Word, word(Memory::State, 1)), 1023);
                  b.store(Width::Word, field, b.bitOr(kept, put));
                });
              });
  b.returnValue(b.load(Width::Word, field));
  return b.finish();
}

// LLVM makes wrong code of it for AVX-512: see check_code.h.
TEST(Lanes, DoNotRunWhatLlvmGetsWrong) {
  const std::unique_ptr<Executable> native = nativeOf(putsBitsUnderAMask());
  if (!native) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  std::vector<std::array<std::uint64_t, 3>> states(16);
  std::vector<Invocation> runs(states.size());
  for (std::size_t i = 0; i < states.size(); ++i) {
    states[i] = {mix64(i), mix64(100 + i), i % 4};
    runs[i] = {states[i].data(), nullptr};
  }
  native->runAll(0, runs, nullptr);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const std::uint64_t put = (mix64(i) & ~std::uint64_t{1023}) | (mix64(100 + i) & 1023);
    EXPECT_EQ(states[i][0], i % 4 == 0 ? mix64(i) : put) << i;
  }
}

rc::Gen<std::vector<std::uint32_t>> choices() {
  return rc::gen::mapcat(rc::gen::inRange<std::size_t>(0, 1500), [](std::size_t count) {
    return rc::gen::container<std::vector<std::uint32_t>>(
        count, rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>()));
  });
}

RunMemory memoryFor(std::uint64_t seed) {
  RunMemory memory(randomStateWords, randomScratchWords, randomArgumentWords);
  memory.fill(seed);
  memory.argument[3] |= 1U;
  return memory;
}

TEST(Lanes, DoWhatOneRunAfterTheOtherDoes) {
  std::size_t functions = 0;
  std::size_t planned = 0;
  std::size_t inStep = 0;
  EXPECT_TRUE(rc::check([&] {
    const Module module = randomModuleForLanes(*choices());
    const std::unique_ptr<Executable> native = makeNative(module, InStep::WherePossible);
    if (!native) return;
    const std::unique_ptr<Executable> plain = makePlainMachine(module);
    const Module prepared = prepareForNative(module);
    for (std::uint32_t function = 0; function < module.functions.size(); ++function) {
      ++functions;
      planned += planLanes(prepared.functions[function]) ? 1 : 0;
      inStep += native->inStep(function) > 1 ? 1 : 0;
      std::vector<RunMemory> expected;
      for (std::uint64_t seed = 0; seed < 21; ++seed) expected.push_back(memoryFor(seed));
      std::vector<RunMemory> memories = expected;
      std::vector<Invocation> runs;
      for (RunMemory& memory : memories) runs.push_back({memory.state.data(), memory.argument.data()});
      native->runAll(function, runs, memories[0].scratch.data(), 5, -3, 1000);
      for (std::size_t i = 0; i < memories.size(); ++i) {
        const std::int64_t result = plain->run(function, expected[i].memories(), 5, -3, 1000);
        if (runs[i].result != result || memories[i] != expected[i])
          RC_FAIL("Run " + std::to_string(i) + " differs\n" + toText(module.functions[function]));
      }
    }
  }));
  if (functions == 0) GTEST_SKIP() << "This build has no LLVM: native code is not tested";
  EXPECT_GT(planned * 10, functions * 9) << "of " << functions;
  // None on a processor without vectors; few are turned down because of what LLVM makes of them.
  EXPECT_TRUE(inStep == 0 || inStep * 4 > functions * 3) << inStep << " of " << functions;
}

TEST(LanePlan, KeepsWhatALaneBringsFromPassToPass) {
  Builder b("count", 1);
  const Variable left = b.variable(b.parameter(0));
  const Word start = b.load(Width::Word, word(Memory::State, 0));
  b.loopWhile([&] { return b.get(left); }, [&] { b.set(left, b.subtract(b.get(left), 1)); });
  b.returnValue(start);
  const Function function = b.finish();
  const std::optional<LanePlan> plan = planLanes(function);
  ASSERT_TRUE(plan);
  EXPECT_TRUE(plan->isBlended[left.reg()]);
  EXPECT_TRUE(plan->isBlended[start.reg()]) << "other lanes may begin anew while one goes round";
  EXPECT_TRUE(plan->isConstant[0]);
  EXPECT_FALSE(plan->isBlended[0]);
  ASSERT_EQ(plan->locals.size(), 1U);
  EXPECT_FALSE(plan->locals[0].isWritten);
}

TEST(LanePlan, IsNotForMemoryReachedByIndexOrInDifferentParts) {
  Builder byIndex("by index", 1);
  byIndex.returnValue(byIndex.load(Width::Word, {Memory::State, 0, byIndex.parameter(0), 8, 64}));
  EXPECT_FALSE(planLanes(byIndex.finish()));

  Builder table("table", 1);
  table.returnValue(table.load(Width::Word, {Memory::Constants, 0, table.parameter(0), 8, 64}));
  EXPECT_TRUE(planLanes(table.finish()));

  Builder parts("parts", 0);
  parts.store(Width::Word, word(Memory::State, 0), 1);
  parts.returnValue(parts.load(Width::UInt8, {Memory::State, 1}));
  EXPECT_FALSE(planLanes(parts.finish()));
}

TEST(LanePlan, PaysWhereFewOperationsAreSlowInLanes) {
  const auto withOperations = [](int count) {
    Builder b("f", 2);
    Word sum = b.nthBit(b.parameter(0), b.parameter(1));
    for (int i = 0; i < count; ++i) sum = b.bitXor(b.add(sum, b.parameter(0)), b.parameter(1));
    b.returnValue(sum);
    return b.finish();
  };
  const Function small = withOperations(20);
  const Function large = withOperations(60);
  EXPECT_FALSE(paysInLanes(small, *planLanes(small), 8));
  EXPECT_TRUE(paysInLanes(large, *planLanes(large), 8));
  EXPECT_FALSE(paysInLanes(large, *planLanes(large), 4));
}

}  // namespace
}  // namespace ludo::machine
