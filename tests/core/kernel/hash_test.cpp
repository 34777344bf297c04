// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

/// A game that uses most of the language: cards, dice, choices, triggers, ordered and unordered zones.
constexpr const char* bazaarText = R"y(
constants: { HAND: 3 }
variables:
  - { id: "money", scope: "pvar", init: 3, min: 0, max: 9 }
  - { id: "threat", scope: "global", init: 0, min: 0, max: 40 }
zones:
  - { id: "deck" }
  - { id: "queue", ordering: "queue" }
  - { id: "market", ordering: "set", capacity: 3 }
  - { id: "hand", owner: "player", ordering: "set" }
  - { id: "played", owner: "player" }
tokenTypes:
  - { id: "copper", props: { cost: 1, kind: "coin" } }
  - { id: "gem", props: { cost: 3, kind: "jewel" } }
setup:
  - { createToken: { type: "copper", zone: "deck", count: 8 } }
  - { createToken: { type: "gem", zone: "deck", count: 6 } }
  - { shuffle: { zone: "deck" } }
  - { draw: { from: "deck", to: "hand:all", count: "HAND" } }
turn:
  phases:
    - id: "draw"
      actions: 0
      onEnter:
        - { draw: { from: "deck", to: "market", count: 1 } }
        - { addVar: { scope: "global", var: "threat", delta: 1 } }
    - { id: "main", actions: 2, pass: "allowed" }
    - { id: "extra", actions: "any", skipIf: { op: "<", left: { ref: "pvar", var: "money" }, right: 3 } }
actions:
  - id: "buy"
    phase: "main"
    params: [{ name: "$c", domain: { query: "tokensInZone", zone: "market" } }]
    cost:
      - addVar:
          scope: "pvar"
          var: "money"
          delta: { op: "-", left: 0, right: { ref: "tokenProp", token: "$c", prop: "cost" } }
    effects:
      - { moveToken: { token: "$c", from: "market", to: "hand" } }
      - { setOwner: { token: "$c", player: "actor" } }
  - id: "play"
    phase: ["main", "extra"]
    params: [{ name: "$c", domain: { query: "tokensInZone", zone: "hand" } }]
    effects:
      - { moveToken: { token: "$c", to: "played", position: "random" } }
      - { addVar: { scope: "pvar", var: "money", delta: 1 } }
  - id: "dump"
    phase: "main"
    effects:
      - { chooseN: { bind: "$cs", options: { query: "tokensInZone", zone: "hand" }, n: 2, min: 1 } }
      - forEach:
          bind: "$x"
          over: { query: "binding", name: "$cs" }
          effects: [{ moveToken: { token: "$x", to: "queue", position: "bottom" } }]
      - { roll: { bind: "$d" } }
      - if:
          when: { op: ">", left: "$d", right: 4 }
          then: [{ destroyToken: { token: "top(queue)" } }, { extraTurn: {} }]
  - id: "tax"
    phase: "main"
    limits: [{ scope: "game", max: 2 }]
    effects:
      - { chooseOne: { bind: "$who", options: { query: "players", of: "allOther" }, chooser: "opponent" } }
      - { addVar: { scope: "pvar", player: "$who", var: "money", delta: -2 } }
      - { moveAll: { from: "queue", to: "deck", position: "bottom" } }
triggers:
  - id: "shine"
    event: "tokenEntered"
    match: { type: "gem", zone: "played:all" }
    effects:
      - setTokenProp:
          token: "$token"
          prop: "cost"
          value: { op: "+", left: { ref: "tokenProp", token: "$token", prop: "cost" }, right: 1 }
      - { createToken: { type: "copper", zone: "queue", owner: "actor" } }
  - { id: "rent", event: "turnEnd", effects: [{ addVar: { scope: "pvar", var: "money", delta: -1 } }] }
end:
  - { when: { op: ">=", left: { ref: "gvar", var: "threat" }, right: 30 }, result: { type: "byScore" } }
scoring: { score: { ref: "zoneCount", zone: "played:actor" }, tieBreaks: [{ ref: "pvar", var: "money" }] }
)y";

RulesPtr bazaar() {
  return game(bazaarText, 3);
}

std::vector<RulesPtr> allGames() {
  return {ticTacToe(), hex(5), bazaar()};
}

TEST(Hash, RandomPlayKeepsEveryPromise) {
  for (const RulesPtr& rules : allGames()) {
    ASSERT_NE(rules, nullptr);
    const bool ok = rc::check([&](std::uint64_t seed) {
      Rng rng(seed);
      State state = initialState(*rules, seed);
      expectSound(*rules, state);
      for (int ply = 0; ply < 300 && !state.over(); ++ply) {
        const std::vector<Move> moves = legalMoves(*rules, state);
        RC_ASSERT(!moves.empty());
        std::vector<Move> sorted = moves;
        std::ranges::sort(sorted);
        RC_ASSERT(std::ranges::adjacent_find(sorted) == sorted.end());
        const Seat player = playerToMove(state);
        RC_ASSERT(std::ranges::all_of(moves, [&](const Move& move) { return move.player == player; }));

        const Move move = moves[rng.below(moves.size())];
        State again = state;
        EventLog log;
        applyMove(*rules, state, move, &log);
        applyMove(*rules, again, move);
        RC_ASSERT(state == again);
        RC_ASSERT(stateHash(*rules, state) == stateHash(*rules, again));
        const HashSums sums = recomputeSums(*rules, state);
        RC_ASSERT(state.positionSum == sums.position);
        RC_ASSERT(state.identitySum == sums.identity);
        expectSound(*rules, state);
        for (const Delta& delta : log.deltas) RC_ASSERT(!deltaText(*rules, state, delta).empty());
        for (const Note& note : log.notes) RC_ASSERT(!noteText(*rules, note).empty());
      }
    });
    EXPECT_TRUE(ok);
    EXPECT_FALSE(::testing::Test::HasFailure());
  }
}

TEST(Hash, DifferentStatesHaveDifferentHashes) {
  const RulesPtr rules = bazaar();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 3);
  Rng rng(5);
  std::map<std::uint64_t, State> seen = {{stateHash(*rules, state), state}};
  for (int ply = 0; ply < 60 && !state.over(); ++ply) {
    const std::vector<Move> moves = legalMoves(*rules, state);
    for (const Move& move : moves) {
      State next = state;
      applyMove(*rules, next, move);
      const auto [place, isNew] = seen.emplace(stateHash(*rules, next), next);
      EXPECT_TRUE(isNew || place->second == next) << moveText(*rules, state, move);
      EXPECT_FALSE(differences(*rules, state, next).empty());
    }
    applyMove(*rules, state, moves[rng.below(moves.size())]);
  }
  EXPECT_GT(seen.size(), 100U);
}

TEST(Hash, PositionsThatLookAlikeAreEqual) {
  const RulesPtr rules = ticTacToe();
  ASSERT_NE(rules, nullptr);
  State one = initialState(*rules, 1);
  State two = initialState(*rules, 2);
  for (const char* move : {"place(cell_0_0)", "place(cell_1_1)", "place(cell_2_2)"}) play(*rules, one, move);
  for (const char* move : {"place(cell_2_2)", "place(cell_1_1)", "place(cell_0_0)"}) play(*rules, two, move);
  EXPECT_EQ(positionHash(*rules, one), positionHash(*rules, two));
  EXPECT_NE(stateHash(*rules, one), stateHash(*rules, two));
  play(*rules, two, "place(cell_0_1)");
  EXPECT_NE(positionHash(*rules, one), positionHash(*rules, two));
}

TEST(Hash, TwoEqualCardsInASetDoNotCancel) {
  const RulesPtr rules = game(R"y(
zones: [{ id: "a", ordering: "set" }, { id: "b", ordering: "set" }]
tokenTypes: [{ id: "card" }]
setup: [{ createToken: { type: "card", zone: "a", count: 4 } }]
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "two", phase: "main", effects: [{ draw: { from: "a", to: "b", count: 2 } }] }
  - { id: "none", phase: "main" }
end: []
)y");
  ASSERT_NE(rules, nullptr);
  State moved = initialState(*rules, 1);
  State still = moved;
  play(*rules, moved, "two");
  play(*rules, still, "none");
  EXPECT_NE(moved.positionSum, still.positionSum);
}

// Recorded games carry hashes. These values change only when the meaning of a hash is changed on purpose.
TEST(Hash, IsTheSameEverywhere) {
  const RulesPtr rules = ticTacToe();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EXPECT_EQ(stateHash(*rules, state), 0x7ca5b68bfa4b1ed2U);
  EXPECT_EQ(positionHash(*rules, state), 0x3547e3aade8c0245U);
  play(*rules, state, "place(cell_1_1)");
  EXPECT_EQ(stateHash(*rules, state), 0x864321f6a7727cabU);
  EXPECT_EQ(positionHash(*rules, state), 0xbcbbb2ee3820f604U);
}

TEST(Differences, NameTheFields) {
  const RulesPtr rules = bazaar();
  ASSERT_NE(rules, nullptr);
  const State one = initialState(*rules, 1);
  EXPECT_TRUE(differences(*rules, one, one).empty());
  State two = one;
  applyMove(*rules, two, moveNamed(*rules, two, "pass"));
  const std::vector<std::string> lines = differences(*rules, one, two);
  const auto has = [&](const std::string& line) { return std::ranges::find(lines, line) != lines.end(); };
  EXPECT_TRUE(has("move count: 0 / 1"));
  EXPECT_TRUE(has("passes: 0 / 1"));
}

}  // namespace
}  // namespace ludo::kernel::testing
