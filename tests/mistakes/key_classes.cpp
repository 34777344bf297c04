// SPDX-License-Identifier: Apache-2.0
// Keys, constructs, section names and words of the language, mistyped or called by another name.
#include <algorithm>
#include <cctype>

#include "mistake.h"
#include "other_words.h"

namespace ludo::mistakes {
namespace {

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
      places.push_back({{{token.span.begin, token.span.begin}, R"(mood: "blue", )"}});
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
