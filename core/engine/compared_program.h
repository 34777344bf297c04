// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/compared_state.h"
#include "core/engine/program.h"

namespace ludo::engine {

/// The program's side of a game that is compared with the kernel. Refers to the program; one thread.
class ComparedProgram {
 public:
  ComparedProgram(const Program& program, std::uint64_t seed)
      : m_program(program), m_position(program.start(seed)) {}

  /// Whether the position had no room, so that the kernel plays it.
  bool isWithKernel() const { return m_position.words() == 0; }
  /// Plays the kernel's legal move with that number; `played` is the kernel's state after it.
  void play(std::size_t number, const kernel::State& played);

  /// What differs from the kernel; nothing if nothing does. `same`: a program already compared, or null; what
  /// is read from the position is not compared again if that one's has the same bits.
  std::optional<std::string> difference(ComparedState& kernel, const ComparedProgram* same);
  /// What is wrong with the next step of a playout; nothing if it is right. Not examined again if that of
  /// `same` ended in the same bits.
  std::optional<std::string> strayPlayout(const kernel::State& state, Rng picks, const ComparedProgram* same);

 private:
  std::optional<std::string> differentTurn(const kernel::State& state) const;
  std::optional<std::string> differentState(const ComparedState& kernel) const;
  std::optional<std::string> differentMoves(const ComparedState& kernel);
  std::optional<std::string> differentWhenSeen(ComparedState& kernel) const;
  std::optional<std::string> differentWhenShuffled(ComparedState& kernel) const;
  std::optional<std::string> differentWhenPacked(const kernel::State& state,
                                                 const kernel::State& unpacked) const;

  const Program& m_program;
  Position m_position;
  Position m_afterPlayout;     ///< where the last playout that was examined ended
  MoveList m_list;             ///< the program's own
  std::vector<Move> m_moves;   ///< the kernel's legal moves as the program gives them
  std::vector<Move> m_actual;  ///< the program's
};

}  // namespace ludo::engine
