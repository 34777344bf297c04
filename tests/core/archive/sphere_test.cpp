// SPDX-License-Identifier: Apache-2.0
#include "sphere/sphere.h"

#include <gtest/gtest.h>

#include "sphere/sphere_runs.h"

namespace ludo::sphere {
namespace {

std::vector<double> all(double number) {
  return std::vector<double>(10, number);
}

TEST(Sphere, IsAsPublished) {
  EXPECT_DOUBLE_EQ(evaluate(all(2.048)).objective, 100);
  EXPECT_DOUBLE_EQ(evaluate(all(-5.12)).objective, 0);
  EXPECT_DOUBLE_EQ(evaluate(all(0)).objective, 100 * (1 - 2.048 * 2.048 / (7.168 * 7.168)));
  EXPECT_LT(evaluate(all(-6)).objective, 0);
  EXPECT_DOUBLE_EQ(evaluate(all(5.12)).measures[0], 25.6);
  EXPECT_DOUBLE_EQ(evaluate(all(-5.12)).measures[1], -25.6);
  EXPECT_DOUBLE_EQ(evaluate(all(10.24)).measures[0], 2.5);
  EXPECT_DOUBLE_EQ(evaluate(all(-10.24)).measures[1], -2.5);
  EXPECT_EQ(evaluate(std::vector<double>{1, 2, 4, 5}).measures, (std::vector<double>{3, 9}));
}

/// The mean QD score of four runs with 20 numbers and 20 x 20 cells.
double meanScore(std::string_view name) {
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    sum += run(name, seed, {.length = 20, .cells = 20, .emitters = 5, .iterations = 600}).qdScore;
  return sum / 4;
}

// Single scores of eight runs lay from 15,800 to 19,800, from 25,000 to 25,400, from 20,400 to 23,000, and
// from 27,600 to 29,000.
TEST(Sphere, IsFilledByEachAlgorithmAsFarAsItWasMeasured) {
  const double gaussian = meanScore("gaussian");
  const double isoLine = meanScore("iso-line");
  const double cmaMe = meanScore("cma-me");
  const double cmaMae = meanScore("cma-mae");
  EXPECT_NEAR(gaussian, 18'500, 1'900);
  EXPECT_NEAR(isoLine, 25'100, 400);
  EXPECT_NEAR(cmaMe, 21'400, 1'900);
  EXPECT_NEAR(cmaMae, 28'200, 1'000);
  // The order of the published figures for 100 numbers.
  EXPECT_LT(gaussian, cmaMe);
  EXPECT_LT(cmaMe, isoLine);
  EXPECT_LT(isoLine, cmaMae);
}

// More than 48 numbers, so that Eigen computes in blocks.
TEST(Sphere, RunsAreTheSameEverywhere) {
  const RunSize size{.length = 60, .cells = 20, .emitters = 2, .iterations = 60};
  EXPECT_EQ(run("gaussian", 1, size).qdScore, 0x1.3fe954e59215fp+11);
  EXPECT_EQ(run("iso-line", 1, size).qdScore, 0x1.ab568bf3d56a3p+12);
  EXPECT_EQ(run("cma-me", 1, size).qdScore, 0x1.1eb82cb88ed36p+11);
  EXPECT_EQ(run("cma-mae", 1, size).qdScore, 0x1.47b2162a746d2p+12);
}

TEST(Sphere, RunsFollowFromTheirSeeds) {
  const RunSize small{.length = 10, .cells = 10, .emitters = 2, .iterations = 40};
  for (const Algorithm& each : algorithms()) {
    EXPECT_EQ(run(each.name, 1, small).qdScore, run(each.name, 1, small).qdScore) << each.name;
    EXPECT_NE(run(each.name, 1, small).qdScore, run(each.name, 2, small).qdScore) << each.name;
  }
}

}  // namespace
}  // namespace ludo::sphere
