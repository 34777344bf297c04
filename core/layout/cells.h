// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/line_words.h"
#include "core/layout/repetition_sums.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Tokens where every zone holds at most one. A token is given as its zone, no token as -1. The state keeps
/// sets of zones: one for each owner, one for each type where there are several, and one of the tokens that
/// nobody owns where there can be any. Each property has a table by zone, whose entries for empty zones mean
/// nothing.
class Cells final : public Tokens {
 public:
  /// `repetitionSums`: null where the rules count no repetitions.
  Cells(machine::Builder& builder, SetWriter& sets, const StateLayout& layout, const Facts& facts,
        ConstantTables& constants, RepetitionSums* repetitionSums);

  ZoneSet occupied() override;
  ZoneSet owned(machine::Word seat) override;
  ZoneSet ownedByOthers(machine::Word seat) override;
  ZoneSet ofType(std::uint32_t type) override;
  machine::Word isOccupied(machine::Word zone) override;
  machine::Word ownerAt(machine::Word zone) override;
  machine::Word typeAt(machine::Word zone) override;

  machine::Word top(machine::Word zone) override;
  machine::Word bottom(machine::Word zone) override { return top(zone); }
  machine::Word count(machine::Word zone) override { return isOccupied(zone); }
  machine::Word hasCapacity(machine::Word zone) override;
  TokenSet in(machine::Word zone) override;
  TokenSet inZones(const ZoneSet& zones) override { return m_sets.both(zones, occupied()); }
  TokenSet within(const ZoneSet& zones, const std::function<TokenSet()>& write) override {
    return m_sets.both(zones, write());
  }

  SetWriter& sets() override { return m_sets; }
  using Tokens::inPlay;
  TokenSet inPlay() override { return occupied(); }
  TokenSet tokensOwned(machine::Word seat) override { return owned(seat); }
  TokenSet tokensOfType(std::uint32_t type) override { return ofType(type); }
  machine::Word zoneOf(machine::Word token) override { return top(token); }
  machine::Word owner(machine::Word token) override { return ownerAt(token); }
  machine::Word type(machine::Word token) override { return typeAt(token); }
  machine::Word property(machine::Word token, std::uint32_t property) override;

  bool hasLines() const override { return m_lines.has_value(); }
  Line line(machine::Word zone, const LineTable::Axis& axis, machine::Word seat) override {
    return m_lines->line(zone, axis, seat);
  }

  bool areSingle() const override { return true; }
  std::int64_t most() const override { return static_cast<std::int64_t>(m_sets.zoneCount()); }

  void put(machine::Word zone, std::uint32_t type, machine::Word owner) override;
  void take(machine::Word zone) override;
  /// Takes the tokens of all these zones out of play; each zone must be occupied.
  void takeAll(const ZoneSet& zones);
  /// Moves a token from an occupied zone to an empty one. `owner`: the token's owner; -1 where that is not
  /// known, and has to be looked up.
  void move(machine::Word from, machine::Word to, machine::Word owner);
  /// Exchanges the tokens of two zones, which are occupied and not the same.
  void swap(machine::Word a, machine::Word b);
  void setOwner(machine::Word zone, machine::Word owner) override;
  void setProperty(machine::Word token, std::uint32_t property, machine::Word value) override;
  /// What the token of an occupied zone adds to the repetition keys.
  machine::Word repetitionTerm(machine::Word zone) {
    return m_repetitionSums->terms().term(zone, partsAt(zone));
  }
  /// Gives all tokens of these zones, which must be occupied, to the owner.
  void setOwners(const ZoneSet& zones, machine::Word owner);

 private:
  std::uint32_t setBytes() const;
  ZoneSet read(std::uint32_t field);
  void write(std::uint32_t field, const ZoneSet& set);
  machine::Word bit(std::uint32_t field, machine::Word zone);
  void change(std::uint32_t field, machine::Word zone, machine::Word on);
  void insert(std::uint32_t field, machine::Word zone, machine::Word on);
  bool addsUp() const { return m_repetitionSums != nullptr && m_repetitionSums->isKept(); }
  void writeProperty(machine::Word zone, std::uint32_t property, machine::Word value);
  /// Of the token of an occupied zone.
  RepetitionTerms::TokenParts partsAt(machine::Word zone);
  RepetitionTerms::TokenParts partsAt(machine::Word zone, machine::Word type, machine::Word owner);
  /// Turns the zone's bit over in a player's lines, where positions keep them.
  void toggleLines(machine::Word zone, std::size_t seat, machine::Word on) {
    if (m_lines) m_lines->toggle(zone, seat, on);
  }

  machine::Builder& m_builder;
  SetWriter& m_sets;
  const StateLayout& m_layout;
  const Facts& m_facts;
  std::optional<LineWords> m_lines;
  RepetitionSums* m_repetitionSums;
};

}  // namespace ludo::engine
