// SPDX-License-Identifier: Apache-2.0
// Zones whose property has a value that only play knows are a row of a table.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;

/// Runners go to where their tickets say: WHERE says of `$zone` whether they may.
std::string gameOfTickets(const std::string& where, const std::string& more = "") {
  return filledIn(R"y(```yaml
section: "metadata"
id: "tickets"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "boards"
items:
  - id: "town"
    shape: { grid: { rows: 3, cols: 4 } }
    props:
      - { prop: "quarter", in: ["town_0_0", "town_0_1", "town_1_0"], value: "north" }
      - { prop: "quarter", in: ["town_2_0", "town_2_1"], value: "south" }
      - { prop: "quarter", in: ["town_1_2"], value: "none" }
      - { prop: "height", in: ["town_0_0", "town_2_3"], value: -7 }
      - { prop: "height", in: ["town_1_1", "town_1_2", "town_2_2"], value: 2 }
      - { prop: "isWet", in: ["town_0_3", "town_1_3"], value: true }
      - { prop: "isWet", in: ["town_0_0"], value: false }
      MORE
```
```yaml
section: "zones"
items: [{ id: "hand", owner: "player" }, { id: "used" }]
```
```yaml
section: "tokenTypes"
items:
  - { id: "runner" }
  - { id: "ticket", props: { to: "none", up: 0, wet: false } }
  - { id: "pass", props: { up: 2 } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "runner", zone: "town_0_0", owner: "0" }
  - createToken: { type: "runner", zone: "town_2_0", owner: "1" }
  - createToken: { type: "ticket", zone: "hand:all", count: 2, props: { to: "north", up: -7 } }
  - createToken: { type: "ticket", zone: "hand:all", count: 2, props: { to: "south", up: 2, wet: true } }
  - createToken: { type: "ticket", zone: "hand:all", props: { to: "east", up: 9000000000000 } }
  - createToken: { type: "pass", zone: "hand:all", count: 2 }
  - shuffle: { zone: "hand:0" }
  - shuffle: { zone: "hand:1" }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "allowed" }]
```
```yaml
section: "actions"
items:
  - id: "run"
    phase: "main"
    params:
      - { name: "$runner", domain: { query: "tokens", player: "actor", type: "runner" } }
      - { name: "$ticket", domain: { query: "tokensInZone", zone: "hand:actor" } }
      - { name: "$to", domain: { query: "zones", in: "town", where: WHERE } }
    effects:
      - moveToken: { token: "$runner", to: "$to" }
      - moveToken: { token: "top(hand:actor)", to: "used" }
```
```yaml
section: "end"
items:
  - { id: "out", when: { is: "empty", zone: "hand:active" }, result: { type: "draw" } }
```
)y",
                  {{"WHERE", where}, {"MORE", more}});
}

std::string compare(const std::string& op, const std::string& prop, const std::string& other) {
  return filledIn(R"y({ op: "HOW", left: { ref: "zoneProp", zone: "$zone", prop: "PROP" }, right: OTHER })y",
                  {{"HOW", op}, {"PROP", prop}, {"OTHER", other}});
}

std::string ofTicket(const std::string& prop) {
  return R"y({ ref: "tokenProp", token: "$ticket", prop: ")y" + prop + "\" }";
}

std::string ofRunner(const std::string& prop) {
  return R"y({ ref: "zoneProp", zone: "zoneOf($runner)", prop: ")y" + prop + "\" }";
}

bool isAskedAtOnce(const std::string& text) {
  const Compilation made = compileProgram(testing_games::rulesOf(text), Execution::Interpreted);
  const auto isOneByOne = [](const MethodNote& note) {
    return note.method == Method::OneByOne && note.construct == "compare";
  };
  return std::ranges::none_of(made.notes, isOneByOne);
}

TEST(ZonesByValue, AreLookedUp) {
  for (const std::string& where :
       {compare("==", "quarter", ofTicket("to")), compare("!=", "quarter", ofTicket("to")),
        compare("==", "quarter", R"("south")"), compare("==", "height", ofTicket("up")),
        compare("!=", "height", "2"), compare("==", "isWet", ofTicket("wet")), compare("!=", "isWet", "true"),
        compare("==", "quarter", ofRunner("quarter")), compare("!=", "height", ofRunner("height"))}) {
    EXPECT_TRUE(isAskedAtOnce(gameOfTickets(where))) << where;
    expectPlayedAsByTheKernel(gameOfTickets(where));
  }
}

// Far values, and those of several kinds, are asked zone by zone.
TEST(ZonesByValue, AreAskedOneByOneWhereATableWouldBeLarge) {
  const std::string where = compare("==", "height", ofTicket("up"));
  const std::string text =
      gameOfTickets(where, R"y(- { prop: "height", in: ["town_2_0"], value: 9000000000000 })y");
  EXPECT_FALSE(isAskedAtOnce(text));
  expectPlayedAsByTheKernel(text);
}

}  // namespace
}  // namespace ludo::engine
