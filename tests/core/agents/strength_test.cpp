// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "hand_written/hand_written.h"
#include "matches.h"

namespace ludo::agents::testing {
namespace {

// Shares of points are those of 100 games or more: a standard deviation is 0.05 at most.

engine::ProgramPtr connectFour() {
  return ludo::testing::handWrittenConnectFour(sample("connect-four"));
}

TEST(Strength, FlatMonteCarloBeatsRandom) {
  EXPECT_GT(shareOfPoints(connectFour(), "flat:iterations=100", "random", 40), 0.9);
}

TEST(Strength, UctBeatsRandomNearlyAlways) {
  EXPECT_GT(shareOfPoints(connectFour(), "uct:iterations=200", "random", 40), 0.97);
}

TEST(Strength, UctBeatsGreedy) {
  EXPECT_GT(shareOfPoints(connectFour(), "uct:iterations=200", "greedy", 40), 0.9);
}

TEST(Strength, ATreeBeatsNone) {
  EXPECT_GT(shareOfPoints(connectFour(), "uct:iterations=400", "flat:iterations=400", 100), 0.6);
}

TEST(Strength, MoreIterationsBeatFewer) {
  EXPECT_GT(shareOfPoints(connectFour(), "uct:iterations=400", "uct:iterations=100", 100), 0.65);
}

}  // namespace
}  // namespace ludo::agents::testing
