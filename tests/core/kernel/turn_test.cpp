// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

RulesPtr gameWith(const std::string& turn, const std::string& actions = R"([{ id: "go", phase: "main" }])",
                  Seat seats = 3) {
  return game(R"(
variables: [{ id: "log", scope: "global", min: 0, max: 1000000000000 }]
zones: [{ id: "a" }]
tokenTypes: [{ id: "card" }]
end: []
turn: )" + turn +
                  "\nactions: " + actions + "\n",
              seats);
}

std::string write(int digit) {
  return R"({ setVar: { scope: "global", var: "log", value: { op: "+", left: { op: "*", left: { ref: "gvar", )"
         R"(var: "log" }, right: 10 }, right: )" +
         std::to_string(digit) + " } } }";
}

/// Plays the first legal move again and again and tells who did.
std::vector<Seat> turns(const RulesPtr& rules, int plies) {
  std::vector<Seat> seats;
  if (rules == nullptr) return seats;
  State state = initialState(*rules, 1);
  for (int ply = 0; ply < plies && !legalMoves(*rules, state).empty(); ++ply) {
    seats.push_back(playerToMove(state));
    applyMove(*rules, state, legalMoves(*rules, state).front());
    expectSound(*rules, state);
  }
  return seats;
}

TEST(Turn, RoundRobinIsTheUsualOrder) {
  EXPECT_THAT(turns(gameWith(R"({ phases: [{ id: "main" }] })"), 7), ElementsAre(0, 1, 2, 0, 1, 2, 0));
}

TEST(Turn, TheOrderMayBeginDifferentlyAndRepeatAsWritten) {
  EXPECT_THAT(
      turns(gameWith(R"({ order: { once: [2, 1], repeat: [0, 1, 1] }, phases: [{ id: "main" }] })"), 9),
      ElementsAre(2, 1, 0, 1, 1, 0, 1, 1, 0));
  EXPECT_THAT(turns(gameWith(R"({ order: { repeat: [1, 2] }, phases: [{ id: "main" }] })"), 4),
              ElementsAre(1, 2, 1, 2));
}

TEST(Turn, PhasesComeInOrderWithTheirEffects) {
  const RulesPtr rules =
      gameWith(R"({ phases: [{ id: "open", actions: 0, onEnter: [)" + write(1) + "], onExit: [" + write(2) +
               R"(] }, { id: "main", actions: 2, onEnter: [)" + write(3) + "], onExit: [" + write(4) +
               R"(] }, { id: "skipped", skipIf: true, onEnter: [)" + write(9) + "] }] }");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_EQ(variable(*rules, state, "log"), 123);
  EXPECT_EQ(state.phase, 1U);
  play(*rules, state, "go");
  EXPECT_EQ(variable(*rules, state, "log"), 123);
  EXPECT_EQ(state.active, 0);
  EventLog log;
  play(*rules, state, "go", &log);
  EXPECT_EQ(variable(*rules, state, "log"), 1234123);
  EXPECT_EQ(state.active, 1);
  EXPECT_EQ(state.turnNumber, 2U);
  const auto phases = std::ranges::count(log.deltas, Delta::Kind::Phase, &Delta::kind);
  EXPECT_EQ(phases, 2);  // main -> open -> main
  EXPECT_EQ(std::ranges::count(log.deltas, Delta::Kind::ActivePlayer, &Delta::kind), 1);
}

TEST(Turn, AGameMayBeginWithAnotherSeatAndPhase) {
  const std::string turn = R"({ phases: [{ id: "early", actions: 0, onEnter: [)" + write(1) +
                           R"(] }, { id: "main", onEnter: [)" + write(2) + "] }] }";
  const RulesPtr rules = gameWith(turn);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1, nullptr, {2, 1});
  EXPECT_EQ(playerToMove(state), 2);
  EXPECT_EQ(variable(*rules, state, "log"), 2);
  // From the second turn on all is as usual.
  play(*rules, state, "go");
  EXPECT_EQ(playerToMove(state), 0);
  EXPECT_EQ(variable(*rules, state, "log"), 212);
  expectSound(*rules, state);
  // What is usual is the default.
  EXPECT_EQ(stateHash(*rules, initialState(*rules, 1, nullptr, {})),
            stateHash(*rules, initialState(*rules, 1)));
}

TEST(Turn, AnOpenPhaseLastsUntilItIsEnded) {
  const RulesPtr rules = gameWith(
      R"({ phases: [{ id: "main", actions: "any" }] })",
      R"([{ id: "go", phase: "main" }, { id: "stop", phase: "main", effects: [{ endPhase: {} }] }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  for (int i = 0; i < 5; ++i) play(*rules, state, "go");
  EXPECT_EQ(state.active, 0);
  EXPECT_EQ(state.actionsTaken, 5U);
  play(*rules, state, "endPhase");
  EXPECT_EQ(state.active, 1);
  play(*rules, state, "stop");
  EXPECT_EQ(state.active, 2);
}

TEST(Turn, EffectsOnTheTurnTakeHoldAfterTheAction) {
  const RulesPtr rules =
      gameWith(R"({ phases: [{ id: "main", actions: 3 }, { id: "late", onEnter: [)" + write(5) +
                   R"(] }, { id: "last", actions: 0, onEnter: [)" + write(6) + "] }] }",
               R"([{ id: "go", phase: ["main", "late"] },
  { id: "phase", phase: "main", effects: [{ endPhase: {} }, )" +
                   write(1) +
                   R"(] },
  { id: "turn", phase: "main", effects: [{ endTurn: {} }, )" +
                   write(2) +
                   R"(] },
  { id: "jump", phase: "main", effects: [{ goToPhase: { phase: "last" } }] },
  { id: "back", phase: "late", effects: [{ goToPhase: { phase: "main" } }] }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "phase");
  EXPECT_EQ(variable(*rules, state, "log"), 15);
  EXPECT_EQ(state.phase, 1U);
  play(*rules, state, "back");
  EXPECT_EQ(state.phase, 0U);
  EXPECT_EQ(state.active, 0);
  EXPECT_EQ(state.turnNumber, 1U);
  play(*rules, state, "turn");
  EXPECT_EQ(variable(*rules, state, "log"), 152);
  EXPECT_EQ(state.active, 1);
  play(*rules, state, "jump");
  EXPECT_EQ(variable(*rules, state, "log"), 1526);
  EXPECT_EQ(state.active, 2);
}

TEST(Turn, ExtraTurnsComeBeforeTheOrderGoesOn) {
  const RulesPtr rules =
      gameWith(R"({ phases: [{ id: "main" }] })",
               R"([{ id: "go", phase: "main" }, { id: "again", phase: "main", effects: [{ extraTurn: {} }] },
  { id: "give", phase: "main", effects: [{ extraTurn: { player: "right" } }] }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "again");
  EXPECT_EQ(state.active, 0);
  EXPECT_EQ(state.turnNumber, 2U);
  play(*rules, state, "give");
  EXPECT_EQ(state.active, 2);
  play(*rules, state, "go");
  EXPECT_EQ(state.active, 1);
}

TEST(Turn, TheEliminatedAreSkipped) {
  const RulesPtr rules = gameWith(R"({ phases: [{ id: "main" }, { id: "late" }] })",
                                  R"([{ id: "go", phase: ["main", "late"] },
  { id: "kill", phase: "main", effects: [{ eliminate: { player: "left" } }] },
  { id: "resign", phase: "main", effects: [{ eliminate: { player: "actor" } }] }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "kill");
  play(*rules, state, "go");
  EXPECT_EQ(state.active, 2);
  play(*rules, state, "resign");
  EXPECT_EQ(state.active, 0) << "a turn ends with its player";
  play(*rules, state, "resign");
  EXPECT_THAT(legalMoves(*rules, state), IsEmpty()) << "nobody is left";
  EXPECT_FALSE(state.over());
}

TEST(Turn, PassesInARowAreCounted) {
  const RulesPtr rules = gameWith(R"({ phases: [{ id: "main", actions: 2, pass: "allowed" }] })");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "pass");
  EXPECT_EQ(state.active, 1) << "who passes gives up the rest of the phase";
  play(*rules, state, "pass");
  EXPECT_EQ(state.passes, 2U);
  play(*rules, state, "go");
  EXPECT_EQ(state.passes, 0U);
}

TEST(Turn, APhaseMayAskOnEntering) {
  const RulesPtr rules = gameWith(
      R"({ phases: [{ id: "main", onEnter: [{ chooseOne: { bind: "$n", options: { query: )"
      R"("intsInRange", min: 1, max: 2 } } }, { setVar: { scope: "global", var: "log", value: "$n" } )"
      "}] }] }");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("choose(1)", "choose(2)"));
  play(*rules, state, "choose(2)");
  EXPECT_EQ(variable(*rules, state, "log"), 2);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("go"));
  play(*rules, state, "go");
  EXPECT_EQ(playerToMove(state), 1);
  EXPECT_THAT(moveTexts(*rules, state), ElementsAre("choose(1)", "choose(2)"));
}

TEST(Turn, AStuckPlayerHasNoMoves) {
  const RulesPtr rules =
      gameWith(R"({ phases: [{ id: "main" }] })", R"([{ id: "go", phase: "main", pre: false }])");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  EXPECT_THAT(legalMoves(*rules, state), IsEmpty());
  EXPECT_FALSE(state.over());
  EXPECT_EQ(playerToMove(state), 0);
}

}  // namespace
}  // namespace ludo::kernel::testing
