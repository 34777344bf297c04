// SPDX-License-Identifier: Apache-2.0
// Lines whose tokens share a property, as in Quarto.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

/// Pieces are put on a board of four by four, of one kind or another. `LINES` is what is asked for.
std::string game(const std::string& lines, const std::string& zones) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "alike"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - id: "cell"
    shape: { grid: { rows: 4, cols: 4 } }
    capacity: 1
    lines: [{ id: "own", lines: [["cell_0_0", "cell_1_2", "cell_3_3"], ["cell_0_1", "cell_0_3", "cell_2_2"]] }]
```
ZONES```yaml
section: "tokenTypes"
items:
  - { id: "tall", props: { tall: true, shade: 0, kind: "round" } }
  - { id: "low", props: { tall: false, shade: 1 } }
  - { id: "odd", props: { shade: 2, kind: "round" } }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$type", domain: { query: "enums", values: ["tall", "low", "odd"] } }
      - { name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    effects:
      - if: { when: { op: "==", left: "$type", right: "tall" }, then: [{ place: { type: "tall", zone: "$cell" } }] }
      - if: { when: { op: "==", left: "$type", right: "low" }, then: [{ place: { type: "low", zone: "$cell" } }] }
      - if:
          when: { op: "==", left: "$type", right: "odd" }
          then: [{ createToken: { type: "odd", zone: "$cell", owner: "actor", props: { shade: { op: "mod", left: { ref: "turnNumber" }, right: 2 } } } }]
```
```yaml
section: "end"
items:
  - { id: "enough", when: { op: ">=", left: LINES, right: 2 }, result: { type: "win" } }
  - { id: "one", when: { op: ">=", left: LINES, right: 1 }, result: { type: "lose" } }
  - { id: "full", when: { op: ">", left: { ref: "turnNumber" }, right: 14 }, result: { type: "draw" } }
```
)y";
  return testing_games::filledIn(text, {{"LINES", lines}, {"ZONES", zones}});
}

class SharingLines : public testing::TestWithParam<std::string> {};

TEST_P(SharingLines, AreThoseOfTheKernel) {
  const std::string lines = R"({ ref: "lines", )" + GetParam() + " }";
  const std::string onCells = game(lines, "");
  EXPECT_EQ(compileProgram(rulesOf(onCells), Execution::Interpreted).encoding,
            (Encoding{TokenEncoding::Cells, TurnEncoding::Fixed}));
  expectPlayedAsByTheKernel(onCells);
  // The same beside a pile, where tokens have ids.
  const std::string bag = R"y(```yaml
section: "zones"
items:
  - { id: "bag" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "tall", zone: "bag", count: 2 }
```
```yaml
section: "actions"
items:
  - id: "fetch"
    phase: "main"
    params:
      - { name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    pre: { is: "occupied", zone: "bag" }
    effects: [{ moveToken: { token: "top(bag)", to: "$cell" } }]
```
)y";
  const std::string byId = game(lines, bag);
  EXPECT_EQ(compileProgram(rulesOf(byId), Execution::Interpreted).encoding.tokens, TokenEncoding::Ids);
  expectPlayedAsByTheKernel(byId);
}

const std::string anybodysLine = R"(where: { is: "occupied", zone: "$zone" }, )";

INSTANTIATE_TEST_SUITE_P(
    Kinds, SharingLines,
    testing::Values(anybodysLine + R"(length: 3, sharing: ["tall", "shade", "kind"])",
                    anybodysLine + R"(length: 2, exact: true, sharing: "kind")",
                    anybodysLine + R"y(length: 3, through: "last()", sharing: ["shade", "kind"])y",
                    anybodysLine + R"y(length: 3, exact: true, through: "last()", sharing: "shade")y",
                    anybodysLine + R"(length: 3, among: "own", sharing: ["shade", "tall"])",
                    anybodysLine + R"y(length: 3, among: "own", through: "last()", sharing: "kind")y",
                    R"(length: 1, exact: true, sharing: "tall")",
                    R"(length: 2, sharing: ["tall", "shade"])"));

}  // namespace
}  // namespace ludo::engine
