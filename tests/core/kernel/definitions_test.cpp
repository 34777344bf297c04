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
      "[{ id: \"isOpen\", parameters: [{ name: \"$at\", is: \"zone\" }], "
      "condition: { is: \"empty\", zone: \"$at\" } }, "
      "{ id: \"seven\", value: 7 }, "
      "{ id: \"row\", query: { query: \"zones\", in: \"c\", where: "
      "{ ref: \"adjacent\", zone: \"c_0_1\", to: \"$zone\", direction: [\"e\", \"w\"] } } }]");
  board.put("c_0_0", 0);
  EXPECT_TRUE(board.holds(
      "{ ref: \"defined\", name: \"isOpen\", with: { $at: { ref: \"zone\", zone: \"c_1_1\" } } }"));
  EXPECT_FALSE(board.holds(
      "{ ref: \"defined\", name: \"isOpen\", with: { $at: { ref: \"zone\", zone: \"c_0_0\" } } }"));
  EXPECT_EQ(board.number("{ op: \"*\", left: { ref: \"defined\", name: \"seven\" }, right: 6 }"), 42);
  EXPECT_THAT(board.options("{ query: \"defined\", name: \"row\" }"), ElementsAre("c_0_0", "c_0_2"));
}

// Inside a `where`, the candidate of the one outside has no name but the one a parameter gives it.
TEST(Definitions, GiveTheOuterCandidateAName) {
  Board board = defining(
      "[{ id: \"isLonely\", parameters: [{ name: \"$here\", is: \"zone\" }], condition: { op: \"==\", right: "
      "0, "
      "left: { aggregate: { op: \"count\", query: { query: \"zones\", in: \"c\", where: { op: \"and\", args: "
      "[{ is: \"occupied\", zone: \"$zone\" }, "
      "{ ref: \"adjacent\", zone: \"$here\", to: \"$zone\" }] } } } } } }]");
  board.put("c_0_0 c_0_1 c_2_2", 0);
  EXPECT_THAT(board.options("{ query: \"zones\", in: \"c\", where: { op: \"and\", args: "
                            "[{ is: \"occupied\", zone: \"$zone\" }, "
                            "{ ref: \"defined\", name: \"isLonely\", with: { $here: \"$zone\" } }] } }"),
              ElementsAre("c_2_2"));
}

TEST(Definitions, ReadAllArgumentsBeforeAnyIsBound) {
  Board board = defining(
      "[{ id: \"minus\", parameters: [{ name: \"$a\", is: \"number\" }, { name: \"$b\", is: \"number\" }], "
      "value: { op: \"-\", left: \"$a\", right: \"$b\" } }, "
      "{ id: \"turned\", parameters: [{ name: \"$a\", is: \"number\" }, { name: \"$b\", is: \"number\" }], "
      "value: { ref: \"defined\", name: \"minus\", with: { $b: \"$a\", $a: \"$b\" } } }]");
  EXPECT_EQ(board.number("{ ref: \"defined\", name: \"minus\", with: { $a: 10, $b: 3 } }"), 7);
  EXPECT_EQ(board.number("{ ref: \"defined\", name: \"turned\", with: { $a: 10, $b: 3 } }"), -7);
}

TEST(Definitions, BindNothingThatOutlivesThem) {
  Board board = defining(
      "[{ id: \"same\", parameters: [{ name: \"$x\", is: \"number\" }], value: \"$x\" }, "
      "{ id: \"after\", parameters: [{ name: \"$x\", is: \"number\" }], value: { op: \"+\", "
      "left: { ref: \"defined\", name: \"same\", with: { $x: 50 } }, right: \"$x\" } }]");
  EXPECT_EQ(board.number("{ ref: \"defined\", name: \"after\", with: { $x: 4 } }"), 54);
}

TEST(Values, NameZonesAndTokens) {
  Board board = grid(3);
  board.put("c_0_0", 0);
  EXPECT_TRUE(
      board.holds("{ op: \"==\", left: { ref: \"last\" }, right: { ref: \"zone\", zone: \"c_0_0\" } }"));
  EXPECT_FALSE(
      board.holds("{ op: \"==\", left: { ref: \"last\" }, right: { ref: \"zone\", zone: \"c_0_1\" } }"));
  EXPECT_TRUE(board.holds(
      "{ op: \"in\", item: { ref: \"token\", token: \"top(c_0_0)\" }, set: { query: \"tokens\" } }"));
  EXPECT_FALSE(board.holds(
      "{ op: \"in\", item: { ref: \"token\", token: \"top(c_1_1)\" }, set: { query: \"tokens\" } }"));
}

}  // namespace
}  // namespace ludo::kernel::testing
