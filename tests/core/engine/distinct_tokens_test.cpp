// SPDX-License-Identifier: Apache-2.0
// Of tokens that are alike one is an option: those that are like it are looked up at once, in whatever order
// they come.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::instructionsPerPly;

/// Each player takes tiles from the bag and lays one of those in hand that differ in BY.
std::string gameOfTiles(const std::string& by,
                        const std::string& of = R"y({ query: "tokensInZone", zone: "hand:actor" })y",
                        const std::string& count = "3") {
  return filledIn(R"y(```yaml
section: "metadata"
id: "tiles"
players: { min: 2, max: 3 }
maxTurns: 60
```
```yaml
section: "zones"
items:
  - { id: "bag", visibility: "hidden" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "row", owner: "player" }
  - { id: "out", ordering: "set" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "oak", props: { height: 3, leaf: "round", marked: false } }
  - { id: "ash", props: { height: 2, leaf: "long", marked: false } }
  - { id: "elm", props: { height: 3, leaf: "long", marked: false } }
  - { id: "stone", props: { marked: false } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "oak", zone: "bag", count: COUNT }
  - createToken: { type: "ash", zone: "bag", count: COUNT, owner: "0" }
  - createToken: { type: "elm", zone: "bag", count: COUNT }
  - createToken: { type: "ash", zone: "bag", count: COUNT, owner: "1" }
  - createToken: { type: "stone", zone: "bag", count: 2 }
  - shuffle: { zone: "bag" }
  - draw: { from: "bag", to: "hand:all", count: COUNT }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "lay"
    phase: "main"
    params: [{ name: "$tile", domain: { query: "distinct", of: OF, bind: "$t", by: BY } }]
    effects:
      - setTokenProp: { token: "$tile", prop: "marked", value: { ref: "if", when: { op: "<", left: { ref: "zoneCount", zone: "row:actor" }, right: 2 }, then: true, else: false } }
      - moveToken: { token: "$tile", to: "row:actor" }
      - draw: { from: "bag", to: "hand:actor", count: 1 }
  - id: "clear"
    phase: "main"
    pre: { op: ">", left: { ref: "zoneCount", zone: "row:actor" }, right: 3 }
    effects:
      - forEach:
          bind: "$tile"
          over: { query: "distinct", of: { query: "tokensInZone", zone: "row:actor" }, bind: "$t", by: BY }
          effects: [{ moveToken: { token: "$tile", to: "hand:actor" } }]
      - moveAll: { from: "row:actor", to: "out" }
```
```yaml
section: "end"
items:
  - { id: "over", when: { is: "empty", zone: "hand:active" }, result: { type: "draw" } }
```
)y",
                  {{"OF", of}, {"BY", by}, {"COUNT", count}});
}

constexpr const char* type = R"y({ ref: "tokenType", token: "$t" })y";
constexpr const char* owner = R"y({ ref: "tokenOwner", token: "$t" })y";
constexpr const char* marked = R"y({ ref: "tokenProp", token: "$t", prop: "marked" })y";
constexpr const char* height = R"y({ ref: "tokenProp", token: "$t", prop: "height" })y";
constexpr const char* tall =
    R"y({ ref: "if", when: { op: "==", left: { ref: "tokenType", token: "$t" }, right: "oak" }, then: 1, else: 2 })y";
constexpr const char* others =
    R"y({ query: "tokensInZone", zone: "hand:actor", where: { op: "!=", left: "$token", right: { ref: "token", token: "top(row:actor)" } } })y";
constexpr const char* everywhere =
    R"y({ query: "tokens", where: { op: "!=", left: { ref: "tokenType", token: "$token" }, right: "elm" } })y";

bool isAllAtOnce(const std::string& text) {
  const Compilation made = compileProgram(testing_games::rulesOf(text), Execution::Interpreted);
  bool found = false;
  bool isEach = true;
  for (const MethodNote& note : made.notes) {
    if (note.construct != "distinct") continue;
    found = true;
    isEach = isEach && note.method == Method::AllAtOnce;
  }
  return found && isEach;
}

TEST(DistinctTokens, AreLookedUpByTypeAndOwner) {
  for (const std::string& by :
       {std::string(type), std::string(owner), "[" + std::string(type) + ", " + owner + "]"}) {
    EXPECT_TRUE(isAllAtOnce(gameOfTiles(by))) << by;
    expectPlayedAsByTheKernel(gameOfTiles(by));
  }
}

TEST(DistinctTokens, AreLookedUpWhereverTheyComeFrom) {
  for (const char* of : {others, everywhere}) {
    EXPECT_TRUE(isAllAtOnce(gameOfTiles(type, of))) << of;
    expectPlayedAsByTheKernel(gameOfTiles(type, of));
  }
}

// Those without the property are alike as well.
TEST(DistinctTokens, AreAskedOneByOneWhereSomeLackWhatTheyAreToldApartBy) {
  for (const char* by : {height, tall}) {
    EXPECT_FALSE(isAllAtOnce(gameOfTiles(by))) << by;
    expectPlayedAsByTheKernel(gameOfTiles(by));
  }
}

TEST(DistinctTokens, GoByWhatChangesInPlay) {
  expectPlayedAsByTheKernel(gameOfTiles(marked));
  expectPlayedAsByTheKernel(gameOfTiles("[" + std::string(marked) + ", " + type + "]"));
}

// The work is that of those that differ, however many there are.
TEST(DistinctTokens, TakeAsLongAsThereAreDifferentOnes) {
  const double few =
      instructionsPerPly(gameOfTiles(type, R"y({ query: "tokensInZone", zone: "hand:actor" })y", "4"));
  const double many =
      instructionsPerPly(gameOfTiles(type, R"y({ query: "tokensInZone", zone: "hand:actor" })y", "12"));
  EXPECT_LT(many, few * 1.5);
}

}  // namespace
}  // namespace ludo::engine
