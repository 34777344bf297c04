// SPDX-License-Identifier: Apache-2.0
// What is done to an archive by hand, from the command line.
#include "program.h"

namespace ludo::testing {
namespace {

class ArchiveByHand : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    write("campaign.yaml", R"(games: [")" + sample("tic-tac-toe") + "\", \"" + sample("pig") +
                               R"("]
play: { randomGames: 10, games: 6, matchGames: 4, searcher: "" }
combination: "mean"
round: 8
)");
    const Finished bred = ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--candidates", "48"});
    ASSERT_EQ(bred.code, 0) << bred.err;
    const nlohmann::json all = archive();
    for (const auto& elite : all["elites"]) {
      if (elite["candidate"] > 1) candidate = std::to_string(elite["candidate"].get<int>());
    }
    ASSERT_FALSE(candidate.empty());
  }
  nlohmann::json archive() { return ludo({"archive", "store.sqlite", "--export", "json"}).json(); }

  std::string candidate;  ///< that holds a cell, and was bred
};

TEST_F(ArchiveByHand, PinsAndTakesItBack) {
  const Finished pinned = ludo({"archive", "pin", "store.sqlite", candidate});
  EXPECT_CODE(0, pinned);
  EXPECT_HAS(pinned.out, "Candidate " + candidate + ": fitness ");
  EXPECT_HAS(pinned.out, ", pinned");
  const Finished shown = ludo({"archive", "store.sqlite"});
  EXPECT_HAS(shown.out, "standing");
  EXPECT_HAS(shown.out, "waits for the campaign");
  EXPECT_HAS(ludo({"archive", "store.sqlite", "--candidate", candidate}).out, "pinned");
  EXPECT_HAS(ludo({"archive", "store.sqlite", "--export", "csv"}).out, ",pinned\n");
  EXPECT_EQ(archive()["byHand"][0]["kind"], "pin");
  EXPECT_CODE(1, ludo({"archive", "pin", "store.sqlite", candidate}));
  const Finished undone = ludo({"archive", "pin", "store.sqlite", candidate, "--undo"});
  EXPECT_CODE(0, undone);
  EXPECT_EQ(undone.out.find(", pinned"), std::string::npos);
  // The campaign takes it in when it goes on.
  EXPECT_CODE(0,
              ludo({"evolve", "campaign.yaml", "--out", "store.sqlite", "--candidates", "64", "--resume"}));
  EXPECT_EQ(archive()["byHand"][1]["afterRounds"], 8);
}

TEST_F(ArchiveByHand, ThrowsOutAndBringsBack) {
  const std::string before = archive()["elites"].dump();
  const Finished out = ludo({"archive", "throw-out", "store.sqlite", candidate});
  EXPECT_CODE(0, out);
  EXPECT_HAS(out.out, ", thrown out;");
  EXPECT_NE(archive()["elites"].dump(), before);
  EXPECT_CODE(1, ludo({"archive", "pin", "store.sqlite", candidate}));
  // Nor does the same game come in again as somebody's own.
  EXPECT_CODE(0, ludo({"archive", "store.sqlite", "--spec", candidate, "--out", "same.md"}));
  const Finished again = ludo({"archive", "add", "store.sqlite", "same.md"});
  EXPECT_HAS(again.err, "has the rules of candidate " + candidate);
  EXPECT_HAS(again.out, ", thrown out;");
  EXPECT_CODE(0, ludo({"archive", "throw-out", "store.sqlite", candidate, "--undo"}));
  EXPECT_EQ(archive()["elites"].dump(), before);
  EXPECT_CODE(1, ludo({"archive", "throw-out", "store.sqlite", "99999"}));
  EXPECT_CODE(2, ludo({"archive", "throw-out", "store.sqlite"}));
  EXPECT_CODE(3, ludo({"archive", "throw-out", "none.sqlite", "1"}));
}

TEST_F(ArchiveByHand, PlaysFurtherGames) {
  EXPECT_CODE(0, ludo({"archive", "measure", "store.sqlite", candidate, "--samples", "3"}));
  const Finished card = ludo({"archive", "store.sqlite", "--candidate", candidate});
  EXPECT_HAS(card.out, "measured again");
  EXPECT_HAS(card.out, "further games");
  EXPECT_CODE(2, ludo({"archive", "measure", "store.sqlite", candidate, "--samples", "0"}));
}

TEST_F(ArchiveByHand, PlacesAGameOfOnesOwn) {
  const Finished added = ludo({"archive", "add", "store.sqlite", sample("gomoku")});
  EXPECT_CODE(0, added);
  EXPECT_HAS(added.err, "It lies in the cell ");
  EXPECT_HAS(added.out, "Candidate 1000000000: fitness ");
  EXPECT_HAS(ludo({"archive", "store.sqlite"}).out, "byHand");
  const Finished same = ludo({"archive", "add", "store.sqlite", sample("tic-tac-toe")});
  EXPECT_HAS(same.err, "has the rules of candidate 0");
  write("wrong.md", R"(# Wrong

```yaml
metadata: { id: "wrong" }
```
)");
  const Finished wrong = ludo({"archive", "add", "store.sqlite", "wrong.md"});
  EXPECT_CODE(1, wrong);
  EXPECT_HAS(wrong.err, "wrong.md:");
  EXPECT_CODE(3, ludo({"archive", "add", "store.sqlite", "none.md"}));
}

}  // namespace
}  // namespace ludo::testing
