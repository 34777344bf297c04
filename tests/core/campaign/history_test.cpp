// SPDX-License-Identifier: Apache-2.0
// How an archive filled is told again from its store.
#include "core/campaign/history.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

std::unique_ptr<StoreReader> readerOf(const std::string& path) {
  return std::move(std::get<std::unique_ptr<StoreReader>>(StoreReader::open(path)));
}

TEST(History, IsWhatTheStoreHadAfterEachRound) {
  const Folder folder;
  const std::string path = folder.path("store");
  const Settings settings = smallSettings();
  const Plan plan = planOf(settings);
  const std::vector<FirstGame> games = sampleGames(settings.games);
  const LiteralBreeder breeder;
  // What decides what is bred is read from the file.
  CampaignFile file = fileOf(settings);
  file.source = std::make_shared<SourceText>("campaign.yaml", file.source->content() + R"(round: 8
remeasured: 1
)");
  // The campaign in pieces of a round each: what the store has then is what the history has to say.
  std::vector<std::vector<EliteRecord>> seen;
  for (std::uint64_t candidates = 8; candidates <= 48; candidates += 8) {
    const auto store = storeAt(path, identityOf(file, games, breeder, "1"));
    auto campaign = Campaign::make(plan, breeder, games, *store);
    ASSERT_TRUE(campaign);
    ASSERT_EQ(campaign->run({2, candidates, 0}), RunEnd::complete);
    seen.push_back(campaign->population().elites());
  }
  const auto reader = readerOf(path);
  const auto history = readHistory(*reader, {});
  ASSERT_TRUE(history) << history.failure();
  ASSERT_TRUE(*history);
  ASSERT_EQ((*history)->rounds(), seen.size() + 1);
  EXPECT_TRUE((*history)->elitesAfter(0).empty());
  EXPECT_EQ((*history)->elitesAfter(1).size(), reader->rounds().front().filled);
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ((*history)->elitesAfter(i + 2), seen[i]) << i;
  EXPECT_NE(seen.front(), seen.back());
  for (const RoundRecord& round : reader->rounds())
    EXPECT_EQ((*history)->elitesAfter(round.number + 1).size(), round.filled);
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(*readHistory(*reader, stopped.get_token()));
}

}  // namespace
}  // namespace ludo::testing
