// SPDX-License-Identifier: Apache-2.0
#include "core/archive/cma_es.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "cma_es_problems.h"

namespace ludo::archive {
namespace {

using Rows = std::vector<Solution>;

TEST(CmaEs, AsksForTheUsualBatch) {
  EXPECT_EQ(strategyFor(10).batch(), 10U);
  EXPECT_EQ(strategyFor(100).batch(), 17U);
  EXPECT_EQ(CmaEs({.length = 3, .batch = 36, .bounds = {}}, Solution(3)).batch(), 36U);
}

TEST(CmaEs, DrawsFromItsDistribution) {
  CmaEs strategy({.length = 3, .stepSize = 2, .batch = 50'000, .bounds = {}}, Solution{1, 2, 3});
  Rng rng(3);
  Solution sum(3, 0.0);
  Solution squares(3, 0.0);
  for (const Solution& solution : strategy.ask(rng)) {
    for (std::size_t i = 0; i < 3; ++i) {
      const double step = solution[i] - static_cast<double>(i + 1);
      sum[i] += step;
      squares[i] += step * step;
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(sum[i] / 50'000, 0, 4 * 2 / std::sqrt(50'000));
    EXPECT_NEAR(squares[i] / 50'000, 4, 4 * 4 * std::sqrt(2 / 50'000.0));
  }
}

TEST(CmaEs, StaysWithinBounds) {
  const SolutionBounds bounds{{0, -std::numeric_limits<double>::infinity()}, {0.1, 0}};
  CmaEs strategy({.length = 2, .stepSize = 1, .batch = 200, .bounds = bounds}, Solution{0, 0});
  Rng rng(1);
  double least = 0;
  bool inside = false;
  for (const Solution& solution : strategy.ask(rng)) {
    EXPECT_TRUE(within(bounds, solution));
    inside = inside || (solution[0] > 0 && solution[0] < 0.1);
    least = std::min(least, solution[1]);
  }
  EXPECT_TRUE(inside);
  EXPECT_LT(least, -1);
  // So far away that no draw falls between them.
  CmaEs away({.length = 2, .stepSize = 1e-3, .batch = 3, .bounds = bounds}, Solution{50, 50});
  for (const Solution& solution : away.ask(rng)) EXPECT_EQ(solution, (Solution{0.1, 0}));
}

TEST(CmaEs, GoesOnFromAState) {
  for (const bool separable : {false, true}) {
    CmaEs strategy = strategyFor(9, separable);
    Rng rng(4);
    for (int i = 0; i < 40; ++i) tellBest(strategy, strategy.ask(rng), turnedEllipsoid);
    CmaEs again = strategyFor(9, separable, 7);
    ASSERT_TRUE(again.restore(strategy.state()));
    Rng same = rng;
    for (int i = 0; i < 40; ++i) {
      tellBest(strategy, strategy.ask(rng), turnedEllipsoid);
      tellBest(again, again.ask(same), turnedEllipsoid);
    }
    EXPECT_EQ(strategy.state(), again.state());
    EXPECT_FALSE(strategyFor(9, !separable).restore(strategy.state()));
    EXPECT_FALSE(strategyFor(8, separable).restore(strategy.state()));
  }
}

TEST(CmaEs, BeginsAnewWithNothingLearnt) {
  CmaEs strategy = strategyFor(5);
  const CmaEsState before = strategy.state();
  Rng rng(4);
  for (int i = 0; i < 40; ++i) tellBest(strategy, strategy.ask(rng), ellipsoid);
  EXPECT_NE(strategy.state(), before);
  strategy.restart(Solution(5, 1.0));
  EXPECT_EQ(strategy.state(), before);
}

/// A generation whose parents all lie one step away from the mean along the first axis, in units of the step
/// size.
CmaEsState afterSteps(const CmaEs& begun, double step) {
  CmaEs strategy = begun;
  Solution parent = strategy.state().mean;
  parent[0] += step * strategy.state().stepSize;
  const std::vector<const Solution*> parents(5, &parent);
  strategy.tell(parents, 10);
  return strategy.state();
}

TEST(CmaEs, LearnsFromOneGenerationWhatTheTutorialSays) {
  CmaEs strategy({.length = 3, .stepSize = 0.25, .batch = 4, .bounds = {}}, Solution{1, 2, 3});
  const std::vector<Solution> batch = {{1.5, 2, 2.75}, {1, 2.25, 3}};
  strategy.tell(std::vector{&batch[0], &batch[1]}, 4);
  const auto& state = strategy.state();
  const auto p = strategyParameters(3, 2, false);
  const Rows steps = {{2, 0, -1}, {0, 1, 0}};  // in step sizes
  const double pathFactor = std::sqrt(p.pathRate * (2 - p.pathRate) * p.effectiveParents);
  const double stepFactor = std::sqrt(p.stepPathRate * (2 - p.stepPathRate) * p.effectiveParents);
  double squares = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const double mean = p.weights[0] * steps[0][i] + p.weights[1] * steps[1][i];
    EXPECT_NEAR(state.mean[i], static_cast<double>(i + 1) + 0.25 * mean, 1e-15);
    EXPECT_NEAR(state.path[i], pathFactor * mean, 1e-14);
    EXPECT_NEAR(state.stepPath[i], stepFactor * mean, 1e-14);
    squares += state.stepPath[i] * state.stepPath[i];
    for (std::size_t j = 0; j <= i; ++j) {
      const double kept = i == j ? 1 - p.rankOneRate - p.rankMuRate : 0;
      const double rankMu =
          p.weights[0] * steps[0][i] * steps[0][j] + p.weights[1] * steps[1][i] * steps[1][j];
      EXPECT_NEAR(state.covariance.matrix[j * 3 + i],
                  kept + p.rankOneRate * state.path[i] * state.path[j] + p.rankMuRate * rankMu, 1e-14);
    }
  }
  const double excess = std::sqrt(squares) / expectedNormalLength(3) - 1;
  EXPECT_NEAR(state.stepSize, 0.25 * std::exp(p.stepPathRate / p.stepDamping * excess), 1e-14);
}

TEST(CmaEs, HoldsItsPathWhileStepsAreLong) {
  // In the first generation the path of the step size is sqrt(mu_eff) steps long, once it is settled.
  const CmaEs strategy = strategyFor(10);
  const double longest = (1.4 + 2 / 11.0) * expectedNormalLength(10);
  const double step = longest / std::sqrt(strategyParameters(10, 5, false).effectiveParents);
  EXPECT_NE(afterSteps(strategy, 0.9 * step).path, Solution(10, 0.0));
  EXPECT_EQ(afterSteps(strategy, 1.1 * step).path, Solution(10, 0.0));
}

TEST(CmaEs, DoesNotMindTheUnits) {
  // By a power of two, so that not even rounding differs.
  constexpr double unit = 1'024;
  CmaEs small = strategyFor(6);
  CmaEs large({.length = 6, .stepSize = 0.5 * unit, .bounds = {}}, Solution(6, unit));
  Rng rng(1);
  Rng same(1);
  for (int i = 0; i < 80; ++i) {
    tellBest(small, small.ask(rng), turnedEllipsoid);
    tellBest(large, large.ask(same), [](Solution x) {
      for (double& number : x) number /= unit;
      return turnedEllipsoid(x);
    });
  }
  EXPECT_EQ(small.state().covariance, large.state().covariance);
  EXPECT_EQ(small.state().stepSize * unit, large.state().stepSize);
  EXPECT_EQ(small.state().mean[3] * unit, large.state().mean[3]);
}

TEST(CmaEs, DecomposesOnlyNowAndThen) {
  CmaEs strategy({.length = 100, .batch = 36, .bounds = {}}, Solution(100, 1.0));
  Rng rng(1);
  int decompositions = 0;
  for (int i = 0; i < 30; ++i) {
    const auto before = strategy.state().covariance.scales;
    const auto batch = strategy.ask(rng);
    if (strategy.state().covariance.scales != before) ++decompositions;
    tellBest(strategy, batch, sphere);
  }
  EXPECT_GE(decompositions, 8);
  EXPECT_LE(decompositions, 11);
}

TEST(CmaEs, LearnsNothingFromNobody) {
  CmaEs strategy = strategyFor(5);
  Rng rng(4);
  CmaEsState before = strategy.state();
  strategy.tell({}, strategy.ask(rng).size());
  before.evaluations = 8;
  EXPECT_EQ(strategy.state(), before);
}

TEST(CmaEs, KnowsWhenItCannotGoOn) {
  const auto exhausted = [](const std::function<void(CmaEsState&)>& change) {
    CmaEs strategy = strategyFor(2, true);
    CmaEsState state = strategy.state();
    change(state);
    EXPECT_TRUE(strategy.restore(state));
    return strategy.exhausted();
  };
  EXPECT_FALSE(exhausted([](CmaEsState&) {}));
  EXPECT_FALSE(exhausted([](CmaEsState& state) { state.stepSize = 1e-10; }));
  EXPECT_TRUE(exhausted([](CmaEsState& state) { state.stepSize = 1e-12; }));
  EXPECT_TRUE(exhausted([](CmaEsState& state) { state.stepSize = std::nan(""); }));
  EXPECT_TRUE(exhausted([](CmaEsState& state) { state.stepSize = 1e200; }));
  EXPECT_TRUE(exhausted([](CmaEsState& state) { state.mean[1] = std::nan(""); }));
  EXPECT_TRUE(exhausted([](CmaEsState& state) { state.covariance.scales = {1e-8, 1}; }));
}

TEST(CmaEs, IsNotMadeOfNonsense) {
  const auto mistake = [](CmaEsSettings settings) { return cmaEsMistake(settings).value_or(""); };
  EXPECT_EQ(mistake({.length = 3, .bounds = {}}), "");
  EXPECT_EQ(mistake({.length = 0, .bounds = {}}), "a solution needs at least one number");
  EXPECT_EQ(mistake({.length = 3, .stepSize = 0, .bounds = {}}), "the step size is a number above 0");
  EXPECT_EQ(mistake({.length = 3, .stepSize = std::nan(""), .bounds = {}}),
            "the step size is a number above 0");
  EXPECT_EQ(mistake({.length = 3, .bounds = {{0, 0}, {1, 1}}}),
            "there are not as many bounds as numbers in a solution");
  EXPECT_EQ(mistake({.length = 2, .bounds = {{0, 1}, {1, 0}}}),
            "the bounds of number 2 are reversed, or no numbers");
  EXPECT_EQ(mistake({.length = 2'000, .bounds = {}}),
            "a solution of more than 1,000 numbers needs a separable strategy");
  EXPECT_EQ(mistake({.length = 2'000, .separable = true, .bounds = {}}), "");
}

}  // namespace
}  // namespace ludo::archive
