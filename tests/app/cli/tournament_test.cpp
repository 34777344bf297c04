// SPDX-License-Identifier: Apache-2.0
#include "program.h"

namespace ludo::testing {
namespace {

class TournamentCommand : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");

  void expectRefused(const Words& arguments, const Words& parts) const {
    const Finished finished = ludo(arguments);
    EXPECT_CODE(2, finished);
    EXPECT_TRUE(finished.out.empty());
    for (const std::string& part : parts) EXPECT_HAS(finished.err, part);
  }
};

TEST_F(TournamentCommand, RatesAgents) {
  const Words common{"tournament", game,     "--agents", "random",
                     "--agents",   "greedy", "--agents", "uct:iterations=20,reuse=0",
                     "--games",    "21",     "--seed",   "3"};
  const auto with = [&common](Words more) {
    more.insert(more.begin(), common.begin(), common.end());
    return more;
  };
  const Finished finished = ludo(with({"--threads", "1", "--out", "one.json"}));
  EXPECT_CODE(0, finished);
  EXPECT_TRUE(finished.err.empty());
  // 21 games are made 22: two a round.
  for (const char* part : {"tic-tac-toe: 66 games between random, greedy, uct:iterations=20,reuse=0, seed 3",
                           "Elo", "first is better", "player 2"}) {
    EXPECT_HAS(finished.out, part);
  }
  const Finished again = ludo(with({"--threads", "3", "--out", "two.json"}));
  EXPECT_EQ(finished.out, again.out);
  EXPECT_EQ(read("one.json"), read("two.json"));
  EXPECT_EQ(ludo(with({"--json"})).out, read("one.json"));
  const auto report = readJson("one.json");
  EXPECT_EQ(report["gamesPerRound"], 2);
  EXPECT_EQ(report["pairs"].size(), 3U);
  EXPECT_EQ(report["standings"][2]["games"], 44);
  // A game that is named can be played again.
  const auto& example = report["pairs"][0]["examples"]["firstWins"];
  const Finished played = ludo({"run", game, "--agents",
                                std::string(example["agents"][0]) + "," + std::string(example["agents"][1]),
                                "--seed", example["seed"], "--json"});
  EXPECT_CODE(0, played);
  const std::size_t seat = example["agents"][0] == "random" ? 0 : 1;
  EXPECT_EQ(played.json()["outcome"]["seats"][seat], "win");
}

TEST_F(TournamentCommand, SeatsThreeFairly) {
  const auto report = ludo({"tournament", sample("pig"), "--players", "3", "--agents", "random,greedy",
                            "--games", "7", "--json"})
                          .json();
  EXPECT_EQ(report["gamesPerRound"], 6);
  EXPECT_EQ(report["games"], 12);
}

TEST_F(TournamentCommand, MatchAnswersAQuestion) {
  const Words words{"match",       game,  "uct:iterations=50", "random", "--sprt", "elo0=0,elo1=100",
                    "--max-games", "5000"};
  const Finished finished = ludo(words);
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "sprt: elo1=100 is accepted against elo0=0 after ");
  EXPECT_HAS(finished.out, "(alpha 0.05, beta 0.05, log-likelihood ratio ");
  Words json = words;
  json.insert(json.end(), {"--json", "--threads", "1"});
  const auto report = ludo(json).json();
  EXPECT_EQ(report["sprt"]["accepted"], "elo1");
  EXPECT_EQ(report["complete"], true);
  EXPECT_LT(report["games"], 500);
  const Finished open =
      ludo({"match", game, "random", "random", "--sprt", "elo0=0,elo1=5", "--max-games", "20"});
  EXPECT_CODE(0, open);
  EXPECT_HAS(open.out, "sprt: neither elo0=0 nor elo1=5 is accepted after 20 games");
}

TEST_F(TournamentCommand, MatchTakesAgentsAsItsSiblingsDo) {
  const Finished behind = ludo({"match", game, "random", "greedy", "--games", "4"});
  EXPECT_CODE(0, behind);
  EXPECT_EQ(ludo({"match", game, "--agents", "random,greedy", "--games", "4"}).out, behind.out);
  EXPECT_EQ(ludo({"match", game, "--agents", "random", "--agents", "greedy", "--games", "4"}).out,
            behind.out);
  expectRefused({"match", game, "random"}, {"between two agents, not 1", "--agents first,second"});
  expectRefused({"match", game, "random", "greedy", "--agents", "uct"}, {"between two agents, not 3"});
}

TEST_F(TournamentCommand, TellsOfGamesThatDidNotEnd) {
  const Finished finished = ludo({"match", game, "random", "greedy", "--games", "4", "--max-turns", "2"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "4 games were stopped at the turn cap; they count as drawn");
}

TEST_F(TournamentCommand, RefusesWhatCannotBe) {
  expectRefused({"tournament", game, "--agents", "random"}, {"there is one agent; give at least two"});
  expectRefused({"tournament", game}, {"--agents", "required"});
  expectRefused({"tournament", game, "--agents", "random,gredy"}, {"did you mean 'greedy'?"});
  expectRefused({"tournament", game, "--agents", "random,greedy", "--games", "0"}, {"--games"});
  expectRefused({"match", game, "random", "utc"}, {"did you mean 'uct'?"});
  expectRefused({"match", game, "random", "greedy", "--sprt", "elo0=9,elo1=3"}, {"elo0 is not below elo1"});
  expectRefused({"match", game, "random", "greedy", "--sprt", "elo2=3"}, {"unknown option 'elo2' of --sprt"});
}

}  // namespace
}  // namespace ludo::testing
