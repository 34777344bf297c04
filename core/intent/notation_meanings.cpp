// SPDX-License-Identifier: Apache-2.0
#include "core/intent/notation_meanings.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/notation_words.h"
#include "core/intent/scalar_meanings.h"
#include "core/wording/numbers.h"
#include "core/wording/selector.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {
namespace {

using language::NameKind;
using language::Type;
using text::DataKind;
using text::DataNode;

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

/// "var(target)" for { ref: "gvar", var: "target" }; a Null for what reads no variable.
DataNode variableSelector(const Type& type, const DataNode& node) {
  const auto isVariable = [](const language::Field& part) { return part.name == "variable"; };
  const DataNode* named = node.find("var");
  const DataNode* owner = node.find("player");
  const bool isOwn = owner == nullptr || owner->text == "actor";
  if (named == nullptr || !isOwn || std::ranges::none_of(type.parts, isVariable)) return {};
  return DataNode::ofString("var(" + named->text + ")");
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
  MeaningList number = integerMeanings(node);
  if (number.empty()) {
    // "HAND cards"
    const std::size_t blank = node.text.find(' ');
    const std::string first = node.text.substr(0, blank);
    const bool isCounted = blank != std::string::npos &&
                           node.text.find(' ', blank + 1) == std::string::npos &&
                           std::ranges::find(constants, first) != constants.end();
    if (isCounted) return {{inPlace(DataNode::ofString(first), node), cost::spelling}};
  }
  // No constant has blanks or commas in its name; a token may, as it is shown: "card (hearts, rank 12)".
  const bool isTitled = std::ranges::any_of(
      type.forms, [](const auto& form) { return form.text.find(" (") != std::string::npos; });
  const bool isName = !node.text.empty() && !isDigit(node.text.front()) &&
                      (isTitled || node.text.find_first_of(" ,;") == std::string::npos);
  return number.empty() ? MeaningList{{node, isName ? 0 : cost::leftAsItIs}} : number;
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

/// { min: "1", max: "2" } with its numbers as numbers.
Meaning withoutQuotedNumbers(const DataNode& node) {
  Meaning meant{node, 0};
  for (text::DataEntry& entry : meant.node.entries) {
    if (entry.value.kind != DataKind::String || !isDigits(entry.value.text)) continue;
    const MeaningList number = integerMeanings(entry.value);
    if (number.empty()) continue;
    entry.value = number.front().node;
    meant.cost += number.front().cost;
  }
  return meant;
}

/// A move in another form than its own. One with its arguments by their names may rather be taken.
MeaningList move(const DataNode& node, const KnownWords& words) {
  const auto said = moveSaid(node, words);
  const std::string made = said ? asMove(*said, words) : std::string();
  MeaningList found;
  const bool isItself = node.kind == DataKind::String && made == node.text;
  const bool isNamed = node.entries.size() == 1 && node.entries[0].value.kind == DataKind::Map;
  if (!made.empty() && !isItself)
    found.push_back({inPlace(DataNode::ofString(made), node), isNamed ? cost::level : cost::form});
  const int unsaid = said ? 0 : cost::spelling;
  if (node.kind == DataKind::String) found.push_back({node, found.empty() ? unsaid : cost::level});
  return found;
}

/// { ref: "last" } as "last()"; a Null where it is no call.
DataNode called(const Type& type, const DataNode& node) {
  const auto hasForm = [&](const std::string& start) {
    return std::ranges::any_of(
        type.forms, [&](const language::NotationForm& form) { return form.text.starts_with(start); });
  };
  if (node.entries.size() == 1 && hasForm(node.entries[0].value.text + "()"))
    return DataNode::ofString(node.entries[0].value.text + "()");
  return {};
}

/// [1, 2] and { from: 1, to: 2 }
MeaningList ofTwoNumbers(const std::vector<std::string>& keys, const DataNode& node) {
  const auto isInteger = [](const DataNode& item) { return item.kind == DataKind::Integer; };
  if (keys.size() == 2 && node.items.size() == 2 && std::ranges::all_of(node.items, isInteger)) {
    DataNode made = inPlace(DataNode::map(), node);
    for (std::size_t i = 0; i < 2; ++i) made.set(keys[i], node.items[i]);
    return {{std::move(made), cost::level}};
  }
  const bool areTwo = keys.size() == 2 && node.entries.size() == 2 &&
                      std::ranges::all_of(node.entries, isInteger, &text::DataEntry::value);
  if (areTwo) {
    DataNode made = inPlace(DataNode::map(), node);
    for (std::size_t i = 0; i < 2; ++i) made.set(keys[i], node.entries[i].value);
    return {{std::move(made), cost::level}};
  }
  return {};
}

/// { min: 2, max: 2 } where one number is wanted.
MeaningList sameNumbers(const Type& type, const DataNode& node) {
  const auto isIt = [&](const text::DataEntry& entry) {
    return entry.value.kind == DataKind::Integer && entry.value.integer == node.entries[0].value.integer;
  };
  if (!isNumber(type) || node.entries.empty() || !std::ranges::all_of(node.entries, isIt)) return {};
  return {{inPlace(DataNode::ofInteger(node.entries[0].value.integer), node), cost::level}};
}

/// [0, 1] for { repeat: [0, 1] }: a list for the form that is a list under one key.
MeaningList underOnlyKey(const Type& type, const DataNode& node) {
  if (node.kind != DataKind::List || node.items.empty()) return {};
  for (const language::NotationForm& form : type.forms) {
    const std::size_t colon = form.text.find(": [");
    const bool isIt = form.text.starts_with("{ ") && form.text.ends_with("] }") &&
                      colon != std::string::npos && form.text.find(": ", colon + 1) == std::string::npos;
    if (!isIt) continue;
    DataNode made = inPlace(DataNode::map(), node);
    made.set(form.text.substr(2, colon - 2), node);
    return {{std::move(made), cost::level}};
  }
  return {};
}

/// { top: "$from" } and top($from)
MeaningList ofOneKey(const Type& type, const DataNode& node, const KnownWords& words) {
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
  return {};
}

/// What is said in parts: items, or entries by names of their own.
MeaningList ofParts(const Type& type, const DataNode& node, const KnownWords& words) {
  std::vector<const DataNode*> parts;
  for (const DataNode& item : node.items) parts.push_back(&item);
  for (const text::DataEntry& entry : node.entries) {
    const bool isTag = entry.key == "ref" || entry.key == "query" || entry.key == "type";
    if (!isTag) parts.push_back(&entry.value);
  }
  // ["pond", 1, 2] and { board: "pond", row: 1, col: 2 }
  std::string space;
  for (const DataNode* part : parts)
    space += (space.empty() ? "" : "_") +
             (part->kind == DataKind::Integer ? std::to_string(part->integer) : part->text);
  if (parts.size() > 1 && std::ranges::find(words.zones, space) != words.zones.end())
    return {{inPlace(DataNode::ofString(space), node), cost::form}};
  // [2, 3] of the only board
  if (const std::string only = spaceWith(node, words); !only.empty() && words.isKnown(type, only))
    return {{inPlace(DataNode::ofString(only), node), cost::form}};
  const auto isText = [](const DataNode* part) { return part->kind == DataKind::String; };
  // { zone: "deck", position: "top" }
  for (std::size_t i = 0; parts.size() == 2 && i < 2; ++i) {
    const auto isEnd = [&](const language::NotationForm& form) {
      return !parts[i]->text.empty() && form.text.starts_with(parts[i]->text + "(");
    };
    const std::string& held = parts[1 - i]->text;
    if (std::ranges::any_of(type.forms, isEnd) && std::ranges::all_of(parts, isText) && !held.empty())
      return {{inPlace(DataNode::ofString(parts[i]->text + "(" + held + ")"), node), cost::form}};
  }
  const auto isJoined = [](const language::NotationForm& form) {
    return form.text.find(':') != std::string::npos && form.text.find(' ') == std::string::npos;
  };
  const bool isPair = parts.size() == 2 && std::ranges::any_of(type.forms, isJoined);
  if ((parts.size() != 1 && !isPair) || !std::ranges::all_of(parts, isText)) return {};
  if (parts.size() == 1) {
    MeaningList found;
    addAll(found, notationMeanings(type, inPlace(DataNode::ofString(parts[0]->text), node), words),
           cost::level);
    return found;
  }
  const std::string text = parts[0]->text + (parts.size() == 2 ? ":" + parts[1]->text : "");
  return {{inPlace(DataNode::ofString(text), node), cost::level}};
}

}  // namespace

/// [1, 2] and "1-2" for { min: 1, max: 2 }; "hand:actor" for ["hand", "actor"] and { zone: "hand", player:
/// "actor" }; what a reference holds, for the reference.
MeaningList notationMeanings(const Type& type, const DataNode& node, const KnownWords& words) {
  if (type.name == "move") return move(node, words);
  if (MeaningList fixed = fixedWordMeanings(type, node, words); !fixed.empty()) return fixed;
  const std::vector<std::string> keys = namesOfFields(type);
  const auto isKey = [&](const text::DataEntry& entry) {
    return std::ranges::find(keys, entry.key) != keys.end();
  };
  if (node.kind == DataKind::Map && !keys.empty() && std::ranges::all_of(node.entries, isKey))
    return {withoutQuotedNumbers(node)};
  if (node.kind == DataKind::String) return notationOfText(type, node, words);
  const auto isListForm = [](const language::NotationForm& form) { return form.text.starts_with('['); };
  const auto isOfTexts = [](const DataNode& item) { return item.kind == DataKind::String; };
  if (node.kind == DataKind::List && std::ranges::any_of(type.forms, isListForm) &&
      std::ranges::all_of(node.items, isOfTexts))
    return {{node, 0}};
  if (node.kind == DataKind::Integer && isNumber(type)) return {{node, 0}};
  if (node.kind == DataKind::Bool && isNumber(type))
    return {{inPlace(DataNode::ofInteger(node.boolean ? 1 : 0), node), cost::likeness}};
  if (node.kind == DataKind::Integer)
    return {{inPlace(DataNode::ofString(std::to_string(node.integer)), node), cost::spelling}};
  if (MeaningList bounds = ofTwoNumbers(keys, node); !bounds.empty()) return bounds;
  if (MeaningList one = sameNumbers(type, node); !one.empty()) return one;
  if (MeaningList listed = underOnlyKey(type, node); !listed.empty()) return listed;
  if (MeaningList held = ofOneKey(type, node, words); !held.empty()) return held;
  if (const DataNode variable = variableSelector(type, node); variable.kind == DataKind::String)
    return {{inPlace(variable, node), cost::form}};
  if (const DataNode call = called(type, node); call.kind == DataKind::String)
    return {{inPlace(call, node), cost::form}};
  return ofParts(type, node, words);
}

}  // namespace ludo::mend
