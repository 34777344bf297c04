// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

RulesPtr gameWith(const std::string& action, const std::string& phase = "") {
  return game(R"(
variables:
  - { id: "money", scope: "pvar", init: 3, min: 0, max: 9 }
  - { id: "threat", scope: "global", init: 0, min: 0, max: 3 }
zones:
  - { id: "deck" }
  - { id: "hand", owner: "player", ordering: "set" }
  - { id: "bin" }
tokenTypes: [{ id: "card", props: { cost: 2 } }]
setup:
  - { createToken: { type: "card", zone: "deck", count: 2 } }
  - { createToken: { type: "card", zone: "hand:all", count: 2, props: { cost: 4 } } }
end: []
turn: { phases: [{ id: "main")" +
              phase + R"( }, { id: "late" }] }
actions:
  - id: "go"
    phase: "main"
)" + action);
}

std::vector<std::string> movesOf(const std::string& action) {
  const RulesPtr rules = gameWith(action);
  return rules == nullptr ? std::vector<std::string>{"no game"} : moveTexts(*rules, initialState(*rules, 1));
}

TEST(LegalMoves, AreInLexicographicOrderOfTheOptions) {
  EXPECT_THAT(movesOf(R"(
    params:
      - { name: "$a", domain: { query: "intsInRange", min: 1, max: 3 } }
      - { name: "$b", domain: { query: "intsInRange", min: "$a", max: 3 } }
    pre: { op: "!=", left: "$b", right: 2 }
)"),
              ElementsAre("go(1, 1)", "go(1, 3)", "go(2, 3)", "go(3, 3)"));
}

TEST(LegalMoves, ADomainIsAnyQuery) {
  EXPECT_THAT(movesOf(R"(    params: [{ name: "$c", domain: { query: "tokensInZone", zone: "hand:actor" } }]
)"),
              ElementsAre("go(card (cost 4)#2)", "go(card (cost 4)#3)"));
  EXPECT_THAT(
      movesOf(R"(    params: [{ name: "$c", domain: { query: "enums", values: ["up", "down", "up"] } }]
)"),
      ElementsAre("go(up)", "go(down)"));
  EXPECT_THAT(movesOf(R"(    params: [{ name: "$p", domain: { query: "players", of: "allOther" } }]
)"),
              ElementsAre("go(P2)"));
  EXPECT_THAT(movesOf(R"(    params: [{ name: "$z", domain: { query: "zones", filter: { owner: "actor" } } }]
)"),
              ElementsAre("go(hand:0)"));
  EXPECT_THAT(
      movesOf(
          R"(    params: [{ name: "$z", domain: { query: "zones", where: { is: "empty", zone: "$zone" } } }]
)"),
      ElementsAre("go(bin)"));
  EXPECT_THAT(
      movesOf(
          R"(    params: [{ name: "$t", domain: { query: "tokens", where: { op: "==", left: { ref: "tokenProp", token: "$token", prop: "cost" }, right: 2 } } }]
)"),
      ElementsAre("go(card (cost 2)#0)", "go(card (cost 2)#1)"));
  EXPECT_THAT(movesOf(
                  R"(    params: [{ name: "$t", domain: { query: "tokensInZone", zone: "deck", top: 1 } }]
)"),
              ElementsAre("go(card (cost 2)#1)"));
}

TEST(LegalMoves, ThePhaseAndTheActorMustFit) {
  EXPECT_THAT(movesOf(R"(    actor: "active"
)"),
              ElementsAre("go"));
  EXPECT_THAT(movesOf(R"(    actor: "all"
)"),
              ElementsAre("go"));
  EXPECT_THAT(movesOf(R"(    actor: "1"
)"),
              IsEmpty());
  const RulesPtr rules = gameWith(R"(    pre: true
  - { id: "other", phase: "late" }
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("go"));
  play(*rules, state, "go");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("other"));
  EXPECT_EQ(playerToMove(state), 0);
}

TEST(LegalMoves, TheCostMustBePayableInFull) {
  EXPECT_THAT(movesOf(R"(    cost: [{ addVar: { scope: "pvar", var: "money", delta: -3 } }]
)"),
              ElementsAre("go"));
  EXPECT_THAT(movesOf(R"(    cost: [{ addVar: { scope: "pvar", var: "money", delta: -4 } }]
)"),
              IsEmpty());
  EXPECT_THAT(movesOf(R"(    cost: [{ addVar: { scope: "global", var: "threat", delta: 4 } }]
)"),
              IsEmpty());
  EXPECT_THAT(movesOf(R"(    cost: [{ draw: { from: "deck", to: "bin", count: 2 } }]
)"),
              ElementsAre("go"));
  EXPECT_THAT(movesOf(R"(    cost: [{ draw: { from: "deck", to: "bin", count: 3 } }]
)"),
              IsEmpty());
  EXPECT_THAT(movesOf(R"y(    cost: [{ destroyToken: { token: "top(bin)" } }]
)y"),
              IsEmpty());
  EXPECT_THAT(movesOf(R"y(    cost: [{ moveToken: { token: "top(deck)", from: "bin", to: "hand" } }]
)y"),
              IsEmpty());
  EXPECT_THAT(
      movesOf(
          R"(    cost: [{ chooseN: { bind: "$c", options: { query: "tokensInZone", zone: "hand" }, n: 3 } }]
)"),
      IsEmpty());
  // Gaining first does not excuse going below in between.
  EXPECT_THAT(movesOf(R"(    cost:
      - { addVar: { scope: "pvar", var: "money", delta: -4 } }
      - { addVar: { scope: "pvar", var: "money", delta: 4 } }
)"),
              IsEmpty());
}

TEST(LegalMoves, ACostMayDependOnTheArguments) {
  EXPECT_THAT(movesOf(R"(
    params: [{ name: "$c", domain: { query: "tokens" } }]
    cost:
      - addVar:
          scope: "pvar"
          var: "money"
          delta: { op: "-", left: 0, right: { ref: "tokenProp", token: "$c", prop: "cost" } }
)"),
              ElementsAre("go(card (cost 2)#0)", "go(card (cost 2)#1)"));
}

TEST(LegalMoves, TryingACostChangesNothing) {
  const RulesPtr rules = gameWith(R"(    cost: [{ addVar: { scope: "pvar", var: "money", delta: -1 } }]
)");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  const State before = state;
  legalMoves(*rules, state);
  EXPECT_EQ(state, before);
}

TEST(LegalMoves, EffectsClampWhereCostsRefuse) {
  const RulesPtr rules = gameWith(R"(    effects: [{ addVar: { scope: "pvar", var: "money", delta: -4 } }]
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  play(*rules, state, "go", &log);
  EXPECT_EQ(variable(*rules, state, "money"), 0);
  EXPECT_EQ(countNotes(log, Note::Kind::Clamped), 1);
}

TEST(LegalMoves, TheResultMustBeAllowed) {
  EXPECT_THAT(movesOf(R"(
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 4 } }]
    cost: [{ addVar: { scope: "pvar", var: "money", delta: -1 } }]
    effects: [{ addVar: { scope: "pvar", var: "money", delta: "$n" } }]
    post: { op: "<=", left: { ref: "pvar", var: "money" }, right: 4 }
)"),
              ElementsAre("go(1)", "go(2)"));
}

TEST(LegalMoves, TheResultIsJudgedBeforeTheFirstDecision) {
  EXPECT_THAT(movesOf(R"(
    effects:
      - { addVar: { scope: "pvar", var: "money", delta: 1 } }
      - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 1, max: 2 } } }
      - { setVar: { scope: "pvar", var: "money", value: 0 } }
    post: { op: "==", left: { ref: "pvar", var: "money" }, right: 4 }
)"),
              ElementsAre("go"));
}

// The post would hold for one of two cards on top only. Which one lies there after the shuffle is not known
// yet, so the state in which it is asked is the one before.
TEST(LegalMoves, LegalityDoesNotDependOnAShuffleNotYetDone) {
  for (const char* chance :
       {R"({ shuffle: { zone: "deck" } })",
        R"y({ moveToken: { token: "bottom(deck)", to: "deck", position: "random" } })y"}) {
    const RulesPtr rules = game(
        R"(zones: [{ id: "deck" }, { id: "hand", owner: "player" }]
tokenTypes: [{ id: "ace" }, { id: "two" }]
setup:
  - { createToken: { type: "ace", zone: "deck" } }
  - { createToken: { type: "two", zone: "deck" } }
end: []
turn: { phases: [{ id: "main", pass: "allowed" }] }
actions:
  - id: "cut"
    phase: "main"
    effects: [)" +
        std::string(chance) +
        R"y(, { draw: { from: "deck", to: "hand:actor", count: 1 } }]
    post: { op: "==", left: { ref: "tokenType", token: "top(hand:actor)" }, right: "two" }
)y");
    ASSERT_NE(rules, nullptr);
    State state = initialState(*rules, 1);
    for (std::uint64_t future = 0; future < 20; ++future) {
      state.rng = Rng(future);
      EXPECT_THAT(moveTexts(*rules, state), ElementsAre("pass")) << chance;
    }
  }
}

TEST(LegalMoves, LegalityDoesNotDependOnADieNotYetRolled) {
  const RulesPtr rules = gameWith(R"(
    effects:
      - { roll: { bind: "$d" } }
      - { setVar: { scope: "pvar", var: "money", value: "$d" } }
    post: { op: "==", left: { ref: "pvar", var: "money" }, right: 3 }
)");
  ASSERT_NE(rules, nullptr);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_THAT(moveTexts(*rules, initialState(*rules, seed)), ElementsAre("go"));
  }
}

TEST(LegalMoves, LimitsCountTheTurnThePhaseAndTheGame) {
  const RulesPtr rules = gameWith(R"(    limits: [{ scope: "turn", max: 2 }]
  - { id: "once", phase: "main", limits: [{ scope: "phase", max: 1 }] }
  - { id: "ever", phase: "main", limits: [{ scope: "game", max: 1 }] }
  - { id: "end", phase: "late" }
)",
                                  R"(, actions: "any")");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  play(*rules, state, "once");
  play(*rules, state, "ever");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("go", "endPhase"));
  play(*rules, state, "go");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("endPhase"));
  play(*rules, state, "endPhase");
  play(*rules, state, "end");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("go", "once", "ever", "endPhase"));  // the other player
  play(*rules, state, "endPhase");
  play(*rules, state, "end");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("go", "once", "endPhase"));
}

TEST(LegalMoves, PassingAsThePhaseSays) {
  const std::string twice = R"(    pre: { op: "<", left: { ref: "turnNumber" }, right: 2 }
)";
  const auto second = [&](const std::string& pass) {
    const RulesPtr rules =
        gameWith(twice + "  - { id: \"end\", phase: \"late\" }\n", R"(, pass: ")" + pass + "\"");
    State state = initialState(*rules, 1);
    const std::vector<std::string> first = moveTexts(*rules, state);
    play(*rules, state, "go");
    play(*rules, state, "end");
    std::vector<std::string> all = moveTexts(*rules, state);
    all.insert(all.begin(), first.begin(), first.end());
    return all;
  };
  EXPECT_THAT(second("never"), ElementsAre("go"));
  EXPECT_THAT(second("allowed"), ElementsAre("go", "pass", "pass"));
  EXPECT_THAT(second("forced"), ElementsAre("go", "pass"));
}

TEST(LegalMoves, OnlyListedMovesAreLegal) {
  const RulesPtr rules =
      gameWith(R"(    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }]
)");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  EXPECT_TRUE(isLegal(*rules, state, Move{Move::Kind::Action, 0, 0, {Value::ofInteger(2)}}));
  EXPECT_FALSE(isLegal(*rules, state, Move{Move::Kind::Action, 0, 0, {Value::ofInteger(3)}}));
  EXPECT_FALSE(isLegal(*rules, state, Move{Move::Kind::Action, 1, 0, {Value::ofInteger(2)}}));
  EXPECT_FALSE(isLegal(*rules, state, Move{Move::Kind::Pass, 0, 0, {}}));
}

}  // namespace
}  // namespace ludo::kernel::testing
