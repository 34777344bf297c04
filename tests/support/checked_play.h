// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "core/kernel/kernel.h"

namespace ludo::testing {

/// What is wrong with a state that a game has come to: a variable out of its bounds, a token in two zones or
/// none, a zone over its capacity, sums that are not the recomputed ones, moves after the end. Empty when
/// nothing is.
std::string unsoundness(const kernel::Rules& rules, const kernel::State& state);

/// How a play went, and the first promise of the kernel that did not hold in it.
struct CheckedPlay {
  std::string broken;  ///< empty when all held
  int plies = 0;
  bool over = false;
  bool stuck = false;       ///< nobody could move
  std::uint64_t moves = 0;  ///< legal ones, over all plies
  std::map<kernel::Note::Kind, int> notes;
};

/// Plays random moves, and holds each state and move against everything that the kernel promises: see
/// checked_play.cpp. A game that makes very many tokens is left early.
CheckedPlay checkedPlay(const kernel::Rules& rules, std::uint64_t seed, int mostPlies = 100);

}  // namespace ludo::testing
