// SPDX-License-Identifier: Apache-2.0
// The board is turned round after each ply, so that the edge to reach is always the highest row.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/pick.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

using Lanes [[gnu::vector_size(32)]] = Bits;

constexpr Bits firstColumn = 0x0101010101010101U;
constexpr Bits lastColumn = firstColumn << 7;
constexpr Bits farRow = Bits{0xFF} << 56;
constexpr unsigned maxTurns = 1000;

/// Four directions in which cells have higher bits, and the four opposite ones; where a step may begin.
constexpr Lanes steps = {1, 7, 8, 9};
constexpr Lanes mayStepUp = {~lastColumn, ~firstColumn, ~Bits{0}, ~lastColumn};
constexpr Lanes mayStepDown = {~firstColumn, ~lastColumn, ~Bits{0}, ~firstColumn};
/// How to turn a goal's bit into that of the cell the hop came from.
constexpr std::array<int, 8> hopBack = {-2, -14, -16, -18, 2, 14, 16, 18};

class HopThrough {
 public:
  HopThrough() { generate(); }
  void begin() { *this = HopThrough(); }
  unsigned choices() const { return m_goals.size(); }
  Ending play(unsigned index) {
    const auto [set, to] = m_goals.at(index);
    m_own ^= to | std::rotl(to, hopBack[set]);
    if ((to & farRow) != 0) return winOf(m_mover);
    const Bits next = turnedRound(m_other);
    m_other = turnedRound(m_own);
    m_own = next;
    generate();
    if (m_goals.size() == 0) return winOf(m_mover);
    if (++m_turn > maxTurns) return Ending::Capped;
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  void generate() {
    const Bits all = m_own | m_other;
    const Lanes own = {m_own, m_own, m_own, m_own};
    const Lanes occupied = {all, all, all, all};
    const Lanes overUp = ((own & mayStepUp) << steps) & occupied;
    const Lanes overDown = ((own & mayStepDown) >> steps) & occupied;
    const Lanes up = ((overUp & mayStepUp) << steps) & ~occupied;
    const Lanes down = ((overDown & mayStepDown) >> steps) & ~occupied;
    for (unsigned lane = 0; lane < 4; ++lane) {
      m_goals[lane] = up[lane];
      m_goals[4 + lane] = down[lane];
    }
    m_goals.add();
  }

  Bits m_own = 0xFFFF;
  Bits m_other = Bits{0xFFFF} << 48;
  Choices<8> m_goals;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame hopThrough() {
  return limitGameOf<HopThrough>("hopthrough");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
