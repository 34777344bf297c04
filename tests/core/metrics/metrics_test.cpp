// SPDX-License-Identifier: Apache-2.0
// Each metric on games made by hand, whose value is worked out in the comment.
#include <gtest/gtest.h>

#include <cmath>

#include "core/metrics/estimates.h"
#include "core/metrics/report.h"
#include "core/sim/run_game.h"
#include "hand_made.h"

namespace ludo::metrics {
namespace {

using kernel::nobody;
using testing::HandMade;

TEST(LengthMetrics, CountPliesAndTurns) {
  HandMade made;
  made.add().plies = 4;
  made.add().plies = 6;
  made.batch.games[0].turns = 2;
  made.batch.games[1].turns = 5;
  EXPECT_EQ(made.measured("plies").value, 5);  // (4 + 6) / 2
  EXPECT_EQ(made.measured("plies").n, 2U);
  EXPECT_EQ(made.measured("turns").value, 3.5);  // (2 + 5) / 2
}

TEST(LengthMetrics, CompletionAndDecisiveness) {
  HandMade made;
  made.add(0);
  made.add(1);
  made.add(nobody);  // a draw
  made.add().stop = sim::Stop::TurnCap;
  made.batch.games[3].results.clear();
  // 3 of 4 games ended; of these 3, 2 were won.
  EXPECT_EQ(made.measured("completion").value, 0.75);
  EXPECT_EQ(made.measured("completion").games, (std::vector<std::uint64_t>{0, 1, 2}));
  EXPECT_DOUBLE_EQ(made.measured("decisiveness").value, 2.0 / 3);
  EXPECT_EQ(made.measured("decisiveness").n, 3U);
  // Where all lose, somebody has decided it: that is no draw.
  made.batch.games[2].results = {kernel::SeatResult::Loss, kernel::SeatResult::Loss};
  EXPECT_EQ(made.measured("decisiveness").value, 1);
}

TEST(LengthMetrics, NoGameEnded) {
  HandMade made;
  made.add().stop = sim::Stop::TurnCap;
  EXPECT_EQ(made.measured("decisiveness").absent, "No game ended");
  EXPECT_FALSE(HandMade().measured("plies").measured());
}

TEST(BalanceMetrics, GapBetweenSeats) {
  HandMade made;
  for (int i = 0; i < 5; ++i) made.add(0);
  for (int i = 0; i < 3; ++i) made.add(1);
  for (int i = 0; i < 2; ++i) made.add(nobody);
  // Seat 1 wins 5 of 10, seat 2 3 of 10: 1 - (0.5 - 0.3).
  const Metric balance = made.measured("balance");
  EXPECT_DOUBLE_EQ(balance.value, 0.8);
  EXPECT_EQ(balance.games.size(), 5U);
  // The gap may as well be 0.
  EXPECT_EQ(balance.high95, 1);
  EXPECT_LT(balance.low95, 0.5);
  // 5 of the 8 games that somebody won.
  EXPECT_DOUBLE_EQ(made.measured("firstPlayerWins").value, 0.625);
  for (sim::GameSummary& game : made.batch.games) game.firstPlayer = 1;
  EXPECT_DOUBLE_EQ(made.measured("firstPlayerWins").value, 0.375);
}

TEST(ChoiceMetrics, BranchingAndAgency) {
  HandMade made;
  // One ply with 1 move, two with 4.
  sim::GameSummary& game = made.add();
  game.plies = 3;
  game.legalMoves = 9;
  game.branching = {{1, 1}, {4, 2}};
  EXPECT_EQ(made.measured("branching").value, 3);        // 9 / 3
  EXPECT_EQ(made.measured("branchingPerPly").value, 3);  // (1 + 4 + 4) / 3
  EXPECT_EQ(made.measured("branchingPerPly").n, 3U);
  EXPECT_NEAR(made.measured("effectiveBranching").value, std::cbrt(16.0), 1e-12);  // (1 * 4 * 4)^(1/3)
  EXPECT_DOUBLE_EQ(made.measured("agency").value, 2.0 / 3);
  EXPECT_EQ(made.measured("decisions").value, 2);
}

TEST(ChoiceMetrics, EntropyAndVariety) {
  HandMade made;
  // Twice "put", once "wait", once something else: 2/4, 1/4, 1/4 make 1.5 bits.
  sim::GameSummary& game = made.add();
  game.plies = 4;
  game.actionCounts = {2, 1};
  game.distinctMoves = 3;
  EXPECT_DOUBLE_EQ(made.measured("actionEntropy").value, 1.5);
  EXPECT_DOUBLE_EQ(made.measured("moveVariety").value, 0.75);
}

TEST(ChoiceMetrics, Dominance) {
  HandMade made;
  // "put" was taken in 9 of 12 chances, "wait" in 3 of 12.
  sim::GameSummary& game = made.add();
  game.actionChances = {12, 12};
  game.actionChosen = {9, 3};
  EXPECT_DOUBLE_EQ(made.measured("dominance").value, 0.75);
  game.actionChances = {9, 9};  // too few to say
  EXPECT_FALSE(made.measured("dominance").measured());
}

TEST(ChoiceMetrics, ImpactOfADecision) {
  HandMade made;
  made.add().branching = {{2, 8}};
  made.batch.games[0].plies = 8;
  EXPECT_NE(made.measured("decisionImpact").absent.find("--probes"), std::string::npos);
  EXPECT_NE(made.measured("decisionDepth").absent.find("--probes"), std::string::npos);
  made.probes.emplace();
  // Of 4 probes the result changed with the other move in 3, with the same one in 1; one game had no
  // decision.
  made.probes->probes = {{1, 0, true, false, true},
                         {2, 0, true, false, true},
                         {3, 0, true, true, true},
                         {4, 0, true, false, false},
                         {5, 0, false, false, false}};
  const Metric impact = made.measured("decisionImpact");
  EXPECT_EQ(impact.n, 4U);
  EXPECT_DOUBLE_EQ(impact.value, 0.5);                        // (3 - 1) / 4
  EXPECT_DOUBLE_EQ(made.measured("decisionDepth").value, 4);  // 8 decisions * 0.5
}

TEST(TensionMetrics, WhatIsOutOfReach) {
  HandMade made;
  sim::GameSummary& game = made.add();
  game.actionsOffered = 3;
  game.actionsOfPhase = 4;
  game.refusedEffects = 1;
  game.contact.effects = 4;
  EXPECT_DOUBLE_EQ(made.measured("tension").value, 0.25);  // 1 - 3/4
  EXPECT_DOUBLE_EQ(made.measured("refusals").value, 0.2);  // 1 / (1 + 4)
}

TEST(ContactMetrics, SharesOfEffectsAndPlies) {
  HandMade made;
  sim::GameSummary& game = made.add();
  game.plies = 5;
  game.contact = {8, 2, 1};
  EXPECT_DOUBLE_EQ(made.measured("interaction").value, 0.25);   // 2 / 8
  EXPECT_DOUBLE_EQ(made.measured("sharedTouches").value, 0.2);  // 1 / 5
}

TEST(DramaMetrics, OfTheWinnersCourse) {
  HandMade made;
  sim::GameSummary& game = made.add();
  game.lead.samples = 10;
  game.lead.leadChanges = 3;
  EXPECT_DOUBLE_EQ(made.measured("drama").value, 0.3);
  EXPECT_DOUBLE_EQ(made.measured("leadChanges").value, 3);
  EXPECT_FALSE(made.measured("uncertainty").measured());
  game.lead.oneWinner = true;
  game.lead.settled = 6;
  game.lead.deficit = 4;
  game.lead.swing = 9;
  game.lead.margin = 5;
  EXPECT_DOUBLE_EQ(made.measured("uncertainty").value, 0.6);
  EXPECT_DOUBLE_EQ(made.measured("comeback").value, 4);
  EXPECT_DOUBLE_EQ(made.measured("scoreSwing").value, 9);
  EXPECT_DOUBLE_EQ(made.measured("margin").value, 5);
}

TEST(RepetitionMetrics, OfPositionsAndChains) {
  HandMade made;
  sim::GameSummary& game = made.add();
  game.plies = 10;
  game.repeatedPositions = 4;
  game.longestStall = 2;
  EXPECT_DOUBLE_EQ(made.measured("repetition").value, 0.4);
  EXPECT_DOUBLE_EQ(made.measured("longestStall").value, 2);
  EXPECT_EQ(made.measured("triggerDepth").absent, "The game has no triggers");
}

TEST(CoverageMetrics, SpacesActionsAndMechanics) {
  HandMade made;
  std::uint64_t cells = 0;
  for (const char* name : {"cell_0_0", "cell_1_1", "cell_0_1"})
    cells |= std::uint64_t{1} << made.rules->zoneNamed(name).index;
  made.add().zonesUsed = {cells};
  made.add().zonesUsed = {std::uint64_t{1} << made.rules->zoneNamed("box").index};
  // 3 of the 4 spaces, then none: the box is no space of the board.
  EXPECT_DOUBLE_EQ(made.measured("coverage").value, 0.375);
  made.batch.games[0].actionCounts = {0, 3};
  EXPECT_DOUBLE_EQ(made.measured("actionCoverage").value, 0.5);
  EXPECT_EQ(made.measured("mechanics").value, 1);  // "wait": addVar
  made.batch.games[1].actionCounts = {1, 0};
  EXPECT_EQ(made.measured("mechanics").value, 2);  // and "put": place
}

TEST(VarietyMetrics, PositionsInCommon) {
  HandMade made;
  for (int i = 0; i < 4; ++i) made.add();
  EXPECT_EQ(made.measured("replayability").value, 0);  // nothing in either: nothing differs
  // Hashes of one place each. Games 0 and 1 share one of three positions: 1 - 1/3. Games 2 and 3 are the
  // same.
  const auto position = [](std::uint64_t place) { return place | ((place + 7) << 32U); };
  auto& games = made.batch.games;
  for (const std::uint64_t place : {1U, 2U}) games[0].trajectory.add(position(place));
  for (const std::uint64_t place : {2U, 3U}) games[1].trajectory.add(position(place));
  for (const std::size_t game : {2U, 3U}) games[game].trajectory.add(position(9));
  const Metric metric = made.measured("replayability");
  EXPECT_EQ(metric.n, 2U);
  EXPECT_DOUBLE_EQ(metric.value, (2.0 / 3 + 0) / 2);
}

/// A match of so many games with these winners; the stronger agent sits in seat 0, then in seat 1.
sim::Match match(const std::vector<kernel::Seat>& asFirst, const std::vector<kernel::Seat>& asSecond) {
  sim::Match result;
  for (const auto& winners : {asFirst, asSecond}) {
    HandMade made;
    for (const kernel::Seat winner : winners) made.add(winner);
    made.batch.options.agents = {"greedy", "random"};
    result.batches.push_back(made.batch);
  }
  return result;
}

TEST(SkillMetrics, DifferenceOfWinRates) {
  HandMade made;
  made.add();
  EXPECT_NE(made.measured("strategicDepth").absent.find("--depth-agents"), std::string::npos);
  // The stronger one wins 3 of 4 as first and 2 of 4 as second, the weaker one 1 and 1, one game is drawn.
  made.matches = {match({0, 0, 0, 1}, {1, 1, 0, nobody})};
  const Metric depth = made.measured("strategicDepth");
  EXPECT_EQ(depth.n, 8U);
  EXPECT_DOUBLE_EQ(depth.value, 5.0 / 8 - 2.0 / 8);
  EXPECT_LT(depth.low95, 0);
  EXPECT_DOUBLE_EQ(made.measured("skillGradient").value, depth.value);
  made.matches[0].options.stronger = "randomTurn";
  EXPECT_FALSE(made.measured("skillGradient").measured());
  EXPECT_TRUE(made.measured("strategicDepth").measured());
}

TEST(SkillMetrics, HarmonicScore) {
  HandMade made;
  std::uint64_t cells = 0;
  for (const char* name : {"cell_0_0", "cell_1_1"})
    cells |= std::uint64_t{1} << made.rules->zoneNamed(name).index;
  for (const kernel::Seat winner : {0, 1}) {
    sim::GameSummary& game = made.add(winner);
    game.plies = 2;
    game.branching = {{1, 1}, {3, 1}};
    game.zonesUsed = {cells};
  }
  EXPECT_NE(made.measured("harmonicScore").absent.find("Strategic depth is missing"), std::string::npos);
  made.matches = {match({0, 0, 0, 1}, {1, 1, 1, 0})};
  // Balance, decisiveness and completion 1; agency 1/2; coverage 2/4; depth 6/8 - 2/8 = 1/2.
  // 6 / (1 + 1 + 1 + 2 + 2 + 2) = 2/3.
  EXPECT_DOUBLE_EQ(made.measured("harmonicScore").value, 2.0 / 3);
  made.matches = {match({1, 1}, {0, 0})};
  EXPECT_EQ(made.measured("harmonicScore").value, 0);
}

TEST(Estimates, MatchedDifference) {
  // Agresti and Min (2005), by hand for 4 against 1 in 10: b = 4.5, c = 1.5, N = 12; the middle is 3/12 and
  // the half width 1.96 sqrt(6 - 9/12) / 12 = 0.3742.
  const Estimate estimate = matchedDifference95(4, 1, 10);
  EXPECT_DOUBLE_EQ(estimate.value, 0.3);
  EXPECT_NEAR(estimate.low, 0.25 - 0.37424, 1e-4);
  EXPECT_NEAR(estimate.high, 0.25 + 0.37424, 1e-4);
  const Estimate all = matchedDifference95(50, 0, 50);
  EXPECT_EQ(all.value, 1);
  EXPECT_EQ(all.high, 1);
  EXPECT_GT(all.low, 0.8);
  EXPECT_LT(all.low, 1);
}

TEST(Estimates, HarmonicMeanAndEntropy) {
  EXPECT_DOUBLE_EQ(harmonicMean(std::vector<double>{1, 0.5, 0.25}), 3.0 / 7);
  EXPECT_EQ(harmonicMean(std::vector<double>{1, 0}), 0);
  EXPECT_EQ(harmonicMean(std::vector<double>{1, -0.2}), 0);
  EXPECT_DOUBLE_EQ(entropyBits(std::vector<std::uint32_t>{1, 1, 1, 1}), 2);
  EXPECT_EQ(entropyBits(std::vector<std::uint32_t>{7}), 0);
  EXPECT_EQ(entropyBits(std::vector<std::uint32_t>{}), 0);
}

}  // namespace
}  // namespace ludo::metrics
