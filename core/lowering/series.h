// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

class Effects;
class Moves;
struct Parts;
class QueryKinds;
class Repetitions;
class Turn;

/// Actions of which only moves that begin a longest series are legal: the part of the kernel's
/// legal_moves.cpp about them. One function of the module finds how long a series after a move can be; the
/// others call it. It plays the moves on the position itself, depth first, and keeps the positions on the way
/// in scratch memory.
class Series : private Part {
 public:
  explicit Series(Parts& parts);

  /// Whether moves of the action have to be compared; an action without parameters has a single move.
  static bool isAsked(const language::ActionDef& action) { return action.longest && !action.params.empty(); }
  /// Writes that function; its parameters are a code for what to do (codeOf) and the seat.
  void write();
  /// Writes `body` for each legal move of the action, which must be allowed now (Moves::mayTake).
  using MoveBody = std::function<void(const std::vector<Typed>&)>;
  void forEachLongest(std::uint32_t action, const MoveBody& body);
  /// Whether the move, which is legal but for this, begins a longest series.
  Word isLongest(std::uint32_t action, const std::vector<Typed>& arguments);

 private:
  void chooseLongest(std::uint32_t action, Word total, const MoveBody& body);
  Word codeOf(std::uint32_t action);
  Word lengthAfter(std::uint32_t action, const std::vector<Typed>& arguments);
  /// Writes the length of each move that may be made behind `lengths`, and the longest into `most`.
  void measureAll(std::uint32_t action, std::uint32_t lengths, machine::Variable most);
  machine::At argument(std::size_t parameter) const;
  static machine::At length(std::uint32_t lengths, Word move);

  // Of the function.
  void writeSearch(std::uint32_t action);
  void giveUpIf(Word condition);
  void play(std::uint32_t action);
  void listFollowing(std::uint32_t action, Word depth, machine::Variable count);
  machine::At inFrame(Word depth, std::uint32_t offset) const;
  machine::At listed(Word depth, Word move, std::size_t parameter);

  std::uint32_t m_frames = 0;      ///< of the function: positions and what may follow them
  std::uint32_t m_frameBytes = 0;  ///< of one of them
  std::uint32_t m_moveWords = 0;   ///< of the arguments in a list

  Effects& m_effects;
  Moves& m_moves;
  QueryKinds& m_queryKinds;
  Repetitions& m_repetitions;
  Turn& m_turn;
};

}  // namespace ludo::engine
