// SPDX-License-Identifier: Apache-2.0
#include "core/text/json_data.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "tests_data.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

struct Reading {
  SourceText source;
  diagnostics::List list;
  DataNode data;

  explicit Reading(const std::string& content, int depth = 256) : source("test.json", content) {
    data = readJson(source, list, depth);
  }
  std::string_view at(Span span) const { return source.view(span); }
};

TEST(Json, ReadsEveryKindWithItsPlace) {
  Reading reading(R"( { "a" : [1, -23 , true], "b":"x\"\u00e4y", "c":{}, "d": null } )");
  ASSERT_TRUE(reading.list.empty());
  const DataNode& root = reading.data;
  EXPECT_EQ(root.span, (Span{1, 63}));
  ASSERT_EQ(root.entries.size(), 4U);
  EXPECT_EQ(reading.at(root.entries[0].keySpan), "\"a\"");
  EXPECT_EQ(reading.at(root.entries[0].value.span), "[1, -23 , true]");
  EXPECT_EQ(reading.at(root.entries[0].value.items[1].span), "-23");
  EXPECT_EQ(reading.at(root.entries[0].value.items[2].span), "true");
  EXPECT_EQ(reading.at(root.entries[1].value.span), R"("x\"\u00e4y")");
  EXPECT_EQ(root.entries[1].value.text, "x\"\xC3\xA4y");
  EXPECT_EQ(reading.at(root.entries[2].value.span), "{}");
  EXPECT_EQ(reading.at(root.entries[3].value.span), "null");
}

TEST(Json, ReadsAScalarAlone) {
  EXPECT_EQ(Reading("-9223372036854775808").data.integer, INT64_MIN);
  EXPECT_EQ(Reading("9223372036854775807").data.integer, INT64_MAX);
  EXPECT_EQ(Reading("\xEF\xBB\xBF false").data.span, (Span{4, 9}));
}

TEST(Json, RefusesNumbersThatAreNoIntegers) {
  Reading reading("[1, 1.5, 2e3, 9223372036854775808, -9223372036854775809, 99999999999999999999]");
  ASSERT_EQ(reading.list.size(), 5U);
  EXPECT_EQ(reading.list[0].kind, &kinds::DisguisedNumber);
  EXPECT_EQ(reading.at(reading.list[0].span), "1.5");
  EXPECT_EQ(reading.list[1].kind, &kinds::DisguisedNumber);
  EXPECT_EQ(reading.list[2].kind, &kinds::NumberTooLarge);
  EXPECT_EQ(reading.at(reading.list[2].span), "9223372036854775808");
  EXPECT_EQ(reading.list[3].kind, &kinds::NumberTooLarge);
  EXPECT_EQ(reading.list[4].kind, &kinds::NumberTooLarge);
  EXPECT_TRUE(reading.data.damaged);
  EXPECT_EQ(reading.data.kind, DataKind::Null);
}

TEST(Json, RefusesDuplicateKeys) {
  Reading reading(R"({"a": 1, "b": {"a": 2}, "a": 3})");
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::DuplicateKey);
  EXPECT_EQ(reading.list[0].span, (Span{24, 27}));
  ASSERT_EQ(reading.list[0].related.size(), 1U);
  EXPECT_EQ(reading.list[0].related[0].span, (Span{1, 4}));
}

TEST(Json, TellsWhereTheSyntaxBreaks) {
  Reading reading(R"({"a": [1, 2,]})");
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::InvalidJson);
  EXPECT_EQ(reading.at(reading.list[0].span), "]");
  EXPECT_EQ(reading.list[0].message.find("json.exception"), std::string::npos) << reading.list[0].message;
  for (const char* broken :
       {"", "{", "[1", "\"x", R"({"a" 1})", "nul", "[1] 2", "\"\xFF\"", "{1: 2}", "'a'", "[1e999]"}) {
    Reading other(broken);
    ASSERT_EQ(other.list.size(), 1U) << broken;
    EXPECT_EQ(other.list[0].kind, &kinds::InvalidJson) << broken;
    EXPECT_EQ(other.list[0].message.find("json.exception"), std::string::npos) << other.list[0].message;
    EXPECT_TRUE(other.data.damaged) << broken;
  }
}

TEST(Json, LimitsDepth) {
  EXPECT_TRUE(Reading("[[[1]]]", 3).list.empty());
  Reading reading("[[[[1]]]]", 3);
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::TooDeep);
  EXPECT_EQ(reading.list[0].span, (Span{3, 4}));
  EXPECT_EQ(Reading(std::string(1'000'000, '[')).list.size(), 1U);
}

TEST(Json, LimitsTheNumberOfValues) {
  const auto listOf = [](std::size_t items) {
    std::string content = "[1";
    for (std::size_t i = 1; i < items; ++i) content += ",1";
    return content + "]";
  };
  // The list is a value too.
  EXPECT_TRUE(Reading(listOf(limits::jsonValues - 1)).list.empty());
  Reading reading(listOf(limits::jsonValues));
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::TooLarge);
  EXPECT_TRUE(reading.data.damaged);
}

TEST(Json, LimitsTheLengthOfATextOrNumber) {
  const std::string whole(limits::jsonTokenBytes - 1, 'x');
  EXPECT_TRUE(Reading(R"({"a": [")" + whole + "\", \"" + whole + "\"]}").list.empty());
  for (const std::string& longer :
       {'"' + whole + "xx\"", '"' + whole + "\\\"\"", std::string(limits::jsonTokenBytes + 2, '1')}) {
    Reading reading(R"({"a": )" + longer + "}");
    ASSERT_EQ(reading.list.size(), 1U);
    EXPECT_EQ(reading.list[0].kind, &kinds::TooLarge);
    EXPECT_LE(reading.list[0].span.begin, 6U);
    EXPECT_TRUE(reading.data.damaged);
  }
}

TEST(Json, KeepsWhatIsWanted) {
  const SourceText source("test.json", R"({"a": {"b": [1]}, "items": [{"c": [2]}, 3], "d": [4]})");
  for (const bool isRestKept : {true, false}) {
    diagnostics::List told;
    std::string items;
    const JsonItems taken{"items", [&](const DataNode& item) { items += writeJsonLine(item) + ";"; },
                          isRestKept};
    const DataNode rest = readJson(source, told, 256, &taken);
    EXPECT_TRUE(told.empty());
    EXPECT_EQ(items, R"({"c":[2]};3;)");
    EXPECT_EQ(rest.entries.size(), isRestKept ? 3U : 0U);
  }
}

TEST(Json, CutsTheListOfMistakes) {
  std::string content = "[1.5";
  for (int i = 0; i < 500; ++i) content += ", 1.5";
  EXPECT_EQ(Reading(content + "]").list.size(), 100U);
}

TEST(Json, WritesIndentedAndOnOneLine) {
  Reading reading(R"({"b":[1,{"a":true}],"a":[],"c":{},"d":"\n\u0001"})");
  EXPECT_EQ(writeJsonLine(reading.data), R"({"b":[1,{"a":true}],"a":[],"c":{},"d":"\n\u0001"})");
  EXPECT_EQ(writeJson(reading.data),
            R"({
  "b": [
    1,
    {
      "a": true
    }
  ],
  "a": [],
  "c": {},
  "d": "\n\u0001"
}
)");
}

TEST(Json, ReadsWhatItWrites) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    DataNode data = randomData(seed);
    for (const std::string& written : {writeJson(data), writeJsonLine(data)}) {
      Reading reading(written);
      RC_ASSERT(reading.list.empty());
      RC_ASSERT(sameContent(reading.data, data));
    }
    RC_ASSERT(writeJsonLine(data).find('\n') == std::string::npos);
  }));
}

TEST(Json, TakesRandomBytes) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    static constexpr std::string_view marks = "{}[]\",:\\u1234567890-+.eEtruefalsn \n\xC3\xA4\xFF";
    Rng rng(seed);
    std::string content;
    for (std::uint64_t i = rng.below(100); i > 0; --i) content += marks[rng.below(marks.size())];
    Reading reading(content);
    RC_ASSERT(reading.data.damaged == !reading.list.empty());
    for (const diagnostics::Diagnostic& mistake : reading.list) RC_ASSERT(mistake.span.end <= content.size());
  }));
}

}  // namespace
}  // namespace ludo::text
