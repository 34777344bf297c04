// SPDX-License-Identifier: Apache-2.0
// Names that were changed where they are declared, or where they are used, alone; what is left out, cut or
// written as other programs do.
#include <algorithm>

#include "pattern.h"

namespace ludo::mistakes {
namespace {

/// The ids of a section's entries that are used in several places, each called otherwise where it is
/// declared.
void addDeclared(std::vector<MistakeClass>& classes, const char* name, const char* section,
                 const char* found) {
  classes.push_back({"declared", name, [section = std::string(section), found](const GameText& game) {
                       Places places;
                       for (Mistake& one : eachMatch(game, found, [&](const std::cmatch& match) {
                              const std::string id = match[2].str();
                              std::size_t uses = 0;
                              for (std::size_t at = game.content().find(id); at != std::string::npos;
                                   at = game.content().find(id, at + 1))
                                ++uses;
                              return uses > 3 ? match[1].str() + "thing" + match[3].str() : std::string();
                            })) {
                         const std::uint32_t at = one.front().span.begin;
                         const bool isIn = std::ranges::any_of(game.blocks(), [&](const Block& block) {
                           return block.section == section && block.content.contains(at);
                         });
                         if (isIn) places.push_back(std::move(one));
                       }
                       return places;
                     }});
}

constexpr Pattern ofWords[] = {
    {"player: acting", R"re(player: "actor")re", R"(player: "acting")"},
    {"occupied: empty with a mark", R"re(is: "occupied")re", R"(is: "!empty")"},
    {"occupied: not empty", R"re(is: "occupied")re", R"(is: "not empty")"},
    {"phase: without a value", R"re(\n    phase: "\w+"\n)re", "\n    phase:\n"},
    {"zone: whose it is left out", R"re(domain: \{ query: "tokensInZone", zone: "(\w+):actor")re",
     R"(domain: { query: "tokensInZone", zone: "$1")"},
    {"minus: a long dash", R"re(: -(\d))re", ": \xE2\x80\x94$1"},
    {"entry: its head a comment", R"re(\n  - id: )re", "\n#  - id: "},
    {"entry: its id as a key among items", R"re(\n  - \{ id: "(\w+)", ([^\n]*\})\n(?=  - \{ id))re",
     "\n  $1: { $2\n"},
    {"result: a draw that is true", R"re(result: \{ type: "draw" \})re", "result: { draw: true }"},
    {"result: its word alone", R"re(result: \{ type: "(draw|byScore)" \})re", R"(result: "$1")"},
    {"result: who wins", R"re(result: \{ type: "win", player: "(\w+)" \})re", R"(result: { winner: "$1" })"},
};

/// Names in brackets as one text.
Places listsAsText(const GameText& game) {
  return eachMatch(game, R"re(\["\w+"(?:, "\w+")+\])re", [](const std::cmatch& match) {
    std::string text = match.str();
    std::erase(text, '"');
    return '"' + text.substr(1, text.size() - 2) + '"';
  });
}

}  // namespace

void addDeclaredClasses(std::vector<MistakeClass>& classes) {
  constexpr const char* entry = R"re((\n  - (?:\{ )?id: ")(\w+)("))re";
  addDeclared(classes, "board: called otherwise where it is declared", "boards", entry);
  addDeclared(classes, "phase: called otherwise where it is declared", "turn", entry);
  addDeclared(classes, "token type: called otherwise where it is declared", "tokenTypes", entry);
  addDeclared(classes, "region: called otherwise where it is declared", "boards",
              R"re((\n      - (?:\{ )?id: ")(\w+)("))re");
  addDeclared(classes, "variable: called otherwise where it is declared", "variables",
              R"re((\n  )(\w+)(: \{))re");
  addPatterns(classes, "declared", ofWords);
  classes.push_back({"declared", "list: one text with commas", listsAsText});
}

}  // namespace ludo::mistakes
