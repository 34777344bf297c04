// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {

/// An archive seen along two of its axes, or along one: a plane of cells, each with the best game among those
/// that share it. A plain value.
struct Heatmap {
  struct Cell {
    std::size_t elite = 0;  ///< the best one that matches, an index into the snapshot's elites; else the best
    std::size_t games = 1;  ///< elites that share the cell, over the other axes
    bool isMatch = true;    ///< it matches the filter
    bool operator==(const Cell&) const = default;
  };
  /// The fitness here and in the other archive, where there is a game.
  struct Difference {
    std::optional<campaign::Estimate> mine;
    std::optional<campaign::Estimate> others;
    bool isEmpty() const { return !mine && !others; }
    /// A cell without a game is worth nothing, as in the QD score.
    double value() const { return (mine ? mine->value : 0) - (others ? others->value : 0); }
  };

  std::optional<ArchiveAxis> across;
  std::optional<ArchiveAxis> up;           ///< nothing where there is one axis only: one row
  std::vector<std::optional<Cell>> cells;  ///< row by row, the lowest first
  std::vector<Difference> differences;  ///< in the same order; none unless the snapshot has another archive
  std::size_t colour = 0;               ///< the measure of the snapshot that gives the colours
  double worst = 0;                     ///< where the colours begin: of fitness 0; of differences -best
  double best = 0;                      ///< where they end: the highest value of all games

  std::size_t columns() const { return across ? across->cells : 0; }
  std::size_t rows() const { return up ? up->cells : across ? 1 : 0; }
  const std::optional<Cell>& at(std::size_t column, std::size_t row) const {
    return cells[row * columns() + column];
  }
  /// Null where no archive is held against this one.
  const Difference* differenceAt(std::size_t column, std::size_t row) const {
    return differences.empty() ? nullptr : &differences[row * columns() + column];
  }
  /// Where a value lies between the worst and the best.
  double share(double value) const { return best > worst ? (value - worst) / (best - worst) : 0; }
};

/// What of the games is shown. A plain value.
struct HeatmapLook {
  std::size_t colour = 0;        ///< a measure of the snapshot
  std::vector<bool> matching{};  ///< of each elite; none: all match
  bool matches(std::size_t elite) const { return matching.empty() || matching[elite]; }
};

/// `across` and `up` are indices of axes that the snapshot has; the same one twice gives one row. Of games
/// that are equally good, the older one is shown.
Heatmap heatmapOf(const ArchiveSnapshot& snapshot, std::size_t across, std::size_t up,
                  const HeatmapLook& look = {});

}  // namespace ludo::widgets
