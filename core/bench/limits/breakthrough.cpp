// SPDX-License-Identifier: Apache-2.0
// The board is turned round after each ply, so that who is to move always goes to higher rows.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/pick.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr Bits firstColumn = 0x0101010101010101U;
constexpr Bits lastColumn = firstColumn << 7;
constexpr Bits farRow = Bits{0xFF} << 56;
/// How far a pawn comes, by the set of Choices its goal is in.
constexpr std::array<unsigned, 3> steps = {7, 8, 9};

class Breakthrough {
 public:
  void begin() { *this = Breakthrough(); }
  Breakthrough() { generate(); }
  unsigned choices() const { return m_goals.size(); }
  Ending play(unsigned index) {
    const auto [set, to] = m_goals.at(index);
    m_own ^= to | (to >> steps[set]);
    m_other &= ~to;
    if ((to & farRow) != 0 || m_other == 0) return winOf(m_mover);
    const Bits next = turnedRound(m_other);
    m_other = turnedRound(m_own);
    m_own = next;
    m_mover ^= 1;
    generate();
    return Ending::None;
  }

 private:
  void generate() {
    m_goals[0] = ((m_own & ~firstColumn) << 7) & ~m_own;
    m_goals[1] = (m_own << 8) & ~(m_own | m_other);
    m_goals[2] = ((m_own & ~lastColumn) << 9) & ~m_own;
    m_goals.add();
  }

  Bits m_own = 0xFFFF;
  Bits m_other = Bits{0xFFFF} << 48;
  Choices<3> m_goals;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame breakthrough() {
  return limitGameOf<Breakthrough>("breakthrough");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
