// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>

#include "core/agents/agent.h"

namespace ludo::agents {

std::size_t ask(Agent& agent, const kernel::Rules& rules, const kernel::State& state,
                const std::vector<kernel::Move>& legalMoves, Rng& rng, std::stop_token stop,
                Thoughts* thoughts) {
  const kernel::Seat player = kernel::playerToMove(state);
  const kernel::Observation observation(rules, state, player);
  if (!rules.mayHide())
    return agent.chooseMove({rules, observation, player, legalMoves, rng, std::move(stop), thoughts});
  // As the player sees them, in an order that gives nothing away either.
  std::vector<std::pair<kernel::Move, std::size_t>> seen;
  for (std::size_t i = 0; i < legalMoves.size(); ++i) seen.emplace_back(observation.seen(legalMoves[i]), i);
  std::ranges::sort(seen);
  std::vector<kernel::Move> shown;
  shown.reserve(seen.size());
  for (const auto& [move, index] : seen) shown.push_back(move);
  const std::size_t choice =
      agent.chooseMove({rules, observation, player, shown, rng, std::move(stop), thoughts});
  if (thoughts != nullptr) {
    for (Thought& thought : *thoughts) thought.move = seen[thought.move].second;
  }
  return choice < seen.size() ? seen[choice].second : choice;
}

}  // namespace ludo::agents
