// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

TEST(Perft, TicTacToeHasThePublishedCounts) {
  const RulesPtr rules = ticTacToe();
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(perft(*rules, 9),
            (std::vector<std::uint64_t>{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}));
}

TEST(Perft, HexStartsWithEveryCellFree) {
  const RulesPtr rules = hex(11);
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(perft(*rules, 2), (std::vector<std::uint64_t>{121, 14520}));
}

// Hex cannot end in a draw: on a 3 by 3 board every complete game has a winner and, by strategy stealing, the
// first player can force a win. The counts of the first plies are plain falling factorials until a connection
// of three stones becomes possible at ply 5.
TEST(Perft, SmallHexNeverDraws) {
  const RulesPtr rules = hex(3);
  ASSERT_NE(rules, nullptr);
  const std::vector<std::uint64_t> nodes = perft(*rules, 5);
  EXPECT_EQ(nodes, (std::vector<std::uint64_t>{9, 72, 504, 3024, 15120}));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    State state = initialState(*rules, seed);
    Rng rng(seed);
    while (!state.over()) {
      const std::vector<Move> moves = legalMoves(*rules, state);
      ASSERT_FALSE(moves.empty());
      applyMove(*rules, state, moves[rng.below(moves.size())]);
    }
    EXPECT_EQ(std::ranges::count(state.outcome->seats, SeatResult::Win), 1);
  }
}

}  // namespace
}  // namespace ludo::kernel::testing
