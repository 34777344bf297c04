// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned cells = 9;
constexpr std::array<unsigned, 8> rows = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

/// By the marks of a player as nine bits: whether there are three in a row.
constexpr auto hasThree = [] {
  std::array<bool, 1U << cells> table{};
  for (unsigned marks = 0; marks < table.size(); ++marks) {
    for (const unsigned row : rows) table[marks] |= (marks & row) == row;
  }
  return table;
}();

class TicTacToe {
 public:
  void begin() { *this = TicTacToe(); }
  unsigned choices() const { return m_left; }
  Ending play(unsigned index) {
    const Bits mark = nthBit(m_empty, index);
    m_empty ^= mark;
    m_own |= mark;
    if (hasThree[m_own]) return winOf(m_mover);
    if (--m_left == 0) return Ending::Draw;
    std::swap(m_own, m_other);
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  Bits m_own = 0;
  Bits m_other = 0;
  Bits m_empty = bitAt(cells) - 1;
  unsigned m_left = cells;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame ticTacToe() {
  return limitGameOf<TicTacToe>("tic-tac-toe");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
