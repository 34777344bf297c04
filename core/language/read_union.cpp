// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/reader.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

std::string below(const std::string& path, const std::string& name) {
  return path.empty() ? name : path + "." + name;
}

/// The words that stand for a union member under its tag key: its tag, or its enumeration's values.
std::vector<std::string> tagsOf(const Type& record) {
  if (record.form != RecordForm::Valued) return {record.tag};
  std::vector<std::string> tags;
  for (const EnumValue& value : record.field(record.tagKey)->type().values) tags.push_back(value.name);
  return tags;
}

bool matches(const Type& record, const DataNode& data) {
  if (record.kind != TypeKind::Record) return false;
  if (record.form == RecordForm::Keyed)
    return data.entries.size() == 1 && data.entries.front().key == record.tag;
  const DataNode* tag = data.find(record.tagKey);
  if (tag == nullptr || tag->kind != DataKind::String) return false;
  std::vector<std::string> tags = tagsOf(record);
  return std::find(tags.begin(), tags.end(), tag->text) != tags.end();
}

/// The union that a mapping with this single key belongs to, when it is another one than `here`.
const Type* foreignUnion(const Type& here, const DataNode& data) {
  for (const Type* type : allTypes()) {
    if (type->kind != TypeKind::Union || type == &here) continue;
    for (TypeGetter alternative : type->alternatives) {
      if (matches(alternative(), data)) return type;
    }
  }
  return nullptr;
}

std::string article(const std::string& noun) {
  return (std::string("aeiou").find(noun[0]) != std::string::npos ? "an " : "a ") + noun;
}

}  // namespace

bool Reader::readAlternative(const Type& type, std::size_t index, void* target, const Data& data,
                             const std::string& path) {
  const Type& record = type.alternatives[index]();
  void* value = type.emplaceAlternative(target, index);
  if (record.kind != TypeKind::Record || record.form != RecordForm::Keyed)
    return read(record, value, data, path);
  bool good = read(record, value, data.entries.front().value, below(path, record.tag));
  record.node(value)->span = data.span;
  return good;
}

bool Reader::readScalarOfUnion(const Type& type, void* target, const Data& data, const std::string& path) {
  for (std::size_t i = 0; i < type.alternatives.size(); ++i) {
    TypeKind kind = type.alternatives[i]().kind;
    bool fits = (kind == TypeKind::Integer && data.kind == DataKind::Integer) ||
                (kind == TypeKind::Bool && data.kind == DataKind::Bool) ||
                (kind == TypeKind::Text && data.kind == DataKind::String);
    if (fits) return readAlternative(type, i, target, data, path);
  }
  return wrongType(article(type.name), data, path);
}

bool Reader::readUnion(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) return readScalarOfUnion(type, target, data, path);
  for (std::size_t i = 0; i < type.alternatives.size(); ++i) {
    if (matches(type.alternatives[i](), data)) return readAlternative(type, i, target, data, path);
  }
  return rejectMapping(type, data, path);
}

bool Reader::rejectMapping(const Type& type, const Data& data, const std::string& path) {
  if (data.damaged) return false;
  if (const Type* other = foreignUnion(type, data)) {
    auto& diagnostic =
        report(kinds::UnknownConstruct, data.span, path,
               "This is " + article(other->name) + ", and " + article(type.name) + " is needed here");
    diagnostic.suggestion = "Move it to where " + article(other->name) + " may stand";
    return false;
  }
  std::vector<std::string> constructs;
  std::vector<std::string> tagKeys;
  for (TypeGetter alternative : type.alternatives) {
    const Type& record = alternative();
    if (record.kind != TypeKind::Record) continue;
    if (record.form == RecordForm::Keyed)
      constructs.push_back(record.tag);
    else if (std::find(tagKeys.begin(), tagKeys.end(), record.tagKey) == tagKeys.end())
      tagKeys.push_back(record.tagKey);
  }
  for (const DataEntry& entry : data.entries) {
    // { type: "addVar", ... } for { addVar: { ... } }
    bool named = entry.value.kind == DataKind::String &&
                 std::find(constructs.begin(), constructs.end(), entry.value.text) != constructs.end();
    if (named) {
      auto& diagnostic =
          report(kinds::WrongForm, data.span, path,
                 '"' + entry.value.text + "\" is written as a key, not as the value of \"" + entry.key + '"');
      diagnostic.suggestion =
          "Write { " + entry.value.text + ": { ... } } with the other keys inside the braces";
      return false;
    }
  }
  for (const std::string& tagKey : tagKeys) {
    const DataEntry* entry = data.entry(tagKey);
    if (entry == nullptr) continue;
    std::vector<std::string> tags;
    for (TypeGetter alternative : type.alternatives) {
      const Type& record = alternative();
      if (record.kind != TypeKind::Record || record.tagKey != tagKey) continue;
      for (std::string& tag : tagsOf(record)) tags.push_back(std::move(tag));
    }
    auto& diagnostic =
        report(kinds::UnknownConstruct, entry->value.span, below(path, tagKey),
               "There is no " + type.name + " with " + tagKey + ": \"" + entry->value.text + '"');
    suggest(diagnostic, entry->value.text, std::move(tags), entry->value.span, true);
    return false;
  }
  bool oneKey = data.entries.size() == 1;
  Span place = oneKey ? data.entries.front().keySpan : data.span;
  for (const DataEntry& entry : data.entries) {
    if (oneKey || std::find(constructs.begin(), constructs.end(), entry.key) == constructs.end()) continue;
    auto& diagnostic = report(kinds::WrongForm, entry.keySpan, below(path, entry.key),
                              "The key \"" + entry.key + "\" stands beside other keys, and must stand alone");
    diagnostic.suggestion =
        "Indent its fields below it, and begin each " + type.name + " with a dash of its own";
    return false;
  }
  for (const std::string& tagKey : tagKeys) constructs.push_back(tagKey);
  std::string key = data.entries.empty() ? "" : data.entries.front().key;
  std::string message = oneKey ? "There is no " + type.name + " called \"" + key + '"'
                               : "This mapping is not " + article(type.name);
  auto& diagnostic = report(kinds::UnknownConstruct, place, path, message);
  suggest(diagnostic, key, std::move(constructs), oneKey ? place : Span{}, false);
  return false;
}

}  // namespace ludo::language
