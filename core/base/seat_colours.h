// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace ludo {

/// The colours of players, in every picture of a game, as 0xRRGGBB. The first eight are told apart by
/// colour-blind readers too: Okabe and Ito's palette ("Color Universal Design", 2008), of which two, blue and
/// yellow, fade on dark or on light ground; so each ground has the order in which the first seats stand out,
/// and a blue and a last one of its own. The next eight are told from them and from one another by most.
struct SeatColours {
  static constexpr std::size_t count = 16;
  std::array<std::uint32_t, count> seats;
  std::uint32_t nobody;

  constexpr std::uint32_t of(std::int64_t seat) const {
    return seat < 0 ? nobody : seats[static_cast<std::size_t>(seat) % count];
  }
};

inline constexpr SeatColours seatColoursOnLight{
    {0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00, 0xF0E442, 0x26262B, 0x052260, 0x5A2211,
     0x0D4F37, 0x594856, 0x2D3E9D, 0x6B4804, 0x98744D, 0x6B6755},
    0x6B707A};
inline constexpr SeatColours seatColoursOnDark{
    {0x56B4E9, 0xE69F00, 0x009E73, 0xCC79A7, 0xF0E442, 0xD55E00, 0x2F6FC0, 0xF4F4F6, 0xBFD9E7, 0xFFCD95,
     0x90BCA6, 0xCCACC0, 0xFDFC8E, 0xC6A361, 0x5EDAFF, 0x8B5A2B},
    0x757580};

}  // namespace ludo
