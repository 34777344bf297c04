// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <ostream>

#include "spec_text.h"

namespace ludo::compile {
namespace {

/// A mistake in what rules say: the section that is added to the host game, or stands for one of its own, and
/// everything that is told about the document, a line each (see testing::shown).
struct Golden {
  std::string name;
  std::string replaces;  ///< the section of the host that is left out; may be empty
  std::string yaml;
  std::string told;
};

void PrintTo(const Golden& golden, std::ostream* out) {
  *out << golden.name;
}

std::string action(const std::string& lines) {
  return R"(section: "actions"
items:
  - id: "try"
    phase: "main"
)" + lines;
}
std::string setup(const std::string& effect) {
  return R"(section: "setup"
items:
  - )" + effect +
         '\n';
}

const Golden goldens[] = {
    // Names.
    {"UnknownZone", "", setup(R"(shuffle: { zone: "dekc" })"),
     R"(error unknown-name <dekc> There is no zone called "dekc"; Did you mean "deck"?
)"},
    {"UnknownZoneOfABoard", "", setup(R"(shuffle: { zone: "cell_3_0" })"),
     R"(error unknown-name <cell_3_0> There is no zone called "cell_3_0"; Several of the accepted ones )"
     "may be meant; choose one\n"},
    {"UnknownNameThatIsNearNothing", "", setup(R"(shuffle: { zone: "wastepaper" })"),
     R"(error unknown-name <wastepaper> There is no zone called "wastepaper"; Use one of the accepted )"
     "names, or define it\n"},
    {"UnknownVariable", "", setup(R"(setVar: { scope: "global", var: "treat", value: 1 })"),
     R"(error unknown-name <"treat"> There is no variable called "treat"; Did you mean "threat"?
)"},
    {"UnknownPhase", "actions", R"(section: "actions"
items:
  - id: "a"
    phase: "mian"
)",
     R"(error unknown-name <"mian"> There is no phase called "mian"; Did you mean "main"?
)"},
    {"UnknownConstant", "", action(R"(    limits: [{ scope: "turn", max: "GAOL" }]
)"),
     R"(error wrong-value-type <"GAOL"> The value "GAOL" is text, and a number is needed here; Did you )"
     R"(mean the constant "GOAL"?
)"},
    {"LegalCountOfItself", "",
     action(R"(    pre: { op: "==", left: { ref: "legalCount", action: "try" }, right: 0 }
)"),
     R"(error circular-question <{ ref: "legalCount", action: "try" }> Whether "try" is legal would )"
     "depend on itself; Ask legalCount only for actions that do not ask back, and name the action\n"},
    {"LabelWithoutItsParameter", "", action(R"(    label: "Go to {$cel}"
    params: [{ name: "$cell", domain: { query: "zones" } }]
)"),
     R"(error unbound-name <{$cel}> The label of the action "try" speaks of a parameter that it does )"
     R"(not have: "{$cel}"; Did you mean "{$cell}"?
)"},
    {"LabelWithoutTheDollar", "", action(R"(    label: "Go to {cell}"
    params: [{ name: "$cell", domain: { query: "zones" } }]
)"),
     R"(error unbound-name <{cell}> The label of the action "try" speaks of a parameter that it does )"
     R"(not have: "{cell}"; Did you mean "{$cell}"?
)"},
    {"LabelWithAColonForTheHole", "", action(R"(    label: "Go to :cell"
    params: [{ name: "$cell", domain: { query: "zones" } }]
)"),
     R"(error unbound-name <"Go to :cell"> The label of the action "try" shows a parameter's name, and )"
     R"(not what is picked for it: "Go to :cell"; Did you mean "Go to {$cell}"?
)"},
    {"LabelWithAngleBracketsForTheHole", "", action(R"(    label: "Go to <cell>"
    params: [{ name: "$cell", domain: { query: "zones" } }]
)"),
     R"(error unbound-name <"Go to <cell>"> The label of the action "try" shows a parameter's name, )"
     R"(and not what is picked for it: "Go to <cell>"; Did you mean "Go to {$cell}"?
)"},
    {"LabelWithDoubleBracesForTheHole", "", action(R"(    label: "Go to {{cell}}"
    params: [{ name: "$cell", domain: { query: "zones" } }]
)"),
     R"(error unbound-name <"Go to {{cell}}"> The label of the action "try" shows a parameter's name, )"
     R"(and not what is picked for it: "Go to {{cell}}"; Did you mean "Go to {$cell}"?
)"},
    {"BindingInTheLabelOfALook", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "{$cost}" }
)",
     R"(error unbound-name <"{$cost}"> The label of tokens shows properties, and nothing that is )"
     R"(bound: "{$cost}"; Did you mean "{cost}"?
)"},
    {"PropertyInTheLabelOfALook", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "{csot}" }
)",
     R"(error unbound-name <"{csot}"> This shows no property of "card": "{csot}"; Did you mean )"
     R"("{cost}"?
)"},
    {"HoleOfAnotherLanguage", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "Card for %cost%" }
)",
     R"(warning placeholder-text <{ type: "card", label: "Card for %cost%" }> "%cost%" is shown as it )"
     R"(stands: "Card for %cost%"; Write "{cost}" if the property is meant
)"},
    {"HoleInDoubleBraces", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "Card for {{cost}}" }
)",
     R"(warning placeholder-text <{ type: "card", label: "Card for {{cost}}" }> "{{cost}}" is shown as )"
     R"(it stands: "Card for {{cost}}"; Write "{cost}" if the property is meant
)"},
    {"HoleOfAnotherLanguageInAWord", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "C%cost%" }
)",
     R"(warning placeholder-text <{ type: "card", label: "C%cost%" }> "%cost%" is shown as it stands: )"
     R"("C%cost%"; Write "{cost}" if the property is meant
)"},
    {"BracketsInTheNameOfTokens", "", R"(section: "rendering"
tokens:
  - { type: "card", label: "Dragon [cost]" }
)",
     R"(warning placeholder-text <{ type: "card", label: "Dragon [cost]" }> "[cost]" is shown as it )"
     R"(stands: "Dragon [cost]"; Write "{cost}" if the property is meant
)"},
    {"UnknownBoardOfALook", "", R"(section: "rendering"
boards:
  - { board: "cel", style: "cells" }
)",
     R"(error unknown-name <"cel"> There is no board called "cel"; Did you mean "cell"?
)"},
    {"UnknownColour", "", R"(section: "rendering"
tokens:
  - { type: "card", colour: "sparkling" }
)",
     R"(error unknown-word <{ type: "card", colour: "sparkling" }> There is no colour "sparkling"; )"
     R"(Write # and six digits of base 16, such as "#d55e00", or a name such as "orange"
)"},
    {"NegativeCount", "", setup(R"(createToken: { type: "card", zone: "deck", count: -2 })"),
     R"(error out-of-range <-2> The key "count" counts something, and cannot be "-2"; Write a number )"
     "of 0 or more\n"},
    {"NumberOfAPropertyAsText", "",
     setup(R"(createToken: { type: "card", zone: "deck", props: { cost: "2" } })"),
     R"(error wrong-value-type <"2"> The property "cost" is a number elsewhere, and the text "2" here; )"
     "Write it without the quotes\n"},
    {"TextOfATokenThatIsComparedWithAZone", "", R"(section: "tokenTypes"
items:
  - { id: "ship", props: { home: "deck" } }
```

```yaml
section: "actions"
items:
  - id: "try"
    phase: "main"
    params: [{ name: "$ship", domain: { query: "tokens", type: "ship" } }]
    pre:
      op: "=="
      left: { ref: "tokenProp", token: "$ship", prop: "home" }
      right: { ref: "tokenZone", token: "$ship" }
)",
     R"(warning mixed-property <{ ref: "tokenProp", token: "$ship", prop: "home" }> The property )"
     R"("home" is text, which never equals a zone; Give tokens the zone itself, as in { ref: "zone", )"
     R"(zone: "..." }, wherever the property gets its value
)"},
    {"SumOfAPropertyOverZones", "scoring", R"(section: "scoring"
score: { aggregate: { op: "sum", query: { query: "zones" }, prop: "cost" } }
)",
     R"(error wrong-value-type <"cost"> The collection is of zones, and "prop" takes a property of )"
     R"(tokens; Take it of each zone: bind: "$each", each: { ref: "zoneProp", zone: "$each", prop: )"
     R"("cost" }; or sum over { query: "tokens" ... }
)"},
    {"DuplicateZone", "", R"(section: "zones"
items:
  - id: "deck"
)",
     R"(error duplicate-name <"deck"> There is another zone called "deck"; Give one of them another )"
     "name\n"},

    {"NegativeCapacity", "", R"(section: "zones"
items:
  - { id: "box", capacity: -1 }
)",
     "error out-of-range <-1> A zone cannot hold fewer than 0 tokens; Give a capacity of 0 or more, or leave "
     "it "
     "out for any number\n"},
    {"NegativeCapacityOfABoard", "",
     R"(section: "boards"
items:
  - { id: "b", shape: { grid: { rows: 2, cols: 2 } }, capacity: -1 }
)",
     "error out-of-range <-1> A zone cannot hold fewer than 0 tokens; Give a capacity of 0 or more, or leave "
     "it "
     "out for any number\n"},

    // Scopes of variables and owners of zones.
    {"WrongScopeGlobal", "", setup(R"(addVar: { scope: "pvar", var: "threat", delta: 1 })"),
     R"(error wrong-scope <"threat"> The variable "threat" is global; Read it with { ref: "gvar", var: )"
     R"("threat" }, and change it with scope: "global"
)"},
    {"WrongScopePlayer", "", action(R"(    pre: { op: "<", left: { ref: "gvar", var: "money" }, right: 1 }
)"),
     R"(error wrong-scope <"money"> The variable "money" is one for each player; Read it with { ref: )"
     R"("pvar", player: "actor", var: "money" }, and change it with scope: "pvar"
)"},
    {"OwnerMissing", "", setup(R"(shuffle: { zone: "hand" })"),
     R"(error wrong-owner <"hand"> Every player has a zone "hand", and this does not say whose; Did )"
     R"(you mean "hand:all"?
)"},
    {"OwnerTooMuch", "", setup(R"(shuffle: { zone: "deck:actor" })"),
     R"(error wrong-owner <"deck:actor"> The zone "deck" is shared, and has no owner to name; Write )"
     R"("deck"
)"},
    {"SeveralPlayersWhereOneIsNeeded", "",
     action(R"(    pre: { op: ">", left: { ref: "zoneCount", zone: "hand:all" }, right: 1 }
)"),
     "error wrong-value-type <all> One player is needed here, not several; Write { aggregate: { op: "
     R"("sum", query: { query: "players" }, bind: "$p", each: { ref: "zoneCount", zone: "hand:$p" } } }
)"},
    {"NoSuchSeat", "", setup(R"(shuffle: { zone: "hand:2" })"),
     "error invalid-players <2> There is no seat 2: the game has at most 2 players, counted from 0; Give a "
     "seat from 0 to 1\n"},

    // Bindings.
    {"Unbound", "", action(R"(    pre: { is: "empty", zone: "$c" }
)"),
     R"(error unbound-name <$c> Nothing binds "$c" here; Bind it first: with a parameter, chooseOne, )"
     "forEach, roll or let\n"},
    {"UnboundButNear", "", action(R"(    params: [{ name: "$cell", domain: { query: "zones" } }]
    pre: { is: "empty", zone: "$cel" }
)"),
     R"(error unbound-name <$cel> Nothing binds "$cel" here; Did you mean "$cell"?
)"},
    {"BoundInsideOnly", "", action(R"(    effects:
      - forEach: { bind: "$p", over: { query: "players" }, effects: [] }
      - eliminate: { player: "$p" }
)"),
     R"(error unbound-name <$p> Nothing binds "$p" here; Bind it first: with a parameter, chooseOne, )"
     "forEach, roll or let\n"},
    {"BoundTwice", "", action(R"(    params: [{ name: "$x", domain: { query: "zones" } }]
    effects: [{ roll: { bind: "$x" } }]
)"),
     R"(warning shadowed-name <"$x"> The name "$x" is bound already, and hidden from here on
)"},
    {"BoundToAnother", "",
     action(R"(    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }]
    effects: [{ shuffle: { zone: "$n" } }]
)"),
     R"(error wrong-value-type <$n> The name "$n" is a number, and a zone is needed here; Use a name )"
     "that stands for a zone\n"},
    {"AListOfPicks", "", action(R"(    effects:
      - chooseN: { bind: "$c", options: { query: "tokensInZone", zone: "deck" }, n: 2 }
      - destroyToken: { token: "$c" }
)"),
     R"(error wrong-value-type <$c> The name "$c" is a list of picks, and a token is needed here; Go )"
     R"(through the picks with forEach over { query: "binding" }
)"},

    // Types of values.
    {"TextForANumber", "", setup(R"(setVar: { scope: "global", var: "threat", value: "much" })"),
     R"(error wrong-value-type <"much"> The value "much" is text, and a number is needed here; Write a )"
     R"(whole number, the name of a constant, or what counts or reads one, such as { ref: "zoneCount", )"
     R"(zone: "deck" }
)"},
    {"MisspeltConstant", "", setup(R"(setVar: { scope: "global", var: "threat", value: "HAND_LIMITS" })"),
     R"(error wrong-value-type <"HAND_LIMITS"> The value "HAND_LIMITS" is text, and a number is needed )"
     R"(here; Did you mean the constant "HAND_LIMIT"?
)"},
    {"TruthForANumber", "", setup(R"(addVar: { scope: "global", var: "threat", delta: true })"),
     "error wrong-value-type <true> This is true or false, and a number is needed here; Write 1\n"},
    {"OrderOfPlayers", "", action(R"(    pre: { op: "<", left: { ref: "player", player: "actor" }, right: 1 }
)"),
     R"(error wrong-value-type <{ ref: "player", player: "actor" }> This is a player, and a number is )"
     R"(needed here; Write { ref: "seat", player: "actor" }
)"},
    {"EqualityOfDifferentTypes", "",
     action(R"(    pre: { op: "==", left: { ref: "player", player: "actor" }, right: 1 }
)"),
     "error wrong-value-type <1> This is a number, and a player is needed here; Write { ref: "
     R"("player", player: "actor" }, or a bound player such as "$player"
)"},
    {"SumOfTokens", "",
     action(R"(    pre: { op: "<", left: { aggregate: { op: "sum", query: { query: "tokensInZone", zone: )"
            R"("deck" } } }, right: 1 }
)"),
     R"(error wrong-value-type <{ aggregate: { op: "sum", query: { query: "tokensInZone", zone: "deck" )"
     R"(} } }> Each in the collection is a token, not a number; Name the property to take with "prop", )"
     R"(or what to take with "each"
)"},

    // Numbers and counts.
    {"BoundsTheWrongWay", "variables",
     R"(section: "variables"
global:
  threat: { min: 12, max: 0 }
perPlayer:
  money: { min: 0, max: 9 }
)",
     R"(error invalid-bounds <{ min: 12, max: 0 }> The variable "threat" has no value to take: its )"
     R"("min" of 12 is above its "max" of 0; Swap "min" and "max"
)"},
    {"StartOutsideTheBounds", "variables",
     R"(section: "variables"
global:
  threat: { init: 13, min: 0, max: 12 }
perPlayer:
  money: { min: 0, max: 9 }
)",
     R"(error invalid-bounds <13> The variable "threat" starts at 13 and should lie between 0 and 12; )"
     R"(Change "init", or widen the bounds
)"},
    {"TooManyPlayers", "metadata", R"(section: "metadata"
id: "host"
players: { min: 2, max: 17 }
)",
     "error invalid-players <{ min: 2, max: 17 }> The game cannot have 2 to 17 players; Give numbers "
     R"(from 1 to 16, the smaller one as "min"
)"},
    {"FewestAboveMost", "metadata", R"(section: "metadata"
id: "host"
players: { min: 3, max: 2 }
)",
     "error invalid-players <{ min: 3, max: 2 }> The game cannot have 3 to 2 players; Give numbers "
     R"(from 1 to 16, the smaller one as "min"
)"},
    {"SeatInTheOrder", "turn", R"(section: "turn"
order: { repeat: [0, 2] }
phases:
  - id: "main"
)",
     "error invalid-players <{ repeat: [0, 2] }> There is no seat 2: seats are counted from 0 to 1; "
     R"(Take it out, or allow more players under "players"
)"},
    {"NobodyActs", "turn", R"(section: "turn"
phases:
  - id: "main"
    actions: 0
)",
     R"(error no-phase <section: "turn"
phases:
  - id: "main"
    actions: 0> No phase of the turn lets a player act; Give at least one phase with "actions" of 1 or more
)"},
    {"AnImpossibleLimit", "", action(R"(    limits: [{ scope: "turn", max: 0 }]
)"),
     R"(error out-of-range <{ scope: "turn", max: 0 }> A limit below 1 makes the action "try" )"
     "impossible; Give a limit of 1 or more, or take the action out\n"},
    {"ADieWithoutSides", "", setup(R"(roll: { bind: "$d", sides: 0 })"),
     "error out-of-range <0> A die has at least one side; Give it 2 sides or more\n"},

    // Results.
    {"ByScoreWithoutScoring", "scoring",
     R"(section: "end"
items:
  - when: true
    result: { type: "byScore" }
)",
     R"(error missing-scoring <{ type: "byScore" }> This ends the game by score, and the game has no )"
     R"(section "scoring"; Add a block with section: "scoring" and a score
)"},
    {"ConnectedWithoutAnEnd", "", action(R"(    pre: { ref: "connected", zone: "cell_0_0" }
)"),
     R"(error missing-key <{ ref: "connected", zone: "cell_0_0" }> A "connected" needs one place to )"
     R"(begin and one to end; Give either "zone" or "from", and either "to" or "toRegion"
)"},

    // What is left over.
    {"UnusedConstant", "constants", R"(section: "constants"
GOAL: 10
HAND_LIMIT: 5
SPARE: 1
)",
     R"(warning unused-definition <SPARE> The constant "SPARE" is never used; Use it, or take it out
)"},
    // What could not be read hides what depends on it, and nothing else.
    {"AnUnreadableWordHidesNoNames", "",
     R"(section: "zones"
items:
  - id: "shelf"
    owner: "crowd"
    adjacentTo: ["nowhere"]
)",
     R"(error unknown-word <"crowd"> The word "crowd" is not a zone owner; Use one of the accepted words, in quotes
error unknown-name <"nowhere"> There is no zone called "nowhere"; Use one of the accepted names, or define it
)"},
    {"AnUnreadableNameHidesUnknownNames", "",
     R"(section: "zones"
items:
  - id: 5
  - id: "shelf"
    adjacentTo: ["nowhere"]
)",
     R"(error wrong-type <5> The key "id" needs the quoted name of a zone, not a number; Write the )"
     "quoted name of a zone\n"},
    {"AnUnreadableOwnerHidesWhoseAZoneIs", "zones",
     R"(section: "zones"
items:
  - id: "hand"
    owner: "crowd"
  - id: "deck"
  - id: "market"
  - id: "discard"
    owner: "player"
)",
     R"(error unknown-word <"crowd"> The word "crowd" is not a zone owner; Did you mean "player"?
)"},
    {"AnUnreadableEffectHidesWhatItMayBind", "", action(R"(    effects:
      - conjure: { bind: "$x" }
      - destroyToken: { token: "$x" }
)"),
     R"(error unknown-construct <conjure> There is no effect called "conjure"; Write an effect as in { )"
     R"(setVar: { scope: "global", var: "threat", value: 0 } }
)"},
    {"AnUnreadableEffectHidesNoTypes", "", action(R"(    effects:
      - conjure: {}
      - addVar: { scope: "global", var: "threat", delta: true }
)"),
     R"(error unknown-construct <conjure> There is no effect called "conjure"; Write an effect as in { )"
     R"(setVar: { scope: "global", var: "threat", value: 0 } }
)"
     "error wrong-value-type <true> This is true or false, and a number is needed here; Write 1\n"},
    {"AnUnreadableBoardHidesItsSpaces", "boards",
     R"(section: "boards"
items:
  - id: "cell"
    shape: { grid: { rows: 0, cols: 3 } }
)",
     R"(error invalid-board <{ grid: { rows: 0, cols: 3 } }> The board "cell" would have no space, or )"
     "more than 10000; Give it sizes from 1 on, with at most 10000 spaces in all\n"},
};

class CheckerTest : public ::testing::TestWithParam<Golden> {};

TEST_P(CheckerTest, TellsWhatIsWrong) {
  const Golden& golden = GetParam();
  service::AnalysisPtr analysis =
      testing::analysed(testing::hostGame({golden.replaces}) + testing::block(golden.yaml));
  EXPECT_EQ(testing::shown(*analysis), golden.told);
}

INSTANTIATE_TEST_SUITE_P(Mistakes, CheckerTest, ::testing::ValuesIn(goldens),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace ludo::compile
