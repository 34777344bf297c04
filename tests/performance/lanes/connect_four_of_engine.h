// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>

#include "lanes/nth_bit.h"
#include "lanes/step.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

/// A row of four on a board whose cells are numbered row by row, the bottom row last.
namespace four {

constexpr unsigned rows = 6;
constexpr unsigned columns = 7;
constexpr unsigned cells = rows * columns;
constexpr Bits board = bitAt(cells) - 1;
/// From a cell to the next in a line: to the right, down, down to the right, down to the left.
constexpr std::array<unsigned, 4> ways = {1, columns, columns + 1, columns - 1};

/// The next cell in a line; `cells` over the edge.
constexpr unsigned after(unsigned cell, unsigned way) {
  if (cell == cells) return cells;
  const bool isOverTheLeft = way == columns - 1 && cell % columns == 0;
  const bool isOverTheRight = (way == 1 || way == columns + 1) && cell % columns == columns - 1;
  return isOverTheLeft || isOverTheRight || cell + way >= cells ? cells : cell + way;
}

/// By way: cells that are the next one of some cell.
constexpr auto nexts = [] {
  std::array<Bits, ways.size()> sets{};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (unsigned cell = 0; cell < cells; ++cell) {
      if (after(cell, ways[i]) < cells) sets[i] |= bitAt(after(cell, ways[i]));
    }
  }
  return sets;
}();

/// By way and cell: where the lines of four begin that hold it.
constexpr auto through = [] {
  std::array<std::array<Bits, cells>, ways.size()> sets{};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (unsigned first = 0; first < cells; ++first) {
      const unsigned last = after(after(after(first, ways[i]), ways[i]), ways[i]);
      if (last == cells) continue;
      for (unsigned cell = first; cell <= last; cell += ways[i]) sets[i][cell] |= bitAt(first);
    }
  }
  return sets;
}();

}  // namespace four

/// Transcribed from the engine's intermediate code, without its branches: the lines through the last cell are
/// looked up, and turns are counted.
class ConnectFourOfEngine {
 public:
  void begin(Vector where) {
    m_own &= ~where;
    m_other &= ~where;
    m_turns &= ~where;
    m_second &= ~where;
  }
  Plied play(RandomLanes& random) {
    const Vector empty = ~(m_own | m_other) & four::board;
    const Vector open = empty & ~(empty >> four::columns);
    const Vector disc = InVectors::nthBit(open, random.below(countOf(open)));
    m_own |= disc;
    const Vector place = countOf(disc - 1);
    Vector found{};
    for (std::size_t i = 0; i < four::ways.size(); ++i) {
      const auto back = [i](Vector set) { return (set & four::nexts[i]) >> four::ways[i]; };
      const Vector pairs = m_own & back(m_own);
      found |= pairs & back(back(pairs)) & lookedUp(four::through[i], place);
    }
    const Vector won = ~isZero(found);
    m_turns += 1;
    const Vector over = mask((m_own | m_other) == four::board) | ~isLess(m_turns, all(four::cells));
    const Plied plied{all(~Bits{0}), won & ~m_second, won & m_second, over & ~won};
    std::swap(m_own, m_other);
    m_second = ~m_second;
    return plied;
  }

 private:
  Vector m_own{};
  Vector m_other{};
  Vector m_turns{};
  Vector m_second{};
};

}  // namespace ludo::bench::LUDO_LIMITS_FOR
