// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/connect_four.cpp"

#include "lanes/connect_four_of_engine.h"
#include "lanes/games.h"
#include "lanes/nth_bit.h"
#include "lanes/step.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

Vector hasFour(Vector discs) {
  Vector found{};
  for (const unsigned step : {1U, height - 1, height, height + 1}) {
    const Vector pairs = discs & (discs >> step);
    found |= pairs & (pairs >> (2 * step));
  }
  return ~isZero(found);
}

/// As the limit: guesses a column. A lane whose column is full waits for the next time.
struct Guessed {
  static Vector disc(Vector open, RandomLanes& random) {
    const Vector column = random.below(all(columns));
    return open & (all(wholeColumn) << ((column << 3) - column));
  }
};

/// As the engine: counts the open cells and takes one.
template <typename Way>
struct Counted {
  static Vector disc(Vector open, RandomLanes& random) {
    return Way::nthBit(open, random.below(countOf(open)));
  }
};

template <typename Choice>
class ConnectFourLanes {
 public:
  void begin(Vector where) {
    m_own &= ~where;
    m_discs &= ~where;
    m_second &= ~where;
  }
  Plied play(RandomLanes& random) {
    const Vector disc = Choice::disc((m_discs + bottom) & board, random);
    const Vector moved = ~isZero(disc);
    m_discs |= disc;
    m_own |= disc;
    const Vector won = hasFour(m_own);
    const Vector drawn = mask(m_discs == board) & ~won;
    const Plied plied{moved, won & ~m_second, won & m_second, drawn};
    m_own ^= m_discs & moved;
    m_second ^= moved;
    return plied;
  }

 private:
  Vector m_own{};
  Vector m_discs{};
  Vector m_second{};  ///< where the second player is to move
};

}  // namespace

std::span<const LanesForm> connectFourForms() {
  static constexpr std::array forms{
      LanesForm{"connect-four", "lanes", &makeLanes<InLanes<ConnectFourLanes<Guessed>, 1>>},
      LanesForm{"connect-four", "lanes x 2", &makeLanes<InLanes<ConnectFourLanes<Guessed>, 2>>},
      LanesForm{"connect-four", "lanes, sets", &makeLanes<InLanes<ConnectFourLanes<Counted<InVectors>>, 1>>},
      LanesForm{"connect-four", "lanes, sets x 2",
                &makeLanes<InLanes<ConnectFourLanes<Counted<InVectors>>, 2>>},
      LanesForm{"connect-four", "lanes, sets, pdep",
                &makeLanes<InLanes<ConnectFourLanes<Counted<LaneByLane>>, 1>>},
      LanesForm{"connect-four", "lanes, sets, pdep x 2",
                &makeLanes<InLanes<ConnectFourLanes<Counted<LaneByLane>>, 2>>},
      LanesForm{"connect-four", "lanes, engine", &makeLanes<InLanes<ConnectFourOfEngine, 1>>},
      LanesForm{"connect-four", "lanes, engine x 2", &makeLanes<InLanes<ConnectFourOfEngine, 2>>},
      LanesForm{"connect-four", "2 in turn", &makeLanes<InTurn<ConnectFour, 2>>},
      LanesForm{"connect-four", "4 in turn", &makeLanes<InTurn<ConnectFour, 4>>}};
  return forms;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
