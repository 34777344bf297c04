// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

namespace ludo::engine {

/// Where a player decides: a phase, and a place in the turn order.
struct Stage {
  std::uint32_t phase = 0;     ///< index into TurnDef::phases
  std::size_t orderIndex = 0;  ///< index into the order; 0 where the turn is free
};

}  // namespace ludo::engine
