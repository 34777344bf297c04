// SPDX-License-Identifier: Apache-2.0
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/service/name_at.h"

namespace ludo::service {

using language::EnumValue;
using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeGetter;
using language::TypeKind;

namespace {

std::string exampleOf(const Type& type) {
  return type.example.empty() ? "" : "\n\n```yaml\n" + type.example + "\n```";
}

std::string constructText(const Type& record, const std::string& title, const std::string& kind,
                          const std::string& doc) {
  return "**" + title + "** (" + kind + ")\n\n" + doc + exampleOf(record);
}

std::string fieldText(const Field& field) {
  const Type& type = language::stripped(field.type());
  std::string text = "**" + field.name + "**: " + language::typeLabel(type) +
                     (field.required ? ", required" : ", optional") + "\n\n" + field.doc;
  if (!type.doc.empty() && type.kind != TypeKind::Integer) text += "\n\n*" + type.name + "*: " + type.doc;
  text += "\n\nTakes " + language::whatStands(type) + '.';
  for (const EnumValue& value : type.values) text += "\n- `\"" + value.name + "\"`: " + value.doc;
  return text;
}

std::optional<std::string> sectionText(const std::string& name) {
  const Field* field = language::specDocumentType().field(name);
  if (field == nullptr) return std::nullopt;
  return "**" + name + "** (section, " + (field->required ? "required" : "optional") + ")\n\n" + field->doc +
         exampleOf(language::stripped(field->type()));
}

/// What a word under the tag key of a union picks.
std::optional<std::string> tagWordText(const Expected& expected, const LooseNode& map,
                                       const std::string& word) {
  const Type* chosen = chosenAlternative(*expected.type, map);
  if (chosen == nullptr) return std::nullopt;
  for (const EnumValue& value : language::tagWords(*chosen)) {
    if (value.name == word)
      return constructText(*chosen, language::tagText(*chosen, word),
                           expected.type->name + ", " + chosen->name, value.doc);
  }
  return std::nullopt;
}

std::optional<std::string> keyText(const CursorContext& context) {
  const Level& level = context.here();
  const std::string& key = level.entry->key;
  if (context.levels.size() == 1 && key == "section")
    return "**section**: which part of the game this block holds.";
  if (level.expected.type == nullptr) return std::nullopt;
  if (context.levels.size() == 1 && key == "items" && level.expected.type->kind == TypeKind::List)
    return fieldText(*context.sectionField);
  Expected value = expectedUnder(level.expected, *level.node, *level.entry);
  if (!value.tagKey.empty()) return "**" + key + "**: which " + value.type->name + " this is.";
  if (value.type == nullptr) return std::nullopt;
  bool isKeyed = value.field == nullptr && value.type->form == RecordForm::Keyed;
  if (isKeyed) return constructText(*value.type, key, level.expected.type->name, value.type->doc);
  // The keys of a mapping such as constants are names, not fields.
  if (value.field == nullptr || value.field->name != key) return std::nullopt;
  return fieldText(*value.field);
}

std::optional<std::string> valueText(const CursorContext& context) {
  const Level& level = context.here();
  const std::string& word = level.node->text;
  const Level& around = context.levels[context.levels.size() - 2];
  if (context.levels.size() == 2 && around.entry->key == "section") return sectionText(word);
  if (level.expected.type == nullptr) return std::nullopt;
  if (!level.expected.tagKey.empty()) return tagWordText(level.expected, *around.node, word);
  for (const EnumValue& value : level.expected.type->values) {
    if (value.name == word) return "**\"" + word + "\"** (" + level.expected.type->name + ")\n\n" + value.doc;
  }
  if (level.expected.type->kind != TypeKind::Notation) return std::nullopt;
  for (const language::NotationForm& form : level.expected.type->forms) {
    if (form.text == word) return "**\"" + word + "\"** (" + level.expected.type->name + ")\n\n" + form.doc;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hover> hoverAt(const Analysis& analysis, std::size_t offset) {
  std::optional<CursorContext> context = contextAt(analysis, offset);
  if (!context) return std::nullopt;
  if (std::optional<NameAt> name = nameAt(analysis, *context, offset)) {
    std::string text =
        "**" + name->name + "** (" + std::string(nameKindLabel(name->kind)) + ")\n\n" + name->doc;
    if (name->definition.known()) {
      text += "\n\nDefined in line " + std::to_string(analysis.source->lineOf(name->definition.begin)) + '.';
    }
    return Hover{name->span, std::move(text)};
  }
  bool isKey = context->side == CursorContext::Side::Key;
  std::optional<std::string> text = isKey ? keyText(*context) : valueText(*context);
  if (!text) return std::nullopt;
  return Hover{isKey ? context->here().entry->keySpan : context->here().node->span, std::move(*text)};
}

}  // namespace ludo::service
