// SPDX-License-Identifier: Apache-2.0
#include "core/spec/read_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/spec/expand_tables.h"

namespace ludo::spec {
namespace {

struct Reading {
  SpecReading spec;
  diagnostics::List diagnostics;
  SourcePtr source;

  std::vector<std::string> codes() const {
    std::vector<std::string> codes;
    for (const diagnostics::Diagnostic& diagnostic : diagnostics) codes.emplace_back(diagnostic.kind->code);
    return codes;
  }
  /// The text that a diagnostic marks.
  std::string marked(std::size_t index = 0) const {
    return std::string(source->view(diagnostics.at(index).span));
  }
};

Reading read(const std::vector<std::string>& blocks) {
  std::string text = "# A game\n";
  for (const std::string& block : blocks)
    text += R"(
Some prose.

```yaml
)" + block + "```\n";
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md", text);
  text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  EXPECT_TRUE(reading.diagnostics.empty());
  reading.spec = readSpec(markdown, reading.diagnostics);
  return reading;
}

const std::string metadata = R"(section: "metadata"
id: "g"
players: { min: 2, max: 2 }
)";
const std::string turn = R"(section: "turn"
phases:
  - id: "main"
)";
const std::string actions = R"(section: "actions"
items:
  - id: "wait"
    phase: "main"
)";
const std::string end = R"(section: "end"
items:
  - when: true
    result: { type: "draw" }
)";

using Codes = std::vector<std::string>;

TEST(ReadSpec, SectionsComeInAnyOrder) {
  std::vector<std::string> blocks = {metadata, turn, actions, end};
  std::sort(blocks.begin(), blocks.end());
  do {
    Reading reading = read(blocks);
    EXPECT_EQ(reading.codes(), Codes{});
    EXPECT_EQ(reading.spec.document.metadata.id, "g");
    EXPECT_EQ(reading.spec.document.turn.phases.size(), 1U);
    EXPECT_EQ(reading.spec.document.actions.size(), 1U);
    EXPECT_EQ(reading.spec.document.end.size(), 1U);
    EXPECT_EQ(reading.spec.present, (std::set<std::string>{"actions", "end", "metadata", "turn"}));
    EXPECT_TRUE(reading.spec.damage.places.empty());
  } while (std::next_permutation(blocks.begin(), blocks.end()));
}

TEST(ReadSpec, AListMayBeSplitAndKeepsItsOrder) {
  Reading reading = read({metadata, R"(section: "zones"
items:
  - id: "a"
  - id: "b"
)",
                          turn, actions, end, R"(section: "zones"
items:
  - id: "c"
)"});
  EXPECT_EQ(reading.codes(), Codes{});
  std::string order;
  for (const language::ZoneDef& zone : reading.spec.document.zones) order += zone.id.name;
  EXPECT_EQ(order, "abc");
}

TEST(ReadSpec, AMappingMayBeSplit) {
  Reading reading = read({metadata, R"(section: "constants"
A: 1
)",
                          turn, actions, end, R"(section: "constants"
B: 2
)"});
  EXPECT_EQ(reading.codes(), Codes{});
  ASSERT_EQ(reading.spec.document.constants.size(), 2U);
  EXPECT_EQ(reading.spec.document.constants[0].id.name, "A");
  EXPECT_EQ(reading.spec.document.constants[1].value, 2);
}

TEST(ReadSpec, AKeyInTwoBlocksIsGivenOnce) {
  Reading reading = read({metadata, R"(section: "constants"
A: 1
)",
                          turn, actions, end, R"(section: "constants"
A: 2
)"});
  ASSERT_EQ(reading.codes(), Codes{"repeated-key"});
  EXPECT_EQ(reading.diagnostics[0].path, "constants.A");
  EXPECT_EQ(reading.marked(), "A");
  ASSERT_EQ(reading.diagnostics[0].related.size(), 1U);
  EXPECT_LT(reading.diagnostics[0].related[0].span.begin, reading.diagnostics[0].span.begin);
  EXPECT_EQ(reading.spec.document.constants[0].value, 1);
  EXPECT_TRUE(reading.spec.damage.names.empty());
}

TEST(ReadSpec, AnUnknownSectionComesWithTheNearest) {
  Reading reading = read({metadata, turn, actions, end, R"(section: "zone"
items: []
)"});
  ASSERT_EQ(reading.codes(), Codes{"unknown-section"});
  EXPECT_EQ(reading.marked(), R"("zone")");
  EXPECT_EQ(reading.diagnostics[0].suggestion, R"(Did you mean "zones"?)");
  ASSERT_TRUE(reading.diagnostics[0].fix);
  EXPECT_EQ(reading.diagnostics[0].fix->edits[0].replacement, R"("zones")");
}

TEST(ReadSpec, AbsentSectionsAreNamed) {
  Reading reading = read({metadata, actions});
  ASSERT_EQ(reading.codes(), (Codes{"absent-section", "absent-section"}));
  EXPECT_EQ(reading.diagnostics[0].path, "turn");
  EXPECT_EQ(reading.diagnostics[1].path, "end");
}

TEST(ReadSpec, AnUnknownSectionMayBeTheAbsentOne) {
  Reading reading = read({metadata, turn, R"(section: "aktions"
items: []
)",
                          end});
  EXPECT_EQ(reading.codes(), Codes{"unknown-section"});
}

TEST(ReadSpec, AListNeedsItems) {
  Reading misnamed = read({metadata, turn, actions, end, R"(section: "zones"
zones:
  - id: "a"
)"});
  ASSERT_EQ(misnamed.codes(), Codes{"unknown-key"});
  EXPECT_EQ(misnamed.diagnostics[0].path, "zones.zones");
  ASSERT_TRUE(misnamed.diagnostics[0].fix);
  EXPECT_EQ(misnamed.diagnostics[0].fix->edits[0].replacement, "items");

  Reading noList = read({metadata, turn, actions, end, R"(section: "zones"
items: { id: "a" }
)"});
  ASSERT_EQ(noList.codes(), Codes{"wrong-type"});
  EXPECT_TRUE(noList.spec.damage.names.contains(language::NameKind::Zone));
}

TEST(ReadSpec, WhatIsRightIsReadBesideMistakes) {
  Reading reading = read({metadata, turn, actions, end,
                          R"(section: "zones"
items:
  - id: "a"
    owner: "crowd"
  - id: "b"
)"});
  ASSERT_EQ(reading.codes(), Codes{"unknown-word"});
  EXPECT_EQ(reading.diagnostics[0].path, "zones[0].owner");
  EXPECT_EQ(reading.marked(), R"("crowd")");
  ASSERT_EQ(reading.spec.document.zones.size(), 2U);
  EXPECT_EQ(reading.spec.document.zones[1].id.name, "b");
  // The word is lost, the names are not.
  EXPECT_EQ(reading.spec.damage.places.size(), 1U);
  EXPECT_TRUE(reading.spec.damage.names.empty());
}

/// What is told of a section "tables" with these entries, each as the marked text and the message.
std::vector<std::string> toldOfTables(const std::string& items, const std::string& below = "") {
  Reading reading;
  const std::string text = R"(```yaml
section: "tables"
items:
)" + items + "```\n\n" + below;
  reading.source = std::make_shared<const SourceText>("game.md", text);
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  std::erase_if(reading.diagnostics, [](const auto& told) { return told.kind->code == "absent-section"; });
  expandTables(reading.spec.document, reading.diagnostics);
  std::vector<std::string> told;
  for (std::size_t i = 0; i < reading.diagnostics.size(); ++i)
    told.push_back(reading.marked(i) + ": " + reading.diagnostics[i].message);
  return told;
}

TEST(ExpandTables, AreToldOfAtTheirCells) {
  using Told = std::vector<std::string>;
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["id", "cost"], rows: [["a", 1], ["b"], ["c", 1, 2]] }
)"),
            (Told{R"("b": The row has 1 entry, but there are 2 columns)",
                  R"("c", 1, 2: The row has 3 entries, but there are 2 columns)"}));
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["id"], rows: [[""], ["a b"], [7], [true]] }
)")
                .size(),
            4U);
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["id", "id"], rows: [] }
)"),
            (Told{R"("id": There are two columns called "id")"}));
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["cost"], rows: [[1]] }
)"),
            (Told{R"("cost": The table has no column "id", so its rows have no names)"}));
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["id", "count"], rows: [["a", 1]] }
)"),
            (Told{R"("count": The table says how many tokens there are, but not where)"}));
  EXPECT_EQ(toldOfTables(R"(  - { tokens: "a", zone: "z", columns: ["id"], rows: [["a"]] }
)"),
            (Told{R"("id": Rows that are tokens of one type have no id)"}));
  EXPECT_EQ(toldOfTables(R"(  - { columns: ["id", "1st"], rows: [["a", 1]] }
)")
                .size(),
            1U);
}

TEST(ExpandTables, MissTheirRows) {
  using Told = std::vector<std::string>;
  const Told none{R"({ zone: "z" }: The table has no rows)"};
  EXPECT_EQ(toldOfTables(R"(  - { zone: "z" }
)"),
            none);
  EXPECT_EQ(toldOfTables(R"(  - { zone: "z" }
)",
                         R"(Prose.

| id |
|---|
| a |
)"),
            none);
  EXPECT_EQ(toldOfTables(R"(  - { zone: "z" }
)",
                         R"(| id |
|---|
| a |
)"),
            Told{});
  EXPECT_EQ(toldOfTables(R"(  - { zone: "z" }
  - { zone: "y" }
)",
                         R"(| id |
|---|
| a |
)"),
            none);
}

TEST(ExpandTables, GiveATypeThatIsThereTheColumnsThatItLacks) {
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md",
                                                      R"(```yaml
section: "tokenTypes"
items:
  - { id: "card", name: "{face} of {suit}", props: { suit: "none" } }
```
```yaml
section: "tables"
items:
  - { tokens: "card", zone: "deck", columns: ["face"], rows: [["King"]], each: { suit: ["cups", "coins"] } }
  - { tokens: "card", zone: "deck", columns: ["name", "worth"], rows: [["Fool", 3]] }
```
)");
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  expandTables(reading.spec.document, reading.diagnostics);
  ASSERT_EQ(reading.spec.document.tokenTypes.size(), 1U);
  const language::TokenTypeDef& type = reading.spec.document.tokenTypes[0];
  EXPECT_EQ(type.name, "{face} of {suit}");
  std::vector<std::string> props;
  for (const language::PropertyDef& prop : type.props)
    props.push_back(prop.id.name + " = " + std::string(reading.source->view(prop.value.span)));
  EXPECT_THAT(props,
              testing::ElementsAre(R"(suit = "none")", R"(face = "King")", R"(name = "Fool")", "worth = 3"));
}

TEST(ExpandTables, LeaveOutAsNothingWhatAnotherTableOfTheTypeHas) {
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md",
                                                      R"(```yaml
section: "tables"
items:
  - { tokens: "card", zone: "deck", columns: ["worth", "both"], rows: [[7, 1], [8, 2]] }
  - { tokens: "card", zone: "deck", columns: ["cost", "both"], rows: [[3, 4], [5, ""]] }
```
)");
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  expandTables(reading.spec.document, reading.diagnostics);
  ASSERT_EQ(reading.spec.document.tokenTypes.size(), 1U);
  for (const language::PropertyDef& prop : reading.spec.document.tokenTypes[0].props)
    EXPECT_EQ(std::get<std::int64_t>(prop.value.node), 0) << prop.id.name;
  EXPECT_EQ(reading.spec.document.tokenTypes[0].props.size(), 3U);
}

// The type of all rows begins as its first row; what a row leaves out must not come from another.
TEST(ExpandTables, LeaveNumbersOutAsNothingWhereRowsAreOfOneType) {
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md",
                                                      R"(```yaml
section: "tokenTypes"
items:
  - { id: "card", props: { worth: 9 } }
```
```yaml
section: "tables"
items:
  - { tokens: "card", zone: "shop" }
```
| name  | red | blue | all | worth |
|-------|----:|-----:|----:|------:|
| ruby  |   4 |      |   1 |       |
| pearl |     |    2 |   2 |     5 |
)");
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  expandTables(reading.spec.document, reading.diagnostics);
  ASSERT_EQ(reading.spec.document.tokenTypes.size(), 1U);
  std::map<std::string, std::int64_t> numbers;
  for (const language::PropertyDef& prop : reading.spec.document.tokenTypes[0].props) {
    if (const auto* number = std::get_if<std::int64_t>(&prop.value.node)) numbers[prop.id.name] = *number;
  }
  EXPECT_EQ(numbers,
            (std::map<std::string, std::int64_t>{{"red", 0}, {"blue", 0}, {"all", 1}, {"worth", 9}}));
  const std::string words = R"(| name | suit |
|---|---|
| ruby | red |
| pearl | |
)";
  EXPECT_EQ(toldOfTables(R"(  - { tokens: "card", zone: "shop" }
)",
                         words),
            (std::vector<std::string>{
                R"(: The row says nothing in the column "suit", in which others have words)"}));
}

/// The codes, first fixes and marked texts of a document whose last block begins with this line.
std::vector<std::string> toldOfSection(const std::string& line, const std::string& rest = "") {
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md", "```yaml\n" + line + "\n" + rest + "```\n");
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  EXPECT_TRUE(reading.spec.damage.lostSection || reading.spec.present.size() == 1) << line;
  std::vector<std::string> told;
  for (const diagnostics::Diagnostic& each : reading.diagnostics)
    told.push_back(std::string(each.kind->code) + ": " + (each.fix ? each.fix->title : "no fix"));
  return told;
}

TEST(ReadSpec, ABlockThatNamesNoSectionIsToldOf) {
  using Told = std::vector<std::string>;
  for (const char* line : {"section: \"\"", "section: ''", "section: \"  \""})
    EXPECT_EQ(toldOfSection(line), Told{"invalid-section: no fix"}) << line;
  EXPECT_EQ(toldOfSection("section:"), Told{"empty-value: no fix"});
  for (const char* line : {"{ section: \"\" }", "section: 5", "section: [a]", "section: ~", "{ section: }"})
    EXPECT_FALSE(toldOfSection(line).empty()) << line;
}

TEST(ReadSpec, ABlockWithoutANameGetsThatOfTheOnlySectionThatItCanBe) {
  const std::string phases = "phases:\n  - { id: \"main\", actions: 1 }\n";
  EXPECT_EQ(toldOfSection("section: \"\"", phases).front(), "invalid-section: Replace with \"turn\"");
  EXPECT_EQ(toldOfSection("section:", phases).front(), "empty-value: Replace with \"turn\"");
}

TEST(ExpandTables, HaveTheNamesOfTheirColumnsFromTheBlockWhenItSaysThem) {
  Reading reading;
  reading.source = std::make_shared<const SourceText>("game.md",
                                                      R"(```yaml
section: "tables"
items:
  - { columns: ["id", "cost"] }
```
| Card | Price in gold |
|-|-|
| a | 3 |
)");
  const text::MarkdownDocument markdown = text::readMarkdown(reading.source, reading.diagnostics);
  reading.spec = readSpec(markdown, reading.diagnostics);
  expandTables(reading.spec.document, reading.diagnostics);
  ASSERT_EQ(reading.spec.document.tokenTypes.size(), 1U);
  const language::TokenTypeDef& type = reading.spec.document.tokenTypes[0];
  EXPECT_EQ(type.id.name, "a");
  EXPECT_EQ(reading.source->view(type.id.span), "a");
  ASSERT_EQ(type.props.size(), 1U);
  EXPECT_EQ(type.props[0].id.name, "cost");
  EXPECT_EQ(reading.source->view(type.props[0].value.span), "3");
}

}  // namespace
}  // namespace ludo::spec
