// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/kernel/kernel.h"

namespace ludo::sim {

/// Counts of move sequences by length: the standard check of a move generator ("performance test").
struct PerftOptions {
  /// What one level of depth is: one decision, or all decisions until the player to move changes or the game
  /// ends.
  enum class Unit { Decision, Turn };
  Unit unit = Unit::Decision;
  unsigned depth = 1;
  unsigned threads = 0;  ///< 0: as many as the machine has
};

struct PerftRoot {
  kernel::Move move;
  std::string text;
  std::uint64_t nodes = 0;  ///< sequences of the full depth that begin with it
};

struct PerftResult {
  std::vector<std::uint64_t> nodes;      ///< [i]: sequences of i + 1 units; a finished game has no successors
  std::vector<PerftRoot> divide;         ///< by first decision, in the order of legal moves
  bool complete = true;                  ///< false: stopped; the counts are of no use
  bool turnTooLong = false;              ///< false too, because one turn went on for over 1,000 decisions
  std::optional<kernel::Excess> excess;  ///< the same, because the game asks for too much
};

/// Counts from `state` on, in parallel over the first decisions. What chance brings is sampled once for each
/// node, from the state's own generator, so games of chance have one count a seed.
PerftResult perft(const kernel::Rules& rules, const kernel::State& state, const PerftOptions& options,
                  std::stop_token stop = {});

}  // namespace ludo::sim
