// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/engine/state_layout.h"
#include "core/kernel/rules.h"
#include "core/machine/code.h"

namespace ludo::engine {

/// How functions take and give moves in their argument memory. A move is a code and its arguments, a word
/// each: the action's number, or after all actions `pass` and `end the phase`.
constexpr std::size_t moveWords = 1 + 8;
/// Where a playout leaves how many plies it played, behind the generator of its picks.
constexpr std::uint32_t playoutPlies = 32;

/// A game's rules as code.
struct LoweredGame {
  machine::Module module;
  StateLayout layout;
  std::size_t scratchBytes = 0;

  /// No parameters; the move is at the argument's beginning.
  static constexpr std::uint32_t apply = 0;
  /// Gives back how many legal moves there are. The argument begins with how many there is room for, the
  /// moves follow.
  static constexpr std::uint32_t legalMoves = 1;
  /// Takes the most plies and the last turn number; gives back whether the game ended. The argument begins
  /// with the generator of picks.
  static constexpr std::uint32_t playout = 2;
};

/// Throws Unsupported.
LoweredGame lowerGame(const kernel::Rules& rules);

}  // namespace ludo::engine
