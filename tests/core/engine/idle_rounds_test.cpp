// SPDX-License-Identifier: Apache-2.0
// Rounds that are alike end once nothing has been done in one; rounds in which little is done go on.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::gameOfStones;
using testing_games::instructionsPerPly;

/// After each stone so many turns are left, of which each round of BODY may take some.
std::string gameOfRounds(const std::string& times, const std::string& body) {
  return gameOfStones(
      5, 12,
      filledIn(
          R"y(      - setVar: { scope: "global", var: "left", value: { op: "mod", left: { ref: "turnNumber" }, right: 4 } }
      - repeat: { times: TIMES, BODY }
)y",
          {{"TIMES", times}, {"BODY", body}}),
      R"y(
```yaml
section: "variables"
global:
  left: { min: 0, max: 9 }
  done: { min: 0, max: 900 }
```
)y");
}

constexpr const char* countDown = R"y({ addVar: { scope: "global", var: "left", delta: -1 } })y";
constexpr const char* note = R"y({ addVar: { scope: "global", var: "done", delta: 1 } })y";
constexpr const char* someLeft = R"y({ op: ">", left: { ref: "gvar", var: "left" }, right: 0 })y";
constexpr const char* isOdd =
    R"y({ op: "==", left: { op: "mod", left: { ref: "gvar", var: "left" }, right: 2 }, right: 1 })y";

std::string with(const std::string& body) {
  return filledIn(body, {{"DOWN", countDown}, {"NOTE", note}, {"LEFT", someLeft}, {"ODD", isOdd}});
}

/// The same, spelt in several ways.
const std::vector<std::string>& roundsThatIdle() {
  static const std::vector<std::string> bodies = {
      with("while: LEFT, effects: [DOWN]"),
      with("effects: [{ if: { when: LEFT, then: [DOWN] } }]"),
      with(R"(effects: [{ if: { when: { op: "not", arg: LEFT }, then: [], else: [DOWN, NOTE] } }])"),
      with(
          R"y(effects: [{ let: { bind: "$n", value: { ref: "gvar", var: "left" }, in: [{ if: { when: { op: ">", left: "$n", right: 0 }, then: [DOWN] } }] } }])y"),
      with("effects: [{ if: { when: LEFT, then: [{ if: { when: ODD, then: [NOTE, DOWN], else: [DOWN] } }] } "
           "}]"),
      with("effects: [{ if: { when: ODD, then: [DOWN] } }, { if: { when: LEFT, then: [NOTE, DOWN] } }]")};
  return bodies;
}

bool endsWhenIdle(const std::string& text) {
  const Compilation made = compileProgram(testing_games::rulesOf(text), Execution::Interpreted);
  return std::ranges::any_of(made.notes,
                             [](const MethodNote& each) { return each.method == Method::UntilIdle; });
}

TEST(IdleRounds, AreNotGoneThrough) {
  for (const std::string& body : roundsThatIdle()) {
    EXPECT_TRUE(endsWhenIdle(gameOfRounds("500", body))) << body;
    const double few = instructionsPerPly(gameOfRounds("6", body));
    EXPECT_LT(instructionsPerPly(gameOfRounds("500", body)), few * 1.01) << body;
  }
}

TEST(IdleRounds, LeaveEverythingAsTheKernelDoes) {
  for (const std::string& body : roundsThatIdle()) {
    expectPlayedAsByTheKernel(gameOfRounds("7", body));
    expectPlayedAsByTheKernel(gameOfRounds(R"y({ ref: "turnNumber" })y", body));
  }
}

// In each of these rounds something is done, and which one it is may decide what.
TEST(IdleRounds, ThatAreNotIdleGoOn) {
  for (
      const char* body :
      {"effects: [{ if: { when: ODD, then: [DOWN], else: [NOTE] } }]",
       "effects: [NOTE, { if: { when: LEFT, then: [DOWN] } }]",
       R"y(effects: [{ if: { when: LEFT, then: [DOWN] } }, { forEach: { bind: "$p", over: { query: "players" }, effects: [NOTE] } }])y"}) {
    const std::string text = gameOfRounds("7", with(body));
    EXPECT_FALSE(endsWhenIdle(text)) << body;
    expectPlayedAsByTheKernel(text);
  }
}

// What a loop around it has done is not undone by a round in which nothing was.
TEST(IdleRounds, EndTheInnermostLoopAlone) {
  const std::string inner = with(R"y({ repeat: { times: 5, while: LEFT, effects: [DOWN] } })y");
  const std::string text =
      gameOfRounds("4", "effects: [{ if: { when: " + std::string(someLeft) + ", then: [" + inner + ", " +
                            note + "] } }, { if: { when: " + isOdd + ", then: [" + note + "] } }]");
  EXPECT_TRUE(endsWhenIdle(text));
  expectPlayedAsByTheKernel(text);
}

// The kernel gives a game up whose rounds are too many, whatever they do: it has to be asked.
TEST(IdleRounds, CountAsMuchAsTheyAreToTheKernel) {
  const std::string text = gameOfRounds(
      "2000",
      with(
          R"y(effects: [{ if: { when: LEFT, then: [DOWN, { repeat: { times: 1000000, while: LEFT, effects: [{ if: { when: ODD, then: [NOTE] } }] } }] } }])y"));
  expectPlayedAsByTheKernel(text);
}

}  // namespace
}  // namespace ludo::engine
