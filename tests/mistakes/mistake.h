// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "game_text.h"

namespace ludo::mistakes {

/// One mistake in one game: the edits that make it.
using Mistake = std::vector<diagnostics::TextEdit>;
/// All mistakes of one class that can be made in one game.
using Places = std::vector<Mistake>;

/// A way in which people go wrong.
struct MistakeClass {
  std::string group;
  std::string name;
  std::function<Places(const GameText&)> places;
  std::string lost = {};  ///< why the text no longer holds what was meant; empty where it does
  std::size_t fixes = 1;  ///< so many mistakes at once, and so many first fixes, one after the other
};

/// Every class, in groups.
const std::vector<MistakeClass>& allClasses();

void addKeyClasses(std::vector<MistakeClass>& classes);
void addPunctuationClasses(std::vector<MistakeClass>& classes);
void addNameClasses(std::vector<MistakeClass>& classes);
void addSelectorClasses(std::vector<MistakeClass>& classes);
void addValueClasses(std::vector<MistakeClass>& classes);
void addLayoutClasses(std::vector<MistakeClass>& classes);
void addBracketClasses(std::vector<MistakeClass>& classes);
void addBlockClasses(std::vector<MistakeClass>& classes);
void addFormClasses(std::vector<MistakeClass>& classes);
void addLevelClasses(std::vector<MistakeClass>& classes);
void addHabitClasses(std::vector<MistakeClass>& classes);
void addStatementClasses(std::vector<MistakeClass>& classes);
void addShapeClasses(std::vector<MistakeClass>& classes);
void addEffectClasses(std::vector<MistakeClass>& classes);
void addConditionClasses(std::vector<MistakeClass>& classes);
void addSlipClasses(std::vector<MistakeClass>& classes);
void addWordFormClasses(std::vector<MistakeClass>& classes);
void addNameFormClasses(std::vector<MistakeClass>& classes);
void addTextFormClasses(std::vector<MistakeClass>& classes);
void addForeignClasses(std::vector<MistakeClass>& classes);
void addTestClasses(std::vector<MistakeClass>& classes);
void addUnfinishedClasses(std::vector<MistakeClass>& classes);
void addTableClasses(std::vector<MistakeClass>& classes);
void addConstructClasses(std::vector<MistakeClass>& classes);
void addMovedClasses(std::vector<MistakeClass>& classes);
void addDeclaredClasses(std::vector<MistakeClass>& classes);
/// Of those that were added before.
void addCombinedClasses(std::vector<MistakeClass>& classes);

// What the classes are made with.

inline Mistake replaced(Span span, std::string text) {
  return {{span, std::move(text)}};
}

/// A word with one or more letters wrong, as fingers get them wrong. The same for the same word.
std::string oneLetterWrong(const std::string& word);
std::string oneLetterMissing(const std::string& word);
std::string twoLettersSwapped(const std::string& word);
std::string oneLetterDoubled(const std::string& word);
std::string twoLettersWrong(const std::string& word);
std::string capitalised(std::string word);

/// The tokens that `wanted` says yes to, each replaced by what `change` makes of it; what it leaves as it is
/// gives no mistake.
Places eachToken(const GameText& game, const std::function<bool(std::size_t)>& wanted,
                 const std::function<std::string(const Token&)>& change);
/// The same for quoted texts, of which the quotes stay.
Places eachText(const GameText& game, const std::function<bool(std::size_t)>& wanted,
                const std::function<std::string(const std::string&)>& change);

/// Words that people use for others: the place of the first that fits, or the word itself.
std::string synonymOf(const std::string& word,
                      const std::vector<std::pair<std::string, std::string>>& synonyms);

}  // namespace ludo::mistakes
