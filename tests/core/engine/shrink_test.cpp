// SPDX-License-Identifier: Apache-2.0
// The shrinker, with programs that lie.
#include "equality/shrink.h"

#include <gtest/gtest.h>

#include <memory>

#include "core/kernel/kernel.h"
#include "lying_programs.h"
#include "playable_game.h"

namespace ludo::engine {
namespace {

template <typename Program>
std::optional<Divergence> find(const language::GameDef& game) {
  const Program program(kernel::makeRules(std::make_shared<const language::GameDef>(game)));
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    if (Comparison compared = compareGame(program, seed, 20); compared.divergence) return compared.divergence;
  }
  return std::nullopt;
}

/// The first generated game that the program plays otherwise, shrunk.
template <typename Program>
testing::DivergingGame smallest(int size) {
  for (std::uint64_t seed = 1;; ++seed) {
    testing::Choices choices(seed);
    if (auto found = testing::shrunk(testing::playableGame(choices, size), find<Program>)) return *found;
  }
}

TEST(Shrink, LeavesOnlyThePhaseWithItsPass) {
  const testing::DivergingGame found = smallest<NeverPasses>(60);
  EXPECT_TRUE(found.game.actions.empty());
  EXPECT_TRUE(found.game.zones.empty());
  EXPECT_TRUE(found.game.variables.empty());
  EXPECT_TRUE(found.game.setup.empty());
  ASSERT_EQ(found.game.turn.phases.size(), 1U);
  EXPECT_NE(found.game.turn.phases.front().pass, language::PassRule::Never);
  EXPECT_TRUE(found.divergence.moves.empty());
}

TEST(Shrink, LeavesWhatFillsTheZoneAndTellsIt) {
  const testing::DivergingGame found = smallest<CannotCountToThree>(30);
  EXPECT_EQ(found.game.zones.size(), 1U);
  EXPECT_EQ(found.game.tokenTypes.size(), 1U);
  EXPECT_LE(found.game.actions.size() + found.game.triggers.size(), 2U);
  ASSERT_FALSE(found.divergence.moves.empty());
  const std::string told = testing::text(found);
  EXPECT_NE(told.find(R"(section: "actions")"), std::string::npos) << told;
  EXPECT_NE(told.find("then state\n  " + found.game.zones.front().id.name), std::string::npos) << told;
}

TEST(Shrink, FindsNothingWhereNothingIsWrong) {
  testing::Choices choices(1);
  EXPECT_FALSE(testing::shrunk(testing::playableGame(choices, 20), find<Liar>));
}

}  // namespace
}  // namespace ludo::engine
