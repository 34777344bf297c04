// SPDX-License-Identifier: Apache-2.0
#include "core/intent/text_shapes.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/numbers.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

std::string withoutMarks(std::string_view text) {
  constexpr std::string_view marks = " ,:=";
  const std::size_t begin = text.find_first_not_of(marks);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(marks) - begin + 1));
}

class Fuller {
 public:
  Fuller(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node) {}

  MeaningList take() {
    for (const DataEntry& entry : m_node.entries) {
      if (m_record.field(entry.key) == nullptr) continue;
      if (entry.value.kind == DataKind::String) keyWithin(entry);
      if (entry.value.kind == DataKind::String) numberWithin(entry);
      if (entry.value.kind == DataKind::String) callWithin(entry, *m_record.field(entry.key));
      if (entry.value.kind == DataKind::Map) wordWithin(entry, *m_record.field(entry.key));
    }
    return std::move(m_found);
  }

 private:
  bool isOpen(const Field& field) const {
    const bool isTag = m_record.form == language::RecordForm::Tagged && field.name == m_record.tagKey;
    return !isTag && m_node.find(field.name) == nullptr;
  }

  /// { zone: "deck, count: 2" } and { use: "income as pay" }: another field is said by its key.
  void keyWithin(const DataEntry& entry) {
    const std::string& text = entry.value.text;
    for (const Field& field : m_record.fields) {
      if (!isOpen(field)) continue;
      const std::size_t at = text.find(field.name);
      const std::size_t end = at + field.name.size();
      if (at == std::string::npos || at == 0 || end >= text.size() || isLetterOrDigit(text[at - 1]) ||
          isLetterOrDigit(text[end]))
        continue;
      const std::string before = withoutMarks(std::string_view(text).substr(0, at));
      const std::string after = withoutMarks(std::string_view(text).substr(end));
      if (before.empty() || after.empty() || before.find(' ') != std::string::npos) continue;
      Meaning shape{DataNode::map(), cost::form};
      shape.node.span = m_node.span;
      for (const DataEntry& held : m_node.entries) {
        DataEntry& made = shape.node.entries.emplace_back(held);
        if (&held != &entry) continue;
        made.value.text = before;
        shape.node.set(field.name,
                       isDigits(after) ? DataNode::ofInteger(std::stoll(after)) : DataNode::ofString(after));
      }
      m_found.push_back(std::move(shape));
    }
  }

  /// { type: "barge x2" } and { type: "2 barge" }: a name, and how many.
  void numberWithin(const DataEntry& entry) {
    const std::size_t blank = entry.value.text.find(' ');
    if (blank == std::string::npos || entry.value.text.find(' ', blank + 1) != std::string::npos) return;
    const std::string first = entry.value.text.substr(0, blank);
    const std::string second = entry.value.text.substr(blank + 1);
    for (const bool isTurned : {false, true}) {
      const std::string& name = isTurned ? second : first;
      const std::string number = numberMeant(isTurned ? first : second);
      if (number.empty() || !m_meanings.words().isDefined(name)) continue;
      for (const Field& field : m_record.fields) {
        if (!isOpen(field) || !takesNumber(field.type())) continue;
        Meaning shape{m_node, cost::form};
        for (DataEntry& held : shape.node.entries) {
          if (held.key == entry.key) held.value.text = name;
        }
        shape.node.set(field.name, DataNode::ofInteger(std::stoll(number)));
        m_found.push_back(std::move(shape));
        return;
      }
    }
  }

  /// { event: { tokenEntered: { zone: "deck" } } } and { event: { type: "tokenEntered", zone: "deck" } }: the
  /// word, and beside it what belongs to another field.
  void wordWithin(const DataEntry& entry, const Field& field) {
    std::vector<std::string> words;
    for (const language::EnumValue& value : bare(field.type()).values) words.push_back(value.name);
    if (words.empty()) return;
    for (const DataEntry& inner : entry.value.entries) {
      const bool isKey = inner.value.kind == DataKind::Map || inner.value.kind == DataKind::Null;
      const std::string& said = isKey ? inner.key : inner.value.text;
      const auto word = said.empty() ? std::nullopt : language::meantWord(said, words);
      if (!word || !word->certain) continue;
      DataNode rest = isKey ? inner.value : DataNode::map();
      rest.kind = DataKind::Map;
      rest.span = {};
      for (const DataEntry& other : entry.value.entries) {
        if (&other != &inner) rest.entries.push_back(other);
      }
      offerWord(entry, word->word, rest);
      return;
    }
  }

  /// { event: "tokenEntered(deck)" }: the word, and what another field is given.
  void callWithin(const DataEntry& entry, const Field& field) {
    const std::size_t open = entry.value.text.find('(');
    std::vector<std::string> words;
    for (const language::EnumValue& value : bare(field.type()).values) words.push_back(value.name);
    if (open == std::string::npos || !entry.value.text.ends_with(')') || words.empty()) return;
    const auto word = language::meantWord(entry.value.text.substr(0, open), words);
    const std::string given = entry.value.text.substr(open + 1, entry.value.text.size() - open - 2);
    if (!word || !word->certain || given.empty()) return;
    for (const Field& other : m_record.fields) {
      const Type& type = bare(other.type());
      if (!isOpen(other) || type.kind != TypeKind::Record) continue;
      for (const Field& held : type.fields) {
        DataNode rest = DataNode::map();
        rest.set(held.name, DataNode::ofString(given));
        if (isNamed(held, rest.entries.front().value, m_meanings.words())) offerWord(entry, word->word, rest);
      }
    }
  }

  void offerWord(const DataEntry& entry, const std::string& word, const DataNode& rest) {
    Meaning shape{m_node, cost::form};
    for (DataEntry& held : shape.node.entries) {
      if (held.key != entry.key) continue;
      held.value = DataNode::ofString(word);
      held.value.span = entry.value.span;
    }
    if (rest.entries.empty()) {
      m_found.push_back(std::move(shape));
      return;
    }
    for (const Field& field : m_record.fields) {
      if (!isOpen(field) || bare(field.type()).kind != TypeKind::Record) continue;
      const MeaningList meant = m_meanings.of(field.type(), rest);
      if (meant.empty() || meant.front().cost > cost::untold) continue;
      Meaning whole = shape;
      const auto at = std::ranges::find(whole.node.entries, entry.key, &DataEntry::key);
      whole.node.entries.insert(at + 1, DataEntry{field.name, {}, meant.front().node});
      whole.cost += meant.front().cost;
      m_found.push_back(std::move(whole));
    }
    Meaning beside = shape;
    const auto isOfRecord = [&](const DataEntry& held) {
      const Field* field = m_record.field(held.key);
      return field != nullptr && isOpen(*field);
    };
    if (!std::ranges::all_of(rest.entries, isOfRecord)) return;
    const auto at = std::ranges::find(beside.node.entries, entry.key, &DataEntry::key);
    beside.node.entries.insert(at + 1, rest.entries.begin(), rest.entries.end());
    m_found.push_back(std::move(beside));
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  MeaningList m_found;
};

}  // namespace

MeaningList fullerShapes(Meanings& meanings, const Type& record, const DataNode& node) {
  return Fuller(meanings, record, node).take();
}

}  // namespace ludo::mend
