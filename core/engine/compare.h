// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/engine/program.h"

namespace ludo::engine {

/// Where a program and the kernel go different ways.
struct Divergence {
  std::uint64_t seed = 0;
  std::vector<kernel::Move> moves;  ///< that lead there from the start
  std::string what;                 ///< "legal moves: kernel 3, program 4", with the first that differ
  std::size_t program = 0;          ///< which of those that were compared
};

struct Comparison {
  std::uint64_t plies = 0;       ///< by each program
  std::uint64_t withKernel = 0;  ///< of those of all programs, where a compiled one's position had no room
  std::uint64_t unfollowed = 0;  ///< steps of a playout that were too many picks at once to be followed
  std::optional<Divergence> divergence;
};

/// Plays one game of random moves on the kernel and the program side by side and compares them before each
/// decision: legal moves in their order, hashes, what each player sees, player to move, turn, result, and
/// where the program keeps identities the whole state, and what players do not know, shuffled; that packing
/// and unpacking a state leaves it as it was; and now and then that a playout's next move is a legal one.
Comparison compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies);

/// The same with several programs of one game that differ only in what executes their code, so that the
/// kernel plays once for all. Where their positions are the same bits, what is read from those is compared
/// once. There is at least one (asserted).
Comparison compareGame(std::span<const Program* const> programs, std::uint64_t seed, std::uint64_t mostPlies);

/// The same for given moves of a game, each legal for the kernel, without playouts.
Comparison comparePlay(const Program& program, std::uint64_t seed, const std::vector<kernel::Move>& moves);

/// Follows a playout for so many plies at most: each of its moves is one that the kernel allows where it is
/// made, and leads where the kernel's does.
Comparison comparePlayout(const Program& program, std::uint64_t seed, std::uint64_t mostPlies);

}  // namespace ludo::engine
