// SPDX-License-Identifier: Apache-2.0
#include "core/wording/line_repairs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/wording/line_shape.h"

namespace ludo::mend {
namespace {

using ::testing::Contains;
using ::testing::Not;

TEST(LineShape, IsThatOfKeysValuesAndItems) {
  for (const char* line :
       {R"(key: "text")", R"(  - id: "a")", "- - 1", "key:", R"(key: { a: 1, b: [true, "x"] })", R"("alone")",
        "  # all comment", "key: {} # comment", "$name: -5"})
    EXPECT_TRUE(hasLineShape(line)) << line;
  for (const char* line :
       {R"(key "text")", "key: text", R"(key: "text)", "key = 1", "key: { a: 1", "key: { a 1 }", "key: [1 2]",
        "key: { 1, 2 }", "key: 01", "key: 1 2", R"("key": 1)", "key: { a: 1,}"})
    EXPECT_FALSE(hasLineShape(line)) << line;
}

TEST(LineShape, OfARowIsThatOfEntriesWithCommas) {
  for (const char* line : {R"(  "a", "b",)", R"(  "a", "b")", "  a: 1, b: 2 },", "]", "  ], c: 3 }"})
    EXPECT_TRUE(hasRowShape(line)) << line;
  for (const char* line : {R"(  "a" "b",)", R"(  'a", "b")", "  a = 1,"})
    EXPECT_FALSE(hasRowShape(line)) << line;
}

std::vector<std::string> textsOf(const std::string& line) {
  std::vector<std::string> texts;
  for (const LineRepair& repair : lineRepairs(line)) texts.push_back(repair.text);
  return texts;
}

TEST(LineRepairs, MendOneSlip) {
  const std::pair<const char*, const char*> slips[] = {
      {R"(phase: main")", R"(phase: "main")"},
      {R"(phase: "main')", R"(phase: "main")"},
      {R"(phase: ""main"")", R"(phase: "main")"},
      {R"(phase = "main")", R"(phase: "main")"},
      {R"(phase="main")", R"(phase: "main")"},
      {R"(phase => "main")", R"(phase: "main")"},
      {"effects =", "effects:"},
      {R"(* id: "a")", R"(- id: "a")"},
      {R"(12) id: "a")", R"(- id: "a")"},
      {"\xE2\x80\x93 id: \"a\"", R"(- id: "a")"},
      {R"(at: id: "a" })", R"(at: { id: "a" })"},
      {R"(at: { id: "a")", R"(at: { id: "a" })"},
      {R"(at: (id: "a"))", R"(at: {id: "a"})"},
      {R"(at: [ id: "a" ])", R"(at: { id: "a" })"},
      {R"(at: { id: "a"; b: 1 })", R"(at: { id: "a", b: 1 })"},
      {R"(at: { id: "a" b: 1 })", R"(at: { id: "a", b: 1 })"},
      {R"(at: "a", "b")", R"(at: ["a", "b"])"},
      {R"(at: { "id": "a" })", R"(at: { id: "a" })"},
  };
  for (const auto& [written, meant] : slips) EXPECT_THAT(textsOf(written), Contains(meant)) << written;
}

TEST(LineRepairs, HaveTheFormOfALineAndDifferFromIt) {
  for (const char* line : {R"(at: { id: "a" b: 1 }})", "key: two words", "- - -", "a = { b = [1; 2] }"}) {
    for (const LineRepair& repair : lineRepairs(line)) {
      EXPECT_TRUE(hasLineShape(repair.text)) << repair.text;
      EXPECT_NE(repair.text, line);
      EXPECT_FALSE(repair.title.empty());
      EXPECT_FALSE(repair.message.empty());
    }
  }
}

TEST(LineRepairs, LeaveTheDigitsOfANumberTogether) {
  EXPECT_THAT(textsOf("count: 1.0"), ::testing::Not(Contains("count: 10")));
}

TEST(LineRepairs, TakeOutWhatStandsRoundAKey) {
  EXPECT_THAT(textsOf(R"(    -> label: "a")"), Contains(R"(    label: "a")"));
  EXPECT_THAT(textsOf(R"(12     label: "a")"), Contains(R"(    label: "a")"));
  EXPECT_THAT(textsOf(R"(+    label: "a")"), Contains(R"(    label: "a")"));
  EXPECT_THAT(textsOf(R"(  **label**: "a")"), Contains(R"(  label: "a")"));
  EXPECT_THAT(textsOf(R"(  [label]: "a")"), Contains(R"(  label: "a")"));
  EXPECT_THAT(textsOf(R"(  label: label: "a")"), Contains(R"(  label: "a")"));
}

TEST(LineRepairs, PutQuotesIntoTheirPlace) {
  EXPECT_THAT(textsOf(R"(- { is: "own," zone: "a" })"), Contains(R"(- { is: "own", zone: "a" })"));
  EXPECT_THAT(textsOf(R"(- { id": a" })"), Contains(R"(- { id: "a" })"));
  EXPECT_THAT(textsOf(R"(- { id: "a }")"), Contains(R"(- { id: "a" })"));
  EXPECT_THAT(textsOf(R"("name:" "a")"), Contains(R"(name: "a")"));
  EXPECT_THAT(textsOf(R"(name: f"a")"), Contains(R"(name: "a")"));
  EXPECT_THAT(textsOf(R"(name: ("a"))"), Contains(R"(name: "a")"));
  EXPECT_THAT(textsOf(R"(- { id: "a", zone: "b)"), Contains(R"(- { id: "a", zone: "b" })"));
}

TEST(LineRepairs, PutNoBlankAtTheEndsOfATextWhereTheyNeedNot) {
  const auto costOf = [](const std::vector<LineRepair>& repairs, std::string_view text) {
    const auto found = std::ranges::find(repairs, text, &LineRepair::text);
    return found != repairs.end() ? found->cost : 99;
  };
  const std::vector<LineRepair> ending = lineRepairs(R"(- { id: "a })", false);
  EXPECT_LT(costOf(ending, R"(- { id: "a" })"), costOf(ending, R"(- { id: "a "})"));
  const std::vector<LineRepair> beginning = lineRepairs(R"(- { id: a" })", false);
  EXPECT_LT(costOf(beginning, R"(- { id: "a" })"), costOf(beginning, R"(- { id:" a" })"));
  EXPECT_THAT(textsOf(R"(id": a")"), Contains(R"(id: "a")"));
  EXPECT_THAT(textsOf(R"(id": a")"), Not(Contains(R"(id: ": a")")));
}

TEST(LineRepairs, ChangeOneSlipInAllItsPlaces) {
  EXPECT_THAT(textsOf(R"(with: { A = "a", B = 3 })"), Contains(R"(with: { A: "a", B: 3 })"));
  EXPECT_THAT(textsOf(R"(in: ["a"; "b"; "c"])"), Contains(R"(in: ["a", "b", "c"])"));
  EXPECT_THAT(textsOf(R"(in: ["a" and "b"])"), Contains(R"(in: ["a", "b"])"));
  EXPECT_THAT(textsOf(R"(- { type: type: "a" })"), Contains(R"(- { type: "a" })"));
  EXPECT_THAT(textsOf(R"(zone: "a:" + "$b")"), Contains(R"(zone: "a:$b")"));
  EXPECT_THAT(textsOf(R"(- | "a" | 3 |)"), Contains(R"(- ["a", 3])"));
  EXPECT_THAT(textsOf(R"(- { delta: -"$n" })"), Contains(R"(- { delta: { op: "neg", value: "$n" } })"));
}

TEST(LineRepairs, NeverDropWhatDenies) {
  for (const std::string& text : textsOf(R"(- { delta: -"$n" })")) EXPECT_NE(text, R"(- { delta: "$n" })");
  for (const std::string& text : textsOf("- { exact: !false, length: 3 }"))
    EXPECT_NE(text, "- { exact: false, length: 3 }");
}

}  // namespace
}  // namespace ludo::mend
