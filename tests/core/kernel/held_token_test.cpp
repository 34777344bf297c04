// SPDX-License-Identifier: Apache-2.0
// What seats see of a token that a variable holds.
#include <gtest/gtest.h>

#include <set>

#include "core/kernel/observe.h"
#include "core/kernel/observed_hash.h"
#include "games.h"

namespace ludo::kernel {
namespace {

using testing::game;
using testing::play;

/// A card that everybody has seen is held by a variable, and shuffled into the deck.
RulesPtr shuffledAway() {
  return game(R"y(
variables: [{ id: "held", scope: "global", type: "token" }]
zones:
  - { id: "deck", visibility: "hidden" }
  - { id: "slot", visibility: "hidden", capacity: 1 }
tokenTypes: [{ id: "ace" }, { id: "deuce" }]
setup:
  - createToken: { type: "deuce", zone: "deck", count: 7 }
  - createToken: { type: "ace", zone: "deck" }
  - setVar: { scope: "global", var: "held", value: { ref: "token", token: "top(deck)" } }
  - shuffle: { zone: "deck" }
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "show", phase: "main", effects: [{ moveToken: { token: "var(held)", to: "slot" } }] }
  - { id: "take", phase: "main", effects: [{ destroyToken: { token: "var(held)" } }] }
end: []
)y");
}

TEST(HeldToken, IsAnyOfThoseThatItWasMixedWith) {
  const RulesPtr rules = shuffledAway();
  ASSERT_NE(rules, nullptr);
  std::set<std::size_t> real;
  std::set<std::size_t> seen;
  std::set<std::size_t> imagined;
  std::set<std::uint64_t> hashes;
  const auto placeIn = [](const State& state) {
    const auto& deck = state.zones[0];
    const TokenId held(static_cast<std::size_t>(state.variables[0]));
    return static_cast<std::size_t>(std::ranges::find(deck, held) - deck.begin());
  };
  Rng random(1);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = initialState(*rules, seed);
    real.insert(placeIn(state));
    const Observation observation(*rules, state, 0);
    seen.insert(placeIn(observation.state()));
    imagined.insert(placeIn(observation.determinised(random)));
    hashes.insert(observedHash(*rules, state, 0));
  }
  EXPECT_GT(real.size(), 4U);
  EXPECT_EQ(seen.size(), 1U) << "where the card lies is seen";
  EXPECT_GT(imagined.size(), 4U) << "it may lie anywhere";
  EXPECT_EQ(hashes.size(), 1U);
}

TEST(HeldToken, IsSeenWhereThereIsRoomForItAlone) {
  const RulesPtr rules = shuffledAway();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 3);
  play(*rules, state, "show");
  const Observation observation(*rules, state, 0);
  const TokenId held(static_cast<std::size_t>(observation.state().variables[0]));
  EXPECT_EQ(observation.state().tokens[held.index].zone, ZoneId(1));
}

TEST(HeldToken, IsNothingOnceItIsGone) {
  const RulesPtr rules = shuffledAway();
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 3);
  const std::uint64_t before = positionHash(*rules, state);
  play(*rules, state, "take");
  EXPECT_EQ(state.variables[0], -1);
  EXPECT_NE(positionHash(*rules, state), before);
  testing::expectSound(*rules, state);
}

}  // namespace
}  // namespace ludo::kernel
