// SPDX-License-Identifier: Apache-2.0
#include "core/service/form.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/service/complete_values.h"
#include "core/service/form_place.h"

namespace ludo::service {

using language::Field;
using language::Type;
using language::TypeKind;

namespace {

/// The record that a mapping is, by its description and its tag; null where that is still open.
const Type* recordMeant(const Type& expected, const LooseNode& map) {
  const Type& type = expected.kind == TypeKind::List ? language::stripped(expected.element()) : expected;
  if (type.kind == TypeKind::Record) return &type;
  return type.kind == TypeKind::Union ? chosenAlternative(type, map) : nullptr;
}

/// At the key that says which construct it is, that construct is meant.
std::optional<FormPlace> namedBy(const Analysis& analysis, const Level& here, std::size_t level) {
  if (here.entry == nullptr || here.entry->value.kind != LooseKind::Map) return std::nullopt;
  const Expected below = expectedUnder(here.expected, *here.node, *here.entry);
  if (below.type == nullptr || below.type->kind != TypeKind::Record || below.field != nullptr)
    return std::nullopt;
  const bool isInBraces = analysis.source->view(here.entry->value.span).starts_with('{');
  return FormPlace{&here.entry->value, below.type, level, isInBraces, true};
}

bool takesInteger(const Type& type) {
  if (type.kind == TypeKind::Integer) return true;
  if (type.kind == TypeKind::Notation) return type.schema.find("\"integer\"") != std::string::npos;
  return type.kind == TypeKind::Union &&
         std::ranges::any_of(type.alternatives,
                             [](language::TypeGetter each) { return takesInteger(each()); });
}

FieldInput inputOf(const Type& type) {
  switch (type.kind) {
    case TypeKind::Bool:
      return FieldInput::Truth;
    case TypeKind::Enumeration:
      return FieldInput::Choice;
    case TypeKind::List:
    case TypeKind::Map:
    case TypeKind::Record:
    case TypeKind::Union:
      return FieldInput::Construct;
    default:
      return takesInteger(type) ? FieldInput::Number : FieldInput::Text;
  }
}

FormField formFieldOf(const SourceText& source, const Field& described, const LooseEntry* entry,
                      const CursorContext& context) {
  const Type& type = language::stripped(described.type());
  FormField field;
  field.name = described.name;
  field.type = language::typeLabel(type);
  field.doc = described.doc;
  field.input = inputOf(type);
  field.required = described.required;
  if (type.kind == TypeKind::Enumeration) {
    for (const language::EnumValue& word : type.values) field.words.push_back(word.name);
  }
  if (entry == nullptr) return field;
  field.isWritten = true;
  field.isAtCursor =
      std::ranges::any_of(context.levels, [&](const Level& level) { return level.entry == entry; });
  field.span = {entry->keySpan.begin, endOf(source, *entry)};
  const LooseNode& value = entry->value;
  if (value.kind == LooseKind::Empty) return field;
  const Span written =
      value.kind == LooseKind::Scalar ? value.inner() : Span{value.span.begin, endOf(source, value)};
  field.value = source.view(written);
  field.isOneLine = field.value.find('\n') == std::string::npos;
  const bool isOpenList =
      value.kind != LooseKind::Scalar && !field.value.starts_with('{') && !field.value.starts_with('[');
  if (isOpenList) field.isOneLine = false;
  if (value.quote == '"') {
    std::string plain;
    for (std::size_t i = 0; i < field.value.size(); ++i) {
      const bool isEscape = field.value[i] == '\\' && i + 1 < field.value.size() &&
                            (field.value[i + 1] == '"' || field.value[i + 1] == '\\');
      if (isEscape) ++i;
      plain += field.value[i];
    }
    field.value = std::move(plain);
  }
  return field;
}

}  // namespace

std::uint32_t endOf(const SourceText& source, const LooseNode& value) {
  const std::string_view text = source.view(value.span);
  const bool isClosed = text.starts_with('{') || text.starts_with('[');
  if (value.kind == LooseKind::Scalar || value.kind == LooseKind::Empty || isClosed) return value.span.end;
  std::uint32_t end = value.span.begin;
  for (const LooseEntry& entry : value.entries) end = std::max(end, endOf(source, entry));
  for (const LooseNode& item : value.items) end = std::max(end, endOf(source, item));
  return end;
}

std::uint32_t endOf(const SourceText& source, const LooseEntry& entry) {
  const std::uint32_t behindColon = entry.keySpan.end + (entry.colon ? 1 : 0);
  return entry.value.kind == LooseKind::Empty ? behindColon
                                              : std::max(behindColon, endOf(source, entry.value));
}

std::optional<CursorContext> formContextAt(const Analysis& analysis, std::size_t offset) {
  if (std::optional<CursorContext> context = contextAt(analysis, offset)) return context;
  const SourceText& source = *analysis.source;
  const std::uint32_t line = source.lineOf(offset);
  const std::size_t first = source.line(line).find_first_not_of(" -{[");
  return first == std::string_view::npos ? std::nullopt : contextAt(analysis, source.lineStart(line) + first);
}

std::optional<FormPlace> formPlaceIn(const Analysis& analysis, const CursorContext& context) {
  for (std::size_t level = context.levels.size(); level-- > 0;) {
    const Level& here = context.levels[level];
    if (here.node->kind != LooseKind::Map || here.expected.type == nullptr || !here.expected.tagKey.empty())
      continue;
    // The entries of a section that is a list stand one level further in.
    if (level == 0 && here.expected.type->kind == TypeKind::List) return std::nullopt;
    const Type* record = recordMeant(*here.expected.type, *here.node);
    if (record == nullptr) {
      if (const std::optional<FormPlace> named = namedBy(analysis, here, level)) return named;
      continue;
    }
    const bool isInBraces = analysis.source->view(here.node->span).starts_with('{');
    return FormPlace{here.node, record, level, isInBraces, false};
  }
  return std::nullopt;
}

std::optional<Form> formAt(const Analysis& analysis, std::size_t offset) {
  const std::optional<CursorContext> context = formContextAt(analysis, offset);
  const std::optional<FormPlace> place = context ? formPlaceIn(analysis, *context) : std::nullopt;
  if (!place) return std::nullopt;
  const SourceText& source = *analysis.source;
  Form form;
  form.construct = place->record->name;
  form.doc = place->record->doc;
  form.isInBraces = place->isInBraces;
  form.span = {place->map->span.begin, endOf(source, *place->map)};
  for (const Field& field : place->record->fields) {
    const LooseEntry* entry = place->map->entry(field.name);
    form.fields.push_back(formFieldOf(source, field, entry, *context));
    if (entry != nullptr && (field.name == "id" || (field.name == "name" && form.name.empty())))
      form.name = form.fields.back().value;
  }
  return form;
}

std::vector<std::string> choicesFor(const Analysis& analysis, std::size_t offset, const std::string& field) {
  std::optional<CursorContext> context = formContextAt(analysis, offset);
  const std::optional<FormPlace> place = context ? formPlaceIn(analysis, *context) : std::nullopt;
  const Field* described = place ? place->record->field(field) : nullptr;
  if (described == nullptr) return {};
  // As if the cursor stood where a value of the field begins.
  LooseEntry entry;
  entry.key = field;
  entry.colon = true;
  entry.value.form = LooseForm::Flow;
  const auto at = static_cast<std::uint32_t>(offset);
  entry.value.span = {at, at};
  context->levels.resize(place->level + 1);
  if (place->isBelow)
    context->levels.push_back({place->map, {place->record, nullptr, nullptr, ""}, nullptr, 0});
  context->levels.back().entry = &entry;
  context->levels.push_back(
      {&entry.value, {&language::stripped(described->type()), place->record, described, ""}, nullptr, 0});
  context->side = CursorContext::Side::Value;
  CompletionList list(analysis, *context, offset);
  ValueCompleter(list).run();
  std::vector<std::string> choices;
  for (const Completion& each : list.take()) {
    const bool isText = each.text.size() > 1 && each.text.starts_with('"') && each.text.ends_with('"');
    if (isText)
      choices.push_back(each.text.substr(1, each.text.size() - 2));
    else if (each.text == "true" || each.text == "false")
      choices.push_back(each.text);
  }
  return choices;
}

}  // namespace ludo::service
