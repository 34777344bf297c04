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
                  const std::string& phases = "[{ id: \"main\" }]") {
  return game(
      "variables: [{ id: \"n\", scope: \"global\", min: 0, max: 1000000000000 }]\n"
      "zones: [{ id: \"a\", capacity: 1000000 }, { id: \"b\" }, { id: \"c\" }]\ntokenTypes: [{ id: \"card\" "
      "}]\nend: []\nturn: { phases: " +
      phases + " }\nactions: [{ id: \"go\", phase: \"main\", effects: " + effects + " }]\n" + more);
}

std::string nested(int depth) {
  std::string text = "[{ addVar: { scope: \"global\", var: \"n\", delta: 1 } }]";
  for (int i = 0; i < depth; ++i) text = "[{ repeat: { times: 1000, effects: " + text + " } }]";
  return text;
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
  EXPECT_EQ(playerToMove(state), 1) << "the game goes on";
  EXPECT_GE(countNotes(log, Note::Kind::IterationLimit), 1);
  EXPECT_LE(log.deltas.size(), LogWriter::maximumEntries);
}

TEST(Bounds, TokensAreLimited) {
  const RulesPtr rules = gameWith("[{ createToken: { type: \"card\", zone: \"a\", count: 1000000000000 } }]");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  applyMove(*rules, state, legalMoves(*rules, state).front(), &log);
  EXPECT_EQ(state.tokens.size(), limits::maximumTokens);
  EXPECT_EQ(countNotes(log, Note::Kind::IterationLimit), 2);  // no more tokens, no more log
  applyMove(*rules, state, legalMoves(*rules, state).front(), &log);
  EXPECT_EQ(state.tokens.size(), limits::maximumTokens);
}

TEST(Bounds, QueriesWithinQueriesAreLimited) {
  std::string condition = "true";
  for (int i = 0; i < 12; ++i) {
    condition =
        "{ op: \">\", left: { aggregate: { op: \"count\", query: { query: \"zones\", where: " + condition +
        " } } }, right: -1 }";
  }
  std::string wide =
      "params: [{ name: \"$z\", domain: { query: \"intsInRange\", min: 1, max: 1000000000 } }], ";
  const RulesPtr deep = game(
      "zones: [{ id: \"a\" }, { id: \"b\" }, { id: \"c\" }, { id: \"d\" }, { id: \"e\" }]\nend: []\nturn: { "
      "phases: [{ id: \"main\", pass: \"allowed\" }] }\nactions: [{ id: \"go\", phase: \"main\", pre: " +
      condition + " }]\n");
  ASSERT_NE(deep, nullptr);
  EXPECT_EQ(moveTexts(*deep, initialState(*deep, 1)), std::vector<std::string>{"pass"});
  const RulesPtr broad =
      game("end: []\nturn: { phases: [{ id: \"main\" }] }\nactions: [{ id: \"go\", phase: \"main\", " + wide +
           "effects: [] }]\n");
  ASSERT_NE(broad, nullptr);
  EXPECT_EQ(legalMoves(*broad, initialState(*broad, 1)).size(), limits::maximumMoves);
}

// All trials of one listing share its budget.
TEST(Bounds, CostlyCostsAreLimited) {
  const RulesPtr rules = game(
      "variables: [{ id: \"n\", scope: \"global\", min: 0, max: 1000000000000 }]\n"
      "end: []\nturn: { phases: [{ id: \"main\" }] }\nactions: [{ id: \"go\", phase: \"main\", "
      "params: [{ name: \"$z\", domain: { query: \"intsInRange\", min: 1, max: 1000 } }], cost: " +
      nested(2) + " }]\n");
  ASSERT_NE(rules, nullptr);
  EXPECT_TRUE(legalMoves(*rules, initialState(*rules, 1)).empty());
}

TEST(Bounds, ATurnThatNobodyPlaysStops) {
  const RulesPtr rules = gameWith("[]", "", "[{ id: \"main\", actions: 0 }]");
  ASSERT_NE(rules, nullptr);
  EventLog log;
  const State state = initialState(*rules, 1, &log);
  EXPECT_TRUE(legalMoves(*rules, state).empty());
  EXPECT_FALSE(state.over());
  EXPECT_EQ(countNotes(log, Note::Kind::IterationLimit), 1);
}

TEST(Bounds, TriggersThatBreedStop) {
  const std::string triggers = R"(
triggers:
  - { id: "one", event: "tokenEntered", effects: [{ createToken: { type: "card", zone: "b" } }, { createToken: { type: "card", zone: "b" } }] }
  - { id: "two", event: "tokenEntered", effects: [{ createToken: { type: "card", zone: "c" } }, { createToken: { type: "card", zone: "c" } }] }
)";
  // A deep limit instead of the usual 5.
  const RulesPtr bred = gameWith("[{ createToken: { type: \"card\", zone: \"a\" } }]", triggers);
  ASSERT_NE(bred, nullptr);
  language::GameDef deep = bred->def();
  deep.metadata.maxTriggerDepth = language::Number(1'000'000);
  const RulesPtr rules = makeRules(std::make_shared<const language::GameDef>(deep), 2);
  State state = initialState(*rules, 1);
  EventLog log;
  applyMove(*rules, state, legalMoves(*rules, state).front(), &log);
  EXPECT_TRUE(state.events.empty());
  EXPECT_EQ(playerToMove(state), 1);
  EXPECT_GE(countNotes(log, Note::Kind::IterationLimit), 1);
}

}  // namespace
}  // namespace ludo::kernel::testing
