// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <deque>
#include <vector>

#include "core/archive/cell_archive.h"
#include "core/archive/grid.h"

namespace ludo::archive {

struct SlidingSettings {
  std::size_t bufferSize = 1'000;  ///< how many of the latest candidates say where the data is
  std::size_t remapEvery = 100;    ///< how many candidates come between two moves of the boundaries
};

/// All that a SlidingArchive holds.
struct SlidingArchiveState {
  std::vector<std::vector<double>> boundaries;  ///< of each axis
  CellArchiveState cells;
  std::vector<Candidate> buffer;  ///< the oldest first
  std::size_t sinceRemap = 0;     ///< candidates that came since the boundaries moved last
  bool operator==(const SlidingArchiveState&) const = default;
};

/// A grid whose sliding axes have as many of the latest candidates in each of their slices (MAP-Elites with
/// sliding boundaries; Fontaine, Lee, Soros, de Mesentier Silva, Togelius and Hoover, "Mapping Hearthstone
/// deck spaces through MAP-Elites with sliding boundaries", 2019). When boundaries move, elites and the
/// buffer are placed anew, and where several fall together the best stays. Owned and used by one thread.
class SlidingArchive final : public Archive {
 public:
  /// Fails without a sliding axis, and with a buffer that has less candidates than an axis has cells.
  static Result<SlidingArchive> make(Grid grid, std::size_t solutionLength, SlidingSettings settings = {});
  static Result<SlidingArchive> restore(Grid grid, std::size_t solutionLength, SlidingSettings settings,
                                        SlidingArchiveState state);
  SlidingArchiveState state() const;

  std::size_t measureCount() const override { return m_cells.measureCount(); }
  std::size_t solutionLength() const override { return m_cells.solutionLength(); }
  /// Boundaries move after a batch, never within one.
  std::vector<Addition> add(std::span<const Candidate> batch) override;
  using Archive::add;
  std::size_t size() const override { return m_cells.size(); }
  const Candidate& member(std::size_t index) const override { return m_cells.member(index); }

  Addition addAnchor(const Candidate& candidate);
  /// As CellArchive::remeasure, and what is remembered of it is its new numbers.
  Remeasured remeasure(std::size_t cell, double objective, std::vector<double> measures);

  /// Takes a member out, whatever its standing, and forgets it. False where it is none.
  bool discard(CandidateId id);

  const Grid& grid() const { return m_grid; }
  /// The latest candidates, the oldest first: they come in again when boundaries move.
  const std::deque<Candidate>& buffer() const { return m_buffer; }
  /// As they are now. What is anchored or removed here stays so when boundaries move.
  CellArchive& cells() { return m_cells; }
  const CellArchive& cells() const { return m_cells; }

 private:
  SlidingArchive(Grid grid, CellArchive cells, SlidingSettings settings);
  void remember(std::span<const Candidate> batch, std::span<const Addition> additions);
  void remap();

  Grid m_grid;
  CellArchive m_cells;
  SlidingSettings m_settings;
  std::deque<Candidate> m_buffer;
  std::size_t m_sinceRemap = 0;
};

}  // namespace ludo::archive
