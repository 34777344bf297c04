// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>

#include "core/bench/limits/bits.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

/// Up to eight sets of cells, one behind the other, to pick from without a branch: the running totals of
/// their counts are the bytes of one word. There may be 127 cells in all.
template <unsigned sets>
class Choices {
 public:
  struct Pick {
    unsigned set;
    Bits cell;
  };

  Bits& operator[](unsigned set) { return m_sets[set]; }
  /// To be called when all sets are filled.
  void add() {
    Bits counts = 0;
    for (unsigned set = 0; set < sets; ++set) counts |= Bits{countOf(m_sets[set])} << (8 * set);
    m_totals = counts * ones;
  }
  unsigned size() const { return static_cast<unsigned>(m_totals >> 56); }
  Pick at(unsigned index) const {
    const Bits whole = ((index | 0x80U) * ones - m_totals) & (0x80U * ones);
    const unsigned set = countOf(whole);
    const auto before = static_cast<unsigned>((m_totals << 8) >> (8 * set)) & 0xFFU;
    return {set, nthBit(m_sets[set], index - before)};
  }

 private:
  static constexpr Bits ones = 0x0101010101010101U;

  std::array<Bits, sets> m_sets{};
  Bits m_totals = 0;
};

}  // namespace ludo::bench::LUDO_LIMITS_FOR
