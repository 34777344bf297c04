// SPDX-License-Identifier: Apache-2.0
#include "core/text/merge_marks.h"

#include <gtest/gtest.h>

#include "core/diagnostics/kinds.h"
#include "core/text/markdown.h"

namespace ludo::text {
namespace {

diagnostics::List toldOf(const std::string& content) {
  diagnostics::List told;
  readMarkdown(std::make_shared<const SourceText>("game.md", content), told);
  return told;
}

std::size_t mergesIn(const diagnostics::List& told) {
  return static_cast<std::size_t>(
      std::ranges::count(told, &diagnostics::kinds::MergeMark, &diagnostics::Diagnostic::kind));
}

TEST(MergeMarks, AreFoundWithTheirLines) {
  const SourceText source("game.md", R"(a
<<<<<<< HEAD
b
||||||| base
c
=======
d
>>>>>>> other
e
)");
  const std::vector<MergeConflict> conflicts = mergeConflicts(source);
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].begins, 2U);
  EXPECT_EQ(conflicts[0].base, 4U);
  EXPECT_EQ(conflicts[0].turns, 6U);
  EXPECT_EQ(conflicts[0].ends, 8U);
}

TEST(MergeMarks, OfWhichSomeAreGoneAreFoundToo) {
  EXPECT_EQ(mergeConflicts(SourceText("game.md", R"(a
=======
b
>>>>>>> other
)"))[0]
                .turns,
            2U);
  EXPECT_EQ(mergeConflicts(SourceText("game.md", "<<<<<<< HEAD\na\n"))[0].last(), 1U);
}

TEST(MergeMarks, AreNoHeadingsAndNoQuotations) {
  EXPECT_TRUE(mergeConflicts(SourceText("game.md", R"(A title
=======
> said
<<<<<<<<
)"))
                  .empty());
  // Six signs, or signs behind something else, are none.
  EXPECT_TRUE(mergeConflicts(SourceText("game.md", R"(<<<<<< HEAD
 <<<<<<< HEAD
>>>>>>>>
)"))
                  .empty());
}

TEST(MergeMarks, AreToldInProseAndBetweenBlocks) {
  const std::string block = R"(```yaml
section: "constants"
A: 1
```
)";
  EXPECT_EQ(mergesIn(toldOf(R"(<<<<<<< HEAD
one
=======
two
>>>>>>> other
)" + block)),
            1U);
  EXPECT_EQ(mergesIn(toldOf("<<<<<<< HEAD\n" + block + "=======\n" + block + ">>>>>>> other\n")), 1U);
}

TEST(MergeMarks, AreToldOnceInABlock) {
  const diagnostics::List told = toldOf(R"(```yaml
section: "constants"
<<<<<<< HEAD
A: 1
=======
A: 2
>>>>>>> other
```
)");
  EXPECT_EQ(mergesIn(told), 1U);
  EXPECT_EQ(told.front().kind, &diagnostics::kinds::MergeMark);
  // Beside them, what both versions define is told, and nothing of the marks as lines of YAML.
  EXPECT_LE(told.size(), 2U);
}

}  // namespace
}  // namespace ludo::text
