// SPDX-License-Identifier: Apache-2.0
#include "core/archive/deviates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace ludo::archive {
namespace {

TEST(Uniform, LiesFromZeroToBelowOne) {
  Rng rng(1);
  double sum = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double drawn = uniform(rng);
    EXPECT_GE(drawn, 0);
    EXPECT_LT(drawn, 1);
    sum += drawn;
  }
  EXPECT_NEAR(sum / 100'000, 0.5, 0.005);
}

TEST(Normal, HasTheMomentsOfTheNormalDistribution) {
  Rng rng(2);
  std::vector<double> deviates(1'000'000);
  drawNormal(rng, deviates);
  double first = 0;
  double second = 0;
  double third = 0;
  double fourth = 0;
  for (const double x : deviates) {
    first += x;
    second += x * x;
    third += x * x * x;
    fourth += x * x * x * x;
  }
  const auto count = static_cast<double>(deviates.size());
  // Within four standard errors, which are 1, sqrt 2, sqrt 15 and sqrt 96 by sqrt n.
  EXPECT_NEAR(first / count, 0, 4 / std::sqrt(count));
  EXPECT_NEAR(second / count, 1, 4 * std::sqrt(2 / count));
  EXPECT_NEAR(third / count, 0, 4 * std::sqrt(15 / count));
  EXPECT_NEAR(fourth / count, 3, 4 * std::sqrt(96 / count));
}

TEST(Normal, IsSpreadAsTheDistributionFunctionSays) {
  Rng rng(3);
  std::vector<double> deviates(200'000);
  drawNormal(rng, deviates);
  std::ranges::sort(deviates);
  double farthest = 0;
  for (std::size_t i = 0; i < deviates.size(); ++i) {
    const double expected = 0.5 * std::erfc(-deviates[i] / std::sqrt(2.0));
    farthest = std::max(farthest, std::abs(expected - (static_cast<double>(i) + 0.5) / 200'000));
  }
  // Kolmogorov's bound for a chance of one in a thousand.
  EXPECT_LT(farthest, 1.95 / std::sqrt(200'000.0));
}

TEST(Normal, NeighboursAreIndependent) {
  Rng rng(4);
  std::vector<double> deviates(200'001);
  drawNormal(rng, deviates);
  double sum = 0;
  for (std::size_t i = 0; i + 1 < deviates.size(); ++i) sum += deviates[i] * deviates[i + 1];
  EXPECT_NEAR(sum / 200'000, 0, 4 / std::sqrt(200'000.0));
}

TEST(Normal, IsTheSameEverywhere) {
  Rng rng(5);
  std::vector<double> deviates(3);
  drawNormal(rng, deviates);
  EXPECT_EQ(deviates, (std::vector{0x1.9d09f21fcbc42p-2, -0x1.381d7e6b59c16p-2, -0x1.312cbdc7bd2c4p-2}));
}

}  // namespace
}  // namespace ludo::archive
