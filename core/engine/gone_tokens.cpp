// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gone_tokens.h"

namespace ludo::engine {

std::optional<kernel::State> withoutGoneTokens(const kernel::State& state) {
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
  for (kernel::Move& move : result.committed) {
    for (kernel::Value& argument : move.args) {
      if (argument.kind != kernel::Value::Kind::Token) continue;
      const kernel::TokenId token = argument.token();
      if (!token.valid() || !state.tokens[token.index].alive()) return std::nullopt;
      argument = kernel::Value::ofToken(renamed[token.index]);
    }
  }
  return result;
}

}  // namespace ludo::engine
