// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Playouts;
class Turn;
class Trials;

/// What the alternatives of MoveGroup have in common; see there. One object is for the moves of one action at
/// one decision, while code is written.
class ActionMoves : protected Part {
 public:
  /// Writes the jump back to the draw, after a move turned out not to be legal, with these values for
  /// words().
  using Retry = std::function<void(const std::vector<Word>& words)>;

  /// How many moves there are; some may turn out not to be legal (isTried).
  Word count() const { return m_count; }
  const language::ActionDef& action() const { return m_action; }
  /// Whether a drawn move has to be tried, and may turn out not to be legal.
  bool isTried() const { return m_isTried; }
  /// The words that the draw needs, such as counts and sets. The draw can be come to again with other values.
  std::vector<Word*> words() { return {&m_count}; }
  /// Works count() out again after words() have been replaced.
  void recount() {}

 protected:
  ActionMoves(Parts& parts, std::uint32_t action);

  /// Takes the move up (Turn::takeUp).
  void takeUp(const std::vector<Typed>& arguments);
  /// If the move is legal, counts a ply, writes `take` and takes the move up; else writes `refuse`.
  void playTried(const std::vector<Typed>& arguments, const Body& take, const Body& refuse);

  std::uint32_t m_number;  ///< of the action
  const language::ActionDef& m_action;
  Word m_count = 0;
  bool m_isTried = false;

 private:
  Playouts& m_playouts;
  Trials& m_trials;
  Turn& m_turn;
};

/// The only move of an action without parameters.
class SingleMove final : public ActionMoves {
 public:
  SingleMove(Parts& parts, std::uint32_t action, Word mayTake);
  void play(Word number, const Retry& retry);
};

}  // namespace ludo::engine
