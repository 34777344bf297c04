// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/reversi.cpp"

#include "lanes/games.h"
#include "lanes/nth_bit.h"
#include "lanes/step.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

/// What a row of `between`, next to `from` and in one direction, holds.
template <unsigned step, bool up>
Vector rowFrom(Vector from, Vector between) {
  const auto shifted = [](Vector set, unsigned by) { return up ? set << by : set >> by; };
  Vector row = between & shifted(from, step);
  row |= between & shifted(row, step);
  const Vector pairs = between & shifted(between, step);
  row |= pairs & shifted(row, 2 * step);
  return row | (pairs & shifted(row, 2 * step));
}

template <unsigned step, bool up>
Vector placesAlong(Vector own, Vector between) {
  const Vector row = rowFrom<step, up>(own, between);
  return up ? row << step : row >> step;
}

template <unsigned step, bool up>
Vector caughtAlong(Vector place, Vector own, Vector between) {
  const Vector row = rowFrom<step, up>(place, between);
  return row & ~isZero(own & (up ? row << step : row >> step));
}

Vector placesFor(Vector own, Vector other) {
  const Vector between = other & inner;
  return (placesAlong<1, true>(own, between) | placesAlong<1, false>(own, between) |
          placesAlong<7, true>(own, between) | placesAlong<7, false>(own, between) |
          placesAlong<8, true>(own, other) | placesAlong<8, false>(own, other) |
          placesAlong<9, true>(own, between) | placesAlong<9, false>(own, between)) &
         ~(own | other);
}

Vector caughtBy(Vector place, Vector own, Vector other) {
  const Vector between = other & inner;
  return caughtAlong<1, true>(place, own, between) | caughtAlong<1, false>(place, own, between) |
         caughtAlong<7, true>(place, own, between) | caughtAlong<7, false>(place, own, between) |
         caughtAlong<8, true>(place, own, other) | caughtAlong<8, false>(place, own, other) |
         caughtAlong<9, true>(place, own, between) | caughtAlong<9, false>(place, own, between);
}

template <typename Way>
class ReversiLanes {
 public:
  void begin(Vector where) {
    m_own = choose(where, all(bitAt(28) | bitAt(35)), m_own);
    m_other = choose(where, all(bitAt(27) | bitAt(36)), m_other);
    m_places = choose(where, all(bitAt(19) | bitAt(26) | bitAt(37) | bitAt(44)), m_places);
    m_second &= ~where;
  }
  Plied play(RandomLanes& random) {
    const Vector place = Way::nthBit(m_places, random.below(countOf(m_places)));
    const Vector caught = caughtBy(place, m_own, m_other);
    const Vector next = m_other ^ caught;
    m_other = m_own ^ (place | caught);
    m_own = next;
    m_places = placesFor(m_own, m_other);
    Plied plied{all(~Bits{0}), Vector{}, Vector{}, Vector{}};
    Vector stuck = isZero(m_places);
    // All lanes wait while one looks whether the other player can move.
    if (any(stuck)) {
      stuck &= isZero(placesFor(m_other, m_own));
      const Vector mine = countOf(m_other);
      const Vector theirs = countOf(m_own);
      const Vector won = stuck & isLess(theirs, mine);
      const Vector lost = stuck & isLess(mine, theirs);
      plied.firstWins = choose(m_second, lost, won);
      plied.secondWins = choose(m_second, won, lost);
      plied.drawn = stuck & ~(won | lost);
    }
    m_second = ~m_second;
    return plied;
  }

 private:
  Vector m_own{};
  Vector m_other{};
  Vector m_places{};
  Vector m_second{};
};

}  // namespace

std::span<const LanesForm> reversiForms() {
  static constexpr std::array forms{
      LanesForm{"reversi", "lanes, sets", &makeLanes<InLanes<ReversiLanes<InVectors>, 1>>},
      LanesForm{"reversi", "lanes, sets x 2", &makeLanes<InLanes<ReversiLanes<InVectors>, 2>>},
      LanesForm{"reversi", "lanes, sets, pdep", &makeLanes<InLanes<ReversiLanes<LaneByLane>, 1>>},
      LanesForm{"reversi", "lanes, sets, pdep x 2", &makeLanes<InLanes<ReversiLanes<LaneByLane>, 2>>},
      LanesForm{"reversi", "2 in turn", &makeLanes<InTurn<Reversi, 2>>},
      LanesForm{"reversi", "4 in turn", &makeLanes<InTurn<Reversi, 4>>}};
  return forms;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
