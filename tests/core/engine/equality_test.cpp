// SPDX-License-Identifier: Apache-2.0
// Programs play as the kernel does, on the samples.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "samples.h"

namespace ludo::engine {
namespace {

using testing_samples::sample;
using testing_samples::sampleNames;

class Samples : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Samples, testing::ValuesIn(sampleNames()), [](const auto& parameter) {
  std::string name = parameter.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

void playAsTheKernelDoes(const std::string& name, Execution wanted) {
  const Compilation compiled = compileProgram(sample(name), wanted);
  if (compiled.execution == Execution::Reference) GTEST_SKIP() << "On the kernel: " << compiled.reason;
  if (compiled.execution != wanted) GTEST_SKIP() << "This build makes no native code";
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const std::optional<Divergence> found = compareGame(*compiled.program, seed, 300).divergence;
    ASSERT_FALSE(found) << "seed " << seed << " after " << found->moves.size() << " plies: " << found->what;
  }
}

TEST_P(Samples, PlayAsTheKernelDoesInterpreted) {
  playAsTheKernelDoes(GetParam(), Execution::Interpreted);
}

TEST_P(Samples, PlayAsTheKernelDoesNatively) {
  playAsTheKernelDoes(GetParam(), Execution::Native);
}

// The kernel takes over where a position has no room: that no sample needs it shows that what was compared is
// the program's own doing.
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
