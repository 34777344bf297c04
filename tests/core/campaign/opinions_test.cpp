// SPDX-License-Identifier: Apache-2.0
// What people say of games, and how far it agrees with what was measured.
#include "core/campaign/opinion_report.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/campaign/store_reader.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

/// A store with a small campaign in it.
class OpinionsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const Settings settings = smallSettings();
    const Plan plan = planOf(settings);
    const std::vector<FirstGame> games = sampleGames(settings.games);
    const LiteralBreeder breeder;
    const auto store = storeAt(path, identityOf(fileOf(settings), games, breeder, "1"));
    auto campaign = Campaign::make(plan, breeder, games, *store);
    ASSERT_TRUE(campaign);
    ASSERT_EQ(campaign->run({2, 32, 0}), RunEnd::complete);
    ASSERT_TRUE(store->finish());
  }
  std::unique_ptr<StoreReader> reader() const {
    return std::move(std::get<std::unique_ptr<StoreReader>>(StoreReader::open(path)));
  }

  Folder folder;
  std::string path = folder.path("store");
};

TEST_F(OpinionsTest, AreKeptWithTheGame) {
  const std::string before = contentOf(path);
  EXPECT_TRUE(reader()->opinions().stars.empty());
  EXPECT_FALSE(keepStars(path, {0, 2}));
  EXPECT_FALSE(keepStars(path, {1, 5}));
  EXPECT_FALSE(keepStars(path, {0, 3}));
  EXPECT_FALSE(keepComparison(path, {0, 1, Preference::second}));
  EXPECT_FALSE(keepComparison(path, {1, 0, Preference::equal}));
  const Opinions opinions = reader()->opinions();
  EXPECT_EQ(opinions.stars, (std::vector<StarRating>{{0, 3}, {1, 5}}));
  EXPECT_EQ(opinions.comparisons,
            (std::vector<PairedComparison>{{0, 1, Preference::second}, {1, 0, Preference::equal}}));
  // What the campaign found is as it was.
  EXPECT_EQ(contentOf(path), before);
  const OpinionReport report = opinionReport(*reader());
  ASSERT_EQ(report.games.size(), 2U);
  EXPECT_EQ(report.games[0].id, 1U);
  EXPECT_EQ(report.games[0].comparisons, 2U);
  EXPECT_GT(report.games[0].strength->value, report.games[1].strength->value);
  EXPECT_TRUE(report.games[0].fitness.measured());
  ASSERT_TRUE(report.next);
  EXPECT_GT(report.next->first, 1U) << "whom nobody has compared yet";
}

TEST_F(OpinionsTest, AreTakenBackAsIfTheyHadNotBeenSaid) {
  EXPECT_FALSE(keepStars(path, {0, 2}));
  EXPECT_FALSE(keepStars(path, {1, 5}));
  EXPECT_FALSE(takeStarsBack(path, 0));
  EXPECT_EQ(reader()->opinions().stars, (std::vector<StarRating>{{1, 5}}));
  EXPECT_EQ(reader()->opinions().starsOf(1), 5);
  EXPECT_FALSE(reader()->opinions().starsOf(0));
  EXPECT_EQ(takeStarsBack(path, 0)->message, "candidate 0 has no stars");
  // Of the same said twice the latest goes, also when it was said the other way round.
  for (const Preference said : {Preference::first, Preference::equal, Preference::first})
    EXPECT_FALSE(keepComparison(path, {0, 1, said}));
  EXPECT_FALSE(takeComparisonBack(path, {1, 0, Preference::second}));
  EXPECT_EQ(reader()->opinions().comparisons,
            (std::vector<PairedComparison>{{0, 1, Preference::first}, {0, 1, Preference::equal}}));
  EXPECT_FALSE(takeComparisonBack(path, {0, 1, Preference::equal}));
  EXPECT_NE(takeComparisonBack(path, {0, 1, Preference::second})->message.find("nobody has said this"),
            std::string::npos);
  EXPECT_EQ(reader()->opinions().comparisons, (std::vector<PairedComparison>{{0, 1, Preference::first}}));
}

TEST_F(OpinionsTest, AreRefusedOfWhatWasNotPlayed) {
  const auto missing = keepStars(path, {1'000, 3});
  ASSERT_TRUE(missing);
  EXPECT_FALSE(missing->bySystem);
  EXPECT_NE(missing->message.find("has no candidate 1000"), std::string::npos);
  CandidateId early = 0;
  reader()->eachCandidate([&](const CandidateRecord& record) {
    if (*endingNamed(record.ending) < CandidateEnding::measured) early = record.id;
    return early == 0;
  });
  ASSERT_GT(early, 0U);
  EXPECT_NE(keepComparison(path, {0, early, Preference::first})->message.find("was not measured to the end"),
            std::string::npos);
  EXPECT_TRUE(keepStars(folder.path("none"), {0, 3}));
  EXPECT_FALSE(std::filesystem::exists(folder.path("none")));
}

TEST_F(OpinionsTest, AreKeptWhileACampaignWrites) {
  const Settings settings = smallSettings();
  const std::vector<FirstGame> games = sampleGames(settings.games);
  const auto store = storeAt(path, identityOf(fileOf(settings), games, LiteralBreeder(), "1"));
  EXPECT_FALSE(keepStars(path, {0, 4}));
  Prospect prospect;
  prospect.id = 500;
  Finding finding;
  finding.conclusion = {CandidateEnding::filtered, "why"};
  store->add(prospect, "", finding, std::nullopt);
  store->commit();
  EXPECT_FALSE(store->failure());
  EXPECT_EQ(reader()->opinions().stars.size(), 1U);
}

TEST(Agreement, IsKendallsTau) {
  // A textbook's example would do; here it can be counted by hand: of 10 pairs 8 agree and 2 do not.
  const auto agreement = agreementOf({{1, 2}, {2, 1}, {3, 4}, {4, 3}, {5, 5}});
  ASSERT_TRUE(agreement);
  EXPECT_DOUBLE_EQ(agreement->tau, 0.6);
  EXPECT_LT(agreement->low, 0);
  EXPECT_GT(agreement->high, 0.9);
  EXPECT_DOUBLE_EQ(agreementOf({{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}})->tau, 1);
  EXPECT_DOUBLE_EQ(agreementOf({{1, 5}, {2, 4}, {3, 3}, {4, 2}, {5, 1}})->tau, -1);
  // With ties: of 10 pairs of the second numbers 4 are ties, the rest agree: 6 / sqrt(10 * 6).
  EXPECT_NEAR(agreementOf({{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 2}})->tau, 6 / std::sqrt(60.0), 1e-12);
  EXPECT_FALSE(agreementOf({{1, 1}, {2, 2}, {3, 3}, {4, 4}}));
  EXPECT_FALSE(agreementOf({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}));
}

TEST(OpinionReport, PutsGamesOnOneScaleThatNobodyComparedWithEachOther) {
  Opinions opinions;
  // Two islands: 1 over 2, and 3 over 4, each thrice.
  for (int i = 0; i < 3; ++i) {
    opinions.comparisons.push_back({1, 2, Preference::first});
    opinions.comparisons.push_back({4, 3, Preference::second});
  }
  const OpinionReport report = opinionReport(opinions, {}, [](CandidateId id) {
    return Estimate{1, static_cast<double>(id), 0, 9};
  });
  ASSERT_EQ(report.games.size(), 4U);
  const auto strength = [&](CandidateId id) {
    return std::ranges::find(report.games, id, &JudgedGame::id)->strength.value();
  };
  EXPECT_NEAR(strength(1).value, strength(3).value, 1e-6);
  EXPECT_NEAR(strength(2).value, strength(4).value, 1e-6);
  EXPECT_GT(strength(1).value, strength(2).value + 50);
  EXPECT_LT(strength(1).low, strength(1).value);
  EXPECT_LT(strength(1).high - strength(1).low, 2'000) << "the interval is finite";
  EXPECT_FALSE(report.next);
  EXPECT_FALSE(report.byStars);
}

}  // namespace
}  // namespace ludo::testing
