// SPDX-License-Identifier: Apache-2.0
// Phases with several players, rounds, simultaneous moves, and players who are stuck.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

RulesPtr withPhase(const std::string& phase, Seat seats = 3) {
  return game(R"(
variables:
  - { id: "taken", scope: "pvar", min: 0, max: 99 }
  - { id: "all", scope: "global", min: 0, max: 99 }
turn: { phases: [)" +
                  phase + R"(] }
actions:
  - id: "take"
    phase: "main"
    effects:
      - addVar: { scope: "pvar", var: "taken", delta: 1 }
      - addVar: { scope: "global", var: "all", delta: 1 }
end: []
)",
              seats);
}

TEST(Phases, PlayersActOneAfterTheOtherFromTheActiveOne) {
  const RulesPtr rules = withPhase(R"({ id: "main", players: "all" })");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  std::vector<Seat> order;
  for (int ply = 0; ply < 6; ++ply) {
    order.push_back(playerToMove(state));
    play(*rules, state, "take");
  }
  EXPECT_THAT(order, ElementsAre(0, 1, 2, 1, 2, 0)) << "the second turn is that of seat 1";
  EXPECT_EQ(state.turnNumber, 3U);
}

TEST(Phases, GoRoundUntilTheConditionHolds) {
  const RulesPtr rules = withPhase(
      R"({ id: "main", players: "all", until: { op: ">=", left: { ref: "gvar", var: "all" }, right: 4 )"
      "} }");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  for (int ply = 0; ply < 3; ++ply) play(*rules, state, "take");
  EXPECT_EQ(state.turnNumber, 1U);
  EXPECT_EQ(playerToMove(state), 0) << "a second round";
  play(*rules, state, "take");
  EXPECT_EQ(state.turnNumber, 2U) << "left at once, though seats 1 and 2 have not had their second";
}

TEST(Phases, WhoPassesOutIsNotAskedAgain) {
  const RulesPtr rules = withPhase(
      R"({ id: "main", players: "all", pass: "out", until: { op: ">=", left: { ref: "gvar", var: "all" )"
      "}, right: 50 } }");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "take");
  play(*rules, state, "pass");
  play(*rules, state, "take");
  std::vector<Seat> order;
  for (int ply = 0; ply < 3; ++ply) {
    order.push_back(playerToMove(state));
    play(*rules, state, "take");
  }
  EXPECT_THAT(order, ElementsAre(0, 2, 0));
  play(*rules, state, "pass");
  play(*rules, state, "pass");
  EXPECT_EQ(state.turnNumber, 2U) << "nobody is left in the phase";
  EXPECT_EQ(playerToMove(state), 1);
}

TEST(Phases, ARangeOfActionsMayBeEndedFromItsMinimumOn) {
  const RulesPtr rules = withPhase(R"({ id: "main", actions: { min: 1, max: 2 } })");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("take"));
  play(*rules, state, "take");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("take", "endPhase"));
  play(*rules, state, "endPhase");
  EXPECT_EQ(playerToMove(state), 1);
  play(*rules, state, "take");
  play(*rules, state, "take");
  EXPECT_EQ(playerToMove(state), 2) << "two are all";
}

TEST(Phases, SetActiveMovesTheTurnOrder) {
  const RulesPtr rules = game(R"(
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "wait", phase: "main" }
  - { id: "skip", phase: "main", effects: [{ setActive: { player: "2" } }] }
end: []
)",
                              4);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "skip");
  EXPECT_EQ(playerToMove(state), 3) << "after seat 2 comes seat 3";
}

const char* const bidding = R"(
variables:
  - { id: "pot", scope: "global", init: 3, min: 0, max: 9 }
  - { id: "won", scope: "pvar", min: 0, max: 9 }
turn: { order: { repeat: [0] }, phases: [{ id: "bid", simultaneous: true }] }
actions:
  - id: "grab"
    phase: "bid"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 0, max: { ref: "gvar", var: "pot" } } }]
    cost: [{ addVar: { scope: "global", var: "pot", delta: { op: "-", left: 0, right: "$n" } } }]
    effects: [{ addVar: { scope: "pvar", var: "won", delta: "$n" } }]
end:
  - { when: { op: "==", left: { ref: "gvar", var: "pot" }, right: 0 }, result: { type: "draw" } }
)";

TEST(Simultaneous, MovesAreCarriedOutWhenAllHaveCommitted) {
  const RulesPtr rules = game(bidding);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "grab(1)");
  EXPECT_EQ(variable(*rules, state, "won", 0), 0) << "nothing happens before the last one";
  EXPECT_EQ(playerToMove(state), 1);
  play(*rules, state, "grab(1)");
  EXPECT_EQ(variable(*rules, state, "won", 0), 1);
  EXPECT_EQ(variable(*rules, state, "won", 1), 1);
  EXPECT_EQ(variable(*rules, state, "pot"), 1);
  EXPECT_EQ(playerToMove(state), 0);
  EXPECT_THAT(state.committed, IsEmpty());
}

TEST(Simultaneous, WhatIsNoLongerPossibleIsLeftOutWithANote) {
  const RulesPtr rules = game(bidding);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  play(*rules, state, "grab(2)");
  play(*rules, state, "grab(2)", &log);
  EXPECT_EQ(variable(*rules, state, "won", 0), 2);
  EXPECT_EQ(variable(*rules, state, "won", 1), 0);
  ASSERT_EQ(countNotes(log, Note::Kind::NotCarriedOut), 1);
  EXPECT_FALSE(state.over());
}

TEST(Simultaneous, CommittedMovesAreInBothHashes) {
  const RulesPtr rules = game(bidding);
  ASSERT_NE(rules, nullptr);
  State one = initialState(*rules, 1);
  State other = initialState(*rules, 1);
  play(*rules, one, "grab(1)");
  play(*rules, other, "grab(2)");
  EXPECT_NE(stateHash(*rules, one), stateHash(*rules, other));
  EXPECT_NE(positionHash(*rules, one), positionHash(*rules, other));
}

TEST(Stuck, EndsTheGameForWhoIsToAct) {
  const RulesPtr rules = game(R"(
variables: [{ id: "left", scope: "global", init: 3, min: 0, max: 3 }]
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "take", phase: "main", cost: [{ addVar: { scope: "global", var: "left", delta: -1 } }] }
end:
  - { when: { ref: "stuck" }, result: { type: "lose", player: "active" } }
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "take");
  play(*rules, state, "take");
  EXPECT_FALSE(state.over());
  play(*rules, state, "take");
  ASSERT_TRUE(state.over());
  EXPECT_THAT(state.outcome->seats, ElementsAre(SeatResult::Win, SeatResult::Loss));
}

TEST(Stuck, WithoutAPlayerTheResultIsForWhoWasToAct) {
  const RulesPtr rules = game(R"(
variables: [{ id: "left", scope: "global", init: 1, min: 0, max: 1 }]
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "take", phase: "main", cost: [{ addVar: { scope: "global", var: "left", delta: -1 } }] }
end:
  - { when: { ref: "stuck" }, result: { type: "lose" } }
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "take");
  ASSERT_TRUE(state.over());
  EXPECT_THAT(state.outcome->seats, ElementsAre(SeatResult::Win, SeatResult::Loss));
}

TEST(Stuck, WhoMayPassIsNot) {
  const RulesPtr rules = game(R"(
turn: { phases: [{ id: "main", pass: "forced" }] }
actions: [{ id: "never", phase: "main", pre: false }]
end:
  - { when: { ref: "stuck" }, result: { type: "lose", player: "active" } }
)");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  EXPECT_FALSE(state.over());
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("pass"));
}

TEST(LegalCount, MakesOneActionCompulsory) {
  const RulesPtr rules = game(R"(
variables: [{ id: "prey", scope: "global", init: 1, min: 0, max: 1 }]
turn: { phases: [{ id: "main" }] }
actions:
  - id: "step"
    phase: "main"
    pre: { op: "==", left: { ref: "legalCount", action: "eat" }, right: 0 }
  - { id: "eat", phase: "main", cost: [{ addVar: { scope: "global", var: "prey", delta: -1 } }] }
end: []
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("eat"));
  play(*rules, state, "eat");
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("step"));
}

}  // namespace
}  // namespace ludo::kernel::testing
