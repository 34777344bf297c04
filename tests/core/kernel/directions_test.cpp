// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(Rays, GoThroughEmptyZonesAndStopBeforeAPiece) {
  Board board = grid(4);
  board.put("c_0_0", 0).put("c_0_3", 1);
  EXPECT_THAT(board.options(R"({ query: "ray", from: "c_0_0", directions: ["e", "s"] })"),
              ElementsAre("c_0_1", "c_0_2", "c_1_0", "c_2_0", "c_3_0"));
  EXPECT_THAT(board.options(R"({ query: "ray", from: "c_0_0", directions: "e", max: 1 })"),
              ElementsAre("c_0_1"));
}

TEST(Rays, UntilIncludesTheZoneThatStopsThem) {
  Board board = grid(4);
  board.put("c_0_0", 0).put("c_0_2 c_3_0", 1).put("c_2_2", 0);
  EXPECT_THAT(board.options(R"({ query: "ray", from: "c_0_0", until: { is: "enemy", zone: "$zone" } })"),
              UnorderedElementsAre("c_0_1", "c_0_2", "c_1_0", "c_2_0", "c_3_0", "c_1_1"));
}

TEST(Rays, ThroughSaysWhatTheyPass) {
  Board board = grid(4);
  board.put("c_0_0 c_0_1 c_0_2", 0);
  EXPECT_THAT(
      board.options(
          R"({ query: "ray", from: "c_0_0", directions: "e", through: { is: "own", zone: "$zone" } })"),
      ElementsAre("c_0_1", "c_0_2"));
}

/// Three zones, the way from the first of which comes to a ring that it is no part of.
constexpr const char* ringBehindAWay = R"(
zones:
  - { id: "a", directions: [{ direction: "on", to: "b" }] }
  - { id: "b", directions: [{ direction: "on", to: "c" }] }
  - { id: "c", directions: [{ direction: "on", to: "b" }] }
tokenTypes: [{ id: "stone" }]
turn: { phases: [{ id: "main" }] }
end: []
)";

TEST(Rays, GoRoundARingOnce) {
  const RulesPtr rules = game(std::string(ringBehindAWay) + R"(
actions:
  - { id: "go", phase: "main", params: [{ name: "$z", domain: { query: "ray", from: "a" } }] }
)");
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(moveTexts(*rules, initialState(*rules, 1)), ElementsAre("go(b)", "go(c)"));
}

TEST(Sandwiched, HasNoAnchorOnARing) {
  const RulesPtr rules = game(std::string(ringBehindAWay) + R"(
setup:
  - { createToken: { type: "stone", zone: "b", owner: "1" } }
  - { createToken: { type: "stone", zone: "c", owner: "1" } }
actions:
  - { id: "go", phase: "main", params: [{ name: "$z", domain: { query: "sandwiched", from: "a" } }] }
  - { id: "wait", phase: "main" }
)");
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(moveTexts(*rules, initialState(*rules, 1)), ElementsAre("wait"));
}

// Both ways round a ring of two lead to the same zone.
TEST(Neighbours, AreEachOfferedOnce) {
  const RulesPtr rules = game(R"(
zones:
  - { id: "a", directions: [{ direction: "on", to: "b" }, { direction: "back", to: "b" }] }
  - { id: "b", directions: [{ direction: "on", to: "a" }, { direction: "back", to: "a" }] }
turn: { phases: [{ id: "main" }] }
end: []
actions:
  - id: "go"
    phase: "main"
    params: [{ name: "$z", domain: { query: "adjacentZones", zone: "a", direction: ["on", "back"] } }]
)");
  ASSERT_NE(rules, nullptr);
  EXPECT_THAT(moveTexts(*rules, initialState(*rules, 1)), ElementsAre("go(b)"));
}

TEST(Capture, TakesATokenOnceHoweverItIsNamed) {
  const RulesPtr rules = game(R"(
variables: [{ id: "taken", scope: "global", min: 0, max: 9 }]
zones: [{ id: "a" }, { id: "b" }]
tokenTypes: [{ id: "stone" }]
setup: [{ createToken: { type: "stone", zone: "a" } }]
turn: { phases: [{ id: "main" }] }
end: []
actions:
  - id: "take"
    phase: "main"
    effects:
      - capture:
          what: { query: "union", of: [{ query: "tokensInZone", zone: "a" }, { query: "zones" }] }
          score: "taken"
)");
  ASSERT_NE(rules, nullptr);
  State state = initialState(*rules, 1);
  play(*rules, state, "take");
  EXPECT_EQ(variable(*rules, state, "taken"), 1);
}

TEST(Hops, LandJustBehindANeighbour) {
  Board board = grid(5);
  board.put("c_2_2 c_2_3", 0).put("c_1_2 c_1_1 c_0_0", 1);
  EXPECT_THAT(board.options(R"({ query: "hops", from: "c_2_2" })"), UnorderedElementsAre("c_0_2", "c_2_4"));
  EXPECT_THAT(board.options(R"({ query: "hops", from: "c_2_2", over: { is: "enemy", zone: "$zone" } })"),
              ElementsAre("c_0_2"));
  EXPECT_THAT(board.options(R"({ query: "hops", from: "c_2_2", to: { is: "occupied", zone: "$zone" } })"),
              ElementsAre("c_0_0"));
}

TEST(Between, NeedsAStraightLine) {
  const Board board = grid(4);
  EXPECT_THAT(board.options(R"({ query: "between", from: "c_0_0", to: "c_3_3" })"),
              ElementsAre("c_1_1", "c_2_2"));
  EXPECT_THAT(board.options(R"({ query: "between", from: "c_0_0", to: "c_1_2" })"), IsEmpty());
  EXPECT_THAT(board.options(R"({ query: "between", from: "c_0_0", to: "c_0_1" })"), IsEmpty());
}

TEST(Sandwiched, NeedsAnAnchorAtTheFarEnd) {
  Board board = grid(5);
  board.put("c_0_3 c_4_0", 0).put("c_0_1 c_0_2 c_1_0 c_2_0 c_1_1 c_3_0", 1);
  // East: two enemies, then an own stone. South: three, then an own one. South-east: one, then nothing.
  EXPECT_THAT(board.options(R"({ query: "sandwiched", from: "c_0_0" })"),
              UnorderedElementsAre("c_0_1", "c_0_2", "c_1_0", "c_2_0", "c_3_0"));
  EXPECT_THAT(board.options(R"({ query: "sandwiched", from: "c_0_0", length: 2 })"),
              ElementsAre("c_0_1", "c_0_2"));
  EXPECT_THAT(board.options(R"({ query: "sandwiched", from: "c_0_0", by: { is: "empty", zone: "$zone" } })"),
              ElementsAre("c_1_1"));
}

TEST(Sets, CombineInTheOrderOfTheFirst) {
  Board board = grid(3);
  board.put("c_1_1", 0);
  const std::string row = R"({ query: "ray", from: "c_0_0", directions: "e" })";
  const std::string some =
      R"({ query: "adjacentZones", zone: "c_0_2", where: { is: "empty", zone: "$zone" } })";
  EXPECT_THAT(board.options(R"({ query: "union", of: [)" + row + ", " + some + "] }"),
              ElementsAre("c_0_1", "c_0_2", "c_1_2"));
  EXPECT_THAT(board.options(R"({ query: "intersection", of: [)" + some + ", " + row + "] }"),
              ElementsAre("c_0_1"));
  EXPECT_THAT(board.options(R"({ query: "difference", of: [)" + row + ", " + some + "] }"),
              ElementsAre("c_0_2"));
}

TEST(Lines, ExcludedZonesAreNoPartOfThem) {
  Board board = {[](language::GameDef& def) {
                   addGrid(def, "c", 4, 4, true);
                   language::RegionDef home;
                   home.id = "home";
                   home.perSeat.resize(2);
                   home.perSeat[0].emplace_back("c_0_0");
                   def.regions.push_back(home);
                 },
                 ""};
  board.put("c_0_0 c_0_1 c_0_2", 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3 })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, excluding: "home" })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 2, excluding: "home" })"), 1);
}

TEST(Lines, AmongListedOnesOnlyFullOnesCount) {
  Board board = {[](language::GameDef& def) {
                   addGrid(def, "c", 3, 3, true);
                   language::LineSetDef bent;
                   bent.id = "bent";
                   bent.lines = {{"c_0_0", "c_0_1", "c_1_1"}, {"c_0_0", "c_1_0", "c_2_0"}};
                   def.lineSets.push_back(bent);
                 },
                 ""};
  board.put("c_0_0 c_0_1 c_1_1 c_1_0", 0).put("c_2_0", 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, among: "bent" })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, among: "bent", through: "c_1_1" })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, among: "bent", through: "c_1_0" })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 4, among: "bent" })"), 0);
}

TEST(Groups, CountWhatHangsTogether) {
  Board board = {[](language::GameDef& def) { addGrid(def, "c", 4, 4, false); }, ""};
  board.put("c_0_0 c_0_1 c_1_1 c_3_3", 0).put("c_2_1", 1);
  EXPECT_EQ(board.number(R"({ ref: "groupSize", zone: "c_1_1" })"), 3);
  EXPECT_EQ(board.number(R"({ ref: "groupSize", zone: "c_2_1" })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "groupSize", zone: "c_2_1", via: { is: "occupied", zone: "$zone" } })"),
            4);
}

TEST(Connected, MayBeginAtTheCandidateOfAnOuterQuery) {
  Board board = {[](language::GameDef& def) { addGrid(def, "c", 2, 2, false); }, ""};
  board.put("c_0_0 c_0_1 c_1_1", 0);
  EXPECT_THAT(board.options(
                  R"({ query: "zones", in: "c", where: { ref: "connected", zone: "$zone", to: "c_0_0" } })"),
              ElementsAre("c_0_0", "c_0_1", "c_1_1"));
}

TEST(Distance, IsTheShortestWay) {
  Board board = {[](language::GameDef& def) { addGrid(def, "c", 3, 3, false); }, ""};
  board.put("c_0_1 c_1_1", 1);
  EXPECT_EQ(board.number(R"({ ref: "distance", from: "c_0_0", to: "c_0_2" })"), 2);
  const std::string via = R"(, via: { is: "empty", zone: "$zone" })";
  EXPECT_EQ(board.number(R"({ ref: "distance", from: "c_0_0", to: "c_0_2")" + via + " }"), 6);
  EXPECT_EQ(board.number(R"({ ref: "distance", from: "c_0_0", to: "c_0_0" })"), 0);
  board.put("c_2_1", 1);
  EXPECT_EQ(board.number(R"({ ref: "distance", from: "c_0_0", to: "c_0_2")" + via + " }"), 9) << "no way";
}

TEST(Patterns, TurnAndMirrorWhenTheyMay) {
  const auto compass = [](language::GameDef& def) {
    addGrid(def, "c", 4, 4, false);
    const std::vector<std::string> ring = {"n", "e", "s", "w"};
    for (std::size_t i = 0; i < 4; ++i) {
      language::DirectionTurn turn;
      turn.direction = language::DirectionRef(ring[i]);
      turn.turned = language::DirectionRef(ring[(i + 1) % 4]);
      turn.mirrored = language::DirectionRef(ring[(4 - i) % 4]);
      def.compass.push_back(turn);
    }
  };
  Board board = {compass, ""};
  // A knight's corner: two down, one right.
  board.put("c_0_0 c_1_0 c_2_0 c_2_1", 0);
  const std::string cells = R"(cells: [["s"], ["s", "s"], ["s", "s", "e"]])";
  EXPECT_EQ(board.number(R"({ ref: "pattern", )" + cells + " }"), 1);
  EXPECT_EQ(board.number(R"({ ref: "pattern", )" + cells + R"(, at: "c_1_0" })"), 0);
  Board turned = {compass, ""};
  turned.put("c_0_3 c_0_2 c_0_1 c_1_3", 0);
  EXPECT_EQ(turned.number(R"({ ref: "pattern", )" + cells + " }"), 0);
  EXPECT_EQ(turned.number(R"({ ref: "pattern", )" + cells + ", rotate: true }"), 0)
      << "only its mirror image";
  EXPECT_EQ(turned.number(R"({ ref: "pattern", )" + cells + ", rotate: true, reflect: true }"), 1);
}

TEST(Patterns, TheSameZonesCountOnce) {
  Board board = {[](language::GameDef& def) { addGrid(def, "c", 3, 3, false); }, ""};
  board.put("c_0_0 c_0_1 c_1_0 c_1_1", 0);
  EXPECT_EQ(board.number(R"({ ref: "pattern", cells: [["e"], ["s"], ["e", "s"]], rotate: true })"), 1);
}

TEST(Selectors, LastAndTheZoneOfAToken) {
  Board board = grid(3);
  board.put("c_0_0 c_1_2", 0);
  EXPECT_EQ(board.number(R"y({ ref: "zoneCount", zone: "last()" })y"), 1);
  EXPECT_THAT(board.options(R"y({ query: "adjacentZones", zone: "last()", direction: "w" })y"),
              ElementsAre("c_1_1"));
  EXPECT_THAT(
      board.options(R"y({ query: "tokens", where: { ref: "adjacent", zone: "zoneOf($token)", to: "c_0_1", )y"
                    R"(direction: "e" } })"),
      ElementsAre("stone#0"));
}

TEST(Values, AbsAndIf) {
  const Board board = grid(2);
  EXPECT_EQ(board.number(R"({ op: "abs", value: { op: "-", left: 2, right: 5 } })"), 3);
  EXPECT_EQ(board.number(R"({ op: "abs", value: 4 })"), 4);
  EXPECT_EQ(board.number(R"({ ref: "if", when: { is: "empty", zone: "c_0_0" }, then: 7, else: 8 })"), 7);
  EXPECT_EQ(board.number(R"({ ref: "if", when: { is: "occupied", zone: "c_0_0" }, then: 7, else: 8 })"), 8);
}

}  // namespace
}  // namespace ludo::kernel::testing
