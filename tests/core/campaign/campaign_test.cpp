// SPDX-License-Identifier: Apache-2.0
// A whole campaign: the same with any number of threads, and after whatever ended it.
#include "core/campaign/campaign.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "campaigns.h"
#include "core/base/rng.h"
#include "core/campaign/export.h"
#include "core/campaign/game_archive.h"
#include "core/campaign/history.h"
#include "core/campaign/store_reader.h"
#include "literal_breeder.h"
#include "stopping_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

class CampaignTest : public ::testing::Test {
 protected:
  /// Runs up to so many candidates, or until it is stopped at the n-th child.
  RunEnd run(const std::string& name, const RunOptions& options, std::uint64_t stopAfter = 0) {
    const Plan plan = planOf(settings);
    const std::vector<FirstGame> games = sampleGames(settings.games);
    CampaignFile file = fileOf(settings);
    file.source = std::make_shared<SourceText>("campaign.yaml", file.source->content() + moreOfFile);
    const auto store = storeAt(folder.path(name), identityOf(file, games, breeder, "1"));
    std::stop_source source;
    const StoppingBreeder stopping(breeder, stopAfter, source);
    auto made = Campaign::make(plan, stopping, games, *store);
    EXPECT_TRUE(made);
    const RunEnd end = made->run(options, {}, source.get_token());
    EXPECT_FALSE(store->failure());
    return end;
  }

  Folder folder;
  LiteralBreeder breeder;
  Settings settings = smallSettings();
  std::string moreOfFile;  ///< what readers of the store have to know of the settings
};

TEST_F(CampaignTest, IsTheSameWithAnyNumberOfThreads) {
  EXPECT_EQ(run("one", {1, 40, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {3, 40, 0}), RunEnd::complete);
  const std::string one = contentOf(folder.path("one"));
  EXPECT_EQ(one, contentOf(folder.path("three")));
  settings.seed = 2;
  EXPECT_EQ(run("other", {1, 40, 0}), RunEnd::complete);
  EXPECT_NE(one, contentOf(folder.path("other")));
}

TEST_F(CampaignTest, GoesOnAfterStopsAsIfThereHadBeenNone) {
  EXPECT_EQ(run("whole", {1, 40, 0}), RunEnd::complete);
  std::uint64_t stops = 0;
  while (run("stopped", {1 + static_cast<unsigned>(stops % 3), 40, 0}, 6) == RunEnd::stopped) {
    ASSERT_LT(++stops, 40U);
  }
  EXPECT_GE(stops, 2U);
  EXPECT_EQ(contentOf(folder.path("whole")), contentOf(folder.path("stopped")));
}

TEST_F(CampaignTest, MoreLaterIsTheSameAsAllAtOnce) {
  EXPECT_EQ(run("whole", {2, 48, 0}), RunEnd::complete);
  EXPECT_EQ(run("parts", {1, 16, 0}), RunEnd::complete);
  EXPECT_EQ(run("parts", {2, 48, 0}), RunEnd::complete);
  EXPECT_EQ(contentOf(folder.path("whole")), contentOf(folder.path("parts")));
}

TEST_F(CampaignTest, IsExportedPieceByPieceAsOneDocument) {
  EXPECT_EQ(run("store", {2, 40, 0}), RunEnd::complete);
  const std::string all = contentOf(folder.path("store"));
  EXPECT_EQ(nlohmann::ordered_json::parse(all).dump(1) + "\n", all);
  auto opened = StoreReader::open(folder.path("store"));
  std::size_t largest = 0;
  std::size_t pieces = 0;
  exportJson(*std::get<std::unique_ptr<StoreReader>>(opened), [&](std::string_view piece) {
    largest = std::max(largest, piece.size());
    ++pieces;
    return pieces < 30;
  });
  EXPECT_EQ(pieces, 30U) << "nothing is made that nobody takes";
  EXPECT_LT(largest, all.size() / 3);
}

TEST_F(CampaignTest, FillsCellsOfCentroids) {
  settings.centroids = 500;
  EXPECT_EQ(run("one", {1, 24, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {3, 8, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {2, 24, 0}), RunEnd::complete);
  EXPECT_EQ(contentOf(folder.path("one")), contentOf(folder.path("three")));
  const Plan plan = planOf(settings);
  EXPECT_EQ(plan.tessellation()->cellCount(), 500U);
  const std::vector<FirstGame> games = sampleGames(settings.games);
  const auto store = storeAt(folder.path("one"), identityOf(fileOf(settings), games, breeder, "1"));
  auto campaign = Campaign::make(plan, breeder, games, *store);
  ASSERT_TRUE(campaign);
  EXPECT_EQ(campaign->run({1, 24, 0}), RunEnd::complete);
  const std::vector<EliteRecord> elites = campaign->population().elites();
  EXPECT_FALSE(elites.empty());
  for (const EliteRecord& elite : elites) {
    EXPECT_EQ(plan.tessellation()->cellOf(elite.place), elite.cell);
    // It is shown where it lies on the axes.
    EXPECT_EQ(plan.coordinates(elite.cell, elite.place),
              plan.grid()->coordinates(*plan.grid()->cellOf(elite.place)));
  }
}

TEST_F(CampaignTest, SlidesBoundariesAndShowsWhereTheyAre) {
  settings.axes[0].slides = true;
  settings.games = {"tic-tac-toe", "pig", "connect-four"};
  moreOfFile =
      R"(round: 8
remeasured: 1
axes:
  - { measure: "turns", from: 5, to: 200, cells: 13, slides: true }
  - { measure: "branching", from: 1, to: 50, cells: 10 }
  - { measure: "mechanics", from: 1, to: 15, cells: 7 }
)";
  EXPECT_EQ(run("one", {1, 160, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {3, 40, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {2, 160, 0}), RunEnd::complete);
  EXPECT_EQ(contentOf(folder.path("one")), contentOf(folder.path("three")));
  auto opened = StoreReader::open(folder.path("one"));
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  const archive::Grid& grid = *reader.plan().grid();
  EXPECT_NE(grid.boundaries(0), planOf(settings).grid()->boundaries(0));
  EXPECT_EQ(grid.boundaries(1), planOf(settings).grid()->boundaries(1));
  EXPECT_FALSE(reader.elites().empty());
  for (const EliteRecord& elite : reader.elites()) EXPECT_EQ(*grid.cellOf(elite.place), elite.cell);
  // And so they were when each round was over.
  const auto history = readHistory(reader, {});
  ASSERT_TRUE(history && *history);
  EXPECT_EQ((*history)->elitesAfter((*history)->rounds()), reader.elites());
}

TEST_F(CampaignTest, KeepsWhateverIsUnlikeTheOthers) {
  settings.novelty.emplace().neighbours = 3;
  moreOfFile = "novelty: { neighbours: 3 }\n";
  EXPECT_EQ(run("one", {1, 48, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {3, 16, 0}), RunEnd::complete);
  EXPECT_EQ(run("three", {2, 48, 0}), RunEnd::complete);
  EXPECT_EQ(contentOf(folder.path("one")), contentOf(folder.path("three")));
  auto opened = StoreReader::open(folder.path("one"));
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  const std::vector<EliteRecord> elites = reader.elites();
  EXPECT_GT(elites.size(), 2U);
  EXPECT_EQ(elites.size(), reader.rounds().back().filled);
  EXPECT_EQ(reader.plan().cellCount(), 0U);
  // Each was at least as far from the mean of the nearest before it as was asked for.
  const archive::NoveltySettings novelty = noveltyOn(reader.plan());
  for (std::size_t i = 1; i < elites.size(); ++i) {
    std::vector<std::vector<double>> before;
    for (std::size_t j = 0; j < i; ++j) before.push_back(elites[j].place);
    EXPECT_FALSE(isFamiliar(reader.plan(), ArchiveState({}, {}, before), elites[i].place)) << i;
    EXPECT_TRUE(isFamiliar(reader.plan(), ArchiveState({}, {}, {elites[i].place}), elites[i].place));
  }
  std::uint64_t familiar = 0;
  reader.eachCandidate([&](const CandidateRecord& record) {
    familiar += record.reason == "games like it are there" ? 1 : 0;
    return true;
  });
  EXPECT_GT(familiar, 0U);
}

TEST_F(CampaignTest, KeepsWhatItBeganWithAndFindsMore) {
  EXPECT_EQ(run("store", {2, 64, 0}), RunEnd::complete);
  auto opened = StoreReader::open(folder.path("store"));
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  EXPECT_EQ(reader.candidates(), 66U);
  const std::vector<RoundRecord> rounds = reader.rounds();
  ASSERT_EQ(rounds.size(), 9U);
  EXPECT_EQ(rounds.front().candidates, 2U);
  EXPECT_EQ(rounds.back().candidates, 66U);
  EXPECT_GT(rounds.back().filled, rounds.front().filled);
  EXPECT_GT(rounds.back().qdScore, rounds.front().qdScore);
  EXPECT_EQ(reader.elites().size(), rounds.back().filled);
  // Each child has a parent before it, and an end.
  std::uint64_t children = 0;
  reader.eachCandidate([&](const CandidateRecord& record) {
    EXPECT_TRUE(endingNamed(record.ending)) << record.ending;
    EXPECT_NE(record.ending, "measured");
    if (!record.operatorName) return true;
    ++children;
    EXPECT_EQ(record.parents.size(), 1U);
    EXPECT_LT(record.parents.at(0), record.id);
    return true;
  });
  EXPECT_EQ(children, 64U);
  EXPECT_EQ(reader.unreadable(), 0U);
}

/// A breeder whose children are all wrong in some way.
class BadBreeder final : public Breeder {
 public:
  const std::vector<OperatorInfo>& operators() const override {
    static const std::vector<OperatorInfo> table{{"bad", "", 1}};
    return table;
  }
  Result<Child> breed(std::size_t, const Parents& parents, std::uint64_t seed) const override {
    switch (seed % 5) {
      case 0:
        return Failure{"nothing"};
      case 1:
        return Child{"no game at all", "emptied"};
      case 2:
        return Child{parents.texts[0], "left as it is"};
      case 3:
        return Child{std::string(std::size_t{2} << 20U, 'x'), "inflated"};
      default:
        return Child{endless(), "made endless"};
    }
  }
  /// To list its moves takes all the steps that there are.
  static std::string endless() {
    return R"(# Endless

```yaml
section: "metadata"
id: "endless"
players: { min: 2, max: 2 }
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "actions"
items:
  - id: "count"
    phase: "main"
    params:
      - { name: "$a", domain: { query: "intsInRange", min: 1, max: 90000 } }
      - { name: "$b", domain: { query: "intsInRange", min: 1, max: 90000 } }
    pre: { op: "==", left: "$a", right: 0 }
```

```yaml
section: "end"
items: []
```
)";
  }
};

TEST_F(CampaignTest, NoChildEndsIt) {
  const Plan plan = planOf(settings);
  const std::vector<FirstGame> games = sampleGames(settings.games);
  const BadBreeder bad;
  const auto store = storeAt(folder.path("store"), identityOf(fileOf(settings), games, bad, "1"));
  auto made = Campaign::make(plan, bad, games, *store);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->run({2, 32, 0}), RunEnd::complete);
  const auto& endings = made->population().endings();
  const auto count = [&](CandidateEnding ending) { return endings[static_cast<std::size_t>(ending)]; };
  EXPECT_GT(count(CandidateEnding::notBred), 0U);
  EXPECT_GT(count(CandidateEnding::notCompiled), 0U);
  EXPECT_GT(count(CandidateEnding::sameGame), 0U);
  EXPECT_EQ(count(CandidateEnding::archived), made->population().archive().elites().size());
  std::string endless;
  for (CandidateId id = 2; id < 34; ++id) {
    const auto outcome = store->outcome(id, 3);
    ASSERT_TRUE(outcome);
    EXPECT_FALSE(outcome->conclusion.reason.empty());
    if (store->specification(id) == BadBreeder::endless() && endless.empty())
      endless = endingName(outcome->conclusion.ending) + ": " + outcome->conclusion.reason;
  }
  EXPECT_TRUE(endless.starts_with("givenUp: The game was given up at action")) << endless;
}

}  // namespace
}  // namespace ludo::testing
