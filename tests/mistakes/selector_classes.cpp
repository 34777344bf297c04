// SPDX-License-Identifier: Apache-2.0
// Players, zones and tokens that are written in a short form; scopes of variables.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

const std::vector<std::string> players = {"actor",    "active", "opponent", "all",
                                          "allOther", "each",   "left",     "right"};

const Pairs playerSynonyms = {{"actor", "self"},          {"actor", "me"},
                              {"actor", "current"},       {"actor", "player"},
                              {"actor", "currentPlayer"}, {"active", "activePlayer"},
                              {"opponent", "enemy"},      {"opponent", "other"},
                              {"opponent", "opponents"},  {"all", "everyone"},
                              {"all", "everybody"},       {"all", "allPlayers"},
                              {"allOther", "others"},     {"allOther", "opponents"},
                              {"left", "next"},           {"actor", "you"},
                              {"actor", "mine"},          {"opponent", "other"}};

bool isPlayerWord(const std::string& word) {
  return std::ranges::find(players, word) != players.end();
}
bool isPlayer(const GameText& game, std::size_t i) {
  const bool wanted = game.isValueOf(i, "player") || game.isValueOf(i, "actor") ||
                      game.isValueOf(i, "chooser") || game.isValueOf(i, "owner");
  return wanted && isPlayerWord(game.tokens()[i].text);
}
bool isOwnedZone(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  const std::size_t colon = token.text.find(':');
  return token.kind == TokenKind::Quoted && game.isValue(i) && colon != std::string::npos &&
         token.text.find('(') == std::string::npos && token.text.find(' ') == std::string::npos &&
         game.names().contains(token.text.substr(0, colon));
}
bool hasPlayerWord(const GameText& game, std::size_t i) {
  const std::string& text = game.tokens()[i].text;
  return isOwnedZone(game, i) && isPlayerWord(text.substr(text.find(':') + 1));
}
bool isSharedZone(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  const bool isZone = game.isValueOf(i, "zone") || game.isValueOf(i, "from") || game.isValueOf(i, "to");
  return token.kind == TokenKind::Quoted && isZone && game.names().contains(token.text) &&
         token.section != "zones";
}
bool isTop(const GameText& game, std::size_t i) {
  const std::string& text = game.tokens()[i].text;
  return game.tokens()[i].kind == TokenKind::Quoted && game.isValue(i) &&
         (text.starts_with("top(") || text.starts_with("bottom("));
}

using Change = std::function<std::string(const std::string&)>;
using Which = bool (*)(const GameText&, std::size_t);

void add(std::vector<MistakeClass>& classes, const std::string& name, Which which, const Change& change,
         const std::string& lost = "") {
  classes.push_back({"selectors", name,
                     [which, change](const GameText& game) {
                       return eachText(
                           game, [&](std::size_t i) { return which(game, i); }, change);
                     },
                     lost});
}

std::pair<std::string, std::string> parts(const std::string& text) {
  const std::size_t colon = text.find(':');
  return {text.substr(0, colon), text.substr(colon + 1)};
}

/// What stands inside top( ).
std::string inner(const std::string& text) {
  const std::size_t open = text.find('(') + 1;
  return text.substr(open, text.size() - open - 1);
}

bool isScope(const GameText& game, std::size_t i) {
  return game.isValueOf(i, "scope") && game.tokens()[i].section != "variables" &&
         (game.tokens()[i].text == "global" || game.tokens()[i].text == "pvar");
}

/// { ref: "gvar" } for a variable of each player, and the other way round; the keys beside it say which.
Places otherScope(const GameText& game, bool ofEffects) {
  return eachText(
      game,
      [&](std::size_t i) {
        if (ofEffects) return isScope(game, i);
        const std::string& text = game.tokens()[i].text;
        return game.isValueOf(i, "ref") && (text == "gvar" || text == "pvar");
      },
      [](const std::string& w) {
        return std::string(w == "gvar" || w == "global" ? "pvar" : w == "pvar" ? "gvar" : w);
      });
}

}  // namespace

void addSelectorClasses(std::vector<MistakeClass>& classes) {
  add(classes, "player: a letter missing", isPlayer, oneLetterMissing);
  add(classes, "player: two letters wrong", isPlayer, twoLettersWrong);
  add(classes, "player: capital letter", isPlayer, capitalised);
  add(classes, "player: synonym", isPlayer,
      [](const std::string& w) { return synonymOf(w, playerSynonyms); });
  add(classes, "player: with $", isPlayer, [](const std::string& w) { return "$" + w; });
  add(classes, "zone: owner mistyped", hasPlayerWord,
      [](const std::string& w) { return parts(w).first + ":" + oneLetterMissing(parts(w).second); });
  add(classes, "zone: owner by a synonym", hasPlayerWord,
      [](const std::string& w) { return parts(w).first + ":" + synonymOf(parts(w).second, playerSynonyms); });
  add(classes, "zone: owner after a dot", isOwnedZone,
      [](const std::string& w) { return parts(w).first + "." + parts(w).second; });
  add(classes, "zone: owner in brackets", isOwnedZone,
      [](const std::string& w) { return parts(w).first + "(" + parts(w).second + ")"; });
  add(classes, "zone: owner in square brackets", isOwnedZone,
      [](const std::string& w) { return parts(w).first + "[" + parts(w).second + "]"; });
  add(classes, "zone: owner first", isOwnedZone,
      [](const std::string& w) { return parts(w).second + ":" + parts(w).first; });
  add(classes, "zone: owner first, after a dot", isOwnedZone,
      [](const std::string& w) { return parts(w).second + "." + parts(w).first; });
  add(classes, "zone: space after colon", isOwnedZone,
      [](const std::string& w) { return parts(w).first + ": " + parts(w).second; });
  add(classes, "zone: name mistyped before its owner", isOwnedZone,
      [](const std::string& w) { return oneLetterMissing(parts(w).first) + ":" + parts(w).second; });
  add(
      classes, "zone: owner missing", isOwnedZone, [](const std::string& w) { return parts(w).first; },
      "it does not say whose zone is meant");
  add(classes, "zone: owner of a shared zone", isSharedZone,
      [](const std::string& w) { return w + ":actor"; });
  add(classes, "token: bracket missing", isTop,
      [](const std::string& w) { return w.substr(0, w.size() - 1); });
  add(classes, "token: square brackets", isTop,
      [](const std::string& w) { return w.substr(0, w.find('(')) + "[" + inner(w) + "]"; });
  add(classes, "token: no brackets", isTop,
      [](const std::string& w) { return w.substr(0, w.find('(')) + " " + inner(w); });
  add(classes, "token: after a dot", isTop,
      [](const std::string& w) { return inner(w) + "." + w.substr(0, w.find('(')); });
  add(classes, "token: synonym", isTop,
      [](const std::string& w) { return (w.starts_with("top") ? "first(" : "last(") + inner(w) + ")"; });
  add(classes, "token: capital letter", isTop, capitalised);
  add(classes, "token: of", isTop,
      [](const std::string& w) { return w.substr(0, w.find('(')) + " of " + inner(w); });
  add(classes, "scope: another word", isScope, [](const std::string& w) {
    return synonymOf(w, {{"global", "game"}, {"global", "gvar"}, {"pvar", "player"}, {"pvar", "perPlayer"}});
  });
  classes.push_back({"selectors", "scope: the other one, of an effect",
                     [](const GameText& game) { return otherScope(game, true); }});
  classes.push_back({"selectors", "scope: the other one, of a value",
                     [](const GameText& game) { return otherScope(game, false); }});
}

}  // namespace ludo::mistakes
