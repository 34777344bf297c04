// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>

namespace ludo::agents {

/// The natural logarithm, up to 0.06 too small: base 2 is linear between powers of two. For confidence bounds
/// that is as good, and unlike the library's it is the same on every machine.
inline float roughLog(std::uint32_t x) {
  constexpr float ln2 = 0.6931472F;
  const int exponent = x == 0 ? 0 : std::bit_width(x) - 1;
  const float mantissa = static_cast<float>(x) / static_cast<float>(std::uint64_t{1} << exponent);
  return (static_cast<float>(exponent) + (mantissa - 1)) * ln2;
}

/// How far a mean of `visits` results may be off, when they were chosen out of `chances` (UCB1; Auer,
/// Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002). Both are
/// positive.
inline float confidence(std::uint32_t chances, std::uint32_t visits) {
  return std::sqrt(roughLog(chances) / static_cast<float>(visits));
}

}  // namespace ludo::agents
