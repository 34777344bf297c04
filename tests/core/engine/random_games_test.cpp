// SPDX-License-Identifier: Apache-2.0
// Random games of four kinds: what there is code for plays as the kernel does.
#include "random_games.h"

#include <gtest/gtest.h>

#include "board_game_writer.h"
#include "card_game_writer.h"
#include "core/compile/load_game.h"
#include "playable/variants.h"
#include "playable_game.h"
#include "sowing_game_writer.h"

namespace ludo::engine {
namespace {

using testing::Plays;

/// Whether `part` is at least so many tenths of `all`.
bool isShare(std::uint64_t part, std::uint64_t all, std::uint64_t tenths) {
  return part * 10 >= all * tenths;
}

/// A generated game, sometimes with numbers at their limits and rules in strange places.
language::GameDef generated(std::uint64_t seed) {
  constexpr std::uint64_t gamesPerDamage = 3;
  testing::Choices choices(seed);
  language::GameDef game = testing::playableGame(choices, static_cast<int>(seed % 101));
  if (seed % gamesPerDamage != 1) return game;
  diagnostics::List told;
  const auto json = std::make_shared<const SourceText>("game.json", testing::damagedJson(game, choices));
  const language::GameDefPtr damaged = compile::loadGameDef(json, told);
  return damaged != nullptr ? *damaged : game;
}

TEST(RandomBoardGames, PlayAsTheKernelDoes) {
  const RandomGamesPlayed played =
      playAsTheKernelDoes({.make = [](std::uint64_t seed) { return compiled(randomBoardGame(seed)); },
                           .encodings = {std::nullopt, Encoding{TokenEncoding::Cells, TurnEncoding::Free},
                                         Encoding{TokenEncoding::Ids, TurnEncoding::Free}},
                           .isCut = false});
  EXPECT_GT(played.compiled, played.asked / 2);
  for (const auto& [encoding, games, tally] : played.encodings) {
    // Only a turn that is known when code is written has directions that differ by player.
    EXPECT_TRUE(isShare(tally.lowered, games, encoding ? 5 : 9)) << tally.lowered;
    EXPECT_LE(tally.withKernel * 20, tally.plies);
  }
}

TEST(RandomCardGames, PlayAsTheKernelDoes) {
  const RandomGamesPlayed played =
      playAsTheKernelDoes({.make = [](std::uint64_t seed) { return compiled(CardGameWriter(seed).write()); },
                           .plays = {.games = 4, .plies = 100, .playoutPlies = 20}});
  const testing::Tally& tally = played.encodings.front().tally;
  EXPECT_TRUE(isShare(played.compiled, played.asked, 9)) << played.compiled;
  EXPECT_TRUE(isShare(tally.lowered, played.compiled, 9)) << tally.lowered;
  EXPECT_GE(tally.plies, played.asked * 50);
  EXPECT_LE(tally.withKernel * 10, tally.plies);
}

TEST(RandomSowingGames, PlayAsTheKernelDoes) {
  const RandomGamesPlayed played = playAsTheKernelDoes(
      {.make = [](std::uint64_t seed) { return compiled(SowingGameWriter(seed).write()); },
       .encodings = {Encoding{TokenEncoding::Counts, TurnEncoding::Free},
                     Encoding{TokenEncoding::Ids, TurnEncoding::Free}},
       .plays = {.games = 4, .plies = 60, .playoutPlies = 20}});
  EXPECT_TRUE(isShare(played.compiled, played.asked, 9)) << played.compiled;
  for (const auto& [encoding, games, tally] : played.encodings) {
    EXPECT_TRUE(isShare(tally.lowered, games, 9)) << tally.lowered;
    EXPECT_GE(tally.plies, played.asked * 30);
    EXPECT_LE(tally.withKernel * 20, tally.plies);
  }
}

// Of everything that the language has.
TEST(GeneratedGames, PlayAsTheKernelDoes) {
  const RandomGamesPlayed played =
      playAsTheKernelDoes({.make = generated,
                           .encodings = {std::nullopt, Encoding{TokenEncoding::Ids, TurnEncoding::Free}},
                           .encodingsTakeTurns = true});
  for (const auto& [encoding, games, tally] : played.encodings) {
    EXPECT_TRUE(isShare(tally.lowered, games, 9)) << tally.lowered;
    EXPECT_LE(tally.withKernel * 10, tally.plies);
  }
}

}  // namespace
}  // namespace ludo::engine
