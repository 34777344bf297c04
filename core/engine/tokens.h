// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/engine/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A set of tokens while code is written: bits by token instead of by zone; see Tokens::sets().
using TokenSet = ZoneSet;

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
  virtual machine::Word hasRoom(machine::Word zone) = 0;
  virtual TokenSet in(machine::Word zone) = 0;

  // Tokens by themselves.
  virtual SetWriter& sets() = 0;
  virtual TokenSet inPlay() = 0;
  virtual TokenSet tokensOwned(machine::Word seat) = 0;
  virtual TokenSet tokensOfType(std::uint32_t type) = 0;
  /// -1 too for a token that is no longer in play.
  virtual machine::Word zoneOf(machine::Word token) = 0;
  virtual machine::Word owner(machine::Word token) = 0;
  virtual machine::Word type(machine::Word token) = 0;
  /// Where positions keep it (Facts::Property::isStored).
  virtual machine::Word property(machine::Word token, std::uint32_t property) = 0;

  // Changes. Tokens and zones exist, and there is room.
  virtual void put(machine::Word zone, std::uint32_t type, machine::Word owner) = 0;
  virtual void take(machine::Word token) = 0;
  virtual void setOwner(machine::Word token, machine::Word owner) = 0;
  virtual void setProperty(machine::Word token, std::uint32_t property, machine::Word value) = 0;
};

}  // namespace ludo::engine
