// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/looks.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/kernel/features.h"

namespace ludo::kernel {

std::uint64_t bareLook(const Rules& rules, const Token& token, Seat seat) {
  return knows(rules, token, seat) ? tokenLook(rules, token) : unknownLook(token.owner, token.pool);
}

std::uint64_t lookOf(const Rules& rules, const State& state, TokenId id, Seat seat) {
  const Token& token = state.tokens[id.index];
  const std::uint64_t bare = bareLook(rules, token, seat);
  if (!token.alive()) return bare;
  const std::vector<TokenId>& content = state.zones[token.zone.index];
  const auto index = static_cast<std::size_t>(std::ranges::find(content, id) - content.begin());
  return placedLook(rules, bare, token.zone, index);
}

std::uint64_t moveLook(const Rules& rules, const State& state, const Move& move, Seat seat) {
  std::uint64_t hash = beginMoveLook(move.kind, move.player, move.action);
  for (const Value& value : move.args) {
    const bool isToken = value.kind == Value::Kind::Token;
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, isToken ? lookOf(rules, state, value.token(), seat)
                                 : static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

}  // namespace ludo::kernel
