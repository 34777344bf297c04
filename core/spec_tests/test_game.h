// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/kernel/kernel.h"
#include "core/language/spec_tests.h"
#include "core/spec_tests/rolls.h"

namespace ludo::spec_tests {

/// The game in which a test is played, and how far it has come. Private to the room; one thread.
class TestGame {
 public:
  TestGame(const language::GameDefPtr& game, const language::TestDef& test);
  /// Begins anew with dice that show these numbers until the first decision; not at all when they cannot.
  Rolling beginRolling(const std::vector<std::int64_t>& rolls, std::uint64_t mostTries);

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
  /// The same, with dice that show these numbers until the next decision. Nothing is played when they cannot.
  Rolling playRolling(const kernel::Move& move, const std::vector<std::int64_t>& rolls, Span place,
                      std::uint64_t mostTries);
  /// "at the start", "after mark(cell_0_0)".
  std::string when() const;
  Span lastPlace() const { return m_lastPlace; }

 private:
  void tell(const kernel::Move& move, Span place);
  void forget();

  kernel::RulesPtr m_rules;
  kernel::Beginning m_beginning;
  kernel::State m_state;
  Rng m_rng;
  std::vector<kernel::Move> m_legal;
  bool m_legalKnown = false;
  std::string m_lastMove;
  Span m_lastPlace;
};

}  // namespace ludo::spec_tests
