// SPDX-License-Identifier: Apache-2.0
// Constructs that are told apart by what they hold, values in braces or words of their own, and colours.
#include <gtest/gtest.h>

#include "core/intent/meanings.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"
#include "core/text/strict_yaml.h"
#include "core/wording/colours.h"
#include "core/wording/flow_text.h"
#include "core/wording/formula.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {
namespace {

language::GameDef gameToTellApart() {
  language::GameDef game;
  game.metadata.players.min = 2;
  game.metadata.players.max = 2;
  game.constants.resize(1);
  game.constants[0].id = "GOAL";
  game.variables.resize(1);
  game.variables[0].id = "pot";
  game.zones.resize(2);
  game.zones[0].id = "cell_2_3";
  game.zones[1].id = "deck";
  game.actions.resize(1);
  game.actions[0].id = "fire";
  game.actions[0].params.resize(1);
  game.actions[0].params[0].name.name = "$card";
  return game;
}

std::string toldApart(const language::Type& type, const std::string& written) {
  const SourceText source("game.md", "v: " + written + "\n");
  diagnostics::List list;
  const auto size = static_cast<std::uint32_t>(source.content().size());
  const text::DataNode root = text::readStrictYaml(source, {0, size}, list);
  const KnownWords words(gameToTellApart(), R"(bind: "$card")");
  const MeaningList found = Meanings(words).of(type, root.entries.front().value);
  return found.empty() ? "" : flowText(found.front().node);
}

const language::Type& anEffect = language::typeOf<language::Effect>();
const language::Type& aValue = language::typeOf<language::ValueExpr>();
const language::Type& aCondition = language::typeOf<language::Condition>();

TEST(ToldApart, AWordForAnotherConstructIsTheOneThatItsFieldsFit) {
  EXPECT_EQ(toldApart(anEffect, R"({ kill: { what: { query: "tokensInZone", zone: "deck" } } })"),
            R"({ capture: { what: { query: "tokensInZone", zone: "deck" } } })");
  EXPECT_EQ(toldApart(anEffect, R"y({ kill: { token: "top(deck)" } })y"),
            R"y({ destroyToken: { token: "top(deck)" } })y");
}

TEST(ToldApart, AnOperatorIsTheOneOfItsSides) {
  EXPECT_EQ(toldApart(aCondition, R"({ op: "not", left: { ref: "gvar", var: "pot" }, right: 3 })"),
            R"({ op: "!=", left: { ref: "gvar", var: "pot" }, right: 3 })");
}

TEST(ToldApart, WhatStandsInAZoneIsAskedAndNotCompared) {
  EXPECT_EQ(toldApart(aCondition, R"({ op: "is", left: "deck", right: "empty" })"),
            R"({ is: "empty", zone: "deck" })");
}

TEST(ToldApart, BracesRoundAValueAloneAreNone) {
  EXPECT_EQ(toldApart(aValue, "{ GOAL }"), R"("GOAL")");
  EXPECT_EQ(toldApart(aCondition, "{ pot > 3 }"),
            R"({ op: ">", left: { ref: "gvar", var: "pot" }, right: 3 })");
}

TEST(ToldApart, WhatIsBoundIsAValueByItself) {
  EXPECT_EQ(toldApart(aValue, R"({ ref: "$card" })"), R"("$card")");
  EXPECT_EQ(toldApart(aValue, R"({ tokenType: "$card" })"), R"({ ref: "tokenType", token: "$card" })");
}

TEST(ToldApart, ManyConditionsAreOneList) {
  const KnownWords words(gameToTellApart(), "");
  std::string text = "pot > 0";
  for (int i = 1; i <= 3; ++i) text += " and pot > " + std::to_string(i);
  const auto read = readFormula(text, words);
  ASSERT_EQ(read.size(), 1U);
  const text::DataNode* args = read.front().find("args");
  ASSERT_NE(args, nullptr);
  EXPECT_EQ(args->items.size(), 4U);
  // What nests is bounded, however long it is.
  std::string sum = "pot";
  for (int i = 0; i < 5'000; ++i) sum += " + 1";
  EXPECT_TRUE(readFormula(sum, words).empty());
}

TEST(ToldApart, ANumberOfLegalMovesIsNoMove) {
  EXPECT_EQ(toldApart(language::typeOf<language::ExpectStep>(), "{ legal: 3 }"), "{ legal: { count: 3 } }");
}

TEST(ToldApart, ResultsMayBeSaidInWords) {
  const language::Type& expectation = language::typeOf<language::ExpectStep>();
  EXPECT_EQ(toldApart(expectation, R"({ result: "P2 wins" })"), R"({ result: ["lose", "win"] })");
  EXPECT_EQ(toldApart(expectation, "{ result: [true, false] }"), R"({ result: ["win", "lose"] })");
  // Nobody knows which of two is meant.
  EXPECT_NE(toldApart(expectation, "{ result: [true, true] }"), R"({ result: ["win", "win"] })");
}

TEST(ToldApart, ASpaceMayBeSaidByItsNumbers) {
  const language::Type& zone = language::typeOf<language::ZoneSelector>();
  EXPECT_EQ(toldApart(zone, R"("2,3")"), R"("cell_2_3")");
  EXPECT_EQ(toldApart(zone, "[2, 3]"), R"("cell_2_3")");
}

TEST(ToldApart, AMoveMayStandWhereAnActionDoes) {
  EXPECT_EQ(
      toldApart(language::typeOf<language::TestStep>(), R"y({ take: { action: "fire(deck)", rolls: 3 } })y"),
      R"({ take: { action: "fire", with: { $card: "deck" }, rolls: 3 } })");
}

TEST(ToldApart, MovesMayEndAsSentencesDo) {
  const KnownWords words(gameToTellApart(), "");
  for (const char* written : {"fire(deck).", "fire.deck", "fire(deck)!"}) {
    const auto said = moveSaid(written, words);
    ASSERT_TRUE(said) << written;
    EXPECT_EQ(asMove(*said, words), "fire(deck)") << written;
  }
}

TEST(ToldApart, AFieldMayBeAskedAsAQuestion) {
  EXPECT_EQ(toldApart(language::typeOf<language::PhaseDef>(), R"({ id: "main", canPass: true })"),
            R"({ id: "main", pass: "allowed" })");
}

TEST(ToldApart, ColoursHaveSixDigits) {
  for (const char* written : {"#d55e00ff", "#ffd55e00", "#d55e00;", "#d55eO0", "0xd55e00", "213 94 0"})
    EXPECT_EQ(colourMeant(written), "#d55e00") << written;
  EXPECT_EQ(colourMeant("#d55e0080"), "");
  EXPECT_EQ(colourMeant("#d55e"), "");
}

}  // namespace
}  // namespace ludo::mend
