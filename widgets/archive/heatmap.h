// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {

/// An archive seen along two of its axes, or along one: a plane of cells, each with the best game among those
/// that share it. A plain value.
struct Heatmap {
  struct Cell {
    std::size_t elite = 0;  ///< the best one, an index into the snapshot's elites
    std::size_t games = 1;  ///< elites that share the cell, over the other axes
    bool operator==(const Cell&) const = default;
  };

  std::optional<ArchiveAxis> across;
  std::optional<ArchiveAxis> up;           ///< nothing where there is one axis only: one row
  std::vector<std::optional<Cell>> cells;  ///< row by row, the lowest first
  double best = 0;                         ///< the highest fitness of all, where there is any

  std::size_t columns() const { return across ? across->cells : 0; }
  std::size_t rows() const { return up ? up->cells : across ? 1 : 0; }
  const std::optional<Cell>& at(std::size_t column, std::size_t row) const {
    return cells[row * columns() + column];
  }
};

/// `across` and `up` are indices of axes that the snapshot has; the same one twice gives one row. Of games
/// that are equally good, the older one is shown.
Heatmap heatmapOf(const ArchiveSnapshot& snapshot, std::size_t across, std::size_t up);

}  // namespace ludo::widgets
