// SPDX-License-Identifier: Apache-2.0
// The tables of metrics, filters and flags, and what is made of them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "../../support/schema_check.h"
#include "../sim/games.h"
#include "core/base/files.h"
#include "core/metrics/filters.h"
#include "core/metrics/reference.h"
#include "core/metrics/report.h"

namespace ludo::metrics {
namespace {

TEST(MetricTable, DescribesEveryMetricOnce) {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const MetricInfo& info : metricTable()) {
    EXPECT_TRUE(ids.insert(info.id).second) << info.id;
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    for (const std::string_view text : {info.formula, info.unit, info.interval, info.advice})
      EXPECT_FALSE(text.empty()) << info.id;
    EXPECT_LT(info.low, info.high) << info.id;
    EXPECT_EQ((info.perGame != nullptr) + (info.inGame != nullptr) + (info.whole != nullptr), 1) << info.id;
  }
}

TEST(FlagTable, DescribesEveryFlagOnce) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < flagTable().size(); ++i) {
    const FlagInfo& info = flagTable()[i];
    EXPECT_EQ(static_cast<std::size_t>(info.kind), i);
    EXPECT_TRUE(names.insert(info.name).second);
    for (const std::string_view text : {info.title, info.raised, info.shows, info.advice})
      EXPECT_FALSE(text.empty()) << info.name;
  }
  EXPECT_EQ(flagTable().back().kind, FlagKind::ZonesNeverUsed);
}

/// Whether the sources name works that the manual lists, each with its year.
bool isListed(std::string_view source) {
  static const std::set<std::string> works = [] {
    std::set<std::string> found;
    const std::string manual = referenceText();
    const std::regex entry(R"re(- \w\. (\w+)[^\n]*(\d{4})\.\n)re");
    for (auto at = std::sregex_iterator(manual.begin(), manual.end(), entry); at != std::sregex_iterator();
         ++at)
      found.insert((*at)[1].str() + ' ' + (*at)[2].str());
    return found;
  }();
  const std::string text(source);
  const std::regex citation(R"re((\w+)(?: et al\.)? (\d{4}))re");
  auto at = std::sregex_iterator(text.begin(), text.end(), citation);
  bool listed = at != std::sregex_iterator();
  for (; at != std::sregex_iterator(); ++at)
    listed = listed && works.contains((*at)[1].str() + ' ' + (*at)[2].str());
  return listed;
}

TEST(Sources, AreWorksThatTheManualLists) {
  EXPECT_FALSE(isListed("Nobody 1999")) << "or the rest says nothing";
  for (const MetricInfo& info : metricTable())
    EXPECT_TRUE(info.source.empty() || isListed(info.source)) << info.id;
  for (const FlagInfo& info : flagTable())
    EXPECT_TRUE(info.source.empty() || isListed(info.source)) << info.name;
}

TEST(Reference, IsTheManual) {
  const Result<std::string> manual = readFile(LUDO_SOURCE_DIR "/docs/metrics.md");
  ASSERT_TRUE(manual) << manual.failure();
  EXPECT_EQ(*manual, referenceText()) << "Run generate_docs";
}

testing::SchemaCheck schema() {
  return testing::SchemaCheck(*readFile(LUDO_SOURCE_DIR "/schemas/EvalReport.schema.json"));
}

TEST(ReportSchema, HasEveryFlagAndFilter) {
  const auto json = nlohmann::json::parse(*readFile(LUDO_SOURCE_DIR "/schemas/EvalReport.schema.json"));
  std::vector<std::string> flags;
  for (const FlagInfo& info : flagTable()) flags.emplace_back(info.name);
  EXPECT_EQ(json["properties"]["flags"]["items"]["properties"]["flag"]["enum"], flags);
  std::vector<std::string> filters;
  for (const FilterInfo& info : filterTable()) filters.emplace_back(info.id);
  EXPECT_EQ(json["properties"]["filters"]["items"]["properties"]["filter"]["enum"], filters);
}

std::string report(const kernel::RulesPtr& rules, std::uint64_t games) {
  sim::BatchOptions options;
  options.games = games;
  options.agents = {"random"};
  Experiments experiments;
  sim::MatchOptions match;
  match.games = 4;
  if (rules->seats() > 1) experiments.matches = {sim::runMatch(rules, match)};
  experiments.probes = sim::probeDecisions(rules, {3, 1, {"random"}, 0, 0});
  return reportJson(evaluate(*rules, sim::runBatch(rules, options), {}, experiments));
}

class ReportOfSample : public ::testing::TestWithParam<const char*> {};

TEST_P(ReportOfSample, FitsTheSchema) {
  EXPECT_EQ(schema().mistakes(report(testing::sample(GetParam()), 12)), "");
}

INSTANTIATE_TEST_SUITE_P(Samples, ReportOfSample,
                         ::testing::Values("tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money"));

TEST(ReportSchema, RefusesWhatIsBroken) {
  const std::string sound = report(testing::switchGame(), 3);
  ASSERT_EQ(schema().mistakes(sound), "");
  for (const auto& [what, by] : std::vector<std::pair<std::string, std::string>>{
           {R"("games": 3)", R"("games": "3")"},
           {R"("metrics")", R"("metric")"},
           {R"("standardDeviation")", R"("sigma")"},
           {R"("flag": "LOOP_DETECTED")", R"("flag": "LOOP")"},
           {R"("absent")", R"("missing")"},
           {R"("ply")", R"("step")"},
       }) {
    std::string broken = sound;
    const std::size_t at = broken.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    EXPECT_NE(schema().mistakes(broken.replace(at, what.size(), by)), "") << by;
  }
}

}  // namespace
}  // namespace ludo::metrics
