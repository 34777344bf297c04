// SPDX-License-Identifier: Apache-2.0
// What an action's `pre` asks of none of its parameters is asked before these are gone through.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::instructionsPerPly;

/// Players put stones, and take two cards from a hand of twelve, where PRE lets them.
std::string gameOfPairs(const std::string& pre, const std::string& params = "") {
  const std::string cards =
      R"y(
      - { name: "$one", domain: { query: "tokensInZone", zone: "hand:actor" } }
      - { name: "$two", domain: { query: "tokensInZone", zone: "hand:actor", where: { op: "!=", left: "$token", right: "$one" } } })y";
  return filledIn(R"y(```yaml
section: "metadata"
id: "pairs"
players: { min: 2, max: 2 }
maxTurns: 50
```
```yaml
section: "zones"
items:
  - { id: "hand", owner: "player", visibility: "owner" }
  - { id: "pile", ordering: "set" }
  - { id: "stones", ordering: "set" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "card", props: { rank: 1, suit: "none", isHigh: false } }
  - { id: "stone" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "card", zone: "hand:all", count: 4, owner: "all", props: { rank: 1, suit: "bell" } }
  - createToken: { type: "card", zone: "hand:all", count: 4, owner: "all", props: { rank: 2, suit: "leaf", isHigh: true } }
  - createToken: { type: "card", zone: "hand:all", count: 4, owner: "all", props: { rank: 3, suit: "bell", isHigh: true } }
  - shuffle: { zone: "hand:0" }
  - shuffle: { zone: "hand:1" }
  - createToken: { type: "stone", zone: "stones", count: 40 }
```
```yaml
section: "definitions"
items:
  - id: "sum"
    parameters: [{ name: "$one", is: "token" }]
    value: { op: "+", left: { ref: "tokenProp", token: "$one", prop: "rank" }, right: 0 }
  - id: "late"
    condition: { op: ">", left: { ref: "zoneCount", zone: "pile" }, right: 3 }
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
    params: [{ name: "$stone", domain: { query: "tokensInZone", zone: "stones", top: 2 } }]
    effects: [{ moveToken: { token: "$stone", to: "pile" } }]
  - id: "pair"
    phase: "main"
    params: PARAMS
    pre: PRE
    effects:
      - moveToken: { token: "top(hand:actor)", to: "pile" }
      - setTokenProp: { token: "top(pile)", prop: "suit", value: "leaf" }
```
```yaml
section: "end"
items:
  - { id: "over", when: { is: "empty", zone: "stones" }, result: { type: "draw" } }
```
)y",
                  {{"PARAMS", params.empty() ? cards : params}, {"PRE", pre}});
}

constexpr const char* never = R"y({ op: ">", left: { ref: "turnNumber" }, right: 1000 })y";
constexpr const char* even =
    R"y({ op: "==", left: { op: "mod", left: { ref: "turnNumber" }, right: 3 }, right: 0 })y";
constexpr const char* late = R"y({ ref: "defined", name: "late" })y";
constexpr const char* sameRank =
    R"y({ op: "==", left: { ref: "tokenProp", token: "$one", prop: "rank" }, right: { ref: "tokenProp", token: "$two", prop: "rank" } })y";
constexpr const char* sameSuit =
    R"y({ op: "==", left: { ref: "tokenProp", token: "$one", prop: "suit" }, right: { ref: "tokenProp", token: "$two", prop: "suit" } })y";
constexpr const char* bothHigh =
    R"y({ op: "==", left: { ref: "tokenProp", token: "$one", prop: "isHigh" }, right: { ref: "tokenProp", token: "$two", prop: "isHigh" } })y";

std::string both(const std::string& a, const std::string& b) {
  return R"y({ op: "and", args: [)y" + a + ", " + b + "] }";
}

TEST(AskedBefore, SparesTheParameters) {
  const std::string one = R"y([{ name: "$one", domain: { query: "intsInRange", min: 1, max: 1 } }])y";
  const double without = instructionsPerPly(gameOfPairs(never, one));
  for (const std::string& pre :
       {std::string(never), both(sameRank, never), both(both(sameSuit, even), never)})
    EXPECT_LT(instructionsPerPly(gameOfPairs(pre)), without * 1.2) << pre;
}

TEST(AskedBefore, IsTheSameAsAskedAfterwards) {
  for (
      const std::string& pre :
      {both(even, sameRank), both(sameSuit, late), both(bothHigh, both(even, late)),
       R"y({ op: "or", args: [)y" + std::string(even) + ", " + sameSuit + "] }",
       R"y({ op: "not", arg: )y" + both(even, sameRank) + " }",
       // The definition's parameter has the action's name, and stands for something else.
       both(
           R"y({ op: ">", left: { ref: "defined", name: "sum", with: { $one: { ref: "token", token: "top(hand:actor)" } } }, right: 1 })y",
           sameRank)})
    expectPlayedAsByTheKernel(gameOfPairs(pre));
}

// Text and truth values take less room than numbers.
TEST(TokenProperties, TakeTheRoomThatTheyNeed) {
  const std::string text = gameOfPairs(even);
  const auto bytes = [](const std::string& game) {
    return compileProgram(testing_games::rulesOf(game), Execution::Interpreted).program->positionBytes();
  };
  const std::size_t less =
      bytes(text) - bytes(filledIn(text, {{R"(, suit: "none")", ""},
                                          {R"(, suit: "bell")", ""},
                                          {R"(, suit: "leaf")", ""},
                                          {R"(prop: "suit", value: "leaf")", R"(prop: "rank", value: 2)"}}));
  EXPECT_GT(less, 0U);
  EXPECT_LT(less, 64 * 8U) << "a word for each of 64 tokens";
}

}  // namespace
}  // namespace ludo::engine
