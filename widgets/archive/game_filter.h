// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {

/// Which games are wanted: those whose measures lie in ranges. A plain value.
class GameFilter {
 public:
  using Range = AxisWish::Range;

  bool isEmpty() const { return m_ranges.empty(); }
  /// Null where any value will do. By the name of a measure; empty for fitness.
  const Range* rangeOf(const QString& measure) const;
  void setRange(const QString& measure, std::optional<Range> range);
  void clear() { m_ranges.clear(); }

  /// Of each game of the snapshot; empty where all are wanted. What was not measured is in no range.
  std::vector<bool> matches(const ArchiveSnapshot& snapshot) const;
  /// "12 of 48 games: Turns 5 to 20, Drama 0.3 to 1".
  QString text(const ArchiveSnapshot& snapshot) const;

 private:
  std::map<QString, Range> m_ranges;
};

}  // namespace ludo::widgets
