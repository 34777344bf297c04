// SPDX-License-Identifier: Apache-2.0
// Brackets and the commas between them.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

Places eachBracket(const GameText& game, const std::string& bracket, const std::string& other) {
  return eachToken(
      game,
      [&](std::size_t i) {
        const Token& token = game.tokens()[i];
        return (token.kind == TokenKind::Open || token.kind == TokenKind::Close) &&
               game.view(token.span) == bracket;
      },
      [&](const Token&) { return other; });
}

/// Both brackets of a pair at once.
Places eachPair(const GameText& game, const std::string& open, const std::string& first,
                const std::string& second) {
  Places places;
  for (std::size_t i = 0; i < game.tokens().size(); ++i) {
    const Token& token = game.tokens()[i];
    if (token.kind != TokenKind::Open || game.view(token.span) != open) continue;
    places.push_back({{token.span, first}, {game.tokens()[game.closing(i)].span, second}});
  }
  return places;
}

Places eachComma(const GameText& game, const std::string& other) {
  return eachToken(
      game, [&](std::size_t i) { return game.tokens()[i].kind == TokenKind::Comma; },
      [&](const Token&) { return other; });
}

Places trailingComma(const GameText& game) {
  return eachToken(
      game,
      [&](std::size_t i) {
        return game.tokens()[i].kind == TokenKind::Close && game.tokens()[i - 1].kind != TokenKind::Open;
      },
      [&](const Token& token) { return ", " + std::string(game.view(token.span)); });
}

void add(std::vector<MistakeClass>& classes, const std::string& name,
         std::function<Places(const GameText&)> places) {
  classes.push_back({"brackets", name, std::move(places)});
}

}  // namespace

void addBracketClasses(std::vector<MistakeClass>& classes) {
  add(classes, "opening brace missing", [](const GameText& g) { return eachBracket(g, "{", ""); });
  add(classes, "closing brace missing", [](const GameText& g) { return eachBracket(g, "}", ""); });
  add(classes, "closing brace twice", [](const GameText& g) { return eachBracket(g, "}", "}}"); });
  add(classes, "opening brace twice", [](const GameText& g) { return eachBracket(g, "{", "{{"); });
  add(classes, "] for closing brace", [](const GameText& g) { return eachBracket(g, "}", "]"); });
  add(classes, ") for closing brace", [](const GameText& g) { return eachBracket(g, "}", ")"); });
  add(classes, "no braces", [](const GameText& g) { return eachPair(g, "{", "", ""); });
  add(classes, "( ) for braces", [](const GameText& g) { return eachPair(g, "{", "(", ")"); });
  add(classes, "[ ] for braces", [](const GameText& g) { return eachPair(g, "{", "[", "]"); });
  add(classes, "opening bracket missing", [](const GameText& g) { return eachBracket(g, "[", ""); });
  add(classes, "closing bracket missing", [](const GameText& g) { return eachBracket(g, "]", ""); });
  add(classes, "} for closing bracket", [](const GameText& g) { return eachBracket(g, "]", "}"); });
  add(classes, "no brackets", [](const GameText& g) { return eachPair(g, "[", "", ""); });
  add(classes, "( ) for brackets", [](const GameText& g) { return eachPair(g, "[", "(", ")"); });
  add(classes, "{ } for brackets", [](const GameText& g) { return eachPair(g, "[", "{", "}"); });
  add(classes, "comma missing", [](const GameText& g) { return eachComma(g, ""); });
  add(classes, "comma twice", [](const GameText& g) { return eachComma(g, ",,"); });
  add(classes, "semicolon for comma", [](const GameText& g) { return eachComma(g, ";"); });
  add(classes, "full stop for comma", [](const GameText& g) { return eachComma(g, "."); });
  add(classes, "colon for comma", [](const GameText& g) { return eachComma(g, ":"); });
  add(classes, "bar for comma", [](const GameText& g) { return eachComma(g, " |"); });
  add(classes, "comma at the end", trailingComma);
}

}  // namespace ludo::mistakes
