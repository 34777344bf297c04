// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/engine/constants.h"
#include "core/engine/facts.h"
#include "core/engine/state_layout.h"
#include "core/engine/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Tokens where every zone holds at most one: each is known by its zone, and the state keeps sets of zones:
/// by owner, by type where there are several, and those whose token nobody owns where that can be. A token is
/// given as its zone, no token as -1.
class Cells {
 public:
  Cells(machine::Builder& builder, SetWriter& sets, const StateLayout& layout, const Facts& facts,
        ConstantTables& constants);

  ZoneSet occupied();
  ZoneSet owned(machine::Word seat);
  /// Owned by anybody but the seat.
  ZoneSet ownedByOthers(machine::Word seat);
  ZoneSet ofType(std::uint32_t type);
  /// The owner of the token in the zone; -1 for nobody or no token.
  machine::Word owner(machine::Word zone);
  /// The type of the token in the zone; -1 for no token.
  machine::Word type(machine::Word zone);
  machine::Word isOccupied(machine::Word zone);

  /// The tokens of a player on the line of a zone along an axis, as bits, and the zone's own place among
  /// them. Only where positions keep lines.
  struct Line {
    machine::Word tokens;
    machine::Word position;
    machine::Word number;
  };
  bool hasLines() const { return m_lines != nullptr; }
  Line line(machine::Word zone, const LineTable::Axis& axis, machine::Word seat);

  /// The zone is empty.
  void put(machine::Word zone, std::uint32_t type, machine::Word owner);
  /// The zone is occupied.
  void take(machine::Word zone);
  /// Takes all tokens of the set; each zone is occupied.
  void takeAll(const ZoneSet& zones);
  /// From an occupied zone to another, which is empty.
  void move(machine::Word from, machine::Word to);
  void setOwner(machine::Word zone, machine::Word owner);
  /// All zones of the set are occupied.
  void setOwners(const ZoneSet& zones, machine::Word owner);

 private:
  ZoneSet read(std::uint32_t field);
  void write(std::uint32_t field, const ZoneSet& set);
  machine::Word bit(std::uint32_t field, machine::Word zone);
  void change(std::uint32_t field, machine::Word zone, machine::Word on);
  void insert(std::uint32_t field, machine::Word zone, machine::Word on);
  struct OnLine {
    machine::Word number;
    machine::Word position;
  };
  OnLine onLine(machine::Word zone, const LineTable::Axis& axis);
  /// Turns the zone's bit over in a player's lines.
  void toggleLines(machine::Word zone, std::size_t seat, machine::Word on);

  machine::Builder& m_builder;
  SetWriter& m_sets;
  const StateLayout& m_layout;
  const LineTable* m_lines;
  ConstantTables& m_constants;
};

}  // namespace ludo::engine
