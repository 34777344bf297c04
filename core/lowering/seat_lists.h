// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>

#include "core/lowering/part.h"

namespace ludo::engine {

/// Lists of seats as words; see TurnFields.
class SeatLists : private Part {
 public:
  static constexpr std::int64_t seatBits = 4;   ///< of each seat
  static constexpr std::int64_t seatMask = 15;  ///< of the first one

  explicit SeatLists(FunctionLowering& function) : Part(function) {}

  /// The first seat; -1 for the empty list.
  Word front(Word seats) { return m_builder.subtract(m_builder.bitAnd(seats, seatMask), 1); }
  Word withoutFront(Word seats) { return m_builder.shiftRight(seats, seatBits); }
  Word appended(Word seats, Word seat);
  /// The list without the seats for which `left` gives 1.
  Word without(Word seats, const std::function<Word(Word)>& left);
};

}  // namespace ludo::engine
