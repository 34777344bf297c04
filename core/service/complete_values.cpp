// SPDX-License-Identifier: Apache-2.0
#include "core/service/complete_values.h"

#include "core/language/language.h"
#include "core/language/type_text.h"

namespace ludo::service {

using language::EnumValue;
using language::Field;
using language::NameKind;
using language::Type;
using language::TypeGetter;
using language::TypeKind;

void ValueCompleter::run() {
  const Level& level = m_list.context().here();
  const LooseNode& node = *level.node;
  m_list.replaceValue(node);
  if (isSectionName()) {
    for (const Field* field : m_list.missingSections()) m_list.addText(field->name, "section", field->doc);
  } else if (!level.expected.tagKey.empty()) {
    offerTagWords(level.expected);
  } else if (level.expected.type != nullptr) {
    offerValue(*level.expected.type, node.form, {node.lacksDash ? "- " : "", ""});
  }
}

bool ValueCompleter::isSectionName() const {
  const std::vector<Level>& levels = m_list.context().levels;
  return levels.size() == 2 && levels.front().entry->key == "section";
}

void ValueCompleter::offerTagWords(const Expected& expected) {
  const std::vector<Level>& levels = m_list.context().levels;
  const LooseNode& map = *levels[levels.size() - 2].node;
  for (TypeGetter getter : expected.type->alternatives) {
    const Type& record = getter();
    if (!couldBecome(record, map) || record.tagKey != expected.tagKey) continue;
    for (const EnumValue& word : language::tagWords(record)) m_list.addText(word.name, "construct", word.doc);
  }
}

void ValueCompleter::offerValue(const Type& type, LooseForm form, const Frame& frame) {
  switch (type.kind) {
    case TypeKind::Bool:
      m_list.addPlain("true", "", frame);
      m_list.addPlain("false", "", frame);
      break;
    case TypeKind::Enumeration:
      for (const EnumValue& value : type.values) m_list.addText(value.name, "value", value.doc, frame);
      break;
    case TypeKind::Reference:
      m_names.offerNames(type.nameKind, frame);
      break;
    case TypeKind::Text:
      for (const EnumValue& name : m_names.namesMeant()) m_list.addText(name.name, "name", name.doc, frame);
      break;
    case TypeKind::Notation:
      m_names.offerNotation(type, frame);
      break;
    case TypeKind::List:
      offerList(type, form, frame);
      break;
    case TypeKind::Union:
      offerUnion(type, form, frame);
      break;
    case TypeKind::Record:
    case TypeKind::Map:
      offerMapping(type, form, frame);
      break;
    default:
      break;
  }
}

void ValueCompleter::offerUnion(const Type& type, LooseForm form, const Frame& frame) {
  for (TypeGetter alternative : type.alternatives) {
    if (alternative().kind != TypeKind::Text) continue;
    // A quoted text may name a binding or a constant.
    m_names.offerNames(NameKind::Binding, frame);
    m_names.offerNames(NameKind::Constant, frame);
  }
  offerMapping(type, form, frame);
  for (TypeGetter alternative : type.alternatives) {
    const TypeKind kind = alternative().kind;
    if (kind == TypeKind::Bool || kind == TypeKind::Notation) offerValue(alternative(), form, frame);
  }
}

void ValueCompleter::offerMapping(const Type& type, LooseForm form, const Frame& frame) {
  if (m_list.inQuotes()) return;
  KeyCompleter::Writing writing{frame.before + "{ ", ", "};
  if (form == LooseForm::Line) {
    const std::size_t column = m_list.columnOf(m_list.replaces().begin) + frame.before.size();
    writing = {frame.before, KeyCompleter::newLine(column)};
  }
  m_keys.offerKeys(type, LooseNode{}, writing);
}

void ValueCompleter::offerList(const Type& type, LooseForm form, const Frame& frame) {
  const Type& element = language::stripped(type.element());
  const std::string& before = frame.before;
  if (form == LooseForm::Line && !m_list.inQuotes()) {
    offerValue(element, form, {before + "- ", ""});
    if (type.oneOrMany) offerValue(element, form, {before, ""});
    return;
  }
  if (type.oneOrMany) offerValue(element, form, {before, ""});
  if (m_list.inQuotes()) return;
  if (isScalar(element)) {
    offerValue(element, form, {before + '[', "]"});
  } else if (form == LooseForm::Flow) {
    offerValue(element, form, {before + '[', ""});
  } else {
    const std::vector<Level>& levels = m_list.context().levels;
    const std::size_t column = m_list.columnOf(levels[levels.size() - 2].entry->keySpan.begin);
    m_list.add(KeyCompleter::newLine(column + 2) + "- ", "-", "value",
               "A list, each entry on a line of its own.");
  }
}

bool ValueCompleter::isScalar(const Type& type) {
  return type.kind == TypeKind::Reference || type.kind == TypeKind::Notation ||
         type.kind == TypeKind::Enumeration || (type.kind == TypeKind::Text && !m_names.namesMeant().empty());
}

}  // namespace ludo::service
