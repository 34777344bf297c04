// SPDX-License-Identifier: Apache-2.0
// Cards that are types of their own, looked for by what only play knows.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;

/// A deck of twelve cards that is shuffled, and a pile that is empty now and then. MORE_TYPES are without
/// RANK.
constexpr const char* cards = R"y(```yaml
section: "metadata"
id: "cards"
players: { min: 2, max: 2 }
maxTurns: 60
```
```yaml
section: "tables"
items:
  - zone: "deck"
    columns: ["id", "suit"]
    rows:
      - ["oak{rank}", 1]
      - ["ash{rank}", 2]
      - ["elm{rank}", LAST_SUIT]
    each: { rank: [1, 2, 3, 4] }
```
```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden", ordering: "stack" }
  - { id: "pile", ordering: "stack" }
  - { id: "hand", owner: "player", visibility: "owner" }
```
MORE_TYPES
```yaml
section: "setup"
items:
  - shuffle: { zone: "deck" }
  - draw: { from: "deck", to: "hand:all", count: 4 }
MORE_SETUP
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "same"
    phase: "main"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "hand:actor", where: SAME_RANK }
    effects: [{ moveToken: { token: "$card", to: "pile" } }]
  - id: "other"
    phase: "main"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "hand:actor", where: { op: "!=", left: SUIT_ON_TOP, right: SUIT } }
    effects: [{ moveToken: { token: "$card", to: "pile" } }]
  - id: "set"
    phase: "main"
    params: [{ name: "$rank", domain: { query: "intsInRange", min: 0, max: 6 } }]
    pre:
      op: ">="
      left: { aggregate: { op: "count", query: { query: "tokensInZone", zone: "hand:actor", where: { op: "==", left: RANK, right: "$rank" } } } }
      right: 2
    effects:
      - forEach:
          bind: "$each"
          over: { query: "tokensInZone", zone: "hand:actor", where: { op: "==", left: RANK, right: "$rank" } }
          effects: [{ moveToken: { token: "$each", to: "pile" } }]
  - id: "draw"
    phase: "main"
    effects:
      - if: { when: { is: "empty", zone: "deck" }, then: [{ moveAll: { from: "pile", to: "deck" } }, { shuffle: { zone: "deck" } }] }
      - draw: { from: "deck", to: "hand:actor", count: 1 }
```
```yaml
section: "end"
items:
  - { id: "out", when: { is: "empty", zone: "hand:actor" }, result: { type: "win", player: "actor" } }
```
)y";

std::string written(const std::string& lastSuit, const std::string& types, const std::string& setup,
                    const std::string& sameRank = R"y({ op: "==", left: RANK, right: ON_TOP })y") {
  return filledIn(cards, {{"SAME_RANK", sameRank},
                          {"LAST_SUIT", lastSuit},
                          {"MORE_TYPES\n", types},
                          {"MORE_SETUP\n", setup},
                          {"SUIT_ON_TOP", R"y({ ref: "tokenProp", token: "top(pile)", prop: "suit" })y"},
                          {"SUIT", R"y({ ref: "tokenProp", token: "$token", prop: "suit" })y"},
                          {"ON_TOP", R"y({ ref: "tokenProp", token: "top(pile)", prop: "rank" })y"},
                          {"RANK", R"y({ ref: "tokenProp", token: "$token", prop: "rank" })y"}});
}

std::size_t allAtOnce(const std::string& text) {
  const kernel::RulesPtr rules = testing_games::rulesOf(text);
  if (!rules) return 0;
  const Compilation compiled = compileProgram(rules, Execution::Interpreted);
  return static_cast<std::size_t>(std::ranges::count(compiled.notes, Method::AllAtOnce, &MethodNote::method));
}

TEST(TypesByValue, AreFoundAllAtOnceAsTheKernelFindsThem) {
  const std::string text = written("3", "", "");
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(allAtOnce(text), 4U);
}

TEST(TypesByValue, MayLieFarApart) {
  expectPlayedAsByTheKernel(written("-900000", "", ""));
}

// Nothing is equal to nothing: those without a rank match an empty pile.
TEST(TypesByValue, OfWhichSomeHaveNone) {
  const std::string text = written("3", R"(```yaml
section: "tokenTypes"
items: [{ id: "joker" }]
```
)",
                                   R"(  - createToken: { type: "joker", zone: "hand:all", count: 2 }
)");
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(allAtOnce(text), 2U);
}

// The parameter stands for every token, and within another query the token is another.
TEST(TypesByValue, AreFoundThroughDefinitions) {
  const std::string definitions = R"y(```yaml
section: "definitions"
items:
  - id: "isOf"
    parameters: [{ name: "$c", is: "token" }, { name: "$rank", is: "number" }]
    condition: { op: "==", left: { ref: "tokenProp", token: "$c", prop: "rank" }, right: "$rank" }
  - id: "isRare"
    parameters: [{ name: "$c", is: "token" }]
    condition:
      op: "<"
      left:
        aggregate:
          op: "count"
          query:
            query: "tokensInZone"
            zone: "hand:actor"
            where: { op: "==", left: RANK, right: { ref: "tokenProp", token: "$c", prop: "rank" } }
      right: 2
  - id: "fits"
    parameters: [{ name: "$c", is: "token" }]
    condition:
      op: "or"
      args: [{ ref: "defined", name: "isOf", with: { $c: "$c", $rank: ON_TOP } }, { ref: "defined", name: "isRare", with: { $c: "$c" } }]
```
)y";
  const std::string text =
      written("3", definitions, "", R"y({ ref: "defined", name: "fits", with: { $c: "$token" } })y");
  expectPlayedAsByTheKernel(text);
}

}  // namespace
}  // namespace ludo::engine
