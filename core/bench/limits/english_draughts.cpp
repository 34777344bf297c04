// SPDX-License-Identifier: Apache-2.0
// The board is turned round when the turn passes, so that the men of who is to move always go to higher rows.
// Each jump of a capture is a ply.
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/pick.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr Bits firstColumn = 0x0101010101010101U;
constexpr Bits lastColumn = firstColumn << 7;
constexpr Bits farRow = Bits{0xFF} << 56;
constexpr unsigned quietLimit = 20;
constexpr unsigned maxTurns = 1000;
/// How to turn a goal's bit into that of the square a step came from, by the set of Choices: ahead to the
/// left and right, back to the right and left.
constexpr std::array<int, 4> stepBack = {-7, -9, 7, 9};

constexpr Bits aheadLeft(Bits set) {
  return (set & ~firstColumn) << 7;
}
constexpr Bits aheadRight(Bits set) {
  return (set & ~lastColumn) << 9;
}
constexpr Bits backRight(Bits set) {
  return (set & ~lastColumn) >> 7;
}
constexpr Bits backLeft(Bits set) {
  return (set & ~firstColumn) >> 9;
}

class EnglishDraughts {
 public:
  EnglishDraughts() { generate(); }
  void begin() { *this = EnglishDraughts(); }
  unsigned choices() const { return m_goals.size(); }
  Ending play(unsigned index) {
    const auto [set, to] = m_goals.at(index);
    const Bits beside = std::rotl(to, stepBack[set]);
    const Bits from = m_jumping ? std::rotl(beside, stepBack[set]) : beside;
    const Bits change = from | to;
    const bool isMan = (m_men & from) != 0;
    const Bits crowned = isMan ? to & farRow : 0;
    m_men ^= isMan ? change ^ crowned : 0;
    m_kings ^= isMan ? crowned : change;
    if (m_jumping) {
      m_otherMen &= ~beside;
      m_otherKings &= ~beside;
      m_quiet = 0;
      if (crowned == 0 && findJumps(m_men & to, m_kings & to)) return Ending::None;
    } else {
      m_quiet = isMan ? 0 : m_quiet + 1;
      if (m_quiet >= quietLimit) return Ending::Draw;
    }
    return passTurn();
  }

 private:
  Ending passTurn() {
    const Bits men = turnedRound(m_otherMen);
    const Bits kings = turnedRound(m_otherKings);
    m_otherMen = turnedRound(m_men);
    m_otherKings = turnedRound(m_kings);
    m_men = men;
    m_kings = kings;
    generate();
    if (m_goals.size() == 0) return winOf(m_mover);
    if (++m_turn > maxTurns) return Ending::Capped;
    m_mover ^= 1;
    return Ending::None;
  }
  void generate() {
    m_jumping = findJumps(m_men, m_kings);
    if (m_jumping) return;
    const Bits all = m_men | m_kings;
    const Bits empty = ~(all | m_otherMen | m_otherKings);
    m_goals[0] = aheadLeft(all) & empty;
    m_goals[1] = aheadRight(all) & empty;
    m_goals[2] = backRight(m_kings) & empty;
    m_goals[3] = backLeft(m_kings) & empty;
    m_goals.add();
  }
  /// The jumps of some pieces; leaves the choices as they are when there are none.
  bool findJumps(Bits men, Bits kings) {
    const Bits others = m_otherMen | m_otherKings;
    const Bits empty = ~(m_men | m_kings | others);
    const Bits all = men | kings;
    const Bits first = aheadLeft(aheadLeft(all) & others) & empty;
    const Bits second = aheadRight(aheadRight(all) & others) & empty;
    const Bits third = backRight(backRight(kings) & others) & empty;
    const Bits fourth = backLeft(backLeft(kings) & others) & empty;
    if ((first | second | third | fourth) == 0) return false;
    m_goals[0] = first;
    m_goals[1] = second;
    m_goals[2] = third;
    m_goals[3] = fourth;
    m_goals.add();
    return true;
  }

  Bits m_men = 0x55AA55;
  Bits m_kings = 0;
  Bits m_otherMen = Bits{0xAA55AA} << 40;
  Bits m_otherKings = 0;
  Choices<4> m_goals;
  bool m_jumping = false;
  unsigned m_quiet = 0;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame englishDraughts() {
  return limitGameOf<EnglishDraughts>("english-draughts");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
