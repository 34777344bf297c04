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
  std::uint64_t game = UINT64_MAX;  ///< the first game in which it ran; UINT64_MAX: none
  std::uint32_t ply = 0;            ///< and the step of its Replay that shows it; 0: while setting up
  bool operator==(const NodeUse&) const = default;
};

/// How often each construct of a GameDef ran, by node number. Games are added in any order, with the same
/// sums.
struct Coverage {
  std::uint64_t games = 0;
  std::vector<NodeUse> nodes;
  void add(const Coverage& other);
  bool operator==(const Coverage&) const = default;
};

}  // namespace ludo::sim
