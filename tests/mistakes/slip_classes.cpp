// SPDX-License-Identifier: Apache-2.0
// Slips of the fingers, anywhere in a word: in keys, names, words of the language and bindings.
#include <algorithm>
#include <cctype>
#include <set>

#include "core/language/language.h"
#include "mistake.h"

namespace ludo::mistakes {
namespace {

/// What the language says: its keys, tags and words.
const std::set<std::string>& languageWords() {
  static const std::set<std::string> words = [] {
    std::set<std::string> all = {"actor", "active", "opponent", "all", "allOther"};
    for (const language::Type* type : language::allTypes()) {
      for (const language::Field& field : type->fields) all.insert(field.name);
      for (const language::EnumValue& value : type->values) all.insert(value.name);
      all.insert(type->tag);
      all.insert(type->tagKey);
    }
    return all;
  }();
  return words;
}

bool isKeyOfLanguage(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Key && languageWords().contains(token.text) && token.text != "section" &&
         !game.names().contains(token.text) && token.section != "constants" && token.text.size() > 2;
}
bool isWordOfLanguage(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && game.isValue(i) && languageWords().contains(token.text) &&
         !game.names().contains(token.text) && !game.isValueOf(i, "section") && !game.isValueOf(i, "id") &&
         !game.isValueOf(i, "name") && !game.isValueOf(i, "label") && token.text.size() > 2;
}
bool isNameInUse(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  const bool isOther = game.isValueOf(i, "id") || game.isValueOf(i, "section") ||
                       game.isValueOf(i, "label") || game.isValueOf(i, "name") ||
                       game.isValueOf(i, "description") || game.isValueOf(i, "kind");
  return token.kind == TokenKind::Quoted && game.names().contains(token.text) && !isOther &&
         token.text.size() > 3 && !languageWords().contains(token.text);
}
bool isBindingInUse(const GameText& game, std::size_t i) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && token.text.starts_with('$') && token.text.size() > 4 &&
         !game.isValueOf(i, "bind") && !game.isValueOf(i, "name");
}

std::size_t sumOf(const std::string& word) {
  std::size_t sum = 7;
  for (const char c : word) sum = sum * 31 + static_cast<unsigned char>(c);
  return sum;
}
/// The place of a letter behind the first one; a binding's name begins behind its mark.
std::size_t placeIn(const std::string& word, std::size_t first) {
  return first + 1 + sumOf(word) % (word.size() - first - 1);
}
std::size_t firstOf(const std::string& word) {
  return word.starts_with('$') ? 1 : 0;
}

/// A key beside that of the letter, on its row or on the next.
char beside(char c) {
  static const std::string letters = "qwertyuiopasdfghjklzxcvbnm";
  static const std::string others = "wqretuyiospdfghjkaxzcvbnmk";
  const std::size_t at = letters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
  return at == std::string::npos ? 'q' : others[at];
}

using Slip = std::string (*)(std::string);

struct NamedSlip {
  const char* name;
  Slip slip;
};

const NamedSlip slips[] = {
    {"first letter wrong",
     [](std::string word) {
       word[firstOf(word)] = beside(word[firstOf(word)]);
       return word;
     }},
    {"first letter missing", [](std::string word) { return word.erase(firstOf(word), 1); }},
    {"first two letters swapped",
     [](std::string word) {
       std::swap(word[firstOf(word)], word[firstOf(word) + 1]);
       return word;
     }},
    {"last letter missing", [](std::string word) { return word.substr(0, word.size() - 1); }},
    {"last letter wrong",
     [](std::string word) {
       word.back() = beside(word.back());
       return word;
     }},
    {"last two letters swapped",
     [](std::string word) {
       std::swap(word[word.size() - 1], word[word.size() - 2]);
       return word;
     }},
    {"a letter beside another put in",
     [](std::string word) {
       const std::size_t at = placeIn(word, firstOf(word));
       return word.insert(at, 1, beside(word[at - 1]));
     }},
    {"a blank in the middle",
     [](std::string word) { return word.insert(placeIn(word, firstOf(word)), 1, ' '); }},
    {"shift held too long",
     [](std::string word) {
       const std::size_t first = firstOf(word);
       for (std::size_t at : {first, first + 1})
         word[at] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[at])));
       return word;
     }},
    {"a digit from the row above",
     [](std::string word) { return word.insert(placeIn(word, firstOf(word)), 1, '4'); }},
    {"a mark behind it", [](std::string word) { return word + "."; }},
    {"two letters missing",
     [](std::string word) {
       if (word.size() < firstOf(word) + 6) return word;
       word.erase(word.size() - 2, 1);
       return word.erase(firstOf(word) + 2, 1);
     }},
    {"a letter wrong and two swapped",
     [](std::string word) {
       if (word.size() < firstOf(word) + 6) return word;
       word.back() = beside(word.back());
       std::swap(word[firstOf(word) + 1], word[firstOf(word) + 2]);
       return word;
     }},
    {"its last syllable twice", [](std::string word) { return word + word.substr(word.size() - 2); }},
};

/// The word where the text keeps what was meant: a slip that makes another word of the game or of the
/// language does not.
std::string slipped(const GameText& game, const std::string& word, Slip slip) {
  std::string made = slip(word);
  return game.names().contains(made) || languageWords().contains(made) ? word : made;
}

}  // namespace

void addSlipClasses(std::vector<MistakeClass>& classes) {
  for (const NamedSlip& each : slips) {
    const Slip slip = each.slip;
    const auto add = [&](const char* what, bool (*wanted)(const GameText&, std::size_t), bool isKey) {
      classes.push_back(
          {"slips", std::string("slip in ") + what + ": " + each.name, [=](const GameText& game) {
             return eachToken(
                 game, [&](std::size_t i) { return wanted(game, i); },
                 [&](const Token& token) {
                   const std::string made = slipped(game, token.text, slip);
                   return isKey ? made : '"' + made + '"';
                 });
           }});
    };
    add("a key", isKeyOfLanguage, true);
    add("a word", isWordOfLanguage, false);
    add("a name", isNameInUse, false);
    add("a binding", isBindingInUse, false);
  }
}

}  // namespace ludo::mistakes
