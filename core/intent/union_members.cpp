// SPDX-License-Identifier: Apache-2.0
#include "core/intent/union_members.h"

#include <algorithm>
#include <iterator>

#include "core/intent/record_meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/language/union_forms.h"

namespace ludo::mend {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

bool namesMember(const Type& member, const Field& field) {
  return member.form != RecordForm::Keyed && field.name == member.tagKey;
}

}  // namespace

UnionMembers::UnionMembers(Meanings& meanings, const Type& type, const DataNode& node)
    : m_meanings(meanings), m_type(type), m_node(node) {
  for (const language::TypeGetter getter : type.alternatives) {
    if (getter().kind != TypeKind::Record) continue;
    m_members.push_back(&getter());
    for (std::string& tag : language::tagsOf(getter())) m_tags.push_back(std::move(tag));
  }
}

std::vector<UnionMembers::Called> UnionMembers::called(const std::string& word) const {
  std::vector<Called> found;
  const auto addOf = [&](const std::string& tag, int cost) {
    for (const Type* member : m_members) {
      const std::vector<std::string> tags = language::tagsOf(*member);
      if (std::ranges::find(tags, tag) != tags.end()) found.push_back({member, tag, cost});
    }
  };
  addOf(word, 0);
  if (!found.empty()) return found;
  const std::optional<std::string> op = operatorMeant(word);
  if (op) addOf(*op, cost::spelling);
  if (!found.empty()) return found;
  if (const auto meant = language::meantWord(word, m_tags))
    addOf(meant->word, meant->certain ? cost::spelling : cost::likeness);
  if (!found.empty() || word.size() < 4) return found;
  // "turn" for turnNumber: the only tag that begins so.
  const auto isBegun = [&](const std::string& tag) { return tag.starts_with(word); };
  if (std::ranges::count_if(m_tags, isBegun) == 1)
    addOf(*std::ranges::find_if(m_tags, isBegun), cost::likeness);
  return found;
}

void UnionMembers::add(const Type& member, const DataNode& fields, int further) {
  for (Meaning& meaning : recordMeanings(m_meanings, member, fields)) {
    DataNode made = asMember(member, std::move(meaning.node));
    made.span = m_node.span;
    m_found.push_back({std::move(made), meaning.cost + further});
  }
}

void UnionMembers::addIn(const Called& called, const DataNode& value, const DataNode& beside, int further,
                         bool isBehind) {
  const Type& member = *called.member;
  const auto isOpen = [&](const Field* field) { return beside.find(field->name) == nullptr; };
  const std::vector<const Field*> must = needed(member);
  std::vector<const Field*> places;
  std::ranges::copy_if(must, std::back_inserter(places), isOpen);
  if (isBehind) std::ranges::reverse(places);
  if (places.empty() || !beside.entries.empty()) {
    for (const Field* field : unneeded(member)) {
      if (isOpen(field) && (must.empty() || takes(*field, value) || value.kind == DataKind::String))
        places.push_back(field);
    }
  }
  constexpr std::size_t few = 3;
  for (std::size_t i = 0; i < std::min(places.size(), few); ++i) {
    DataNode fields = beside;
    fields.entries.insert(fields.entries.begin(), DataEntry{places[i]->name, {}, value});
    add(member, withTag(member, called.tag, std::move(fields)), further + static_cast<int>(i));
  }
}

void UnionMembers::addMeant(const DataNode& other, int further) {
  addAll(m_found, m_meanings.of(m_type, other), further);
}

DataNode fieldsOf(const Type& member, const DataNode& node) {
  if (member.form == RecordForm::Keyed) return node.entries.front().value;
  DataNode fields = node;
  if (member.form == RecordForm::Tagged)
    std::erase_if(fields.entries, [&](const DataEntry& entry) { return entry.key == member.tagKey; });
  return fields;
}

DataNode withTag(const Type& member, const std::string& tag, DataNode fields) {
  if (member.form == RecordForm::Valued && fields.find(member.tagKey) == nullptr)
    fields.entries.insert(fields.entries.begin(), DataEntry{member.tagKey, {}, DataNode::ofString(tag)});
  return fields;
}

std::vector<const Field*> needed(const Type& member) {
  std::vector<const Field*> fields;
  for (const Field& field : member.fields) {
    if (field.required && !namesMember(member, field)) fields.push_back(&field);
  }
  return fields;
}

std::vector<const Field*> unneeded(const Type& member) {
  std::vector<const Field*> fields;
  for (const Field& field : member.fields) {
    if (!field.required && !namesMember(member, field)) fields.push_back(&field);
  }
  return fields;
}

}  // namespace ludo::mend
