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
constexpr unsigned pieces = 2 * size;
constexpr unsigned goalsPerLine = size - 1;
constexpr unsigned goalsPerPiece = 2 * goalsPerLine;
constexpr unsigned triesBeforeLooking = 64;
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

/// A cell is its row and column, four bits each; turned over it is the same cell seen along its column.
constexpr unsigned cellOf(unsigned row, unsigned column) {
  return row << 4 | column;
}
constexpr unsigned turnedOver(unsigned cell) {
  return (cell << 4 | cell >> 4) & 0xFF;
}
constexpr unsigned cellSpan = 16 * size;

constexpr unsigned last = size - 1;
constexpr std::array<unsigned, 4> cornerCells = {cellOf(0, 0), cellOf(0, last), cellOf(last, 0),
                                                 cellOf(last, last)};
/// The two cells beside each corner.
constexpr std::array<std::array<unsigned, 2>, 4> besideCorner = {
    {{cellOf(0, 1), cellOf(1, 0)},
     {cellOf(0, last - 1), cellOf(1, last)},
     {cellOf(last, 1), cellOf(last - 1, 0)},
     {cellOf(last, last - 1), cellOf(last - 1, last)}}};
/// By cell: a corner's number and one, or 0 where there is no corner beside.
constexpr auto cornerBeside = [] {
  std::array<std::uint8_t, cellSpan> table{};
  for (unsigned corner = 0; corner < 4; ++corner) {
    for (const unsigned cell : besideCorner[corner]) table[cell] = static_cast<std::uint8_t>(corner + 1);
  }
  return table;
}();

/// What stands where, line by line: rows first, then columns.
class Lines {
 public:
  void flip(unsigned cell) {
    m_lines[0][cell >> 4] ^= static_cast<std::uint16_t>(1U << (cell & 15));
    m_lines[1][cell & 15] ^= static_cast<std::uint16_t>(1U << (cell >> 4));
  }
  Line line(unsigned along, unsigned number) const { return m_lines[along][number]; }
  bool has(unsigned cell) const { return ((m_lines[0][cell >> 4] >> (cell & 15)) & 1) != 0; }

 private:
  std::array<std::array<std::uint16_t, 16>, 2> m_lines{};
};

class DaiHasamiShogi {
 public:
  void begin() {
    m_occupied = Lines();
    for (Side& side : m_sides) side = Side();
    for (unsigned column = 0; column < size; ++column) {
      for (const unsigned row : {0U, 1U}) {
        add(m_sides[1], cellOf(row, column));
        add(m_sides[0], cellOf(last - row, column));
      }
    }
    m_turn = 1;
    m_mover = 0;
  }
  unsigned choices() const { return m_sides[m_mover].count * goalsPerPiece; }
  bool allowed(unsigned index) const { return isMove(candidate(index)); }
  Ending play(unsigned index) {
    const Ending ending = move(candidate(index));
    return ending == Ending::None && !anyMove() ? winOf(1 - m_mover) : ending;
  }
  /// To find the next move is to know that there is one.
  Ending step(Random& random) {
    if (m_turn == 1) pick(random);
    const Ending ending = move(m_next);
    if (ending == Ending::None || ending == Ending::Capped) {
      if (!pick(random)) return winOf(1 - m_mover);
    }
    return ending;
  }

 private:
  struct Candidate {
    unsigned piece = 0;
    unsigned along = 0;  ///< 0: its row, 1: its column
    unsigned from = 0;   ///< seen along that line
    unsigned goal = 0;   ///< place in it
  };
  struct Side {
    Lines stones;
    std::array<std::uint8_t, pieces> cells{};
    std::array<std::uint8_t, cellSpan> pieceAt{};
    unsigned count = 0;

    void put(unsigned piece, unsigned cell) {
      cells[piece] = static_cast<std::uint8_t>(cell);
      pieceAt[cell] = static_cast<std::uint8_t>(piece);
    }
  };

  static bool hasFive(Line line) {
    const Line pairs = line & (line >> 1);
    return (pairs & (pairs >> 2) & (line >> 4)) != 0;
  }
  Candidate candidate(unsigned index) const {
    const unsigned piece = index / goalsPerPiece;
    const unsigned along = (index / goalsPerLine) & 1;
    const unsigned cell = m_sides[m_mover].cells[piece];
    const unsigned from = along == 0 ? cell : turnedOver(cell);
    const unsigned goal = index % goalsPerLine;
    return {piece, along, from, goal + (goal >= (from & 15) ? 1U : 0U)};
  }
  unsigned goals(unsigned from, unsigned along) const {
    return reachable[from & 15][m_occupied.line(along, from >> 4)];
  }
  bool isMove(const Candidate& pick) const { return ((goals(pick.from, pick.along) >> pick.goal) & 1) != 0; }
  bool anyMove() const {
    const Side& own = m_sides[m_mover];
    for (unsigned piece = 0; piece < own.count; ++piece) {
      const unsigned cell = own.cells[piece];
      if ((goals(cell, 0) | goals(turnedOver(cell), 1)) != 0) return true;
    }
    return false;
  }
  bool pick(Random& random) {
    const unsigned all = choices();
    for (unsigned tries = 1; all > 0; ++tries) {
      m_next = candidate(random.below(all));
      if (isMove(m_next)) return true;
      if (tries == triesBeforeLooking && !anyMove()) break;
    }
    return false;
  }

  Ending move(const Candidate& pick) {
    Side& own = m_sides[m_mover];
    const unsigned goal = (pick.from & 0xF0) | pick.goal;
    const unsigned to = pick.along == 0 ? goal : turnedOver(goal);
    for (const unsigned cell : {unsigned{own.cells[pick.piece]}, to}) {
      own.stones.flip(cell);
      m_occupied.flip(cell);
    }
    own.put(pick.piece, to);
    capture(to);
    const Line playable = wholeLine & ~home[m_mover];
    const unsigned row = to >> 4;
    if (((playable >> row) & 1) != 0 &&
        (hasFive(own.stones.line(0, row)) || hasFive(own.stones.line(1, to & 15) & playable)))
      return winOf(m_mover);
    m_mover ^= 1;
    return ++m_turn > maxTurns ? Ending::Capped : Ending::None;
  }
  void capture(unsigned to) {
    const Lines& own = m_sides[m_mover].stones;
    Side& other = m_sides[1 - m_mover];
    const unsigned row = to >> 4;
    const unsigned column = to & 15;
    Line inRow = caughtIn(own.line(0, row), other.stones.line(0, row), column);
    Line inColumn = caughtIn(own.line(1, column), other.stones.line(1, column), row);
    for (; inRow != 0; inRow &= inRow - 1) remove(other, cellOf(row, lowestOf(inRow)));
    for (; inColumn != 0; inColumn &= inColumn - 1) remove(other, cellOf(lowestOf(inColumn), column));
    if (cornerBeside[to] == 0) return;
    const unsigned corner = cornerBeside[to] - 1U;
    const auto& [first, second] = besideCorner[corner];
    if (other.stones.has(cornerCells[corner]) && own.has(first) && own.has(second))
      remove(other, cornerCells[corner]);
  }
  void add(Side& side, unsigned cell) {
    side.stones.flip(cell);
    m_occupied.flip(cell);
    side.put(side.count++, cell);
  }
  void remove(Side& side, unsigned cell) {
    side.stones.flip(cell);
    m_occupied.flip(cell);
    --side.count;
    side.put(side.pieceAt[cell], side.cells[side.count]);
  }

  Lines m_occupied;
  std::array<Side, 2> m_sides;
  Candidate m_next;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame daiHasamiShogi() {
  return limitGameOf<DaiHasamiShogi>("dai-hasami-shogi");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
