// SPDX-License-Identifier: Apache-2.0
#include "core/agents/imagined_game.h"

#include <algorithm>

#include "core/agents/root_moves.h"
#include "core/kernel/observed_hash.h"

namespace ludo::agents {

std::vector<std::uint64_t> ImaginedGame::begin(const Decision& decision) {
  m_observation = &decision.observation;
  const kernel::State& state = m_observation->state();
  m_root = m_program.pack(state);
  m_playouts.beginAt(state.turnNumber);
  std::vector<std::uint64_t> hashes(decision.legalMoves.size());
  if (m_program.keepsIdentities()) {
    for (std::size_t i = 0; i < hashes.size(); ++i)
      hashes[i] = kernel::observedMoveHash(decision.rules, state, decision.legalMoves[i], decision.player);
    return hashes;
  }
  const RootMoves moves(m_program, m_root, decision);
  m_program.legalMoves(m_root, m_legal);
  for (const engine::Move& move : m_legal)
    hashes[moves.indexOf(move)] = m_program.observedMoveHash(m_root, move, decision.player);
  return hashes;
}

void ImaginedGame::restart(Rng& rng) {
  if (m_observation->leavesMovesOut()) {
    m_position = m_program.pack(m_observation->determinised(rng));
    return;
  }
  m_position = m_root;
  m_program.imagine(m_position, m_observation->unknown(), rng);
  m_program.reseed(m_position, rng.next());
}

void ImaginedGame::legalMoves(std::vector<std::uint64_t>& hashes) {
  m_program.legalMoves(m_position, m_legal);
  const kernel::Seat player = playerToMove();
  hashes.clear();
  for (const engine::Move& move : m_legal)
    hashes.push_back(m_program.observedMoveHash(m_position, move, player));
}

std::uint64_t ImaginedGame::finish(std::uint32_t games, Rng& rng, Points& points) {
  if (games == 1 || over()) {
    const std::uint64_t plies = finish(rng, points);
    for (std::uint32_t& sum : points) sum *= games;
    return plies;
  }
  std::uint64_t plies = 0;
  Points once(points.size());
  std::ranges::fill(points, 0U);
  for (std::uint32_t game = 0; game < games; ++game) {
    m_leaf = m_position;
    m_program.reseed(m_leaf, rng.next());
    plies += m_playouts.play(m_leaf, rng, once);
    for (std::size_t seat = 0; seat < points.size(); ++seat) points[seat] += once[seat];
  }
  return plies;
}

}  // namespace ludo::agents
