// SPDX-License-Identifier: Apache-2.0
// The samples' rules against published counts of move sequences. Sources: the literature on perft for
// Reversi, English draughts and Connect Four; OpenSpiel, Regular Boardgames and Ludii 1.3.10 for the rest.
#include <gtest/gtest.h>

#include "core/sim/perft.h"
#include "games.h"

namespace ludo::sim {
namespace {

using Unit = PerftOptions::Unit;

struct Published {
  const char* sample;
  Unit unit;
  std::vector<std::uint64_t> nodes;
};

void PrintTo(const Published& published, std::ostream* out) {
  *out << published.sample << (published.unit == Unit::Turn ? " by turn" : "");
}

class PublishedCounts : public ::testing::TestWithParam<Published> {};

TEST_P(PublishedCounts, AreThoseOfTheSample) {
  const Published& published = GetParam();
  const kernel::RulesPtr rules = testing::sample(published.sample);
  const PerftResult result = perft(*rules, kernel::initialState(*rules, 1),
                                   {published.unit, static_cast<unsigned>(published.nodes.size()), 0});
  EXPECT_EQ(result.nodes, published.nodes);
}

INSTANTIATE_TEST_SUITE_P(
    Samples, PublishedCounts,
    ::testing::Values(Published{"connect-four", Unit::Decision, {7, 49, 343, 2401, 16807}},
                      Published{"reversi", Unit::Decision, {4, 12, 56, 244, 1396}},
                      Published{"gomoku", Unit::Decision, {225, 50400}},
                      Published{"pente", Unit::Decision, {1, 360}},
                      Published{"yavalath", Unit::Decision, {61, 3660}},
                      Published{"yavalax", Unit::Decision, {169, 28392}},
                      Published{"dai-hasami-shogi", Unit::Decision, {54, 2772}},
                      Published{"hopthrough", Unit::Decision, {20, 400, 8400}},
                      Published{"breakthrough", Unit::Decision, {22, 484, 11132}},
                      Published{"kalah", Unit::Decision, {6, 35, 185, 942, 4690}},
                      Published{"english-draughts", Unit::Turn, {7, 49, 302, 1469, 7361}},
                      Published{"english-draughts", Unit::Decision, {7, 49, 302, 1469, 7361}},
                      Published{"nine-mens-morris", Unit::Turn, {24, 552, 12144}}));

}  // namespace
}  // namespace ludo::sim
