// SPDX-License-Identifier: Apache-2.0
#include "core/sim/expected_time.h"

#include <gtest/gtest.h>

#include "core/sim/play.h"
#include "core/sim/run_batch.h"
#include "core/sim/tournament.h"
#include "games.h"

namespace ludo::sim {
namespace {

engine::ProgramPtr program(const std::string& sample) {
  return programFor(testing::sample(sample), {"uct"}, 1000);
}

// Random games of tic-tac-toe last 7.6 plies; the last one is forced where the board gets full.
TEST(ExpectedTime, CountsDecisionsAndNamesTheSlowest) {
  const auto expected =
      expectedTime(program("tic-tac-toe"), {"uct:iterations=2000", "uct:iterations=20"}, 0, {});
  ASSERT_TRUE(expected);
  EXPECT_GE(expected->decisionsPerGame, 4);
  EXPECT_LE(expected->decisionsPerGame, 8);
  EXPECT_EQ(expected->slowest, "uct:iterations=2000");
  EXPECT_GT(expected->secondsPerDecision, 0);
  EXPECT_GT(expected->secondsPerGame, expected->secondsPerDecision);
  EXPECT_EQ(expected->bound, ExpectedTime::Bound::About);
}

TEST(ExpectedTime, IsNothingWhereNobodyThinks) {
  EXPECT_FALSE(expectedTime(program("tic-tac-toe"), {"random", "randomTurn"}, 0, {}));
}

TEST(ExpectedTime, IsNothingAfterAStop) {
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(expectedTime(program("tic-tac-toe"), {"uct", "uct"}, 0, source.get_token()));
}

// A decision that would take minutes is cut off.
TEST(ExpectedTime, EndsSoonWhateverAnAgentTakes) {
  const auto expected = expectedTime(program("kalah"), {"uct:iterations=1000000000", "random"}, 0, {});
  ASSERT_TRUE(expected);
  EXPECT_EQ(expected->bound, ExpectedTime::Bound::Least);
  EXPECT_GT(expected->secondsPerDecision, 0.1);
}

TEST(ExpectedTime, IsToldBeforeTheFirstGameAndChangesNone) {
  BatchOptions options;
  options.games = 20;
  options.agents = {"uct:iterations=30"};
  options.threads = 1;
  std::vector<BatchProgress> told;
  const auto rules = testing::sample("tic-tac-toe");
  const Batch batch =
      runBatch(rules, options, [&](const BatchProgress& progress) { told.push_back(progress); });
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(told.front().expected);
  EXPECT_EQ(told.front().done, 0);
  EXPECT_EQ(told.front().total, 20);
  EXPECT_NEAR(told.front().secondsLeft * told.front().gamesPerSecond, 20, 1e-6);
  const Batch silent = runBatch(rules, options);
  ASSERT_EQ(batch.games.size(), silent.games.size());
  for (std::size_t i = 0; i < batch.games.size(); ++i) EXPECT_EQ(batch.games[i].plies, silent.games[i].plies);
}

TEST(ExpectedTime, OfMeetingsIsTheAverage) {
  const auto fast = expectedTimeOfMeetings(program("tic-tac-toe"), {"random", "uct:iterations=500"}, 0, {});
  ASSERT_TRUE(fast);
  EXPECT_EQ(fast->slowest, "uct:iterations=500");
  EXPECT_FALSE(expectedTimeOfMeetings(program("tic-tac-toe"), {"random", "randomTurn"}, 0, {}));
  EXPECT_FALSE(expectedTimeOfMeetings(program("tic-tac-toe"), {"no such agent", "uct"}, 0, {}));
}

}  // namespace
}  // namespace ludo::sim
