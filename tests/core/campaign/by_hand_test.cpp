// SPDX-License-Identifier: Apache-2.0
// What a person does to an archive: it is in force at once, follows from the store, and can be taken back.
#include "core/campaign/by_hand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "campaigns.h"
#include "core/campaign/games_behind.h"
#include "core/campaign/history.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/reprojection.h"
#include "core/campaign/store_reader.h"
#include "literal_breeder.h"
#include "stopping_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;
using Kind = InterventionKind;

class ByHandTest : public ::testing::Test {
 protected:
  void SetUp() override { run(path, {2, 48, 0}); }

  /// Up to so many candidates, or until it is stopped at the n-th child.
  RunEnd run(const std::string& store, const RunOptions& options, std::uint64_t stopAfter = 0) {
    const Plan plan = planOf(settings);
    const std::vector<FirstGame> games = sampleGames(settings.games);
    CampaignFile file = fileOf(settings);
    file.source = std::make_shared<SourceText>("campaign.yaml", file.source->content() + moreOfFile);
    const auto opened = storeAt(store, identityOf(file, games, breeder, "1"));
    std::stop_source stop;
    const StoppingBreeder stopping(breeder, stopAfter, stop);
    auto made = Campaign::make(plan, stopping, games, *opened);
    EXPECT_TRUE(made);
    const RunEnd end = made->run(options, {}, stop.get_token());
    EXPECT_TRUE(opened->finish());
    return end;
  }
  static std::unique_ptr<StoreReader> readerOf(const std::string& store) {
    return std::move(std::get<std::unique_ptr<StoreReader>>(StoreReader::open(store)));
  }
  std::vector<EliteRecord> elites() const { return readerOf(path)->elites(); }
  /// An elite that was bred, and of whose cell another game was measured; or simply one that was bred.
  EliteRecord someElite(bool withRival) const {
    for (const EliteRecord& elite : elites()) {
      if (elite.candidate >= 2 && (!withRival || rivalOf(elite))) return elite;
    }
    ADD_FAILURE() << "the campaign has no such elite";
    return {};
  }
  /// The best other game that was measured of an elite's cell, by the samples themselves.
  std::optional<CandidateId> rivalOf(const EliteRecord& elite) const {
    const auto reader = readerOf(path);
    std::optional<CandidateId> best;
    double most = -1;
    reader->eachCandidate([&](const CandidateRecord& record) {
      if (record.id == elite.candidate || *endingNamed(record.ending) < CandidateEnding::notBetter)
        return true;
      const SampleRecord last = reader->samples(record.id).back();
      if (reader->plan().tessellation()->cellOf(last.place) != elite.cell) return true;
      if (last.fitness->value <= most) return true;
      best = record.id;
      most = last.fitness->value;
      return true;
    });
    return best;
  }
  const EliteRecord* holderOf(const std::vector<EliteRecord>& list, std::uint64_t cell) const {
    const auto found = std::ranges::find(list, cell, &EliteRecord::cell);
    return found == list.end() ? nullptr : &*found;
  }
  std::string copyOf(const std::string& name) const {
    std::filesystem::copy_file(path, folder.path(name));
    return folder.path(name);
  }
  /// The store goes on in the same way whoever goes on with it, however often it is stopped.
  void expectTheSameHoweverItGoesOn() {
    const std::string one = copyOf("one");
    const std::string three = copyOf("three");
    const std::string parts = copyOf("parts");
    EXPECT_EQ(run(one, {1, 96, 0}), RunEnd::complete);
    EXPECT_EQ(run(three, {3, 96, 0}), RunEnd::complete);
    EXPECT_EQ(contentOf(one), contentOf(three));
    run(parts, {2, 64, 0});
    std::uint64_t stops = 0;
    while (run(parts, {1 + static_cast<unsigned>(stops % 3), 96, 0}, 17) == RunEnd::stopped)
      ASSERT_LT(++stops, 40U);
    EXPECT_GE(stops, 1U);
    EXPECT_EQ(contentOf(one), contentOf(parts));
    const auto reader = readerOf(one);
    const auto history = readHistory(*reader, {});
    ASSERT_TRUE(history) << history.failure();
    EXPECT_EQ((*history)->elitesAfter((*history)->rounds()), reader->elites());
    for (const RoundRecord& round : reader->rounds())
      EXPECT_EQ((*history)->elitesAfter(round.number + 1).size(), round.filled) << round.number;
  }

  Folder folder;
  std::string path = folder.path("store");
  LiteralBreeder breeder;
  Settings settings = smallSettings();
  std::string moreOfFile =
      R"(combination: "mean"
play: { randomGames: 10, games: 6, matchGames: 4, searcher: "" }
round: 8
remeasured: 1
)";
};

TEST_F(ByHandTest, WhoIsThrownOutGivesWayToTheNextBest) {
  const std::vector<EliteRecord> before = elites();
  const EliteRecord elite = someElite(true);
  const auto next = rivalOf(elite);
  ASSERT_FALSE(intervene(path, Kind::throwOut, elite.candidate));
  const std::vector<EliteRecord> after = elites();
  ASSERT_NE(holderOf(after, elite.cell), nullptr);
  EXPECT_EQ(holderOf(after, elite.cell)->candidate, *next);
  EXPECT_EQ(readerOf(path)->rounds().back().filled, after.size());
  EXPECT_LT(readerOf(path)->rounds().back().qdScore, 1e9);
  // Twice makes no sense; taken back, all is as it was.
  const auto again = intervene(path, Kind::throwOut, elite.candidate);
  ASSERT_TRUE(again);
  EXPECT_NE(again->message.find("was thrown out already"), std::string::npos);
  EXPECT_TRUE(intervene(path, Kind::pin, elite.candidate));
  ASSERT_FALSE(intervene(path, Kind::takeBack, elite.candidate));
  EXPECT_EQ(elites(), before);
  const auto kept = readerOf(path)->interventions();
  ASSERT_EQ(kept.size(), 2U) << "what was taken back is still told";
  EXPECT_EQ(kept[0].kind, Kind::throwOut);
  EXPECT_FALSE(kept[0].by.empty());
  EXPECT_EQ(kept[0].at.size(), std::string("2026-11-27T16:40:00Z").size());
  EXPECT_FALSE(kept[1].point);
}

TEST_F(ByHandTest, WhoIsThrownOutIsNoParentAnyMore) {
  const EliteRecord elite = someElite(false);
  ASSERT_FALSE(intervene(path, Kind::throwOut, elite.candidate));
  ASSERT_FALSE(intervene(path, Kind::throwOut, 0));
  expectTheSameHoweverItGoesOn();
  const auto reader = readerOf(folder.path("one"));
  const auto kept = reader->interventions();
  ASSERT_TRUE(kept.front().point) << "the campaign has taken it in";
  reader->eachCandidate([&](const CandidateRecord& record) {
    if (record.round <= *kept.front().point) return true;
    for (const CandidateId parent : record.parents)
      EXPECT_TRUE(parent != elite.candidate && parent != 0) << record.id;
    return true;
  });
  for (const EliteRecord& each : reader->elites()) EXPECT_NE(each.candidate, elite.candidate);
}

TEST_F(ByHandTest, WhoIsPinnedHoldsItsCellAgainstBetterOnes) {
  const EliteRecord elite = someElite(true);
  const CandidateId rival = *rivalOf(elite);
  // The worse of two, by hand.
  ASSERT_FALSE(intervene(path, Kind::pin, rival));
  std::vector<EliteRecord> after = elites();
  ASSERT_NE(holderOf(after, elite.cell), nullptr);
  EXPECT_EQ(holderOf(after, elite.cell)->candidate, rival);
  EXPECT_TRUE(holderOf(after, elite.cell)->pinned);
  expectTheSameHoweverItGoesOn();
  const auto later = readerOf(folder.path("one"))->elites();
  const auto held = std::ranges::find(later, rival, &EliteRecord::candidate);
  ASSERT_NE(held, later.end());
  EXPECT_TRUE(held->pinned);
  // On other axes it holds its cell as well.
  const auto reader = readerOf(path);
  const auto projection = reproject(*reader, reader->settings().axes);
  ASSERT_TRUE(projection);
  EXPECT_NE(std::ranges::find(projection->elites, rival, &EliteRecord::candidate), projection->elites.end());
  ASSERT_FALSE(intervene(path, Kind::unpin, rival));
  after = elites();
  EXPECT_EQ(holderOf(after, elite.cell)->candidate, elite.candidate) << "the better one has it again";
  EXPECT_FALSE(holderOf(after, elite.cell)->pinned);
}

TEST_F(ByHandTest, FurtherGamesAreThoseThatTheCampaignWouldPlay) {
  const EliteRecord elite = someElite(false);
  const auto before = readerOf(path)->samples(elite.candidate);
  std::vector<std::uint64_t> told;
  const auto played =
      playFurtherGames(path, elite.candidate, 2, [&told](std::uint64_t done) { told.push_back(done); });
  ASSERT_TRUE(std::holds_alternative<FurtherGames>(played));
  EXPECT_EQ(std::get<FurtherGames>(played).samples, 2U);
  EXPECT_EQ(told, (std::vector<std::uint64_t>{1, 2}));
  const auto samples = readerOf(path)->samples(elite.candidate);
  ASSERT_EQ(samples.size(), before.size() + 2);
  EXPECT_LT(samples.back().fitness->high - samples.back().fitness->low,
            before.back().fitness->high - before.back().fitness->low);
  // What is believed is by all of its games, at once.
  const auto now = elites();
  const auto held = std::ranges::find(now, elite.candidate, &EliteRecord::candidate);
  if (held != now.end()) {
    EXPECT_EQ(held->fitness.value, samples.back().fitness->value);
  }
  expectTheSameHoweverItGoesOn();
  // A campaign that nobody helped takes the very same games for that number.
  const std::string alone = folder.path("alone");
  run(alone, {2, 200, 0});
  const auto theirs = readerOf(alone)->samples(elite.candidate);
  if (theirs.size() > before.size()) {
    const Estimate& mine = samples[before.size()].sample.measures[0];
    const Estimate& other = theirs[before.size()].sample.measures[0];
    EXPECT_EQ(mine.value, other.value);
    EXPECT_EQ(mine.n, other.n);
  }
  std::stop_source stopped;
  stopped.request_stop();
  const auto none = playFurtherGames(path, elite.candidate, 5, {}, stopped.get_token());
  EXPECT_EQ(std::get<FurtherGames>(none).samples, 0U);
}

TEST_F(ByHandTest, AGameOfOnesOwnIsMeasuredAndPlaced) {
  const FirstGame game{LUDO_SOURCE_DIR "/samples/gomoku.md", sampleText("gomoku")};
  const auto added = addGame(path, game);
  ASSERT_TRUE(std::holds_alternative<AddedGame>(added));
  const AddedGame& mine = std::get<AddedGame>(added);
  ASSERT_TRUE(mine.candidate) << endingName(mine.conclusion.ending);
  EXPECT_GE(*mine.candidate, firstByHand);
  ASSERT_GE(mine.conclusion.ending, CandidateEnding::measured) << mine.conclusion.reason;
  EXPECT_EQ(mine.coordinates.size(), settings.axes.size());
  const auto reader = readerOf(path);
  const auto record = reader->candidate(*mine.candidate);
  EXPECT_EQ(record->operatorName, addedByHand);
  EXPECT_EQ(record->path, game.path);
  EXPECT_EQ(reader->lineage(*mine.candidate).size(), 1U);
  EXPECT_EQ(reader->interventions().back().kind, Kind::add);
  // The same rules once more are the same game.
  const auto again = addGame(path, {"elsewhere.md", game.text + "\nOther words.\n"});
  EXPECT_TRUE(std::get<AddedGame>(again).wasThere);
  EXPECT_EQ(std::get<AddedGame>(again).candidate, mine.candidate);
  // It is bred from.
  ASSERT_FALSE(intervene(path, Kind::pin, *mine.candidate));
  expectTheSameHoweverItGoesOn();
  const auto later = readerOf(folder.path("one"));
  std::uint64_t children = 0;
  later->eachCandidate([&](const CandidateRecord& each) {
    if (each.parents != std::vector<CandidateId>{*mine.candidate}) return true;
    ++children;
    EXPECT_EQ(each.path, game.path);
    EXPECT_EQ(later->lineage(each.id).back().id, *mine.candidate);
    return true;
  });
  EXPECT_GT(children, 0U);
}

TEST_F(ByHandTest, TheGamesBehindANumberAreThoseThatWerePlayed) {
  const CandidateId id = someElite(false).candidate;
  ASSERT_TRUE(std::holds_alternative<FurtherGames>(playFurtherGames(path, id, 1)));
  const CandidateId mine =
      *std::get<AddedGame>(addGame(path, {LUDO_SOURCE_DIR "/samples/gomoku.md", sampleText("gomoku")}))
           .candidate;
  const auto reader = readerOf(path);
  const std::size_t turns = *measureIndex("turns");
  std::uint64_t looked = 0;
  for (const CandidateId each : {CandidateId{0}, id, mine}) {
    for (const SampleRecord& sample : reader->samples(each)) {
      if (sample.number < firstBelievedSample) continue;
      const auto behind = playGamesBehind(*reader, each, sample.number, {});
      ASSERT_TRUE(behind) << behind.failure();
      ASSERT_TRUE(*behind);
      EXPECT_EQ((*behind)->batch.games.size(), 6U);
      double sum = 0;
      for (const sim::GameSummary& game : (*behind)->batch.games) sum += static_cast<double>(game.turns);
      EXPECT_NEAR(sum / 6, sample.sample.measures[turns].value, 1e-9) << each << " " << sample.number;
      ++looked;
    }
  }
  EXPECT_GE(looked, 4U);
  EXPECT_FALSE(playGamesBehind(*reader, id, 99, {}));
  EXPECT_FALSE(playGamesBehind(*reader, id, randomSample, {}));
}

TEST_F(ByHandTest, AGameWithMistakesIsNotKept) {
  const std::string before = contentOf(path);
  const auto added = addGame(path, {"wrong.md", R"(# Wrong

```yaml
metadata: { id: "wrong" }
```
)"});
  const AddedGame& wrong = std::get<AddedGame>(added);
  EXPECT_FALSE(wrong.candidate);
  ASSERT_FALSE(wrong.errors.empty());
  EXPECT_FALSE(wrong.errors.front().message.empty());
  EXPECT_EQ(contentOf(path), before);
  EXPECT_TRUE(std::holds_alternative<Store::Refused>(addGame(folder.path("none"), {"wrong.md", ""})));
  EXPECT_FALSE(std::filesystem::exists(folder.path("none")));
}

TEST_F(ByHandTest, WaitsWhileACampaignWrites) {
  const EliteRecord elite = someElite(false);
  const std::string writing = copyOf("writing");
  {
    const std::vector<FirstGame> games = sampleGames(settings.games);
    CampaignFile file = fileOf(settings);
    const auto store = storeAt(writing, identityOf(file, games, breeder, "1"));
    EXPECT_FALSE(intervene(writing, Kind::throwOut, elite.candidate));
    EXPECT_FALSE(store->failure());
    EXPECT_EQ(readerOf(writing)->elites(), elites()) << "the campaign will do it";
    EXPECT_EQ(store->interventionsWaiting().size(), 1U);
    EXPECT_TRUE(store->interventionsAt(99, false).empty());
  }
  // At rest it is as if it had been said then.
  ASSERT_FALSE(intervene(path, Kind::throwOut, elite.candidate));
  run(writing, {1, 96, 0});
  run(path, {2, 96, 0});
  EXPECT_EQ(readerOf(writing)->elites(), readerOf(path)->elites());
}

TEST_F(ByHandTest, WhatMakesNoSenseIsRefusedWithWhy) {
  const std::string before = contentOf(path);
  const auto refusal = [this](Kind kind, CandidateId id) {
    const auto refused = intervene(path, kind, id);
    return refused ? refused->message : std::string();
  };
  EXPECT_NE(refusal(Kind::pin, 1'000).find("has no candidate 1000"), std::string::npos);
  EXPECT_NE(refusal(Kind::unpin, 0).find("is not pinned"), std::string::npos);
  EXPECT_NE(refusal(Kind::takeBack, 0).find("was not thrown out"), std::string::npos);
  CandidateId early = 0;
  readerOf(path)->eachCandidate([&](const CandidateRecord& record) {
    if (*endingNamed(record.ending) < CandidateEnding::measured) early = record.id;
    return early == 0;
  });
  EXPECT_NE(refusal(Kind::pin, early).find("was not measured to the end"), std::string::npos);
  EXPECT_EQ(contentOf(path), before);
}

TEST_F(ByHandTest, AStoreOfTheFormatBeforeIsReadAndWritten) {
  const auto formatOf = [this] {
    Database database(path, Database::Access::read);
    return database.number("PRAGMA user_version");
  };
  EXPECT_EQ(formatOf(), 1) << "nothing was done by hand, and older programs can go on with it";
  ASSERT_FALSE(intervene(path, Kind::pin, someElite(false).candidate));
  EXPECT_EQ(formatOf(), 2) << "they would not see what was done";
  EXPECT_EQ(run(path, {2, 64, 0}), RunEnd::complete);
}

class ByHandOfOtherArchives : public ByHandTest, public ::testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    const std::string kind = GetParam();
    if (kind == "centroids") settings.centroids = 60, moreOfFile += "centroids: 60\n";
    if (kind == "novelty") settings.novelty.emplace(), moreOfFile += "novelty: {}\n";
    if (kind == "sliding") {
      for (AxisSettings& axis : settings.axes) axis.slides = axis.from.has_value();
      std::string axes = "axes:\n";
      for (const AxisSettings& axis : settings.axes) {
        axes += R"(  - { measure: ")" + axis.measure + "\"";
        if (axis.from)
          axes += ", from: " + std::to_string(static_cast<int>(axis.from->value)) +
                  ", to: " + std::to_string(static_cast<int>(axis.to->value)) + ", slides: true";
        axes += ", cells: " + std::to_string(axis.cells) + " }\n";
      }
      moreOfFile += axes;
    }
    ByHandTest::SetUp();
  }
};

TEST_P(ByHandOfOtherArchives, GoOnTheSameTooAfterAllThatCanBeDone) {
  const auto list = elites();
  ASSERT_GE(list.size(), 3U);
  ASSERT_FALSE(intervene(path, Kind::pin, list[0].candidate));
  ASSERT_FALSE(intervene(path, Kind::throwOut, list[1].candidate));
  ASSERT_FALSE(intervene(path, Kind::throwOut, list[2].candidate));
  ASSERT_FALSE(intervene(path, Kind::takeBack, list[2].candidate));
  ASSERT_EQ(std::get<FurtherGames>(playFurtherGames(path, list[0].candidate, 1)).samples, 1U);
  const auto now = elites();
  EXPECT_EQ(std::ranges::find(now, list[1].candidate, &EliteRecord::candidate), now.end());
  const auto held = std::ranges::find(now, list[0].candidate, &EliteRecord::candidate);
  ASSERT_NE(held, now.end());
  EXPECT_TRUE(held->pinned);
  expectTheSameHoweverItGoesOn();
}

INSTANTIATE_TEST_SUITE_P(Archives, ByHandOfOtherArchives,
                         ::testing::Values("grid", "centroids", "sliding", "novelty"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace ludo::testing
