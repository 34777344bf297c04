// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/observed_hash.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/kernel/features.h"

namespace ludo::kernel {

std::uint64_t observedTokenHash(const Rules& rules, const Token& token, Seat seat) {
  return knows(rules, token, seat) ? tokenHash(rules, token) : unknownHash(token.owner, token.pool);
}

std::uint64_t observedPlacedHash(const Rules& rules, const State& state, TokenId id, Seat seat) {
  const Token& token = state.tokens[id.index];
  const std::uint64_t bare = observedTokenHash(rules, token, seat);
  if (!token.alive()) return bare;
  const std::vector<TokenId>& content = state.zones[token.zone.index];
  const auto index = static_cast<std::size_t>(std::ranges::find(content, id) - content.begin());
  return placedHash(rules, bare, token.zone, index);
}

std::uint64_t observedMoveHash(const Rules& rules, const State& state, const Move& move, Seat seat) {
  std::uint64_t hash = beginMoveHash(move.kind, move.player, move.action);
  for (const Value& value : move.args) {
    const bool isToken = value.kind == Value::Kind::Token;
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, isToken ? observedPlacedHash(rules, state, value.token(), seat)
                                 : static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

}  // namespace ludo::kernel
