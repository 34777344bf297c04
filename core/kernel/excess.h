// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::kernel {

/// What a game asked for too much of; limits.h says how much is allowed.
enum class Bound : std::uint8_t {
  Steps,       ///< work for one move, or one list of moves
  GameSteps,   ///< work for a whole game, or whatever else the calls were part of
  Turns,       ///< turns and phases in which nobody has anything to decide, in one move
  Forced,      ///< moves in a row that are the only legal ones and bring nothing new: see sim::play
  Moves,       ///< legal moves
  Options,     ///< members of one collection
  Tokens,      ///< tokens ever made
  Events,      ///< events that wait for triggers
  ExtraTurns,  ///< turns that wait
  Record,      ///< what is kept of a game that is recorded: see sim::play
};

/// Why the kernel gave up a game, and what it was at.
struct Excess {
  Bound bound = Bound::Steps;
  std::uint32_t node = 0;  ///< the construct by its number; 0 when there is none to name
  bool operator==(const Excess&) const = default;
};

/// What the game asks for: "it makes more than 100000 tokens".
std::string excessText(Bound bound);

}  // namespace ludo::kernel
