// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/rng.h"

/// What the engine's speed is measured against, and how it is measured. See docs/performance.md.
namespace ludo::bench {

/// How a number of random games went.
struct LimitResult {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::array<std::uint64_t, 2> wins{};  ///< by seat
  std::uint64_t draws = 0;
  std::uint64_t capped = 0;  ///< stopped at the sample's maxTurns
};

/// A sample written by hand, as tight as we know how, and as that game alone. It plays by the sample's rules
/// and decides what the sample decides: one ply is one decision. Any number of threads may play at a time.
struct LimitGame {
  std::string_view sample;  ///< metadata.id of the sample
  /// Plays games to their end, each decision uniform among the legal moves. A game looks at its end after
  /// each ply, so that it could be stopped and looked at there: nothing is worked out for several plies or
  /// several games at once. `rng` gives the seed of a faster generator.
  LimitResult (*play)(std::uint64_t games, Rng& rng);
  /// Counts the sequences of so many decisions, through the same code.
  std::uint64_t (*perft)(unsigned depth);
};

/// All there are, compiled for the processor at hand.
std::span<const LimitGame> limitGames();
/// Null when the game has none.
const LimitGame* limitGame(std::string_view sample);

}  // namespace ludo::bench
