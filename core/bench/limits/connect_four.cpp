// SPDX-License-Identifier: Apache-2.0
// Columns of seven bits, six for discs and an empty one on top (John Tromp's and Dominikus Herzberg's board).
// Few columns are full while a game lasts: a random one is tried, and another when it is full.
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned rows = 6;
constexpr unsigned columns = 7;
constexpr unsigned height = rows + 1;
constexpr Bits bottom = [] {
  Bits set = 0;
  for (unsigned column = 0; column < columns; ++column) set |= bitAt(column * height);
  return set;
}();
constexpr Bits wholeColumn = bitAt(rows) - 1;
constexpr Bits board = bottom * wholeColumn;

bool hasFour(Bits discs) {
  Bits found = 0;
  for (const unsigned step : {1U, height - 1, height, height + 1}) {
    const Bits pairs = discs & (discs >> step);
    found |= pairs & (pairs >> (2 * step));
  }
  return found != 0;
}

class ConnectFour {
 public:
  void begin() { *this = ConnectFour(); }
  unsigned choices() const { return columns; }
  bool allowed(unsigned index) const { return restIn(index) != 0; }
  Ending play(unsigned index) { return drop(restIn(index)); }
  Ending step(Random& random) {
    Bits disc = 0;
    do {
      disc = restIn(random.below(columns));
    } while (disc == 0);
    return drop(disc);
  }

 private:
  /// Where a disc comes to rest in a column; nothing when it is full.
  Bits restIn(unsigned column) const { return (m_discs + bottom) & (wholeColumn << (column * height)); }
  Ending drop(Bits disc) {
    m_discs |= disc;
    m_own |= disc;
    if (hasFour(m_own)) return winOf(m_mover);
    if (m_discs == board) return Ending::Draw;
    m_own = m_discs ^ m_own;
    m_mover ^= 1;
    return Ending::None;
  }

  Bits m_own = 0;
  Bits m_discs = 0;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame connectFour() {
  return limitGameOf<ConnectFour>("connect-four");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
