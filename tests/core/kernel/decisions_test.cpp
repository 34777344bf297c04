// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

RulesPtr gameWith(const std::string& effects, Seat seats = 2) {
  return game(R"(
variables: [{ id: "sum", scope: "global", min: 0, max: 1000 }]
zones:
  - { id: "deck" }
  - { id: "bin", ordering: "set" }
tokenTypes: [{ id: "card" }]
setup: [{ createToken: { type: "card", zone: "deck", count: 5 } }]
turn: { phases: [{ id: "main" }] }
end: []
actions:
  - id: "go"
    phase: "main"
    effects:
)" + effects,
              seats);
}

State afterGo(const Rules& rules) {
  State state = initialState(rules, 1);
  play(rules, state, "go");
  return state;
}

TEST(Decisions, ChooseOneSuspendsAndResumes) {
  const RulesPtr rules = gameWith(R"(
      - { addVar: { scope: "global", var: "sum", delta: 100 } }
      - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 3, max: 5 } } }
      - { addVar: { scope: "global", var: "sum", delta: "$n" } }
)");
  ASSERT_NE(rules, nullptr);
  State state = afterGo(*rules);
  EXPECT_EQ(variable(*rules, state, "sum"), 100);
  EXPECT_EQ(playerToMove(state), 0);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("choose(3)", "choose(4)", "choose(5)"));
  play(*rules, state, "choose(4)");
  EXPECT_EQ(variable(*rules, state, "sum"), 104);
  EXPECT_EQ(playerToMove(state), 1);
  EXPECT_THAT(state.bindings, IsEmpty());
  EXPECT_EQ(state.moveCount, 2U);
}

TEST(Decisions, AnotherPlayerMayChoose) {
  const RulesPtr rules = gameWith(R"(
      - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 1, max: 2 }, chooser: "opponent" } }
      - { addVar: { scope: "global", var: "sum", delta: "$n" } }
)");
  ASSERT_NE(rules, nullptr);
  State state = afterGo(*rules);
  EXPECT_EQ(state.active, 0);
  EXPECT_EQ(playerToMove(state), 1);
  EXPECT_EQ(legalMoves(*rules, state).front().player, 1);
}

TEST(Decisions, WhatIsNoChoiceIsNotAsked) {
  const RulesPtr single = gameWith(R"(
      - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 7, max: 7 } } }
      - { addVar: { scope: "global", var: "sum", delta: "$n" } }
      - { chooseOne: { bind: "$none", options: { query: "tokensInZone", zone: "bin" } } }
      - { moveToken: { token: "$none", to: "bin" } }
      - { chooseN: { bind: "$all", options: { query: "tokensInZone", zone: "deck" }, n: 9 } }
      - { forEach: { bind: "$c", over: { query: "binding", name: "$all" }, effects: [{ moveToken: { token: "$c", to: "bin" } }] } }
)");
  ASSERT_NE(single, nullptr);
  const State state = afterGo(*single);
  EXPECT_EQ(state.pendingChoice(), nullptr);
  EXPECT_EQ(variable(*single, state, "sum"), 7);
  EXPECT_EQ(content(*single, state, "bin").size(), 5U);
}

TEST(Decisions, ANameChosenIsForgottenAtTheEndOfItsList) {
  const RulesPtr rules = gameWith(R"(
      - if:
          when: true
          then:
            - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 1, max: 2 } } }
      - { chooseOne: { bind: "$m", options: { query: "intsInRange", min: 5, max: 6 } } }
)");
  ASSERT_NE(rules, nullptr);
  State state = afterGo(*rules);
  play(*rules, state, "choose(2)");
  ASSERT_NE(state.pendingChoice(), nullptr);
  EXPECT_THAT(state.bindings, IsEmpty());
}

/// Every set of picks that can be reached, and how often.
void collectSets(const Rules& rules, const State& state, std::multiset<std::vector<std::string>>& sets) {
  if (state.pendingChoice() == nullptr) {
    sets.insert(content(rules, state, "bin"));
    return;
  }
  const std::vector<Move> moves = legalMoves(rules, state);
  ASSERT_GE(moves.size(), 2U) << "a decision with one answer";
  for (const Move& move : moves) {
    State next = state;
    applyMove(rules, next, move);
    expectSound(rules, next);
    collectSets(rules, next, sets);
  }
}

std::multiset<std::vector<std::string>> setsFor(int n, int minimum) {
  const RulesPtr rules =
      gameWith(R"(      - { chooseN: { bind: "$c", options: { query: "tokensInZone", zone: "deck" }, n: )" +
               std::to_string(n) + ", min: " + std::to_string(minimum) + R"( } }
      - { forEach: { bind: "$x", over: { query: "binding", name: "$c" }, effects: [{ moveToken: { token: "$x", to: "bin" } }] } }
)");
  std::multiset<std::vector<std::string>> sets;
  if (rules != nullptr) collectSets(*rules, afterGo(*rules), sets);
  return sets;
}

std::size_t binomial(std::size_t n, std::size_t k) {
  std::size_t result = 1;
  for (std::size_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

TEST(Decisions, ChooseNOffersEachSetOnce) {
  for (int n = 0; n <= 6; ++n) {
    for (int minimum = 0; minimum <= n; ++minimum) {
      std::size_t expected = 0;
      for (int k = std::min(minimum, 5); k <= std::min(n, 5); ++k)
        expected += binomial(5, static_cast<std::size_t>(k));
      const auto sets = setsFor(n, minimum);
      EXPECT_EQ(sets.size(), expected) << n << " " << minimum;
      const std::set<std::vector<std::string>> distinct(sets.begin(), sets.end());
      EXPECT_EQ(distinct.size(), sets.size()) << n << " " << minimum;
    }
  }
}

TEST(Decisions, StopIsOfferedOnceTheMinimumIsReached) {
  const RulesPtr rules = gameWith(R"(
      - { chooseN: { bind: "$c", options: { query: "tokensInZone", zone: "deck" }, n: 3, min: 1 } }
)");
  ASSERT_NE(rules, nullptr);
  State state = afterGo(*rules);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("choose(card#0)", "choose(card#1)", "choose(card#2)",
                                                    "choose(card#3)", "choose(card#4)"));
  play(*rules, state, "choose(card#2)");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("choose(card#3)", "choose(card#4)", "stop"));
  play(*rules, state, "stop");
  EXPECT_EQ(state.pendingChoice(), nullptr);
}

TEST(Decisions, NestedLoopsResumeWhereTheyWere) {
  const RulesPtr rules = gameWith(R"(
      - forEach:
          bind: "$i"
          over: { query: "intsInRange", min: 1, max: 3 }
          effects:
            - repeat:
                times: 2
                effects:
                  - { chooseOne: { bind: "$n", options: { query: "enums", values: ["no", "yes"] } } }
                  - if:
                      when: { op: "==", left: "$n", right: "yes" }
                      then: [{ addVar: { scope: "global", var: "sum", delta: "$i" } }]
)");
  ASSERT_NE(rules, nullptr);
  State state = afterGo(*rules);
  for (const char* answer : {"yes", "no", "yes", "yes", "no", "yes"}) {
    ASSERT_NE(state.pendingChoice(), nullptr);
    play(*rules, state, std::string("choose(") + answer + ")");
  }
  EXPECT_EQ(state.pendingChoice(), nullptr);
  EXPECT_EQ(variable(*rules, state, "sum"), 1 + 2 + 2 + 3);
}

TEST(Decisions, TheHashTellsPendingDecisionsApart) {
  const RulesPtr rules = gameWith(R"(
      - { chooseN: { bind: "$c", options: { query: "intsInRange", min: 1, max: 5 }, n: 3 } }
)");
  ASSERT_NE(rules, nullptr);
  State one = afterGo(*rules);
  State two = one;
  play(*rules, one, "choose(1)");
  play(*rules, two, "choose(2)");
  EXPECT_NE(stateHash(*rules, one), stateHash(*rules, two));
  EXPECT_NE(positionHash(*rules, one), positionHash(*rules, two));
}

}  // namespace
}  // namespace ludo::kernel::testing
