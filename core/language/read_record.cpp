// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"
#include "core/language/parts.h"
#include "core/language/reader.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using diagnostics::Fix;
using text::DataEntry;
using text::DataKind;

namespace {

std::vector<std::string> namesOf(const std::vector<Field>& fields, bool requiredOnly) {
  std::vector<std::string> names;
  for (const Field& field : fields) {
    if (field.required || !requiredOnly) names.push_back(field.name);
  }
  return names;
}

std::string inWords(const std::vector<std::string>& names) {
  std::string words;
  for (std::size_t i = 0; i < names.size(); ++i) {
    words += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + ('"' + names[i] + '"');
  }
  return words;
}

/// What a record is called in a sentence; constructs by the very word that is written.
std::string called(const Type& type) {
  const bool isWritten = type.name == type.tag || type.name == type.tagKey;
  return isWritten ? '"' + type.name + '"' : type.name;
}

/// The verb for one, or for several: "the legal moves have".
std::string verbFor(const Type& type, const char* one, const char* several) {
  const std::string name = called(type);
  return ' ' + std::string(name.ends_with('s') && !name.ends_with("ss") ? several : one) + ' ';
}

std::string withoutPeriod(std::string text) {
  while (text.ends_with('.')) text.pop_back();
  return text;
}

/// A null is no value: the key is left out where it may be.
void tellOfNull(diagnostics::Diagnostic& told, const Field& field) {
  if (field.required) {
    told.suggestion = "Give \"" + field.name + "\" a value: " + withoutPeriod(field.doc);
    told.fix.reset();
  } else if (told.fix) {
    told.suggestion = "Leave the key out, or give it a value";
    told.fix->certain = true;
  }
}

bool isOneOrMany(const Type& type) {
  return type.kind == TypeKind::Optional ? isOneOrMany(type.element()) : type.oneOrMany;
}

/// What the field is without the key, its description says.
void tellOfEmptyList(diagnostics::Diagnostic& told, const Field& field) {
  told.suggestion = "Name at least one";
  if (!field.required)
    told.suggestion += ", or leave out \"" + field.name + "\": " + withoutPeriod(field.doc);
}

const Type& withoutOptional(const Type& type) {
  return type.kind == TypeKind::Optional ? withoutOptional(type.element()) : type;
}

/// The fields that a key may be meant for, by what stands under it: a word of the language that one of them
/// takes is no free text of another.
std::vector<std::string> fieldsFor(const Type& type, const DataEntry& entry, std::vector<std::string> open) {
  const auto isWordOf = [&](const std::string& name) {
    return std::ranges::find(withoutOptional(type.field(name)->type()).values, entry.value.text,
                             &EnumValue::name) != withoutOptional(type.field(name)->type()).values.end();
  };
  const auto isText = [&](const std::string& name) {
    return withoutOptional(type.field(name)->type()).kind == TypeKind::Text;
  };
  const bool isWord = entry.value.kind == DataKind::String && std::ranges::any_of(open, isWordOf);
  if (isWord) std::erase_if(open, isText);
  return open;
}

/// Whether a key that names what the language leaves out is not meant so: it holds data.
bool isNoText(const DataEntry& entry) {
  const MissingCapability* asked = missingCapability(entry.key);
  return asked != nullptr && asked->isOfText && entry.value.kind != DataKind::String;
}

/// Whether the entry is a list or a mapping that another record has under this very key. It then stands at
/// the wrong place, whatever else its word may mean.
bool belongsElsewhere(const DataEntry& entry) {
  const DataKind kind = entry.value.kind;
  if (kind != DataKind::List && kind != DataKind::Map) return false;
  for (const Type* type : allTypes()) {
    const Field* field = type->field(entry.key);
    if (field == nullptr) continue;
    const Type* held = &field->type();
    if (held->kind == TypeKind::Optional) held = &held->element();
    if (held->kind == (kind == DataKind::List ? TypeKind::List : TypeKind::Record)) return true;
  }
  return false;
}

/// Whether the key that decides says that the record has no such field.
bool isRuledOut(const Field& field, const text::DataNode& record) {
  const auto& [key, word] = field.onlyWhere;
  const text::DataNode* decides = key.empty() ? nullptr : record.find(key);
  return decides != nullptr && decides->kind == DataKind::String && decides->text != word;
}

}  // namespace

bool Reader::readRecord(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) return readNoMapping(type, target, data, path);
  std::vector<std::string> open = namesOf(type.fields, false);
  auto take = [&open](const std::string& name) { std::erase(open, name); };
  for (const DataEntry& entry : data.entries) take(entry.key);
  bool good = !data.damaged;
  bool hasUnknown = false;
  for (const DataEntry& entry : data.entries) {
    if (isHopeless(entry.value)) return false;
    if (const Field* field = type.field(entry.key)) {
      // It is told of below, and what it says would be told of, too.
      if (isRuledOut(*field, data)) continue;
      // Unions stand in memory of their own.
      if (field->type().kind == TypeKind::Union && !takeMemory(field->type(), entry.value, path))
        return false;
      auto* null = entry.value.damaged ? toldOf(entry.value.span, {&kinds::NullValue}) : nullptr;
      if (null != nullptr) tellOfNull(*null, *field);
      good = read(field->type(), field->access(target), entry.value, pathBelow(path, entry.key)) && good;
      const bool isTold = !m_diagnostics.empty() && m_diagnostics.back().span == entry.value.span;
      if (isTold && isEmptyList(entry.value) && isOneOrMany(field->type()))
        tellOfEmptyList(m_diagnostics.back(), *field);
    } else if (type.form != RecordForm::Tagged || entry.key != type.tagKey) {
      good = false;
      // In brackets whose end was guessed, a key may belong to another mapping.
      if (data.damaged && !meantWord(entry.key, open)) continue;
      const Field* meant = rejectUnknownKey(type, target, entry, path, open);
      if (meant != nullptr)
        take(meant->name);
      else
        hasUnknown = true;
    }
  }
  for (const Field& field : type.fields) {
    if (!hasField(type, field, target)) {
      good = !rejectField(type, field, target, data, path) && good;
      continue;
    }
    if (!field.required || std::find(open.begin(), open.end(), field.name) == open.end()) continue;
    good = false;
    lose(field.type(), data.span);
    // A key that could not be read at all may well be the missing one.
    bool mayBeThere = data.damaged || (hasUnknown && data.entries.size() == 1);
    if (!mayBeThere) reportMissing(type, field, data, path);
  }
  return good && (!type.asks || asksForSomething(type, data, path));
}

/// What asks for nothing always holds, and looks as if something were checked.
bool Reader::asksForSomething(const Type& type, const Data& data, const std::string& path) {
  bool asks = false;
  for (const DataEntry& entry : data.entries) {
    const Field* field = type.field(entry.key);
    if (field == nullptr || field->required) continue;
    asks = true;
    const Data& value = entry.value;
    const bool isCollection = value.kind == DataKind::List || value.kind == DataKind::Map;
    if (!isCollection || !value.items.empty() || !value.entries.empty()) continue;
    auto& told = report(kinds::InvalidNotation, value.span, pathBelow(path, entry.key),
                        "This is empty, and asks for nothing");
    tellOfEmptyList(told, *field);
    return false;
  }
  if (asks) return true;
  auto& told = report(kinds::MissingKey, data.span, path, "This asks for nothing");
  told.suggestion = "Write at least one of the accepted keys";
  if (!type.example.empty() && type.example.find('\n') == std::string::npos)
    told.suggestion += ", as in " + type.example;
  for (const Field& field : type.fields) {
    if (!field.required) told.alternatives.push_back(field.name);
  }
  return false;
}

/// Tells of a field that the record does not have as the others are; whether it is written.
bool Reader::rejectField(const Type& type, const Field& field, const void* target, const Data& data,
                         const std::string& path) {
  const auto written = std::ranges::find(data.entries, field.name, &DataEntry::key);
  if (written == data.entries.end()) return false;
  const std::string& key = field.onlyWhere.first;
  const Field& decides = *type.field(key);
  const std::string word =
      decides.type().values[static_cast<std::size_t>(decides.type().getEnum(fieldIn(decides, target)))].name;
  auto& diagnostic = report(kinds::UnknownKey, written->keySpan, pathBelow(path, field.name),
                            "The " + called(type) + verbFor(type, "has", "have") + "no key \"" + field.name +
                                "\" where \"" + key + "\" is \"" + word + '"');
  diagnostic.suggestion = "Take it out: it belongs to \"" + key + "\": \"" + field.onlyWhere.second + '"';
  return true;
}

void Reader::reportMissing(const Type& type, const Field& field, const Data& data, const std::string& path) {
  Span start =
      data.span.known() ? Span{data.span.begin, std::min(data.span.end, data.span.begin + 1)} : data.span;
  auto& diagnostic =
      report(kinds::MissingKey, start, path,
             "The " + called(type) + verbFor(type, "lacks", "lack") + "the key \"" + field.name + '"');
  diagnostic.suggestion = "Add the key \"" + field.name + "\": " + withoutPeriod(field.doc);
  if (!type.example.empty() && type.example.find('\n') == std::string::npos)
    diagnostic.suggestion += ", as in " + type.example;
}

/// Reports a key that the record does not have; reads its value as that of the key that was meant, if any,
/// and returns that one.
const Field* Reader::rejectUnknownKey(const Type& type, void* target, const DataEntry& entry,
                                      const std::string& path, const std::vector<std::string>& open) {
  const std::string inside = pathBelow(path, entry.key);
  auto& diagnostic =
      report(kinds::UnknownKey, entry.keySpan, inside,
             "The " + called(type) + verbFor(type, "has", "have") + "no key \"" + entry.key + '"');
  std::vector<std::string> all = namesOf(type.fields, false);
  if (all.empty() && missingCapability(entry.key, type.name) == nullptr) {
    diagnostic.suggestion =
        "Take it out: the " + called(type) + verbFor(type, "has", "have") + "no keys at all";
    return nullptr;
  }
  std::optional<MeantWord> meant = suggest(diagnostic, entry.key, fieldsFor(type, entry, open), entry.keySpan,
                                           false, !belongsElsewhere(entry) && !isNoText(entry), type.name);
  if (diagnostic.kind == &kinds::MissingCapability) return nullptr;
  if (!meant) {
    diagnostic.alternatives = std::move(all);
    diagnostic.suggestion = "Take it out, or use one of the accepted keys";
    return nullptr;
  }
  std::size_t index = m_diagnostics.size() - 1;
  const Field* field = type.field(meant->word);
  read(field->type(), field->access(target), entry.value, pathBelow(path, field->name));
  // What does not fit there may have been meant otherwise.
  if (m_diagnostics.size() > index + 1 && m_diagnostics[index].fix && !sameLetters(entry.key, meant->word))
    m_diagnostics[index].fix->certain = false;
  return field;
}

bool Reader::readNoMapping(const Type& type, void* target, const Data& data, const std::string& path) {
  wrongType("a mapping", data, path);
  if (readShortForm(type, target, data, path)) return false;
  auto& diagnostic = m_diagnostics.back();
  std::vector<std::string> names = namesOf(type.fields, true);
  if (names.empty()) names = namesOf(type.fields, false);
  diagnostic.suggestion = names.empty() ? "Write {}" : "Write a mapping with " + inWords(names);
  if (!type.example.empty() && type.example.find('\n') == std::string::npos)
    diagnostic.suggestion += ", as in " + type.example;
  lose(type, data.span);
  return false;
}

namespace {

/// A number or a short text as it stands; of others that something stands there.
std::string shownBriefly(const text::DataNode& data) {
  constexpr std::size_t longest = 40;
  if (data.kind == DataKind::Integer) return std::to_string(data.integer);
  const bool isShort = data.kind == DataKind::String && data.text.size() <= longest;
  return isShort ? '"' + data.text + '"' : "...";
}

}  // namespace

/// Reads what leaves out the keys: { shuffle: "deck" }, { endTurn: true }, players: [2, 4]. Adds the fix to
/// the diagnostic that was just made.
bool Reader::readShortForm(const Type& type, void* target, const Data& data, const std::string& /*path*/) {
  const std::vector<std::string> required = namesOf(type.fields, true);
  Fix fix{{}, {}, true};
  std::string words;
  if (type.fields.empty() && data.kind == DataKind::Bool && data.boolean) {
    fix = Fix{"Write {}", {{data.span, "{}"}}, true};
    words = "{}";
  } else if (required.size() == 1 && data.kind != DataKind::List && data.kind != DataKind::Null) {
    const Field* field = type.field(required.front());
    if (!fits(field->type(), field->access(target), data)) return false;
    words = "{ " + field->name + ": " + shownBriefly(data) + " }";
    fix.edits = {{{data.span.begin, data.span.begin}, "{ " + field->name + ": "},
                 {{data.span.end, data.span.end}, " }"}};
  } else if (required.size() > 1 && data.kind == DataKind::List && data.items.size() == required.size() &&
             charAt(data.span.begin) == '[') {
    words = "{ ";
    fix.edits.push_back({{data.span.begin, data.span.begin + 1}, "{ "});
    for (std::size_t i = 0; i < required.size(); ++i) {
      const Field* field = type.field(required[i]);
      const Data& item = data.items[i];
      if (!fits(field->type(), field->access(target), item)) return false;
      words += (i == 0 ? "" : ", ") + required[i] + ": " + shownBriefly(item);
      fix.edits.push_back({{item.span.begin, item.span.begin}, required[i] + ": "});
    }
    words += " }";
    fix.edits.push_back({{data.span.end - 1, data.span.end}, " }"});
  } else {
    return false;
  }
  m_diagnostics.back().suggestion = "Write " + words;
  fix.title = "Write " + words;
  if (data.span.known()) m_diagnostics.back().fix = std::move(fix);
  return true;
}

}  // namespace ludo::language
