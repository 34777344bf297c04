// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/store.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "campaigns.h"
#include "core/base/files.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/store_reader.h"

namespace ludo::testing {
namespace {

using namespace campaign;

class StoreTest : public ::testing::Test {
 protected:
  std::string refusal(const Store::Identity& identity, Store::Begin begin = Store::Begin::orResume) const {
    auto opened = Store::open(path, identity, begin);
    const auto* refused = std::get_if<Store::Refused>(&opened);
    return refused == nullptr ? "" : refused->message;
  }

  static Finding finding(double value) {
    Finding finding;
    finding.conclusion = {CandidateEnding::measured, ""};
    finding.child = {"the text", "what changed"};
    finding.name = "game";
    finding.rulesHash = 0xFFFF'FFFF'FFFF'FFF0U;
    Sample sample;
    sample.measures.resize(measureTable().size());
    sample.measures[0] = {30, value, value - 0.1, value + 0.2};
    sample.screen = {1, 0.25, 0.25, 0.25};
    finding.samples = {sample, sample, sample};
    return finding;
  }
  static Prospect prospect(CandidateId id) {
    Prospect prospect;
    prospect.id = id;
    prospect.round = 3;
    prospect.operatorIndex = 0;
    prospect.parents = {1, 0};
    prospect.path = "folder/game.md";
    prospect.ancestor = 1;
    return prospect;
  }

  Folder folder;
  std::string path = folder.path("store");
  const Placement placement{{1, 1.0 / 3, 0.1, 0.7}, 0.2, {1e-30, 12.5, -3}};
};

TEST_F(StoreTest, GivesBackWhatItWasGiven) {
  {
    const auto store = storeAt(path);
    store->add(prospect(7), "numberTweaked", finding(1.0 / 7), placement);
    store->addSample(7, 3, 5, finding(2.0 / 7).samples[0], {{1, 0.5, 0.4, 0.6}, 0.3, {1, 2, 3}});
    ASSERT_TRUE(store->finish());
  }
  const auto store = storeAt(path);
  const auto outcome = store->outcome(7, 3);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->conclusion.ending, CandidateEnding::measured);
  EXPECT_EQ(outcome->rulesHash, 0xFFFF'FFFF'FFFF'FFF0U);
  EXPECT_EQ(outcome->placement, placement);
  EXPECT_FALSE(store->outcome(8, 3));
  EXPECT_EQ(store->placement(7, 3, 3)->place, (std::vector<double>{1, 2, 3}));
  EXPECT_FALSE(store->placement(7, 4, 3));
  const std::vector<Sample> samples = store->believedSamples(7);
  ASSERT_EQ(samples.size(), 2U);
  EXPECT_EQ(samples[0], finding(1.0 / 7).samples[2]);
  EXPECT_EQ(samples[1], finding(2.0 / 7).samples[2]);
  EXPECT_EQ(store->specification(7), "the text");
  EXPECT_EQ(store->ancestor(7, 2), 1U);
  EXPECT_EQ(store->findSame(0xFFFF'FFFF'FFFF'FFF0U, 8), 7U);
  EXPECT_FALSE(store->findSame(0xFFFF'FFFF'FFFF'FFF0U, 7));
  store->dropSamples(7);
  store->settle(7, {CandidateEnding::sameGame, "candidate 2"});
  EXPECT_TRUE(store->believedSamples(7).empty());
  EXPECT_EQ(store->outcome(7, 3)->conclusion.reason, "candidate 2");
}

TEST_F(StoreTest, LosesNothingThatWasCommittedWhenTheProcessEnds) {
  const auto store = storeAt(path);
  store->add(prospect(7), "numberTweaked", finding(1), placement);
  store->commit();
  store->add(prospect(8), "numberTweaked", finding(1), placement);
  // What another process would find if this one ended now.
  std::filesystem::copy_file(path, folder.path("copy"));
  std::filesystem::copy_file(path + "-wal", folder.path("copy-wal"));
  const auto after = storeAt(folder.path("copy"));
  EXPECT_TRUE(after->outcome(7, 3));
  EXPECT_FALSE(after->outcome(8, 3));
}

TEST_F(StoreTest, IsOnePlainFileWhenItIsFinished) {
  ASSERT_TRUE(storeAt(path)->finish());
  EXPECT_TRUE(std::filesystem::exists(path));
  EXPECT_FALSE(std::filesystem::exists(path + "-wal"));
  EXPECT_FALSE(std::filesystem::exists(path + "-shm"));
}

TEST_F(StoreTest, IsWrittenByOneAtATimeAndReadByAnybody) {
  const auto store = storeAt(path, {{"file", R"(games: ["a"]
)",
                                     true},
                                    {"known operators", "x"}});
  store->add(prospect(7), "numberTweaked", finding(1), placement);
  store->commit();
  EXPECT_NE(refusal({}).find("another campaign is writing it"), std::string::npos);
  auto opened = StoreReader::open(path);
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<StoreReader>>(opened))
      << std::get<Store::Refused>(opened).message;
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  EXPECT_EQ(reader.candidate(7)->change, "what changed");
  EXPECT_EQ(reader.candidate(7)->parents, (std::vector<CandidateId>{1, 0}));
}

TEST_F(StoreTest, BelongsToOneCampaign) {
  ASSERT_TRUE(storeAt(path, {{"seed", "1"}, {"note", "a", true}})->finish());
  EXPECT_EQ(refusal({{"seed", "1"}, {"note", "b", true}}), "");
  EXPECT_NE(refusal({{"seed", "2"}}).find(R"(seed is
  1
there, and
  2
here)"),
            std::string::npos)
      << refusal({{"seed", "2"}});
  EXPECT_NE(refusal({{"seed", "1"}}, Store::Begin::anew).find("give --resume"), std::string::npos);
}

TEST_F(StoreTest, LeavesFilesAloneThatAreNotItsOwn) {
  std::string text = "a letter to somebody, long enough to be taken for something else by nobody\n";
  while (text.size() < 5'000) text += text;
  ASSERT_TRUE(writeFile(path, text));
  EXPECT_NE(refusal({}).find("is no store of a campaign"), std::string::npos) << refusal({});
  EXPECT_EQ(*readFile(path), text);
  EXPECT_NE(contentOf(path).find("is no store of a campaign"), std::string::npos);
  // An SQLite database of somebody else.
  std::filesystem::remove(path);
  {
    Database other(path, Database::Access::write);
    ASSERT_TRUE(other.execute("CREATE TABLE letters (text TEXT)"));
  }
  const std::string before = *readFile(path);
  EXPECT_NE(refusal({}).find("is no store of a campaign"), std::string::npos) << refusal({});
  EXPECT_EQ(*readFile(path), before);
}

TEST_F(StoreTest, TellsOfAnotherVersion) {
  ASSERT_TRUE(storeAt(path)->finish());
  {
    Database database(path, Database::Access::write);
    ASSERT_TRUE(database.execute("PRAGMA user_version = 99"));
  }
  EXPECT_NE(refusal({}).find("another version of this program (its format is 99"), std::string::npos);
  EXPECT_NE(contentOf(path).find("its format is 99"), std::string::npos);
}

TEST_F(StoreTest, SavesWhatCanBeReadOfADamagedOne) {
  {
    const auto store = storeAt(path, {{"file", R"(games: ["a"]
)",
                                       true},
                                      {"known operators", "x"}});
    for (CandidateId id = 0; id < 2'000; ++id) store->add(prospect(id), "x", finding(1), std::nullopt);
    ASSERT_TRUE(store->finish());
  }
  // Some pages in the middle.
  const auto size = static_cast<std::streamoff>(std::filesystem::file_size(path));
  {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    for (int page = 0; page < 3; ++page) {
      file.seekp((size / 8'192 / 2 + page) * 4'096);
      file << std::string(4'096, '\x5A');
    }
  }
  auto opened = StoreReader::open(path);
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<StoreReader>>(opened));
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  std::uint64_t read = 0;
  reader.eachCandidate([&](const CandidateRecord&) {
    ++read;
    return true;
  });
  EXPECT_GT(read, 1'000U);
}

TEST_F(StoreTest, WhatCannotBeWrittenIsTold) {
  EXPECT_NE(([&] {
              auto opened = Store::open(folder.path("none/store"), {}, Store::Begin::anew);
              return std::get<Store::Refused>(opened).message;
            }())
                .find("No such file or directory"),
            std::string::npos);
  const auto store = storeAt(path);
  Database other(path, Database::Access::write);
  ASSERT_TRUE(other.execute("DROP TABLE parent"));
  store->add(prospect(7), "x", finding(1), placement);
  store->commit();
  ASSERT_TRUE(store->failure());
  EXPECT_NE(store->failure()->message.find(path), std::string::npos);
  EXPECT_FALSE(store->finish());
}

TEST_F(StoreTest, NoticesWhenTheFileGoes) {
  const auto store = storeAt(path);
  EXPECT_EQ(store->harm(), "");
  std::filesystem::rename(path, folder.path("elsewhere"));
  EXPECT_EQ(store->harm(), "was removed");
  ASSERT_TRUE(writeFile(path, "other"));
  EXPECT_EQ(store->harm(), "was replaced");
}

/// Whether another process could begin to write the file now.
bool isFree(const std::string& path) {
  const pid_t child = ::fork();
  if (child == 0) {
    const int file = ::open(path.c_str(), O_RDWR);
    struct flock whole {};
    whole.l_type = F_WRLCK;
    ::fcntl(file, F_GETLK, &whole);
    ::_exit(whole.l_type == F_UNLCK ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WEXITSTATUS(status) == 0;
}

TEST_F(StoreTest, KeepsItsLocksWhenAskedForAgainByTheSameProcess) {
  const auto store = storeAt(path);
  store->add(prospect(7), "numberTweaked", finding(0.5), placement);
  EXPECT_FALSE(isFree(path));
  EXPECT_NE(refusal({}).find("another campaign is writing it"), std::string::npos);
  // By another name, too.
  std::filesystem::create_hard_link(path, folder.path("link"));
  auto opened = Store::open(folder.path("link"), {}, Store::Begin::orResume);
  EXPECT_TRUE(std::holds_alternative<Store::Refused>(opened));
  EXPECT_FALSE(isFree(path)) << "SQLite's own locks are gone";
  store->commit();
  EXPECT_FALSE(store->failure());
}

TEST_F(StoreTest, IsFreeAgainWhenItIsClosed) {
  storeAt(path).reset();
  EXPECT_EQ(refusal({}), "");
}

}  // namespace
}  // namespace ludo::testing
