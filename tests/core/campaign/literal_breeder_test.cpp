// SPDX-License-Identifier: Apache-2.0
#include "literal_breeder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "campaigns.h"
#include "core/base/files.h"
#include "core/campaign/candidate_game.h"
#include "literals.h"

namespace ludo::testing {
namespace {

using namespace campaign;

std::vector<std::string> textsOfSamples() {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") texts.push_back(*readFile(entry.path().string()));
  }
  return texts;
}

/// The lines in which two texts differ, which have equally many.
std::size_t linesThatDiffer(const std::string& a, const std::string& b) {
  const SourceText left("a", a);
  const SourceText right("b", b);
  if (left.lineCount() != right.lineCount()) return SIZE_MAX;
  std::size_t count = 0;
  for (std::uint32_t line = 1; line <= left.lineCount(); ++line) count += left.line(line) != right.line(line);
  return count;
}

TEST(LiteralBreeder, ChangesOneLineOfAnySample) {
  const LiteralBreeder breeder;
  std::uint64_t seed = 0;
  std::size_t bred = 0;
  for (const std::string& text : textsOfSamples()) {
    for (std::size_t change = 0; change < breeder.operators().size(); ++change) {
      const Result<Child> child = breeder.breed(change, {"game.md", {text}}, ++seed);
      if (!child) continue;
      ++bred;
      EXPECT_EQ(linesThatDiffer(text, child->text), 1U) << child->change;
      EXPECT_NE(child->change.find(" becomes "), std::string::npos);
    }
  }
  EXPECT_GT(bred, 50U);
}

TEST(LiteralBreeder, StaysWithinTheRangesOfTheLanguage) {
  const LiteralBreeder breeder;
  const std::string text = sampleText("salt-and-sails");
  std::set<std::string> children;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Result<Child> child = breeder.breed(seed % 2, {"game.md", {text}}, seed);
    ASSERT_TRUE(child);
    children.insert(child->text);
    for (const auto& told : readCandidate("game.md", child->text, {}).errors)
      EXPECT_EQ(told.message.find("is not between"), std::string::npos) << told.message << '\n'
                                                                        << child->change;
  }
  EXPECT_GT(children.size(), 50U);
}

TEST(LiteralBreeder, MakesTheSameChildOfTheSameSeed) {
  const LiteralBreeder breeder;
  const std::string text = sampleText("pig");
  EXPECT_EQ(breeder.breed(0, {"game.md", {text}}, 3)->text, breeder.breed(0, {"game.md", {text}}, 3)->text);
}

TEST(LiteralBreeder, SaysWhenThereIsNothingToChange) {
  const LiteralBreeder breeder;
  const std::string text = R"(# Nothing

A page without a block.
)";
  EXPECT_EQ(breeder.breed(0, {"game.md", {text}}, 3).failure(), "there is no number in it");
}

TEST(CandidateGame, HashesRulesWithoutTheirNames) {
  const std::string text = sampleText("tic-tac-toe");
  std::string renamed = text;
  renamed.replace(renamed.find(R"("tic-tac-toe")"), 13, R"("other")");
  std::string changed = text;
  changed.replace(changed.find("rows: 3"), 7, "rows: 4");
  const auto hash = [](const std::string& game) {
    return hashOfRules(readCandidate("game.md", game, {}).rules->def());
  };
  EXPECT_EQ(hash(text), hash(renamed));
  EXPECT_NE(hash(text), hash(changed));
}

}  // namespace
}  // namespace ludo::testing
