// SPDX-License-Identifier: Apache-2.0
#include "core/sim/sprt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/base/rng.h"
#include "core/sim/elo.h"

namespace ludo::sim {
namespace {

using ::testing::HasSubstr;

TEST(Sprt, BoundsAreWalds) {
  const SprtState state = sprt({0, 20, 0.05, 0.1}, std::array<std::uint64_t, 3>{});
  EXPECT_DOUBLE_EQ(state.lower, std::log(0.1 / 0.95));
  EXPECT_DOUBLE_EQ(state.upper, std::log(0.9 / 0.05));
  EXPECT_EQ(state.llr, 0);
  EXPECT_EQ(state.verdict, SprtVerdict::Open);
}

TEST(Sprt, OfACoinIsTheLikelihoodRatioOfACoin) {
  const double p0 = scoreOfElo(-10);
  const double p1 = scoreOfElo(30);
  for (const auto& [losses, wins] : {std::pair<std::uint64_t, std::uint64_t>{40, 60}, {90, 70}, {1, 1}}) {
    const double expected = static_cast<double>(wins) * std::log(p1 / p0) +
                            static_cast<double>(losses) * std::log((1 - p1) / (1 - p0));
    EXPECT_NEAR(sprt({-10, 30, 0.05, 0.05}, std::array{losses, wins}).llr, expected, 1e-9);
  }
}

// Van den Bergh's approximation for many rounds and differences that are small.
TEST(Sprt, OfManyRoundsIsNearlyNormal) {
  const std::array<std::uint64_t, 5> rounds{1'200, 9'800, 21'000, 10'100, 1'300};
  double games = 0;
  double mean = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    games += static_cast<double>(rounds[i]);
    mean += static_cast<double>(i) / 4 * static_cast<double>(rounds[i]);
  }
  mean /= games;
  double variance = 0;
  for (std::size_t i = 0; i < 5; ++i)
    variance += std::pow(static_cast<double>(i) / 4 - mean, 2) * static_cast<double>(rounds[i]) / games;
  const double s0 = scoreOfElo(0);
  const double s1 = scoreOfElo(5);
  const double normal = games * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
  EXPECT_NEAR(sprt({0, 5, 0.05, 0.05}, rounds).llr, normal, 0.01 * std::abs(normal));
}

TEST(Sprt, MirrorsItself) {
  const std::array<std::uint64_t, 5> rounds{3, 10, 20, 14, 5};
  const std::array<std::uint64_t, 5> mirrored{5, 14, 20, 10, 3};
  EXPECT_NEAR(sprt({-20, 0, 0.05, 0.05}, rounds).llr, -sprt({0, 20, 0.05, 0.05}, mirrored).llr, 1e-6);
}

TEST(Sprt, OneSidedResultsAnswerSoon) {
  SprtOptions options{0, 200, 0.05, 0.05};
  std::array<std::uint64_t, 5> rounds{};
  while (sprt(options, rounds).verdict == SprtVerdict::Open) ++rounds[4];
  EXPECT_EQ(sprt(options, rounds).verdict, SprtVerdict::Elo1);
  EXPECT_GT(rounds[4], 3U);
  EXPECT_LT(rounds[4], 20U);
  rounds = {};
  while (sprt(options, rounds).verdict == SprtVerdict::Open) ++rounds[0];
  EXPECT_EQ(sprt(options, rounds).verdict, SprtVerdict::Elo0);
}

struct Errors {
  double elo1Accepted = 0;
  double rounds = 0;  ///< mean
};

/// Tests of two games a round, a third of them drawn, where the difference is `elo`.
Errors simulate(const SprtOptions& options, double elo, int tests, std::uint64_t seed) {
  constexpr std::uint64_t fine = std::uint64_t{1} << 32U;
  const double draws = 1.0 / 3;
  const auto win = static_cast<std::uint64_t>((scoreOfElo(elo) - draws / 2) * static_cast<double>(fine));
  const auto draw = win + static_cast<std::uint64_t>(draws * static_cast<double>(fine));
  Rng rng(seed);
  Errors errors;
  for (int test = 0; test < tests; ++test) {
    std::array<std::uint64_t, 5> rounds{};
    SprtVerdict verdict = SprtVerdict::Open;
    while (verdict == SprtVerdict::Open) {
      std::size_t half = 0;
      for (int game = 0; game < 2; ++game) {
        const std::uint64_t drawn = rng.below(fine);
        half += drawn < win ? 2U : drawn < draw ? 1U : 0U;
      }
      ++rounds[half];
      errors.rounds += 1.0 / tests;
      verdict = sprt(options, rounds).verdict;
    }
    errors.elo1Accepted += verdict == SprtVerdict::Elo1 ? 1.0 / tests : 0;
  }
  return errors;
}

TEST(Sprt, ErrsNoMoreOftenThanItMay) {
  const SprtOptions options{0, 80, 0.05, 0.1};
  constexpr int tests = 1'000;
  // Three standard deviations of the share of errors.
  const double slackAlpha = 3 * std::sqrt(0.05 * 0.95 / tests);
  const double slackBeta = 3 * std::sqrt(0.1 * 0.9 / tests);
  const Errors atElo0 = simulate(options, 0, tests, 1);
  const Errors atElo1 = simulate(options, 80, tests, 2);
  EXPECT_LT(atElo0.elo1Accepted, 0.05 + slackAlpha);
  EXPECT_GT(atElo0.elo1Accepted, 0.01);
  EXPECT_LT(1 - atElo1.elo1Accepted, 0.1 + slackBeta);
  EXPECT_GT(1 - atElo1.elo1Accepted, 0.02);
  // Far from the two it is sure, and soon done; between them it takes longest.
  const Errors far = simulate(options, 250, 200, 3);
  const Errors between = simulate(options, 40, 200, 4);
  EXPECT_NEAR(far.elo1Accepted, 1, 1e-9);
  EXPECT_LT(far.rounds, atElo1.rounds / 2);
  EXPECT_GT(between.rounds, atElo1.rounds);
}

TEST(SprtText, IsRead) {
  EXPECT_EQ(*readSprt("elo0=-5,elo1=12.5,alpha=0.01,beta=0.2"), (SprtOptions{-5, 12.5, 0.01, 0.2}));
  EXPECT_EQ(*readSprt("elo1=30"), (SprtOptions{0, 30, 0.05, 0.05}));
  EXPECT_EQ(*readSprt(""), SprtOptions());
}

TEST(SprtText, ThatIsWrongIsRefused) {
  EXPECT_THAT(readSprt("elo=3").failure(), HasSubstr("unknown option 'elo' of --sprt; did you mean 'elo0'?"));
  EXPECT_THAT(readSprt("alpha=0.7").failure(),
              HasSubstr("option 'alpha' of --sprt is '0.7'; it takes a number"));
  EXPECT_THAT(readSprt("alpha=0").failure(), HasSubstr("'alpha'"));
  EXPECT_THAT(readSprt("elo0=20").failure(), HasSubstr("elo0 is not below elo1"));
  EXPECT_THAT(readSprt("elo0=x").failure(), HasSubstr("'elo0' of --sprt is 'x'"));
}

}  // namespace
}  // namespace ludo::sim
