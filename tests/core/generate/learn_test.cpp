// SPDX-License-Identifier: Apache-2.0
#include "core/generate/learn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/limits.h"

namespace ludo::generate {
namespace {

std::vector<MadeChoice> choicesIn(const std::string& path) {
  const Result<std::string> content = readFile(path, limits::textBytes);
  diagnostics::List told;
  auto game =
      content ? readGame(std::make_shared<const SourceText>(path, *content, path), told) : std::nullopt;
  EXPECT_TRUE(game.has_value()) << path;
  return game ? choicesOf(*game) : std::vector<MadeChoice>();
}

std::string sample(const std::string& name) {
  return std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md";
}

/// The outcomes of a kind of choice, in written order.
std::vector<std::string> outcomes(const std::vector<MadeChoice>& choices, const std::string& what) {
  std::vector<std::string> found;
  for (const MadeChoice& made : choices) {
    if (made.decision.what == what) found.push_back(made.outcome);
  }
  return found;
}

TEST(Learn, ReadsTheChoicesOfAGame) {
  const std::vector<MadeChoice> choices = choicesIn(sample("pig"));
  EXPECT_EQ(outcomes(choices, "effect"),
            (std::vector<std::string>{"setVar", "roll", "if", "setVar", "endPhase", "addVar", "addVar",
                                      "setVar", "endPhase"}));
  EXPECT_EQ(outcomes(choices, "action.cost?"), (std::vector<std::string>{"no", "no"}));
  EXPECT_EQ(outcomes(choices, "action.pre?"), (std::vector<std::string>{"no", "yes"}));
  EXPECT_EQ(outcomes(choices, "action.effects, more?"),
            (std::vector<std::string>{"yes", "no", "yes", "yes", "no"}));
  // What a roll binds is a number, wherever it is used; so are a constant and the sides of the die.
  const std::vector<std::string> numbers = outcomes(choices, "value: number");
  EXPECT_EQ(std::ranges::count(numbers, "binding value"), 2);
  EXPECT_EQ(std::ranges::count(numbers, "constant value"), 2);
}

TEST(Learn, KnowsWhichNamesAreBoundWhere) {
  const std::vector<MadeChoice> choices = choicesIn(sample("hex"));
  EXPECT_EQ(outcomes(choices, "query: zone"), std::vector<std::string>{"zones"});
  // The space that the rules bind in "where", and the parameter in the effect.
  EXPECT_EQ(outcomes(choices, "bound name: zone"), (std::vector<std::string>{"0", "0", "0", "0"}));
}

TEST(Learn, NeverTakesWhatWasChosenForImpossible) {
  for (const auto& entry : std::filesystem::directory_iterator(std::string(LUDO_SOURCE_DIR) + "/samples")) {
    if (entry.path().extension() != ".md") continue;
    for (const MadeChoice& made : choicesIn(entry.path().string())) {
      const auto found = std::ranges::find(made.decision.outcomes, made.outcome);
      ASSERT_NE(found, made.decision.outcomes.end()) << entry.path() << ": " << made.decision.what;
      EXPECT_GT(made.weights[static_cast<std::size_t>(found - made.decision.outcomes.begin())], 0U);
    }
  }
}

// Each part of the context must be worth its place: a model that reads more of it knows a new game better.
TEST(Learn, ContextHelpsWithGamesThatWereLeftOut) {
  std::vector<std::vector<MadeChoice>> games;
  for (const char* name : {"hex", "gomoku", "pente", "reversi", "breakthrough", "yavalath", "tic-tac-toe"})
    games.push_back(choicesIn(sample(name)));
  const auto surprise = [&](std::size_t context) {
    Surprise all;
    for (std::size_t left = 0; left < games.size(); ++left) {
      TreeModel model;
      for (std::size_t i = 0; i < games.size(); ++i) {
        if (i != left) learn(games[i], model);
      }
      const Surprise one = surpriseOf(games[left], model, context);
      all.bits += one.bits;
      all.choices += one.choices;
    }
    return all.mean();
  };
  Surprise adapted;
  for (std::size_t left = 0; left < games.size(); ++left) {
    TreeModel model;
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (i != left) learn(games[i], model);
    }
    const Surprise one = surpriseWhileLearning(games[left], model, 4);
    adapted.bits += one.bits;
    adapted.choices += one.choices;
  }
  const double plain = surprise(0);
  const double parent = surprise(1);
  const double all = surprise(SIZE_MAX);
  EXPECT_LT(parent, 0.9 * plain);
  EXPECT_LT(all, parent);
  EXPECT_LT(adapted.mean(), 0.95 * all) << "a game is like itself";
}

}  // namespace
}  // namespace ludo::generate
