// SPDX-License-Identifier: Apache-2.0
// Directions as other players see them.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Stones are put where PRE allows, and EFFECT comes after each.
std::string game(const std::string& pre, const std::string& effect) {
  return filledIn(R"y(```yaml
section: "metadata"
id: "seen"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 4, cols: 4 } }, capacity: 1, facing: ["n", "e"] }
```
```yaml
section: "variables"
global:
  who: { type: "player" }
  count: { min: 0, max: 99 }
```
```yaml
section: "tokenTypes"
items: [{ id: "stone" }]
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$c", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    pre: PRE
    effects:
      - place: { type: "stone", zone: "$c" }
      - EFFECT
```
```yaml
section: "end"
items: [{ when: { op: ">", left: { ref: "turnNumber" }, right: 30 }, result: { type: "draw" } }]
```
)y",
                  {{"PRE", pre}, {"EFFECT", effect}});
}

constexpr const char* always = R"({ op: "==", left: 1, right: 1 })";

TEST(SeenDirections, OfTheOtherPlayerAreThoseOnTheBoard) {
  expectPlayedAsByTheKernel(game(
      R"y({ op: "!=", left: { ref: "step", from: "$c", direction: "forward:opponent" }, right: { ref: "nothing" } })y",
      R"y(moveTokenAdjacent: { token: "top($c)", direction: "backward:opponent" })y"));
}

TEST(SeenDirections, OfAPlayerOfALoop) {
  expectPlayedAsByTheKernel(game(always, R"y(forEach:
          bind: "$p"
          over: { query: "players" }
          effects:
            - setVar: { scope: "global", var: "count", value: { aggregate: { op: "count", query: { query: "ray", from: "$c", directions: "forward:$p", until: { is: "own", zone: "$zone" } } } } }
            - moveTokenAdjacent: { token: "top($c)", direction: "forward:$p" })y"));
}

TEST(SeenDirections, OfAPlayerWhoIsChosen) {
  expectPlayedAsByTheKernel(game(always, R"y(chooseOne:
          bind: "$p"
          options: { query: "players" }
      - setVar: { scope: "global", var: "count", value: { aggregate: { op: "count", query: { query: "directions", of: ["forward:$p", "right"] } } } }
      - moveTokenAdjacent: { token: "top($c)", direction: "forward:$p" })y"));
}

TEST(SeenDirections, AsValuesAreHandedOn) {
  expectPlayedAsByTheKernel(game(always, R"y(let:
          bind: "$way"
          value: { ref: "direction", direction: "forwardDiagonal:opponent" }
          in: [{ moveTokenAdjacent: { token: "top($c)", direction: "$way" } }])y"));
}

TEST(SeenDirections, OfAPlayerWhomAVariableHoldsAreLeftToTheKernel) {
  const std::string effect = R"y(moveTokenAdjacent: { token: "top($c)", direction: "forward:var(who)" })y";
  const Compilation made = compileProgram(rulesOf(game(always, effect)), Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Reference);
  EXPECT_EQ(made.reason, "directions of a player known only in play");
  EXPECT_NE(made.node, 0U);
}

}  // namespace
}  // namespace ludo::engine
