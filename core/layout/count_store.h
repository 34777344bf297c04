// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/analysis/facts.h"
#include "core/kernel/rules.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"

namespace ludo::engine {

/// Tokens that nobody can tell apart: the state keeps how many there are in each zone, a byte each. A token
/// is given as its zone. At most `mostCountedTokens` in all.
class CountStore final : public Tokens {
 public:
  CountStore(machine::Builder& builder, SetWriter& zones, const kernel::Rules& rules,
             const StateLayout& layout, std::uint32_t onlyType);

  ZoneSet occupied() override;
  ZoneSet owned(machine::Word) override { return m_zones.none(); }
  ZoneSet ownedByOthers(machine::Word) override { return m_zones.none(); }
  ZoneSet ofType(std::uint32_t type) override { return type == m_onlyType ? occupied() : m_zones.none(); }
  machine::Word isOccupied(machine::Word zone) override { return m_builder.isSet(count(zone)); }
  machine::Word ownerAt(machine::Word) override { return -1; }
  machine::Word typeAt(machine::Word zone) override {
    return m_builder.select(isOccupied(zone), m_onlyType, -1);
  }

  machine::Word top(machine::Word zone) override;
  machine::Word bottom(machine::Word zone) override { return top(zone); }
  machine::Word count(machine::Word zone) override;
  machine::Word hasCapacity(machine::Word zone) override;
  TokenSet in(machine::Word zone) override;
  TokenSet inZones(const ZoneSet& zones) override;
  machine::Word sum(const ZoneSet& zones) override;
  machine::Word any(const ZoneSet& zones) override;

  SetWriter& sets() override { return m_zones; }
  using Tokens::inPlay;
  TokenSet inPlay() override;
  TokenSet tokensOwned(machine::Word) override { return m_zones.none(); }
  TokenSet tokensOfType(std::uint32_t type) override {
    return type == m_onlyType ? inPlay() : m_zones.none();
  }
  machine::Word zoneOf(machine::Word token) override { return token; }
  machine::Word owner(machine::Word) override { return -1; }
  machine::Word type(machine::Word token) override { return typeAt(token); }
  /// Tokens with values of their own can be told apart, so there are none here.
  machine::Word property(machine::Word, std::uint32_t) override { return 0; }

  bool areToldApart() const override { return false; }
  std::int64_t most() const override { return static_cast<std::int64_t>(m_zones.zoneCount()); }

  void put(machine::Word zone, std::uint32_t type, machine::Word owner) override;
  void take(machine::Word token) override;
  void setOwner(machine::Word, machine::Word) override {}
  void setProperty(machine::Word, std::uint32_t, machine::Word) override {}

  /// For how many more tokens the zone has room.
  machine::Word capacity(machine::Word zone);
  /// The zone must exist.
  void setCount(machine::Word zone, machine::Word count);
  /// Whether every zone has room for all tokens.
  bool alwaysHasRoom() const;
  /// The counts of all zones, eight in a word, with that of `zone`, which must exist, as 0.
  std::vector<machine::Word> allWithout(machine::Word zone);
  /// Sets the counts of all zones, given as allWithout() gives them.
  void setAll(const std::vector<machine::Word>& words);

 private:
  machine::At entry(machine::Word zone);
  machine::Word eight(std::size_t word);

  machine::Builder& m_builder;
  SetWriter& m_zones;
  const kernel::Rules& m_rules;
  const CountFields& m_fields;
  std::uint32_t m_onlyType;
};

}  // namespace ludo::engine
