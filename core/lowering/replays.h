// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Turn;

/// Decisions at places that a position cannot hold: in loops, beside triggers, between phases, or of several
/// picks. The position keeps itself as it was before the move, the move, and all answers since (see
/// ReplayFields). With each answer the move is played again from its beginning, up to the next decision or
/// its end.
class Replays : private Part {
 public:
  explicit Replays(Parts& parts);

  /// Whether the function that is being written replays choices.
  bool areKept() const;
  /// At the beginning of the function: takes the move, or an answer together with the move that it belongs
  /// to.
  void begin();
  /// A word of the move that is being played: 0 its code, then its arguments.
  Word moveWord(std::size_t number);

  /// The options of a decision.
  struct Offer {
    std::uint32_t node = 0;  ///< the effect
    std::uint32_t name = 0;  ///< the name that it binds
    kernel::Value::Kind kind = kernel::Value::Kind::Zone;
    Word chooser;                      ///< the seat that decides
    Word count;                        ///< how many options there are
    std::function<Word(Word)> option;  ///< the payload of the option at an index
    // Of a choice of several options, one after another.
    Word next = 0;          ///< index of the first that may be picked next
    Word pickable = count;  ///< how many from there on
    Word picked = 0;        ///< how many have been picked
    Word mayStop = 0;       ///< 1 when no more need be picked
  };
  /// What was decided.
  struct Answer {
    Word payload;
    Word number;  ///< index of the option among those that may be picked; -1: stop
  };
  /// The answer to the decision; the code returns here as long as it has not been given.
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
