// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gone_tokens.h"

namespace ludo::engine {

std::optional<kernel::State> withoutGoneTokens(const kernel::State& state) {
  if (!state.tasks.empty() || !state.committed.empty() || !state.events.empty()) return std::nullopt;
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
  return result;
}

}  // namespace ludo::engine
