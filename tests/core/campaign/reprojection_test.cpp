// SPDX-License-Identifier: Apache-2.0
// Archives on other axes than a campaign's own, of what it measured.
#include "core/campaign/reprojection.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/campaign/measure_table.h"

namespace ludo::testing {
namespace {

using namespace campaign;

/// Turns, drama and balance, which fitness is.
struct Played {
  double turns = 0;
  double drama = 0;
  double balance = 0;
};

class ReprojectionTest : public ::testing::Test {
 protected:
  /// A store of games that nobody played. Each has two believed samples, which say the same.
  std::unique_ptr<StoreReader> storeOf(const std::string& name, const std::vector<Played>& games) const {
    const std::string file =
        R"(games: ["first.md"]
axes: [{ measure: "turns", from: 0, to: 40, cells: 4 }]
fitness: [{ measure: "balance" }]
)";
    const std::string path = folder.path(name);
    const auto store = storeAt(path, {{knownOperators, "some"}, {campaignFileSetting, file, true}});
    for (std::size_t i = 0; i < games.size(); ++i) {
      Sample sample;
      sample.measures.resize(measureTable().size());
      const auto set = [&](const char* measure, double value) {
        sample.measures[*measureIndex(measure)] = {30, value, value - 0.05, value + 0.05};
      };
      set("turns", games[i].turns);
      if (games[i].drama >= 0) set("drama", games[i].drama);
      set("balance", games[i].balance);
      Sample lucky = sample;
      lucky.measures[*measureIndex("balance")] = {30, 1, 1, 1};
      Finding finding;
      finding.conclusion = {CandidateEnding::archived, ""};
      finding.samples = {lucky, lucky, sample};
      Prospect prospect;
      prospect.id = i;
      if (i > 0) prospect.operatorIndex = 0;
      const Placement placement{{1, games[i].balance, 0, 1}, 0, {games[i].turns}};
      store->add(prospect, "some", finding, placement);
      store->addSample(i, firstBelievedSample + 1, 1, sample, placement);
    }
    store->commit();
    return std::move(std::get<std::unique_ptr<StoreReader>>(StoreReader::open(path)));
  }
  static AxisSettings axis(const std::string& measure, std::optional<double> from, std::optional<double> to,
                           std::int64_t cells) {
    AxisSettings axis;
    axis.measure = measure;
    if (from) axis.from = Decimal{*from};
    if (to) axis.to = Decimal{*to};
    axis.cells = cells;
    return axis;
  }

  Folder folder;
};

TEST_F(ReprojectionTest, KeepsTheBestOfEachKindByBelievedGames) {
  const auto reader = storeOf("store", {{5, 0.1, 0.2}, {15, 0.1, 0.6}, {15, 0.9, 0.4}, {25, -1, 0.9}});
  const auto projection = reproject(*reader, {axis("drama", 0, 1, 2)});
  ASSERT_TRUE(projection) << projection.failure();
  EXPECT_EQ(projection->games, 4U);
  EXPECT_EQ(projection->leftOut, 1U) << "whose drama could not be measured";
  ASSERT_EQ(projection->elites.size(), 2U);
  EXPECT_EQ(projection->elites[0].candidate, 1U);
  EXPECT_EQ(projection->elites[1].candidate, 2U);
  EXPECT_DOUBLE_EQ(projection->elites[0].fitness.value, 0.6)
      << "and not by the games that it was selected by";
  // Two samples say it with more certainty than one.
  EXPECT_NEAR(projection->elites[0].fitness.high, 0.6 + 0.05 / std::sqrt(2.0), 1e-9);
  EXPECT_NEAR(projection->qdScore(), 1.0, 1e-9);
}

TEST_F(ReprojectionTest, TakesTheRangeOfTheGames) {
  const auto reader = storeOf("store", {{5, 0.1, 0.2}, {15, 0.1, 0.6}, {45, 0.9, 0.4}});
  const auto projection = reproject(*reader, {axis("turns", {}, {}, 4)});
  ASSERT_TRUE(projection) << projection.failure();
  EXPECT_EQ(projection->plan.grid()->boundaries(0).front(), 5);
  EXPECT_EQ(projection->plan.grid()->boundaries(0).back(), 45);
  EXPECT_EQ(projection->elites.size(), 3U);
  EXPECT_NE(reproject(*reader, {axis("turn", {}, {}, 4)}).failure().find(R"(did you mean "turns"?)"),
            std::string::npos);
  EXPECT_FALSE(reproject(*reader, {}));
  EXPECT_FALSE(reproject(*reader, {axis("turns", 9, 3, 4)}));
  EXPECT_FALSE(reproject(*reader, {axis("turns", 0, 9, 100'000), axis("drama", 0, 1, 100'000)}));
}

TEST_F(ReprojectionTest, LeavesOutWhatLiesBeyondIfAskedTo) {
  const auto reader = storeOf("store", {{5, 0.1, 0.2}, {15, 0.1, 0.6}, {25, 0.9, 0.4}, {45, 0.9, 0.4}});
  const auto all = reproject(*reader, {axis("turns", 15, 25, 2)});
  ASSERT_TRUE(all) << all.failure();
  EXPECT_EQ(all->leftOut, 0U);
  const auto within = reproject(*reader, {axis("turns", 15, 25, 2)}, Beyond::leftOut);
  ASSERT_TRUE(within) << within.failure();
  EXPECT_EQ(within->leftOut, 2U) << "5 and 45, but neither end";
  ASSERT_EQ(within->elites.size(), 2U);
  EXPECT_EQ(within->elites[0].candidate, 1U);
  EXPECT_EQ(within->elites[1].candidate, 2U);
}

TEST_F(ReprojectionTest, ComparesCellByCell) {
  const auto one = storeOf("one", {{5, 0, 0.2}, {15, 0, 0.6}, {25, 0, 0.5}});
  const auto two = storeOf("two", {{5, 0, 0.9}, {15, 0, 0.59}, {35, 0, 0.5}});
  const std::vector<AxisSettings> axes{axis("turns", 0, 40, 4)};
  const ArchiveComparison cells =
      compareArchives(reproject(*one, axes)->elites, reproject(*two, axes)->elites);
  EXPECT_EQ(cells.both, 2U);
  EXPECT_EQ(cells.onlyFirst, 1U);
  EXPECT_EQ(cells.onlySecond, 1U);
  EXPECT_EQ(cells.firstBetter, 1U);
  EXPECT_EQ(cells.secondBetter, 1U);
  EXPECT_EQ(cells.firstClearly, 0U) << "0.60 and 0.59 may as well be the same";
  EXPECT_EQ(cells.secondClearly, 1U);
}

}  // namespace
}  // namespace ludo::testing
