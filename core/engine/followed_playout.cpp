// SPDX-License-Identifier: Apache-2.0
#include "core/engine/followed_playout.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/engine/gone_tokens.h"
#include "core/kernel/kernel.h"

namespace ludo::engine {

std::uint64_t hashAsKept(const Program& program, const kernel::State& state) {
  return program.keepsIdentities() ? kernel::stateHash(program.rules(), state)
                                   : kernel::positionHash(program.rules(), state);
}

bool ranOutOfSteps(const kernel::State& state) {
  const std::optional<kernel::Excess> excess = state.givenUp();
  return excess && excess->bound == kernel::Bound::Steps;
}

std::optional<std::string> FollowedPlayout::wrong(std::uint64_t plies, const kernel::State& reached) const {
  if (plies == 0) {
    if (m_from.over() || kernel::legalMoves(m_program.rules(), m_from).empty()) return std::nullopt;
    return "a playout finds no move";
  }
  if (leads(m_from, plies, hashOf(reached)) || m_left == 0) return std::nullopt;
  return "a playout goes where no legal move leads";
}

// A playout counts how often an action is taken only where something asks for it, and forgets tokens that are
// gone.
std::uint64_t FollowedPlayout::hashOf(kernel::State state) const {
  if (ranOutOfSteps(state)) return 0;
  state.turnUses = state.phaseUses = state.gameUses = {};
  if (std::optional<kernel::State> inPlay = withoutGoneTokens(m_program.rules(), state)) {
    const kernel::HashSums sums = kernel::recomputeSums(m_program.rules(), *inPlay);
    inPlay->positionSum = sums.position;
    inPlay->identitySum = sums.identity;
    state = std::move(*inPlay);
  }
  return hashAsKept(m_program, state);
}

// Whether so many plies, of which those after the first are choices, can lead there.
bool FollowedPlayout::leads(const kernel::State& state, std::uint64_t plies, std::uint64_t hash) const {
  const std::vector<kernel::Move> moves = kernel::legalMoves(m_program.rules(), state);
  return std::ranges::any_of(moves, [&](const kernel::Move& move) {
    if (m_left == 0) return false;
    --m_left;
    kernel::State after = state;
    kernel::applyMove(m_program.rules(), after, move);
    if (plies == 1) return hashOf(std::move(after)) == hash;
    return after.pendingChoice() != nullptr && leads(after, plies - 1, hash);
  });
}

}  // namespace ludo::engine
