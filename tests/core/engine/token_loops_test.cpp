// SPDX-License-Identifier: Apache-2.0
// Where a token is its zone, loops over tokens go through their zones, as long as they move no others.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Men step about; after each step `BODY` is done for each of the player's men as `$each`.
std::string game(const std::string& body) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "men"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 5, cols: 5 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "man", props: { age: 0 } }
  - { id: "wall" }
```
```yaml
section: "setup"
items:
  - forEach: { bind: "$c", over: { query: "zones", in: "row_4" }, effects: [{ place: { type: "man", zone: "$c", owner: "0" } }] }
  - forEach: { bind: "$c", over: { query: "zones", in: "row_0" }, effects: [{ place: { type: "man", zone: "$c", owner: "1" } }] }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "step"
    phase: "main"
    params:
      - { name: "$man", domain: { query: "tokens", player: "actor" } }
      - { name: "$to", domain: { query: "adjacentZones", zone: "zoneOf($man)", direction: "orthogonal", where: { is: "empty", zone: "$zone" } } }
    pre: { op: "!=", left: { ref: "tokenProp", token: "$man", prop: "age" }, right: 3 }
    effects:
      - moveToken: { token: "$man", to: "$to" }
      - setTokenProp: { token: "$man", prop: "age", value: 0 }
      - forEach: { bind: "$each", over: { query: "tokens", player: "actor" }, effects: [BODY] }
```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 40 }, result: { type: "draw" } }
```
)y";
  return filledIn(text, {{"BODY", body}});
}

const std::string age =
    R"y({ setTokenProp: { token: "$each", prop: "age", value: { op: "mod", left: { op: "+", left: { ref: "tokenProp", token: "$each", prop: "age" }, right: 1 }, right: 7 } } })y";
const std::string drift =
    R"y({ let: { bind: "$east", value: { ref: "step", from: "zoneOf($each)", direction: "e" }, in: [{ moveToken: { token: "$each", to: "$east" } }] } }, )y" +
    age;
const std::string follow = R"y({ moveToken: { token: "top(cell_2_2)", to: "zoneOf($each)" } })y";
const std::string trade = R"y({ swap: { first: "$each", second: "top(cell_2_2)" } }, )y" + age;

TokenEncoding formOf(const std::string& text) {
  return compileProgram(rulesOf(text), Execution::Interpreted).encoding.tokens;
}

TEST(TokenLoops, AreOfZonesWhereEachTokenIsItsZone) {
  for (const std::string& body : {age, drift}) {
    const std::string text = game(body);
    EXPECT_EQ(formOf(text), TokenEncoding::Cells);
    expectPlayedAsByTheKernel(text);
  }
}

// What comes later in the loop would be somewhere else by then.
TEST(TokenLoops, ThatMoveOthersAreOfTokensWithIds) {
  for (const std::string& body : {follow, trade}) {
    const std::string text = game(body);
    EXPECT_EQ(formOf(text), TokenEncoding::Ids);
    expectPlayedAsByTheKernel(text);
  }
}

// Moves of tokens that are their zones are counted for all zones at once.
TEST(TokenLoops, MovesOfTokensAreDisplacements) {
  const Compilation made = compileProgram(rulesOf(game(age)), Execution::Interpreted);
  const auto isCounted = [](const MethodNote& note) { return note.method == Method::Displacements; };
  EXPECT_EQ(std::ranges::count_if(made.notes, isCounted), 1);
}

// What seats see of moves that wait is what the kernel says of the tokens in them.
TEST(TokenLoops, TokensInMovesMadeAtOnceLookAsToTheKernel) {
  expectPlayedAsByTheKernel(
      filledIn(game(age), {{R"(pass: "forced")", R"(pass: "forced", simultaneous: true)"}}));
}

}  // namespace
}  // namespace ludo::engine
