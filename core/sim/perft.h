// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/program.h"
#include "core/kernel/kernel.h"

namespace ludo::sim {

/// How far a count is: the level, and of its first decisions those that are done.
struct PerftProgress {
  unsigned depth = 0;
  std::size_t done = 0;
  std::size_t total = 0;
};

/// Counts of move sequences by length: the standard check of a move generator ("performance test").
struct PerftOptions {
  /// What one level of depth is: one decision, or all decisions until the player to move changes or the game
  /// ends.
  enum class Unit { Decision, Turn };
  Unit unit = Unit::Decision;
  unsigned depth = 1;
  unsigned threads = 0;  ///< 0: as many as the machine has
  /// Makes a program that counts once the kernel would take longer than `patience`; it may give none. Without
  /// it the kernel counts alone.
  std::function<engine::ProgramPtr()> makeProgram = {};
  double patience = 0.5;  ///< seconds
  /// Told on a thread of its own how far the level under way is.
  std::function<void(const PerftProgress&)> report = {};
};

struct PerftRoot {
  kernel::Move move;
  std::string text;
  std::uint64_t nodes = 0;  ///< sequences of the full depth that begin with it
};

struct PerftResult {
  /// [i]: sequences of i + 1 units; a finished game has no successors. As far as they were counted whole.
  std::vector<std::uint64_t> nodes;
  std::vector<PerftRoot> divide;         ///< by first decision, in the order of legal moves
  bool complete = true;                  ///< false: stopped; `divide` is of no use
  bool turnTooLong = false;              ///< false too, because one turn went on for over 1,000 decisions
  std::optional<kernel::Excess> excess;  ///< the same, because the game asks for too much
};

/// Counts from `state` on, level after level, in parallel over the first decisions. What chance brings is
/// sampled once for each node, from the state's own generator, so games of chance have one count a seed.
PerftResult perft(const kernel::Rules& rules, const kernel::State& state, const PerftOptions& options,
                  std::stop_token stop = {});

}  // namespace ludo::sim
