// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

RulesPtr shop() {
  return game(R"(
variables:
  - { id: "money", scope: "pvar", init: 2, min: 0, max: 9 }
  - { id: "threat", scope: "global", min: 0, max: 9 }
zones:
  - { id: "deck" }
  - { id: "hand", owner: "player" }
tokenTypes: [{ id: "card", name: "Copper", props: { cost: 2, suit: "red" } }]
setup: [{ createToken: { type: "card", zone: "deck", count: 2 } }]
turn: { phases: [{ id: "main", actions: "any" }, { id: "late", pass: "allowed" }] }
actions:
  - id: "give"
    label: "Give {$card} to {$who}, {not a parameter}"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "deck" } }
      - { name: "$who", domain: { query: "players" } }
    effects:
      - { moveToken: { token: "$card", to: "hand:$who" } }
      - { setOwner: { token: "$card", player: "$who" } }
      - { setTokenProp: { token: "$card", prop: "suit", value: "blue" } }
      - { addVar: { scope: "pvar", player: "$who", var: "money", delta: 1 } }
      - { addVar: { scope: "global", var: "threat", delta: 1 } }
      - { shuffle: { zone: "deck" } }
  - id: "lose"
    phase: "main"
    effects:
      - { chooseOne: { bind: "$c", options: { query: "tokensInZone", zone: "deck" } } }
      - { destroyToken: { token: "$c" } }
      - { createToken: { type: "card", zone: "deck" } }
end: []
)");
}

TEST(Text, OfMoves) {
  const RulesPtr rules = shop();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  const Move give = moveNamed(*rules, state, "give(Copper#1, P2)");
  EXPECT_EQ(moveLabel(*rules, state, give), "Give Copper to player 2, {not a parameter}");
  EXPECT_EQ(moveLabel(*rules, state, moveNamed(*rules, state, "lose")), "Lose");
  EXPECT_EQ(moveLabel(*rules, state, moveNamed(*rules, state, "endPhase")), "End the phase");
  State choosing = state;
  play(*rules, choosing, "lose");
  EXPECT_EQ(moveLabel(*rules, choosing, moveNamed(*rules, choosing, "choose(Copper#0)")), "Choose Copper");
}

TEST(Text, OfChanges) {
  const RulesPtr rules = shop();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  play(*rules, state, "give(Copper#0, P2)", &log);
  play(*rules, state, "lose", &log);
  play(*rules, state, "endPhase", &log);
  play(*rules, state, "pass", &log);
  std::vector<std::string> lines;
  for (const Delta& delta : log.deltas) lines.push_back(deltaText(*rules, state, delta));
  EXPECT_THAT(lines, Contains("Copper#0: deck -> hand of player 2"));
  EXPECT_THAT(lines, Contains("owner of Copper#0: nobody -> player 2"));
  EXPECT_THAT(lines, Contains("suit of Copper#0: red -> blue"));
  EXPECT_THAT(lines, Contains("money of player 2: 2 -> 3"));
  EXPECT_THAT(lines, Contains("threat: 0 -> 1"));
  EXPECT_THAT(lines, Contains("Copper#1: gone from deck"));
  EXPECT_THAT(lines, Contains("Copper#2: new in deck"));
  EXPECT_THAT(lines, Contains("phase: main -> late"));
  EXPECT_THAT(lines, Contains("turn: player 1 -> player 2"));
}

TEST(Text, OfNotes) {
  const RulesPtr rules = shop();
  ASSERT_NE(rules, nullptr);
  const auto slot = static_cast<std::uint32_t>(rules->variableSlot(0, 1));
  EXPECT_EQ(noteText(*rules, Note{Note::Kind::Clamped, slot, 3, 0, {}}),
            "money of player 2 stopped at its bound; 3 lost");
  EXPECT_EQ(noteText(*rules, Note{Note::Kind::ZoneFull, rules->zoneNamed("hand:0").index, 1, 0, {}}),
            "hand of player 1 is full");
}

// A trace read from a file may name anything.
TEST(Text, OfWhatDoesNotExistIsStillText) {
  const RulesPtr rules = shop();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  for (int kind = 0; kind <= static_cast<int>(Delta::Kind::ActivePlayer); ++kind) {
    const Delta delta{static_cast<Delta::Kind>(kind), 1000000, -5, 1000000, 1000000, 0};
    EXPECT_FALSE(deltaText(*rules, state, delta).empty());
  }
  for (int kind = 0; kind <= static_cast<int>(Note::Kind::GivenUp); ++kind) {
    EXPECT_FALSE(noteText(*rules, Note{static_cast<Note::Kind>(kind), 1000000, -5, 0, {1000000}}).empty());
  }
  EXPECT_FALSE(valueText(*rules, state, Value::ofSymbol(1000000)).empty());
  EXPECT_FALSE(valueText(*rules, state, Value::ofToken(TokenId(1000000))).empty());
  EXPECT_FALSE(valueText(*rules, state, Value::ofZone(ZoneId())).empty());
}

TEST(Text, NamesOfTokenTypesTellTheirProperties) {
  const RulesPtr rules = game(R"(
zones: [{ id: "deck" }]
tokenTypes: [{ id: "card", name: "{suit} {rank}, {not a property}", props: { rank: 7, suit: "Red" } }]
setup: [{ createToken: { type: "card", zone: "deck" } }]
turn: { phases: [{ id: "main" }] }
actions:
  - id: "play"
    label: "Play {$card}"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "deck" } }]
end: []
)");
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  const Move move = legalMoves(*rules, state).at(0);
  EXPECT_EQ(moveLabel(*rules, state, move), "Play Red 7, {not a property}");
  EXPECT_EQ(moveText(*rules, state, move), "play(Red 7, {not a property})");
}

TEST(Text, NamesOfTokensSayNothingThatFollowsFromTheRest) {
  const auto titles = [](const std::string& setup) {
    const RulesPtr rules = game(R"(
zones: [{ id: "deck" }]
tokenTypes: [{ id: "card", name: "{face}", props: { face: "", rank: 0, points: 0, worn: 0 } }]
turn: { phases: [{ id: "main" }] }
actions: [{ id: "none", phase: "main", effects: [] }]
end: []
setup:
)" + setup);
    std::vector<std::string> all;
    const State state = initialState(*rules, 1);
    for (const Token& token : state.tokens) all.push_back(tokenTitle(*rules, state, token));
    return all;
  };
  const std::string king =
      R"(  - createToken: { type: "card", zone: "deck", props: { face: "King", rank: 13 } }
)";
  const std::string queen =
      R"(  - createToken: { type: "card", zone: "deck", props: { face: "Queen", rank: 12, points: 13 } )"
      "}\n";
  EXPECT_THAT(titles(king + queen), ElementsAre("King", "Queen"));
  // Two queens differ in their points, and not in their rank.
  const std::string other =
      R"(  - createToken: { type: "card", zone: "deck", props: { face: "Queen", rank: 12 } }
)";
  EXPECT_THAT(titles(king + queen + other),
              ElementsAre("King (points 0)", "Queen (points 13)", "Queen (points 0)"));
  // Only names leave out what follows from them: a card's number does not stand for its suit.
  EXPECT_THAT(titles(R"(  - createToken: { type: "card", zone: "deck", props: { rank: 1, points: 4 } }
  - createToken: { type: "card", zone: "deck", props: { rank: 2, points: 5 } }
)"),
              ElementsAre(" (rank 1, points 4)", " (rank 2, points 5)"));
  // What is known in play alone follows from nothing.
  const std::string many =
      R"(  - forEach: { bind: "$n", over: { query: "intsInRange", min: 1, max: 2 }, effects: [{ )"
      R"(createToken: { type: "card", zone: "deck", props: { face: "Ace", rank: "$n" } } }] }
)";
  EXPECT_THAT(titles(many), ElementsAre("Ace (rank 1)", "Ace (rank 2)"));
}

}  // namespace
}  // namespace ludo::kernel::testing
