// SPDX-License-Identifier: Apache-2.0
// Moves are counted by multiplying where no parameter at the end bears on another.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;

/// A number of guesses; FIRST to THIRD are what the parameters can be, PRE what is asked of them together.
std::string gameOfGuesses(const std::string& first, const std::string& second, const std::string& third,
                          const std::string& pre) {
  return filledIn(R"y(```yaml
section: "metadata"
id: "guesses"
players: { min: 2, max: 2 }
maxTurns: 30
```
```yaml
section: "tokenTypes"
items: [{ id: "chip" }]
```
```yaml
section: "zones"
items:
  - { id: "left", ordering: "set" }
  - { id: "right", ordering: "set" }
```
```yaml
section: "variables"
global:
  sum: { init: 1, min: 0, max: 5 }
```
```yaml
section: "setup"
items:
  - createToken: { type: "chip", zone: "left", count: 6 }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "definitions"
items:
  - id: "few"
    query: { query: "intsInRange", min: 1, max: { ref: "gvar", var: "sum" } }
  - id: "upTo"
    parameters: [{ name: "$most", is: "number" }]
    query: { query: "intsInRange", min: 0, max: "$most" }
```
```yaml
section: "actions"
items:
  - id: "guess"
    phase: "main"
    params:
      - { name: "$a", domain: FIRST }
      - { name: "$b", domain: SECOND }
      - { name: "$c", domain: THIRD }
    pre: PRE
    effects:
      - setVar: { scope: "global", var: "sum", value: "$a" }
      - addVar: { scope: "global", var: "sum", delta: "$b" }
      - moveToken: { token: "$c", to: "right" }
  - id: "back"
    phase: "main"
    params: [{ name: "$chip", domain: { query: "tokensInZone", zone: "right" } }]
    effects: [{ moveToken: { token: "$chip", to: "left" } }]
```
```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 40 }, result: { type: "draw" } }
```
)y",
                  {{"FIRST", first}, {"SECOND", second}, {"THIRD", third}, {"PRE", pre}});
}

constexpr const char* fewNumbers = R"y({ query: "defined", name: "few" })y";
constexpr const char* chips = R"y({ query: "tokensInZone", zone: "left" })y";

bool isMultiplied(const std::string& text) {
  const kernel::RulesPtr rules = testing_games::rulesOf(text);
  if (!rules) return false;
  const Compilation compiled = compileProgram(rules, Execution::Interpreted);
  return std::ranges::count(compiled.notes, Method::Product, &MethodNote::method) == 1;
}

void expectPlayedAndMultiplied(const std::string& text, bool multiplied) {
  expectPlayedAsByTheKernel(text);
  EXPECT_EQ(isMultiplied(text), multiplied);
}

TEST(IndependentParameters, AreMultiplied) {
  // The first range is empty now and then.
  expectPlayedAndMultiplied(
      gameOfGuesses(fewNumbers, R"y({ query: "intsInRange", min: -1, max: 1 })y", chips, "true"), true);
}

TEST(IndependentParameters, MayEachHaveADemand) {
  expectPlayedAndMultiplied(
      gameOfGuesses(
          fewNumbers, R"y({ query: "intsInRange", min: 0, max: 3 })y", chips,
          R"y({ op: "and", args: [{ op: "!=", left: "$b", right: { ref: "gvar", var: "sum" } }, { op: "<", left: "$a", right: 4 }, { op: ">", left: { ref: "zoneCount", zone: "left" }, right: 1 }] })y"),
      true);
}

TEST(IndependentParameters, ComeAfterOthers) {
  expectPlayedAndMultiplied(
      gameOfGuesses(fewNumbers, R"y({ query: "defined", name: "upTo", with: { $most: "$a" } })y", chips,
                    R"y({ op: "<=", left: { op: "+", left: "$b", right: "$a" }, right: 5 })y"),
      true);
}

TEST(IndependentParameters, AreNotThoseOfWhichMoreIsAskedTogether) {
  expectPlayedAndMultiplied(
      gameOfGuesses(
          fewNumbers, fewNumbers, chips,
          R"y({ op: "or", args: [{ op: "!=", left: "$b", right: 2 }, { op: "!=", left: "$c", right: { ref: "token", token: "bottom(left)" } }] })y"),
      false);
}

}  // namespace
}  // namespace ludo::engine
