// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/engine/compile.h"
#include "shrink.h"

namespace ludo::testing {

/// How a game's program is held against the kernel.
struct Plays {
  engine::Execution execution = engine::Execution::Interpreted;
  std::optional<engine::Encoding> encoding = {};  ///< of the program; the fastest that will do unless written
  std::uint64_t games = 3;                        ///< with seeds from 1 on
  std::uint64_t plies = 60;                       ///< of each at most
  std::uint64_t playoutPlies = 20;                ///< of a playout that is followed
};

/// Adds up over many games.
struct Tally {
  std::uint64_t lowered = 0;  ///< programs
  std::uint64_t plies = 0;
  std::uint64_t withKernel = 0;  ///< see engine::Comparison
};

/// The first divergence; nothing too when the game is not lowered.
std::optional<engine::Divergence> firstDivergence(const language::GameDef& game, const Plays& plays,
                                                  Tally& tally);
/// The one after the fewest plies.
FindDivergence shortestDivergence(const Plays& plays);

/// The game shrunk, as text, when its program diverges; else empty.
std::string divergenceText(const language::GameDef& game, const Plays& plays, Tally& tally);

}  // namespace ludo::testing
