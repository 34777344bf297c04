// SPDX-License-Identifier: Apache-2.0
#include "core/agents/root_moves.h"

#include <algorithm>
#include <cassert>

#include "core/kernel/observed_hash.h"

namespace ludo::agents {

RootMoves::RootMoves(const engine::Program& program, const engine::Position& position,
                     const Decision& decision)
    : m_program(program),
      m_rules(decision.rules),
      m_state(program.unpack(position)),
      m_player(decision.player) {
  for (const kernel::Move& move : decision.legalMoves)
    m_hashes.push_back(kernel::observedMoveHash(m_rules, decision.observation.state(), move, m_player));
}

std::uint64_t RootMoves::hashOf(const engine::Move& move) const {
  return kernel::observedMoveHash(m_rules, m_state, m_program.kernelMove(m_state, move), m_player);
}

std::size_t RootMoves::indexOf(const engine::Move& move) const {
  const auto found = std::ranges::find(m_hashes, hashOf(move));
  assert(found != m_hashes.end());
  return static_cast<std::size_t>(found - m_hashes.begin());
}

}  // namespace ludo::agents
