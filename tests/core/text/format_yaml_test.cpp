// SPDX-License-Identifier: Apache-2.0
#include "core/text/format_yaml.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/files.h"
#include "core/text/markdown.h"
#include "core/text/mistakes.h"

namespace ludo::text {
namespace {

struct Formatted {
  std::string text;
  bool isLeft = false;
};

Formatted formatted(const std::string& block) {
  const SourceText source("block.yaml", block);
  const BlockFormat format = formatYaml(source, spanOf(0, block.size()));
  return {diagnostics::applyEdits(block, format.edits), format.isLeft};
}

/// Both that it comes out so, and that it stays so.
void expectFormat(const std::string& block, const std::string& expected) {
  const Formatted once = formatted(block);
  EXPECT_FALSE(once.isLeft) << block;
  EXPECT_EQ(once.text, expected);
  EXPECT_EQ(formatted(once.text).text, expected);
}

TEST(FormatYaml, InsideIsTwoSpacesDeeper) {
  expectFormat(R"(section: "actions"
items:
- id: "a"
  effects:
      - if:
            when: true
            then: []
- id: "b"
)",
               R"(section: "actions"
items:
  - id: "a"
    effects:
      - if:
          when: true
          then: []
  - id: "b"
)");
  expectFormat(R"(    a: 1
    b:
        -   - 1
            - 2
        -   {}
)",
               R"(a: 1
b:
  - - 1
    - 2
  - {}
)");
}

TEST(FormatYaml, OneBlankBehindColonsAndCommasAndInsideBraces) {
  expectFormat(R"(a:   1
b: {c: 1,d:   [ 1,2 ,{}] ,e: "x:y,{z}" }
c: {  }
d: [ ]
)",
               R"(a: 1
b: { c: 1, d: [1, 2, {}], e: "x:y,{z}" }
c: {}
d: []
)");
}

TEST(FormatYaml, LinesInsideBracketsStandInsideTheLineThatOpensThem) {
  expectFormat(R"(a:
 - b: { op: "==",
     left: [1,
    2],
           right: {
      c: 3 }
    }
)",
               R"(a:
  - b: { op: "==",
      left: [1,
        2],
      right: {
        c: 3 }
    }
)");
}

TEST(FormatYaml, CommentsGoWithWhatTheyAreAbout) {
  expectFormat(R"(# first
items:
# of the list
- 1   # aligned
      # deep
- "a # b"  #close
# last
)",
               R"(# first
items:
  # of the list
  - 1   # aligned
    # deep
  - "a # b"  #close
  # last
)");
  expectFormat(R"(a:
    - 1
    # - 2
b: 1
)",
               R"(a:
  - 1
  # - 2
b: 1
)");
}

TEST(FormatYaml, TextsStayLineByLine) {
  expectFormat("a:\n    b: |\n        one  \n\n          two: { x }\n    c: 1\n",
               "a:\n  b: |\n    one  \n\n      two: { x }\n  c: 1\n");
  expectFormat(R"(a:
- |
   one
- >-
   two
)",
               R"(a:
  - |
    one
  - >-
    two
)");
}

TEST(FormatYaml, WindowsLineEndsStay) {
  expectFormat("a:   1  \r\nb:\r\n- 2\r\n", "a: 1\r\nb:\r\n  - 2\r\n");
}

TEST(FormatYaml, WhatHasMistakesOrWouldReadOtherwiseStays) {
  for (const std::string block : {"a: {b: 1\n", "a: word\n", R"(a: 1
a: 2
)",
                                  R"(a:
   - 1
  b: 2
)"}) {
    const Formatted left = formatted(block);
    EXPECT_TRUE(left.isLeft) << block;
    EXPECT_EQ(left.text, block);
  }
  EXPECT_FALSE(formatted("").isLeft);
}

/// All that is indented three columns further to the right, with blanks at the ends of lines.
std::string shifted(const std::string& block) {
  std::string text;
  for (std::size_t begin = 0; begin < block.size();) {
    const std::size_t end = std::min(block.find('\n', begin), block.size());
    const std::string line = block.substr(begin, end - begin);
    text +=
        (line.starts_with(' ') ? "   " : "") + line + (block.find('|') == std::string::npos ? "  \n" : "\n");
    begin = end + 1;
  }
  return text;
}

// The samples are what the house writes: they stay, and come back from another layout.
TEST(FormatYaml, SamplesAreAsTheHouseWrites) {
  std::size_t blocks = 0;
  for (const auto& file : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (file.path().extension() != ".md") continue;
    const Result<std::string> text = readFile(file.path());
    ASSERT_TRUE(text);
    const auto source = std::make_shared<const SourceText>(file.path(), *text);
    diagnostics::List mistakes;
    for (const YamlBlock& block : readMarkdown(source, mistakes).blocks) {
      EXPECT_TRUE(formatYaml(*source, block.content).edits.empty()) << file.path() << block.section;
      const std::string whole(source->view(block.content));
      EXPECT_EQ(formatted(shifted(whole)).text, whole) << file.path() << block.section;
      ++blocks;
    }
  }
  EXPECT_GT(blocks, 100U);
}

}  // namespace
}  // namespace ludo::text
