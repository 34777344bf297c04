// SPDX-License-Identifier: Apache-2.0
#include "core/service/loose_yaml.h"

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "spec_text.h"

namespace ludo::service {
namespace {

/// The structure in one line: maps in braces, lists in brackets, `~` for what is empty, `|` at the cursor.
std::string shape(const LooseNode& node, std::size_t cursor) {
  std::string text;
  switch (node.kind) {
    case LooseKind::Empty:
      return node.span.touches(cursor) ? "|" : "~";
    case LooseKind::Scalar:
      text = node.quote == '\0' ? node.text : '\'' + node.text + (node.closed ? "'" : "");
      return node.span.touches(cursor) ? text + '|' : text;
    case LooseKind::Map:
      for (const LooseEntry& entry : node.entries) {
        text += (text.empty() ? "" : ", ") + entry.key + (entry.keySpan.touches(cursor) ? "|" : "");
        if (entry.colon) text += ": " + shape(entry.value, cursor);
      }
      return '{' + text + '}';
    case LooseKind::List:
      for (const LooseNode& item : node.items) {
        text += (text.empty() ? "" : ", ") + std::string(item.lacksDash ? "+" : "") + shape(item, cursor);
      }
      return '[' + text + ']';
  }
  return text;
}

std::string shapeOf(const std::string& written) {
  testing::WithCursor yaml = testing::withCursor(written);
  Span all{0, static_cast<std::uint32_t>(yaml.text.size())};
  return shape(readLoosely(yaml.text, all, yaml.offset), yaml.offset);
}

TEST(LooseYaml, ReadsBlocks) {
  EXPECT_EQ(shapeOf(R"(a: 1
b:
  c: "x y"
  d: 'z'@
e:
)"),
            "{a: 1, b: {c: 'x y', d: 'z'|}, e: ~}");
  EXPECT_EQ(shapeOf(R"(a:
  - 1
  - b: 2
    c: 3
  - - 4@
)"),
            "{a: [1, {b: 2, c: 3}, [4|]]}");
  EXPECT_EQ(shapeOf(R"(a:
- 1
- 2@
b: 3
)"),
            "{a: [1, 2|], b: 3}");
  EXPECT_EQ(shapeOf(R"(a: 1 # c: 2
# d: 3

@b: 4
)"),
            "{a: 1, b|: 4}");
  EXPECT_EQ(shapeOf(R"(a: |
  b: 1

  c
d@: 2
)")
                .substr(0, 9),
            "{a: , d|:");
}

TEST(LooseYaml, ReadsFlow) {
  EXPECT_EQ(shapeOf(R"(a: { b: 1, c: [2, "3"@], d: {} }
)"),
            "{a: {b: 1, c: [2, '3'|], d: {}}}");
  EXPECT_EQ(shapeOf(R"(a: { b: 1,
  c: 2@ }
d: 3
)"),
            "{a: {b: 1, c: 2|}, d: 3}");
  EXPECT_EQ(shapeOf(R"(a: { b: "x, y: {", c: 1@ }
)"),
            "{a: {b: 'x, y: {', c: 1|}}");
}

TEST(LooseYaml, PutsAnEmptyPlaceAtTheCursor) {
  EXPECT_EQ(shapeOf("@\n"), "{|}");
  EXPECT_EQ(shapeOf(R"(a: 1
@
b: 2
)"),
            "{a: 1, |, b: 2}");
  EXPECT_EQ(shapeOf(R"(a: @
b: 2
)"),
            "{a: |, b: 2}");
  EXPECT_EQ(shapeOf(R"(a:
  b: 1
  @
c: 2
)"),
            "{a: {b: 1, |}, c: 2}");
  EXPECT_EQ(shapeOf(R"(a:
  @
c: 2
)"),
            "{a: |, c: 2}");
  EXPECT_EQ(shapeOf(R"(a:
  - 1
  - @
  - 2
)"),
            "{a: [1, |, 2]}");
  EXPECT_EQ(shapeOf(R"(a:
  - @
    b: 1
)"),
            "{a: [{|, b: 1}]}");
  EXPECT_EQ(shapeOf(R"(a:
  - b: 1
  @
c: 2
)"),
            "{a: [{b: 1}, +|], c: 2}");
  EXPECT_EQ(shapeOf(R"(a:
  - b: 1
    @
c: 2
)"),
            "{a: [{b: 1, |}], c: 2}");
  EXPECT_EQ(shapeOf("a: { @ }\n"), "{a: {|}}");
  EXPECT_EQ(shapeOf("a: { b: 1, @ }\n"), "{a: {b: 1, |}}");
  EXPECT_EQ(shapeOf("a: { b: 1,@}\n"), "{a: {b: 1, |}}");
  EXPECT_EQ(shapeOf("a: { b: @, c: 1 }\n"), "{a: {b: |, c: 1}}");
  EXPECT_EQ(shapeOf("a: [@]\n"), "{a: [|]}");
  EXPECT_EQ(shapeOf("a: [1, @]\n"), "{a: [1, |]}");
}

TEST(LooseYaml, GoesOnAfterWhatIsUnfinished) {
  EXPECT_EQ(shapeOf(R"(a: { b: @
c: 2
)"),
            "{a: {b: |}, c: 2}");
  EXPECT_EQ(shapeOf(R"(a: [1, { b: "x@
c: 2
)"),
            "{a: [1, {b: 'x|}], c: 2}");
  EXPECT_EQ(shapeOf(R"(- a: { b
c: @
)"),
            "{c: |}");
  EXPECT_EQ(shapeOf(R"(x:
  - a: { b: 1
    c: @
  - d: 2
)"),
            "{x: [{a: {b: 1}, c: |}, {d: 2}]}");
  EXPECT_EQ(shapeOf(R"(a: { b: "x@, c: "y" }
d: 1
)"),
            "{a: {b: 'x|, c: 'y'}, d: 1}");
  EXPECT_EQ(shapeOf(R"(a
b@
c: 1
)"),
            "{a, b|, c: 1}");
  EXPECT_EQ(shapeOf(R"(a: { b c: 1 }
d: @
)"),
            "{a: {b c: 1}, d: |}");
}

TEST(LooseYaml, LineEndsOfAllSystemsAreTheSame) {
  EXPECT_EQ(shapeOf("a: 1\r\nb:\r\n  - c: 'x'\r\n    @\r\nd: 2\r\n"), "{a: 1, b: [{c: 'x', |}], d: 2}");
}

/// Every span lies in the text, whatever the text is.
void expectSpansInside(const LooseNode& node, std::size_t size) {
  if (node.span.known()) {
    ASSERT_LE(node.span.begin, node.span.end);
    ASSERT_LE(node.span.end, size);
    ASSERT_LE(node.inner().begin, node.inner().end);
  }
  for (const LooseNode& item : node.items) expectSpansInside(item, size);
  for (const LooseEntry& entry : node.entries) {
    ASSERT_LE(entry.keySpan.begin, entry.keySpan.end);
    ASSERT_LE(entry.keySpan.end, size);
    expectSpansInside(entry.value, size);
  }
}

TEST(LooseYaml, NoTextIsTooBroken) {
  constexpr std::string_view pieces[] = {"a", ":",  ": ",    "- ", "-",    "\n",  "\n  ", "\n    ", "{",
                                         "}", "[",  "]",     ",",  ", ",   "\"",  "'",    "#",      " # ",
                                         "|", "\\", "\"x\"", "\t", "\r\n", "b: ", "é",    "  "};
  Rng rng(7);
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    std::uint64_t length = rng.below(40);
    for (std::uint64_t i = 0; i < length; ++i) text += pieces[rng.below(std::size(pieces))];
    Span all{0, static_cast<std::uint32_t>(text.size())};
    for (std::size_t cursor = 0; cursor <= text.size(); ++cursor) {
      ASSERT_NO_FATAL_FAILURE(expectSpansInside(readLoosely(text, all, cursor), text.size())) << text;
    }
  }
}

}  // namespace
}  // namespace ludo::service
