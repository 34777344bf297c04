// SPDX-License-Identifier: Apache-2.0
#include "core/archive/centroids.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/archive/deviates.h"
#include "core/archive/k_means.h"

namespace ludo::archive {
namespace {

/// The mean squared distance to the nearest centroid.
double spread(std::span<const double> points, std::span<const double> centroids, std::size_t dimension) {
  double sum = 0;
  for (std::size_t i = 0; i < points.size(); i += dimension) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < centroids.size(); c += dimension) {
      double distance = 0;
      for (std::size_t d = 0; d < dimension; ++d)
        distance += (points[i + d] - centroids[c + d]) * (points[i + d] - centroids[c + d]);
      least = std::min(least, distance);
    }
    sum += least;
  }
  return sum / static_cast<double>(points.size() / dimension);
}

TEST(KMeans, FindsClustersThatLieApart) {
  Rng rng(3);
  std::vector<double> points;
  const std::vector<std::vector<double>> centres = {{0, 0}, {100, 0}, {0, 100}, {100, 100}};
  for (int i = 0; i < 400; ++i) {
    const auto& centre = centres[static_cast<std::size_t>(i) % 4];
    points.push_back(centre[0] + normal(rng));
    points.push_back(centre[1] + normal(rng));
  }
  // A start with two centroids in one cluster can stay there: the best of some starts is the clusters.
  double best = std::numeric_limits<double>::infinity();
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Rng start(seed);
    best = std::min(best, spread(points, kMeans(points, 2, 4, 100, start), 2));
  }
  EXPECT_NEAR(best, 2, 0.3);
}

TEST(KMeans, NeverSpreadsPointsFartherWithMoreRounds) {
  Rng rng(5);
  std::vector<double> points(3'000);
  for (double& number : points) number = uniform(rng);
  double before = std::numeric_limits<double>::infinity();
  for (std::size_t rounds = 0; rounds < 12; ++rounds) {
    Rng start(9);
    const double now = spread(points, kMeans(points, 3, 20, rounds, start), 3);
    EXPECT_LE(now, before + 1e-12);
    before = now;
  }
  Rng start(9);
  EXPECT_LT(before, 0.9 * spread(points, kMeans(points, 3, 20, 0, start), 3));
}

TEST(KMeans, WithAsManyCentroidsAsPointsIsThePoints) {
  const std::vector<double> points = {4, 1, 3, 9};
  Rng rng(1);
  auto centroids = kMeans(points, 1, 4, 10, rng);
  std::ranges::sort(centroids);
  EXPECT_EQ(centroids, (std::vector<double>{1, 3, 4, 9}));
}

Centroids squares(std::uint64_t seed) {
  return *Centroids::make({{0, 10}, {-1, 1}}, {.count = 100, .seed = seed, .samples = 20'000, .rounds = 100});
}

TEST(Centroids, BelongToTheCellsThatAreNearest) {
  const Centroids centroids = squares(1);
  ASSERT_EQ(centroids.cellCount(), 100U);
  Rng rng(2);
  for (int i = 0; i < 500; ++i) {
    const std::vector<double> measures = {10 * uniform(rng), 2 * uniform(rng) - 1};
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t cell = 0; cell < 100; ++cell) {
      const auto centroid = centroids.centroid(cell);
      const double distance = std::hypot((measures[0] - centroid[0]) / 10, (measures[1] - centroid[1]) / 2);
      if (distance < least - 1e-12) {
        least = distance;
        nearest = cell;
      }
    }
    EXPECT_EQ(centroids.cellOf(measures), nearest);
  }
}

TEST(Centroids, AreSpreadEvenly) {
  const Centroids centroids = squares(4);
  std::vector<int> counts(100);
  Rng rng(8);
  for (int i = 0; i < 100'000; ++i)
    ++counts[*centroids.cellOf(std::vector{10 * uniform(rng), 2 * uniform(rng) - 1})];
  for (const int count : counts) {
    EXPECT_GT(count, 500);
    EXPECT_LT(count, 1'800);
  }
}

TEST(Centroids, FollowFromTheSeed) {
  const auto all = [](const Centroids& centroids) {
    std::vector<double> numbers;
    for (std::size_t cell = 0; cell < centroids.cellCount(); ++cell) {
      for (const double number : centroids.centroid(cell)) numbers.push_back(number);
    }
    return numbers;
  };
  EXPECT_EQ(all(squares(1)), all(squares(1)));
  EXPECT_NE(all(squares(1)), all(squares(2)));
}

TEST(Centroids, CanBeGiven) {
  const Centroids centroids = *Centroids::at({{0, 100}}, std::vector{10.0, 20.0, 90.0});
  EXPECT_EQ(centroids.cellOf(std::vector{14.0}), 0U);
  EXPECT_EQ(centroids.cellOf(std::vector{16.0}), 1U);
  EXPECT_EQ(centroids.cellOf(std::vector{-1e150}), 0U);
  EXPECT_EQ(centroids.cellOf(std::vector{1e150}), 2U);
  EXPECT_FALSE(Centroids::at({{0, 1}, {0, 1}}, std::vector{1.0, 2.0, 3.0}));
  EXPECT_FALSE(Centroids::at({{0, 1}}, std::vector{std::nan("")}));
  EXPECT_FALSE(Centroids::at({{0, 1}}, {}));
}

TEST(Centroids, RefuseWhatMakesNoCells) {
  const auto refusal = [](std::vector<Interval> intervals, CentroidSettings settings) {
    const auto centroids = Centroids::make(std::move(intervals), settings);
    return centroids ? std::string() : centroids.failure();
  };
  const CentroidSettings few{.count = 10, .samples = 100};
  EXPECT_EQ(refusal({{0, 1}}, few), "");
  EXPECT_EQ(refusal({}, few), "an archive of centroids needs at least one measure");
  EXPECT_EQ(refusal({{0, 1}, {3, 3}}, few), "the interval of measure 2 is empty: both bounds are the same");
  EXPECT_EQ(refusal({{1, 0}}, few),
            "the interval of measure 1 is reversed: its lower bound is above its upper bound");
  EXPECT_EQ(refusal({{0, std::nan("")}}, few),
            "the interval of measure 1 has a bound that is not finite, or beyond 1e150");
  EXPECT_EQ(refusal({{0, 1}}, {.count = 0}), "an archive of centroids needs at least one");
  EXPECT_EQ(refusal({{0, 1}}, {.count = 11, .samples = 10}), "there are fewer samples than centroids");
}

}  // namespace
}  // namespace ludo::archive
