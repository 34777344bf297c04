// SPDX-License-Identifier: Apache-2.0
#include "core/archive/strategy_parameters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/archive/deviates.h"

namespace ludo::archive {
namespace {

TEST(StrategyParameters, AreThoseThatOthersPrint) {
  // Parents, effective parents and the first weight in per cent, as pycma prints them for its standard
  // batches in 2, 5, 10 and 20 dimensions.
  struct Row {
    std::size_t length, parents;
    double effective;
    int percent;
  };
  for (const Row& row : {Row{2, 3, 2.0, 63}, Row{5, 4, 2.6, 52}, Row{10, 5, 3.2, 45}, Row{20, 6, 3.7, 40}}) {
    const auto parameters = strategyParameters(row.length, row.parents, false);
    EXPECT_NEAR(parameters.effectiveParents, row.effective, 0.05);
    EXPECT_EQ(static_cast<int>(100 * parameters.weights.front()), row.percent);
  }
}

TEST(StrategyParameters, AreThoseOfTheTutorial) {
  // Worked out by hand for 10 numbers and 5 parents.
  const auto parameters = strategyParameters(10, 5, false);
  EXPECT_NEAR(parameters.effectiveParents, 3.1673, 1e-4);
  EXPECT_NEAR(parameters.pathRate, 4.31673 / 14.63346, 1e-5);
  EXPECT_NEAR(parameters.stepPathRate, 5.1673 / 18.1673, 1e-5);
  EXPECT_NEAR(parameters.stepDamping, 1.28443, 1e-5);
  EXPECT_NEAR(parameters.rankOneRate, 2 / (127.69 + 3.1673), 1e-6);
  EXPECT_NEAR(parameters.rankMuRate, 2 * (1.1673 + 1 / 3.1673) / (144 + 3.1673), 1e-5);
}

TEST(StrategyParameters, NeverForgetMoreThanThereIs) {
  for (const bool separable : {false, true}) {
    for (const std::size_t length : {1, 2, 10, 1'000}) {
      for (const std::size_t parents : {1, 2, 18, 1'000}) {
        const auto parameters = strategyParameters(length, parents, separable);
        EXPECT_NEAR(std::accumulate(parameters.weights.begin(), parameters.weights.end(), 0.0), 1, 1e-12);
        EXPECT_TRUE(std::ranges::is_sorted(parameters.weights, std::greater()));
        EXPECT_GT(parameters.weights.back(), 0);
        EXPECT_GE(parameters.rankMuRate, 0);
        EXPECT_LE(parameters.rankOneRate + parameters.rankMuRate, 1);
        EXPECT_LT(parameters.pathRate, 1);
        EXPECT_LT(parameters.stepPathRate, 1);
      }
    }
  }
}

TEST(StrategyParameters, LearnFasterWhereThereIsLessToLearn) {
  const auto full = strategyParameters(100, 18, false);
  const auto separable = strategyParameters(100, 18, true);
  EXPECT_DOUBLE_EQ(separable.rankOneRate, 34 * full.rankOneRate);
  EXPECT_DOUBLE_EQ(separable.rankMuRate, 34 * full.rankMuRate);
}

TEST(ExpectedNormalLength, IsTheMeanLength) {
  Rng rng(1);
  std::vector<double> vector(7);
  double sum = 0;
  for (int i = 0; i < 100'000; ++i) {
    drawNormal(rng, vector);
    sum += std::sqrt(std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0));
  }
  EXPECT_NEAR(sum / 100'000, expectedNormalLength(7), 0.01);
}

}  // namespace
}  // namespace ludo::archive
