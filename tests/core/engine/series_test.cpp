// SPDX-License-Identifier: Apache-2.0
// Actions of which only the longest series is legal are played by code.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Men step and jump over each other in all directions; a man that jumps is marked meanwhile. `MORE` goes
/// into the action of jumping, `UNTIL` into the phase.
std::string draughts(const std::string& more = "", const std::string& phase = "") {
  const std::string text = R"y(```yaml
section: "metadata"
id: "jumps"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 6, cols: 6 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "man", props: { jumping: 0 } }
```
```yaml
section: "setup"
items:
  - forEach: { bind: "$c", over: { query: "zones", in: "col_0" }, effects: [{ place: { type: "man", zone: "$c", owner: "0" } }] }
  - forEach: { bind: "$c", over: { query: "zones", in: "col_3" }, effects: [{ place: { type: "man", zone: "$c", owner: "0" } }] }
  - forEach: { bind: "$c", over: { query: "zones", in: "col_1" }, effects: [{ place: { type: "man", zone: "$c", owner: "1" } }] }
  - forEach: { bind: "$c", over: { query: "zones", in: "col_4" }, effects: [{ place: { type: "man", zone: "$c", owner: "1" } }] }
```
```yaml
section: "definitions"
items:
  - id: "jumpers"
    query: { query: "tokens", player: "actor", where: { op: "==", left: { ref: "tokenProp", token: "$token", prop: "jumping" }, right: 1 } }
```
```yaml
section: "turn"
phases:
  - id: "main"
    PHASE
    onExit:
      - forEach: { bind: "$man", over: { query: "defined", name: "jumpers" }, effects: [{ setTokenProp: { token: "$man", prop: "jumping", value: 0 } }] }
```
```yaml
section: "actions"
items:
  - id: "jump"
    phase: "main"
    longest: true
    params:
      - { name: "$man", domain: { query: "tokens", player: "actor" } }
      - { name: "$to", domain: { query: "hops", from: "zoneOf($man)", over: { is: "enemy", zone: "$zone" } } }
    pre:
      op: "or"
      args:
        - { op: "==", left: { ref: "tokenProp", token: "$man", prop: "jumping" }, right: 1 }
        - { op: "==", left: { aggregate: { op: "count", query: { query: "defined", name: "jumpers" } } }, right: 0 }
    effects:
      - capture: { what: { query: "between", from: "zoneOf($man)", to: "$to" } }
      - moveToken: { token: "$man", to: "$to" }
      - setTokenProp: { token: "$man", prop: "jumping", value: 1 }
MORE  - id: "step"
    phase: "main"
    params:
      - { name: "$man", domain: { query: "tokens", player: "actor" } }
      - { name: "$to", domain: { query: "adjacentZones", zone: "zoneOf($man)", where: { is: "empty", zone: "$zone" } } }
    pre: { op: "==", left: { aggregate: { op: "count", query: { query: "defined", name: "jumpers" } } }, right: 0 }
    effects: [{ moveToken: { token: "$man", to: "$to" } }]
```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 60 }, result: { type: "draw" } }
```
)y";
  return filledIn(text, {{"MORE", more}, {"PHASE", phase}});
}

const std::string goesOn = R"(until: { op: "==", left: { ref: "legalCount", action: "jump" }, right: 0 })";

TEST(Series, AreAsLongAsTheKernelFinds) {
  expectPlayedAsByTheKernel(draughts("", goesOn));
  expectPlayedAsByTheKernel(draughts("", R"(pass: "skip")"));
  expectPlayedAsByTheKernel(draughts("", R"(pass: "skip"
    players: "all")"));
}

TEST(Series, EndWhereALimitOrACostEndsThem) {
  expectPlayedAsByTheKernel(draughts(R"(    limits: [{ scope: "turn", max: 2 }]
)",
                                     goesOn));
  expectPlayedAsByTheKernel(draughts(
      R"(    post: { op: ">", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: )"
      "17 }\n",
      goesOn));
}

TEST(Series, EndWhereChanceOrAChoiceComesIn) {
  expectPlayedAsByTheKernel(draughts(R"(      - roll: { bind: "$die", sides: 6 }
)",
                                     goesOn));
  expectPlayedAsByTheKernel(
      draughts(R"(      - chooseOne: { bind: "$other", options: { query: "tokens", player: "actor" } }
)",
               goesOn));
}

// Moves made at once are legal yet when they are carried out, if nothing longer has become possible.
TEST(Series, OfMovesMadeAtOnce) {
  expectPlayedAsByTheKernel(draughts("", R"(simultaneous: true
    pass: "forced")"));
}

// Each round of a trial has come to a position once more.
TEST(Series, MayAskHowOftenAPositionOccurred) {
  expectPlayedAsByTheKernel(draughts(R"(    post: { op: "<", left: { ref: "repetitions" }, right: 3 }
)",
                                     goesOn));
}

}  // namespace
}  // namespace ludo::engine
