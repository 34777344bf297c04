// SPDX-License-Identifier: Apache-2.0
#include "core/intent/phrase.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/letters.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/numbers.h"
#include "core/wording/parentheses.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataKind;
using text::DataNode;

constexpr std::size_t longest = 80;

/// Whether "top($card)" is one word, or two.
enum class Calls { Whole, InWords };

std::vector<std::string> wordsOf(const std::string& written, Calls calls) {
  std::vector<std::string> words;
  std::string word;
  char before = ' ';
  const std::string text = written + ' ';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const std::size_t close =
        c == '(' && !word.empty() && calls == Calls::Whole ? closingParenthesis(text, at) : std::string::npos;
    if (close != std::string::npos) {
      word += text.substr(at, close + 1 - at);
      at = close;
      before = ')';
      continue;
    }
    const bool isPart = isLetterOrDigit(c) || c == '_' || c == '$' || (c == ':' && word.size() > 1) ||
                        (c == '-' && isLetter(before));
    // oncePerTurn
    const bool isNew = isUpperCase(c) && isLetter(before) && !isUpperCase(before);
    if ((!isPart || isNew) && !word.empty()) {
      while (word.ends_with(':') || word.ends_with('-')) word.pop_back();
      words.push_back(std::move(word));
      word.clear();
    }
    if (isPart) word += c;
    before = c;
  }
  return words;
}

bool isFiller(std::string word) {
  for (char& c : word) c = lowerCase(c);
  static constexpr std::array all = {
      "per",  "a",      "an",   "the",   "each",    "every",      "in",  "of",   "times", "time", "at",
      "most", "max",    "the",  "with",  "is",      "by",         "for", "and",  "to",    "only", "no",
      "more", "than",   "zone", "owner", "type",    "game",       "pro", "par",  "je",    "seen", "owned",
      "as",   "player", "seat", "it",    "visible", "visibility", "on",  "into", "from"};
  return std::ranges::find(all, word) != all.end();
}

/// "d6", as dice are called.
bool isDie(const std::string& word) {
  return word.size() > 1 && word[0] == 'd' && isDigits(word.substr(1));
}

class Phrase {
 public:
  Phrase(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node) {}

  void run(MeaningList& found) {
    run(wordsOf(m_node.text, Calls::InWords), found);
    if (m_node.text.find('(') != std::string::npos) run(wordsOf(m_node.text, Calls::Whole), found);
  }

 private:
  void run(const std::vector<std::string>& words, MeaningList& found) {
    if (words.empty() || words.size() > 8) return;
    m_made = DataNode::map();
    m_cost = 0;
    m_made.span = m_node.span;
    std::string before;
    for (const std::string& word : words) {
      // "for 0", "owned by 1": whose, and not how many.
      const bool isWhose = before == "for" || before == "by";
      if (!(isWhose && takePlayer(word)) && !take(word) && !isFiller(word)) return;
      before = word;
    }
    const bool isWhole = std::ranges::all_of(m_record.fields, [&](const Field& field) {
      const bool isTag = m_record.form == language::RecordForm::Tagged && field.name == m_record.tagKey;
      return !field.required || isTag || m_made.find(field.name) != nullptr;
    });
    if (isWhole && (m_made.entries.size() > 1 || (words.size() > 1 && m_made.entries.size() == 1)))
      found.push_back({m_made, cost::level + m_cost});
  }

  bool put(const Field& field, DataNode value, int further) {
    m_made.set(field.name, std::move(value));
    m_cost += further;
    return true;
  }

  bool takePlayer(const std::string& word) {
    for (const Field& field : m_record.fields) {
      if (m_made.find(field.name) != nullptr || bare(field.type()).name != "player selector") continue;
      const auto player = playerMeant(word, m_meanings.words());
      return player && put(field, DataNode::ofString(*player), 0);
    }
    return false;
  }

  bool take(const std::string& word) {
    // Digits are a number before they are a seat.
    for (const Field& field : m_record.fields) {
      const bool isOpen = m_made.find(field.name) == nullptr;
      if (isDigits(word) && isOpen && takesNumber(field.type()))
        return put(field, DataNode::ofInteger(std::stoll(word)), 0);
    }
    for (const Field& field : m_record.fields) {
      if (m_made.find(field.name) != nullptr) continue;
      const Type& type = bare(field.type());
      const std::string number = numberMeant(isDie(word) ? word.substr(1) : word);
      const bool isNumber = takesNumber(type);
      if (isNumber && !number.empty()) return put(field, DataNode::ofInteger(std::stoll(number)), 0);
      if (type.kind == TypeKind::Enumeration) {
        std::vector<std::string> known;
        for (const language::EnumValue& value : type.values) known.push_back(value.name);
        const auto meant = language::meantWord(word, known);
        if (meant && meant->certain) return put(field, DataNode::ofString(meant->word), 0);
      }
      const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
      if (isName && !isNumber && m_meanings.words().isKnown(type, word))
        return put(field, DataNode::ofString(word), 0);
      const bool isQuery =
          type.kind == TypeKind::Union && field.required && m_meanings.words().isDefined(word);
      if (isQuery) {
        const MeaningList meant = m_meanings.of(type, DataNode::ofString(word));
        if (!meant.empty()) return put(field, meant.front().node, meant.front().cost);
      }
      const bool isBinding = type.nameKind == language::NameKind::Binding;
      const bool isId = type.kind == TypeKind::Definition && field.required &&
                        (isBinding ? word.starts_with('$') : m_made.entries.empty());
      if (isId) return put(field, DataNode::ofString(word), cost::spelling);
    }
    return false;
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  DataNode m_made;
  int m_cost = 0;
};

std::string trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '"')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '"')) text.remove_suffix(1);
  return std::string(text);
}

}  // namespace

void phraseMeanings(Meanings& meanings, const Type& record, const DataNode& node, MeaningList& found) {
  // A colour is no number.
  const bool isPlain = node.text.find('#') == std::string::npos;
  if (node.text.size() <= longest && isPlain) Phrase(meanings, record, node).run(found);
}

/// <zone id="deck" owner="none"/> as its attributes.
DataNode attributesIn(std::string_view text) {
  DataNode made = DataNode::map();
  std::size_t at = text.find(' ');
  while (at != std::string_view::npos) {
    const std::size_t begin = text.find_first_not_of(' ', at);
    const std::size_t mark = text.find('=', at);
    if (mark == std::string_view::npos || begin >= mark) break;
    const bool isQuoted = mark + 1 < text.size() && (text[mark + 1] == '"' || text[mark + 1] == '\'');
    const std::size_t first = mark + (isQuoted ? 2 : 1);
    const std::size_t end = isQuoted ? text.find(text[mark + 1], first) : text.find_first_of(" />", first);
    if (end == std::string_view::npos) return {};
    const std::string value(text.substr(first, end - first));
    made.set(std::string(text.substr(begin, mark - begin)),
             isDigits(value) ? DataNode::ofInteger(std::stoll(value)) : DataNode::ofString(value));
    at = text.find(' ', end);
  }
  return made.entries.empty() ? DataNode() : made;
}

DataNode entriesIn(const std::string& text) {
  DataNode made = DataNode::map();
  if (text.size() > 4 * longest) return {};
  if (text.starts_with('<') && text.ends_with('>')) return attributesIn(text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(",;", at), text.size());
    const std::string part = text.substr(at, end - at);
    const std::size_t mark = part.find_first_of(":=");
    if (mark == std::string::npos) return {};
    const std::string key = trimmed(std::string_view(part).substr(0, mark));
    const std::string value = trimmed(std::string_view(part).substr(mark + 1));
    const bool isKey = !key.empty() && std::ranges::all_of(key, [](char c) {
      return isLetterOrDigit(c) || c == '_' || c == '$';
    });
    if (!isKey || value.empty() || made.find(key) != nullptr) return {};
    const bool isNegative = value[0] == '-' && isDigits(value.substr(1));
    made.set(key, isDigits(value) || isNegative ? DataNode::ofInteger(std::stoll(value))
                                                : DataNode::ofString(value));
    at = end + 1;
  }
  return made.entries.empty() ? DataNode() : made;
}

}  // namespace ludo::mend
