// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/base/box.h"
#include "core/base/result.h"
#include "core/base/typed_id.h"

namespace ludo {
namespace {

struct Tree {
  int value = 0;
  std::vector<Box<Tree>> children;
  bool operator==(const Tree&) const = default;
};

struct ZoneTag {};
using ZoneId = TypedId<ZoneTag>;

TEST(Box, CopiesDeeply) {
  Tree tree{1, {Tree{2, {}}}};
  Tree copy = tree;
  EXPECT_EQ(copy, tree);
  copy.children[0]->value = 3;
  EXPECT_EQ(tree.children[0]->value, 2);
  copy = tree;
  EXPECT_EQ(copy, tree);
}

TEST(Box, AssignsToItself) {
  Box<int> box(5);
  Box<int>& same = box;
  box = same;
  EXPECT_EQ(*box, 5);
}

TEST(Box, CanBeAssignedAfterAMove) {
  Box<int> box(5);
  Box<int> other = std::move(box);
  box = Box<int>(6);
  EXPECT_EQ(*box, 6);
  EXPECT_EQ(*other, 5);
}

TEST(Result, HoldsAValueOrAFailure) {
  Result<int> good(5);
  Result<int> bad(Failure{"no disk"});
  ASSERT_TRUE(good);
  EXPECT_EQ(*good, 5);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.failure(), "no disk");
}

TEST(TypedId, IsInvalidUntilGiven) {
  EXPECT_FALSE(ZoneId().valid());
  EXPECT_TRUE(ZoneId(0).valid());
  EXPECT_LT(ZoneId(0), ZoneId(1));
}

TEST(IdTable, IsIndexedByItsIds) {
  IdTable<ZoneId, std::string> table;
  EXPECT_TRUE(table.empty());
  ZoneId deck = table.add("deck");
  ZoneId hand = table.add("hand");
  EXPECT_EQ(table[deck], "deck");
  EXPECT_EQ(table[hand], "hand");
  EXPECT_TRUE(table.has(hand));
  EXPECT_FALSE(table.has(ZoneId(2)));
  EXPECT_FALSE(table.has(ZoneId()));
  EXPECT_EQ((IdTable<ZoneId, int>(3, 7))[ZoneId(2)], 7);
}

}  // namespace
}  // namespace ludo
