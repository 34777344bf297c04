// SPDX-License-Identifier: Apache-2.0
#include "core/archive/grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

std::vector<double> evenBoundaries(const Axis& axis) {
  std::vector<double> boundaries;
  for (std::size_t i = 0; i < axis.cells; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(axis.cells);
    boundaries.push_back(axis.low + (axis.high - axis.low) * share);
  }
  boundaries.push_back(axis.high);
  return boundaries;
}

}  // namespace

Result<Grid> Grid::make(std::vector<Axis> axes) {
  if (axes.empty()) return Failure{"a grid needs at least one axis"};
  std::size_t cells = 1;
  for (const Axis& axis : axes) {
    if (const auto mistake = axisMistake(axis)) return Failure{*mistake};
    cells *= axis.cells;
    if (cells > maximumCells) return Failure{"the axes make more than 10,000,000 cells"};
  }
  return Grid(std::move(axes));
}

Grid::Grid(std::vector<Axis> axes) : m_axes(std::move(axes)) {
  for (const Axis& axis : m_axes) {
    m_boundaries.push_back(evenBoundaries(axis));
    m_cellCount *= axis.cells;
  }
}

std::optional<std::size_t> Grid::cellOf(std::span<const double> measures) const {
  std::size_t cell = 0;
  for (std::size_t i = 0; i < m_axes.size(); ++i) {
    const auto place = coordinate(i, measures[i]);
    if (!place) return std::nullopt;
    cell = cell * m_axes[i].cells + *place;
  }
  return cell;
}

std::optional<std::size_t> Grid::coordinate(std::size_t index, double measure) const {
  const Axis& axis = m_axes[index];
  const auto cells = static_cast<double>(axis.cells);
  if (axis.kind == Axis::Kind::categorical) {
    if (measure < 0 || measure >= cells || measure != std::floor(measure)) return std::nullopt;
    return static_cast<std::size_t>(measure);
  }
  if (axis.kind == Axis::Kind::sliding) {
    const auto& boundaries = m_boundaries[index];
    const auto inner = std::span(boundaries).subspan(1, axis.cells - 1);
    return static_cast<std::size_t>(std::ranges::upper_bound(inner, measure) - inner.begin());
  }
  const double place = (measure - axis.low) / (axis.high - axis.low) * cells;
  if (place < 1) return 0;
  if (place >= cells) return axis.cells - 1;
  return static_cast<std::size_t>(place);
}

std::vector<std::size_t> Grid::coordinates(std::size_t cell) const {
  std::vector<std::size_t> places(m_axes.size());
  for (std::size_t i = m_axes.size(); i-- > 0;) {
    places[i] = cell % m_axes[i].cells;
    cell /= m_axes[i].cells;
  }
  return places;
}

Result<Grid> Grid::withBoundaries(std::size_t axis, std::vector<double> boundaries) const {
  if (axis >= m_axes.size() || m_axes[axis].kind != Axis::Kind::sliding)
    return Failure{"only the boundaries of a sliding axis can be moved"};
  const std::string start = "the boundaries of '" + m_axes[axis].name + "' ";
  if (boundaries.size() != m_axes[axis].cells + 1) return Failure{start + "are not one more than its cells"};
  if (!std::ranges::all_of(boundaries, usable) || !std::ranges::is_sorted(boundaries))
    return Failure{start + "do not ascend"};
  Grid moved = *this;
  moved.m_boundaries[axis] = std::move(boundaries);
  return moved;
}

}  // namespace ludo::archive
