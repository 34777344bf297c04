// SPDX-License-Identifier: Apache-2.0
// Properties that hold values of several kinds, and values of one kind or another.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

/// Pieces step about and remember something. `VALUE` is what a piece holds after a step, `START` before,
/// `WHEN` when the mover wins; `MORE` are more blocks.
std::string game(const std::string& start, const std::string& value, const std::string& when,
                 const std::string& more = "") {
  const std::string text = R"y(```yaml
section: "metadata"
id: "memory"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 4, cols: 4 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "piece", props: { held: START } }
  - { id: "plain" }
```
```yaml
section: "setup"
items:
  - place: { type: "piece", zone: "cell_0_0", owner: "0" }
  - place: { type: "plain", zone: "cell_0_2", owner: "0" }
  - place: { type: "piece", zone: "cell_3_3", owner: "1" }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "step"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "cell", where: { is: "own", zone: "$zone" } } }
      - { name: "$to", domain: { query: "adjacentZones", zone: "$from", where: { is: "empty", zone: "$zone" } } }
    effects:
      - moveToken: { token: "top($from)", to: "$to" }
      - setTokenProp: { token: "top($to)", prop: "held", value: VALUE }
MORE```
```yaml
section: "end"
items:
  - { id: "won", when: WHEN, result: { type: "win" } }
```
)y";
  return testing_games::filledIn(text, {{"START", start}, {"VALUE", value}, {"WHEN", when}, {"MORE", more}});
}

const std::string held = R"y({ ref: "tokenProp", token: "top(last())", prop: "held" })y";

/// Holds the value beside the token on the last zone against another.
std::string equals(const std::string& other) {
  return R"({ op: "==", left: )" + held + ", right: " + other + " }";
}

void expectCellsOf(const std::string& text) {
  const kernel::RulesPtr rules = rulesOf(text);
  ASSERT_TRUE(rules);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Interpreted) << made.reason;
  EXPECT_EQ(made.encoding, (Encoding{TokenEncoding::Cells, TurnEncoding::Fixed})) << made.reason;
  expectPlayedAsByTheKernel(text);
}

TEST(SeveralKinds, APieceHoldsWhereItCameFrom) {
  // Back to where it came from is the way to go on.
  const std::string back = R"y(  - id: "back"
    phase: "main"
    params:
      - { name: "$piece", domain: { query: "zones", in: "cell", where: { is: "own", zone: "$zone", type: "piece" } } }
    effects:
      - let:
          bind: "$home"
          value: { ref: "tokenProp", token: "top($piece)", prop: "held" }
          in: [{ moveToken: { token: "top($piece)", to: "$home" } }]
)y";
  expectCellsOf(game(R"("nowhere")", R"("$from")", equals(R"({ ref: "zone", zone: "cell_2_2" })"), back));
}

TEST(SeveralKinds, APieceHoldsWhoMovedItOrANumber) {
  expectCellsOf(game(R"("nobody")", R"({ ref: "player", player: "actor" })",
                     equals(R"({ ref: "player", player: "1" })")));
  expectCellsOf(game("true", R"({ ref: "turnNumber" })", equals("7")));
}

TEST(SeveralKinds, ATypeOfWhichNothingIsKnown) {
  expectCellsOf(game(R"("none")", R"y({ ref: "tokenType", token: "top(cell_1_1)" })y", equals(R"("plain")")));
}

TEST(SeveralKinds, NumbersThatHaveNoRoomBesideTheirKind) {
  expectCellsOf(game(R"("none")", R"({ op: "*", left: { ref: "turnNumber" }, right: 100000000000000000 })",
                     equals("400000000000000000")));
}

TEST(SeveralKinds, AValueOfOneKindOrAnother) {
  const std::string either = R"({ ref: "if", when: { op: ">", left: { ref: "turnNumber" }, right: 4 },
          then: { ref: "zone", zone: "cell_1_1" }, else: { ref: "turnNumber" } })";
  expectCellsOf(
      game(R"("none")", either, R"({ op: "in", item: )" + either + R"(, set: { query: "zones", in: "cell",
          where: { is: "own", zone: "$zone" } } })"));
}

// The table makes tokens of one type in setup, with a number for some and a text for others.
TEST(SeveralKinds, SetupGivesOtherKindsThanTheTypeHas) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "faces"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "zones"
items:
  - { id: "row" }
  - { id: "kept", owner: "player" }
```
```yaml
section: "tables"
items:
  - tokens: "card"
    zone: "row"
    columns: ["face", "worth"]
    rows: [[3, 1], [4, 2], ["J", 3], [true, 4], [10, 5]]
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "take"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "row" } }]
    effects:
      - moveToken: { token: "$card", to: "kept:actor" }
      - if:
          when: { op: "==", left: { ref: "tokenProp", token: "$card", prop: "face" }, right: "J" }
          then: [{ setTokenProp: { token: "$card", prop: "worth", value: 9 } }]
```
```yaml
section: "end"
items:
  - { id: "all", when: { is: "empty", zone: "row" }, result: { type: "draw" } }
```
)y";
  const kernel::RulesPtr rules = rulesOf(text);
  ASSERT_TRUE(rules);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Interpreted) << made.reason;
  expectPlayedAsByTheKernel(text);
}

TEST(SeveralKinds, ATokenNeedsIds) {
  const std::string other = R"y({ ref: "token", token: "top(cell_0_0)" })y";
  const std::string text = game(R"("none")", other, equals(other));
  const Compilation made = compileProgram(rulesOf(text), Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Interpreted) << made.reason;
  EXPECT_EQ(made.encoding.tokens, TokenEncoding::Ids);
  expectPlayedAsByTheKernel(text);
}

/// A zone that no rule can reach is left out before anything is lowered, and others get its number.
TEST(SeveralKinds, AZoneThatIsHeldBesideOneThatIsLeftOut) {
  const std::string zones = R"y(```yaml
section: "zones"
items:
  - { id: "aaa" }
```
)y";
  expectCellsOf(zones + game(R"("nowhere")", R"("$from")", equals(R"({ ref: "zone", zone: "cell_2_2" })")));
}

TEST(SeveralKinds, PositionsWithThemRepeat) {
  expectCellsOf(game(R"("nowhere")", R"("$from")",
                     R"({ op: ">=", left: { ref: "repetitions", toMove: true }, right: 3 })"));
}

}  // namespace
}  // namespace ludo::engine
