// SPDX-License-Identifier: Apache-2.0
// An empty point may be forbidden to one player, and be allowed again later, so a pick from the list of empty
// points is checked, and repeated when it is refused.
#include "core/bench/limits/cell_list.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/line_words.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned size = 13;
constexpr unsigned triesBeforeLooking = 32;

/// Of the lines through a stone: no five, and of fours none or two. There was no four before the stone.
bool isAllowed(Bits fours) {
  return (fours & (fours >> 1)) == 0 && countOf(fours) != 1;
}

class Yavalax {
 public:
  void begin() {
    m_empty.refill();
    for (auto& stones : m_stones) stones.clear();
    m_ply = 0;
    m_mover = 0;
  }
  unsigned choices() const { return m_empty.size(); }
  bool allowed(unsigned index) const { return isAllowed(foursWith(m_empty.at(index))); }
  Ending play(unsigned index) {
    const Ending ending = place(index, foursWith(m_empty.at(index)));
    return ending == Ending::None && !anyAllowed() ? Ending::Draw : ending;
  }
  /// To find the next move is to know that there is one.
  Ending step(Random& random) {
    if (m_ply == 0) pick(random);
    const Ending ending = place(m_next, m_nextFours);
    return ending == Ending::None && !pick(random) ? Ending::Draw : ending;
  }

 private:
  Ending place(unsigned index, Bits fours) {
    const unsigned cell = m_empty.take(index);
    m_stones[m_mover].add(cell);
    if (fours != 0) return winOf(m_mover);
    if (m_empty.size() == 0) return Ending::Draw;
    // One stone, then two each.
    m_mover = ((++m_ply + 1) >> 1) & 1;
    return Ending::None;
  }
  bool pick(Random& random) {
    for (unsigned tries = 1;; ++tries) {
      m_next = random.below(m_empty.size());
      m_nextFours = foursWith(m_empty.at(m_next));
      if (isAllowed(m_nextFours)) [[likely]]
        return true;
      if (tries == triesBeforeLooking && !anyAllowed()) return false;
    }
  }
  Bits foursWith(unsigned cell) const {
    using Words = LineWords<std::uint16_t, size>;
    return runsOf<4>(m_stones[m_mover].through(cell) | Words::stoneIn(cell));
  }
  bool anyAllowed() const {
    for (unsigned index = 0; index < m_empty.size(); ++index) {
      if (allowed(index)) [[likely]]
        return true;
    }
    return false;
  }

  CellList<std::uint8_t, size * size> m_empty;
  std::array<LineWords<std::uint16_t, size>, 2> m_stones;
  unsigned m_next = 0;
  Bits m_nextFours = 0;
  unsigned m_ply = 0;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame yavalax() {
  return limitGameOf<Yavalax>("yavalax");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
