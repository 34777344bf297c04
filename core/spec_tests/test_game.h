// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/kernel/kernel.h"
#include "core/language/spec_tests.h"

namespace ludo::spec_tests {

/// The game in which a test is played, and how far it has come. Private to the room; one thread.
class TestGame {
 public:
  /// The rules must know the position (see TestGames), which must outlive the game.
  /// What it costs is taken from the steps.
  TestGame(kernel::RulesPtr rules, const language::TestDef& test, const language::EffectList& position,
           Budget& steps);
  /// Begins anew with dice that show these numbers until the first decision.
  void beginRolling(kernel::FixedRolls& rolls);

  const kernel::Rules& rules() const { return *m_rules; }
  const kernel::State& state() const { return m_state; }
  /// As the player to move means them, or when the game is over as the one who moved last.
  kernel::Seat actor() const;
  const std::vector<kernel::Move>& legalMoves();
  std::uint64_t plies() const { return m_state.moveCount; }
  /// What all tests together may still cost; what is asked of the game when it is used up means nothing.
  Budget& steps() const { return *m_steps; }
  /// Of the random moves of the test.
  Rng& rng() { return m_rng; }

  /// Why the game cannot go on, when it asks for too much.
  std::optional<kernel::Excess> excess() const { return m_excess ? m_excess : m_state.givenUp(); }

  /// Plays a legal move, with dice that show the numbers until the next decision; `place` is where the test
  /// writes it.
  void play(const kernel::Move& move, Span place, kernel::FixedRolls* rolls = nullptr);
  /// "at the start", "after mark(cell_0_0)".
  std::string when() const;
  Span lastPlace() const { return m_lastPlace; }

 private:
  void forget();

  kernel::RulesPtr m_rules;
  Budget* m_steps;
  kernel::Beginning m_beginning;
  std::uint64_t m_seed;
  kernel::State m_state;
  Rng m_rng;
  std::vector<kernel::Move> m_legal;
  std::optional<kernel::Excess> m_excess;  ///< of the list of legal moves
  bool m_legalKnown = false;
  std::string m_lastMove;
  Span m_lastPlace;
};

/// The games of a specification's tests, which share their rules: those know where each of them begins.
class TestGames {
 public:
  TestGames(language::GameDefPtr game, const std::vector<language::TestDef>& tests);
  /// The game of the test with this index; must not outlive this.
  TestGame begin(const language::TestDef& test, std::size_t index, Budget& steps);

 private:
  kernel::Seat seatsOf(const language::TestDef& test) const;

  language::GameDefPtr m_game;
  std::vector<language::EffectList> m_positions;     ///< by test
  std::map<kernel::Seat, kernel::RulesPtr> m_rules;  ///< by number of players, made when first needed
};

}  // namespace ludo::spec_tests
