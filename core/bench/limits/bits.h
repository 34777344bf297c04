// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <bit>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

/// Sets of cells as bits. Every file of this folder is compiled for several kinds of processors, each time
/// into a namespace of its own.
namespace ludo::bench::LUDO_LIMITS_FOR {

using Bits = std::uint64_t;

constexpr Bits bitAt(unsigned place) {
  return Bits{1} << place;
}
inline unsigned countOf(Bits set) {
  return static_cast<unsigned>(std::popcount(set));
}
inline unsigned lowestOf(Bits set) {
  return static_cast<unsigned>(std::countr_zero(set));
}

/// The bit of `set` with `index` others below it; there must be one.
inline Bits nthBit(Bits set, unsigned index) {
#ifdef __BMI2__
  return _pdep_u64(bitAt(index), set);
#else
  for (; index > 0; --index) set &= set - 1;
  return set & (0 - set);
#endif
}

/// A board of eight by eight, one byte a row, seen from the other side.
inline Bits turnedRound(Bits set) {
  return __builtin_bswap64(set);
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
