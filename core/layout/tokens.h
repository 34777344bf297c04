// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>

#include "core/analysis/line_table.h"
#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code that reads and changes where tokens are and what they are. Tokens, zones and seats are words,
/// known or not; -1 is none, and has no token, type or owner. Questions give 1 or 0. There are three
/// representations: Cells, CountStore and TokenStore; a FunctionLowering owns one of them.
class Tokens {
 public:
  Tokens() = default;
  Tokens(const Tokens&) = delete;
  Tokens& operator=(const Tokens&) = delete;
  virtual ~Tokens() = default;

  // Zones by their topmost tokens.
  /// Zones that hold a token.
  virtual ZoneSet occupied() = 0;
  virtual ZoneSet owned(machine::Word seat) = 0;
  /// Owned by anybody but the seat.
  virtual ZoneSet ownedByOthers(machine::Word seat) = 0;
  virtual ZoneSet ofType(std::uint32_t type) = 0;
  virtual machine::Word isOccupied(machine::Word zone) = 0;
  /// The owner of the topmost token; -1 where there is none, or nobody owns it.
  virtual machine::Word ownerAt(machine::Word zone) = 0;
  /// The type of the topmost token; -1 where there is none.
  virtual machine::Word typeAt(machine::Word zone) = 0;

  // Tokens of zones. A zone's tokens come bottom first.
  virtual machine::Word top(machine::Word zone) = 0;
  virtual machine::Word bottom(machine::Word zone) = 0;
  virtual machine::Word count(machine::Word zone) = 0;
  /// Whether the zone has room for one more token.
  virtual machine::Word hasCapacity(machine::Word zone) = 0;
  /// All tokens of the zone.
  virtual TokenSet in(machine::Word zone) = 0;
  /// Whether the topmost token of the zone is of the type.
  virtual machine::Word isOfType(machine::Word zone, std::uint32_t type) {
    return sets().contains(ofType(type), zone);
  }
  /// All tokens that are in one of the zones.
  virtual TokenSet inZones(const ZoneSet& zones) = 0;
  /// Those tokens of the set that `write` gives that are in one of the zones.
  virtual TokenSet within(const ZoneSet& zones, const std::function<TokenSet()>& write) {
    const TokenSet there = inZones(zones);
    return sets().both(there, write());
  }
  /// The topmost of the wanted tokens of a zone, at most so many (third); in a zone without order the lowest
  /// ids.
  virtual TokenSet topmost(machine::Word, const TokenSet& wanted, machine::Word) { return wanted; }
  /// Writes `visit` for each of the wanted tokens that is in the zone, bottom first; maybe at two places of
  /// the code.
  virtual void visitWanted(machine::Word zone, const TokenSet& wanted,
                           const std::function<void(machine::Word)>& visit) {
    sets().forEach(sets().both(in(zone), wanted), visit);
  }
  /// Writes `visit` for each token of the zone, bottom first.
  void visit(machine::Word zone, const std::function<void(machine::Word)>& visit) {
    visitWanted(zone, in(zone), visit);
  }
  /// How many tokens there are in all zones of the set.
  virtual machine::Word sum(const ZoneSet& zones) { return sets().count(inZones(zones)); }
  /// Whether there is a token in some zone of the set.
  virtual machine::Word any(const ZoneSet& zones) { return sets().isSet(inZones(zones)); }

  // Tokens by themselves.
  /// Writes sets of tokens.
  virtual SetWriter& sets() = 0;
  virtual TokenSet inPlay() = 0;
  /// The tokens of the set that are still in play.
  virtual TokenSet inPlay(const TokenSet& tokens) { return tokens; }
  /// All tokens of an owner, or of a type; tokens that are no longer in play may be among them.
  virtual TokenSet tokensOwned(machine::Word seat) = 0;
  virtual TokenSet tokensOfType(std::uint32_t type) = 0;
  /// The same for a type that is known only in play; nothing where there is no table for it.
  virtual std::optional<TokenSet> lookUpTokensOf(machine::Word) { return std::nullopt; }
  /// The tokens whose property has the value, which is in Facts::Property::range. Only where
  /// Facts::Property::hasSets.
  virtual TokenSet tokensWithValue(std::uint32_t, machine::Word) { return sets().none(); }
  /// The token, or -1 when it is no longer in play.
  virtual machine::Word existing(machine::Word token) { return top(token); }
  /// The zone of the token; -1 also for a token that is no longer in play.
  virtual machine::Word zoneOf(machine::Word token) = 0;
  virtual machine::Word owner(machine::Word token) = 0;
  virtual machine::Word type(machine::Word token) = 0;
  /// The word that positions keep for the property. Only where they do (Facts::Property::isStored).
  virtual machine::Word property(machine::Word token, std::uint32_t property) = 0;

  /// A line through a zone, along an axis. Only where positions keep lines (hasLines).
  struct Line {
    machine::Word tokens;    ///< the zones of the line with a token of the player, as bits
    machine::Word position;  ///< which bit is the zone's own
    machine::Word number;    ///< of the line: see LineTable
  };
  virtual bool hasLines() const { return false; }
  /// Of the zone (first), with the tokens of the seat (third).
  virtual Line line(machine::Word, const LineTable::Axis&, machine::Word) { return {}; }

  // What the representations differ in.
  /// Whether no zone can hold more than one token.
  virtual bool areSingle() const { return false; }
  /// Whether a token is given as its zone, so that sets of tokens are sets of zones.
  virtual bool answerForZones() const { return true; }
  /// Whether the canonical order of tokens is that of their zones.
  virtual bool comeByZone() const { return true; }
  /// Whether the word for a token stays the same when it moves, so that a property can hold it.
  virtual bool canBeHeld() const { return false; }
  /// Whether tokens in one zone can be told apart; else it is only known how many there are.
  virtual bool areToldApart() const { return true; }
  /// How many tokens there may be in play.
  virtual std::int64_t most() const = 0;

  /// How many ids have been used, where ids may run out; else nothing.
  virtual std::optional<machine::Word> usedIds() { return std::nullopt; }
  /// Frees the ids of the last tokens that were made, as far as these are gone, so that others are made in
  /// their place. Nothing may refer to them any more.
  virtual void freeLastIds() {}

  // Changes. Tokens and zones must exist, and zones must have room.
  /// Creates a token.
  virtual void put(machine::Word zone, std::uint32_t type, machine::Word owner) = 0;
  /// Takes it out of play.
  virtual void take(machine::Word token) = 0;
  virtual void setOwner(machine::Word token, machine::Word owner) = 0;
  /// `value`: the word that positions keep.
  virtual void setProperty(machine::Word token, std::uint32_t property, machine::Word value) = 0;
};

}  // namespace ludo::engine
