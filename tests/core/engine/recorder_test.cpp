// SPDX-License-Identifier: Apache-2.0
// What programs tell of games comes to the same summaries as what the kernel logs: of all samples, of games
// written from the manual, and of random ones.
#include <gtest/gtest.h>

#include <iostream>

#include "board_game_writer.h"
#include "card_game_writer.h"
#include "core/base/files.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "core/sim/recorded_play.h"
#include "playable_game.h"
#include "random_games.h"
#include "range.h"
#include "samples.h"
#include "sowing_game_writer.h"
#include "told_games.h"
#include "written_games.h"

namespace ludo::engine {
namespace {

struct Told {
  std::uint64_t programs = 0;
  std::uint64_t games = 0;
  std::uint64_t told = 0;
};

/// Names what differs.
void expectEqual(const sim::GameSummary& told, const sim::GameSummary& kernel) {
  EXPECT_EQ(told.plies, kernel.plies);
  EXPECT_EQ(told.turns, kernel.turns);
  EXPECT_EQ(told.stop, kernel.stop);
  EXPECT_EQ(told.firstPlayer, kernel.firstPlayer);
  EXPECT_EQ(told.endCondition, kernel.endCondition);
  EXPECT_EQ(told.results, kernel.results);
  EXPECT_EQ(told.scores, kernel.scores);
  EXPECT_EQ(told.legalMoves, kernel.legalMoves);
  EXPECT_TRUE(told.branching == kernel.branching);
  EXPECT_TRUE(told.legalByPly == kernel.legalByPly);
  EXPECT_EQ(told.actionCounts, kernel.actionCounts);
  EXPECT_EQ(told.actionLegal, kernel.actionLegal);
  EXPECT_EQ(told.actionFirstLegal, kernel.actionFirstLegal);
  EXPECT_EQ(told.actionChances, kernel.actionChances);
  EXPECT_EQ(told.actionChosen, kernel.actionChosen);
  EXPECT_EQ(told.actionsOffered, kernel.actionsOffered);
  EXPECT_EQ(told.actionsOfPhase, kernel.actionsOfPhase);
  EXPECT_EQ(told.distinctMoves, kernel.distinctMoves);
  EXPECT_EQ(told.openings, kernel.openings);
  EXPECT_EQ(told.repeatedPositions, kernel.repeatedPositions);
  EXPECT_EQ(told.mostRepeats, kernel.mostRepeats);
  EXPECT_EQ(told.longestStall, kernel.longestStall);
  EXPECT_EQ(told.stallPly, kernel.stallPly);
  EXPECT_EQ(told.longestChain, kernel.longestChain);
  EXPECT_EQ(told.triggerCounts, kernel.triggerCounts);
  EXPECT_EQ(told.refusedEffects, kernel.refusedEffects);
  EXPECT_EQ(told.contact.effects, kernel.contact.effects);
  EXPECT_EQ(told.contact.onOthers, kernel.contact.onOthers);
  EXPECT_EQ(told.contact.sharedPlies, kernel.contact.sharedPlies);
  EXPECT_TRUE(told.lead == kernel.lead);
  EXPECT_EQ(told.zonesUsed, kernel.zonesUsed);
  EXPECT_TRUE(told.trajectory == kernel.trajectory);
  EXPECT_EQ(told.finalHash, kernel.finalHash);
  EXPECT_TRUE(told == kernel);
}

void compareGames(const kernel::RulesPtr& rules, Execution execution, std::uint64_t games, Told& told) {
  const Compilation made = compileRecording(rules, execution);
  if (made.program->recorder() == nullptr) return;
  ++told.programs;
  sim::RecordedPlay play(made.program);
  for (std::uint64_t seed = 1; seed <= games && !::testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ++told.games;
    const std::optional<sim::GameSummary> game = play.play(seed, ludo::testing_games::toldTurns, {});
    if (!game) continue;
    ++told.told;
    expectEqual(*game, ludo::testing_games::toldByKernel(rules, seed));
  }
}

class RecordedSamples : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordedSamples, AreToldAsTheKernelLogsThem) {
  Told told;
  for (const kernel::RulesPtr& rules : testing_samples::inAllSizes(GetParam())) {
    SCOPED_TRACE(std::to_string(rules->seats()) + " players");
    compareGames(rules, Execution::Interpreted, 6, told);
  }
  compareGames(testing_samples::sample(GetParam()), Execution::Native, 10, told);
  std::cout << GetParam() << ": " << told.told << " of " << told.games << " games told\n";
}

INSTANTIATE_TEST_SUITE_P(Samples, RecordedSamples, ::testing::ValuesIn(testing_samples::sampleNames()),
                         [](const auto& sample) {
                           std::string name = sample.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(RecordedGames, WrittenFromTheManualAreToldAsTheKernelLogsThem) {
  Told all;
  for (const std::string& path : ludo::testing_games::writtenGames()) {
    SCOPED_TRACE(path);
    Result<std::string> text = readFile(path);
    ASSERT_TRUE(text);
    const auto source = std::make_shared<const SourceText>(path, std::move(*text));
    Told told;
    compareGames(service::analyse(source)->rules, Execution::Interpreted, 1, told);
    std::cout << path << ": " << told.told << " of " << told.games << " games told\n";
    all.told += told.told;
  }
}

/// Random games, as many as the environment asks for; tells how many could be told.
Told compareRandomGames(const std::function<std::optional<language::GameDef>(std::uint64_t)>& make) {
  Told told;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count && !::testing::Test::HasFailure();
       ++seed) {
    const std::optional<language::GameDef> game = make(seed);
    if (!game) continue;
    SCOPED_TRACE("game " + std::to_string(seed));
    const kernel::RulesPtr rules = kernel::makeRules(std::make_shared<const language::GameDef>(*game));
    compareGames(rules, seed % 20 == 0 ? Execution::Native : Execution::Interpreted, 3, told);
  }
  std::cout << told.programs << " programs, " << told.told << " of " << told.games << " games told\n";
  return told;
}

TEST(RecordedGames, RandomBoardsAreToldAsTheKernelLogsThem) {
  const Told told = compareRandomGames([](std::uint64_t seed) { return compiled(randomBoardGame(seed)); });
  EXPECT_GT(told.told, told.games / 2);
}

TEST(RecordedGames, RandomCardsAreToldAsTheKernelLogsThem) {
  const Told told =
      compareRandomGames([](std::uint64_t seed) { return compiled(CardGameWriter(seed).write()); });
  EXPECT_GT(told.told, 0U);
}

TEST(RecordedGames, RandomSowingIsToldAsTheKernelLogsIt) {
  const Told told =
      compareRandomGames([](std::uint64_t seed) { return compiled(SowingGameWriter(seed).write()); });
  EXPECT_GT(told.told, 0U);
}

TEST(RecordedGames, GeneratedGamesAreToldAsTheKernelLogsThem) {
  const Told told = compareRandomGames([](std::uint64_t seed) -> std::optional<language::GameDef> {
    ludo::testing::Choices choices(seed);
    return ludo::testing::playableGame(choices, static_cast<int>(seed % 101));
  });
  EXPECT_GT(told.told, 0U);
}

}  // namespace
}  // namespace ludo::engine
