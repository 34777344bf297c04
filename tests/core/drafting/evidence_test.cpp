// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/evidence.h"

#include <gtest/gtest.h>

#include "core/base/files.h"

namespace ludo::testing {
namespace {

using drafting::Evidence;
using drafting::evidenceOf;

service::AnalysisPtr analysed(const std::string& part = "", const std::string& by = "") {
  std::string text = *readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md");
  if (!part.empty()) text.replace(text.find(part), part.size(), by);
  return service::analyse(std::make_shared<const SourceText>("game.md", text));
}

const Evidence::Measure* measureOf(const Evidence& evidence, const std::string& id) {
  for (const Evidence::Measure& each : evidence.measures) {
    if (each.after.id == id) return &each;
  }
  return nullptr;
}

TEST(Evidence, SaysThatTheSameRulesPlayTheSame) {
  const Evidence evidence = evidenceOf(*analysed(), *analysed(), {});
  EXPECT_EQ(evidence.compared, 20U);
  EXPECT_TRUE(evidence.divergences.empty());
  EXPECT_EQ(evidence.testsBefore, evidence.testsAfter);
  EXPECT_GT(evidence.testsAfter.all, 0U);
  EXPECT_EQ(evidence.testsAfter.failed, 0U);
  for (const Evidence::Measure& each : evidence.measures) EXPECT_EQ(each.before.value, each.after.value);
}

TEST(Evidence, SaysWhatAnotherEndDoes) {
  const Evidence evidence = evidenceOf(*analysed(), *analysed("length: 3", "length: 2"), {});
  EXPECT_GT(evidence.testsAfter.failed, 0U);
  ASSERT_NE(measureOf(evidence, "plies"), nullptr);
  EXPECT_LT(measureOf(evidence, "plies")->after.value, measureOf(evidence, "plies")->before.value);
  // Nobody moves otherwise, but the game is over sooner.
  ASSERT_EQ(evidence.divergences.size(), 20U);
  for (const Evidence::Divergence& each : evidence.divergences) {
    EXPECT_EQ(each.after, "");
    EXPECT_NE(each.before, "");
    EXPECT_GE(each.ply, 4U);
  }
}

TEST(Evidence, HasNothingBeforeATextThatMakesNoGame) {
  const Evidence evidence = evidenceOf(*analysed(R"(type: "mark")", R"(type: "star")"), *analysed(), {});
  EXPECT_EQ(evidence.compared, 0U);
  EXPECT_EQ(evidence.games, 50U);
  ASSERT_NE(measureOf(evidence, "plies"), nullptr);
  EXPECT_EQ(measureOf(evidence, "plies")->before.kind, metrics::Figure::Kind::Absent);
  // Without a game no test was played, so none holds.
  EXPECT_GT(evidence.testsBefore.all, 0U);
  EXPECT_EQ(evidence.testsBefore.failed, evidence.testsBefore.all);
}

}  // namespace
}  // namespace ludo::testing
