// SPDX-License-Identifier: Apache-2.0
#include "core/sim/statistics.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ludo::sim {
namespace {

bool whole(double value) {
  return std::floor(value) == value;
}

/// Both sorted; the first keptGames of their union.
std::vector<std::uint64_t> joined(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  std::vector<std::uint64_t> result;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  if (result.size() > keptGames) result.resize(keptGames);
  return result;
}

/// Equal bins whose edges are multiples of a nice width.
struct Grid {
  double width = 1;
  double first = 0;  ///< the lowest edge, in widths
  std::size_t count = 1;

  /// Divides by the whole number 1/width where there is one, so that 3 * 0.1 is the number written 0.3.
  double edge(std::size_t index) const {
    const double widths = first + static_cast<double>(index);
    return width < 1 ? widths / std::round(1 / width) : widths * width;
  }
  std::size_t indexOf(double value) const {
    std::size_t index = 0;
    while (index + 1 < count && value >= edge(index + 1)) ++index;
    return index;
  }
};

Grid gridFor(double minimum, double maximum, bool integers) {
  const double range = maximum - minimum;
  double width = range > 0 ? niceWidth(range / static_cast<double>(mostBins)) : 1.0;
  if (integers) width = std::max(width, 1.0);
  // Below this the edges of very large numbers would fall together.
  const double finest = std::max(std::abs(minimum), std::abs(maximum)) * 1e-14;
  if (width < finest) width = niceWidth(finest);
  for (;; width = niceWidth(width * 1.5)) {
    Grid grid{width, std::floor(minimum / width), 1};
    if (grid.edge(0) > minimum) grid.first -= 1;
    while (grid.count <= mostBins && grid.edge(grid.count) <= maximum) ++grid.count;
    if (grid.count <= mostBins) return grid;
  }
}

}  // namespace

Interval wilson95(std::uint64_t count, std::uint64_t n) {
  if (n == 0) return {0, 1};
  const double trials = static_cast<double>(n);
  const double p = static_cast<double>(count) / trials;
  const double square = z95 * z95;
  const double scale = 1 + square / trials;
  const double centre = (p + square / (2 * trials)) / scale;
  const double half = z95 * std::sqrt(p * (1 - p) / trials + square / (4 * trials * trials)) / scale;
  // At 0 and n one end is exactly 0 or 1; rounding must not push it past.
  return {count == 0 ? 0 : std::max(0.0, centre - half), count == n ? 1 : std::min(1.0, centre + half)};
}

Share makeShare(std::string name, std::uint64_t count, std::uint64_t n, std::vector<std::uint64_t> games) {
  const Interval interval = wilson95(count, n);
  const double value = n == 0 ? 0 : static_cast<double>(count) / static_cast<double>(n);
  return {std::move(name), count, n, value, interval.low, interval.high, std::move(games)};
}

void Sample::add(double value, std::uint64_t game, std::uint64_t times) {
  if (times == 0) return;
  Cell& cell = m_cells[value];
  cell.count += times;
  const bool known = !cell.games.empty() && cell.games.back() == game;
  if (!known && cell.games.size() < keptGames) cell.games.push_back(game);
}

Distribution Sample::distribution() const {
  Distribution result;
  if (m_cells.empty()) return result;
  double sum = 0;
  for (const auto& [value, cell] : m_cells) {
    result.n += cell.count;
    sum += value * static_cast<double>(cell.count);
  }
  const auto n = static_cast<double>(result.n);
  result.mean = sum / n;
  double squares = 0;
  for (const auto& [value, cell] : m_cells) {
    const double deviation = value - result.mean;
    squares += deviation * deviation * static_cast<double>(cell.count);
  }
  result.standardDeviation = result.n < 2 ? 0 : std::sqrt(squares / (n - 1));
  const double half = z95 * result.standardDeviation / std::sqrt(n);
  result.low95 = result.mean - half;
  result.high95 = result.mean + half;
  result.minimum = m_cells.begin()->first;
  result.maximum = m_cells.rbegin()->first;
  result.median = median(result.n);
  result.bins = bins();
  return result;
}

double Sample::median(std::uint64_t n) const {
  const std::uint64_t lower = (n - 1) / 2;
  const std::uint64_t upper = n / 2;
  double lowerValue = 0;
  std::uint64_t before = 0;
  for (const auto& [value, cell] : m_cells) {
    if (before <= lower) lowerValue = value;
    before += cell.count;
    if (before > upper) return (lowerValue + value) / 2;
  }
  return lowerValue;
}

std::vector<Bin> Sample::bins() const {
  const bool integers =
      std::all_of(m_cells.begin(), m_cells.end(), [](const auto& cell) { return whole(cell.first); });
  const Grid grid = gridFor(m_cells.begin()->first, m_cells.rbegin()->first, integers);
  std::vector<Bin> result(grid.count);
  for (std::size_t i = 0; i < grid.count; ++i) {
    result[i].low = grid.edge(i);
    result[i].high = grid.edge(i + 1);
  }
  for (const auto& [value, cell] : m_cells) {
    Bin& bin = result[grid.indexOf(value)];
    bin.count += cell.count;
    bin.games = joined(bin.games, cell.games);
  }
  return result;
}

double niceWidth(double width) {
  const double power = std::pow(10.0, std::floor(std::log10(width)));
  for (double step : {1.0, 2.0, 5.0}) {
    if (step * power >= width * (1 - 1e-12)) return step * power;
  }
  return 10 * power;
}

}  // namespace ludo::sim
