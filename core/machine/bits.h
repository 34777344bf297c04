// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <bit>
#include <cstdint>

namespace ludo::machine {

/// The index of the n-th set bit, n counted from 0; see Op::NthBit.
inline std::uint64_t nthBit(std::uint64_t set, std::uint64_t n) {
  for (; n > 0; --n) set &= set - 1;
  return static_cast<std::uint64_t>(std::countr_zero(set));
}

}  // namespace ludo::machine
