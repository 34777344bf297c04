// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/features.h"

#include "core/kernel/zone_order.h"

namespace ludo::kernel {

namespace {

// Keep the different kinds of term apart.
constexpr std::uint64_t variableTag = 1;
constexpr std::uint64_t lookTag = 2;
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

std::uint64_t tokenLook(const Rules& rules, std::uint32_t type, Seat owner) {
  const std::uint64_t hash = combine(combine(rules.hashSeed(), lookTag), type);
  return combine(hash, static_cast<std::uint64_t>(owner));
}

std::uint64_t tokenLook(const Rules& rules, const Token& token) {
  std::uint64_t look = tokenLook(rules, token.type, token.owner);
  for (const Value& value : token.props) look = withProperty(look, value);
  return look;
}

std::uint64_t unknownLook(Seat owner, std::uint32_t pool) {
  return combine(combine(unknown, static_cast<std::uint64_t>(owner)), pool);
}

std::uint64_t natureLook(const Rules& rules, const Token& token) {
  if (token.nature != 0) return withOrigin(rules.hashSeed(), token.nature);
  std::uint64_t look = tokenLook(rules, token.type, nobody);
  for (std::size_t i = 0; i < token.props.size(); ++i) {
    const Origin origin = token.origins.empty() ? Origin{0} : token.origins[i];
    look = origin == 0 ? withProperty(look, token.props[i]) : withOrigin(look, origin);
  }
  return look;
}

std::uint64_t unplacedLook(std::uint64_t natureLook, std::uint32_t pool) {
  return combine(combine(natureLook, unplacedTag), pool);
}

std::uint64_t placedLook(const Rules& rules, std::uint64_t look, ZoneId zone, std::size_t index) {
  return placedAt(look, zone, isOrdered(rules, zone) ? index + 1 : 0);
}

std::uint64_t beginMoveLook(Move::Kind kind, Seat player, std::uint32_t action) {
  const std::uint64_t hash =
      combine(mix64(static_cast<std::uint64_t>(kind)), static_cast<std::uint64_t>(player));
  return combine(hash, action);
}

std::uint64_t observed(std::uint64_t hash, Seat seat) {
  return combine(hash, static_cast<std::uint64_t>(seat));
}

std::uint64_t placedToken(std::uint64_t placedLook, TokenId token) {
  return combine(combine(placedLook, tokenTag), token.index);
}

}  // namespace ludo::kernel
