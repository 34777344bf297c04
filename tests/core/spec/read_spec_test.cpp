// SPDX-License-Identifier: Apache-2.0
#include "core/spec/read_spec.h"

#include <gtest/gtest.h>

#include <algorithm>

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
  for (const std::string& block : blocks) text += "\nSome prose.\n\n```yaml\n" + block + "```\n";
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
  EXPECT_EQ(reading.marked(), "\"zone\"");
  EXPECT_EQ(reading.diagnostics[0].suggestion, "Did you mean \"zones\"?");
  ASSERT_TRUE(reading.diagnostics[0].fix);
  EXPECT_EQ(reading.diagnostics[0].fix->edits[0].replacement, "\"zones\"");
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
  EXPECT_EQ(reading.marked(), "\"crowd\"");
  ASSERT_EQ(reading.spec.document.zones.size(), 2U);
  EXPECT_EQ(reading.spec.document.zones[1].id.name, "b");
  // The word is lost, the names are not.
  EXPECT_EQ(reading.spec.damage.places.size(), 1U);
  EXPECT_TRUE(reading.spec.damage.names.empty());
}

}  // namespace
}  // namespace ludo::spec
