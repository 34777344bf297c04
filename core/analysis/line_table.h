// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"
#include "core/machine/code.h"

namespace ludo::engine {

/// The board's straight lines with numbers, so that a position can keep, beside the sets of zones, one small
/// word for each line with a bit for each zone on it: runs through a zone are then found without looking at
/// the rest of the board.
struct LineTable {
  /// The board has no rings, each edge has one back, and no line has more than 64 zones: see keepsLines().
  explicit LineTable(const kernel::Rules& rules);

  struct Axis {
    std::uint32_t direction = 0;
    std::vector<std::uint32_t> line;      ///< by zone: the number of its line among all lines of all axes
    std::vector<std::uint32_t> position;  ///< by zone: its place on that line, in the axis' direction
    std::uint32_t firstLine = 0;
    std::uint32_t lines = 0;
  };
  std::vector<Axis> axes;
  std::uint32_t lines = 0;                      ///< of all axes
  machine::Width width = machine::Width::Word;  ///< of a line's word
  /// A run through a zone shows in the zones of its line up to so far from it to either side: as far as any
  /// question needs of those that can be looked up in a table by these zones.
  std::uint32_t reach = 0;

  /// The axis of a direction or of its opposite.
  const Axis& axisOf(const kernel::Rules& rules, std::uint32_t direction) const;
};

/// How many zones a line must have, where that is a literal or a constant.
std::optional<std::int64_t> constantLength(const kernel::Rules& rules, const language::LinesValue& part);
/// The same of lines for which isByLine().
std::int64_t lengthOf(const kernel::Rules& rules, const language::LinesValue& part);
/// How far from a zone the test looks to either side.
std::int64_t reachOf(const kernel::Rules& rules, const language::LinesValue& part);
/// Whether the question is about one zone's own lines of a length that is known, and about nothing but whose
/// tokens are on them.
bool isByLine(const kernel::Rules& rules, const language::LinesValue& part);

/// Whether the rules ask for lines through a zone on a board where looking at all zones at once is slow.
bool keepsLines(const kernel::Rules& rules);

}  // namespace ludo::engine
