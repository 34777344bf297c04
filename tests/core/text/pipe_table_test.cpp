// SPDX-License-Identifier: Apache-2.0
#include "core/text/pipe_table.h"

#include <gtest/gtest.h>

#include "core/text/data_node.h"
#include "core/text/json_data.h"

namespace ludo::text {
namespace {

/// Cells as JSON, a row a line; "none" where there is no table.
std::string read(const std::string& content, std::uint32_t line = 1) {
  const SourceText source("game.md", content);
  const std::optional<PipeTable> table = readPipeTable(source, line);
  if (!table) return "none";
  DataNode header = DataNode::list();
  header.items = table->header;
  std::string shown = writeJsonLine(header);
  for (const DataNode& row : table->rows) shown += '\n' + writeJsonLine(row);
  return shown;
}

TEST(PipeTable, HasNumbersWordsAndTexts) {
  EXPECT_EQ(read(R"(
 
| id | cost | wild |
|---|:-:|--:|
| oak tree | 12 | true |
|elm|-3|"x"|

prose
)"),
            R"(["id","cost","wild"]
["oak tree",12,true]
["elm",-3,"x"])");
}

TEST(PipeTable, NeedsNoBarsAtItsEnds) {
  EXPECT_EQ(read(R"(a | b
--|--
1 | 2)"),
            R"(["a","b"]
[1,2])");
}

TEST(PipeTable, KeepsEmptyCellsAndEscapedBars) {
  EXPECT_EQ(read(R"(|a|b|
|-|-|
||x\|y|
)"),
            R"(["a","b"]
["","x|y"])");
}

TEST(PipeTable, TakesRowsOfAnyLength) {
  EXPECT_EQ(read(R"(|a|b|
|-|-|
|1|
|1|2|3|
)"),
            R"(["a","b"]
[1]
[1,2,3])");
}

TEST(PipeTable, LeavesNumbersThatNoNumberHoldsTexts) {
  EXPECT_EQ(read(R"(|a|
|-|
|99999999999999999999|
|1.5|
|+1|
)"),
            R"(["a"]
["99999999999999999999"]
["1.5"]
["+1"])");
}

TEST(PipeTable, GoesOnToAnEmptyLineOrSomethingElse) {
  const std::string table = R"(|a|b|
|-|-|
|1|2|
)";
  EXPECT_EQ(read(table + R"(3; 4
|5|6|

prose
)"),
            R"(["a","b"]
[1,2]
["3; 4"]
[5,6])");
  for (const char* other : {"# A heading", "```yaml", "> said", "<!-- a remark -->", "- an item"})
    EXPECT_EQ(read(table + other + "\n"), R"(["a","b"]
[1,2])") << other;
}

TEST(PipeTable, IsNotThereWithoutARulerOfAsManyCells) {
  for (const char* text : {"", "\n\n", R"(prose
|a|
|-|
)",
                           R"(|a|b|
|-|
|1|2|
)",
                           "|a|\n", "|a|\n|x|\n", R"(a
-
1
)"})
    EXPECT_EQ(read(text), "none") << text;
  EXPECT_EQ(read("|a|\n|-|\n", 9), "none");
}

TEST(PipeTable, KnowsWhereItsCellsStand) {
  const SourceText source("game.md", "x\n\n| a |  b |\r\n|---|---|\r\n| 1 | two |\r\n\r\n| 2 | 3 |\n");
  const std::optional<PipeTable> table = readPipeTable(source, 2);
  ASSERT_TRUE(table);
  EXPECT_EQ(source.view(table->header[1].span), "b");
  ASSERT_EQ(table->rows.size(), 1U);
  EXPECT_EQ(source.view(table->rows[0].items[1].span), "two");
  EXPECT_EQ(source.view(table->rows[0].span), "1 | two");
}

}  // namespace
}  // namespace ludo::text
