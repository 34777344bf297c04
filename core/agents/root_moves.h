// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/agents/agent.h"
#include "core/engine/program.h"

namespace ludo::agents {

/// Finds a program's legal moves among those of a decision about the same position. A program may number
/// tokens in its own way, and may take for one move what differs only in which of two equal tokens is meant.
class RootMoves {
 public:
  RootMoves(const engine::Program& program, const engine::Position& position, const Decision& decision);
  /// Index into decision.legalMoves. The move must be one of them (asserted).
  std::size_t indexOf(const engine::Move& move) const;
  /// What the move is looked up by; the move is the program's.
  std::uint64_t hashOf(const engine::Move& move) const;
  /// The same for the decision's moves, by index.
  const std::vector<std::uint64_t>& hashes() const { return m_hashes; }

 private:
  const engine::Program& m_program;
  const kernel::Rules& m_rules;
  kernel::State m_state;  ///< with the program's tokens
  kernel::Seat m_player;
  std::vector<std::uint64_t> m_hashes;
};

}  // namespace ludo::agents
