// SPDX-License-Identifier: Apache-2.0
// Games that want to do absurdly much must stop, and stop at the same place every time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/limits.h"
#include "core/kernel/log_writer.h"
#include "games.h"

namespace ludo::kernel::testing {
namespace {

RulesPtr gameWith(const std::string& effects, const std::string& more = "",
                  const std::string& phases = R"([{ id: "main" }])") {
  return game(
      R"(variables: [{ id: "n", scope: "global", min: 0, max: 1000000000000 }]
zones: [{ id: "a", capacity: 1000000 }, { id: "b" }, { id: "c" }]
tokenTypes: [{ id: "card" }]
end: []
turn: { phases: )" +
      phases + R"( }
actions: [{ id: "go", phase: "main", effects: )" +
      effects + " }]\n" + more);
}

std::string nested(int depth) {
  std::string text = R"([{ addVar: { scope: "global", var: "n", delta: 1 } }])";
  for (int i = 0; i < depth; ++i) text = "[{ repeat: { times: 1000, effects: " + text + " } }]";
  return text;
}

/// It cannot go on, and says why and at which construct.
void expectGivenUp(const Rules& rules, const State& state, Bound bound, const std::string& construct) {
  ASSERT_TRUE(state.givenUp().has_value());
  EXPECT_EQ(state.givenUp()->bound, bound);
  EXPECT_FALSE(state.over());
  const LegalMoves legal = listLegalMoves(rules, state);
  EXPECT_TRUE(legal.moves.empty());
  EXPECT_EQ(legal.excess, state.givenUp());
  diagnostics::List told;
  const diagnostics::Diagnostic& mistake = reportExcess(told, rules, *state.givenUp());
  EXPECT_EQ(mistake.message, "The game was given up at " + construct + ": " + excessText(bound));
  EXPECT_FALSE(mistake.path.empty());
  EXPECT_FALSE(mistake.suggestion.empty());
}

TEST(Bounds, EffectsInOneMoveAreLimited) {
  const RulesPtr rules = gameWith(nested(6));
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  State again = state;
  EventLog log;
  play(*rules, state, "go", &log);
  applyMove(*rules, again, legalMoves(*rules, again).front());
  EXPECT_EQ(state, again);
  EXPECT_GT(variable(*rules, state, "n"), 100'000);
  EXPECT_LE(variable(*rules, state, "n"), limits::stepsPerCall / limits::stepsPerEffect);
  expectGivenUp(*rules, state, Bound::Steps, "repeat");
  EXPECT_EQ(countNotes(log, Note::Kind::GivenUp), 1);
  EXPECT_LE(log.deltas.size(), LogWriter::maximumEntries);
}

TEST(Bounds, TokensAreLimited) {
  const RulesPtr rules = gameWith(R"([{ createToken: { type: "card", zone: "a", count: 1000000000000 } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  applyMove(*rules, state, legalMoves(*rules, state).front(), &log);
  EXPECT_EQ(state.tokens.size(), limits::maximumTokens);
  EXPECT_EQ(countNotes(log, Note::Kind::GivenUp), 1) << "however full the log is";
  expectGivenUp(*rules, state, Bound::Tokens, "createToken");
}

TEST(Bounds, TokensOfManyPropertiesAreFewer) {
  constexpr std::size_t properties = 500;
  std::string props;
  for (std::size_t i = 0; i < properties; ++i)
    props += (i == 0 ? "" : ", ") + ("p" + std::to_string(i)) + ": 0";
  const RulesPtr rules = game(R"(zones: [{ id: "a" }]
tokenTypes: [{ id: "chip" }, { id: "card", props: { )" +
                              props +
                              R"( } }]
end: []
turn: { phases: [{ id: "main" }] }
actions: [{ id: "go", phase: "main", effects: [{ createToken: { type: "chip", zone: "a", count: 1000000 } }] }]
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "go");
  EXPECT_EQ(state.tokens.size(), limits::maximumTokenProperties / properties);
  expectGivenUp(*rules, state, Bound::Tokens, "createToken");
}

TEST(Bounds, QueriesWithinQueriesAreLimited) {
  std::string condition = "true";
  for (int i = 0; i < 12; ++i) {
    condition = R"({ op: ">", left: { aggregate: { op: "count", query: { query: "zones", where: )" +
                condition + " } } }, right: -1 }";
  }
  std::string wide =
      R"(params: [{ name: "$z", domain: { query: "intsInRange", min: 1, max: 1000000000 } }], )";
  const RulesPtr deep = game(
      R"(zones: [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }, { id: "e" }]
end: []
turn: { phases: [{ id: "main", pass: "allowed" }] }
actions: [{ id: "go", phase: "main", pre: )" +
      condition + " }]\n");
  ASSERT_NE(deep, nullptr);
  EXPECT_EQ(moveTexts(*deep, initialState(*deep, 1)), std::vector<std::string>{"pass"});
  const std::optional<Excess> tooDeep = listLegalMoves(*deep, initialState(*deep, 1)).excess;
  EXPECT_EQ(tooDeep, (Excess{Bound::Steps, deep->def().actions[0].node}));
  const RulesPtr broad = game(R"(end: []
turn: { phases: [{ id: "main" }] }
actions: [{ id: "go", phase: "main", )" +
                              wide + "effects: [] }]\n");
  ASSERT_NE(broad, nullptr);
  const LegalMoves some = listLegalMoves(*broad, initialState(*broad, 1));
  EXPECT_LE(some.moves.size(), limits::maximumMoves);
  EXPECT_EQ(some.excess, (Excess{Bound::Options, broad->def().actions[0].node}));
}

// As many as there may be are all listed.
TEST(Bounds, OnlyWhatIsBeyondThemIsRefused) {
  const auto range = [](std::size_t most, const std::string& more) {
    return game(
        R"(end: []
turn: { phases: [{ id: "main" }] }
actions: [{ id: "go", phase: "main", params: [{ name: "$z", domain: { query: "intsInRange", min: 1, max: )" +
        std::to_string(most) + " } }" + more + "], effects: [] }]\n");
  };
  const RulesPtr whole = range(limits::maximumOptions, "");
  ASSERT_NE(whole, nullptr);
  const LegalMoves all = listLegalMoves(*whole, initialState(*whole, 1));
  EXPECT_EQ(all.moves.size(), limits::maximumMoves);
  EXPECT_FALSE(all.excess.has_value());
  const RulesPtr many =
      range(1'000, R"(, { name: "$y", domain: { query: "intsInRange", min: 1, max: 101 } })");
  ASSERT_NE(many, nullptr);
  const LegalMoves some = listLegalMoves(*many, initialState(*many, 1));
  EXPECT_EQ(some.moves.size(), limits::maximumMoves);
  EXPECT_EQ(some.excess, (Excess{Bound::Moves, many->def().actions[0].node}));
}

// A player who could not be told their moves is not stuck.
TEST(Bounds, WhoseMovesCannotBeListedIsNotStuck) {
  const RulesPtr rules = game(
      R"(end: [{ id: "e", when: { ref: "stuck" }, result: { type: "draw" } }]
turn: { phases: [{ id: "main" }] }
actions: [{ id: "go", phase: "main", params: [{ name: "$y", domain: { query: "intsInRange", min: 1, max: 90000 } }, { name: "$z", domain: { query: "intsInRange", min: 1, max: 90000 } }], pre: false }]
)");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  EXPECT_FALSE(state.over());
  expectGivenUp(*rules, state, Bound::Steps, "action");
}

TEST(Bounds, ExtraTurnsAreLimited) {
  const RulesPtr rules =
      gameWith(R"([{ repeat: { times: 2000, effects: [{ extraTurn: { player: "actor" } }] } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  applyMove(*rules, state, legalMoves(*rules, state).front());
  expectGivenUp(*rules, state, Bound::ExtraTurns, "extraTurn");
}

// What is left of a whole bounds each call that is part of it.
TEST(Bounds, CallsShareAWhole) {
  const RulesPtr rules = gameWith(
      R"([{ repeat: { times: 10, effects: [{ addVar: { scope: "global", var: "n", delta: 1 } }] } }])");
  ASSERT_NE(rules, nullptr);
  Budget enough(10'000);
  State state = initialState(*rules, 1);
  const Move move = legalMoves(*rules, state).front();
  applyMove(*rules, state, move, nullptr, &enough);
  EXPECT_FALSE(state.givenUp().has_value());
  const std::int64_t cost = 10'000 - enough.left();
  EXPECT_GT(cost, 100);
  Budget half(cost / 2);
  State cut = initialState(*rules, 1);
  applyMove(*rules, cut, move, nullptr, &half);
  expectGivenUp(*rules, cut, Bound::GameSteps, "addVar");
  EXPECT_TRUE(half.exhausted());
}

// All trials of one listing share its budget.
TEST(Bounds, CostlyCostsAreLimited) {
  const RulesPtr rules = game(
      R"(variables: [{ id: "n", scope: "global", min: 0, max: 1000000000000 }]
end: []
turn: { phases: [{ id: "main" }] }
actions: [{ id: "go", phase: "main", params: [{ name: "$z", domain: { query: "intsInRange", min: 1, max: 1000 } }], cost: )" +
      nested(2) + " }]\n");
  ASSERT_NE(rules, nullptr);
  const LegalMoves legal = listLegalMoves(*rules, initialState(*rules, 1));
  EXPECT_TRUE(legal.moves.empty());
  EXPECT_EQ(legal.excess->bound, Bound::Steps);
}

TEST(Bounds, ATurnThatNobodyPlaysStops) {
  const RulesPtr rules = gameWith("[]", "", R"([{ id: "main", actions: 0 }])");
  ASSERT_NE(rules, nullptr);
  EventLog log;
  const State state = initialState(*rules, 1, &log);
  EXPECT_TRUE(legalMoves(*rules, state).empty());
  EXPECT_FALSE(state.over());
  expectGivenUp(*rules, state, Bound::Turns, "phase");
  EXPECT_EQ(countNotes(log, Note::Kind::GivenUp), 1);
}

/// The game in which nobody acts, and each turn does this.
State playedOut(const std::string& onEnter, const std::string& end) {
  const RulesPtr rules = game(
      R"(variables: [{ id: "n", scope: "global", min: 0, max: 1000000 }]
zones: [{ id: "a" }]
end: [)" +
      end + R"(]
turn: { phases: [{ id: "main", actions: 0, onEnter: [)" +
      onEnter +
      R"(] }] }
actions: [{ id: "go", phase: "main", effects: [] }]
)");
  return rules != nullptr ? initialState(*rules, 1) : State{};
}

TEST(Bounds, TurnsThatComeBackToWhereTheyWereStopSoon) {
  const std::string count = R"(setVar: { scope: "global", var: "n", value: )";
  const std::string n = R"({ ref: "gvar", var: "n" })";
  const State still = playedOut("", "");
  EXPECT_EQ(still.givenUp()->bound, Bound::Turns);
  EXPECT_LT(still.turnNumber, 200U);
  // Round and round from the two hundredth turn on.
  const std::string next = R"({ op: "+", left: )" + n + ", right: 1 }";
  const State circle = playedOut("{ " + count + R"({ ref: "if", when: { op: "<", left: )" + n +
                                     ", right: 207 }, then: " + next + ", else: 200 } } }",
                                 "");
  EXPECT_EQ(circle.givenUp()->bound, Bound::Turns);
  EXPECT_LT(circle.turnNumber, 1000U);
}

TEST(Bounds, LongGamesThatNobodyDecidesComeToTheirEnd) {
  const std::string over = R"({ result: { type: "draw" }, when: { op: ">=", left: )";
  const State counted = playedOut(R"({ addVar: { scope: "global", var: "n", delta: 1 } })",
                                  over + R"({ ref: "gvar", var: "n" }, right: 5000 } })");
  EXPECT_TRUE(counted.over());
  EXPECT_EQ(counted.turnNumber, 5000U);
  // Nothing changes but the number of the turn.
  const State aged = playedOut("", over + R"({ ref: "turnNumber" }, right: 5000 } })");
  EXPECT_TRUE(aged.over());
  EXPECT_EQ(aged.turnNumber, 5000U);
}

TEST(Bounds, TriggersThatBreedStop) {
  const std::string triggers = R"(
triggers:
  - { id: "one", event: "tokenEntered", effects: [{ createToken: { type: "card", zone: "b" } }, { createToken: { type: "card", zone: "b" } }] }
  - { id: "two", event: "tokenEntered", effects: [{ createToken: { type: "card", zone: "c" } }, { createToken: { type: "card", zone: "c" } }] }
)";
  // A deep limit instead of the usual 5.
  const RulesPtr bred = gameWith(R"([{ createToken: { type: "card", zone: "a" } }])", triggers);
  ASSERT_NE(bred, nullptr);
  language::GameDef deep = bred->def();
  deep.metadata.maxTriggerDepth = language::Number(1'000'000);
  const RulesPtr rules = makeRules(std::make_shared<const language::GameDef>(deep), 2);
  State state = initialState(*rules, 1);
  EventLog log;
  applyMove(*rules, state, legalMoves(*rules, state).front(), &log);
  expectGivenUp(*rules, state, Bound::Events, "createToken");
}

}  // namespace
}  // namespace ludo::kernel::testing
