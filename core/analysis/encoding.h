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

/// How positions keep whose turn it is, in the same order.
enum class TurnEncoding : std::uint8_t {
  Fixed,  ///< in the code, which is written for each place in the turn order
  Free,   ///< in fields
};

/// What an encoding can hold of turns. Facts and layouts ask for this, and not which encoding it is.
struct TurnCapabilities {
  std::string_view name;         ///< in reports for programs
  std::string_view description;  ///< what is known of the turn, for people
  bool mayChange;                ///< effects may give the turn away, or take a player out of the game
  bool severalMayAct;            ///< in one phase, one after the other or at once
  bool isInCode;  ///< positions do not hold it; code for each place may be too much to translate
  int mostSeats;  ///< for how many players there is room
};

/// By TurnEncoding.
inline constexpr std::array turnCapabilities = {TurnCapabilities{.name = "known",
                                                                 .description = "known where code is written",
                                                                 .mayChange = false,
                                                                 .severalMayAct = false,
                                                                 .isInCode = true,
                                                                 .mostSeats = INT8_MAX},
                                                TurnCapabilities{.name = "inPlay",
                                                                 .description = "looked up in play",
                                                                 .mayChange = true,
                                                                 .severalMayAct = true,
                                                                 .isInCode = false,
                                                                 .mostSeats = 15}};

constexpr const TurnCapabilities& capabilitiesOf(TurnEncoding encoding) {
  return turnCapabilities[static_cast<std::size_t>(encoding)];
}

/// Games with more tokens than this are not encoded as counts: the sum over eight zones must fit into a byte.
constexpr std::size_t mostCountedTokens = 127;

/// Where tokens are created in play, positions have ids for at least so many more than setup makes. A playout
/// stops to free the ids of gone tokens when half of these are left.
constexpr std::size_t fewestSpareIds = 40;

/// How a position keeps tokens and turns.
struct Encoding {
  TokenEncoding tokens = TokenEncoding::Cells;
  TurnEncoding turn = TurnEncoding::Fixed;
  auto operator<=>(const Encoding&) const = default;
};

/// All encodings that are tried, the fastest first.
inline constexpr std::array encodings = {
    Encoding{TokenEncoding::Cells, TurnEncoding::Fixed}, Encoding{TokenEncoding::Cells, TurnEncoding::Free},
    Encoding{TokenEncoding::Counts, TurnEncoding::Free}, Encoding{TokenEncoding::Ids, TurnEncoding::Fixed},
    Encoding{TokenEncoding::Ids, TurnEncoding::Free}};

}  // namespace ludo::engine
