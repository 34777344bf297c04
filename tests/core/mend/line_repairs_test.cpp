// SPDX-License-Identifier: Apache-2.0
#include "core/mend/line_repairs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/mend/line_shape.h"

namespace ludo::mend {
namespace {

using ::testing::Contains;

TEST(LineShape, IsThatOfKeysValuesAndItems) {
  for (const char* line :
       {"key: \"text\"", "  - id: \"a\"", "- - 1", "key:", "key: { a: 1, b: [true, \"x\"] }", "\"alone\"",
        "  # all comment", "key: {} # comment", "$name: -5"})
    EXPECT_TRUE(hasLineShape(line)) << line;
  for (const char* line :
       {"key \"text\"", "key: text", "key: \"text", "key = 1", "key: { a: 1", "key: { a 1 }", "key: [1 2]",
        "key: { 1, 2 }", "key: 01", "key: 1 2", "\"key\": 1", "key: { a: 1,}"})
    EXPECT_FALSE(hasLineShape(line)) << line;
}

TEST(LineShape, OfARowIsThatOfEntriesWithCommas) {
  for (const char* line : {"  \"a\", \"b\",", "  \"a\", \"b\"", "  a: 1, b: 2 },", "]", "  ], c: 3 }"})
    EXPECT_TRUE(hasRowShape(line)) << line;
  for (const char* line : {"  \"a\" \"b\",", "  'a\", \"b\"", "  a = 1,"})
    EXPECT_FALSE(hasRowShape(line)) << line;
}

std::vector<std::string> textsOf(const std::string& line) {
  std::vector<std::string> texts;
  for (const LineRepair& repair : lineRepairs(line)) texts.push_back(repair.text);
  return texts;
}

TEST(LineRepairs, MendOneSlip) {
  const std::pair<const char*, const char*> slips[] = {
      {"phase: main\"", "phase: \"main\""},
      {"phase: \"main'", "phase: \"main\""},
      {"phase: \"\"main\"\"", "phase: \"main\""},
      {"phase = \"main\"", "phase: \"main\""},
      {"phase=\"main\"", "phase: \"main\""},
      {"phase => \"main\"", "phase: \"main\""},
      {"effects =", "effects:"},
      {"* id: \"a\"", "- id: \"a\""},
      {"12) id: \"a\"", "- id: \"a\""},
      {"\xE2\x80\x93 id: \"a\"", "- id: \"a\""},
      {"at: id: \"a\" }", "at: { id: \"a\" }"},
      {"at: { id: \"a\"", "at: { id: \"a\" }"},
      {"at: (id: \"a\")", "at: {id: \"a\"}"},
      {"at: [ id: \"a\" ]", "at: { id: \"a\" }"},
      {"at: { id: \"a\"; b: 1 }", "at: { id: \"a\", b: 1 }"},
      {"at: { id: \"a\" b: 1 }", "at: { id: \"a\", b: 1 }"},
      {"at: \"a\", \"b\"", "at: [\"a\", \"b\"]"},
      {"at: { \"id\": \"a\" }", "at: { id: \"a\" }"},
  };
  for (const auto& [written, meant] : slips) EXPECT_THAT(textsOf(written), Contains(meant)) << written;
}

TEST(LineRepairs, HaveTheFormOfALineAndDifferFromIt) {
  for (const char* line : {"at: { id: \"a\" b: 1 }}", "key: two words", "- - -", "a = { b = [1; 2] }"}) {
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
  EXPECT_THAT(textsOf("    -> label: \"a\""), Contains("    label: \"a\""));
  EXPECT_THAT(textsOf("12     label: \"a\""), Contains("    label: \"a\""));
  EXPECT_THAT(textsOf("+    label: \"a\""), Contains("    label: \"a\""));
  EXPECT_THAT(textsOf("  **label**: \"a\""), Contains("  label: \"a\""));
  EXPECT_THAT(textsOf("  [label]: \"a\""), Contains("  label: \"a\""));
  EXPECT_THAT(textsOf("  label: label: \"a\""), Contains("  label: \"a\""));
}

TEST(LineRepairs, PutQuotesIntoTheirPlace) {
  EXPECT_THAT(textsOf("- { is: \"own,\" zone: \"a\" }"), Contains("- { is: \"own\", zone: \"a\" }"));
  EXPECT_THAT(textsOf("- { id\": a\" }"), Contains("- { id: \"a\" }"));
  EXPECT_THAT(textsOf("- { id: \"a }\""), Contains("- { id: \"a\" }"));
  EXPECT_THAT(textsOf("\"name:\" \"a\""), Contains("name: \"a\""));
  EXPECT_THAT(textsOf("name: f\"a\""), Contains("name: \"a\""));
  EXPECT_THAT(textsOf("name: (\"a\")"), Contains("name: \"a\""));
  EXPECT_THAT(textsOf("- { id: \"a\", zone: \"b"), Contains("- { id: \"a\", zone: \"b\" }"));
}

TEST(LineRepairs, ChangeOneSlipInAllItsPlaces) {
  EXPECT_THAT(textsOf("with: { A = \"a\", B = 3 }"), Contains("with: { A: \"a\", B: 3 }"));
  EXPECT_THAT(textsOf("in: [\"a\"; \"b\"; \"c\"]"), Contains("in: [\"a\", \"b\", \"c\"]"));
  EXPECT_THAT(textsOf("in: [\"a\" and \"b\"]"), Contains("in: [\"a\", \"b\"]"));
  EXPECT_THAT(textsOf("- { type: type: \"a\" }"), Contains("- { type: \"a\" }"));
  EXPECT_THAT(textsOf("zone: \"a:\" + \"$b\""), Contains("zone: \"a:$b\""));
  EXPECT_THAT(textsOf("- | \"a\" | 3 |"), Contains("- [\"a\", 3]"));
  EXPECT_THAT(textsOf("- { delta: -\"$n\" }"), Contains("- { delta: { op: \"neg\", value: \"$n\" } }"));
}

TEST(LineRepairs, NeverDropWhatDenies) {
  for (const std::string& text : textsOf("- { delta: -\"$n\" }")) EXPECT_NE(text, "- { delta: \"$n\" }");
  for (const std::string& text : textsOf("- { exact: !false, length: 3 }"))
    EXPECT_NE(text, "- { exact: false, length: 3 }");
}

}  // namespace
}  // namespace ludo::mend
