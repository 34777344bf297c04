// SPDX-License-Identifier: Apache-2.0
// Moves, results and expectations of tests in other forms, looks of boards and tokens, and what belongs to a
// player or lies on top of a zone.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr const char* twoArguments = R"re(- "(\w+)\((\w+), (\w+)\)"\n)re";
constexpr const char* oneArgument = R"re(- "(\w+)\((\w+)\)"\n)re";
constexpr const char* taken = R"re(take: \{ action: "(\w+)", with: \{ (\$\w+): "(\w+)" \} \})re";

constexpr Pattern ofMoves[] = {
    {"move: an arrow between its arguments", twoArguments, "- \"$1($2 -> $3)\"\n"},
    {"move: blanks in place of marks", twoArguments, "- \"$1 $2 $3\"\n"},
    {"move: from and to", twoArguments, "- \"$1 from $2 to $3\"\n"},
    {"move: a semicolon between its arguments", twoArguments, "- \"$1($2; $3)\"\n"},
    {"move: quotes round its arguments", twoArguments, "- \"$1('$2', '$3')\"\n"},
    {"move: its seat before it", twoArguments, "- \"0: $1($2, $3)\"\n"},
    {"move: its action as a key, a list", twoArguments, "- $1: [\"$2\", \"$3\"]\n"},
    {"move: its action as a key", oneArgument, "- $1: \"$2\"\n"},
    {"move: in square brackets", oneArgument, "- \"$1[$2]\"\n"},
    {"moves: two in a list", R"re(- ("\w+\([\w, ]*\)")\n +- ("\w+\([\w, ]*\)")\n)re", "- [$1, $2]\n"},
    {"moves: two in a text", R"re(- "(\w+\([\w, ]*\))"\n +- "(\w+\([\w, ]*\))"\n)re", "- \"$1, $2\"\n"},
    {"move: its action beside a list", oneArgument, "- { action: \"$1\", args: [\"$2\"] }\n"},
    {"take: a move", taken, R"y(take: "$1($3)")y"},
    {"take: its action as a key", taken, R"($1: { $2: "$3" })"},
    {"take: its parameter beside the action", taken, R"(take: { action: "$1", $2: "$3" })"},
};

constexpr const char* winAndLose = R"re(result: \["win", "lose"\])re";

constexpr Pattern ofExpectations[] = {
    {"result: the past", winAndLose, R"(result: ["won", "lost"])"},
    {"result: in one text", winAndLose, R"(result: "win, lose")"},
    {"result: a stroke between", winAndLose, R"(result: "win/lose")"},
    {"result: numbers", winAndLose, "result: [1, 0]"},
    {"result: the seat that has won", winAndLose, "winner: 0"},
    {"result: unfinished", R"re(result: "notOver")re", R"(result: "unfinished")"},
    {"legal: a list of all", R"re(legal: \{ exactly: (\["[^\]]*\]) \})re", "legal: $1"},
    {"scores: a stroke between", R"re(scores: \[(\d+), (\d+)\])re", R"(scores: "$1-$2")"},
    {"variables of a test: the seat in the key", R"re(variables: \{ (\w+): \[(\d+), (\d+)\] \})re",
     R"(variables: { "$1:0": $2, "$1:1": $3 })"},
    {"given: no setup", R"re((\n +)emptied: true\n)re", "$1setup: false\n"},
    {"result: by players", winAndLose, R"(result: { P1: "win", P2: "lose" })"},
    {"result: whether it is over, no", R"re(result: "notOver")re", "over: false"},
    {"result: whether it is over, yes", R"re(result: "over")re", "over: true"},
    {"legal: what is not, beside it", R"re(legal: \{ excludes: ("[^"]*") \})re", "illegal: $1"},
    {"toMove: called active", R"re(toMove: "(\d)")re", R"(active: "$1")"},
    {"endedBy: called reason", R"re(endedBy: "(\w+)")re", R"(reason: "$1")"},
    {"scores: in a text", R"re(scores: \[(\d+), (\d+)\])re", R"(scores: "$1, $2")"},
    {"scores: by players", R"re(scores: \[(\d+), (\d+)\])re", "scores: { P1: $1, P2: $2 }"},
    {"variables of a test: in a text", R"re(variables: \{ (\w+): \[(\d+), (\d+)\] \})re",
     R"(variables: { $1: "$2, $3" })"},
    {"variables of a test: by their sort", R"re(variables: \{ (\w+): (\[\d+, \d+\]) \})re",
     "variables: { perPlayer: { $1: $2 } }"},
    {"variables of a test: without the key", R"re(expect: \{ variables: \{ (\w+): (\[\d+, \d+\]) \} \})re",
     "expect: { $1: $2 }"},
    {"zones of a test: by name", R"re(zones: \[\{ zone: "(\w+)", (\w+: [^,{}]*) \}\])re",
     "zones: { $1: { $2 } }"},
    {"holds: names in a list", R"re(holds: \{ (\w+): 1, (\w+): 1 \})re", R"(holds: ["$1", "$2"])"},
    {"holds: mappings in a list", R"re(holds: \{ (\w+): (\d+), (\w+): (\d+) \})re",
     R"(holds: [{ type: "$1", count: $2 }, { type: "$3", count: $4 }])"},
    {"knownBy: none", R"re(knownBy: "nobody")re", R"(knownBy: "none")"},
    {"knownBy: an empty list", R"re(knownBy: "nobody")re", "knownBy: []"},
    {"expect: beside the script", R"re((\n      - [^\n]*)\n      - expect: (\{[^\n]*\})\n(?=  - name|```))re",
     "$1\n    expect: $2\n"},
    {"expect: called then, beside the script",
     R"re((\n      - [^\n]*)\n      - expect: (\{[^\n]*\})\n(?=  - name|```))re", "$1\n    then: $2\n"},
    {"emptied: called clear", R"re(emptied: true)re", "clear: true"},
};

constexpr Pattern ofLooks[] = {
    {"look of a board: by its name", R"re(boards:\n  - \{ board: "(\w+)", style: "(\w+)" \}\n(?!  -))re",
     "boards:\n  $1: { style: \"$2\" }\n"},
    {"colour: two marks", R"re(colour: "#([0-9a-f]{6})")re", R"(colour: "##$1")"},
    {"colour: a call", R"re(colour: "#([0-9a-f]{6})")re", R"y(colour: "hex($1)")y"},
    {"colour: a mapping", R"re(colour: "#0072b2")re", "colour: { r: 0, g: 114, b: 178 }"},
    {"colour: with its opacity", R"re(colour: "#0072b2")re", R"y(colour: "rgba(0, 114, 178, 1)")y"},
    {"colour: its hue", R"re(colour: "#0072b2")re", R"y(colour: "hsl(201.6, 100%, 34.9%)")y"},
};

constexpr const char* topOfZone = R"re(token: "top\(([\w:$]+)\)")re";
constexpr const char* ofActor = R"re((left|right|score): \{ ref: "pvar", player: "actor", var: "(\w+)" \})re";

constexpr Pattern ofSelectors[] = {
    {"token: the top got by a call", topOfZone, R"y(token: "getTop($1)")y"},
    {"token: the top card of", topOfZone, R"y(token: "topCardOf($1)")y"},
    {"token: a zone and its end", topOfZone, R"(token: { zone: "$1", position: "top" })"},
    {"token: the zone it lies on", topOfZone, R"(token: "$1")"},
    {"zone: its player beside it", R"re(zone: "(\w+):(actor|opponent)" \})re",
     R"(zone: "$1", player: "$2" })"},
    {"zone: a bound player without the mark", R"re(zone: "(\w+):\$(\w+)")re", R"(zone: "$1:$2")"},
    {"variable: a call", ofActor, R"y($1: "$2(actor)")y"},
    {"variable: of a player", ofActor, R"($1: "$2 of actor")"},
    {"variable: a player's", ofActor, R"($1: "actor's $2")"},
    {"variable: my", ofActor, R"($1: "my $2")"},
    {"direction: its words turned", R"re(direction: "forwardDiagonal")re", R"(direction: "diagonalForward")"},
};

constexpr Pattern ofItems[] = {
    {"if: its condition as its key, both branches below",
     R"re(- if:\n +when: \{ op: "(\S+)", left: "(\$\w+)", right: (\d+) \}\n( +then:(?:\n {12}[^\n]*)+\n +else:))re",
     "- if $2 $1 $3:\n$4"},
    {"effects: two of a kind as a mapping",
     R"re(effects:\n( +)- (\w+): (\{[^\n]*\})\n\1- \2: (\{[^\n]*\})\n(?!\1))re",
     "effects:\n$1$2: $3\n$1$2: $4\n"},
};

}  // namespace

void addTestClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "tests", ofMoves);
  addPatterns(classes, "tests", ofExpectations);
  addPatterns(classes, "rendering", ofLooks);
  addPatterns(classes, "selectors", ofSelectors);
  addPatterns(classes, "shapes", ofItems);
}

}  // namespace ludo::mistakes
