// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "core/service/analysis.h"
#include "spec_text.h"

namespace ludo::service {
namespace {

/// What is offered at `@` in a block that is added to the host game, as "label => text" or just "text" where
/// both are equal. `offered` stands in this order; with `others`, more may stand between and behind.
struct Case {
  std::string name;
  std::string yaml;
  std::vector<std::string> offered;
  bool others = false;
  std::vector<std::string> notOffered = {};
  std::string replaced = {};
};

void PrintTo(const Case& test, std::ostream* out) {
  *out << test.name;
}

std::string action(const std::string& lines) {
  return "section: \"actions\"\nitems:\n  - id: \"try\"\n    phase: \"main\"\n" + lines;
}
/// A block of its own: a region with a part for each seat.
std::string sides() {
  return "section: \"regions\"\nitems: [{ id: \"side\", perSeat: [[\"deck\"], [\"market\"]] "
         "}]\n```\n\n```yaml\n";
}
std::string setup(const std::string& lines) {
  return "section: \"setup\"\nitems:\n" + lines;
}

const Case cases[] = {
    // Sections. The host game has all but triggers and rendering; lists may be continued.
    {"SectionsInAnEmptyBlock",
     "@\n",
     {"section: \"regions\"", "section: \"directionSets\"", "section: \"compass\"", "section: \"lineSets\"",
      "section: \"definitions\"", "section: \"triggers\"", "section: \"bundles\"", "section: \"rendering\"",
      "section: \"tests\"", "section: \"bundle\"", "section: \"zones\"", "section: \"boards\"",
      "section: \"tokenTypes\"", "section: \"setup\"", "section: \"actions\"", "section: \"end\""}},
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
    {"NoKeyTwice", "section: \"rendering\"\ntokens: []\n@\n", {"boards => boards:\n  - "}},

    // Tests.
    {"StepsOfATest",
     "section: \"tests\"\nitems:\n  - name: \"t\"\n    script:\n      - @\n",
     {"take => take: ", "random => random: ", "expect => expect: "},
     true},
    {"BundlesOfTheLibrary",
     "section: \"bundles\"\nitems:\n  - use: \"@\"\n",
     {"auction-ascending", "market-row", "turn-limit"},
     true},
    {"ParametersOfABundle",
     "section: \"bundles\"\nitems:\n  - use: \"turn-limit\"\n    with: { @ }\n",
     {"TURNS => TURNS: "}},
    {"ParametersOfABundleOnceEach",
     "section: \"bundles\"\nitems:\n  - use: \"trading-post\"\n    with:\n      GOODS: \"money\"\n      @\n",
     {"MONEY => MONEY: ", "START => START: ", "PHASE => PHASE: "}},
    {"MovesOfATest",
     "section: \"tests\"\nitems:\n  - name: \"t\"\n    script:\n      - \"wa@\"\n",
     {"wait", "stop", "endPhase", "pass"},
     false,
     {},
     "wa"},
    {"ArgumentsOfAMove",
     "section: \"tests\"\nitems:\n  - name: \"t\"\n    script:\n      - \"wait(ca@)\"\n",
     {"card", "deck", "market"},
     true,
     {"wait"},
     "ca"},

    // Keys.
    {"RequiredKeysFirst",
     "section: \"actions\"\nitems:\n  - label: \"x\"\n    @\n",
     {"id => id: ", "phase => phase: ", "actor => actor: ", "params => params:\n      - "},
     true,
     {"label"}},
    {"KeysGivenBelowCount",
     "section: \"actions\"\nitems:\n  - @\n    phase: \"main\"\n    effects: []\n",
     {"id => id: ", "label => label: "},
     true,
     {"phase", "effects"}},
    {"ListsOfMappingsBringTheirDash",
     action("    @\n"),
     {"params => params:\n      - ", "effects => effects:\n      - "},
     true},
    {"AlsoInANewEntry",
     "section: \"boards\"\nitems:\n  - id: \"b\"\n  - @\n",
     {"id => id: ", "regions => regions:\n      - "},
     true},
    {"MappingsWithNewNamesBeginALine",
     "section: \"variables\"\n@\n",
     {"global => global:\n  ", "perPlayer => perPlayer:\n  "},
     true},
    {"NotInBraces", "section: \"actions\"\nitems:\n  - { id: \"a\", @ }\n", {"params => params: "}, true},
    {"NotWhereOneMayStandAlone",
     "section: \"regions\"\nitems:\n  - id: \"a\"\n    @\n",
     {"zones => zones: "},
     true},
    {"KeysOfANewEntry", "section: \"actions\"\nitems:\n  @\n", {"id => - id: ", "phase => - phase: "}, true},
    {"KeysOfAnEntryAfterOthers", "section: \"zones\"\nitems:\n  - id: \"a\"\n  @\n", {"id => - id: "}, true},
    {"KeysInBraces",
     "section: \"end\"\nitems:\n  - { id: \"e\", @ }\n",
     {"when => when: ", "result => result: "}},
    {"KeysInOpenBraces",
     "section: \"end\"\nitems:\n  - id: \"a\"\n    result: { @\n    when: true\n",
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
     "section: \"definitions\"\nitems:\n"
     "  - id: \"isNear\"\n    parameters: [{ name: \"$a\", is: \"zone\" }, { name: \"$b\", is: \"zone\" }]\n"
     "    condition: { ref: \"adjacent\", zone: \"$a\", to: \"$b\" }\n"
     "  - id: \"isAlone\"\n    parameters: [{ name: \"$c\", is: \"zone\" }]\n"
     "    condition: { ref: \"defined\", name: \"isNear\", with: { $a: \"$c\", @ } }\n",
     {"$b => $b: "}},
    {"NamesOfDefinitions",
     "section: \"definitions\"\nitems:\n"
     "  - id: \"five\"\n    value: 5\n  - id: \"six\"\n    value: { ref: \"defined\", name: \"@\" }\n",
     {"five", "six"}},
    {"ZonesInsideADefinition",
     "section: \"definitions\"\nitems:\n"
     "  - id: \"isNear\"\n    parameters: [{ name: \"$a\", is: \"zone\" }, { name: \"$n\", is: \"number\" "
     "}]\n"
     "    condition: { is: \"empty\", zone: \"$@\" }\n",
     {"$a"},
     true,
     {"$n"}},
    {"QueriesOfAParameter",
     action("    params:\n      - name: \"$c\"\n        domain: { query: \"@\" }\n"),
     {"tokensInZone", "intsInRange", "enums", "players", "zones"},
     true},

    // Words and names.
    {"EnumWords",
     "section: \"zones\"\nitems:\n  - id: \"z\"\n    owner: @\n",
     {"none => \"none\"", "player => \"player\""}},
    {"EnumWordsInQuotes",
     "section: \"zones\"\nitems:\n  - id: \"z\"\n    owner: \"@\"\n",
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
     "section: \"end\"\nitems:\n  - when: true\n    result: { type: \"win\", player: \"@\" }\n",
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
     "section: \"boards\"\nitems:\n  - id: \"b\"\n    capacity: @\n",
     {"GOAL => \"GOAL\"", "HAND_LIMIT => \"HAND_LIMIT\""}},
    {"TokenTypes", setup("  - createToken: { type: \"@\" }\n"), {"card"}},
    {"PhasesOneOrMany",
     "section: \"actions\"\nitems:\n  - id: \"a\"\n    phase: @\n",
     {"main => \"main\"", "main => [\"main\"]"}},
    {"ActionCounts",
     "section: \"turn\"\nphases:\n  - id: \"p\"\n    actions: @\n",
     {"1", "{ min: 1, max: 3 }", "any => \"any\""}},
    {"TurnOrders",
     "section: \"turn\"\norder: @\n",
     {"roundRobin => \"roundRobin\"", "{ repeat: [0, 1] }", "{ once: [0], repeat: [1, 0] }"}},
    {"Booleans",
     "section: \"boards\"\nitems:\n  - id: \"b\"\n    shape: { track: { length: 3, loop: @ } }\n",
     {"true", "false"}},
    {"NothingForFreeText", "section: \"tokenTypes\"\nitems:\n  - id: \"a\"\n    name: \"@\"\n", {}},
    {"NothingForNewNames", "section: \"tokenTypes\"\nitems:\n  - id: \"@\"\n", {}},
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
     action("    effects:\n      - roll: { bind: \"$die\" }\n"
            "      - forEach: { bind: \"$p\", over: { query: \"players\" }, effects: [{ shuffle: { zone: "
            "\"deck\" } }] }\n"
            "      - setVar: { scope: \"global\", var: \"threat\", value: \"@\" }\n"
            "      - roll: { bind: \"$later\" }\n"),
     {"$die", "GOAL"},
     true,
     {"$p", "$later"}},
    {"WhatIsBoundAround",
     action("    params: [{ name: \"$c\", domain: { query: \"players\" } }]\n    effects:\n      - forEach:\n"
            "          bind: \"$p\"\n          over: { query: \"players\" }\n          effects:\n"
            "            - addVar: { scope: \"pvar\", player: \"@\", var: \"money\", delta: 1 }\n"),
     {"actor", "$p", "$c"},
     true},
    {"TheEventOfATrigger",
     "section: \"triggers\"\nitems:\n  - id: \"t\"\n    event: \"tokenEntered\"\n    effects:\n      - "
     "destroyToken: { token: \"@\" }\n",
     {"$token", "top(deck)"},
     true,
     {"$zone", "$player"}},
    {"AnotherEventHasNoToken",
     "section: \"triggers\"\nitems:\n  - id: \"t\"\n    event: \"turnEnd\"\n    when: { op: \"==\", left: "
     "\"@\", right: 1 }\n    effects: []\n",
     {"$player", "GOAL"},
     true,
     {"$zone", "$token"}},
    {"AnEventWithAToken",
     "section: \"triggers\"\nitems:\n  - id: \"t\"\n    event: \"tokenEntered\"\n    when: { op: \"==\", "
     "left: \"@\", right: 1 }\n    effects: []\n",
     {"$zone", "$token", "$player", "GOAL", "HAND_LIMIT"}},
    {"OnlyPlayersAsAPlayer",
     action("    params:\n      - { name: \"$z\", domain: { query: \"zones\" } }\n"
            "      - { name: \"$p\", domain: { query: \"players\" } }\n"
            "      - { name: \"$n\", domain: { query: \"intsInRange\", min: 1, max: 2 } }\n"
            "    effects:\n      - addVar: { scope: \"pvar\", player: \"@\", var: \"money\", delta: 1 }\n"),
     {"actor", "$p"},
     true,
     {"$z", "$n"}},
    {"OnlyNumbersAsANumber",
     action(
         "    params:\n      - { name: \"$z\", domain: { query: \"zones\" } }\n"
         "      - { name: \"$n\", domain: { query: \"intsInRange\", min: 1, max: 2 } }\n"
         "    effects:\n      - let:\n          bind: \"$m\"\n          value: { ref: \"zoneCount\", zone: "
         "\"deck\" }\n          in:\n            - addVar: { scope: \"global\", var: \"threat\", delta: @ "
         "}\n"),
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
         "    effects:\n"
         "      - chooseN: { bind: \"$cards\", options: { query: \"tokensInZone\", zone: \"deck\" }, n: 2 }\n"
         "      - chooseOne: { bind: \"$card\", options: { query: \"tokensInZone\", zone: \"deck\" } }\n"
         "      - chooseOne: { bind: \"$cell\", options: { query: \"zones\", in: \"cell\" } }\n"
         "      - moveToken: { token: \"@\", to: \"market\" }\n"),
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
         "    effects:\n"
         "      - chooseN: { bind: \"$cards\", options: { query: \"tokensInZone\", zone: \"deck\" }, n: 2 }\n"
         "      - forEach:\n          bind: \"$c\"\n          over: { query: \"binding\", name: \"$cards\" "
         "}\n          effects:\n            - moveToken: { token: \"$c\", to: \"@\" }\n"),
     {"deck", "market"},
     true,
     {"$c", "$cards"}},

    // Names that a text stands for.
    {"BoardsInTheirLook", "section: \"rendering\"\nboards:\n  - board: @\n", {"cell => \"cell\""}},
    {"NodesOfTheGraphInItsEdges",
     "section: \"boards\"\nitems:\n  - id: \"map\"\n    shape:\n      graph:\n        nodes: [{ id: \"town\" "
     "}, { id: \"river\" }]\n        edges: [{ from: \"@\", to: \"river\" }]\n",
     {"town", "river"}},
    {"NothingForTheLabelOfAnEdge",
     "section: \"boards\"\nitems:\n  - id: \"map\"\n    shape:\n      graph:\n        nodes: [{ id: \"town\" "
     "}]\n        edges: [{ label: \"@\" }]\n",
     {}},
    {"CellsOfTheBoardInItsRegions",
     "section: \"boards\"\nitems:\n  - id: \"row\"\n    shape: { track: { length: 2 } }\n    regions: [{ id: "
     "\"r\", cells: [\"@\"] }]\n",
     {"row_0", "row_1"}},
    {"CellsForEachSeat",
     "section: \"boards\"\nitems:\n  - id: \"row\"\n    shape: { track: { length: 2 } }\n    regions: [{ id: "
     "\"r\", perSeat: [[\"@\"], []] }]\n",
     {"row_0", "row_1"}},
    {"AListOfCells",
     "section: \"boards\"\nitems:\n  - id: \"row\"\n    shape: { track: { length: 2 } }\n    remove: @\n",
     {"row_0 => [\"row_0\"]", "row_1 => [\"row_1\"]"}},
};

class CompletionTest : public ::testing::TestWithParam<Case> {};

TEST_P(CompletionTest, OffersWhatMayStandThere) {
  const Case& test = GetParam();
  testing::WithCursor spec =
      testing::withCursor("# Before\n\n" + testing::hostGame() + testing::block(test.yaml) + "After.\n");
  AnalysisPtr analysis = testing::analysed(spec.text);
  std::vector<std::string> found;
  for (const Completion& completion : completionsAt(*analysis, spec.offset)) {
    found.push_back(completion.label == completion.text ? completion.text
                                                        : completion.label + " => " + completion.text);
    EXPECT_FALSE(completion.kind.empty());
    EXPECT_LE(completion.replaces.begin, spec.offset);
    EXPECT_GE(completion.replaces.end, spec.offset);
    EXPECT_EQ(completion.detail.find('\n'), std::string::npos);
    if (!test.replaced.empty()) {
      EXPECT_EQ(analysis->source->view(completion.replaces), test.replaced);
    }
  }
  std::string all;
  for (const std::string& offer : found) all += offer + '\n';
  if (!test.others) {
    EXPECT_EQ(found, test.offered);
  }
  auto from = found.begin();
  for (const std::string& offer : test.offered) {
    from = std::find(from, found.end(), offer);
    ASSERT_NE(from, found.end()) << offer << " is not offered, or not in its place, among\n" << all;
  }
  for (const std::string& label : test.notOffered) {
    for (const std::string& offer : found) {
      EXPECT_NE(offer.substr(0, offer.find(" => ")), label) << all;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Places, CompletionTest, ::testing::ValuesIn(cases),
                         [](const auto& instance) { return instance.param.name; });

TEST(Completion, OffersNothingInProse) {
  const std::string text = testing::hostGame();
  AnalysisPtr analysis = testing::analysed(text);
  EXPECT_TRUE(completionsAt(*analysis, 0).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.find("```yaml") + 2).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.size()).empty());
  EXPECT_TRUE(completionsAt(*analysis, text.size() + 1000).empty());
}

TEST(Completion, WorksInABlockThatIsNotClosedYet) {
  testing::WithCursor spec =
      testing::withCursor(testing::hostGame() + "```yaml\nsection: \"triggers\"\nitems:\n  - @");
  std::vector<Completion> found = completionsAt(*testing::analysed(spec.text), spec.offset);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().text, "id: ");
}

/// Typing goes through every broken state: none may crash, and none may offer what would replace text that
/// is not at the cursor.
TEST(Completion, EveryOffsetOfEveryPrefixIsSafe) {
  const std::string whole =
      "section: \"actions\"\nitems:\n  - id: \"a\" # c\n    label: |\n      x: {\n    pre: { op: \"and\", "
      "args: [true, { is: "
      "\"own\", zone: 'deck' }] }\n    effects:\n      - forEach: { bind: \"$p\", over: { query: \"players\" "
      "},\n"
      "          effects: [{ endTurn: {} }] }\n      -\n      - shuffle:\n          zone: \"deck\"\n  -   - "
      "id\n";
  for (std::size_t length = 0; length <= whole.size(); length += 5) {
    const std::string head = testing::hostGame({"actions"}) + "```yaml\n";
    AnalysisPtr analysis = testing::analysed(head + whole.substr(0, length) + "\n```\n");
    for (std::size_t offset = head.size(); offset <= head.size() + length; offset += 3) {
      for (const Completion& completion : completionsAt(*analysis, offset)) {
        ASSERT_LE(completion.replaces.begin, offset);
        ASSERT_GE(completion.replaces.end, offset);
      }
      hoverAt(*analysis, offset);
      definitionAt(*analysis, offset);
    }
  }
}

TEST(Completion, DeepNestingIsBounded) {
  std::string deep = "section: \"setup\"\nitems: " + std::string(20000, '[') + "@\n";
  testing::WithCursor spec = testing::withCursor(testing::hostGame() + testing::block(deep));
  completionsAt(*testing::analysed(spec.text), spec.offset);
  std::string dashes = "section: \"setup\"\nitems:\n  ";
  for (int i = 0; i < 20000; ++i) dashes += "- ";
  spec = testing::withCursor(testing::hostGame() + testing::block(dashes + "@\n"));
  completionsAt(*testing::analysed(spec.text), spec.offset);
}

}  // namespace
}  // namespace ludo::service
