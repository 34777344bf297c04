// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>

#include "core/bench/limits/bits.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

/// The stones of one player on a square board as its rows, columns and both kinds of diagonals, each line a
/// word of its own: bit p + `margin` is the p-th cell. So the four lines through a cell lie side by side in
/// 64 bits.
template <typename Word, unsigned size, unsigned margin = 0>
class LineWords {
 public:
  /// Where a cell lies: the numbers of its lines, and its place in each.
  struct Cell {
    std::array<std::uint8_t, 4> lines;
    std::array<std::uint8_t, 4> places;
  };
  /// The cell beside, one place further in each of the four lines.
  static constexpr std::array<unsigned, 4> beside = {1, size, size + 1, size - 1};

  static constexpr auto cells = [] {
    std::array<Cell, std::size_t{size} * size> table{};
    for (unsigned row = 0; row < size; ++row) {
      for (unsigned column = 0; column < size; ++column) {
        const auto r = static_cast<std::uint8_t>(row);
        const auto c = static_cast<std::uint8_t>(column);
        table[row * size + column] = {{r, static_cast<std::uint8_t>(size + column),
                                       static_cast<std::uint8_t>(3 * size - 1 + row - column),
                                       static_cast<std::uint8_t>(4 * size - 1 + row + column)},
                                      {c, r, r, r}};
      }
    }
    return table;
  }();

  void clear() { m_lines.fill(0); }
  void add(unsigned cell) {
    for (unsigned axis = 0; axis < 4; ++axis) line(cell, axis) |= bitOf(cell, axis);
  }
  void remove(unsigned cell) {
    for (unsigned axis = 0; axis < 4; ++axis) line(cell, axis) &= static_cast<Word>(~bitOf(cell, axis));
  }
  /// The four lines through a cell, 16 bits each.
  Bits through(unsigned cell) const {
    Bits lines = 0;
    for (unsigned axis = 0; axis < 4; ++axis) lines |= Bits{line(cell, axis)} << (16 * axis);
    return lines;
  }
  /// The same as far as `margin` cells from the cell; its own bit is the one at `margin`.
  Bits around(unsigned cell) const {
    constexpr Bits window = bitAt(2 * margin + 1) - 1;
    Bits lines = 0;
    for (unsigned axis = 0; axis < 4; ++axis) {
      lines |= (Bits{line(cell, axis)} >> cells[cell].places[axis] & window) << (16 * axis);
    }
    return lines;
  }
  /// What a stone at the cell adds to through().
  static Bits stoneIn(unsigned cell) {
    Bits lines = 0;
    for (unsigned axis = 0; axis < 4; ++axis) lines |= Bits{bitOf(cell, axis)} << (16 * axis);
    return lines;
  }

 private:
  static Word bitOf(unsigned cell, unsigned axis) {
    return static_cast<Word>(bitAt(cells[cell].places[axis] + margin));
  }
  Word& line(unsigned cell, unsigned axis) { return m_lines[cells[cell].lines[axis]]; }
  const Word& line(unsigned cell, unsigned axis) const { return m_lines[cells[cell].lines[axis]]; }

  std::array<Word, std::size_t{6} * size> m_lines{};
};

/// The places in lines where `length` stones or more begin. Lines in 16 bits must leave one bit free.
template <unsigned length>
Bits runsOf(Bits lines) {
  Bits runs = lines;
  for (unsigned i = 1; i < length; ++i) runs &= lines >> i;
  return runs;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
