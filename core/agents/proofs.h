// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/agents/playouts.h"

/// How a game of one or two players is certain to end, as one number: what each seat gets.
namespace ludo::agents::proofs {

constexpr std::uint32_t unproven = 0;
constexpr std::size_t mostSeats = 2;

inline std::uint32_t of(const Points& points) {
  std::uint32_t code = 0;
  for (std::size_t seat = points.size(); seat-- > 0;) code = code * (mostPoints + 1) + points[seat];
  return code + 1;
}

inline std::uint32_t points(std::uint32_t proof, kernel::Seat seat) {
  const std::uint32_t code = proof - 1;
  return seat == 0 ? code % (mostPoints + 1) : code / (mostPoints + 1);
}

}  // namespace ludo::agents::proofs
