// SPDX-License-Identifier: Apache-2.0
#include "core/text/strict_yaml.h"

#include <gtest/gtest.h>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/diagnostics/render.h"
#include "core/text/json_data.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

struct Reading {
  SourceText source;
  diagnostics::List list;
  DataNode data;

  explicit Reading(std::string content) : source("test.md", std::move(content)) {
    data = readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, list);
  }
  std::string_view at(Span span) const { return source.view(span); }
  std::string told() const { return diagnostics::renderText(list, &source); }
};

TEST(StrictYaml, KnowsTheExactPlaceOfEachValue) {
  Reading reading(
      "name: \"Ch\xC3\xA4ss\" # why\n"
      R"(list:
  - -5
  - 'it''s'
  - { a: true, b: [1, "x"] }
text: |
  one
  two

long: "one
  two"
last: {
}
)");
  ASSERT_TRUE(reading.list.empty()) << reading.told();
  const DataNode& root = reading.data;
  EXPECT_EQ(reading.at(root.span).substr(0, 4), "name");
  EXPECT_EQ(root.span.end, reading.source.content().size() - 1);
  EXPECT_EQ(reading.at(root.find("name")->span), "\"Ch\xC3\xA4ss\"");
  EXPECT_EQ(reading.at(root.entry("list")->keySpan), "list");
  const DataNode& list = *root.find("list");
  EXPECT_EQ(reading.at(list.span), R"(- -5
  - 'it''s'
  - { a: true, b: [1, "x"] })");
  EXPECT_EQ(reading.at(list.items[0].span), "-5");
  EXPECT_EQ(reading.at(list.items[1].span), "'it''s'");
  EXPECT_EQ(list.items[1].text, "it's");
  EXPECT_EQ(reading.at(list.items[2].span), R"({ a: true, b: [1, "x"] })");
  EXPECT_EQ(reading.at(list.items[2].find("a")->span), "true");
  EXPECT_EQ(reading.at(list.items[2].find("b")->span), R"([1, "x"])");
  EXPECT_EQ(reading.at(list.items[2].find("b")->items[1].span), "\"x\"");
  EXPECT_EQ(reading.at(root.find("text")->span), R"(|
  one
  two)");
  EXPECT_EQ(root.find("text")->text, "one\ntwo\n");
  EXPECT_EQ(reading.at(root.find("long")->span), R"("one
  two")");
  EXPECT_EQ(root.find("long")->text, "one two");
  EXPECT_EQ(reading.at(root.find("last")->span), "{\n}");
}

TEST(StrictYaml, KeepsPlacesBehindRepairs) {
  Reading reading(
      "\xE2\x80\x8B"
      R"(a: deck
b: [x, { c: yes, d: 7 }]
e: "z"
)");
  EXPECT_EQ(reading.list.size(), 4U) << reading.told();
  const DataNode& root = reading.data;
  EXPECT_EQ(reading.at(root.entry("a")->keySpan), "a");
  EXPECT_EQ(reading.at(root.find("a")->span), "deck");
  EXPECT_EQ(reading.at(root.find("b")->items[0].span), "x");
  EXPECT_EQ(reading.at(root.find("b")->items[1].find("d")->span), "7");
  EXPECT_TRUE(root.find("b")->items[1].find("c")->damaged);
  EXPECT_FALSE(root.find("a")->damaged);
  EXPECT_EQ(reading.at(root.find("e")->span), "\"z\"");
}

TEST(StrictYaml, ReadsAPartOfATextOnly) {
  SourceText source("test.md", R"(nonsense: [
a: 1
more: [
)");
  diagnostics::List list;
  DataNode data = readStrictYaml(source, {12, 17}, list);
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(writeJsonLine(data), R"({"a":1})");
  EXPECT_EQ(data.find("a")->span, (Span{15, 16}));
  EXPECT_EQ(readStrictYaml(source, {900, 910}, list).kind, DataKind::Null);
  EXPECT_TRUE(list.empty());
}

TEST(StrictYaml, AcceptsWhatIsRight) {
  for (const char* content : {"",
                              "# only a comment\n",
                              "a: 1",
                              "a: -0\n",
                              R"(- 1
- - 2
  - 3
)",
                              "{a: 1, b: [ ]}",
                              R"(a:
- 1
- 2
b: 3
)",
                              R"(a: # why
  b: 1
)",
                              "a: \"x\" # y\n",
                              R"(a:

  # note
  - 1
)",
                              R"(a: >-
  x

  y
b: 1
)",
                              R"(a: |2
   x
b: 1
)",
                              R"(a: [
  1,
  2 # two
]
b: 1
)",
                              R"(null: 1
true: 2
12: 3
)",
                              "a: \"\\u00e4\\x41\\n\\\"\"\n",
                              "a: ''\n",
                              "a : 1\n",
                              "a: { b: { c: [[], {}] } }\n",
                              "two words: 1\n",
                              R"(a:
    b: 1
    c:
     d: 1
)",
                              R"(  a: 1
  b: 2
)",
                              "a: \"// no comment\"\n",
                              "a: 1 # // comment\n"}) {
    Reading reading(content);
    EXPECT_TRUE(reading.list.empty()) << reading.told();
  }
}

TEST(StrictYaml, TellsAllMistakesInSourceOrder) {
  Reading reading(
      R"(name: Chess
players: { min: 01, max: 4, }
"kind": "board
zones:
  -"deck"
   - hand
title: The game: it begins
on: yes
empty:
name: "Go"
)");
  std::vector<std::string_view> codes;
  for (const diagnostics::Diagnostic& mistake : reading.list) codes.push_back(mistake.kind->code);
  EXPECT_EQ(codes, (std::vector<std::string_view>{"unquoted-text", "disguised-number", "trailing-comma",
                                                  "quoted-key", "unclosed-quote", "dash-without-space",
                                                  "indentation", "unquoted-text", "colon-in-text",
                                                  "ambiguous-word", "empty-value", "duplicate-key"}))
      << reading.told();
  EXPECT_EQ(writeJsonLine(reading.data),
            R"({"name":"Chess","players":{"min":1,"max":4},"kind":"board","zones":["deck","hand"],)"
            R"("title":"The game: it begins","on":"yes","empty":""})");
}

TEST(StrictYaml, NamesTheFirstUseOfADuplicateKey) {
  Reading reading(R"(a: 1
b: 2
a: 3
)");
  ASSERT_EQ(reading.list.size(), 1U);
  ASSERT_EQ(reading.list[0].related.size(), 1U);
  EXPECT_EQ(reading.list[0].related[0].span, (Span{0, 1}));
}

TEST(StrictYaml, NeverExpandsAliases) {
  std::string bomb = "a: &a [1, 1]\n";
  for (char c = 'b'; c <= 'z'; ++c) {
    std::string name(1, c);
    std::string before(1, static_cast<char>(c - 1));
    bomb += name + ": &" + name + " [*" + before + ", *" + before + ", *" + before + "]\n";
  }
  Reading reading(bomb);
  EXPECT_LE(reading.list.size(), 101U);
  ASSERT_FALSE(reading.list.empty());
  EXPECT_EQ(reading.list[0].kind, &kinds::Anchor);
  EXPECT_FALSE(reading.list[0].fix->certain) << "its aliases would lose what they stand for";
  for (const DataEntry& entry : reading.data.entries) EXPECT_LE(entry.value.items.size(), 3U);
}

TEST(StrictYaml, WritesAnAliasOut) {
  Reading reading(R"(a: &cost { n: 3 }
b: *cost
)");
  ASSERT_EQ(reading.list.size(), 2U);
  ASSERT_TRUE(reading.list[1].fix);
  EXPECT_EQ(diagnostics::applyEdits(reading.source.content(), reading.list[1].fix->edits),
            R"(a: &cost { n: 3 }
b: { n: 3 }
)");
  EXPECT_TRUE(reading.data.find("b")->damaged);
}

// A list with dashes inside brackets is one mistake, however long it is.
TEST(StrictYaml, OffersNoFixOfVeryManyPlaces) {
  const auto editsFor = [](std::size_t dashes) {
    std::string text = "list: [\n";
    for (std::size_t i = 0; i < dashes; ++i) text += "  - 1\n";
    const Reading reading(text + "]\n");
    for (const diagnostics::Diagnostic& told : reading.list) {
      if (told.kind == &kinds::BlockInFlow) return told.fix ? told.fix->edits.size() : std::size_t{0};
    }
    return SIZE_MAX;
  };
  EXPECT_EQ(editsFor(3), 5U);
  EXPECT_EQ(editsFor(ludo::limits::fixEdits), 0U);
}

TEST(StrictYaml, WritesShortCollectionsOnOneLine) {
  Reading reading(R"(a: [1, "x"]
b: { c: true }
d:
  - { e: 1 }
  - f:
      - []
      - {}
)");
  EXPECT_EQ(writeYaml(reading.data), R"(a: [1, "x"]
b: { c: true }
d:
  - { e: 1 }
  - f: [[], {}]
)") << writeYaml(reading.data);
}

}  // namespace
}  // namespace ludo::text
