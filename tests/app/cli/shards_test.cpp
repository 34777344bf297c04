// SPDX-License-Identifier: Apache-2.0
// Runs that are cut into shards, and joined.
#include <csignal>
#include <filesystem>
#include <fstream>

#include "program.h"

namespace ludo::testing {
namespace {

class Shards : public ProgramTest {
 protected:
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  static std::string shard(int number, int of) { return std::to_string(number) + "/" + std::to_string(of); }
  /// Makes the shards of a run, and gives their journals' names.
  Words make(const Words& command, int of) const {
    Words journals;
    for (int number = of; number >= 1; --number) {
      journals.push_back(std::to_string(number) + ".journal");
      const Finished finished =
          ludo(with(command, {"--shard", shard(number, of), "--resume", journals.back()}));
      EXPECT_CODE(0, finished);
      EXPECT_EQ(finished.out, "");
      EXPECT_HAS(finished.err, "Shard " + shard(number, of) + " is whole");
    }
    return journals;
  }
  /// Changes one byte in the middle of a file.
  void damage(const std::string& name) const {
    std::fstream file(path(name), std::ios::in | std::ios::out | std::ios::binary);
    const auto middle = static_cast<std::streamoff>(std::filesystem::file_size(path(name)) / 2);
    file.seekg(middle);
    const int byte = file.get();
    file.seekp(middle);
    file.put(static_cast<char>(byte ^ 0xFF));
  }
};

TEST_F(Shards, OfAnEvaluationMakeTheReportOfOneProcess) {
  const Words command{
      "eval",          sample("deck-builder"), "--runs", "101",      "--coverage", "--depth-agents",
      "greedy,random", "--depth-games",        "31",     "--probes", "7"};
  const Finished whole = ludo(with(command, {"--json"}));
  EXPECT_CODE(0, whole);
  const Words journals = make(command, 3);
  EXPECT_CODE(0, ludo(with({"merge", "all.journal"}, journals)));
  // Everything was played before: what is read is all that there is.
  const std::uintmax_t size = std::filesystem::file_size(path("all.journal"));
  EXPECT_EQ(ludo(with(command, {"--json", "--resume", "all.journal"})).out, whole.out);
  EXPECT_EQ(std::filesystem::file_size(path("all.journal")), size);
  // Other shards of the same run make the same journal.
  std::filesystem::remove(path("1.journal"));
  std::filesystem::remove(path("2.journal"));
  std::filesystem::remove(path("3.journal"));
  EXPECT_CODE(0, ludo(with({"merge", "again.journal"}, make(command, 7))));
  EXPECT_EQ(read("again.journal"), read("all.journal"));
}

TEST_F(Shards, OfATournamentMakeTheReportOfOneProcess) {
  const Words command{"tournament", sample("tic-tac-toe"), "--agents", "random,greedy,flat", "--games", "11"};
  const Finished whole = ludo(with(command, {"--json"}));
  EXPECT_CODE(0, whole);
  EXPECT_CODE(0, ludo(with({"merge", "all.journal"}, make(command, 4))));
  const std::uintmax_t size = std::filesystem::file_size(path("all.journal"));
  EXPECT_EQ(ludo(with(command, {"--json", "--resume", "all.journal"})).out, whole.out);
  EXPECT_EQ(std::filesystem::file_size(path("all.journal")), size);
}

TEST_F(Shards, ThatDoNotBelongTogetherAreRefused) {
  const Words command{"eval", sample("tic-tac-toe"), "--runs", "40"};
  make(command, 2);
  const Finished missing = ludo({"merge", "all.journal", "2.journal"});
  EXPECT_CODE(1, missing);
  EXPECT_HAS(missing.err, "shard 1/2 is missing; name its journal too, or make it");
  std::filesystem::copy_file(path("2.journal"), path("copy.journal"));
  const Finished twice = ludo({"merge", "all.journal", "1.journal", "2.journal", "copy.journal"});
  EXPECT_CODE(1, twice);
  EXPECT_HAS(twice.err, "are both shard 2/2; name one of them");
  EXPECT_CODE(0, ludo(with(command, {"--seed", "2", "--shard", "2/2", "--resume", "other.journal"})));
  const Finished other = ludo({"merge", "all.journal", "1.journal", "other.journal"});
  EXPECT_CODE(1, other);
  EXPECT_HAS(other.err, "seed: '1' there, '2' here");
  EXPECT_CODE(
      0, ludo({"eval", sample("tic-tac-toe"), "--runs", "41", "--shard", "2/2", "--resume", "more.journal"}));
  const Finished more = ludo({"merge", "all.journal", "1.journal", "more.journal"});
  EXPECT_CODE(1, more);
  EXPECT_HAS(more.err, "shard runs: '40' there, '41' here");
  EXPECT_CODE(0, ludo(with(command, {"--resume", "run.journal"})));
  const Finished whole = ludo({"merge", "all.journal", "run.journal"});
  EXPECT_CODE(1, whole);
  EXPECT_HAS(whole.err, "is the journal of a whole run, and of no shard");
  write("text.journal", "no journal\n");
  EXPECT_CODE(1, ludo({"merge", "all.journal", "1.journal", "text.journal"}));
  EXPECT_CODE(3, ludo({"merge", "all.journal", "1.journal", "none.journal"}));
  EXPECT_CODE(2, ludo({"merge", "1.journal", "1.journal", "2.journal"}));
  EXPECT_FALSE(exists("all.journal"));
  // A shard of other work is not gone on with.
  const Finished mixed = ludo(with(command, {"--shard", "1/2", "--resume", "2.journal"}));
  EXPECT_CODE(1, mixed);
  EXPECT_HAS(mixed.err, "shard: '2/2' there, '1/2' here");
  EXPECT_CODE(0, ludo({"merge", "all.journal", "1.journal", "2.journal"}));
  const Finished there = ludo({"merge", "all.journal", "1.journal", "2.journal"});
  EXPECT_CODE(1, there);
  EXPECT_HAS(there.err, "is there already; name a file that is not");
}

TEST_F(Shards, AreAskedForInTheRightWords) {
  const Words command{"eval", sample("tic-tac-toe"), "--runs", "40"};
  EXPECT_CODE(2, ludo(with(command, {"--shard", "0/3", "--resume", "a.journal"})));
  EXPECT_CODE(2, ludo(with(command, {"--shard", "4/3", "--resume", "a.journal"})));
  EXPECT_CODE(2, ludo(with(command, {"--shard", "third", "--resume", "a.journal"})));
  const Finished lost = ludo(with(command, {"--shard", "1/3"}));
  EXPECT_CODE(2, lost);
  EXPECT_HAS(lost.err, "--shard needs --resume");
  const Finished report = ludo(with(command, {"--shard", "1/3", "--resume", "a.journal", "--json"}));
  EXPECT_CODE(2, report);
  EXPECT_HAS(report.err, "a shard has no report of its own");
  const Finished match = ludo({"match", sample("tic-tac-toe"), "greedy", "random", "--sprt",
                               "elo0=0,elo1=100", "--shard", "1/3", "--resume", "a.journal"});
  EXPECT_CODE(2, match);
  EXPECT_HAS(match.err, "a match has no shards");
  EXPECT_EQ(fileNames(), Words{});
}

TEST_F(Shards, ThatWereEndedOrDamagedAreMadeOnceMore) {
  const Words command{"eval", sample("deck-builder"), "--runs", "400"};
  const Finished whole = ludo(command);
  const Words first = with(command, {"--shard", "1/2", "--resume", "1.journal"});
  EXPECT_CODE(0, ludo(with(command, {"--shard", "2/2", "--resume", "2.journal"})));
  EXPECT_CODE(128 + SIGKILL, signalledAt(SIGKILL, "1.journal", 10'000, first));
  const Finished early = ludo({"merge", "all.journal", "1.journal", "2.journal"});
  EXPECT_CODE(1, early);
  EXPECT_HAS(early.err, "'1.journal' is not whole: give the command that made it once more");
  EXPECT_CODE(0, ludo(first));
  damage("1.journal");
  const Finished damaged = ludo({"merge", "all.journal", "1.journal", "2.journal"});
  EXPECT_CODE(1, damaged);
  EXPECT_HAS(damaged.err, "for a part of it is damaged");
  EXPECT_CODE(0, ludo(first));
  EXPECT_CODE(0, ludo({"merge", "all.journal", "1.journal", "2.journal"}));
  EXPECT_EQ(ludo(with(command, {"--resume", "all.journal"})).out, whole.out);
}

class CampaignShards : public Shards {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    write("campaign.yaml", R"(games: [")" + sample("tic-tac-toe") + "\", \"" + sample("pig") +
                               R"("]
play: { randomGames: 10, games: 6, matchGames: 4, searcher: "" }
round: 8
candidates: 40
)");
  }
  static Words lines(const std::string& text) {
    Words list;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = text.find('\n', begin);
      list.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
    return list;
  }
  Finished split(int shards) const {
    return ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--shards", std::to_string(shards),
                 "--into", "steps"});
  }
  static std::string journalOf(const std::string& shard) {
    return shard.substr(0, shard.size() - 5) + "journal";
  }
  static Words journalsOf(const Words& shards) {
    Words journals;
    for (const std::string& each : shards) journals.push_back(journalOf(each));
    return journals;
  }
  void workOn(const Words& shards) const {
    for (const std::string& each : shards) EXPECT_CODE(0, ludo({"shard", each, "--out", journalOf(each)}));
  }
};

TEST_F(CampaignShards, MakeTheStoreOfOneProcessAfterSomebodyLaidHandsOnIt) {
  EXPECT_CODE(0, ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--candidates", "16"}));
  // Its children have another path than those of the games that the campaign began with.
  EXPECT_CODE(0, ludo({"archive", "add", "store.sqlite", sample("gomoku")}));
  EXPECT_CODE(0, ludo({"archive", "pin", "store.sqlite", "1000000000"}));
  EXPECT_CODE(0, ludo({"archive", "throw-out", "store.sqlite", "0"}));
  std::filesystem::copy_file(path("store.sqlite"), path("whole.sqlite"));
  const Words more{"evolve", "campaign.yaml", "--candidates", "96", "--out"};
  const auto goOn = [&](const std::string& store, const Words& how) {
    Words words = more;
    words.push_back(store);
    words.insert(words.end(), how.begin(), how.end());
    return ludo(words);
  };
  EXPECT_CODE(0, goOn("whole.sqlite", {"--resume"}));
  int steps = 0;
  for (; steps < 20; ++steps) {
    const Words shards = lines(goOn("store.sqlite", {"--shards", "2", "--into", "steps"}).out);
    if (shards.empty()) break;
    workOn(shards);
    Words merge{"merge", "store.sqlite"};
    const Words journals = journalsOf(shards);
    merge.insert(merge.end(), journals.begin(), journals.end());
    EXPECT_CODE(0, ludo(merge));
  }
  EXPECT_GT(steps, 2);
  const nlohmann::json whole = ludo({"archive", "whole.sqlite", "--export", "json"}).json();
  EXPECT_EQ(whole, ludo({"archive", "store.sqlite", "--export", "json"}).json());
  int children = 0;
  for (const auto& each : whole["candidates"])
    for (const auto& parent : each["parents"]) children += parent == 1'000'000'000 ? 1 : 0;
  EXPECT_GT(children, 0);
}

TEST_F(CampaignShards, MakeTheStoreOfOneProcess) {
  const Finished whole = ludo({"evolve", "campaign.yaml", "--out", "whole.sqlite"});
  EXPECT_CODE(0, whole);
  int steps = 0;
  for (; steps < 20; ++steps) {
    // The number of shards may be another one each time.
    const Finished parts = split(1 + steps % 3);
    EXPECT_CODE(0, parts);
    const Words shards = lines(parts.out);
    if (shards.empty()) break;
    workOn(shards);
    EXPECT_CODE(0, ludo(with({"merge", "store.sqlite"}, journalsOf(shards))));
  }
  EXPECT_EQ(steps, 4) << "the games, and two rounds each time";
  EXPECT_EQ(ludo({"archive", "store.sqlite"}).out, whole.out);
  EXPECT_EQ(ludo({"archive", "store.sqlite", "--export", "json"}).out,
            ludo({"archive", "whole.sqlite", "--export", "json"}).out);
  // One process may go on with it, and the other way round.
  const Words more{"evolve", "campaign.yaml", "--candidates", "64", "--resume", "--out"};
  EXPECT_EQ(ludo(with(more, {"store.sqlite"})).out, ludo(with(more, {"whole.sqlite"})).out);
}

TEST_F(CampaignShards, AreMergedOnceWhateverHappens) {
  const Words games = lines(split(2).out);
  ASSERT_EQ(games.size(), 2U);
  workOn(games);
  EXPECT_CODE(0, ludo(with({"merge", "store.sqlite"}, journalsOf(games))));
  const Finished again = ludo(with({"merge", "store.sqlite"}, journalsOf(games)));
  EXPECT_CODE(0, again);
  EXPECT_HAS(again.err, "holds all of it already");
  const Words shards = lines(split(3).out);
  ASSERT_EQ(shards.size(), 3U);
  // The same step is the same files.
  const std::string before = read(shards[1]);
  EXPECT_EQ(lines(split(3).out), shards);
  EXPECT_EQ(read(shards[1]), before);
  workOn({shards[0], shards[2]});
  const Finished missing = ludo({"merge", "store.sqlite", journalOf(shards[0]), journalOf(shards[2])});
  EXPECT_CODE(1, missing);
  EXPECT_HAS(missing.err, "shard 2/3 is missing");
  // A shard of the step before, and one of the same number.
  const Finished other = ludo({"merge", "store.sqlite", journalOf(games[0]), journalOf(shards[0])});
  EXPECT_CODE(1, other);
  EXPECT_HAS(other.err, "shard step: ");
  workOn({shards[1]});
  damage(journalOf(shards[1]));
  EXPECT_CODE(1, ludo(with({"merge", "store.sqlite"}, journalsOf(shards))));
  workOn({shards[1]});
  EXPECT_CODE(0, ludo(with({"merge", "store.sqlite"}, journalsOf(shards))));
  const Finished late = ludo(with({"merge", "store.sqlite"}, journalsOf(games)));
  EXPECT_CODE(0, late);
  EXPECT_HAS(late.err, "holds all of it already");
}

TEST_F(CampaignShards, OfAnotherCampaignAreRefused) {
  const Words shards = lines(split(1).out);
  workOn(shards);
  write("campaign.yaml", read("campaign.yaml") + "seed: 2\n");
  EXPECT_CODE(0, ludo({"evolve", "campaign.yaml", "--out", "other.sqlite", "--candidates", "8"}));
  const Finished other = ludo({"merge", "other.sqlite", journalOf(shards[0])});
  EXPECT_CODE(1, other);
  EXPECT_HAS(other.err, "seed: not set there, '2' here");
  EXPECT_CODE(1, ludo({"merge", "none.sqlite", journalOf(shards[0])}));
  EXPECT_FALSE(exists("none.sqlite"));
  damage(shards[0]);
  const Finished damaged = ludo({"shard", shards[0], "--out", "new.journal"});
  EXPECT_CODE(1, damaged);
  EXPECT_HAS(damaged.err, "is damaged; copy it once more");
  EXPECT_CODE(1, ludo({"shard", sample("pig"), "--out", "new.journal"}));
  EXPECT_FALSE(exists("new.journal"));
  EXPECT_CODE(2, ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--shards", "2"}));
  EXPECT_CODE(2, ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--into", "steps"}));
}

TEST_F(CampaignShards, ThatAreKilledGoOn) {
  EXPECT_CODE(0, ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--candidates", "8"}));
  EXPECT_CODE(0, ludo({"evolve", "campaign.yaml", "--out", "whole.sqlite"}));
  while (true) {
    const Words shards = lines(split(1).out);
    if (shards.empty()) break;
    const Words command{"shard", shards[0], "--out", "now.journal", "--threads", "1"};
    int kills = 0;
    while (signalledAt(SIGKILL, "now.journal", 3'000 + 9'000 * kills, command).code == 128 + SIGKILL) ++kills;
    EXPECT_GE(kills, 1);
    EXPECT_CODE(0, ludo({"merge", "store.sqlite", "now.journal"}));
    std::filesystem::remove(path("now.journal"));
  }
  EXPECT_EQ(ludo({"archive", "store.sqlite", "--export", "json"}).out,
            ludo({"archive", "whole.sqlite", "--export", "json"}).out);
}

}  // namespace
}  // namespace ludo::testing
