// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <numeric>

namespace ludo::bench::LUDO_LIMITS_FOR {

/// The cells still empty, in any order. Taking one puts it behind the rest, so the list always holds every
/// cell once, and a new game may go on with the order that the last one left.
template <typename Cell, unsigned cells>
class CellList {
 public:
  CellList() { std::iota(m_cells.begin(), m_cells.end(), Cell{0}); }

  void refill() { m_size = cells; }
  unsigned size() const { return m_size; }
  unsigned at(unsigned index) const { return m_cells[index]; }
  unsigned take(unsigned index) {
    const Cell taken = m_cells[index];
    --m_size;
    m_cells[index] = m_cells[m_size];
    m_cells[m_size] = taken;
    return taken;
  }

 private:
  std::array<Cell, cells> m_cells;
  unsigned m_size = cells;
};

}  // namespace ludo::bench::LUDO_LIMITS_FOR
