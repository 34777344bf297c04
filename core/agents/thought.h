// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/kernel/move.h"

namespace ludo::agents {

/// What an agent that plays games in thought found out about one of the moves it could choose from.
struct Thought {
  std::size_t move = 0;      ///< index into the legal moves
  std::uint64_t visits = 0;  ///< games played in thought that began with it
  double value = 0;          ///< what the player may expect, as the player can know: 0 a loss, 1 a win
  bool isCertain = false;    ///< the value is proven
  /// What the agent expects to follow the move, each made in the position behind the one before it. Empty
  /// where nobody can know it: with chance, or with something hidden.
  std::vector<kernel::Move> line = {};
};
using Thoughts = std::vector<Thought>;

/// The chosen move first, then what was looked at most.
inline void rank(Thoughts& thoughts, std::size_t chosen) {
  std::ranges::stable_sort(thoughts, [chosen](const Thought& a, const Thought& b) {
    const auto isChosen = [chosen](const Thought& thought) { return thought.move == chosen; };
    if (isChosen(a) || isChosen(b)) return isChosen(a) && !isChosen(b);
    return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
  });
}

}  // namespace ludo::agents
