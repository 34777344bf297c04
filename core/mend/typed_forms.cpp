// SPDX-License-Identifier: Apache-2.0
#include "core/mend/typed_forms.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "core/language/language.h"
#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/mend/typed_record.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isScalar(const DataNode& node) {
  return node.kind == DataKind::String || node.kind == DataKind::Integer || node.kind == DataKind::Bool;
}

/// Of a list, or of what may be one or a list, the type of an item.
const Type* itemOf(const Type& type) {
  return type.kind == TypeKind::List ? &bare(type.element()) : nullptr;
}

class TypedForms {
 public:
  TypedForms(const DataNode& node, const Type& type) : m_node(node), m_type(bare(type)) {}

  std::vector<Form> take() {
    const Type* item = itemOf(m_type);
    if (item != nullptr && m_node.kind == DataKind::Map) namedItems(*item);
    if (item != nullptr && m_node.kind == DataKind::List) bareItems(*item);
    if (m_type.kind == TypeKind::Map && m_node.kind == DataKind::List) listForMap();
    const Type& one = item != nullptr && m_type.oneOrMany ? *item : m_type;
    if (one.kind == TypeKind::Union) inUnion(one);
    if (one.kind == TypeKind::Record && m_node.kind == DataKind::Map) ofRecord(one, m_node, nullptr);
    if (m_node.kind == DataKind::Map) withoutWrapper(one);
    return std::move(m_found);
  }

 private:
  void offer(const DataNode& node, int cost) { m_found.push_back({flowText(node), cost}); }

  void ofRecord(const Type& record, const DataNode& node, const Type* member) {
    for (Change& change : recordsMeant(record, node)) {
      if (member == nullptr)
        offer(change.node, change.cost);
      else
        offer(asMember(*member, std::move(change.node)), change.cost);
    }
  }

  void inUnion(const Type& type) {
    const Type* member = m_node.kind == DataKind::Map ? memberOf(type, m_node) : nullptr;
    if (member != nullptr && member->form == RecordForm::Keyed) {
      const DataNode& inner = m_node.entries.front().value;
      if (inner.kind == DataKind::Map) ofRecord(*member, inner, member);
    } else if (member != nullptr) {
      ofRecord(*member, m_node, nullptr);
    }
    learnSynonyms(type);
    if (m_node.kind == DataKind::Map && member == nullptr) withoutSign(type);
    // Of several members that fit, the one that is described first is the most usual.
    for (const language::TypeGetter getter : type.alternatives) {
      const Type& other = getter();
      if (other.kind != TypeKind::Record || &other == member) continue;
      const std::size_t before = m_found.size();
      if (m_node.kind == DataKind::Map) asOther(other, member != nullptr);
      if (m_node.kind == DataKind::String || m_node.kind == DataKind::List)
        inSoleField(other, m_node, 13 + m_further);
      if (m_found.size() > before) ++m_further;
    }
    if (m_node.kind == DataKind::List) operatorInList();
    if (m_node.kind != DataKind::Map) return;
    if (m_node.entries.size() == 1) oneKey(m_node.entries.front());
    negated();
  }

  void learnSynonyms(const Type& type) {
    std::vector<std::string> tags;
    for (const language::TypeGetter getter : type.alternatives) {
      if (getter().kind != TypeKind::Record) continue;
      std::ranges::move(language::tagsOf(getter()), std::back_inserter(tags));
    }
    for (const DataEntry& entry : m_node.entries) {
      const std::string& word = entry.value.kind == DataKind::String ? entry.value.text : entry.key;
      for (const std::string* name : {&entry.key, &word}) {
        if (const auto meant = language::meantWord(*name, tags)) m_synonyms[*name] = meant->word;
      }
    }
  }

  /// { is: "!own", zone: ... }
  void withoutSign(const Type& type) {
    for (std::size_t i = 0; i < m_node.entries.size(); ++i) {
      const DataNode& word = m_node.entries[i].value;
      if (word.kind != DataKind::String || !word.text.starts_with('!')) continue;
      DataNode inner = m_node;
      inner.entries[i].value = DataNode::ofString(word.text.substr(1));
      if (memberOf(type, inner) == nullptr) continue;
      DataNode node = DataNode::map();
      node.set("op", DataNode::ofString("not"));
      node.set("arg", std::move(inner));
      offer(node, 2);
    }
  }

  /// The mapping as a member that it does not say it is.
  void asOther(const Type& other, bool isKnown) {
    DataNode fields = m_node;
    if (other.form == RecordForm::Tagged)
      std::erase_if(fields.entries, [&](const DataEntry& entry) { return entry.key == other.tagKey; });
    const bool saidTag = fields.entries.size() < m_node.entries.size();
    if (other.form != RecordForm::Valued && !fields.entries.empty() && fits(other, fields))
      offer(asMember(other, fields),
            (isKnown ? 15 : 10) + (saidTag || fields.entries.size() == 1 ? 3 : 0) + m_further);
    if (isKnown) return;
    if (saidTag && other.form == RecordForm::Tagged) saidOtherwise(other, fields);
    for (const std::string& word : language::tagsOf(other)) {
      const auto isWord = [&](const DataEntry& entry) { return isCalled(entry.key, word); };
      const auto tagged = std::ranges::find_if(m_node.entries, isWord);
      if (tagged == m_node.entries.end()) continue;
      DataNode beside = m_node;
      std::erase_if(beside.entries, isWord);
      if (tagged->value.kind == DataKind::Bool && tagged->value.boolean) {
        // { empty: true, zone: ... }
        DataNode said = DataNode::map();
        said.set(other.tagKey, DataNode::ofString(word));
        said.entries.insert(said.entries.end(), beside.entries.begin(), beside.entries.end());
        if (other.form != RecordForm::Keyed) offer(said, 9);
      }
      if (other.form == RecordForm::Valued) continue;
      const auto isField = [&](const DataEntry& entry) { return other.field(entry.key) != nullptr; };
      if (beside.entries.size() == 1) beside = withNameOfOne(other, std::move(beside));
      if (!std::ranges::all_of(beside.entries, isField)) continue;
      // { aggregate: "count", query: ... }, { zones: "row_0" }.
      if (tagged->value.kind == DataKind::Map && !beside.entries.empty()) {
        DataNode fieldsOf = tagged->value;
        fieldsOf.entries.insert(fieldsOf.entries.end(), beside.entries.begin(), beside.entries.end());
        offer(asMember(other, std::move(fieldsOf)), 9);
      }
      if (const std::optional<DataNode> spread = spreadOver(other, tagged->value);
          spread && beside.entries.empty())
        offer(asMember(other, *spread), 9);
      for (const Field& field : other.fields) {
        if (beside.find(field.name) != nullptr || !takes(field, tagged->value)) continue;
        DataNode fieldsOf = beside;
        fieldsOf.entries.insert(fieldsOf.entries.begin(), DataEntry{field.name, {}, tagged->value});
        if (fits(other, fieldsOf)) offer(asMember(other, std::move(fieldsOf)), 10);
      }
    }
  }

  /// Whether the key is the tag, or a synonym of it among those of the union.
  bool isCalled(const std::string& key, const std::string& tag) const {
    if (key == tag) return true;
    const auto found = m_synonyms.find(key);
    return found != m_synonyms.end() && found->second == tag;
  }

  /// { query: "range", from: 1, to: 6 }: another word for the tag, and for the fields.
  void saidOtherwise(const Type& other, const DataNode& fields) {
    const DataNode* said = m_node.find(other.tagKey);
    if (said->kind != DataKind::String || !isCalled(said->text, other.tag)) return;
    offer(asMember(other, withKnownNames(other, fields)), 8);
  }

  /// "store" for { query: "tokensInZone", zone: "store" }.
  void inSoleField(const Type& other, const DataNode& value, int cost) {
    // "empty" for { is: "empty", zone: "$zone" }.
    const std::vector<std::string> tags = language::tagsOf(other);
    if (other.form == RecordForm::Valued && value.kind == DataKind::String &&
        std::ranges::find(tags, value.text) != tags.end()) {
      DataNode said = DataNode::map();
      said.set(other.tagKey, value);
      for (const Change& change : recordsMeant(other, said)) offer(change.node, change.cost);
    }
    for (const Field& field : other.fields) {
      if (field.name == other.tagKey || !takes(field, value)) continue;
      DataNode fields = DataNode::map();
      fields.set(field.name, value);
      if (other.form != RecordForm::Valued) {
        if (fits(other, fields)) offer(asMember(other, std::move(fields)), cost);
        continue;
      }
      // A list of conditions where one is wanted: all of them.
      if (value.kind != DataKind::List || field.type().kind != TypeKind::List) continue;
      DataNode all = DataNode::map();
      all.set(other.tagKey, DataNode::ofString(language::tagsOf(other).front()));
      all.set(field.name, value);
      offer(all, cost);
    }
  }

  /// [a, "==", b] and ["==", a, b].
  void operatorInList() {
    if (m_node.items.size() != 3) return;
    for (const std::size_t at : {std::size_t{1}, std::size_t{0}}) {
      if (m_node.items[at].kind != DataKind::String) continue;
      const std::optional<std::string> op = operatorMeant(m_node.items[at].text);
      if (!op) continue;
      DataNode node = DataNode::map();
      node.set("op", DataNode::ofString(*op));
      node.set("left", m_node.items[at == 0 ? 1 : 0]);
      node.set("right", m_node.items[2]);
      offer(node, 8);
      return;
    }
  }

  /// { not: true, is: "enemy", zone: ... }
  void negated() {
    const DataNode* no = m_node.find("not");
    if (no == nullptr || no->kind != DataKind::Bool || !no->boolean || m_node.entries.size() < 2) return;
    DataNode inner = m_node;
    std::erase_if(inner.entries, [](const DataEntry& entry) { return entry.key == "not"; });
    DataNode node = DataNode::map();
    node.set("op", DataNode::ofString("not"));
    node.set("arg", std::move(inner));
    offer(node, 6);
  }

  void oneKey(const DataEntry& entry) {
    if ((entry.key == "count" || entry.key == "size") && entry.value.kind == DataKind::String) {
      DataNode count = DataNode::map();
      count.set("ref", DataNode::ofString("zoneCount"));
      count.set("zone", entry.value);
      offer(count, 9);
    }
    static const std::set<std::string, std::less<>> all = {"all", "allOf", "every", "both"};
    static const std::set<std::string, std::less<>> any = {"any", "anyOf", "some", "either"};
    const bool isAll = all.contains(entry.key);
    if ((isAll || any.contains(entry.key)) && entry.value.kind == DataKind::List) {
      DataNode node = DataNode::map();
      node.set("op", DataNode::ofString(isAll ? "and" : "or"));
      node.set("args", entry.value);
      offer(node, 8);
    }
    if (entry.key == "exists" && entry.value.kind == DataKind::Map) {
      DataNode count = DataNode::map();
      count.set("op", DataNode::ofString("count"));
      count.set("query", entry.value);
      DataNode left = DataNode::map();
      left.set("aggregate", std::move(count));
      DataNode node = DataNode::map();
      node.set("op", DataNode::ofString(">"));
      node.set("left", std::move(left));
      node.set("right", DataNode::ofInteger(0));
      offer(node, 8);
    }
  }

  /// { condition: {...} }, { value: 3 }, phase: { id: "main" }: what stands in it is what is wanted.
  void withoutWrapper(const Type& type) {
    const DataEntry* held = nullptr;
    for (const DataEntry& entry : m_node.entries) {
      if (entry.key == "type" && m_node.entries.size() > 1) continue;
      if (held != nullptr) return;
      held = &entry;
    }
    if (held == nullptr) return;
    const bool isField = type.kind == TypeKind::Record && type.field(held->key) != nullptr;
    const bool isMember = type.kind == TypeKind::Union && memberOf(type, m_node) != nullptr;
    if (!isField && !isMember) offer(held->value, 12);
  }

  /// { a: {...}, b: {...} } for a list of what has a name.
  void namedItems(const Type& item) {
    const Field* name = nameOf(item);
    if (name == nullptr) return;
    std::vector<const Field*> others;
    for (const Field& field : item.fields) {
      if (&field != name) others.push_back(&field);
    }
    const auto isMap = [](const DataEntry& entry) { return entry.value.kind == DataKind::Map; };
    DataNode list = DataNode::list();
    for (const DataEntry& entry : m_node.entries) {
      DataNode& made = list.items.emplace_back(DataNode::map());
      made.set(name->name, DataNode::ofString(entry.key));
      made.entries.insert(made.entries.end(), entry.value.entries.begin(), entry.value.entries.end());
    }
    if (std::ranges::all_of(m_node.entries, isMap)) offer(list, 12);
    constexpr std::size_t mostFields = 4;
    for (std::size_t i = 0; i < std::min(others.size(), mostFields); ++i) {
      const bool isForAll = std::ranges::all_of(
          m_node.entries, [&](const DataEntry& entry) { return takes(*others[i], entry.value); });
      if (!isForAll) continue;
      for (std::size_t k = 0; k < m_node.entries.size(); ++k) {
        DataNode& made = list.items[k];
        made = DataNode::map();
        made.set(name->name, DataNode::ofString(m_node.entries[k].key));
        made.set(others[i]->name, m_node.entries[k].value);
      }
      offer(list, 12 + static_cast<int>(i));
    }
  }

  /// ["main", "end"] for [{ id: "main" }, { id: "end" }].
  void bareItems(const Type& item) {
    if (item.kind != TypeKind::Record || m_node.items.empty()) return;
    if (!std::ranges::all_of(m_node.items, isScalar)) return;
    for (const Field& field : item.fields) {
      DataNode list = DataNode::list();
      for (const DataNode& value : m_node.items) {
        DataNode& made = list.items.emplace_back(DataNode::map());
        if (takes(field, value)) made.set(field.name, value);
        if (!fits(item, made)) return;
      }
      offer(list, 10);
    }
  }

  /// [{ id: "x", min: 0 }] for { x: { min: 0 } }.
  void listForMap() {
    DataNode map = DataNode::map();
    for (const DataNode& item : m_node.items) {
      if (item.kind != DataKind::Map || item.entries.empty()) return;
      if (item.entries.size() == 1) {
        map.set(item.entries[0].key, item.entries[0].value);
        continue;
      }
      const auto isName = [](const DataEntry& entry) {
        return (entry.key == "id" || entry.key == "name") && entry.value.kind == DataKind::String;
      };
      const auto name = std::ranges::find_if(item.entries, isName);
      if (name == item.entries.end()) return;
      DataNode rest = item;
      std::erase_if(rest.entries, isName);
      const bool isOne = rest.entries.size() == 1 && bare(m_type.element()).kind != TypeKind::Record;
      map.set(name->value.text, isOne ? rest.entries[0].value : rest);
    }
    offer(map, 10);
  }

  const DataNode& m_node;
  const Type& m_type;
  std::vector<Form> m_found;
  std::map<std::string, std::string> m_synonyms;  ///< of words that stand in the mapping, as tags
  int m_further = 0;                              ///< members of the union that came before
};

}  // namespace

std::vector<Form> typedForms(const TypedNode& place) {
  if (place.type == nullptr || place.node->entries.size() > mostEntries ||
      place.node->items.size() > mostEntries)
    return {};
  return TypedForms(*place.node, *place.type).take();
}

}  // namespace ludo::mend
