// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/tic_tac_toe.cpp"

#include "lanes/games.h"
#include "lanes/nth_bit.h"
#include "lanes/step.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

/// A table would have to be gathered from.
Vector threeIn(Vector marks) {
  const auto row = [&](unsigned step, Bits starts) {
    return marks & (marks >> step) & (marks >> (2 * step)) & starts;
  };
  return ~isZero(row(1, 0111) | row(3, 0007) | row(4, 0001) | row(2, 0004));
}

/// The empty cells as a list of nibbles in a word, and how many there are.
class EmptyList {
 public:
  void begin(Vector where) {
    m_cells = choose(where, all(0x876543210U), m_cells);
    m_left = choose(where, all(cells), m_left);
  }
  Vector take(RandomLanes& random) {
    const Vector place = random.below(m_left) << 2;
    const Vector mark = all(1) << ((m_cells >> place) & 15);
    const Vector below = (all(1) << place) - 1;
    m_cells = choose(below, m_cells, m_cells >> 4);
    m_left -= 1;
    return mark;
  }
  Vector none() const { return isZero(m_left); }

 private:
  Vector m_cells{};
  Vector m_left{};
};

/// The empty cells as a set, as in the engine.
template <typename Way>
class EmptySet {
 public:
  void begin(Vector where) { m_cells |= where & (bitAt(cells) - 1); }
  Vector take(RandomLanes& random) {
    const Vector mark = Way::nthBit(m_cells, random.below(countOf(m_cells)));
    m_cells ^= mark;
    return mark;
  }
  Vector none() const { return isZero(m_cells); }

 private:
  Vector m_cells{};
};

template <typename Empty>
class TicTacToeLanes {
 public:
  void begin(Vector where) {
    m_empty.begin(where);
    m_own &= ~where;
    m_other &= ~where;
    m_second &= ~where;
  }
  Plied play(RandomLanes& random) {
    m_own |= m_empty.take(random);
    const Vector won = threeIn(m_own);
    const Plied plied{all(~Bits{0}), won & ~m_second, won & m_second, m_empty.none() & ~won};
    std::swap(m_own, m_other);
    m_second = ~m_second;
    return plied;
  }

 private:
  Empty m_empty;
  Vector m_own{};
  Vector m_other{};
  Vector m_second{};
};

}  // namespace

std::span<const LanesForm> ticTacToeForms() {
  static constexpr std::array forms{
      LanesForm{"tic-tac-toe", "lanes", &makeLanes<InLanes<TicTacToeLanes<EmptyList>, 1>>},
      LanesForm{"tic-tac-toe", "lanes x 2", &makeLanes<InLanes<TicTacToeLanes<EmptyList>, 2>>},
      LanesForm{"tic-tac-toe", "lanes, sets", &makeLanes<InLanes<TicTacToeLanes<EmptySet<InVectors>>, 1>>},
      LanesForm{"tic-tac-toe", "lanes, sets x 2",
                &makeLanes<InLanes<TicTacToeLanes<EmptySet<InVectors>>, 2>>},
      LanesForm{"tic-tac-toe", "lanes, sets, pdep",
                &makeLanes<InLanes<TicTacToeLanes<EmptySet<LaneByLane>>, 1>>},
      LanesForm{"tic-tac-toe", "lanes, sets, pdep x 2",
                &makeLanes<InLanes<TicTacToeLanes<EmptySet<LaneByLane>>, 2>>},
      LanesForm{"tic-tac-toe", "2 in turn", &makeLanes<InTurn<TicTacToe, 2>>},
      LanesForm{"tic-tac-toe", "4 in turn", &makeLanes<InTurn<TicTacToe, 4>>}};
  return forms;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
