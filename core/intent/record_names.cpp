// SPDX-License-Identifier: Apache-2.0
#include "core/intent/record_names.h"
#include "core/wording/players.h"

#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Names {
 public:
  Names(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node), m_unknown(entriesWithoutField(record, node)) {}

  MeaningList take() {
    ownerBeside();
    swapped();
    keyIsName();
    return std::move(m_found);
  }

 private:
  bool isOpen(const std::string& key) const {
    return m_record.field(key) != nullptr && m_node.find(key) == nullptr;
  }

  /// { zone: "hold", player: "actor" } for { zone: "hold:actor" }: whose it is stands beside it.
  void ownerBeside() {
    const KnownWords& words = m_meanings.words();
    const std::vector<std::string>& owned = words.ofParameter(language::ParameterKind::PlayerZone);
    for (const DataEntry* entry : m_unknown) {
      if (entry->value.kind != DataKind::String) continue;
      const auto player = playerMeant(entry->value.text, words);
      for (const Field& field : m_record.fields) {
        const DataNode* zone = m_node.find(field.name);
        const bool isOwned = zone != nullptr && std::ranges::find(owned, zone->text) != owned.end();
        if (!player || !isOwned || bare(field.type()).kind != TypeKind::Notation) continue;
        DataNode whole = DataNode::ofString(zone->text + ":" + *player);
        whole.span = zone->span;
        Meaning shape{DataNode::map(), cost::form};
        for (const DataEntry& held : m_node.entries) {
          if (&held == entry) continue;
          shape.node.entries.push_back(held);
          if (held.key == field.name) shape.node.entries.back().value = whole;
        }
        m_found.push_back(std::move(shape));
      }
    }
  }

  /// { scope: "pot", var: "global" }: two words that have changed places.
  void swapped() {
    constexpr std::size_t few = 5;
    const std::size_t count = std::min(m_node.entries.size(), few);
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t k = i + 1; k < count; ++k) {
        const DataEntry& one = m_node.entries[i];
        const DataEntry& other = m_node.entries[k];
        if (!belongs(one.key, other.value) || !belongs(other.key, one.value)) continue;
        if (belongs(one.key, one.value) || belongs(other.key, other.value)) continue;
        Meaning shape{m_node, cost::form};
        std::swap(shape.node.entries[i].value, shape.node.entries[k].value);
        for (const std::size_t at : {i, k}) shape.node.entries[at].value.span = {};
        m_found.push_back(std::move(shape));
      }
    }
  }
  /// Whether the text is a word, or a name, for the field.
  bool belongs(const std::string& key, const DataNode& value) const {
    const Field* field = m_record.field(key);
    if (field == nullptr || value.kind != DataKind::String) return false;
    const Type& type = bare(field->type());
    const auto isWord = [&](const language::EnumValue& word) { return word.name == value.text; };
    if (type.kind == TypeKind::Enumeration) return std::ranges::any_of(type.values, isWord);
    const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
    return isName && m_meanings.words().isKnown(type, value.text);
  }

  /// { deck: { owner: "none" } } for { id: "deck", owner: "none" }, and { opponent: { money: 1 } } for {
  /// player: "opponent", money: 1 }.
  void keyIsName() {
    for (const DataEntry* entry : m_unknown) {
      if (entry->value.kind != DataKind::Map) continue;
      const Field* name = nameOf(m_record) != nullptr ? nameOf(m_record) : m_record.field("id");
      const bool isAlone =
          (m_node.entries.size() == 1 || m_meanings.words().isBundle(entry->key)) && name != nullptr;
      if (isAlone && entry->value.find(name->name) == nullptr) keyAs(*entry, *name);
      for (const Field& field : m_record.fields) {
        const bool isIt = &field != name && bare(field.type()).kind == TypeKind::Notation &&
                          isOpen(field.name) && m_meanings.words().isName(entry->key) &&
                          m_meanings.words().isKnown(bare(field.type()), entry->key);
        if (isIt && entry->value.find(field.name) == nullptr) keyAs(*entry, field);
      }
    }
  }
  void keyAs(const DataEntry& entry, const Field& field) {
    Meaning shape{DataNode::map(), cost::level};
    for (const DataEntry& held : m_node.entries) {
      if (&held != &entry) {
        shape.node.entries.push_back(held);
        continue;
      }
      shape.node.set(field.name, DataNode::ofString(entry.key));
      shape.node.entries.insert(shape.node.entries.end(), entry.value.entries.begin(),
                                entry.value.entries.end());
    }
    m_found.push_back(std::move(shape));
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  std::vector<const DataEntry*> m_unknown;
  MeaningList m_found;
};

}  // namespace

MeaningList namedShapes(Meanings& meanings, const Type& record, const DataNode& node) {
  return Names(meanings, record, node).take();
}

}  // namespace ludo::mend
