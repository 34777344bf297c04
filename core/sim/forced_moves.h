// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/kernel/state.h"

namespace ludo::sim {

/// Notices that nobody decides anything any more: many moves in a row are the only legal ones, and what is on
/// the table comes back as it was, without a random number having been drawn. Such a game would go on until
/// its cap. Internal to the room.
class ForcedMoves {
 public:
  /// To be told of each state in which somebody is to move. True when play goes round in a circle.
  bool goRound(const kernel::State& state, std::size_t legalMoves);

 private:
  std::uint64_t m_inARow = 0;
  /// A state of this row to compare with, taken ever more rarely (Brent, "An improved Monte Carlo
  /// factorization algorithm", 1980): so that circles of any length are found.
  std::uint64_t m_mark = 0;
};

}  // namespace ludo::sim
