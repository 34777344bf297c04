// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board.h"
#include "core/kernel/evaluator.h"
#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;

TEST(Lines, CountMaximalRunsOncePerAxis) {
  Board board = grid(4);
  board.put("c_0_0 c_0_1 c_0_2 c_1_1 c_2_2", 0).put("c_3_0 c_3_1 c_3_2", 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3 })"), 2);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, player: "opponent" })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 4 })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, directions: ["e", "w"] })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, through: "c_2_2" })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, through: "c_0_0" })"), 2);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, through: "c_3_1" })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, type: "king" })"), 0);
}

TEST(Lines, ExactLengthIsThatOfTheWholeRun) {
  Board board = grid(4);
  board.put("c_0_0 c_0_1 c_0_2 c_0_3", 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 4, exact: true })"), 1);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3, exact: true })"), 0);
  EXPECT_EQ(board.number(R"({ ref: "lines", length: 3 })"), 1);
}

/// Zones t0, t1, ... with the one-way direction "next".
Board ring(int size, bool closed) {
  return {[size, closed](language::GameDef& def) {
            for (int i = 0; i < size; ++i) {
              language::ZoneDef zone;
              zone.id = "t" + std::to_string(i);
              if (closed || i + 1 < size) {
                language::DirectedEdge edge;
                edge.direction = "next";
                edge.to = "t" + std::to_string((i + 1) % size);
                zone.directions.push_back(edge);
              }
              def.zones.push_back(zone);
            }
          },
          "", "[]"};
}

TEST(Lines, OneWayDirectionsAndClosedRingsWorkToo) {
  Board track = ring(6, false);
  track.put("t1 t2 t3 t5", 0);
  EXPECT_EQ(track.number(R"({ ref: "lines", length: 3, exact: true })"), 1);
  EXPECT_EQ(track.number(R"({ ref: "lines", length: 1, exact: true })"), 1);
  EXPECT_EQ(track.number(R"({ ref: "lines", length: 3, through: "t2" })"), 1);
  Board full = ring(4, true);
  full.put("t0 t1 t2 t3", 0);
  EXPECT_EQ(full.number(R"({ ref: "lines", length: 4, exact: true })"), 1);
  EXPECT_EQ(full.number(R"({ ref: "lines", length: 4, through: "t2" })"), 1);
  Board broken = ring(5, true);
  broken.put("t3 t4 t0", 0);
  EXPECT_EQ(broken.number(R"({ ref: "lines", length: 3, exact: true })"), 1);
}

TEST(Connected, GoesThroughOwnTokensUnlessToldOtherwise) {
  Board board = grid(3);
  board.put("c_0_0 c_1_1", 0).put("c_0_2", 1);
  const std::string ends = R"(ref: "connected", zone: "c_0_0", to: "c_2_2")";
  EXPECT_FALSE(board.holds("{ " + ends + " }"));
  EXPECT_TRUE(board.holds("{ " + ends + ", via: true }"));
  EXPECT_FALSE(board.holds("{ " + ends + R"(, via: { is: "empty", zone: "$zone" } })"));
  board.put("c_2_2", 0);
  EXPECT_TRUE(board.holds("{ " + ends + " }"));
}

TEST(Connected, JoinsRegionsAsTheActorSeesThem) {
  const std::string goal = R"({ ref: "connected", from: "home", toRegion: "goal" })";
  Board board{[](language::GameDef& def) { addHexRhombus(def, "c", 3); }, ""};
  board.put("c_0_2 c_1_1", 0);
  EXPECT_FALSE(board.holds(goal));
  board.put("c_2_0", 0);
  EXPECT_TRUE(board.holds(goal));
  Board across{[](language::GameDef& def) { addHexRhombus(def, "c", 3); }, ""};
  across.put("c_0_0 c_0_1 c_0_2", 0);
  EXPECT_FALSE(across.holds(goal)) << "left to right is the other player's way";
}

TEST(Connected, ASingleZoneMayBeBothEnds) {
  Board board = grid(2);
  board.put("c_0_0", 0);
  EXPECT_TRUE(board.holds(R"({ ref: "connected", zone: "c_0_0", to: "c_0_0" })"));
  EXPECT_FALSE(board.holds(R"({ ref: "connected", zone: "c_0_1", to: "c_0_1" })"));
}

TEST(Queries, OverNeighbours) {
  Board board{[](language::GameDef& def) { addGrid(def, "c", 3, 3, false); }, ""};
  board.put("c_0_1", 0).put("c_1_2", 1);
  EXPECT_THAT(board.options(R"({ query: "adjacentZones", zone: "c_1_1" })"),
              ElementsAre("c_0_1", "c_1_2", "c_2_1", "c_1_0"));
  EXPECT_THAT(board.options(R"({ query: "adjacentZones", zone: "c_1_1", direction: "s" })"),
              ElementsAre("c_2_1"));
  EXPECT_THAT(
      board.options(R"({ query: "adjacentZones", zone: "c_1_1", where: { is: "enemy", zone: "$zone" } })"),
      ElementsAre("c_1_2"));
  EXPECT_THAT(board.options(R"({ query: "tokensInAdjacentZones", zone: "c_1_1" })"),
              ElementsAre("stone#0", "stone#1"));
  EXPECT_THAT(board.options(R"({ query: "tokens", player: "opponent" })"), ElementsAre("stone#1"));
}

TEST(Queries, ConnectedZonesStopAtViaAndDepth) {
  Board board{[](language::GameDef& def) { addGrid(def, "c", 3, 3, false); }, ""};
  board.put("c_0_0 c_0_1 c_2_2", 0);
  EXPECT_THAT(
      board.options(R"({ query: "connectedZones", zone: "c_0_0", via: { is: "own", zone: "$zone" } })"),
      ElementsAre("c_0_0", "c_0_1"));
  EXPECT_THAT(board.options(R"({ query: "connectedZones", zone: "c_0_0", maxDepth: 1 })"),
              ElementsAre("c_0_0", "c_0_1", "c_1_0"));
  EXPECT_EQ(board.options(R"({ query: "connectedZones", zone: "c_0_0" })").size(), 9U);
  // A start that is not fit leads nowhere.
  EXPECT_TRUE(
      board.options(R"({ query: "connectedZones", zone: "c_1_1", via: { is: "own", zone: "$zone" } })")
          .empty());
}

TEST(Conditions, AboutPlaces) {
  Board board = grid(3);
  board.put("c_0_0", 0).put("c_0_1", 1);
  EXPECT_TRUE(board.holds(R"({ is: "own", zone: "c_0_0" })"));
  EXPECT_FALSE(board.holds(R"({ is: "own", zone: "c_0_0", type: "king" })"));
  EXPECT_TRUE(board.holds(R"({ is: "enemy", zone: "c_0_1" })"));
  EXPECT_TRUE(board.holds(R"({ is: "occupied", zone: "c_0_1" })"));
  EXPECT_TRUE(board.holds(R"({ is: "empty", zone: "c_2_2" })"));
  EXPECT_TRUE(board.holds(R"({ ref: "adjacent", zone: "c_0_0", to: "c_1_1" })"));
  EXPECT_TRUE(board.holds(R"({ ref: "adjacent", zone: "c_0_0", to: "c_1_1", direction: "se" })"));
  EXPECT_FALSE(board.holds(R"({ ref: "adjacent", zone: "c_0_0", to: "c_1_1", direction: "s" })"));
  EXPECT_FALSE(board.holds(R"({ ref: "adjacent", zone: "c_0_0", to: "c_2_2" })"));
  EXPECT_TRUE(board.holds(
      R"y({ op: "==", left: { ref: "tokenZone", token: "top(c_0_0)" }, right: { ref: "tokenZone", )y"
      R"y(token: "bottom(c_0_0)" } })y"));
  EXPECT_TRUE(board.holds(
      R"y({ op: "==", left: { ref: "tokenOwner", token: "top(c_0_1)" }, right: { ref: "player", player: )y"
      R"("opponent" } })"));
  EXPECT_TRUE(
      board.holds(R"y({ op: "==", left: { ref: "tokenType", token: "top(c_0_1)" }, right: "stone" })y"));
  EXPECT_TRUE(board.holds(
      R"({ op: "in", item: { ref: "last" }, set: { query: "zones", where: { is: "enemy", zone: "$zone" )"
      "} } }"));
}

TEST(Values, Aggregates) {
  Board board = grid(2);
  const std::string ints = R"(query: { query: "intsInRange", min: -2, max: 4 })";
  EXPECT_EQ(board.number(R"({ aggregate: { op: "sum", )" + ints + " } }"), 7);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "count", )" + ints + " } }"), 7);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "min", )" + ints + " } }"), -2);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "max", )" + ints + " } }"), 4);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "max", query: { query: "intsInRange", min: 1, max: 0 } } })"),
            0);
}

TEST(Values, DivisionTruncatesTowardZero) {
  const Board board = grid(2);
  EXPECT_EQ(board.number(R"({ op: "div", left: -7, right: 2 })"), -3);
  EXPECT_EQ(board.number(R"({ op: "mod", left: -7, right: 2 })"), -1);
  EXPECT_EQ(board.number(R"({ op: "mod", left: 7, right: -2 })"), 1);
  EXPECT_EQ(board.number(R"({ op: "mod", left: 7, right: 0 })"), 0);
  EXPECT_EQ(board.number(R"({ op: "min", left: 7, right: -2 })"), -2);
  EXPECT_EQ(board.number(R"({ op: "max", left: 7, right: -2 })"), 7);
}

}  // namespace
}  // namespace ludo::kernel::testing
