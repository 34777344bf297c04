// SPDX-License-Identifier: Apache-2.0
#include "core/intent/notation_words.h"

#include <algorithm>
#include <optional>

#include "core/base/letters.h"
#include "core/intent/scalar_meanings.h"
#include "core/language/synonyms.h"
#include "core/wording/letters_of.h"

namespace ludo::mend {
namespace {

using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

void addWord(const Type& notation, std::string word, std::vector<language::EnumValue>& values) {
  const bool isWord = !word.empty() && std::ranges::all_of(word, [](char c) { return isLetter(c); });
  if (!isWord || std::ranges::find(values, word, &language::EnumValue::name) != values.end()) return;
  const auto form = std::ranges::find(notation.forms, word, &language::NotationForm::text);
  values.push_back({word, form == notation.forms.end() ? std::string() : form->doc});
}

/// The parts between `begin` and `end`, which `mark` separates.
void addWords(const Type& notation, std::size_t begin, std::size_t end, char mark,
              std::vector<language::EnumValue>& values) {
  std::string word;
  for (std::size_t i = begin; i <= end && end < notation.schema.size(); ++i) {
    const char c = notation.schema[i];
    if (c == mark || i == end)
      addWord(notation, std::exchange(word, {}), values);
    else if (c != '"')
      word += c;
  }
}

/// The words that the schema of a notation has in its lists and patterns; nothing for one that names things.
Type enumerationOf(const Type& notation) {
  Type words;
  words.kind = TypeKind::Enumeration;
  if (!notation.parts.empty()) return words;
  const std::string& schema = notation.schema;
  constexpr std::string_view list = "\"enum\":[";
  for (std::size_t at = schema.find(list); at != std::string::npos; at = schema.find(list, at + 1))
    addWords(notation, at + list.size(), schema.find(']', at), ',', words.values);
  constexpr std::string_view pattern = "\"pattern\":\"^(";
  for (std::size_t at = schema.find(pattern); at != std::string::npos; at = schema.find(pattern, at + 1))
    addWords(notation, at + pattern.size(), schema.find(')', at), '|', words.values);
  // "any" among numbers and mappings.
  const auto isMapping = [](const language::NotationForm& form) { return form.text.starts_with('{'); };
  if (words.values.empty() && std::ranges::any_of(notation.forms, isMapping)) {
    for (const language::NotationForm& form : notation.forms) addWord(notation, form.text, words.values);
  }
  return words;
}

/// The number of a seat, however it is said; -1 when it is none. "P1" is the first.
int seatSaid(const std::string& written) {
  const std::string word = lettersOf(written);
  const bool isPlayer = word.size() == 2 && word[0] == 'p' && isDigit(word[1]) && word[1] != '0';
  if (isPlayer) return word[1] - '1';
  const std::size_t digit = word.find_first_of("0123456789");
  const bool isSeat = digit + 1 == word.size() && (digit == 0 || word.substr(0, digit) == "seat");
  return isSeat ? word[digit] - '0' : -1;
}

/// A text with several words: "win, lose" and "win/lose".
DataNode severalIn(const std::string& text) {
  DataNode list = DataNode::list();
  std::string word;
  for (const char c : text + ',') {
    if (isLetterOrDigit(c)) {
      word += c;
    } else if (!word.empty()) {
      if (word != "and") list.items.push_back(DataNode::ofString(word));
      word.clear();
    }
  }
  return list.items.size() > 1 ? list : DataNode();
}

bool has(const Type& words, std::string_view name) {
  return std::ranges::find(words.values, name, &language::EnumValue::name) != words.values.end();
}

/// [1, 0], [0, -1] and [true, false] as "win" and "lose", by seat; a Null where it is not said so who has
/// won.
DataNode resultsIn(const Type& words, DataNode node) {
  for (DataNode& item : node.items) {
    if (item.kind == DataKind::Bool) item = DataNode::ofInteger(item.boolean ? 1 : 0);
  }
  const auto isMark = [](const DataNode& item) {
    return item.kind == DataKind::Integer && item.integer >= -1 && item.integer <= 1;
  };
  if (node.items.size() < 2 || !std::ranges::all_of(node.items, isMark)) return {};
  const std::int64_t best = std::ranges::max(node.items, {}, &DataNode::integer).integer;
  const bool isOneBest = std::ranges::count(node.items, best, &DataNode::integer) == 1;
  if (!isOneBest || !has(words, "win") || !has(words, "lose")) return {};
  DataNode list = DataNode::list();
  for (const DataNode& item : node.items)
    list.items.push_back(DataNode::ofString(item.integer == best ? "win" : "lose"));
  return list;
}

/// The items as words, each as it is best understood; nothing where one is none.
std::optional<Meaning> eachWord(const Type& words, const DataNode& list, const KnownWords& known) {
  Meaning made{DataNode::list(), 0};
  for (const DataNode& item : list.items) {
    const MeaningList meant = scalarMeanings(words, item, known);
    if (meant.empty()) return std::nullopt;
    made.node.items.push_back(meant.front().node);
    made.cost += meant.front().cost;
  }
  return made.node.items.empty() ? std::nullopt : std::optional(std::move(made));
}

}  // namespace

DataNode bySeats(const DataNode& node) {
  DataNode list = DataNode::list();
  for (const DataEntry& entry : node.entries) {
    if (seatSaid(entry.key) != static_cast<int>(list.items.size())) return {};
    list.items.push_back(entry.value);
  }
  for (const DataNode& item : node.items) {
    if (item.kind != DataKind::Map || item.entries.size() != 2) return {};
    const auto isSeat = [&](const DataEntry& entry) {
      const DataNode& value = entry.value;
      const std::string said = value.kind == DataKind::Integer ? std::to_string(value.integer) : value.text;
      return seatSaid(said) == static_cast<int>(list.items.size());
    };
    const bool isFirst = isSeat(item.entries[0]);
    if (!isFirst && !isSeat(item.entries[1])) return {};
    list.items.push_back(item.entries[isFirst ? 1 : 0].value);
  }
  return list.items.size() > 1 ? list : DataNode();
}

MeaningList seatInWords(const Type& notation, const DataNode& node, const KnownWords& words);

MeaningList fixedWordMeanings(const Type& notation, const DataNode& node, const KnownWords& words) {
  const Type all = enumerationOf(notation);
  MeaningList found;
  const std::vector<std::string>& constants = words.ofKind(language::NameKind::Constant);
  const bool isConstant =
      node.kind == DataKind::String && std::ranges::find(constants, node.text) != constants.end();
  if (all.values.empty() || isConstant) return found;
  const auto take = [&](const DataNode& list, int further) {
    std::optional<Meaning> made = eachWord(all, list, words);
    if (!made) return;
    made->node.span = node.span;
    found.push_back({std::move(made->node), made->cost + further});
  };
  const bool isEmpty =
      (node.kind == DataKind::List && node.items.empty()) || (node.kind == DataKind::Bool && !node.boolean);
  DataNode said = isEmpty ? DataNode::ofString("none") : node;
  said.span = node.span;
  if (said.kind == DataKind::String) addAll(found, seatInWords(notation, said, words), cost::form);
  const DataNode several = said.kind == DataKind::String ? severalIn(said.text) : DataNode();
  if (several.kind == DataKind::List) take(several, cost::form);
  const bool isText = said.kind != DataKind::List && said.kind != DataKind::Map;
  if (isText && found.empty()) addAll(found, scalarMeanings(all, said, words), isEmpty ? cost::form : 0);
  const auto isSeat = [](const DataNode& item) {
    return item.kind == DataKind::Integer || seatSaid(item.text) >= 0;
  };
  const bool areSeats = node.kind == DataKind::List && !isEmpty && std::ranges::all_of(node.items, isSeat);
  if (node.kind == DataKind::List && !isEmpty && !areSeats) take(node, 0);
  if (const DataNode results = resultsIn(all, node); results.kind == DataKind::List)
    take(results, cost::level);
  if (const DataNode seats = bySeats(node); seats.kind == DataKind::List) take(seats, cost::form);
  // { winner: "0" }
  if (node.entries.size() == 1) addAll(found, seatThatIs(notation, node.entries[0], words), cost::form);
  // Other lists and mappings are none of the kind.
  if (found.empty() && !isText && !areSeats) found.push_back({node, cost::leftAsItIs});
  return found;
}

/// "P1 wins" and "0 has won".
MeaningList seatInWords(const Type& notation, const DataNode& node, const KnownWords& words) {
  const std::size_t first = node.text.find(' ');
  const std::size_t last = node.text.rfind(' ');
  if (first == std::string::npos || last + 1 == node.text.size()) return {};
  DataEntry entry{node.text.substr(last + 1), {}, DataNode::ofString(node.text.substr(0, first))};
  entry.value.span = node.span;
  // What is more than an auxiliary would be lost.
  const bool isShort = last == first || node.text.substr(first, last - first) == " has";
  return isShort ? seatThatIs(notation, entry, words) : MeaningList();
}

MeaningList seatThatIs(const Type& notation, const DataEntry& entry, const KnownWords& words) {
  MeaningList found;
  const DataNode& value = entry.value;
  const std::string said = value.kind == DataKind::Integer ? std::to_string(value.integer) : value.text;
  const int seat = seatSaid(said);
  // Seldom so; the rest takes longer.
  if (seat < 0 || seat >= words.mostPlayers) return found;
  const auto meant = language::meantWord(entry.key, {"win", "lose"});
  if (!meant) return found;
  const Type all = enumerationOf(notation);
  if (!has(all, "win") || !has(all, "lose")) return found;
  for (int players = words.fewestPlayers; players <= words.mostPlayers; ++players) {
    DataNode list = DataNode::list();
    list.span = value.span;
    for (int i = 0; i < players; ++i)
      list.items.push_back(DataNode::ofString((i == seat) == (meant->word == "win") ? "win" : "lose"));
    if (seat < players) found.push_back({std::move(list), players - words.fewestPlayers});
  }
  return found;
}

std::string fixedWordSaid(const Type& notation, const DataEntry& entry) {
  if (entry.value.kind != DataKind::Bool) return {};
  const Type all = enumerationOf(notation);
  std::vector<std::string> names;
  for (const language::EnumValue& value : all.values) names.push_back(value.name);
  const auto meant = names.empty() ? std::nullopt : language::meantWord(entry.key, names);
  if (!meant) return {};
  if (entry.value.boolean) return meant->word;
  std::string denied = "not" + meant->word;
  denied[3] = upperCase(denied[3]);
  if (std::ranges::find(names, denied) != names.end()) return denied;
  const bool isDenied = meant->word.starts_with("not") && meant->word.size() > 3;
  std::string plain = isDenied ? meant->word.substr(3) : std::string();
  if (isDenied) plain[0] = lowerCase(plain[0]);
  return std::ranges::find(names, plain) != names.end() ? plain : std::string();
}

}  // namespace ludo::mend
