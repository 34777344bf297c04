// SPDX-License-Identifier: Apache-2.0
// Names that the game defines, used wrongly.
#include <algorithm>
#include <cctype>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

bool isUse(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && game.names().contains(token.text) && !game.isValueOf(i, "id") &&
         !game.isValueOf(i, "section") && !game.isValueOf(i, "label") && !game.isValueOf(i, "name") &&
         !game.isValueOf(i, "owner") && !game.isValueOf(i, "op") && !game.isValueOf(i, "ref");
}
bool isConstantUse(const GameText& game, std::size_t i) {
  return isUse(game, i) && std::isupper(static_cast<unsigned char>(game.tokens()[i].text[0])) != 0;
}
bool isPlainUse(const GameText& game, std::size_t i) {
  return isUse(game, i) && !isConstantUse(game, i);
}
bool isBindingUse(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && token.text.starts_with('$') && !game.isValueOf(i, "bind") &&
         !game.isValueOf(i, "name");
}
bool isBindingDefinition(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && token.text.starts_with('$') &&
         (game.isValueOf(i, "bind") || game.isValueOf(i, "name")) && token.section != "definitions";
}
bool hasPlaceholder(const GameText& game, std::size_t i) {
  return game.isValueOf(i, "label") && game.tokens()[i].text.find("{$") != std::string::npos;
}
bool isMove(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && token.section == "tests" && i > 0 &&
         game.tokens()[i - 1].kind == TokenKind::Dash && token.text.find('(') != std::string::npos;
}

/// A binding without its first letter, changed, with it again.
std::string binding(const std::string& text, std::string (*change)(const std::string&)) {
  const std::size_t stop = std::min(text.find_first_of(".)"), text.size());
  return "$" + change(text.substr(1, stop - 1)) + text.substr(stop);
}

using Change = std::function<std::string(const std::string&)>;
using Which = bool (*)(const GameText&, std::size_t);

void add(std::vector<MistakeClass>& classes, const std::string& name, Which which, const Change& change,
         const std::string& lost = "") {
  classes.push_back({"names", name,
                     [which, change](const GameText& game) {
                       return eachText(
                           game, [&](std::size_t i) { return which(game, i); }, change);
                     },
                     lost});
}

/// A name that was called otherwise where it is defined.
Places otherDefinition(const GameText& game) {
  return eachText(
      game,
      [&](std::size_t i) {
        return game.isValueOf(i, "id") && game.names().contains(game.tokens()[i].text) &&
               std::ranges::count(game.tokens(), game.tokens()[i].text, &Token::text) > 1;
      },
      oneLetterMissing);
}

bool isDirection(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  const bool isDirectionKey = game.isValueOf(i, "direction") || game.isValueOf(i, "directions");
  return token.kind == TokenKind::Quoted && isDirectionKey && !token.text.starts_with('$');
}
std::string otherDirection(const std::string& word) {
  return synonymOf(word, {{"n", "north"},
                          {"s", "south"},
                          {"e", "east"},
                          {"w", "west"},
                          {"ne", "northeast"},
                          {"nw", "northWest"},
                          {"se", "south-east"},
                          {"sw", "southwest"},
                          {"orthogonal", "orthogonally"},
                          {"diagonal", "diagonally"},
                          {"all", "any"},
                          {"forward", "ahead"},
                          {"next", "forward"}});
}

bool isLook(const GameText& game, std::size_t i, std::string_view key) {
  return game.isValueOf(i, key) && game.tokens()[i].section == "rendering";
}

}  // namespace

void addNameClasses(std::vector<MistakeClass>& classes) {
  add(classes, "name: one letter wrong", isPlainUse, oneLetterWrong);
  add(classes, "name: a letter missing", isPlainUse, oneLetterMissing);
  add(classes, "name: letters swapped", isPlainUse, twoLettersSwapped);
  add(classes, "name: two letters wrong", isPlainUse, twoLettersWrong);
  add(classes, "name: capital letter", isPlainUse, capitalised);
  add(classes, "name: plural", isPlainUse, [](const std::string& w) { return w + "s"; });
  add(classes, "name: space round it", isPlainUse, [](const std::string& w) { return " " + w; });
  add(classes, "constant: one letter missing", isConstantUse, oneLetterMissing);
  add(classes, "constant: small letters", isConstantUse, [](std::string w) {
    for (char& c : w) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return w;
  });
  classes.push_back({"names", "name: mistyped where it is defined", otherDefinition,
                     "either of the two names may be the one that is meant"});
  add(classes, "binding: without $", isBindingUse, [](const std::string& w) { return w.substr(1); });
  add(classes, "binding: without $ where it is bound", isBindingDefinition,
      [](const std::string& w) { return w.substr(1); });
  add(classes, "binding: a letter missing", isBindingUse,
      [](const std::string& w) { return binding(w, oneLetterMissing); });
  add(classes, "binding: two letters wrong", isBindingUse,
      [](const std::string& w) { return binding(w, twoLettersWrong); });
  add(classes, "binding: @ for $", isBindingUse, [](const std::string& w) { return "@" + w.substr(1); });
  add(classes, "binding: in braces", isBindingUse, [](const std::string& w) { return "{" + w + "}"; });
  add(classes, "binding: ${ }", isBindingUse, [](const std::string& w) { return "${" + w.substr(1) + "}"; });
  add(classes, "label: parameter mistyped", hasPlaceholder, [](std::string w) {
    const std::size_t at = w.find("{$") + 2;
    return w.replace(at, w.find('}', at) - at, oneLetterMissing(w.substr(at, w.find('}', at) - at)));
  });
  add(classes, "label: parameter without $", hasPlaceholder,
      [](std::string w) { return w.erase(w.find("{$") + 1, 1); });
  add(classes, "label: parameter with ${ }", hasPlaceholder,
      [](std::string w) { return w.replace(w.find("{$"), 2, "${"); });
  add(classes, "direction: another name", isDirection, otherDirection);
  add(classes, "direction: mistyped", isDirection,
      [](const std::string& w) { return w.size() > 3 ? oneLetterMissing(w) : w; });
  add(
      classes, "look: board mistyped", [](const GameText& g, std::size_t i) { return isLook(g, i, "board"); },
      oneLetterDoubled);
  add(
      classes, "look: token type mistyped",
      [](const GameText& g, std::size_t i) { return isLook(g, i, "type"); }, oneLetterMissing);
  add(classes, "move: action mistyped", isMove, [](const std::string& w) {
    const std::size_t open = w.find('(');
    return oneLetterMissing(w.substr(0, open)) + w.substr(open);
  });
  add(
      classes, "move: place mistyped", isMove,
      [](const std::string& w) {
        const std::size_t open = w.find('(') + 1;
        return w.substr(0, open) + oneLetterMissing(w.substr(open));
      },
      "with a letter less it may be the name of another place");
  add(classes, "move: bracket missing", isMove,
      [](const std::string& w) { return w.substr(0, w.size() - 1); });
}

}  // namespace ludo::mistakes
