// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/base/hash.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// The terms that State::positionSum and State::identitySum add up, and those of the observed hashes
/// (observed_hash.h). They are added rather than combined by exclusive or, because two equal cards in one set
/// must not cancel.
namespace ludo::kernel {

/// What a variable's feature is made of beside its value: variableFeature is combine(variableTerm, value).
std::uint64_t variableTerm(const Rules& rules, std::size_t slot);
/// What a variable with this value adds to the sum.
std::uint64_t variableFeature(const Rules& rules, std::size_t slot, std::int64_t value);

/// That the seat is active, where that is part of what may occur again (repetitions.h).
std::uint64_t activeFeature(const Rules& rules, Seat seat);

/// What a token looks like, wherever it is: type, owner and properties.
std::uint64_t tokenHash(const Rules& rules, const Token& token);
/// The hash of a token before its properties, and the same with one more property; tokenHash adds all of them
/// in the order of Token::props.
std::uint64_t tokenHash(const Rules& rules, std::uint32_t type, Seat owner);
inline std::uint64_t withProperty(std::uint64_t hash, const Value& value) {
  return combine(combine(hash, static_cast<std::uint64_t>(value.kind)),
                 static_cast<std::uint64_t>(value.payload));
}
/// The hash of a token to a seat that does not know what it is, and so cannot tell it from others of its pool
/// (pools.h).
std::uint64_t unknownHash(Seat owner, std::uint32_t pool);
/// The hash of a token to a seat that knows only where its values come from (origins.h); its owner does not
/// count. withOrigin() adds one such value.
std::uint64_t natureHash(const Rules& rules, const Token& token);
inline std::uint64_t withOrigin(std::uint64_t hash, Origin origin) {
  return combine(combine(hash, UINT64_MAX), origin);
}
/// What a token adds to an observed hash by belonging to the unknown tokens of a pool, wherever in it it is.
std::uint64_t unplacedHash(std::uint64_t natureHash, std::uint32_t pool);

/// A token's hash combined with where it is: the zone, and its index in the zone if the zone has an order.
std::uint64_t placedHash(const Rules& rules, std::uint64_t hash, ZoneId zone, std::size_t index);
/// The same; `place` is the index counted from 1, or 0 where the zone has no order.
inline std::uint64_t placedAt(std::uint64_t hash, ZoneId zone, std::size_t place) {
  return combine(combine(hash, zone.index), place);
}

/// The hash of a move before its arguments, each of which adds its kind and then what the seat sees of it.
std::uint64_t beginMoveHash(Move::Kind kind, Seat player, std::uint32_t action);

/// The hash of a position as a seat sees it, made different for each seat.
std::uint64_t observed(std::uint64_t hash, Seat seat);

/// A term of State::identitySum: which token it is, and where.
std::uint64_t placedToken(std::uint64_t placedHash, TokenId token);

}  // namespace ludo::kernel
