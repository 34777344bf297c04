// SPDX-License-Identifier: Apache-2.0
// Rows and both kinds of slanting lines, each a word of its own; the three through a cell side by side.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/cell_list.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned side = 5;
constexpr unsigned width = 2 * side - 1;
constexpr unsigned cells = 61;
constexpr unsigned axes = 3;

struct Cell {
  std::array<std::uint8_t, axes> lines{};
  std::array<std::uint16_t, axes> bits{};
};

constexpr auto cellTable = [] {
  std::array<Cell, cells> table{};
  unsigned cell = 0;
  for (unsigned row = 0; row < width; ++row) {
    for (unsigned column = 0; column < width; ++column) {
      if (row + column < side - 1 || row + column > 3 * (side - 1)) continue;
      const auto rowBit = static_cast<std::uint16_t>(bitAt(row));
      table[cell++] = {{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(width + column),
                        static_cast<std::uint8_t>(2 * width + row + column - (side - 1))},
                       {static_cast<std::uint16_t>(bitAt(column)), rowBit, rowBit}};
    }
  }
  return table;
}();

class Yavalath {
 public:
  void begin() {
    m_empty.refill();
    m_lines = {};
    m_mover = 0;
  }
  unsigned choices() const { return m_empty.size(); }
  Ending play(unsigned index) {
    const Cell& cell = cellTable[m_empty.take(index)];
    Bits lines = 0;
    for (unsigned axis = 0; axis < axes; ++axis) {
      std::uint16_t& line = m_lines[m_mover][cell.lines[axis]];
      line |= cell.bits[axis];
      lines |= Bits{line} << (16 * axis);
    }
    const Bits threes = lines & (lines >> 1) & (lines >> 2);
    if (threes != 0) return winOf((threes & (lines >> 3)) != 0 ? m_mover : 1 - m_mover);
    if (m_empty.size() == 0) return Ending::Draw;
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  CellList<std::uint8_t, cells> m_empty;
  std::array<std::array<std::uint16_t, std::size_t{axes} * width>, 2> m_lines{};
  unsigned m_mover = 0;
};

}  // namespace

LimitGame yavalath() {
  return limitGameOf<Yavalath>("yavalath");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
