// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/long_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::diagnostics {
namespace {

/// So many warnings, and then so many errors.
List told(std::size_t warnings, std::size_t errors) {
  List list;
  for (std::size_t i = 0; i < warnings; ++i)
    report(list, kinds::UnusedDefinition, {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i + 1)},
           {}, "warning");
  for (std::size_t i = 0; i < errors; ++i) report(list, kinds::UnknownName, {}, {}, "error");
  return list;
}

std::size_t countOf(const List& list, const Kind& kind) {
  return static_cast<std::size_t>(
      std::ranges::count_if(list, [&](const Diagnostic& each) { return each.kind == &kind; }));
}

TEST(LongLists, StayWholeUpToTheLimit) {
  List list = told(limits::toldMistakes - 1, 1);
  cutLongList(list);
  EXPECT_EQ(list.size(), limits::toldMistakes);
  EXPECT_EQ(countOf(list, kinds::MoreMistakes), 0U);
}

TEST(LongLists, KeepErrorsAndTellHowManyMoreThereAre) {
  List list = told(limits::toldMistakes + 5, 3);
  cutLongList(list);
  EXPECT_EQ(countOf(list, kinds::UnknownName), 3U);
  EXPECT_EQ(countOf(list, kinds::UnusedDefinition), limits::toldMistakes - 3);
  EXPECT_EQ(list.back().kind, &kinds::MoreMistakes);
  EXPECT_TRUE(list.back().message.starts_with("There are 8 more")) << list.back().message;
  EXPECT_EQ(list.front().span.begin, 0U);
}

TEST(LongLists, OfErrorsAreCutToo) {
  List list = told(10, limits::toldMistakes + 1);
  cutLongList(list);
  EXPECT_EQ(countOf(list, kinds::UnknownName), limits::toldMistakes);
  EXPECT_EQ(countOf(list, kinds::UnusedDefinition), 0U);
}

}  // namespace
}  // namespace ludo::diagnostics
