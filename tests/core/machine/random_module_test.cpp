// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>

#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"
#include "plain_machine.h"
#include "random_module.h"

namespace ludo::machine {
namespace {

rc::Gen<std::vector<std::uint32_t>> choices() {
  return rc::gen::mapcat(rc::gen::inRange<std::size_t>(0, 2000), [](std::size_t count) {
    return rc::gen::container<std::vector<std::uint32_t>>(
        count, rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>()));
  });
}

std::string textOf(const Module& module) {
  std::string text;
  for (const Function& function : module.functions) text += toText(function);
  return text;
}

RunMemory memoryFor(std::uint64_t seed) {
  RunMemory memory(randomStateWords, randomScratchWords, randomArgumentWords);
  memory.fill(seed);
  for (std::size_t generator = 0; generator < randomGenerators; ++generator) {
    memory.argument[4 * generator + 3] |= 1U;
  }
  return memory;
}

TEST(RandomModules, RunAlikeEveryWay) {
  EXPECT_TRUE(rc::check([] {
    const Module module = randomModule(*choices());
    for (const Module& sound : {module, prepareForNative(module)}) {
      const std::vector<std::string> wrong = faults(sound);
      if (!wrong.empty()) RC_FAIL(wrong[0] + "\n" + textOf(sound));
    }
    const std::vector<Runner> all = runners(module);
    for (std::uint32_t function = 0; function < module.functions.size(); ++function) {
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        RunMemory expected = memoryFor(seed);
        const auto a = static_cast<std::int64_t>(seed);
        const std::int64_t result = all[0].executable->run(function, expected.memories(), a, -3, 1000);
        for (const Runner& runner : all) {
          if (!runner.executable->getReady(function)) RC_FAIL(std::string(runner.name) + " is not ready");
          RunMemory memory = memoryFor(seed);
          const bool same = runner.executable->run(function, memory.memories(), a, -3, 1000) == result &&
                            memory == expected;
          if (!same) {
            RC_FAIL("Function " + std::to_string(function) + " differs with seed " + std::to_string(seed) +
                    ": " + runner.name + "\n" + textOf(module));
          }
        }
      }
    }
  }));
}

TEST(RandomModules, HoldEveryOperation) {
  std::map<Op, int> seen;
  std::map<Exit::Kind, int> exits;
  EXPECT_TRUE(rc::check([&] {
    for (const Function& function : randomModule(*choices()).functions) {
      for (BlockId block : reachableBlocks(function)) {
        for (const Instruction& instruction : function.blocks[block].code) ++seen[instruction.op];
        ++exits[function.blocks[block].exit.kind];
      }
    }
  }));
  for (std::size_t op = 0; op <= static_cast<std::size_t>(Op::Call); ++op) {
    EXPECT_GE(seen[static_cast<Op>(op)], 10) << operationOf(static_cast<Op>(op)).name;
  }
  for (Exit::Kind kind : {Exit::Kind::Jump, Exit::Kind::Branch, Exit::Kind::Switch, Exit::Kind::Return}) {
    EXPECT_GE(exits[kind], 10);
  }
}

}  // namespace
}  // namespace ludo::machine
