// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/integer_rules.h"

#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/grammar/derivation.h"
#include "core/grammar/recogniser.h"

namespace ludo::grammar {
namespace {

bool takes(const CompiledGrammarPtr& compiled, const std::string& text) {
  Recogniser recogniser(compiled);
  return recogniser.append(text) == text.size() && recogniser.isComplete();
}

TEST(IntegersBetween, AreExactlyThese) {
  Rng rng(11);
  for (int i = 0; i < 200; ++i) {
    const std::int64_t minimum = rng.between(-1'200, 1'200);
    const std::int64_t maximum = rng.between(minimum, 1'200);
    const Grammar grammar("n", {{"n", integersBetween(minimum, maximum)}});
    const auto compiled = std::make_shared<const CompiledGrammar>(grammar);
    for (std::int64_t number = -1'250; number <= 1'250; ++number) {
      const std::string text = std::to_string(number);
      ASSERT_EQ(takes(compiled, text), minimum <= number && number <= maximum)
          << text << " of " << minimum << " to " << maximum;
    }
    // In one way only.
    EXPECT_TRUE(derivationOf(grammar, std::to_string(maximum))->isOnlyOne());
    for (const char* other : {"", "-", "-0", "00", "01", "-01", "1x"})
      EXPECT_FALSE(takes(compiled, other)) << other;
  }
}

TEST(IntegersBetween, GoToTheEndsOf64Bits) {
  const auto all =
      std::make_shared<const CompiledGrammar>(Grammar("n", {{"n", integersBetween(INT64_MIN, INT64_MAX)}}));
  for (const char* good : {"0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775799",
                           "1000000000000000000", "999999999999999999"})
    EXPECT_TRUE(takes(all, good)) << good;
  for (const char* bad : {"9223372036854775808", "-9223372036854775809", "9223372036854775810",
                          "10000000000000000000", "9300000000000000000"})
    EXPECT_FALSE(takes(all, bad)) << bad;
  EXPECT_TRUE(integersBetween(1, 0).empty());
}

}  // namespace
}  // namespace ludo::grammar
