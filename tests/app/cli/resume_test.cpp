// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <functional>

#include "program.h"

namespace ludo::testing {
namespace {

/// For this process and those it starts.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit limit{bytes, m_before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;
  ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

 private:
  rlimit m_before{};
};

class Resume : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");

  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  std::uintmax_t journalSize() const {
    return exists("run.journal") ? std::filesystem::file_size(path("run.journal")) : 0;
  }

  /// Kills the run again and again, each time after it kept some more, until it comes to its end; it must
  /// then say what it says when nobody kills it.
  void expectTheSameAfterKills(const Words& command, std::uintmax_t bytesBetween, int fewestKills) const {
    const Finished whole = ludo(with(command, {"--out", "whole.json"}));
    EXPECT_CODE(0, whole);
    int kills = 0;
    Finished finished;
    do {
      ASSERT_FALSE(exists("out.json"));
      const std::string threads = std::to_string(1 + kills % 3);
      finished =
          signalledAt(SIGKILL, "run.journal", kills == 0 ? 0 : journalSize() + bytesBetween,
                      with(command, {"--out", "out.json", "--resume", "run.journal", "--threads", threads}));
      kills += finished.code == 128 + SIGKILL ? 1 : 0;
    } while (finished.code == 128 + SIGKILL && kills < 1'000);
    EXPECT_GE(kills, fewestKills);
    EXPECT_CODE(0, finished);
    EXPECT_EQ(finished.out, whole.out);
    EXPECT_EQ(read("out.json"), read("whole.json"));
    // And what is complete is there at once, as often as it is asked for.
    EXPECT_EQ(ludo(with(command, {"--resume", "run.journal"})).out, whole.out);
    EXPECT_EQ(fileNames(), (Words{"out.json", "run.journal", "whole.json"}));
  }
};

TEST_F(Resume, EvalThatIsKilledEndsWithTheSameReport) {
  expectTheSameAfterKills({"eval", sample("deck-builder"), "--runs", "400", "--coverage", "--depth-agents",
                           "greedy,random", "--depth-games", "40", "--probes", "20"},
                          25'000, 3);
}

TEST_F(Resume, TournamentThatIsKilledEndsWithTheSameReport) {
  expectTheSameAfterKills(
      {"tournament", game, "--agents", "random,greedy,uct:iterations=300", "--games", "60"}, 600, 3);
}

TEST_F(Resume, MatchThatIsKilledGivesTheSameAnswer) {
  expectTheSameAfterKills({"match", sample("connect-four"), "uct:iterations=100", "uct:iterations=70",
                           "--sprt", "elo0=0,elo1=60", "--max-games", "400"},
                          600, 3);
}

TEST_F(Resume, MorePlayedLaterIsTheSameAsAllAtOnce) {
  const Words command{"eval", game, "--seed", "4", "--runs"};
  EXPECT_CODE(0, ludo(with(command, {"30", "--resume", "run.journal"})));
  const Finished more = ludo(with(command, {"80", "--resume", "run.journal"}));
  EXPECT_CODE(0, more);
  EXPECT_HAS(more.err, "Going on with 30 games of 'run.journal'");
  EXPECT_EQ(more.out, ludo(with(command, {"80"})).out);
  const Finished fewer = ludo(with(command, {"10", "--resume", "run.journal"}));
  EXPECT_EQ(fewer.out, ludo(with(command, {"10"})).out);
}

TEST_F(Resume, AnInterruptIsNoEnd) {
  const Words command{"tournament", sample("connect-four"),
                      "--agents",   "uct:iterations=200,random,greedy",
                      "--games",    "1000000",
                      "--resume",   "run.journal"};
  const Finished finished = signalledAt(SIGINT, "run.journal", 1'000, with(command, {"--out", "out.json"}));
  EXPECT_CODE(130, finished);
  EXPECT_HAS(finished.err, "kept in 'run.journal', and the same command goes on from there");
  EXPECT_HAS(finished.out, "Partial: stopped after ");
  EXPECT_EQ(readJson("out.json")["complete"], false);
  EXPECT_EQ(fileNames(), (Words{"out.json", "run.journal"}));
  const Finished again = signalledAt(SIGTERM, "run.journal", journalSize() + 100, command);
  EXPECT_CODE(130, again);
  EXPECT_HAS(again.err, "Going on with ");
}

TEST_F(Resume, WhatSomebodyElseDoesToTheJournalIsTold) {
  // Enough of them that the run goes on for a while when the journal is harmed.
  const Words eval{"eval", game, "--runs", "100000", "--resume", "run.journal"};
  const Words match{"match", game, "random", "greedy", "--games", "20000", "--resume", "run.journal"};
  const std::string journal = path("run.journal");
  const std::pair<const char*, std::function<void()>> harms[] = {
      {"was removed", [&] { std::filesystem::remove(journal); }},
      {"was cut", [&] { std::filesystem::resize_file(journal, 0); }},
      {"was replaced", [&] {
         write("other", "mine");
         std::filesystem::rename(path("other"), journal);
       }}};
  for (const Words& command : {eval, match}) {
    for (const auto& [what, harm] : harms) {
      std::filesystem::remove(journal);
      const Finished finished = disturbedAt(harm, "run.journal", 1'000, command);
      EXPECT_CODE(1, finished);
      EXPECT_HAS(finished.err, std::string("'run.journal' ") + what);
      EXPECT_HAS(finished.out, command == eval ? "100,000" : "20,000");
    }
  }
  EXPECT_EQ(read("run.journal"), "mine");
}

TEST_F(Resume, ATornEndIsLeftOut) {
  const Words command{"match", game, "random", "greedy", "--games", "20", "--resume", "run.journal"};
  const Finished whole = ludo(command);
  std::filesystem::resize_file(path("run.journal"), journalSize() - 3);
  const Finished finished = ludo(command);
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "Going on with 19 games of 'run.journal'");
  EXPECT_HAS(finished.err, "What was not whole at the end of 'run.journal' is left out: ");
  EXPECT_EQ(finished.out, whole.out);
}

TEST_F(Resume, AJournalOfAnotherRunIsRefused) {
  EXPECT_CODE(0, ludo({"eval", game, "--runs", "5", "--resume", "run.journal"}));
  const std::string before = read("run.journal");
  const Finished seed = ludo({"eval", game, "--runs", "5", "--seed", "2", "--resume", "run.journal"});
  EXPECT_CODE(1, seed);
  EXPECT_HAS(seed.err,
             R"('run.journal' is the journal of another run:
  seed: '1' there, '2' here
Give what)");
  EXPECT_EQ(seed.out, "");
  const Finished other =
      ludo({"tournament", sample("hex"), "--agents", "random,greedy", "--resume", "run.journal"});
  EXPECT_CODE(1, other);
  EXPECT_HAS(other.err, "command: 'eval' there, 'tournament' here");
  EXPECT_HAS(other.err, "game: 'tic-tac-toe' there, 'hex-11' here");
  EXPECT_HAS(other.err, "agents: 'random' there, 'random, greedy' here");
  // The same name, other rules.
  EXPECT_CODE(0, ludo({"spec:compile", game, "--out", "game.json"}));
  write("changed.json", replaced(read("game.json"), R"("maxTurns": 9)", R"("maxTurns": 8)"));
  const Finished changed = ludo({"eval", "changed.json", "--runs", "5", "--resume", "run.journal"});
  EXPECT_CODE(1, changed);
  EXPECT_HAS(changed.err, "game hash: ");
  EXPECT_EQ(read("run.journal"), before);
}

TEST_F(Resume, FilesThatAreNoJournalAreLeftAlone) {
  write("notes.txt", "Do not lose this.\n");
  const Finished notes = ludo({"eval", game, "--resume", "notes.txt"});
  EXPECT_CODE(1, notes);
  EXPECT_HAS(notes.err, "'notes.txt' is no journal of a run");
  EXPECT_EQ(read("notes.txt"), "Do not lose this.\n");
  for (const std::string place : {"/dev/full", "no/folder", "/"}) {
    const Finished finished = ludo({"match", game, "random", "greedy", "--resume", place});
    EXPECT_CODE(3, finished);
    EXPECT_HAS(finished.err, "'" + place + "': ");
    EXPECT_EQ(finished.out, "");
  }
  const Finished same = ludo({"eval", game, "--resume", "x.json", "--out", "x.json"});
  EXPECT_CODE(2, same);
  EXPECT_HAS(same.err, "--out and --resume name the same file");
  // A link leads there also before anything is there.
  std::filesystem::create_symlink("x.json", path("link.json"));
  const Finished linked = ludo({"eval", game, "--resume", "x.json", "--out", "link.json"});
  EXPECT_CODE(2, linked);
  EXPECT_HAS(linked.err, "--out and --resume name the same file");
  std::filesystem::remove(path("link.json"));
  EXPECT_EQ(fileNames(), Words{"notes.txt"});
}

TEST_F(Resume, AFullDiskKeepsWhatFits) {
  const Words command{"eval", sample("pig"), "--runs", "200", "--resume", "run.journal"};
  {
    const FileSizeLimit limit(20'000);
    const Finished full = ludo(command);
    EXPECT_CODE(3, full);
    EXPECT_EQ(full.out, "");
    EXPECT_HAS(full.err, "cannot write 'run.journal': File too large");
    EXPECT_HAS(full.err, "games are kept in it; when there is room, give the same command again");
  }
  const Finished finished = ludo(command);
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "Going on with ");
  EXPECT_FALSE(has(finished.err, "not whole"));
  EXPECT_EQ(finished.out, ludo({"eval", sample("pig"), "--runs", "200"}).out);
}

TEST_F(Resume, AFullDiskLeavesNoEmptyJournal) {
  const FileSizeLimit limit(100);
  const Finished full = ludo({"eval", game, "--runs", "2", "--resume", "run.journal", "--out", "out.json"});
  EXPECT_CODE(3, full);
  EXPECT_EQ(fileNames(), Words{});
}

TEST_F(Resume, AFullDiskLeavesNoHalfReport) {
  const FileSizeLimit limit(1'000);
  for (const Words& command : {Words{"eval", game, "--runs", "20"}, Words{"run", game},
                               Words{"tournament", game, "--agents", "random,greedy", "--games", "4"},
                               Words{"match", game, "random", "greedy", "--games", "4"}}) {
    const Finished full = ludo(with(command, {"--out", "out.json"}));
    EXPECT_CODE(3, full);
    EXPECT_HAS(full.err, "cannot write 'out.json': File too large");
    EXPECT_EQ(full.out, "");
    EXPECT_EQ(fileNames(), Words{});
  }
}

// Bots that think for long say so before the first game, and count what is left.
TEST_F(Resume, SaysHowLongTheRestWillTake) {
  const Words command = {"eval",   sample("kalah"), "--agents", "uct",
                         "--runs", "20000",         "--resume", "run.journal"};
  const Finished begun = signalledAt(SIGINT, "run.journal", 2'000, command);
  EXPECT_CODE(130, begun);
  EXPECT_HAS(begun.err, "ludo eval: this will take about ");
  EXPECT_HAS(begun.err, ": 20,000 games of some ");
  EXPECT_HAS(begun.err,
             "fewer games (--runs) or bots that think less, such as 'uct:iterations=100', take less");
  const Finished resumed = signalledAt(SIGINT, "run.journal", journalSize() + 1, command);
  EXPECT_CODE(130, resumed);
  EXPECT_HAS(resumed.err, "ludo eval: this will take about ");
  EXPECT_HAS(resumed.err, ": 19,9");
}

}  // namespace
}  // namespace ludo::testing
