// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/heatmap.h"

#include <algorithm>

namespace ludo::widgets {

Heatmap heatmapOf(const ArchiveSnapshot& snapshot, std::size_t across, std::size_t up) {
  Heatmap map;
  map.across = snapshot.axes.at(across);
  if (up != across) map.up = snapshot.axes.at(up);
  map.cells.resize(map.columns() * map.rows());
  for (std::size_t i = 0; i < snapshot.elites.size(); ++i) {
    const ArchiveElite& elite = snapshot.elites[i];
    const std::size_t row = map.up ? elite.coordinates[up] : 0;
    std::optional<Heatmap::Cell>& cell = map.cells[row * map.columns() + elite.coordinates[across]];
    map.best = std::max(map.best, elite.fitness.value);
    if (!cell) {
      cell = Heatmap::Cell{i, 1};
      continue;
    }
    ++cell->games;
    const ArchiveElite& other = snapshot.elites[cell->elite];
    const bool isBetter = elite.fitness.value > other.fitness.value ||
                          (elite.fitness.value == other.fitness.value && elite.candidate < other.candidate);
    if (isBetter) cell->elite = i;
  }
  return map;
}

}  // namespace ludo::widgets
