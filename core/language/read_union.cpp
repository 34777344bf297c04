// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/language/reader.h"
#include "core/language/union_forms.h"

namespace ludo::language {

using diagnostics::Fix;
using text::DataKind;
using text::DataNode;

namespace {

/// One side of a comparison written as text, as far as it can be kept.
std::string sideOf(std::string text) {
  while (text.ends_with(' ')) text.pop_back();
  text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
  bool isNumber = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  return isNumber ? text : "...";
}

/// The example of the record that an operator in a text speaks of: "heat >= 12" of { op: ">=", ... }.
std::string exampleFor(const Type& type, const std::string& text) {
  std::string best;
  std::string first;
  std::size_t longest = 0;
  std::size_t place = 0;
  std::string op;
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    if (record.kind != TypeKind::Record || record.example.empty()) continue;
    if (first.empty()) first = record.example;
    if (record.form != RecordForm::Valued) continue;
    for (const std::string& word : tagsOf(record)) {
      if (word.size() <= longest || text.find(' ' + word + ' ') == std::string::npos) continue;
      longest = word.size();
      place = text.find(' ' + word + ' ');
      op = word;
      best = record.example;
    }
  }
  if (best.starts_with("{ op: ") && best.find("left:") != std::string::npos) {
    return "{ op: \"" + op + "\", left: " + sideOf(text.substr(0, place)) +
           ", right: " + sideOf(text.substr(place + op.size() + 2)) + " }";
  }
  return best.empty() ? first : best;
}

}  // namespace

bool Reader::readAlternative(const Type& type, std::size_t index, void* target, const Data& data,
                             const std::string& path) {
  const Type& record = type.alternatives[index]();
  void* value = type.emplaceAlternative(target, index);
  if (record.kind != TypeKind::Record || record.form != RecordForm::Keyed)
    return read(record, value, data, path);
  bool good = read(record, value, data.entries.front().value, pathBelow(path, record.tag));
  record.node(value)->span = data.span;
  return good;
}

bool Reader::readScalarOfUnion(const Type& type, void* target, const Data& data, const std::string& path) {
  bool hasBool = false;
  for (std::size_t i = 0; i < type.alternatives.size(); ++i) {
    TypeKind kind = type.alternatives[i]().kind;
    bool fits = (kind == TypeKind::Integer && data.kind == DataKind::Integer) ||
                (kind == TypeKind::Bool && data.kind == DataKind::Bool) ||
                ((kind == TypeKind::Text || kind == TypeKind::Notation) && data.kind == DataKind::String);
    if (fits) return readAlternative(type, i, target, data, path);
    hasBool = hasBool || kind == TypeKind::Bool;
  }
  bool isTruth = data.kind == DataKind::String && (data.text == "true" || data.text == "false");
  if (data.kind == DataKind::String && isPlaceholder(data.text)) {
    lose(type, data.span);
    return reportPlaceholder(withArticle(type.name), data, path);
  }
  wrongType(withArticle(type.name), data, path);
  auto& diagnostic = m_diagnostics.back();
  if (hasBool && isTruth) {
    diagnostic.suggestion = "Write it without the quotes";
    if (data.span.known()) diagnostic.fix = Fix{"Remove the quotes", {{data.span, data.text}}, true};
    DataNode meant = DataNode::ofBool(data.text == "true");
    meant.span = data.span;
    readScalarOfUnion(type, target, meant, path);
    return false;
  }
  // A word alone may name a construct: "endTurn" for { endTurn: {} }.
  if (data.kind == DataKind::String) {
    for (std::size_t i = 0; i < type.alternatives.size(); ++i) {
      const Type& record = type.alternatives[i]();
      bool isNamed = record.kind == TypeKind::Record && record.tag == data.text;
      bool isWhole = std::none_of(record.fields.begin(), record.fields.end(),
                                  [](const Field& field) { return field.required; });
      if (!isNamed || !isWhole || record.form == RecordForm::Valued) continue;
      std::string written = record.form == RecordForm::Keyed
                                ? "{ " + record.tag + ": {} }"
                                : "{ " + record.tagKey + ": \"" + record.tag + "\" }";
      diagnostic.suggestion = "Write " + written;
      if (data.span.known()) diagnostic.fix = Fix{"Write " + written, {{data.span, written}}, true};
      type.emplaceAlternative(target, i);
      return false;
    }
  }
  if (data.kind != DataKind::Null) {
    diagnostic.suggestion =
        "Write " + withArticle(type.name) + " as a mapping, such as " + exampleFor(type, data.text);
  }
  lose(type, data.span);
  return false;
}

bool Reader::readUnion(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) return readScalarOfUnion(type, target, data, path);
  for (std::size_t i = 0; i < type.alternatives.size(); ++i) {
    if (matches(type.alternatives[i](), data)) return readAlternative(type, i, target, data, path);
  }
  if (readMisformed(type, target, data, path)) return false;
  lose(type, data.span);
  return false;
}

}  // namespace ludo::language
