// SPDX-License-Identifier: Apache-2.0
// Costs of which the text says what they ask for are not tried on the position.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "core/lowering/lowered.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

/// Workers go to places that hold one or two; `COST` is what a place costs.
std::string game(const std::string& cost) {
  std::string text = R"y(```yaml
section: "metadata"
id: "workers"
players: { min: 2, max: 3 }
```
```yaml
section: "zones"
items:
  - { id: "home", owner: "player" }
  - { id: "mill", capacity: 1, props: { price: 1 } }
  - { id: "mine", capacity: 2, props: { price: 2 } }
  - { id: "field", props: { price: 0 } }
```
```yaml
section: "regions"
items:
  - { id: "places", zones: ["mill", "mine", "field"] }
```
```yaml
section: "tokenTypes"
items:
  - { id: "worker", props: { strength: 1 } }
  - { id: "foreman", props: { strength: 2 } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "worker", zone: "home:all", count: 2 }
  - createToken: { type: "foreman", zone: "home:all" }
```
```yaml
section: "variables"
perPlayer:
  coins: { init: 3, min: 0, max: 5 }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "work"
    phase: "main"
    params: [{ name: "$place", domain: { query: "zones", in: "places" } }]
    cost: COST
    effects: [{ addVar: { scope: "pvar", var: "coins", delta: 1 } }]
  - id: "rest"
    phase: "main"
    params: [{ name: "$who", domain: { query: "tokensInZone", zone: "field" } }]
    cost: [{ moveToken: { token: "$who", from: "field", to: "home:actor" } }]
```
```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 40 }, result: { type: "draw" } }
```
)y";
  return text.replace(text.find("COST"), 4, cost);
}

std::size_t scratchOf(const std::string& text) {
  const Reduction reduction(rulesOf(text), TokenEncoding::Ids);
  return lowerGame(reduction, {TokenEncoding::Ids, TurnEncoding::Free}).scratchBytes;
}

const std::string move = R"y({ moveToken: { token: "top(home:actor)", to: "$place" } })y";
const std::string price = R"y({ addVar: { scope: "pvar", var: "coins",
      delta: { op: "neg", value: { ref: "zoneProp", zone: "$place", prop: "price" } } } })y";
/// What it is depends on which token has moved away.
const std::string strength = R"y({ addVar: { scope: "pvar", var: "coins",
      delta: { op: "neg", value: { ref: "tokenProp", token: "top(home:actor)", prop: "strength" } } } })y";

TEST(ToldCosts, AWorkerAndCoins) {
  for (const std::string& cost : {move, move + ", " + price, price + ", " + move, strength + ", " + move}) {
    const std::string text = game("[" + cost + "]");
    // A trial keeps a copy of the position.
    EXPECT_LT(scratchOf(text), scratchOf(game("[" + move + ", " + strength + "]"))) << cost;
    expectPlayedAsByTheKernel(text);
  }
}

TEST(ToldCosts, AreTriedWhereOneChangesAnother) {
  expectPlayedAsByTheKernel(game("[" + move + ", " + strength + "]"));
  expectPlayedAsByTheKernel(game("[" + move + ", " + move + "]"));
}

}  // namespace
}  // namespace ludo::engine
