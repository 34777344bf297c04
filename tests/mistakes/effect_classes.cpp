// SPDX-License-Identifier: Apache-2.0
// Effects as other languages would write them, and effects that are nested otherwise.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

// Variables of the game alone: of a player's it has to be said whose they are.
#define ADDED R"re(- addVar: \{ scope: "global", var: "(\w+)", delta: (\d+) \}\n)re"
#define SET R"re(- setVar: \{ scope: "global", var: "(\w+)", value: (\w+) \}\n)re"
#define OF_PLAYER R"re(- addVar: \{ scope: "pvar", player: "(\$?\w+)", var: "(\w+)", delta: (\d+) \}\n)re"
#define MOVED R"re(- moveToken: \{ token: "([^"]+)", from: "([^"]+)", to: "([^"]+)" \}\n)re"
#define DRAWN R"re(- draw: \{ from: "([^"]+)", to: "([^"]+)", count: (\d+) \}\n)re"
#define SHUFFLED R"re(- shuffle: \{ zone: "([^"]+)" \}\n)re"
#define CREATED R"re(- createToken: \{ type: "([^"]+)", zone: "([^"]+)", count: (\d+) \}\n)re"
#define ALONE R"re(- (endTurn|extraTurn|endPhase): \{\}\n)re"

constexpr Pattern ofVariables[] = {
    {"adding: pot += 1 without quotes", ADDED, "- $1 += $2\n"},
    {"adding: pot: += 1", ADDED, "- $1: += $2\n"},
    {"adding: pot: +1", ADDED, "- $1: +$2\n"},
    {R"(adding: pot: "+1")", ADDED, "- $1: \"+$2\"\n"},
    {"adding: pot = pot + 1", ADDED, "- $1 = $1 + $2\n"},
    {R"(adding: "pot := pot + 1")", ADDED, "- \"$1 := $1 + $2\"\n"},
    {"adding: pot: pot + 1", ADDED, "- $1: \"$1 + $2\"\n"},
    {"adding: a sentence", ADDED, "- add $2 to $1\n"},
    {"adding: a sentence in quotes", ADDED, "- \"increase $1 by $2\"\n"},
    {"adding: { add: pot, by: 1 }", ADDED, "- { add: \"$1\", by: $2 }\n"},
    {"adding: { add: 1, to: pot }", ADDED, "- { add: $2, to: \"$1\" }\n"},
    {"adding: addVar: name, its amount beside", ADDED, "- { addVar: \"$1\", delta: $2 }\n"},
    {"adding: addVar: [pot, 1]", ADDED, "- addVar: [\"$1\", $2]\n"},
    {R"(adding: addVar: "pot, 1")", ADDED, "- addVar: \"$1, $2\"\n"},
    {R"(adding: addVar: "pot += 1")", ADDED, "- addVar: \"$1 += $2\"\n"},
    {"adding: addVar: { pot: 1 }", ADDED, "- addVar: { $1: $2 }\n"},
    {"adding: a call without quotes", ADDED, "- addVar($1, $2)\n"},
    {"adding: a list of words", ADDED, "- [\"addVar\", \"$1\", $2]\n"},
    {"adding: op and value", ADDED, "- { var: \"$1\", op: \"+=\", value: $2 }\n"},
    {"adding: no effect named", ADDED, "- { var: \"$1\", delta: $2 }\n"},
    {"adding: amount with a plus in quotes", ADDED,
     "- addVar: { scope: \"global\", var: \"$1\", delta: \"+$2\" }\n"},
    {"adding: a name and its arguments", ADDED,
     "- { name: \"addVar\", args: { scope: \"global\", var: \"$1\", delta: $2 } }\n"},
    {"adding: a mapping in a list", ADDED, "- addVar: [{ scope: \"global\", var: \"$1\", delta: $2 }]\n"},
    {"adding: under effect", ADDED, "- effect: { addVar: { scope: \"global\", var: \"$1\", delta: $2 } }\n"},
    {"adding: to a player's, $p.money += 1", OF_PLAYER, "- \"$1.$2 += $3\"\n"},
    {"adding: to a player's, money[$p] += 1", OF_PLAYER, "- \"$2[$1] += $3\"\n"},
    {"adding: to a player's, a sentence", OF_PLAYER, "- \"$1 gains $3 $2\"\n"},
    {"adding: to a player's, variable with its player", OF_PLAYER,
     "- addVar: { var: \"$1.$2\", delta: $3 }\n"},
    {"adding: to a player's, { $p: { money: 1 } }", OF_PLAYER, "- addVar: { $1: { $2: $3 } }\n"},
    {"setting: pot = 0 without quotes", SET, "- $1 = $2\n"},
    {"setting: pot: 0", SET, "- $1: $2\n"},
    {"setting: a sentence", SET, "- set $1 to $2\n"},
    {"setting: { set: pot, to: 0 }", SET, "- { set: \"$1\", to: $2 }\n"},
    {"setting: { set: { pot: 0 } }", SET, "- { set: { $1: $2 } }\n"},
    {"setting: setVar: name, its value beside", SET, "- { setVar: \"$1\", value: $2 }\n"},
    {"setting: setVar: [pot, 0]", SET, "- setVar: [\"$1\", $2]\n"},
    {R"(setting: "pot := 0")", SET, "- \"$1 := $2\"\n"},
    {"setting: no effect named", SET, "- { var: \"$1\", value: $2 }\n"},
    {"setting: a name in square brackets", SET, "- [set, $1, $2]\n"},
};

constexpr Pattern ofTokens[] = {
    {"moving: a sentence", MOVED, "- move $1 from $2 to $3\n"},
    {"moving: a sentence in quotes", MOVED, "- \"move $1 from $2 to $3\"\n"},
    {"moving: what stands under moveToken as words", MOVED, "- moveToken: \"$1 from $2 to $3\"\n"},
    {"moving: an arrow under moveToken", MOVED, "- moveToken: \"$1: $2 -> $3\"\n"},
    {"moving: token as value, zones beside", MOVED, "- { moveToken: \"$1\", from: \"$2\", to: \"$3\" }\n"},
    {"moving: another word, zones beside", MOVED, "- { move: \"$1\", from: \"$2\", to: \"$3\" }\n"},
    {"moving: a call without quotes", MOVED, "- moveToken($1, $2, $3)\n"},
    {"moving: a call with quotes inside", MOVED, "- moveToken(\"$1\", \"$2\", \"$3\")\n"},
    {"moving: a list under moveToken", MOVED, "- moveToken: [\"$1\", \"$2\", \"$3\"]\n"},
    {"moving: a list of words", MOVED, "- [\"moveToken\", \"$1\", \"$2\", \"$3\"]\n"},
    {"moving: under action", MOVED, "- { action: \"moveToken\", token: \"$1\", from: \"$2\", to: \"$3\" }\n"},
    {"moving: function and args", MOVED, "- { fn: \"moveToken\", args: [\"$1\", \"$2\", \"$3\"] }\n"},
    {"moving: other keys", MOVED, "- moveToken: { what: \"$1\", source: \"$2\", target: \"$3\" }\n"},
    {"moving: Lisp", MOVED, "- (moveToken $1 $2 $3)\n"},
    {"drawing: number as value, zones beside", DRAWN, "- { draw: $3, from: \"$1\", to: \"$2\" }\n"},
    {"drawing: a sentence", DRAWN, "- draw $3 cards from $1 to $2\n"},
    {"drawing: words in order", DRAWN, "- draw $1 $2 $3\n"},
    {"drawing: what stands under draw as words", DRAWN, "- draw: \"$3 from $1 to $2\"\n"},
    {"drawing: a list under draw", DRAWN, "- draw: [\"$1\", \"$2\", $3]\n"},
    {"drawing: one zone as key", DRAWN, "- draw: { $1: \"$2\", count: $3 }\n"},
    {"shuffling: its zone as value", SHUFFLED, "- shuffle: \"$1\"\n"},
    {"shuffling: its zone without quotes", SHUFFLED, "- shuffle: $1\n"},
    {"shuffling: two words", SHUFFLED, "- shuffle $1\n"},
    {"shuffling: a sentence", SHUFFLED, "- \"Shuffle the $1\"\n"},
    {"shuffling: a call", SHUFFLED, "- shuffle($1)\n"},
    {"shuffling: a method", SHUFFLED, "- \"$1.shuffle()\"\n"},
    {"shuffling: its zone in a list", SHUFFLED, "- shuffle: [\"$1\"]\n"},
    {"shuffling: a list of words", SHUFFLED, "- [shuffle, $1]\n"},
    {"shuffling: zone as key", SHUFFLED, "- $1: \"shuffle\"\n"},
    {"shuffling: under do", SHUFFLED, "- { do: \"shuffle\", zone: \"$1\" }\n"},
    {"making: a list under createToken", CREATED, "- createToken: [\"$1\", \"$2\", $3]\n"},
    {"making: words", CREATED, "- createToken: \"$3 $1 in $2\"\n"},
    {"making: a sentence", CREATED, "- create $3 $1 in $2\n"},
    {"making: number as value", CREATED, "- { create: $3, type: \"$1\", zone: \"$2\" }\n"},
    {"making: type as value", CREATED, "- { createToken: \"$1\", zone: \"$2\", count: $3 }\n"},
    {"making: type as key", CREATED, "- createToken: { $1: $3, zone: \"$2\" }\n"},
};

constexpr Pattern alone[] = {
    {"alone: a bare word", ALONE, "- $1\n"},
    {"alone: a text", ALONE, "- \"$1\"\n"},
    {"alone: nothing behind its colon", ALONE, "- $1:\n"},
    {"alone: true", ALONE, "- $1: true\n"},
    {"alone: null", ALONE, "- $1: null\n"},
    {"alone: a call", ALONE, "- $1()\n"},
    {"alone: a call in quotes", ALONE, "- \"$1()\"\n"},
    {"alone: braces", ALONE, "- { $1 }\n"},
    {"alone: brackets", ALONE, "- [$1]\n"},
    {"alone: under effect", ALONE, "- { effect: \"$1\" }\n"},
    {"alone: under type", ALONE, "- { type: \"$1\" }\n"},
    {"alone: an empty text", ALONE, "- $1: \"\"\n"},
};

/// What stands below a dash and its effect, from the first line on, one level higher.
std::string dedented(std::string_view text, std::size_t by) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    made += std::string(text.substr(std::min(at + by, end), end - std::min(at + by, end))) + "\n";
    at = end + 1;
  }
  return made;
}

struct Parts {
  std::string indent;  ///< before the dash
  std::string effect;
  std::string field;
  std::string value;
  std::string rest;  ///< the lines below
};

/// Each effect whose fields stand below it, the first of them on a line of its own.
void addNested(std::vector<MistakeClass>& classes, const char* name,
               const std::function<std::string(const Parts&)>& change) {
  classes.push_back({"effects", name, [change](const GameText& game) {
                       Places places;
                       for (std::size_t i = 0; i + 2 < game.lines().size(); ++i) {
                         const BlockLine& line = game.lines()[i];
                         const BlockLine& first = game.lines()[i + 1];
                         const std::size_t end = game.childrenEnd(i);
                         const std::size_t colon = first.text.find(": ");
                         const bool isNested = line.hasDash && line.text.ends_with(':') && end > i + 2 &&
                                               first.indent == line.indent + 4 && !first.hasDash &&
                                               colon != std::string_view::npos && line.section != "tests" &&
                                               line.section != "boards";
                         if (!isNested) continue;
                         const std::string_view head = line.text.substr(line.indent + 2);
                         Parts parts{std::string(line.indent, ' '),
                                     std::string(head.substr(0, head.size() - 1)),
                                     std::string(first.text.substr(first.indent, colon - first.indent)),
                                     std::string(first.text.substr(colon + 2)),
                                     std::string(game.view({first.next, game.lines()[end - 1].next}))};
                         std::string made = change(parts);
                         if (!made.empty())
                           places.push_back(replaced({line.begin, game.lines()[end - 1].next}, made));
                       }
                       return places;
                     }});
}

}  // namespace

void addEffectClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "effects", ofVariables);
  addPatterns(classes, "effects", ofTokens);
  addPatterns(classes, "effects", alone);
  addNested(classes, "nested: first field as its value, others beside it", [](const Parts& parts) {
    return parts.indent + "- " + parts.effect + ": " + parts.value + "\n" + dedented(parts.rest, 2);
  });
  addNested(classes, "nested: first field as its value, others below it", [](const Parts& parts) {
    return parts.indent + "- " + parts.effect + ":\n" + parts.indent + "    " + parts.value + "\n" +
           parts.rest;
  });
  addNested(classes, "nested: fields beside the effect", [](const Parts& parts) {
    return parts.indent + "- " + parts.effect + ":\n" + parts.indent + "  " + parts.field + ": " +
           parts.value + "\n" + dedented(parts.rest, 2);
  });
  addNested(classes, "nested: the effect not named", [](const Parts& parts) {
    return parts.indent + "- " + parts.field + ": " + parts.value + "\n" + dedented(parts.rest, 2);
  });
  addNested(classes, "nested: the effect under type", [](const Parts& parts) {
    return parts.indent + R"(- type: ")" + parts.effect + "\"\n" + parts.indent + "  " + parts.field + ": " +
           parts.value + "\n" + dedented(parts.rest, 2);
  });
  addNested(classes, "nested: a dash before its first field", [](const Parts& parts) {
    return parts.indent + "- " + parts.effect + ":\n" + parts.indent + "    - " + parts.field + ": " +
           parts.value + "\n" + dedented("    " + parts.rest, 0);
  });
}

}  // namespace ludo::mistakes
