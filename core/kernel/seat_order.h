// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/kernel/value.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

/// In which order seats have their turns: the game's `turn.order` as a list of places. Those of `once` come
/// first and a single time; the others follow again and again. Refers to the game, which outlives it.
class SeatOrder {
 public:
  SeatOrder(const language::GameDef& def, int seats) : m_order(def.turn.order), m_seats(seats) {}

  /// How many places there are.
  std::size_t size() const {
    return m_order.once.size() +
           (m_order.repeat.empty() ? static_cast<std::size_t>(m_seats) : m_order.repeat.size());
  }
  /// The place that follows a place.
  std::size_t following(std::size_t index) const {
    return index + 1 < size() ? index + 1 : m_order.once.size();
  }
  /// -1 for a seat that does not take part.
  Seat seat(std::size_t index) const {
    std::int64_t seat = 0;
    if (index < m_order.once.size()) {
      seat = m_order.once[index];
    } else {
      index -= m_order.once.size();
      seat = m_order.repeat.empty() ? static_cast<std::int64_t>(index) : m_order.repeat[index];
    }
    return seat >= 0 && seat < m_seats ? static_cast<Seat>(seat) : -1;
  }

 private:
  const language::TurnOrder& m_order;
  int m_seats;
};

}  // namespace ludo::kernel
