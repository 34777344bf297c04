// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/seat_lists.h"

namespace ludo::engine {

Word SeatLists::appended(Word seats, Word seat) {
  machine::Builder& b = m_builder;
  const Word ors = b.bitOr(b.bitOr(seats, b.shiftRight(seats, 1)),
                           b.bitOr(b.shiftRight(seats, 2), b.shiftRight(seats, 3)));
  const Word length = b.countBits(b.bitAnd(ors, 0x1111'1111'1111'1111));
  b.ifThen(b.lessOrEqual(64 / seatBits, length), [this] { escape(); });
  const Word entry = b.shiftLeft(b.add(seat, 1), b.bitAnd(b.multiply(length, seatBits), 63));
  return b.bitOr(seats, entry);
}

Word SeatLists::without(Word seats, const std::function<Word(Word)>& left) {
  Word result = 0;
  Word shift = 0;
  for (std::int64_t i = 0; i < m_rules.seats(); ++i) {
    const Word entry = m_builder.bitAnd(m_builder.shiftRight(seats, i * seatBits), seatMask);
    const Word stays = m_builder.bitAnd(
        m_builder.isSet(entry), m_builder.isZero(left(m_builder.maximum(m_builder.subtract(entry, 1), 0))));
    result = m_builder.bitOr(result, m_builder.shiftLeft(m_builder.select(stays, entry, 0), shift));
    shift = m_builder.add(shift, m_builder.select(stays, seatBits, 0));
  }
  return result;
}

}  // namespace ludo::engine
