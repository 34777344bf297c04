// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;

Board defining(const std::string& definitions) {
  Board board = grid(3);
  board.definitions = definitions;
  return board;
}

TEST(Definitions, StandForAConditionAValueOrAQuery) {
  Board board = defining(
      R"([{ id: "isOpen", parameters: [{ name: "$at", is: "zone" }], condition: { is: "empty", zone: )"
      R"("$at" } }, { id: "seven", value: 7 }, { id: "row", query: { query: "zones", in: "c", where: { )"
      R"(ref: "adjacent", zone: "c_0_1", to: "$zone", direction: ["e", "w"] } } }])");
  board.put("c_0_0", 0);
  EXPECT_TRUE(
      board.holds(R"({ ref: "defined", name: "isOpen", with: { $at: { ref: "zone", zone: "c_1_1" } } })"));
  EXPECT_FALSE(
      board.holds(R"({ ref: "defined", name: "isOpen", with: { $at: { ref: "zone", zone: "c_0_0" } } })"));
  EXPECT_EQ(board.number(R"({ op: "*", left: { ref: "defined", name: "seven" }, right: 6 })"), 42);
  EXPECT_THAT(board.options(R"({ query: "defined", name: "row" })"), ElementsAre("c_0_0", "c_0_2"));
}

// Inside a `where`, the candidate of the one outside has no name but the one a parameter gives it.
TEST(Definitions, GiveTheOuterCandidateAName) {
  Board board = defining(
      R"([{ id: "isLonely", parameters: [{ name: "$here", is: "zone" }], condition: { op: "==", right: )"
      R"(0, left: { aggregate: { op: "count", query: { query: "zones", in: "c", where: { op: "and", )"
      R"(args: [{ is: "occupied", zone: "$zone" }, { ref: "adjacent", zone: "$here", to: "$zone" }] } )"
      "} } } } }]");
  board.put("c_0_0 c_0_1 c_2_2", 0);
  EXPECT_THAT(
      board.options(
          R"({ query: "zones", in: "c", where: { op: "and", args: [{ is: "occupied", zone: "$zone" }, { ref: )"
          R"("defined", name: "isLonely", with: { $here: "$zone" } }] } })"),
      ElementsAre("c_2_2"));
}

TEST(Definitions, ReadAllArgumentsBeforeAnyIsBound) {
  Board board = defining(
      R"([{ id: "minus", parameters: [{ name: "$a", is: "number" }, { name: "$b", is: "number" }], )"
      R"(value: { op: "-", left: "$a", right: "$b" } }, { id: "turned", parameters: [{ name: "$a", is: )"
      R"("number" }, { name: "$b", is: "number" }], value: { ref: "defined", name: "minus", with: { )"
      R"($b: "$a", $a: "$b" } } }])");
  EXPECT_EQ(board.number(R"({ ref: "defined", name: "minus", with: { $a: 10, $b: 3 } })"), 7);
  EXPECT_EQ(board.number(R"({ ref: "defined", name: "turned", with: { $a: 10, $b: 3 } })"), -7);
}

TEST(Definitions, BindNothingThatOutlivesThem) {
  Board board = defining(
      R"([{ id: "same", parameters: [{ name: "$x", is: "number" }], value: "$x" }, { id: "after", )"
      R"(parameters: [{ name: "$x", is: "number" }], value: { op: "+", left: { ref: "defined", name: )"
      R"("same", with: { $x: 50 } }, right: "$x" } }])");
  EXPECT_EQ(board.number(R"({ ref: "defined", name: "after", with: { $x: 4 } })"), 54);
}

TEST(Filter, KeepsTheOrderAndWhatFulfilsTheCondition) {
  Board board = grid(3);
  board.put("c_0_0 c_2_0", 0);
  EXPECT_THAT(
      board.options(
          R"({ query: "filter", of: { query: "intsInRange", min: 1, max: 7 }, bind: "$n", where: { op: )"
          R"("==", left: { op: "mod", left: "$n", right: 3 }, right: 1 } })"),
      ElementsAre("1", "4", "7"));
  EXPECT_THAT(
      board.options(
          R"({ query: "filter", of: { query: "ray", from: "c_1_0", through: true }, bind: "$cell", where: { )"
          R"(is: "own", zone: "$cell" } })"),
      ElementsAre("c_2_0", "c_0_0"));
}

// The candidates of both queries have names of their own: pairs of own tokens side by side.
TEST(Filter, NamesCandidatesApart) {
  Board board = grid(3);
  board.put("c_0_0 c_0_1 c_2_2", 0);
  EXPECT_THAT(
      board.options(
          R"({ query: "filter", of: { query: "zones", in: "c" }, bind: "$one", where: { op: "and", args: )"
          R"([{ is: "own", zone: "$one" }, { op: ">", right: 0, left: { aggregate: { op: "count", query: { )"
          R"(query: "filter", bind: "$two", of: { query: "adjacentZones", zone: "$one" }, where: { is: )"
          R"("own", zone: "$two" } } } } }] } })"),
      ElementsAre("c_0_0", "c_0_1"));
}

TEST(Aggregate, TakesAValueOfEach) {
  const Board board = grid(3);
  const std::string oneToFour = R"(query: { query: "intsInRange", min: 1, max: 4 }, bind: "$n", )";
  const std::string square = R"(each: { op: "*", left: "$n", right: "$n" })";
  EXPECT_EQ(board.number(R"({ aggregate: { op: "sum", )" + oneToFour + square + " } }"), 30);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "max", )" + oneToFour + square + " } }"), 16);
  EXPECT_EQ(board.number(R"({ aggregate: { op: "min", )" + oneToFour +
                         R"(each: { op: "-", left: 0, right: "$n" } } })"),
            -4);
}

TEST(Values, NameZonesAndTokens) {
  Board board = grid(3);
  board.put("c_0_0", 0);
  EXPECT_TRUE(board.holds(R"({ op: "==", left: { ref: "last" }, right: { ref: "zone", zone: "c_0_0" } })"));
  EXPECT_FALSE(board.holds(R"({ op: "==", left: { ref: "last" }, right: { ref: "zone", zone: "c_0_1" } })"));
  EXPECT_TRUE(board.holds(
      R"y({ op: "in", item: { ref: "token", token: "top(c_0_0)" }, set: { query: "tokens" } })y"));
  EXPECT_FALSE(board.holds(
      R"y({ op: "in", item: { ref: "token", token: "top(c_1_1)" }, set: { query: "tokens" } })y"));
}

}  // namespace
}  // namespace ludo::kernel::testing
