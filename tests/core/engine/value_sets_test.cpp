// SPDX-License-Identifier: Apache-2.0
// Positions keep sets of tokens by the values of properties that the rules ask for.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;

/// Dice behind screens that are rolled, made and thrown away; chips have no pips.
constexpr const char* diceText = R"y(```yaml
section: "metadata"
id: "dice"
players: { min: 2, max: 3 }
maxTurns: 60
```
```yaml
section: "tokenTypes"
items:
  - { id: "die", props: { pips: 0, face: "up" } }
  - { id: "chip", props: { worth: 3 } }
```
```yaml
section: "zones"
items:
  - { id: "tray", owner: "player", visibility: "VISIBILITY", ordering: "set" }
  - { id: "pool", ordering: "set" }
```
```yaml
section: "variables"
global:
  last: { init: 0, min: -1, max: 9 }
```
```yaml
section: "setup"
items:
  - forEach:
      bind: "$k"
      over: { query: "intsInRange", min: 1, max: 4 }
      effects: [{ createToken: { type: "die", zone: "tray:all", owner: "all", props: { pips: "$k" } } }]
  - createToken: { type: "chip", zone: "tray:all", owner: "all", count: 2 }
REST
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "roll"
    phase: "main"
    params: [{ name: "$v", domain: { query: "intsInRange", min: 0, max: 7 } }]
    pre: { op: ">=", left: { aggregate: { op: "count", query: { query: "tokensInZone", zone: "tray:actor", where: { op: "==", left: PIPS, right: "$v" } } } }, right: 1 }
    effects:
      - forEach:
          bind: "$d"
          over: { query: "tokensInZone", zone: "tray:actor", where: { op: "==", left: PIPS, right: "$v" } }
          effects:
            - roll: { bind: "$r" }
            - setTokenProp: { token: "$d", prop: "pips", value: "$r" }
      - setVar: { scope: "global", var: "last", value: "$v" }
  - id: "make"
    phase: "main"
    params: [{ name: "$w", domain: { query: "intsInRange", min: 1, max: 6 } }]
    pre: { op: "<", left: { ref: "zoneCount", zone: "tray:actor" }, right: 8 }
    effects: [{ createToken: { type: "die", zone: "tray:actor", owner: "actor", props: { pips: "$w" } } }]
  - id: "throw"
    phase: "main"
    params: [{ name: "$t", domain: { query: "tokensInZone", zone: "tray:actor", where: { op: "!=", left: PIPS, right: { ref: "gvar", var: "last" } } } }]
    pre: { op: ">", left: { ref: "zoneCount", zone: "tray:actor" }, right: 3 }
    effects: [{ destroyToken: { token: "$t" } }]
  - id: "flip"
    phase: "main"
    params: [{ name: "$f", domain: { query: "tokensInZone", zone: "tray:actor", where: { op: "==", left: { ref: "tokenProp", token: "$token", prop: "face" }, right: "up" } } }]
    effects:
      - setTokenProp: { token: "$f", prop: "face", value: "down" }
      - setTokenProp: { token: "$f", prop: "pips", value: FLIPPED }
  - id: "swap"
    phase: "main"
    effects: [{ moveAll: { from: "tray:opponent", to: "pool" } }, { moveAll: { from: "tray:actor", to: "tray:opponent" } }, { moveAll: { from: "pool", to: "tray:actor" } }]
```
```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 40 }, result: { type: "draw" } }
```
)y";

std::string gameOfDice(const std::string& flipped, const std::string& rest = "") {
  return filledIn(diceText, {{"VISIBILITY", "owner"},
                             {"FLIPPED", flipped},
                             {"REST\n", rest},
                             {"PIPS", R"y({ ref: "tokenProp", token: "$token", prop: "pips" })y"}});
}

std::size_t askedAllAtOnce(const std::string& text) {
  const kernel::RulesPtr rules = testing_games::rulesOf(text);
  if (!rules) return 0;
  const Compilation compiled = compileProgram(rules, Execution::Interpreted);
  return static_cast<std::size_t>(std::ranges::count(compiled.notes, Method::AllAtOnce, &MethodNote::method));
}

// In play each token may be made, changed and thrown away, and is not known to the others.
TEST(ValueSets, AnswerAsTheKernelDoes) {
  const std::string text = gameOfDice("0");
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(askedAllAtOnce(text), 4U);
}

// A value that may be any number keeps the property from having sets, and only that one.
TEST(ValueSets, AreNotThereForWhatMayBeAnything) {
  const std::string text =
      gameOfDice(R"y({ op: "+", left: 1, right: { ref: "tokenProp", token: "$f", prop: "pips" } })y");
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(askedAllAtOnce(text), 1U);
}

// What chance decides in setup is another range in another game.
TEST(ValueSets, AreThereForAllThatSetupMayRoll) {
  const std::string rolled = R"y(  - forEach:
      bind: "$p"
      over: { query: "players" }
      effects:
        - roll: { bind: "$first", sides: 20 }
        - createToken: { type: "die", zone: "tray:$p", owner: "$p", props: { pips: "$first" } }
)y";
  const std::string text = gameOfDice("0", rolled);
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(askedAllAtOnce(text), 4U);
  const std::string doubled =
      filledIn(text, {{R"y(pips: "$first")y", R"y(pips: { op: "*", left: 2, right: "$first" })y"}});
  expectPlayedAsByTheKernel(doubled);
  EXPECT_EQ(askedAllAtOnce(doubled), 1U);
}

}  // namespace
}  // namespace ludo::engine
