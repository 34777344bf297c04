// SPDX-License-Identifier: Apache-2.0
#include "core/mend/scalar_meanings.h"

#include <algorithm>
#include <cctype>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/language/synonyms.h"
#include "core/mend/directions.h"
#include "core/mend/numbers.h"
#include "core/mend/selector.h"
#include "core/mend/truths.h"
#include "core/mend/typed_values.h"

namespace ludo::mend {
namespace {

using language::NameKind;
using language::Type;
using language::TypeKind;
using text::DataKind;
using text::DataNode;

/// The same value in other words: it keeps its place in the text.
DataNode inPlace(DataNode made, const DataNode& node) {
  made.span = node.span;
  return made;
}

MeaningList integer(const DataNode& node) {
  if (node.kind == DataKind::Integer) return {{node, 0}};
  if (node.kind != DataKind::String) return {};
  const bool isNegative = node.text.starts_with('-') && isDigits(std::string_view(node.text).substr(1));
  const std::string digits = isNegative ? node.text : numberMeant(node.text);
  if (digits.empty()) return {};
  const std::int64_t number = std::stoll(digits);
  return {{inPlace(DataNode::ofInteger(number), node), cost::spelling}};
}

MeaningList truth(const DataNode& node) {
  if (node.kind == DataKind::Bool) return {{node, 0}};
  if (node.kind == DataKind::Integer && (node.integer == 0 || node.integer == 1))
    return {{inPlace(DataNode::ofBool(node.integer == 1), node), cost::likeness}};
  if (node.kind != DataKind::String) return {};
  const std::optional<bool> meant = truthMeant(node.text);
  if (!meant) return {};
  return {{inPlace(DataNode::ofBool(*meant), node), cost::spelling}};
}

MeaningList text(const DataNode& node) {
  if (node.kind == DataKind::String) return {{node, 0}};
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
  // "Visibility.PUBLIC"
  const std::size_t mark = node.text.find_last_of(".:");
  if (mark != std::string::npos && mark + 1 < node.text.size()) {
    const auto last = language::meantWord(node.text.substr(mark + 1), words);
    if (last && last->certain) return {{inPlace(DataNode::ofString(last->word), node), cost::spelling}};
  }
  const std::string described = describedBy(type, node.text);
  if (described.empty()) return {};
  return {{inPlace(DataNode::ofString(described), node), cost::likeness}};
}

/// "card", "@card" and "<card>" for "$card".
MeaningList boundName(const DataNode& node) {
  if (node.kind != DataKind::String || node.text.starts_with('$')) return text(node);
  std::string plain = node.text;
  std::erase_if(plain, [](char c) { return !isLetterOrDigit(c) && c != '_'; });
  if (plain.empty() || !isLetter(plain[0])) return text(node);
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
  MeaningList found = text(node);
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
  found.front().cost += cost::spelling;
  if (type.nameKind == NameKind::Binding && std::ranges::find(known, "$" + written) != known.end())
    return {{inPlace(DataNode::ofString("$" + written), node), cost::spelling}};
  if (const auto meant = meantOf(written, known))
    found.push_back({inPlace(DataNode::ofString(*meant), node), cost::likeness});
  if (isDirection) {
    for (const std::string& meant : directionsMeant(written, known))
      found.push_back({inPlace(DataNode::ofString(meant), node), cost::spelling});
  }
  return found;
}

/// The selectors that a text of another form is meant for.
MeaningList selector(const Type& type, const DataNode& node, const KnownWords& words) {
  MeaningList found;
  const std::size_t open = node.text.find('(');
  const bool isWrapped =
      (node.text.starts_with("top(") || node.text.starts_with("bottom(")) && node.text.ends_with(')');
  const std::string inner =
      isWrapped ? node.text.substr(open + 1, node.text.size() - open - 2) : std::string();
  const auto isZone = [&](const std::string& zone) {
    return zone.find('(') != std::string::npos ||
           std::ranges::find(words.bindings, zone) != words.bindings.end() ||
           std::ranges::find(words.zones, zone.substr(0, zone.find(':'))) != words.zones.end();
  };
  if (isWrapped && !isZone(inner)) {
    for (const SelectorMeant& meant : selectorsMeant(inner, words)) {
      if (isZone(meant.text))
        found.push_back({inPlace(DataNode::ofString(node.text.substr(0, open + 1) + meant.text + ")"), node),
                         meant.cost < 7 ? cost::spelling : cost::likeness});
    }
  }
  if (isWrapped || words.isKnown(type, node.text)) return found;
  for (const SelectorMeant& meant : selectorsMeant(node.text, words)) {
    if (words.isKnown(type, meant.text))
      found.push_back(
          {inPlace(DataNode::ofString(meant.text), node), meant.cost < 7 ? cost::spelling : cost::likeness});
  }
  return found;
}

bool isNumber(const Type& notation) {
  // One of the types that the notation itself may have, not a part of it.
  return notation.schema.find("[\"integer\"") != std::string::npos ||
         notation.schema.find(",\"integer\"") != std::string::npos;
}

MeaningList notationOfText(const Type& type, const DataNode& node, const KnownWords& words) {
  const std::vector<std::string>& constants = words.ofKind(NameKind::Constant);
  const bool isConstant = std::ranges::find(constants, node.text) != constants.end();
  // Names have no blanks in them: there may be several.
  const bool isSeveral = node.text.find(' ') != std::string::npos && node.text.find('(') == std::string::npos;
  if (!isNumber(type) || isConstant) {
    MeaningList found = type.parts.empty() ? MeaningList() : selector(type, node, words);
    const bool isUnknown =
        !type.parts.empty() && node.text.find('(') == std::string::npos && !words.isKnown(type, node.text);
    found.push_back({node, isSeveral || !found.empty() ? cost::form : isUnknown ? cost::spelling : 0});
    return found;
  }
  MeaningList number = integer(node);
  return number.empty() ? MeaningList{{node, 0}} : number;
}

/// The keys of a notation's form that is a mapping, such as { min: 1, max: 3 }, in order; none when it has
/// none.
std::vector<std::string> namesOfFields(const Type& type) {
  std::vector<std::string> keys;
  for (const language::NotationForm& form : type.forms) {
    if (!form.text.starts_with('{')) continue;
    for (std::size_t at = form.text.find(": "); at != std::string::npos; at = form.text.find(": ", at + 1)) {
      std::size_t begin = at;
      while (begin > 0 && isLetterOrDigit(form.text[begin - 1])) --begin;
      keys.push_back(form.text.substr(begin, at - begin));
    }
  }
  return keys;
}

/// ["mark", "cell_0_0"] as "mark(cell_0_0)", and { ref: "last" } as "last()"; a Null where it is no call.
DataNode called(const Type& type, const DataNode& node, const KnownWords& words) {
  const auto hasForm = [&](const std::string& start) {
    return std::ranges::any_of(
        type.forms, [&](const language::NotationForm& form) { return form.text.starts_with(start); });
  };
  if (node.entries.size() == 1 && hasForm(node.entries[0].value.text + "()"))
    return DataNode::ofString(node.entries[0].value.text + "()");
  const std::vector<std::string>& actions = words.ofKind(NameKind::Action);
  const bool isMove = !node.items.empty() && type.name == "move" &&
                      std::ranges::find(actions, node.items[0].text) != actions.end();
  if (!isMove) return {};
  std::string given;
  for (std::size_t i = 1; i < node.items.size(); ++i) {
    const DataNode& item = node.items[i];
    given += (given.empty() ? "" : ", ") +
             (item.kind == DataKind::Integer ? std::to_string(item.integer) : item.text);
  }
  return DataNode::ofString(node.items[0].text + (given.empty() ? "" : "(" + given + ")"));
}

/// [1, 2] and "1-2" for { min: 1, max: 2 }; "hand:actor" for ["hand", "actor"] and { zone: "hand", player:
/// "actor" }; what a reference holds, for the reference.
MeaningList notation(const Type& type, const DataNode& node, const KnownWords& words) {
  const std::vector<std::string> keys = namesOfFields(type);
  const auto isKey = [&](const text::DataEntry& entry) {
    return std::ranges::find(keys, entry.key) != keys.end();
  };
  if (node.kind == DataKind::Map && !keys.empty() && std::ranges::all_of(node.entries, isKey))
    return {{node, 0}};
  if (node.kind == DataKind::String) return notationOfText(type, node, words);
  const auto isListForm = [](const language::NotationForm& form) { return form.text.starts_with('['); };
  const auto isOfTexts = [](const DataNode& item) { return item.kind == DataKind::String; };
  if (node.kind == DataKind::List && std::ranges::any_of(type.forms, isListForm) &&
      std::ranges::all_of(node.items, isOfTexts))
    return {{node, 0}};
  if (node.kind == DataKind::Integer && isNumber(type)) return {{node, 0}};
  if (node.kind == DataKind::Integer)
    return {{inPlace(DataNode::ofString(std::to_string(node.integer)), node), cost::spelling}};
  const auto isInteger = [](const DataNode& item) { return item.kind == DataKind::Integer; };
  if (keys.size() == 2 && node.items.size() == 2 && std::ranges::all_of(node.items, isInteger)) {
    DataNode made = inPlace(DataNode::map(), node);
    for (std::size_t i = 0; i < 2; ++i) made.set(keys[i], node.items[i]);
    return {{std::move(made), cost::level}};
  }
  // { from: 1, to: 2 }
  const bool areTwo = keys.size() == 2 && node.entries.size() == 2 &&
                      std::ranges::all_of(node.entries, isInteger, &text::DataEntry::value);
  if (areTwo) {
    DataNode made = inPlace(DataNode::map(), node);
    for (std::size_t i = 0; i < 2; ++i) made.set(keys[i], node.entries[i].value);
    return {{std::move(made), cost::level}};
  }
  // { top: "$from" } and top($from).
  if (node.kind == DataKind::Map && node.entries.size() == 1) {
    const text::DataEntry& entry = node.entries.front();
    const bool isList = entry.value.kind == DataKind::List && entry.value.items.size() == 1;
    const DataNode& held = isList ? entry.value.items.front() : entry.value;
    const auto isCall = [&](const language::NotationForm& form) {
      return form.text.starts_with(entry.key + "(");
    };
    if (held.kind == DataKind::String && std::ranges::any_of(type.forms, isCall))
      return {{inPlace(DataNode::ofString(entry.key + "(" + held.text + ")"), node), cost::form}};
    const bool isZone = std::ranges::find(words.zones, entry.key) != words.zones.end();
    if (held.kind == DataKind::String && isZone)
      return {{inPlace(DataNode::ofString(entry.key + ":" + held.text), node), cost::form}};
  }
  if (const DataNode call = called(type, node, words); call.kind == DataKind::String)
    return {{inPlace(call, node), cost::form}};
  std::vector<const DataNode*> parts;
  for (const DataNode& item : node.items) parts.push_back(&item);
  for (const text::DataEntry& entry : node.entries) {
    const bool isTag = entry.key == "ref" || entry.key == "query" || entry.key == "type";
    if (!isTag) parts.push_back(&entry.value);
  }
  const auto isText = [](const DataNode* part) { return part->kind == DataKind::String; };
  if (parts.empty() || parts.size() > 2 || !std::ranges::all_of(parts, isText)) return {};
  const std::string text = parts[0]->text + (parts.size() == 2 ? ":" + parts[1]->text : "");
  return {{inPlace(DataNode::ofString(text), node), cost::level}};
}

}  // namespace

MeaningList scalarMeanings(const Type& type, const DataNode& node, const KnownWords& words) {
  switch (type.kind) {
    case TypeKind::Integer:
      return integer(node);
    case TypeKind::Bool:
      return truth(node);
    case TypeKind::Text:
      return text(node);
    case TypeKind::Definition:
      return type.nameKind == NameKind::Binding ? boundName(node) : text(node);
    case TypeKind::Enumeration:
      return word(type, node);
    case TypeKind::Reference:
      return name(type, node, words);
    case TypeKind::Notation:
      return notation(type, node, words);
    default:
      return {};
  }
}

}  // namespace ludo::mend
