// SPDX-License-Identifier: Apache-2.0
// As found_games_test.cpp, on boards.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "found_games.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::neverEnds;
using testing_games::onePhase;
using testing_games::smallBoard;
using testing_games::twoPlayers;

TEST(FoundBoardGames, ListsOfMovesWithNumbersHaveRoomBesideEachOther) {
  const auto action = [](const std::string& id, const std::string& numbers, const std::string& region) {
    return testing_games::filledIn(R"(  - id: "NAME"
    phase: "main"
    params:
      - { name: "$n", domain: { query: "intsInRange", NUMBERS } }
      - { name: "$at", domain: { query: "zones", in: "REGION" } }
    effects: [{ setVar: { scope: "global", var: "NAME", value: "$n" } }, { place: { type: "piece", zone: "$at" } }]
)",
                                   {{"NAME", id}, {"NUMBERS", numbers}, {"REGION", region}});
  };
  expectPlayedAsByTheKernel(std::string(twoPlayers) + smallBoard +
                            R"(```yaml
section: "variables"
global:
  low: { type: "int", init: 0, min: 0, max: 20 }
  high: { type: "int", init: 0, min: 0, max: 20 }
```
)" + onePhase + R"(```yaml
section: "actions"
items:
)" + action("low", "min: 1, max: 6", "cell") +
                            action("high", "min: 11, max: 12", "corners") + "```\n" + neverEnds);
}

TEST(FoundBoardGames, ALineLongerThanTheBoardIsNone) {
  expectPlayedAsByTheKernel(std::string(twoPlayers) + smallBoard + onePhase +
                            R"y(```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$at", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    effects: [{ place: { type: "piece", zone: "$at" } }]
```
```yaml
section: "end"
items:
  - { id: "longest", when: { op: ">=", left: { ref: "lines", length: 4000000000000000, exact: true, type: "piece", through: "last()" }, right: 1 }, result: { type: "win", player: "actor" } }
```
)y");
}

TEST(FoundBoardGames, BoardsNeedNotFillTheirWords) {
  for (const char* size : {"rows: 7, cols: 9", "rows: 8, cols: 8", "rows: 5, cols: 13"}) {
    expectPlayedAsByTheKernel(std::string(twoPlayers) +
                              R"(```yaml
section: "boards"
items:
  - { id: "cell", capacity: 1, shape: { grid: { )" +
                              size +
                              R"( } } }
```
```yaml
section: "tokenTypes"
items:
  - { id: "piece", name: "Piece" }
```
)" + onePhase +
                              R"(```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params:
      - { name: "$at", domain: { query: "zones", where: { is: "empty", zone: "$zone" } } }
    effects: [{ place: { type: "piece", zone: "$at" } }]
```
)" + neverEnds);
  }
}

}  // namespace
}  // namespace ludo::engine
