// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/kernel/kernel.h"
#include "core/language/spec_tests.h"
#include "core/spec_tests/move_index.h"
#include "core/spec_tests/naming_steps.h"

namespace ludo::spec_tests {

/// The game in which a test is played, and how far it has come. Private to the room; one thread.
class TestGame {
 public:
  /// The rules must know the position (see TestGames), which must outlive the game.
  /// What it costs is taken from the steps.
  TestGame(kernel::RulesPtr rules, const NamingSteps& naming, const language::TestDef& test,
           const language::EffectList& position, Budget& steps);
  TestGame(const TestGame&) = delete;
  TestGame& operator=(const TestGame&) = delete;
  /// Begins anew with dice that show these numbers until the first decision.
  void beginRolling(kernel::FixedRolls& rolls);

  const kernel::Rules& rules() const { return *m_rules; }
  const kernel::State& state() const { return m_state; }
  /// As the player to move means them, or when the game is over as the one who moved last.
  kernel::Seat actor() const;
  const std::vector<kernel::Move>& legalMoves();
  /// The legal moves that a test means, as indices into their list, ascending.
  std::vector<std::size_t> meant(const WrittenMove& written);
  /// Whether it makes no difference which of the legal moves is played.
  bool leadToOnePosition(const std::vector<std::size_t>& moves);
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
  /// A move or a value of this position, for messages; a long text is cut.
  std::string text(const kernel::Move& move) const;
  std::string text(const kernel::Value& value) const;
  /// The legal moves as texts, for messages; not all when they are many.
  const std::vector<std::string>& legalTexts();
  /// "at the start", "after mark(cell_0_0)".
  std::string when() const;
  Span lastPlace() const { return m_lastPlace; }

 private:
  void begin(kernel::FixedRolls* rolls);
  void forget();
  std::int64_t copySteps() const;
  std::string cut(std::int64_t names, const std::function<std::string()>& text) const;

  kernel::RulesPtr m_rules;
  const NamingSteps& m_naming;
  Budget* m_steps;
  kernel::Beginning m_beginning;
  std::uint64_t m_seed;
  kernel::State m_state;
  Rng m_rng;
  std::vector<kernel::Move> m_legal;
  std::optional<kernel::Excess> m_excess;  ///< of the list of legal moves
  bool m_legalKnown = false;
  std::optional<MoveIndex> m_index;                      ///< of the list
  std::optional<std::vector<std::string>> m_legalTexts;  ///< made when first needed
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
  NamingSteps m_naming;
  std::vector<language::EffectList> m_positions;     ///< by test
  std::map<kernel::Seat, kernel::RulesPtr> m_rules;  ///< by number of players, made when first needed
};

}  // namespace ludo::spec_tests
