// SPDX-License-Identifier: Apache-2.0
#include "core/intent/scalar_meanings.h"

#include <algorithm>
#include <cctype>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/intent/notation_meanings.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/directions.h"
#include "core/wording/letters_of.h"
#include "core/wording/numbers.h"
#include "core/wording/spaces.h"
#include "core/wording/truths.h"

namespace ludo::mend {
namespace {

using language::NameKind;
using language::Type;
using language::TypeKind;
using text::DataKind;
using text::DataNode;

MeaningList truth(const DataNode& node) {
  if (node.kind == DataKind::Bool) return {{node, 0}};
  if (node.kind == DataKind::Integer && (node.integer == 0 || node.integer == 1))
    return {{inPlace(DataNode::ofBool(node.integer == 1), node), cost::likeness}};
  if (node.kind != DataKind::String) return {};
  const std::optional<bool> meant = truthMeant(node.text);
  if (!meant) return {};
  return {{inPlace(DataNode::ofBool(*meant), node), cost::spelling}};
}

MeaningList text(const DataNode& node, const KnownWords& words) {
  if (node.kind == DataKind::String) return {{node, 0}};
  // { prop: "price" } where a text is shown.
  const bool isHole = node.entries.size() == 1 && node.entries[0].key.starts_with("prop") &&
                      node.entries[0].value.kind == DataKind::String;
  if (isHole)
    return {{inPlace(DataNode::ofString("{" + node.entries[0].value.text + "}"), node), cost::form}};
  if (const std::string space = spaceWith(node, words); !space.empty())
    return {{inPlace(DataNode::ofString(space), node), cost::form}};
  if (node.kind == DataKind::Integer)
    return {{inPlace(DataNode::ofString(std::to_string(node.integer)), node), cost::spelling}};
  return {};
}

std::string small(std::string_view text) {
  std::string result;
  for (const char c : text) result += isLetter(c) ? lowerCase(c) : ' ';
  return result;
}

/// The words of a name such as "ownerOnly", in small letters, with a blank behind each.
std::string inWords(const std::string& name) {
  std::string spaced;
  for (const char c : name) {
    if (isUpperCase(c)) spaced += ' ';
    spaced += c;
  }
  return small(spaced) + ' ';
}

bool saysAll(const std::string& doc, const std::string& words) {
  const std::string text = " " + small(doc) + " ";
  std::string word;
  bool isAny = false;
  for (const char c : words) {
    if (c != ' ') {
      word += c;
      continue;
    }
    if (word.empty()) continue;
    if (text.find(" " + word + " ") == std::string::npos) return false;
    isAny = true;
    word.clear();
  }
  return isAny;
}

/// The one word of the language in whose description all of the written words stand: "everybody" for public.
std::string describedBy(const Type& type, const std::string& written) {
  // What has none has no such thing.
  const std::string words = written == "none" ? "no " : inWords(written);
  std::string found;
  for (const language::EnumValue& value : type.values) {
    if (!saysAll(value.doc, words)) continue;
    if (!found.empty()) return {};
    found = value.name;
  }
  return found;
}

/// The one word in { tokenEntered: {} }, { type: "tokenEntered" } and ["tokenEntered"]; nothing where there
/// are more.
std::optional<DataNode> wordWithin(const DataNode& node) {
  if (node.items.size() == 1 && node.items[0].kind == DataKind::String) return node.items[0];
  if (node.entries.size() != 1) return std::nullopt;
  const text::DataEntry& entry = node.entries.front();
  if (entry.value.kind == DataKind::String && !entry.value.text.empty()) return entry.value;
  const bool isSaid = entry.value.kind != DataKind::Bool || entry.value.boolean;
  const bool isNothing = entry.value.entries.empty() && entry.value.items.empty();
  return isSaid && isNothing ? std::optional(DataNode::ofString(entry.key)) : std::nullopt;
}

/// ["orthogonal", "diagonal"] and "orthogonal and diagonal" for "all": each of the words but the one that
/// means them all.
std::string wordForAll(const Type& type, const DataNode& node) {
  std::string said = node.text;
  for (const DataNode& item : node.items) said += item.text + ' ';
  const std::string* forAll = nullptr;
  for (const language::EnumValue& value : type.values) {
    if (saysAll(said, inWords(value.name))) continue;
    const bool isIt =
        forAll == nullptr && (value.name == "all" || value.name == "any" || value.name == "both");
    if (!isIt) return {};
    forAll = &value.name;
  }
  return forAll == nullptr || type.values.size() < 3 ? std::string() : *forAll;
}

MeaningList word(const Type& type, const DataNode& node) {
  if (const std::string all = wordForAll(type, node); !all.empty())
    return {{inPlace(DataNode::ofString(all), node), cost::form}};
  if (node.kind == DataKind::Map || node.kind == DataKind::List) {
    const std::optional<DataNode> within = wordWithin(node);
    MeaningList found;
    if (within) addAll(found, word(type, inPlace(*within, node)), cost::form);
    return found;
  }
  if (node.kind == DataKind::Integer)
    return word(type, inPlace(DataNode::ofString(std::to_string(node.integer)), node));
  std::vector<std::string> words;
  for (const language::EnumValue& value : type.values) words.push_back(value.name);
  if (node.kind == DataKind::Bool) {
    // `pass: true`
    const auto meant = language::meantWord(node.boolean ? "yes" : "no", words);
    // Of two words the one that says no, or the other.
    const auto no = std::ranges::find(words, "none");
    if (words.size() == 2 && no != words.end()) {
      const std::string& other = no == words.begin() ? words.back() : words.front();
      return {{inPlace(DataNode::ofString(node.boolean ? other : *no), node), cost::likeness}};
    }
    if (!meant || !meant->certain) return {};
    return {{inPlace(DataNode::ofString(meant->word), node), cost::likeness}};
  }
  if (node.kind != DataKind::String) return {};
  const auto isWord = [&](const std::string& written) {
    return std::ranges::find(words, written) != words.end();
  };
  if (isWord(node.text)) return {{node, 0}};
  if (const auto op = operatorMeant(node.text); op && isWord(*op))
    return {{inPlace(DataNode::ofString(*op), node), cost::spelling}};
  if (const auto meant = language::meantWord(node.text, words))
    return {
        {inPlace(DataNode::ofString(meant->word), node), meant->certain ? cost::spelling : cost::likeness}};
  // "most points": what is said first says which.
  const std::size_t blank = node.text.find(' ');
  if (blank != std::string::npos && node.text.find(' ', blank + 1) == std::string::npos) {
    const auto first = language::meantWord(node.text.substr(0, blank), words);
    const bool isWordBehind =
        std::ranges::all_of(node.text.substr(blank + 1), [](char c) { return isLetter(c); });
    if (first && isWordBehind && node.text.substr(0, blank) != "not")
      return {{inPlace(DataNode::ofString(first->word), node), cost::likeness}};
  }
  // "Visibility.PUBLIC"
  const std::size_t mark = node.text.find_last_of(".:");
  if (mark != std::string::npos && mark + 1 < node.text.size()) {
    const auto last = language::meantWord(node.text.substr(mark + 1), words);
    if (last && last->certain) return {{inPlace(DataNode::ofString(last->word), node), cost::spelling}};
  }
  // What is no word says something else besides.
  if (node.text.find_first_of("#0123456789") != std::string::npos) return {};
  const std::string described = describedBy(type, node.text);
  if (described.empty()) return {};
  return {{inPlace(DataNode::ofString(described), node), cost::likeness}};
}

/// "card", "@card" and "<card>" for "$card".
MeaningList boundName(const DataNode& node, const KnownWords& words) {
  if (node.kind != DataKind::String || node.text.starts_with('$')) return text(node, words);
  std::string plain = node.text;
  std::erase_if(plain, [](char c) { return !isLetterOrDigit(c) && c != '_'; });
  if (plain.empty() || !isLetter(plain[0])) return text(node, words);
  return {{inPlace(DataNode::ofString("$" + plain), node), cost::spelling}};
}

MeaningList name(const Type& type, const DataNode& node, const KnownWords& words) {
  // { ref: "pvar", var: "money" }: a mapping without a reference says more than a name.
  if (node.kind == DataKind::Map && (node.entries.size() == 1 || node.find("ref") != nullptr)) {
    for (const text::DataEntry& entry : node.entries) {
      const std::vector<std::string>& all = words.ofKind(type.nameKind);
      const bool isIt =
          entry.value.kind == DataKind::String && std::ranges::find(all, entry.value.text) != all.end();
      if (isIt) return {{inPlace(DataNode::ofString(entry.value.text), node), cost::form}};
    }
  }
  MeaningList found = text(node, words);
  if (found.empty()) return found;
  const std::vector<std::string>& known = words.ofKind(type.nameKind);
  const std::string written = found.front().node.text;
  const bool isDirection = type.nameKind == NameKind::Direction || type.nameKind == NameKind::DirectionSet;
  if (known.empty() && isDirection) {
    for (const std::string& meant : directionsMeant(written, known))
      found.push_back({inPlace(DataNode::ofString(meant), node), cost::spelling});
  }
  if (known.empty() || std::ranges::find(known, written) != known.end()) return found;
  if (written.starts_with('$')) {
    // What is bound is no property.
    found.front().cost += type.nameKind == NameKind::Property ? cost::likeness : 0;
    return found;
  }
  // No name has brackets in it.
  found.front().cost += written.find_first_of("({ ") == std::string::npos ? cost::spelling : cost::untold;
  if (type.nameKind == NameKind::Binding && std::ranges::find(known, "$" + written) != known.end())
    return {{inPlace(DataNode::ofString("$" + written), node), cost::spelling}};
  // What has several words names several things, if any.
  if (const auto meant = written.find(' ') == std::string::npos ? meantOf(written, known) : std::nullopt)
    found.push_back({inPlace(DataNode::ofString(*meant), node), cost::likeness});
  if (isDirection) {
    for (const std::string& meant : directionsMeant(written, known))
      found.push_back({inPlace(DataNode::ofString(meant), node), cost::spelling});
  }
  return found;
}

/// "P1" and "player 1" are the first seat, which is 0.
MeaningList integerOrSeat(const DataNode& node) {
  MeaningList found = integerMeanings(node);
  if (!found.empty() || node.kind != DataKind::String) return found;
  const std::string word = lettersOf(node.text);
  static constexpr std::string_view ordinals[] = {"first", "second", "third", "fourth"};
  const auto ordinal = std::ranges::find(ordinals, word);
  const bool isSeat = word.starts_with("seat") && word.size() == 5 && isDigit(word.back());
  const std::int64_t seat = isSeat ? word.back() - '0' : ordinal - std::begin(ordinals);
  if (isSeat || ordinal != std::end(ordinals)) {
    found.push_back({inPlace(DataNode::ofInteger(seat), node), cost::form});
    return found;
  }
  const std::string name = word.empty() ? word : word.substr(0, word.size() - 1);
  const bool isPlayer = (name == "player" || name == "p") && isDigit(word.back()) && word.back() != '0';
  if (isPlayer) found.push_back({inPlace(DataNode::ofInteger(word.back() - '1'), node), cost::form});
  return found;
}

}  // namespace

DataNode inPlace(DataNode made, const DataNode& node) {
  made.span = node.span;
  return made;
}

MeaningList integerMeanings(const DataNode& node) {
  if (node.kind == DataKind::Integer) return {{node, 0}};
  if (node.kind != DataKind::String) return {};
  const bool isNegative = node.text.starts_with('-') && isDigits(std::string_view(node.text).substr(1));
  const std::string digits = isNegative ? node.text : numberMeant(node.text);
  if (digits.empty()) return {};
  const std::int64_t number = std::stoll(digits);
  return {{inPlace(DataNode::ofInteger(number), node), cost::spelling}};
}

std::string spaceWith(const DataNode& node, const KnownWords& words) {
  std::string numbers;
  for (const DataNode& item : node.items)
    numbers += item.kind == DataKind::Integer ? "_" + std::to_string(item.integer) : "?";
  for (const text::DataEntry& entry : node.entries)
    numbers += entry.value.kind == DataKind::Integer ? "_" + std::to_string(entry.value.integer) : "?";
  if (node.items.size() + node.entries.size() < 2 || numbers.find('?') != std::string::npos) return {};
  return onlySpace(numbers, words);
}

MeaningList scalarMeanings(const Type& type, const DataNode& node, const KnownWords& words) {
  switch (type.kind) {
    case TypeKind::Integer:
      return integerOrSeat(node);
    case TypeKind::Bool:
      return truth(node);
    case TypeKind::Text:
      return text(node, words);
    case TypeKind::Definition:
      return type.nameKind == NameKind::Binding ? boundName(node, words) : text(node, words);
    case TypeKind::Enumeration:
      return word(type, node);
    case TypeKind::Reference:
      return name(type, node, words);
    case TypeKind::Notation:
      return notationMeanings(type, node, words);
    default:
      return {};
  }
}

}  // namespace ludo::mend
