// SPDX-License-Identifier: Apache-2.0
// Lines and enclosed zones on boards that go round.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

/// Stones are put on a ring of so many spaces; `EFFECT` comes after each.
std::string game(const std::string& spaces, const std::string& when, const std::string& effect = "") {
  const std::string text = R"y(```yaml
section: "metadata"
id: "ring"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - { id: "s", shape: { track: { length: SPACES, loop: true } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "stone", props: { shade: 0 } }
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
    params: [{ name: "$c", domain: { query: "zones", in: "s", where: { is: "empty", zone: "$zone" } } }]
    effects:
      - createToken: { type: "stone", zone: "$c", owner: "actor", props: { shade: { op: "mod", left: { ref: "turnNumber" }, right: 3 } } }
EFFECT```
```yaml
section: "end"
items:
  - { id: "won", when: WHEN, result: { type: "win" } }
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 30 }, result: { type: "draw" } }
```
)y";
  return testing_games::filledIn(text, {{"SPACES", spaces}, {"WHEN", when}, {"EFFECT", effect}});
}

void expectCells(const std::string& text) {
  const Compilation made = compileProgram(rulesOf(text), Execution::Interpreted);
  EXPECT_EQ(made.encoding, (Encoding{TokenEncoding::Cells, TurnEncoding::Fixed})) << made.reason;
  EXPECT_EQ(made.execution, Execution::Interpreted);
  expectPlayedAsByTheKernel(text);
}

std::string atLeast(const std::string& lines, int count = 1) {
  return R"({ op: ">=", left: { ref: "lines", )" + lines + " }, right: " + std::to_string(count) + " }";
}

const std::string anybodys = R"(where: { is: "occupied", zone: "$zone" }, )";

TEST(Rings, HaveLinesThatGoRound) {
  for (const char* spaces : {"5", "7", "70"}) {
    expectCells(game(spaces, atLeast("length: 3")));
    expectCells(game(spaces, atLeast("length: 2, exact: true", 2)));
    expectCells(game(spaces, atLeast(R"y(length: 3, through: "last()")y")));
  }
}

TEST(Rings, AreLinesThemselvesWhenTheyAreFull) {
  for (const char* what :
       {"length: 5", "length: 5, exact: true", "length: 4, exact: true", "length: 6",
        R"y(length: 5, exact: true, through: "last()")y", R"y(length: 6, through: "last()")y", "length: 1"})
    expectCells(game("5", atLeast(anybodys + what)));
}

TEST(Rings, HaveLinesWhoseTokensShareAProperty) {
  expectCells(game("6", atLeast(anybodys + R"(length: 3, sharing: "shade")")));
  expectCells(
      game("6", atLeast(anybodys + R"y(length: 2, exact: true, through: "last()", sharing: "shade")y")));
}

TEST(Rings, EncloseZones) {
  const std::string capture = R"(      - capture: { what: { query: "sandwiched", from: "$c" } }
)";
  const std::string two =
      R"(      - capture: { what: { query: "sandwiched", from: "$c", length: 2, where: { is: "occupied", zone: "$zone" } } }
)";
  for (const std::string& effect : {capture, two})
    for (const char* spaces : {"5", "9", "70"}) expectCells(game(spaces, atLeast("length: 4"), effect));
}

// Along the first direction that leads from one to the other, and in that order.
TEST(Rings, HaveZonesBetweenOthers) {
  const std::string taken = R"(      - capture: { what: { query: "between", from: "s_0", to: "$c" } }
)";
  const std::string chosen =
      R"(      - chooseOne: { bind: "$gone", options: { query: "between", from: "$c", to: "s_2" } }
      - capture: { what: { query: "filter", of: { query: "zones", in: "s" }, bind: "$z", where: { op: "==", left: "$z", right: "$gone" } } }
)";
  for (const std::string& effect : {taken, chosen})
    for (const char* spaces : {"5", "9"}) expectCells(game(spaces, atLeast("length: 4"), effect));
}

/// Stones on three places that lead on in one direction only; the last leads to `last`.
std::string oneWay(const std::string& last) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "way"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - id: "s"
    capacity: 1
    shape: { graph: { nodes: [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }], edges: [{ from: "a", to: "b", label: "on", oneWay: true }, { from: "b", to: "c", label: "on", oneWay: true }, { from: "c", to: "LAST", label: "on", oneWay: true }] } }
```
```yaml
section: "tokenTypes"
items: [{ id: "stone" }]
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
    params: [{ name: "$c", domain: { query: "zones", in: "s", where: { is: "empty", zone: "$zone" } } }]
    effects:
      - place: { type: "stone", zone: "$c" }
      - randomOne: { bind: "$gone", options: { query: "intsInRange", min: 1, max: 4 } }
      - if: { when: { op: "==", left: "$gone", right: 2 }, then: [{ capture: { what: { query: "tokensInZone", zone: "s_b" } } }] }
```
```yaml
section: "end"
items:
  - { id: "won", when: { op: ">=", left: { ref: "lines", length: 2 }, right: 1 }, result: { type: "win" } }
  - { id: "through", when: { op: ">=", left: { ref: "lines", length: 3, through: "s_c", where: { is: "occupied", zone: "$zone" } }, right: 1 }, result: { type: "draw" } }
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 20 }, result: { type: "draw" } }
```
)y";
  return testing_games::filledIn(text, {{"LAST", last}});
}

TEST(Ways, ThatDoNotLeadBackHaveLines) {
  expectCells(oneWay("d"));
  expectCells(oneWay("a"));
}

// Whose zone before another is which one, no set of zones says.
TEST(Ways, ThatJoinAreTheKernels) {
  const Compilation made = compileProgram(rulesOf(oneWay("b")), Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Reference);
  EXPECT_EQ(made.reason, "lines along ways that do not lead back, or join");
  ASSERT_FALSE(made.obstacles.empty());
  EXPECT_NE(made.obstacles.back().instead, "");
}

}  // namespace
}  // namespace ludo::engine
