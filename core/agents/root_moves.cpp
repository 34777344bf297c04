// SPDX-License-Identifier: Apache-2.0
#include "core/agents/root_moves.h"

#include <algorithm>
#include <cassert>

#include "core/kernel/looks.h"

namespace ludo::agents {

RootMoves::RootMoves(const engine::Program& program, const engine::Position& position,
                     const Decision& decision)
    : m_program(program),
      m_rules(decision.rules),
      m_state(program.unpack(position)),
      m_player(decision.player) {
  for (const kernel::Move& move : decision.legalMoves)
    m_looks.push_back(kernel::moveLook(m_rules, decision.observation.state(), move, m_player));
}

std::uint64_t RootMoves::lookOf(const engine::Move& move) const {
  return kernel::moveLook(m_rules, m_state, m_program.kernelMove(m_state, move), m_player);
}

std::size_t RootMoves::indexOf(const engine::Move& move) const {
  const auto found = std::ranges::find(m_looks, lookOf(move));
  assert(found != m_looks.end());
  return static_cast<std::size_t>(found - m_looks.begin());
}

}  // namespace ludo::agents
