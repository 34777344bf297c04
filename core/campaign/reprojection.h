// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/base/result.h"
#include "core/campaign/store_reader.h"

namespace ludo::campaign {

/// The archive that the measured games of a campaign make on other axes. Nothing is played for it.
struct Reprojection {
  Plan plan;                        ///< the campaign's, with these axes
  std::vector<EliteRecord> elites;  ///< by cell
  std::uint64_t games = 0;          ///< that were measured
  std::uint64_t leftOut = 0;        ///< of them: for want of a measure, or beyond the ranges

  double qdScore() const;
};

/// What becomes of games beyond the range of an axis: they belong to the cell at its end, or they are left
/// out.
enum class Beyond { atTheEnd, leftOut };

/// An axis of which the range is left out has that of the measured games. Fails where a measure is not known,
/// nothing was measured, or the axes make no archive.
Result<Reprojection> reproject(StoreReader& reader, std::vector<AxisSettings> axes,
                               Beyond beyond = Beyond::atTheEnd);

/// How two archives on the same axes compare, cell by cell.
struct ArchiveComparison {
  std::uint64_t onlyFirst = 0;  ///< cells that only the first one fills
  std::uint64_t onlySecond = 0;
  std::uint64_t both = 0;
  std::uint64_t firstBetter = 0;  ///< of those that both fill: by the number alone
  std::uint64_t secondBetter = 0;
  std::uint64_t firstClearly = 0;  ///< of those: the intervals do not meet
  std::uint64_t secondClearly = 0;
};
ArchiveComparison compareArchives(const std::vector<EliteRecord>& first,
                                  const std::vector<EliteRecord>& second);

}  // namespace ludo::campaign
