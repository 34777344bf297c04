// SPDX-License-Identifier: Apache-2.0
// Completion of words and names.
#include "completion_cases.h"

namespace ludo::service {
namespace {

const CompletionCase nameCases[] = {
    // Words and names.
    {"EnumWords",
     R"(section: "zones"
items:
  - id: "z"
    owner: @
)",
     {R"(none => "none")", R"(player => "player")"}},
    {"EnumWordsInQuotes",
     R"(section: "zones"
items:
  - id: "z"
    owner: "@"
)",
     {"none", "player"}},
    {"GlobalVariables",
     action(R"(    pre: { op: "==", left: { ref: "gvar", var: "@" }, right: 1 }
)"),
     {"threat"}},
    {"PlayerVariables",
     action(R"(    effects:
      - addVar: { scope: "pvar", var: @ }
)"),
     {R"(money => "money")"}},
    {"AnyVariable",
     action(R"(    effects:
      - addVar: { var: "@ }
)"),
     {R"(threat => threat")", R"(money => money")"}},
    {"Zones",
     setup(R"(  - shuffle: { zone: "@" }
)"),
     {"deck", "market", "hand:actor", "hand:active", "hand:opponent", "hand:all", "discard:actor", "cell_0_0",
      "cell_2_2"},
     true,
     {"hand", "hand:left"}},
    {"AllOwnersAfterTheColon",
     setup(R"(  - shuffle: { zone: "hand:@" }
)"),
     {"hand:actor", "hand:left"},
     true,
     {},
     "hand:"},
    {"RegionsOfTheActor",
     sides() + action(R"(    params: [{ name: "$z", domain: { query: "zones", in: "@" } }]
)"),
     {"side"},
     true,
     {"side:opponent", "cell:opponent"}},
    {"OnePlayersPartAfterTheColon",
     sides() + action(R"(    params: [{ name: "$z", domain: { query: "zones", in: "side:@" } }]
)"),
     {"side:actor", "side:opponent", "side:left"},
     true,
     {"side:all", "side:allOther", "cell:opponent"},
     "side:"},
    {"AnUnclosedNameAmongOthers",
     setup(R"(  - draw: { from: "de@, to: "hand:each", count: 1 }
)"),
     {R"(deck => deck")"},
     true,
     {},
     "de"},
    {"TheMiddleOfAName",
     setup(R"(  - draw: { from: "deck", to: "ha@nd:each" }
)"),
     {"deck"},
     true,
     {},
     "hand:each"},
    {"Tokens",
     setup(R"(  - destroyToken: { token: "@" }
)"),
     {"top(deck)", "top(hand:actor)", "bottom(deck)"},
     true,
     {"top(cell_0_0)"}},
    {"TokensOnABoard",
     setup(R"(  - destroyToken: { token: "top(@" }
)"),
     {"top(cell_0_0)"},
     true},
    {"Players",
     R"(section: "end"
items:
  - when: true
    result: { type: "win", player: "@" }
)",
     {"actor", "active", "opponent", "all", "allOther", "left", "right", "0", "1"}},
    {"Regions",
     action(R"(    params:
      - name: "$c"
        domain: { query: "zones", in: "@" }
)"),
     {"cell", "top", "bottom"},
     true},
    {"Directions",
     action(R"y(    effects:
      - moveTokenAdjacent: { token: "top(deck)", direction: @ }
)y"),
     {R"(e => "e")", R"(s => "s")"},
     true},
    {"DirectionsOfAPlayerAfterTheColon",
     R"(section: "boards"
items:
  - { id: "b", shape: { grid: { rows: 2, cols: 2 } }, facing: ["n", "s"] }
```

```yaml
)" + action(R"y(    effects:
      - moveTokenAdjacent: { token: "top(deck)", direction: "forward:@" }
)y"),
     {"forward:actor", "forward:opponent", "forward:left"},
     true,
     {"forward:all", "backward:opponent", "n:opponent"},
     "forward:"},
    {"Constants",
     R"(section: "boards"
items:
  - id: "b"
    capacity: @
)",
     {R"(GOAL => "GOAL")", R"(HAND_LIMIT => "HAND_LIMIT")"}},
    {"TokenTypes",
     setup(R"(  - createToken: { type: "@" }
)"),
     {"card"}},
    {"PhasesOneOrMany",
     R"(section: "actions"
items:
  - id: "a"
    phase: @
)",
     {R"(main => "main")", R"(main => ["main"])"}},
    {"ActionCounts",
     R"(section: "turn"
phases:
  - id: "p"
    actions: @
)",
     {"1", "{ min: 1, max: 3 }", R"(any => "any")"}},
    {"TurnOrders",
     R"(section: "turn"
order: @
)",
     {R"(roundRobin => "roundRobin")", "{ repeat: [0, 1] }", "{ once: [0], repeat: [1, 0] }"}},
    {"Booleans",
     R"(section: "boards"
items:
  - id: "b"
    shape: { track: { length: 3, loop: @ } }
)",
     {"true", "false"}},
    {"NothingForFreeText",
     R"(section: "tokenTypes"
items:
  - id: "a"
    name: "@"
)",
     {}},
    {"NothingForNewNames",
     R"(section: "tokenTypes"
items:
  - id: "@"
)",
     {}},
    {"NothingInComments", action("    pre: true # wh@\n"), {}},
    {"NothingInTextBlocks",
     action(R"(    label: |
      Take @ coin
)"),
     {}},

    // Bindings.
    {"TheCandidateInsideWhere",
     action(R"(    params:
      - { name: "$c", domain: { query: "zones", where: { is: "empty", zone: "@" } } }
)"),
     {"$zone", "deck"},
     true,
     {"$c"}},
    {"EarlierParameters",
     action(R"(    params:
      - { name: "$a", domain: { query: "zones" } }
      - { name: "$b", domain: { query: "adjacentZones", zone: "@" } }
      - { name: "$c", domain: { query: "zones" } }
)"),
     {"$a", "deck"},
     true,
     {"$b", "$c"}},
    {"WhatTheListHasBoundBefore",
     action(R"(    effects:
      - roll: { bind: "$die" }
      - forEach: { bind: "$p", over: { query: "players" }, effects: [{ shuffle: { zone: "deck" } }] }
      - setVar: { scope: "global", var: "threat", value: "@" }
      - roll: { bind: "$later" }
)"),
     {"$die", "GOAL"},
     true,
     {"$p", "$later"}},
    {"WhatIsBoundAround",
     action(R"(    params: [{ name: "$c", domain: { query: "players" } }]
    effects:
      - forEach:
          bind: "$p"
          over: { query: "players" }
          effects:
            - addVar: { scope: "pvar", player: "@", var: "money", delta: 1 }
)"),
     {"actor", "$p", "$c"},
     true},
    {"TheEventOfATrigger",
     R"(section: "triggers"
items:
  - id: "t"
    event: "tokenEntered"
    effects:
      - destroyToken: { token: "@" }
)",
     {"$token", "top(deck)"},
     true,
     {"$zone", "$player"}},
    {"AnotherEventHasNoToken",
     R"(section: "triggers"
items:
  - id: "t"
    event: "turnEnd"
    when: { op: "==", left: "@", right: 1 }
    effects: []
)",
     {"$player", "GOAL"},
     true,
     {"$zone", "$token"}},
    {"AnEventWithAToken",
     R"(section: "triggers"
items:
  - id: "t"
    event: "tokenEntered"
    when: { op: "==", left: "@", right: 1 }
    effects: []
)",
     {"$zone", "$token", "$player", "GOAL", "HAND_LIMIT"}},
    {"OnlyPlayersAsAPlayer",
     action(R"(    params:
      - { name: "$z", domain: { query: "zones" } }
      - { name: "$p", domain: { query: "players" } }
      - { name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }
    effects:
      - addVar: { scope: "pvar", player: "@", var: "money", delta: 1 }
)"),
     {"actor", "$p"},
     true,
     {"$z", "$n"}},
    {"OnlyNumbersAsANumber",
     action(
         R"(    params:
      - { name: "$z", domain: { query: "zones" } }
      - { name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }
    effects:
      - let:
          bind: "$m"
          value: { ref: "zoneCount", zone: "deck" }
          in:
            - addVar: { scope: "global", var: "threat", delta: @ }
)"),
     {R"($m => "$m")", R"($n => "$n")", R"(GOAL => "GOAL")"},
     true,
     {"$z"}},
    {"OnlyNumbersInAnOrder",
     action(R"(    params:
      - { name: "$z", domain: { query: "zones" } }
      - { name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }
    pre: { op: "<", left: "@", right: 3 }
)"),
     {"$n", "GOAL"},
     true,
     {"$z"}},
    {"TokensAsATokenAndPicksNowhere",
     action(
         R"(    effects:
      - chooseN: { bind: "$cards", options: { query: "tokensInZone", zone: "deck" }, n: 2 }
      - chooseOne: { bind: "$card", options: { query: "tokensInZone", zone: "deck" } }
      - chooseOne: { bind: "$cell", options: { query: "zones", in: "cell" } }
      - moveToken: { token: "@", to: "market" }
)"),
     {"$card", "top(deck)"},
     true,
     {"$cards", "$cell"}},
    {"PicksAsACollection",
     action(
         R"(    effects:
      - chooseN: { bind: "$cards", options: { query: "tokensInZone", zone: "deck" }, n: 2 }
      - chooseOne: { bind: "$card", options: { query: "tokensInZone", zone: "deck" } }
      - forEach: { bind: "$c", over: { query: "binding", name: "@" }, effects: [] }
)"),
     {"$cards"}},
    {"AMemberOfThePicksIsAToken",
     action(
         R"(    effects:
      - chooseN: { bind: "$cards", options: { query: "tokensInZone", zone: "deck" }, n: 2 }
      - forEach:
          bind: "$c"
          over: { query: "binding", name: "$cards" }
          effects:
            - moveToken: { token: "$c", to: "@" }
)"),
     {"deck", "market"},
     true,
     {"$c", "$cards"}},

    // Names that a text stands for.
    {"BoardsInTheirLook",
     R"(section: "rendering"
boards:
  - board: @
)",
     {R"(cell => "cell")"}},
    {"NodesOfTheGraphInItsEdges",
     R"(section: "boards"
items:
  - id: "map"
    shape:
      graph:
        nodes: [{ id: "town" }, { id: "river" }]
        edges: [{ from: "@", to: "river" }]
)",
     {"town", "river"}},
    {"NothingForTheLabelOfAnEdge",
     R"(section: "boards"
items:
  - id: "map"
    shape:
      graph:
        nodes: [{ id: "town" }]
        edges: [{ label: "@" }]
)",
     {}},
    {"CellsOfTheBoardInItsRegions",
     R"(section: "boards"
items:
  - id: "row"
    shape: { track: { length: 2 } }
    regions: [{ id: "r", cells: ["@"] }]
)",
     {"row_0", "row_1"}},
    {"CellsForEachSeat",
     R"(section: "boards"
items:
  - id: "row"
    shape: { track: { length: 2 } }
    regions: [{ id: "r", perSeat: [["@"], []] }]
)",
     {"row_0", "row_1"}},
    {"AListOfCells",
     R"(section: "boards"
items:
  - id: "row"
    shape: { track: { length: 2 } }
    remove: @
)",
     {R"(row_0 => ["row_0"])", R"(row_1 => ["row_1"])"}},
};

}  // namespace

std::span<const CompletionCase> nameCompletions() {
  return nameCases;
}

}  // namespace ludo::service
