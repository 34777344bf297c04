// SPDX-License-Identifier: Apache-2.0
// Words of other languages, functions of programs, and results of tests in other forms.
#include <gtest/gtest.h>

#include "core/base/nearest.h"
#include "core/intent/meanings.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"
#include "core/language/synonyms.h"
#include "core/text/strict_yaml.h"
#include "core/wording/flow_text.h"
#include "core/wording/plain_formula.h"

namespace ludo::mend {
namespace {

language::GameDef gameOfForms(int players) {
  language::GameDef game;
  game.metadata.players.min = 2;
  game.metadata.players.max = players;
  game.variables.resize(2);
  game.variables[0].id = "pot";
  game.variables[1].id = "money";
  game.variables[1].scope = language::VariableScope::Player;
  game.zones.resize(2);
  game.zones[0].id = "deck";
  game.zones[1].id = "bin";
  game.actions.resize(1);
  game.actions[0].id = "hop";
  game.actions[0].params.resize(2);
  game.actions[0].params[0].name.name = "$from";
  game.actions[0].params[1].name.name = "$to";
  return game;
}

std::string meantOf(const language::Type& type, const std::string& written, int players = 2) {
  const SourceText source("game.md", "v: " + written + "\n");
  diagnostics::List list;
  const auto size = static_cast<std::uint32_t>(source.content().size());
  const text::DataNode root = text::readStrictYaml(source, {0, size}, list);
  const language::GameDef game = gameOfForms(players);
  const KnownWords words(game, "");
  const MeaningList found = Meanings(words).of(type, root.entries.front().value);
  return found.empty() ? "" : flowText(found.front().node);
}

const language::Type& expectation = language::typeOf<language::ExpectStep>();

TEST(SpokenForms, AFunctionIsTheFormulaThatItHolds) {
  EXPECT_EQ(plainFormula("z => empty(z)"), "empty($zone)");
  EXPECT_EQ(plainFormula("lambda card: card == 3"), "$token == 3");
  EXPECT_EQ(plainFormula("($player) => $player == 0"), "$player == 0");
  EXPECT_EQ(plainFormula(">=(pot, max(1, 2))"), "pot >= max(1, 2)");
}

TEST(SpokenForms, WhatIsNoFunctionStaysAsItIs) {
  for (const char* text : {"pot >= 3", "deck -> bin", "unheard => 3", ">=(pot)", ">=(1, 2, 3)", "=>", "",
                           "->(", "lambda", ">=(1), (2)"})
    EXPECT_EQ(plainFormula(text), text);
}

TEST(SpokenForms, NumbersAreResultsBySeatWhereOneIsBest) {
  EXPECT_EQ(meantOf(expectation, "{ result: [0, 1] }"), R"({ result: ["lose", "win"] })");
  EXPECT_EQ(meantOf(expectation, "{ result: [1, -1, -1] }", 3), R"({ result: ["win", "lose", "lose"] })");
  EXPECT_NE(meantOf(expectation, "{ result: [1, 1] }"), R"({ result: ["win", "win"] })");
}

TEST(SpokenForms, TheSeatThatHasWonIsAResultForEachSeat) {
  EXPECT_EQ(meantOf(expectation, "{ winner: 1 }"), R"({ result: ["lose", "win"] })");
  EXPECT_EQ(meantOf(expectation, R"({ winner: "P1" })"), R"({ result: ["win", "lose"] })");
  // With the fewest players seat 2 has nobody.
  EXPECT_EQ(meantOf(expectation, "{ winner: 2 }", 3), R"({ result: ["lose", "lose", "win"] })");
}

TEST(SpokenForms, ScoresMayStandInOneText) {
  EXPECT_EQ(meantOf(expectation, R"({ scores: "24-20" })"), "{ scores: [24, 20] }");
}

TEST(SpokenForms, ASeatMayStandInAKey) {
  EXPECT_EQ(meantOf(expectation, R"({ variables: { "money:0": 3, "money:1": 4 } })"),
            "{ variables: { money: [3, 4] } }");
}

TEST(SpokenForms, NoSetupIsAnEmptiedPosition) {
  const language::Type& position = language::typeOf<language::TestPosition>();
  EXPECT_EQ(meantOf(position, "{ setup: false }"), "{ emptied: true }");
  EXPECT_EQ(meantOf(position, R"({ setup: "none" })"), "{ emptied: true }");
}

TEST(SpokenForms, AnArrowJoinsWhatMovesAndWhere) {
  EXPECT_EQ(meantOf(language::typeOf<language::Effect>(), R"({ moveToken: "top(deck) -> bin" })"),
            R"y({ moveToken: { token: "top(deck)", to: "bin" } })y");
}

TEST(SpokenForms, GermanAndFrenchWordsAreUnderstoodAfterEnglishOnes) {
  const auto word = [](const char* written, const std::vector<std::string>& accepted) {
    const auto meant = language::meantWord(written, accepted);
    EXPECT_FALSE(meant && meant->certain) << written;
    return meant ? meant->word : std::string();
  };
  EXPECT_EQ(word("beschriftung", {"id", "label", "phase"}), "label");
  EXPECT_EQ(word("kreis", {"disc", "ring", "cross"}), "disc");
  EXPECT_EQ(word("öffentlich", {"public", "owner", "hidden"}), "public");
  EXPECT_EQ(word("couleur", {"type", "colour", "label"}), "colour");
  EXPECT_EQ(language::meantSection("aufbau", {"setup", "turn"})->word, "setup");
}

TEST(SpokenForms, NoWordIsASlipForANumber) {
  EXPECT_EQ(nearest("P1", {"0", "1"}), std::nullopt);
  EXPECT_EQ(nearest("12", {"11", "99"}), "11");
}

}  // namespace
}  // namespace ludo::mend
