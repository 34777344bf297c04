// SPDX-License-Identifier: Apache-2.0
#include "core/text/yaml_scalar.h"

#include <gtest/gtest.h>

namespace ludo::text {
namespace {

TEST(YamlScalar, ReadsIntegersAsJsonDoes) {
  EXPECT_EQ(readPlain("-9223372036854775808").integer, INT64_MIN);
  EXPECT_EQ(readPlain("9223372036854775807").reading, PlainReading::Integer);
  EXPECT_EQ(readPlain("9223372036854775808").reading, PlainReading::HugeInteger);
  for (const char* other : {"01", "+1", "1_000", "0x10", "1e3", "1.0", ".inf"})
    EXPECT_EQ(readPlain(other).reading, PlainReading::Number) << other;
  EXPECT_EQ(readPlain("-").reading, PlainReading::Text);
}

TEST(YamlScalar, SaysWhichIntegerAnotherNotationMeans) {
  EXPECT_EQ(readPlain("0x10").meant, "16");
  EXPECT_EQ(readPlain("-1_000").meant, "-1000");
  EXPECT_EQ(readPlain("1.2e1").meant, "12");
  EXPECT_EQ(readPlain("1.5").meant, "");
  EXPECT_EQ(readPlain("1e30").meant, "");
}

TEST(YamlScalar, TellsBooleansFromWordsLikeThem) {
  EXPECT_TRUE(readPlain("true").boolean);
  EXPECT_EQ(readPlain("false").reading, PlainReading::Boolean);
  EXPECT_EQ(readPlain("TRUE").reading, PlainReading::Capitalised);
  EXPECT_EQ(readPlain("TRUE").meant, "true");
  EXPECT_EQ(readPlain("Off").reading, PlainReading::Ambiguous);
  EXPECT_EQ(readPlain("Off").meant, "false");
  EXPECT_EQ(readPlain("NULL").reading, PlainReading::Null);
  EXPECT_EQ(readPlain("truely").reading, PlainReading::Text);
}

TEST(YamlScalar, QuotesWhatCannotStandAsItIs) {
  EXPECT_EQ(quoteYaml("a\"b\\c\n\x01"), R"("a\"b\\c\n\x01")");
  EXPECT_EQ(quoteYaml("\xC3\xA4"), "\"\xC3\xA4\"");
  EXPECT_EQ(quoteYaml("\xEF\xBF\xBE\xEF\xBF\xBF\xEF\xBF\xBD"), "\"\\uFFFE\\uFFFF\xEF\xBF\xBD\"");
  EXPECT_EQ(quoteYaml("a\xFF"), "\"a\xEF\xBF\xBD\"");
}

TEST(YamlScalar, KnowsSpacesAndQuotesThatAreNoneToYaml) {
  EXPECT_EQ(strangeSpaceAt("a\xC2\xA0", 1).length, 2U);
  EXPECT_FALSE(strangeSpaceAt("a\xC2\xA0", 1).isZeroWidth);
  EXPECT_TRUE(strangeSpaceAt("\xE2\x80\x8B", 0).isZeroWidth);
  EXPECT_EQ(strangeSpaceAt("a b", 1).length, 0U);
  EXPECT_EQ(smartQuoteLength("\xE2\x80\x9C", 0), 3U);
  EXPECT_EQ(smartQuoteLength("\"", 0), 0U);
}

}  // namespace
}  // namespace ludo::text
