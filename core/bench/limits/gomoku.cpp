// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/cell_list.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/line_words.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned size = 15;

/// A run of exactly five has one beginning with neither neighbour a beginning too. It goes through the last
/// stone: an older one would have ended the game.
bool hasExactlyFive(Bits lines) {
  const Bits runs = runsOf<5>(lines);
  return (runs & ~(runs << 1) & ~(runs >> 1)) != 0;
}

class Gomoku {
 public:
  void begin() {
    m_empty.refill();
    for (auto& stones : m_stones) stones.clear();
    m_mover = 0;
  }
  unsigned choices() const { return m_empty.size(); }
  Ending play(unsigned index) {
    const unsigned cell = m_empty.take(index);
    auto& stones = m_stones[m_mover];
    stones.add(cell);
    if (hasExactlyFive(stones.through(cell))) return winOf(m_mover);
    if (m_empty.size() == 0) return Ending::Draw;
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  CellList<std::uint8_t, size * size> m_empty;
  std::array<LineWords<std::uint16_t, size>, 2> m_stones;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame gomoku() {
  return limitGameOf<Gomoku>("gomoku");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
