// SPDX-License-Identifier: Apache-2.0
#include "core/base/source_text.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace ludo {
namespace {

TEST(SourceText, HasOneLineWhenEmpty) {
  SourceText source("a.md", "");
  EXPECT_EQ(source.lineCount(), 1U);
  EXPECT_EQ(source.line(1), "");
  EXPECT_EQ(source.lineColumn(0), (LineColumn{1, 1}));
  EXPECT_EQ(source.lineColumn(99), (LineColumn{1, 1}));
}

TEST(SourceText, EndsWithAnEmptyLineAfterANewline) {
  SourceText source("a.md", "one\ntwo\n");
  EXPECT_EQ(source.lineCount(), 3U);
  EXPECT_EQ(source.line(2), "two");
  EXPECT_EQ(source.line(3), "");
  EXPECT_EQ(source.line(4), "");
  EXPECT_EQ(source.lineStart(3), 8U);
  EXPECT_EQ(source.lineStart(9), 8U);
}

TEST(SourceText, TakesACarriageReturnToTheLineEnd) {
  SourceText source("a.md", "one\r\ntwo\r\n\r\nx\ry");
  EXPECT_EQ(source.lineCount(), 4U);
  EXPECT_EQ(source.line(1), "one");
  EXPECT_EQ(source.line(2), "two");
  EXPECT_EQ(source.line(3), "");
  EXPECT_EQ(source.line(4), "x\ry");
  EXPECT_EQ(source.lineColumn(5), (LineColumn{2, 1}));
}

TEST(SourceText, CountsCodePoints) {
  // a, o with diaeresis (2 bytes), a playing card (4 bytes), b
  SourceText source("a.md",
                    "a\xC3\xB6\xF0\x9F\x82\xA1"
                    "b");
  EXPECT_EQ(source.lineColumn(1), (LineColumn{1, 2}));
  EXPECT_EQ(source.lineColumn(3), (LineColumn{1, 3}));
  EXPECT_EQ(source.lineColumn(7), (LineColumn{1, 4}));
  EXPECT_EQ(source.lineColumn(8), (LineColumn{1, 5}));
}

// However long lines are, and wherever in them the text's marks lie.
TEST(SourceText, CountsCodePointsInLongLines) {
  std::string text;
  for (int i = 0; i < 3'000; ++i) text += i % 700 == 699 ? "\n" : i % 3 == 0 ? "\xC3\xA4" : "x";
  const SourceText source("long.md", text);
  LineColumn expected{1, 1};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins) {
      EXPECT_EQ(source.lineColumn(i), expected) << i;
    }
    if (text[i] == '\n') {
      expected = {expected.line + 1, 1};
    } else if (begins) {
      ++expected.column;
    }
  }
}

TEST(SourceText, ViewsSpans) {
  SourceText source("a.md", "one two");
  EXPECT_EQ(source.view({4, 7}), "two");
  EXPECT_EQ(source.view({4, 99}), "two");
  EXPECT_EQ(source.view({7, 7}), "");
  EXPECT_EQ(source.view({99, 100}), "");
  EXPECT_EQ(source.view({5, 3}), "");
  EXPECT_EQ(source.view({}), "");
}

TEST(SourceText, KnowsWhatASpanHolds) {
  Span span{2, 4};
  EXPECT_TRUE(span.contains(2));
  EXPECT_FALSE(span.contains(4));
  EXPECT_TRUE(span.touches(4));
  EXPECT_FALSE(Span{}.contains(0));
  EXPECT_FALSE(Span{}.touches(Span::nowhere));
}

TEST(SourceText, FindsEachOffsetInItsLine) {
  EXPECT_TRUE(rc::check([](const std::vector<std::uint8_t>& bytes) {
    std::string content;
    for (std::uint8_t byte : bytes) content += "\n\r\n ab\xC3\xA4"[byte % 8];
    SourceText source("a.md", content);
    for (std::size_t i = 0; i <= content.size(); ++i) {
      std::uint32_t line = source.lineOf(i);
      RC_ASSERT(source.lineStart(line) <= i);
      RC_ASSERT(line == source.lineCount() || i < source.lineStart(line + 1));
      RC_ASSERT(source.lineColumn(i).line == line);
    }
  }));
}

}  // namespace
}  // namespace ludo
