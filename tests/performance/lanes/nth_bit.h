// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>

#include "lanes/vectors.h"

/// There is no pdep for lanes. Two ways round it, for the bit of each set with `index` others below it; of an
/// empty set none.
namespace ludo::bench::LUDO_LIMITS_FOR {

/// Of bytes that are zero up to a place and ones from there, the first that is ones.
inline Vector firstByte(Vector bytes) {
  return bytes & ~(bytes << 8);
}

/// All in vectors: first the byte that has the bit, then the bit in a byte.
struct InVectors {
  static Vector nthBit(Vector set, Vector index) {
    const Vector totals = runningTotals(countPerByte(set));
    const Vector holder = firstByte(greaterBytes(totals, spread(index)));
    const Vector rest = index - sumOfBytes((totals << 8) & holder);
    const Vector places = all(0x8040201008040201U);
    const Vector bits = spread(sumOfBytes(set & holder)) & places;
    const Vector present = equalBytes(bits, places) & all(onePerByte);
    const Vector place = firstByte(greaterBytes(runningTotals(present), spread(rest)));
    return spread(sumOfBytes(place & places)) & holder;
  }
};

/// Through memory, one lane after the other.
struct LaneByLane {
  static Vector nthBit(Vector set, Vector index) {
    alignas(Vector) std::array<Bits, lanes> bits;
    for (unsigned lane = 0; lane < lanes; ++lane) bits[lane] = _pdep_u64(bitAt(0) << index[lane], set[lane]);
    return *reinterpret_cast<const Vector*>(bits.data());
  }
};

}  // namespace ludo::bench::LUDO_LIMITS_FOR
