// SPDX-License-Identifier: Apache-2.0
#include "core/archive/operator_bandit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/deviates.h"

namespace ludo::archive {
namespace {

TEST(OperatorBandit, TriesEachInOrderFirst) {
  OperatorBandit bandit = *OperatorBandit::make(4);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(bandit.choose(), i);
    EXPECT_TRUE(bandit.reward(i, 1));
  }
  EXPECT_EQ(bandit.choose(), 0U);
}

TEST(OperatorBandit, ChoosesByUcb1) {
  OperatorBandit bandit = *OperatorBandit::make(3);
  Rng rng(1);
  std::vector<double> trials(3);
  std::vector<double> rewards(3);
  for (int i = 0; i < 500; ++i) {
    const double total = trials[0] + trials[1] + trials[2];
    std::size_t expected = 0;
    double highest = -1;
    for (std::size_t arm = 0; arm < 3; ++arm) {
      const double bound =
          trials[arm] == 0 ? 1e9 : rewards[arm] / trials[arm] + std::sqrt(2 * std::log(total) / trials[arm]);
      if (bound > highest + 1e-12) {
        highest = bound;
        expected = arm;
      }
    }
    const std::size_t chosen = bandit.choose();
    ASSERT_EQ(chosen, expected) << i;
    const double reward = uniform(rng) < 0.2 + 0.3 * static_cast<double>(chosen) ? 1 : 0;
    EXPECT_TRUE(bandit.reward(chosen, reward));
    trials[chosen] += 1;
    rewards[chosen] += reward;
  }
}

TEST(OperatorBandit, KeepsWithinTheProvenRegret) {
  // Theorem 1 of Auer et al.: for each worse arm at most 8 ln n / gap^2 + 1 + pi^2 / 3 trials are expected.
  OperatorBandit bandit = *OperatorBandit::make(3);
  Rng rng(2);
  const std::vector<double> chances = {0.3, 0.8, 0.5};
  for (int i = 0; i < 5'000; ++i) {
    const std::size_t chosen = bandit.choose();
    EXPECT_TRUE(bandit.reward(chosen, uniform(rng) < chances[chosen] ? 1 : 0));
  }
  EXPECT_LT(bandit.yields()[0].trials, 8 * std::log(5'000) / 0.25 + 4.3);
  EXPECT_LT(bandit.yields()[2].trials, 8 * std::log(5'000) / 0.09 + 4.3);
  EXPECT_GT(bandit.yields()[1].trials, 4'000);
}

TEST(OperatorBandit, SpreadsABatch) {
  OperatorBandit bandit = *OperatorBandit::make(4);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(bandit.reward(bandit.choose(), 0.5));
  std::vector<int> counts(4);
  for (int i = 0; i < 40; ++i) ++counts[bandit.choose()];
  for (const int count : counts) EXPECT_EQ(count, 10);
}

TEST(OperatorBandit, ForgetsWithADiscount) {
  // The first pays 0.9 for a while and then 0.3; the second always pays 0.5.
  const auto late = [](double discount) {
    OperatorBandit bandit = *OperatorBandit::make(2, discount);
    int second = 0;
    for (int i = 0; i < 2'400; ++i) {
      const std::size_t chosen = bandit.choose();
      const double first = i < 2'000 ? 0.9 : 0.3;
      EXPECT_TRUE(bandit.reward(chosen, chosen == 0 ? first : 0.5));
      second += i >= 2'000 && chosen == 1 ? 1 : 0;
    }
    return second;
  };
  EXPECT_LT(late(1), 100);
  EXPECT_GT(late(0.99), 200);
}

TEST(OperatorBandit, GoesOnFromItsYields) {
  OperatorBandit bandit = *OperatorBandit::make(3, 0.9);
  for (int i = 0; i < 50; ++i) {
    const std::size_t chosen = bandit.choose();
    if (i % 5 == 0) continue;
    EXPECT_TRUE(bandit.reward(chosen, 0.1 * static_cast<double>(chosen)));
  }
  OperatorBandit again = *OperatorBandit::make(3, 0.9);
  ASSERT_TRUE(again.restore(bandit.yields()));
  for (int i = 0; i < 50; ++i) {
    const std::size_t chosen = bandit.choose();
    EXPECT_EQ(chosen, again.choose());
    EXPECT_TRUE(bandit.reward(chosen, 1));
    EXPECT_TRUE(again.reward(chosen, 1));
  }
}

TEST(OperatorBandit, RefusesWhatItDidNotChoose) {
  EXPECT_FALSE(OperatorBandit::make(0));
  EXPECT_FALSE(OperatorBandit::make(2, 0));
  EXPECT_FALSE(OperatorBandit::make(2, 1.5));
  EXPECT_FALSE(OperatorBandit::make(2, std::nan("")));
  OperatorBandit bandit = *OperatorBandit::make(2);
  EXPECT_FALSE(bandit.reward(0, 1));
  EXPECT_EQ(bandit.choose(), 0U);
  EXPECT_FALSE(bandit.reward(0, 1.1));
  EXPECT_FALSE(bandit.reward(0, -0.1));
  EXPECT_FALSE(bandit.reward(0, std::nan("")));
  EXPECT_FALSE(bandit.reward(1, 1));
  EXPECT_FALSE(bandit.reward(2, 1));
  EXPECT_TRUE(bandit.reward(0, 1));
  EXPECT_FALSE(bandit.reward(0, 1));
  EXPECT_FALSE(bandit.restore({}));
  EXPECT_FALSE(bandit.restore({{1, 2, 0}, {}}));
  EXPECT_FALSE(bandit.restore({{std::nan(""), 0, 0}, {}}));
}

}  // namespace
}  // namespace ludo::archive
