// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo::bench::LUDO_LIMITS_FOR {

/// wyrand (Wang Yi, https://github.com/wangyi-fudan/wyhash, version 4): passes BigCrush and PractRand. One
/// number waits for nothing but an addition to the one before, so the processor works ahead of the game.
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_state(seed) {}

  /// From 0 to bound - 1, uniform but for one part in 2^64 / bound (Lemire 2019, without the correction).
  unsigned below(unsigned bound) { return static_cast<unsigned>((Wide{next()} * bound) >> 64); }

 private:
  __extension__ using Wide = unsigned __int128;

  std::uint64_t next() {
    m_state += 0xA0761D6478BD642FU;
    const Wide product = Wide{m_state} * (m_state ^ 0xE7037ED1A0B428DBU);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  std::uint64_t m_state;
};

}  // namespace ludo::bench::LUDO_LIMITS_FOR
