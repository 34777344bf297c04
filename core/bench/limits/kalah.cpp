// SPDX-License-Identifier: Apache-2.0
// A side is one word: a byte for each house, in the order of sowing, and one for the store. Sowing adds a
// word from a table to either side.
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned houses = 6;
constexpr unsigned store = houses;
constexpr unsigned pits = 2 * houses + 1;  ///< that seeds fall into: the other player's store is left out
constexpr unsigned seeds = 48;
constexpr unsigned topByte = 56;
constexpr unsigned maxTurns = 500;
constexpr Bits ones = 0x0101010101010101U;
constexpr Bits houseBytes = (bitAt(8 * houses) - 1);

struct Sowing {
  Bits own = 0;
  Bits other = 0;
  unsigned last = 0;  ///< where the last seed falls; from 7 on it is a house of the other player
  /// Where the last seed falls in a house of one's own, and what is across; the empty top byte otherwise.
  unsigned landing = 0;
  unsigned across = 0;
};

constexpr auto sowings = [] {
  std::array<std::array<Sowing, seeds + 1>, houses> table{};
  for (unsigned house = 0; house < houses; ++house) {
    Sowing sowing;
    sowing.last = house;
    for (unsigned count = 1; count <= seeds; ++count) {
      sowing.last = (sowing.last + 1) % pits;
      if (sowing.last <= store) {
        sowing.own += Bits{1} << (8 * sowing.last);
      } else {
        sowing.other += Bits{1} << (8 * (sowing.last - store - 1));
      }
      const bool home = sowing.last < store;
      sowing.landing = home ? 8 * sowing.last : topByte;
      sowing.across = home ? 8 * (houses - 1 - sowing.last) : topByte;
      table[house][count] = sowing;
    }
  }
  return table;
}();

class Kalah {
 public:
  void begin() { *this = Kalah(); }
  unsigned choices() const { return countOf(filled()); }
  Ending play(unsigned index) {
    const unsigned shift = lowestOf(nthBit(filled(), index)) - 7;
    const auto count = static_cast<unsigned>(m_own >> shift) & 0xFFU;
    const Sowing& sowing = sowings[shift / 8][count];
    m_own = (m_own & ~(Bits{0xFF} << shift)) + sowing.own;
    m_other += sowing.other;
    capture(sowing);
    if ((m_own & houseBytes) == 0 || (m_other & houseBytes) == 0) return bySeeds();
    if (++m_turn > maxTurns) return Ending::Capped;
    const bool again = sowing.last == store;
    const Bits own = m_own;
    m_own = again ? m_own : m_other;
    m_other = again ? m_other : own;
    m_mover ^= again ? 0U : 1U;
    return Ending::None;
  }

 private:
  /// The top bits of the houses that hold seeds.
  Bits filled() const { return ((m_own & houseBytes) + 0x7F * ones) & (houseBytes & (0x80 * ones)); }
  /// As often as not there is nothing to capture: no branch.
  void capture(const Sowing& sowing) {
    const Bits caught = (m_other >> sowing.across) & 0xFF;
    const bool alone = ((m_own >> sowing.landing) & 0xFF) == 1;
    const Bits all = Bits{0} - static_cast<Bits>(alone && caught != 0);
    m_own += all & (((caught + 1) << (8 * store)) - bitAt(sowing.landing));
    m_other -= all & (caught << sowing.across);
  }
  Ending bySeeds() const {
    const auto mine = static_cast<unsigned>((m_own * ones) >> 56);
    return 2 * mine == seeds ? Ending::Draw : winOf(2 * mine > seeds ? m_mover : 1 - m_mover);
  }

  Bits m_own = (4 * ones) & houseBytes;
  Bits m_other = (4 * ones) & houseBytes;
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame kalah() {
  return limitGameOf<Kalah>("kalah");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
