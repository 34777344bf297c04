// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/fitness.h"

#include <gtest/gtest.h>

#include <cmath>

#include "campaigns.h"
#include "core/campaign/measure_table.h"

namespace ludo::testing {
namespace {

using namespace campaign;

QualitySettings quality(const std::string& measure, std::int64_t weight, double worst, double best,
                        double absent = 0) {
  QualitySettings settings;
  settings.measure = measure;
  settings.weight = weight;
  settings.worst = {worst};
  settings.best = {best};
  settings.absent = {absent};
  return settings;
}

Sample sampleWith(std::initializer_list<std::pair<const char*, Estimate>> measures) {
  Sample sample;
  sample.measures.resize(measureTable().size());
  for (const auto& [name, estimate] : measures) sample.measures[*measureIndex(name)] = estimate;
  return sample;
}

TEST(Fitness, PutsMeasuresOnScalesAndWeighsThem) {
  const FitnessFunction mean({quality("balance", 1, 0, 1), quality("turns", 3, 100, 20)}, Combination::mean);
  // Balance is worth 0.5, and 40 turns are three quarters of the way from 100 to 20.
  const Sample sample = sampleWith({{"balance", {30, 0.5, 0.4, 0.7}}, {"turns", {30, 40, 36, 44}}});
  EXPECT_DOUBLE_EQ(mean.of(sample).value, (0.5 + 3 * 0.75) / 4);
  EXPECT_DOUBLE_EQ(mean.of(sample).low, (0.4 + 3 * 0.7) / 4);
  EXPECT_DOUBLE_EQ(mean.of(sample).high, (0.7 + 3 * 0.8) / 4);
  const FitnessFunction harmonic({quality("balance", 1, 0, 1), quality("turns", 3, 100, 20)},
                                 Combination::harmonic);
  EXPECT_DOUBLE_EQ(harmonic.of(sample).value, 4 / (1 / 0.5 + 3 / 0.75));
}

TEST(Fitness, OfOneBadQualityIsNothingInTheHarmonicMean) {
  const FitnessFunction harmonic({quality("balance", 1, 0, 1), quality("agency", 1, 0, 1)},
                                 Combination::harmonic);
  EXPECT_EQ(harmonic.of(sampleWith({{"balance", {9, 1, 1, 1}}, {"agency", {9, 0, 0, 0.5}}})).value, 0);
  // What is not measured is worth what the designer says.
  EXPECT_EQ(harmonic.of(sampleWith({{"balance", {9, 1, 1, 1}}})).value, 0);
  const FitnessFunction lenient({quality("balance", 1, 0, 1), quality("agency", 1, 0, 1, 0.5)},
                                Combination::harmonic);
  EXPECT_DOUBLE_EQ(lenient.of(sampleWith({{"balance", {9, 1, 1, 1}}})).value, 2 / (1 + 2.0));
}

TEST(Fitness, StaysBetweenNothingAndOne) {
  const FitnessFunction mean({quality("turns", 2, 5, 10)}, Combination::mean);
  EXPECT_EQ(mean.of(sampleWith({{"turns", {9, 400, 300, 500}}})).value, 1);
  EXPECT_EQ(mean.of(sampleWith({{"turns", {9, 1, 0, 2}}})).high, 0);
}

TEST(Fitness, CountsMatchesToComeAsTheBestThatTheyCouldBe) {
  const FitnessFunction mean({quality("strategicDepth", 1, 0, 1), quality("balance", 1, 0, 1)},
                             Combination::mean);
  EXPECT_TRUE(mean.usesMatches());
  const Sample sample = sampleWith({{"balance", {9, 0.5, 0.25, 0.75}}, {"strategicDepth", {9, 0, 0, 0}}});
  const Estimate pending = mean.withoutMatches(sample);
  EXPECT_DOUBLE_EQ(pending.value, 0.75);
  EXPECT_DOUBLE_EQ(pending.low, 0.125);
  EXPECT_DOUBLE_EQ(pending.high, 0.875);
  // Twice as wide an interval.
  EXPECT_DOUBLE_EQ(mean.of(sample, 2).high, 0.5);
}

TEST(Sample, PooledRestsOnAllGamesAndIsNarrower) {
  const Estimate a{10, 1, 0, 2};
  const Estimate b{30, 3, 2, 4};
  const std::vector<Estimate> both{a, b};
  const Estimate all = pooled(std::span(both));
  EXPECT_EQ(all.n, 40);
  EXPECT_DOUBLE_EQ(all.value, 2.5);
  EXPECT_DOUBLE_EQ(all.high - all.value, std::sqrt(10.0 * 10 + 30.0 * 30) / 40);
  EXPECT_LT(all.high - all.low, 2);
  const std::vector<Estimate> one{Estimate(), b};
  EXPECT_EQ(pooled(std::span(one)), b);
  const std::vector<Estimate> none{Estimate(), Estimate()};
  EXPECT_FALSE(pooled(std::span(none)).measured());
}

TEST(Plan, KnowsTheCellsThatAnIntervalCovers) {
  Settings settings = smallSettings();
  const Plan plan = planOf(settings);
  const Sample sample =
      sampleWith({{"turns", {9, 21, 19, 36}}, {"branching", {9, 3, 3, 3}}, {"mechanics", {9, 2, 2, 2}}});
  // Turns from 5 in steps of 15: 19 lies in the first cell, 36 in the third.
  const auto cells = plan.cellsAround(sample, 1, 100);
  ASSERT_TRUE(cells);
  EXPECT_EQ(*cells, (std::vector<std::size_t>{0, 70, 140}));
  EXPECT_FALSE(plan.cellsAround(sample, 1, 2));
  EXPECT_EQ(plan.cellsAround(sample, 0, 100)->size(), 1U);
  EXPECT_EQ(*plan.grid()->cellOf(*plan.placeOf(sample)), 70U);
  EXPECT_FALSE(plan.placeOf(sampleWith({{"turns", {9, 21, 19, 36}}})));
}

}  // namespace
}  // namespace ludo::testing
