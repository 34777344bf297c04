// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>

#include "core/layout/constants.h"
#include "core/layout/line_words.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code for the sets of zones by their topmost tokens that positions keep beside tokens with ids
/// (TopFields), and for the lines of zones, which change with them. Of the zones beside the boards the sets
/// say nothing. TokenStore tells it of each change. All that it is made of outlives it.
class TopSets {
 public:
  TopSets(machine::Builder& builder, SetWriter& zones, const StateLayout& layout, const Facts& facts,
          ConstantTables& constants);

  /// Whether they say something of the zone.
  bool tellOf(kernel::ZoneId zone) const;
  ZoneSet occupied() { return kept(m_fields.occupied); }
  ZoneSet owned(machine::Word seat);
  ZoneSet ownedByOthers(machine::Word seat);
  /// Whether there are sets by type.
  bool haveTypes() const { return !m_fields.ofType.empty(); }
  ZoneSet ofType(std::uint32_t type) { return kept(m_fields.ofType[type]); }
  bool haveLines() const { return m_lines.has_value(); }
  Tokens::Line line(machine::Word zone, const LineTable::Axis& axis, machine::Word seat) {
    return m_lines->line(zone, axis, seat);
  }

  /// What a zone's topmost token is; -1 where there is none, or nobody owns it.
  struct Top {
    machine::Word exists = 0, owner = -1, type = -1;
  };
  /// That is the zone's from now on. `wasEmpty`: it is known to have held no token.
  void set(machine::Word zone, const Top& top, bool wasEmpty);
  /// The only token of `from` has gone to `to`, which was empty or is the same.
  void carry(machine::Word from, machine::Word to);
  /// The topmost tokens of these zones, which hold some, are the owner's. Only without lines.
  void setOwners(const ZoneSet& zones, machine::Word owner);

 private:
  machine::At wordAt(std::uint32_t offset, machine::Word zone);
  /// 0 where there is no zone.
  machine::Word bit(std::uint32_t offset, machine::Word zone);
  ZoneSet read(std::uint32_t offset);
  void write(std::uint32_t offset, const ZoneSet& zones);
  ZoneSet kept(std::uint32_t offset);
  ZoneSet ownedWhere(const std::function<machine::Word(machine::Word)>& isWanted);
  void toggleLines(machine::Word zone, std::size_t seat, machine::Word on) {
    if (m_lines) m_lines->toggle(zone, seat, on);
  }

  machine::Builder& m_builder;
  SetWriter& m_zones;
  const TopFields& m_fields;
  std::optional<LineWords> m_lines;
};

}  // namespace ludo::engine
