// SPDX-License-Identifier: Apache-2.0
// Both players' stones around the last one, four lines of nine cells side by side, show fives and captures.
#include "core/bench/limits/cell_list.h"
#include "core/bench/limits/games.h"
#include "core/bench/limits/line_words.h"
#include "core/bench/limits/playouts.h"

namespace ludo::bench::LUDO_LIMITS_FOR {
namespace {

constexpr unsigned size = 19;
constexpr unsigned cells = size * size;
constexpr unsigned middle = cells / 2;
constexpr unsigned maxTurns = 1000;
constexpr unsigned capturesToWin = 10;
constexpr unsigned margin = 4;
constexpr Bits perLine = 0x0001000100010001U;

/// The empty points; captures give some back.
class EmptyPoints {
 public:
  EmptyPoints() {
    std::iota(m_cells.begin(), m_cells.end(), std::uint16_t{0});
    m_places = m_cells;
  }
  void refill() { m_size = cells; }
  unsigned size() const { return m_size; }
  void bringToFront(unsigned cell) { exchange(m_places[cell], 0); }
  unsigned take(unsigned index) {
    const unsigned cell = m_cells[index];
    exchange(index, --m_size);
    return cell;
  }
  void putBack(unsigned cell) { exchange(m_places[cell], m_size++); }

 private:
  void exchange(unsigned first, unsigned second) {
    std::swap(m_cells[first], m_cells[second]);
    m_places[m_cells[first]] = static_cast<std::uint16_t>(first);
    m_places[m_cells[second]] = static_cast<std::uint16_t>(second);
  }

  std::array<std::uint16_t, cells> m_cells;
  std::array<std::uint16_t, cells> m_places;
  unsigned m_size = cells;
};

class Pente {
 public:
  void begin() {
    m_empty.refill();
    m_empty.bringToFront(middle);
    for (auto& stones : m_stones) stones.clear();
    m_captured = {};
    m_turn = 1;
    m_mover = 0;
  }
  unsigned choices() const { return m_turn == 1 ? 1 : m_empty.size(); }
  Ending play(unsigned index) {
    const unsigned cell = m_empty.take(index);
    m_stones[m_mover].add(cell);
    const Bits own = m_stones[m_mover].around(cell);
    const Bits other = m_stones[1 - m_mover].around(cell);
    const Bits ahead = (other >> (margin + 1)) & (other >> (margin + 2)) & (own >> (margin + 3)) & perLine;
    const Bits behind = (other >> (margin - 1)) & (other >> (margin - 2)) & (own >> (margin - 3)) & perLine;
    if ((ahead | behind) != 0) [[unlikely]]
      capture(cell, ahead, behind);
    const Bits pairs = own & (own >> 1);
    if ((pairs & (pairs >> 2) & (own >> 4)) != 0) return winOf(m_mover);
    if (m_captured[m_mover] >= capturesToWin) return winOf(m_mover);
    if (m_empty.size() == 0) return Ending::Draw;
    if (++m_turn > maxTurns) return Ending::Capped;
    m_mover ^= 1;
    return Ending::None;
  }

 private:
  using Stones = LineWords<std::uint32_t, size, margin>;

  [[gnu::noinline]] void capture(unsigned cell, Bits ahead, Bits behind) {
    for (unsigned axis = 0; axis < 4; ++axis) {
      const unsigned beside = Stones::beside[axis];
      if (((ahead >> (16 * axis)) & 1) != 0) takePair(cell + beside, cell + 2 * beside);
      if (((behind >> (16 * axis)) & 1) != 0) takePair(cell - beside, cell - 2 * beside);
    }
  }
  void takePair(unsigned first, unsigned second) {
    for (const unsigned cell : {first, second}) {
      m_stones[1 - m_mover].remove(cell);
      m_empty.putBack(cell);
    }
    m_captured[m_mover] += 2;
  }

  EmptyPoints m_empty;
  std::array<Stones, 2> m_stones;
  std::array<unsigned, 2> m_captured{};
  unsigned m_turn = 1;
  unsigned m_mover = 0;
};

}  // namespace

LimitGame pente() {
  return limitGameOf<Pente>("pente");
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
