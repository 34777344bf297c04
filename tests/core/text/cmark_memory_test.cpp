// SPDX-License-Identifier: Apache-2.0
#include "core/text/cmark_memory.h"

#include <gtest/gtest.h>

#include <string>

namespace ludo::text {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 20U;
constexpr const char* document = R"(# Title

Some *text* with [a link](x).

```yaml
a: 1
```
)";

int nodesOf(CmarkMemory& memory, cmark_node* root) {
  cmark_iter* iterator = memory.iterate(root);
  int nodes = 0;
  while (iterator != nullptr && cmark_iter_next(iterator) != CMARK_EVENT_DONE) ++nodes;
  return nodes;
}

TEST(CmarkMemory, ReadsADocument) {
  CmarkMemory memory(plenty);
  cmark_node* root = memory.parse(document, CMARK_OPT_DEFAULT);
  ASSERT_NE(root, nullptr);
  EXPECT_GE(nodesOf(memory, root), 12);
}

TEST(CmarkMemory, GivesUpAtItsLimitWhereverThatIs) {
  bool isRead = false;
  for (std::size_t limit = 0; limit < plenty && !isRead; limit += 97) {
    CmarkMemory memory(limit);
    isRead = memory.parse(document, CMARK_OPT_DEFAULT) != nullptr;
    EXPECT_FALSE(isRead && limit < 1'000);
  }
  EXPECT_TRUE(isRead);
}

TEST(CmarkMemory, CanBeUsedAgainAfterwards) {
  CmarkMemory memory(std::size_t{1} << 15U);
  EXPECT_EQ(memory.parse(std::string(100'000, '['), CMARK_OPT_DEFAULT), nullptr);
  EXPECT_NE(memory.parse(document, CMARK_OPT_DEFAULT), nullptr);
}

TEST(CmarkMemory, IsOneOfMany) {
  CmarkMemory outer(plenty);
  cmark_node* root = outer.parse(document, CMARK_OPT_DEFAULT);
  const int nodes = nodesOf(outer, root);
  CmarkMemory inner(1'000);
  EXPECT_EQ(inner.parse(document, CMARK_OPT_DEFAULT), nullptr);
  EXPECT_EQ(nodesOf(outer, root), nodes);
}

}  // namespace
}  // namespace ludo::text
