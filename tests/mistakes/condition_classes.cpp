// SPDX-License-Identifier: Apache-2.0
// Conditions and values as other languages would write them.
#include "mapping.h"
#include "pattern.h"

namespace ludo::mistakes {
namespace {

#define COMPARED \
  R"re(\{ op: "(==|!=|<|<=|>|>=)", left: \{ ref: "gvar", var: "(\w+)" \}, right: "?(\w+)"? \})re"
#define COUNTED \
  R"re(\{ op: "(==|!=|<|<=|>|>=)", left: \{ ref: "zoneCount", zone: "([^"]+)" \}, right: "?(\w+)"? \})re"
#define OCCUPIED R"re(\{ is: "(empty|occupied|own|enemy)", zone: "([^"]+)" \})re"
#define NOT R"re(\{ op: "not", arg: \{ is: "(empty|own)", zone: "([^"]+)" \} \})re"
#define BOTH R"re(\{ op: "(and|or)", args: (\[[^\n]*\]) \})re"
#define PROPERTY R"re(\{ ref: "tokenProp", token: "(\$\w+)", prop: "(\w+)" \})re"

constexpr Pattern ofComparisons[] = {
    {"compared: name, operator, number as keys", COMPARED, R"({ var: "$2", op: "$1", value: $3 })"},
    {"compared: operator as key beside the variable", COMPARED, R"({ var: "$2", "$1": $3 })"},
    {"compared: name as key, operator below it", COMPARED, R"({ $2: { "$1": $3 } })"},
    {"compared: name as key, operator in the text", COMPARED, R"({ $2: "$1 $3" })"},
    {"compared: three items", COMPARED, R"(["$2", "$1", $3])"},
    {"compared: under compare", COMPARED,
     R"({ compare: { op: "$1", left: { ref: "gvar", var: "$2" }, right: $3 } })"},
    {"compared: sides a and b", COMPARED, R"({ op: "$1", a: { ref: "gvar", var: "$2" }, b: $3 })"},
    {"compared: sides in a list", COMPARED, R"({ op: "$1", of: [{ ref: "gvar", var: "$2" }, $3] })"},
    {"compared: left side by its name", COMPARED, R"({ op: "$1", left: "$2", right: $3 })"},
    {"compared: left side gvar.name", COMPARED, R"({ op: "$1", left: "gvar.$2", right: $3 })"},
    {"compared: left side { var: name }", COMPARED, R"({ op: "$1", left: { var: "$2" }, right: $3 })"},
    {"compared: left side { name: gvar }", COMPARED, R"({ op: "$1", left: { $2: "gvar" }, right: $3 })"},
    {"compared: operator without quotes", R"re(op: "(==|!=|<|<=|>|>=)")re", "op: $1"},
    {"compared: operator in a list", R"re(op: "(==|!=|<|<=|>|>=)")re", R"(op: ["$1"])"},
    {"compared: a call", COMPARED, R"y("compare($2, $1, $3)")y"},
    {"compared: zone's count in a formula", COUNTED, R"("count($2) $1 $3")"},
    {"compared: zone's size in a formula", COUNTED, R"("$2.size $1 $3")"},
    {"compared: zone by its name", COUNTED, R"({ zone: "$2", count: "$1 $3" })"},
    {"compared: left side count of a zone", COUNTED, R"({ op: "$1", left: { count: "$2" }, right: $3 })"},
};

constexpr Pattern ofLogic[] = {
    {"occupied: a sentence", OCCUPIED, R"("$2 is $1")"},
    {"occupied: a sentence without quotes", OCCUPIED, "$2 is $1"},
    {"occupied: word as key", OCCUPIED, R"({ $1: "$2" })"},
    {"occupied: a call", OCCUPIED, R"y("$1($2)")y"},
    {"occupied: zone as key", OCCUPIED, R"({ $2: "$1" })"},
    {"occupied: with an equals sign", OCCUPIED, R"("$2 == $1")"},
    {"occupied: under ref", OCCUPIED, R"({ ref: "$1", zone: "$2" })"},
    {"occupied: compared", OCCUPIED, R"({ op: "is", left: "$2", right: "$1" })"},
    {"occupied: in a list", OCCUPIED, R"(["$1", "$2"])"},
    {"not: as key", NOT, R"({ not: { is: "$1", zone: "$2" } })"},
    {"not: a formula", NOT, R"y("not $1($2)")y"},
    {"not: an exclamation mark", NOT, R"y("!$1($2)")y"},
    {"not: a call", NOT, R"y("not($1($2))")y"},
    {"not: of what stands in a list", NOT, R"({ op: "not", arg: [{ is: "$1", zone: "$2" }] })"},
    {"not: what it denies beside it", NOT, R"({ op: "not", is: "$1", zone: "$2" })"},
    {"both: operator as key", BOTH, "{ $1: $2 }"},
    {"both: conditions under another key", BOTH, R"({ op: "$1", conditions: $2 })"},
    {"both: under of", BOTH, "{ $1: { of: $2 } }"},
    {"both: the operator first in a list", R"re(\{ op: "(and|or)", args: \[([^\n]*)\] \})re",
     R"(["$1", $2])"},
    {"both: a blank behind the operator", R"re(op: "(and|or)")re", R"(op: "$1 ")"},
    {"property: $card.rank", PROPERTY, R"("$1.$2")"},
    {"property: rank of $card", PROPERTY, R"("$2 of $1")"},
    {"property: $card[rank]", PROPERTY, R"("$1[$2]")"},
    {"property: rank($card)", PROPERTY, R"y("$2($1)")y"},
    {"property: under its name", PROPERTY, R"({ $2: "$1" })"},
    {"property: { token, prop } alone", PROPERTY, R"({ token: "$1", prop: "$2" })"},
    {"property: tokenProp as key", PROPERTY, R"({ tokenProp: ["$1", "$2"] })"},
    {"property: tokenProp with a dotted name", PROPERTY, R"({ tokenProp: "$1.$2" })"},
    {"property: its name as ref", PROPERTY, R"({ ref: "$2", token: "$1" })"},
    {"type: $card.type", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", R"("$1.type")"},
    {"type: typeOf($card)", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", R"y("typeOf($1)")y"},
    {"type: tokenType as key", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", R"({ tokenType: "$1" })"},
    {"turn number: a bare word", R"re(\{ ref: "turnNumber" \})re", R"("turnNumber")"},
    {"turn number: another word", R"re(\{ ref: "turnNumber" \})re", R"({ ref: "turn" })"},
    {"turn number: a call", R"re(\{ ref: "turnNumber" \})re", R"y("turnNumber()")y"},
    {"stuck: a bare word", R"re(\{ ref: "stuck" \})re", R"("stuck")"},
    {"stuck: as key", R"re(\{ ref: "stuck" \})re", "{ stuck: true }"},
    {"stuck: under is", R"re(\{ ref: "stuck" \})re", R"({ is: "stuck" })"},
    {"defined: its name as a text", R"re(\{ ref: "defined", name: "(\w+)" \})re", "\"$1\""},
    {"defined: a call", R"re(\{ ref: "defined", name: "(\w+)" \})re", R"y("$1()")y"},
    {"defined: its name under ref", R"re(\{ ref: "defined", name: "(\w+)" \})re", R"({ ref: "$1" })"},
    {"defined: its name under defined", R"re(\{ ref: "defined", name: "(\w+)" \})re", R"({ defined: "$1" })"},
    {"negative: a minus before braces", R"re(\{ op: "neg", value: "?(\w+|\$\w+)"? \})re", R"("-$1")"},
    {"sum: a formula", R"re(\{ op: "([-+*])", left: \{ ref: "gvar", var: "(\w+)" \}, right: (\d+) \})re",
     R"("$2 $1 $3")"},
    {"range: in words", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re", R"("$1 to $2")"},
    {"range: with dots", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re", R"("$1..$2")"},
    {"range: two numbers in a list", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re",
     "{ range: [$1, $2] }"},
    {"range: Python's", R"re(\{ query: "intsInRange", min: (\d+), max: "?(\w+)"? \})re",
     R"({ query: "range", from: $1, to: $2 })"},
    {"words: a list", R"re(\{ query: "enums", values: (\[[^\]]*\]) \})re", "$1"},
    {"words: under options", R"re(\{ query: "enums", values: (\[[^\]]*\]) \})re", "{ options: $1 }"},
    {"players: a bare word", R"re(\{ query: "players" \})re", R"("players")"},
    {"count: of a zone", R"re(\{ aggregate: \{ op: "count", query: (\{[^{}]*\}) \} \})re", "{ count: $1 }"},
    {"count: in a reference", R"re(\{ aggregate: \{ op: "count", query: (\{[^{}]*\}) \} \})re",
     R"({ ref: "count", of: $1 })"},
    {"sum: of a property", R"re(\{ aggregate: \{ op: "sum", query: (\{[^{}]*\}), prop: "(\w+)" \} \})re",
     R"({ sum: "$2", of: $1 })"},
};

}  // namespace

void addConditionClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "conditions", ofComparisons);
  addPatterns(classes, "conditions", ofLogic);
  const auto add = [&](const char* name, auto text) {
    classes.push_back(
        {"conditions", name, [text](const GameText& game) { return eachComparison(game, text); }});
  };
  add("compared: { left: a, op: { == : b } }", [](auto op, auto left, auto right) {
    return "{ left: " + left + R"(, op: { ")" + op + "\": " + right + " } }";
  });
  add("compared: operator under type", [](auto op, auto left, auto right) {
    return R"({ type: ")" + op + R"(", left: )" + left + ", right: " + right + " }";
  });
  add("compared: x and y", [](auto op, auto left, auto right) {
    return R"({ op: ")" + op + "\", x: " + left + ", y: " + right + " }";
  });
  add("compared: operands", [](auto op, auto left, auto right) {
    return R"({ operator: ")" + op + R"(", operands: [)" + left + ", " + right + "] }";
  });
  add("compared: in a list of one", [](auto op, auto left, auto right) {
    return R"([{ op: ")" + op + R"(", left: )" + left + ", right: " + right + " }]";
  });
  add("compared: operator missing its second side's key",
      [](auto op, auto left, auto right) { return "{ left: " + left + ", \"" + op + "\": " + right + " }"; });
}

}  // namespace ludo::mistakes
