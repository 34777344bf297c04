// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/base/hash.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// The terms that State::positionSum and State::identitySum add up, and others of which numbers for what is
/// seen are made (observed_hash.h). Sums rather than exclusive ors: two equal cards in one set must not
/// cancel.
namespace ludo::kernel {

/// A variable's term is combine(variableTerm, value).
std::uint64_t variableTerm(const Rules& rules, std::size_t slot);
std::uint64_t variableFeature(const Rules& rules, std::size_t slot, std::int64_t value);

/// That the seat is active, where that is part of what may occur again (repetitions.h).
std::uint64_t activeFeature(const Rules& rules, Seat seat);

/// What a token looks like, wherever it is: type, owner and properties.
std::uint64_t tokenHash(const Rules& rules, const Token& token);
/// That of a token without properties, and with one more.
std::uint64_t tokenHash(const Rules& rules, std::uint32_t type, Seat owner);
inline std::uint64_t withProperty(std::uint64_t hash, const Value& value) {
  return combine(combine(hash, static_cast<std::uint64_t>(value.kind)),
                 static_cast<std::uint64_t>(value.payload));
}
/// The same to one who does not know what it is, and cannot tell it from others of its pool (pools.h).
std::uint64_t unknownHash(Seat owner, std::uint32_t pool);
/// What is known of a token of which only the origins of its values are known (origins.h). Whoever owns it
/// does not count.
std::uint64_t natureHash(const Rules& rules, const Token& token);
inline std::uint64_t withOrigin(std::uint64_t hash, Origin origin) {
  return combine(combine(hash, UINT64_MAX), origin);
}
/// That there is such a token among those of a pool that a seat does not know.
std::uint64_t unplacedHash(std::uint64_t natureHash, std::uint32_t pool);

/// A hash at a place: the zone, and the position in it where the zone has an order.
std::uint64_t placedHash(const Rules& rules, std::uint64_t hash, ZoneId zone, std::size_t index);
/// The same with the position counted from 1, and 0 where the zone has no order.
inline std::uint64_t placedAt(std::uint64_t hash, ZoneId zone, std::size_t place) {
  return combine(combine(hash, zone.index), place);
}

/// To which a move's arguments are added: the kind of each, then what it looks like.
std::uint64_t beginMoveHash(Move::Kind kind, Seat player, std::uint32_t action);

/// What a seat sees, from the hash of the position as it sees it.
std::uint64_t observed(std::uint64_t hash, Seat seat);

/// A token with its identity at a place.
std::uint64_t placedToken(std::uint64_t placedHash, TokenId token);

}  // namespace ludo::kernel
