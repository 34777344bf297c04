// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/engine/program.h"

namespace ludo::engine {

/// Where a program and the kernel differ. A value.
struct Divergence {
  std::uint64_t seed = 0;           ///< of the game
  std::vector<kernel::Move> moves;  ///< the moves that lead there from the start
  std::string what;                 ///< "legal moves: kernel 3, program 4", with the first that differ
  std::size_t program = 0;          ///< index of the program among those that were compared
};

/// What came of a comparison. A value.
struct Comparison {
  std::uint64_t plies = 0;       ///< plies compared, of each program
  std::uint64_t withKernel = 0;  ///< plies, of all programs, that the kernel played for lack of room in the
  ///< position
  std::uint64_t unfollowed = 0;          ///< steps of playouts with too many picks at once to be followed
  std::optional<Divergence> divergence;  ///< nothing when both sides agree
};

/// Plays one game of random moves on the kernel and the program side by side, and compares them before each
/// decision: legal moves in their order, hashes, what each player sees, player to move, turn and result; that
/// packing and unpacking a state leaves it as it was; and now and then that a playout's next move is legal.
/// Where the program keeps identities also the whole state, and what imagine() makes of it. As the other
/// functions here, thread-safe.
Comparison compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies);

/// The same with several programs of one game that differ only in what executes their code; the kernel plays
/// once for all. Where their positions have the same bits, what is read from them is compared once. At least
/// one program (asserted).
Comparison compareGame(std::span<const Program* const> programs, std::uint64_t seed, std::uint64_t mostPlies);

/// The same for given moves of a game, each legal for the kernel, without playouts.
Comparison comparePlay(const Program& program, std::uint64_t seed, const std::vector<kernel::Move>& moves);

/// Follows a playout for at most `mostPlies` plies: each of its moves is legal for the kernel, and leads to
/// the same position.
Comparison comparePlayout(const Program& program, std::uint64_t seed, std::uint64_t mostPlies);

}  // namespace ludo::engine
