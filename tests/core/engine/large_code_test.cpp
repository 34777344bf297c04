// SPDX-License-Identifier: Apache-2.0
// Rules that come to more code than is translated, written once for each player and phase.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::filledIn;
using testing_games::rulesOf;

/// For so many players, each of whom acts in three phases; each action asks `questions` times for a group.
std::string gameOfQuestions(int players, int questions) {
  std::string actions;
  for (const char* phase : {"first", "second", "third"}) {
    actions += filledIn(R"y(  - id: "put.PHASE"
    phase: "PHASE"
    params: [{ name: "$c", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects:
      - place: { type: "stone", zone: "$c" }
)y",
                        {{"put.PHASE", std::string("put_") + phase}, {"PHASE", phase}});
    for (int i = 0; i < questions; ++i)
      actions += "      - if: { when: { op: \">=\", left: { ref: \"groupSize\", zone: \"$c\" }, right: " +
                 std::to_string(i) +
                 " }, then: [{ addVar: { scope: \"global\", var: \"sum\", delta: 1 } }] }\n";
  }
  return filledIn(R"y(```yaml
section: "metadata"
id: "large"
players: { min: PLAYERS, max: PLAYERS }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 5, cols: 5 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items: [{ id: "stone" }]
```
```yaml
section: "variables"
global:
  sum: { init: 0, min: 0, max: 100000 }
```
```yaml
section: "turn"
phases: [{ id: "first" }, { id: "second" }, { id: "third" }]
```
```yaml
section: "actions"
items:
ACTIONS```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 6 }, result: { type: "draw" } }
```
)y",
                  {{"PLAYERS", std::to_string(players)}, {"ACTIONS", actions}});
}

TEST(LargeCode, LooksTurnsUpInPlayRatherThanGoUntranslated) {
  const Compilation made = compileProgram(rulesOf(gameOfQuestions(4, 100)), Execution::Native);
  EXPECT_EQ(made.execution, Execution::Native) << made.reason;
  EXPECT_EQ(made.encoding.turn, TurnEncoding::Free);
  ASSERT_FALSE(made.obstacles.empty());
  EXPECT_NE(made.obstacles.front().what.find("80000 is the most that are translated"), std::string::npos)
      << made.obstacles.front().what;
  EXPECT_TRUE(made.largest.empty());
}

// What is interpreted names what is long.
TEST(LargeCode, NamesItsLines) {
  const Compilation made = compileProgram(rulesOf(gameOfQuestions(4, 100)), Execution::Native,
                                          Encoding{TokenEncoding::Cells, TurnEncoding::Fixed});
  EXPECT_EQ(made.execution, Execution::Interpreted);
  ASSERT_FALSE(made.largest.empty());
  EXPECT_GE(made.largest.front().share, made.largest.back().share);
  EXPECT_LT(made.largest.front().span.begin, made.largest.front().span.end);
}

}  // namespace
}  // namespace ludo::engine
