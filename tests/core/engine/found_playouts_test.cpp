// SPDX-License-Identifier: Apache-2.0
// Games that long runs of random ones have found to be played wrongly from some move to their end, cut down
// to what was wrong.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "found_games.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::onePhase;
using testing_games::twoPlayers;

// A playout ended the game; the kernel asked only the first of those who move at once, and waited for the
// second.
TEST(FoundPlayouts, WhoeverOfManyIsToMoveAtOnceMayBeStuck) {
  expectPlayedAsByTheKernel(std::string(twoPlayers) +
                            R"(```yaml
section: "zones"
items:
  - { id: "hand", owner: "player" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", name: "Card" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "hand:0" }
```
```yaml
section: "turn"
phases:
  - { id: "main", simultaneous: true }
```
```yaml
section: "actions"
items:
  - id: "show"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }
```
```yaml
section: "end"
items:
  - { id: "stuck", when: { ref: "stuck" }, result: { type: "lose" } }
```
)");
}

// A playout forgets tokens that are gone, and so gives new ones other ids than the kernel; the game is the
// same.
TEST(FoundPlayouts, APlayoutMayForgetTokensThatAreGone) {
  const std::string metadata =
      R"(```yaml
section: "metadata"
id: "found"
players: { min: 3, max: 3 }
```
)";
  expectPlayedAsByTheKernel(metadata + R"(```yaml
section: "zones"
items: [{ id: "field" }]
```
)" +
                            R"(```yaml
section: "tokenTypes"
items: [{ id: "piece" }]
```
)" + onePhase +
                            R"(```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$at", domain: { query: "zones" } }
    effects: [{ createToken: { type: "piece", zone: "$at" } }]
```
```yaml
section: "triggers"
items:
  - id: "clear"
    event: "tokenEntered"
    effects:
      - place: { type: "piece", zone: "$zone" }
      - capture: { what: { query: "tokensInZone", zone: "$zone" } }
```
```yaml
section: "end"
items: []
```
)");
}

// The same while moves wait that are made at once.
TEST(FoundPlayouts, APlayoutMayForgetTokensWhileMovesWait) {
  expectPlayedAsByTheKernel(
      R"(```yaml
section: "metadata"
id: "found"
players: { min: 3, max: 3 }
```
```yaml
section: "zones"
items: [{ id: "tableau", owner: "player" }, { id: "road" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "red" }, { id: "seed" }]
```
```yaml
section: "setup"
items:
  - forEach:
      bind: "$cell"
      over: { query: "zones" }
      effects: [{ createToken: { type: "seed", zone: "$cell" } }]
```
```yaml
section: "turn"
phases: [{ id: "main", simultaneous: true }]
```
```yaml
section: "actions"
items:
  - id: "gather"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones" } }
    effects: [{ moveAll: { from: "$from", to: "road" } }]
```
```yaml
section: "triggers"
items:
  - id: "clear"
    event: "tokenEntered"
    match: { zone: "road" }
    effects:
      - capture: { what: { query: "tokens" } }
      - forEach:
          bind: "$each"
          over: { query: "players" }
          effects: [{ place: { type: "red", zone: "tableau:active" } }]
```
```yaml
section: "end"
items: []
```
)");
}

// A finished game's score asked what is legal: a cost that nobody could pay was paid, since nothing is
// resolved once a game is over.
TEST(FoundPlayouts, AScoreMayAskWhatWouldBeLegal) {
  expectPlayedAsByTheKernel(std::string(twoPlayers) + R"(```yaml
section: "zones"
items: [{ id: "field" }]
```
)" + onePhase +
                            R"y(```yaml
section: "actions"
items:
  - { id: "wait", phase: "main" }
  - id: "pay"
    phase: "main"
    cost: [{ swap: { first: "top(field)", second: "bottom(field)" } }]
```
```yaml
section: "end"
items:
  - { when: { op: ">", left: { ref: "turnNumber" }, right: 2 }, result: { type: "win", player: "0" } }
```
```yaml
section: "scoring"
score: { ref: "legalCount" }
```
)y");
}

// Moves that are refused only once they are tried are no decision: where nobody has another, phases follow
// one another until the kernel gives the game up. A playout went round for ever.
TEST(FoundPlayouts, APlayoutEndsWhereEveryMoveIsRefused) {
  expectPlayedAsByTheKernel(
      R"(```yaml
section: "metadata"
id: "found"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items: [{ id: "west" }, { id: "east" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "piece" }]
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "skip" }]
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$at", domain: { query: "zones" } }
    effects: [{ createToken: { type: "piece", zone: "$at" } }]
    post: { op: "<", left: { ref: "zoneCount", zone: "$at" }, right: 3 }
```
```yaml
section: "end"
items: []
```
)");
}

// Where a phase passes over players and may be ended, its end was drawn before the candidates were tried.
TEST(FoundPlayouts, APlayoutPassesOverAPhaseInWhichEveryMoveIsRefused) {
  expectPlayedAsByTheKernel(
      R"(```yaml
section: "metadata"
id: "found"
players: { min: 3, max: 3 }
```
```yaml
section: "zones"
items: [{ id: "place" }]
```
```yaml
section: "regions"
items: [{ id: "nowhere" }]
```
```yaml
section: "turn"
phases:
  - { id: "first" }
  - { id: "second", actions: "any", pass: "skip" }
```
```yaml
section: "actions"
items:
  - { id: "wait", phase: "first" }
  - id: "reach"
    phase: "second"
    params: [{ name: "$at", domain: { query: "zones" } }]
    post: { ref: "connected", zone: "$at", toRegion: "nowhere" }
```
```yaml
section: "end"
items: []
```
)");
}

// Phases in which nobody can act went by until there were many old tokens, and a playout that had made all of its plies
// ended there, in the midst of them.
TEST(FoundPlayouts, APlayoutIsNotOverInTheMidstOfPhasesThatNobodyActsIn) {
  expectPlayedAsByTheKernel(
      R"(```yaml
section: "metadata"
id: "found"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items: [{ id: "field" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "man" }]
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "skip" }]
```
```yaml
section: "actions"
items:
  - id: "wait"
    phase: "main"
    pre: { op: "or", args: [{ op: "<", left: { ref: "turnNumber" }, right: 4 }, { op: ">", left: { ref: "turnNumber" }, right: 600 }] }
```
```yaml
section: "triggers"
items:
  - id: "come"
    event: "phaseEnter"
    effects:
      - capture: { what: { query: "tokensInZone", zone: "field" } }
      - createToken: { type: "man", zone: "field" }
```
```yaml
section: "end"
items: []
```
)");
}

}  // namespace
}  // namespace ludo::engine
