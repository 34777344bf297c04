// SPDX-License-Identifier: Apache-2.0
#include "mistake.h"

#include <algorithm>
#include <cctype>

namespace ludo::mistakes {
namespace {

/// A place inside the word that depends on the word alone.
std::size_t placeIn(const std::string& word) {
  std::size_t sum = 0;
  for (char c : word) sum += static_cast<unsigned char>(c);
  return word.size() < 2 ? 0 : 1 + sum % (word.size() - 1);
}

char neighbour(char c) {
  static const std::string rows = "qwertyuioplkjhgfdsazxcvbnm";
  const std::size_t at = rows.find(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
  return at == std::string::npos ? 'x' : rows[(at + 1) % rows.size()];
}

}  // namespace

const std::vector<MistakeClass>& allClasses() {
  static const std::vector<MistakeClass> all = [] {
    std::vector<MistakeClass> classes;
    addKeyClasses(classes);
    addPunctuationClasses(classes);
    addNameClasses(classes);
    addSelectorClasses(classes);
    addValueClasses(classes);
    addLayoutClasses(classes);
    addBracketClasses(classes);
    addBlockClasses(classes);
    addFormClasses(classes);
    addLevelClasses(classes);
    addHabitClasses(classes);
    addStatementClasses(classes);
    addShapeClasses(classes);
    addEffectClasses(classes);
    addConditionClasses(classes);
    addSlipClasses(classes);
    addWordFormClasses(classes);
    addNameFormClasses(classes);
    addTextFormClasses(classes);
    addForeignClasses(classes);
    addCombinedClasses(classes);
    addTestClasses(classes);
    addUnfinishedClasses(classes);
    addTableClasses(classes);
    addConstructClasses(classes);
    addMovedClasses(classes);
    addDeclaredClasses(classes);
    return classes;
  }();
  return all;
}

std::string oneLetterWrong(const std::string& word) {
  std::string result = word;
  if (word.size() > 2) result[placeIn(word)] = neighbour(word[placeIn(word)]);
  return result;
}

std::string oneLetterMissing(const std::string& word) {
  std::string result = word;
  if (word.size() > 2) result.erase(placeIn(word), 1);
  return result;
}

std::string twoLettersSwapped(const std::string& word) {
  std::string result = word;
  if (word.size() > 2) std::swap(result[placeIn(word) - 1], result[placeIn(word)]);
  return result;
}

std::string oneLetterDoubled(const std::string& word) {
  std::string result = word;
  if (word.size() > 1) result.insert(placeIn(word), 1, word[placeIn(word)]);
  return result;
}

std::string twoLettersWrong(const std::string& word) {
  if (word.size() < 4) return word;
  std::string result = oneLetterWrong(word);
  const std::size_t other = placeIn(word) + 1 < word.size() ? word.size() - 1 : 1;
  result[other] = neighbour(result[other]);
  return result;
}

std::string capitalised(std::string word) {
  if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
  return word;
}

Places eachToken(const GameText& game, const std::function<bool(std::size_t)>& wanted,
                 const std::function<std::string(const Token&)>& change) {
  Places places;
  for (std::size_t i = 0; i < game.tokens().size(); ++i) {
    if (!wanted(i)) continue;
    const Token& token = game.tokens()[i];
    std::string text = change(token);
    if (text != game.view(token.span)) places.push_back(replaced(token.span, std::move(text)));
  }
  return places;
}

Places eachText(const GameText& game, const std::function<bool(std::size_t)>& wanted,
                const std::function<std::string(const std::string&)>& change) {
  return eachToken(
      game, [&](std::size_t i) { return game.tokens()[i].kind == TokenKind::Quoted && wanted(i); },
      [&](const Token& token) { return '"' + change(token.text) + '"'; });
}

std::string synonymOf(const std::string& word,
                      const std::vector<std::pair<std::string, std::string>>& synonyms) {
  std::vector<std::string> found;
  for (const auto& [name, synonym] : synonyms) {
    if (name == word) found.push_back(synonym);
  }
  return found.empty() ? word : found[word.size() % found.size()];
}

}  // namespace ludo::mistakes
