// SPDX-License-Identifier: Apache-2.0
// What values are meant as, part by part, without a text round them: whether it is so is for the search to
// find out.
#include "core/intent/meanings.h"

#include <gtest/gtest.h>

#include "core/language/game_def.h"
#include "core/language/spec_document.h"
#include "core/language/spec_tests.h"
#include "core/text/strict_yaml.h"
#include "core/wording/flow_text.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

language::GameDef game() {
  language::GameDef game;
  game.variables.resize(2);
  game.variables[0].id = "pot";
  game.variables[1].id = "money";
  game.variables[1].scope = language::VariableScope::Player;
  game.zones.resize(2);
  game.zones[0].id = "deck";
  game.zones[1].id = "hand";
  game.tokenTypes.resize(2);
  game.tokenTypes[0].id = "card";
  game.tokenTypes[1].id = "coin";
  game.actions.resize(2);
  game.actions[0].id = "mark";
  game.actions[1].id = "hop";
  game.actions[1].params.resize(2);
  game.actions[1].params[0].name.name = "$from";
  game.actions[1].params[1].name.name = "$to";
  return game;
}

text::DataNode dataOf(const SourceText& source) {
  diagnostics::List list;
  const auto size = static_cast<std::uint32_t>(source.content().size());
  text::DataNode node = text::readStrictYaml(source, {0, size}, list);
  EXPECT_TRUE(list.empty()) << source.content();
  return node;
}

/// The cheapest meaning of what stands under the key v, in one line; empty when there is none.
std::string meant(const language::Type& type, const std::string& written) {
  const SourceText source("game.md", "v: " + written + "\n");
  const text::DataNode root = dataOf(source);
  const KnownWords words(game(), "");
  const MeaningList found = Meanings(words).of(type, root.entries.front().value);
  return found.empty() ? "" : flowText(found.front().node);
}

const language::Type& effect = language::typeOf<language::Effect>();
const language::Type& condition = language::typeOf<language::Condition>();

TEST(Meanings, OfWhatIsRightAreThemselvesAndCostNothing) {
  for (const char* right : {R"({ draw: { from: "deck", to: "hand:actor", count: 1 } })", "{ endTurn: {} }",
                            R"({ setVar: { scope: "global", var: "pot", value: 0 } })"}) {
    const SourceText source("game.md", std::string("v: ") + right + "\n");
    const text::DataNode root = dataOf(source);
    const KnownWords words(game(), "");
    const MeaningList found = Meanings(words).of(effect, root.entries.front().value);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().cost, 0) << right;
    EXPECT_EQ(flowText(found.front().node), right);
  }
}

TEST(Meanings, OfStatementsAreEffects) {
  EXPECT_EQ(meant(effect, R"("pot += 2")"), R"({ addVar: { scope: "global", var: "pot", delta: 2 } })");
  EXPECT_EQ(meant(effect, R"("money:opponent = 0")"),
            R"({ setVar: { scope: "pvar", player: "opponent", var: "money", value: 0 } })");
  EXPECT_EQ(meant(effect, R"y("draw(deck, hand:actor, 1)")y"),
            R"({ draw: { from: "deck", to: "hand:actor", count: 1 } })");
  EXPECT_EQ(meant(effect, R"("draw 1 from deck to hand:actor")"),
            R"({ draw: { from: "deck", to: "hand:actor", count: 1 } })");
  EXPECT_EQ(meant(effect, R"("endTurn")"), "{ endTurn: {} }");
}

TEST(Meanings, OfOtherFormsAreTheLanguagesOwn) {
  EXPECT_EQ(meant(effect, "{ setVar: { pot: 0 } }"),
            R"({ setVar: { scope: "global", var: "pot", value: 0 } })");
  EXPECT_EQ(meant(effect, R"({ draw: ["deck", "hand:actor", 1] })"),
            R"({ draw: { from: "deck", to: "hand:actor", count: 1 } })");
  EXPECT_EQ(meant(effect, R"({ type: "shuffle", zone: "deck" })"), R"({ shuffle: { zone: "deck" } })");
  EXPECT_EQ(meant(effect, R"({ shuffle: "deck" })"), R"({ shuffle: { zone: "deck" } })");
  EXPECT_EQ(meant(condition, R"({ gte: [{ ref: "gvar", var: "pot" }, 3] })"),
            R"({ op: ">=", left: { ref: "gvar", var: "pot" }, right: 3 })");
  EXPECT_EQ(meant(condition, R"({ left: "pot", gte: 3 })"),
            R"({ op: ">=", left: { ref: "gvar", var: "pot" }, right: 3 })");
}

TEST(Meanings, OfSeveralMistakesAreFoundTogether) {
  EXPECT_EQ(
      meant(language::typeOf<language::ActionDef>(),
            R"({ name: "take", phase: "main", condition: "pot > 0", effects: ["pot -= 1", { shuffle: )"
            R"("deck" }] })"),
      R"({ id: "take", phase: "main", pre: { op: ">", left: { ref: "gvar", var: "pot" }, right: 0 }, )"
      R"(effects: [{ addVar: { scope: "global", var: "pot", delta: -1 } }, { shuffle: { zone: "deck" } )"
      "}] }");
}

TEST(Meanings, OfTheFieldsOfAnotherConstructAreThatOne) {
  EXPECT_EQ(meant(effect, R"({ moveToken: { token: "$card", direction: "n" } })"),
            R"({ moveTokenAdjacent: { token: "$card", direction: "n" } })");
  EXPECT_EQ(meant(effect, R"({ spend: { scope: "global", var: "pot", amount: 2 } })"),
            R"({ addVar: { scope: "global", var: "pot", delta: -2 } })");
  EXPECT_EQ(meant(condition, R"({ ref: "zoneCount", zone: "deck" })"),
            R"({ op: ">", left: { ref: "zoneCount", zone: "deck" }, right: 0 })");
}

TEST(Meanings, OfWordsSayWhatBelongsToOtherKeys) {
  EXPECT_EQ(meant(language::typeOf<language::TriggerDef>(),
                  R"({ id: "alarm", event: { tokenEntered: { zone: "deck" } }, effects: [] })"),
            R"({ id: "alarm", event: "tokenEntered", match: { zone: "deck" }, effects: [] })");
  EXPECT_EQ(meant(effect, R"({ draw: { from: "deck", to: "hand:actor, count: 2" } })"),
            R"({ draw: { from: "deck", to: "hand:actor", count: 2 } })");
}

TEST(Meanings, OfANameBesideSomethingElseAreNotTheNameAlone) {
  EXPECT_EQ(meant(language::typeOf<language::TestStep>(), R"({ take: { name: "mark", rolls: [2] } })"),
            R"({ take: { action: "mark", rolls: [2] } })");
}

TEST(Meanings, OfMovesAreTheirActionAndWhatItIsGiven) {
  const language::Type& move = language::typeOf<language::TestMove>();
  for (const char* written : {R"y("hop(deck -> hand)")y", R"("hop deck hand")", R"("hop from deck to hand")",
                              R"y("hop($from=deck, $to=hand)")y", R"y("hop(to: hand, from: deck)")y",
                              R"y("0: hop('deck'; 'hand')")y", R"(["hop", "deck", "hand"])",
                              R"({ hop: ["deck", "hand"] })", R"y("hop(deck, hand)")y"})
    EXPECT_EQ(meant(move, written), R"y("hop(deck, hand)")y") << written;
  // More than it takes is no such move.
  EXPECT_EQ(meant(move, R"("hop deck hand deck")"), R"("hop deck hand deck")");
  const language::Type& step = language::typeOf<language::TestStep>();
  const std::string taken = R"({ take: { action: "hop", with: { $from: "deck", $to: "hand" } } })";
  EXPECT_EQ(meant(step, R"({ hop: { from: "deck", to: "hand" } })"), taken);
  // A move may be taken as people read it.
  EXPECT_EQ(meant(step, R"y({ take: "hop(deck, hand)" })y"), R"y({ take: { move: "hop(deck, hand)" } })y");
  EXPECT_EQ(meant(step, R"({ take: { action: "pass", rolls: [2] } })"),
            R"({ take: { move: "pass", rolls: [2] } })");
}

TEST(Meanings, OfFixedWordsMayBeSeveralOrSaidBySeat) {
  const language::Type& result = language::typeOf<language::ResultExpectation>();
  for (const char* written :
       {R"(["won", "lost"])", R"("win, lose")", R"("win/lose")", R"({ P1: "wins", P2: "loses" })",
        R"([{ player: "0", result: "win" }, { player: "1", result: "lose" }])"})
    EXPECT_EQ(meant(result, written), R"(["win", "lose"])") << written;
  const language::Type& known = language::typeOf<language::KnownBy>();
  for (const char* written : {"[]", "false", R"("none")"})
    EXPECT_EQ(meant(known, written), R"("nobody")") << written;
  const language::Type& expect = language::typeOf<language::ExpectStep>();
  EXPECT_EQ(meant(expect, "{ over: true }"), R"({ result: "over" })");
  EXPECT_EQ(meant(expect, "{ over: false }"), R"({ result: "notOver" })");
}

TEST(Meanings, OfWhatIsExpectedStandUnderTheirKeys) {
  const language::Type& expect = language::typeOf<language::ExpectStep>();
  EXPECT_EQ(meant(expect, "{ pot: 1, money: [2, 3] }"), "{ variables: { pot: 1, money: [2, 3] } }");
  EXPECT_EQ(meant(expect, "{ variables: { global: { pot: 1 }, perPlayer: { money: [2, 3] } } }"),
            "{ variables: { pot: 1, money: [2, 3] } }");
  EXPECT_EQ(meant(expect, R"({ variables: { money: "2, 3" } })"), "{ variables: { money: [2, 3] } }");
  EXPECT_EQ(meant(expect, "{ zones: { deck: { count: 3 } } }"), R"({ zones: [{ zone: "deck", count: 3 }] })");
  const language::Type& zone = language::typeOf<language::ZoneExpectation>();
  EXPECT_EQ(meant(zone, R"({ zone: "deck", holds: ["card", "coin", "coin"] })"),
            R"({ zone: "deck", holds: { card: 1, coin: 2 } })");
  EXPECT_EQ(meant(zone, R"({ zone: "deck", holds: [{ type: "card", count: 2 }] })"),
            R"({ zone: "deck", holds: { card: 2 } })");
  EXPECT_EQ(meant(zone, R"({ zone: "deck", top: { type: "card", owner: "0" } })"),
            R"({ zone: "deck", top: "card", topOwner: "0" })");
  const language::Type& test = language::typeOf<language::TestDef>();
  EXPECT_EQ(meant(test, R"({ name: "n", script: ["mark"], expect: { result: "over" } })"),
            R"({ name: "n", script: ["mark", { expect: { result: "over" } }] })");
}

TEST(Meanings, OfCountsAndPropertiesMayBeSaidInWords) {
  const std::string left = R"({ op: ">", left: { ref: "zoneCount", zone: "deck" }, right: 2 })";
  for (const char* written : {R"("#deck > 2")", R"("size of deck > 2")", R"("number of cards in deck > 2")"})
    EXPECT_EQ(meant(condition, written), left) << written;
  const std::string fame = R"({ op: ">", left: { ref: "pvar", player: "actor", var: "money" }, right: 2 })";
  for (const char* written :
       {R"("money of actor > 2")", R"("money(actor) > 2")", R"("actor's money > 2")", R"("my money > 2")"})
    EXPECT_EQ(meant(condition, written), fame) << written;
}

TEST(Meanings, OfWhatIsDeniedAreNotWhatIsMeant) {
  const language::Type& zone = language::typeOf<language::ZoneDef>();
  EXPECT_EQ(meant(zone, R"({ id: "pile", visible: false })"), R"({ id: "pile", visibility: "hidden" })");
  EXPECT_EQ(meant(condition, R"("deck is not empty")"),
            R"({ op: "not", arg: { is: "empty", zone: "deck" } })");
}

TEST(Meanings, OfBundlesAreFoundByTheirParameters) {
  using language::ParameterKind;
  const auto parameter = [](const char* name, ParameterKind kind, bool isNeeded) {
    language::ParameterDef made;
    made.name.name = name;
    made.kind = kind;
    if (!isNeeded) made.value = language::ParameterValue();
    return made;
  };
  const Library library{[] { return std::vector<std::string>{"income"}; },
                        [&](const std::string& bundle) {
                          return bundle != "income"
                                     ? std::vector<language::ParameterDef>()
                                     : std::vector{parameter("MONEY", ParameterKind::PlayerVariable, true),
                                                   parameter("AMOUNT", ParameterKind::Number, false)};
                        }};
  const auto use = [&](const std::string& written) {
    const SourceText source("game.md", "v: " + written + "\n");
    const text::DataNode root = dataOf(source);
    const KnownWords words(game(), "", {}, &library);
    const MeaningList found =
        Meanings(words).of(language::typeOf<language::BundleUse>(), root.entries.front().value);
    return found.empty() ? "" : flowText(found.front().node);
  };
  const std::string right = R"({ use: "income", with: { MONEY: "money", AMOUNT: 3 } })";
  EXPECT_EQ(use(right), right);
  EXPECT_EQ(use(R"({ use: "income", with: { money: "money", AMOUNTS: 3 } })"), right);
  EXPECT_EQ(use(R"({ use: "income", with: ["money", 3] })"), right);
  EXPECT_EQ(use(R"({ use: "income", MONEY: "money", AMOUNT: 3 })"), right);
  EXPECT_EQ(use(R"({ income: { MONEY: "money", AMOUNT: 3 } })"), right);
  EXPECT_EQ(use(R"({ use: "income", with: { FROM: "money", AMOUNT: "three" } })"), right);
  EXPECT_EQ(use(R"({ use: "income", with: { MONEY: { ref: "pvar", var: "money" }, AMOUNT: 3 } })"), right);
}

TEST(Meanings, AreNoneOfWhatNobodyCouldMean) {
  EXPECT_EQ(meant(effect, R"({ telepathy: { zone: "deck" } })"), "");
  EXPECT_EQ(meant(effect, "3"), "");
}

/// A list inside a list inside a list, as deep as the reader takes it, and all kinds of nothing in it.
TEST(Meanings, AreBounded) {
  std::string deep = "{ a: 1 }";
  for (int i = 0; i < 28; ++i) deep = "[{ x: " + deep + R"(, y: "pot + 1" }])";
  const SourceText source("game.md", "v: " + deep + "\n");
  const text::DataNode root = dataOf(source);
  const KnownWords words(game(), "");
  Meanings meanings(words);
  for (const language::Type* type : {&effect, &condition}) meanings.of(*type, root.entries.front().value);
  SUCCEED();
}

std::string edited(const std::string& text, const language::Type& type) {
  const SourceText source("game.md", text);
  const text::DataNode root = dataOf(source);
  const KnownWords words(game(), "");
  const MeaningList found = Meanings(words).of(type, root);
  if (found.empty()) return "none";
  const auto edits = treeEdits(source, root, found.front().node);
  return edits ? diagnostics::applyEdits(text, *edits) : "impossible";
}

TEST(TreeEdits, KeepLinesAndComments) {
  const language::Type& action = language::typeOf<language::ActionDef>();
  EXPECT_EQ(edited(R"(name: "take"  # one
phase: "main"
effects:
  # two
  - shuffle: "deck"
)",
                   action),
            R"(id: "take"  # one
phase: "main"
effects:
  # two
  - shuffle: { zone: "deck" }
)");
  EXPECT_EQ(edited(R"(id: "take"
phase: "main"
effects: [{ setVar: { pot: 0 } }]
)",
                   action),
            R"(id: "take"
phase: "main"
effects: [{ setVar: { scope: "global", var: "pot", value: 0 } }]
)");
}

TEST(TreeEdits, MoveWhatStandsOnAnotherLevel) {
  const language::Type& metadata = language::typeOf<language::Metadata>();
  EXPECT_EQ(edited(R"(id: "x"
minPlayers: 2
maxPlayers: 4
)",
                   metadata),
            R"(id: "x"
players: { min: 2, max: 4 }
)");
}

TEST(Meanings, OfValuesInOrderAreThoseOfTheManual) {
  // `from` may be left out, and stands before `to` all the same.
  EXPECT_EQ(meant(effect, R"y(["moveToken", "top(deck)", "deck", "hand:actor"])y"),
            R"y({ moveToken: { token: "top(deck)", from: "deck", to: "hand:actor" } })y");
  EXPECT_EQ(meant(effect, R"y({ moveToken: ["top(deck)", "hand:actor"] })y"),
            R"y({ moveToken: { token: "top(deck)", to: "hand:actor" } })y");
  // A number is nobody's, so it is how many.
  EXPECT_EQ(meant(effect, R"({ createToken: ["card", "deck", 3] })"),
            R"({ createToken: { type: "card", zone: "deck", count: 3 } })");
}

TEST(Meanings, OfWordsUnderAnEffectAreItsFields) {
  EXPECT_EQ(meant(effect, R"({ draw: "1 from deck to hand:actor" })"),
            R"({ draw: { from: "deck", to: "hand:actor", count: 1 } })");
  EXPECT_EQ(meant(effect, R"({ addVar: "pot += 2" })"),
            R"({ addVar: { scope: "global", var: "pot", delta: 2 } })");
  EXPECT_EQ(meant(effect, R"({ moveToken: "top(deck) from deck to hand:actor" })"),
            R"y({ moveToken: { token: "top(deck)", from: "deck", to: "hand:actor" } })y");
  EXPECT_EQ(meant(effect, R"("pot = pot + 2")"), R"({ addVar: { scope: "global", var: "pot", delta: 2 } })");
  EXPECT_EQ(meant(effect, R"("opponent gains 2 money")"),
            R"({ addVar: { scope: "pvar", player: "opponent", var: "money", delta: 2 } })");
}

TEST(Meanings, OfQuotedNumbersInAMappingAreNumbers) {
  EXPECT_EQ(
      meant(language::typeOf<language::PhaseDef>(), R"({ id: "main", actions: { min: "1", max: "2" } })"),
      R"({ id: "main", actions: { min: 1, max: 2 } })");
}

TEST(Meanings, OfSelectorsInSelectorsEndWhereTheFirstDoes) {
  EXPECT_EQ(meant(condition, R"("typeOf(top(var(pile))) == coin")"),
            R"y({ op: "==", left: { ref: "tokenType", token: "top(var(pile))" }, right: "coin" })y");
  EXPECT_EQ(meant(condition, R"y("isEmpty(last())")y"), R"y({ is: "empty", zone: "last()" })y");
}

TEST(Meanings, KeepANameThatStandsAsAKey) {
  const language::Type& result = language::typeOf<language::ResultDef>();
  EXPECT_EQ(meant(result, R"({ opponent: "win" })"), R"({ type: "win", player: "opponent" })");
  EXPECT_EQ(meant(result, R"({ winner: "opponent" })"), R"({ type: "win", player: "opponent" })");
  EXPECT_EQ(meant(effect, "{ addVar: { opponent: { money: 1 } } }"),
            R"({ addVar: { scope: "pvar", player: "opponent", var: "money", delta: 1 } })");
}

TEST(Meanings, OfAWrapperAreWhatItHolds) {
  // No operator is made up for a value that says none.
  EXPECT_EQ(meant(language::typeOf<language::ValueExpr>(), R"({ value: { ref: "gvar", var: "pot" } })"),
            R"({ ref: "gvar", var: "pot" })");
  EXPECT_EQ(
      meant(language::typeOf<language::BoardDef>(), R"({ id: "a", shape.grid.rows: 3, shape.grid.cols: 4 })"),
      R"({ id: "a", shape: { grid: { rows: 3, cols: 4 } } })");
}

TEST(TreeEdits, NameWhatHoldsNothing) {
  const SourceText source("game.md", R"(v:
  phases:
    play: {}
    rest: {}
)");
  const text::DataNode root = dataOf(source);
  const KnownWords words(game(), "");
  const MeaningList found =
      Meanings(words).of(language::typeOf<language::TurnDef>(), root.entries.front().value);
  ASSERT_FALSE(found.empty());
  const auto edits = treeEdits(source, root.entries.front().value, found.front().node);
  ASSERT_TRUE(edits);
  const std::string text = diagnostics::applyEdits(source.content(), *edits);
  EXPECT_NE(text.find(R"({ id: "play" })"), std::string::npos) << text;
  EXPECT_NE(text.find(R"({ id: "rest" })"), std::string::npos) << text;
}

}  // namespace
}  // namespace ludo::mend
