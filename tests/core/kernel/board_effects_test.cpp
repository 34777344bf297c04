// SPDX-License-Identifier: Apache-2.0
// Effects on boards: capture, sowing, swapping, and what chance picks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A ring of five pits a to e, and a store apart from it; `effects` is what the only action does.
RulesPtr ring(const std::string& setup, const std::string& effects) {
  return game(R"(
variables: [{ id: "taken", scope: "pvar", min: 0, max: 9 }]
zones:
  - { id: "a", directions: [{ direction: "next", to: "b" }] }
  - { id: "b", directions: [{ direction: "next", to: "c" }] }
  - { id: "c", directions: [{ direction: "next", to: "d" }] }
  - { id: "d", directions: [{ direction: "next", to: "e" }] }
  - { id: "e", directions: [{ direction: "next", to: "a" }] }
  - { id: "store" }
tokenTypes: [{ id: "seed" }, { id: "stone" }]
turn: { phases: [{ id: "main" }] }
end: []
setup: )" + setup +
              "\nactions: [{ id: \"act\", phase: \"main\", effects: " + effects + " }]\n");
}

std::vector<std::size_t> counts(const State& state) {
  std::vector<std::size_t> result;
  for (const std::vector<TokenId>& zone : state.zones) result.push_back(zone.size());
  return result;
}

TEST(Sow, GivesOneToEachZoneAndRemembersTheLast) {
  const RulesPtr rules = ring(R"([{ createToken: { type: "seed", zone: "b", count: 3 } }])",
                              R"([{ sow: { from: "b", direction: "next" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "act");
  EXPECT_THAT(counts(state), ElementsAre(0, 0, 1, 1, 1, 0));
  EXPECT_EQ(state.lastZone, rules->zoneNamed("e"));
}

TEST(Sow, SkipsZonesAndGoesRoundToTheFirst) {
  const RulesPtr rules =
      ring(R"([{ createToken: { type: "seed", zone: "a", count: 6 } }, { place: { type: "stone", zone: "c" )"
           "} }]",
           R"([{ sow: { from: "a", direction: "next", skip: { is: "occupied", zone: "$zone", type: "stone" )"
           "} } }]");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "act");
  EXPECT_THAT(counts(state), ElementsAre(1, 2, 1, 2, 1, 0));
}

TEST(Sow, StopsWhereNoZoneTakesASeed) {
  const RulesPtr rules = ring(R"([{ createToken: { type: "seed", zone: "a", count: 2 } }])",
                              R"([{ sow: { from: "a", direction: "next", skip: true } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  EventLog log;
  play(*rules, state, "act", &log);
  EXPECT_THAT(counts(state), ElementsAre(2, 0, 0, 0, 0, 0));
  EXPECT_EQ(countNotes(log, Note::Kind::NothingToMove), 1);
}

TEST(Capture, TakesTopTokensOfZonesAndCountsThem) {
  const RulesPtr rules =
      ring(R"([{ place: { type: "stone", zone: "a" } }, { place: { type: "seed", zone: "a" } }, { place: { )"
           R"(type: "seed", zone: "b" } }])",
           R"([{ capture: { what: { query: "zones" }, score: "taken" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "act");
  EXPECT_THAT(content(*rules, state, "a"), ElementsAre("stone#0"));
  EXPECT_THAT(content(*rules, state, "b"), IsEmpty());
  EXPECT_EQ(variable(*rules, state, "taken", 0), 2);
  EXPECT_EQ(variable(*rules, state, "taken", 1), 0);
}

TEST(Capture, MovesThemWhereTheyAreKept) {
  const RulesPtr rules =
      ring(R"([{ createToken: { type: "seed", zone: "a", count: 2 } }])",
           R"([{ capture: { what: { query: "tokensInZone", zone: "a" }, to: "store" } }])");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "act");
  EXPECT_THAT(content(*rules, state, "store"), ElementsAre("seed#0", "seed#1"));
}

TEST(Swap, EachTakesTheOthersVeryPlace) {
  const RulesPtr rules =
      ring(R"([{ createToken: { type: "seed", zone: "a", count: 2 } }, { place: { type: "stone", zone: "b" )"
           "} }]",
           R"y([{ swap: { first: "bottom(a)", second: "top(b)" } }])y");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "act");
  EXPECT_THAT(content(*rules, state, "a"), ElementsAre("stone#2", "seed#1"));
  EXPECT_THAT(content(*rules, state, "b"), ElementsAre("seed#0"));
}

TEST(RandomOne, PicksEachOptionAndOnlyThose) {
  const RulesPtr rules =
      ring(R"([{ createToken: { type: "seed", zone: "a", count: 3 } }])",
           R"([{ randomOne: { bind: "$x", options: { query: "tokensInZone", zone: "a" } } }, { )"
           R"(moveToken: { token: "$x", to: "b" } }])");
  ASSERT_NE(rules, nullptr);
  std::set<std::string> picked;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State state = initialState(*rules, seed);
    play(*rules, state, "act");
    picked.insert(content(*rules, state, "b").at(0));
  }
  EXPECT_THAT(picked, ElementsAre("seed#0", "seed#1", "seed#2"));
}

}  // namespace
}  // namespace ludo::kernel::testing
