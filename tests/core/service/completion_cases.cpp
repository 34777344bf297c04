// SPDX-License-Identifier: Apache-2.0
#include "completion_cases.h"

namespace ludo::service {
namespace {

std::string action(const std::string& lines) {
  return R"(section: "actions"
items:
  - id: "try"
    phase: "main"
)" + lines;
}
/// A block of its own: a region with a part for each seat.
std::string sides() {
  return R"(section: "regions"
items: [{ id: "side", perSeat: [["deck"], ["market"]] }]
```

```yaml
)";
}
std::string setup(const std::string& lines) {
  return "section: \"setup\"\nitems:\n" + lines;
}

const CompletionCase cases[] = {
    // Sections. The host game has all but triggers and rendering; lists may be continued.
    {"SectionsInAnEmptyBlock",
     "@\n",
     {"section: \"regions\"", "section: \"directionSets\"", "section: \"compass\"", "section: \"lineSets\"",
      "section: \"tables\"", "section: \"definitions\"", "section: \"triggers\"", "section: \"bundles\"",
      "section: \"rendering\"", "section: \"tests\"", "section: \"bundle\"", "section: \"zones\"",
      "section: \"boards\"", "section: \"tokenTypes\"", "section: \"setup\"", "section: \"actions\"",
      "section: \"end\""}},
    {"SectionsForAWord", "sec@\n", {"section: \"triggers\""}, true, {}, "sec"},
    {"SectionNamesInQuotes",
     "section: \"tr@\"\n",
     {"triggers", "rendering", "zones"},
     true,
     {"metadata", "turn"},
     "tr"},
    {"SectionNamesInAnOpenQuote", "section: \"tr@\n", {"triggers => triggers\""}, true},
    {"SectionNamesWithoutQuotes", "section: @\n", {"triggers => \"triggers\""}, true},
    {"TheItemsOfAList", "section: \"zones\"\n@\n", {"items => items:\n  - "}},
    {"TheKeysOfASection",
     "section: \"rendering\"\n@\n",
     {"tokens => tokens:\n  - ", "boards => boards:\n  - "}},
    {"NoKeyTwice",
     R"(section: "rendering"
tokens: []
@
)",
     {"boards => boards:\n  - "}},

    // Tests.
    {"StepsOfATest",
     R"(section: "tests"
items:
  - name: "t"
    script:
      - @
)",
     {"take => take: ", "random => random: ", "expect => expect: "},
     true},
    {"BundlesOfTheLibrary",
     R"(section: "bundles"
items:
  - use: "@"
)",
     {"auction-ascending", "market-row", "turn-limit"},
     true},
    {"ParametersOfABundle",
     R"(section: "bundles"
items:
  - use: "turn-limit"
    with: { @ }
)",
     {"TURNS => TURNS: "}},
    {"ParametersOfABundleOnceEach",
     R"(section: "bundles"
items:
  - use: "trading-post"
    with:
      GOODS: "money"
      @
)",
     {"MONEY => MONEY: ", "START => START: ", "PHASE => PHASE: "}},
    {"MovesOfATest",
     R"(section: "tests"
items:
  - name: "t"
    script:
      - "wa@"
)",
     {"wait", "stop", "endPhase", "pass"},
     false,
     {},
     "wa"},
    {"ArgumentsOfAMove",
     R"y(section: "tests"
items:
  - name: "t"
    script:
      - "wait(ca@)"
)y",
     {"card", "deck", "market"},
     true,
     {"wait"},
     "ca"},

    // Keys.
    {"RequiredKeysFirst",
     R"(section: "actions"
items:
  - label: "x"
    @
)",
     {"id => id: ", "phase => phase: ", "actor => actor: ", "params => params:\n      - "},
     true,
     {"label"}},
    {"KeysGivenBelowCount",
     R"(section: "actions"
items:
  - @
    phase: "main"
    effects: []
)",
     {"id => id: ", "label => label: "},
     true,
     {"phase", "effects"}},
    {"ListsOfMappingsBringTheirDash",
     action("    @\n"),
     {"params => params:\n      - ", "effects => effects:\n      - "},
     true},
    {"AlsoInANewEntry",
     R"(section: "boards"
items:
  - id: "b"
  - @
)",
     {"id => id: ", "regions => regions:\n      - "},
     true},
    {"MappingsWithNewNamesBeginALine",
     "section: \"variables\"\n@\n",
     {"global => global:\n  ", "perPlayer => perPlayer:\n  "},
     true},
    {"NotInBraces",
     R"(section: "actions"
items:
  - { id: "a", @ }
)",
     {"params => params: "},
     true},
    {"NotWhereOneMayStandAlone",
     R"(section: "regions"
items:
  - id: "a"
    @
)",
     {"zones => zones: "},
     true},
    {"KeysOfANewEntry",
     R"(section: "actions"
items:
  @
)",
     {"id => - id: ", "phase => - phase: "},
     true},
    {"KeysOfAnEntryAfterOthers",
     R"(section: "zones"
items:
  - id: "a"
  @
)",
     {"id => - id: "},
     true},
    {"KeysInBraces",
     R"(section: "end"
items:
  - { id: "e", @ }
)",
     {"when => when: ", "result => result: "}},
    {"KeysInOpenBraces",
     R"(section: "end"
items:
  - id: "a"
    result: { @
    when: true
)",
     {"type => type: ", "player => player: "}},
    {"AKeyThatHasItsColon", action("    pr@: true\n"), {"label", "actor", "params", "pre"}, true, {}, "pr"},
    {"NamesAsKeys",
     setup("  - createToken: { type: \"card\", zone: \"deck\", props: { @ } }\n"),
     {"cost => cost: "}},

    // Constructs.
    {"EffectsInABlock",
     action("    effects:\n      - @\n"),
     {"setVar => setVar: ", "addVar => addVar: ", "endPhase => endPhase: {}"},
     true},
    {"EffectsWithoutADash", action("    effects:\n      @\n"), {"setVar => - setVar: "}, true},
    {"EffectsInBraces", action("    effects: [{ @ }]\n"), {"setVar => setVar: "}, true},
    {"EffectsInBrackets", action("    effects: [@]\n"), {"setVar => { setVar: "}, true},
    {"TheKeysOfAnEffect",
     action("    effects:\n      - addVar: { scope: \"pvar\", @ }\n"),
     {"var => var: ", "delta => delta: ", "player => player: "}},
    {"TheKeysOfAnEffectInABlock",
     action("    effects:\n      - addVar:\n          scope: \"pvar\"\n          @\n"),
     {"var => var: ", "delta => delta: ", "player => player: "}},
    {"AnEffectStandsAlone", action("    effects:\n      - { addVar: { scope: \"pvar\" }, @ }\n"), {}},
    {"ConditionsAsAValue",
     action("    pre: @\n"),
     {"op: \"and\" => { op: \"and\", args: ", "op: \"not\" => { op: \"not\", arg: ",
      "op: \"==\" => { op: \"==\", left: ", "is: \"empty\" => { is: \"empty\", zone: ",
      "ref: \"adjacent\" => { ref: \"adjacent\", zone: ", "true", "false"},
     true},
    {"ConditionsInBraces", action("    pre: { @ }\n"), {"op: \"==\" => op: \"==\", left: "}, true, {"true"}},
    {"ConditionsInABlock", action("    pre:\n      @\n"), {"op: \"==\" => op: \"==\"\n      left: "}, true},
    {"TheOtherKeysOfACondition", action("    pre: { op: \"<\", left: 1, @ }\n"), {"right => right: "}},
    {"OnlyWhatTheKeysAllow",
     action("    pre: { zone: \"deck\", @ }\n"),
     {"is: \"empty\""},
     true,
     {"op: \"==\""}},
    {"TagWords", action("    pre: { op: \"@\", args: [] }\n"), {"and", "or"}, false, {"=="}},
    {"ValuesOfAComparison",
     action("    pre: { op: \"==\", left: @ }\n"),
     {"GOAL => \"GOAL\"", "HAND_LIMIT => \"HAND_LIMIT\"",
      "ref: \"gvar\" => { ref: \"gvar\", var: ", "aggregate => { aggregate: "},
     true},
    {"ParametersOfADefinition",
     R"(section: "definitions"
items:
  - id: "isNear"
    parameters: [{ name: "$a", is: "zone" }, { name: "$b", is: "zone" }]
    condition: { ref: "adjacent", zone: "$a", to: "$b" }
  - id: "isAlone"
    parameters: [{ name: "$c", is: "zone" }]
    condition: { ref: "defined", name: "isNear", with: { $a: "$c", @ } }
)",
     {"$b => $b: "}},
    {"NamesOfDefinitions",
     R"(section: "definitions"
items:
  - id: "five"
    value: 5
  - id: "six"
    value: { ref: "defined", name: "@" }
)",
     {"five", "six"}},
    {"ZonesInsideADefinition",
     R"(section: "definitions"
items:
  - id: "isNear"
    parameters: [{ name: "$a", is: "zone" }, { name: "$n", is: "number" }]
    condition: { is: "empty", zone: "$@" }
)",
     {"$a"},
     true,
     {"$n"}},
    {"QueriesOfAParameter",
     action("    params:\n      - name: \"$c\"\n        domain: { query: \"@\" }\n"),
     {"tokensInZone", "intsInRange", "enums", "players", "zones"},
     true},

    // Words and names.
    {"EnumWords",
     R"(section: "zones"
items:
  - id: "z"
    owner: @
)",
     {"none => \"none\"", "player => \"player\""}},
    {"EnumWordsInQuotes",
     R"(section: "zones"
items:
  - id: "z"
    owner: "@"
)",
     {"none", "player"}},
    {"GlobalVariables",
     action("    pre: { op: \"==\", left: { ref: \"gvar\", var: \"@\" }, right: 1 }\n"),
     {"threat"}},
    {"PlayerVariables",
     action("    effects:\n      - addVar: { scope: \"pvar\", var: @ }\n"),
     {"money => \"money\""}},
    {"AnyVariable",
     action("    effects:\n      - addVar: { var: \"@ }\n"),
     {"threat => threat\"", "money => money\""}},
    {"Zones",
     setup("  - shuffle: { zone: \"@\" }\n"),
     {"deck", "market", "hand:actor", "hand:active", "hand:opponent", "hand:all", "discard:actor", "cell_0_0",
      "cell_2_2"},
     true,
     {"hand", "hand:left"}},
    {"AllOwnersAfterTheColon",
     setup("  - shuffle: { zone: \"hand:@\" }\n"),
     {"hand:actor", "hand:left"},
     true,
     {},
     "hand:"},
    {"RegionsOfTheActor",
     sides() + action("    params: [{ name: \"$z\", domain: { query: \"zones\", in: \"@\" } }]\n"),
     {"side"},
     true,
     {"side:opponent", "cell:opponent"}},
    {"OnePlayersPartAfterTheColon",
     sides() + action("    params: [{ name: \"$z\", domain: { query: \"zones\", in: \"side:@\" } }]\n"),
     {"side:actor", "side:opponent", "side:left"},
     true,
     {"side:all", "side:allOther", "cell:opponent"},
     "side:"},
    {"AnUnclosedNameAmongOthers",
     setup("  - draw: { from: \"de@, to: \"hand:each\", count: 1 }\n"),
     {"deck => deck\""},
     true,
     {},
     "de"},
    {"TheMiddleOfAName",
     setup("  - draw: { from: \"deck\", to: \"ha@nd:each\" }\n"),
     {"deck"},
     true,
     {},
     "hand:each"},
    {"Tokens",
     setup("  - destroyToken: { token: \"@\" }\n"),
     {"top(deck)", "top(hand:actor)", "bottom(deck)"},
     true,
     {"top(cell_0_0)"}},
    {"TokensOnABoard", setup("  - destroyToken: { token: \"top(@\" }\n"), {"top(cell_0_0)"}, true},
    {"Players",
     R"(section: "end"
items:
  - when: true
    result: { type: "win", player: "@" }
)",
     {"actor", "active", "opponent", "all", "allOther", "left", "right", "0", "1"}},
    {"Regions",
     action("    params:\n      - name: \"$c\"\n        domain: { query: \"zones\", in: \"@\" }\n"),
     {"cell", "top", "bottom"},
     true},
    {"Directions",
     action("    effects:\n      - moveTokenAdjacent: { token: \"top(deck)\", direction: @ }\n"),
     {"e => \"e\"", "s => \"s\""},
     true},
    {"Constants",
     R"(section: "boards"
items:
  - id: "b"
    capacity: @
)",
     {"GOAL => \"GOAL\"", "HAND_LIMIT => \"HAND_LIMIT\""}},
    {"TokenTypes", setup("  - createToken: { type: \"@\" }\n"), {"card"}},
    {"PhasesOneOrMany",
     R"(section: "actions"
items:
  - id: "a"
    phase: @
)",
     {"main => \"main\"", "main => [\"main\"]"}},
    {"ActionCounts",
     R"(section: "turn"
phases:
  - id: "p"
    actions: @
)",
     {"1", "{ min: 1, max: 3 }", "any => \"any\""}},
    {"TurnOrders",
     "section: \"turn\"\norder: @\n",
     {"roundRobin => \"roundRobin\"", "{ repeat: [0, 1] }", "{ once: [0], repeat: [1, 0] }"}},
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
    {"NothingInTextBlocks", action("    label: |\n      Take @ coin\n"), {}},

    // Bindings.
    {"TheCandidateInsideWhere",
     action("    params:\n      - { name: \"$c\", domain: { query: \"zones\", where: { is: \"empty\", zone: "
            "\"@\" } } }\n"),
     {"$zone", "deck"},
     true,
     {"$c"}},
    {"EarlierParameters",
     action("    params:\n      - { name: \"$a\", domain: { query: \"zones\" } }\n"
            "      - { name: \"$b\", domain: { query: \"adjacentZones\", zone: \"@\" } }\n"
            "      - { name: \"$c\", domain: { query: \"zones\" } }\n"),
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
     {"$m => \"$m\"", "$n => \"$n\"", "GOAL => \"GOAL\""},
     true,
     {"$z"}},
    {"OnlyNumbersInAnOrder",
     action("    params:\n      - { name: \"$z\", domain: { query: \"zones\" } }\n"
            "      - { name: \"$n\", domain: { query: \"intsInRange\", min: 1, max: 2 } }\n"
            "    pre: { op: \"<\", left: \"@\", right: 3 }\n"),
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
         "    effects:\n"
         "      - chooseN: { bind: \"$cards\", options: { query: \"tokensInZone\", zone: \"deck\" }, n: 2 }\n"
         "      - chooseOne: { bind: \"$card\", options: { query: \"tokensInZone\", zone: \"deck\" } }\n"
         "      - forEach: { bind: \"$c\", over: { query: \"binding\", name: \"@\" }, effects: [] }\n"),
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
     {"cell => \"cell\""}},
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
     {"row_0 => [\"row_0\"]", "row_1 => [\"row_1\"]"}},
};

}  // namespace

void PrintTo(const CompletionCase& test, std::ostream* out) {
  *out << test.name;
}

std::span<const CompletionCase> completionCases() {
  return cases;
}

}  // namespace ludo::service
