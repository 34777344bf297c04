// SPDX-License-Identifier: Apache-2.0
// Games that long runs of random ones have found to be played wrongly, cut down to what was wrong.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "found_games.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::neverEnds;
using testing_games::onePhase;
using testing_games::twoPlayers;

std::string withTable(const std::string& rest) {
  return std::string(twoPlayers) +
         R"y(```yaml
section: "zones"
items:
  - { id: "hand", owner: "player", ordering: "stack" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", name: "Card" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "hand:all", owner: "all" }
  - moveToken: { token: "top(hand:0)", to: "hand:1" }
```
)y" + rest +
         neverEnds;
}

TEST(FoundGames, ADefinitionMayGiveWhatItIsGiven) {
  expectPlayedAsByTheKernel(withTable(std::string(R"(```yaml
section: "definitions"
items:
  - id: "same"
    parameters: [{ name: "$it", is: "token" }]
    query: { query: "binding", name: "$it" }
```
)") + onePhase +
                                      R"y(```yaml
section: "actions"
items:
  - id: "show"
    phase: "main"
    params:
      - name: "$card"
        domain: { query: "defined", name: "same", with: { $it: { ref: "token", token: "top(hand:1)" } } }
    effects: [{ moveToken: { token: "$card", to: "hand:0" } }]
  - id: "take"
    phase: "main"
    effects:
      - capture: { what: { query: "defined", name: "same", with: { $it: { ref: "token", token: "top(hand:0)" } } } }
```
)y"));
}

// Tokens that could be counted are options one by one, and not by their zones; nor is one the same as
// another.
TEST(FoundGames, TokensThatAreAlikeAreSeveral) {
  const std::string counted = std::string(twoPlayers) + R"(```yaml
section: "zones"
items: [{ id: "a", adjacentTo: ["b"] }, { id: "b", adjacentTo: ["a"] }, { id: "c" }]
```
```yaml
section: "regions"
items: [{ id: "ab", zones: ["a", "b"] }]
```
```yaml
section: "tokenTypes"
items: [{ id: "seed" }]
```
```yaml
section: "variables"
global: { n: { init: 0, min: 0, max: 999 } }
```
```yaml
section: "setup"
items: [{ createToken: { type: "seed", zone: "a", count: 9 } }, { createToken: { type: "seed", zone: "b" } }]
```
)" + onePhase + R"(```yaml
section: "actions"
items:
  - id: "take"
    phase: "main"
)";
  const std::vector<std::string> ways = {
      R"(    params: [{ name: "$t", domain: { query: "tokens", in: "ab" } }]
    effects: [{ moveToken: { token: "$t", to: "c" } }]
)",
      R"(    effects:
      - forEach: { bind: "$t", over: { query: "tokens", in: "ab" }, effects: [{ moveToken: { token: "$t", to: "c" } }] }
)",
      R"y(    effects:
      - addVar: { scope: "global", var: "n", delta: { aggregate: { op: "sum", query: { query: "tokens", in: "ab" }, bind: "$q", each: 2 } } }
      - moveToken: { token: "top(a)", to: "c" }
)y",
      R"y(    effects:
      - addVar: { scope: "global", var: "n", delta: { aggregate: { op: "count", query: { query: "tokensInAdjacentZones", zone: "b" } } } }
      - moveToken: { token: "top(a)", to: "c" }
)y",
      R"y(    effects:
      - let: { bind: "$t", value: { ref: "token", token: "top(a)" }, in: [{ moveToken: { token: "top(a)", to: "b" } }, { moveToken: { token: "$t", to: "c" } }] }
)y",
      R"y(    effects:
      - if: { when: { op: "==", left: { ref: "token", token: "top(a)" }, right: { ref: "token", token: "bottom(a)" } }, then: [{ moveToken: { token: "top(b)", to: "c" } }] }
      - moveToken: { token: "top(a)", to: "c" }
)y",
      R"(    effects: [{ randomOne: { bind: "$t", options: { query: "tokens", in: "ab" } } }, { moveToken: { token: "$t", to: "c" } }]
)"};
  for (const std::string& way : ways)
    expectPlayedAsByTheKernel(counted + way + "```\n" + std::string(neverEnds));
}

TEST(FoundGames, WhatADefinitionIsGivenIsKnownToItAlone) {
  expectPlayedAsByTheKernel(withTable(std::string(R"(```yaml
section: "definitions"
items:
  - id: "others"
    parameters: [{ name: "$it", is: "zone" }]
    query: { query: "zones", where: { op: "!=", left: { ref: "zone", zone: "$zone" }, right: { ref: "zone", zone: "$it" } } }
```
)") + onePhase +
                                      R"y(```yaml
section: "actions"
items:
  - id: "push"
    phase: "main"
    params: [{ name: "$it", domain: { query: "zones" } }]
    effects:
      - forEach: { bind: "$z", over: { query: "defined", name: "others", with: { $it: { ref: "zone", zone: "hand:0" } } }, effects: [{ moveToken: { token: "top($z)", to: "$it" } }] }
```
)y"));
}

TEST(FoundGames, InATrialAPlaceToBeDrawnIsTheTop) {
  expectPlayedAsByTheKernel(withTable(std::string(onePhase) +
                                      R"y(```yaml
section: "actions"
items:
  - id: "mix"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:1" } }
    cost:
      - moveToken: { token: "top(zoneOf($card))", to: "zoneOf($card)", position: "random" }
    post: { op: "==", left: { ref: "tokenOwner", token: "top(zoneOf($card))" }, right: { ref: "player", player: "0" } }
```
)y"));
}

TEST(FoundGames, WhoeverActsDoesNotPayForAllOthers) {
  expectPlayedAsByTheKernel(withTable(
      R"(```yaml
section: "variables"
perPlayer:
  gold: { init: 2, min: 0, max: 5 }
```
```yaml
section: "turn"
phases:
  - { id: "main" }
  - { id: "more" }
```
```yaml
section: "actions"
items:
  - { id: "go", phase: "main" }
  - id: "rob"
    phase: "more"
    cost:
      - addVar: { scope: "pvar", player: "allOther", var: "gold", delta: -1 }
```
)"));
}

TEST(FoundGames, TheEndIsAskedForInTurnsWithoutAPhase) {
  const std::string text = withTable(std::string(onePhase) +
                                     R"(```yaml
section: "actions"
items:
  - { id: "go", phase: "main" }
```
```yaml
section: "triggers"
items:
  - id: "over"
    event: "turnStart"
    when: { op: "==", left: { ref: "turnNumber" }, right: 5 }
    effects: [{ endTurn: {} }]
```
)");
  const std::string never = R"({ ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)";
  ASSERT_TRUE(text.ends_with(never));
  // The fifth turn is the last, and nobody gets to act in it.
  std::string ending = text;
  ending.replace(ending.rfind(R"(op: "<")"), 7, R"(op: ">")");
  ending.replace(ending.rfind("right: 0"), 8, "right: 4");
  expectPlayedAsByTheKernel(ending);
}

TEST(FoundGames, AChoiceWhenAPhaseEnds) {
  expectPlayedAsByTheKernel(withTable(R"y(```yaml
section: "turn"
phases:
  - id: "main"
    onExit:
      - chooseOne: { bind: "$there", options: { query: "zones" } }
      - moveToken: { token: "top(hand:1)", to: "$there" }
```
```yaml
section: "actions"
items:
  - { id: "go", phase: "main" }
```
)y"));
}

TEST(FoundGames, TokensWithoutNumbersAreTheirZonesForTheKernelToo) {
  expectPlayedAsByTheKernel(
      R"(```yaml
section: "metadata"
id: "found"
name: "Found"
players: { min: 3, max: 3 }
maxTurns: 20
```
```yaml
section: "zones"
items:
  - { id: "hand", owner: "player", capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "piece", name: "Piece" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "piece", zone: "hand:all" }
```
)" + std::string(onePhase) +
      R"(```yaml
section: "actions"
items:
  - id: "show"
    phase: "main"
    params:
      - { name: "$piece", domain: { query: "tokensInZone", zone: "hand:actor" } }
      - { name: "$zone", domain: { query: "zones" } }
```
```yaml
section: "end"
items:
  - { id: "never", when: { op: "<", left: { ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)");
}

// The first action's moves would not fit into the room of a table with an entry for each zone.
// In a game with choices names are kept in variables, and the number was taken for 0.
TEST(FoundGames, ANumberThatIsNothingIsNothingByItsName) {
  expectPlayedAsByTheKernel(std::string(twoPlayers) +
                            R"y(```yaml
section: "zones"
items:
  - { id: "road" }
  - { id: "town" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "seed", props: { rank: 0 } }
```
```yaml
section: "turn"
phases:
  - { id: "look" }
  - { id: "main" }
```
```yaml
section: "actions"
items:
  - id: "choose"
    phase: "look"
    effects:
      - chooseOne: { bind: "$one", options: { query: "zones" } }
  - id: "sow"
    phase: "main"
    params:
      - { name: "$at", domain: { query: "zones" } }
    effects:
      - let:
          bind: "$rank"
          value: { ref: "tokenProp", token: "top(road)", prop: "rank" }
          in:
            - setTokenProp: { token: "bottom(last())", prop: "rank", value: { ref: "binding", name: "$rank" } }
      - place: { type: "seed", zone: "$at" }
```
)y" + neverEnds);
}

TEST(FoundGames, AUnionOfNothingHasNothingInAnyOrder) {
  for (const char* op : {"union", "intersection", "difference"}) {
    expectPlayedAsByTheKernel(withTable(std::string(onePhase) +
                                        R"(```yaml
section: "actions"
items:
  - id: "show"
    phase: "main"
    params:
      - name: "$zone"
        domain: { query: "union", of: [{ query: ")" +
                                        op + R"(", of: [] }] }
  - { id: "go", phase: "main" }
```
)"));
  }
}

// There are more tokens than bits in a word, and fewer zones.
TEST(FoundGames, WhereNothingIsRevealedNobodyKnowsMore) {
  expectPlayedAsByTheKernel(std::string(twoPlayers) +
                            R"(```yaml
section: "zones"
items:
  - { id: "hand", owner: "player", visibility: "owner" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", name: "Card" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "hand:all", owner: "all", count: 40 }
```
)" + onePhase +
                            R"y(```yaml
section: "actions"
items:
  - id: "show"
    phase: "main"
    effects:
      - reveal: { what: { query: "difference", of: [] } }
      - moveToken: { token: "top(hand:actor)", to: "hand:opponent" }
```
)y" + neverEnds);
}

// Code was written for each step of a line, as many as the text says.
// What the second part gives was looked for when the first had been gone through, and all had changed.
TEST(FoundGames, AUnionIsWhatItIsBeforeAnythingIsDoneWithIt) {
  for (const char* later : {"connectedZones", "adjacentZones"}) {
    expectPlayedAsByTheKernel(std::string(twoPlayers) +
                              R"(```yaml
section: "zones"
items:
  - { id: "hand", owner: "player" }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 2, cols: 3 } } }
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", name: "Card" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "cell_0_0" }
```
)" + onePhase +
                              R"(```yaml
section: "actions"
items:
  - id: "go"
    phase: "main"
    effects:
      - forEach:
          bind: "$at"
          over:
            query: "union"
            of: [{ query: "connectedZones", zone: "hand:actor" }, { query: ")" +
                              later +
                              R"y(", zone: "last()" }]
          effects: [{ moveToken: { token: "top(last())", to: "$at" } }]
```
)y" + neverEnds);
  }
}

// The set of all zones is made of words: one bit short of a word overflowed, which only a sanitizer sees.
}  // namespace
}  // namespace ludo::engine
