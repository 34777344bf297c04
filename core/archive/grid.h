// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/archive/axis.h"
#include "core/archive/tessellation.h"
#include "core/base/result.h"

namespace ludo::archive {

/// Cells between boundaries along each axis (Mouret and Clune, "Illuminating search spaces by mapping
/// elites", 2015). Cells are numbered with the last axis running fastest.
class Grid final : public Tessellation {
 public:
  /// Fails without axes, with an axis that axisMistake has something to say of, and with too many cells.
  static Result<Grid> make(std::vector<Axis> axes);

  std::size_t measureCount() const override { return m_axes.size(); }
  std::size_t cellCount() const override { return m_cellCount; }
  std::optional<std::size_t> cellOf(std::span<const double> measures) const override;

  const std::vector<Axis>& axes() const { return m_axes; }
  /// Where the cells of an axis begin and end, ascending: one number more than cells.
  const std::vector<double>& boundaries(std::size_t axis) const { return m_boundaries[axis]; }
  /// The place of a cell along each axis.
  std::vector<std::size_t> coordinates(std::size_t cell) const;

  /// The same grid with other boundaries on a sliding axis. Fails where they are not one more than cells, or
  /// do not ascend.
  Result<Grid> withBoundaries(std::size_t axis, std::vector<double> boundaries) const;

 private:
  explicit Grid(std::vector<Axis> axes);
  std::optional<std::size_t> coordinate(std::size_t axis, double measure) const;

  std::vector<Axis> m_axes;
  std::vector<std::vector<double>> m_boundaries;
  std::size_t m_cellCount = 1;
};

}  // namespace ludo::archive
