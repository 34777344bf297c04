// SPDX-License-Identifier: Apache-2.0
// Tokens with ids: what a zone can be is known before play, from the sets that it comes from.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::instructionsPerPly;

/// Pieces with a reach of their own on a board whose spaces hold ROOM; BAGS hold the others, in no order or
/// in one.
std::string gameOfReach(const std::string& room, const std::string& ordering, const std::string& most,
                        const std::string& more = "") {
  return filledIn(
      R"y(```yaml
section: "metadata"
id: "reach"
players: { min: 2, max: 2 }
maxTurns: 80
```
```yaml
section: "boards"
items: [{ id: "cell", shape: { grid: { rows: 5, cols: 6 } }, capacity: ROOM, visibility: "hidden" }]
```
```yaml
section: "zones"
items:
  - { id: "bag", owner: "player", visibility: "owner", ordering: "ORDERING" }
  - { id: "lost", owner: "player", ordering: "ORDERING" }
  - { id: "pile" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "wall", props: { reach: 0 } }
  - { id: "man", props: { reach: 1 } }
  - { id: "rider", props: { reach: 3 } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "wall", zone: "bag:all", owner: "all", count: 2 }
  - createToken: { type: "man", zone: "bag:all", owner: "all", count: 3 }
  - createToken: { type: "rider", zone: "bag:all", owner: "all", count: 2 }
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
      - { name: "$piece", domain: { query: "tokensInZone", zone: "bag:actor" } }
      - { name: "$at", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    pre: { op: "<", left: { ref: "turnNumber" }, right: 9 }
    effects: [{ moveToken: { token: "$piece", to: "$at" } }]
  - id: "go"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "cell", where: { is: "own", zone: "$zone" } } }
      - { name: "$to", domain: { query: "ray", from: "$from", directions: "DIRECTIONS", until: { is: "occupied", zone: "$zone" }, max: MOST } }
    pre: { op: "not", arg: { is: "own", zone: "$to" } }
    effects:
      - moveAll: { from: "$to", to: "lost:opponent" }
      - moveToken: { token: "top($from)", to: "$to" }
      MORE
  - id: "fetch"
    phase: "main"
    pre: { op: ">", left: { ref: "zoneCount", zone: "lost:actor" }, right: 2 }
    effects: [{ moveAll: { from: "lost:actor", to: "bag:actor" } }]
```
```yaml
section: "end"
items:
  - { id: "bare", when: { op: "and", args: [{ is: "empty", zone: "bag:active" }, { op: ">", left: { ref: "turnNumber" }, right: 60 }] }, result: { type: "draw" } }
```
)y",
      {{"ROOM", room}, {"ORDERING", ordering}, {"MOST", most}, {"DIRECTIONS", "orthogonal"}, {"MORE", more}});
}

constexpr const char* ofPiece = R"y({ ref: "tokenProp", token: "top($from)", prop: "reach" })y";
constexpr const char* ofTurn =
    R"y({ op: "-", left: { op: "mod", left: { ref: "turnNumber" }, right: 7 }, right: 2 })y";

TEST(KnownZones, AreAsTheKernelKnowsThem) {
  for (const char* room : {"1", "3"}) {
    for (const char* ordering : {"set", "stack", "queue"})
      expectPlayedAsByTheKernel(gameOfReach(room, ordering, ofPiece));
  }
}

// Also less than none, and more than the board is large.
TEST(KnownZones, RaysEndWhereTheyMay) {
  expectPlayedAsByTheKernel(gameOfReach("1", "set", ofTurn));
  expectPlayedAsByTheKernel(
      gameOfReach("1", "set", R"y({ op: "*", left: { ref: "turnNumber" }, right: 1000000000000 })y"));
}

TEST(KnownZones, SwapsAndDestroyedTokensLeaveThemRight) {
  expectPlayedAsByTheKernel(
      gameOfReach("1", "set", ofPiece, R"y(- swap: { first: "top($to)", second: "top(cell_2_2)" })y"));
  expectPlayedAsByTheKernel(
      gameOfReach("1", "set", ofPiece, R"y(- destroyToken: { token: "top(cell_0_0)" })y"));
  expectPlayedAsByTheKernel(
      gameOfReach("1", "set", ofPiece, R"y(- moveAll: { from: "bag:actor", to: "bag:actor" })y"));
}

// Where order counts in some zone, looking at one whose zones are for one token costs no more for it.
TEST(KnownZones, ForOneTokenAreLookedAtDirectly) {
  const double alone = instructionsPerPly(gameOfReach("1", "set", ofPiece));
  EXPECT_LT(alone, instructionsPerPly(gameOfReach("3", "set", ofPiece)));
}

// Rays of a length that only play knows take as long whatever it is.
TEST(KnownZones, RaysAreLookedUp) {
  const double near = instructionsPerPly(
      gameOfReach("1", "set", R"y({ op: "min", left: 2, right: { ref: "turnNumber" } })y"));
  const double far = instructionsPerPly(
      gameOfReach("1", "set", R"y({ op: "max", left: 5, right: { ref: "turnNumber" } })y"));
  EXPECT_LT(far, near * 1.35);
}

/// Each turn all of so many beads go to the other bowl, and MORE is done.
std::string gameOfBowls(const std::string& beads, const std::string& ordering, const std::string& filter = "",
                        const std::string& more = "") {
  return filledIn(R"y(```yaml
section: "metadata"
id: "bowls"
players: { min: 2, max: 2 }
maxTurns: 12
```
```yaml
section: "zones"
items:
  - { id: "bowl", owner: "player", ordering: "ORDERING", visibility: "owner" }
  - { id: "rack", owner: "player" }
```
```yaml
section: "variables"
global: { entered: { min: 0, max: 900 } }
```
```yaml
section: "tokenTypes"
items: [{ id: "bead" }, { id: "pin" }]
```
```yaml
section: "setup"
items:
  - createToken: { type: "bead", zone: "bowl:0", count: BEADS }
  - createToken: { type: "pin", zone: "bowl:1", count: 3 }
  - createToken: { type: "pin", zone: "rack:all", count: 2, owner: "all" }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "pour"
    phase: "main"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }]
    effects:
      - moveAll: { from: "bowl:actor", to: "bowl:opponent"FILTER }
MORE
```
```yaml
section: "end"
items:
  - { id: "never", when: { is: "empty", zone: "rack:0" }, result: { type: "draw" } }
```
)y",
                  {{"ORDERING", ordering}, {"BEADS", beads}, {"FILTER", filter}, {"MORE", more}});
}

TEST(KnownZones, WithoutOrderAreEmptiedAtOnce) {
  const double few = instructionsPerPly(gameOfBowls("10", "set"));
  const double each = (instructionsPerPly(gameOfBowls("50", "set")) - few) / 40;
  const double eachInOrder =
      (instructionsPerPly(gameOfBowls("50", "stack")) - instructionsPerPly(gameOfBowls("10", "stack"))) / 40;
  EXPECT_LT(each, eachInOrder / 3);
}

TEST(KnownZones, AreEmptiedAsByTheKernel) {
  const std::string trigger = R"y(```
```yaml
section: "triggers"
items:
  - { id: "count", event: "tokenEntered", match: { zone: "bowl:0" }, effects: [{ addVar: { scope: "global", var: "entered", delta: 1 } }] }
)y";
  const std::string onlyPins =
      R"y(, filter: { op: "==", left: { ref: "tokenType", token: "$token" }, right: "pin" })y";
  for (const char* ordering : {"set", "stack"}) {
    expectPlayedAsByTheKernel(gameOfBowls("5", ordering));
    expectPlayedAsByTheKernel(gameOfBowls("5", ordering, onlyPins));
    expectPlayedAsByTheKernel(
        gameOfBowls("70", ordering, "", R"y(      - moveAll: { from: "rack:actor", to: "bowl:actor" }
      - moveAll: { from: "bowl:actor", to: "bowl:actor" })y"));
  }
  expectPlayedAsByTheKernel(gameOfBowls("5", "set", "", trigger));
}

}  // namespace
}  // namespace ludo::engine
