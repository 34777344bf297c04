// SPDX-License-Identifier: Apache-2.0
#include "core/intent/record_shapes.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/dotted_keys.h"
#include "core/intent/record_names.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/letters_of.h"
#include "core/wording/numbers.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Shapes {
 public:
  Shapes(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node), m_unknown(entriesWithoutField(record, node)) {}

  MeaningList take() {
    for (const Field& field : m_record.fields) {
      const TypeKind kind = bare(field.type()).kind;
      const bool holdsFields = kind == TypeKind::Record || kind == TypeKind::Union ||
                               kind == TypeKind::List || kind == TypeKind::Notation || kind == TypeKind::Map;
      if (holdsFields && !m_unknown.empty() &&
          ((kind != TypeKind::List && kind != TypeKind::Map) || mayBeItems() || areKeysOf(field)))
        into(field);
      if (kind == TypeKind::List) amongItems(field);
      if (const DataNode* value = m_node.find(field.name)) outOf(field.name, *value);
    }
    for (const DataEntry* entry : m_unknown) {
      outOf(entry->key, entry->value);
      spread(*entry);
      wordAsKey(*entry);
    }
    if (!m_unknown.empty()) gathered();
    if (!m_unknown.empty()) sorted();
    if (DataNode deeper = withoutDots(m_record, m_node); deeper.kind == DataKind::Map)
      m_found.push_back({std::move(deeper), cost::form});
    named();
    addAll(m_found, namedShapes(m_meanings, m_record, m_node), 0);
    return std::move(m_found);
  }

 private:
  /// Whether what is unknown may be items by their names: a word under an invented key is none.
  bool mayBeItems() const {
    return std::ranges::all_of(m_unknown, [](const DataEntry* entry) {
      return entry->value.kind == DataKind::Map || entry->value.kind == DataKind::Integer ||
             entry->key.starts_with('$');
    });
  }

  /// `coins: 4, fame: 1` for `variables: { coins: 4, fame: 1 }`.
  bool areKeysOf(const Field& field) const {
    const Type& type = bare(field.type());
    if (type.kind != TypeKind::Map) return false;
    const KnownWords& words = m_meanings.words();
    return std::ranges::all_of(m_unknown, [&](const DataEntry* entry) {
      if (bare(type.key()).kind == TypeKind::Reference) return words.isKnown(bare(type.key()), entry->key);
      // `worth: 3` for `props: { worth: 3 }`: a name that is used, and defined nowhere.
      return std::ranges::find(words.missed, entry->key) != words.missed.end();
    });
  }

  /// What is unknown is one of the items of the list that stands there: `expect` beside a script.
  void amongItems(const Field& field) {
    const DataNode* there = m_node.find(field.name);
    if ((there != nullptr && there->kind != DataKind::List) || m_unknown.size() > 1) return;
    if (bare(bare(field.type()).element()).kind != TypeKind::Union) return;
    for (const DataEntry* entry : m_unknown) {
      // Lists and texts are none of them.
      if (entry->value.kind != DataKind::Map) continue;
      DataNode list = DataNode::list();
      list.items.emplace_back(DataNode::map()).entries.push_back(*entry);
      const MeaningList meant = m_meanings.of(field.type(), list);
      if (meant.empty() || meant.front().cost > cost::untold || meant.front().node.kind != DataKind::List)
        continue;
      if (there != nullptr) {
        DataNode whole = *there;
        whole.items.insert(whole.items.end(), meant.front().node.items.begin(),
                           meant.front().node.items.end());
        list = std::move(whole);
      }
      offer({entry}, field, list, cost::level);
    }
  }

  bool isOpen(const std::string& key) const {
    return m_record.field(key) != nullptr && m_node.find(key) == nullptr;
  }

  /// The mapping without some entries, and with this value under the field.
  void offer(const std::vector<const DataEntry*>& gone, const Field& field, const DataNode& value, int cost) {
    Meaning shape{m_node, cost};
    shape.node.entries.clear();
    bool isPlaced = false;
    for (const DataEntry& entry : m_node.entries) {
      const bool isGone = std::ranges::find(gone, &entry) != gone.end();
      if (!isGone && entry.key != field.name) {
        shape.node.entries.push_back(entry);
        continue;
      }
      if (!isPlaced)
        shape.node.entries.push_back({field.name, entry.key == field.name ? entry.keySpan : Span{}, value});
      isPlaced = true;
    }
    m_found.push_back(std::move(shape));
  }

  /// What is unknown belongs into the field: beside what is there, or as all of it.
  void into(const Field& field) {
    const DataNode* there = m_node.find(field.name);
    tryInto(field, there, m_unknown);
    // { query: "between", from: ..., to: ... } for { what: {...} }: some of it has a place here too.
    for (const DataEntry& entry : m_node.entries) {
      // Only of what is written: each reading of it would have as many others.
      const bool isWritten = there == nullptr && m_node.span.known() && m_record.field(entry.key) != nullptr;
      if (!isWritten || !isTagged(field)) continue;
      std::vector<const DataEntry*> more = m_unknown;
      more.push_back(&entry);
      tryInto(field, there, more);
    }
    if (m_unknown.size() > 1) {
      for (const DataEntry* entry : m_unknown) tryInto(field, there, {entry});
    }
  }

  /// Whether what is unknown says which of the members of the field's union is meant.
  bool isTagged(const Field& field) const {
    const std::vector<language::TypeGetter>& members = bare(field.type()).alternatives;
    return std::ranges::any_of(m_unknown, [&](const DataEntry* entry) {
      return std::ranges::any_of(members, [&](const language::TypeGetter member) {
        return !member().tagKey.empty() && member().tagKey == entry->key;
      });
    });
  }

  void tryInto(const Field& field, const DataNode* there, const std::vector<const DataEntry*>& entries) {
    DataNode inner = DataNode::map();
    if (there != nullptr && there->kind == DataKind::Map) inner = *there;
    DataNode glued = inner;
    for (const DataEntry* entry : entries) {
      if (inner.find(entry->key) != nullptr) return;
      inner.entries.push_back(*entry);
      glued.entries.push_back(*entry);
      glued.entries.back().key = withoutName(entry->key, field.name);
    }
    // { result: "win", player: "actor" }: the word says which it is.
    if (there != nullptr && there->kind == DataKind::String) {
      DataNode named = DataNode::map();
      named.set(there->text, inner);
      inner = std::move(named);
    } else if (there != nullptr && there->kind != DataKind::Map) {
      // legal: ["pass"], illegal: ["wait"]
      const MeaningList meant = m_meanings.of(field.type(), *there);
      if (meant.empty() || meant.front().node.kind != DataKind::Map) return;
      DataNode whole = meant.front().node;
      for (DataNode* made : {&inner, &glued}) {
        whole.entries.insert(whole.entries.end(), made->entries.begin(), made->entries.end());
        made->entries = std::exchange(whole.entries, meant.front().node.entries);
      }
    }
    inner.span = there == nullptr ? Span{} : there->span;
    for (const DataNode* value : {&inner, &glued}) {
      if (value == &glued && sameContent(inner, glued)) continue;
      const MeaningList meant = m_meanings.of(field.type(), *value);
      const bool isNotation = bare(field.type()).kind == TypeKind::Notation;
      if (!meant.empty() && meant.front().cost <= (isNotation ? 0 : cost::untold))
        offer(entries, field, *value, cost::level);
    }
  }

  /// "min" of "minPlayers" and "players_min".
  static std::string withoutName(const std::string& key, const std::string& field) {
    const std::string name = lettersOf(field);
    const std::string all = lettersOf(key);
    for (const std::string& part : {name, name.ends_with('s') ? name.substr(0, name.size() - 1) : name}) {
      if (all.size() > part.size() && all.ends_with(part)) return all.substr(0, all.size() - part.size());
      if (all.size() > part.size() && all.starts_with(part)) return all.substr(part.size());
    }
    return key;
  }

  /// What stands in the value, or in its last item, and belongs beside it.
  void outOf(const std::string& key, const DataNode& value) {
    const bool isList = value.kind == DataKind::List && !value.items.empty();
    const DataNode& holder = isList ? value.items.back() : value;
    if (holder.kind != DataKind::Map) return;
    // { top: { owner: "0" } } for { topOwner: "0" }
    const auto placeOf = [&](const DataEntry& entry) {
      const std::string joined = key + std::string(1, upperCase(entry.key[0])) + entry.key.substr(1);
      return isOpen(joined) ? joined : entry.key;
    };
    const auto belongsHere = [&](const DataEntry& entry) {
      return !entry.key.empty() && isOpen(placeOf(entry));
    };
    const auto count = std::ranges::count_if(holder.entries, belongsHere);
    if (count == 0) return;
    Meaning shape{m_node, cost::level};
    DataNode& out = shape.node;
    const auto held =
        std::ranges::find_if(out.entries, [&](const DataEntry& entry) { return entry.key == key; });
    DataNode& left = isList ? held->value.items.back() : held->value;
    std::erase_if(left.entries, belongsHere);
    const bool isEmpty = left.entries.empty();
    if (isEmpty && isList) held->value.items.pop_back();
    auto place = held + 1;
    if (isEmpty && !isList) place = out.entries.erase(held);
    std::vector<DataEntry> moved;
    std::ranges::copy_if(holder.entries, std::back_inserter(moved), belongsHere);
    for (DataEntry& entry : moved) {
      if (const std::string name = placeOf(entry); name != entry.key) entry = {name, {}, entry.value};
    }
    out.entries.insert(place, moved.begin(), moved.end());
    m_found.push_back(std::move(shape));
  }

  std::vector<const Field*> missing() const {
    std::vector<const Field*> fields;
    for (const Field& field : m_record.fields) {
      if (field.required && isOpen(field.name)) fields.push_back(&field);
    }
    return fields;
  }

  /// `byScore: {}` for `type: "byScore"`, `win: { player: "actor" }` for `type: "win", player: "actor"`.
  void wordAsKey(const DataEntry& entry) {
    for (const Field* field : missing()) {
      const auto isWord = [&](const language::EnumValue& word) { return word.name == entry.key; };
      if (!std::ranges::any_of(bare(field->type()).values, isWord)) continue;
      Meaning shape{m_node, cost::form};
      const auto at = std::ranges::find_if(shape.node.entries,
                                           [&](const DataEntry& held) { return held.key == entry.key; });
      const auto place = shape.node.entries.erase(at);
      std::vector<DataEntry> made = {{field->name, {}, DataNode::ofString(entry.key)}};
      const bool isSaid = entry.value.kind == DataKind::Null || entry.value.kind == DataKind::Bool;
      if (entry.value.kind == DataKind::Map)
        made.insert(made.end(), entry.value.entries.begin(), entry.value.entries.end());
      else if (!isSaid)
        made.push_back({"value", {}, entry.value});
      shape.node.entries.insert(place, made.begin(), made.end());
      m_found.push_back(std::move(shape));
    }
  }

  /// `left: a, right: b` for `of: [a, b]`: what is unknown are the items of the list that is missing.
  void gathered() {
    for (const Field* field : missing()) {
      if (bare(field->type()).kind != TypeKind::List) continue;
      DataNode list = DataNode::list();
      for (const DataEntry* entry : m_unknown) list.items.push_back(entry->value);
      offer(m_unknown, *field, list, cost::level);
    }
  }

  /// `range: [0, 9]` for `min: 0, max: 9`, `size: 6` for `rows: 6, cols: 6`.
  void spread(const DataEntry& entry) {
    const std::vector<const Field*> missing = this->missing();
    DataNode values = entry.value;
    const auto isNumber = [](const Field* field) {
      const Type& type = bare(field->type());
      return type.kind == TypeKind::Integer || type.schema.find("[\"integer\"") != std::string::npos;
    };
    if (values.kind == DataKind::Integer && std::ranges::all_of(missing, isNumber)) {
      values = DataNode::list();
      values.items.assign(missing.size(), entry.value);
    }
    if (values.kind == DataKind::String) {
      const auto [from, to] = rangeMeant(values.text);
      if (from.empty() || !std::ranges::all_of(missing, isNumber)) return;
      values = DataNode::list();
      values.items = {DataNode::ofInteger(std::stoll(from)), DataNode::ofInteger(std::stoll(to))};
    }
    if (values.kind == DataKind::Map && std::ranges::all_of(missing, isNumber)) {
      DataNode list = DataNode::list();
      for (const DataEntry& held : values.entries) list.items.push_back(held.value);
      values = std::move(list);
    }
    if (values.kind != DataKind::List) return;
    if (missing.size() < 2 || missing.size() != values.items.size()) return;
    Meaning shape{m_node, cost::level};
    const auto at = std::ranges::find_if(shape.node.entries,
                                         [&](const DataEntry& held) { return held.key == entry.key; });
    auto place = shape.node.entries.erase(at);
    for (std::size_t i = missing.size(); i-- > 0;)
      place = shape.node.entries.insert(place, DataEntry{missing[i]->name, {}, values.items[i]});
    m_found.push_back(std::move(shape));
  }

  /// { pot: { scope: "global", max: 9 } } for { global: { pot: { max: 9 } } }: each says where it belongs.
  void sorted() {
    std::vector<std::string> names;
    for (const Field& field : m_record.fields) {
      if (bare(field.type()).kind == TypeKind::Map) names.push_back(field.name);
    }
    std::vector<DataEntry> items;
    for (const DataEntry* entry : m_unknown) itemsOf(*entry, items);
    if (names.size() < 2 || items.empty()) return;
    Meaning shape{m_node, cost::level};
    std::erase_if(shape.node.entries,
                  [&](const DataEntry& entry) { return m_record.field(entry.key) == nullptr; });
    for (DataEntry& item : items) {
      std::string place;
      std::erase_if(item.value.entries, [&](const DataEntry& said) {
        const auto meant =
            said.value.kind == DataKind::String ? language::meantWord(said.value.text, names) : std::nullopt;
        if (!meant || !place.empty()) return false;
        place = meant->word;
        return true;
      });
      if (place.empty()) return;
      const bool isThere = shape.node.find(place) != nullptr;
      if (!isThere) shape.node.set(place, DataNode::map());
      item.value.span = {};
      for (DataEntry& entry : shape.node.entries) {
        if (entry.key == place) entry.value.entries.push_back(item);
      }
    }
    m_found.push_back(std::move(shape));
  }

  /// The entry itself, or those that it holds: in a list by their names, or in a mapping.
  static void itemsOf(const DataEntry& entry, std::vector<DataEntry>& items) {
    const auto isMap = [](const DataEntry& held) { return held.value.kind == DataKind::Map; };
    if (entry.value.kind == DataKind::Map && !entry.value.entries.empty() &&
        std::ranges::all_of(entry.value.entries, isMap)) {
      items.insert(items.end(), entry.value.entries.begin(), entry.value.entries.end());
    } else if (entry.value.kind == DataKind::Map) {
      items.push_back(entry);
    }
    for (const DataNode& item : entry.value.items) {
      const auto name = std::ranges::find_if(item.entries, [](const DataEntry& held) {
        return (held.key == "id" || held.key == "name" || held.key == "key") &&
               held.value.kind == DataKind::String;
      });
      if (name == item.entries.end()) return;
      DataEntry made{name->value.text, {}, item};
      std::erase_if(made.value.entries, [&](const DataEntry& held) { return held.key == name->key; });
      items.push_back(std::move(made));
    }
  }

  /// { kind: "value", body: ... } for { value: ... }: one entry says what the other is.
  void named() {
    if (m_unknown.size() != 2) return;
    for (std::size_t i = 0; i < 2; ++i) {
      const DataEntry& name = *m_unknown[i];
      const DataEntry& held = *m_unknown[1 - i];
      if (name.value.kind != DataKind::String || !isOpen(name.value.text)) continue;
      Meaning shape{m_node, cost::form};
      std::erase_if(shape.node.entries, [&](const DataEntry& entry) { return entry.key == name.key; });
      for (DataEntry& entry : shape.node.entries) {
        if (entry.key == held.key) entry.key = name.value.text;
      }
      m_found.push_back(std::move(shape));
    }
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  std::vector<const DataEntry*> m_unknown;
  MeaningList m_found;
};

}  // namespace

MeaningList otherShapes(Meanings& meanings, const Type& record, const DataNode& node) {
  return Shapes(meanings, record, node).take();
}

}  // namespace ludo::mend
