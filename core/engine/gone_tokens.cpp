// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gone_tokens.h"

#include <algorithm>

#include "core/kernel/variables.h"

namespace ludo::engine {

std::optional<kernel::State> withoutGoneTokens(const kernel::Rules& rules, const kernel::State& state) {
  if (!state.tasks.empty() || !state.events.empty()) return std::nullopt;
  kernel::State result = state;
  result.bindings.clear();
  result.tokens.clear();
  std::vector<kernel::TokenId> renamed(state.tokens.size());
  for (std::size_t i = 0; i < state.tokens.size(); ++i) {
    if (!state.tokens[i].alive()) continue;
    renamed[i] = kernel::TokenId(result.tokens.size());
    result.tokens.push_back(state.tokens[i]);
  }
  for (std::vector<kernel::TokenId>& zone : result.zones) {
    for (kernel::TokenId& token : zone) token = renamed[token.index];
  }
  // What somebody still holds cannot be forgotten.
  const auto rename = [&](kernel::Value& value) {
    if (value.kind != kernel::Value::Kind::Token) return true;
    const kernel::TokenId token = value.token();
    if (!token.valid() || !state.tokens[token.index].alive()) return false;
    value = kernel::Value::ofToken(renamed[token.index]);
    return true;
  };
  for (kernel::Token& token : result.tokens) {
    if (!std::ranges::all_of(token.props, rename)) return std::nullopt;
  }
  for (kernel::Move& move : result.committed) {
    if (!std::ranges::all_of(move.args, rename)) return std::nullopt;
  }
  // A variable holds no token that is gone.
  for (const std::size_t slot : rules.tokenSlots()) {
    std::int64_t& kept = result.variables[slot];
    if (kept != kernel::heldNothing) kept = renamed[static_cast<std::size_t>(kept)].index;
  }
  return result;
}

}  // namespace ludo::engine
