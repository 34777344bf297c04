// SPDX-License-Identifier: Apache-2.0
#include "core/intent/typed_values.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/typed_path.h"
#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/wording/formula_nodes.h"

namespace ludo::mend {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

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

std::optional<std::string> operatorMeant(const std::string& written) {
  // ".ne." of Fortran.
  const bool isDotted = written.size() > 2 && written.front() == '.' && written.back() == '.';
  const std::string word = isDotted ? written.substr(1, written.size() - 2) : written;
  static const std::vector<std::pair<std::string, std::string>> words = {
      {"eq", "=="},   {"equals", "=="}, {"equal", "=="},  {"is", "=="},      {"==", "=="},     {"=", "=="},
      {"ne", "!="},   {"neq", "!="},    {"!=", "!="},     {"<>", "!="},      {"~=", "!="},     {"/=", "!="},
      {"=/=", "!="},  {"!==", "!="},    {"===", "=="},    {"lt", "<"},       {"<", "<"},       {"lte", "<="},
      {"le", "<="},   {"<=", "<="},     {"gt", ">"},      {">", ">"},        {"gte", ">="},    {"ge", ">="},
      {">=", ">="},   {"+", "+"},       {"add", "+"},     {"plus", "+"},     {"-", "-"},       {"sub", "-"},
      {"minus", "-"}, {"*", "*"},       {"\u00d7", "*"},  {"\u00f7", "div"}, {"mul", "*"},     {"times", "*"},
      {"/", "div"},   {"div", "div"},   {"\u2265", ">="}, {"\u2264", "<="},  {"\u2260", "!="}, {"&gt;", ">"},
      {"&lt;", "<"},  {"&gt;=", ">="},  {"&lt;=", "<="},  {"\u2212", "-"},   {"\u2013", "-"},  {"%", "mod"},
      {"mod", "mod"}, {"min", "min"},   {"max", "max"}};
  for (const auto& [sign, meant] : words) {
    if (sign == word) return meant;
  }
  // "is at least", as formulas say it.
  std::string phrase = word;
  std::ranges::replace(phrase, '_', ' ');
  for (const PrecedenceLevel& level : precedenceLevels()) {
    for (const auto& [sign, meant] : level.operators) {
      const bool isIt = phrase == sign || (sign.starts_with("is ") && phrase == sign.substr(3));
      if (isIt && sign.size() > 3) return std::string(meant);
    }
  }
  return std::nullopt;
}

bool takesNumber(const Type& wanted) {
  const Type& type = bare(wanted);
  const auto isInteger = [](const language::TypeGetter member) { return member().kind == TypeKind::Integer; };
  // One of the types that the notation itself may have, not a part of it.
  return type.kind == TypeKind::Integer || type.schema.find("[\"integer\"") != std::string::npos ||
         type.schema.find(",\"integer\"") != std::string::npos ||
         (type.kind == TypeKind::Union && std::ranges::any_of(type.alternatives, isInteger));
}

bool fits(const Type& record, const DataNode& fields) {
  for (const DataEntry& entry : fields.entries) {
    if (record.field(entry.key) == nullptr) return false;
  }
  return std::ranges::all_of(record.fields, [&](const Field& field) {
    return !field.required || fields.find(field.name) != nullptr;
  });
}

bool hasForm(const Type& type, const DataNode& node) {
  if (node.kind != DataKind::Map) return false;
  return type.kind == TypeKind::Union ? memberOf(type, node) != nullptr
                                      : type.kind == TypeKind::Record && fits(type, node);
}

bool isConstructOf(const Type& type, const DataNode& value) {
  const Type& wanted = bare(type);
  if (wanted.kind == TypeKind::Union) return hasForm(wanted, value);
  return wanted.kind == TypeKind::List && value.kind == DataKind::List && !value.items.empty() &&
         std::ranges::all_of(value.items,
                             [&](const DataNode& item) { return isConstructOf(wanted.element(), item); });
}

std::vector<const DataEntry*> entriesWithoutField(const Type& record, const DataNode& fields) {
  std::vector<const DataEntry*> unknown;
  for (const DataEntry& entry : fields.entries) {
    const bool isTag = record.form == language::RecordForm::Tagged && entry.key == record.tagKey;
    if (!isTag && record.field(entry.key) == nullptr) unknown.push_back(&entry);
  }
  return unknown;
}

bool takes(const Field& field, const DataNode& value) {
  const Type& type = bare(field.type());
  switch (type.kind) {
    case TypeKind::Integer:
      return value.kind == DataKind::Integer;
    case TypeKind::Bool:
      return value.kind == DataKind::Bool;
    case TypeKind::Enumeration: {
      std::vector<std::string> words;
      for (const language::EnumValue& word : type.values) words.push_back(word.name);
      const auto meant = value.text.empty() ? std::nullopt : language::meantWord(value.text, words);
      return meant && meant->certain;
    }
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
    case TypeKind::Union:
      // What always holds asks for nothing: where it is no condition by its key, it is none.
      return value.kind != DataKind::Bool || type.name != "condition";
    default:
      return true;
  }
}

bool isNameIn(const Type& type, const std::string& key, const KnownWords& words) {
  const bool isBinding = (type.kind == TypeKind::Definition || type.kind == TypeKind::Reference) &&
                         type.nameKind == language::NameKind::Binding;
  if (isBinding) return key.starts_with('$');
  if (type.kind == TypeKind::Definition)
    return std::ranges::all_of(key, [](char c) { return isLetterOrDigit(c) || c == '_' || c == '-'; });
  if (type.kind == TypeKind::Notation) return words.isKnown(type, key);
  if (type.kind == TypeKind::Reference) {
    const std::vector<std::string>& known = words.ofKind(type.nameKind);
    return std::ranges::find(known, key) != known.end();
  }
  return std::ranges::any_of(type.values, [&](const language::EnumValue& word) { return word.name == key; });
}

bool isTelling(const Field& field, const DataNode& value, const KnownWords& words) {
  const Type& type = bare(field.type());
  if (type.kind == TypeKind::Reference || type.kind == TypeKind::Notation)
    return value.kind == DataKind::String ? words.isKnown(type, value.text) : field.required;
  const bool isPlain = type.kind == TypeKind::Text || type.kind == TypeKind::Definition ||
                       type.kind == TypeKind::Integer || type.kind == TypeKind::Bool;
  return field.required || !isPlain;
}

bool isNamed(const Field& field, const DataNode& value, const KnownWords& words) {
  const Type& type = bare(field.type());
  const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
  return isName && value.kind == DataKind::String && words.isKnown(type, value.text);
}

const Field* nameOf(const Type& record) {
  if (record.kind != TypeKind::Record) return nullptr;
  for (const Field& field : record.fields) {
    const bool isName = bare(field.type()).kind == TypeKind::Definition || field.name == "id";
    if (field.required && isName) return &field;
  }
  for (const Field& field : record.fields) {
    if (field.required && bare(field.type()).kind == TypeKind::Reference) return &field;
  }
  // The only thing that has to be said is what it is about.
  const auto isNeeded = [](const Field& field) { return field.required; };
  const auto sole = std::ranges::find_if(record.fields, isNeeded);
  if (std::ranges::count_if(record.fields, isNeeded) == 1) {
    const TypeKind kind = bare(sole->type()).kind;
    if (kind == TypeKind::Text || kind == TypeKind::Notation) return &*sole;
  }
  for (const char* name : {"use", "zone", "action", "name"}) {
    const Field* field = record.field(name);
    if (field != nullptr && field->required) return field;
  }
  return nullptr;
}

}  // namespace ludo::mend
