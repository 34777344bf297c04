// SPDX-License-Identifier: Apache-2.0
#include "core/text/data_node.h"

#include <gtest/gtest.h>

namespace ludo::text {
namespace {

TEST(DataNode, FindsEntries) {
  DataNode map = DataNode::map();
  map.set("a", DataNode::ofInteger(1));
  map.set("b", DataNode::list()).items.push_back(DataNode::ofString("x"));
  ASSERT_NE(map.find("b"), nullptr);
  EXPECT_EQ(map.find("b")->items.at(0).text, "x");
  EXPECT_EQ(map.find("c"), nullptr);
  EXPECT_EQ(map.entry("a")->value.integer, 1);
  EXPECT_EQ(DataNode::ofBool(true).find("a"), nullptr);
}

TEST(DataNode, ComparesContent) {
  DataNode one = DataNode::map();
  one.set("a", DataNode::ofInteger(1));
  DataNode two = one;
  two.span = {3, 4};
  EXPECT_TRUE(sameContent(one, two));
  two.set("b", DataNode::ofBool(false));
  EXPECT_FALSE(sameContent(one, two));
  EXPECT_FALSE(sameContent(DataNode::ofString("1"), DataNode::ofInteger(1)));
}

TEST(DataNode, NamesItsKinds) {
  EXPECT_EQ(describe(DataKind::Null), "nothing");
  EXPECT_EQ(describe(DataKind::Bool), "true or false");
  EXPECT_EQ(describe(DataKind::Integer), "a number");
  EXPECT_EQ(describe(DataKind::String), "text");
  EXPECT_EQ(describe(DataKind::List), "a list");
  EXPECT_EQ(describe(DataKind::Map), "a mapping");
}

}  // namespace
}  // namespace ludo::text
