// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/engine/move.h"

namespace ludo::engine {

/// The legal moves of a position in canonical order, in the form of the program that found them;
/// Program::moveIn makes a move of one of them. Of one thread; meant to be used again for other positions, so
/// that it keeps its memory.
struct MoveList {
  std::size_t size = 0;              ///< how many moves there are
  std::vector<std::uint64_t> words;  ///< as the program's code writes them: see listedMoves
  std::vector<Move> moves;           ///< the moves themselves, where they do not come from code; else empty
};

}  // namespace ludo::engine
