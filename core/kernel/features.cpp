// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/features.h"

#include "core/base/hash.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

namespace {

// Keep the different kinds of term apart.
constexpr std::uint64_t variableTag = 1;
constexpr std::uint64_t lookTag = 2;
constexpr std::uint64_t tokenTag = 3;

}  // namespace

std::uint64_t variableFeature(const Rules& rules, std::size_t slot, std::int64_t value) {
  std::uint64_t hash = combine(rules.hashSeed(), variableTag);
  hash = combine(hash, slot);
  return combine(hash, static_cast<std::uint64_t>(value));
}

std::uint64_t tokenLook(const Rules& rules, const Token& token) {
  std::uint64_t hash = combine(rules.hashSeed(), lookTag);
  hash = combine(hash, token.type);
  hash = combine(hash, static_cast<std::uint64_t>(token.owner));
  for (const Value& value : token.props) {
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

std::uint64_t placedLook(const Rules& rules, std::uint64_t look, ZoneId zone, std::size_t index) {
  const std::uint64_t place = isOrdered(rules, zone) ? index + 1 : 0;
  return combine(combine(look, zone.index), place);
}

std::uint64_t placedToken(std::uint64_t placedLook, TokenId token) {
  return combine(combine(placedLook, tokenTag), token.index);
}

}  // namespace ludo::kernel
