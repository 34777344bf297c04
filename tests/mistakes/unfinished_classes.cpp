// SPDX-License-Identifier: Apache-2.0
// What was begun and not gone on with, braces and keys that other languages do not have, and constructs that
// are told apart by what they hold.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr const char* move = R"re((\n +- )("\w+\([\w, ]*\)"\n))re";

constexpr Pattern unfinished[] = {
    {"unfinished: an empty move", move, R"($1""$1$2)"},
    {"unfinished: an empty expectation", move, "$1expect:$1$2"},
    {"unfinished: an expectation of nothing", move, "$1expect: {}$1$2"},
    {"unfinished: an empty move in a list", R"re((exactly|includes): \[("[^\]]*")\])re", R"($1: [$2, ""])"},
    {"unfinished: half a line copied", R"re((\n +- \w+: \{ )(\w+: [^\n{}]*\}\n))re", "$1$2$1\n"},
};

constexpr Pattern forms[] = {
    {"compare: in braces alone",
     R"re(\{ op: "(>|<)", left: \{ ref: "gvar", var: "(\w+)" \}, right: (\d+) \})re", "{ $2 $1 $3 }"},
    {"constant: in braces", R"re((left|right|size|count|max): "([A-Z_]{3,})")re", "$1: {$2}"},
    {"constant: as a variable", R"re((left|right|size|count|max): "([A-Z_]{3,})")re",
     R"($1: { ref: "gvar", var: "$2" })"},
    {"binding: under ref", R"re((left|right|value): "(\$\w+)")re", R"($1: { ref: "$2" })"},
    {"operator: not for unequal", R"re(op: "!=", left)re", R"(op: "not", left)"},
    {"operator: a multiplication sign", R"re(op: "\*", left)re", "op: \"\xC3\x97\", left"},
    {"capture: called kill", R"re(- capture: \{ what)re", "- kill: { what"},
    {"capture: called remove, on lines of its own", R"re(- capture:\n( +)what)re", "- remove:\n$1what"},
    {"pass: whether one can", R"re(pass: "allowed")re", "canPass: true"},
    {"actions of a phase: false", R"re(actions: 0\n)re", "actions: false\n"},
    {"order: a list", R"re(order: \{ repeat: (\[[^\]]*\]) \})re", "order: $1"},
    {"phase: its name as a key", R"re((\nphases:\n  - )id: "(\w+)"\n(    \w))re", "$1$2:\n$3"},
    {"end: its name as a key", R"re((\n  - )id: "(\w+)"\n(    when))re", "$1$2:\n$3"},
    {"if: its condition on its line", R"re(- if:\n( +)when: (\{[^\n]*\})\n( +then:))re", "- if: $2\n$3"},
    {"if: as in Python", R"re(- if:\n +when: (\{[^\n]*\})\n +then:\n)re", "- if: $1:\n"},
    {"effect: a call with keys", R"re(- (draw|moveToken|createToken|addVar): \{ ([^\n{}]*) \}\n)re",
     "- $1($2)\n"},
    {"properties: a list", R"re(props: \{ (\w+): (\d+) \})re", R"(props: ["$1", $2])"},
    {"candidate: called this", R"re(token: "\$token")re", R"(token: "this")"},
};

constexpr Pattern ofTests[] = {
    {"result: who wins, in words", R"re(result: \["win", "lose"\])re", R"(result: "P1 wins")"},
    {"result: true and false", R"re(result: \["win", "lose"\])re", "result: [true, false]"},
    {"legal: how many, alone", R"re(legal: \{ count: (\d+) \})re", "legal: $1"},
    {"players of a test: the least and the most", R"re(\n    players: (\d)\n)re",
     "\n    players: { min: $1, max: $1 }\n"},
    {"moves: two on a line with a comma", R"re(- ("\w+\([\w, ]*\)")\n +- ("\w+\([\w, ]*\)")\n)re",
     "- $1, $2\n"},
    {"move: a full stop behind it", R"re(- "(\w+\(\w+\))"\n)re", "- \"$1.\"\n"},
    {"move: a dot before its argument", R"re(- "(\w+)\((\w+)\)"\n)re", "- \"$1.$2\"\n"},
    {"move: its number before it", R"re(- "(\w+\([\w, ]*\))"\n)re", "- \"3. $1\"\n"},
    {"space: brackets round each number", R"re(zone: "([a-z]+)_(\d)_(\d)", (count|owner))re",
     R"(zone: "$1[$2][$3]", $4)"},
    {"space: slashes", R"re(zone: "([a-z]+)_(\d)_(\d)", (count|owner))re", R"(zone: "$1/$2/$3", $4)"},
    {"space: its parts run together", R"re(zone: "([a-z]+)_(\d)_(\d)", (count|owner))re",
     R"(zone: "$1$2$3", $4)"},
    {"space: zeros before its numbers", R"re(zone: "([a-z]+)_(\d)_(\d)", (count|owner))re",
     R"(zone: "$1_0$2_0$3", $4)"},
    {"take: a move as its action", R"re(take: \{ action: "(\w+)", with: \{ \$\w+: "(\w+)" \})re",
     R"y(take: { action: "$1($2)")y"},
    {"knownBy: called seen", R"re(knownBy:)re", "seen:"},
    {"topOwner: its words turned", R"re(topOwner:)re", "ownerOfTop:"},
    {"space: its numbers alone", R"re(zone: "[a-z]+_(\d)_(\d)", (count|owner))re", R"(zone: "$1,$2", $3)"},
    {"space: a list", R"re(zone: "[a-z]+_(\d)_(\d)", (count|owner))re", "zone: [$1, $2], $3"},
};

constexpr const char* colour = R"re(colour: "#([0-9a-f]{6})")re";

constexpr Pattern ofLooks[] = {
    {"colour: eight digits", colour, R"(colour: "#$1ff")"},
    {"colour: eight digits, opacity first", colour, R"(colour: "#ff$1")"},
    {"colour: a semicolon in it", colour, R"(colour: "#$1;")"},
    {"colour: its mark outside the quotes", colour, R"(colour: #"$1")"},
    {"colour: called tint", R"re(colour:)re", "tint:"},
    {"shape: called symbol", R"re(shape:)re", "symbol:"},
    {"style: called lines", R"re(style: "intersections")re", R"(style: "lines")"},
};

}  // namespace

void addUnfinishedClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "unfinished", unfinished);
  addPatterns(classes, "forms", forms);
  addPatterns(classes, "tests", ofTests);
  addPatterns(classes, "rendering", ofLooks);
}

}  // namespace ludo::mistakes
