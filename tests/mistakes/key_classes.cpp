// SPDX-License-Identifier: Apache-2.0
// Keys, constructs, section names and words of the language, mistyped or called by another name.
#include <algorithm>
#include <cctype>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

const Pairs keySynonyms = {
    {"delta", "amount"},
    {"delta", "by"},
    {"delta", "value"},
    {"value", "amount"},
    {"pre", "condition"},
    {"pre", "requires"},
    {"pre", "precondition"},
    {"when", "condition"},
    {"when", "if"},
    {"effects", "effect"},
    {"effects", "do"},
    {"effects", "actions"},
    {"then", "effects"},
    {"then", "do"},
    {"else", "otherwise"},
    {"cost", "price"},
    {"params", "parameters"},
    {"params", "arguments"},
    {"domain", "options"},
    {"domain", "from"},
    {"domain", "values"},
    {"where", "filter"},
    {"where", "if"},
    {"where", "condition"},
    {"bind", "as"},
    {"bind", "name"},
    {"over", "in"},
    {"options", "choices"},
    {"id", "name"},
    {"id", "key"},
    {"name", "title"},
    {"init", "initial"},
    {"init", "start"},
    {"init", "default"},
    {"min", "minimum"},
    {"max", "maximum"},
    {"count", "amount"},
    {"count", "number"},
    {"count", "n"},
    {"cols", "columns"},
    {"cols", "width"},
    {"rows", "height"},
    {"var", "variable"},
    {"var", "name"},
    {"from", "source"},
    {"to", "target"},
    {"to", "destination"},
    {"to", "into"},
    {"zone", "location"},
    {"zone", "place"},
    {"token", "piece"},
    {"token", "card"},
    {"type", "tokenType"},
    {"type", "kind"},
    {"prop", "property"},
    {"player", "who"},
    {"player", "seat"},
    {"actor", "player"},
    {"result", "outcome"},
    {"visibility", "visible"},
    {"ordering", "order"},
    {"colour", "color"},
    {"event", "on"},
    {"left", "lhs"},
    {"left", "a"},
    {"right", "rhs"},
    {"right", "b"},
    {"args", "conditions"},
    {"props", "properties"},
    {"score", "points"},
    {"script", "steps"},
    {"script", "moves"},
    {"given", "setup"},
    {"label", "title"},
    {"label", "text"},
    {"phase", "phases"},
    {"limits", "limit"},
    {"owner", "player"},
    {"label", "caption"},
    {"shape", "form"},
    {"description", "desc"},
    {"description", "text"},
    {"through", "via"},
    {"directions", "direction"},
    {"length", "count"},
    {"maxTurns", "turnLimit"},
    {"capacity", "max"},
    {"capacity", "limit"},
    {"expect", "assert"},
    {"legal", "moves"},
    {"query", "set"},
    {"arg", "condition"},
};
const Pairs constructSynonyms = {
    {"addVar", "add"},
    {"addVar", "increment"},
    {"addVar", "changeVar"},
    {"addVar", "inc"},
    {"setVar", "set"},
    {"setVar", "assign"},
    {"moveToken", "move"},
    {"moveToken", "moveCard"},
    {"createToken", "create"},
    {"createToken", "spawn"},
    {"createToken", "addToken"},
    {"place", "put"},
    {"place", "placeToken"},
    {"destroyToken", "remove"},
    {"destroyToken", "destroy"},
    {"destroyToken", "capture"},
    {"draw", "deal"},
    {"draw", "drawCards"},
    {"shuffle", "mix"},
    {"forEach", "for"},
    {"forEach", "foreach"},
    {"forEach", "loop"},
    {"chooseOne", "choose"},
    {"chooseOne", "pick"},
    {"roll", "rollDice"},
    {"roll", "dice"},
    {"endPhase", "nextPhase"},
    {"endTurn", "nextTurn"},
    {"extraTurn", "anotherTurn"},
    {"goToPhase", "setPhase"},
    {"setOwner", "changeOwner"},
    {"setTokenProp", "setProp"},
    {"moveAll", "moveAllTokens"},
    {"reveal", "show"},
    {"repeat", "loop"},
    {"let", "define"},
};
const Pairs sectionSynonyms = {
    {"metadata", "meta"},         {"metadata", "game"},     {"constants", "const"},   {"variables", "vars"},
    {"variables", "state"},       {"zones", "areas"},       {"zones", "places"},      {"boards", "map"},
    {"tokenTypes", "tokens"},     {"tokenTypes", "pieces"}, {"tokenTypes", "cards"},  {"setup", "start"},
    {"setup", "initial"},         {"turn", "turns"},        {"turn", "phases"},       {"actions", "moves"},
    {"actions", "rules"},         {"triggers", "events"},   {"end", "ending"},        {"end", "gameEnd"},
    {"end", "winConditions"},     {"scoring", "score"},     {"rendering", "display"}, {"tests", "test"},
    {"definitions", "functions"}, {"regions", "areas"},
};
const Pairs wordSynonyms = {
    {"none", "shared"},
    {"none", "nobody"},
    {"player", "each"},
    {"public", "open"},
    {"public", "visible"},
    {"public", "everyone"},
    {"owner", "private"},
    {"hidden", "secret"},
    {"hidden", "faceDown"},
    {"stack", "pile"},
    {"stack", "lifo"},
    {"set", "unordered"},
    {"queue", "fifo"},
    {"allowed", "optional"},
    {"allowed", "yes"},
    {"never", "no"},
    {"win", "victory"},
    {"win", "wins"},
    {"lose", "loss"},
    {"draw", "tie"},
    {"byScore", "score"},
    {"byScore", "highestScore"},
    {"turnStart", "onTurnStart"},
    {"forced", "must"},
    {"actionResolved", "afterAction"},
    {"tokenEntered", "tokenMoved"},
    {"phaseEnter", "phaseStart"},
    {"disc", "circle"},
    {"disc", "round"},
    {"hexes", "hexagons"},
    {"cells", "squares"},
    {"int", "integer"},
    {"int", "number"},
    {"highest", "most"},
    {"lowest", "least"},
};
const Pairs tagSynonyms = {
    {"==", "="},
    {"==", "eq"},
    {"==", "equals"},
    {"!=", "<>"},
    {"!=", "ne"},
    {">=", "=>"},
    {">=", "gte"},
    {"<=", "=<"},
    {"<=", "lte"},
    {">", "gt"},
    {">", "greaterThan"},
    {"<", "lt"},
    {"<", "lessThan"},
    {"and", "&&"},
    {"and", "all"},
    {"or", "||"},
    {"or", "any"},
    {"not", "!"},
    {"+", "plus"},
    {"+", "add"},
    {"-", "minus"},
    {"*", "times"},
    {"div", "/"},
    {"mod", "%"},
    {"gvar", "global"},
    {"gvar", "var"},
    {"pvar", "playerVar"},
    {"zoneCount", "count"},
    {"zoneCount", "size"},
    {"tokenProp", "prop"},
    {"tokenProp", "property"},
    {"tokensInZone", "zone"},
    {"tokensInZone", "tokensIn"},
    {"zones", "cells"},
    {"adjacentZones", "neighbours"},
    {"intsInRange", "range"},
    {"enums", "enum"},
    {"enums", "values"},
    {"players", "allPlayers"},
    {"tokens", "allTokens"},
    {"count", "number"},
    {"sum", "total"},
    {"max", "maximum"},
    {"min", "minimum"},
    {"empty", "isEmpty"},
    {"own", "owned"},
    {"tokenType", "type"},
    {"tokenOwner", "owner"},
    {"turnNumber", "turn"},
    {"connected", "connects"},
};

const std::vector<std::string> constructs = {
    "addVar",    "setVar",       "moveToken",     "createToken", "place",    "destroyToken",
    "draw",      "shuffle",      "forEach",       "chooseOne",   "chooseN",  "roll",
    "endPhase",  "endTurn",      "extraTurn",     "goToPhase",   "setOwner", "setTokenProp",
    "moveAll",   "reveal",       "repeat",        "let",         "if",       "eliminate",
    "setActive", "refillToSize", "discardDownTo", "aggregate",   "sow",      "moveTokenAdjacent",
    "grid",      "hex",          "hexRect",       "track",       "graph"};
const std::vector<std::string> wordKeys = {"owner", "visibility", "ordering", "pass",  "event",
                                           "shape", "style",      "scope",    "order", "neighbours"};
const std::vector<std::string> tagKeys = {"op", "ref", "query", "is"};

bool oneOf(const std::vector<std::string>& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

bool isNamedByDesigner(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  if (token.section == "constants" || token.text.starts_with("$")) return true;
  if (token.section == "variables")
    return token.depth == 0 && token.text != "global" && token.text != "perPlayer";
  for (std::size_t open = i; open-- > 0 && i - open < 12;) {
    const Token& before = game.tokens()[open];
    if (before.kind == TokenKind::Open && before.depth == token.depth - 1)
      return oneOf({"props", "holds", "with", "variables"}, game.tokens()[open - 1].text);
  }
  return game.names().contains(token.text);
}

bool isKey(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Key && token.text != "section" && token.text != "items" &&
         !oneOf(constructs, token.text) && !oneOf(tagKeys, token.text) && !isNamedByDesigner(game, i);
}

bool isConstruct(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Key && oneOf(constructs, token.text);
}

std::string snakeCase(const std::string& word) {
  std::string result;
  for (char c : word) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0) result += '_';
    result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return result;
}

std::string kebabCase(const std::string& word) {
  std::string result = snakeCase(word);
  std::ranges::replace(result, '_', '-');
  return result;
}

std::string otherNumber(const std::string& word) {
  return word.ends_with('s') ? word.substr(0, word.size() - 1) : word + "s";
}

using Change = std::string (*)(const std::string&);
using Which = bool (*)(const GameText&, std::size_t);

void addForKeys(std::vector<MistakeClass>& classes, const std::string& name, Which which,
                const Change& change) {
  classes.push_back({"keys", name, [which, change](const GameText& game) {
                       return eachToken(
                           game, [&](std::size_t i) { return which(game, i); },
                           [&](const Token& token) { return change(token.text); });
                     }});
}

void addForTexts(std::vector<MistakeClass>& classes, const std::string& name, Which which,
                 const std::function<std::string(const std::string&)>& change) {
  classes.push_back({"keys", name, [which, change](const GameText& game) {
                       return eachText(
                           game, [&](std::size_t i) { return which(game, i); }, change);
                     }});
}

bool isSectionKey(const GameText& game, std::size_t i) {
  return game.tokens()[i].kind == TokenKind::Key && game.tokens()[i].text == "section";
}
bool isItemsKey(const GameText& game, std::size_t i) {
  return game.tokens()[i].kind == TokenKind::Key && game.tokens()[i].text == "items" &&
         game.tokens()[i].depth == 0;
}
bool isSectionName(const GameText& game, std::size_t i) {
  return game.isValueOf(i, "section");
}
bool isWord(const GameText& game, std::size_t i) {
  if (!game.isValue(i) || game.names().contains(game.tokens()[i].text)) return false;
  const std::string& key = game.tokens()[i - 1].text;
  return oneOf(wordKeys, key) ||
         (key == "type" && (game.tokens()[i].section == "variables" || game.tokens()[i].section == "end"));
}
bool isTagKey(const GameText& game, std::size_t i) {
  return game.tokens()[i].kind == TokenKind::Key && oneOf(tagKeys, game.tokens()[i].text) &&
         i + 1 < game.tokens().size() && game.tokens()[i + 1].kind == TokenKind::Quoted;
}
bool isTag(const GameText& game, std::size_t i) {
  return game.isValue(i) && oneOf(tagKeys, game.tokens()[i - 1].text);
}
bool isLongTag(const GameText& game, std::size_t i) {
  return isTag(game, i) && game.tokens()[i].text.size() > 3;
}

Places invented(const GameText& game, bool inBraces) {
  Places places;
  for (std::size_t i = 1; i < game.tokens().size(); ++i) {
    const Token& token = game.tokens()[i];
    if (!isKey(game, i) || (token.depth > 0) != inBraces || token.section == "bundles") continue;
    if (inBraces) {
      places.push_back({{{token.span.begin, token.span.begin}, "mood: \"blue\", "}});
    } else if (game.lines()[game.lineOf(i)].hasDash) {
      const std::size_t indent = game.lines()[game.lineOf(i)].indent + 2;
      places.push_back(
          {{{token.span.begin, token.span.begin}, "mood: \"blue\"\n" + std::string(indent, ' ')}});
    } else {
      const BlockLine& line = game.lines()[game.lineOf(i)];
      places.push_back({{{line.begin, line.begin}, std::string(line.indent, ' ') + "mood: \"blue\"\n"}});
    }
  }
  return places;
}

}  // namespace

void addKeyClasses(std::vector<MistakeClass>& classes) {
  addForKeys(classes, "key: one letter wrong", isKey, oneLetterWrong);
  addForKeys(classes, "key: a letter missing", isKey, oneLetterMissing);
  addForKeys(classes, "key: letters swapped", isKey, twoLettersSwapped);
  addForKeys(classes, "key: a letter doubled", isKey, oneLetterDoubled);
  addForKeys(classes, "key: two letters wrong", isKey, twoLettersWrong);
  addForKeys(classes, "key: capital letter", isKey, [](const std::string& w) { return capitalised(w); });
  addForKeys(classes, "key: snake_case", isKey, snakeCase);
  addForKeys(classes, "key: kebab-case", isKey, kebabCase);
  addForKeys(classes, "key: singular or plural", isKey, otherNumber);
  addForKeys(classes, "key: synonym", isKey, [](const std::string& w) { return synonymOf(w, keySynonyms); });
  addForKeys(classes, "construct: one letter wrong", isConstruct, oneLetterWrong);
  addForKeys(classes, "construct: two letters wrong", isConstruct, twoLettersWrong);
  addForKeys(classes, "construct: synonym", isConstruct,
             [](const std::string& w) { return synonymOf(w, constructSynonyms); });
  addForKeys(classes, "construct: snake_case", isConstruct, snakeCase);
  addForKeys(classes, "section key: mistyped", isSectionKey, twoLettersSwapped);
  addForKeys(classes, "section key: two letters wrong", isSectionKey, twoLettersWrong);
  addForKeys(classes, "section key: synonym", isSectionKey,
             [](const std::string&) { return std::string("part"); });
  addForKeys(classes, "items key: mistyped", isItemsKey, twoLettersSwapped);
  addForKeys(classes, "items key: synonym", isItemsKey,
             [](const std::string&) { return std::string("entries"); });
  addForTexts(classes, "section name: one letter wrong", isSectionName, oneLetterWrong);
  addForTexts(classes, "section name: two letters wrong", isSectionName, twoLettersWrong);
  addForTexts(classes, "section name: synonym", isSectionName,
              [](const std::string& w) { return synonymOf(w, sectionSynonyms); });
  addForTexts(classes, "section name: capital letter", isSectionName, capitalised);
  addForTexts(classes, "section name: singular or plural", isSectionName, otherNumber);
  addForTexts(classes, "word: one letter wrong", isWord, oneLetterWrong);
  addForTexts(classes, "word: two letters wrong", isWord, twoLettersWrong);
  addForTexts(classes, "word: capital letter", isWord, capitalised);
  addForTexts(classes, "word: synonym", isWord,
              [](const std::string& w) { return synonymOf(w, wordSynonyms); });
  addForKeys(classes, "tag key: mistyped", isTagKey, oneLetterDoubled);
  addForKeys(classes, "tag key: synonym", isTagKey, [](const std::string& w) {
    return synonymOf(w, {{"op", "operator"}, {"ref", "get"}, {"query", "select"}, {"is", "check"}});
  });
  addForTexts(classes, "tag: one letter wrong", isLongTag, oneLetterWrong);
  addForTexts(classes, "tag: two letters wrong", isLongTag, twoLettersWrong);
  addForTexts(classes, "tag: synonym", isTag, [](const std::string& w) { return synonymOf(w, tagSynonyms); });
  classes.push_back(
      {"keys", "key: invented, in block style", [](const GameText& g) { return invented(g, false); }});
  classes.push_back(
      {"keys", "key: invented, in braces", [](const GameText& g) { return invented(g, true); }});
}

}  // namespace ludo::mistakes
