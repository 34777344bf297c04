// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/run_tests.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/files.h"
#include "core/diagnostics/kinds.h"
#include "race.h"

namespace ludo::spec_tests {
namespace {

TEST(SpecTests, WhatHoldsIsSilent) {
  EXPECT_EQ(expecting(R"y({ toMove: "0", phase: "day", result: "notOver", scores: [0, 0],
        variables: { round: 1, points: 0 }, condition: { op: ">", left: "GOAL", right: { ref: "gvar", var: "round" } },
        legal: { includes: ["draw", "play(hare)"], excludes: "play(snail)", count: 5 },
        zones: [{ zone: "hand:all", holds: { hare: 1 } }, { zone: "deck", count: 4, top: "snail", knownBy: "all" }],
        tokens: [{ token: "bottom(deck)", knownBy: ["1", "0"] }]
})y"),
            "");
}

TEST(SpecTests, EachExpectationFailsAtItsPlace) {
  const std::pair<const char*, const char*> table[] = {
      {R"y({ toMove: "1" })y",
       R"(failed-expectation <"1"> It should be for player 2 to move, and it is for player 1, at the )"
       "start\n"},
      {R"y({ phase: "dawn" })y",
       R"(failed-expectation <"dawn"> The phase should be "dawn", and is "day", at the start
)"},
      {R"y({ variables: { round: "GOAL" } })y",
       R"(failed-expectation <"GOAL"> "round" should be 5, and is 1, at the start
)"},
      {R"y({ variables: { points: [0, 3] } })y",
       R"(failed-expectation <3> "points" of player 2 should be 3, and is 0, at the start
)"},
      {R"y({ zones: [{ zone: "hand:1", count: 2 }] })y",
       R"(failed-expectation <2> "hand:1" should hold 2 tokens, and holds 1, at the start
)"},
      {R"y({ zones: [{ zone: "deck", holds: { hare: 1, snail: 3 } }] })y",
       R"(failed-expectation <hare> "deck" should hold 1 "hare" and 3 "snail", and holds 4 "snail", at )"
       "the start\n"},
      {R"y({ zones: [{ zone: "deck", top: "hare" }] })y",
       R"(failed-expectation <"hare"> On top of "deck" should be a "hare", and there is a "snail", at )"
       "the start\n"},
      {R"y({ zones: [{ zone: "space_0", top: "hare" }] })y",
       R"(failed-expectation <"hare"> On top of "space_0" should be a "hare", and there is nothing, at )"
       "the start\n"},
      {R"y({ zones: [{ zone: "deck", owner: "0" }] })y",
       R"(failed-expectation <"0"> Everything in "deck" should belong to player 1, and snail#0 belongs )"
       "to nobody, at the start\n"},
      {R"y({ zones: [{ zone: "deck", knownBy: "nobody" }] })y",
       R"(failed-expectation <"nobody"> What snail#0 in "deck" is should not be known to player 1, and )"
       "is, at the start\n"},
      {R"y({ zones: [{ zone: "hand:1", knownBy: "0" }] })y",
       R"(failed-expectation <"0"> What hare#4 in "hand:1" is should not be known to player 2, and is, )"
       "at the start\n"},
      {R"y({ zones: [{ zone: "space_0", knownBy: "all" }] })y",
       R"(failed-expectation <"all"> "space_0" is empty, so that there is nothing to know, at the start
)"},
      {R"y({ tokens: [{ token: "top(deck)", knownBy: ["0"] }] })y",
       R"(failed-expectation <["0"]> What snail#3 is should not be known to player 2, and is, at the )"
       "start\n"},
      {R"y({ tokens: [{ token: "top(space_0)", knownBy: "all" }] })y",
       R"y(failed-expectation <"top(space_0)"> There is no such token, at the start
)y"},
      {R"y({ condition: { op: "==", left: { ref: "gvar", var: "round" }, right: 2 } })y",
       R"(failed-expectation <{ op: "==", left: { ref: "gvar", var: "round" }, right: 2 }> The )"
       "condition does not hold: left is 1 and right is 2, at the start\n"},
      {R"y({ legal: { includes: ["play(snail)"] } })y",
       R"y(failed-expectation <"play(snail)"> "play(snail)" should be legal, and is not, at the start
)y"},
      {R"y({ legal: { excludes: ["draw"] } })y",
       R"(failed-expectation <"draw"> "draw" should not be legal, and is, at the start
)"},
      {R"y({ legal: { exactly: ["draw", "play"] } })y",
       R"(failed-expectation <"play"> "pass" is legal too, and should not be, at the start
)"},
      {R"y({ legal: { count: 4 } })y",
       "failed-expectation <4> 4 moves should be legal, and there are 5, at the start\n"},
      {R"y({ result: "draw" })y",
       R"(failed-expectation <"draw"> The game should be over, and goes on, at the start
)"},
      {R"y({ endedBy: "arrived" })y",
       R"(failed-expectation <"arrived"> "arrived" should have ended the game, and it goes on, at the )"
       "start\n"},
      {R"y({ scores: [0, 1] })y",
       "failed-expectation <1> The score of player 2 should be 1, and is 0, at the start\n"},
  };
  for (const auto& [expectation, failure] : table) EXPECT_EQ(expecting(expectation), failure) << expectation;
}

TEST(SpecTests, AFailureNamesTheMoveBeforeIt) {
  const service::AnalysisPtr analysis = withTests(R"(  - name: "t"
    script: ["pass", { expect: { toMove: "0" } }]
)");
  ASSERT_EQ(analysis->diagnostics.size(), 1U);
  const diagnostics::Diagnostic& failure = analysis->diagnostics.front();
  EXPECT_EQ(failure.message, "It should be for player 1 to move, and it is for player 2, after pass");
  EXPECT_EQ(failure.path, "tests[0].script[1].expect.toMove");
  ASSERT_EQ(failure.related.size(), 1U);
  EXPECT_EQ(analysis->source->view(failure.related.front().span), R"("pass")");
  EXPECT_NE(analysis->rules, nullptr) << "a game can be played though its tests fail";
}

// What is offered in place of an unclear move, each written there.
TEST(SpecTests, MovesThatAreOfferedCanBeWritten) {
  const auto withMove = [](const std::string& move) {
    const std::string text = R"(# Hands

```yaml
section: "metadata"
id: "hands"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items: [{ id: "hand", owner: "player", ordering: "set" }, { id: "pile" }]
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", props: { suit: "sun", rank: 0 } }
  - { id: "elm", name: "Elm {age} of the {suit}", props: { age: 1, suit: "sun" } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "hand:0", props: { rank: 8 } }
  - createToken: { type: "card", zone: "hand:0", props: { rank: 7 } }
  - createToken: { type: "card", zone: "hand:0", props: { suit: "star", rank: 7 } }
  - createToken: { type: "card", zone: "pile", props: { suit: "star", rank: 7 } }
  - createToken: { type: "elm", zone: "hand:0", props: { age: 7 } }
  - createToken: { type: "elm", zone: "hand:0", props: { age: 9 } }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "play"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }]
    effects: [{ moveToken: { token: "$card", to: "pile" } }]
```
```yaml
section: "end"
items:
  - { id: "all", when: { op: "==", left: { ref: "zoneCount", zone: "hand:0" }, right: 0 }, result: { type: "draw" } }
```
```yaml
section: "tests"
items:
  - { name: "t", script: [")";
    const std::string ready = text + move + R"("] }
```
)";
    return service::analyse(std::make_shared<const SourceText>("hands.md", ready));
  };
  std::vector<std::string> offered;
  for (const char* unclear : {"play(card)", "play(elm)"}) {
    const service::AnalysisPtr analysis = withMove(unclear);
    ASSERT_EQ(analysis->diagnostics.size(), 1U) << unclear;
    const std::vector<std::string>& moves = analysis->diagnostics.front().alternatives;
    offered.insert(offered.end(), moves.begin(), moves.end());
  }
  EXPECT_EQ(offered, (std::vector<std::string>{"play(card (sun, rank 8))", "play(card (sun, rank 7))",
                                               "play(card (star, rank 7)#2)", "play(Elm 7 of the sun)",
                                               "play(Elm 9 of the sun)"}));
  for (const std::string& move : offered) EXPECT_TRUE(withMove(move)->diagnostics.empty()) << move;
  for (const char* none : {"play(Elm of the sun)", "play(card 7)", "play(elm#)", "play(birch (rank 7))"}) {
    const service::AnalysisPtr analysis = withMove(none);
    ASSERT_EQ(analysis->diagnostics.size(), 1U) << none;
    EXPECT_EQ(analysis->diagnostics.front().kind, &diagnostics::kinds::UnknownName) << none;
  }
}

TEST(SpecTests, MovesAreFoundByWhatIsWritten) {
  // Two hares in hand are the same; a space that is left open is not.
  const std::string hand =
      R"(    given: { effects: [{ createToken: { type: "hare", zone: "hand:0" } }] }
)";
  EXPECT_EQ(failures("  - name: \"t\"\n" + hand + "    script: [\"play(hare, space_1)\"]\n"), "");
  EXPECT_EQ(failures("  - name: \"t\"\n" + hand + "    script: [\"play(hare)\"]\n"),
            R"y(unclear-test-move <"play(hare)"> "play(hare)" fits 6 legal moves that lead to different )y"
            "positions, at the start\n");
  EXPECT_EQ(failures(R"(  - name: "t"
    script: [{ take: { action: "play", with: { $space: "space_2" } } }, { expect: { zones: [{ zone: "space_2", holds: { hare: 1 } }] } }]
)"),
            "");
  EXPECT_EQ(
      failures(R"y(  - name: "t"
    script: ["play(snail, space_1)", "pass"]
)y"),
      R"y(illegal-test-move <"play(snail, space_1)"> "play(snail, space_1)" cannot be played: it is not )y"
      "legal, at the start\n");
}

TEST(SpecTests, ATokenMayBeToldByMoreOrLessThanItsTitle) {
  const std::string game = R"y(```yaml
section: "metadata"
id: "cards"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items: [{ id: "table", ordering: "set" }, { id: "hand", owner: "player" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "card", name: "{rank} of {suit}", props: { suit: "none", colour: "none", rank: 0 } }]
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "table", props: { suit: "hearts", colour: "red", rank: 3 } }
  - createToken: { type: "card", zone: "table", props: { suit: "spades", colour: "black", rank: 3 } }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "take"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "table" } }]
    effects: [{ moveToken: { token: "$card", to: "hand:actor" } }]
```
```yaml
section: "end"
items: [{ when: { is: "empty", zone: "table" }, result: { type: "draw" } }]
```
```yaml
section: "tests"
items:
  - { name: "By its title", script: ["take(3 of hearts)"] }
  - { name: "With more", script: ["take(3 of hearts (red))"] }
  - { name: "By its type", script: ["take(card (spades, rank 3))"] }
  - { name: "With what it is not", script: ["take(3 of hearts (black))"] }
```
)y";
  const service::AnalysisPtr analysis =
      service::analyse(std::make_shared<const SourceText>("cards.md", game), 0, {}, service::SpecTests::Play);
  ASSERT_EQ(analysis->diagnostics.size(), 1U);
  EXPECT_EQ(analysis->source->view(analysis->diagnostics[0].span), R"y("take(3 of hearts (black))")y");
}

TEST(SpecTests, DecisionsAreMovesToo) {
  EXPECT_EQ(failures(R"y(  - name: "t"
    script: ["draw", { expect: { legal: { exactly: ["choose(one)", "choose(two)"] }, toMove: "0" } }, "choose(two)", { expect: { toMove: "1", zones: [{ zone: "hand:0", count: 3 }] } }]
)y"),
            "");
}

TEST(SpecTests, APositionComesAfterTheSetupAndBeforeTheFirstTurn) {
  EXPECT_EQ(failures(
                R"(  - name: "t"
    players: 3
    given:
      variables: { round: 7, points: [1, 2, 3] }
      active: "1"
    script: [{ expect: { toMove: "1", variables: { round: 8, points: [1, 2, 3] }, zones: [{ zone: "deck", count: 3 }] } }, "pass", { expect: { toMove: "2" } }]
)"),
            "");
  EXPECT_EQ(failures(
                R"(  - name: "t"
    given: { emptied: true, phase: "day", variables: { round: "GOAL" } }
    script: [{ expect: { variables: { round: 5 }, zones: [{ zone: "deck", count: 0 }, { zone: "hand:all", count: 0 }] } }, "pass", { expect: { variables: { round: 6 } } }]
)"),
            "");
}

TEST(SpecTests, TheEndIsSeenByAll) {
  const std::string nearlyThere =
      R"y(  - name: "t"
    given: { variables: { points: [3, 4] } }
    script: ["play(hare, space_0)", )y";
  EXPECT_EQ(failures(nearlyThere +
                     R"({ expect: { result: ["win", "lose"], endedBy: "arrived", scores: [5, 4] } }, { )"
                     R"(expect: { result: "over" } }]
)"),
            "");
  EXPECT_EQ(
      failures(nearlyThere + "{ expect: { result: [\"lose\", \"lose\"] } }]\n"),
      R"(failed-expectation <["lose", "lose"]> For player 1 the game should be lost, and is won, after )"
      "play(hare#5, space_0)\n");
  EXPECT_EQ(failures(nearlyThere + "{ expect: { result: \"notOver\" } }]\n"),
            R"(failed-expectation <"notOver"> The game should go on, and is over: won for player 1, )"
            "lost for player 2, after play(hare#5, space_0)\n");
  EXPECT_EQ(failures(nearlyThere + "\"pass\"]\n"),
            R"(illegal-test-move <"pass"> "pass" cannot be played: the game is over by "arrived", )"
            "after play(hare#5, space_0)\n");
}

TEST(SpecTests, TheFilterPicksByName) {
  const service::AnalysisPtr analysis = withTests(R"(  - { name: "red wins", script: [] }
  - { name: "blue wins", script: [] }
)");
  const std::vector<TestResult> results =
      runTests(analysis->game, analysis->document.tests, {UINT64_MAX, "blue"});
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results.front().name, "blue wins");
}

TEST(SpecTests, MistakesInTestsAreNamed) {
  const auto mistake = [](const std::string& keys) {
    return failures(R"(  - { name: "t", )" + keys + " }\n");
  };
  EXPECT_EQ(mistake("players: 5, script: []"),
            "invalid-players <5> The game is for 2 to 4 players, not for 5\n");
  EXPECT_EQ(mistake(R"y(script: ["plaay(hare)"])y"),
            R"(unknown-name <plaay> There is no action called "plaay"
)");
  EXPECT_EQ(mistake(R"y(script: ["play(hair, space_0)"])y"),
            R"(unknown-name <hair> There is no token type called "hair"
)");
  EXPECT_EQ(mistake(R"y(script: ["play(hare, space_9)"])y"),
            R"(unknown-name <space_9> There is no zone called "space_9"
)");
  EXPECT_EQ(mistake(R"y(script: ["draw(1)"])y"),
            R"y(out-of-range <"draw(1)"> The action "draw" has no parameters, and the move gives it 1 argument
)y");
  EXPECT_EQ(mistake(R"(script: ["play(hare, space_0), draw"])").substr(0, 16), "invalid-notation");
  EXPECT_EQ(mistake(R"(script: [{ expect: { toMove: "player9" } }])"),
            R"(invalid-notation <"player9"> The text "player9" is not a player selector
)");
  EXPECT_EQ(mistake(R"(script: [{ take: { action: "play", with: { $crad: "hare" } } }])"),
            R"(unknown-name <$crad> There is no parameter of "play" called "$crad"
)");
  EXPECT_EQ(mistake("script: [{ random: { plies: 0 } }]"), "out-of-range <0> 0 is not between 1 and 10000\n");
  EXPECT_EQ(mistake(R"(script: [{ expect: { toMove: "3" } }])"),
            R"(invalid-players <"3"> There is no seat 3: the test is for 2 players, and seats are )"
            "counted from 0\n");
  EXPECT_EQ(mistake(R"(script: [{ expect: { toMove: "actor" } }])"),
            R"(wrong-value-type <"actor"> A test names its players by their seats
)");
  EXPECT_EQ(mistake("script: [{ expect: { variables: { round: [1, 2] } } }]"),
            R"(wrong-scope <round> The variable "round" is global and has one value
)");
  EXPECT_EQ(mistake("script: [{ expect: { variables: { points: [1, 2, 3] } } }]"),
            "invalid-players <points> The test is for 2 players, and this speaks of 3\n");
  EXPECT_EQ(mistake(R"(script: [{ expect: { endedBy: "arived" } }])"),
            R"(unknown-name <"arived"> There is no end condition called "arived"
)");
  EXPECT_EQ(mistake(R"(script: [{ expect: { zones: [{ zone: "hand", count: 1 }] } }])").substr(0, 11),
            "wrong-owner");
  EXPECT_EQ(
      mistake(R"(script: [{ expect: { condition: { op: "==", left: "$x", right: 1 } } }])").substr(0, 12),
      "unbound-name");
  EXPECT_EQ(mistake(R"(script: [{ expect: { zones: [{ zone: "deck", knownBy: ["0", "2"] }] } }])"),
            R"(invalid-players <["0", "2"]> There is no seat 2: the test is for 2 players, and seats )"
            "are counted from 0\n");
  const std::pair<const char*, const char*> notSeats[] = {{R"("actor")", R"(The text "actor")"},
                                                          {"0", "A number"},
                                                          {R"(["all"])", "A list"},
                                                          {R"(["0", "0"])", "A list"}};
  for (const auto& [wrong, shown] : notSeats) {
    EXPECT_EQ(mistake(R"y(script: [{ expect: { tokens: [{ token: "top(deck)", knownBy: )y" +
                      std::string(wrong) + " }] } }]"),
              "invalid-notation <" + std::string(wrong) + "> " + shown + " is not a group of seats\n");
  }
  EXPECT_EQ(mistake(R"(script: ["mark("])").substr(0, 16), "invalid-notation");
}

TEST(SpecTests, WhatOnlyTestsUseIsUnused) {
  std::string text = race;
  const std::string zones = R"(  - { id: "deck" }
)";
  text.replace(text.find(zones), zones.size(), zones + "  - { id: \"attic\" }\n");
  const service::AnalysisPtr analysis =
      service::analyse(std::make_shared<const SourceText>("race.md", text + R"(```yaml
section: "tests"
items:
  - name: "Nothing is in the attic"
    script: [{ expect: { zones: [{ zone: "attic", count: 0 }] } }]
```
)"));
  ASSERT_EQ(analysis->diagnostics.size(), 1U);
  EXPECT_EQ(analysis->diagnostics.front().message, R"(The zone "attic" is used by the tests only)");
}

TEST(SpecTests, TestsStandInTheOutline) {
  const service::AnalysisPtr analysis = withTests(R"(  - { name: "Hares win", script: [] }
)");
  const auto entry = std::ranges::find(analysis->outline, "test", &service::OutlineEntry::kind);
  ASSERT_NE(entry, analysis->outline.end());
  EXPECT_EQ(entry->name, "Hares win");
}

TEST(SpecTests, TheSamplesHoldWhatTheyPromise) {
  std::size_t tests = 0;
  for (const char* name : {"tic-tac-toe", "hex", "pig", "threat-and-money", "deck-builder"}) {
    SCOPED_TRACE(name);
    const std::string path = std::string(LUDO_SOURCE_DIR "/samples/") + name + ".md";
    Result<std::string> text = readFile(path);
    ASSERT_TRUE(text);
    const service::AnalysisPtr analysis = service::analyse(std::make_shared<const SourceText>(path, *text));
    EXPECT_GE(analysis->tests.size(), 3U);
    for (const TestResult& result : analysis->tests) {
      EXPECT_TRUE(result.passed()) << result.name;
      for (const diagnostics::Diagnostic& failure : result.failures) ADD_FAILURE() << failure.message;
    }
    tests += analysis->tests.size();
  }
  EXPECT_GE(tests, 18U);
}

}  // namespace
}  // namespace ludo::spec_tests
