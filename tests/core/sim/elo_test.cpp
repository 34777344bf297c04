// SPDX-License-Identifier: Apache-2.0
#include "core/sim/elo.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/rng.h"

namespace ludo::sim {
namespace {

double chance(Rng& rng) {
  constexpr std::uint64_t fine = std::uint64_t{1} << 32U;
  return static_cast<double>(rng.below(fine)) / static_cast<double>(fine);
}

/// Rounds of one game without draws.
PairScore coins(std::size_t first, std::size_t second, std::uint64_t wins, std::uint64_t losses) {
  return {first, second, wins + losses, static_cast<double>(wins), {losses, 0, wins}};
}

TEST(Elo, IsTheLogisticScale) {
  EXPECT_DOUBLE_EQ(scoreOfElo(0), 0.5);
  EXPECT_DOUBLE_EQ(scoreOfElo(400), 10.0 / 11);
  EXPECT_DOUBLE_EQ(scoreOfElo(-400), 1.0 / 11);
  for (const double elo : {-300.0, -1.0, 0.0, 35.0, 191.0})
    EXPECT_NEAR(eloOfScore(scoreOfElo(elo)), elo, 1e-9);
  EXPECT_NEAR(eloOfScore(0.75), 190.85, 0.005);
  EXPECT_EQ(eloOfScore(1), INFINITY);
  EXPECT_EQ(eloOfScore(0), -INFINITY);
}

TEST(Superiority, IsTheTailOfTheBetaDistribution) {
  EXPECT_DOUBLE_EQ(likelihoodOfSuperiority(0, 0), 0.5);
  EXPECT_DOUBLE_EQ(likelihoodOfSuperiority(1, 0), 0.75);
  EXPECT_DOUBLE_EQ(likelihoodOfSuperiority(3, 1), 26.0 / 32);
  EXPECT_NEAR(likelihoodOfSuperiority(500, 500), 0.5, 1e-12);
  for (const auto& [wins, losses] : {std::pair{7U, 2U}, {40U, 60U}, {1'000U, 900U}}) {
    const double one = likelihoodOfSuperiority(wins, losses);
    EXPECT_NEAR(one + likelihoodOfSuperiority(losses, wins), 1, 1e-12);
    // The normal approximation that chess programmers use.
    const double z = (static_cast<double>(wins) - losses) / std::sqrt(static_cast<double>(wins) + losses);
    EXPECT_NEAR(one, 0.5 * std::erfc(-z / std::sqrt(2)), 0.02);
  }
  EXPECT_EQ(likelihoodOfSuperiority(100'000, 0), 1);
}

TEST(Ratings, OfTwoFollowFromTheScore) {
  const Ratings ratings(2, {coins(0, 1, 75, 25)});
  const double difference = eloOfScore(75.5 / 101);
  EXPECT_NEAR(ratings.difference(0, 1), difference, 1e-6);
  EXPECT_NEAR(ratings.rating(0), difference / 2, 1e-6);
  EXPECT_NEAR(ratings.rating(1), -difference / 2, 1e-6);
  // Without draws the interval is that of the logit: 1 / (n p (1 - p)).
  const double p = 75.5 / 101;
  const double sigma = 400 / std::log(10) / std::sqrt(101 * p * (1 - p));
  EXPECT_NEAR(ratings.difference95(0, 1).high - difference, 1.96 * sigma, 0.05);
  EXPECT_NEAR(difference - ratings.difference95(0, 1).low, 1.96 * sigma, 0.05);
}

TEST(Ratings, ADrawIsHalfAWinAndSaysMore) {
  const Ratings decided(2, {{0, 1, 200, 120, {0, 80, 120}}});
  const Ratings drawn(2, {{0, 1, 200, 120, {0, 160, 40}}});
  const Ratings split(2, {{0, 1, 200, 120, {80, 0, 120}}});
  EXPECT_NEAR(drawn.difference(0, 1), split.difference(0, 1), 1e-9);
  const auto width = [](const Ratings& ratings) {
    return ratings.difference95(0, 1).high - ratings.difference95(0, 1).low;
  };
  EXPECT_LT(width(drawn), 0.75 * width(split));
  EXPECT_GT(width(decided), 0);
}

TEST(Ratings, OfManyFindWhatTheScoresWereMadeOf) {
  const std::vector<double> truth{-230, -20, 60, 190};
  std::vector<PairScore> pairs;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    for (std::size_t j = i + 1; j < truth.size(); ++j) {
      constexpr std::uint64_t games = 1'000'000;
      const auto wins = static_cast<std::uint64_t>(games * scoreOfElo(truth[i] - truth[j]));
      pairs.push_back(coins(i, j, wins, games - wins));
    }
  }
  const Ratings ratings(truth.size(), pairs);
  double sum = 0;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    EXPECT_NEAR(ratings.rating(i), truth[i], 0.01);
    EXPECT_LT(ratings.interval95(i).high - ratings.interval95(i).low, 2);
    sum += ratings.rating(i);
  }
  EXPECT_NEAR(sum, 0, 1e-6);
}

TEST(Ratings, WhoAlwaysWinsHasOneToo) {
  const Ratings ratings(3, {coins(0, 1, 1'000'000, 0), coins(0, 2, 1'000'000, 0), coins(1, 2, 1'000'000, 0)});
  EXPECT_GT(ratings.rating(0), ratings.rating(1) + 400);
  EXPECT_GT(ratings.rating(1), ratings.rating(2) + 400);
  EXPECT_LT(ratings.rating(0), 10'000);
  EXPECT_GT(ratings.difference95(0, 1).high - ratings.difference95(0, 1).low, 500);
}

TEST(Ratings, WithoutGamesSayNothing) {
  const Ratings ratings(2, {{0, 1, 0, 0, {0, 0, 0}}});
  EXPECT_EQ(ratings.rating(0), 0);
  EXPECT_LT(ratings.interval95(0).low, -200);
}

TEST(Ratings, IntervalsHoldTheTruthNineteenTimesInTwenty) {
  Rng rng(1);
  constexpr int matches = 2'000;
  constexpr double elo = 60;
  constexpr double draws = 0.3;
  const double wins = scoreOfElo(elo) - draws / 2;
  int held = 0;
  for (int match = 0; match < matches; ++match) {
    PairScore score{0, 1, 100, 0, std::vector<std::uint64_t>(5, 0)};
    for (int round = 0; round < 50; ++round) {
      std::size_t half = 0;
      for (int game = 0; game < 2; ++game) {
        const double drawn = chance(rng);
        half += drawn < wins ? 2U : drawn < wins + draws ? 1U : 0U;
      }
      ++score.rounds[half];
      score.points += static_cast<double>(half) / 2;
    }
    const Interval interval = Ratings(2, {score}).difference95(0, 1);
    held += interval.low <= elo && elo <= interval.high ? 1 : 0;
  }
  // Three standard deviations are 0.015.
  EXPECT_NEAR(held / static_cast<double>(matches), 0.95, 0.015);
}

}  // namespace
}  // namespace ludo::sim
