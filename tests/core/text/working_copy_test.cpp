// SPDX-License-Identifier: Apache-2.0
#include "core/text/working_copy.h"

#include <gtest/gtest.h>

namespace ludo::text {
namespace {

constexpr std::string_view text = "0123456789";

TEST(WorkingCopy, KnowsWhereEachByteCameFrom) {
  const WorkingCopy copy(text, {2, 9}, {{{7, 8}, "xyz"}, {{4, 4}, "--"}});
  EXPECT_EQ(copy.content(), "23--456xyz8");
  EXPECT_EQ(copy.origin(1), 3U);
  // What an edit brought in comes from where the edit begins.
  EXPECT_EQ(copy.origin(3), 4U);
  EXPECT_EQ(copy.origin(4), 4U);
  EXPECT_EQ(copy.origin(9), 7U);
  EXPECT_EQ(copy.origin(10), 8U);
}

TEST(WorkingCopy, LeavesOutEditsThatOverlapOrLieOutside) {
  EXPECT_EQ(WorkingCopy(text, {0, 10}, {{{3, 6}, "b"}, {{2, 4}, "a"}}).content(), "01a456789");
  EXPECT_EQ(WorkingCopy(text, {0, 10}, {{{2, 4}, "narrow"}, {{2, 6}, "wide"}}).content(), "01wide6789");
  EXPECT_EQ(WorkingCopy(text, {2, 5}, {{{0, 1}, "a"}, {{4, 7}, "b"}}).content(), "234");
}

TEST(WorkingCopy, MasksBytesThatNoYamlMayHold) {
  constexpr std::string_view strange = "a\x01\xFF\tb\rc\r\n";
  EXPECT_EQ(WorkingCopy(strange, {0, 9}, {}).content(), "a ?\tb c\r\n");
}

}  // namespace
}  // namespace ludo::text
