// SPDX-License-Identifier: Apache-2.0
#include "core/agents/leaf_games.h"

#include <gtest/gtest.h>

namespace ludo::agents {
namespace {

/// So many ways down a tree, each of whose games takes so many plies.
void play(LeafGames& games, int ways, std::uint64_t pliesPerGame) {
  for (int way = 0; way < ways; ++way) games.played(games.count() * pliesPerGame);
}

TEST(LeafGames, AreMoreTheShorterTheyAre) {
  LeafGames games(160, 64);
  games.begin(0);
  EXPECT_EQ(games.count(), 1U) << "nothing is known yet";
  play(games, 15, 20);
  EXPECT_EQ(games.count(), 1U);
  play(games, 1, 20);
  EXPECT_EQ(games.count(), 8U);
  play(games, 16, 50);
  EXPECT_EQ(games.count(), 3U) << "3.2, rounded";
  play(games, 16, 1'000);
  EXPECT_EQ(games.count(), 1U) << "at least one";
  play(games, 16, 2);
  EXPECT_EQ(games.count(), 64U) << "at most so many";
}

TEST(LeafGames, WaysThatEndWithoutAGameCountToo) {
  LeafGames games(160, 64);
  games.begin(0);
  for (int way = 0; way < 16; ++way) games.played(way % 2 == 0 ? 0 : 20);
  EXPECT_EQ(games.count(), 16U);
  play(games, 16, 0);
  EXPECT_EQ(games.count(), 64U);
}

TEST(LeafGames, StayAsManyAsWasAskedFor) {
  LeafGames games(160, 64);
  games.begin(100);
  play(games, 40, 3);
  EXPECT_EQ(games.count(), 100U);
}

TEST(LeafGames, BeginAnewWithEachDecision) {
  LeafGames games(160, 64);
  games.begin(0);
  play(games, 31, 20);
  games.begin(0);
  EXPECT_EQ(games.count(), 1U);
  play(games, 15, 20);
  EXPECT_EQ(games.count(), 1U) << "the ways before are forgotten";
}

}  // namespace
}  // namespace ludo::agents
