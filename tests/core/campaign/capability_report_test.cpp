// SPDX-License-Identifier: Apache-2.0
// What games asked for that the language leaves out, counted over a store.
#include "core/campaign/capability_report.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/store_reader.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

class CapabilityReportTest : public ::testing::Test {
 protected:
  /// A child of candidate `parent` that is read and compiled as a campaign does.
  static Finding findingOf(const std::string& text, double fitness, std::optional<Placement>& placement) {
    Finding finding;
    finding.child = {text, "changed"};
    const CandidateGame game = readCandidate("game.md", text, {});
    if (game.rules == nullptr) {
      finding.diagnostics = errorsJson(game);
      finding.conclusion = {CandidateEnding::notCompiled, "why"};
      return finding;
    }
    finding.conclusion = {CandidateEnding::measured, ""};
    Sample sample;
    sample.measures.resize(measureTable().size());
    finding.samples = {sample, sample, sample};
    placement = Placement{{1, fitness, fitness, fitness}, 0, {1, 2, 3}};
    return finding;
  }
  void add(Store& store, CandidateId id, std::optional<CandidateId> parent, const std::string& text,
           double fitness) {
    Prospect prospect;
    prospect.id = id;
    prospect.operatorIndex = 0;
    if (parent) prospect.parents = {*parent};
    std::optional<Placement> placement;
    const Finding finding = findingOf(text, fitness, placement);
    store.add(prospect, "model", finding, placement);
  }
  static std::string with(std::string text, const std::string& part, const std::string& by) {
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return at == std::string::npos ? text : text.replace(at, part.size(), by);
  }

  Folder folder;
};

TEST_F(CapabilityReportTest, CountsWhoAskedAndHowFitTheirParentsWere) {
  const Settings settings = smallSettings();
  const auto games = sampleGames(settings.games);
  const std::string path = folder.path("store");
  {
    const auto store = storeAt(path, identityOf(fileOf(settings), games, LiteralBreeder(), "1"));
    const std::string pig = sampleText("pig");
    const std::string other = sampleText("tic-tac-toe");
    const std::string lottery = with(pig, "roll:", "probability:");
    const std::string broken = with(other, R"(section: "actions")", R"(section: "nonsense")");
    add(*store, 0, {}, pig, 0.8);
    add(*store, 1, {}, other, 0.2);
    add(*store, 2, {}, other, 0.3);
    add(*store, 3, {}, pig, 0.9);
    add(*store, 4, 0, lottery, 0);
    add(*store, 5, 3, lottery, 0);
    add(*store, 6, 1, broken, 0);
    add(*store, 7, 2, broken, 0);
    store->commit();
  }
  auto opened = StoreReader::open(path);
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  const CapabilityReport report = capabilityReport(reader);
  EXPECT_EQ(report.candidates, 8U);
  EXPECT_EQ(report.notCompiled, 4U);
  EXPECT_EQ(report.asking, 2U);
  const CapabilityCount& most = report.counts.front();
  EXPECT_EQ(most.capability->what, "probabilities as numbers");
  EXPECT_EQ(most.candidates, 2U);
  EXPECT_GE(most.requests, 2U);
  ASSERT_FALSE(most.words.empty());
  EXPECT_EQ(most.words.front().first, "probability");
  // The parents of those that asked: 0.8 and 0.9; of the others: 0.2 and 0.3.
  ASSERT_TRUE(most.parents.difference);
  EXPECT_NEAR(most.parents.difference->value, 0.6, 1e-9);
  EXPECT_GT(most.parents.difference->low, 0.4);
  // The games that roll dice, as the language advises: the same two.
  ASSERT_TRUE(most.workaround);
  EXPECT_EQ(most.workaround->with, 2U);
  EXPECT_EQ(most.workaround->without, 2U);
  EXPECT_NEAR(most.workaround->difference->value, 0.6, 1e-9);
  EXPECT_NE(capabilityJson(report).find(R"("probability": )"), std::string::npos);
  EXPECT_EQ(report.counts.size(), language::missingCapabilities().size());
  EXPECT_EQ(report.counts.back().candidates, 0U);
}

TEST(MissingCapabilities, AreKnownAgainFromWhatWasToldOfThem) {
  for (const language::MissingCapability* capability : language::missingCapabilities()) {
    diagnostics::Diagnostic told;
    language::tellOf(*capability, R"(some" word)", told);
    const auto again = language::capabilityToldBy(told.message);
    EXPECT_EQ(again.capability, capability);
    EXPECT_EQ(again.written, R"(some" word)");
  }
  EXPECT_EQ(language::capabilityToldBy("The language has no idea").capability, nullptr);
}

}  // namespace
}  // namespace ludo::testing
