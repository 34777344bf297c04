// SPDX-License-Identifier: Apache-2.0
#include "core/text/block_cache.h"

#include <gtest/gtest.h>

#include "core/diagnostics/render.h"

namespace ludo::text {
namespace {

const std::string first = R"(```yaml
section: "zones"
items:
  - { id: "deck", owner: "none" }
```
)";
const std::string second = R"(```yaml
section: "setup"
hands: [5, { a: true }]
```
)";
const std::string wrong = R"(```yaml
section: "setup"
hands: [5,
```
)";

SourcePtr sourceOf(std::string content) {
  return std::make_shared<const SourceText>("game.md", std::move(content));
}

void expectSamePlaces(const DataNode& a, const DataNode& b) {
  EXPECT_EQ(a.span, b.span);
  ASSERT_EQ(a.items.size(), b.items.size());
  ASSERT_EQ(a.entries.size(), b.entries.size());
  for (std::size_t i = 0; i < a.items.size(); ++i) expectSamePlaces(a.items[i], b.items[i]);
  for (std::size_t i = 0; i < a.entries.size(); ++i) {
    EXPECT_EQ(a.entries[i].keySpan, b.entries[i].keySpan);
    expectSamePlaces(a.entries[i].value, b.entries[i].value);
  }
}

TEST(BlockCache, GivesWhatReadingGivesWhereverBlocksStand) {
  BlockCache cache;
  for (const std::string& content :
       {first + second, "# Moved\n\n" + second + first, first + wrong + second, wrong}) {
    const SourcePtr source = sourceOf(content);
    diagnostics::List told;
    diagnostics::List toldAnew;
    const MarkdownDocument cached = readMarkdown(source, told, cache);
    const MarkdownDocument read = readMarkdown(source, toldAnew);
    EXPECT_EQ(diagnostics::renderText(told, source.get()), diagnostics::renderText(toldAnew, source.get()));
    ASSERT_EQ(cached.blocks.size(), read.blocks.size());
    for (std::size_t i = 0; i < read.blocks.size(); ++i) {
      EXPECT_TRUE(sameContent(cached.blocks[i].root, read.blocks[i].root));
      expectSamePlaces(cached.blocks[i].root, read.blocks[i].root);
    }
  }
}

TEST(BlockCache, ReadsWhatItKnowsNoMore) {
  BlockCache cache;
  diagnostics::List told;
  readMarkdown(sourceOf(first + second), told, cache);
  const std::int64_t bytes = cache.bytesRead();
  EXPECT_GT(bytes, 0);
  readMarkdown(sourceOf(second + "\n" + first), told, cache);
  EXPECT_EQ(cache.bytesRead(), bytes);
  // What had a mistake is read again, so that it is told again.
  readMarkdown(sourceOf(wrong), told, cache);
  const std::size_t once = told.size();
  readMarkdown(sourceOf(wrong), told, cache);
  EXPECT_EQ(told.size(), 2 * once);
}

}  // namespace
}  // namespace ludo::text
