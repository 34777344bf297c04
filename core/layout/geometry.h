// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"
#include "core/layout/constants.h"
#include "core/layout/zone_set.h"

namespace ludo::engine {

/// The board's edges as code uses them: whole sets of zones step as shifts of bits, single zones step by
/// tables in the module's constants. Rules and constants outlive it. Where a function takes a builder or a
/// writer, it writes code there.
class Geometry {
 public:
  Geometry(const kernel::Rules& rules, ConstantTables& constants);

  /// The zones that `steps` steps in `direction` lead to from the zones of the set.
  ZoneSet step(SetWriter& sets, const ZoneSet& set, std::uint32_t direction, std::size_t steps = 1) const;
  /// The zones from which as many steps in `direction` lead into the set.
  ZoneSet stepBack(SetWriter& sets, const ZoneSet& set, std::uint32_t direction, std::size_t steps = 1) const;
  /// The set itself with all zones that can be reached from it by at most `most` steps in the direction, each
  /// of which ends in `through`. `back`: against the direction.
  ZoneSet fill(SetWriter& sets, ZoneSet set, ZoneSet through, std::uint32_t direction, std::size_t most,
               bool back) const;
  /// The zones that are neighbours (ZoneInstance::neighbours) of some zone of the set.
  ZoneSet neighbours(SetWriter& sets, const ZoneSet& set) const;
  /// The zones that have some neighbour in the set.
  ZoneSet neighboursBack(SetWriter& sets, const ZoneSet& set) const;

  /// The zones that some step in one of the directions leads from or to.
  std::vector<kernel::ZoneId> joined(const std::vector<std::uint32_t>& directions) const;

  /// Where the direction leads from one zone; -1 when nowhere, or when the zone is -1.
  machine::Word step(machine::Builder& builder, machine::Word zone, std::uint32_t direction);
  /// The set `sets[z]` for zone z, which may be known only in play; the empty set for -1.
  ZoneSet byZone(machine::Builder& builder, SetWriter& writer, machine::Word zone,
                 const std::vector<std::vector<kernel::ZoneId>>& sets);
  /// The zones that the directions lead to, by zone; all neighbours when no direction is given.
  std::vector<std::vector<kernel::ZoneId>> adjacency(const std::vector<std::uint32_t>& directions,
                                                     bool allNeighbours) const;

  /// The zones strictly between two zones on a line in some direction; none when no line leads from one to
  /// the other. Only on boards without rings.
  ZoneSet between(machine::Builder& builder, SetWriter& writer, machine::Word from, machine::Word to);
  /// The zones behind `middle` on the line that leads from `from` to it; none when no line does. Only on
  /// boards without rings of which linesPartAtOnce() is true.
  ZoneSet beyond(machine::Builder& builder, SetWriter& writer, machine::Word from, machine::Word middle);
  /// The zones strictly between each two zones, along the first direction that leads from one to the other.
  /// The pair of zones a and b is at index a * zoneCount() + b.
  std::vector<std::vector<kernel::ZoneId>> allBetween() const;
  /// By zone: the zones that at most `most` steps in the direction lead to.
  std::vector<std::vector<kernel::ZoneId>> lines(std::uint32_t direction, std::size_t most) const;
  /// Whether the ids of zones rise or fall along the direction; nothing when they do both, or it leads
  /// nowhere.
  enum class Order : std::uint8_t { Up, Down };
  std::optional<Order> order(std::uint32_t direction) const;
  /// Where the direction at `index` of the list leads from the zone; -1: nowhere. For loops over directions.
  machine::Word stepAlong(machine::Builder& builder, machine::Word zone,
                          const std::vector<std::uint32_t>& directions, machine::Word index);

  /// Whether no two lines in different directions from one zone meet again.
  bool linesPartAtOnce() const { return m_linesPart; }
  /// Whether some direction has a ring; see hasRing().
  bool hasRings() const;
  /// Whether from some zone steps in the direction come back to it.
  bool hasRing(std::uint32_t direction) const { return m_rings[direction]; }
  /// The same of any of the directions.
  bool hasRing(const std::vector<std::uint32_t>& directions) const;
  /// How many zones the longest line in the direction has.
  std::size_t longestLine(std::uint32_t direction) const { return m_longest[direction]; }
  std::size_t zoneCount() const { return m_rules.zones().size(); }
  const kernel::Rules& rules() const { return m_rules; }

 private:
  /// All edges whose ends are equally far apart in ids: a shift of the zones they start from.
  struct Shift {
    std::int64_t by = 0;  ///< from the id of the start to that of the end
    std::vector<kernel::ZoneId> from;
    std::vector<kernel::ZoneId> to;
  };
  using Shifts = std::vector<Shift>;
  static void addEdge(Shifts& shifts, kernel::ZoneId from, kernel::ZoneId to);
  const Shifts& shiftsAlong(std::uint32_t direction, std::size_t steps) const;
  ZoneSet move(SetWriter& sets, const ZoneSet& set, const Shifts& shifts, bool back) const;

  const kernel::Rules& m_rules;
  ConstantTables& m_constants;
  std::vector<Shifts> m_shifts;                                                 ///< by direction
  mutable std::map<std::pair<std::uint32_t, std::size_t>, Shifts> m_farShifts;  ///< by direction and steps
  Shifts m_neighbours;
  std::vector<bool> m_rings;
  std::vector<std::size_t> m_longest;
  bool m_linesPart = true;
};

}  // namespace ludo::engine
