// SPDX-License-Identifier: Apache-2.0
// Names, bindings, selectors and keys in other forms than the language's own.
#include <algorithm>

#include "pattern.h"

namespace ludo::mistakes {
namespace {

/// A bound name where it is used, alone in its quotes.
#define BOUND R"re((token|zone|from|to|left|right|player|value|item): "\$(\w+)")re"
#define PARAMETER R"re(- name: "\$(\w+)"\n)re"
#define BIND R"re(bind: "\$(\w+)")re"
#define OWNED R"re(: "(\w+):(actor|opponent|active|all|\$\w+|\d)")re"
#define TOP R"re(: "(top|bottom)\(([^()"]+)\)")re"
#define USED R"re((zone|from|to|type|var|prop|phase|action|in): "([a-z]\w+)")re"

constexpr Pattern ofBindings[] = {
    {"binding: underline behind its mark",
     R"re((token|zone|from|to|left|right|player|value): "\$([a-z])(\w+)")re", R"($1: "$$_$2$3")"},
    {"binding: double braces", BOUND, R"($1: "{{$2}}")"},
    {"binding: a blank behind its mark", BOUND, R"($1: "$$ $2")"},
    {"binding: its mark behind it", BOUND, R"($1: "$2$$")"},
    {"binding: per cent signs", BOUND, R"($1: "%$2%")"},
    {"binding: angle brackets", BOUND, R"($1: "<$2>")"},
    {"binding: a colon", BOUND, R"($1: ":$2")"},
    {"binding: #", BOUND, R"($1: "#$2")"},
    {"binding: &", BOUND, R"($1: "&$2")"},
    {"binding: of params", BOUND, R"($1: "params.$2")"},
    {"binding: of $params", BOUND, R"($1: "$$params.$2")"},
    {"binding: in a mapping", BOUND, R"($1: { binding: "$$$2" })"},
    {"binding: in a list", BOUND, R"($1: ["$$$2"])"},
    {"binding: without quotes", BOUND, "$1: $$$2"},
    {"binding: its mark twice", BOUND, R"($1: "$$$$$2")"},
    {"binding: in its own quotes", BOUND, R"($1: "'$$$2'")"},
    {"binding: backslash before its mark", BOUND, R"($1: "\\$$$2")"},
    {"binding: of this", BOUND, R"($1: "this.$2")"},
    {"binding: chosen", BOUND, R"($1: "chosen $2")"},
    {"binding: with its article", BOUND, R"($1: "the $$$2")"},
    {"binding: in brackets", BOUND, R"y($1: "($$$2)")y"},
    {"parameter: name without its mark", PARAMETER, "- name: \"$1\"\n"},
    {"parameter: name with @", PARAMETER, "- name: \"@$1\"\n"},
    {"parameter: name in braces", PARAMETER, "- name: \"{$1}\"\n"},
    {"parameter: name under id", PARAMETER, "- id: \"$$$1\"\n"},
    {"parameter: name under bind", PARAMETER, "- bind: \"$$$1\"\n"},
    {"parameter: name under var", PARAMETER, "- var: \"$$$1\"\n"},
    {"parameter: name without quotes", PARAMETER, "- name: $$$1\n"},
    {"bound: without its mark", BIND, R"(bind: "$1")"},
    {"bound: under as", BIND, R"(as: "$$$1")"},
    {"bound: under var, without its mark", BIND, R"(var: "$1")"},
    {"bound: in a list", BIND, R"(bind: ["$$$1"])"},
    {"candidate: called it", R"re(: "\$(zone|token|player)"( \}|\n))re", R"(: "$$it"$2)"},
    {"candidate: called this", R"re(: "\$(zone|token|player)"( \}|\n))re", R"(: "this"$2)"},
    {"candidate: in another case", R"re(: "\$(zone|token|player)"( \}|\n))re", R"(: "$1"$2)"},
    {"candidate: of another kind", R"re(zone: "\$zone")re", R"(zone: "$$cell")"},
    {"candidate: a card for a token", R"re(token: "\$token")re", R"(token: "$$card")"},
    {"label: parameter without braces", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1$2$3"},
    {"label: parameter in double braces", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1{{$2}}$3"},
    {"label: parameter in brackets", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1[$2]$3"},
    {"label: parameter with blanks", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1{ $2 }$3"},
    {"label: a letter before the parameter", R"re((label: "[^"{]*\{\$)([a-z])([^"]*"))re", "$1x$2$3"},
};

constexpr Pattern ofSelectors[] = {
    {"zone: owner after a slash", OWNED, R"(: "$1/$2")"},
    {"zone: owner after an at sign", OWNED, R"(: "$1@$2")"},
    {"zone: owner after an underline", OWNED, R"(: "$1_$2")"},
    {"zone: owner after a dash", OWNED, R"(: "$1-$2")"},
    {"zone: owner after an arrow", OWNED, R"(: "$1->$2")"},
    {"zone: owner after of", OWNED, R"(: "$1 of $2")"},
    {"zone: owner's", OWNED, R"(: "$2's $1")"},
    {"zone: owner after two colons", OWNED, R"(: "$1::$2")"},
    {"zone: owner after a blank", OWNED, R"(: "$1 $2")"},
    {"zone: owner in braces", OWNED, R"(: "$1{$2}")"},
    {"zone: owner in a mapping", OWNED, R"(: { zone: "$1", player: "$2" })"},
    {"zone: owner in a mapping, under owner", OWNED, R"(: { zone: "$1", owner: "$2" })"},
    {"zone: owner in a mapping by its name", OWNED, R"(: { $1: "$2" })"},
    {"zone: owner in a list", OWNED, R"(: ["$1", "$2"])"},
    {"zone: without quotes", OWNED, ": $1:$2"},
    {"zone: owner after an equals sign", OWNED, R"(: "$1=$2")"},
    {"zone: owner with a mark", R"re(: "(\w+):(actor|opponent)")re", R"(: "$1:$$$2")"},
    {"zone: my", R"re(: "(\w+):actor")re", R"(: "my $1")"},
    {"zone: my_", R"re(: "(\w+):actor")re", R"(: "my_$1")"},
    {"zone: of the current player", R"re(: "(\w+):actor")re", R"(: "$1:currentPlayer")"},
    {"zone: of me", R"re(: "(\w+):actor")re", R"(: "$1:me")"},
    {"zone: of each player", R"re(: "(\w+):all")re", R"(: "$1:each player")"},
    {"zone: of every player", R"re(: "(\w+):all")re", R"(: "$1:everyone")"},
    {"token: after a colon", TOP, R"(: "$2:$1")"},
    {"token: a method", TOP, R"y(: "$2.$1()")y"},
    {"token: behind a colon", TOP, R"(: "$1:$2")"},
    {"token: card of", TOP, R"(: "$1 card of $2")"},
    {"token: topOf", TOP, R"y(: "$1Of($2)")y"},
    {"token: an index", R"re(: "top\(([^()"]+)\)")re", R"(: "$1[0]")"},
    {"token: in a mapping", TOP, R"(: { $1: "$2" })"},
    {"token: a blank before its bracket", TOP, R"y(: "$1 ($2)")y"},
    {"token: blanks inside its brackets", TOP, R"y(: "$1( $2 )")y"},
    {"token: braces", TOP, R"(: "$1{$2}")"},
    {"token: owner after a dot inside", R"re(: "top\((\w+):(\w+)\)")re", R"y(: "top($1.$2)")y"},
    {"token: owner after a comma inside", R"re(: "top\((\w+):(\w+)\)")re", R"y(: "top($1, $2)")y"},
    {"token: peek", R"re(: "top\(([^()"]+)\)")re", R"y(: "peek($1)")y"},
    {"token: without quotes", TOP, ": $1($2)"},
    {"zone of a token: after a dot", R"re(: "zoneOf\((\$\w+)\)")re", R"(: "$1.zone")"},
    {"zone of a token: zone()", R"re(: "zoneOf\((\$\w+)\)")re", R"y(: "zone($1)")y"},
    {"zone of a token: in words", R"re(: "zoneOf\((\$\w+)\)")re", R"(: "zone of $1")"},
    {"zone of a token: another case", R"re(: "zoneOf\((\$\w+)\)")re", R"y(: "ZoneOf($1)")y"},
    {"zone of a token: in a mapping", R"re(: "zoneOf\((\$\w+)\)")re", R"(: { zoneOf: "$1" })"},
    {"last zone: without brackets", R"re(: "last\(\)")re", R"(: "last")"},
    {"last zone: with a mark", R"re(: "last\(\)")re", R"(: "$$last")"},
};

constexpr Pattern ofIds[] = {
    {"name: with its kind before a dot", R"re((zone|from|to): "([a-z]\w+)")re", R"($1: "zones.$2")"},
    {"name: with its kind before a colon", R"re((zone|from|to): "([a-z]\w+)")re", R"($1: "zone:$2")"},
    {"name: with its key behind it", R"re((zone|phase|action): "([a-z]\w+)")re", R"($1: "$2_$1")"},
    {"name: with an article", R"re((zone|from|to|type): "([a-z]\w+)")re", R"($1: "the $2")"},
    {"name: with #", R"re((zone|from|to|type|phase): "([a-z]\w+)")re", R"($1: "#$2")"},
    {"name: with @", R"re((zone|from|to|type|phase): "([a-z]\w+)")re", R"($1: "@$2")"},
    {"name: with $", R"re((type|phase|var|prop): "([a-z]\w+)")re", R"($1: "$$$2")"},
    {"name: full stop behind it", USED, R"($1: "$2.")"},
    {"name: blank behind it", USED, R"($1: "$2 ")"},
    {"name: comma inside its quotes", USED, R"($1: "$2,")"},
    {"name: in brackets", USED, R"y($1: "($2)")y"},
    {"name: in a list", R"re((zone|from|to|type|var|prop): "([a-z]\w+)")re", R"($1: ["$2"])"},
    {"name: in a mapping", R"re((zone|from|to|type|var|prop|phase): "([a-z]\w+)")re", R"($1: { id: "$2" })"},
    {"name: without quotes", USED, "$1: $2"},
    {"name: in single quotes inside", USED, R"($1: "'$2'")"},
    {"name: underline for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     R"($1: "$2_$3$4")"},
    {"name: dash for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     R"($1: "$2-$3$4")"},
    {"name: blank for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     R"($1: "$2 $3$4")"},
    {"name: dash for underline", R"re(: "(\w+)_(\d+)_(\d+)")re", R"(: "$1-$2-$3")"},
    {"name: cell in brackets", R"re(: "([a-z]+)_(\d+)_(\d+)")re", R"y(: "$1($2,$3)")y"},
    {"name: cell in square brackets", R"re(: "([a-z]+)_(\d+)_(\d+)")re", R"(: "$1[$2][$3]")"},
    {"name: cell after dots", R"re(: "([a-z]+)_(\d+)_(\d+)")re", R"(: "$1.$2.$3")"},
    {"name: cell without its underlines", R"re(: "([a-z]+)_(\d)_(\d)")re", R"(: "$1$2$3")"},
    {"constant: with a mark", R"re(: "([A-Z][A-Z_]+)")re", R"(: "$$$1")"},
    {"constant: of constants", R"re(: "([A-Z][A-Z_]+)")re", R"(: "constants.$1")"},
    {"constant: without quotes", R"re(: "([A-Z][A-Z_]+)")re", ": $1"},
    {"constant: in a mapping", R"re(: "([A-Z][A-Z_]+)")re", R"(: { constant: "$1" })"},
    {"constant: in braces", R"re(: "([A-Z][A-Z_]+)")re", R"(: "{$1}")"},
};

constexpr Pattern ofKeys[] = {
    {"key: with its kind before it", R"re(- id: "(\w+)"\n)re", "- zoneId: \"$1\"\n"},
    {"key: in capitals, id", R"re(- id: "(\w+)"\n)re", "- ID: \"$1\"\n"},
    {"key: of what it names", R"re(- id: "(\w+)"\n( +)label)re", "- action: \"$1\"\n$2label"},
    {"key: with a question mark", R"re((\n +)(pre|when|where|until|skipIf):)re", "$1$2?:"},
    {"key: with a dollar sign", R"re((\n +)(pre|when|where|effects|params|phase):)re", "$1$$$2:"},
    {"key: with an at sign", R"re((\n +)(pre|when|where|effects|params|phase):)re", "$1@$2:"},
    {"key: a blank before its colon", R"re((\n +)(pre|when|where|effects|params|phase|label):)re", "$1$2 :"},
    {"key: a capital S behind it", R"re((\n +)(label|phase|domain|result):)re", "$1$2S:"},
    {"key: dotted, result", R"re(\n( +)result: \{ type: "(\w+)", player: "(\w+)" \}\n)re",
     "\n$1result.type: \"$2\"\n$1result.player: \"$3\"\n"},
    {"key: dotted, shape", R"re(\n( +)shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \}\n)re",
     "\n$1shape.grid.rows: $2\n$1shape.grid.cols: $3\n"},
    {"key: with its own name behind it", R"re(visibility: )re", "visibilityType: "},
    {"key: an abbreviation", R"re((visib|order|capac)(ility|ing|ity): )re", "$1: "},
    {"key: two words", R"re((max)(Turns): )re", "$1 turns: "},
    {"key: in capitals", R"re(\n( +)label: )re", "\n$1LABEL: "},
    {"key: in brackets", R"re(\n( +)(label|phase|pre|effects):)re", "\n$1[$2]:"},
    {"key: bold", R"re(\n( +)(label|phase|pre|effects):)re", "\n$1**$2**:"},
    {"key: in backticks", R"re(\n( +)(label|phase|pre|effects):)re", "\n$1`$2`:"},
    {"key: in single quotes", R"re(\n( +)(label|phase|pre|effects):)re", "\n$1'$2':"},
    {"key: twice", R"re(\n( +)(label|phase|pre|effects):)re", "\n$1$2: $2:"},
};

}  // namespace

void addNameFormClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "bindings", ofBindings);
  addPatterns(classes, "selectors", ofSelectors);
  std::ranges::find(classes, "token: an index", &MistakeClass::name)->lost =
      "whether it is counted from the top or from the bottom is not said";
  addPatterns(classes, "ids", ofIds);
  addPatterns(classes, "keys", ofKeys);
}

}  // namespace ludo::mistakes
