// SPDX-License-Identifier: Apache-2.0
#include "core/bench/profile.h"

#include <gtest/gtest.h>

#include <numeric>

#include "sample.h"

namespace ludo::testing {
namespace {

using bench::Profile;
using std::chrono::milliseconds;

TEST(Profile, SaysWhereTheWorkIs) {
  const kernel::RulesPtr rules = sampleWithId("gomoku");
  const std::optional<Profile> profile = bench::profileGame(rules, 1, milliseconds(50), {});
  ASSERT_TRUE(profile);
  EXPECT_GT(profile->playouts, 10U);
  EXPECT_EQ(profile->outgrown, 0U);
  const double all = std::accumulate(profile->parts.begin(), profile->parts.end(), profile->rest,
                                     [](double sum, const Profile::Part& part) { return sum + part.share; });
  EXPECT_NEAR(all, 1, 1e-9);
  // Looking for five in a row is most of it, and all of that is told by its place.
  ASSERT_FALSE(profile->parts.empty());
  EXPECT_TRUE(profile->parts.front().span.known());
  EXPECT_GT(profile->parts.front().share, 0.2);
  EXPECT_LT(profile->rest, 0.5);
}

TEST(Profile, EndsWhenItIsStopped) {
  std::stop_source source;
  source.request_stop();
  // It has played nothing then.
  EXPECT_FALSE(bench::profileGame(sampleWithId("gomoku"), 1, milliseconds(100'000), source.get_token()));
}

}  // namespace
}  // namespace ludo::testing
