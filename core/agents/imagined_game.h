// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/playouts.h"
#include "core/engine/program.h"

namespace ludo::agents {

/// How a game may go on from a decision, as far as its player knows: again and again from a position that
/// could be the real one, with chance of its own. What is hidden is imagined anew each time
/// (determinisation). One decision and one thread at a time.
class ImaginedGame {
 public:
  explicit ImaginedGame(const engine::Program& program) : m_program(program), m_playouts(program) {}

  /// From here on, this decision is imagined, which must live as long. Returns the observed hashes of its
  /// legal moves.
  std::vector<std::uint64_t> begin(const Decision& decision);

  /// Back to the decision, in another position that could be the real one.
  void restart(Rng& rng);
  bool over() const { return m_program.over(m_position); }
  kernel::Seat playerToMove() const { return m_program.playerToMove(m_position); }
  /// What the player to move knows of the position, as one number: that player's information set.
  std::uint64_t informationSet() const { return m_program.observedHash(m_position, playerToMove()); }
  /// Replaces `hashes` by the observed hash of each legal move. Moves that the player cannot
  /// tell apart look the same.
  void legalMoves(std::vector<std::uint64_t>& hashes);
  /// Plays a legal move, by index.
  void apply(std::size_t move) { m_program.apply(m_position, m_legal[move]); }
  /// Plays on at random to the end. How many plies it took.
  std::uint64_t finish(Rng& rng, Points& points) { return m_playouts.play(m_position, rng, points); }
  /// So many times, each with chance of its own: the sums of points and plies.
  std::uint64_t finish(std::uint32_t games, Rng& rng, Points& points);

 private:
  const engine::Program& m_program;
  Playouts m_playouts;
  const kernel::Observation* m_observation = nullptr;
  engine::Position m_root;  ///< as the player sees it
  engine::Position m_position;
  engine::Position m_leaf;
  std::vector<engine::Move> m_legal;
};

}  // namespace ludo::agents
