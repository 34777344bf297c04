// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Turn;

/// Decisions that wait in places which a position cannot hold: in loops, beside triggers, between phases, or
/// of several picks. The position keeps how it was before the move, the move, and what has been decided since
/// (see ReplayFields). An answer plays the move once more, up to the next decision or to its end.
class Replays : private Part {
 public:
  explicit Replays(Parts& parts);

  /// Whether the code that is being written does so.
  bool areKept() const;
  /// Before anything else: takes up the move, or the answer to a decision and with it the move before.
  void begin();
  /// The move that is being played: its code and its arguments.
  Word moveWord(std::size_t number);

  /// What may be decided: one of the options, or to pick none of them.
  struct Offer {
    std::uint32_t node = 0;  ///< of the effect
    std::uint32_t name = 0;  ///< that it binds
    kernel::Value::Kind kind = kernel::Value::Kind::Zone;
    Word chooser;
    Word count;
    std::function<Word(Word)> option;
    // Of a choice of several.
    Word next = 0;          ///< the first that may be picked
    Word pickable = count;  ///< how many from there on
    Word picked = 0;        ///< how many have been
    Word mayStop = 0;
  };
  struct Answer {
    Word payload;
    Word number;  ///< of the option, among those that may be picked; -1: none
  };
  /// The answer, where it has been given. Where not, the code returns.
  Answer ask(const Offer& offer);

 private:
  void takeAnswer();
  void keepMove();
  void suspend(const Offer& offer);
  machine::At record(Word number, std::uint32_t word) const;
  Word numberOfOption(Word payload);

  std::optional<machine::Variable> m_next;  ///< how many decisions have come up again
  std::int64_t m_points = 0;                ///< places where code returns for a decision

  Turn& m_turn;
};

}  // namespace ludo::engine
