// SPDX-License-Identifier: Apache-2.0
// What a CMA-ES finds, and how fast.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cma_es_problems.h"

namespace ludo::archive {
namespace {

/// How many evaluations it takes until the mean is within 1e-10; as many as allowed where it does not get
/// there.
std::size_t evaluationsFor(const Function& function, CmaEs strategy, std::uint64_t seed,
                           std::size_t allowed) {
  Rng rng(seed);
  std::size_t evaluations = 0;
  while (evaluations < allowed && function(strategy.state().mean) > 1e-10) {
    const auto batch = strategy.ask(rng);
    tellBest(strategy, batch, function);
    evaluations += batch.size();
  }
  return evaluations;
}

/// The mean over some seeds.
double meanEvaluations(const Function& function, const CmaEs& strategy, std::size_t allowed) {
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    sum += static_cast<double>(evaluationsFor(function, strategy, seed, allowed));
  return sum / 5;
}

TEST(CmaEsSearch, SolvesTheSphereInThePublishedTime) {
  // Some 200 evaluations for each number and ten powers of ten (Hansen 2006), a little more from farther
  // away.
  const double evaluations = meanEvaluations(sphere, strategyFor(10), 10'000);
  EXPECT_GT(evaluations, 1'000);
  EXPECT_LT(evaluations, 2'500);
}

TEST(CmaEsSearch, SolvesWhatIsSteepOnOneAxisAndFlatOnAnother) {
  const double evaluations = meanEvaluations(ellipsoid, strategyFor(10), 20'000);
  EXPECT_GT(evaluations, 4'000);
  EXPECT_LT(evaluations, 9'000);
}

TEST(CmaEsSearch, DoesNotMindHowTheProblemIsTurned) {
  const double straight = meanEvaluations(ellipsoid, strategyFor(10), 20'000);
  const double turned = meanEvaluations(turnedEllipsoid, strategyFor(10), 20'000);
  EXPECT_NEAR(turned / straight, 1, 0.2);
}

TEST(CmaEsSearch, FollowsABentValley) {
  std::vector<std::size_t> evaluations;
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    evaluations.push_back(evaluationsFor(rosenbrock, strategyFor(8, false, 0), seed, 20'000));
  std::ranges::sort(evaluations);
  EXPECT_LT(evaluations[2], 9'000U);
}

TEST(CmaEsSearch, LearnsTheInverseOfTheHessian) {
  CmaEs strategy = strategyFor(4);
  Rng rng(1);
  for (int i = 0; i < 300; ++i) tellBest(strategy, strategy.ask(rng), ellipsoid);
  // Along each axis the variance is that of the first by the ratio of the steepnesses: 100, 10^4, 10^6.
  const auto& matrix = strategy.state().covariance.matrix;
  EXPECT_NEAR(std::log10(matrix[0] / matrix[5]), 2, 0.7);
  EXPECT_NEAR(std::log10(matrix[0] / matrix[10]), 4, 0.7);
  EXPECT_NEAR(std::log10(matrix[0] / matrix[15]), 6, 0.7);
}

TEST(CmaEsSearch, KeepsItsStepSizeWhenNothingIsBetter) {
  // Whatever the values say nothing about, the logarithm of the step size has no drift.
  double sum = 0;
  double squares = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    CmaEs strategy = strategyFor(10);
    Rng rng(seed);
    Rng noise(seed + 1'000);
    for (int i = 0; i < 100; ++i)
      tellBest(strategy, strategy.ask(rng), [&](const Solution&) { return uniform(noise); });
    const double change = std::log(strategy.state().stepSize / 0.5);
    sum += change / 60;
    squares += change * change / 60;
  }
  EXPECT_LT(std::abs(sum), 4 * std::sqrt(squares / 60));
  EXPECT_LT(std::sqrt(squares), 3);
}

TEST(CmaEsSearch, SeparableIsFasterOnAxesAndLostOffThem) {
  const double full = meanEvaluations(ellipsoid, strategyFor(30), 60'000);
  const double separable = meanEvaluations(ellipsoid, strategyFor(30, true), 60'000);
  EXPECT_LT(separable, full / 2);
  EXPECT_EQ(evaluationsFor(turnedEllipsoid, strategyFor(10, true), 1, 9'000), 9'000U);
}

}  // namespace
}  // namespace ludo::archive
