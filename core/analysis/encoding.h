// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace ludo::engine {

/// How positions keep tokens, from the fastest and least general to the most general.
enum class TokenEncoding : std::uint8_t {
  Cells,   ///< at most one in a zone, and public
  Counts,  ///< alike: nobody can tell them apart
  Ids,     ///< as the kernel does
};

/// Games with more tokens than this are not encoded as counts: the sum over eight zones must fit into a byte.
constexpr std::size_t mostCountedTokens = 127;

/// Where tokens are created in play, positions have ids for at least so many more than setup makes. A playout
/// stops to free the ids of gone tokens when half of these are left.
constexpr std::size_t fewestSpareIds = 40;

/// How a position keeps tokens and turns.
struct Encoding {
  TokenEncoding tokens = TokenEncoding::Cells;
  bool freeTurn = false;  ///< the turn is looked up in play, and effects may change it; see free_turn.cpp
  auto operator<=>(const Encoding&) const = default;
};

/// All encodings that are tried, the fastest first.
inline constexpr std::array encodings = {
    Encoding{TokenEncoding::Cells, false}, Encoding{TokenEncoding::Cells, true},
    Encoding{TokenEncoding::Counts, true}, Encoding{TokenEncoding::Ids, false},
    Encoding{TokenEncoding::Ids, true}};

}  // namespace ludo::engine
