// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/observe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "core/kernel/observed_hash.h"
#include "games.h"

namespace ludo::kernel::testing {
namespace {

RulesPtr cards() {
  return game(R"(
zones:
  - { id: "deck", visibility: "hidden" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "table" }
tokenTypes:
  - { id: "ace" }
  - { id: "two" }
  - { id: "ten" }
setup:
  - createToken: { type: "ace", zone: "deck", count: 2 }
  - createToken: { type: "two", zone: "deck", count: 2 }
  - createToken: { type: "ten", zone: "deck", count: 2 }
  - shuffle: { zone: "deck" }
  - draw: { from: "deck", to: "hand:all", count: 2 }
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "show", phase: "main", effects: [{ reveal: { what: { query: "tokensInZone", zone: "hand:actor" } } }] }
  - { id: "look", phase: "main", effects: [{ peek: { what: { query: "tokensInZone", zone: "deck", top: 1 } } }] }
  - { id: "mix", phase: "main", effects: [{ shuffle: { zone: "deck" } }] }
  - id: "play"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }]
    effects: [{ moveToken: { token: "$card", to: "table" } }]
  - id: "steal"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "hand:opponent" } }]
    effects: [{ moveToken: { token: "$card", to: "hand:actor" } }]
end: []
)");
}

int hiddenIn(const Rules& rules, const Observation& seen, const std::string& zone) {
  int count = 0;
  for (TokenId token : seen.state().zones[rules.zoneNamed(zone).index]) count += seen.hides(token) ? 1 : 0;
  return count;
}

/// What the tokens are, whatever their ids, in the order of their names.
std::vector<std::string> typesIn(const Rules& rules, const State& state, const std::string& zone) {
  std::vector<std::string> types;
  for (TokenId token : state.zones[rules.zoneNamed(zone).index])
    types.push_back(rules.def().tokenTypes[state.tokens[token.index].type].id.name);
  std::ranges::sort(types);
  return types;
}

/// A state in which the two seats know as much as in `state`, but what seat 0 cannot see is arranged anew.
State rearranged(const Rules& rules, const State& state, std::uint64_t seed) {
  Rng random(seed);
  return Observation(rules, state, 0).determinised(random);
}

TEST(Observe, AHandIsSeenByItsOwnerOnly) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 7);
  const Observation first(*rules, state, 0);
  EXPECT_EQ(hiddenIn(*rules, first, "hand:0"), 0);
  EXPECT_EQ(hiddenIn(*rules, first, "hand:1"), 2);
  EXPECT_EQ(hiddenIn(*rules, first, "deck"), 2);
  EXPECT_EQ(content(*rules, first.state(), "hand:0"), content(*rules, state, "hand:0"));
}

TEST(Observe, RevealAndPeekTellSomeAndAShuffleForgets) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 7);
  play(*rules, state, "show");
  EXPECT_EQ(hiddenIn(*rules, Observation(*rules, state, 1), "hand:0"), 0);
  play(*rules, state, "look");
  EXPECT_EQ(hiddenIn(*rules, Observation(*rules, state, 1), "deck"), 1);
  EXPECT_EQ(hiddenIn(*rules, Observation(*rules, state, 0), "deck"), 2);
  play(*rules, state, "mix");
  EXPECT_EQ(hiddenIn(*rules, Observation(*rules, state, 1), "deck"), 2);
  EXPECT_EQ(hiddenIn(*rules, Observation(*rules, state, 1), "hand:0"), 0) << "hands were not shuffled";
}

TEST(Observe, AStateThatLooksTheSameHasTheSameObservation) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = initialState(*rules, seed);
    const State other = rearranged(*rules, state, seed + 1000);
    EXPECT_EQ(Observation(*rules, state, 0).state(), Observation(*rules, other, 0).state()) << seed;
  }
}

// Two cards of a hand that seat 0 does not see; one of them came from a player who still knows it.
TEST(Observe, TheOrderOfASetTellsNothing) {
  const RulesPtr rules = game(R"(
zones: [{ id: "hand", owner: "player", visibility: "owner", ordering: "set" }]
tokenTypes: [{ id: "card" }]
setup: [{ createToken: { type: "card", zone: "hand:all" } }]
turn: { phases: [{ id: "main" }] }
actions: [{ id: "give", phase: "main", effects: [{ moveAll: { from: "hand:actor", to: "hand:left" } }] }]
end: []
)",
                              3);
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "give");
  play(*rules, state, "give");
  ASSERT_EQ(content(*rules, state, "hand:2").size(), 3U);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State other = rearranged(*rules, state, seed);
    EXPECT_EQ(Observation(*rules, state, 0).state(), Observation(*rules, other, 0).state()) << seed;
  }
}

TEST(Observe, GuessesKeepWhatIsKnownAndVaryTheRest) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 7);
  std::set<std::vector<std::string>> hands;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State guess = rearranged(*rules, state, seed);
    expectSound(*rules, guess);
    EXPECT_EQ(content(*rules, guess, "hand:0"), content(*rules, state, "hand:0"));
    hands.insert(typesIn(*rules, guess, "hand:1"));
    std::vector<std::string> unseen = typesIn(*rules, guess, "hand:1");
    std::ranges::copy(typesIn(*rules, guess, "deck"), std::back_inserter(unseen));
    std::ranges::sort(unseen);
    EXPECT_EQ(unseen, (std::vector<std::string>{"ace", "ace", "ten", "two"}));
  }
  EXPECT_EQ(hands.size(), 4U) << "two of the four cards that seat 0 does not see, of which two are aces";
}

TEST(Observe, WhatASeatSeesAsANumberIsOfWhatItKnows) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 7);
  std::set<std::uint64_t> ofTheOther;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State guess = rearranged(*rules, state, seed);
    EXPECT_EQ(observedHash(*rules, guess, 0), observedHash(*rules, state, 0)) << seed;
    ofTheOther.insert(observedHash(*rules, guess, 1));
  }
  EXPECT_EQ(ofTheOther.size(), 4U) << "seat 1 knows its own two cards of the four";
  EXPECT_NE(observedHash(*rules, state, 0), observedHash(*rules, state, 1));
  State shown = state;
  play(*rules, shown, "look");
  EXPECT_NE(observedHash(*rules, shown, 0), observedHash(*rules, state, 0)) << "the top of the deck";
}

TEST(Observe, MovesAreSeenWithTheIdsOfTheObservation) {
  const RulesPtr rules = cards();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 3);
  const Observation seen(*rules, state, 0);
  std::set<TokenId> targets;
  for (const Move& move : legalMoves(*rules, state)) {
    const Move shown = seen.seen(move);
    if (rules->def().actions[move.action].id.name != "steal") {
      EXPECT_EQ(shown, move);
      continue;
    }
    EXPECT_TRUE(isLegal(*rules, seen.state(), shown));
    targets.insert(shown.args[0].token());
  }
  EXPECT_EQ(targets.size(), 2U);
}

TEST(Observe, CommitmentsOfOthersAreGuessed) {
  const RulesPtr rules = game(R"(
turn: { phases: [{ id: "main", simultaneous: true }] }
actions:
  - { id: "pick", phase: "main", params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 3 } }] }
end: []
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "pick(2)");
  const Observation seen(*rules, state, 1);
  EXPECT_TRUE(seen.state().committed.empty());
  std::set<std::int64_t> guesses;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng random(seed);
    const State guess = seen.determinised(random);
    ASSERT_EQ(guess.committed.size(), 1U);
    guesses.insert(guess.committed[0].args[0].payload);
  }
  EXPECT_EQ(guesses.size(), 3U);
}

}  // namespace
}  // namespace ludo::kernel::testing
