// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace ludo::engine {

/// How positions keep tokens. What asks for less room or time can do less.
enum class TokenEncoding : std::uint8_t {
  Cells,   ///< at most one in a zone, and public
  Counts,  ///< alike: nobody can tell them apart
  Ids,     ///< as the kernel does
};

/// So many tokens at most are only counted: a sum over eight zones has room in a byte.
constexpr std::size_t mostCountedTokens = 127;

/// Where tokens are created in play, there are ids for so many more than setup makes; a playout stops for
/// gone ones to be forgotten when half of those are left.
constexpr std::size_t fewestSpareIds = 40;

/// How a position keeps tokens and turns.
struct Encoding {
  TokenEncoding tokens = TokenEncoding::Cells;
  bool freeTurn = false;  ///< the turn is looked up in play, and effects may change it; see free_turn.cpp
  auto operator<=>(const Encoding&) const = default;
};

/// All that there are; what is fastest comes first.
inline constexpr std::array encodings = {
    Encoding{TokenEncoding::Cells, false}, Encoding{TokenEncoding::Cells, true},
    Encoding{TokenEncoding::Counts, true}, Encoding{TokenEncoding::Ids, true}};

}  // namespace ludo::engine
