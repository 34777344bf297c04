// SPDX-License-Identifier: Apache-2.0
#include "core/archive/sliding_archive.h"

#include <algorithm>
#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

/// Boundaries with as many of the values in each of the cells; the values are not empty.
std::vector<double> quantiles(std::vector<double> values, std::size_t cells) {
  std::ranges::sort(values);
  std::vector<double> boundaries;
  for (std::size_t i = 0; i < cells; ++i) boundaries.push_back(values[i * values.size() / cells]);
  boundaries.push_back(values.back());
  return boundaries;
}

}  // namespace

Result<SlidingArchive> SlidingArchive::make(Grid grid, std::size_t solutionLength, SlidingSettings settings) {
  const auto sliding = [](const Axis& axis) { return axis.kind == Axis::Kind::sliding; };
  if (std::ranges::none_of(grid.axes(), sliding)) return Failure{"no axis of the grid is a sliding one"};
  if (settings.bufferSize > maximumBatch) return Failure{"the buffer holds more than 100,000 candidates"};
  if (settings.remapEvery == 0) return Failure{"boundaries cannot move after every 0 candidates"};
  for (const Axis& axis : grid.axes()) {
    if (sliding(axis) && axis.cells > settings.bufferSize)
      return Failure{"the axis '" + axis.name + "' has more cells than the buffer has candidates"};
  }
  auto cells = CellArchive::make(std::make_shared<Grid>(grid), solutionLength);
  if (!cells) return Failure{cells.failure()};
  return SlidingArchive(std::move(grid), std::move(*cells), settings);
}

SlidingArchive::SlidingArchive(Grid grid, CellArchive cells, SlidingSettings settings)
    : m_grid(std::move(grid)), m_cells(std::move(cells)), m_settings(settings) {}

Result<SlidingArchive> SlidingArchive::restore(Grid grid, std::size_t solutionLength,
                                               SlidingSettings settings, SlidingArchiveState state) {
  auto archive = make(std::move(grid), solutionLength, settings);
  if (!archive) return archive;
  Grid& moved = archive->m_grid;
  if (state.boundaries.size() != moved.axes().size()) return Failure{"an axis has no boundaries"};
  for (std::size_t i = 0; i < moved.axes().size(); ++i) {
    if (moved.axes()[i].kind != Axis::Kind::sliding) continue;
    auto next = moved.withBoundaries(i, std::move(state.boundaries[i]));
    if (!next) return Failure{next.failure()};
    moved = std::move(*next);
  }
  auto cells =
      CellArchive::restore(std::make_shared<Grid>(moved), solutionLength, {}, std::move(state.cells));
  if (!cells) return Failure{cells.failure()};
  archive->m_cells = std::move(*cells);
  if (state.buffer.size() > settings.bufferSize) return Failure{"the buffer is longer than it may be"};
  for (const Candidate& candidate : state.buffer) {
    if (refusalOf(candidate, archive->measureCount(), solutionLength) != Refusal::none)
      return Failure{"a candidate in the buffer has numbers that the archive would refuse"};
  }
  archive->m_buffer.assign(state.buffer.begin(), state.buffer.end());
  archive->m_sinceRemap = state.sinceRemap;
  return archive;
}

SlidingArchiveState SlidingArchive::state() const {
  SlidingArchiveState state;
  for (std::size_t i = 0; i < m_grid.axes().size(); ++i) state.boundaries.push_back(m_grid.boundaries(i));
  state.cells = m_cells.state();
  state.buffer.assign(m_buffer.begin(), m_buffer.end());
  state.sinceRemap = m_sinceRemap;
  return state;
}

std::vector<Addition> SlidingArchive::add(std::span<const Candidate> batch) {
  auto additions = m_cells.add(batch);
  remember(batch, additions);
  if (m_sinceRemap >= m_settings.remapEvery && !m_buffer.empty()) remap();
  return additions;
}

Addition SlidingArchive::addAnchor(const Candidate& candidate) {
  const Addition addition = m_cells.addAnchor(candidate);
  remember(std::span(&candidate, 1), std::span(&addition, 1));
  if (m_sinceRemap >= m_settings.remapEvery && !m_buffer.empty()) remap();
  return addition;
}

Remeasured SlidingArchive::remeasure(std::size_t cell, double objective, std::vector<double> measures) {
  const Elite* elite = m_cells.at(cell);
  if (elite == nullptr) return Remeasured::refused;
  const CandidateId id = elite->candidate.id;
  const Remeasured result = m_cells.remeasure(cell, objective, measures);
  if (result == Remeasured::refused) return result;
  for (Candidate& candidate : m_buffer) {
    if (candidate.id != id) continue;
    candidate.objective = objective;
    candidate.measures = measures;
  }
  return result;
}

bool SlidingArchive::discard(CandidateId id) {
  std::erase_if(m_buffer, [id](const Candidate& candidate) { return candidate.id == id; });
  return m_cells.discard(id);
}

void SlidingArchive::remember(std::span<const Candidate> batch, std::span<const Addition> additions) {
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (additions[i].status == AddStatus::refused) continue;
    m_buffer.push_back(batch[i]);
    ++m_sinceRemap;
  }
  while (m_buffer.size() > m_settings.bufferSize) m_buffer.pop_front();
}

void SlidingArchive::remap() {
  m_sinceRemap = 0;
  for (std::size_t i = 0; i < m_grid.axes().size(); ++i) {
    const Axis& axis = m_grid.axes()[i];
    if (axis.kind != Axis::Kind::sliding) continue;
    std::vector<double> values;
    for (const Candidate& candidate : m_buffer) values.push_back(candidate.measures[i]);
    m_grid = *m_grid.withBoundaries(i, quantiles(std::move(values), axis.cells));
  }
  m_cells = *m_cells.rebuilt(std::make_shared<Grid>(m_grid));
  m_cells.add(std::vector<Candidate>(m_buffer.begin(), m_buffer.end()));
}

}  // namespace ludo::archive
