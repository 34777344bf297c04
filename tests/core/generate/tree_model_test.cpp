// SPDX-License-Identifier: Apache-2.0
#include "core/generate/tree_model.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/generate/learned_chooser.h"
#include "core/text/json_data.h"

namespace ludo::generate {
namespace {

Decision among(std::vector<std::string> context) {
  return {"effect", {"place", "move", "draw"}, std::move(context)};
}

TreeModel small() {
  TreeModel model;
  model.add(among({"action.effects"}), "place", 3);
  model.add(among({"phase.onEnter"}), "draw", 1);
  return model;
}

SourceText json(const std::string& text) {
  return SourceText("model.json", text);
}

TEST(TreeModel, KnowsNothingAtFirst) {
  EXPECT_EQ(TreeModel().probabilities(among({}), {1, 3, 0}), (std::vector<double>{0.25, 0.75, 0.0}));
}

// Worked out by hand: with 8 t parts for what stands above, of 3 place and 1 draw in all.
TEST(TreeModel, LeansOnTheWiderContext) {
  const std::vector<double> root = small().probabilities(among({}), {1, 1, 1});
  const double above = 16.0;
  EXPECT_DOUBLE_EQ(root[0], (3 + above / 3) / (4 + above));
  EXPECT_DOUBLE_EQ(root[1], (0 + above / 3) / (4 + above));
  const std::vector<double> inside = small().probabilities(among({"action.effects"}), {1, 1, 1});
  EXPECT_DOUBLE_EQ(inside[0], (3 + 8 * root[0]) / (3 + 8));
  EXPECT_GT(inside[0], root[0]);
  EXPECT_EQ(small().probabilities(among({"elsewhere"}), {1, 1, 1}), root);
}

TEST(TreeModel, GivesNothingToWhatCannotBe) {
  const std::vector<double> found = small().probabilities(among({"action.effects"}), {0, 1, 1});
  EXPECT_EQ(found[0], 0.0);
  EXPECT_NEAR(found[1] + found[2], 1.0, 1e-12);
  EXPECT_GT(found[2], found[1]);
}

TEST(TreeModel, IsTheSameWhenReadAgain) {
  const std::string written = text::writeJson(small().write());
  const Result<TreeModel> again = TreeModel::read(json(written));
  ASSERT_TRUE(again) << again.failure();
  EXPECT_EQ(text::writeJson(again->write()), written);
}

TEST(TreeModel, SaysWhatIsWrongWithAFile) {
  const auto told = [](const std::string& text) {
    const Result<TreeModel> read = TreeModel::read(json(text));
    return read ? std::string() : read.failure();
  };
  EXPECT_NE(told("{").find("model.json:1: "), std::string::npos);
  EXPECT_NE(told("[]").find(R"(no "tree")"), std::string::npos);
  EXPECT_NE(told(R"({"tree": {"effect": {}}})").find(R"(below "effect")"), std::string::npos);
  EXPECT_NE(told(R"({"tree": {"effect": {"counts": {"place": -1}}}})").find(R"(below "effect")"),
            std::string::npos);
  EXPECT_NE(told(R"({"tree": {"effect": {"counts": {"place": 1}, "in": []}}})").find(R"(below "effect")"),
            std::string::npos);
  EXPECT_EQ(told(R"({"tree": {}})"), "");
}

TEST(TreeModel, AddsWhatAnotherOneHasCounted) {
  TreeModel own;
  own.add(among({"action.effects"}), "draw", 4);
  TreeModel both = small();
  both.add(among({"action.effects"}), "draw", 4);
  for (const char* place : {"action.effects", "phase.onEnter", "elsewhere"})
    EXPECT_EQ(small().probabilities(among({place}), {1, 1, 1}, &own),
              both.probabilities(among({place}), {1, 1, 1}));
}

TEST(LearnedChooser, DrawsBySquaresOfWhatTheModelSays) {
  const TreeModel model = small();
  const std::vector<std::size_t> weights = {1, 0, 1};
  const std::vector<double> wanted = model.probabilities(among({}), weights);
  std::array<int, 3> drawn{};
  constexpr int draws = 20'000;
  for (int i = 0; i < draws; ++i)
    ++drawn.at(LearnedChooser(model, static_cast<std::uint64_t>(i)).choose(among({}), weights));
  EXPECT_EQ(drawn[1], 0);
  const double first = wanted[0] * wanted[0] / (wanted[0] * wanted[0] + wanted[2] * wanted[2]);
  EXPECT_NEAR(drawn[0], first * draws, 4 * std::sqrt(first * (1 - first) * draws));
}

// What was chosen once is chosen more often from then on, and only by who has chosen it.
TEST(LearnedChooser, GoesOnAsItHasBegun) {
  const TreeModel model;
  int same = 0;
  constexpr int games = 2'000;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    LearnedChooser chooser(model, seed);
    const std::size_t first = chooser.choose(among({}), {1, 1, 1});
    same += chooser.choose(among({}), {1, 1, 1}) == first ? 1 : 0;
  }
  EXPECT_GT(same, games / 2) << "a third would be chance";
}

}  // namespace
}  // namespace ludo::generate
