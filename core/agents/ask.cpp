// SPDX-License-Identifier: Apache-2.0
#include "core/agents/agent.h"

namespace ludo::agents {

std::size_t ask(Agent& agent, const kernel::Rules& rules, const kernel::State& state,
                const std::vector<kernel::Move>& legalMoves, Rng& rng) {
  const kernel::Seat player = kernel::playerToMove(state);
  const kernel::Observation observation(rules, state, player);
  if (!rules.hasSecrets()) return agent.chooseMove({rules, observation, player, legalMoves, rng});
  std::vector<kernel::Move> seen;
  for (const kernel::Move& move : legalMoves) seen.push_back(observation.seen(move));
  return agent.chooseMove({rules, observation, player, seen, rng});
}

}  // namespace ludo::agents
