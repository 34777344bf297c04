// SPDX-License-Identifier: Apache-2.0
#include "core/base/nearest.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace ludo {
namespace {

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(editDistance("", ""), 0U);
  EXPECT_EQ(editDistance("", "abc"), 3U);
  EXPECT_EQ(editDistance("market", "market"), 0U);
  EXPECT_EQ(editDistance("market", "markt"), 1U);
  EXPECT_EQ(editDistance("market", "marrket"), 1U);
  EXPECT_EQ(editDistance("market", "marget"), 1U);
  EXPECT_EQ(editDistance("market", "makret"), 1U);
  EXPECT_EQ(editDistance("kitten", "sitting"), 3U);
  EXPECT_EQ(editDistance("ca", "abc"), 3U);
}

TEST(EditDistance, IgnoresCase) {
  EXPECT_EQ(editDistance("moveToken", "MOVETOKEN"), 0U);
}

TEST(EditDistance, IsSymmetricAndBounded) {
  EXPECT_TRUE(rc::check([](const std::string& a, const std::string& b) {
    std::size_t distance = editDistance(a, b);
    RC_ASSERT(distance == editDistance(b, a));
    RC_ASSERT(distance <= std::max(a.size(), b.size()));
    RC_ASSERT(distance >= std::max(a.size(), b.size()) - std::min(a.size(), b.size()));
  }));
}

TEST(Nearest, FindsTheLikeliestCandidate) {
  std::vector<std::string> zones{"deck", "hand", "market"};
  EXPECT_EQ(nearest("markt", zones), "market");
  EXPECT_EQ(nearest("Deck", zones), "deck");
  EXPECT_EQ(nearest("dekc", zones), "deck");
  EXPECT_EQ(nearest("hands", zones), "hand");
}

TEST(Nearest, PrefersAnotherSpellingOfTheSameWord) {
  EXPECT_EQ(nearest("move_token", {"moveTokens", "moveTaken"}), "moveTokens");
  EXPECT_EQ(nearest("token-types", {"tokenType"}), "tokenType");
}

TEST(Nearest, TakesTheFirstOfEquallyNearOnes) {
  EXPECT_EQ(nearest("cat", {"bat", "car"}), "bat");
}

TEST(Nearest, FindsNothingInWhatIsFar) {
  EXPECT_EQ(nearest("shop", {"deck", "hand", "market"}), std::nullopt);
  EXPECT_EQ(nearest("x", {}), std::nullopt);
  EXPECT_EQ(nearest("", {"deck"}), std::nullopt);
}

TEST(Nearest, AllowsOneEditInAShortWord) {
  EXPECT_EQ(nearest("vp", {"hp", "money"}), "hp");
}

}  // namespace
}  // namespace ludo
