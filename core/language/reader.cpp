// SPDX-License-Identifier: Apache-2.0
#include "core/language/reader.h"

#include <algorithm>
#include <cctype>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using text::DataKind;
using text::DataNode;

namespace {

std::string below(const std::string& path, const std::string& name) {
  return path.empty() ? name : path + "." + name;
}

bool isWholeNumber(const std::string& text) {
  std::size_t digits = !text.empty() && text[0] == '-' ? 1 : 0;
  return text.size() > digits && text.size() < 19 &&
         std::all_of(text.begin() + static_cast<std::ptrdiff_t>(digits), text.end(),
                     [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool isIdentifier(std::string_view name) {
  return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0])) != 0 &&
         std::all_of(name.begin(), name.end(), [](unsigned char c) {
           return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.';
         });
}

std::string withoutPeriod(std::string text) {
  while (text.ends_with('.')) text.pop_back();
  return text;
}

bool equalButForCase(const std::string& a, const std::string& b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

diagnostics::Diagnostic& Reader::report(const diagnostics::Kind& kind, Span span, const std::string& path,
                                        std::string message) {
  diagnostics::Diagnostic diagnostic;
  diagnostic.kind = &kind;
  diagnostic.span = span;
  diagnostic.path = path;
  diagnostic.message = std::move(message);
  m_diagnostics.push_back(std::move(diagnostic));
  return m_diagnostics.back();
}

bool Reader::wrongType(const std::string& needed, const Data& data, const std::string& path) {
  report(kinds::WrongType, data.span, path,
         "This needs " + needed + ", not " + std::string(describe(data.kind)));
  return false;
}

void Reader::suggest(diagnostics::Diagnostic& diagnostic, const std::string& written,
                     std::vector<std::string> alternatives, Span span, bool quoted) {
  if (auto best = nearest(written, alternatives)) {
    std::string name = '"' + *best + '"';
    diagnostic.suggestion = "Did you mean " + name + "?";
    if (span.known()) {
      diagnostic.fix = diagnostics::Fix{
          "Replace with " + name, {{span, quoted ? name : *best}}, equalButForCase(written, *best)};
    }
    std::stable_partition(alternatives.begin(), alternatives.end(),
                          [&](const std::string& a) { return a == *best; });
  }
  diagnostic.alternatives = std::move(alternatives);
}

bool Reader::read(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.damaged && data.kind == DataKind::Null) return false;
  if (type.node != nullptr) type.node(target)->span = data.span;
  if (type.span != nullptr) *type.span(target) = data.span;
  switch (type.kind) {
    case TypeKind::Integer:
      return readInteger(type, target, data, path);
    case TypeKind::Bool:
      if (data.kind != DataKind::Bool) return wrongType("true or false", data, path);
      type.setBool(target, data.boolean);
      return true;
    case TypeKind::Text:
      if (data.kind != DataKind::String) return wrongType("quoted text", data, path);
      *type.text(target) = data.text;
      return true;
    case TypeKind::Definition:
    case TypeKind::Reference:
      return readName(type, target, data, path);
    case TypeKind::Enumeration:
      return readWord(type, target, data, path);
    case TypeKind::Notation:
      return readNotation(type, target, data, path);
    case TypeKind::Optional:
      return read(type.element(), type.optionalEmplace(target), data, path);
    case TypeKind::List:
      return readList(type, target, data, path);
    case TypeKind::Map:
      return readMap(type, target, data, path);
    case TypeKind::Record:
      return readRecord(type, target, data, path);
    case TypeKind::Union:
      return readUnion(type, target, data, path);
  }
  return false;
}

bool Reader::readInteger(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Integer) {
    wrongType("a whole number", data, path);
    if (data.kind == DataKind::String && isWholeNumber(data.text) && data.span.known()) {
      m_diagnostics.back().suggestion = "Write it without the quotes";
      m_diagnostics.back().fix = diagnostics::Fix{"Remove the quotes", {{data.span, data.text}}, true};
    }
    return false;
  }
  if (data.integer < type.minimum || data.integer > type.maximum) {
    report(kinds::OutOfRange, data.span, path,
           "The number " + std::to_string(data.integer) + " is not between " + std::to_string(type.minimum) +
               " and " + std::to_string(type.maximum));
    return false;
  }
  type.setInteger(target, data.integer);
  return true;
}

bool Reader::readName(const Type& type, void* target, const Data& data, const std::string& path) {
  std::string label(nameKindLabel(type.nameKind));
  if (data.kind != DataKind::String) return wrongType("the quoted name of a " + label, data, path);
  *type.text(target) = data.text;
  *type.nameSpan(target) = data.span;
  bool isBinding = type.nameKind == NameKind::Binding;
  std::string_view name = data.text;
  if (isBinding && name.starts_with('$')) {
    name.remove_prefix(1);
  } else if (isBinding) {
    auto& diagnostic = report(kinds::InvalidName, data.span, path,
                              "The name \"" + data.text + "\" of a binding does not start with $");
    diagnostic.suggestion = "Write \"$" + data.text + "\"";
    if (data.span.known() && isIdentifier(data.text)) {
      diagnostic.fix = diagnostics::Fix{"Put $ before it", {{data.span, "\"$" + data.text + '"'}}, true};
    }
    return false;
  }
  if (isIdentifier(name)) return true;
  auto& diagnostic = report(kinds::InvalidName, data.span, path,
                            "The text \"" + data.text + "\" cannot be the name of a " + label);
  diagnostic.suggestion = "Start with a letter and go on with letters, digits, _ and -";
  return false;
}

bool Reader::readWord(const Type& type, void* target, const Data& data, const std::string& path) {
  std::vector<std::string> words;
  for (const EnumValue& value : type.values) words.push_back(value.name);
  auto found = std::find(words.begin(), words.end(), data.text);
  if (data.kind == DataKind::String && found != words.end()) {
    type.setEnum(target, static_cast<int>(found - words.begin()));
    return true;
  }
  if (data.kind != DataKind::String)
    return wrongType("one of the quoted words of a " + type.name, data, path);
  auto& diagnostic =
      report(kinds::UnknownWord, data.span, path, "The word \"" + data.text + "\" is not a " + type.name);
  suggest(diagnostic, data.text, std::move(words), data.span, true);
  return false;
}

bool Reader::readNotation(const Type& type, void* target, const Data& data, const std::string& path) {
  std::optional<std::string> problem = type.parse(target, data);
  if (!problem) return true;
  auto& diagnostic = report(kinds::InvalidNotation, data.span, path, *problem);
  for (const NotationForm& form : type.forms) diagnostic.alternatives.push_back(form.text);
  bool number = data.kind == DataKind::String && isWholeNumber(data.text) && data.span.known();
  if (number && !type.parse(target, DataNode::ofInteger(std::stoll(data.text)))) {
    diagnostic.fix = diagnostics::Fix{"Remove the quotes", {{data.span, data.text}}, true};
  }
  return false;
}

bool Reader::readList(const Type& type, void* target, const Data& data, const std::string& path) {
  const Type& element = type.element();
  if (data.kind != DataKind::List) {
    if (type.oneOrMany) return read(element, type.append(target), data, path);
    return wrongType("a list", data, path);
  }
  bool good = true;
  for (std::size_t i = 0; i < data.items.size(); ++i) {
    good = read(element, type.append(target), data.items[i], path + "[" + std::to_string(i) + "]") && good;
  }
  return good;
}

bool Reader::readMap(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) return wrongType("a mapping", data, path);
  bool good = true;
  for (const text::DataEntry& entry : data.entries) {
    void* value = type.append(target);
    Data key = DataNode::ofString(entry.key);
    key.span = entry.keySpan;
    good = read(type.key(), type.keyAt(target, type.size(target) - 1), key, below(path, entry.key)) && good;
    good = read(type.element(), value, entry.value, below(path, entry.key)) && good;
  }
  return good;
}

bool Reader::readRecord(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) return wrongType("a mapping", data, path);
  bool good = true;
  for (const text::DataEntry& entry : data.entries) {
    if (const Field* field = type.field(entry.key)) {
      good = read(field->type(), field->access(target), entry.value, below(path, entry.key)) && good;
    } else if (type.form != RecordForm::Tagged || entry.key != type.tagKey) {
      rejectUnknownKey(type, entry, path);
      good = false;
    }
  }
  for (const Field& field : type.fields) {
    if (!field.required || data.entry(field.name) != nullptr) continue;
    // A key that was misspelt is reported as such; that it is missing follows from it.
    bool misspelt = std::any_of(data.entries.begin(), data.entries.end(), [&](const text::DataEntry& entry) {
      return type.field(entry.key) == nullptr && nearest(entry.key, {field.name});
    });
    good = false;
    if (misspelt || data.damaged) continue;
    Span start =
        data.span.known() ? Span{data.span.begin, std::min(data.span.end, data.span.begin + 1)} : data.span;
    auto& diagnostic =
        report(kinds::MissingKey, start, path, "The " + type.name + " lacks the key \"" + field.name + '"');
    diagnostic.suggestion = "Add the key \"" + field.name + "\": " + withoutPeriod(field.doc);
  }
  return good;
}

void Reader::rejectUnknownKey(const Type& type, const text::DataEntry& entry, const std::string& path) {
  std::vector<std::string> keys;
  for (const Field& field : type.fields) keys.push_back(field.name);
  auto& diagnostic = report(kinds::UnknownKey, entry.keySpan, below(path, entry.key),
                            "The " + type.name + " has no key \"" + entry.key + '"');
  if (keys.empty()) diagnostic.suggestion = "The " + type.name + " takes no keys at all";
  suggest(diagnostic, entry.key, std::move(keys), entry.keySpan, false);
}

}  // namespace ludo::language
