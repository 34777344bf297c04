// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Playouts;
class Turn;
class Trials;

/// The moves of one action at a decision, while code is written that picks one of them at random. Each kind
/// knows how its moves are found, how many there are, and how the n-th is played.
class MoveGroup : protected Part {
 public:
  /// Goes back to the draw, with other words.
  using Retry = std::function<void(const std::vector<Word>& words)>;

  virtual ~MoveGroup() = default;

  Word count() const { return m_count; }
  /// Whether a pick may yet be refused.
  bool isTried() const { return m_isTried; }
  /// What is carried from where the moves are found to where one is drawn.
  virtual std::vector<Word*> words() { return {&m_count}; }
  /// Counts again: the words are others now.
  virtual void recount() {}
  /// Plays the move with the number, which is below the count.
  virtual void play(Word number, const Retry& retry) = 0;

 protected:
  MoveGroup(Parts& parts, std::uint32_t action);

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
class SingleMove final : public MoveGroup {
 public:
  SingleMove(Parts& parts, std::uint32_t action, Word mayTake);
  void play(Word number, const Retry& retry) override;
};

}  // namespace ludo::engine
