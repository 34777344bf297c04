// SPDX-License-Identifier: Apache-2.0
#include "core/bench/measure.h"

#include <gtest/gtest.h>

#include "core/bench/program_makers.h"
#include "sample.h"

namespace ludo::bench {
namespace {

/// Plays nothing, and counts ten plies a playout.
class CountingRunner final : public Runner {
 public:
  PlayCount play(std::uint64_t plies) override { return {plies, plies / 10}; }
};

Contender counting() {
  return {"counting", [](std::uint64_t) { return std::make_unique<CountingRunner>(); }};
}

TEST(Quartiles, IsTheMedianBetweenTheQuartiles) {
  const Quartiles odd = estimate({9, 1, 5, 3, 7});
  EXPECT_EQ(odd.low, 3);
  EXPECT_EQ(odd.median, 5);
  EXPECT_EQ(odd.high, 7);
  EXPECT_EQ(estimate({2, 4}).median, 3);
  EXPECT_EQ(estimate({6}).high, 6);
}

TEST(Measure, ComparesEachWithEach) {
  MeasureOptions options;
  options.seconds = 0.01;
  options.roundSeconds = 0.002;
  const LimitGame* limit = limitGame("tic-tac-toe");
  const auto results = measure({counting(), limitContender(*limit)}, options, {});
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].name, "counting");
  EXPECT_EQ(results[1].name, "limit");
  for (std::size_t i = 0; i < 2; ++i) {
    ASSERT_EQ(results[i].ratios.size(), 2U);
    EXPECT_EQ(results[i].ratios[i], 1);
    EXPECT_GT(results[i].plies, 0U);
    EXPECT_LE(results[i].pliesPerSecond.low, results[i].pliesPerSecond.high);
    EXPECT_FALSE(results[i].scaling);
  }
  // Exactly 1 of an odd number of rounds; of an even one the middle two are averaged, which differ on a busy
  // machine.
  EXPECT_GE(results[0].ratios[1] * results[1].ratios[0], 1 - 1e-9);
  EXPECT_LT(results[0].ratios[1] * results[1].ratios[0], 2);
  EXPECT_GT(results[0].playouts, 0U);
}

TEST(Measure, PlaysOnSeveralThreads) {
  MeasureOptions options;
  options.seconds = 0.01;
  options.roundSeconds = 0.002;
  options.threads = 3;
  const auto results = measure({counting()}, options, {});
  ASSERT_EQ(results.size(), 1U);
  ASSERT_TRUE(results[0].scaling);
  EXPECT_GT(*results[0].scaling, 0);
  EXPECT_GT(results[0].allThreads->median, 0);
}

/// Takes several times as long as a round for each ply.
class SlowRunner final : public Runner {
 public:
  explicit SlowRunner(int& calls) : m_calls(calls) {}
  PlayCount play(std::uint64_t) override {
    ++m_calls;
    const double begun = threadSeconds();
    while (threadSeconds() < begun + 0.005) {
    }
    return {1, 0};
  }

 private:
  int& m_calls;
};

// A hundred rounds would be asked for; each takes fifty times as long as it should.
TEST(Measure, EndsSoonWhereAPlyTakesLong) {
  int calls = 0;
  const Contender slow{"slow", [&calls](std::uint64_t) { return std::make_unique<SlowRunner>(calls); }};
  MeasureOptions options;
  options.seconds = 0.01;
  options.roundSeconds = 0.0001;
  const auto results = measure({slow}, options, {});
  ASSERT_EQ(results.size(), 1U);
  EXPECT_LE(calls, 6);
}

TEST(Measure, IsEmptyWhenStopped) {
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(measure({counting()}, {}, source.get_token()).empty());
}

// However the plies are cut into stretches, as many are played, and games come to their end.
TEST(ProgramContender, GoesOnWhereItStopped) {
  const kernel::RulesPtr rules = testing::sampleWithId("tic-tac-toe");
  for (const ProgramMaker& maker : programMakers()) {
    const engine::ProgramPtr program = maker.make(rules);
    if (!program) continue;
    if (maker.contender != &programContender) continue;
    const auto runner = maker.contender(std::string(maker.name), program).makeRunner(1);
    PlayCount total;
    for (const std::uint64_t plies : {1, 2, 3, 94, 100}) {
      const PlayCount played = runner->play(plies);
      EXPECT_EQ(played.plies, plies) << maker.name;
      total.plies += played.plies;
      total.playouts += played.playouts;
    }
    EXPECT_GE(total.playouts, 200U / 9 - 1) << maker.name;
    EXPECT_LE(total.playouts, 200U / 5) << maker.name;
  }
}

TEST(StepContender, PlaysWholeGamesMoveByMove) {
  const kernel::RulesPtr rules = testing::sampleWithId("tic-tac-toe");
  for (const ProgramMaker& maker : programMakers()) {
    if (const engine::ProgramPtr program = maker.make(rules)) {
      const PlayCount played = stepContender(std::string(maker.name), program).makeRunner(1)->play(7'000);
      EXPECT_EQ(played.plies + played.playouts, 7'000U) << maker.name;
      EXPECT_GE(played.plies, 5 * played.playouts) << maker.name;
      EXPECT_LE(played.plies, 9 * (played.playouts + 1)) << maker.name;
    }
  }
}

TEST(BatchContender, PlaysWholeGames) {
  const kernel::RulesPtr rules = testing::sampleWithId("tic-tac-toe");
  for (const ProgramMaker& maker : programMakers()) {
    if (const engine::ProgramPtr program = maker.make(rules)) {
      const PlayCount played = batchContender(std::string(maker.name), program).makeRunner(1)->play(7'000);
      EXPECT_GE(played.plies, 7'000U) << maker.name;
      EXPECT_LT(played.plies, 7'000U + 9 * 8) << maker.name;
      EXPECT_GE(played.plies, 5 * played.playouts) << maker.name;
      EXPECT_LE(played.plies, 9 * played.playouts) << maker.name;
    }
  }
}

TEST(LimitContender, PlaysWholeGames) {
  const Contender contender = limitContender(*limitGame("tic-tac-toe"));
  const PlayCount played = contender.makeRunner(1)->play(7'000);
  EXPECT_GE(played.plies, 5 * played.playouts);
  EXPECT_LE(played.plies, 9 * played.playouts);
}

}  // namespace
}  // namespace ludo::bench
