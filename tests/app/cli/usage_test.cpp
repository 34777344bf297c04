// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>

#include "program.h"

namespace ludo::testing {
namespace {

class Usage : public ProgramTest {
 protected:
  void expectRefused(const Words& arguments, const Words& parts) const {
    const Finished finished = ludo(arguments);
    EXPECT_CODE(2, finished);
    EXPECT_TRUE(finished.out.empty());
    for (const std::string& part : parts) EXPECT_HAS(finished.err, part);
  }
};

const Words commands{"spec:lint", "spec:compile", "spec:decompile", "spec:format", "test",
                     "run",       "eval",         "compare",        "match",       "tournament",
                     "replay",    "perft",        "bench",          "evolve",      "archive"};

TEST_F(Usage, Version) {
  const Finished finished = ludo({"--version"});
  EXPECT_CODE(0, finished);
  EXPECT_THAT(finished.out, ::testing::MatchesRegex("ludo [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  EXPECT_TRUE(finished.err.empty());
}

TEST_F(Usage, HelpTellsEverything) {
  const Finished finished = ludo({"--help"});
  EXPECT_CODE(0, finished);
  for (const std::string& command : commands) EXPECT_HAS(finished.out, command);
  EXPECT_HAS(finished.out, "Exit codes: 0 fine, 1 the input has errors, 2 wrong usage, 3 the system failed");
  EXPECT_TRUE(finished.err.empty());
  const Finished nothing = ludo({});
  EXPECT_CODE(2, nothing);
  EXPECT_TRUE(nothing.out.empty());
  EXPECT_EQ(nothing.err, finished.out);
}

TEST_F(Usage, EachCommandHasHelp) {
  for (const std::string& command : commands) {
    const Finished finished = ludo({command, "--help"});
    EXPECT_CODE(0, finished);
    EXPECT_HAS(finished.out, "ludo " + command);
    EXPECT_HAS(finished.out, "Exit codes:");
    EXPECT_TRUE(finished.err.empty());
    EXPECT_EQ(ludo({"help", command}).out, finished.out);
    expectRefused({command}, {"ludo " + command + " --help", "required"});
  }
}

TEST_F(Usage, UnknownWordsGetTheNearestAndAll) {
  expectRefused({"evla"},
                {"did you mean 'eval'?",
                 "spec:lint, spec:compile, spec:decompile, spec:format, test, run, eval, compare, match, "
                 "tournament, replay, perft, bench"});
  expectRefused({"lint"}, {"did you mean 'spec:lint'?"});
  expectRefused({""}, {"Known: spec:lint"});
  expectRefused({"--verzion"}, {"did you mean '--version'?"});
  expectRefused({"run", sample("pig"), "--sead", "3"},
                {"unknown option '--sead'; did you mean '--seed'?", "--max-turns"});
  expectRefused({"run", "--sead=3"}, {"unknown option '--sead'; did you mean '--seed'?"});
  expectRefused({"run", sample("pig"), sample("hex")}, {"one argument too many"});
  expectRefused({"run", sample("pig"), "--agents", "random,gredy"},
                {"unknown agent 'gredy'; did you mean 'greedy'?", "Known: random, randomTurn, greedy"});
  expectRefused({"eval", sample("pig"), "--agents", "random,uct:iterations=5,memry=2"},
                {"unknown option 'memry' of agent 'uct'; did you mean 'memory'?", "memory (1 to 4096)"});
  expectRefused({"eval", sample("pig"), "--agent", "uct:iterations=0"}, {"a whole number, 1 to 1000000000"});
  expectRefused({"perft", sample("pig"), "--depth", "2", "--unit", "turns"}, {"did you mean 'turn'?"});
}

TEST_F(Usage, ValuesAreChecked) {
  expectRefused({"run", sample("pig"), "--agents", "random,random,random"}, {"3 agents for 2 players"});
  expectRefused({"run", sample("pig"), "--players", "5"}, {"2 to 4 players"});
  expectRefused({"run", sample("pig"), "--players", "-1"}, {"players"});
  expectRefused({"run", sample("pig"), "--seed", "x"}, {"--seed"});
  expectRefused({"run", sample("pig"), "--seed", "-1"}, {"--seed"});
  expectRefused({"run", sample("pig"), "--seed", "18446744073709551616"}, {"--seed"});
  expectRefused({"eval", sample("pig"), "--runs", "0"}, {"--runs"});
  expectRefused({"perft", sample("pig"), "--depth", "0"}, {"--depth"});
  expectRefused({"perft", sample("pig")}, {"--depth"});
  expectRefused({"bench", sample("pig"), "--seconds", "0"}, {"--seconds"});
  expectRefused({"bench", sample("hex"), "--sizes", "5"}, {"--sizes requires --constant"});
  expectRefused({"bench", sample("hex"), "--constant", "SIZE"}, {"--constant requires --sizes"});
  expectRefused({"bench", sample("hex"), "--constant", "SIZE", "--sizes", "5,0"},
                {"--sizes", "not in range"});
  expectRefused({"bench", sample("hex"), "--constant", "SIZ", "--sizes", "5"},
                {"unknown constant 'SIZ'; did you mean 'SIZE'?"});
  expectRefused({"spec:lint", sample("pig"), "--json", "--sarif"}, {"--json"});
  expectRefused({"replay", "trace.json"}, {"--game"});
}

}  // namespace
}  // namespace ludo::testing
