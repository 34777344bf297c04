// SPDX-License-Identifier: Apache-2.0
// Games with more players, tokens or zones than most, and hidden tokens of which chance decides the type.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

Compilation made(const std::string& text) {
  return compileProgram(rulesOf(text), Execution::Interpreted);
}

TEST(RoomyGames, TwelvePlayersOfWhomSomeDropOut) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "many"
players: { min: 12, max: 12 }
```
```yaml
section: "variables"
perPlayer:
  lives: { init: 2, min: 0, max: 2 }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "hit"
    phase: "main"
    params: [{ name: "$who", domain: { query: "players", of: "allOther" } }]
    effects:
      - addVar: { scope: "pvar", player: "$who", var: "lives", delta: -1 }
      - roll: { bind: "$r", sides: 3 }
      - if: { when: { op: "==", left: "$r", right: 3 }, then: [{ extraTurn: { player: "left" } }] }
      - if:
          when: { op: "==", left: { ref: "pvar", player: "$who", var: "lives" }, right: 0 }
          then: [{ eliminate: { player: "$who" } }]
```
```yaml
section: "end"
items:
  - id: "last"
    when: { op: "==", left: { aggregate: { op: "count", query: { query: "players" } } }, right: 1 }
    result: { type: "winAll" }
```
)y";
  EXPECT_EQ(made(text).execution, Execution::Interpreted) << made(text).reason;
  expectPlayedAsByTheKernel(text);
}

/// Whether a role is the one or the other, chance decides, and who holds it knows.
TEST(RoomyGames, ChanceDecidesTheTypeOfHiddenTokens) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "roles"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items:
  - { id: "role", owner: "player", visibility: "owner" }
  - { id: "shown", owner: "player" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "wolf", props: { worth: 3 } }
  - { id: "sheep" }
```
```yaml
section: "definitions"
items:
  - id: "deal"
    parameters: [{ name: "$who", is: "player" }]
    effects:
      - roll: { bind: "$r", sides: 3 }
      - if:
          when: { op: "==", left: "$r", right: 1 }
          then: [{ createToken: { type: "wolf", zone: "role:$who", props: { worth: "$r" } } }]
          else: [{ createToken: { type: "sheep", zone: "role:$who" } }]
```
```yaml
section: "setup"
items:
  - forEach: { bind: "$p", over: { query: "players" }, effects: [{ do: { name: "deal", with: { $who: "$p" } } }] }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "more"
    phase: "main"
    effects: [{ do: { name: "deal", with: { $who: { ref: "player", player: "opponent" } } } }]
  - id: "show"
    phase: "main"
    pre: { is: "occupied", zone: "role:actor" }
    effects: [{ moveToken: { token: "top(role:actor)", to: "shown:actor" } }]
  - id: "mix"
    phase: "main"
    pre: { is: "occupied", zone: "role:actor" }
    effects: [{ shuffle: { zone: "role:actor" } }, { peek: { what: { query: "tokensInZone", zone: "role:opponent" } } }]
```
```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 12 }, result: { type: "draw" } }
```
)y";
  EXPECT_EQ(made(text).execution, Execution::Interpreted) << made(text).reason;
  expectPlayedAsByTheKernel(text);
}

/// Each stone on the board leaves another one in the record: twice as many tokens as spaces.
TEST(RoomyGames, ARecordBesideTheBoardHasRoomForAllMoves) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "record"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 9, cols: 9 } }, capacity: 1 }
```
```yaml
section: "zones"
items:
  - { id: "record" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "stone" }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params: [{ name: "$c", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects:
      - place: { type: "stone", zone: "$c" }
      - createToken: { type: "stone", zone: "record", owner: "actor" }
```
```yaml
section: "end"
items:
  - { id: "full", when: { op: "==", left: { ref: "zoneCount", zone: "record" }, right: 81 }, result: { type: "draw" } }
```
)y";
  const Compilation compiled = made(text);
  Position position = compiled.program->start(1);
  Rng picks(1);
  EXPECT_TRUE(compiled.program->playout(position, picks, {}).ended);
  EXPECT_NE(position.words(), 0U) << "the kernel had to play it";
  expectPlayedAsByTheKernel(text);
}

}  // namespace
}  // namespace ludo::engine
