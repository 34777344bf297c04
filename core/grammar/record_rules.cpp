// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>

#include "core/grammar/type_rules.h"

namespace ludo::grammar {

using language::Field;
using language::RecordForm;

namespace {

constexpr int leadAlone = -1;

/// Which fields may be the first to be written: one alternative begins with each.
std::vector<int> pivotsOf(const language::Type& type, bool hasLead) {
  std::vector<int> pivots;
  // A record that asks for something has one of its optional fields; an alternative for the first of them.
  if (!type.asks && hasLead) return {leadAlone};
  for (std::size_t i = 0; i < type.fields.size(); ++i) {
    const bool isRequired = type.fields[i].required;
    if (!type.asks || !isRequired) pivots.push_back(static_cast<int>(i));
    if (!type.asks && isRequired) break;
  }
  return pivots;
}

}  // namespace

void TypeRules::appendField(Sequence& sequence, const Type& type, const Field& field) {
  appendLiteral(sequence, field.name + ": ");
  if (field.name == m_decided.first) return sequence.push_back(oneOf(m_decided.second));
  sequence.push_back(inside(field, type.asks && !field.required));
}

Symbol TypeRules::optionalField(const Type& type, const std::string& name, const Field& field) {
  const std::string part = name + '.' + ruleWord(field.name);
  return shared(part, [&]() -> std::vector<Sequence> {
    Sequence written;
    appendLiteral(written, ", ");
    appendField(written, type, field);
    return {{}, written};
  });
}

/// The fields in order, of which the one at `pivot` is the first that is not required.
Sequence TypeRules::fieldsFrom(const Type& type, const std::string& name, const std::string& lead,
                               int pivot) {
  Sequence sequence;
  appendLiteral(sequence, lead);
  for (std::size_t i = 0; i < type.fields.size(); ++i) {
    const Field& field = type.fields[i];
    const int place = static_cast<int>(i);
    if (field.required || place == pivot) {
      if (!sequence.empty()) appendLiteral(sequence, ", ");
      appendField(sequence, type, field);
    } else if (place > pivot) {
      sequence.push_back(optionalField(type, name, field));
    }
  }
  return sequence;
}

Symbol TypeRules::oneOf(const std::vector<std::string>& words) {
  if (words.size() == 1) return Symbol::literal('"' + words.front() + '"');
  std::string name;
  for (const std::string& word : words) name += (name.empty() ? "" : "-or-") + ruleWord(word);
  return shared(name, [&] {
    std::vector<Sequence> alternatives;
    for (const std::string& word : words) alternatives.push_back({Symbol::literal('"' + word + '"')});
    return alternatives;
  });
}

// Where a word decides which fields there are, there is one way to write the record with it and one without.
std::vector<Sequence> TypeRules::fields(const Type& type, const std::string& name, const std::string& lead) {
  const auto isDecided = [](const Field& field) { return !field.onlyWhere.first.empty(); };
  const auto decided = std::ranges::find_if(type.fields, isDecided);
  if (decided == type.fields.end()) return plainFields(type, name, lead);
  const auto [key, word] = decided->onlyWhere;
  Type others = type;
  std::erase_if(others.fields, isDecided);
  std::vector<std::string> otherWords;
  for (Field& field : others.fields) {
    if (field.name != key) continue;
    field.required = true;
    for (const language::EnumValue& value : field.type().values) {
      if (value.name != word) otherWords.push_back(value.name);
    }
  }
  m_decided = {key, {word}};
  std::vector<Sequence> alternatives = plainFields(type, name, lead);
  m_decided = {key, otherWords};
  std::ranges::move(plainFields(others, name, lead), std::back_inserter(alternatives));
  m_decided = {};
  return alternatives;
}

std::vector<Sequence> TypeRules::plainFields(const Type& type, const std::string& name,
                                             const std::string& lead) {
  std::vector<Sequence> alternatives;
  for (int pivot : pivotsOf(type, !lead.empty())) alternatives.push_back(fieldsFrom(type, name, lead, pivot));
  return alternatives;
}

std::vector<Sequence> TypeRules::record(const Type& type, const std::string& name) {
  const std::string lead =
      type.form == RecordForm::Tagged ? type.tagKey + ": \"" + type.tag + '"' : std::string();
  const bool isKeyed = type.form == RecordForm::Keyed;
  const std::string before = isKeyed ? "{ " + type.tag + ": " : "";
  const std::string after = isKeyed ? " }" : "";
  std::vector<Sequence> alternatives;
  const bool mayBeEmpty =
      lead.empty() && !type.asks &&
      std::none_of(type.fields.begin(), type.fields.end(), [](const Field& field) { return field.required; });
  if (mayBeEmpty) alternatives.push_back({Symbol::literal(before + "{}" + after)});
  for (const Sequence& content : fields(type, name, lead)) {
    Sequence whole = {Symbol::literal(before + "{ ")};
    append(whole, content);
    appendLiteral(whole, " }" + after);
    alternatives.push_back(std::move(whole));
  }
  return alternatives;
}

}  // namespace ludo::grammar
