// SPDX-License-Identifier: Apache-2.0
// Tables below their blocks whose lines are not quite those of a table, and what the place of a mistake
// tells.
#include <algorithm>
#include <functional>

#include "pattern.h"

namespace ludo::mistakes {
namespace {

struct TableLine {
  Span span;
  std::string text;
  std::size_t number = 0;  ///< 0 is the head, 1 the line of dashes
};

/// The lines that begin with a bar, table by table.
std::vector<TableLine> tableLines(const GameText& game) {
  std::vector<TableLine> lines;
  const std::string& content = game.content();
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < content.size();) {
    const std::size_t end = std::min(content.find('\n', begin), content.size());
    const bool isRow = content[begin] == '|';
    if (isRow) {
      const Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
      lines.push_back({span, content.substr(begin, end - begin), number});
    }
    number = isRow ? number + 1 : 0;
    begin = end + 1;
  }
  return lines;
}

using Change = std::function<std::string(std::string)>;

/// The head (0), the line of dashes (1) or the rows (2) of tables, each changed alone.
std::function<Places(const GameText&)> changed(std::size_t which, Change change) {
  return [which, change = std::move(change)](const GameText& game) {
    Places places;
    for (const TableLine& line : tableLines(game)) {
      if (std::min<std::size_t>(line.number, 2) != which) continue;
      std::string text = change(line.text);
      if (text != line.text) places.push_back(replaced(line.span, std::move(text)));
    }
    return places;
  };
}

Change withMarks(char from, char to) {
  return [from, to](std::string text) {
    std::ranges::replace(text, from, to);
    return text;
  };
}

std::string withCommas(std::string text) {
  std::string made = "|";
  for (std::size_t at = 1; at < text.size(); ++at)
    made += text[at] == '|' && at + 1 < text.size() ? std::string(",") : std::string(1, text[at]);
  return made;
}

/// Each table stands in its block, below the entries.
Places inBlock(const GameText& game) {
  Places places;
  for (const Block& block : game.blocks()) {
    const std::size_t begin = game.content().find_first_not_of('\n', block.fence.end);
    if (block.section != "tables" || begin == std::string::npos || game.content()[begin] != '|') continue;
    const std::size_t end = std::min(game.content().find("\n\n", begin), game.content().size() - 1) + 1;
    const std::string rows = game.content().substr(begin, end - begin);
    const Span table{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    places.push_back({{{block.content.end, block.content.end}, rows}, {table, ""}});
  }
  return places;
}

constexpr Pattern ofPlaces[] = {
    {"parameters: their names alone", R"re(parameters: \[\{ name: "(\$\w+)", is: "\w+" \}\])re",
     R"(parameters: ["$1"])"},
    {"parameters: what they are is missing", R"re(\{ name: "(\$\w+)", is: "\w+" \})re", R"({ name: "$1" })"},
    {"cost: a price",
     R"re(cost: \[\{ addVar: \{ scope: "pvar", (?:player: "actor", )?var: "(\w+)", delta: -(\d+) \} \}\])re",
     "cost: { $1: $2 }"},
    {"region: one name for each seat", R"re(perSeat: \[\[("\w+")\], \[("\w+")\]\])re", "perSeat: [$1, $2]"},
    {"label: two parameters without braces", R"re(label: "([^"{]*)\{(\$\w+)\}([^"{]*)\{(\$\w+)\})re",
     R"(label: "$1$2$3$4)"},
    {"players: the least alone", R"re(players: \{ min: (\d), max: \1 \})re", "players: { min: $1 }"},
    {"whether there is one: in with true",
     R"re(\{ op: ">", left: \{ aggregate: \{ op: "count", query: (\{[^\n]*\}) \} \}, right: 0 \})re",
     R"({ op: "in", item: true, set: $1 })"},
    {"effects: two in one pair of braces", R"re((\[\{ \w+: \{[^{}\n]*\}) \}, \{ (\w+: \{[^{}\n]*\} \}))re",
     "$1, $2"},
    {"list: cut off by a fence", R"re(\n(  - id: "\w+"\n))re", "\n```\n$1"},
    {"phase: simultaneous called together", R"re(simultaneous: true)re", "together: true"},
};

}  // namespace

void addTableClasses(std::vector<MistakeClass>& classes) {
  const auto add = [&](const char* name, std::function<Places(const GameText&)> places) {
    classes.push_back({"tables", std::string("table: ") + name, std::move(places)});
  };
  add("a line of equals signs below the head", changed(1, withMarks('-', '=')));
  add("pluses in the line of dashes", changed(1, withMarks('|', '+')));
  add("a line of dashes without bars",
      changed(1, [](const std::string& text) { return std::string(text.size(), '-'); }));
  add("the line of dashes too short", changed(1, [](std::string text) {
        return text.substr(0, text.find_last_of('|', text.size() - 2) + 1);
      }));
  add("commas in a row", changed(2, withCommas));
  add("one bar more at the end of a row", changed(2, [](std::string text) { return text + " |"; }));
  add("two bars for one", changed(2, [](std::string text) { return text.insert(text.find('|', 1), "|"); }));
  add("a bold name of a column", changed(0, [](std::string text) {
        const std::size_t at = text.find("id");
        return at == std::string::npos ? text : text.replace(at, 2, "**id**");
      }));
  add("in its block", inBlock);
  add("a row of semicolons without bars", changed(2, [](std::string text) {
        std::ranges::replace(text, '|', ';');
        return text.substr(1, text.size() - 2);
      }));
  add("a column of numbers called copies", changed(0, [](std::string text) {
        const std::size_t at = text.find("count");
        return at == std::string::npos ? text : text.replace(at, 5, "copies");
      }));
  addPatterns(classes, "places", ofPlaces);
}

}  // namespace ludo::mistakes
