// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/track_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/board/board_layout.h"

namespace ludo::widgets {
namespace {

constexpr std::size_t longestLine = 10;
constexpr double rowGap = 1.35 * cellSize;  ///< so that the turns can be seen
constexpr double wideness = 1.8;            ///< width by height, about that of a screen

/// Spaces a side of the rectangle and round its corners: 2 (wide + high) places in all.
QPointF placeOnRing(std::size_t at, std::size_t wide, std::size_t high) {
  const auto x = [](std::size_t steps) { return static_cast<double>(steps) * cellSize; };
  if (at < wide) return {x(at), 0};
  at -= wide;
  if (at < high) return {x(wide), -x(at)};
  at -= high;
  if (at < wide) return {x(wide - at), -x(high)};
  return {0, -x(high - (at - wide))};
}

QPointF placeInRows(std::size_t at, std::size_t columns) {
  const std::size_t row = at / columns;
  const std::size_t inRow = at % columns;
  const std::size_t column = row % 2 == 0 ? inRow : columns - 1 - inRow;
  return {static_cast<double>(column) * cellSize, -static_cast<double>(row) * rowGap};
}

}  // namespace

std::optional<std::vector<QPointF>> windTrack(
    const std::vector<QPointF>& positions, const std::function<bool(std::size_t, std::size_t)>& connected) {
  const std::size_t count = positions.size();
  if (count <= longestLine) return std::nullopt;
  const double level = positions.front().y();
  if (!std::ranges::all_of(positions, [level](QPointF place) { return place.y() == level; }))
    return std::nullopt;
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return positions[i].x(); });
  for (std::size_t i = 0; i + 1 < count; ++i) {
    if (!connected(order[i], order[i + 1])) return std::nullopt;
  }
  const bool isLoop = connected(order.back(), order.front());
  const std::size_t half = (count + 1) / 2;
  const auto wide =
      static_cast<std::size_t>(std::lround(static_cast<double>(half) * wideness / (1 + wideness)));
  const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(wideness * static_cast<double>(count))));
  std::vector<QPointF> wound(count);
  for (std::size_t i = 0; i < count; ++i)
    wound[order[i]] = isLoop ? placeOnRing(i, wide, half - wide) : placeInRows(i, columns);
  return wound;
}

}  // namespace ludo::widgets
