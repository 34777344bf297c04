// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/stored_campaign.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/campaign/campaign.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

constexpr const char* fileText =
    R"(games: ["tic-tac-toe"]
axes: [{ measure: "turns", from: 0, to: 20, cells: 5 }]
fitness: [{ measure: "balance" }, { measure: "decisiveness" }]
play: { randomGames: 10, games: 6, matchGames: 0, searcher: "" }
round: 4
)";

CampaignFile readText(const std::string& text) {
  return readCampaignFile(std::make_shared<SourceText>("some.yaml", text),
                          namesOf(LiteralBreeder().operators()));
}

RunEnd runTo(const std::string& path, const CampaignFile& file, const std::vector<FirstGame>& games,
             std::uint64_t candidates) {
  const LiteralBreeder breeder;
  const Plan plan = planOf(file.settings);
  const auto store = storeAt(path, identityOf(file, games, breeder, "1"));
  auto campaign = Campaign::make(plan, breeder, games, *store);
  RunOptions options;
  options.candidates = candidates;
  const RunEnd end = campaign->run(options);
  EXPECT_TRUE(store->finish());
  return end;
}

TEST(StoredCampaign, GoesOnFromTheStoreAloneAsIfItHadNotStopped) {
  const Folder folder;
  const CampaignFile file = readText(fileText);
  ASSERT_TRUE(file.isSound());
  const std::vector<FirstGame> games = sampleGames({"tic-tac-toe"});
  ASSERT_EQ(runTo(folder.path("whole"), file, games, 16), RunEnd::complete);
  ASSERT_EQ(runTo(folder.path("parts"), file, games, 8), RunEnd::complete);
  const std::string part = contentOf(folder.path("parts"));

  const auto stored = readStoredCampaign(folder.path("parts"), namesOf(LiteralBreeder().operators()));
  ASSERT_TRUE(stored) << stored.failure();
  ASSERT_EQ(stored->games.size(), 1U);
  EXPECT_EQ(stored->games[0].text, games[0].text);
  EXPECT_EQ(stored->games[0].path, games[0].path);
  ASSERT_EQ(runTo(folder.path("parts"), stored->file, stored->games, 16), RunEnd::complete);
  EXPECT_NE(contentOf(folder.path("parts")), part);
  EXPECT_EQ(contentOf(folder.path("parts")), contentOf(folder.path("whole")));
}

TEST(StoredCampaign, ThatLacksAGameSaysSo) {
  const Folder folder;
  const CampaignFile file = readText(fileText);
  // As a store was before it noted the games that its campaign began with.
  Store::Identity identity = identityOf(file, sampleGames({"tic-tac-toe"}), LiteralBreeder(), "1");
  std::erase_if(identity, [](const Store::Setting& setting) { return setting.name == gameSetting(0); });
  ASSERT_TRUE(storeAt(folder.path("empty"), identity)->finish());
  const auto stored = readStoredCampaign(folder.path("empty"), namesOf(LiteralBreeder().operators()));
  ASSERT_FALSE(stored);
  EXPECT_NE(stored.failure().find("lacks 'tic-tac-toe'"), std::string::npos) << stored.failure();
  EXPECT_FALSE(readStoredCampaign(folder.path("nothing"), {}));
  // With the notes there is enough to begin from, before any round is over.
  ASSERT_TRUE(
      storeAt(folder.path("noted"), identityOf(file, sampleGames({"tic-tac-toe"}), LiteralBreeder(), "1"))
          ->finish());
  EXPECT_TRUE(readStoredCampaign(folder.path("noted"), namesOf(LiteralBreeder().operators())));
}

}  // namespace
}  // namespace ludo::testing
