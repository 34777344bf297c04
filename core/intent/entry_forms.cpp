// SPDX-License-Identifier: Apache-2.0
#include "core/intent/entry_forms.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/notation_words.h"
#include "core/intent/typed_path.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isNothing(const DataNode& value) {
  return value.kind == DataKind::Null || (value.kind == DataKind::Bool && !value.boolean) ||
         (value.kind == DataKind::List && value.items.empty()) || value.text == "none" ||
         value.text == "empty";
}

/// `setup: false` for `emptied: true`.
bool leavesOut(const Field& field, const std::string& key) {
  return !field.leavesOut.empty() && lowerCase(key) == field.leavesOut;
}

/// `except: "actor"` for `of: "allOther"`.
bool leavesOutPlayers(std::string_view key) {
  static constexpr std::string_view words[] = {"except", "without", "excluding", "exclude", "not", "but"};
  return std::ranges::find(words, key) != std::end(words);
}

/// `"Three in a row win":` for `name: "Three in a row win"`.
bool isSentence(const DataEntry& entry) {
  return entry.value.kind == DataKind::Null && entry.key.find(' ') != std::string::npos;
}

/// "leftSide" as "left" and "side".
std::vector<std::string> wordsIn(const std::string& key) {
  std::vector<std::string> words(1);
  for (const char c : key) {
    const bool begins = isUpperCase(c) || !isLetterOrDigit(c);
    if (begins && !words.back().empty()) words.emplace_back();
    if (isLetterOrDigit(c)) words.back() += lowerCase(c);
  }
  return words;
}

}  // namespace

DataNode trueAt(Span span) {
  DataNode made = DataNode::ofBool(true);
  made.span = span;
  return made;
}

bool isLeftEmpty(const DataNode& value) {
  return value.kind == DataKind::Null ||
         (value.damaged && value.kind == DataKind::String && value.text.empty());
}

bool saysNothing(const DataNode& value) {
  static constexpr std::string_view words[] = {"None", "null", "Null", "NULL",    "nil", "undefined",
                                               "N/A",  "n/a",  "none", "nothing", "-"};
  return value.kind == DataKind::Null ||
         (value.kind == DataKind::String && std::ranges::find(words, value.text) != std::end(words));
}

bool maySayOtherwise(const DataEntry& entry) {
  constexpr std::int64_t mostSeats = 8;
  const bool mayBeSeat = entry.value.kind == DataKind::Integer
                             ? entry.value.integer >= 0 && entry.value.integer < mostSeats
                             : entry.value.kind == DataKind::String && entry.value.text.size() < 8;
  return mayBeSeat || isLeftEmpty(entry.value) || isNothing(entry.value) || isSentence(entry);
}

std::optional<language::MeantWord> fieldNamed(const std::string& key, const std::vector<std::string>& names) {
  const auto meant = language::meantWord(key, names);
  if (meant && meant->certain) return meant;
  for (const std::string_view modal : {"can", "may", "is", "has", "allow"}) {
    if (!key.starts_with(modal) || key.size() <= modal.size() || !isUpperCase(key[modal.size()])) continue;
    const auto rest = language::meantWord(lowerCase(key.substr(modal.size())), names);
    if (rest && rest->certain) return language::MeantWord{rest->word, false};
  }
  if (meant) return meant;
  // "leftSide": one of its words is the name.
  const std::vector<std::string> words = wordsIn(key);
  const auto isWord = [&](const std::string& name) {
    return std::ranges::find(words, lowerCase(name)) != words.end();
  };
  if (std::ranges::count_if(names, isWord) != 1) return std::nullopt;
  return language::MeantWord{*std::ranges::find_if(names, isWord), false};
}

std::vector<FieldMeant> fieldsSaidOtherwise(const std::vector<const Field*>& open, const DataEntry& entry,
                                            const KnownWords& words) {
  std::vector<FieldMeant> found;
  bool isNamed = false;
  for (const Field* field : open) {
    const language::Type& type = bare(field->type());
    MeaningList meant;
    // `winner: 0` for `result: ["win", "lose"]`
    if (type.kind == TypeKind::Notation) addAll(meant, seatThatIs(type, entry, words), cost::form);
    // `- main:` for `- id: "main"`, with what is said of it below.
    const bool isId = isLeftEmpty(entry.value) && field->name == "id" && !isSentence(entry);
    if (isId) meant.push_back({DataNode::ofString(entry.key), cost::form});
    if (isNothing(entry.value) && leavesOut(*field, entry.key)) {
      meant.push_back({trueAt(entry.value.span), cost::form});
    }
    if (!isNamed && field->required && type.kind == TypeKind::Text && isSentence(entry)) {
      meant.push_back({DataNode::ofString(entry.key), cost::form});
      isNamed = true;
    }
    if (type.name == "player selector" && leavesOutPlayers(entry.key) &&
        playerMeant(entry.value.text, words) == "actor")
      meant.push_back({DataNode::ofString("allOther"), cost::form});
    if (!meant.empty()) found.push_back({field, std::move(meant)});
  }
  return found;
}

}  // namespace ludo::mend
