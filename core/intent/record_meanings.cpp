// SPDX-License-Identifier: Apache-2.0
#include "core/intent/record_meanings.h"

#include <algorithm>

#include "core/intent/entry_meanings.h"
#include "core/intent/field_order.h"
#include "core/intent/parameter_meanings.h"
#include "core/intent/phrase.h"
#include "core/intent/record_shapes.h"
#include "core/intent/text_shapes.h"
#include "core/wording/numbers.h"

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// The fields that have to be there, in order.
std::vector<const Field*> requiredFields(const Type& record) {
  std::vector<const Field*> fields;
  for (const Field& field : record.fields) {
    if (field.required && !isTag(record, field)) fields.push_back(&field);
  }
  return fields;
}

/// The value as that of one field, where no other is needed.
void inSoleField(Meanings& meanings, const Type& record, const DataNode& node, MeaningList& found) {
  constexpr std::size_t few = 3;
  const std::vector<const Field*> fields = requiredFields(record);
  if (fields.size() > 1) return;
  std::size_t tried = 0;
  std::vector<const Field*> order;
  for (const Field& field : record.fields) order.push_back(&field);
  // A list is taken to say all there is; where that is wrong, the game's own tests tell. A number counts as a
  // list of one.
  std::stable_partition(order.begin(), order.end(), [&](const Field* field) {
    return node.kind == DataKind::Integer ? takesNumber(field->type()) : field->saysAll;
  });
  for (const Field* each : order) {
    const Field& field = *each;
    if (isTag(record, field) || (!fields.empty() && &field != fields.front())) continue;
    if (tried == few || !takes(field, node)) continue;
    for (const Meaning& meaning : meanings.of(field.type(), node)) {
      DataNode made = DataNode::map();
      made.entries.push_back({field.name, {}, meaning.node});
      found.push_back({std::move(made), meaning.cost + cost::sole + static_cast<int>(tried)});
    }
    ++tried;
  }
}

/// [3, 3] for { rows: 3, cols: 3 }.
void inOrder(Meanings& meanings, const Type& record, const DataNode& list, MeaningList& found) {
  // Where none is needed, no place is the first.
  if (requiredFields(record).empty()) return;
  const auto order = fieldsInOrder(meanings, record, list.items, DataNode::map());
  if (!order) return;
  DataNode made = DataNode::map();
  made.span = list.span;
  for (std::size_t i = 0; i < list.items.size(); ++i)
    made.entries.push_back({(*order)[i]->name, {}, list.items[i]});
  addAll(found, entryMeanings(meanings, record, made), cost::level);
}

/// "2-4" and "3x3" for two numbers, 3 for both.
void asRange(const Type& record, const DataNode& node, MeaningList& found) {
  const std::vector<const Field*> fields = requiredFields(record);
  const auto isNumber = [](const Field* field) { return takesNumber(field->type()); };
  const std::string text = node.kind == DataKind::Integer ? std::to_string(node.integer) : node.text;
  auto [from, to] = rangeMeant(text);
  // A number alone is that of both, where no other field takes one.
  const auto isOther = [&](const Field& field) { return !field.required && takesNumber(field.type()); };
  if (from.empty() && std::ranges::none_of(record.fields, isOther)) from = to = numberMeant(text);
  if (from.empty() || fields.size() != 2 || !std::ranges::all_of(fields, isNumber)) return;
  DataNode made = DataNode::map();
  made.set(fields[0]->name, DataNode::ofInteger(std::stoll(from)));
  made.set(fields[1]->name, DataNode::ofInteger(std::stoll(to)));
  found.push_back({std::move(made), cost::level});
}

/// [{ min: 2 }, { max: 4 }] as { min: 2, max: 4 }; a Null where the items are no such parts.
DataNode merged(const DataNode& list) {
  DataNode whole = DataNode::map();
  whole.span = list.span;
  for (const DataNode& item : list.items) {
    if (item.kind != DataKind::Map) return {};
    for (const DataEntry& entry : item.entries) {
      if (whole.find(entry.key) != nullptr) return {};
      whole.entries.push_back({entry.key, {}, entry.value});
    }
  }
  return whole.entries.empty() ? DataNode() : whole;
}

/// "top(deck) -> bin" as ["top(deck)", "bin"], and "top(deck): deck -> bin" with all three; a Null where
/// there is no arrow, or several.
DataNode endsOfArrow(const std::string& text) {
  static constexpr std::string_view arrows[] = {"->", "=>", "\xE2\x86\x92"};
  for (const std::string_view arrow : arrows) {
    const std::size_t at = text.find(arrow);
    if (at == std::string::npos || text.find(arrow, at + 1) != std::string::npos) continue;
    DataNode ends = DataNode::list();
    std::vector<std::string> parts = {text.substr(0, at), text.substr(at + arrow.size())};
    if (const std::size_t colon = parts[0].find(": "); colon != std::string::npos) {
      parts.insert(parts.begin() + 1, parts[0].substr(colon + 2));
      parts[0].resize(colon);
    }
    for (const std::string& end : parts) {
      const std::size_t first = end.find_first_not_of(' ');
      if (first == std::string::npos) return {};
      ends.items.push_back(DataNode::ofString(end.substr(first, end.find_last_not_of(' ') - first + 1)));
    }
    return ends;
  }
  return {};
}

/// [2, 3, 4] as "2-4"; nothing when the numbers do not follow one another.
DataNode textOfRange(const DataNode& list) {
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const bool follows = list.items[i].kind == DataKind::Integer &&
                         (i == 0 || list.items[i].integer == list.items[i - 1].integer + 1);
    if (!follows) return {};
  }
  if (list.items.empty()) return {};
  return DataNode::ofString(std::to_string(list.items.front().integer) + "-" +
                            std::to_string(list.items.back().integer));
}

/// "pass", "choose" and the like, where no action is called so.
bool isBuiltIn(const std::string& move, const KnownWords& words) {
  const std::vector<std::string>& own = words.ofKind(language::NameKind::Action);
  return words.actions.contains(move) && std::ranges::find(own, move) == own.end();
}

/// "buy(iron)" and { buy: "iron" } for { action: "buy", with: { $cargo: "iron" } }.
void asCall(Meanings& meanings, const Type& record, const DataNode& node, MeaningList& found) {
  const Field* action = record.field("action");
  if (action == nullptr || record.field("with") == nullptr) return;
  // { action: "buy(iron)", rolls: 3 }
  const DataNode* written = node.find("action");
  const bool isWithin = written != nullptr && node.find("with") == nullptr;
  const auto within = isWithin ? moveSaid(*written, meanings.words()) : std::nullopt;
  // { action: "choose(5)", rolls: 3 }: a move that is no action.
  if (within && isBuiltIn(within->action, meanings.words()) && record.field("move") != nullptr) {
    DataNode whole = node;
    DataEntry& move = *std::ranges::find(whole.entries, "action", &DataEntry::key);
    move.key = "move";
    move.value.text = asMove(*within, meanings.words());
    addAll(found, entryMeanings(meanings, record, whole), cost::spelling);
    return;
  }
  if (within && !within->arguments.empty()) {
    DataNode whole = asTaken(*within, meanings.words());
    for (const DataEntry& entry : node.entries) {
      if (entry.key != "action" && whole.kind == DataKind::Map) whole.entries.push_back(entry);
    }
    if (whole.kind == DataKind::Map) addAll(found, entryMeanings(meanings, record, whole), cost::form);
  }
  // { action: "buy", with: ["iron"] }
  const DataNode* given = node.find("with");
  const bool isList = written != nullptr && given != nullptr && given->kind == DataKind::List;
  if (isList && meanings.words().actions.contains(written->text)) {
    DataNode call = DataNode::map();
    call.set(written->text, *given);
    const auto listed = moveSaid(call, meanings.words());
    DataNode whole = listed ? asTaken(*listed, meanings.words()) : DataNode();
    for (const DataEntry& entry : node.entries) {
      const bool isOther = entry.key != "action" && entry.key != "with";
      if (isOther && whole.kind == DataKind::Map) whole.entries.push_back(entry);
    }
    if (whole.kind == DataKind::Map) addAll(found, entryMeanings(meanings, record, whole), cost::form);
  }
  const auto said = moveSaid(node, meanings.words());
  const DataNode taken = said && !said->arguments.empty() ? asTaken(*said, meanings.words()) : DataNode();
  if (taken.kind == DataKind::Map) addAll(found, entryMeanings(meanings, record, taken), cost::form);
}

/// The entries; where the record gives something parameters, those under their own names.
MeaningList withParameters(Meanings& meanings, const Type& record, const DataNode& node) {
  MeaningList found = entryMeanings(meanings, record, node);
  if (!holdsParameters(record)) return found;
  const GivenParameters given = givenParameters(meanings.words(), record, node);
  if (given.wrong > 0) {
    for (Meaning& meaning : found) meaning.cost += cost::leftAsItIs;
  }
  if (given.meant) addAll(found, entryMeanings(meanings, record, given.meant->node), given.meant->cost);
  std::ranges::stable_sort(found, {}, &Meaning::cost);
  return found;
}

}  // namespace

MeaningList recordMeanings(Meanings& meanings, const Type& record, const DataNode& node) {
  MeaningList found;
  asCall(meanings, record, node, found);
  if (node.kind != DataKind::Map) {
    if (node.kind == DataKind::List) inOrder(meanings, record, node, found);
    if (const DataNode whole = merged(node); whole.kind == DataKind::Map)
      addAll(found, entryMeanings(meanings, record, whole), cost::level);
    if (node.kind == DataKind::List) asRange(record, textOfRange(node), found);
    if (node.kind == DataKind::String || node.kind == DataKind::Integer) asRange(record, node, found);
    if (node.kind == DataKind::String) {
      if (const DataNode ends = endsOfArrow(node.text); ends.kind == DataKind::List)
        inOrder(meanings, record, ends, found);
    }
    if (node.kind == DataKind::String) phraseMeanings(meanings, record, node, found);
    inSoleField(meanings, record, node, found);
    return found;
  }
  // Nothing when the same key stands there twice.
  addAll(found, withParameters(meanings, record, node), 0);
  std::ranges::stable_sort(found, {}, &Meaning::cost);
  if (found.empty() || found.front().cost == 0 || node.entries.size() > mostEntries) return found;
  for (const Meaning& shape : otherShapes(meanings, record, node))
    addAll(found, withParameters(meanings, record, shape.node), shape.cost);
  for (const Meaning& shape : fullerShapes(meanings, record, node))
    addAll(found, withParameters(meanings, record, shape.node), shape.cost);
  return found;
}

}  // namespace ludo::mend
