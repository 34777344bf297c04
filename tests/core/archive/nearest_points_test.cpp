// SPDX-License-Identifier: Apache-2.0
#include "core/archive/nearest_points.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "core/archive/deviates.h"

namespace ludo::archive {
namespace {

using Points = std::vector<std::vector<double>>;

/// On a coarse raster, so that many points and distances are equal.
std::vector<double> drawnPoint(Rng& rng, std::size_t dimension, std::uint64_t raster) {
  std::vector<double> point(dimension);
  for (double& number : point) number = static_cast<double>(rng.below(raster));
  return point;
}

double squaredDistance(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

std::vector<double> allDistances(const Points& points, const std::vector<double>& from) {
  std::vector<double> distances;
  for (const auto& point : points) distances.push_back(squaredDistance(point, from));
  return distances;
}

RC_GTEST_PROP(NearestPoints, AreThoseOfALookAtAll, ()) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  const auto dimension = *rc::gen::inRange<std::size_t>(1, 5);
  const auto raster = *rc::gen::element<std::uint64_t>(3, 20, 1'000);
  const auto count = *rc::gen::inRange<std::size_t>(1, 600);
  const auto neighbours = *rc::gen::inRange<std::size_t>(0, 20);
  const bool made = *rc::gen::arbitrary<bool>();
  Points points;
  NearestPoints nearest(dimension);
  for (std::size_t i = 0; i < count; ++i) {
    points.push_back(drawnPoint(rng, dimension, raster));
    nearest.add(points.back());
  }
  if (made) nearest.makeTree();
  for (int query = 0; query < 10; ++query) {
    const auto from = drawnPoint(rng, dimension, raster);
    auto distances = allDistances(points, from);
    const auto first = std::ranges::min_element(distances) - distances.begin();
    RC_ASSERT(nearest.nearest(from) == static_cast<std::size_t>(first));
    std::ranges::sort(distances);
    distances.resize(std::min(neighbours, distances.size()));
    RC_ASSERT(nearest.nearestDistances(from, neighbours) == distances);
  }
}

TEST(NearestPoints, KeepTheirOrder) {
  NearestPoints nearest(2);
  for (int i = 0; i < 500; ++i) nearest.add(std::vector{static_cast<double>(i % 7), static_cast<double>(i)});
  ASSERT_EQ(nearest.size(), 500U);
  EXPECT_EQ(nearest.point(499)[1], 499);
  EXPECT_EQ(nearest.point(15)[0], 1);
}

}  // namespace
}  // namespace ludo::archive
