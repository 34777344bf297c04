// SPDX-License-Identifier: Apache-2.0
#include "core/mend/typed_record.h"

#include <algorithm>
#include <cctype>

#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/mend/typed_path.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
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

class Records {
 public:
  Records(const Type& record, const DataNode& node) : m_record(record), m_node(node) {
    for (const DataEntry& entry : node.entries) {
      const bool isTag = entry.key == record.tagKey && record.form != RecordForm::Keyed;
      if (!isTag && record.field(entry.key) == nullptr) m_unknown.push_back(&entry);
    }
    for (const Field& field : record.fields) {
      if (field.required && node.find(field.name) == nullptr) m_missing.push_back(&field);
    }
  }

  std::vector<Change> take() {
    if (!m_unknown.empty()) {
      for (const Field& field : m_record.fields) {
        const DataNode* value = m_node.find(field.name);
        value == nullptr ? intoNew(field) : intoPresent(field, *value);
      }
      flags();
      spread();
      renamed();
    }
    words();
    return std::move(m_found);
  }

 private:
  /// The mapping with the field in place of what is unknown in it.
  void offer(const Field& field, DataNode value, int cost) {
    DataNode node = DataNode::map();
    bool isPlaced = false;
    const auto place = [&] {
      if (!isPlaced) node.set(field.name, value);
      isPlaced = true;
    };
    for (const DataEntry& entry : m_node.entries) {
      const bool isUnknown = std::ranges::find(m_unknown, &entry) != m_unknown.end();
      if (isUnknown || entry.key == field.name)
        place();
      else
        node.set(entry.key, entry.value);
    }
    place();
    m_found.push_back({std::move(node), cost});
  }

  DataNode unknown() const {
    DataNode node = DataNode::map();
    for (const DataEntry* entry : m_unknown) node.set(entry->key, entry->value);
    return node;
  }

  static bool hasFields(const Type& record, const DataNode& fields) {
    return std::ranges::all_of(fields.entries,
                               [&](const DataEntry& entry) { return record.field(entry.key) != nullptr; });
  }

  void intoNew(const Field& field) {
    const Type& type = bare(field.type());
    const int further = field.required ? 0 : 3;
    if (type.kind == TypeKind::Record) {
      if (hasFields(type, unknown())) offer(field, unknown(), 9 + further);
      glued(field, type);
    }
    if (type.kind == TypeKind::Map) {
      // Numbers are properties; an invented key is taken out.
      const bool areNumbers = std::ranges::all_of(
          m_unknown, [](const DataEntry* entry) { return entry->value.kind == DataKind::Integer; });
      offer(field, unknown(), areNumbers ? 14 : 22);
    }
    if (type.kind != TypeKind::Union) return;
    if (memberOf(type, unknown()) != nullptr) offer(field, unknown(), 8 + further);
    int before = 0;
    for (const language::TypeGetter getter : type.alternatives) {
      const Type& member = getter();
      if (member.kind != TypeKind::Record || member.form == RecordForm::Plain) continue;
      if (member.form != RecordForm::Valued && fits(member, unknown()))
        offer(field, asMember(member, unknown()), (m_unknown.size() == 1 ? 13 : 11) + further + before++);
      underTag(field, member, further);
    }
  }

  /// `grid: {...}` for `shape: { grid: {...} }`, `win: "actor"` for `result: { type: "win", player: "actor"
  /// }`.
  void underTag(const Field& field, const Type& member, int further) {
    const auto isTag = [&](const DataEntry* entry) {
      return member.form != RecordForm::Valued && entry->key == member.tag;
    };
    const auto tag = std::ranges::find_if(m_unknown, isTag);
    if (tag == m_unknown.end()) return;
    DataNode beside = unknown();
    std::erase_if(beside.entries, [&](const DataEntry& entry) { return entry.key == member.tag; });
    if ((*tag)->value.kind == DataKind::Map) {
      DataNode fields = (*tag)->value;
      fields.entries.insert(fields.entries.end(), beside.entries.begin(), beside.entries.end());
      if (hasFields(member, fields)) offer(field, asMember(member, std::move(fields)), 9 + further);
      return;
    }
    for (const Field& inner : member.fields) {
      if (!takes(inner, (*tag)->value)) continue;
      DataNode fields = beside;
      fields.entries.insert(fields.entries.begin(), DataEntry{inner.name, {}, (*tag)->value});
      if (fits(member, fields)) offer(field, asMember(member, std::move(fields)), 10 + further);
    }
  }

  /// players.min, minPlayers, players_max.
  void glued(const Field& field, const Type& type) {
    DataNode made = DataNode::map();
    for (const DataEntry* entry : m_unknown) {
      for (const Field& inner : type.fields) {
        const std::string written = letters(entry->key);
        if (written == letters(field.name + inner.name) || written == letters(inner.name + field.name))
          made.set(inner.name, entry->value);
      }
    }
    if (made.entries.size() == m_unknown.size()) offer(field, std::move(made), 8);
  }

  /// `shape: "grid"` with rows beside it; a query's `where` beside the query.
  void intoPresent(const Field& field, const DataNode& value) {
    const Type& type = bare(field.type());
    if (type.kind == TypeKind::Record && value.kind == DataKind::Map) merge(field, type, value, nullptr);
    if (type.kind != TypeKind::Union) return;
    for (const language::TypeGetter getter : type.alternatives) {
      const Type& member = getter();
      if (member.kind != TypeKind::Record || member.form == RecordForm::Plain) continue;
      if (value.kind == DataKind::String && member.form != RecordForm::Valued && value.text == member.tag &&
          hasFields(member, unknown()))
        offer(field, asMember(member, unknown()), 8);
      if (value.kind != DataKind::Map || !language::matches(member, value)) continue;
      if (member.form == RecordForm::Keyed)
        merge(field, member, value.entries.front().value, &member);
      else
        merge(field, member, value, nullptr);
    }
  }

  void merge(const Field& field, const Type& type, const DataNode& value, const Type* member) {
    if (value.kind != DataKind::Map) return;
    DataNode fields = value;
    for (const DataEntry* entry : m_unknown) {
      if (type.field(entry->key) == nullptr || fields.find(entry->key) != nullptr) return;
      fields.set(entry->key, entry->value);
    }
    offer(field, member == nullptr ? std::move(fields) : asMember(*member, std::move(fields)), 8);
  }

  /// `hidden: true` for `visibility: "hidden"`.
  void flags() {
    if (m_unknown.size() != 1 || m_unknown[0]->value.kind != DataKind::Bool || !m_unknown[0]->value.boolean)
      return;
    for (const Field& field : m_record.fields) {
      const Type& type = bare(field.type());
      if (m_node.find(field.name) != nullptr) continue;
      for (const language::EnumValue& word : type.values) {
        if (word.name == m_unknown[0]->key) offer(field, DataNode::ofString(word.name), 8);
      }
    }
  }

  /// `range: [0, 9]` for `min: 0, max: 9`.
  void spread() {
    if (m_unknown.size() != 1 || m_missing.size() < 2) return;
    const DataNode& list = m_unknown[0]->value;
    if (list.kind != DataKind::List || list.items.size() != m_missing.size()) return;
    DataNode node = DataNode::map();
    for (const DataEntry& entry : m_node.entries) {
      if (&entry != m_unknown[0]) {
        node.set(entry.key, entry.value);
        continue;
      }
      for (std::size_t i = 0; i < m_missing.size(); ++i) node.set(m_missing[i]->name, list.items[i]);
    }
    m_found.push_back({std::move(node), 9});
  }

  /// What is unknown is what is missing, in the same order.
  void renamed() {
    if (m_unknown.size() != m_missing.size()) return;
    DataNode node = m_node;
    for (std::size_t i = 0; i < m_unknown.size(); ++i) {
      if (!takes(*m_missing[i], m_unknown[i]->value)) return;
      node.entries[static_cast<std::size_t>(m_unknown[i] - m_node.entries.data())].key = m_missing[i]->name;
    }
    m_found.push_back({std::move(node), 8});
  }

  /// A word that is missing is one of few.
  void words() {
    constexpr std::size_t few = 4;
    if (m_missing.size() != 1 || !m_unknown.empty()) return;
    const Type& type = bare(m_missing[0]->type());
    if (type.kind == TypeKind::Notation) {
      // In a condition on candidates, the candidate.
      int further = 0;
      for (const char* name : {"$zone", "$token", "$player"}) put(DataNode::ofString(name), 14 + further++);
    }
    if (type.kind != TypeKind::Enumeration || type.values.size() > few) return;
    for (const language::EnumValue& word : type.values) put(DataNode::ofString(word.name), 13);
  }

  /// The value in the field that is missing.
  void put(DataNode value, int cost) {
    DataNode node = m_node;
    const std::size_t at = m_record.form == RecordForm::Tagged ? 1 : 0;
    node.entries.insert(node.entries.begin() + static_cast<std::ptrdiff_t>(std::min(at, node.entries.size())),
                        DataEntry{m_missing[0]->name, {}, std::move(value)});
    m_found.push_back({std::move(node), cost});
  }

  const Type& m_record;
  const DataNode& m_node;
  std::vector<const DataEntry*> m_unknown;
  std::vector<const Field*> m_missing;
  std::vector<Change> m_found;
};

}  // namespace

std::vector<Change> recordsMeant(const Type& record, const DataNode& fields) {
  return fields.entries.size() > mostEntries ? std::vector<Change>() : Records(record, fields).take();
}

DataNode asMember(const Type& member, DataNode fields) {
  DataNode node = DataNode::map();
  if (member.form == RecordForm::Keyed) {
    node.set(member.tag, std::move(fields));
    return node;
  }
  if (member.form == RecordForm::Tagged) node.set(member.tagKey, DataNode::ofString(member.tag));
  for (DataEntry& entry : fields.entries) {
    if (node.find(entry.key) == nullptr) node.set(entry.key, std::move(entry.value));
  }
  return node;
}

std::optional<std::string> operatorMeant(const std::string& word) {
  static const std::vector<std::pair<std::string, std::string>> words = {
      {"eq", "=="},    {"equals", "=="}, {"equal", "=="},  {"is", "=="},     {"==", "=="},   {"=", "=="},
      {"ne", "!="},    {"neq", "!="},    {"!=", "!="},     {"<>", "!="},     {"lt", "<"},    {"<", "<"},
      {"lte", "<="},   {"le", "<="},     {"<=", "<="},     {"gt", ">"},      {">", ">"},     {"gte", ">="},
      {"ge", ">="},    {">=", ">="},     {"+", "+"},       {"add", "+"},     {"plus", "+"},  {"-", "-"},
      {"sub", "-"},    {"minus", "-"},   {"*", "*"},       {"mul", "*"},     {"times", "*"}, {"/", "div"},
      {"div", "div"},  {"\u2265", ">="}, {"\u2264", "<="}, {"\u2260", "!="}, {"&gt;", ">"},  {"&lt;", "<"},
      {"&gt;=", ">="}, {"&lt;=", "<="},  {"%", "mod"},     {"mod", "mod"},   {"min", "min"}, {"max", "max"}};
  for (const auto& [written, meant] : words) {
    if (written == word) return meant;
  }
  return std::nullopt;
}

bool fits(const Type& record, const DataNode& fields) {
  for (const DataEntry& entry : fields.entries) {
    if (record.field(entry.key) == nullptr) return false;
  }
  return std::ranges::all_of(record.fields, [&](const Field& field) {
    return !field.required || fields.find(field.name) != nullptr;
  });
}

DataNode withNameOfOne(const Type& record, DataNode fields) {
  DataEntry* unknown = nullptr;
  for (DataEntry& entry : fields.entries) {
    if (record.field(entry.key) != nullptr) continue;
    if (unknown != nullptr) return fields;
    unknown = &entry;
  }
  const Field* missing = nullptr;
  for (const Field& field : record.fields) {
    if (!field.required || fields.find(field.name) != nullptr || field.name == record.tagKey) continue;
    // Of several the last: the value of the tag stands for one before it, as in { aggregate: "count", over }.
    missing = &field;
  }
  if (unknown != nullptr && missing != nullptr && takes(*missing, unknown->value))
    unknown->key = missing->name;
  return fields;
}

DataNode withKnownNames(const Type& record, DataNode fields) {
  std::vector<std::string> open;
  for (const Field& field : record.fields) {
    if (fields.find(field.name) == nullptr) open.push_back(field.name);
  }
  for (DataEntry& entry : fields.entries) {
    if (record.field(entry.key) != nullptr) continue;
    const auto meant = language::meantWord(entry.key, open);
    if (!meant) continue;
    entry.key = meant->word;
    std::erase(open, meant->word);
  }
  for (const Change& change : recordsMeant(record, fields)) {
    if (fits(record, change.node)) return change.node;
  }
  return fields;
}

std::optional<DataNode> spreadOver(const Type& record, const DataNode& list) {
  DataNode fields = DataNode::map();
  for (const Field& field : record.fields) {
    const std::size_t at = fields.entries.size();
    if (!field.required || field.name == record.tagKey) continue;
    if (at >= list.items.size() || !takes(field, list.items[at])) return std::nullopt;
    fields.set(field.name, list.items[at]);
  }
  if (fields.entries.size() < 2 || fields.entries.size() != list.items.size()) return std::nullopt;
  return fields;
}

bool takes(const Field& field, const DataNode& value) {
  const Type& type = bare(field.type());
  switch (type.kind) {
    case TypeKind::Integer:
      return value.kind == DataKind::Integer;
    case TypeKind::Bool:
      return value.kind == DataKind::Bool;
    case TypeKind::Enumeration:
      return std::ranges::any_of(type.values,
                                 [&](const language::EnumValue& word) { return word.name == value.text; });
    case TypeKind::Text:
    case TypeKind::Definition:
    case TypeKind::Reference:
      return value.kind == DataKind::String;
    case TypeKind::Notation:
      return value.kind != DataKind::List && value.kind != DataKind::Null;
    case TypeKind::List:
      return value.kind == DataKind::List || type.oneOrMany;
    case TypeKind::Map:
    case TypeKind::Record:
      return value.kind == DataKind::Map;
    default:
      return true;
  }
}

const Field* nameOf(const Type& record) {
  if (record.kind != TypeKind::Record) return nullptr;
  for (const Field& field : record.fields) {
    const bool isName = bare(field.type()).kind == TypeKind::Definition || field.name == "id";
    if (field.required && isName) return &field;
  }
  for (const char* name : {"zone", "action", "name"}) {
    const Field* field = record.field(name);
    if (field != nullptr && field->required) return field;
  }
  return nullptr;
}

}  // namespace ludo::mend
