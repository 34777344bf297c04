// SPDX-License-Identifier: Apache-2.0
#include "core/service/card_table.h"

#include <gtest/gtest.h>

#include "core/diagnostics/diagnostic.h"

using namespace ludo;
using namespace ludo::service;

namespace {

const std::string before = R"(# Cards

```yaml
section: "tables"
items:
  - zone: "supply"
```

)";
const std::string rows =
    R"(| id     | name   | cost |
|--------|--------|-----:|
| copper | Copper |    0 |
| a\|b   | Gräber |   10 |
)";
const std::string behind = "\nMore prose.\n";

class CardTables : public ::testing::Test {
 protected:
  CardTable table(const std::string& text = rows) {
    m_text = before + text + behind;
    const AnalysisPtr analysis =
        analyse(std::make_shared<SourceText>("game.md", m_text), 0, {}, SpecTests::Leave, Fixes::Leave);
    const std::optional<CardTable> inRows = CardTable::at(*analysis, before.size() + 5);
    const std::optional<CardTable> inBlock = CardTable::at(*analysis, before.find("zone"));
    EXPECT_TRUE(inRows && inBlock);
    EXPECT_FALSE(CardTable::at(*analysis, 2));
    EXPECT_FALSE(CardTable::at(*analysis, m_text.size() - 2));
    return *inRows;
  }
  /// The lines of the table as they become; all around it stays.
  std::string made(const CardTable& table) {
    const std::optional<diagnostics::Fix> fix = table.fix();
    if (!fix) return "nothing";
    const std::string after = diagnostics::applyEdits(m_text, fix->edits);
    EXPECT_TRUE(after.starts_with(before) && after.ends_with(behind)) << after;
    return after.substr(before.size(), after.size() - before.size() - behind.size());
  }

  std::string m_text;
};

TEST_F(CardTables, ShowWhatIsWritten) {
  const CardTable cards = table();
  EXPECT_EQ(cards.rows(), 2U);
  EXPECT_EQ(cards.columns(), 3U);
  EXPECT_EQ(cards.title(2), "cost");
  EXPECT_EQ(cards.text(0, 1), "Copper");
  EXPECT_EQ(cards.text(1, 0), "a|b");
  EXPECT_EQ(m_text.substr(cards.spanOf(1).begin, 6), "| a\\|b");
  EXPECT_EQ(made(cards), "nothing");
}

TEST_F(CardTables, ChangeOneCellAndNothingElse) {
  CardTable cards = table();
  cards.setText(0, 2, "7");
  EXPECT_EQ(made(cards),
            R"(| id     | name   | cost |
|--------|--------|-----:|
| copper | Copper |    7 |
| a\|b   | Gräber |   10 |
)");
  cards = table();
  cards.setText(1, 1, "Ü|x");
  EXPECT_EQ(made(cards),
            R"(| id     | name   | cost |
|--------|--------|-----:|
| copper | Copper |    0 |
| a\|b   | Ü\|x   |   10 |
)");
  cards.setText(1, 1, "Gräber");
  EXPECT_EQ(made(cards), "nothing") << "it is back";
  cards = table();
  cards.setText(0, 0, "much longer\tthan it was");
  EXPECT_EQ(cards.text(0, 0), "much longer than it was");
}

TEST_F(CardTables, GetAndLoseRowsAndColumns) {
  CardTable cards = table();
  cards.insertRow(0);
  cards.setText(0, 0, "silver");
  EXPECT_EQ(made(cards),
            R"(| id     | name   | cost |
|--------|--------|-----:|
| silver |        |      |
| copper | Copper |    0 |
| a\|b   | Gräber |   10 |
)");
  cards.removeRow(2);
  cards.removeRow(1);
  EXPECT_EQ(cards.rows(), 1U);
  cards = table();
  cards.insertRow(9);
  EXPECT_EQ(cards.rows(), 3U);
  EXPECT_EQ(cards.text(2, 0), "");
  cards = table();
  cards.addColumn("points");
  cards.setText(1, 3, "6");
  EXPECT_EQ(made(cards),
            R"(| id     | name   | cost | points |
|--------|--------|-----:|--------|
| copper | Copper |    0 |        |
| a\|b   | Gräber |   10 | 6      |
)");
  cards.removeColumn(0);
  cards.removeColumn(2);
  EXPECT_EQ(made(cards), R"(| name   | cost |
|--------|-----:|
| Copper |    0 |
| Gräber |   10 |
)");
  cards.removeColumn(1);
  cards.removeColumn(0);
  EXPECT_EQ(cards.columns(), 1U) << "the last one stays";
}

TEST_F(CardTables, TakeWhatSpreadsheetsCopy) {
  CardTable cards = table();
  cards.paste(1, 1, "Silver\t3\tbeyond\r\nGold\t6\n");
  EXPECT_EQ(cards.rows(), 3U);
  EXPECT_EQ(cards.text(1, 0), "a|b");
  EXPECT_EQ(cards.text(1, 1), "Silver");
  EXPECT_EQ(cards.text(1, 2), "3");
  EXPECT_EQ(cards.text(2, 1), "Gold");
  EXPECT_EQ(cards.text(2, 2), "6");
  EXPECT_EQ(cards.text(0, 1), "Copper");
}

TEST_F(CardTables, AreReadAsTheLanguageReadsThem) {
  // Bars at the ends may be missing, and cells at the end of a row.
  CardTable cards = table(R"(id | name
---|---
a | A
b
)");
  EXPECT_EQ(cards.columns(), 2U);
  EXPECT_EQ(cards.text(0, 1), "A");
  EXPECT_EQ(cards.text(1, 1), "");
  cards.setText(1, 1, "B");
  EXPECT_EQ(cards.text(1, 1), "B");
  EXPECT_EQ(cards.text(1, 0), "b");
  cards.setText(0, 1, "AA");
  EXPECT_EQ(cards.text(0, 1), "AA");
}

}  // namespace
