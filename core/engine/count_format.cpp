// SPDX-License-Identifier: Apache-2.0
#include "core/engine/count_format.h"

#include <algorithm>

namespace ludo::engine {

using kernel::ZoneId;

bool CountFormat::pack(const kernel::State& state, Fields& fields) const {
  const auto isCounted = [this](const kernel::Token& token) {
    return !token.alive() || token.type == m_facts.onlyType;
  };
  if (!std::ranges::all_of(state.tokens, isCounted)) return false;
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone)
    fields.set(m_layout.counts->counts, static_cast<std::int64_t>(zone),
               static_cast<std::int64_t>(state.zones[zone].size()));
  return true;
}

void CountFormat::unpack(const Fields& fields, kernel::State& state) const {
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    std::int64_t left = fields.get(m_layout.counts->counts, static_cast<std::int64_t>(zone));
    for (; left > 0; --left) {
      state.zones[zone].emplace_back(state.tokens.size());
      kernel::Token& token = state.tokens.emplace_back();
      token.type = m_facts.onlyType;
      token.zone = ZoneId(zone);
      token.knownBy = m_rules.seenBy(token.zone);
      unpackProperties({}, zone, fields, token);
    }
  }
}

}  // namespace ludo::engine
