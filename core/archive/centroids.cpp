// SPDX-License-Identifier: Apache-2.0
#include "core/archive/centroids.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/archive/deviates.h"
#include "core/archive/k_means.h"
#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

/// In widths of an interval. Beyond it, differences between centroids would drown in rounding.
constexpr double farthest = 1e6;

std::optional<std::string> intervalMistake(const std::vector<Interval>& intervals) {
  if (intervals.empty()) return "an archive of centroids needs at least one measure";
  if (intervals.size() > maximumMeasures) return "there are more than 1,000 measures";
  for (std::size_t i = 0; i < intervals.size(); ++i) {
    const auto [low, high] = intervals[i];
    const std::string start = "the interval of measure " + std::to_string(i + 1) + " ";
    if (!usable(low) || !usable(high)) return start + "has a bound that is not finite, or beyond 1e150";
    if (low == high) return start + "is empty: both bounds are the same";
    if (low > high) return start + "is reversed: its lower bound is above its upper bound";
  }
  return std::nullopt;
}

}  // namespace

Result<Centroids> Centroids::make(std::vector<Interval> intervals, const CentroidSettings& settings) {
  if (const auto mistake = intervalMistake(intervals)) return Failure{*mistake};
  if (settings.count == 0) return Failure{"an archive of centroids needs at least one"};
  if (settings.count > maximumCentroids) return Failure{"there are more than 100,000 centroids"};
  if (settings.samples < settings.count) return Failure{"there are fewer samples than centroids"};
  if (settings.samples > maximumCells / intervals.size()) return Failure{"there are too many samples"};
  Rng rng(settings.seed);
  std::vector<double> samples(settings.samples * intervals.size());
  for (double& number : samples) number = uniform(rng);
  const std::size_t dimension = intervals.size();
  const auto centres = kMeans(samples, dimension, settings.count, settings.rounds, rng);
  Centroids centroids(std::move(intervals));
  for (std::size_t i = 0; i < centres.size(); i += dimension)
    centroids.m_nearest.add(std::span(centres).subspan(i, dimension));
  centroids.m_nearest.makeTree();
  return centroids;
}

Result<Centroids> Centroids::at(std::vector<Interval> intervals, std::span<const double> centroids) {
  if (const auto mistake = intervalMistake(intervals)) return Failure{*mistake};
  if (centroids.empty() || centroids.size() % intervals.size() != 0)
    return Failure{"a centroid needs a number for each measure"};
  if (centroids.size() / intervals.size() > maximumCentroids)
    return Failure{"there are more than 100,000 centroids"};
  if (!std::ranges::all_of(centroids, usable)) return Failure{"a centroid is not finite, or beyond 1e150"};
  Centroids placed(std::move(intervals));
  for (std::size_t i = 0; i < centroids.size(); i += placed.measureCount())
    placed.m_nearest.add(placed.scaled(centroids.subspan(i, placed.measureCount())));
  placed.m_nearest.makeTree();
  return placed;
}

Centroids::Centroids(std::vector<Interval> intervals)
    : m_intervals(std::move(intervals)), m_nearest(m_intervals.size()) {}

std::optional<std::size_t> Centroids::cellOf(std::span<const double> measures) const {
  return m_nearest.nearest(scaled(measures));
}

std::vector<double> Centroids::centroid(std::size_t cell) const {
  std::vector<double> measures;
  for (std::size_t i = 0; i < m_intervals.size(); ++i) {
    const auto [low, high] = m_intervals[i];
    measures.push_back(low + (high - low) * m_nearest.point(cell)[i]);
  }
  return measures;
}

std::vector<double> Centroids::scaled(std::span<const double> measures) const {
  std::vector<double> shares;
  shares.reserve(measures.size());
  for (std::size_t i = 0; i < m_intervals.size(); ++i) {
    const auto [low, high] = m_intervals[i];
    shares.push_back(std::clamp((measures[i] - low) / (high - low), -farthest, farthest));
  }
  return shares;
}

}  // namespace ludo::archive
