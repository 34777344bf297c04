// SPDX-License-Identifier: Apache-2.0
#include "core/archive/archive_summary.h"

#include <algorithm>

namespace ludo::archive {

ArchiveSummary summarise(const CellArchive& archive, double offset) {
  ArchiveSummary summary;
  summary.cells = archive.tessellation()->cellCount();
  summary.filled = archive.elites().size();
  const auto cells = static_cast<double>(summary.cells);
  const auto filled = static_cast<double>(summary.filled);
  double sum = 0;
  for (const Elite& elite : archive.elites()) {
    const double objective = elite.candidate.objective;
    sum += objective;
    summary.qdScore += objective - offset;
    summary.best = std::max(objective, summary.best.value_or(objective));
  }
  summary.coverage = filled / cells;
  summary.qdScoreOfCell = summary.qdScore / cells;
  if (summary.filled > 0) summary.mean = sum / filled;
  return summary;
}

}  // namespace ludo::archive
