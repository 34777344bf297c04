// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>

#include "core/archive/cell_archive.h"

namespace ludo::archive {

/// An archive in numbers: how much of it is filled, and how well.
struct ArchiveSummary {
  std::size_t cells = 0;
  std::size_t filled = 0;
  double coverage = 0;  ///< filled by cells, from 0 to 1
  /// The sum of all elites' objectives, each less the offset (Pugh, Soros and Stanley, "Quality diversity: a
  /// new frontier for evolutionary computation", 2016).
  double qdScore = 0;
  double qdScoreOfCell = 0;    ///< qdScore by cells: comparable between archives of different size
  std::optional<double> best;  ///< of the elites' objectives; nothing in an empty archive
  std::optional<double> mean;  ///< likewise
};

/// The offset is what an elite counts nothing with: the least objective that there is. Below it an elite
/// would make the score smaller than an empty cell does.
ArchiveSummary summarise(const CellArchive& archive, double offset = 0);

}  // namespace ludo::archive
