// SPDX-License-Identifier: Apache-2.0
#include "program.h"

namespace ludo::testing {
namespace {

class Eval : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");
};

TEST_F(Eval, Reports) {
  const Finished finished =
      ludo({"eval", game, "--runs", "200", "--seed", "3", "--threads", "1", "--out", "one.json"});
  EXPECT_CODE(0, finished);
  EXPECT_TRUE(finished.err.empty());
  for (const char* part : {"tic-tac-toe: 200 games between random, random, seed 3", "player 1 wins",
                           "95 % interval", "Game length in plies", "Every game came to an end",
                           "Not asked for: it takes a match", "SEAT_ADVANTAGE"}) {
    EXPECT_HAS(finished.out, part);
  }
  const Finished again =
      ludo({"eval", game, "--runs", "200", "--seed", "3", "--threads", "2", "--out", "two.json"});
  EXPECT_EQ(finished.out, again.out);
  EXPECT_EQ(read("one.json"), read("two.json"));
  const auto report = readJson("one.json");
  EXPECT_EQ(report["games"], 200);
  EXPECT_EQ(report["complete"], true);
  EXPECT_EQ(ludo({"eval", game, "--runs", "200", "--seed", "3", "--json"}).out, read("one.json"));
  const Words searchers{"uct:iterations=9,history=1", "flat:iterations=9"};
  EXPECT_EQ(ludo({"eval", game, "--runs", "2", "--agents", searchers[0] + "," + searchers[1], "--json"})
                .json()["agents"],
            searchers);
  EXPECT_EQ(ludo({"eval", game, "--runs", "2", "--agent", searchers[0], "--agent", searchers[1], "--json"})
                .json()["agents"],
            searchers);
  EXPECT_EQ(ludo({"eval", game, "--runs", "9", "--agents", "greedy,random", "--json"}).json()["agents"],
            (Words{"greedy", "random"}));
}

TEST_F(Eval, MeasuresSkillWhenAsked) {
  const Finished finished = ludo({"eval", sample("kalah"), "--runs", "10", "--depth-agents", "greedy,random",
                                  "--depth-games", "8", "--probes", "5", "--json"});
  EXPECT_CODE(0, finished);
  const auto report = finished.json();
  ASSERT_EQ(report["matches"].size(), 1U);
  EXPECT_EQ(report["matches"][0]["games"], 8);
  for (const auto& metric : report["metrics"]) {
    const bool measured = metric.contains("value");
    if (metric["id"] == "strategicDepth" || metric["id"] == "skillGradient" ||
        metric["id"] == "harmonicScore" || metric["id"] == "decisionDepth") {
      EXPECT_TRUE(measured) << metric["id"];
    }
  }
}

TEST_F(Eval, RefusesAgentsThatCannotMeet) {
  const Finished one = ludo({"eval", game, "--depth-agents", "greedy"});
  EXPECT_CODE(2, one);
  EXPECT_HAS(one.err, "give at least two");
  const Finished unknown = ludo({"eval", game, "--depth-agents", "gredy,random"});
  EXPECT_CODE(2, unknown);
  EXPECT_HAS(unknown.err, "did you mean 'greedy'?");
}

TEST_F(Eval, CountsRulesByLine) {
  const Finished finished =
      ludo({"eval", sample("threat-and-money"), "--runs", "12", "--coverage", "--out", "report.json"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "coverage of the rules: ");
  const auto rules = readJson("report.json")["coverage"]["rules"];
  ASSERT_FALSE(rules.empty());
  std::size_t before = 0;
  for (const auto& rule : rules) {
    EXPECT_GE(rule["line"], before);
    before = rule["line"];
  }
  EXPECT_FALSE(ludo({"eval", game, "--runs", "2", "--json"}).json().contains("coverage"));
}

TEST_F(Eval, WritesAPage) {
  EXPECT_CODE(0, ludo({"eval", game, "--runs", "20", "--html", "report.html", "--coverage"}));
  const std::string page = read("report.html");
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
  EXPECT_HAS(page, "Tic-tac-toe");
  EXPECT_HAS(page, "Coverage of the rules");
  const Finished refused = ludo({"eval", game, "--runs", "2", "--html", "nowhere/report.html"});
  EXPECT_CODE(3, refused);
  EXPECT_HAS(refused.err, "nowhere/report.html");
  EXPECT_FALSE(exists("nowhere"));
  // What a page says to show a flagged game, shows it.
  const std::size_t begin = page.find("<code>ludo run ");
  if (begin != std::string::npos) {
    EXPECT_HAS(page.substr(begin, 400), "--step ");
  }
}

TEST_F(Eval, IsTheSameOnAnyNumberOfThreads) {
  for (const std::string& spec : samples()) {
    const Finished one = ludo({"eval", spec, "--runs", "30", "--threads", "1", "--json"});
    EXPECT_CODE(0, one);
    EXPECT_EQ(one.json()["games"], 30);
    EXPECT_EQ(one.out, ludo({"eval", spec, "--runs", "30", "--threads", "2", "--json"}).out) << spec;
  }
}

TEST_F(Eval, CompareShowsReportsSideBySide) {
  ludo({"eval", game, "--runs", "60", "--out", "random.json"});
  ludo({"eval", game, "--runs", "60", "--agents", "greedy,random", "--out", "greedy.json"});
  const Finished finished = ludo({"compare", "random.json", "greedy.json", "--out", "both.json"});
  EXPECT_CODE(0, finished);
  EXPECT_TRUE(finished.err.empty());
  for (const char* part :
       {"1  random.json: tic-tac-toe (", "60 games, 2 players, random against random, seed 1",
        "Report 2 is by other agents", "Report 2 and report 1: Of ", "2 less 1", "player 1 wins",
        "Game length in plies", "no difference", "differs", "an exact count over the games played"}) {
    EXPECT_HAS(finished.out, part);
  }
  EXPECT_EQ(ludo({"compare", "random.json", "greedy.json", "--json"}).out, read("both.json"));
  const Finished three = ludo({"compare", "random.json", "greedy.json", "random.json"});
  EXPECT_HAS(three.out, "3 less 1");
  EXPECT_HAS(three.out, "Report 3 is of the very games of report 1");
  const Finished differences = ludo({"compare", "random.json", "greedy.json", "--differences"});
  EXPECT_HAS(differences.out, "differs");
  EXPECT_FALSE(has(differences.out, "no difference"));
}

TEST_F(Eval, CompareRefusesWhatIsNoReport) {
  ludo({"eval", game, "--runs", "5", "--out", "report.json"});
  write("cut.json", read("report.json").substr(0, 900));
  write("other.json", "{}");
  const auto expectRefused = [this](int code, const Words& arguments, const std::string& part) {
    const Finished finished = ludo(arguments);
    EXPECT_CODE(code, finished);
    EXPECT_TRUE(finished.out.empty());
    EXPECT_HAS(finished.err, part);
  };
  expectRefused(2, {"compare"}, "required");
  expectRefused(2, {"compare", "report.json"}, "one report cannot be compared; name two or more");
  expectRefused(1, {"compare", "report.json", "cut.json"}, "'cut.json' cannot be compared: it is no JSON");
  expectRefused(1, {"compare", "other.json", "report.json"},
                "'other.json' cannot be compared: it is no report");
  expectRefused(3, {"compare", "report.json", "none.json"}, "none.json");
  expectRefused(2, {"compare", "report.json", "report.json", "--out", "report.json"}, "would be lost");
}

}  // namespace
}  // namespace ludo::testing
