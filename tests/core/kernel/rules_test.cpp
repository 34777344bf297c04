// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> names(const Rules& rules, const std::vector<ZoneId>& zones) {
  std::vector<std::string> result;
  for (ZoneId zone : zones) result.push_back(rules.zone(zone).name);
  return result;
}

RulesPtr village() {
  return game(R"(
constants: { GOAL: 7 }
variables:
  - { id: "money", scope: "pvar", min: 0, max: 9 }
  - { id: "threat", scope: "global", min: 0, max: "GOAL" }
zones:
  - { id: "well", adjacentTo: ["house", "road"], directions: [{ direction: "out", to: "road" }] }
  - { id: "house", owner: "player", adjacentTo: ["well", "shed"] }
  - { id: "shed", owner: "player", capacity: "GOAL" }
  - { id: "road" }
regions:
  - { id: "common", zones: ["road", "well", "road"] }
  - { id: "side", zones: ["house"], perSeat: [["road"], ["well", "shed"]] }
tokenTypes: [{ id: "card", props: { suit: "red" } }, { id: "coin", props: { size: 1, suit: "none" } }]
turn: { phases: [{ id: "main" }] }
actions:
  - { id: "go", phase: "main", params: [{ name: "$z", domain: { query: "enums", values: ["blue", "red"] } }] }
end: []
)",
              3);
}

TEST(Rules, APlayersZoneExistsOnceASeat) {
  const RulesPtr rules = village();
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(rules->zones().size(), 8U);
  EXPECT_EQ(rules->zone(rules->zoneInstance(1, 2)).name, "house:2");
  EXPECT_EQ(rules->zone(rules->zoneInstance(0, 2)).name, "well");
  EXPECT_FALSE(rules->zoneInstance(1, 3).valid());
  EXPECT_FALSE(rules->zoneInstance(1, nobody).valid());
  EXPECT_EQ(rules->zoneNamed("house:1"), rules->zoneInstance(1, 1));
  EXPECT_FALSE(rules->zoneNamed("house").valid());
  EXPECT_EQ(rules->zone(rules->zoneNamed("shed:0")).capacity, 7);
}

/// With a hand, and what else is said.
RulesPtr hand(const std::string& more) {
  return game(R"(
zones:
  - { id: "table" }
  - { id: "pocket", visibility: "hidden", adjacentTo: ["sleeve"] }
  - { id: "sleeve" }
  - { id: "hand", owner: "player", visibility: "owner" }
regions: [{ id: "hands", zones: ["hand"] }]
tokenTypes: [{ id: "card" }]
turn: { phases: [{ id: "main" }] }
end: []
)" + more);
}

TEST(Rules, SomethingMayHideWhereTheRulesCanComeToAZoneThatHides) {
  const char* const actions =
      R"(actions: [{ id: "go", phase: "main", effects: [{ createToken: { type: "card", zone: )";
  const auto mayHide = [&](const std::string& zone) {
    const RulesPtr rules = hand(actions + zone + " } }] }]\n");
    EXPECT_TRUE(rules && rules->hasSecrets()) << zone;
    return rules && rules->mayHide();
  };
  EXPECT_FALSE(mayHide(R"("table")"));
  EXPECT_TRUE(mayHide(R"("hand:actor")"));
  // By an edge.
  EXPECT_TRUE(mayHide(R"("sleeve")"));
  const auto looks = [&](const std::string& query) {
    const RulesPtr rules =
        hand(R"(actions: [{ id: "go", phase: "main", params: [{ name: "$z", domain: )" + query + " }] }]\n");
    return rules && rules->mayHide();
  };
  EXPECT_FALSE(looks(R"({ query: "tokensInZone", zone: "table" })"));
  EXPECT_TRUE(looks(R"({ query: "zones", in: "hands" })"));
  EXPECT_TRUE(looks(R"({ query: "zones" })"));
}

TEST(Rules, NeighboursOfASeatsZoneAreThatSeats) {
  const RulesPtr rules = village();
  ASSERT_NE(rules, nullptr);
  const auto neighbours = [&](const char* zone) {
    return names(*rules, rules->zone(rules->zoneNamed(zone)).neighbours);
  };
  EXPECT_THAT(neighbours("house:1"), ElementsAre("well", "shed:1"));
  EXPECT_THAT(neighbours("well"), ElementsAre("house:0", "house:1", "house:2", "road"));
  EXPECT_THAT(neighbours("road"), IsEmpty());
  EXPECT_EQ(rules->step(rules->zoneNamed("well"), 0), rules->zoneNamed("road"));
  EXPECT_FALSE(rules->step(rules->zoneNamed("road"), 0).valid());
}

TEST(Rules, RegionsAreAsASeatSeesThem) {
  const RulesPtr rules = village();
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(names(*rules, rules->region(0, 1)), ElementsAre("road", "well"));
  EXPECT_THAT(names(*rules, rules->region(1, 0)), ElementsAre("house:0", "road"));
  EXPECT_THAT(names(*rules, rules->region(1, 1)), ElementsAre("house:1", "well", "shed:1"));
  EXPECT_THAT(names(*rules, rules->region(1, 2)), ElementsAre("house:2"));
  EXPECT_THAT(names(*rules, rules->region(1, nobody)), ElementsAre("house:0", "house:1", "house:2"));
}

TEST(Rules, VariablesPropertiesAndTextsHaveTheirPlaces) {
  const RulesPtr rules = village();
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(rules->variableSlotCount(), 4U);
  EXPECT_EQ(rules->variableSlot(0, 2), 2U);
  EXPECT_EQ(rules->variableSlot(1, 2), 3U);
  const auto& properties = rules->def().propertyNames;
  const auto suit = static_cast<std::uint32_t>(std::ranges::find(properties, "suit") - properties.begin());
  const auto size = static_cast<std::uint32_t>(std::ranges::find(properties, "size") - properties.begin());
  EXPECT_EQ(rules->propertySlot(0, suit), 0);
  EXPECT_EQ(rules->propertySlot(1, suit), 1);
  EXPECT_EQ(rules->propertySlot(0, size), -1);
  EXPECT_EQ(rules->symbolId("card"), 0);
  EXPECT_EQ(rules->symbolId("coin"), 1);
  EXPECT_LT(rules->symbolId("red"), rules->symbolId("blue"));
  EXPECT_EQ(rules->symbol(rules->symbolId("none")), "none");
  EXPECT_EQ(rules->symbolId("green"), -1);
}

TEST(Rules, OppositeDirectionsAreFound) {
  const RulesPtr rules = ticTacToe();
  ASSERT_NE(rules, nullptr);
  const auto& directions = rules->def().directionNames;
  const auto index = [&](const char* name) {
    return static_cast<std::uint32_t>(std::ranges::find(directions, name) - directions.begin());
  };
  EXPECT_EQ(rules->opposite(index("n")), index("s"));
  EXPECT_EQ(rules->opposite(index("sw")), index("ne"));
  EXPECT_EQ(rules->opposite(index("e")), index("w"));
  EXPECT_EQ(village()->opposite(0), UINT32_MAX);
}

TEST(Rules, TheFewestPlayersAreTheDefault) {
  const RulesPtr rules = village();
  ASSERT_NE(rules, nullptr);
  EXPECT_EQ(makeRules(rules->defPtr())->seats(), 3);
  EXPECT_EQ(makeRules(rules->defPtr(), 4)->seats(), 4);
  EXPECT_NE(makeRules(rules->defPtr(), 4)->hashSeed(), rules->hashSeed());
}

}  // namespace
}  // namespace ludo::kernel::testing
