// SPDX-License-Identifier: Apache-2.0
// Completion of sections, keys and constructs.
#include "completion_cases.h"

namespace ludo::service {

std::string action(const std::string& lines) {
  return R"(section: "actions"
items:
  - id: "try"
    phase: "main"
)" + lines;
}
std::string sides() {
  return R"(section: "regions"
items: [{ id: "side", perSeat: [["deck"], ["market"]] }]
```

```yaml
)";
}
std::string setup(const std::string& lines) {
  return R"(section: "setup"
items:
)" + lines;
}

namespace {

const CompletionCase cases[] = {
    // Sections. The host game has all but triggers and rendering; lists may be continued.
    {"SectionsInAnEmptyBlock",
     "@\n",
     {R"(section: "regions")", R"(section: "directionSets")", R"(section: "compass")",
      R"(section: "lineSets")", R"(section: "tables")", R"(section: "definitions")", R"(section: "triggers")",
      R"(section: "bundles")", R"(section: "rendering")", R"(section: "tests")", R"(section: "bundle")",
      R"(section: "zones")", R"(section: "boards")", R"(section: "tokenTypes")", R"(section: "setup")",
      R"(section: "actions")", R"(section: "end")"}},
    {"SectionsForAWord", "sec@\n", {R"(section: "triggers")"}, true, {}, "sec"},
    {"SectionNamesInQuotes",
     R"(section: "tr@"
)",
     {"triggers", "rendering", "zones"},
     true,
     {"metadata", "turn"},
     "tr"},
    {"SectionNamesInAnOpenQuote",
     R"(section: "tr@
)",
     {R"(triggers => triggers")"},
     true},
    {"SectionNamesWithoutQuotes", "section: @\n", {R"(triggers => "triggers")"}, true},
    {"TheItemsOfAList",
     R"(section: "zones"
@
)",
     {"items => items:\n  - "}},
    {"TheKeysOfASection",
     R"(section: "rendering"
@
)",
     {"tokens => tokens:\n  - ", "boards => boards:\n  - ", "zones => zones:\n  - "}},
    {"NoKeyTwice",
     R"(section: "rendering"
tokens: []
@
)",
     {"boards => boards:\n  - ", "zones => zones:\n  - "}},

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
     R"(section: "variables"
@
)",
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
     setup(R"(  - createToken: { type: "card", zone: "deck", props: { @ } }
)"),
     {"cost => cost: "}},

    // Constructs.
    {"EffectsInABlock",
     action(R"(    effects:
      - @
)"),
     {"setVar => setVar: ", "addVar => addVar: ", "endPhase => endPhase: {}"},
     true},
    {"EffectsWithoutADash",
     action(R"(    effects:
      @
)"),
     {"setVar => - setVar: "},
     true},
    {"EffectsInBraces", action("    effects: [{ @ }]\n"), {"setVar => setVar: "}, true},
    {"EffectsInBrackets", action("    effects: [@]\n"), {"setVar => { setVar: "}, true},
    {"TheKeysOfAnEffect",
     action(R"(    effects:
      - addVar: { scope: "pvar", @ }
)"),
     {"var => var: ", "delta => delta: ", "player => player: "}},
    {"TheKeysOfAnEffectInABlock",
     action(R"(    effects:
      - addVar:
          scope: "pvar"
          @
)"),
     {"var => var: ", "delta => delta: ", "player => player: "}},
    {"AnEffectStandsAlone",
     action(R"(    effects:
      - { addVar: { scope: "pvar" }, @ }
)"),
     {}},
    {"ConditionsAsAValue",
     action("    pre: @\n"),
     {R"(op: "and" => { op: "and", args: )", R"(op: "not" => { op: "not", arg: )",
      R"(op: "==" => { op: "==", left: )", R"(is: "empty" => { is: "empty", zone: )",
      R"(ref: "adjacent" => { ref: "adjacent", zone: )", "true", "false"},
     true},
    {"ConditionsInBraces", action("    pre: { @ }\n"), {R"(op: "==" => op: "==", left: )"}, true, {"true"}},
    {"ConditionsInABlock",
     action(R"(    pre:
      @
)"),
     {R"(op: "==" => op: "=="
      left: )"},
     true},
    {"TheOtherKeysOfACondition",
     action(R"(    pre: { op: "<", left: 1, @ }
)"),
     {"right => right: "}},
    {"OnlyWhatTheKeysAllow",
     action(R"(    pre: { zone: "deck", @ }
)"),
     {R"(is: "empty")"},
     true,
     {R"(op: "==")"}},
    {"TagWords",
     action(R"(    pre: { op: "@", args: [] }
)"),
     {"and", "or"},
     false,
     {"=="}},
    {"ValuesOfAComparison",
     action(R"(    pre: { op: "==", left: @ }
)"),
     {R"(GOAL => "GOAL")", R"(HAND_LIMIT => "HAND_LIMIT")", R"(ref: "gvar" => { ref: "gvar", var: )",
      "aggregate => { aggregate: "},
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
     action(R"(    params:
      - name: "$c"
        domain: { query: "@" }
)"),
     {"tokensInZone", "intsInRange", "enums", "players", "zones"},
     true},
};

}  // namespace

void PrintTo(const CompletionCase& test, std::ostream* out) {
  *out << test.name;
}

std::span<const CompletionCase> constructCompletions() {
  return cases;
}

}  // namespace ludo::service
