// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/diagnostic.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/diagnostics/kinds.h"

namespace ludo::diagnostics {
namespace {

constexpr Kind note{"note", Severity::Info, "Note", "A remark."};

Diagnostic at(Span span, std::string message = "m") {
  Diagnostic diagnostic;
  diagnostic.kind = &kinds::UnquotedText;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
  return diagnostic;
}

Diagnostic fixing(std::vector<TextEdit> edits, bool certain = true) {
  Diagnostic diagnostic = at(edits.front().span);
  diagnostic.fix = Fix{"Mend it", std::move(edits), certain};
  return diagnostic;
}

TEST(Diagnostics, KnowErrors) {
  Diagnostic remark = at({0, 1});
  remark.kind = &note;
  EXPECT_FALSE(hasErrors({}));
  EXPECT_FALSE(hasErrors({remark}));
  EXPECT_TRUE(hasErrors({remark, at({0, 1})}));
}

TEST(Diagnostics, AreShortHoweverLongTheNamesInThemAre) {
  std::string name;
  while (name.size() < 100'000) name += "\xE4\xB8\xAD";
  Diagnostic told = fixing({{{0, 1}, name}});
  told.message = R"(The key ")" + name + R"(" is not known)";
  told.path = told.suggestion = told.fix->title = name;
  told.alternatives = {name, "short"};
  told.related = {{name, {}}};
  List list{told, at({0, 1}, std::string(limits::toldText, 'a'))};
  cutLongTexts(list);
  const Diagnostic& cut = list.front();
  EXPECT_TRUE(cut.message.starts_with("The key \"\xE4"));
  EXPECT_TRUE(cut.message.ends_with(R"(" is not known)"));
  for (const std::string& text : {cut.message, cut.path, cut.suggestion, cut.fix->title,
                                  cut.alternatives.front(), cut.related.front().message}) {
    EXPECT_LT(text.size(), limits::toldText + 10);
    for (std::size_t i = 0; i < text.size(); i += utf8Length(text, i))
      ASSERT_GT(utf8Length(text, i), 0U) << i;
  }
  EXPECT_EQ(cut.alternatives.back(), "short");
  EXPECT_EQ(cut.fix->edits.front().replacement, name);
  EXPECT_EQ(list.back().message, std::string(limits::toldText, 'a'));
}

TEST(Diagnostics, SortBySource) {
  List list{at({}, "nowhere"), at({5, 6}, "late"), at({1, 2}, "short"), at({1, 9}, "long"),
            at({1, 2}, "short too")};
  sortBySource(list);
  std::vector<std::string> order;
  for (const Diagnostic& diagnostic : list) order.push_back(diagnostic.message);
  EXPECT_EQ(order, (std::vector<std::string>{"long", "short", "short too", "late", "nowhere"}));
}

TEST(Edits, ReplaceInsertAndDelete) {
  EXPECT_EQ(applyEdits("one two", {}), "one two");
  EXPECT_EQ(applyEdits("one two", {{{0, 3}, "1"}, {{3, 3}, ","}, {{4, 7}, ""}}), "1, ");
  EXPECT_EQ(applyEdits("one", {{{3, 3}, " two"}, {{0, 0}, "zero "}}), "zero one two");
}

TEST(Edits, LeaveOutWhatDoesNotFit) {
  EXPECT_EQ(applyEdits("one two", {{{0, 5}, "x"}, {{2, 4}, "y"}}), "xwo");
  EXPECT_EQ(applyEdits("one", {{{2, 9}, "x"}, {{3, 1}, "y"}, {{}, "z"}}), "one");
}

TEST(CertainFixes, AreAppliedTogether) {
  SourceText source("a.md", "one two three");
  FixedText fixed = applyCertainFixes(source, {fixing({{{0, 3}, "1"}}), fixing({{{8, 13}, "3"}})});
  EXPECT_EQ(fixed.content, "1 two 3");
  EXPECT_EQ(fixed.applied.size(), 2U);
}

TEST(CertainFixes, LeaveOutUncertainAndBrokenOnes) {
  SourceText source("a.md", "one");
  FixedText fixed =
      applyCertainFixes(source, {fixing({{{0, 1}, "x"}}, false), fixing({{{0, 99}, "y"}}), at({0, 1})});
  EXPECT_EQ(fixed.content, "one");
  EXPECT_EQ(fixed.applied.size(), 0U);
}

TEST(CertainFixes, ApplyAWholeFixOrNone) {
  SourceText source("a.md", "one two three");
  FixedText fixed =
      applyCertainFixes(source, {fixing({{{4, 7}, "2"}}), fixing({{{0, 3}, "1"}, {{5, 6}, "x"}})});
  EXPECT_EQ(fixed.content, "one 2 three");
  EXPECT_EQ(fixed.applied.size(), 1U);
}

TEST(CertainFixes, LeaveTheSecondInsertionAtOnePlace) {
  SourceText source("a.md", "ab");
  FixedText fixed = applyCertainFixes(source, {fixing({{{1, 1}, "x"}}), fixing({{{1, 1}, "y"}})});
  EXPECT_EQ(fixed.content, "axb");
  EXPECT_EQ(fixed.applied.size(), 1U);
}

TEST(CertainFixes, NeighboursDoNotClash) {
  SourceText source("a.md", "abcd");
  FixedText fixed =
      applyCertainFixes(source, {fixing({{{0, 2}, "x"}}), fixing({{{2, 4}, "y"}}), fixing({{{4, 4}, "z"}})});
  EXPECT_EQ(fixed.content, "xyz");
  EXPECT_EQ(fixed.applied.size(), 3U);
}

TEST(CertainFixes, AreSoundForAnyEdits) {
  EXPECT_TRUE(rc::check([](const std::vector<std::tuple<std::uint8_t, std::uint8_t>>& spans) {
    SourceText source("a.md", std::string(300, '.'));
    List list;
    std::size_t removed = 0;
    for (auto [begin, length] : spans) {
      std::uint32_t end = std::min<std::uint32_t>(begin + length % 8U, 300);
      list.push_back(fixing({{{begin, end}, "#"}}));
    }
    FixedText fixed = applyCertainFixes(source, list);
    for (char c : fixed.content) removed += c == '.' ? 1 : 0;
    RC_ASSERT(fixed.content.size() == removed + fixed.applied.size());
  }));
}

}  // namespace
}  // namespace ludo::diagnostics
