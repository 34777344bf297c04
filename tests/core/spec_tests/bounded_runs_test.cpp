// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/spec_tests/run_tests.h"
#include "race.h"

namespace ludo::spec_tests {
namespace {

/// The race without an end: nobody gets as far as that.
service::AnalysisPtr endless(const std::string& items) {
  std::string text = race;
  text.replace(text.find("GOAL: 5"), 7, "GOAL: 10");
  return service::analyse(std::make_shared<const SourceText>("race.md", text + R"(```yaml
section: "tests"
items:
)" + items + "```\n"));
}

TEST(SpecTests, RandomMovesGoOnAsSaid) {
  const service::AnalysisPtr analysis =
      endless(R"(  - { name: "t", script: [{ random: { plies: 40 } }, "pass"] }
)");
  ASSERT_EQ(analysis->tests.size(), 1U);
  EXPECT_EQ(analysis->tests.front().plies, 41U);
  // Where the game ends, they end too.
  EXPECT_EQ(failures(R"(  - name: "t"
    given: { variables: { points: 4 } }
    script: [{ random: { plies: 9999 } }, { expect: { result: "over" } }]
)"),
            "");
}

TEST(SpecTests, AnEditPlaysABoundedNumberOfMoves) {
  const service::AnalysisPtr analysis = endless(
      R"(  - name: "long"
    script: [{ random: { plies: 9000 } }, { expect: { result: "over" } }]
  - { name: "short", script: ["pass"] }
)");
  ASSERT_EQ(analysis->tests.size(), 2U);
  EXPECT_FALSE(analysis->tests[0].run);
  EXPECT_FALSE(analysis->tests[1].run);
  const auto cut = [](const diagnostics::Diagnostic& diagnostic) {
    return diagnostic.kind == &diagnostics::kinds::TestsCutShort;
  };
  EXPECT_EQ(std::ranges::count_if(analysis->diagnostics, cut), 1);

  const std::vector<TestResult> all = runTests(analysis->game, analysis->document.tests);
  EXPECT_TRUE(all[0].run);
  EXPECT_EQ(all[0].failures.size(), 1U);
  EXPECT_TRUE(all[1].passed());
}

TEST(SpecTests, AllTestsTogetherTakeABoundedNumberOfSteps) {
  const service::AnalysisPtr analysis = endless(
      R"(  - { name: "short", script: ["pass"] }
  - name: "long"
    script: [{ random: { plies: 9000 } }, { expect: { result: "over" } }]
  - { name: "after", script: ["pass"] }
)");
  const std::vector<TestResult> some =
      runTests(analysis->game, analysis->document.tests, {UINT64_MAX, "", 1'000});
  ASSERT_EQ(some.size(), 3U);
  EXPECT_TRUE(some[0].passed());
  EXPECT_FALSE(some[1].run);
  EXPECT_GT(some[1].plies, 0U);
  EXPECT_LT(some[1].plies, 1'000U);
  EXPECT_TRUE(some[1].failures.empty()) << "what did not come to its end says nothing";
  EXPECT_FALSE(some[2].run);
  diagnostics::List remarks;
  const diagnostics::Diagnostic& told = reportNotRun(remarks, some[1]);
  EXPECT_EQ(told.kind, &diagnostics::kinds::TestsCutShort);
  EXPECT_EQ(told.span.begin, some[1].span.begin);
  EXPECT_NE(told.message.find(R"("long")"), std::string::npos) << told.message;
}

}  // namespace
}  // namespace ludo::spec_tests
