// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr SeatResult win = SeatResult::Win;
constexpr SeatResult loss = SeatResult::Loss;
constexpr SeatResult draw = SeatResult::Draw;

RulesPtr gameWith(const std::string& end, Seat seats, const std::string& more = "") {
  return game(R"(
variables:
  - { id: "vp", scope: "pvar", min: 0, max: 99 }
  - { id: "coins", scope: "pvar", min: 0, max: 99 }
  - { id: "done", scope: "global", min: 0, max: 1 }
turn: { phases: [{ id: "main" }] }
actions:
  - id: "score"
    phase: "main"
    params:
      - { name: "$vp", domain: { query: "intsInRange", min: 0, max: 5 } }
      - { name: "$coins", domain: { query: "intsInRange", min: 0, max: 2 } }
    effects:
      - { addVar: { scope: "pvar", var: "vp", delta: "$vp" } }
      - { addVar: { scope: "pvar", var: "coins", delta: "$coins" } }
  - { id: "finish", phase: "main", effects: [{ setVar: { scope: "global", var: "done", value: 1 } }] }
  - { id: "out", phase: "main", effects: [{ eliminate: { player: "actor" } }] }
end:
)" + end + more,
              seats);
}

const std::string done = R"(when: { op: "==", left: { ref: "gvar", var: "done" }, right: 1 }, )";

/// The results after the first player has taken "finish".
std::vector<SeatResult> resultOf(const std::string& result, Seat seats) {
  const RulesPtr rules = gameWith("  - { " + done + "result: { " + result + " } }\n", seats);
  if (rules == nullptr) return {};
  State state = initialState(*rules, 1);
  play(*rules, state, "finish");
  return state.outcome ? state.outcome->seats : std::vector<SeatResult>{};
}

TEST(Ending, ResultsReachEverySeat) {
  EXPECT_THAT(resultOf(R"(type: "win")", 2), ElementsAre(win, loss));
  EXPECT_THAT(resultOf(R"(type: "lose")", 2), ElementsAre(loss, win));
  EXPECT_THAT(resultOf(R"(type: "win", player: "opponent")", 3), ElementsAre(loss, win, loss));
  EXPECT_THAT(resultOf(R"(type: "lose", player: "0")", 3), ElementsAre(loss, win, win));
  EXPECT_THAT(resultOf(R"(type: "win", player: "allOther")", 3), ElementsAre(loss, win, win));
  EXPECT_THAT(resultOf(R"(type: "draw")", 2), ElementsAre(draw, draw));
  EXPECT_THAT(resultOf(R"(type: "lossAll")", 2), ElementsAre(loss, loss));
  EXPECT_THAT(resultOf(R"(type: "winAll")", 1), ElementsAre(win));
}

TEST(Ending, TheFirstConditionThatHoldsDecides) {
  const RulesPtr rules = gameWith(R"(  - { when: false, result: { type: "lossAll" } }
  - { )" + done + R"(result: { type: "draw" } }
  - { )" + done + R"(result: { type: "winAll" } }
)",
                                  2);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "finish");
  ASSERT_TRUE(state.over());
  EXPECT_EQ(state.outcome->endCondition, 1U);
  EXPECT_THAT(legalMoves(*rules, state), IsEmpty());
}

TEST(Ending, AGameMayBeOverFromTheStart) {
  const RulesPtr rules = gameWith(R"(  - { when: true, result: { type: "draw" } }
)",
                                  2);
  ASSERT_NE(rules, nullptr);
  EXPECT_TRUE(initialState(*rules, 1).over());
}

/// Plays one move a seat, then "finish".
State scored(const RulesPtr& rules, const std::vector<std::string>& moves) {
  State state = initialState(*rules, 1);
  for (const std::string& move : moves) play(*rules, state, move);
  play(*rules, state, "finish");
  EXPECT_TRUE(state.over());
  return state;
}

const std::string byScore = "  - { " + done + "result: { type: \"byScore\" } }\n";
const std::string plainScore = R"(scoring: { score: { ref: "pvar", var: "vp" } }
)";
const std::string tieBroken =
    R"(scoring: { score: { ref: "pvar", var: "vp" }, tieBreaks: [{ ref: "pvar", var: "coins" }] }
)";
const std::string lowest = R"(scoring: { score: { ref: "pvar", var: "vp" }, order: "lowest" }
)";

TEST(Ending, TheBestScoreWins) {
  const RulesPtr rules = gameWith(byScore, 3, plainScore);
  ASSERT_NE(rules, nullptr);
  const State state = scored(rules, {"score(1, 0)", "score(5, 0)", "score(2, 0)"});
  EXPECT_THAT(state.outcome->seats, ElementsAre(loss, win, loss));
  EXPECT_THAT(state.outcome->scores, ElementsAre(1, 5, 2));
  EXPECT_THAT(scores(*rules, state), ElementsAre(1, 5, 2));
}

TEST(Ending, EqualBestScoresDrawAndTheOthersLose) {
  const RulesPtr rules = gameWith(byScore, 3, plainScore);
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(scored(rules, {"score(4, 2)", "score(1, 0)", "score(4, 0)"}).outcome->seats,
              ElementsAre(draw, loss, draw));
}

TEST(Ending, TieBreaksDecideBetweenEquals) {
  const RulesPtr rules = gameWith(byScore, 3, tieBroken);
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(scored(rules, {"score(4, 1)", "score(1, 2)", "score(4, 2)"}).outcome->seats,
              ElementsAre(loss, loss, win));
  EXPECT_THAT(scored(rules, {"score(4, 1)", "score(1, 2)", "score(4, 1)"}).outcome->seats,
              ElementsAre(draw, loss, draw));
}

TEST(Ending, TheLowestScoreMayBeBest) {
  const RulesPtr rules = gameWith(byScore, 2, lowest);
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(scored(rules, {"score(4, 0)", "score(3, 0)"}).outcome->seats, ElementsAre(loss, win));
}

TEST(Ending, WhoIsOutHasLost) {
  const RulesPtr rules = gameWith(byScore, 3, plainScore);
  ASSERT_NE(rules, nullptr);
  const State state = scored(rules, {"score(5, 0)", "score(1, 0)", "score(1, 0)", "out"});
  EXPECT_THAT(state.outcome->seats, ElementsAre(loss, draw, draw));
}

TEST(Ending, IsCheckedWhenAPhaseHasChanged) {
  const RulesPtr rules = game(R"(
variables: [{ id: "threat", scope: "global", min: 0, max: 9 }]
turn:
  phases:
    - { id: "main" }
    - { id: "rise", actions: 0, onEnter: [{ addVar: { scope: "global", var: "threat", delta: 3 } }] }
actions: [{ id: "go", phase: "main" }]
end: [{ when: { op: ">=", left: { ref: "gvar", var: "threat" }, right: 6 }, result: { type: "lossAll" } }]
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  EXPECT_FALSE(state.over());
  play(*rules, state, "go");
  ASSERT_TRUE(state.over());
  EXPECT_EQ(state.turnNumber, 2U);
}

TEST(Ending, TheActorIsWhoMovedLast) {
  const RulesPtr rules = ticTacToe();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  for (const char* move : {"place(cell_1_1)", "place(cell_0_0)", "place(cell_2_1)", "place(cell_0_1)",
                           "place(cell_2_2)", "place(cell_0_2)"}) {
    EXPECT_FALSE(state.over());
    play(*rules, state, move);
  }
  ASSERT_TRUE(state.over());
  EXPECT_THAT(state.outcome->seats, ElementsAre(loss, win));
}

}  // namespace
}  // namespace ludo::kernel::testing
