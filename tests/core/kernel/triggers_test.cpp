// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;

RulesPtr gameWith(const std::string& triggers, const std::string& effects) {
  return game(R"(
variables:
  - { id: "log", scope: "global", min: 0, max: 1000000000 }
  - { id: "money", scope: "pvar", min: 0, max: 99 }
zones:
  - { id: "a" }
  - { id: "b" }
  - { id: "hand", owner: "player" }
tokenTypes: [{ id: "card" }, { id: "pawn" }]
turn: { phases: [{ id: "main" }, { id: "close", actions: 0 }] }
end: []
actions:
  - { id: "go", phase: "main", effects: )" +
              effects + R"( }
  - { id: "wait", phase: "main" }
triggers:
)" + triggers);
}

/// Appends a decimal digit to the variable "log".
std::string write(int digit) {
  return R"({ setVar: { scope: "global", var: "log", value: { op: "+", left: { op: "*", left: { ref: "gvar", )"
         R"(var: "log" }, right: 10 }, right: )" +
         std::to_string(digit) + " } } }";
}

std::string trigger(const std::string& id, const std::string& event, int digit,
                    const std::string& more = "") {
  return R"(  - { id: ")" + id + R"(", event: ")" + event + "\", " + more + "effects: [" + write(digit) +
         "] }\n";
}

TEST(Triggers, FireInDocumentOrderAtTheirMoments) {
  const RulesPtr rules =
      gameWith(trigger("start", "turnStart", 1) + trigger("enter", "phaseEnter", 2) +
                   trigger("first", "actionResolved", 3) +
                   trigger("exit", "phaseExit", 4, R"(match: { phase: "main" }, )") +
                   trigger("finish", "turnEnd", 5) + trigger("second", "actionResolved", 6),
               "[]");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_EQ(variable(*rules, state, "log"), 12);
  EventLog log;
  play(*rules, state, "go", &log);
  // The action with both its triggers, main is left, close is entered, the turn ends, the next one begins.
  EXPECT_EQ(variable(*rules, state, "log"), 1236'4'2'5'12);
  EXPECT_EQ(countNotes(log, Note::Kind::TriggerFired), 7);
}

TEST(Triggers, MatchAndWhenNarrowThemDown) {
  const RulesPtr rules =
      gameWith(trigger("go", "actionResolved", 1, R"(match: { action: "go" }, )") +
                   trigger("never", "actionResolved", 2, R"(when: { op: "==", left: 1, right: 2 }, )"),
               "[]");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "wait");
  EXPECT_EQ(variable(*rules, state, "log"), 0);
  play(*rules, state, "go");
  EXPECT_EQ(variable(*rules, state, "log"), 1);
}

TEST(Triggers, MatchThePhaseAndActionTheyHappenIn) {
  const RulesPtr rules =
      gameWith(trigger("hit", "tokenEntered", 1, R"(match: { action: "go", phase: "main" }, )") +
                   trigger("miss", "tokenEntered", 2, R"(match: { action: "wait" }, )") +
                   trigger("late", "tokenEntered", 3, R"(match: { phase: "close" }, )"),
               R"([{ createToken: { type: "card", zone: "a" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  EXPECT_EQ(variable(*rules, state, "log"), 1);
}

TEST(Triggers, KnowTheTokenTheZoneAndThePlayer) {
  const RulesPtr rules = gameWith(R"(
  - id: "pay"
    event: "tokenEntered"
    match: { zone: "hand:all", type: "card" }
    effects:
      - { addVar: { scope: "pvar", player: "$player", var: "money", delta: { ref: "zoneCount", zone: "$zone" } } }
      - { moveToken: { token: "$token", to: "b" } }
)",
                                  R"([{ createToken: { type: "pawn", zone: "hand:opponent" } }, )"
                                  R"({ createToken: { type: "card", zone: "hand:opponent" } }, )"
                                  R"({ createToken: { type: "card", zone: "a" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  EXPECT_EQ(variable(*rules, state, "money", 0), 2);
  EXPECT_THAT(content(*rules, state, "b"), ElementsAre("card#1"));
  EXPECT_THAT(content(*rules, state, "hand:1"), ElementsAre("pawn#0"));
}

TEST(Triggers, EventsWaitUntilTheListIsDone) {
  const RulesPtr rules = gameWith(trigger("in", "tokenEntered", 7),
                                  R"([{ createToken: { type: "card", zone: "a" } }, )" + write(1) + "]");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  EXPECT_EQ(variable(*rules, state, "log"), 17);
}

TEST(Triggers, AChainIsCutOffAtItsDepthWithTheWholeChainNamed) {
  const RulesPtr rules = gameWith(R"(
  - id: "toB"
    event: "tokenEntered"
    match: { zone: "a" }
    effects: [{ addVar: { scope: "global", var: "log", delta: 1 } }, { moveToken: { token: "$token", to: "b" } }]
  - id: "toA"
    event: "tokenEntered"
    match: { zone: "b" }
    effects: [{ addVar: { scope: "global", var: "log", delta: 1 } }, { moveToken: { token: "$token", to: "a" } }]
)",
                                  R"([{ createToken: { type: "card", zone: "a" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  play(*rules, state, "go", &log);
  EXPECT_EQ(variable(*rules, state, "log"), 5);
  EXPECT_THAT(content(*rules, state, "b"), ElementsAre("card#0"));
  ASSERT_EQ(countNotes(log, Note::Kind::TriggerDepthExceeded), 1);
  const auto note = std::ranges::find(log.notes, Note::Kind::TriggerDepthExceeded, &Note::kind);
  EXPECT_THAT(note->chain, ElementsAre(0, 1, 0, 1, 0, 1));
  EXPECT_EQ(noteText(*rules, *note),
            "the chain of triggers is too long and was cut off: toB -> toA -> toB -> toA -> toB -> toA");
  EXPECT_EQ(countNotes(log, Note::Kind::TriggerFired), 5);
}

TEST(Triggers, MayAskForDecisions) {
  const RulesPtr rules = gameWith(R"(
  - id: "ask"
    event: "tokenEntered"
    effects:
      - { chooseOne: { bind: "$n", options: { query: "intsInRange", min: 1, max: 2 } } }
      - { addVar: { scope: "pvar", player: "$player", var: "money", delta: "$n" } }
)",
                                  R"([{ createToken: { type: "card", zone: "a", count: 2 } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  play(*rules, state, "choose(1)");
  play(*rules, state, "choose(2)");
  EXPECT_EQ(state.pendingChoice(), nullptr);
  EXPECT_EQ(variable(*rules, state, "money", 0), 3);
  EXPECT_TRUE(state.events.empty());
}

TEST(Triggers, DoNotReactToTheSetup) {
  const RulesPtr rules = game(R"(
variables: [{ id: "count", scope: "global", min: 0, max: 9 }]
zones: [{ id: "a" }]
tokenTypes: [{ id: "card" }]
setup: [{ createToken: { type: "card", zone: "a", count: 3 } }]
turn: { phases: [{ id: "main", pass: "allowed" }] }
actions: []
end: []
triggers: [{ id: "in", event: "tokenEntered", effects: [{ addVar: { scope: "global", var: "count", delta: 1 } }] }]
)");
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(variable(*rules, initialState(*rules, 1), "count"), 0);
}

}  // namespace
}  // namespace ludo::kernel::testing
