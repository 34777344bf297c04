// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/heatmap.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace ludo::widgets {
namespace {

void setScale(Heatmap& map, const ArchiveSnapshot& snapshot) {
  bool isFirst = map.colour != 0;
  for (const ArchiveElite& elite : snapshot.elites) {
    const double value = measuredValue(elite, map.colour);
    if (std::isnan(value)) continue;
    map.worst = isFirst ? value : std::min(map.worst, value);
    map.best = isFirst ? value : std::max(map.best, value);
    isFirst = false;
  }
}

/// The other archive has the axes of the map and no others.
void addDifferences(Heatmap& map, const ArchiveSnapshot& snapshot) {
  map.differences.resize(map.cells.size());
  for (std::size_t i = 0; i < map.cells.size(); ++i) {
    if (map.cells[i]) map.differences[i].mine = snapshot.elites[map.cells[i]->elite].fitness;
  }
  for (const auto& [coordinates, elite] : snapshot.other->elites) {
    const std::size_t row = map.up ? coordinates.back() : 0;
    map.differences[row * map.columns() + coordinates.front()].others = elite.fitness;
  }
  map.best = 0;
  for (const Heatmap::Difference& each : map.differences)
    map.best = std::max(map.best, std::abs(each.value()));
  map.worst = -map.best;
}

}  // namespace

Heatmap heatmapOf(const ArchiveSnapshot& snapshot, std::size_t across, std::size_t up,
                  const HeatmapLook& look) {
  Heatmap map;
  map.across = snapshot.axes.at(across);
  if (up != across) map.up = snapshot.axes.at(up);
  map.colour = look.colour;
  map.cells.resize(map.columns() * map.rows());
  setScale(map, snapshot);
  for (std::size_t i = 0; i < snapshot.elites.size(); ++i) {
    const ArchiveElite& elite = snapshot.elites[i];
    const std::size_t row = map.up ? elite.coordinates[up] : 0;
    std::optional<Heatmap::Cell>& cell = map.cells[row * map.columns() + elite.coordinates[across]];
    if (!cell) {
      cell = Heatmap::Cell{i, 1, look.matches(i)};
      continue;
    }
    ++cell->games;
    const ArchiveElite& other = snapshot.elites[cell->elite];
    const auto rank = [&look](const ArchiveElite& game, std::size_t index) {
      return std::tuple(!look.matches(index), -game.fitness.value, game.candidate);
    };
    if (rank(elite, i) < rank(other, cell->elite)) {
      cell->elite = i;
      cell->isMatch = look.matches(i);
    }
  }
  if (snapshot.other) addDifferences(map, snapshot);
  return map;
}

}  // namespace ludo::widgets
