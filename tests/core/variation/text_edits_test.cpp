// SPDX-License-Identifier: Apache-2.0
#include "core/variation/text_edits.h"

#include <gtest/gtest.h>

#include "core/variation/line_diff.h"
#include "core/wording/path.h"

namespace ludo::variation {
namespace {

using text::DataNode;

text::MarkdownDocument documentOf(const std::string& content) {
  diagnostics::List told;
  text::MarkdownDocument markdown =
      text::readMarkdown(std::make_shared<const SourceText>("game.md", content), told);
  EXPECT_FALSE(diagnostics::hasErrors(told));
  return markdown;
}

const std::string game = R"(# A game

```yaml
section: "actions"
items:
  - id: "walk"
    # Where to.
    pre: { op: ">", left: 1, right: 0 }
    effects:
      - endTurn: {}
  - id: "rest"
    pre:
      op: "and"
      args: [true, true]
```

## Running

Who runs is tired.

```yaml
section: "actions"
items:
  - { id: "run" }
```

## The end

Over.
)";

/// The value at a place that a text begins at.
Span valueAt(const text::MarkdownDocument& markdown, const std::string& text) {
  const auto at = static_cast<std::uint32_t>(markdown.source->content().find(text));
  return mend::pathTo(markdown, {at, at + 1}).back()->span;
}

std::string changed(const text::MarkdownDocument& markdown, const std::vector<diagnostics::TextEdit>& edits) {
  return diagnostics::applyEdits(markdown.source->content(), edits);
}

DataNode small() {
  DataNode data = DataNode::map();
  data.set("ref", DataNode::ofString("stuck"));
  return data;
}

DataNode large() {
  DataNode data = DataNode::map();
  data.set("op", DataNode::ofString("and"));
  DataNode& list = data.set("args", DataNode::list());
  for (int i = 0; i < 8; ++i) list.items.push_back(small());
  return data;
}

TEST(ReplaceValue, StaysOnItsLineInBraces) {
  const auto markdown = documentOf(game);
  const auto at = static_cast<std::uint32_t>(game.find("1, right"));
  const std::string text = changed(markdown, {replaceValue(markdown, {at, at + 1}, small())});
  EXPECT_NE(text.find(R"(    pre: { op: ">", left: { ref: "stuck" }, right: 0 }
)"),
            std::string::npos);
}

TEST(ReplaceValue, TakesTheLinesOfABlockTogether) {
  const auto markdown = documentOf(game);
  const Span pre = valueAt(markdown, R"(op: "and")");
  const std::string text = changed(markdown, {replaceValue(markdown, pre, small())});
  EXPECT_NE(text.find(R"(  - id: "rest"
    pre: { ref: "stuck" }
```
)"),
            std::string::npos);
}

TEST(ReplaceValue, GoesOverSeveralLinesWhereOneIsTooLong) {
  const auto markdown = documentOf(game);
  const Span pre = valueAt(markdown, R"({ op: ">")");
  const std::string text = changed(markdown, {replaceValue(markdown, pre, large())});
  EXPECT_NE(text.find(R"(    # Where to.
    pre:
      op: "and"
      args:
        - { ref: "stuck" }
)"),
            std::string::npos);
  EXPECT_NE(text.find(R"(        - { ref: "stuck" }
    effects:
)"),
            std::string::npos);
  documentOf(text);
}

TEST(RemoveEntries, TakesOneOfSeveralWithItsLines) {
  const auto markdown = documentOf(game);
  const std::string text = changed(markdown, removeEntries(markdown, {valueAt(markdown, R"(id: "walk")")}));
  EXPECT_NE(text.find(R"(items:
  - id: "rest"
)"),
            std::string::npos);
  EXPECT_EQ(text.find("Where to."), std::string::npos);
}

TEST(RemoveEntries, TakesABlockWithItsProseAndHeading) {
  const auto markdown = documentOf(game);
  const std::string text = changed(markdown, removeEntries(markdown, {valueAt(markdown, R"({ id: "run")")}));
  EXPECT_TRUE(text.ends_with(R"(      args: [true, true]
```

## The end

Over.
)")) << text;
}

TEST(AddEntry, StandsBehindTheLastBlockOfItsSection) {
  const auto markdown = documentOf(game);
  DataNode entry = DataNode::map();
  entry.set("id", DataNode::ofString("hop"));
  const std::string text = changed(markdown, {addEntry(markdown, "actions", "turn", entry, "One hops.")});
  EXPECT_NE(text.find(R"(  - { id: "run" }
```

One hops.

```yaml
section: "actions"
items:
  - { id: "hop" }
```

## The end
)"),
            std::string::npos)
      << text;
}

TEST(LineDiff, ShowsTheLinesThatChange) {
  const SourceText source("game.md", R"(one
two
three
four
)");
  EXPECT_EQ(lineDiff(source, {{{4, 7}, "2"}}), "-two\n+2\n");
  EXPECT_EQ(lineDiff(source, {{{4, 8}, ""}, {{14, 18}, "4"}}), R"(-two

-four
+4
)");
  EXPECT_EQ(lineDiff(source, {{{8, 8}, "new\n"}}), "+new\n");
  EXPECT_EQ(lineDiff(source, {{{0, 1}, "O"}, {{2, 3}, "E"}}), "-one\n+OnE\n");
}

}  // namespace
}  // namespace ludo::variation
