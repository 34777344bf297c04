// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/kernel/kernel.h"
#include "core/language/spec_tests.h"

namespace ludo::spec_tests {

/// The game in which a test is played, and how far it has come. Private to the room; one thread.
class TestGame {
 public:
  TestGame(const language::GameDefPtr& game, const language::TestDef& test);

  const kernel::Rules& rules() const { return *m_rules; }
  const kernel::State& state() const { return m_state; }
  /// As the player to move means them, or when the game is over as the one who moved last.
  kernel::Seat actor() const;
  const std::vector<kernel::Move>& legalMoves();
  std::uint64_t plies() const { return m_state.moveCount; }
  /// Of the random moves of the test.
  Rng& rng() { return m_rng; }

  /// Plays a legal move; `place` is where the test writes it.
  void play(const kernel::Move& move, Span place);
  /// "at the start", "after mark(cell_0_0)".
  std::string when() const;
  Span lastPlace() const { return m_lastPlace; }

 private:
  kernel::RulesPtr m_rules;
  kernel::State m_state;
  Rng m_rng;
  std::vector<kernel::Move> m_legal;
  bool m_legalKnown = false;
  std::string m_lastMove;
  Span m_lastPlace;
};

}  // namespace ludo::spec_tests
