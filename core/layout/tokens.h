// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>

#include "core/analysis/line_table.h"
#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Where tokens are and what they are, as code reads and changes it. A token is a word, and so is a zone; -1
/// is none, and has nothing. Three representations: Cells, CountStore and TokenStore.
class Tokens {
 public:
  Tokens() = default;
  Tokens(const Tokens&) = delete;
  Tokens& operator=(const Tokens&) = delete;
  virtual ~Tokens() = default;

  // Zones by their topmost token.
  virtual ZoneSet occupied() = 0;
  virtual ZoneSet owned(machine::Word seat) = 0;
  /// Owned by anybody but the seat.
  virtual ZoneSet ownedByOthers(machine::Word seat) = 0;
  virtual ZoneSet ofType(std::uint32_t type) = 0;
  virtual machine::Word isOccupied(machine::Word zone) = 0;
  virtual machine::Word ownerAt(machine::Word zone) = 0;
  virtual machine::Word typeAt(machine::Word zone) = 0;

  // Tokens of zones. A zone's tokens come bottom first.
  virtual machine::Word top(machine::Word zone) = 0;
  virtual machine::Word bottom(machine::Word zone) = 0;
  virtual machine::Word count(machine::Word zone) = 0;
  virtual machine::Word hasCapacity(machine::Word zone) = 0;
  virtual TokenSet in(machine::Word zone) = 0;
  virtual machine::Word isOfType(machine::Word zone, std::uint32_t type) {
    return sets().contains(ofType(type), zone);
  }
  /// All tokens that are in one of the zones.
  virtual TokenSet inZones(const ZoneSet& zones) = 0;
  /// Those of the set, which `write` writes, that are in one of the zones.
  virtual TokenSet within(const ZoneSet& zones, const std::function<TokenSet()>& write) {
    const TokenSet there = inZones(zones);
    return sets().both(there, write());
  }
  /// The topmost of the wanted tokens of a zone, so many at most; of a zone without order the lowest ids.
  virtual TokenSet topmost(machine::Word, const TokenSet& wanted, machine::Word) { return wanted; }
  /// `visit` for each of the wanted tokens that is in the zone, bottom first. It may be written twice.
  virtual void visitWanted(machine::Word zone, const TokenSet& wanted,
                           const std::function<void(machine::Word)>& visit) {
    sets().forEach(sets().both(in(zone), wanted), visit);
  }
  /// `visit` for each token of the zone, bottom first.
  void visit(machine::Word zone, const std::function<void(machine::Word)>& visit) {
    visitWanted(zone, in(zone), visit);
  }
  /// How many tokens there are in all zones of the set, where they are only counted.
  virtual machine::Word sum(const ZoneSet& zones) { return sets().count(inZones(zones)); }
  /// Whether there are any.
  virtual machine::Word any(const ZoneSet& zones) { return sets().isSet(inZones(zones)); }

  // Tokens by themselves.
  virtual SetWriter& sets() = 0;
  virtual TokenSet inPlay() = 0;
  /// Those of the set that still are.
  virtual TokenSet inPlay(const TokenSet& tokens) { return tokens; }
  /// The next two may have tokens that are no longer in play, too.
  virtual TokenSet tokensOwned(machine::Word seat) = 0;
  virtual TokenSet tokensOfType(std::uint32_t type) = 0;
  /// Of one of the game's types that only play knows, where that is looked up.
  virtual std::optional<TokenSet> lookUpTokensOf(machine::Word) { return std::nullopt; }
  /// Of those with the property those that have the value, which is in Facts::Property::range. Only where
  /// there are such sets.
  virtual TokenSet tokensWithValue(std::uint32_t, machine::Word) { return sets().none(); }
  /// The token, or -1 when it is no longer in play.
  virtual machine::Word existing(machine::Word token) { return top(token); }
  /// -1 too for a token that is no longer in play.
  virtual machine::Word zoneOf(machine::Word token) = 0;
  virtual machine::Word owner(machine::Word token) = 0;
  virtual machine::Word type(machine::Word token) = 0;
  /// Where positions keep it (Facts::Property::isStored).
  virtual machine::Word property(machine::Word token, std::uint32_t property) = 0;

  /// The tokens of a player on the line of a zone along an axis, as bits, and the zone's own place among
  /// them. Only where positions keep lines.
  struct Line {
    machine::Word tokens;
    machine::Word position;
    machine::Word number;
  };
  virtual bool hasLines() const { return false; }
  virtual Line line(machine::Word, const LineTable::Axis&, machine::Word) { return {}; }

  // What sets them apart.
  /// Whether no zone holds more than one.
  virtual bool areSingle() const { return false; }
  /// Whether what is so of a zone is so of the token there, and sets of tokens are sets of zones.
  virtual bool answerForZones() const { return true; }
  /// Whether collections of them come zone by zone.
  virtual bool comeByZone() const { return true; }
  /// Whether a word stays the token's while it moves, so that a property can hold it.
  virtual bool canBeHeld() const { return false; }
  /// Whether there is a set of those in a zone; else there is only how many.
  virtual bool areToldApart() const { return true; }
  /// How many there may be in play.
  virtual std::int64_t most() const = 0;

  /// How many ids have been used, where they may run out.
  virtual std::optional<machine::Word> usedIds() { return std::nullopt; }

  // Changes. Tokens and zones exist, and there is room.
  virtual void put(machine::Word zone, std::uint32_t type, machine::Word owner) = 0;
  virtual void take(machine::Word token) = 0;
  virtual void setOwner(machine::Word token, machine::Word owner) = 0;
  virtual void setProperty(machine::Word token, std::uint32_t property, machine::Word value) = 0;
};

}  // namespace ludo::engine
