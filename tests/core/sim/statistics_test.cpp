// SPDX-License-Identifier: Apache-2.0
#include "core/sim/statistics.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace ludo::sim {
namespace {

Distribution of(const std::vector<double>& values) {
  Sample sample;
  for (std::size_t i = 0; i < values.size(); ++i) sample.add(values[i], i);
  return sample.distribution();
}

// Table I of Newcombe, "Two-sided confidence intervals for the single proportion", 1998, method 3.
TEST(Wilson, AgreesWithNewcombe) {
  struct Case {
    std::uint64_t count, n;
    double low, high;
  };
  for (const Case& c : {Case{81, 263, 0.2553, 0.3662}, Case{15, 148, 0.0624, 0.1605},
                        Case{0, 20, 0.0, 0.1611}, Case{1, 29, 0.0061, 0.1718}}) {
    const Interval interval = wilson95(c.count, c.n);
    EXPECT_NEAR(interval.low, c.low, 5e-5);
    EXPECT_NEAR(interval.high, c.high, 5e-5);
  }
}

TEST(Wilson, NoChancesTellNothing) {
  EXPECT_EQ(wilson95(0, 0).low, 0);
  EXPECT_EQ(wilson95(0, 0).high, 1);
}

TEST(Wilson, MirrorsAndStaysInside) {
  EXPECT_TRUE(rc::check([] {
    const auto n = *rc::gen::inRange<std::uint64_t>(1, 10'000);
    const auto count = *rc::gen::inRange<std::uint64_t>(0, n + 1);
    const Interval some = wilson95(count, n);
    const Interval others = wilson95(n - count, n);
    const double p = static_cast<double>(count) / static_cast<double>(n);
    RC_ASSERT(some.low >= 0 && some.low <= p && p <= some.high && some.high <= 1);
    RC_ASSERT(std::abs(some.low - (1 - others.high)) < 1e-12);
  }));
}

TEST(Distribution, OfAKnownSample) {
  const Distribution distribution = of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_EQ(distribution.n, 8U);
  EXPECT_DOUBLE_EQ(distribution.mean, 5);
  EXPECT_DOUBLE_EQ(distribution.standardDeviation, std::sqrt(32.0 / 7.0));
  EXPECT_DOUBLE_EQ(distribution.median, 4.5);
  EXPECT_EQ(distribution.minimum, 2);
  EXPECT_EQ(distribution.maximum, 9);
  const double half = 1.959963984540054 * std::sqrt(32.0 / 7.0) / std::sqrt(8.0);
  EXPECT_DOUBLE_EQ(distribution.low95, 5 - half);
  EXPECT_DOUBLE_EQ(distribution.high95, 5 + half);
}

TEST(Distribution, OfNothing) {
  const Distribution distribution = of({});
  EXPECT_EQ(distribution.n, 0U);
  EXPECT_TRUE(distribution.bins.empty());
}

TEST(Distribution, OfOneValueHasNoSpread) {
  const Distribution distribution = of({7});
  EXPECT_EQ(distribution.standardDeviation, 0);
  EXPECT_EQ(distribution.median, 7);
  ASSERT_EQ(distribution.bins.size(), 1U);
  EXPECT_EQ(distribution.bins[0].low, 7);
  EXPECT_EQ(distribution.bins[0].high, 8);
}

TEST(Distribution, SmallIntegersGetABinEach) {
  const Distribution distribution = of({5, 5, 7, 9});
  ASSERT_EQ(distribution.bins.size(), 5U);
  EXPECT_EQ(distribution.bins[0].low, 5);
  EXPECT_EQ(distribution.bins[0].high, 6);
  EXPECT_EQ(distribution.bins[0].count, 2U);
  EXPECT_EQ(distribution.bins[0].games, (std::vector<std::uint64_t>{0, 1}));
  EXPECT_EQ(distribution.bins[1].count, 0U);
  EXPECT_EQ(distribution.bins[4].count, 1U);
}

TEST(Distribution, WeightsCountAsSoManyValues) {
  Sample weighted;
  weighted.add(3, 0, 4);
  weighted.add(8, 1, 1);
  const Distribution a = weighted.distribution();
  const Distribution b = of({3, 3, 3, 3, 8});
  EXPECT_EQ(a.n, b.n);
  EXPECT_DOUBLE_EQ(a.mean, b.mean);
  EXPECT_DOUBLE_EQ(a.standardDeviation, b.standardDeviation);
  EXPECT_EQ(a.median, b.median);
}

TEST(Distribution, KeepsTheFirstThousandGames) {
  Sample sample;
  for (std::uint64_t game = 0; game < 2'000; ++game) sample.add(1, game);
  const Distribution distribution = sample.distribution();
  ASSERT_EQ(distribution.bins[0].games.size(), keptGames);
  EXPECT_EQ(distribution.bins[0].count, 2'000U);
  EXPECT_EQ(distribution.bins[0].games.back(), keptGames - 1);
}

void checkBins(const Distribution& distribution, const std::vector<double>& values) {
  RC_ASSERT(distribution.bins.size() <= mostBins);
  RC_ASSERT(distribution.bins.front().low <= distribution.minimum);
  RC_ASSERT(distribution.bins.back().high > distribution.maximum);
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < distribution.bins.size(); ++i) {
    const Bin& bin = distribution.bins[i];
    RC_ASSERT(bin.low < bin.high);
    if (i > 0) RC_ASSERT(bin.low == distribution.bins[i - 1].high);
    const auto inside = std::count_if(values.begin(), values.end(),
                                      [&bin](double value) { return bin.low <= value && value < bin.high; });
    RC_ASSERT(bin.count == static_cast<std::uint64_t>(inside));
    total += bin.count;
  }
  RC_ASSERT(total == values.size());
}

TEST(Distribution, EachIntegerIsInItsBin) {
  EXPECT_TRUE(rc::check([] {
    const auto integers = *rc::gen::nonEmpty(rc::gen::arbitrary<std::vector<std::int64_t>>());
    std::vector<double> values;
    for (const std::int64_t integer : integers) values.push_back(static_cast<double>(integer));
    const Distribution distribution = of(values);
    checkBins(distribution, values);
    for (const Bin& bin : distribution.bins) RC_ASSERT(std::floor(bin.low) == bin.low);
  }));
}

TEST(Distribution, EachQuotientIsInItsBin) {
  EXPECT_TRUE(rc::check([] {
    const auto count = *rc::gen::inRange<std::size_t>(1, 60);
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i) {
      values.push_back(static_cast<double>(*rc::gen::inRange(-1'000, 1'000)) /
                       static_cast<double>(*rc::gen::inRange(1, 200)));
    }
    checkBins(of(values), values);
  }));
}

TEST(NiceWidth, IsOneTwoOrFiveTimesAPowerOfTen) {
  EXPECT_DOUBLE_EQ(niceWidth(1), 1);
  EXPECT_DOUBLE_EQ(niceWidth(1.1), 2);
  EXPECT_DOUBLE_EQ(niceWidth(3), 5);
  EXPECT_DOUBLE_EQ(niceWidth(5.5), 10);
  EXPECT_DOUBLE_EQ(niceWidth(0.03), 0.05);
  EXPECT_DOUBLE_EQ(niceWidth(120), 200);
}

}  // namespace
}  // namespace ludo::sim
