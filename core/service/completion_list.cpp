// SPDX-License-Identifier: Apache-2.0
#include "core/service/completion_list.h"

#include <algorithm>
#include <set>

#include "core/language/language.h"
#include "core/language/type_text.h"

namespace ludo::service {

using language::Field;
using language::Type;
using language::TypeKind;

const std::vector<KnownName>& CompletionList::names() {
  if (!m_names) m_names = knownNames(m_analysis);
  return *m_names;
}

const LooseNode* CompletionList::around(const Type& record) const {
  for (auto level = m_context.levels.rbegin(); level != m_context.levels.rend(); ++level) {
    if (level->expected.type == &record && level->node->kind == LooseKind::Map) return level->node;
  }
  return nullptr;
}

std::vector<const Field*> CompletionList::missingSections() const {
  std::set<std::string> present;
  for (const text::YamlBlock& block : m_analysis.markdown.blocks) {
    if (block.content != m_context.block) present.insert(block.section);
  }
  std::vector<const Field*> missing;
  std::vector<const Field*> repeatable;
  for (const Field& field : language::specDocumentType().fields) {
    if (!present.contains(field.name))
      missing.push_back(&field);
    else if (language::stripped(field.type()).kind == TypeKind::List)
      repeatable.push_back(&field);
  }
  std::stable_partition(missing.begin(), missing.end(), [](const Field* field) { return field->required; });
  missing.insert(missing.end(), repeatable.begin(), repeatable.end());
  return missing;
}

std::size_t CompletionList::columnOf(std::size_t offset) const {
  const SourceText& source = *m_analysis.source;
  return offset - source.lineStart(source.lineOf(offset));
}

void CompletionList::replace(Span span) {
  m_replaces = span;
  m_closingQuote.clear();
}

void CompletionList::replaceValue(const LooseNode& value) {
  const bool afterQuote = value.quote != '\0' && m_offset > value.span.begin;
  m_inQuotes = afterQuote && (!value.closed || m_offset < value.span.end);
  replace(m_inQuotes ? value.inner() : value.span);
  if (m_inQuotes && !value.closed) m_closingQuote = value.quote;
}

void CompletionList::add(std::string text, std::string label, std::string kind, std::string detail) {
  m_found.push_back({std::move(text), std::move(label), std::move(kind), std::move(detail), m_replaces});
}

void CompletionList::addText(const std::string& text, std::string kind, std::string detail,
                             const Frame& frame) {
  std::string written = m_inQuotes ? text + m_closingQuote : frame.before + '"' + text + '"' + frame.after;
  add(std::move(written), text, std::move(kind), std::move(detail));
}

void CompletionList::addPlain(const std::string& text, std::string detail, const Frame& frame) {
  if (!m_inQuotes) add(frame.before + text, text, "value", std::move(detail));
}

void CompletionList::writeOut(WrittenOut whole) {
  m_found.back().whole = std::move(whole.text);
  m_found.back().values = std::move(whole.values);
}

bool CompletionList::has(const std::string& text) const {
  return std::ranges::find(m_found, text, &Completion::text) != m_found.end();
}

}  // namespace ludo::service
