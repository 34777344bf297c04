// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/engine/move.h"

namespace ludo::engine {

/// The legal moves of a position in canonical order, as its program has found them: they are made into moves
/// only where one is asked for (Program::moveIn). One thread's own, to be used again for other positions.
struct MoveList {
  std::size_t size = 0;
  std::vector<std::uint64_t> words;  ///< what the program's code has written
  std::vector<Move> moves;           ///< where the moves do not come from code
};

}  // namespace ludo::engine
