// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/playouts.h"
#include "core/engine/program.h"

namespace ludo::agents {

/// How a game may go on from a decision, as far as its player knows: again and again from a state that could
/// be the real one, with chance of its own. One decision and one thread at a time.
class ImaginedGame {
 public:
  ImaginedGame() = default;
  ImaginedGame(const ImaginedGame&) = delete;
  ImaginedGame& operator=(const ImaginedGame&) = delete;
  virtual ~ImaginedGame() = default;

  /// From here on, this decision is imagined, which must live as long. Returns the looks of its legal moves.
  virtual std::vector<std::uint64_t> begin(const Decision& decision) = 0;

  /// Back to the decision, in another state that could be the real one.
  virtual void restart(Rng& rng) = 0;
  virtual bool over() const = 0;
  virtual kernel::Seat playerToMove() const = 0;
  /// What the player to move knows of the position, as one number: that player's information set.
  virtual std::uint64_t informationSet() const = 0;
  /// Replaces `looks` by what each legal move looks like to the player to move. Moves that the player cannot
  /// tell apart look the same.
  virtual void legalMoves(std::vector<std::uint64_t>& looks) = 0;
  /// Plays a legal move, by index.
  virtual void apply(std::size_t move) = 0;
  /// Plays on at random to the end.
  virtual void finish(Rng& rng, Points& points) = 0;
};

/// Fast where nothing is hidden, the general way elsewhere.
std::unique_ptr<ImaginedGame> makeImaginedGame(const engine::Program& program);

}  // namespace ludo::agents
