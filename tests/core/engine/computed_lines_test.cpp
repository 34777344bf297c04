// SPDX-License-Identifier: Apache-2.0
// Lines whose length is worked out in play are counted by code, as the kernel counts them.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::gameOfStones;
using testing_games::rulesOf;

/// What is counted after each stone is kept in a variable, and stones that are in no line of the length that
/// is wanted for now may be taken.
std::string game(const std::string& lines) {
  const std::string more = R"y(```yaml
section: "variables"
global:
  wanted: { init: 0, min: -1, max: 7 }
  found: { init: 0, min: 0, max: 200 }
```
```yaml
section: "regions"
items:
  - { id: "middle", zones: ["cell_1_1", "cell_1_2", "cell_2_1", "cell_2_2"] }
```
```yaml
section: "lineSets"
items:
  - { id: "own", lines: [["cell_0_0"], ["cell_0_0", "cell_1_1"], ["cell_0_3", "cell_1_2", "cell_2_1", "cell_3_0"], ["cell_0_1", "cell_1_1", "cell_2_1"], ["cell_1_0", "cell_1_1", "cell_1_2"]] }
```
```yaml
section: "actions"
items:
  - id: "take"
    phase: "main"
    params:
      - name: "$gone"
        domain: { query: "zones", in: "cell", where: { op: "and", args: [{ is: "own", zone: "$zone" }, { op: "==", left: THROUGH, right: 0 }] } }
    pre: { op: "<", left: { ref: "turnNumber" }, right: 60 }
    effects: [{ capture: { what: { query: "tokensInZone", zone: "$gone" } } }]
```
```yaml
section: "scoring"
score: LINES
```
)y";
  const std::string effects = R"y(      - addVar: { scope: "global", var: "wanted", delta: 1 }
      - if: { when: { op: ">=", left: { ref: "gvar", var: "wanted" }, right: 6 }, then: [{ setVar: { scope: "global", var: "wanted", value: -1 } }] }
      - addVar: { scope: "global", var: "found", delta: LINES }
)y";
  const std::string through =
      R"y({ ref: "lines", through: "$zone", length: { ref: "gvar", var: "wanted" } })y";
  return filledIn(gameOfStones(4, 40, effects, more), {{"THROUGH", through}, {"LINES", lines}});
}

const std::string wanted = R"y(length: { ref: "gvar", var: "wanted" })y";

TEST(ComputedLines, AreCountedAsTheKernelDoes) {
  for (const std::string more :
       {"", ", exact: true", R"(, through: "cell_1_2")", R"(, through: "cell_1_2", exact: true)",
        R"(, directions: "orthogonal")", R"(, player: "opponent")", R"(, excluding: "middle")",
        R"(, where: { is: "occupied", zone: "$zone" })", R"(, among: "own")",
        R"(, among: "own", exact: true)", R"(, among: "own", through: "cell_1_1")"}) {
    SCOPED_TRACE(more);
    expectPlayedAsByTheKernel(game(R"({ ref: "lines", )" + wanted + more + " }"));
  }
}

TEST(ComputedLines, AreAskedOfEachZone) {
  const std::string length =
      R"y(length: { ref: "if", when: { op: "==", left: { ref: "zoneProp", zone: "$zone", prop: "row" }, right: 1 }, then: 1, else: 2 })y";
  expectPlayedAsByTheKernel(filledIn(game(R"({ ref: "lines", length: 2 })"),
                                     {{R"(left: { ref: "lines", through: "$zone", )" + wanted + " }",
                                       R"(left: { ref: "lines", through: "$zone", )" + length + " }"}}));
}

TEST(ComputedLines, ThatAConstantSaysAreAsOthers) {
  const std::string sum =
      R"y({ ref: "lines", through: "cell_1_2", length: { op: "+", left: 1, right: 2 } })y";
  expectPlayedAsByTheKernel(game(sum));
}

}  // namespace
}  // namespace ludo::engine
