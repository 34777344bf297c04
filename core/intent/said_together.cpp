// SPDX-License-Identifier: Apache-2.0
#include "core/intent/said_together.h"

#include <algorithm>

#include "core/intent/entry_forms.h"
#include "core/intent/entry_meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Together {
 public:
  Together(Meanings& meanings, const Type& record, const DataNode& node, const DataEntry& entry)
      : m_meanings(meanings), m_record(record), m_node(node), m_entry(entry) {
    for (const Field& field : record.fields) {
      if (node.find(field.name) == nullptr && !isTag(record, field)) m_open.push_back(&field);
    }
  }

  std::vector<SaidTogether> take() {
    asked();
    flags();
    turned();
    seatOf();
    boardAndWord();
    twoTexts();
    return std::move(m_found);
  }

 private:
  void add(std::vector<DataEntry> entries, int cost) { m_found.push_back({std::move(entries), cost}); }
  void addEach(const Field& field, const MeaningList& meant) {
    for (const Meaning& meaning : meant)
      add({{field.name, m_entry.keySpan, meaning.node}}, meaning.cost + cost::form);
  }

  /// `empty: true` for `where: { is: "empty", zone: "$zone" }`.
  void asked() {
    const bool isYes =
        m_entry.value.kind == DataKind::Bool ? m_entry.value.boolean : isLeftEmpty(m_entry.value);
    for (const Field* field : m_open) {
      if (!isYes || bare(field->type()).name != "condition") continue;
      MeaningList meant = m_meanings.of(field->type(), DataNode::ofString(m_entry.key));
      std::erase_if(meant, [](const Meaning& meaning) { return meaning.node.kind != DataKind::Map; });
      addEach(*field, meant);
    }
  }

  /// `flags: ["exact"]` and `kind: "exact"` for `exact: true`.
  void flags() {
    std::vector<DataNode> words = m_entry.value.items;
    if (m_entry.value.kind == DataKind::String) words.push_back(m_entry.value);
    std::vector<DataEntry> entries;
    for (const DataNode& word : words) {
      for (const Field* field : m_open) {
        const bool isIt = bare(field->type()).kind == TypeKind::Bool && word.kind == DataKind::String &&
                          language::sameLetters(word.text, field->name);
        if (isIt) entries.push_back({field->name, {}, DataNode::ofBool(true)});
      }
    }
    if (!words.empty() && entries.size() == words.size()) add(std::move(entries), cost::form);
  }

  /// `main: "phase"` for `phase: "main"`.
  void turned() {
    for (const Field* field : m_open) {
      if (m_entry.value.kind == DataKind::String && field->name == m_entry.value.text)
        addEach(*field, m_meanings.of(field->type(), DataNode::ofString(m_entry.key)));
    }
  }

  /// `player: "P1"` and `owner: "0"` for `seat: 0`.
  void seatOf() {
    static constexpr std::string_view keys[] = {"player", "owner", "for", "side", "of"};
    const Field* seat = m_record.field("seat");
    const bool isIt = std::ranges::find(keys, m_entry.key) != std::end(keys) && seat != nullptr &&
                      m_node.find("seat") == nullptr;
    if (isIt) addEach(*seat, m_meanings.of(seat->type(), m_entry.value));
  }

  /// `pond: "cells"` for `board: "pond", style: "cells"`.
  void boardAndWord() {
    const Field* name = nameOf(m_record);
    const bool isIt = name != nullptr && bare(name->type()).kind == TypeKind::Text &&
                      m_node.find(name->name) == nullptr && m_meanings.words().isDefined(m_entry.key) &&
                      m_entry.value.kind == DataKind::String;
    for (const Field* field : m_open) {
      if (!isIt || bare(field->type()).kind != TypeKind::Enumeration || !takes(*field, m_entry.value))
        continue;
      for (const Meaning& meaning : m_meanings.of(field->type(), m_entry.value))
        add({{name->name, {}, DataNode::ofString(m_entry.key)}, {field->name, m_entry.keySpan, meaning.node}},
            meaning.cost + cost::form);
    }
  }

  /// `elm: "oak"` for `from: "elm", to: "oak"`: the only two texts that have to be there.
  void twoTexts() {
    std::vector<const Field*> fields;
    std::ranges::copy_if(m_open, std::back_inserter(fields),
                         [](const Field* field) { return field->required; });
    const auto isText = [](const Field* field) { return bare(field->type()).kind == TypeKind::Text; };
    if (fields.size() != 2 || !std::ranges::all_of(fields, isText) || m_entry.value.kind != DataKind::String)
      return;
    add({{fields[0]->name, {}, DataNode::ofString(m_entry.key)}, {fields[1]->name, {}, m_entry.value}},
        cost::untold);
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  const DataEntry& m_entry;
  std::vector<const Field*> m_open;  ///< that the mapping says nothing of
  std::vector<SaidTogether> m_found;
};

}  // namespace

std::vector<SaidTogether> saidTogether(Meanings& meanings, const Type& record, const DataNode& node,
                                       const DataEntry& entry) {
  return Together(meanings, record, node, entry).take();
}

}  // namespace ludo::mend
