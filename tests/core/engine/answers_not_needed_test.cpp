// SPDX-License-Identifier: Apache-2.0
// Of the two values between which a condition chooses, only the one that is chosen is worked out, where that
// takes long.
#include <gtest/gtest.h>

#include <string>

#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::gameOfStones;
using testing_games::instructionsPerPly;

std::string gameOfValues(const std::string& value) {
  return gameOfStones(5, 20,
                      filledIn(R"y(      - setVar: { scope: "global", var: "worth", value: VALUE }
)y",
                               {{"VALUE", value}}),
                      R"y(
```yaml
section: "variables"
global:
  worth: { min: -9, max: 900 }
```
```yaml
section: "definitions"
items:
  - id: "walls"
    value: { aggregate: { op: "sum", query: { query: "zones", in: "cell", where: { is: "occupied", zone: "$zone" } }, bind: "$z", each: { aggregate: { op: "count", query: { query: "adjacentZones", zone: "$z", where: { is: "empty", zone: "$zone" } } } } } }
  - id: "owners"
    value: { aggregate: { op: "count", query: { query: "zones", in: "cell", where: { is: "own", zone: "$zone" } } } }
```
)y");
}

constexpr const char* walls = R"y({ ref: "defined", name: "walls" })y";
constexpr const char* early = R"y({ op: "<", left: { ref: "turnNumber" }, right: 3 })y";

std::string chosen(const std::string& when, const std::string& yes, const std::string& no) {
  return filledIn(R"y({ ref: "if", when: WHEN, then: YES, else: NO })y",
                  {{"WHEN", when}, {"YES", yes}, {"NO", no}});
}

TEST(AnswersNotNeeded, AreNotWorkedOut) {
  const double never = instructionsPerPly(gameOfValues("1"));
  const double always = instructionsPerPly(gameOfValues(walls));
  for (const std::string& value :
       {chosen(early, walls, "1"),
        chosen(R"y({ op: ">=", left: { ref: "turnNumber" }, right: 3 })y", "1", walls)})
    EXPECT_LT(instructionsPerPly(gameOfValues(value)), never + (always - never) / 4) << value;
}

TEST(AnswersNotNeeded, LeaveTheOthersAsTheyAre) {
  const std::string odd =
      R"y({ op: "==", left: { op: "mod", left: { ref: "turnNumber" }, right: 2 }, right: 1 })y";
  const std::string owners = R"y({ ref: "defined", name: "owners" })y";
  expectPlayedAsByTheKernel(gameOfValues(chosen(odd, walls, owners)));
  expectPlayedAsByTheKernel(
      gameOfValues(chosen(early, chosen(odd, walls, "-3"), chosen(odd, owners, walls))));
  expectPlayedAsByTheKernel(gameOfValues(chosen("true", owners, walls)));
}

}  // namespace
}  // namespace ludo::engine
