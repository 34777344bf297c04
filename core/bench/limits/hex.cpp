// SPDX-License-Identifier: Apache-2.0
// A side's chains from its first edge grow as stones join them: a stone is looked at when it is placed, and
// once more at most, when it is joined to the edge. Union-find would look at every neighbour of every stone.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/cell_list.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr int size = 11;
constexpr unsigned cells = size * size;

/// A set of cells; the first half of the board and the second.
struct CellSet {
  Bits low = 0;
  Bits high = 0;

  constexpr void add(unsigned cell) {
    low |= cell < 64 ? bitAt(cell) : 0;
    high |= cell < 64 ? 0 : bitAt(cell - 64);
  }
  constexpr void add(const CellSet& other) {
    low |= other.low;
    high |= other.high;
  }
  constexpr void remove(const CellSet& other) {
    low &= ~other.low;
    high &= ~other.high;
  }
  bool has(unsigned cell) const { return (((cell < 64 ? low : high) >> (cell % 64)) & 1) != 0; }
  bool empty() const { return (low | high) == 0; }
  unsigned takeLowest() {
    // Either half as likely: no branch.
    const bool inLow = low != 0;
    const Bits word = inLow ? low : high;
    const Bits rest = word & (word - 1);
    low = inLow ? rest : low;
    high = inLow ? high : rest;
    return lowestOf(word) + (inLow ? 0 : 64);
  }
};

constexpr CellSet operator&(const CellSet& a, const CellSet& b) {
  return {a.low & b.low, a.high & b.high};
}

constexpr auto neighbours = [] {
  std::array<CellSet, cells> table{};
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      for (const auto& [down, right] : {std::array{0, 1}, std::array{0, -1}, std::array{1, 0},
                                        std::array{-1, 0}, std::array{1, -1}, std::array{-1, 1}}) {
        const int otherRow = row + down;
        const int otherColumn = column + right;
        if (otherRow < 0 || otherRow >= size || otherColumn < 0 || otherColumn >= size) continue;
        table[static_cast<unsigned>(row * size + column)].add(
            static_cast<unsigned>(otherRow * size + otherColumn));
      }
    }
  }
  return table;
}();

/// The edge that a side starts from and the one it must reach: top and bottom, left and right.
constexpr std::array<std::array<CellSet, 2>, 2> edges = [] {
  std::array<std::array<CellSet, 2>, 2> table{};
  for (unsigned i = 0; i < size; ++i) {
    table[0][0].add(i);
    table[0][1].add((size - 1) * size + i);
    table[1][0].add(i * size);
    table[1][1].add(i * size + size - 1);
  }
  return table;
}();

class Hex {
 public:
  void begin() {
    m_empty.refill();
    for (unsigned seat = 0; seat < 2; ++seat) m_sides[seat] = {{}, edges[seat][0]};
    m_mover = 0;
  }
  unsigned choices() const { return m_empty.size(); }
  Ending play(unsigned index) {
    const unsigned cell = m_empty.take(index);
    Side& side = m_sides[m_mover];
    if (!side.joining.has(cell)) {
      side.loose.add(cell);
    } else if (join(side, cell)) {
      return winOf(m_mover);
    }
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  struct Side {
    CellSet loose;    ///< stones that no chain joins to the first edge
    CellSet joining;  ///< cells where a stone is joined to it
  };

  /// Joins the stone and all that hang on it to the first edge; whether the other edge is reached.
  bool join(Side& side, unsigned cell) const {
    CellSet reached;
    CellSet open;
    open.add(cell);
    reached.add(cell);
    do {
      const CellSet& around = neighbours[open.takeLowest()];
      const CellSet found = side.loose & around;
      side.joining.add(around);
      side.loose.remove(found);
      open.add(found);
      reached.add(found);
    } while (!open.empty());
    return !(reached & edges[m_mover][1]).empty();
  }

  CellList<std::uint8_t, cells> m_empty;
  std::array<Side, 2> m_sides;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame hex() {
  return limitGameOf<Hex>("hex-11");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
