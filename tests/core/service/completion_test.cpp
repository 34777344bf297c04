// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "completion_cases.h"
#include "core/service/analysis.h"
#include "spec_text.h"

namespace ludo::service {
namespace {

class CompletionTest : public ::testing::TestWithParam<CompletionCase> {};

TEST_P(CompletionTest, OffersWhatMayStandThere) {
  const CompletionCase& test = GetParam();
  testing::WithCursor spec =
      testing::withCursor("# Before\n\n" + testing::hostGame() + testing::block(test.yaml) + "After.\n");
  AnalysisPtr analysis = testing::analysed(spec.text);
  std::vector<std::string> found;
  for (const Completion& completion : completionsAt(*analysis, spec.offset)) {
    found.push_back(completion.label == completion.text ? completion.text
                                                        : completion.label + " => " + completion.text);
    EXPECT_FALSE(completion.kind.empty());
    EXPECT_LE(completion.replaces.begin, spec.offset);
    EXPECT_GE(completion.replaces.end, spec.offset);
    EXPECT_EQ(completion.detail.find('\n'), std::string::npos);
    if (!test.replaced.empty()) {
      EXPECT_EQ(analysis->source->view(completion.replaces), test.replaced);
    }
  }
  std::string all;
  for (const std::string& offer : found) all += offer + '\n';
  if (!test.others) {
    EXPECT_EQ(found, test.offered);
  }
  auto from = found.begin();
  for (const std::string& offer : test.offered) {
    from = std::find(from, found.end(), offer);
    ASSERT_NE(from, found.end()) << offer << " is not offered, or not in its place, among\n" << all;
  }
  for (const std::string& label : test.notOffered) {
    for (const std::string& offer : found) {
      EXPECT_NE(offer.substr(0, offer.find(" => ")), label) << all;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Constructs, CompletionTest, ::testing::ValuesIn(constructCompletions()),
                         [](const auto& instance) { return instance.param.name; });
INSTANTIATE_TEST_SUITE_P(Names, CompletionTest, ::testing::ValuesIn(nameCompletions()),
                         [](const auto& instance) { return instance.param.name; });

TEST(Completion, OffersNothingInProse) {
  const std::string text = testing::hostGame();
  AnalysisPtr analysis = testing::analysed(text);
  EXPECT_TRUE(completionsAt(*analysis, 0).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.find("```yaml") + 2).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.size()).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.size() + 1000).empty());
}

TEST(Completion, WorksInABlockThatIsNotClosedYet) {
  testing::WithCursor spec = testing::withCursor(testing::hostGame() + R"(```yaml
section: "triggers"
items:
  - @)");
  std::vector<Completion> found = completionsAt(*testing::analysed(spec.text), spec.offset);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().text, "id: ");
}

/// Typing goes through every broken state: none may crash, and none may offer what would replace text that
/// is not at the cursor.
TEST(Completion, EveryOffsetOfEveryPrefixIsSafe) {
  const std::string whole =
      R"(section: "actions"
items:
  - id: "a" # c
    label: |
      x: {
    pre: { op: "and", args: [true, { is: "own", zone: 'deck' }] }
    effects:
      - forEach: { bind: "$p", over: { query: "players" },
          effects: [{ endTurn: {} }] }
      -
      - shuffle:
          zone: "deck"
  -   - id
)";
  for (std::size_t length = 0; length <= whole.size(); length += 5) {
    const std::string head = testing::hostGame({"actions"}) + "```yaml\n";
    AnalysisPtr analysis = testing::analysed(head + whole.substr(0, length) + "\n```\n");
    for (std::size_t offset = head.size(); offset <= head.size() + length; offset += 3) {
      for (const Completion& completion : completionsAt(*analysis, offset)) {
        ASSERT_LE(completion.replaces.begin, offset);
        ASSERT_GE(completion.replaces.end, offset);
      }
      hoverAt(*analysis, offset);
      definitionAt(*analysis, offset);
    }
  }
}

TEST(Completion, DeepNestingIsBounded) {
  std::string deep = R"(section: "setup"
items: )" + std::string(20000, '[') +
                     "@\n";
  testing::WithCursor spec = testing::withCursor(testing::hostGame() + testing::block(deep));
  completionsAt(*testing::analysed(spec.text), spec.offset);
  std::string dashes = R"(section: "setup"
items:
  )";
  for (int i = 0; i < 20000; ++i) dashes += "- ";
  spec = testing::withCursor(testing::hostGame() + testing::block(dashes + "@\n"));
  completionsAt(*testing::analysed(spec.text), spec.offset);
}

}  // namespace
}  // namespace ludo::service
