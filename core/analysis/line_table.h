// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"
#include "core/machine/code.h"

namespace ludo::engine {

/// Numbers the board's straight lines, so that a position can keep a word for each line with a bit for each
/// zone on it. Runs through a zone are then found by its own lines alone. A value, immutable.
struct LineTable {
  /// The board has no rings, each edge has one back, and no line has more than 64 zones: see keepsLines().
  explicit LineTable(const kernel::Rules& rules);

  /// A direction with its opposite: lines along it are the same seen either way.
  struct Axis {
    std::uint32_t direction = 0;          ///< one of the two basic directions along it
    std::vector<std::uint32_t> line;      ///< by zone: the number of its line among all lines of all axes
    std::vector<std::uint32_t> position;  ///< by zone: its place on that line, in the axis' direction
    std::uint32_t firstLine = 0;          ///< the lowest number of its lines
    std::uint32_t lines = 0;              ///< how many it has
  };
  std::vector<Axis> axes;
  std::uint32_t lines = 0;                      ///< of all axes
  machine::Width width = machine::Width::Word;  ///< of a line's word
  /// How many zones to either side of a zone, on its line, have to be looked at for any of the questions that
  /// a table of these zones answers.
  std::uint32_t reach = 0;

  /// The axis of a direction or of its opposite.
  const Axis& axisOf(const kernel::Rules& rules, std::uint32_t direction) const;
};

/// How long a line must be, in zones, where that is a literal or a constant; else nothing.
std::optional<std::int64_t> constantLength(const kernel::Rules& rules, const language::LinesValue& part);
/// The same for a question of which isByLine() is true.
std::int64_t lengthOf(const kernel::Rules& rules, const language::LinesValue& part);
/// How far from a zone the test looks to either side.
std::int64_t reachOf(const kernel::Rules& rules, const language::LinesValue& part);
/// Whether the question is about one zone's own lines of a length that is known, and about nothing but whose
/// tokens are on them.
bool isByLine(const kernel::Rules& rules, const language::LinesValue& part);

/// Whether the rules ask for lines through a zone on a board where looking at all zones at once is slow.
bool keepsLines(const kernel::Rules& rules);

}  // namespace ludo::engine
