// SPDX-License-Identifier: Apache-2.0
#include "core/archive/k_means.h"

#include <cassert>
#include <numeric>
#include <utility>

#include "core/archive/nearest_points.h"

namespace ludo::archive {
namespace {

std::vector<double> drawnPoints(std::span<const double> points, std::size_t dimension, std::size_t count,
                                Rng& rng) {
  std::vector<std::size_t> order(points.size() / dimension);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<double> drawn;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(order[i], order[i + rng.below(order.size() - i)]);
    const auto point = points.subspan(order[i] * dimension, dimension);
    drawn.insert(drawn.end(), point.begin(), point.end());
  }
  return drawn;
}

NearestPoints searchable(std::span<const double> centroids, std::size_t dimension) {
  NearestPoints nearest(dimension);
  for (std::size_t i = 0; i < centroids.size(); i += dimension) nearest.add(centroids.subspan(i, dimension));
  nearest.makeTree();
  return nearest;
}

/// Moves each centroid to the mean of its points.
void moveToMeans(std::vector<double>& centroids, std::span<const double> points, std::size_t dimension,
                 const std::vector<std::size_t>& owners) {
  std::vector<double> sums(centroids.size(), 0.0);
  std::vector<std::size_t> counts(centroids.size() / dimension, 0);
  for (std::size_t i = 0; i < owners.size(); ++i) {
    ++counts[owners[i]];
    for (std::size_t d = 0; d < dimension; ++d) sums[owners[i] * dimension + d] += points[i * dimension + d];
  }
  for (std::size_t i = 0; i < centroids.size(); ++i) {
    const std::size_t count = counts[i / dimension];
    if (count > 0) centroids[i] = sums[i] / static_cast<double>(count);
  }
}

}  // namespace

std::vector<double> kMeans(std::span<const double> points, std::size_t dimension, std::size_t count,
                           std::size_t rounds, Rng& rng) {
  assert(dimension > 0 && count * dimension <= points.size());
  std::vector<double> centroids = drawnPoints(points, dimension, count, rng);
  std::vector<std::size_t> owners(points.size() / dimension, count);
  for (std::size_t round = 0; round < rounds; ++round) {
    const NearestPoints nearest = searchable(centroids, dimension);
    bool changed = false;
    for (std::size_t i = 0; i < owners.size(); ++i) {
      const std::size_t owner = nearest.nearest(points.subspan(i * dimension, dimension));
      changed = changed || owner != owners[i];
      owners[i] = owner;
    }
    if (!changed) break;
    moveToMeans(centroids, points, dimension, owners);
  }
  return centroids;
}

}  // namespace ludo::archive
