// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/archive/nearest_points.h"
#include "core/archive/tessellation.h"
#include "core/base/result.h"

namespace ludo::archive {

/// The bounds of one measure, in its units.
struct Interval {
  double low = 0;
  double high = 1;
  bool operator==(const Interval&) const = default;
};

struct CentroidSettings {
  std::size_t count = 1'000;      ///< cells
  std::uint64_t seed = 1;         ///< of the sample that the centroids are placed by
  std::size_t samples = 100'000;  ///< at least as many as cells
  std::size_t rounds = 20;        ///< of k-means, at most
};

/// As many cells as one likes in spaces of any number of measures: a cell is what lies nearest to a centroid,
/// and the centroids are spread evenly by k-means over points drawn uniformly between the bounds
/// (Vassiliades, Chatzilygeroudis and Mouret, "Using centroidal Voronoi tessellations to scale up the
/// multidimensional archive of phenotypic elites algorithm", 2018). Distances are taken with each measure
/// divided by the width of its interval. Measures outside belong to the nearest centroid, too, as if they lay
/// a million widths away at most.
class Centroids final : public Tessellation {
 public:
  /// Fails without intervals, with one that is empty, reversed or not finite, without cells, with too many,
  /// and with fewer samples than cells.
  static Result<Centroids> make(std::vector<Interval> intervals, const CentroidSettings& settings);
  /// With centroids that are given, one after the other in units of the measures: the same for any settings.
  static Result<Centroids> at(std::vector<Interval> intervals, std::span<const double> centroids);

  std::size_t measureCount() const override { return m_intervals.size(); }
  std::size_t cellCount() const override { return m_nearest.size(); }
  std::optional<std::size_t> cellOf(std::span<const double> measures) const override;

  const std::vector<Interval>& intervals() const { return m_intervals; }
  /// In units of the measures.
  std::vector<double> centroid(std::size_t cell) const;

 private:
  explicit Centroids(std::vector<Interval> intervals);
  std::vector<double> scaled(std::span<const double> measures) const;

  std::vector<Interval> m_intervals;
  NearestPoints m_nearest;  ///< from 0 to 1 along each measure
};

}  // namespace ludo::archive
