// SPDX-License-Identifier: Apache-2.0
// A pick is a piece, one of its two lines and a cell of it: at most sixteen for a piece, and often more than
// one in three is a move. So picks are checked and repeated; counting the moves of all pieces would take
// longer.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned size = 9;
constexpr unsigned cells = size * size;
constexpr unsigned pieces = 2 * size;
constexpr unsigned goalsPerLine = size - 1;
constexpr unsigned goalsPerPiece = 2 * goalsPerLine;
constexpr unsigned maxTurns = 500;
using Line = std::uint32_t;
constexpr Line wholeLine = (1U << size) - 1;
/// The rows in which five do not count, by seat.
constexpr std::array<Line, 2> home = {0b110000000, 0b000000011};

/// Where a piece can go in a line: by its place and what is occupied.
constexpr auto reachable = [] {
  std::array<std::array<std::uint16_t, wholeLine + 1>, size> table{};
  for (int place = 0; place < static_cast<int>(size); ++place) {
    for (Line occupied = 0; occupied <= wholeLine; ++occupied) {
      const auto isFree = [&](int at) {
        return at >= 0 && at < static_cast<int>(size) && ((occupied >> at) & 1) == 0;
      };
      unsigned goals = 0;
      for (const int step : {-1, 1}) {
        if (!isFree(place + step) && isFree(place + 2 * step)) goals |= 1U << (place + 2 * step);
        for (int at = place + step; isFree(at); at += step) goals |= 1U << at;
      }
      table[static_cast<unsigned>(place)][occupied] = static_cast<std::uint16_t>(goals);
    }
  }
  return table;
}();

/// The enemies in a line between a piece at `place` and another of its side.
Line caughtIn(Line own, Line other, unsigned place) {
  const Line start = 2U << place;
  const Line above = other & ~(start - 1);
  const Line end = (above + start) & ~above;
  const Line caughtAbove = (own & end) != 0 ? (end - start) & above : 0;
  // Towards lower places: everything moved up by one, so that there is always a cell that ends the row.
  const Line open = ((~other & ((1U << place) - 1)) << 1) | 1U;
  const Line stop = std::bit_floor(open);
  const Line caughtBelow = ((own << 1) & stop & ~1U) != 0 ? (1U << place) - stop : 0;
  return caughtAbove | caughtBelow;
}

constexpr std::array<std::uint8_t, 4> cornerCells = {0, size - 1, cells - size, cells - 1};
/// The two cells beside each corner.
constexpr std::array<std::array<std::uint8_t, 2>, 4> besideCorner = {{{1, size},
                                                                      {size - 2, 2 * size - 1},
                                                                      {cells - size + 1, cells - 2 * size},
                                                                      {cells - 2, cells - 1 - size}}};
/// By cell: a corner's number and one, or 0 where there is no corner beside.
constexpr auto cornerBeside = [] {
  std::array<std::uint8_t, cells> table{};
  for (std::uint8_t corner = 0; corner < 4; ++corner) {
    for (const std::uint8_t cell : besideCorner[corner]) table[cell] = static_cast<std::uint8_t>(corner + 1);
  }
  return table;
}();

constexpr auto rowOf = [] {
  std::array<std::uint8_t, cells> table{};
  for (unsigned cell = 0; cell < cells; ++cell) table[cell] = static_cast<std::uint8_t>(cell / size);
  return table;
}();

class DaiHasamiShogi {
 public:
  void begin() {
    for (Side& side : m_sides) side = Side();
    for (unsigned cell = 0; cell < pieces; ++cell) {
      m_sides[0].add(cells - 1 - cell);
      m_sides[1].add(cell);
    }
    m_turn = 1;
    m_mover = 0;
  }
  unsigned choices() const { return m_sides[m_mover].count * goalsPerPiece; }
  bool allowed(unsigned index) const {
    const Candidate pick = candidate(index);
    return ((goals(pick.from, pick.along) >> pick.goal) & 1) != 0;
  }
  Ending play(unsigned index) {
    const Candidate pick = candidate(index);
    const unsigned to = pick.along == 0 ? rowOf[pick.from] * size + pick.goal
                                        : pick.goal * size + (pick.from - rowOf[pick.from] * size);
    Side& own = m_sides[m_mover];
    own.move(pick.piece, to);
    const unsigned row = rowOf[to];
    const unsigned column = to - row * size;
    capture(to, row, column);
    const Line playable = wholeLine & ~home[m_mover];
    if (((playable >> row) & 1) != 0 &&
        (hasFive(own.lines[0][row]) || hasFive(own.lines[1][column] & playable)))
      return winOf(m_mover);
    m_mover ^= 1;
    if (!anyMove()) return winOf(1 - m_mover);
    if (++m_turn > maxTurns) return Ending::Capped;
    return Ending::None;
  }
  Ending step(Random& random) {
    unsigned index = random.below(choices());
    while (!allowed(index)) index = random.below(choices());
    return play(index);
  }

 private:
  struct Candidate {
    unsigned piece;
    unsigned from;
    unsigned along;  ///< 0: its row, 1: its column
    unsigned goal;   ///< place in the line
  };
  struct Side {
    std::array<std::array<std::uint16_t, size>, 2> lines{};  ///< rows, columns
    std::array<std::uint8_t, pieces> cellOf{};
    std::array<std::uint8_t, cells> pieceAt{};
    unsigned count = 0;

    void flip(unsigned cell) {
      const unsigned row = rowOf[cell];
      const unsigned column = cell - row * size;
      lines[0][row] ^= static_cast<std::uint16_t>(1U << column);
      lines[1][column] ^= static_cast<std::uint16_t>(1U << row);
    }
    void add(unsigned cell) {
      flip(cell);
      put(count++, cell);
    }
    void put(unsigned piece, unsigned cell) {
      cellOf[piece] = static_cast<std::uint8_t>(cell);
      pieceAt[cell] = static_cast<std::uint8_t>(piece);
    }
    void move(unsigned piece, unsigned to) {
      flip(cellOf[piece]);
      flip(to);
      put(piece, to);
    }
    void remove(unsigned cell) {
      flip(cell);
      put(pieceAt[cell], cellOf[--count]);
    }
    bool has(unsigned cell) const {
      const unsigned row = rowOf[cell];
      return ((lines[0][row] >> (cell - row * size)) & 1) != 0;
    }
  };

  static bool hasFive(Line line) {
    const Line pairs = line & (line >> 1);
    return (pairs & (pairs >> 2) & (line >> 4)) != 0;
  }
  Candidate candidate(unsigned index) const {
    const unsigned piece = index / goalsPerPiece;
    const unsigned from = m_sides[m_mover].cellOf[piece];
    const unsigned along = (index / goalsPerLine) & 1;
    const unsigned row = rowOf[from];
    const unsigned place = along == 0 ? from - row * size : row;
    const unsigned goal = index % goalsPerLine;
    return {piece, from, along, goal + (goal >= place ? 1U : 0U)};
  }
  unsigned goals(unsigned from, unsigned along) const {
    const unsigned row = rowOf[from];
    const unsigned column = from - row * size;
    const unsigned line = along == 0 ? row : column;
    const unsigned occupied = m_sides[0].lines[along][line] | m_sides[1].lines[along][line];
    return reachable[along == 0 ? column : row][occupied];
  }
  bool anyMove() const {
    const Side& own = m_sides[m_mover];
    for (unsigned piece = 0; piece < own.count; ++piece) {
      if ((goals(own.cellOf[piece], 0) | goals(own.cellOf[piece], 1)) != 0) [[likely]]
        return true;
    }
    return false;
  }
  void capture(unsigned to, unsigned row, unsigned column) {
    const Side& own = m_sides[m_mover];
    Side& other = m_sides[1 - m_mover];
    Line inRow = caughtIn(own.lines[0][row], other.lines[0][row], column);
    Line inColumn = caughtIn(own.lines[1][column], other.lines[1][column], row);
    for (; inRow != 0; inRow &= inRow - 1) other.remove(row * size + lowestOf(inRow));
    for (; inColumn != 0; inColumn &= inColumn - 1) other.remove(lowestOf(inColumn) * size + column);
    if (cornerBeside[to] == 0) return;
    const unsigned corner = cornerBeside[to] - 1U;
    const auto& [first, second] = besideCorner[corner];
    if (other.has(cornerCells[corner]) && own.has(first) && own.has(second))
      other.remove(cornerCells[corner]);
  }

  std::array<Side, 2> m_sides;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame daiHasamiShogi() {
  return limitGameOf<DaiHasamiShogi>("dai-hasami-shogi");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
