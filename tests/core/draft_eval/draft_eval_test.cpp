// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/draft_eval/ablation.h"
#include "core/draft_eval/text_similarity.h"
#include "core/generate/written_game.h"

namespace ludo::testing {
namespace {

using namespace draft_eval;
using ::testing::DoubleNear;
using ::testing::ElementsAre;

double rougeOf(const std::string& written, const std::string& truth) {
  return rougeL(tokensOf(written), tokensOf(truth));
}

double bleuOf(const std::string& written, const std::string& truth) {
  return bleu(tokensOf(written), tokensOf(truth));
}

TEST(Similarity, CountsWordsAndMarks) {
  EXPECT_THAT(tokensOf(R"({ id: "a-b_1" }
)"),
              ElementsAre("{", "id", ":", "\"", "a-b_1", "\"", "}"));
}

TEST(Similarity, IsThatOfThePapers) {
  // Lin (2004), section 3.1: "police killed the gunman" with S2 and S3.
  EXPECT_THAT(rougeOf("police kill the gunman", "police killed the gunman"), DoubleNear(0.75, 1e-12));
  EXPECT_THAT(rougeOf("the gunman kill police", "police killed the gunman"), DoubleNear(0.5, 1e-12));
  EXPECT_EQ(rougeOf("", "police"), 0);
  EXPECT_EQ(bleuOf("the cat is on the mat", "the cat is on the mat"), 1);
  EXPECT_EQ(bleuOf("the the the the the the the", "the cat is on the mat"), 0)
      << "no two words in a row match";
  // By hand: 5/6, 3/5, 1/4 of one, two and three words and 0 of four; and with four: 6/7, 5/6, 4/5, 3/4.
  EXPECT_EQ(bleuOf("the cat sat on the mat", "the cat is on the mat"), 0);
  EXPECT_THAT(bleuOf("a b c d e f x", "a b c d e f y"),
              DoubleNear(std::pow(6.0 / 7 * 5 / 6 * 4 / 5 * 3 / 4, 0.25), 1e-12));
  // Shorter than the truth: exp(1 - 8/4).
  EXPECT_THAT(bleuOf("a b c d", "a b c d e f g h"), DoubleNear(std::exp(-1.0), 1e-12));
}

TEST(Concepts, AreAlikeForTheSameAndApartForOthers) {
  const Concepts a{{"x", 1}, {"y", 2}};
  EXPECT_THAT(conceptDistance(a, a), DoubleNear(0, 1e-12));
  EXPECT_THAT(conceptDistance(a, {{"z", 3}}), DoubleNear(1, 1e-12));
  EXPECT_THAT(conceptDistance({{"x", 1}}, {{"x", 3}, {"y", 4}}), DoubleNear(0.4, 1e-12));
  EXPECT_EQ(conceptDistance({}, a), 1);
}

TEST(Channel, MakesAsManyMistakesAsItShall) {
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += "word ";
  EXPECT_EQ(withMistakes(text, 0, 0, {}, 1), text);
  const std::string wrong = withMistakes(text, 0, 0.1, {}, 1);
  EXPECT_EQ(wrong, withMistakes(text, 0, 0.1, {}, 1));
  EXPECT_NE(wrong, withMistakes(text, 0, 0.1, {}, 2));
  const auto tokens = tokensOf(wrong);
  const auto mistakes =
      std::ranges::count_if(tokens, [](const std::string& token) { return token != "word"; });
  EXPECT_THAT(static_cast<double>(mistakes), DoubleNear(1'000, 120));
  EXPECT_TRUE(withMistakes(text, 500, 1, {}, 1).starts_with(text.substr(0, 500)));
}

drafting::KnownGame sample(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  diagnostics::List told;
  return drafting::knownGame(
      *generate::readGame(std::make_shared<SourceText>(path, *readFile(path), path), told));
}

std::vector<TestCase> cases() {
  return testCases({sample("tic-tac-toe"), sample("pig"), sample("hex")}, {});
}

Scores scored(const std::string& method, double perToken) {
  const auto found = std::ranges::find(methods(), method, &DraftingMethod::name);
  std::vector<Scores> all;
  const std::vector<TestCase> games = cases();
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    MistakeRates mistakes;
    mistakes.perToken = perToken;
    if (perToken == 0) mistakes.lostRule = mistakes.inventedRule = mistakes.wrongChoice = 0;
    SimulatedModel model(games[0].game.surface, games[0].rules, mistakes, seed);
    std::optional<model::Trouble> trouble;
    all.push_back(*score(games[0], *found, model, static_cast<std::uint32_t>(seed), {}, trouble));
  }
  return meanOf(all);
}

TEST(Ablation, FindsNothingWrongWithTheTruth) {
  for (const DraftingMethod& method : methods()) {
    const Scores scores = scored(method.name, 0);
    EXPECT_EQ(scores.compiles, 1) << method.name;
    EXPECT_EQ(scores.works, 1) << method.name;
    EXPECT_EQ(scores.rouge, 1) << method.name;
    EXPECT_THAT(scores.conceptDistance, DoubleNear(0, 1e-9)) << method.name;
    EXPECT_EQ(scores.ruleRecall, method.hasGrammar ? 1 : 0) << method.name;
    EXPECT_LE(scores.calls, 2) << method.name;
  }
}

TEST(Ablation, CountsWhatMistakesCost) {
  EXPECT_LT(scored("GDG", 0.05).compiles, 1);
  EXPECT_LT(scored("GDG", 0.05).rouge, 1);
  EXPECT_GE(scored("GGDG with names", 0.05).compiles, scored("GDG", 0.05).compiles);
}

TEST(Ablation, IsCalibratedToWhatIsWanted) {
  const std::vector<TestCase> games = cases();
  const double perToken = calibrated(games, 0.27, 20, {});
  EXPECT_GT(perToken, 0.0005);
  EXPECT_LT(perToken, 0.1);
}

}  // namespace
}  // namespace ludo::testing
