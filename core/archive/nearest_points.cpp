// SPDX-License-Identifier: Apache-2.0
#include "core/archive/nearest_points.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <utility>

namespace ludo::archive {
namespace {

constexpr std::size_t leafSize = 8;
constexpr std::size_t fewestWaiting = 64;

}  // namespace

/// The nearest point so far.
class NearestPoints::Nearest {
 public:
  double reach() const { return m_distance; }
  void offer(double distance, std::size_t index) {
    if (distance > m_distance || (distance == m_distance && index > m_index)) return;
    m_distance = distance;
    m_index = index;
  }
  std::size_t index() const { return m_index; }

 private:
  double m_distance = std::numeric_limits<double>::infinity();
  std::size_t m_index = std::numeric_limits<std::size_t>::max();
};

/// The smallest distances so far, ascending.
class NearestPoints::Distances {
 public:
  explicit Distances(std::size_t count) : m_count(count) {}
  double reach() const {
    return m_smallest.size() < m_count ? std::numeric_limits<double>::infinity() : m_smallest.back();
  }
  void offer(double distance, std::size_t /*index*/) {
    if (distance >= reach()) return;
    if (m_smallest.size() == m_count) m_smallest.pop_back();
    m_smallest.insert(std::ranges::upper_bound(m_smallest, distance), distance);
  }
  std::vector<double> take() { return std::move(m_smallest); }

 private:
  std::size_t m_count;
  std::vector<double> m_smallest;
};

std::span<const double> NearestPoints::point(std::size_t index) const {
  return std::span(m_points).subspan(index * m_dimension, m_dimension);
}

void NearestPoints::add(std::span<const double> point) {
  assert(point.size() == m_dimension);
  m_points.insert(m_points.end(), point.begin(), point.end());
  const std::size_t waiting = size() - m_tree.size();
  if (waiting > fewestWaiting && waiting > m_tree.size() / 4) makeTree();
}

std::size_t NearestPoints::nearest(std::span<const double> point) const {
  assert(size() > 0);
  Nearest found;
  search(point, found);
  return found.index();
}

std::vector<double> NearestPoints::nearestDistances(std::span<const double> point, std::size_t count) const {
  if (count == 0) return {};
  Distances found(count);
  search(point, found);
  return found.take();
}

template <typename Found>
void NearestPoints::search(std::span<const double> point, Found& found) const {
  searchTree(point, 0, m_tree.size(), 0, found);
  for (std::size_t i = m_tree.size(); i < size(); ++i) found.offer(squaredDistance(point, i), i);
}

template <typename Found>
void NearestPoints::searchTree(std::span<const double> point, std::size_t begin, std::size_t end,
                               std::size_t axis, Found& found) const {
  if (end - begin <= leafSize) {
    for (std::size_t i = begin; i < end; ++i) found.offer(squaredDistance(point, m_tree[i]), m_tree[i]);
    return;
  }
  const std::size_t middle = begin + (end - begin) / 2;
  const std::size_t next = (axis + 1) % m_dimension;
  const double beyond = point[axis] - m_points[m_tree[middle] * m_dimension + axis];
  found.offer(squaredDistance(point, m_tree[middle]), m_tree[middle]);
  const auto before = [&] { searchTree(point, begin, middle, next, found); };
  const auto behind = [&] { searchTree(point, middle + 1, end, next, found); };
  if (beyond < 0) {
    before();
    if (beyond * beyond <= found.reach()) behind();
  } else {
    behind();
    if (beyond * beyond <= found.reach()) before();
  }
}

double NearestPoints::squaredDistance(std::span<const double> from, std::size_t index) const {
  const double* point = m_points.data() + index * m_dimension;
  double sum = 0;
  for (std::size_t i = 0; i < m_dimension; ++i) sum += (from[i] - point[i]) * (from[i] - point[i]);
  return sum;
}

void NearestPoints::makeTree() {
  m_tree.resize(size());
  std::iota(m_tree.begin(), m_tree.end(), 0U);
  arrange(0, m_tree.size(), 0);
}

void NearestPoints::arrange(std::size_t begin, std::size_t end, std::size_t axis) {
  if (end - begin <= leafSize) return;
  const std::size_t middle = begin + (end - begin) / 2;
  const auto at = [this](std::size_t i) { return m_tree.begin() + static_cast<std::ptrdiff_t>(i); };
  std::nth_element(at(begin), at(middle), at(end), [this, axis](std::uint32_t a, std::uint32_t b) {
    return m_points[a * m_dimension + axis] < m_points[b * m_dimension + axis];
  });
  arrange(begin, middle, (axis + 1) % m_dimension);
  arrange(middle + 1, end, (axis + 1) % m_dimension);
}

}  // namespace ludo::archive
