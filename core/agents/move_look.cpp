// SPDX-License-Identifier: Apache-2.0
#include "core/agents/move_look.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/kernel/features.h"

namespace ludo::agents {
namespace {

bool knows(const kernel::Rules& rules, const kernel::Token& token, kernel::Seat seat) {
  return !rules.hasSecrets() || ((token.knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
}

std::uint64_t look(const kernel::Rules& rules, const kernel::State& state, kernel::TokenId id,
                   kernel::Seat seat) {
  constexpr std::uint64_t unknown = stableHash("unknown token");
  const kernel::Token& token = state.tokens[id.index];
  const std::uint64_t bare = knows(rules, token, seat)
                                 ? kernel::tokenLook(rules, token)
                                 : combine(unknown, static_cast<std::uint64_t>(token.owner));
  if (!token.alive()) return bare;
  const std::vector<kernel::TokenId>& content = state.zones[token.zone.index];
  const auto index = static_cast<std::size_t>(std::ranges::find(content, id) - content.begin());
  return kernel::placedLook(rules, bare, token.zone, index);
}

}  // namespace

std::uint64_t moveLook(const kernel::Rules& rules, const kernel::State& state, const kernel::Move& move,
                       kernel::Seat seat) {
  std::uint64_t hash = mix64(static_cast<std::uint64_t>(move.kind));
  hash = combine(hash, static_cast<std::uint64_t>(move.player));
  hash = combine(hash, move.action);
  for (const kernel::Value& value : move.args) {
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash =
        combine(hash, value.kind == kernel::Value::Kind::Token ? look(rules, state, value.token(), seat)
                                                               : static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

}  // namespace ludo::agents
