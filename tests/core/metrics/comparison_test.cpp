// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/comparison.h"

#include <gtest/gtest.h>

#include "core/base/limits.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "../../support/schema_check.h"
#include "../sim/games.h"
#include "core/base/files.h"

namespace ludo::metrics {
namespace {

using Verdict = Difference::Verdict;

EvalReport played(const kernel::RulesPtr& rules, std::uint64_t games, const std::string& agent = "random",
                  std::uint64_t seed = 1) {
  sim::BatchOptions options;
  options.games = games;
  options.agents = {agent};
  options.seed = seed;
  return evaluate(*rules, runBatch(rules, options));
}

Estimate wilsonOf(std::uint64_t count, std::uint64_t n) {
  const sim::Interval ends = sim::wilson95(count, n);
  return {static_cast<double>(count) / static_cast<double>(n), ends.low, ends.high};
}

TEST(Differences, OfSharesAreThoseThatNewcombePublished) {
  // Newcombe 1998, table II, method 10: 56/70 and 48/80, 9/10 and 3/10, 6/7 and 2/7, 5/56 and 0/29, 10/10 and
  // 0/20.
  struct Case {
    std::uint64_t x, m, y, n;
    double low, high;
  };
  for (const Case& c : {Case{56, 70, 48, 80, 0.0524, 0.3339}, Case{9, 10, 3, 10, 0.1705, 0.8090},
                        Case{6, 7, 2, 7, 0.0582, 0.8062}, Case{5, 56, 0, 29, -0.0381, 0.1926},
                        Case{10, 10, 0, 20, 0.6791, 1}}) {
    const Estimate difference = squareAndAddDifference95(wilsonOf(c.y, c.n), wilsonOf(c.x, c.m));
    EXPECT_NEAR(difference.low, c.low, 5e-5);
    EXPECT_NEAR(difference.high, c.high, 5e-5);
  }
}

TEST(Differences, StudentsQuantilesAreThoseOfTables) {
  for (const auto& [degrees, quantile] : {std::pair{1.0, 12.7062},
                                          {2.0, 4.3027},
                                          {5.0, 2.5706},
                                          {10.0, 2.2281},
                                          {30.0, 2.0423},
                                          {120.0, 1.9799}})
    EXPECT_NEAR(studentQuantile95(degrees), quantile, 5e-5);
  EXPECT_NEAR(studentQuantile95(1e7), studentQuantile95(1e9), 1e-6);
}

TEST(Differences, OfMeansTakeEachSampleBySpread) {
  // Equal variances and sizes: 2 n - 2 degrees of freedom. s = 3, n = 8: 2.1448 * 3 * sqrt(2 / 8).
  const Estimate equal = welchDifference95({10, 3, 8}, {12, 3, 8});
  EXPECT_EQ(equal.value, 2);
  EXPECT_NEAR(equal.high - 2, 2.14479 * 1.5, 1e-4);
  EXPECT_NEAR(equal.low + equal.high, 4, 1e-12);
  // One sample without spread leaves the other's degrees of freedom: 4.3027 * 2 / sqrt(3).
  EXPECT_NEAR(welchDifference95({0, 0, 50}, {1, 2, 3}).high - 1, 4.30265 * 2 / std::sqrt(3.0), 1e-4);
  const Estimate certain = welchDifference95({4, 0, 5}, {7, 0, 5});
  EXPECT_EQ(certain.low, 3);
  EXPECT_EQ(certain.high, 3);
}

TEST(Differences, AScoreIntervalOfWholeTrialsIsWilsons) {
  const sim::Interval wilson = sim::wilson95(7, 20);
  const Estimate same = scoreInterval95(0.35, 20);
  EXPECT_DOUBLE_EQ(same.low, wilson.low);
  EXPECT_DOUBLE_EQ(same.high, wilson.high);
  EXPECT_EQ(scoreInterval95(0, 20).low, 0);
  EXPECT_EQ(scoreInterval95(1, 20).high, 1);
  EXPECT_EQ(scoreInterval95(0.5, 0).high, 1);
}

TEST(Figures, OfAReportFileAreThoseOfTheReport) {
  const kernel::RulesPtr rules = testing::sample("pig");
  sim::BatchOptions options;
  options.games = 30;
  options.agents = {"random"};
  sim::MatchOptions match;
  match.games = 4;
  Experiments experiments;
  experiments.matches = {sim::runMatch(rules, match)};
  experiments.probes = sim::probeDecisions(rules, {20, 1, {"random"}, 0, 0});
  const EvalReport report = evaluate(*rules, sim::runBatch(rules, options), {}, experiments);
  const Result<ReportFigures> figures = readFigures(reportJson(report));
  ASSERT_TRUE(figures) << figures.failure();
  EXPECT_EQ(*figures, figuresOf(report));
  EXPECT_GT(figures->figures.size(), report.metrics.size() + report.outcomes.size());
}

TEST(Figures, OfPliesHaveAsManyIndependentOnesAsGames) {
  const ReportFigures figures = figuresOf(played(testing::sample("pig"), 30));
  std::size_t actions = 0;
  for (const Figure& figure : figures.figures) {
    const bool isOfPlies = figure.group == Figure::Group::Action || figure.id == "branchingPerPly";
    if (!isOfPlies) continue;
    ++actions;
    EXPECT_GT(figure.n, 30U) << figure.name;
    EXPECT_EQ(figure.independent, 30U) << figure.name;
  }
  EXPECT_GE(actions, 3U);
}

TEST(Comparison, OfAReportWithItselfFindsNoDifference) {
  const ReportFigures figures = figuresOf(played(testing::sample("pig"), 40));
  const Comparison comparison = compare({figures, figures});
  ASSERT_EQ(comparison.caveats.size(), 1U);
  EXPECT_NE(caveatText(comparison.caveats[0]).find("the very games of report 1"), std::string::npos);
  EXPECT_EQ(comparison.counts[1].differing, 0U);
  EXPECT_GT(comparison.counts[1].compared, 20U);
  for (const ComparedFigure& figure : comparison.figures) {
    const Difference& difference = figure.differences[1];
    if (difference.hasInterval()) {
      EXPECT_EQ(difference.estimate.value, 0) << figure.name;
    }
    EXPECT_NE(difference.verdict, Verdict::Differs) << figure.name;
  }
}

TEST(Comparison, OfOtherAgentsFindsWhatTheyDoOtherwise) {
  const kernel::RulesPtr rules = testing::sample("pig");
  const Comparison comparison =
      compare({figuresOf(played(rules, 200)), figuresOf(played(rules, 200, "greedy"))});
  ASSERT_EQ(comparison.caveats.size(), 1U);
  EXPECT_EQ(caveatText(comparison.caveats[0]), "Report 2 is by other agents");
  const auto plies = std::ranges::find(comparison.figures, "plies", &ComparedFigure::id);
  ASSERT_NE(plies, comparison.figures.end());
  EXPECT_EQ(plies->differences[1].verdict, Verdict::Differs);
  EXPECT_EQ(plies->differences[1].estimate.value, plies->figures[1].value - plies->figures[0].value);
  EXPECT_TRUE(plies->differs());
}

TEST(Comparison, ErrsAsOftenAsItSays) {
  // Batches of the same game and agents: what differs does so by chance, one time in twenty.
  const kernel::RulesPtr rules = testing::sample("pig");
  std::uint64_t compared = 0;
  std::uint64_t differing = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Comparison comparison = compare(
        {figuresOf(played(rules, 60, "random", seed)), figuresOf(played(rules, 60, "random", seed + 1000))});
    EXPECT_TRUE(comparison.caveats.empty());
    compared += comparison.counts[1].compared;
    differing += comparison.counts[1].differing;
  }
  EXPECT_LT(static_cast<double>(differing), 0.07 * static_cast<double>(compared));
  EXPECT_GT(differing, 0U);
}

TEST(Comparison, OfGamesNamesWhatOnlyOneHas) {
  const Comparison comparison =
      compare({figuresOf(played(testing::sample("hex"), 20)), figuresOf(played(testing::sample("pig"), 20))});
  ASSERT_EQ(comparison.caveats.size(), 1U);
  EXPECT_NE(caveatText(comparison.caveats[0]).find("another game"), std::string::npos);
  bool isOnlyInSecond = false;
  for (const ComparedFigure& figure : comparison.figures) {
    ASSERT_EQ(figure.figures.size(), 2U);
    ASSERT_EQ(figure.differences.size(), 2U);
    if (figure.figures[0].kind != Figure::Kind::Absent) continue;
    isOnlyInSecond = true;
    EXPECT_EQ(figure.differences[1].verdict, Verdict::Unknown);
    EXPECT_FALSE(figure.differences[1].hasValue());
  }
  EXPECT_TRUE(isOnlyInSecond);
}

TEST(Comparison, MoreGamesOfTheSameSeedAreToldToBePartlyTheSame) {
  const kernel::RulesPtr rules = testing::sample("pig");
  const Comparison comparison = compare({figuresOf(played(rules, 30)), figuresOf(played(rules, 50))});
  ASSERT_EQ(comparison.caveats.size(), 1U);
  EXPECT_NE(caveatText(comparison.caveats[0]).find("in part of the games of report 1, the first 30:"),
            std::string::npos);
}

TEST(Comparison, AsDataFitsItsSchema) {
  const Comparison comparison =
      compare({figuresOf(played(testing::sample("hex"), 9)), figuresOf(played(testing::sample("pig"), 9)),
               figuresOf(played(testing::sample("pig"), 12))});
  const testing::SchemaCheck schema(*readFile(LUDO_SOURCE_DIR "/schemas/Comparison.schema.json"));
  EXPECT_EQ(schema.mistakes(comparisonJson(comparison)), "");
}

TEST(Figures, DamagedReportsAreRefusedWithWhatIsWrong) {
  const nlohmann::json whole = nlohmann::json::parse(reportJson(played(testing::sample("pig"), 9)));
  const auto failure = [](const nlohmann::json& json) {
    const Result<ReportFigures> figures = readFigures(json.dump());
    return figures ? "" : figures.failure();
  };
  EXPECT_EQ(failure(whole), "");
  EXPECT_EQ(readFigures("{").failure(), "it is no JSON");
  EXPECT_EQ(readFigures("[1]").failure(), "it is no report of 'ludo eval' or of a simulation");
  nlohmann::json other = whole;
  other["version"] = 1;
  EXPECT_EQ(failure(other), "it is a report of another version of the program");
  // Each part in turn taken away, and each made something else.
  for (const char* key :
       {"game", "gameHash", "players", "agents", "seed", "maxTurns", "games", "complete", "outcomes",
        "endings", "metrics", "scores", "matches", "actions", "triggers", "flags"}) {
    nlohmann::json without = whole;
    without.erase(key);
    EXPECT_EQ(failure(without), "it is a damaged report: it has no '" + std::string(key) + "'");
    nlohmann::json strange = whole;
    strange[key] = nlohmann::json{{"a", 1}};
    EXPECT_NE(failure(strange), "") << key;
  }
  nlohmann::json share = whole;
  share["outcomes"][0]["share"] = 7;
  EXPECT_EQ(failure(share), "it is a damaged report: a 'share' is not within 0 and 1");
  nlohmann::json ends = whole;
  ends["metrics"][0]["interval95"] = {2, 1};
  EXPECT_EQ(failure(ends), "it is a damaged report: 'interval95' ends before it begins");
  nlohmann::json item = whole;
  item["metrics"][0] = 3;
  EXPECT_NE(failure(item), "");
}

TEST(Figures, OfWhatIsLargerThanAnyReportAreNotRead) {
  std::string list = R"({"format": "ludo-report", "values": [1)";
  for (std::size_t i = 0; i < limits::jsonValues; ++i) list += ",1";
  const std::string reason = "it holds more than any report";
  EXPECT_EQ(readFigures(list + "]}").failure(), reason);
  EXPECT_EQ(readFigures(std::string(1'000, '[')).failure(), reason);
  EXPECT_NE(readFigures(std::string(10, '[')).failure(), reason);
}

TEST(Words, OfDifferencesHaveTheirSign) {
  EXPECT_EQ(differenceText(true, 0.031), "+3.1 %");
  EXPECT_EQ(differenceText(true, -0.031), "-3.1 %");
  EXPECT_EQ(differenceText(false, 1.5), "+1.50");
  EXPECT_EQ(differenceText(false, -0.001), "0.00");
  EXPECT_EQ(summaryText({40, 1}), "Of 40 numbers, 1 differs; by chance alone some 2.0 would");
}

}  // namespace
}  // namespace ludo::metrics
