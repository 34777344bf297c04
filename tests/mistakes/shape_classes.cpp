// SPDX-License-Identifier: Apache-2.0
// Lists for mappings, mappings for lists, texts for either, and levels too many or too few.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr Pattern ofMetadataAndTurn[] = {
    {"players: a list of bounds", R"re(players: \{ min: (\d+), max: (\d+) \})re",
     "players: [{ min: $1 }, { max: $2 }]"},
    {"players: bounds as keys beside it", R"re(players: \{ min: (\d+), max: (\d+) \})re",
     "minPlayers: $1\nmaxPlayers: $2"},
    {"players: bounds under other words", R"re(players: \{ min: (\d+), max: (\d+) \})re",
     "players: { from: $1, to: $2 }"},
    {"players: dotted keys", R"re(players: \{ min: (\d+), max: (\d+) \})re",
     "players.min: $1\nplayers.max: $2"},
    {"phases: a mapping by names", R"re(phases:\n  - id: "(\w+)"\n(?! ))re", "phases:\n  $1: {}\n"},
    {"phases: names alone", R"re(phases:\n  - id: "(\w+)"\n(?! ))re", "phases: [\"$1\"]\n"},
    {"phases: names as items", R"re(phases:\n  - id: "(\w+)"\n(?! ))re", "phases:\n  - \"$1\"\n"},
    {"phases: one name", R"re(phases:\n  - id: "(\w+)"\n(?! ))re", "phases: \"$1\"\n"},
    {"phases: under items", R"re(phases:\n)re", "items:\n"},
    {"phases: without the key", R"re(phases:\n  - id: "(\w+)"\n(?! ))re", "id: \"$1\"\n"},
    {"order in a mapping of its own", R"re(order: "(\w+)"\n)re", "order: { type: \"$1\" }\n"},
    {"number of actions as a list", R"re(actions: \{ min: (\d+), max: (\d+) \})re", "actions: [$1, $2]"},
    {"number of actions in words", R"re(actions: \{ min: (\d+), max: (\d+) \})re", R"(actions: "$1 to $2")"},
};

constexpr Pattern ofActions[] = {
    {"parameter: its query beside its name", R"re(- name: ("\$\w+")\n +domain: \{ ([^\n]*) \}\n)re",
     "- { name: $1, $2 }\n"},
    {"parameter: by its name as key", R"re(- name: "(\$\w+)"\n +domain: (\{[^\n]*\})\n)re", "- $1: $2\n"},
    {"parameter: only one, without its dash",
     R"re(params:\n( +)- name: "(\$\w+)"\n +domain: (\{[^\n]*\})\n(?! *- name))re", "params:\n$1  $2: $3\n"},
    {"parameter: name and query in a list", R"re(- name: ("\$\w+")\n +domain: (\{[^\n]*\})\n)re",
     "- [$1, $2]\n"},
    {"parameter: domain in a list", R"re(\n( +)domain: (\{[^\n]*\})\n)re", "\n$1domain: [$2]\n"},
    {"parameter: domain by its query as key", R"re(domain: \{ query: "(\w+)", ([^\n]*) \}\n)re",
     "domain: { $1: { $2 } }\n"},
    {"parameter: domain a zone's name", R"re(domain: \{ query: "tokensInZone", zone: ("[^"]+") \}\n)re",
     "domain: $1\n"},
    {"parameter: domain in a mapping of its own", R"re(\n( +)domain: (\{[^\n]*\})\n)re",
     "\n$1domain: { from: $2 }\n"},
    {"limits: a mapping", R"re(limits:\n +- \{ scope: "(\w+)", max: (\d+) \}\n)re",
     "limits: { scope: \"$1\", max: $2 }\n"},
    {"limits: scope as key", R"re(limits:\n +- \{ scope: "(\w+)", max: (\d+) \}\n)re",
     "limits: { $1: $2 }\n"},
    {"limits: scope as key of an item", R"re(- \{ scope: "(\w+)", max: (\d+) \}\n)re", "- $1: $2\n"},
    {"limits: scope and number in a list", R"re(- \{ scope: "(\w+)", max: (\d+) \}\n)re", "- [\"$1\", $2]\n"},
    {"limits: in words", R"re(- \{ scope: "(\w+)", max: (\d+) \}\n)re", "- \"$2 per $1\"\n"},
    {"effects: one without its dash, in braces",
     R"re((effects|then|onEnter):\n( +)- (\w+: \{[^\n]*\})\n(?!\2))re", "$1: { $3 }\n"},
    {"effects: one without its dash, below",
     R"re((effects|then|onEnter):\n( +)- (\w+: \{[^\n]*\})\n(?!\2))re", "$1:\n$2  $3\n"},
    {"effects: two as a mapping",
     R"re(effects:\n( +)- (\w+): (\{[^\n]*\})\n\1- (?!\2)(\w+): (\{[^\n]*\})\n(?!\1))re",
     "effects:\n$1$2: $3\n$1$4: $5\n"},
    {"effects: in a list in the list", R"re(effects:\n( +)- (\w+): (\{[^\n]*\})\n(?!\1))re",
     "effects: [[{ $2: $3 }]]\n"},
    {"phase of an action in a mapping", R"re(phase: "(\w+)"\n)re", "phase: { id: \"$1\" }\n"},
    {"phase of an action in a list of mappings", R"re(phase: "(\w+)"\n)re", "phase: [{ id: \"$1\" }]\n"},
};

constexpr Pattern ofEnds[] = {
    {"result: beside its condition", R"re(\n( +)result: \{ type: "(\w+)", player: "(\w+)" \}\n)re",
     "\n$1type: \"$2\"\n$1player: \"$3\"\n"},
    {"result: a word, its player beside it", R"re(\n( +)result: \{ type: "(\w+)", player: "(\w+)" \}\n)re",
     "\n$1result: \"$2\"\n$1player: \"$3\"\n"},
    {"result: a list", R"re(result: \{ type: "(\w+)", player: "(\w+)" \}\n)re", "result: [\"$1\", \"$2\"]\n"},
    {"result: with a colon", R"re(result: \{ type: "(\w+)", player: "(\w+)" \}\n)re", "result: \"$1:$2\"\n"},
    {"result: a call", R"re(result: \{ type: "(\w+)", player: "(\w+)" \}\n)re", "result: \"$1($2)\"\n"},
    {"result: a winner", R"re(result: \{ type: "win", player: "(\w+)" \}\n)re",
     "result: { winner: \"$1\" }\n"},
    {"result: a winner in place of it", R"re(result: \{ type: "win", player: "(\w+)" \}\n)re",
     "winner: \"$1\"\n"},
    {"result: player and word", R"re(result: \{ type: "win", player: "(\w+)" \}\n)re",
     "result: { $1: \"win\" }\n"},
    {"result: in a list", R"re(result: (\{ type: [^\n]* \})\n)re", "result: [$1]\n"},
    {"when: in a list", R"re(when: (\{[^\n]*\})\n)re", "when: [$1]\n"},
    {"score in a mapping of its own", R"re(score: (\{ ref: [^\n]*\})\n)re", "score: { value: $1 }\n"},
    {"score in a list", R"re(score: (\{ ref: [^\n]*\})\n)re", "score: [$1]\n"},
    {"tieBreaks without its dash", R"re(tieBreaks:\n  - (\{[^\n]*\})\n(?!  -))re", "tieBreaks: $1\n"},
};

constexpr Pattern ofBoards[] = {
    {"shape: a word, its numbers beside it",
     R"re(\n( +)shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \}\n)re",
     "\n$1shape: \"grid\"\n$1rows: $2\n$1cols: $3\n"},
    {"shape: its kind under type", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re",
     R"(shape: { type: "grid", rows: $1, cols: $2 })"},
    {"shape: two numbers in a list", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re",
     "shape: { grid: [$1, $2] }"},
    {"shape: numbers with an x", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re",
     R"(shape: { grid: "$1x$2" })"},
    {"shape: a call", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re",
     R"y(shape: "grid($1, $2)")y"},
    {"shape: in words", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re", R"(shape: "grid $1x$2")"},
    {"shape: rows and columns of the board",
     R"re(\n( +)shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \}\n)re", "\n$1rows: $2\n$1cols: $3\n"},
    {"shape: width and height", R"re(shape: \{ grid: \{ rows: (\d+), cols: (\d+) \} \})re",
     "shape: { grid: { width: $2, height: $1 } }"},
    {"regions' cells as one text", R"re(cells: \["(\w+)", "(\w+)"\])re", R"(cells: "$1, $2")"},
    {"parts of seats by their numbers", R"re(perSeat: \[(\[[^\]]*\]), (\[[^\]]*\])\])re",
     R"(perSeat: { "0": $1, "1": $2 })"},
    {"directions as one text", R"re(directions: \["(\w+)", "(\w+)"\])re", R"(directions: "$1 $2")"},
    {"board's property as a mapping", R"re(- \{ prop: "(\w+)", value: (\d+) \}\n)re", "- { $1: $2 }\n"},
};

constexpr Pattern ofThings[] = {
    {"props: a list of mappings", R"re(props: \{ (\w+): (\d+), (\w+): (\d+) \})re",
     "props: [{ $1: $2 }, { $3: $4 }]"},
    {"props: a list of texts", R"re(props: \{ (\w+): (\d+), (\w+): (\d+) \})re",
     R"(props: ["$1: $2", "$3: $4"])"},
    {"props: a list of names and values", R"re(props: \{ (\w+): (\d+), (\w+): (\d+) \})re",
     R"(props: [{ name: "$1", value: $2 }, { name: "$3", value: $4 }])"},
    {"props: a list of pairs", R"re(props: \{ (\w+): (\d+), (\w+): (\d+) \})re",
     R"(props: [["$1", $2], ["$3", $4]])"},
    {"props: one text", R"re(props: \{ (\w+): (\d+), (\w+): (\d+) \})re", R"(props: "$1=$2, $3=$4")"},
    {"props: beside the type's name", R"re(, props: \{ (\w+: \d+)((?:, \w+: [^,{}]+)*) \} \})re", ", $1$2 }"},
    {"looks by their types", R"re(- \{ type: "(\w+)", (shape: [^{}]*) \})re", "- $1: { $2 }"},
    {"variable: its bounds in a list",
     R"re((\w+: \{ (?:type: "int", )?init: \w+), min: (\d+), max: (\d+) \})re", "$1, range: [$2, $3] }"},
    {"variable: its bounds as a text",
     R"re((\w+: \{ (?:type: "int", )?init: \w+), min: (\d+), max: (\d+) \})re", R"($1, range: "$2..$3" })"},
    {"variable: its bounds in a mapping",
     R"re((\w+: \{ (?:type: "int", )?init: \w+), min: (\d+), max: (\d+) \})re",
     "$1, bounds: { min: $2, max: $3 } }"},
    {"variable: in a list", R"re((\w+): (\{ (?:type: "int", )?init: \w+, min: \d+, max: \d+ \}))re",
     "$1: [$2]"},
    {"values of seats by their numbers", R"re((\w+): \[(\d+), (\d+)\])re", R"($1: { "0": $2, "1": $3 })"},
    {"zone's content by its name", R"re(- \{ zone: "(\w+)", count: (\d+) \})re", "- { $1: $2 }"},
    {"zone's content as a pair", R"re(- \{ zone: ("[^"]+"), count: (\d+) \})re", "- [$1, $2]"},
    {"expect: a list", R"re(expect: \{ toMove: ("\d"), ([^\n]*) \}\n)re",
     "expect: [{ toMove: $1 }, { $2 }]\n"},
    {"arguments of a definition in a list", R"re(with: \{ (\$\w+): ([^{},]+) \})re", "with: [{ $1: $2 }]"},
    {"arguments of a definition as name and value", R"re(with: \{ (\$\w+): ([^{},]+) \})re",
     R"(with: [{ name: "$1", value: $2 }])"},
    {"list of conditions for their and", R"re(\{ op: "and", args: (\[[^\n]*\]) \})re", "$1"},
};

/// Lines below the head of a section, each under or behind something else.
std::string changedLines(const std::cmatch& match, const std::string& head, const std::string& first,
                         const std::string& next) {
  std::string text = match.str(1);
  std::string made = head;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    made += (at == 0 ? first : next) + text.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return made;
}

}  // namespace

void addShapeClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "shapes", ofMetadataAndTurn);
  addPatterns(classes, "shapes", ofActions);
  addPatterns(classes, "shapes", ofEnds);
  addPatterns(classes, "shapes", ofBoards);
  addPatterns(classes, "shapes", ofThings);
  const auto add = [&](const char* name, const char* found,
                       const std::function<std::string(const std::cmatch&)>& change) {
    classes.push_back({"shapes", name, [=](const GameText& game) { return eachMatch(game, found, change); }});
  };
  const auto addLines = [&](const char* name, const char* found, const std::string& head,
                            const std::string& first, const std::string& next) {
    add(name, found, [=](const std::cmatch& match) { return changedLines(match, head, first, next); });
  };
  addLines("metadata as an item", R"re(section: "metadata"\n((?:[^\n]+\n)+))re",
           "section: \"metadata\"\nitems:\n", "  - ", "    ");
  addLines("constants under items", R"re(section: "constants"\n((?:\w+: \d+\n)+))re",
           "section: \"constants\"\nitems:\n", "  ", "  ");
  addLines("constants as items", R"re(section: "constants"\n((?:\w+: \d+\n)+))re",
           "section: \"constants\"\nitems:\n", "  - ", "  - ");
  add("constants as items with names", R"re(section: "constants"\n((?:\w+: \d+\n)+))re",
      [](const std::cmatch& match) {
        return "section: \"constants\"\nitems:\n" + std::regex_replace(match.str(1),
                                                                       std::regex(R"re((\w+): (\d+)\n)re"),
                                                                       "  - { name: \"$1\", value: $2 }\n");
      });
  add("variables as items with names", R"re((global|perPlayer):\n((?:  \w+: \{[^\n]*\}\n)+))re",
      [](const std::cmatch& match) {
        return match.str(1) + ":\n" +
               std::regex_replace(match.str(2), std::regex(R"re(  (\w+): \{ )re"), R"(  - { name: "$1", )");
      });
  add("variables as items, name as key", R"re((global|perPlayer):\n((?:  \w+: \{[^\n]*\}\n)+))re",
      [](const std::cmatch& match) {
        return match.str(1) + ":\n" +
               std::regex_replace(match.str(2), std::regex(R"re(  (\w+): \{ )re"), "  - $1: { ");
      });
  add("looks as a mapping by types", R"re(tokens:\n((?:  - \{ type: "\w+", [^{}\n]* \}\n)+)(?!  - ))re",
      [](const std::cmatch& match) {
        return "tokens:\n" +
               std::regex_replace(match.str(1), std::regex(R"re(  - \{ type: "(\w+)", )re"), "  $1: { ");
      });
}

}  // namespace ludo::mistakes
