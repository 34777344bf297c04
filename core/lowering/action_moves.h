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

/// What the kinds of moves of an action have in common: the alternatives of MoveGroup.
class ActionMoves : protected Part {
 public:
  /// Goes back to the draw, with other words.
  using Retry = std::function<void(const std::vector<Word>& words)>;

  Word count() const { return m_count; }
  const language::ActionDef& action() const { return m_action; }
  /// Whether a pick may yet be refused.
  bool isTried() const { return m_isTried; }
  /// What is carried from where the moves are found to where one is drawn.
  std::vector<Word*> words() { return {&m_count}; }
  /// Counts again: the words are others now.
  void recount() {}

 protected:
  ActionMoves(Parts& parts, std::uint32_t action);

  void takeUp(const std::vector<Typed>& arguments);
  /// Takes the move up, after `take`, when it is allowed; else `refuse`. One that is allowed counts as a ply.
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
