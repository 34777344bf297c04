// SPDX-License-Identifier: Apache-2.0
// A byte for each of the three squares, its eight points clockwise from a corner. All moves along the lines
// fit into one word of 64 bits.
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned points = 24;
constexpr Bits board = bitAt(points) - 1;
constexpr unsigned men = 9;
constexpr unsigned fewest = 3;
constexpr unsigned quietLimit = 20;
constexpr unsigned maxTurns = 1000;
constexpr Bits corners = 0x555555;
/// The middles of the sides of the two outer squares, from which a line leads inwards.
constexpr Bits outerMiddles = 0xAAAA;

/// Each point to the next of its square, clockwise and back.
constexpr Bits clockwise(Bits set) {
  return ((set << 1) & 0xFEFEFE) | ((set >> 7) & 0x010101);
}
constexpr Bits back(Bits set) {
  return ((set >> 1) & 0x7F7F7F) | ((set << 7) & 0x808080);
}

constexpr Bits millsIn(Bits own) {
  const Bits middles = own & clockwise(own) & back(own) & ~corners;
  const Bits across = own & (own >> 8) & (own >> 16) & 0xAA;
  return middles | clockwise(middles) | back(middles) | across * 0x010101;
}

/// The two other points of each of the two mills through a point.
constexpr auto mates = [] {
  std::array<std::array<Bits, 2>, points> table{};
  for (unsigned point = 0; point < points; ++point) {
    unsigned mill = 0;
    for (unsigned first = 0; first < points; ++first) {
      for (unsigned second = 0; second < first; ++second) {
        const Bits pair = bitAt(first) | bitAt(second);
        if (first == point || second == point || millsIn(pair | bitAt(point)) == 0) continue;
        table[point][mill++] = pair;
      }
    }
  }
  return table;
}();

struct Move {
  Bits change = 0;  ///< both points
  Bits to = 0;
};

/// By the bits of movesAlongLines().
constexpr auto moves = [] {
  std::array<Move, 64> table{};
  for (unsigned point = 0; point < points; ++point) {
    const Bits to = bitAt(point);
    table[point] = {to | back(to), to};
    table[points + point] = {to | clockwise(to), to};
  }
  for (unsigned point = 0; point < 16; ++point) {
    const bool inwards = point % 2 == 1;
    const unsigned outer = inwards ? point : point + 1;
    const Bits both = bitAt(outer) | bitAt(outer + 8);
    table[2 * points + point] = {both, bitAt(inwards ? outer + 8 : outer)};
  }
  return table;
}();

class NineMensMorris {
 public:
  void begin() { *this = NineMensMorris(); }
  unsigned choices() const {
    if (m_victims != 0) return countOf(m_victims);
    if (m_inHand != 0) return countOf(empty());
    return flies() ? fewest * countOf(empty()) : countOf(m_moves);
  }
  Ending play(unsigned index) {
    if (m_victims != 0) {
      m_other ^= nthBit(m_victims, index);
      m_victims = 0;
      return endTurn();
    }
    Bits to = 0;
    if (m_inHand != 0) {
      to = nthBit(empty(), index);
      m_own |= to;
      --m_inHand;
    } else {
      const Move move = flies() ? flight(index) : moves[lowestOf(nthBit(m_moves, index))];
      to = move.to;
      m_own ^= move.change;
      ++m_quiet;
    }
    const auto& [first, second] = mates[lowestOf(to)];
    if ((m_own & first) != first && (m_own & second) != second) return endTurn();
    m_quiet = 0;
    const Bits free = m_other & ~millsIn(m_other);
    const Bits victims = free == 0 ? m_other : free;
    // With one man to take there is nothing to decide.
    if ((victims & (victims - 1)) != 0) {
      m_victims = victims;
      return Ending::None;
    }
    m_other ^= victims;
    return endTurn();
  }

 private:
  Bits empty() const { return board & ~(m_own | m_other); }
  bool flies() const { return countOf(m_own) == fewest; }
  Move flight(unsigned index) const {
    const Bits to = nthBit(empty(), index / fewest);
    return {to | nthBit(m_own, index % fewest), to};
  }
  Bits movesAlongLines() const {
    const Bits free = empty();
    const Bits inwards = m_own & (free >> 8) & outerMiddles;
    const Bits outwards = free & (m_own >> 8) & outerMiddles;
    return (clockwise(m_own) & free) | (back(m_own) & free) << points |
           (inwards | outwards >> 1) << (2 * points);
  }
  Ending endTurn() {
    if (countOf(m_other) + m_otherInHand < fewest) return winOf(m_mover);
    if (m_quiet >= quietLimit) return Ending::Draw;
    std::swap(m_own, m_other);
    std::swap(m_inHand, m_otherInHand);
    m_moves = movesAlongLines();
    if (m_moves == 0 && m_inHand == 0 && !flies()) return winOf(m_mover);
    if (++m_turn > maxTurns) return Ending::Capped;
    m_mover ^= 1;
    return Ending::None;
  }

  Bits m_own = 0;
  Bits m_other = 0;
  Bits m_victims = 0;  ///< the men one of which is to be taken, between a mill and the end of its turn
  Bits m_moves = 0;
  unsigned m_inHand = men;
  unsigned m_otherInHand = men;
  unsigned m_quiet = 0;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame nineMensMorris() {
  return limitGameOf<NineMensMorris>("nine-mens-morris");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
