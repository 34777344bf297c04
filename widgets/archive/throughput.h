// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPointF>
#include <cstdint>
#include <vector>

namespace ludo::widgets {

/// How fast candidates come while they are watched: a store keeps no times, so that the same campaign makes
/// the same store. A plain value.
class Throughput {
 public:
  /// So many candidates there were then, in milliseconds of any clock. Fewer than before: it begins anew.
  void add(std::uint64_t candidates, std::int64_t milliseconds);
  /// Candidates, and how many came in a minute, by the last ten seconds before. Empty until some came.
  const std::vector<QPointF>& points() const { return m_points; }

 private:
  struct Count {
    std::uint64_t candidates = 0;   ///< that there were by then
    std::int64_t milliseconds = 0;  ///< of the clock that add() was told
  };
  std::vector<Count> m_latest;  ///< of the last ten seconds, and one before
  std::vector<QPointF> m_points;
};

}  // namespace ludo::widgets
