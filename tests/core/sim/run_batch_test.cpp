// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/engine/compile.h"
#include "core/sim/match.h"
#include "core/sim/run_batch.h"
#include "games.h"

namespace ludo::sim {
namespace {

BatchOptions options(std::uint64_t games, unsigned threads) {
  BatchOptions result;
  result.games = games;
  result.seed = 42;
  result.agents = {"random"};
  result.threads = threads;
  return result;
}

TEST(RunBatch, ThreadsChangeNothing) {
  for (const char* name : {"tic-tac-toe", "pig", "deck-builder", "threat-and-money"}) {
    const auto rules = testing::sample(name);
    const Batch one = runBatch(rules, options(60, 1));
    for (const unsigned threads : {2U, 5U}) {
      const Batch several = runBatch(rules, options(60, threads));
      EXPECT_EQ(one.games, several.games) << name;
    }
  }
}

TEST(RunBatch, AProgramChangesNothing) {
  for (const char* name : {"tic-tac-toe", "pig", "breakthrough", "deck-builder", "threat-and-money"}) {
    const auto rules = testing::sample(name);
    const engine::ProgramPtr program = engine::compileProgram(rules, engine::Execution::Interpreted).program;
    BatchOptions greedy = options(4, 1);
    greedy.agents = {"greedy"};
    const Batch without = runBatch(rules, greedy);
    EXPECT_EQ(runBatch(program, greedy).games, without.games) << name;
    const MatchOptions match{"greedy", "random", 4, 7, 0, 1};
    const Match matched = runMatch(program, match);
    const Match expected = runMatch(rules, match);
    ASSERT_EQ(matched.batches.size(), expected.batches.size());
    for (std::size_t i = 0; i < expected.batches.size(); ++i)
      EXPECT_EQ(matched.batches[i].games, expected.batches[i].games) << name << " " << i;
  }
}

// Few games are played by the kernel, more by code, and many by code that is translated.
TEST(RunBatch, GamesAreTheSameHoweverManyThereAre) {
  for (const auto& [name, games] : {std::pair("gomoku", 120U), std::pair("english-draughts", 150U)}) {
    const auto rules = testing::sample(name);
    const Batch all = runBatch(rules, options(games, 1));
    ASSERT_EQ(all.games.size(), games);
    BatchOptions part = options(30, 1);
    std::int64_t steps = 0;
    for (part.first = 0; part.first < games; part.first += part.games) {
      const Batch few = runBatch(rules, part);
      for (std::size_t i = 0; i < few.games.size(); ++i)
        EXPECT_EQ(few.games[i], all.games[part.first + i]) << name << " " << part.first + i;
      steps += few.steps;
    }
    // The kernel has played the first game only.
    EXPECT_LT(all.steps, steps / 10) << name;
    EXPECT_EQ(all.byKernel, 0U) << all.whyByKernel;
  }
}

// Code leaves out a hand to which nothing comes, and with it all that is secret; the kernel does not.
TEST(RunBatch, AZoneThatHidesNothingChangesNothing) {
  for (const char* name : {"breakthrough", "kalah", "reversi"}) {
    language::GameDef def = testing::sample(name)->def();
    language::ZoneDef hand;
    hand.id.name = "hand";
    hand.owner = language::ZoneOwner::Player;
    hand.visibility = language::Visibility::Owner;
    def.zones.push_back(hand);
    const auto rules =
        std::make_shared<const kernel::Rules>(std::make_shared<const language::GameDef>(def), 2);
    ASSERT_TRUE(rules->hasSecrets());
    EXPECT_NE(engine::compileProgram(rules, engine::Execution::Interpreted).encoding.tokens,
              engine::TokenEncoding::Ids);
    for (const char* agent : {"random", "greedy"}) {
      BatchOptions settings = options(24, 1);
      settings.agents = {agent};
      const Batch all = runBatch(rules, settings);
      ASSERT_EQ(all.games.size(), 24U);
      settings.games = 1;
      for (settings.first = 8; settings.first < 24; settings.first += 5)
        EXPECT_EQ(runBatch(rules, settings).games.front(), all.games[settings.first]) << name << " " << agent;
    }
  }
}

// A game that might have been given up is played by the kernel, which says so.
TEST(RunBatch, ManyGamesAreGivenUpAsFewAre) {
  const auto rules = testing::sample("gomoku");
  BatchOptions settings = options(60, 1);
  settings.stepsPerGame = 80'000;
  const Batch all = runBatch(rules, settings);
  EXPECT_GT(all.byKernel, 0U);
  EXPECT_EQ(all.whyByKernel, "they came near the most work that a game may take, which only it counts");
  settings.games = 20;
  const Batch few = runBatch(rules, settings);
  std::size_t givenUp = 0;
  for (std::size_t i = 0; i < few.games.size() && i < all.games.size(); ++i) {
    EXPECT_EQ(few.games[i].givenUp.has_value(), all.games[i].givenUp.has_value()) << i;
    EXPECT_EQ(few.games[i].plies, all.games[i].plies) << i;
    givenUp += few.games[i].givenUp ? 1 : 0;
  }
  EXPECT_GT(givenUp, 0U);
}

// Games far from the limit are not played once more by the kernel, but those that are longer than all before.
TEST(RunBatch, GamesThatAreToldAreNotPlayedAgainInVain) {
  const auto rules = testing::sample("gomoku");
  BatchOptions settings = options(20, 1);
  const std::int64_t stepsOfGame = runBatch(rules, settings).steps / 20;
  settings.games = 120;
  settings.stepsPerGame = 30 * stepsOfGame;
  const Batch all = runBatch(rules, settings);
  EXPECT_EQ(all.games.size(), 120U);
  EXPECT_LT(all.steps, 40 * stepsOfGame);
  EXPECT_LT(all.byKernel, 10U);
}

// Where games take much the same for each ply, a few of them tell what the others take.
TEST(RunBatch, GamesThatTakeMuchAreToldOnceEnoughWereCounted) {
  const auto rules = testing::sample("gomoku");
  BatchOptions settings = options(20, 1);
  const Batch counted = runBatch(rules, settings);
  const std::int64_t stepsOfGame = counted.steps / 20;
  settings.games = 200;
  settings.stepsPerGame = 3 * stepsOfGame;
  const Batch all = runBatch(rules, settings);
  ASSERT_EQ(all.games.size(), 200U);
  EXPECT_GE(all.byKernel, 5U);
  EXPECT_LT(all.byKernel, 60U);
  for (std::size_t i = 0; i < 20; ++i) EXPECT_EQ(all.games[i], counted.games[i]) << i;
}

TEST(RunBatch, ThreadsDoNotChangeWhatSearchersChoose) {
  for (const char* name : {"connect-four", "pig", "kuhn-poker"}) {
    const auto rules = testing::sample(name);
    BatchOptions settings = options(8, 1);
    settings.agents = {"uct:iterations=15", "flat:iterations=15"};
    const Batch one = runBatch(rules, settings);
    settings.threads = 3;
    EXPECT_EQ(one.games, runBatch(rules, settings).games) << name;
  }
}

TEST(RunBatch, EveryGameCanBePlayedAgain) {
  const auto rules = testing::sample("pig");
  const BatchOptions settings = options(20, 2);
  const Batch batch = runBatch(rules, settings);
  ASSERT_EQ(batch.games.size(), 20U);
  std::set<std::uint64_t> seeds;
  for (std::size_t i = 0; i < batch.games.size(); ++i) {
    const GameSummary& game = batch.games[i];
    EXPECT_EQ(game.index, i);
    seeds.insert(game.seed);
    const GameTrace trace = replayGame(rules, settings, game);
    EXPECT_EQ(trace.entries.size(), game.plies);
    EXPECT_EQ(trace.entries.back().positionHash, game.finalHash);
    EXPECT_EQ(trace.stop, game.stop);
    EXPECT_EQ(trace.outcome->seats, game.results);
    std::uint64_t legalMoves = 0;
    for (const TraceEntry& entry : trace.entries) legalMoves += entry.legalMoveCount;
    EXPECT_EQ(legalMoves, game.legalMoves);
  }
  EXPECT_EQ(seeds.size(), 20U);
}

// Seeds are written into reports: a game must stay the same game.
TEST(GameSeed, NeverChanges) {
  EXPECT_EQ(gameSeed(1, 0), 0x75E4713E80324989U);
  EXPECT_EQ(gameSeed(1, 1), 0x6EC0EE06201E3CDFU);
  EXPECT_EQ(gameSeed(UINT64_MAX, 99'999), 0x363299831E73DE71U);
}

TEST(RunBatch, CountsBranchingByPly) {
  const Batch batch = runBatch(testing::sample("tic-tac-toe"), options(10, 1));
  for (const GameSummary& game : batch.games) {
    ASSERT_EQ(game.branching.size(), game.plies);
    // Nine free cells at first, one fewer each ply.
    EXPECT_EQ(game.branching.back(), (BranchingCount{9, 1}));
    EXPECT_EQ(game.branching.front(), (BranchingCount{static_cast<std::uint16_t>(10 - game.plies), 1}));
  }
}

TEST(RunBatch, CountsMoreThan65535PliesOfAKind) {
  BatchOptions settings = options(1, 1);
  settings.maxTurns = 70'000;
  const Batch batch = runBatch(testing::choiceGame(), settings);
  const std::vector<BranchingCount> expected{{2, 4'465}, {2, 65'535}};
  EXPECT_EQ(batch.games.at(0).branching, expected);
  EXPECT_EQ(batch.games.at(0).plies, 70'000U);
}

TEST(RunBatch, AStopKeepsThePrefix) {
  const auto rules = testing::sample("tic-tac-toe");
  std::stop_source source;
  const BatchOptions settings = options(50'000'000, 2);
  const Batch batch = runBatch(
      rules, settings,
      [&source](const BatchProgress& progress) {
        // Of the first few games the very first may still be played when others are over.
        if (progress.done > 1000) source.request_stop();
      },
      source.get_token());
  EXPECT_TRUE(batch.cancelled);
  ASSERT_FALSE(batch.games.empty());
  ASSERT_LT(batch.games.size(), settings.games);
  for (std::size_t i = 0; i < batch.games.size(); ++i) ASSERT_EQ(batch.games[i].index, i);
  const Batch again = runBatch(rules, options(batch.games.size(), 1));
  EXPECT_EQ(batch.games, again.games);
}

TEST(RunBatch, TellsHowFarItIs) {
  std::vector<BatchProgress> told;
  const Batch batch = runBatch(testing::sample("hex"), options(200, 2),
                               [&told](const BatchProgress& progress) { told.push_back(progress); });
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_EQ(told[i].total, 200U);
    EXPECT_LE(told[i].done, 200U);
    EXPECT_GT(told[i].gamesPerSecond, 0);
    EXPECT_GE(told[i].secondsLeft, 0);
  }
  EXPECT_FALSE(batch.cancelled);
}

TEST(RunBatch, NoGamesGiveAnEmptyReport) {
  const auto rules = testing::sample("tic-tac-toe");
  const Batch batch = runBatch(rules, options(0, 2));
  EXPECT_TRUE(batch.games.empty());
  EXPECT_FALSE(batch.cancelled);
}

}  // namespace
}  // namespace ludo::sim
