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
  EXPECT_EQ(
      read("\n \n| id | cost | wild |\n|---|:-:|--:|\n| oak tree | 12 | true |\n|elm|-3|\"x\"|\n\nprose\n"),
      R"(["id","cost","wild"]
["oak tree",12,true]
["elm",-3,"x"])");
}

TEST(PipeTable, NeedsNoBarsAtItsEnds) {
  EXPECT_EQ(read("a | b\n--|--\n1 | 2"), "[\"a\",\"b\"]\n[1,2]");
}

TEST(PipeTable, KeepsEmptyCellsAndEscapedBars) {
  EXPECT_EQ(read("|a|b|\n|-|-|\n||x\\|y|\n"), "[\"a\",\"b\"]\n[\"\",\"x|y\"]");
}

TEST(PipeTable, TakesRowsOfAnyLength) {
  EXPECT_EQ(read("|a|b|\n|-|-|\n|1|\n|1|2|3|\n"), "[\"a\",\"b\"]\n[1]\n[1,2,3]");
}

TEST(PipeTable, LeavesNumbersThatNoNumberHoldsTexts) {
  EXPECT_EQ(read("|a|\n|-|\n|99999999999999999999|\n|1.5|\n|+1|\n"),
            "[\"a\"]\n[\"99999999999999999999\"]\n[\"1.5\"]\n[\"+1\"]");
}

TEST(PipeTable, GoesOnToAnEmptyLineOrSomethingElse) {
  const std::string table = "|a|b|\n|-|-|\n|1|2|\n";
  EXPECT_EQ(read(table + "3; 4\n|5|6|\n\nprose\n"), "[\"a\",\"b\"]\n[1,2]\n[\"3; 4\"]\n[5,6]");
  for (const char* other : {"# A heading", "```yaml", "> said", "<!-- a remark -->", "- an item"})
    EXPECT_EQ(read(table + other + "\n"), "[\"a\",\"b\"]\n[1,2]") << other;
}

TEST(PipeTable, IsNotThereWithoutARulerOfAsManyCells) {
  for (const char* text :
       {"", "\n\n", "prose\n|a|\n|-|\n", "|a|b|\n|-|\n|1|2|\n", "|a|\n", "|a|\n|x|\n", "a\n-\n1\n"})
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
