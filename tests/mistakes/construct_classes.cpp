// SPDX-License-Identifier: Apache-2.0
// Constructs of other languages, what other keyboards write, and what stands where it does not belong.
#include "pattern.h"

namespace ludo::mistakes {
namespace {

#define COUNTED_ABOVE \
  R"re(\{ op: ">", left: \{ aggregate: \{ op: "count", query: (\{[^{}\n]*\}) \} \}, right: 0 \})re"
#define COUNTED_NONE \
  R"re(\{ op: "==", left: \{ aggregate: \{ op: "count", query: (\{[^{}\n]*\}) \} \}, right: 0 \})re"

constexpr Pattern ofConstructs[] = {
    {"unless: an if of the contrary", R"re(if:(\n +)when: \{ op: "==", ([^\n]*\})(\n +)then:)re",
     "unless:$1when: { op: \"!=\", $2$3then:"},
    {"unless: an if of the contrary, more", R"re(if:(\n +)when: \{ op: ">", ([^\n]*\})(\n +)then:)re",
     "unless:$1when: { op: \"<=\", $2$3then:"},
    {"denied: a mark before the word",
     R"re(\{ op: "not", arg: \{ is: "(own|enemy)", zone: ("[^"]+") \} \})re", R"({ is: "!$1", zone: $2 })"},
    {"denied: not before the word", R"re(\{ op: "not", arg: \{ is: "(own|enemy)", zone: ("[^"]+") \} \})re",
     R"({ is: "not $1", zone: $2 })"},
    {"quantifier: exists", COUNTED_ABOVE, R"({ op: "exists", query: $1 })"},
    {"quantifier: some", COUNTED_ABOVE, R"({ op: "some", in: $1 })"},
    {"quantifier: none", COUNTED_NONE, R"({ op: "none", query: $1 })"},
    {"draw: until there are so many",
     R"re(refillToSize: \{ zone: ("[^"]+"), from: ("[^"]+"), size: ("?\w+"?) \})re",
     "draw: { from: $2, to: $1, until: $3 }"},
    {"variable: whose it is, before a point", R"re(player: "(actor|active)", var: "(\w+)")re",
     R"(var: "$1.$2")"},
    {"place: the only type left out", R"re(place: \{ type: "\w+", )re", "place: { "},
    {"place: type and zone exchanged", R"re(place: \{ type: ("\w+"), zone: ("[^"]+"))re",
     "place: { type: $2, zone: $1"},
    {"seat: the first", R"re((player|owner): "0")re", R"($1: "first")"},
    {"seat: the second", R"re((player|owner): "1")re", R"($1: "second")"},
    {"constant: a declaration", R"re(\n([A-Z][A-Z_]+): (\d+)(?=\n))re", "\nconst $1 = $2;"},
};

constexpr Pattern ofKeyboards[] = {
    {"keyboard: seven for a brace", R"re(: \{ (\w+:))re", ": 7 $1"},
    {"keyboard: two for a quote", R"re(: "([a-zA-Z_]+)")re", R"(: 2$1")"},
    {"quotes: pointed, with blanks inside", R"re(: "([a-zA-Z_]+)")re", ": «\u00a0$1\u00a0»"},
    {"name: a hidden character in it", R"re(id: "([a-z][a-z])(\w+)")re", "id: \"$1\u200b$2\""},
};

constexpr Pattern throughout[] = {
    {"binding: another currency throughout", R"re(\$(?=\w))re", "\u20ac"},
};

/// What stands before each line of one block.
Places eachBlockWith(const GameText& game, const std::function<std::string(std::size_t)>& mark) {
  Places places;
  const std::string& text = game.content();
  constexpr std::string_view opening = "```yaml\n";
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
    Mistake mistake;
    const std::size_t end = text.find("\n```", at + opening.size());
    std::size_t number = 1;
    for (std::size_t line = at + opening.size(); line < end; line = text.find('\n', line) + 1) {
      const auto place = static_cast<std::uint32_t>(line);
      mistake.push_back({{place, place}, mark(number++)});
    }
    if (mistake.size() > 2) places.push_back(std::move(mistake));
  }
  return places;
}

}  // namespace

void addConstructClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "constructs", ofConstructs);
  addPatterns(classes, "keyboards", ofKeyboards);
  addPatternsThroughout(classes, "keyboards", throughout);
  const auto addMarked = [&](const char* name, std::function<std::string(std::size_t)> mark) {
    classes.push_back({"blocks", name, [mark](const GameText& game) { return eachBlockWith(game, mark); }});
  };
  addMarked("block: quoted within its fences", [](std::size_t) { return "> "; });
  addMarked("block: added lines of a difference", [](std::size_t) { return "+"; });
  addMarked("block: numbered lines with bars",
            [](std::size_t number) { return (number < 10 ? " " : "") + std::to_string(number) + " | "; });
}

}  // namespace ludo::mistakes
