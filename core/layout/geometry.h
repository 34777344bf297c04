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

/// The board's edges as code sees them: steps of whole sets as shifts, and tables by zone in the module's
/// constants. Rules and constants outlive it.
class Geometry {
 public:
  Geometry(const kernel::Rules& rules, ConstantTables& constants);

  /// The zones that `direction` leads to from the zones of the set.
  ZoneSet step(SetWriter& sets, const ZoneSet& set, std::uint32_t direction, std::size_t steps = 1) const;
  /// The zones from which `direction` leads into the set.
  ZoneSet stepBack(SetWriter& sets, const ZoneSet& set, std::uint32_t direction, std::size_t steps = 1) const;
  /// From `set`, everything that can be reached by steps of the direction within `through`, at most `most` of
  /// them; the set is part of it. Likewise against the direction.
  ZoneSet fill(SetWriter& sets, ZoneSet set, ZoneSet through, std::uint32_t direction, std::size_t most,
               bool back) const;
  /// The zones that neighbour a zone of the set (Rules' neighbours: Rules::zone(z).neighbours holds it).
  ZoneSet neighbours(SetWriter& sets, const ZoneSet& set) const;
  /// The zones that have a neighbour in the set.
  ZoneSet neighboursBack(SetWriter& sets, const ZoneSet& set) const;

  /// Where the direction leads from one zone; -1 when nowhere, or when the zone is -1.
  machine::Word step(machine::Builder& builder, machine::Word zone, std::uint32_t direction);
  /// A set that depends on a zone: `sets[z]` for zone z; none for -1.
  ZoneSet byZone(machine::Builder& builder, SetWriter& writer, machine::Word zone,
                 const std::vector<std::vector<kernel::ZoneId>>& sets);
  /// The zones that the directions lead to, by zone; all neighbours when no direction is given.
  std::vector<std::vector<kernel::ZoneId>> adjacency(const std::vector<std::uint32_t>& directions,
                                                     bool allNeighbours) const;

  /// The zones strictly between two zones on a line of some direction; none when no line leads from one to
  /// the other. There are no rings.
  ZoneSet between(machine::Builder& builder, SetWriter& writer, machine::Word from, machine::Word to);
  /// The zones on a line with `middle` between them and `from`; none when no line leads from `from` to
  /// `middle`. There are no rings, and lines part at once.
  ZoneSet beyond(machine::Builder& builder, SetWriter& writer, machine::Word from, machine::Word middle);
  /// The zones between each two, along the first direction that leads from one to the other; by the number of
  /// the first times that of all zones, and that of the second.
  std::vector<std::vector<kernel::ZoneId>> allBetween() const;
  /// The zones that the direction leads to, at most `most` steps far, by zone.
  std::vector<std::vector<kernel::ZoneId>> lines(std::uint32_t direction, std::size_t most) const;
  /// Whether the ids of zones rise or fall along the direction; nothing when they do both, or it leads
  /// nowhere.
  enum class Order : std::uint8_t { Up, Down };
  std::optional<Order> order(std::uint32_t direction) const;
  /// Where the direction at `index` of the list leads; for loops over directions.
  machine::Word stepAlong(machine::Builder& builder, machine::Word zone,
                          const std::vector<std::uint32_t>& directions, machine::Word index);

  /// Whether from each zone all directions lead to different zones, however far.
  bool linesPartAtOnce() const { return m_linesPart; }
  bool hasRings() const;
  /// Whether following the direction for ever comes back to where it began, from some zone.
  bool hasRing(std::uint32_t direction) const { return m_rings[direction]; }
  /// The same of one of them.
  bool hasRing(const std::vector<std::uint32_t>& directions) const;
  /// The most zones in a row along the direction.
  std::size_t longestLine(std::uint32_t direction) const { return m_longest[direction]; }
  std::size_t zoneCount() const { return m_rules.zones().size(); }
  const kernel::Rules& rules() const { return m_rules; }

 private:
  /// All edges whose ends are equally far apart in ids: a shift of the zones they start from.
  struct Shift {
    std::int64_t by = 0;
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
