// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/campaign_file.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "campaigns.h"
#include "core/base/files.h"
#include "core/base/decimal.h"
#include "core/campaign/variation_breeder.h"
#include "core/diagnostics/render.h"

namespace ludo::testing {
namespace {

using namespace campaign;

CampaignFile read(const std::string& text) {
  return readCampaignFile(std::make_shared<SourceText>(LUDO_SOURCE_DIR "/samples/campaign.yaml", text),
                          {"numberTweaked", "wordSwapped"});
}

std::string told(const std::string& text) {
  CampaignFile file = read(text);
  if (file.isSound()) readFirstGames(file);
  return diagnostics::renderText(file.diagnostics, file.source.get());
}

#define EXPECT_TOLD(text, line, words)                                                   \
  {                                                                                      \
    const std::string all = told(text);                                                  \
    EXPECT_NE(all.find(std::string("campaign.yaml:") + line), std::string::npos) << all; \
    EXPECT_NE(all.find(words), std::string::npos) << all;                                \
  }

TEST(CampaignFile, HasAStandardForEverythingButTheGames) {
  const CampaignFile file = read(R"(games: ["tic-tac-toe.md"]
)");
  EXPECT_TRUE(file.isSound());
  EXPECT_EQ(file.settings.axes.size(), 3U);
  EXPECT_EQ(file.settings.axes[0].measure, "turns");
  EXPECT_EQ(file.settings.fitness.size(), 6U);
  EXPECT_EQ(file.settings.play.agent, "greedy");
  EXPECT_FALSE(file.settings.filters);
  EXPECT_TRUE(Plan::make(file.settings, 1));
}

TEST(CampaignFile, IsReadToTheLastKey) {
  const CampaignFile file = read(R"(games: ["tic-tac-toe.md", "pig.md"]
axes:
  - { measure: "agency", from: "0.25", to: 1, cells: 4 }
  - { measure: "information" }
  - { measure: "ancestor" }
fitness:
  - { measure: "balance", weight: 3, worst: "0.5" }
  - { measure: "turns", worst: 100, best: 30, absent: "0.5" }
combination: "mean"
filters: []
flags: ["STALL"]
play: { randomGames: 5, agent: "random", games: 7, weaker: "random", matchGames: 0, searcher: "", probes: 3 }
operators: ["wordSwapped"]
seed: 9
candidates: 100
minutes: 2
threads: 2
round: 16
remeasured: 0
)");
  ASSERT_TRUE(file.isSound()) << diagnostics::renderText(file.diagnostics, file.source.get());
  const Settings& settings = file.settings;
  EXPECT_EQ(settings.axes[0].from->value, 0.25);
  EXPECT_EQ(settings.fitness[1].absent.value, 0.5);
  EXPECT_EQ(settings.filters, std::vector<std::string>());
  EXPECT_EQ(settings.play.probes, 3);
  const Plan plan = *Plan::make(settings, 2);
  EXPECT_EQ(plan.grid()->cellCount(), 4U * 4 * 2);
  EXPECT_FALSE(plan.wantsFilter("terminates"));
  EXPECT_TRUE(plan.wantsFlag(metrics::FlagKind::Stall));
  EXPECT_FALSE(plan.wantsFlag(metrics::FlagKind::GivenUp));
}

TEST(CampaignFile, TellsWhatIsWrongWhereAndWhatToDo) {
  const std::string pig = R"(games: ["pig.md"]
)";
  EXPECT_TOLD("axes: []\n", "1:1", R"(lacks the key "games")");
  EXPECT_TOLD("games: []\n", "1:8", "There is no game to begin with");
  EXPECT_TOLD(R"(games: ["nowhere.md"]
)",
              "1:9", "No such file or directory");
  EXPECT_TOLD(pig + "sede: 3\n", "2:1", R"(Did you mean "seed"?)");
  EXPECT_TOLD(pig + "seed: -1\n", "2:7", "is not between 0");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "trns", from: 1, to: 2 }
)",
              "3:16", R"(Did you mean "turns"?)");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "turns", from: 9, to: 2 }
)",
              "3:5", "empty or reversed");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "turns" }
)",
              "3:5", "lacks its range");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "information", cells: 3 }
)",
              "3:5", "a cell for each of its kinds");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "information", slides: true }
)",
              "3:5", "a cell for each of its kinds");
  EXPECT_TOLD(pig + R"(centroids: 9
novelty: { distance: 2 }
)",
              "3:10", "has no cells");
  EXPECT_TOLD(pig + R"(centroids: 9
axes: [{ measure: "turns", from: 0, to: 9, slides: true }]
)",
              "2:12", "centroids have none");
  EXPECT_TOLD(pig + "novelty: { distance: -1 }\n", "2:10", "a number from 0");
  EXPECT_TOLD(pig + R"(axes:
  - { measure: "turns", from: 0, to: 2, cells: 1000000 }
  - { measure: "plies", from: 0, to: 2 }
)",
              "3:3", "more than 1000000 cells");
  EXPECT_TOLD(pig + "fitness: [{ measure: \"balance\", worst: 1 }]\n", "2:11", "are the same");
  EXPECT_TOLD(pig + "fitness: [{ measure: \"balance\", weight: 0 }]\n", "2:10", "No quality has a weight");
  EXPECT_TOLD(pig + "fitness: [{ measure: \"decisionImpact\" }]\n", "2:11", "probes: 30");
  EXPECT_TOLD(pig + "filters: [\"terminate\"]\n", "2:11", R"(Did you mean "terminates"?)");
  EXPECT_TOLD(pig + "flags: [\"SLOW\"]\n", "2:9", R"(There is no flag "SLOW")");
  EXPECT_TOLD(pig + "operators: [\"magic\"]\n", "2:13", "There is no operator");
  EXPECT_TOLD(pig + "play: { agent: \"gredy\" }\n", "2:16", "did you mean 'greedy'?");
  EXPECT_TOLD(pig + "play: { searcher: \"uct:milliseconds=5\" }\n", "2:19", "by the clock");
  EXPECT_TOLD(pig + R"(seed: 1
seed: 2
)",
              "3:1", "seed");
  EXPECT_TOLD(R"(games: ["pig.md"
)",
              "1:", "error");
}

TEST(CampaignFile, NamesGamesWhereverTheyLie) {
  const Folder folder;
  const std::string path = folder.path("pig.md");
  ASSERT_TRUE(writeFile(path, sampleText("pig")));
  CampaignFile file = read(R"(games: [")" + path + "\", \"../samples/hex.md\"]\n");
  const std::vector<FirstGame> games = readFirstGames(file);
  ASSERT_TRUE(file.isSound());
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].path, path);
  EXPECT_EQ(games[1].text, sampleText("hex"));
}

TEST(CampaignFile, OfTheSamplesIsSound) {
  const std::string path = LUDO_SOURCE_DIR "/samples/campaigns/small-boards.yaml";
  CampaignFile file = readCampaignFile(std::make_shared<SourceText>(path, *readFile(path)),
                                       namesOf(VariationBreeder::allOperators()));
  EXPECT_GT(readFirstGames(file).size(), 1U);
  EXPECT_TRUE(file.isSound()) << diagnostics::renderText(file.diagnostics, file.source.get());
}

TEST(CampaignFile, HasASchemaThatIsTheCommittedOne) {
  const std::string schema = settingsSchema();
  EXPECT_EQ(*readFile(LUDO_SOURCE_DIR "/schemas/Campaign.schema.json"), schema) << "run generate_docs";
  EXPECT_EQ(nlohmann::json::parse(schema)["required"], nlohmann::json({"games"}));
  EXPECT_EQ(*readFile(LUDO_SOURCE_DIR "/docs/campaign-files.md"), settingsReference()) << "run generate_docs";
}

TEST(Decimal, IsReadAsItIsWritten) {
  for (const double number : {0.0, 1.0 / 3, -2.5, 1e-30, 123456789.123, 5e-324, 1e300}) {
    EXPECT_EQ(decimalOf(decimalWords(number)), number) << decimalWords(number);
  }
  for (const char* text : {"", "1e5", "0x3", "nan", "inf", "1.", "+1", "1,5", " 1", "--1", "1.2.3"})
    EXPECT_FALSE(decimalOf(text)) << text;
}

}  // namespace
}  // namespace ludo::testing
