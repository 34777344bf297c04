// SPDX-License-Identifier: Apache-2.0
#include "core/base/rng.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <limits>
#include <set>
#include <vector>

#include "core/base/hash.h"

namespace ludo {
namespace {

TEST(Rng, GivesNumPysPcg64DxsmSequence) {
  // State, increment and outputs of numpy.random.PCG64DXSM(0).
  Rng rng =
      Rng::fromState({0x1AA1B5345996452DU, 0x09585EB7A69561E3U}, {0x418DDADB3AF71A82U, 0x588133BC447873A9U});
  for (std::uint64_t expected : {0xD97E4A147F788A70U, 0x8DFA7BCE56E3A253U, 0x13556ED9F53D3C10U,
                                 0x55DBF1C241341E98U, 0xA2CD98F722EB0E0AU}) {
    EXPECT_EQ(rng.next(), expected);
  }
}

TEST(Rng, MixesAsSplitMix64) {
  // The generator's n-th output is the mix of its seed and n - 1 steps.
  auto output = [](std::uint64_t seed, std::uint64_t n) { return mix64(seed + n * 0x9E3779B97F4A7C15U); };
  std::uint64_t n = 0;
  for (std::uint64_t expected : {16294208416658607535U, 7960286522194355700U, 487617019471545679U}) {
    EXPECT_EQ(output(0, n++), expected);
  }
  n = 0;
  for (std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U}) {
    EXPECT_EQ(output(1234567, n++), expected);
  }
}

TEST(Rng, SeedsByPcgsTwoSteps) {
  // Worked out by hand from SplitMix64(0): increment = 2 * sequence + 1.
  Rng rng(0);
  EXPECT_EQ(rng.increment().high, (487617019471545679U << 1) | (mix64(3 * 0x9E3779B97F4A7C15U) >> 63));
  EXPECT_EQ(rng.increment().low, (mix64(3 * 0x9E3779B97F4A7C15U) << 1) | 1U);
  EXPECT_EQ(rng, Rng(0));
  EXPECT_EQ(rng, Rng());
  EXPECT_NE(rng, Rng(1));
}

TEST(Rng, ForcesAnOddIncrement) {
  Rng rng = Rng::fromState({1, 2}, {3, 4});
  EXPECT_EQ(rng.increment(), (Uint128{3, 5}));
  EXPECT_EQ(rng.state(), (Uint128{1, 2}));
}

TEST(Rng, ContinuesFromItsState) {
  Rng rng(42);
  for (int i = 0; i < 10; ++i) rng.next();
  Rng copy = Rng::fromState(rng.state(), rng.increment());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rng.next(), copy.next());
}

TEST(Rng, GivesEachRunItsOwnStream) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (std::uint64_t run = 0; run < 30; ++run) firsts.insert(Rng::forRun(seed, run).next());
  }
  EXPECT_EQ(firsts.size(), 900U);
  EXPECT_EQ(Rng::forRun(7, 3), Rng::forRun(7, 3));
}

TEST(Rng, StaysBelowItsBound) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed, std::uint64_t anyBound) {
    std::uint64_t bound = anyBound == 0 ? 1 : anyBound;
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(bound) < bound);
  }));
}

TEST(Rng, ReachesEveryValueBelowASmallBoundEquallyOften) {
  Rng rng(5);
  constexpr std::uint64_t bound = 7;
  constexpr int draws = 70'000;
  std::vector<int> counts(bound);
  for (int i = 0; i < draws; ++i) ++counts[rng.below(bound)];
  double statistic = 0;
  for (int count : counts) {
    double difference = count - draws / static_cast<double>(bound);
    statistic += difference * difference / (draws / static_cast<double>(bound));
  }
  // 99.9th percentile of chi-squared with 6 degrees of freedom.
  EXPECT_LT(statistic, 22.46);
}

TEST(Rng, HasNoBiasAtABoundThatRejectsOften) {
  // A bound of 2/3 of the range: taken modulo, the lower half would come up twice as often.
  constexpr std::uint64_t bound = std::uint64_t{3} << 62;
  Rng rng(11);
  int lower = 0;
  constexpr int draws = 40'000;
  for (int i = 0; i < draws; ++i) lower += rng.below(bound) < bound / 2 ? 1 : 0;
  EXPECT_NEAR(lower, draws / 2, 400);
}

TEST(Rng, StaysBetweenBothEnds) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed, std::int64_t a, std::int64_t b) {
    std::int64_t low = std::min(a, b);
    std::int64_t high = std::max(a, b);
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) {
      std::int64_t value = rng.between(low, high);
      RC_ASSERT(low <= value && value <= high);
    }
  }));
}

TEST(Rng, TakesTheWholeRangeAndARangeOfOne) {
  Rng rng(3);
  EXPECT_EQ(rng.between(-5, -5), -5);
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  bool sawNegative = false;
  bool sawPositive = false;
  for (int i = 0; i < 64; ++i) {
    std::int64_t value = rng.between(least, most);
    sawNegative |= value < 0;
    sawPositive |= value > 0;
  }
  EXPECT_TRUE(sawNegative && sawPositive);
  EXPECT_EQ(rng.between(most, most), most);
  EXPECT_EQ(rng.between(least, least), least);
}

}  // namespace
}  // namespace ludo
