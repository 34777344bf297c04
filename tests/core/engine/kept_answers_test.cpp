// SPDX-License-Identifier: Apache-2.0
// What a loop asks and is the same in each round is worked out once; nearly the same is not the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/lowering/lowered.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;

/// Stones on a board; WHERE says of `$y` whether one may be put there, POST what has to hold afterwards, EACH
/// what is done at each empty neighbour of it.
std::string gameOfLoops(const std::string& where, const std::string& post = "true",
                        const std::string& each = R"y(place: { type: "stone", zone: "$e" })y") {
  return filledIn(R"y(```yaml
section: "metadata"
id: "loops"
players: { min: 2, max: 2 }
maxTurns: 24
```
```yaml
section: "boards"
items: [{ id: "cell", shape: { grid: { rows: 4, cols: 5 } }, capacity: CAPACITY }]
```
```yaml
section: "tokenTypes"
items: [{ id: "stone" }]
```
```yaml
section: "zones"
items: [{ id: "bag", owner: "player" }]
```
```yaml
section: "setup"
items:
  - createToken: { type: "stone", zone: "bag:all", owner: "all", count: 9 }
  - createToken: { type: "stone", zone: "cell_1_1", owner: "0" }
  - createToken: { type: "stone", zone: "cell_2_3", owner: "1" }
```
```yaml
section: "variables"
global:
  most: { init: 2, min: 0, max: 4 }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "definitions"
items:
  - id: "mine"
    value: { aggregate: { op: "count", query: { query: "zones", in: "cell", where: { op: "and", args: [{ is: "own", zone: "$zone" }, { op: "<", left: { ref: "defined", name: "around", with: { $at: "$zone" } }, right: 4 }] } } } }
  - id: "theirs"
    value: { aggregate: { op: "count", query: { query: "zones", in: "cell", where: { op: "and", args: [{ is: "enemy", zone: "$zone" }, { op: "<", left: { ref: "defined", name: "around", with: { $at: "$zone" } }, right: 4 }] } } } }
  - id: "around"
    parameters: [{ name: "$at", is: "zone" }]
    value: { aggregate: { op: "count", query: { query: "adjacentZones", zone: "$at", where: { is: "occupied", zone: "$zone" } } } }
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - name: "$n"
        domain: { query: "intsInRange", min: 0, max: 2 }
      - name: "$z"
        domain: { query: "filter", of: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } }, bind: "$y", where: WHERE }
    effects:
      - place: { type: "stone", zone: "$z" }
      - forEach:
          bind: "$e"
          over: { query: "adjacentZones", zone: "$z", where: { is: "empty", zone: "$zone" } }
          limit: "$n"
          effects: [{ EACH }]
      - setVar: { scope: "global", var: "most", value: "$n" }
    post: POST
  - id: "take"
    phase: "main"
    params: [{ name: "$own", domain: { query: "zones", in: "cell", where: { is: "own", zone: "$zone" } } }]
    pre: { op: ">", left: { ref: "defined", name: "mine" }, right: { ref: "gvar", var: "most" } }
    effects: [{ moveToken: { token: "top($own)", to: "bag:actor" } }]
```
```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 40 }, result: { type: "draw" } }
```
)y",
                  {{"CAPACITY", "1"}, {"WHERE", where}, {"POST", post}, {"EACH", each}});
}

constexpr const char* fewerThanTheirs =
    R"y({ op: "<=", left: { ref: "defined", name: "mine" }, right: { op: "+", left: { ref: "defined", name: "theirs" }, right: 1 } })y";

TEST(KeptAnswers, AreThoseOfTheKernel) {
  expectPlayedAsByTheKernel(gameOfLoops(
      R"y({ op: "and", args: [{ op: ">=", left: { ref: "defined", name: "around", with: { $at: "$y" } }, right: 1 }, )y" +
      std::string(fewerThanTheirs) + "] }"));
}

// What is tried in a loop changes what is asked in it.
TEST(KeptAnswers, DoNotLastIntoTrials) {
  expectPlayedAsByTheKernel(gameOfLoops(fewerThanTheirs, fewerThanTheirs));
}

// Each round of effects begins from another position.
TEST(KeptAnswers, DoNotLastWhereEffectsGoOn) {
  const std::string each = std::string("if: { when: ") + fewerThanTheirs +
                           R"y(, then: [{ place: { type: "stone", zone: "$e" } }] })y";
  expectPlayedAsByTheKernel(gameOfLoops("true", "true", each));
}

// A name of the loop may be meant by an argument, by a definition in a definition, or be hidden by another
// one.
TEST(KeptAnswers, AreAskedAnewWhereTheyDependOnTheRound) {
  expectPlayedAsByTheKernel(gameOfLoops(
      R"y({ op: "<=", left: { aggregate: { op: "sum", query: { query: "adjacentZones", zone: "$y" }, bind: "$m", each: { op: "+", left: { ref: "defined", name: "around", with: { $at: "$m" } }, right: { ref: "defined", name: "mine" } } } }, right: 12 })y"));
  expectPlayedAsByTheKernel(gameOfLoops(
      R"y({ op: ">=", left: { aggregate: { op: "count", query: { query: "filter", of: { query: "zones", in: "cell" }, bind: "$m", where: { op: "<=", left: { aggregate: { op: "count", query: { query: "adjacentZones", zone: "$m", where: { op: "or", args: [{ is: "own", zone: "$zone" }, { ref: "adjacent", zone: "$zone", to: "$y" }] } } } }, right: { ref: "gvar", var: "most" } } } } }, right: 9 })y"));
}

// The opponent's moves are counted as the opponent.
TEST(KeptAnswers, AreThoseOfWhoIsMeant) {
  expectPlayedAsByTheKernel(gameOfLoops(
      R"y({ op: ">=", left: { op: "+", left: { ref: "legalCount", action: "take", player: "opponent" }, right: { ref: "defined", name: "around", with: { $at: "$y" } } }, right: { ref: "legalCount", action: "take" } })y"));
}

/// In the code of playouts, where parameters are gone through.
std::size_t branchesOf(const std::string& where) {
  const kernel::RulesPtr rules = testing_games::rulesOf(gameOfLoops(where));
  const LoweredGame game =
      lowerGame(Reduction(rules, TokenEncoding::Ids), {TokenEncoding::Ids, TurnEncoding::Free});
  return static_cast<std::size_t>(
      std::ranges::count(game.module.functions[LoweredGame::playout].blocks, machine::Exit::Kind::Branch,
                         [](const machine::Block& block) { return block.exit.kind; }));
}

// How many stones the first player has is one count of bits, and how many of one's own have few neighbours is
// a loop.
TEST(KeptAnswers, AreOnlyThoseThatTakeLong) {
  const auto asked = [](const std::string& value) {
    return branchesOf(
        R"({ op: "<=", left: )" + value +
        R"y(, right: { aggregate: { op: "count", query: { query: "adjacentZones", zone: "$y", where: { is: "own", zone: "$zone" } } } } })y");
  };
  const std::string stones = R"y({ aggregate: { op: "count", query: { query: "tokens", player: "0" } } })y";
  const std::size_t branches = asked(R"y({ ref: "gvar", var: "most" })y");
  EXPECT_EQ(asked(stones), branches);
  EXPECT_EQ(asked(R"y({ ref: "defined", name: "mine" })y"), branches + 2)
      << "the loop, and whether it is known";
}

}  // namespace
}  // namespace ludo::engine
