// SPDX-License-Identifier: Apache-2.0
#include "core/service/complete_keys.h"

#include <algorithm>

#include "core/bundles/bundle_library.h"
#include "core/bundles/compose.h"
#include "core/language/language.h"
#include "core/language/type_text.h"

namespace ludo::service {

using language::BundleUse;
using language::EnumValue;
using language::Field;
using language::NameKind;
using language::RecordForm;
using language::Type;
using language::TypeGetter;
using language::TypeKind;

namespace {

constexpr std::string_view itemsKey = "items";

/// What follows a key that is written out: its colon, and where entries have lines of their own, the
/// beginning of the first: a dash in a list of mappings, the indentation in a mapping with new names.
std::string afterKey(const Field& field, const KeyCompleter::Writing& writing) {
  if (!writing.colon) return "";
  const Type& type = language::stripped(field.type());
  std::string line = ":" + writing.separator + "  ";
  if (!writing.separator.starts_with('\n')) return ": ";
  if (type.kind == TypeKind::Map && type.key().kind != TypeKind::Reference) return line;
  if (type.kind != TypeKind::List || type.oneOrMany) return ": ";
  const TypeKind element = language::stripped(type.element()).kind;
  return element == TypeKind::Record || element == TypeKind::Union ? line + "- " : ": ";
}

std::string nameAsKey(const std::string& name, const KeyCompleter::Writing& writing) {
  return writing.prefix + name + (writing.colon ? ": " : "");
}

}  // namespace

void KeyCompleter::run() {
  const CursorContext& context = m_list.context();
  const Level& level = context.here();
  const LooseEntry& entry = *level.entry;
  m_list.replace(entry.keySpan);
  LooseNode others = *level.node;
  std::erase_if(others.entries, [&](const LooseEntry& other) { return other.keySpan == entry.keySpan; });

  const bool inBraces = m_list.analysis().source->view(level.node->span).starts_with('{');
  const Writing writing{"", inBraces ? ", " : newLine(m_list.columnOf(entry.keySpan.begin)), !entry.colon};
  if (context.levels.size() == 1)
    offerTopKeys(others, writing);
  else if (level.expected.type != nullptr)
    offerKeys(*level.expected.type, others, writing);
}

void KeyCompleter::offerTopKeys(const LooseNode& others, const Writing& writing) {
  if (others.entry("section") == nullptr) {
    for (const Field* field : m_list.missingSections()) {
      const std::string text = "section: \"" + field->name + '"';
      m_list.add(text, text, "section", field->doc);
    }
  }
  const CursorContext& context = m_list.context();
  if (context.sectionField == nullptr) return;
  const Type& type = *context.here().expected.type;
  if (type.kind != TypeKind::List) {
    offerKeys(type, others, writing);
  } else if (others.entry(itemsKey) == nullptr) {
    m_list.add(writing.colon ? "items:\n  - " : "items", "items", "key", context.sectionField->doc);
  }
}

void KeyCompleter::offerKeys(const Type& type, const LooseNode& others, const Writing& writing) {
  const bool ofBundle = m_list.context().here().expected.owner == &language::typeOf<BundleUse>();
  if (type.kind == TypeKind::List)
    offerKeys(language::stripped(type.element()), others, writing);
  else if (type.kind == TypeKind::Record)
    offerFields(type, others, writing);
  else if (type.kind == TypeKind::Union)
    offerConstructs(type, others, writing);
  else if (type.kind == TypeKind::Map && type.key().kind == TypeKind::Reference)
    offerNames(type.key().nameKind, others, writing);
  else if (type.kind == TypeKind::Map && ofBundle)
    offerParametersOfBundle(others, writing);
}

void KeyCompleter::offerFields(const Type& record, const LooseNode& others, const Writing& writing) {
  // Where nothing stands yet, the key that an example begins with can bring all of it.
  const std::string first = others.entries.empty() && writing.colon ? firstKeyOf(record) : std::string();
  for (bool required : {true, false}) {
    for (const Field& field : record.fields) {
      if (field.required != required || others.entry(field.name) != nullptr) continue;
      m_list.add(writing.prefix + field.name + afterKey(field, writing), field.name, "key",
                 required ? field.doc + " Required." : field.doc);
      if (field.name == first) m_list.writeOut(writtenOut(record, writing.prefix, writing.separator));
    }
  }
}

void KeyCompleter::offerConstructs(const Type& type, const LooseNode& others, const Writing& writing) {
  if (const Type* chosen = chosenAlternative(type, others)) {
    offerFields(*chosen, others, writing);
    return;
  }
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    if (record.kind != TypeKind::Record) continue;
    if (record.form == RecordForm::Keyed && others.entries.empty()) {
      std::string text = record.fields.empty() ? record.tag + ": {}" : record.tag + ": ";
      m_list.add(writing.prefix + (writing.colon ? text : record.tag), record.tag, "construct", record.doc);
      if (writing.colon) m_list.writeOut(writtenOut(record, writing.prefix, writing.separator));
    } else if (couldBecome(record, others)) {
      offerTag(record, others, writing);
    }
  }
}

void KeyCompleter::offerTag(const Type& record, const LooseNode& others, const Writing& writing) {
  if (!writing.colon) {
    // Only the key is rewritten: once for all the words it may hold.
    if (!m_list.has(record.tagKey)) m_list.add(record.tagKey, record.tagKey, "key", record.doc);
    return;
  }
  const auto next = std::ranges::find_if(record.fields, [&](const Field& field) {
    return field.required && field.name != record.tagKey && others.entry(field.name) == nullptr;
  });
  const std::string further = next == record.fields.end() ? "" : writing.separator + next->name + ": ";
  for (const EnumValue& word : language::tagWords(record)) {
    std::string text = language::tagText(record, word.name);
    std::string doc = record.form == RecordForm::Valued ? record.doc + ' ' + word.doc : word.doc;
    m_list.add(writing.prefix + text + further, text, "construct", doc);
  }
}

void KeyCompleter::offerNames(NameKind kind, const LooseNode& others, const Writing& writing) {
  if (kind == NameKind::Binding) offerParametersOfDefinition(others, writing);
  for (const KnownName& known : m_list.names()) {
    if (known.kind != kind || others.entry(known.name) != nullptr) continue;
    m_list.add(nameAsKey(known.name, writing), known.name, std::string(nameKindLabel(kind)), known.doc);
  }
}

void KeyCompleter::offerParametersOfDefinition(const LooseNode& others, const Writing& writing) {
  const std::vector<Level>& levels = m_list.context().levels;
  if (levels.size() < 2) return;
  const LooseEntry* name = levels[levels.size() - 2].node->entry("name");
  if (name == nullptr) return;
  const Type& types = language::typeOf<language::ParameterType>();
  for (const language::FormulaDef& formula : m_list.analysis().document.definitions) {
    if (formula.id.name != name->value.text) continue;
    for (const language::FormulaParameter& parameter : formula.parameters) {
      if (others.entry(parameter.name.name) != nullptr) continue;
      m_list.add(nameAsKey(parameter.name.name, writing), parameter.name.name, "parameter",
                 types.values[static_cast<std::size_t>(parameter.is)].doc);
    }
  }
}

void KeyCompleter::offerParametersOfBundle(const LooseNode& others, const Writing& writing) {
  const LooseNode* written = m_list.around(language::typeOf<BundleUse>());
  const LooseEntry* use = written != nullptr ? written->entry("use") : nullptr;
  if (use == nullptr) return;
  const Type& kinds = language::typeOf<language::ParameterKind>();
  const auto library = bundles::BundleLibrary::forDocument(m_list.analysis().source->path());
  for (bool required : {true, false}) {
    for (const language::ParameterDef& parameter : bundles::parametersOf(use->value.text, library)) {
      if (parameter.value.has_value() == required || others.entry(parameter.name.name) != nullptr) continue;
      const std::string& doc =
          parameter.doc.empty() ? kinds.values[static_cast<std::size_t>(parameter.kind)].doc : parameter.doc;
      m_list.add(nameAsKey(parameter.name.name, writing), parameter.name.name, "parameter",
                 required ? doc + " Required." : doc);
    }
  }
}

}  // namespace ludo::service
