// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ludo::archive {

/// Points that are asked which of them lie nearest: a k-d tree (Bentley, "Multidimensional binary search
/// trees used for associative searching", 1975). Points that were added lately wait beside the tree and are
/// gone over one by one; when they are many the tree is made anew. Answers do not depend on that. Distances
/// are Euclidean and squared, and so whoever uses it brings measures of unlike units to one scale before.
class NearestPoints {
 public:
  /// Points of so many numbers each; at least one.
  explicit NearestPoints(std::size_t dimension) : m_dimension(dimension) {}

  std::size_t size() const { return m_points.size() / m_dimension; }
  std::span<const double> point(std::size_t index) const;
  /// Its index is the number of points before it.
  void add(std::span<const double> point);
  /// Takes what waits into the tree: for when no more points are to come.
  void makeTree();

  /// The index of the nearest point; of several, the lowest. There must be one.
  std::size_t nearest(std::span<const double> point) const;
  /// The squared distances of the `count` nearest points, ascending; fewer where there are fewer.
  std::vector<double> nearestDistances(std::span<const double> point, std::size_t count) const;

 private:
  class Nearest;
  class Distances;
  template <typename Found>
  void search(std::span<const double> point, Found& found) const;
  template <typename Found>
  void searchTree(std::span<const double> point, std::size_t begin, std::size_t end, std::size_t axis,
                  Found& found) const;
  double squaredDistance(std::span<const double> from, std::size_t index) const;
  void arrange(std::size_t begin, std::size_t end, std::size_t axis);

  std::size_t m_dimension;
  std::vector<double> m_points;  ///< one after the other
  /// The indices of the points in the tree. The middle one of a range parts it: before it lie those that are
  /// no greater along the range's axis, behind it those that are no less.
  std::vector<std::uint32_t> m_tree;
};

}  // namespace ludo::archive
