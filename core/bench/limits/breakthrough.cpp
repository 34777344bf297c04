// SPDX-License-Identifier: Apache-2.0
// The board is turned round after each ply, so that who is to move always goes to higher rows.
#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr Bits firstColumn = 0x0101010101010101U;
constexpr Bits lastColumn = firstColumn << 7;
constexpr Bits farRow = Bits{0xFF} << 56;

class Breakthrough {
 public:
  void begin() { *this = Breakthrough(); }
  Breakthrough() { generate(); }
  unsigned choices() const { return m_untilThird + countOf(m_goals[2]); }
  Ending play(unsigned index) {
    // Which of the three sets holds the goal is as good as random: no branch.
    const unsigned isBehindFirst = index >= m_untilSecond ? 1 : 0;
    const unsigned isBehindSecond = index >= m_untilThird ? 1 : 0;
    const Bits goals = m_goals[0] ^ ((m_goals[0] ^ m_goals[1]) & (Bits{0} - isBehindFirst)) ^
                       ((m_goals[1] ^ m_goals[2]) & (Bits{0} - isBehindSecond));
    const unsigned before =
        (m_untilSecond & (0 - isBehindFirst)) + ((m_untilThird - m_untilSecond) & (0 - isBehindSecond));
    const Bits to = nthBit(goals, index - before);
    m_own ^= to | (to >> (7 + isBehindFirst + isBehindSecond));
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
    m_untilSecond = countOf(m_goals[0]);
    m_untilThird = m_untilSecond + countOf(m_goals[1]);
  }

  Bits m_own = 0xFFFF;
  Bits m_other = Bits{0xFFFF} << 48;
  std::array<Bits, 3> m_goals{};  ///< ahead to the left, straight ahead, ahead to the right
  unsigned m_untilSecond = 0;
  unsigned m_untilThird = 0;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame breakthrough() {
  return limitGameOf<Breakthrough>("breakthrough");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
