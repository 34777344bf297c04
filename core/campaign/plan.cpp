// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/plan.h"

#include <algorithm>
#include <cassert>

#include "core/archive/centroids.h"
#include "core/campaign/measure_table.h"

namespace ludo::campaign {
namespace {

archive::Axis axisOf(const AxisSettings& settings, std::size_t firstGames) {
  const std::optional<std::size_t> index = measureIndex(settings.measure);
  assert(index);
  const MeasureInfo& measure = measureTable()[*index];
  if (measure.ofAncestor) return archive::Axis::categorical(settings.measure, firstGames);
  if (measure.isCategorical()) return archive::Axis::categorical(settings.measure, measure.categories.size());
  const auto make = settings.slides ? archive::Axis::sliding : archive::Axis::even;
  return make(settings.measure, settings.from.value_or(Decimal{0}).value,
              settings.to.value_or(Decimal{1}).value, static_cast<std::size_t>(settings.cells));
}

/// Centroids between the ends of the axes. They follow from the axes and their number alone.
Result<archive::Centroids> centroidsOver(const archive::Grid& grid, std::size_t count) {
  constexpr std::size_t samplesEach = 10;
  constexpr std::size_t leastSamples = 10'000;
  std::vector<archive::Interval> intervals;
  for (std::size_t i = 0; i < grid.measureCount(); ++i) {
    const archive::Axis& axis = grid.axes()[i];
    const MeasureInfo& measure = measureTable()[*measureIndex(axis.name)];
    const double half = 0.5;
    intervals.push_back(measure.isCategorical()
                            ? archive::Interval{-half, static_cast<double>(axis.cells) - half}
                            : archive::Interval{grid.boundaries(i).front(), grid.boundaries(i).back()});
  }
  archive::CentroidSettings settings;
  settings.count = count;
  settings.samples = std::max(leastSamples, samplesEach * count);
  return archive::Centroids::make(std::move(intervals), settings);
}

}  // namespace

Result<Plan> Plan::make(Settings settings, std::size_t firstGames) {
  std::vector<archive::Axis> axes;
  for (const AxisSettings& axis : settings.axes) axes.push_back(axisOf(axis, firstGames));
  Result<archive::Grid> grid = archive::Grid::make(std::move(axes));
  if (!grid) return Failure{grid.failure()};
  auto shared = std::make_shared<const archive::Grid>(std::move(*grid));
  archive::TessellationPtr tessellation = shared;
  if (settings.centroids != 0) {
    Result<archive::Centroids> centroids =
        centroidsOver(*shared, static_cast<std::size_t>(settings.centroids));
    if (!centroids) return Failure{centroids.failure()};
    tessellation = std::make_shared<const archive::Centroids>(std::move(*centroids));
  }
  return Plan(std::move(settings), std::move(shared), std::move(tessellation));
}

Plan::Plan(Settings settings, std::shared_ptr<const archive::Grid> grid,
           archive::TessellationPtr tessellation)
    : m_settings(std::move(settings)),
      m_grid(std::move(grid)),
      m_tessellation(std::move(tessellation)),
      m_fitness(m_settings.fitness, m_settings.combination) {
  for (const AxisSettings& axis : m_settings.axes) m_axisMeasures.push_back(*measureIndex(axis.measure));
}

bool Plan::slides() const {
  return std::ranges::any_of(m_settings.axes, &AxisSettings::slides);
}

Plan Plan::withBoundaries(const std::vector<std::vector<double>>& boundaries) const {
  archive::Grid moved = *m_grid;
  for (std::size_t i = 0; i < std::min(boundaries.size(), moved.axes().size()); ++i) {
    if (auto next = moved.withBoundaries(i, boundaries[i])) moved = std::move(*next);
  }
  auto shared = std::make_shared<const archive::Grid>(std::move(moved));
  return Plan(m_settings, shared, shared);
}

std::size_t Plan::cellCount() const {
  return m_settings.novelty ? 0 : m_tessellation->cellCount();
}

std::vector<std::size_t> Plan::coordinates(std::uint64_t cell, const std::vector<double>& place) const {
  const bool isOfGrid =
      m_tessellation == archive::TessellationPtr(m_grid) && !slides() && !m_settings.novelty;
  const auto shown = isOfGrid ? std::optional<std::size_t>(cell) : m_grid->cellOf(place);
  return m_grid->coordinates(shown.value_or(0));
}

std::optional<std::vector<double>> Plan::placeOf(const Sample& sample) const {
  std::vector<double> place;
  for (const std::size_t measure : m_axisMeasures) {
    if (!sample.measures[measure].measured()) return std::nullopt;
    place.push_back(sample.measures[measure].value);
  }
  return place;
}

std::string Plan::missingMeasure(const Sample& sample) const {
  for (const std::size_t measure : m_axisMeasures) {
    if (!sample.measures[measure].measured()) return measureTable()[measure].name;
  }
  return {};
}

std::optional<std::vector<std::size_t>> Plan::cellsAround(const Sample& sample, double stretch,
                                                          std::size_t most) const {
  if (m_tessellation != archive::TessellationPtr(m_grid) || m_settings.novelty) return std::nullopt;
  std::vector<std::size_t> cells{0};
  for (std::size_t i = 0; i < m_axisMeasures.size(); ++i) {
    const Estimate& estimate = sample.measures[m_axisMeasures[i]];
    if (!estimate.measured()) return std::nullopt;
    auto axis = archive::Grid::make({m_grid->axes()[i]});
    if (auto moved = axis->withBoundaries(0, m_grid->boundaries(i))) axis = std::move(moved);
    const double below = estimate.value - stretch * (estimate.value - estimate.low);
    const double above = estimate.value + stretch * (estimate.high - estimate.value);
    const auto first = axis->cellOf(std::span(&below, 1));
    const auto last = axis->cellOf(std::span(&above, 1));
    if (!first || !last || (*last - *first + 1) * cells.size() > most) return std::nullopt;
    std::vector<std::size_t> next;
    for (const std::size_t cell : cells) {
      for (std::size_t place = *first; place <= *last; ++place)
        next.push_back(cell * m_grid->axes()[i].cells + place);
    }
    cells = std::move(next);
  }
  return cells;
}

bool Plan::wantsFilter(const std::string& id) const {
  return !m_settings.filters || std::ranges::find(*m_settings.filters, id) != m_settings.filters->end();
}

bool Plan::wantsFlag(metrics::FlagKind kind) const {
  const std::vector<std::string> wanted = m_settings.flags ? *m_settings.flags : hopelessFlags();
  return std::ranges::find(wanted, metrics::flagName(kind)) != wanted.end();
}

bool Plan::anyAxis(bool (*asks)(std::size_t measure)) const {
  return std::ranges::any_of(m_axisMeasures, asks);
}

bool Plan::needsMatches() const {
  return m_fitness.usesMatches() || placesByMatches();
}

bool Plan::placesByMatches() const {
  return anyAxis([](std::size_t i) { return measureTable()[i].needsMatch; });
}

bool Plan::needsProbes() const {
  return m_fitness.usesProbes() || anyAxis([](std::size_t i) { return measureTable()[i].needsProbes; });
}

bool Plan::needsCoverage() const {
  return wantsFlag(metrics::FlagKind::RuleChangesNothing) || m_fitness.usesCoverage() ||
         anyAxis([](std::size_t i) { return measureTable()[i].needsCoverage; });
}

}  // namespace ludo::campaign
