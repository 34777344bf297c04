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
    {"compared: name, operator, number as keys", COMPARED, "{ var: \"$2\", op: \"$1\", value: $3 }"},
    {"compared: operator as key beside the variable", COMPARED, "{ var: \"$2\", \"$1\": $3 }"},
    {"compared: name as key, operator below it", COMPARED, "{ $2: { \"$1\": $3 } }"},
    {"compared: name as key, operator in the text", COMPARED, "{ $2: \"$1 $3\" }"},
    {"compared: three items", COMPARED, "[\"$2\", \"$1\", $3]"},
    {"compared: under compare", COMPARED,
     "{ compare: { op: \"$1\", left: { ref: \"gvar\", var: \"$2\" }, right: $3 } }"},
    {"compared: sides a and b", COMPARED, "{ op: \"$1\", a: { ref: \"gvar\", var: \"$2\" }, b: $3 }"},
    {"compared: sides in a list", COMPARED, "{ op: \"$1\", of: [{ ref: \"gvar\", var: \"$2\" }, $3] }"},
    {"compared: left side by its name", COMPARED, "{ op: \"$1\", left: \"$2\", right: $3 }"},
    {"compared: left side gvar.name", COMPARED, "{ op: \"$1\", left: \"gvar.$2\", right: $3 }"},
    {"compared: left side { var: name }", COMPARED, "{ op: \"$1\", left: { var: \"$2\" }, right: $3 }"},
    {"compared: left side { name: gvar }", COMPARED, "{ op: \"$1\", left: { $2: \"gvar\" }, right: $3 }"},
    {"compared: operator without quotes", R"re(op: "(==|!=|<|<=|>|>=)")re", "op: $1"},
    {"compared: operator in a list", R"re(op: "(==|!=|<|<=|>|>=)")re", "op: [\"$1\"]"},
    {"compared: a call", COMPARED, "\"compare($2, $1, $3)\""},
    {"compared: zone's count in a formula", COUNTED, "\"count($2) $1 $3\""},
    {"compared: zone's size in a formula", COUNTED, "\"$2.size $1 $3\""},
    {"compared: zone by its name", COUNTED, "{ zone: \"$2\", count: \"$1 $3\" }"},
    {"compared: left side count of a zone", COUNTED, "{ op: \"$1\", left: { count: \"$2\" }, right: $3 }"},
};

constexpr Pattern ofLogic[] = {
    {"occupied: a sentence", OCCUPIED, "\"$2 is $1\""},
    {"occupied: a sentence without quotes", OCCUPIED, "$2 is $1"},
    {"occupied: word as key", OCCUPIED, "{ $1: \"$2\" }"},
    {"occupied: a call", OCCUPIED, "\"$1($2)\""},
    {"occupied: zone as key", OCCUPIED, "{ $2: \"$1\" }"},
    {"occupied: with an equals sign", OCCUPIED, "\"$2 == $1\""},
    {"occupied: under ref", OCCUPIED, "{ ref: \"$1\", zone: \"$2\" }"},
    {"occupied: compared", OCCUPIED, "{ op: \"is\", left: \"$2\", right: \"$1\" }"},
    {"occupied: in a list", OCCUPIED, "[\"$1\", \"$2\"]"},
    {"not: as key", NOT, "{ not: { is: \"$1\", zone: \"$2\" } }"},
    {"not: a formula", NOT, "\"not $1($2)\""},
    {"not: an exclamation mark", NOT, "\"!$1($2)\""},
    {"not: a call", NOT, "\"not($1($2))\""},
    {"not: of what stands in a list", NOT, "{ op: \"not\", arg: [{ is: \"$1\", zone: \"$2\" }] }"},
    {"not: what it denies beside it", NOT, "{ op: \"not\", is: \"$1\", zone: \"$2\" }"},
    {"both: operator as key", BOTH, "{ $1: $2 }"},
    {"both: conditions under another key", BOTH, "{ op: \"$1\", conditions: $2 }"},
    {"both: under of", BOTH, "{ $1: { of: $2 } }"},
    {"both: the operator first in a list", R"re(\{ op: "(and|or)", args: \[([^\n]*)\] \})re", "[\"$1\", $2]"},
    {"both: a blank behind the operator", R"re(op: "(and|or)")re", "op: \"$1 \""},
    {"property: $card.rank", PROPERTY, "\"$1.$2\""},
    {"property: rank of $card", PROPERTY, "\"$2 of $1\""},
    {"property: $card[rank]", PROPERTY, "\"$1[$2]\""},
    {"property: rank($card)", PROPERTY, "\"$2($1)\""},
    {"property: under its name", PROPERTY, "{ $2: \"$1\" }"},
    {"property: { token, prop } alone", PROPERTY, "{ token: \"$1\", prop: \"$2\" }"},
    {"property: tokenProp as key", PROPERTY, "{ tokenProp: [\"$1\", \"$2\"] }"},
    {"property: tokenProp with a dotted name", PROPERTY, "{ tokenProp: \"$1.$2\" }"},
    {"property: its name as ref", PROPERTY, "{ ref: \"$2\", token: \"$1\" }"},
    {"type: $card.type", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", "\"$1.type\""},
    {"type: typeOf($card)", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", "\"typeOf($1)\""},
    {"type: tokenType as key", R"re(\{ ref: "tokenType", token: "([^"]+)" \})re", "{ tokenType: \"$1\" }"},
    {"turn number: a bare word", R"re(\{ ref: "turnNumber" \})re", "\"turnNumber\""},
    {"turn number: another word", R"re(\{ ref: "turnNumber" \})re", "{ ref: \"turn\" }"},
    {"turn number: a call", R"re(\{ ref: "turnNumber" \})re", "\"turnNumber()\""},
    {"stuck: a bare word", R"re(\{ ref: "stuck" \})re", "\"stuck\""},
    {"stuck: as key", R"re(\{ ref: "stuck" \})re", "{ stuck: true }"},
    {"stuck: under is", R"re(\{ ref: "stuck" \})re", "{ is: \"stuck\" }"},
    {"defined: its name as a text", R"re(\{ ref: "defined", name: "(\w+)" \})re", "\"$1\""},
    {"defined: a call", R"re(\{ ref: "defined", name: "(\w+)" \})re", "\"$1()\""},
    {"defined: its name under ref", R"re(\{ ref: "defined", name: "(\w+)" \})re", "{ ref: \"$1\" }"},
    {"defined: its name under defined", R"re(\{ ref: "defined", name: "(\w+)" \})re", "{ defined: \"$1\" }"},
    {"negative: a minus before braces", R"re(\{ op: "neg", value: "?(\w+|\$\w+)"? \})re", "\"-$1\""},
    {"sum: a formula", R"re(\{ op: "([-+*])", left: \{ ref: "gvar", var: "(\w+)" \}, right: (\d+) \})re",
     "\"$2 $1 $3\""},
    {"range: in words", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re", "\"$1 to $2\""},
    {"range: with dots", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re", "\"$1..$2\""},
    {"range: two numbers in a list", R"re(\{ query: "intsInRange", min: (\d+), max: (\d+) \})re",
     "{ range: [$1, $2] }"},
    {"range: Python's", R"re(\{ query: "intsInRange", min: (\d+), max: "?(\w+)"? \})re",
     "{ query: \"range\", from: $1, to: $2 }"},
    {"words: a list", R"re(\{ query: "enums", values: (\[[^\]]*\]) \})re", "$1"},
    {"words: under options", R"re(\{ query: "enums", values: (\[[^\]]*\]) \})re", "{ options: $1 }"},
    {"players: a bare word", R"re(\{ query: "players" \})re", "\"players\""},
    {"count: of a zone", R"re(\{ aggregate: \{ op: "count", query: (\{[^{}]*\}) \} \})re", "{ count: $1 }"},
    {"count: in a reference", R"re(\{ aggregate: \{ op: "count", query: (\{[^{}]*\}) \} \})re",
     "{ ref: \"count\", of: $1 }"},
    {"sum: of a property", R"re(\{ aggregate: \{ op: "sum", query: (\{[^{}]*\}), prop: "(\w+)" \} \})re",
     "{ sum: \"$2\", of: $1 }"},
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
    return "{ left: " + left + ", op: { \"" + op + "\": " + right + " } }";
  });
  add("compared: operator under type", [](auto op, auto left, auto right) {
    return "{ type: \"" + op + "\", left: " + left + ", right: " + right + " }";
  });
  add("compared: x and y", [](auto op, auto left, auto right) {
    return "{ op: \"" + op + "\", x: " + left + ", y: " + right + " }";
  });
  add("compared: operands", [](auto op, auto left, auto right) {
    return "{ operator: \"" + op + "\", operands: [" + left + ", " + right + "] }";
  });
  add("compared: in a list of one", [](auto op, auto left, auto right) {
    return "[{ op: \"" + op + "\", left: " + left + ", right: " + right + " }]";
  });
  add("compared: operator missing its second side's key",
      [](auto op, auto left, auto right) { return "{ left: " + left + ", \"" + op + "\": " + right + " }"; });
}

}  // namespace ludo::mistakes
