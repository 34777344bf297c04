// SPDX-License-Identifier: Apache-2.0
// What people write who know other languages, and slips that change a line in all its places.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr Pattern ofLanguages[] = {
    {"range: a call with an open end", R"re(\{ query: "intsInRange", min: (\d+), max: 3 \})re",
     "range($1, 4)"},
    {"range: all its numbers", R"re(\{ query: "intsInRange", min: 1, max: 3 \})re", "[1, 2, 3]"},
    {"compared: a formula with ===",
     R"re(\{ op: "==", left: \{ ref: "gvar", var: "(\w+)" \}, right: (\d+) \})re", R"("$1 === $2")"},
    {"compared: of the state", R"re(\{ op: ">=", left: \{ ref: "gvar", var: "(\w+)" \}, right: (\d+) \})re",
     R"("state.$1 >= $2")"},
    {"zone: owner added to its text", R"re(zone: "(\w+):(\$\w+)")re", R"(zone: "$1:" + "$2")"},
    {"negative: a minus before a text", R"re(\{ op: "neg", value: ("\$\w+") \})re", "-$1"},
    {"owner: None", R"re(owner: "none")re", "owner: None"},
    {"last zone: as a reference", R"re(zone: "last\(\)")re", R"(zone: { ref: "last" })"},
    {"defined: call for ref", R"re(ref: "defined", name: ("\w+"), with)re", "call: $1, with"},
    {"defined: name as key", R"re(\{ ref: "defined", name: "(\w+)", with: (\{[^{}]*\}) \})re", "{ $1: $2 }"},
    {"event: its match within", R"re(event: "(\w+)"\n    match: \{ ([^{}\n]*) \})re",
     "event: { $1: { $2 } }"},
    {"spending: a word for less",
     R"re(addVar: \{ scope: "pvar", player: "actor", var: "(\w+)", delta: -(\d+) \})re",
     R"(spend: { scope: "pvar", player: "actor", var: "$1", amount: $2 })"},
    {"colour: rgb", R"re("#d55e00")re", R"re("rgb(213, 94, 0)")re"},
    {"players: a seat as P2", R"re(toMove: "1")re", R"(toMove: "P2")"},
};

constexpr Pattern ofBoards[] = {
    {"facing: in capitals", R"re(facing: \["n", "s"\])re", R"(facing: ["N", "S"])"},
    {"facing: in words", R"re(facing: \["n", "s"\])re", R"(facing: ["north", "south"])"},
    {"neighbours: their number", R"re(neighbours: "all")re", "neighbours: 8"},
    {"neighbours: both words", R"re(neighbours: "all")re", R"(neighbours: ["orthogonal", "diagonal"])"},
    {"cells: without the board", R"re(cells: \["\w+_(\d)_(\d)")re", R"(cells: ["$1_$2")"},
};

constexpr Pattern ofLines[] = {
    {"commas: and between two texts", R"re(\["(\w+)", "(\w+)"\])re", R"(["$1" and "$2"])"},
    {"commas: and between two keys", R"re(\{ (\w+): "(\w+)", (\w+): "(\w+)" \})re",
     R"({ $1: "$2" and $3: "$4" })"},
    {"commas: semicolons in a list", R"re(\["(\w+)", "(\w+)", "(\w+)"\])re", R"(["$1"; "$2"; "$3"])"},
    {"commas: ideographic", R"re(\["(\w+)", "(\w+)"\])re", "[\"$1\"\u3001 \"$2\"]"},
    {"a key twice in braces", R"re(\{ (\w+): "(\w+)", )re", R"({ $1: $1: "$2", )"},
    {"a text twice", R"re(zone: "(\w+)", )re", R"(zone: "$1" "$1", )"},
    {"two items on one line", R"re(\n  - (\{[^\n]*\})\n  - (\{[^\n]*\})\n)re", "\n  - $1 - $2\n"},
    {"a text cut in two", R"re(label: "(\w+) ([^"\n]*)")re", "label: \"$1\n$2\""},
};

}  // namespace

void addForeignClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "other languages", ofLanguages);
  addPatterns(classes, "other boards", ofBoards);
  addPatterns(classes, "other lines", ofLines);
}

}  // namespace ludo::mistakes
