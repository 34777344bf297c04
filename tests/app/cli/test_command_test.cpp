// SPDX-License-Identifier: Apache-2.0
#include <fstream>

#include "program.h"

namespace ludo::testing {
namespace {

class TestCommand : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    write("right.md", textOf("pig"));
    write("wrong.md", replaced(textOf("pig"), R"(endedBy: "goalReached")", "scores: [100, 0]"));
  }
  static std::string textOf(const std::string& name) {
    std::ifstream file(sample(name));
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

TEST_F(TestCommand, TheSamplesPass) {
  Words arguments = samples();
  arguments.insert(arguments.begin(), "test");
  const Finished finished = ludo(arguments);
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "passed  ");
  EXPECT_FALSE(has(finished.out, "FAILED"));
  EXPECT_HAS(finished.err, " 0 failed");
}

TEST_F(TestCommand, AFailureIsShownAtItsLine) {
  const Finished finished = ludo({"test", "right.md", "wrong.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.out, "passed  right.md: The goal wins at once");
  EXPECT_HAS(finished.out, "FAILED  wrong.md: The goal wins at once");
  EXPECT_HAS(finished.out, "The score of player 2 should be 0, and is 90, after hold [failed-expectation]");
  EXPECT_HAS(finished.out, "scores: [100, 0]");
  EXPECT_HAS(finished.err, "8 tests in 2 files: 7 passed, 1 failed");
  // The game itself is in order.
  EXPECT_CODE(0, ludo({"spec:lint", "wrong.md"}));
  EXPECT_CODE(0, ludo({"run", "wrong.md"}));
}

TEST_F(TestCommand, JsonHoldsEveryTest) {
  const Finished finished = ludo({"test", "--json", "wrong.md"});
  EXPECT_CODE(1, finished);
  const auto json = finished.json();
  ASSERT_EQ(json.size(), 1U);
  EXPECT_EQ(json[0]["file"], "wrong.md");
  ASSERT_EQ(json[0]["tests"].size(), 4U);
  EXPECT_EQ(json[0]["tests"][0]["passed"], true);
  const auto& last = json[0]["tests"][3];
  EXPECT_EQ(last["passed"], false);
  EXPECT_EQ(last["plies"], 2);
  ASSERT_EQ(last["failures"].size(), 1U);
  EXPECT_EQ(last["failures"][0]["path"], "tests[3].script[3].expect.scores");
}

TEST_F(TestCommand, TheFilterPicksByName) {
  const Finished finished = ludo({"test", "--filter", "pot", "wrong.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.err, "2 tests in 1 file");
  EXPECT_CODE(0, ludo({"test", "--filter", "first move", "wrong.md"}));
  const Finished none = ludo({"test", "--filter", "checkmate", "wrong.md"});
  EXPECT_CODE(2, none);
  EXPECT_HAS(none.err, "no test has 'checkmate' in its name");
}

TEST_F(TestCommand, AMistakeInOneTestKeepsNothingElseFromBeingPlayed) {
  write("broken.md", replaced(read("right.md"), R"("hold"
      - expect: { toMove)",
                              R"("hol"
      - expect: { toMove)"));
  const Finished tested = ludo({"test", "broken.md"});
  EXPECT_CODE(1, tested);
  EXPECT_HAS(tested.out, "[unknown-name]");
  EXPECT_HAS(tested.err, "3 tests in 1 file: 3 passed, 0 failed");
  EXPECT_CODE(1, ludo({"spec:lint", "broken.md"}));
  const Finished played = ludo({"run", "broken.md"});
  EXPECT_CODE(0, played);
  EXPECT_EQ(played.out, ludo({"run", "right.md"}).out);
  EXPECT_HAS(played.err, "The tests have mistakes; the game is played all the same");
}

TEST_F(TestCommand, AGameWithErrorsIsNotPlayed) {
  write("broken.md", replaced(read("right.md"), R"(section: "end")", R"(section: "ending")"));
  const Finished finished = ludo({"test", "broken.md", "right.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.out, "[unknown-section]");
  EXPECT_HAS(finished.err, "4 tests in 2 files: 4 passed, 0 failed");
  EXPECT_CODE(3, ludo({"test", "missing.md"}));
}

TEST_F(TestCommand, AGameWithoutTestsSaysSo) {
  const std::string text = read("right.md");
  write("plain.md", text.substr(0, text.find("## Tests")));
  const Finished finished = ludo({"test", "plain.md"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "plain.md: there are no tests in it");
}

}  // namespace
}  // namespace ludo::testing
