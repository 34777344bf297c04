// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/service/form.h"
#include "core/service/form_place.h"

namespace ludo::service {

using language::Field;

namespace {

bool isWholeNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  constexpr std::size_t mostDigits = 18;
  return !text.empty() && text.size() <= mostDigits &&
         std::ranges::all_of(text, [](char c) { return isDigit(c); });
}

std::string inQuotes(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c == '\n' ? ' ' : c;
  }
  return quoted + '"';
}

/// A value as YAML.
std::string written(const FormField& field, const std::string& value) {
  const bool isTruth = value == "true" || value == "false";
  const bool isBracketed =
      (value.starts_with('{') && value.ends_with('}')) || (value.starts_with('[') && value.ends_with(']'));
  switch (field.input) {
    case FieldInput::Truth:
      return isTruth ? value : inQuotes(value);
    case FieldInput::Number:
      return isWholeNumber(value) ? value : inQuotes(value);
    case FieldInput::Construct:
      return isTruth || isBracketed || isWholeNumber(value) ? value : inQuotes(value);
    default:
      return inQuotes(value);
  }
}

class FieldWriter {
 public:
  FieldWriter(const SourceText& source, const FormPlace& place)
      : m_source(source), m_map(*place.map), m_place(place) {}

  /// Where a key that is not there comes: behind the last that stands before it in the description.
  diagnostics::TextEdit insertion(const std::string& name, const std::string& value) const {
    const std::string text = name + ": " + value;
    const auto& fields = m_place.record->fields;
    const auto order = [&](const std::string& key) {
      return std::ranges::find(fields, key, &Field::name) - fields.begin();
    };
    const LooseEntry* before = nullptr;
    const LooseEntry* first = nullptr;
    for (const LooseEntry& entry : m_map.entries) {
      if (entry.key.empty()) continue;
      if (first == nullptr) first = &entry;
      // Keys of no field, such as the tag and the section, stay in front.
      const bool isKnown = m_place.record->field(entry.key) != nullptr;
      if (!isKnown || order(entry.key) < order(name)) before = &entry;
    }
    if (first == nullptr)
      return at(m_map.span.begin + (m_place.isInBraces ? 1 : 0),
                m_place.isInBraces ? ' ' + text + ' ' : text);
    if (before == nullptr) {
      const std::string separator = m_place.isInBraces ? ", " : '\n' + std::string(columnOf(*first), ' ');
      return at(first->keySpan.begin, text + separator);
    }
    if (m_place.isInBraces) return at(endOf(m_source, *before), ", " + text);
    // A comment behind the value stays with it.
    const std::uint32_t line = m_source.lineOf(endOf(m_source, *before));
    const auto end = static_cast<std::uint32_t>(m_source.lineStart(line) + m_source.line(line).size());
    return at(end, '\n' + std::string(columnOf(*first), ' ') + text);
  }

  diagnostics::TextEdit replacement(const LooseEntry& entry, const std::string& value) const {
    if (entry.value.kind == LooseKind::Empty) {
      const std::uint32_t behind = entry.keySpan.end + (entry.colon ? 1 : 0);
      return at(behind, (entry.colon ? " " : ": ") + value);
    }
    return {{entry.value.span.begin, endOf(m_source, entry.value)}, value};
  }

  diagnostics::TextEdit removal(const LooseEntry& entry) const {
    const auto index = static_cast<std::size_t>(&entry - m_map.entries.data());
    const LooseEntry* next = index + 1 < m_map.entries.size() ? &m_map.entries[index + 1] : nullptr;
    const std::uint32_t begin = entry.keySpan.begin;
    const std::uint32_t end = endOf(m_source, entry);
    if (m_place.isInBraces) {
      if (index > 0) return {{endOf(m_source, m_map.entries[index - 1]), end}, ""};
      return {{begin, next != nullptr ? next->keySpan.begin : end}, ""};
    }
    const std::uint32_t line = m_source.lineOf(begin);
    const auto lineStart = static_cast<std::uint32_t>(m_source.lineStart(line));
    const bool isAlone = m_source.view({lineStart, begin}).find_first_not_of(' ') == std::string_view::npos;
    const auto below = static_cast<std::uint32_t>(m_source.lineStart(m_source.lineOf(end) + 1));
    if (isAlone) return {{lineStart, below}, ""};
    // Behind the dash of its list: the next key takes its place.
    return {{begin, next != nullptr ? next->keySpan.begin : end}, ""};
  }

 private:
  static diagnostics::TextEdit at(std::uint32_t offset, std::string text) {
    return {{offset, offset}, std::move(text)};
  }

  std::size_t columnOf(const LooseEntry& entry) const {
    return entry.keySpan.begin - m_source.lineStart(m_source.lineOf(entry.keySpan.begin));
  }

  const SourceText& m_source;
  const LooseNode& m_map;
  const FormPlace& m_place;
};

}  // namespace

std::optional<diagnostics::Fix> setField(const Analysis& analysis, std::size_t offset,
                                         const std::string& name, const std::string& value) {
  const std::optional<CursorContext> context = formContextAt(analysis, offset);
  const std::optional<FormPlace> place = context ? formPlaceIn(analysis, *context) : std::nullopt;
  const std::optional<Form> form = place ? formAt(analysis, offset) : std::nullopt;
  if (!form) return std::nullopt;
  const auto field = std::ranges::find(form->fields, name, &FormField::name);
  if (field == form->fields.end() || field->value == value) return std::nullopt;
  const FieldWriter writer(*analysis.source, *place);
  const LooseEntry* entry = place->map->entry(name);
  const bool isRemoval = value.empty() && !field->required;
  if (isRemoval && (entry == nullptr || place->map->entries.size() == 1)) return std::nullopt;
  const std::string text = written(*field, value);
  diagnostics::TextEdit edit = isRemoval          ? writer.removal(*entry)
                               : entry != nullptr ? writer.replacement(*entry, text)
                                                  : writer.insertion(name, text);
  return diagnostics::Fix{"Set \"" + name + '"', {std::move(edit)}, false};
}

}  // namespace ludo::service
