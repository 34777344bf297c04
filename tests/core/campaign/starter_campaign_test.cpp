// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/starter_campaign.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/service/analysis.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

kernel::RulesPtr rulesOf(const std::string& sample) {
  return service::analyse(std::make_shared<SourceText>(sample, sampleText(sample)))->rules;
}

TEST(StarterCampaign, IsACampaignFileInWhichTheGameHasRoom) {
  // Games of very different length and branching.
  for (const std::string name : {"tic-tac-toe", "pig", "hex", "breakthrough"}) {
    const auto text = starterCampaign(name + ".md", rulesOf(name), {});
    ASSERT_TRUE(text) << name;
    const CampaignFile file = readCampaignFile(std::make_shared<SourceText>("campaign.yaml", *text),
                                               namesOf(LiteralBreeder().operators()));
    ASSERT_TRUE(file.diagnostics.empty()) << name << ": " << file.diagnostics.front().message;
    EXPECT_EQ(file.settings.games, std::vector<std::string>{name + ".md"});
    ASSERT_EQ(file.settings.axes.size(), 2U);

    // What the game itself is worth by the campaign's own measures lies well within both axes.
    Settings settings = file.settings;
    settings.candidates = 1;
    settings.round = 1;
    const Folder folder;
    const LiteralBreeder breeder;
    const Plan plan = planOf(settings);
    const auto games = sampleGames({name});
    const auto store = storeAt(folder.path("store"), identityOf(file, games, breeder, "1"));
    auto campaign = Campaign::make(plan, breeder, games, *store);
    RunOptions options;
    options.candidates = 1;
    ASSERT_EQ(campaign->run(options), RunEnd::complete);
    const Placement* placement = campaign->population().placementOf(0);
    ASSERT_NE(placement, nullptr) << name;
    for (std::size_t i = 0; i < 2; ++i) {
      const AxisSettings& axis = settings.axes[i];
      EXPECT_LT(placement->place[i], axis.to->value) << name << ": " << axis.measure;
      EXPECT_GE(placement->place[i], axis.from->value) << name << ": " << axis.measure;
    }
  }
}

TEST(StarterCampaign, HasTheKindOfArchiveThatIsAskedFor) {
  const auto settingsFor = [](ArchiveKind kind) {
    const auto text = starterCampaign("pig.md", rulesOf("pig"), {}, kind);
    const CampaignFile file = readCampaignFile(std::make_shared<SourceText>("campaign.yaml", *text), {});
    EXPECT_TRUE(file.diagnostics.empty()) << *text;
    return file.settings;
  };
  const Settings grid = settingsFor(ArchiveKind::grid);
  EXPECT_EQ(grid.centroids, 0);
  EXPECT_FALSE(grid.novelty);
  EXPECT_FALSE(planOf(grid).slides());
  EXPECT_EQ(planOf(settingsFor(ArchiveKind::centroids)).cellCount(), 100U);
  EXPECT_TRUE(planOf(settingsFor(ArchiveKind::sliding)).slides());
  EXPECT_EQ(planOf(settingsFor(ArchiveKind::novelty)).cellCount(), 0U);
}

TEST(StarterCampaign, TakesNamesThatWouldEndTheText) {
  const auto text = starterCampaign(R"(a "b"
\.md)",
                                    rulesOf("pig"), {});
  const CampaignFile file = readCampaignFile(std::make_shared<SourceText>("campaign.yaml", *text), {});
  ASSERT_TRUE(file.isSound());
  EXPECT_EQ(file.settings.games, std::vector<std::string>{"a -b---.md"});
}

TEST(StarterCampaign, IsNothingWhenItIsStopped) {
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(starterCampaign("pig.md", rulesOf("pig"), source.get_token()));
}

}  // namespace
}  // namespace ludo::testing
