// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/service/analysis.h"

namespace ludo::service {
namespace {

/// They have no line above them that holds anything.
TEST(EmptyLines, DoNotKeepMistakesBelowThemFromBeingTold) {
  for (const char* text :
       {"\nx\n```yaml\n", "\n\n```yaml\nitems:\n```\n", "\n```yaml\n", "\n\n\n", "\n```\n", "\n\n- a"}) {
    const auto analysis = analyse(std::make_shared<const SourceText>("a.md", text));
    ASSERT_TRUE(analysis) << text;
    EXPECT_FALSE(analysis->diagnostics.empty()) << text;
  }
}

}  // namespace
}  // namespace ludo::service
