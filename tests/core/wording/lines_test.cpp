// SPDX-License-Identifier: Apache-2.0
#include "core/wording/lines.h"

#include <gtest/gtest.h>

namespace ludo::mend {
namespace {

TEST(Lines, OutsideOfATextAreEmpty) {
  const SourceText source("a.md", "\n\nthree\n");
  EXPECT_EQ(previousFull(source, 3), 0U);
  EXPECT_TRUE(lineAt(source, 0).isEmpty());
  EXPECT_EQ(lineAt(source, 0).begin, 0U);
  EXPECT_TRUE(lineAt(source, 9).isEmpty());
  EXPECT_EQ(lineAt(source, 3).text, "three");
}

}  // namespace
}  // namespace ludo::mend
