// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/features.h"

#include "core/kernel/zone_order.h"

namespace ludo::kernel {

namespace {

// Keep the different kinds of term apart.
constexpr std::uint64_t variableTag = 1;
constexpr std::uint64_t kindTag = 2;
constexpr std::uint64_t tokenTag = 3;
constexpr std::uint64_t unplacedTag = 4;
constexpr std::uint64_t unknown = stableHash("unknown token");

}  // namespace

std::uint64_t variableTerm(const Rules& rules, std::size_t slot) {
  return combine(combine(rules.hashSeed(), variableTag), slot);
}

std::uint64_t variableFeature(const Rules& rules, std::size_t slot, std::int64_t value) {
  return combine(variableTerm(rules, slot), static_cast<std::uint64_t>(value));
}

std::uint64_t activeFeature(const Rules& rules, Seat seat) {
  return combine(rules.hashSeed(), static_cast<std::uint64_t>(seat));
}

std::uint64_t tokenHash(const Rules& rules, std::uint32_t type, Seat owner) {
  const std::uint64_t hash = combine(combine(rules.hashSeed(), kindTag), type);
  return combine(hash, static_cast<std::uint64_t>(owner));
}

std::uint64_t tokenHash(const Rules& rules, const Token& token) {
  std::uint64_t hash = tokenHash(rules, token.type, token.owner);
  for (const Value& value : token.props) hash = withProperty(hash, value);
  return hash;
}

std::uint64_t unknownHash(Seat owner, std::uint32_t pool) {
  return combine(combine(unknown, static_cast<std::uint64_t>(owner)), pool);
}

std::uint64_t natureHash(const Rules& rules, const Token& token) {
  if (token.nature != 0) return withOrigin(rules.hashSeed(), token.nature);
  std::uint64_t hash = tokenHash(rules, token.type, nobody);
  for (std::size_t i = 0; i < token.props.size(); ++i) {
    const Origin origin = token.origins.empty() ? Origin{0} : token.origins[i];
    hash = origin == 0 ? withProperty(hash, token.props[i]) : withOrigin(hash, origin);
  }
  return hash;
}

std::uint64_t unplacedHash(std::uint64_t natureHash, std::uint32_t pool) {
  return combine(combine(natureHash, unplacedTag), pool);
}

std::uint64_t placedHash(const Rules& rules, std::uint64_t hash, ZoneId zone, std::size_t index) {
  return placedAt(hash, zone, isOrdered(rules, zone) ? index + 1 : 0);
}

std::uint64_t beginMoveHash(Move::Kind kind, Seat player, std::uint32_t action) {
  const std::uint64_t hash =
      combine(mix64(static_cast<std::uint64_t>(kind)), static_cast<std::uint64_t>(player));
  return combine(hash, action);
}

std::uint64_t observed(std::uint64_t hash, Seat seat) {
  return combine(hash, static_cast<std::uint64_t>(seat));
}

std::uint64_t placedToken(std::uint64_t placedHash, TokenId token) {
  return combine(combine(placedHash, tokenTag), token.index);
}

}  // namespace ludo::kernel
