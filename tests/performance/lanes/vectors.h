// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <immintrin.h>

#include <array>

#include "core/base/rng.h"
#include "core/bench/limits/bits.h"

/// Words side by side, one a game. A condition is a mask: all bits of the lanes for which it holds.
namespace ludo::bench::LUDO_LIMITS_FOR {

#ifdef __AVX512F__
using Vector [[gnu::vector_size(64)]] = std::uint64_t;
using Signed [[gnu::vector_size(64)]] = std::int64_t;
using Native = __m512i;
#else
using Vector [[gnu::vector_size(32)]] = std::uint64_t;
using Signed [[gnu::vector_size(32)]] = std::int64_t;
using Native = __m256i;
#endif
constexpr unsigned lanes = sizeof(Vector) / sizeof(Bits);
constexpr Bits onePerByte = 0x0101010101010101U;

inline Native native(Vector vector) {
  return reinterpret_cast<Native>(vector);
}
inline Vector vector(Native value) {
  return reinterpret_cast<Vector>(value);
}
/// The word in all lanes.
inline Vector all(Bits word) {
  return word - Vector{};
}
inline Vector mask(Signed condition) {
  return reinterpret_cast<Vector>(condition);
}
inline Vector isZero(Vector words) {
  return mask(words == 0);
}
/// For words below 2^63, which the processor compares faster.
inline Vector isLess(Vector left, Vector right) {
  return mask(reinterpret_cast<Signed>(left) < reinterpret_cast<Signed>(right));
}
inline Vector choose(Vector condition, Vector yes, Vector no) {
  return no ^ ((yes ^ no) & condition);
}
inline bool any(Vector condition) {
#ifdef __AVX512F__
  return _mm512_test_epi64_mask(native(condition), native(condition)) != 0;
#else
  return _mm256_testz_si256(native(condition), native(condition)) == 0;
#endif
}

/// For each lane the word of a table.
template <std::size_t size>
Vector lookedUp(const std::array<Bits, size>& table, Vector places) {
#ifdef __AVX512F__
  return vector(_mm512_i64gather_epi64(native(places), table.data(), 8));
#else
  return vector(_mm256_i64gather_epi64(reinterpret_cast<const long long*>(table.data()), native(places), 8));
#endif
}
/// The product of the lower halves of words.
inline Vector halfProduct(Vector left, Vector right) {
#ifdef __AVX512F__
  return vector(_mm512_mul_epu32(native(left), native(right)));
#else
  return vector(_mm256_mul_epu32(native(left), native(right)));
#endif
}

/// For each word and each of its bytes, a byte of the same word.
inline Vector shuffled(Vector words, Vector order) {
#ifdef __AVX512F__
  return vector(_mm512_shuffle_epi8(native(words), native(order)));
#else
  return vector(_mm256_shuffle_epi8(native(words), native(order)));
#endif
}
inline Vector perPair(Bits even, Bits odd) {
  Vector pairs{};
  for (unsigned lane = 0; lane < lanes; ++lane) pairs[lane] = lane % 2 == 0 ? even : odd;
  return pairs;
}
/// The lowest byte in all bytes of the word.
inline Vector spread(Vector words) {
  return shuffled(words, perPair(0, 8 * onePerByte));
}
inline Vector turnedRound(Vector words) {
  return shuffled(words, perPair(0x0001020304050607U, 0x08090A0B0C0D0E0FU));
}

inline Vector sumOfBytes(Vector words) {
#ifdef __AVX512F__
  return vector(_mm512_sad_epu8(native(words), native(Vector{})));
#else
  return vector(_mm256_sad_epu8(native(words), native(Vector{})));
#endif
}
/// Which bytes, below 128, are greater.
inline Vector greaterBytes(Vector left, Vector right) {
#ifdef __AVX512F__
  return vector(_mm512_movm_epi8(_mm512_cmpgt_epi8_mask(native(left), native(right))));
#else
  return vector(_mm256_cmpgt_epi8(native(left), native(right)));
#endif
}
inline Vector equalBytes(Vector left, Vector right) {
#ifdef __AVX512F__
  return vector(_mm512_movm_epi8(_mm512_cmpeq_epi8_mask(native(left), native(right))));
#else
  return vector(_mm256_cmpeq_epi8(native(left), native(right)));
#endif
}
/// Each byte's sum with all below it.
inline Vector runningTotals(Vector bytes) {
  bytes += bytes << 8;
  bytes += bytes << 16;
  return bytes + (bytes << 32);
}

inline Vector countPerByte(Vector set) {
#ifdef __AVX512F__
  return vector(_mm512_popcnt_epi8(native(set)));
#else
  const Vector counts = perPair(0x0302020102010100U, 0x0403030203020201U);
  const Vector nibbles = all(0x0F * onePerByte);
  return shuffled(counts, set & nibbles) + shuffled(counts, (set >> 4) & nibbles);
#endif
}
inline Vector countOf(Vector set) {
#ifdef __AVX512F__
  return vector(_mm512_popcnt_epi64(native(set)));
#else
  return sumOfBytes(countPerByte(set));
#endif
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
