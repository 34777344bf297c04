// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

namespace ludo::sim {

/// What became of one construct of the rules. A plain value.
struct NodeUse {
  std::uint64_t ran = 0;            ///< effects that had their turn, triggers fired, actions taken, ends met
  std::uint64_t refused = 0;        ///< effects that could not do what they say, trigger chains cut off
  std::uint64_t possible = 0;       ///< actions: plies at which it was legal
  std::uint64_t changed = 0;        ///< changes of the game that effects made: 0 is no change
  std::uint64_t game = UINT64_MAX;  ///< the first game in which it ran; UINT64_MAX: none
  std::uint32_t ply = 0;            ///< and the step of its Replay that shows it; 0: while setting up
  bool operator==(const NodeUse&) const = default;
};

/// A construct that did or could do something in one game.
struct NodeInGame {
  std::uint32_t node = 0;
  std::uint64_t ran = 0;  ///< and what follows as in NodeUse
  std::uint64_t refused = 0;
  std::uint64_t possible = 0;
  std::uint64_t changed = 0;
  std::uint32_t ply = 0;  ///< at which it ran first
  bool operator==(const NodeInGame&) const = default;
};
using GameCoverage = std::vector<NodeInGame>;

/// How often each construct of a GameDef ran, by node number.
struct Coverage {
  std::uint64_t games = 0;     ///< that it counts
  std::vector<NodeUse> nodes;  ///< by node number
  /// Games come in the order of their numbers; nodes must have room for theirs.
  void add(std::uint64_t game, const GameCoverage& coverage);
  /// The same of later games of the same rules.
  void add(const Coverage& later);
  bool operator==(const Coverage&) const = default;
};

}  // namespace ludo::sim
