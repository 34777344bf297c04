// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/agents/agent_settings.h"
#include "core/agents/search_budget.h"

namespace ludo::agents {

/// The options that all tree searches have: the limits, "exploration", "playouts" and "memory"; and some of
/// their own.
std::vector<AgentOption> searchOptions(const std::vector<AgentOption>& own);
/// The option "playouts": random games from each leaf; 0: as many as LeafGames says.
std::uint32_t playoutsOf(const AgentSettings& settings);
/// The option "memory", in bytes.
std::size_t bytesOf(const AgentSettings& settings);

}  // namespace ludo::agents
