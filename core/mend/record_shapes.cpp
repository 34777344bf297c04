// SPDX-License-Identifier: Apache-2.0
#include "core/mend/record_shapes.h"

#include <algorithm>
#include <cctype>

#include "core/mend/typed_path.h"
#include "core/mend/typed_values.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

std::string letters(std::string_view name) {
  std::string result;
  for (const char c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return result;
}

class Shapes {
 public:
  Shapes(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node) {
    for (const DataEntry& entry : node.entries) {
      const bool isTag = record.form == language::RecordForm::Tagged && entry.key == record.tagKey;
      if (!isTag && record.field(entry.key) == nullptr) m_unknown.push_back(&entry);
    }
  }

  MeaningList take() {
    for (const Field& field : m_record.fields) {
      const TypeKind kind = bare(field.type()).kind;
      const bool holdsFields = kind == TypeKind::Record || kind == TypeKind::Union ||
                               kind == TypeKind::List || kind == TypeKind::Notation || kind == TypeKind::Map;
      if (holdsFields && !m_unknown.empty() &&
          ((kind != TypeKind::List && kind != TypeKind::Map) || mayBeItems()))
        into(field);
      if (const DataNode* value = m_node.find(field.name)) outOf(field.name, *value);
    }
    for (const DataEntry* entry : m_unknown) {
      outOf(entry->key, entry->value);
      spread(*entry);
      wordAsKey(*entry);
    }
    if (!m_unknown.empty()) gathered();
    return std::move(m_found);
  }

 private:
  /// Whether what is unknown may be items by their names: a word under an invented key is none.
  bool mayBeItems() const {
    return std::ranges::all_of(m_unknown, [](const DataEntry* entry) {
      return entry->value.kind == DataKind::Map || entry->value.kind == DataKind::Integer;
    });
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
    if (m_unknown.size() > 1) {
      for (const DataEntry* entry : m_unknown) tryInto(field, there, {entry});
    }
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
      return;
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
    const std::string name = letters(field);
    const std::string all = letters(key);
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
    const auto belongsHere = [&](const DataEntry& entry) { return isOpen(entry.key); };
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
