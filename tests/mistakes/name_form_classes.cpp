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
     R"re((token|zone|from|to|left|right|player|value): "\$([a-z])(\w+)")re", "$1: \"$$_$2$3\""},
    {"binding: double braces", BOUND, "$1: \"{{$2}}\""},
    {"binding: a blank behind its mark", BOUND, "$1: \"$$ $2\""},
    {"binding: its mark behind it", BOUND, "$1: \"$2$$\""},
    {"binding: per cent signs", BOUND, "$1: \"%$2%\""},
    {"binding: angle brackets", BOUND, "$1: \"<$2>\""},
    {"binding: a colon", BOUND, "$1: \":$2\""},
    {"binding: #", BOUND, "$1: \"#$2\""},
    {"binding: &", BOUND, "$1: \"&$2\""},
    {"binding: of params", BOUND, "$1: \"params.$2\""},
    {"binding: of $params", BOUND, "$1: \"$$params.$2\""},
    {"binding: in a mapping", BOUND, "$1: { binding: \"$$$2\" }"},
    {"binding: in a list", BOUND, "$1: [\"$$$2\"]"},
    {"binding: without quotes", BOUND, "$1: $$$2"},
    {"binding: its mark twice", BOUND, "$1: \"$$$$$2\""},
    {"binding: in its own quotes", BOUND, "$1: \"'$$$2'\""},
    {"binding: backslash before its mark", BOUND, "$1: \"\\\\$$$2\""},
    {"binding: of this", BOUND, "$1: \"this.$2\""},
    {"binding: chosen", BOUND, "$1: \"chosen $2\""},
    {"binding: with its article", BOUND, "$1: \"the $$$2\""},
    {"binding: in brackets", BOUND, "$1: \"($$$2)\""},
    {"parameter: name without its mark", PARAMETER, "- name: \"$1\"\n"},
    {"parameter: name with @", PARAMETER, "- name: \"@$1\"\n"},
    {"parameter: name in braces", PARAMETER, "- name: \"{$1}\"\n"},
    {"parameter: name under id", PARAMETER, "- id: \"$$$1\"\n"},
    {"parameter: name under bind", PARAMETER, "- bind: \"$$$1\"\n"},
    {"parameter: name under var", PARAMETER, "- var: \"$$$1\"\n"},
    {"parameter: name without quotes", PARAMETER, "- name: $$$1\n"},
    {"bound: without its mark", BIND, "bind: \"$1\""},
    {"bound: under as", BIND, "as: \"$$$1\""},
    {"bound: under var, without its mark", BIND, "var: \"$1\""},
    {"bound: in a list", BIND, "bind: [\"$$$1\"]"},
    {"candidate: called it", R"re(: "\$(zone|token|player)"( \}|\n))re", ": \"$$it\"$2"},
    {"candidate: called this", R"re(: "\$(zone|token|player)"( \}|\n))re", ": \"this\"$2"},
    {"candidate: in another case", R"re(: "\$(zone|token|player)"( \}|\n))re", ": \"$1\"$2"},
    {"candidate: of another kind", R"re(zone: "\$zone")re", "zone: \"$$cell\""},
    {"candidate: a card for a token", R"re(token: "\$token")re", "token: \"$$card\""},
    {"label: parameter without braces", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1$2$3"},
    {"label: parameter in double braces", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1{{$2}}$3"},
    {"label: parameter in brackets", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1[$2]$3"},
    {"label: parameter with blanks", R"re((label: "[^"{]*)\{(\$\w+)\}([^"]*"))re", "$1{ $2 }$3"},
    {"label: a letter before the parameter", R"re((label: "[^"{]*\{\$)([a-z])([^"]*"))re", "$1x$2$3"},
};

constexpr Pattern ofSelectors[] = {
    {"zone: owner after a slash", OWNED, ": \"$1/$2\""},
    {"zone: owner after an at sign", OWNED, ": \"$1@$2\""},
    {"zone: owner after an underline", OWNED, ": \"$1_$2\""},
    {"zone: owner after a dash", OWNED, ": \"$1-$2\""},
    {"zone: owner after an arrow", OWNED, ": \"$1->$2\""},
    {"zone: owner after of", OWNED, ": \"$1 of $2\""},
    {"zone: owner's", OWNED, ": \"$2's $1\""},
    {"zone: owner after two colons", OWNED, ": \"$1::$2\""},
    {"zone: owner after a blank", OWNED, ": \"$1 $2\""},
    {"zone: owner in braces", OWNED, ": \"$1{$2}\""},
    {"zone: owner in a mapping", OWNED, ": { zone: \"$1\", player: \"$2\" }"},
    {"zone: owner in a mapping, under owner", OWNED, ": { zone: \"$1\", owner: \"$2\" }"},
    {"zone: owner in a mapping by its name", OWNED, ": { $1: \"$2\" }"},
    {"zone: owner in a list", OWNED, ": [\"$1\", \"$2\"]"},
    {"zone: without quotes", OWNED, ": $1:$2"},
    {"zone: owner after an equals sign", OWNED, ": \"$1=$2\""},
    {"zone: owner with a mark", R"re(: "(\w+):(actor|opponent)")re", ": \"$1:$$$2\""},
    {"zone: my", R"re(: "(\w+):actor")re", ": \"my $1\""},
    {"zone: my_", R"re(: "(\w+):actor")re", ": \"my_$1\""},
    {"zone: of the current player", R"re(: "(\w+):actor")re", ": \"$1:currentPlayer\""},
    {"zone: of me", R"re(: "(\w+):actor")re", ": \"$1:me\""},
    {"zone: of each player", R"re(: "(\w+):all")re", ": \"$1:each player\""},
    {"zone: of every player", R"re(: "(\w+):all")re", ": \"$1:everyone\""},
    {"token: after a colon", TOP, ": \"$2:$1\""},
    {"token: a method", TOP, ": \"$2.$1()\""},
    {"token: behind a colon", TOP, ": \"$1:$2\""},
    {"token: card of", TOP, ": \"$1 card of $2\""},
    {"token: topOf", TOP, ": \"$1Of($2)\""},
    {"token: an index", R"re(: "top\(([^()"]+)\)")re", ": \"$1[0]\""},
    {"token: in a mapping", TOP, ": { $1: \"$2\" }"},
    {"token: a blank before its bracket", TOP, ": \"$1 ($2)\""},
    {"token: blanks inside its brackets", TOP, ": \"$1( $2 )\""},
    {"token: braces", TOP, ": \"$1{$2}\""},
    {"token: owner after a dot inside", R"re(: "top\((\w+):(\w+)\)")re", ": \"top($1.$2)\""},
    {"token: owner after a comma inside", R"re(: "top\((\w+):(\w+)\)")re", ": \"top($1, $2)\""},
    {"token: peek", R"re(: "top\(([^()"]+)\)")re", ": \"peek($1)\""},
    {"token: without quotes", TOP, ": $1($2)"},
    {"zone of a token: after a dot", R"re(: "zoneOf\((\$\w+)\)")re", ": \"$1.zone\""},
    {"zone of a token: zone()", R"re(: "zoneOf\((\$\w+)\)")re", ": \"zone($1)\""},
    {"zone of a token: in words", R"re(: "zoneOf\((\$\w+)\)")re", ": \"zone of $1\""},
    {"zone of a token: another case", R"re(: "zoneOf\((\$\w+)\)")re", ": \"ZoneOf($1)\""},
    {"zone of a token: in a mapping", R"re(: "zoneOf\((\$\w+)\)")re", ": { zoneOf: \"$1\" }"},
    {"last zone: without brackets", R"re(: "last\(\)")re", ": \"last\""},
    {"last zone: with a mark", R"re(: "last\(\)")re", ": \"$$last\""},
};

constexpr Pattern ofIds[] = {
    {"name: with its kind before a dot", R"re((zone|from|to): "([a-z]\w+)")re", "$1: \"zones.$2\""},
    {"name: with its kind before a colon", R"re((zone|from|to): "([a-z]\w+)")re", "$1: \"zone:$2\""},
    {"name: with its key behind it", R"re((zone|phase|action): "([a-z]\w+)")re", "$1: \"$2_$1\""},
    {"name: with an article", R"re((zone|from|to|type): "([a-z]\w+)")re", "$1: \"the $2\""},
    {"name: with #", R"re((zone|from|to|type|phase): "([a-z]\w+)")re", "$1: \"#$2\""},
    {"name: with @", R"re((zone|from|to|type|phase): "([a-z]\w+)")re", "$1: \"@$2\""},
    {"name: with $", R"re((type|phase|var|prop): "([a-z]\w+)")re", "$1: \"$$$2\""},
    {"name: full stop behind it", USED, "$1: \"$2.\""},
    {"name: blank behind it", USED, "$1: \"$2 \""},
    {"name: comma inside its quotes", USED, "$1: \"$2,\""},
    {"name: in brackets", USED, "$1: \"($2)\""},
    {"name: in a list", R"re((zone|from|to|type|var|prop): "([a-z]\w+)")re", "$1: [\"$2\"]"},
    {"name: in a mapping", R"re((zone|from|to|type|var|prop|phase): "([a-z]\w+)")re", "$1: { id: \"$2\" }"},
    {"name: without quotes", USED, "$1: $2"},
    {"name: in single quotes inside", USED, "$1: \"'$2'\""},
    {"name: underline for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     "$1: \"$2_$3$4\""},
    {"name: dash for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     "$1: \"$2-$3$4\""},
    {"name: blank for capital", R"re((zone|from|to|type|var|phase|name): "([a-z]+)([A-Z])(\w+)")re",
     "$1: \"$2 $3$4\""},
    {"name: dash for underline", R"re(: "(\w+)_(\d+)_(\d+)")re", ": \"$1-$2-$3\""},
    {"name: cell in brackets", R"re(: "([a-z]+)_(\d+)_(\d+)")re", ": \"$1($2,$3)\""},
    {"name: cell in square brackets", R"re(: "([a-z]+)_(\d+)_(\d+)")re", ": \"$1[$2][$3]\""},
    {"name: cell after dots", R"re(: "([a-z]+)_(\d+)_(\d+)")re", ": \"$1.$2.$3\""},
    {"name: cell without its underlines", R"re(: "([a-z]+)_(\d)_(\d)")re", ": \"$1$2$3\""},
    {"constant: with a mark", R"re(: "([A-Z][A-Z_]+)")re", ": \"$$$1\""},
    {"constant: of constants", R"re(: "([A-Z][A-Z_]+)")re", ": \"constants.$1\""},
    {"constant: without quotes", R"re(: "([A-Z][A-Z_]+)")re", ": $1"},
    {"constant: in a mapping", R"re(: "([A-Z][A-Z_]+)")re", ": { constant: \"$1\" }"},
    {"constant: in braces", R"re(: "([A-Z][A-Z_]+)")re", ": \"{$1}\""},
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
