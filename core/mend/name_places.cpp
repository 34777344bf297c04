// SPDX-License-Identifier: Apache-2.0
#include "core/mend/name_places.h"

#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

bool isPartOfName(std::string_view text, std::size_t at) {
  return at < text.size() && isWordByte(text[at]);
}

/// The line that says what the columns of a table are: one of cells above one of dashes.
bool isTableHead(const SourceText& source, const Line& line) {
  if (!line.text.substr(line.indent()).starts_with('|') || line.number >= source.lineCount()) return false;
  const std::string_view below = lineAt(source, line.number + 1).text;
  return below.find('-') != std::string_view::npos &&
         below.find_first_not_of("|-: ") == std::string_view::npos;
}

/// Whether something is called so in the place: under an id, or as a key of what is declared by keys.
bool isNameGiven(std::string_view text, Span place, const std::string& section) {
  const std::string_view after = text.substr(place.end);
  if (after.starts_with(": ") || after.starts_with(":\n"))
    return section == "variables" || section == "constants" || section == "tokenTypes" || section == "zones";
  const std::string_view before = text.substr(0, place.begin);
  // Definitions are used by their names, and parameters are called by theirs.
  const bool isParameter = before.ends_with("name: \"") && text[place.begin] == '$';
  return isParameter || before.ends_with("id: \"") || before.ends_with("bind: \"");
}

/// The words that a name is made of: "left" and "Over" of "leftOver".
std::vector<std::string> wordsWithin(const std::string& name) {
  std::vector<std::string> words(1);
  for (const char c : name) {
    const bool isEnd =
        !isLetter(c) || (isUpperCase(c) && !words.back().empty() && !isUpperCase(words.back().back()));
    if (isEnd && !words.back().empty()) words.emplace_back();
    if (isLetter(c)) words.back() += c;
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

/// Whether an example of the manual calls something so.
bool isOfManual(const std::string& name) {
  const std::string quoted = '"' + name + '"';
  return std::ranges::any_of(language::allTypes(), [&](const language::Type* type) {
    return type->example.find(quoted) != std::string::npos;
  });
}

/// Whether the word stands anywhere else than in the name, and not as a key.
bool isSaidElsewhere(std::string_view text, const std::string& word, const std::string& name) {
  const std::string small = lowerCase(word);
  for (const std::string& form : {small, upperCase(small[0]) + small.substr(1)}) {
    for (std::size_t at = text.find(form); at != std::string_view::npos; at = text.find(form, at + 1)) {
      const bool isName = at + name.size() <= text.size() && text.substr(at, name.size()) == name;
      const bool isWord = (at == 0 || !isLetter(text[at - 1])) &&
                          (at + form.size() >= text.size() || !isLetter(text[at + form.size()]));
      const bool isKey = text.substr(at + form.size()).starts_with(':');
      if (isWord && !isName && !isKey) return true;
    }
  }
  return false;
}

/// Whether all words of the name are said elsewhere, or the manual has it.
bool isMadeOfWords(const Context& context, const std::string& name) {
  if (isOfManual(name)) return true;
  const std::vector<std::string> words = wordsWithin(name);
  return !words.empty() && std::ranges::all_of(words, [&](const std::string& word) {
    return isSaidElsewhere(context.text(), word, name);
  });
}

/// The letters of a text, three by three within its words, with their ends.
void takeTriples(std::string_view text, std::set<std::string>& triples) {
  std::string word = " ";
  for (const char c : std::string(text) + ' ') {
    if (isLetter(c)) {
      word += lowerCase(c);
      continue;
    }
    word += ' ';
    for (std::size_t i = 0; i + 3 <= word.size(); ++i) triples.insert(word.substr(i, 3));
    word = " ";
  }
}

/// Those of the manual.
const std::set<std::string>& triplesOfManual() {
  static const std::set<std::string> all = [] {
    std::set<std::string> triples;
    for (const language::Type* type : language::allTypes()) {
      takeTriples(type->doc, triples);
      takeTriples(type->example, triples);
      for (const language::Field& field : type->fields) takeTriples(field.doc, triples);
    }
    return triples;
  }();
  return all;
}

/// How many letters follow others as they do in no word of the manual.
std::size_t strangenessOf(const std::string& name) {
  std::set<std::string> triples;
  for (const std::string& word : wordsWithin(name)) takeTriples(word, triples);
  return static_cast<std::size_t>(std::ranges::count_if(
      triples, [](const std::string& triple) { return !triplesOfManual().contains(triple); }));
}

bool hasSmallLetters(const std::string& name) {
  return std::ranges::any_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Whether a name is not written as names of the kind are.
bool isOdd(const std::string& name, bool isConstant) {
  if (isConstant) return hasSmallLetters(name);
  const std::size_t at = name.find_first_not_of('$');
  return at != std::string::npos && isUpperCase(name[at]);
}

}  // namespace

NamePlaces placesOfName(const Context& context, const std::string& name, std::size_t most) {
  const std::string_view text = context.text();
  NamePlaces found;
  if (name.empty()) return found;
  for (std::size_t at = text.find(name);
       at != std::string_view::npos && found.definitions.size() + found.uses.size() < most;
       at = text.find(name, at + 1)) {
    if (at > 0 && isPartOfName(text, at - 1)) continue;
    // Spaces begin with the name of their board.
    const bool isOfSpace = text.substr(at + name.size()).starts_with('_') && at > 0 && text[at - 1] != ' ';
    if (isPartOfName(text, at + name.size()) && !isOfSpace) continue;
    const Span place = spanOf(at, at + name.size());
    const auto block = std::ranges::find_if(context.markdown.blocks, [&](const text::YamlBlock& each) {
      return each.content.contains(place.begin);
    });
    const bool isInBlock = block != context.markdown.blocks.end();
    // A word of a text names nothing.
    const bool isOfText = (at > 0 && text[at - 1] == ' ' && text[place.end] != ':') || text[place.end] == ' ';
    if (isInBlock && !isOfText)
      (isNameGiven(text, place, block->section) ? found.definitions : found.uses).push_back(place);
    else if (!isInBlock && isTableHead(context.source, lineOf(context.source, at)))
      found.definitions.push_back(place);
  }
  return found;
}

bool isLikelierName(const Context& context, const std::string& used, const std::string& defined,
                    bool isConstant) {
  if (isOdd(used, isConstant) != isOdd(defined, isConstant)) return isOdd(defined, isConstant);
  const bool isUsedWord = isMadeOfWords(context, used);
  if (isUsedWord != isMadeOfWords(context, defined)) return isUsedWord;
  // A name that is strange itself says little against another one.
  const std::size_t ofUsed = strangenessOf(used);
  return ofUsed == 0 ? strangenessOf(defined) > 0 : ofUsed + 1 < strangenessOf(defined);
}

}  // namespace ludo::mend
