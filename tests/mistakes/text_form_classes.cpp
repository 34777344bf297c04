// SPDX-License-Identifier: Apache-2.0
// Quotes, lines, blocks, and one way of writing throughout.
#include <algorithm>

#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr Pattern ofQuotes[] = {
    {"quotes round a mapping", R"re(: (\{ [^{}\n"]*"[^{}\n"]*" \})\n)re", ": '$1'\n"},
    {"quotes round a list", R"re(: \["(\w+)", "(\w+)"\])re", R"(: "[$1, $2]")"},
    {"quotes round key and value", R"re(\n( +)(label|phase|actor): "([^"\n]*)"\n)re", "\n$1\"$2: $3\"\n"},
    {"quotes round the key", R"re(\n( +)(label|phase|actor|id|name): ")re", "\n$1\"$2\": \""},
    {"quote of the key behind its colon", R"re(\n( +)(label|phase|actor|id|name): ")re", "\n$1\"$2:\" \""},
    {"text with a colon, no quotes", R"re(: "(\w+:\w+)"( \}|,))re", ": $1$2"},
    {"text of a label without quotes", R"re(label: "([^"]*\{\$[^"]*)"\n)re", "label: $1\n"},
    {"single quotes", R"re(: "([\w:$]+)")re", ": '$1'"},
    {"three quotes", R"re(: "([\w:$]+)")re", R"(: """$1""")"},
    {"quote and comma swapped", R"re(: "(\w+)", (\w+):)re", R"(: "$1," $2:)"},
    {"quote before the colon", R"re((\w+): "(\w+)")re", R"($1": $2")"},
    {"quote behind the bracket", R"re(: "(\w+)" \})re", R"(: "$1 }")"},
    {"HTML's quotes", R"re(: "([\w:$]+)")re", ": &quot;$1&quot;"},
    {"primes for quotes", R"re(: "([\w:$]+)")re", ": \u2033$1\u2033"},
    {"a quote in the middle", R"re(: "(\w{2})(\w{2,})")re", R"(: "$1"$2")"},
    {"a parenthesis for the quote", R"re(: "([\w:$]+)")re", R"(: ("$1"))"},
    {"quote and bracket both missing", R"re(: "(\w+)" \})re", ": \"$1"},
    {"f-string", R"re(label: "([^"]*)")re", R"(label: f"$1")"},
};

constexpr Pattern ofLayout[] = {
    {"a dash on a line of its own", R"re(\n( +)- (id|name): )re", "\n$1-\n$1  $2: "},
    {"two blanks behind the dash, one line", R"re(\n( +)- (\w+): ([^\n]*)\n\1  (\w+):)re",
     "\n$1-  $2: $3\n$1  $4:"},
    {"a value on the line below, not indented", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re",
     "\n$1$2:\n$1$3\n"},
    {"a key on the line of the one before, comma",
     R"re(\n( +)(label|actor|phase): ("[^"\n]*")\n +(\w+): ("[^"\n]*")\n)re", "\n$1$2: $3, $4: $5\n"},
    {"a list behind its key", R"re(\n( +)(effects|params|then):\n +- )re", "\n$1$2: - "},
    {"a line cut in two", R"re((\{ [^\n{}]*, )(\w+: [^\n{}]* \})\n)re", "$1\n$2\n"},
    {"a backslash at the end", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n$1$2: $3 \\\n"},
    {"a word behind the bracket", R"re(\}\n( +)(\w+):)re", "} end\n$1$2:"},
    {"a colon behind the value", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n$1$2: $3:\n"},
    {"a comment of C", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n$1$2: $3 // as agreed\n"},
    {"a line of a comment of C", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re",
     "\n$1// as agreed\n$1$2: $3\n"},
    {"an ellipsis", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n$1...\n$1$2: $3\n"},
    {"an arrow before the line", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n$1-> $2: $3\n"},
    {"the number of the line before it", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re",
     "\n12 $1$2: $3\n"},
    {"a dash before a key", R"re(\n( +)(label|phase|pre|effects): )re", "\n$1- $2: "},
    {"a dash before a key, in its column", R"re(\n( +)  (label|phase|actor|pre): )re", "\n$1- $2: "},
    {"a mark of a pull request", R"re(\n( +)(label|phase|actor): ("[^"\n]*")\n)re", "\n+$1$2: $3\n"},
    {"a no-break space for the indentation", R"re(\n  (\w+): )re", "\n\u00a0\u00a0$1: "},
    {"a list in brackets over lines without commas", R"re(\[("[^"\n]*"), ("[^"\n]*")\])re", "[\n$1\n$2\n]"},
};

constexpr Pattern ofBlocks[] = {
    {"head: section and name unquoted", R"re(section: "(\w+)"\n)re", "section: $1\n"},
    {"head: as a comment", R"re(section: "(\w+)"\n)re", "# section: $1\n"},
    {"head: as a heading", R"re(section: "(\w+)"\n)re", "## $1\n"},
    {"head: equals sign", R"re(section: "(\w+)"\n)re", "section = \"$1\"\n"},
    {"head: in square brackets", R"re(section: "(\w+)"\n)re", "[$1]\n"},
    {"head: a mapping", R"re(section: "(\w+)"\n)re", "section: { name: \"$1\" }\n"},
    {"head: an item", R"re(section: "(\w+)"\n)re", "- section: \"$1\"\n"},
    {"head: in a list", R"re(section: "(\w+)"\n)re", "section: [\"$1\"]\n"},
    {"head: twice", R"re(section: "(\w+)"\n)re", "section: \"$1\"\nsection: \"$1\"\n"},
    {"head: behind three dashes", R"re(section: "(\w+)"\n)re", "---\nsection: \"$1\"\n"},
    {"head: key of its own with a mapping", R"re(section: "(\w+)"\nitems:\n)re", "$1:\nitems:\n"},
    {"head: the name twice", R"re(section: "(\w+)"\nitems:\n)re", "section: \"$1\"\n$1:\nitems:\n"},
    {"head: with its word", R"re(section: "(\w+)"\n)re", "section: \"$1 section\"\n"},
    {"head: Capital and colon", R"re(section: "(\w+)"\n)re", "Section: \"$1\":\n"},
    {"head: a sentence before it", R"re(section: "(\w+)"\n)re", "Here are the rules:\nsection: \"$1\"\n"},
    {"items: in a mapping by their names", R"re(items:\n  - \{ id: "(\w+)", ([^\n]*) \}\n(?!  ))re",
     "items:\n  $1: { $2 }\n"},
    {"items: key with a dash", R"re(\nitems:\n)re", "\n- items:\n"},
    {"items: key twice", R"re(\nitems:\n)re", "\nitems:\nitems:\n"},
    {"items: in brackets", R"re(\nitems:\n  - (\{[^\n]*\})\n(?!  ))re", "\nitems: $1\n"},
    {"items: key with its value", R"re(\nitems:\n)re", "\nitems: []\n"},
    {"items: called list", R"re(\nitems:\n)re", "\nlist:\n"},
    {"items: a comment behind its colon in C", R"re(\nitems:\n)re", "\nitems: // all of them\n"},
};

struct FenceForm {
  const char* name;
  const char* open;
  const char* close;
};
constexpr FenceForm fenceForms[] = {
    {"fence: label yml", "```yml\n", "```"},
    {"fence: label YAML", "```YAML\n", "```"},
    {"fence: a title behind its label", "```yaml title=\"rules\"\n", "```"},
    {"fence: words in front", "yaml ```\n", "```"},
    {"fence: a blank before its label", "``` yaml\n", "```"},
    {"fence: label in braces", "```{yaml}\n", "```"},
    {"fence: a colon before its label", "```: yaml\n", "```"},
    {"fence: five at the end", "```yaml\n", "`````"},
    {"fence: label at the end", "```yaml\n", "```yaml"},
    {"fence: HTML", "<pre>\n", "</pre>"},
    {"fence: code in HTML", "<code>\n", "</code>"},
    {"fence: quotes", "\"\"\"yaml\n", "\"\"\""},
    {"fence: three dashes", "---\n", "---"},
    {"fence: a word behind its end", "```yaml\n", "``` end"},
    {"fence: backticks of another kind", "\u00b4\u00b4\u00b4yaml\n", "\u00b4\u00b4\u00b4"},
    {"fence: label doubled", "```yaml yaml\n", "```"},
    {"fence: of a forum", "[code]\n", "[/code]"},
    {"fence: tildes mixed", "```yaml\n", "~~~"},
};

constexpr Pattern throughout[] = {
    {"throughout: single quotes", R"re("([^"'\n]*)")re", "'$1'"},
    {"throughout: at signs for dollar signs", R"re(\$(\w))re", "@$1"},
    {"throughout: no dollar signs", R"re("\$(\w))re", "\"$1"},
    {"throughout: operators as words", R"re(op: "==")re", R"(op: "eq")"},
    {"throughout: get for ref", R"re(\bref: )re", "get: "},
    {"throughout: type for ref", R"re(\bref: )re", "type: "},
    {"throughout: self for actor", R"re("actor")re", R"("self")"},
    {"throughout: me for actor in zones", R"re(:actor)re", ":me"},
    {"throughout: owner after a dot", R"re(: "(\w+):(\w+)")re", R"(: "$1.$2")"},
    {"throughout: owner before a dot", R"re(: "(\w+):(\w+)")re", R"(: "$2.$1")"},
    {"throughout: owner in brackets", R"re(: "(\w+):(\w+)")re", R"(: "$1[$2]")"},
    {"throughout: owner after a slash", R"re(: "(\w+):(\w+)")re", R"(: "$1/$2")"},
    {"throughout: zone called place", R"re(\bzone: )re", "place: "},
    {"throughout: token called piece", R"re(\btoken: )re", "piece: "},
    {"throughout: id called name", R"re(- id: )re", "- name: "},
    {"throughout: effects called do", R"re(\beffects:)re", "do:"},
    {"throughout: pre called requires", R"re(\bpre:)re", "requires:"},
    {"throughout: effects under their keys as texts", R"re(- (\w+): \{\}\n)re", "- $1\n"},
    {"throughout: lines end with commas", R"re(([}"\d])\n)re", "$1,\n"},
    {"throughout: braces doubled", R"re(\{ ([^{}\n]*) \})re", "{{ $1 }}"},
    {"throughout: colons doubled", R"re((\w): )re", "$1:: "},
    {"throughout: comments of C", R"re(\n( +)(id|label|phase): ("[^"\n]*")\n)re", "\n$1$2: $3 // $2\n"},
    {"throughout: True and False", R"re(: (true|false))re", R"(: "$1")"},
    {"throughout: numbers in quotes", R"re(: (\d+))re", R"(: "$1")"},
    {"throughout: is called check", R"re(\bis: ")re", R"(check: ")"},
    {"throughout: query called select", R"re(\bquery: ")re", R"(select: ")"},
    {"throughout: bind called as", R"re(\bbind: )re", "as: "},
    {"throughout: left and right as a and b", R"re(\b(left|right): )re", "$1Side: "},
    {"throughout: long dashes before the items", R"re(\n( *)- )re", "\n$1\u2013 "},
    {"throughout: texts without quotes", R"re("([\w]+)")re", "$1"},
    {"throughout: tabs for two blanks", R"re(\n  )re", "\n\t"},
    {"throughout: a backslash before each quote of a line", R"re((\w): "([^"\n]*)")re", R"($1: \"$2\")"},
    {"throughout: no-break spaces", R"re((\w): )re", "$1:\u00a0"},
};

}  // namespace

void addTextFormClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "quotes", ofQuotes);
  addPatterns(classes, "layout", ofLayout);
  addPatterns(classes, "blocks", ofBlocks);
  addPatternsThroughout(classes, "habit", throughout);
  for (const FenceForm& form : fenceForms)
    classes.push_back({"blocks", form.name, [form](const GameText& game) {
                         Places places;
                         for (const Block& block : game.blocks())
                           places.push_back({{{block.fence.begin, block.content.begin}, form.open},
                                             {{block.content.end, block.fence.end}, form.close}});
                         return places;
                       }});
}

}  // namespace ludo::mistakes
