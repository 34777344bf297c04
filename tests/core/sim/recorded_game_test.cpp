// SPDX-License-Identifier: Apache-2.0
#include "core/sim/recorded_game.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/base/files.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"
#include "core/sim/replay.h"
#include "core/sim/run_game.h"
#include "games.h"

namespace ludo::sim {
namespace {

using Fate = RecordedGame::Fate;

/// The game of a sample with one part of its text replaced.
language::GameDefPtr sampleWith(const std::string& name, const std::string& part,
                                const std::string& replacement) {
  std::string content = *readFile(LUDO_SOURCE_DIR "/samples/" + name + ".md");
  const std::size_t at = content.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  content.replace(at, part.size(), replacement);
  const auto source = std::make_shared<const SourceText>(name, std::move(content));
  const service::AnalysisPtr analysis = service::analyse(source);
  if (!analysis->game) throw std::runtime_error(diagnostics::renderText(analysis->diagnostics, source.get()));
  return analysis->game;
}

SourceText recorded(const std::string& name, std::uint64_t seed) {
  const kernel::RulesPtr rules = testing::sample(name);
  return SourceText("game.json", traceText(*rules, runNamedGame(rules, seed, {"random"})));
}

RecordedGame played(const language::GameDefPtr& game, const SourceText& trace) {
  const std::optional<RecordedGame> result = playRecordedGame(game, trace);
  EXPECT_TRUE(result.has_value());
  return result.value_or(RecordedGame());
}

TEST(RecordedGame, HoldsUnderItsOwnRules) {
  for (const char* name : {"tic-tac-toe", "pig", "deck-builder", "salt-and-sails"}) {
    const kernel::RulesPtr rules = testing::sample(name);
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
      const RecordedGame game = played(rules->defPtr(), recorded(name, seed));
      EXPECT_TRUE(game.holds()) << name << ' ' << seed << ": " << game.move << game.detail;
      EXPECT_GT(game.plies, 0U);
      EXPECT_EQ(game.ply, game.plies);
    }
  }
}

TEST(RecordedGame, HoldsWhenOnlyThePositionsAreOthers) {
  const RecordedGame game = played(sampleWith("pig", "perPlayer:\n", R"(perPlayer:
  luck: { type: "int", init: 3, min: 0, max: 9 }
)"),
                                   recorded("pig", 1));
  EXPECT_TRUE(game.holds());
}

TEST(RecordedGame, TellsTheMoveThatIsNotLegalAnyMore) {
  const RecordedGame game = played(sampleWith("tic-tac-toe", R"(where: { is: "empty", zone: "$zone" })",
                                              R"(where: { is: "occupied", zone: "$zone" })"),
                                   recorded("tic-tac-toe", 1));
  EXPECT_EQ(game.fate, Fate::NotLegal);
  EXPECT_EQ(game.ply, 0U);
  EXPECT_FALSE(game.move.empty());
}

TEST(RecordedGame, TellsWhereItIsOverNow) {
  const SourceText trace = recorded("tic-tac-toe", 1);
  const RecordedGame game = played(sampleWith("tic-tac-toe", "length: 3", "length: 1"), trace);
  EXPECT_EQ(game.fate, Fate::OverBefore);
  EXPECT_EQ(game.ply, 1U);
}

TEST(RecordedGame, GivesTheGameAsFarAsItHolds) {
  const language::GameDefPtr shorter = sampleWith("tic-tac-toe", "length: 3", "length: 2");
  const RecordedGame game = played(shorter, recorded("tic-tac-toe", 1));
  ASSERT_EQ(game.fate, Fate::OverBefore);
  ASSERT_EQ(game.moves.size(), game.ply);
  const kernel::RulesPtr rules = kernel::makeRules(shorter, game.seats);
  const GameTrace trace = traceOfMoves(rules, game.seed, game.moves);
  EXPECT_TRUE(trace.outcome.has_value());
  EXPECT_TRUE(Replay(rules, trace).verified());
}

TEST(RecordedGame, IsTheTraceOfItsMoves) {
  const kernel::RulesPtr rules = testing::sample("deck-builder");
  const GameTrace trace = runNamedGame(rules, 4, {"random"});
  std::vector<kernel::Move> moves;
  for (const TraceEntry& entry : trace.entries) moves.push_back(entry.move);
  GameTrace made = traceOfMoves(rules, 4, moves);
  EXPECT_TRUE(made.agents.empty());
  made.agents = trace.agents;
  EXPECT_EQ(made, trace);
}

TEST(RecordedGame, TellsThatItGoesOnOrEndsOtherwise) {
  const kernel::RulesPtr rules = testing::sample("tic-tac-toe");
  std::uint64_t seed = 1;
  while (runNamedGame(rules, seed, {"random"}).outcome->endCondition != 0) ++seed;
  const SourceText trace = recorded("tic-tac-toe", seed);
  const RecordedGame longer = played(sampleWith("tic-tac-toe", "length: 3", "length: 4"), trace);
  // A win in the last cell is a draw then.
  EXPECT_EQ(longer.fate, longer.plies == 9 ? Fate::OtherResult : Fate::GoesOn);
  EXPECT_EQ(longer.ply, longer.plies);
  const RecordedGame lost = played(sampleWith("tic-tac-toe", R"(type: "win")", R"(type: "lose")"), trace);
  EXPECT_EQ(lost.fate, Fate::OtherResult);
}

TEST(RecordedGame, NamesWhatIsNotThereAnyMore) {
  const RecordedGame game =
      played(sampleWith("tic-tac-toe", "rows: 3, cols: 3", "rows: 1, cols: 1"), recorded("tic-tac-toe", 1));
  EXPECT_EQ(game.fate, Fate::NameGone);
  EXPECT_NE(game.detail.find(R"(no zone "cell_)"), std::string::npos) << game.detail;
}

TEST(RecordedGame, IsForAsManyPlayersAsPlayed) {
  const RecordedGame game = played(sampleWith("pig", "min: 2, max: 4", "min: 3, max: 4"), recorded("pig", 1));
  EXPECT_EQ(game.fate, Fate::OtherPlayers);
}

TEST(RecordedGame, NamesNoTokensThatNeverWere) {
  const kernel::RulesPtr rules = testing::sample("deck-builder");
  GameTrace trace = runNamedGame(rules, 1, {"random"});
  const auto withToken = std::ranges::find_if(trace.entries, [](const TraceEntry& entry) {
    return !entry.move.args.empty() && entry.move.args.front().kind == kernel::Value::Kind::Token;
  });
  ASSERT_NE(withToken, trace.entries.end());
  withToken->move.args[0].payload = 123'456;
  withToken->moveText = "something else";
  const RecordedGame game = played(rules->defPtr(), SourceText("x.json", traceText(*rules, trace)));
  EXPECT_EQ(game.fate, Fate::NotLegal);
  EXPECT_FALSE(game.refused.has_value());
}

TEST(RecordedGame, IsNoneOfAnotherGameOrText) {
  const kernel::RulesPtr rules = testing::sample("tic-tac-toe");
  EXPECT_FALSE(playRecordedGame(rules->defPtr(), recorded("pig", 1)).has_value());
  for (const char* text : {"", "[]", R"({"format": "ludo-trace"})", "no JSON", R"({"game": 3})"})
    EXPECT_FALSE(playRecordedGame(rules->defPtr(), SourceText("x.json", text)).has_value()) << text;
}

TEST(RecordedGame, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  const kernel::RulesPtr rules = testing::sample("tic-tac-toe");
  EXPECT_FALSE(playRecordedGame(rules->defPtr(), recorded("tic-tac-toe", 1), stop.get_token()).has_value());
}

}  // namespace
}  // namespace ludo::sim
