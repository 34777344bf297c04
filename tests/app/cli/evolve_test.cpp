// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <csignal>
#include <filesystem>

#include "program.h"

namespace ludo::testing {
namespace {

class Evolve : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    write("campaign.yaml", campaign);
  }

  static Words command(const std::string& out, const Words& more = {}) {
    Words words{"evolve", "campaign.yaml", "--out", out, "--candidates", "32"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  std::uintmax_t bytes(const std::string& name) const {
    return exists(name) ? std::filesystem::file_size(path(name)) : 0;
  }

  const std::string campaign = R"(games: [")" + sample("tic-tac-toe") + "\", \"" + sample("pig") +
                               R"("]
play: { randomGames: 10, games: 6, matchGames: 4, searcher: "" }
round: 8
)";
};

TEST_F(Evolve, SaysWhatAGameIsToIt) {
  const Finished finished = ludo({"evolve", sample("pig"), "--out", "store.sqlite"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.err, "is the specification of a game; write a campaign file that begins with it");
  EXPECT_EQ(fileNames(), (Words{"campaign.yaml"}));
}

TEST_F(Evolve, FillsAnArchiveThatCanBeRead) {
  const Finished finished = ludo(command("store.sqlite"));
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "34 candidates, 5 rounds; ");
  EXPECT_HAS(finished.out, "tic-tac-toe");
  EXPECT_HAS(finished.out, "tweak-number");
  EXPECT_EQ(fileNames(), (Words{"campaign.yaml", "store.sqlite"}));
  EXPECT_EQ(ludo({"archive", "store.sqlite"}).out, finished.out);

  const Finished card = ludo({"archive", "store.sqlite", "--candidate", "0"});
  EXPECT_CODE(0, card);
  EXPECT_HAS(card.out, "Candidate 0: tic-tac-toe");
  EXPECT_HAS(card.out, "the campaign began with it");
  EXPECT_HAS(card.out, "measured anew");
  const nlohmann::json all = ludo({"archive", "store.sqlite", "--export", "json"}).json();
  EXPECT_EQ(all["candidates"].size(), 34U);
  EXPECT_EQ(all["unreadable"], 0);
  ASSERT_FALSE(all["elites"].empty());
  const auto& elite = all["elites"][0];
  std::string cell;
  for (const auto& place : elite["coordinates"])
    cell += (cell.empty() ? "" : ",") + std::to_string(place.get<int>());
  EXPECT_HAS(ludo({"archive", "store.sqlite", "--cell", cell}).out,
             "Candidate " + std::to_string(elite["candidate"].get<int>()));
  const std::string csv = ludo({"archive", "store.sqlite", "--export", "csv"}).out;
  EXPECT_TRUE(csv.starts_with("index,objective,measures_0,measures_1,measures_2,threshold,")) << csv;
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), all["elites"].size() + 1);
  // A specification from the archive is a game like any other.
  EXPECT_CODE(0, ludo({"archive", "store.sqlite", "--spec", "1", "--out", "again.md"}));
  std::filesystem::copy_file(sample("pig"), path("pig.md"));
  EXPECT_EQ(read("again.md"), read("pig.md"));
}

TEST_F(Evolve, IsTheSameAfterKills) {
  const Finished whole = ludo(command("whole.sqlite"));
  EXPECT_CODE(0, whole);
  int kills = 0;
  Finished finished;
  do {
    finished = signalledAt(SIGKILL, "store.sqlite-wal", bytes("store.sqlite-wal") + 1'000,
                           command("store.sqlite", {"--resume", "--threads", std::to_string(1 + kills % 3)}));
    kills += finished.code == 128 + SIGKILL ? 1 : 0;
  } while (finished.code == 128 + SIGKILL && kills < 200);
  EXPECT_GE(kills, 2);
  EXPECT_CODE(0, finished);
  EXPECT_EQ(finished.out, whole.out);
  EXPECT_EQ(ludo({"archive", "store.sqlite", "--export", "json"}).out,
            ludo({"archive", "whole.sqlite", "--export", "json"}).out);
  EXPECT_EQ(fileNames(), (Words{"campaign.yaml", "store.sqlite", "whole.sqlite"}));
}

TEST_F(Evolve, AnInterruptIsAPause) {
  const Finished paused = signalledAt(SIGINT, "store.sqlite-wal", 100'000, command("store.sqlite"));
  EXPECT_CODE(130, paused);
  EXPECT_HAS(paused.err, "and the same command with --resume goes on from there");
  const Finished refused = ludo(command("store.sqlite"));
  EXPECT_CODE(1, refused);
  EXPECT_HAS(refused.err, "give --resume to go on with it");
  const Finished whole = ludo(command("store.sqlite", {"--resume"}));
  EXPECT_CODE(0, whole);
  EXPECT_HAS(whole.err, "Going on with ");
  EXPECT_EQ(whole.out, ludo(command("other.sqlite")).out);
  EXPECT_EQ(ludo(command("other.sqlite", {"--resume"})).out, whole.out);
}

TEST_F(Evolve, GoesOnWithNoOtherCampaign) {
  EXPECT_CODE(0, ludo(command("store.sqlite")));
  write("campaign.yaml", campaign + "seed: 2\n");
  const Finished other = ludo(command("store.sqlite", {"--resume"}));
  EXPECT_CODE(1, other);
  EXPECT_HAS(other.err, "is the store of another campaign: seed is");
  // How long and on how many threads is no matter.
  write("campaign.yaml", campaign + R"(threads: 1
candidates: 8
)");
  EXPECT_CODE(0, ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--resume"}));
}

TEST_F(Evolve, TellsWhatIsWrong) {
  EXPECT_CODE(2, ludo({"evolve", "campaign.yaml"}));
  EXPECT_CODE(3, ludo({"evolve", "none.yaml", "--out", "store.sqlite"}));
  write("wrong.yaml", R"(games: ["none.md"]
axis: 3
)");
  const Finished wrong = ludo({"evolve", "wrong.yaml", "--out", "store.sqlite"});
  EXPECT_CODE(1, wrong);
  EXPECT_HAS(wrong.err, "wrong.yaml:2:1");
  EXPECT_HAS(wrong.err, "axes");
  write("broken.md", R"(# A game

```yaml
section: "metadata"
id: "broken"
```
)");
  write("wrong.yaml", R"(games: ["broken.md"]
)");
  const Finished broken = ludo({"evolve", "wrong.yaml", "--out", "store.sqlite"});
  EXPECT_CODE(1, broken);
  EXPECT_HAS(broken.err, "broken.md:");
  EXPECT_CODE(3, ludo({"evolve", "campaign.yaml", "--out", "none/store.sqlite"}));
  EXPECT_CODE(2, ludo({"evolve", "campaign.yaml", "--out", "campaign.yaml"}));
  EXPECT_EQ(read("campaign.yaml"), campaign);
  EXPECT_FALSE(exists("store.sqlite"));

  EXPECT_CODE(3, ludo({"archive", "none.sqlite"}));
  EXPECT_CODE(1, ludo({"archive", "campaign.yaml"}));
  EXPECT_CODE(0, ludo(command("store.sqlite")));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--cell", "1,2"}));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--cell", "1,2,x"}));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--cell", "1,2,99"}));
  EXPECT_CODE(1, ludo({"archive", "store.sqlite", "--candidate", "99999"}));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--candidate", "1", "--spec", "1"}));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--export", "xml"}));
  EXPECT_CODE(2, ludo({"archive", "store.sqlite", "--out", "store.sqlite"}));
}

TEST_F(Evolve, TellsOfAFirstGameThatNeverEnds) {
  std::filesystem::copy_file(sample("tic-tac-toe"), path("endless.md"));
  write("endless.md", replaced(read("endless.md"), "maxTurns: 9", "maxTurns: 2"));
  write("campaign.yaml", R"(games: ["endless.md", ")" + sample("pig") +
                             R"("]
play: { randomGames: 10, games: 6, matchGames: 4, searcher: "" }
round: 8
)");
  const Finished finished = ludo(command("store.sqlite"));
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "'endless.md' holds no cell, and is bred from all the same: terminates");
}

TEST_F(Evolve, ShowsItsGamesOnOtherAxesAndBesideThoseOfOthers) {
  EXPECT_CODE(0, ludo(command("one.sqlite")));
  const Finished other = ludo({"archive", "one.sqlite", "--axes", "turns:0:100:5,drama"});
  EXPECT_CODE(0, other);
  EXPECT_HAS(other.out, " of 50 cells (");
  EXPECT_HAS(other.out, "that were measured");
  const Finished same = ludo({"archive", "one.sqlite", "--against", "one.sqlite"});
  EXPECT_CODE(0, same);
  EXPECT_HAS(same.out, "cells that the other lacks");
  EXPECT_CODE(2, ludo({"archive", "one.sqlite", "--axes", "turns:5"}));
  EXPECT_CODE(2, ludo({"archive", "one.sqlite", "--axes", "turns:9:5"}));
  const Finished unknown = ludo({"archive", "one.sqlite", "--axes", "turn"});
  EXPECT_CODE(2, unknown);
  EXPECT_HAS(unknown.err, R"(did you mean "turns"?)");
  EXPECT_CODE(3, ludo({"archive", "one.sqlite", "--against", "none.sqlite"}));
  EXPECT_CODE(2, ludo({"archive", "one.sqlite", "--axes", "turns", "--cell", "1,1,1"}));
}

TEST_F(Evolve, KeepsWhatPeopleSay) {
  EXPECT_CODE(0, ludo(command("store.sqlite")));
  const Finished rated = ludo({"archive", "rate", "store.sqlite", "1", "4"});
  EXPECT_CODE(0, rated);
  EXPECT_HAS(rated.err, "Candidate 1 has 4 stars");
  const Finished compared = ludo({"archive", "compare", "store.sqlite", "1", "0"});
  EXPECT_CODE(0, compared);
  const Finished shown = ludo({"archive", "compare", "store.sqlite"});
  EXPECT_EQ(shown.out, compared.out);
  EXPECT_LT(shown.out.find("pig"), shown.out.find("tic-tac-toe")) << shown.out;
  EXPECT_HAS(shown.out, "cannot be told yet: that takes five games");
  EXPECT_HAS(shown.out, "Which would you rather play next: ");
  EXPECT_CODE(2, ludo({"archive", "rate", "store.sqlite", "1", "6"}));
  EXPECT_CODE(2, ludo({"archive", "rate", "store.sqlite", "1"}));
  EXPECT_CODE(2, ludo({"archive", "compare", "store.sqlite", "1"}));
  EXPECT_CODE(2, ludo({"archive", "compare", "store.sqlite", "1", "1"}));
  EXPECT_CODE(1, ludo({"archive", "compare", "store.sqlite", "1", "999"}));
  EXPECT_CODE(3, ludo({"archive", "rate", "none.sqlite", "1", "4"}));
  EXPECT_EQ(fileNames(), (Words{"campaign.yaml", "store.sqlite"}));
  EXPECT_CODE(2, ludo({"archive", "rate", "store.sqlite", "1", "4", "--undo"}));
  EXPECT_CODE(2, ludo({"archive", "compare", "store.sqlite", "--undo"}));
  // What is taken back was not said; the same cannot be taken back twice.
  EXPECT_CODE(0, ludo({"archive", "compare", "store.sqlite", "0", "1"}));
  EXPECT_CODE(0, ludo({"archive", "rate", "store.sqlite", "0", "2"}));
  const Finished unrated = ludo({"archive", "rate", "store.sqlite", "0", "--undo"});
  EXPECT_CODE(0, unrated);
  EXPECT_HAS(unrated.err, "Candidate 0 has no stars");
  EXPECT_CODE(1, ludo({"archive", "rate", "store.sqlite", "0", "--undo"}));
  EXPECT_EQ(ludo({"archive", "compare", "store.sqlite", "0", "1", "--undo"}).out, compared.out);
  EXPECT_CODE(1, ludo({"archive", "compare", "store.sqlite", "0", "1", "--undo"}));
  // A campaign goes on with a store in which people have spoken.
  EXPECT_CODE(0,
              ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--candidates", "48", "--resume"}));
  EXPECT_HAS(ludo({"archive", "compare", "store.sqlite"}).out, "pig");
}

TEST_F(Evolve, CountsWhatGamesWanted) {
  EXPECT_CODE(0, ludo(command("store.sqlite")));
  const Finished text = ludo({"capabilities", "store.sqlite"});
  EXPECT_CODE(0, text);
  EXPECT_HAS(text.out, "34 candidates; ");
  EXPECT_HAS(text.out, "probabilities as numbers");
  const nlohmann::json all = ludo({"capabilities", "store.sqlite", "--json"}).json();
  EXPECT_EQ(all["candidates"], 34);
  EXPECT_GT(all["capabilities"].size(), 10U);
  EXPECT_CODE(3, ludo({"capabilities", "none.sqlite"}));
  EXPECT_CODE(1, ludo({"capabilities", "campaign.yaml"}));
}

}  // namespace
}  // namespace ludo::testing
