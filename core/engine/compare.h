// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/program.h"

namespace ludo::engine {

/// Where a program and the kernel go different ways.
struct Divergence {
  std::uint64_t seed = 0;
  std::vector<kernel::Move> moves;  ///< that lead there from the start
  std::string what;                 ///< "legal moves: kernel 3, program 4", with the first that differ
};

/// Plays one game of random moves on the kernel and the program side by side and compares them before each
/// decision: legal moves in their order, position hash, state hash where the program keeps identities,
/// player to move, turn, random generator, result. Adds to `plies` what was played.
std::optional<Divergence> compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies,
                                      std::uint64_t& plies);

}  // namespace ludo::engine
