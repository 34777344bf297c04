// SPDX-License-Identifier: Apache-2.0
// What cmark is given is bounded, and the worst of what it is given takes the memory that limits.h states.
#include <cmark.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/text/markdown.h"
#include "core/text/markup_limits.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

std::string repeat(std::size_t times, const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

/// The one mistake that is told before the text is read; null when it may be read.
const diagnostics::Kind* refusal(const std::string& text) {
  diagnostics::List list;
  const SourceText source("text.md", text);
  if (checkMarkup(source, list)) return list.empty() ? nullptr : list.front().kind;
  EXPECT_EQ(list.size(), 1U);
  EXPECT_TRUE(list.front().span.known());
  EXPECT_FALSE(list.front().suggestion.empty());
  return list.front().kind;
}

TEST(MarkupLimits, LeaveOrdinaryTextsAlone) {
  EXPECT_EQ(refusal(R"(# Title

- a
  - b [c](d)

> quoted *words*
)"),
            nullptr);
  EXPECT_EQ(refusal(repeat(200'000, "C: 1\n")), nullptr);
  EXPECT_EQ(refusal(repeat(100'000, "  - { id: \"a_b\", zones: [\"c\"] }\n")), nullptr);
  EXPECT_EQ(refusal(repeat(100, "- ") + "a\n"), nullptr);
  EXPECT_EQ(refusal(std::string(1'000'000, '-') + "\n" + std::string(1'000'000, 'a')), nullptr);
}

TEST(MarkupLimits, RefuseMoreMarksThanThereIsMemoryFor) {
  for (const char* mark : {"[", "*a_ ", "![", "<", "&", "`a ", "\\*", "a\n", "- a\n", "[a](b) "})
    EXPECT_EQ(refusal(repeat(3'000'000, mark)), &kinds::TooLarge) << mark;
}

TEST(MarkupLimits, RefuseDeepListsAndQuotations) {
  EXPECT_EQ(refusal(repeat(1'000, "- ") + "a\n"), &kinds::TooDeep);
  EXPECT_EQ(refusal(repeat(1'000, ">") + "a\n"), &kinds::TooDeep);
  EXPECT_EQ(refusal(repeat(1'000, "1. ") + "a\n"), &kinds::TooDeep);
  EXPECT_EQ(refusal(std::string(1'000, ' ') + "- a\n"), &kinds::TooDeep);
}

TEST(MarkupLimits, RefuseWhatCostsCmarkTheSquareOfItsLength) {
  EXPECT_EQ(refusal(repeat(50'000, "![[]()")), &kinds::TooDeep);
  EXPECT_EQ(refusal(repeat(200, "- ") + "a\n" + repeat(200'000, "\n")), &kinds::TooDeep);
  EXPECT_EQ(refusal(repeat(200, "- ") + "a\nlazy\n" + repeat(200'000, "\n")), &kinds::TooDeep);
  EXPECT_EQ(refusal(repeat(200, "- ") + R"(a

back
)" + repeat(200'000, "\n")),
            nullptr);
}

std::size_t taken = 0;

void* takeZeroed(std::size_t count, std::size_t size) {
  taken += count * size;
  return std::calloc(count, size);  // NOLINT(cppcoreguidelines-no-malloc)
}
void* takeAgain(void* memory, std::size_t size) {
  taken += size;
  return std::realloc(memory, size);  // NOLINT(cppcoreguidelines-no-malloc)
}
void giveBack(void* memory) {
  std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc)
}

// All that is taken counts, given back or not: an upper bound.
TEST(MarkupLimits, KeepCmarkBelowItsMemory) {
  cmark_mem counting{takeZeroed, takeAgain, giveBack};
  for (const char* pattern : {"[",        "*a_ ",  "![",    "[]",       "[](", "<",       "<!--",
                              "&",        "`a ",   "a\n",   "- a\n",    "#\n", "> - a\n", "-\t1) >a\n",
                              "[a]: b\n", "a  \n", "~~~\n", "a\n===\n", "*a*", "[a](b)"}) {
    // The longest repetition that is let through.
    std::size_t times = 0;
    for (std::size_t step = std::size_t{1} << 22; step > 0; step /= 2) {
      if (refusal(repeat(times + step, pattern)) == nullptr && (times + step) * 2 < limits::textBytes)
        times += step;
    }
    const std::string text = repeat(times, pattern);
    taken = 0;
    cmark_parser* parser =
        cmark_parser_new_with_mem(CMARK_OPT_SOURCEPOS | CMARK_OPT_VALIDATE_UTF8, &counting);
    cmark_parser_feed(parser, text.data(), text.size());
    cmark_node* root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    EXPECT_LT(taken, std::size_t{350} << 20) << pattern << ", " << times << " times";
    cmark_node_free(root);
  }
}

}  // namespace
}  // namespace ludo::text
