// SPDX-License-Identifier: Apache-2.0
// Programs play as the kernel does, on the samples with every number of players, in every form that will do.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "samples.h"

namespace ludo::engine {
namespace {

using testing_samples::inAllSizes;
using testing_samples::sample;
using testing_samples::sampleNames;

class Samples : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Samples, testing::ValuesIn(sampleNames()), [](const auto& parameter) {
  std::string name = parameter.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

void playAsTheKernelDoes(const Compilation& compiled, bool staysInForm = true) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Comparison compared = compareGame(*compiled.program, seed, 300);
    ASSERT_FALSE(compared.divergence)
        << compiled.program->rules().seats() << " players, seed " << seed << " after "
        << compared.divergence->moves.size() << " plies: " << compared.divergence->what;
    // What was compared is the program's own doing.
    if (staysInForm) {
      EXPECT_EQ(compared.withKernel, 0U) << "seed " << seed;
    }
  }
  const Comparison followed = comparePlayout(*compiled.program, 1, 40);
  ASSERT_FALSE(followed.divergence) << followed.divergence->what;
}

TEST_P(Samples, PlayAsTheKernelDoesInterpreted) {
  for (const kernel::RulesPtr& rules : inAllSizes(GetParam())) {
    const Compilation compiled = compileProgram(rules, Execution::Interpreted);
    ASSERT_EQ(compiled.execution, Execution::Interpreted) << compiled.reason;
    playAsTheKernelDoes(compiled);
  }
}

TEST_P(Samples, PlayAsTheKernelDoesNatively) {
  for (const kernel::RulesPtr& rules : inAllSizes(GetParam())) {
    const Compilation compiled = compileProgram(rules, Execution::Native);
    if (compiled.execution != Execution::Native) GTEST_SKIP() << "This build makes no native code";
    playAsTheKernelDoes(compiled);
  }
}

// Forms that are slower than need be have to be right too. With ids there is room for a few new tokens only.
TEST_P(Samples, PlayAsTheKernelDoesWithOtherForms) {
  const kernel::RulesPtr rules = sample(GetParam());
  const Encoding fastest = compileProgram(rules, Execution::Interpreted).encoding;
  for (const Encoding& encoding : encodings) {
    if (encoding <= fastest) continue;
    const Compilation compiled = compileProgram(rules, Execution::Interpreted, encoding);
    if (compiled.execution == Execution::Interpreted) playAsTheKernelDoes(compiled, false);
  }
}

// The kernel takes over where a position has no room; in whole playouts no sample needs it.
TEST_P(Samples, StayInThePositionsOfTheirProgram) {
  const Compilation compiled = compileProgram(sample(GetParam()), Execution::Interpreted);
  ASSERT_EQ(compiled.execution, Execution::Interpreted) << compiled.reason;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position position = compiled.program->start(seed);
    Rng picks = Rng::forRun(seed, 2);
    compiled.program->playout(position, picks, {400, UINT64_MAX});
    EXPECT_GT(position.words(), 0U) << "seed " << seed;
  }
}

}  // namespace
}  // namespace ludo::engine
