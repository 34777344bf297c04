// SPDX-License-Identifier: Apache-2.0
#include "core/sim/pairings.h"

#include <gtest/gtest.h>

#include <set>

namespace ludo::sim {
namespace {

TEST(Pairings, EveryAgentMeetsEveryOther) {
  const Pairings pairings(4, 2, 1);
  std::set<std::pair<std::size_t, std::size_t>> met;
  for (const Pairings::Pair& pair : pairings.pairs()) {
    EXPECT_LT(pair.first, pair.second);
    met.emplace(pair.first, pair.second);
  }
  EXPECT_EQ(pairings.pairs().size(), 6U);
  EXPECT_EQ(met.size(), 6U);
}

TEST(Pairings, ARoundSeatsBothEverywhereEquallyOften) {
  for (kernel::Seat seats = 2; seats <= 16; ++seats) {
    const Pairings pairings(2, seats, 1);
    const auto count = static_cast<std::size_t>(seats);
    const std::size_t games = pairings.gamesPerRound();
    const std::size_t rotations = seats % 2 == 0 ? count : 2 * count;
    EXPECT_EQ(games, seats <= 6 ? (std::size_t{1} << count) - 2 : rotations) << seats;
    std::set<std::vector<bool>> seatings;
    std::vector<std::size_t> first(count, 0);
    for (std::size_t i = 0; i < games; ++i) {
      const std::vector<bool>& seating = pairings.seating(i);
      ASSERT_EQ(seating.size(), count);
      seatings.insert(seating);
      for (std::size_t seat = 0; seat < count; ++seat) first[seat] += seating[seat] ? 1 : 0;
    }
    EXPECT_EQ(seatings.size(), games) << seats;
    EXPECT_FALSE(seatings.contains(std::vector<bool>(count, true)));
    EXPECT_FALSE(seatings.contains(std::vector<bool>(count, false)));
    for (const std::size_t gamesThere : first) EXPECT_EQ(2 * gamesThere, games) << seats;
  }
}

TEST(Pairings, GamesComeRoundByRound) {
  const Pairings pairings(3, 3, 7);
  EXPECT_EQ(pairings.roundsFor(1), 1U);
  EXPECT_EQ(pairings.roundsFor(6), 1U);
  EXPECT_EQ(pairings.roundsFor(7), 2U);
  EXPECT_EQ(pairings.gamesIn(2), 2U * 3 * 6);
  std::set<std::uint64_t> seeds;
  for (std::uint64_t index = 0; index < 36; ++index) {
    const Pairings::Game game = pairings.game(index);
    EXPECT_EQ(game.round, index / 18);
    EXPECT_EQ(game.pair, index % 18 / 6);
    EXPECT_EQ(game.seating, index % 6);
    seeds.insert(game.seed);
  }
  // One seed for all games of a pair's round.
  EXPECT_EQ(seeds.size(), 6U);
}

TEST(Pairings, SayWhoSitsWhere) {
  const Pairings pairings(3, 2, 1);
  EXPECT_EQ(pairings.agentsBySeat(2, 0), (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(pairings.agentsBySeat(2, 1), (std::vector<std::size_t>{2, 1}));
}

// They are written into reports.
TEST(Pairings, SeedsNeverChange) {
  EXPECT_EQ(Pairings(2, 2, 1).game(0).seed, 3157541612274708771U);
  EXPECT_EQ(Pairings(3, 2, 99).game(10).seed, 5135140403243980619U);
}

}  // namespace
}  // namespace ludo::sim
