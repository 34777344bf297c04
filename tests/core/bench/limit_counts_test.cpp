// SPDX-License-Identifier: Apache-2.0
// The limit programs make the moves of the rules: their counts of decision sequences against published ones
// (the literature on perft, OpenSpiel, Regular Boardgames, Ludii 1.3.10), and against the kernel where a turn
// has several decisions, which is counted differently elsewhere.
#include <gtest/gtest.h>

#include "core/bench/limit_game.h"
#include "core/engine/program.h"
#include "sample.h"

namespace ludo::bench {
namespace {

struct Published {
  const char* sample;
  std::vector<std::uint64_t> nodes;
};

void PrintTo(const Published& published, std::ostream* out) {
  *out << published.sample;
}

std::vector<std::uint64_t> countsOf(const std::string& sample, unsigned depth) {
  const LimitGame* game = limitGame(sample);
  std::vector<std::uint64_t> nodes;
  for (unsigned i = 1; game != nullptr && i <= depth; ++i) nodes.push_back(game->perft(i));
  return nodes;
}

class LimitCounts : public ::testing::TestWithParam<Published> {};

TEST_P(LimitCounts, AreThePublishedOnes) {
  const Published& published = GetParam();
  EXPECT_EQ(countsOf(published.sample, static_cast<unsigned>(published.nodes.size())), published.nodes);
}

INSTANTIATE_TEST_SUITE_P(
    Games, LimitCounts,
    ::testing::Values(Published{"tic-tac-toe", {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}},
                      Published{"connect-four", {7, 49, 343, 2401, 16807, 117649, 823536, 5673234}},
                      Published{"hex-11", {121, 14520, 1727880}},
                      Published{"reversi", {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288}},
                      Published{"gomoku", {225, 50400}}, Published{"yavalath", {61, 3660, 215940}},
                      Published{"breakthrough", {22, 484, 11132, 256036, 6182818}},
                      Published{"english-draughts", {7, 49, 302, 1469, 7361, 36768, 179255, 838248, 3866526}},
                      Published{"nine-mens-morris", {24, 552, 12144, 255024}},
                      Published{"kalah", {6, 35, 185, 942, 4690, 23233, 114430, 563055, 2763490}},
                      Published{"pente", {1, 360, 129240}}, Published{"yavalax", {169, 28392}},
                      Published{"dai-hasami-shogi", {54, 2772, 177272}},
                      Published{"hopthrough", {20, 400, 8400, 176400, 3876962}}));

TEST(LimitGames, EachHasASampleOfItsOwn) {
  EXPECT_EQ(limitGames().size(), 14U);
  for (const LimitGame& game : limitGames()) {
    EXPECT_EQ(limitGame(game.sample), &game);
    EXPECT_EQ(testing::sampleWithId(std::string(game.sample))->def().metadata.id, game.sample);
  }
  EXPECT_EQ(limitGame("pig"), nullptr);
}

}  // namespace
}  // namespace ludo::bench
