// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/engine/program.h"

namespace ludo::agents {

/// How a game ended for each seat, in half points: 2 for a win, 1 for a draw, 0 for a loss. Whole numbers, so
/// that sums of them are exact. A game that was stopped at a cap or where nobody could move counts as drawn.
using Points = std::vector<std::uint32_t>;
constexpr std::uint32_t mostPoints = 2;

/// Plays games to their end at random, within the bounds that the simulator has too.
class Playouts {
 public:
  explicit Playouts(const engine::Program& program);
  /// For decisions in turn `turn`: a game that is past its cap already goes on for as many turns again.
  void beginAt(std::uint64_t turn);
  /// How many plies it took. Leaves `position` where the game ended.
  std::uint64_t play(engine::Position& position, Rng& rng, Points& points) const;
  /// So many games from there, and the sums of their points and plies. All begin with the same chance.
  std::uint64_t play(const engine::Position& from, std::uint32_t games, Rng& rng, Points& points);
  /// Of an ended game.
  void result(const engine::Position& position, Points& points) const;

 private:
  const engine::Program& m_program;
  std::uint64_t m_turnCap;
  engine::PlayoutLimits m_limits;
  std::vector<engine::PlayoutEnd> m_ends;
};

}  // namespace ludo::agents
