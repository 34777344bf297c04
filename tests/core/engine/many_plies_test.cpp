// SPDX-License-Identifier: Apache-2.0
// Long runs of the samples beside the kernel: every number of players, interpreted and as native code.
#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "range.h"
#include "samples.h"

namespace ludo::engine {
namespace {

// LUDO_PLIES says how many plies to play in all; each sample, number of players and execution has its share.
TEST(ManyPlies, OfAllSamplesAreAsTheKernelPlaysThem) {
  constexpr std::array executions = {Execution::Interpreted, Execution::Native};
  std::vector<ProgramPtr> programs;
  for (const std::string& name : testing_samples::sampleNames()) {
    for (const kernel::RulesPtr& rules : testing_samples::inAllSizes(name)) {
      for (Execution execution : executions) {
        const Compilation made = compileProgram(rules, execution);
        if (made.execution == execution) programs.push_back(made.program);
      }
    }
  }
  const std::uint64_t wanted = numberFrom("LUDO_PLIES", 20'000);
  std::uint64_t plies = 0;
  std::uint64_t games = 0;
  // Round by round, so that a run that is ended early has looked at all of them.
  for (std::uint64_t seed = numberFrom("LUDO_FIRST_GAME", 1); plies < wanted; ++seed) {
    for (const ProgramPtr& program : programs) {
      const Comparison compared = compareGame(*program, seed, 1000);
      plies += compared.plies;
      ++games;
      ASSERT_FALSE(compared.divergence)
          << program->rules().def().metadata.id << ", " << program->rules().seats() << " players, seed "
          << seed << " after " << compared.divergence->moves.size()
          << " plies: " << compared.divergence->what;
      ASSERT_EQ(compared.withKernel, 0U) << program->rules().def().metadata.id << ", seed " << seed;
      if (plies >= wanted) break;
    }
    std::cout << programs.size() << " programs, " << games << " games, " << plies << " plies" << std::endl;
    recordPlies(plies);
  }
}

}  // namespace
}  // namespace ludo::engine
