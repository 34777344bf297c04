// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ludo::engine {

/// How positions keep tokens, from the fastest and least general to the most general.
enum class TokenEncoding : std::uint8_t {
  Cells,   ///< at most one in a zone, and public
  Counts,  ///< alike: nobody can tell them apart
  Ids,     ///< as the kernel does
};

/// What an encoding can hold of tokens. Facts and layouts ask for this, and not which encoding it is.
struct TokenCapabilities {
  std::string_view name;         ///< in reports for programs
  std::string_view description;  ///< what positions hold, for people
  bool areSingle;                ///< a zone holds one token at most, which is known by its zone
  bool areToldApart;             ///< tokens may differ in type, owner or properties
  bool haveIds;                  ///< a token is known by a number, wherever it is
  bool mayBeSecret;              ///< positions hold who knows what a token is, and what it could be
  bool keepsRepetitionKeys;  ///< changes of tokens keep these up to date; else they are added up when asked
  bool keepsWholeState;      ///< positions hold all of the kernel's state, so that they have a state hash
};

/// By TokenEncoding.
inline constexpr std::array tokenCapabilities = {
    TokenCapabilities{.name = "cells",
                      .description = "sets of zones with one token each",
                      .areSingle = true,
                      .areToldApart = true,
                      .haveIds = false,
                      .mayBeSecret = false,
                      .keepsRepetitionKeys = true,
                      .keepsWholeState = false},
    TokenCapabilities{.name = "counts",
                      .description = "numbers of tokens that nobody can tell apart",
                      .areSingle = false,
                      .areToldApart = false,
                      .haveIds = false,
                      .mayBeSecret = false,
                      .keepsRepetitionKeys = false,
                      .keepsWholeState = false},
    TokenCapabilities{.name = "ids",
                      .description = "every token by itself",
                      .areSingle = false,
                      .areToldApart = true,
                      .haveIds = true,
                      .mayBeSecret = true,
                      .keepsRepetitionKeys = false,
                      .keepsWholeState = true}};

constexpr const TokenCapabilities& capabilitiesOf(TokenEncoding encoding) {
  return tokenCapabilities[static_cast<std::size_t>(encoding)];
}

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
