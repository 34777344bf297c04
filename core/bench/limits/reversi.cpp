// SPDX-License-Identifier: Apache-2.0
// Kogge-Stone fills in four directions at a time, one a lane.
#include <utility>

#include "core/bench/limits/bits.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

using Lanes [[gnu::vector_size(32)]] = Bits;

constexpr Lanes steps = {1, 7, 8, 9};
/// A row of discs to be caught cannot go on over the left or right edge.
constexpr Bits inner = 0x7E7E7E7E7E7E7E7EU;
constexpr Lanes passable = {inner, inner, ~Bits{0}, inner};

Bits allOf(const Lanes& lanes) {
  return lanes[0] | lanes[1] | lanes[2] | lanes[3];
}

/// The cells that catch something for `own`.
Bits placesFor(Bits own, Bits other) {
  const Lanes between = Lanes{other, other, other, other} & passable;
  const Lanes anchors = {own, own, own, own};
  const Lanes twice = steps + steps;
  Lanes up = between & (anchors << steps);
  Lanes down = between & (anchors >> steps);
  up |= between & (up << steps);
  down |= between & (down >> steps);
  const Lanes upPairs = between & (between << steps);
  const Lanes downPairs = between & (between >> steps);
  up |= upPairs & (up << twice);
  down |= downPairs & (down >> twice);
  up |= upPairs & (up << twice);
  down |= downPairs & (down >> twice);
  return allOf((up << steps) | (down >> steps)) & ~(own | other);
}

/// What a disc at `place` turns over.
Bits caughtBy(Bits place, Bits own, Bits other) {
  const Lanes between = Lanes{other, other, other, other} & passable;
  const Lanes anchors = {own, own, own, own};
  const Lanes from = {place, place, place, place};
  const Lanes twice = steps + steps;
  Lanes up = between & (from << steps);
  Lanes down = between & (from >> steps);
  up |= between & (up << steps);
  down |= between & (down >> steps);
  const Lanes upPairs = between & (between << steps);
  const Lanes downPairs = between & (between >> steps);
  up |= upPairs & (up << twice);
  down |= downPairs & (down >> twice);
  up |= upPairs & (up << twice);
  down |= downPairs & (down >> twice);
  // A row counts when it ends at a disc of one's own.
  const Lanes upHeld = reinterpret_cast<Lanes>((anchors & (up << steps)) != 0);
  const Lanes downHeld = reinterpret_cast<Lanes>((anchors & (down >> steps)) != 0);
  return allOf((up & upHeld) | (down & downHeld));
}

class Reversi {
 public:
  void begin() { *this = Reversi(); }
  /// Without a place there is one move, to pass.
  unsigned choices() const { return m_places == 0 ? 1 : countOf(m_places); }
  Ending play(unsigned index) {
    if (m_places != 0) [[likely]] {
      const Bits place = nthBit(m_places, index);
      const Bits caught = caughtBy(place, m_own, m_other);
      m_own ^= place | caught;
      m_other ^= caught;
    }
    std::swap(m_own, m_other);
    m_places = placesFor(m_own, m_other);
    if (m_places == 0 && placesFor(m_other, m_own) == 0) [[unlikely]]
      return byDiscs();
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  Ending byDiscs() const {
    const unsigned mine = countOf(m_other);
    const unsigned theirs = countOf(m_own);
    return mine == theirs ? Ending::Draw : winOf(mine > theirs ? m_mover : 1 - m_mover);
  }

  Bits m_own = bitAt(28) | bitAt(35);
  Bits m_other = bitAt(27) | bitAt(36);
  Bits m_places = bitAt(19) | bitAt(26) | bitAt(37) | bitAt(44);
  unsigned m_mover = 0;
};

}  // namespace

LimitGame reversi() {
  return limitGameOf<Reversi>("reversi");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
