// SPDX-License-Identifier: Apache-2.0
// Reports of batches that were really played.
#include <gtest/gtest.h>

#include <cmath>

#include "../sim/games.h"
#include "core/metrics/report.h"
#include "core/sim/run_game.h"

namespace ludo::metrics {
namespace {

using sim::Batch;
using sim::BatchOptions;
using sim::Share;

BatchOptions options(std::uint64_t games, unsigned threads) {
  BatchOptions result;
  result.games = games;
  result.seed = 42;
  result.agents = {"random"};
  result.threads = threads;
  return result;
}

EvalReport played(const kernel::RulesPtr& rules, std::uint64_t games, unsigned threads) {
  Experiments experiments;
  if (rules->seats() > 1)
    experiments.matches = {sim::runMatch(rules, {"greedy", "random", 7, 42, 0, threads})};
  experiments.probes = sim::probeDecisions(rules, {5, 42, {"random"}, 0, threads});
  return evaluate(*rules, sim::runBatch(rules, options(games, threads)), {}, experiments);
}

class EvaluateSample : public ::testing::TestWithParam<const char*> {};

TEST_P(EvaluateSample, ThreadsChangeNothing) {
  const auto rules = testing::sample(GetParam());
  const std::string one = reportJson(played(rules, 30, 1));
  for (const unsigned threads : {2U, 5U}) EXPECT_EQ(one, reportJson(played(rules, 30, threads)));
}

TEST_P(EvaluateSample, EveryValueIsInItsRange) {
  const EvalReport report = played(testing::sample(GetParam()), 15, 2);
  ASSERT_EQ(report.metrics.size(), metricTable().size());
  for (const Metric& metric : report.metrics) {
    const MetricInfo& info = *metric.info;
    if (!metric.measured()) continue;
    EXPECT_GT(metric.n, 0U) << info.id;
    EXPECT_TRUE(std::isfinite(metric.value)) << info.id;
    EXPECT_GE(metric.value, info.low) << info.id;
    EXPECT_LE(metric.value, info.high) << info.id;
    EXPECT_LE(metric.low95, metric.value + 1e-12) << info.id;
    EXPECT_GE(metric.high95, metric.value - 1e-12) << info.id;
    if (metric.distribution.n == 0) continue;
    EXPECT_GE(metric.distribution.minimum, info.low) << info.id;
    EXPECT_LE(metric.distribution.maximum, info.high) << info.id;
  }
  // Every game is among the legal moves of the first stretch.
  ASSERT_FALSE(report.course.empty());
  EXPECT_EQ(report.course.front().legalMoves.n, 15U);
  for (const Flag& flag : report.flags) {
    EXPECT_FALSE(flag.message.empty());
    EXPECT_EQ(flag.games.size(), flag.plies.size());
    EXPECT_EQ(flag.games.size(), flag.count);
  }
}

TEST_P(EvaluateSample, HasNoRuleThatChangesNothing) {
  const auto rules = testing::sample(GetParam());
  BatchOptions counted = options(20, 2);
  counted.coverage = true;
  for (const Flag& flag : findFlags(*rules, sim::runBatch(rules, counted), {}))
    EXPECT_NE(flag.kind, FlagKind::RuleChangesNothing) << flag.message;
}

INSTANTIATE_TEST_SUITE_P(Samples, EvaluateSample,
                         ::testing::Values("tic-tac-toe", "pig", "deck-builder", "threat-and-money", "kalah",
                                           "kuhn-poker", "sealed-bids", "english-draughts"));

TEST(Evaluate, SaysWhenItIsPartial) {
  const auto rules = testing::sample("tic-tac-toe");
  std::stop_source source;
  const Batch batch = sim::runBatch(
      rules, options(50'000'000, 2), [&source](const sim::BatchProgress&) { source.request_stop(); },
      source.get_token());
  EXPECT_FALSE(evaluate(*rules, batch).complete);
}

TEST(Evaluate, NoGamesGiveAnEmptyReport) {
  const auto rules = testing::sample("tic-tac-toe");
  const EvalReport report = evaluate(*rules, sim::runBatch(rules, options(0, 2)));
  EXPECT_EQ(report.outcomes.at(0).value, 0);
  for (const Metric& metric : report.metrics) EXPECT_FALSE(metric.measured()) << metric.info->id;
  EXPECT_TRUE(report.flags.empty());
  EXPECT_TRUE(report.highlights.empty());
}

const Share& outcome(const EvalReport& report, const std::string& name) {
  for (const Share& share : report.outcomes) {
    if (share.name == name) return share;
  }
  throw std::out_of_range(name);
}

// The exact values of random play, by enumeration of all games.
TEST(Evaluate, RandomTicTacToeComesOutAsItShould) {
  const auto rules = testing::sample("tic-tac-toe");
  const EvalReport report = evaluate(*rules, sim::runBatch(rules, options(100'000, 0)));
  EXPECT_EQ(report.games, 100'000U);
  const struct {
    const char* name;
    double exact;
  } cases[] = {{"player 1 wins", 737.0 / 1260}, {"player 2 wins", 121.0 / 420}, {"draw", 8.0 / 63}};
  for (const auto& expected : cases) {
    const Share& share = outcome(report, expected.name);
    EXPECT_LE(share.low95, expected.exact) << expected.name;
    EXPECT_GE(share.high95, expected.exact) << expected.name;
  }
  const auto contains = [&report](std::string_view id, double exact) {
    const Metric& metric = *report.metric(id);
    EXPECT_LE(metric.low95, exact) << id;
    EXPECT_GE(metric.high95, exact) << id;
  };
  contains("plies", 3203.0 / 420);
  contains("balance", 1 - (737.0 / 1260 - 121.0 / 420));
  contains("decisiveness", 1 - 8.0 / 63);
  contains("firstPlayerWins", (737.0 / 1260) / (1 - 8.0 / 63));
  // Only the ninth ply, when it comes to that, leaves no choice; a mark is set for every ply.
  contains("coverage", 3203.0 / 420 / 9);
  EXPECT_EQ(report.metric("completion")->value, 1);
  EXPECT_EQ(report.metric("moveVariety")->value, 1);
  EXPECT_NEAR(report.metric("branchingPerPly")->value, 5.57633469, 0.01);
  EXPECT_EQ(outcome(report, "turn cap").count, 0U);
  // At ply i + 1 there are 9 - i moves in every game.
  ASSERT_EQ(report.course.size(), 9U);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(report.course[i].legalMoves.mean, static_cast<double>(9 - i));
  // The one thing wrong with random play of it: who begins, wins.
  ASSERT_EQ(report.flags.size(), 1U);
  EXPECT_EQ(report.flags[0].kind, FlagKind::SeatAdvantage);
  EXPECT_EQ(report.flags[0].subject, "player 1");
}

TEST(Evaluate, GreedyBeatsRandomAtAGameOfPoints) {
  const auto rules = testing::sample("kalah");
  const sim::Match match = sim::runMatch(rules, {"greedy", "random", 40, 3, 0, 0});
  ASSERT_EQ(match.batches.size(), 2U);
  EXPECT_EQ(match.batches[1].options.agents, (std::vector<std::string>{"random", "greedy"}));
  const MatchResult result = matchResult(match);
  EXPECT_EQ(result.games, 40U);
  EXPECT_GT(result.difference.low, 0);
  // A game of the match can be played again by the seed of its seating.
  const sim::GameSummary& game = match.batches[1].games[3];
  EXPECT_EQ(game.seed, sim::gameSeed(result.seatings[1].seed, 3));
  EXPECT_EQ(sim::runNamedGame(rules, game.seed, {"random", "greedy"}).entries.size(), game.plies);
}

TEST(Evaluate, DecisionsMatterWhereTheyDo) {
  // The first of two actions wins at once, the other loses: every choice decides, nothing else does.
  const auto decided = testing::game(testing::block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 2 }
)") + testing::plainTurn() + testing::block(R"(section: "actions"
items:
  - id: "win"
    actor: "active"
    phase: "main"
    effects:
      - setVar: { scope: "global", var: "n", value: 1 }
  - id: "lose"
    actor: "active"
    phase: "main"
    effects:
      - setVar: { scope: "global", var: "n", value: 2 }
)") + testing::block(R"(section: "end"
items:
  - { id: "won", when: { op: "==", left: { ref: "gvar", var: "n" }, right: 1 }, result: { type: "win", player: "actor" } }
  - { id: "lost", when: { op: "==", left: { ref: "gvar", var: "n" }, right: 2 }, result: { type: "lose", player: "actor" } }
)"));
  Experiments experiments;
  experiments.probes = sim::probeDecisions(decided, {50, 1, {"random"}, 0, 2});
  const EvalReport report = evaluate(*decided, sim::runBatch(decided, options(10, 1)), {}, experiments);
  EXPECT_EQ(report.metric("decisionImpact")->value, 1);
  EXPECT_EQ(report.metric("decisionDepth")->value, 1);
}

}  // namespace
}  // namespace ludo::metrics
