// SPDX-License-Identifier: Apache-2.0
#include "core/spec/read_spec.h"

#include <algorithm>
#include <map>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/read.h"

namespace ludo::spec {

namespace kinds = diagnostics::kinds;
using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

constexpr std::string_view itemsKey = "items";

diagnostics::Diagnostic& report(diagnostics::List& list, const diagnostics::Kind& kind, Span span,
                                std::string path, std::string message) {
  diagnostics::Diagnostic diagnostic;
  diagnostic.kind = &kind;
  diagnostic.span = span;
  diagnostic.path = std::move(path);
  diagnostic.message = std::move(message);
  list.push_back(std::move(diagnostic));
  return list.back();
}

void reportUnknownSection(const text::YamlBlock& block, diagnostics::List& list) {
  std::vector<std::string> names;
  for (const Field& field : language::specDocumentType().fields) names.push_back(field.name);
  auto& diagnostic = report(list, kinds::UnknownSection, block.sectionSpan, block.section,
                            "There is no section called \"" + block.section + '"');
  if (auto best = nearest(block.section, names)) {
    diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    diagnostic.fix =
        diagnostics::Fix{"Replace with \"" + *best + '"', {{block.sectionSpan, '"' + *best + '"'}}, false};
  }
  diagnostic.alternatives = std::move(names);
}

/// The blocks of one section made into one piece of data.
class SectionData {
 public:
  explicit SectionData(const Field& field) : m_field(field), m_isList(field.type().kind == TypeKind::List) {}

  void add(const text::YamlBlock& block, diagnostics::List& list) {
    if (block.root.kind != DataKind::Map) {
      m_damaged = true;
      return;
    }
    if (m_data.kind == DataKind::Null) {
      m_data.kind = m_isList ? DataKind::List : DataKind::Map;
      m_data.span = block.root.span;
    }
    m_data.damaged = m_data.damaged || block.root.damaged;
    for (const DataEntry& entry : block.root.entries) {
      if (m_isList)
        addItems(entry, list);
      else
        addKey(entry, list);
    }
  }

  bool read(language::SpecDocument& document, diagnostics::List& list) const {
    if (m_data.kind == DataKind::Null) return false;
    bool good = language::readValue(m_field.type(), m_field.access(&document), m_data, m_field.name, list);
    return good && !m_damaged && !m_data.damaged;
  }

 private:
  void addItems(const DataEntry& entry, diagnostics::List& list) {
    if (entry.key == itemsKey && entry.value.kind == DataKind::List) {
      m_data.items.insert(m_data.items.end(), entry.value.items.begin(), entry.value.items.end());
      return;
    }
    m_damaged = true;
    if (entry.key == itemsKey) {
      if (entry.value.damaged) return;
      auto& diagnostic =
          report(list, kinds::WrongType, entry.value.span, m_field.name,
                 "The key \"items\" needs a list, not " + std::string(describe(entry.value.kind)));
      diagnostic.suggestion = "Write each entry on a line of its own that begins with a dash";
      return;
    }
    auto& diagnostic = report(list, kinds::UnknownKey, entry.keySpan, m_field.name + "." + entry.key,
                              "The section \"" + m_field.name + "\" has no key \"" + entry.key + '"');
    diagnostic.suggestion = "List its entries under the key \"items\"";
    diagnostic.alternatives = {std::string(itemsKey)};
    bool likely = entry.value.kind == DataKind::List;
    if (likely)
      diagnostic.fix =
          diagnostics::Fix{"Replace with \"items\"", {{entry.keySpan, std::string(itemsKey)}}, false};
  }

  void addKey(const DataEntry& entry, diagnostics::List& list) {
    if (const DataEntry* earlier = m_data.entry(entry.key)) {
      auto& diagnostic =
          report(list, kinds::RepeatedKey, entry.keySpan, m_field.name + "." + entry.key,
                 "The section \"" + m_field.name + "\" already has the key \"" + entry.key + '"');
      diagnostic.suggestion = "Keep it in one block only";
      diagnostic.related.push_back({"First given here", earlier->keySpan});
      m_damaged = true;
      return;
    }
    m_data.entries.push_back(entry);
  }

  const Field& m_field;
  bool m_isList;
  bool m_damaged = false;
  DataNode m_data;
};

void reportAbsent(const text::MarkdownDocument& markdown, const std::set<std::string>& present,
                  diagnostics::List& list) {
  // Without any block, the reader of the Markdown has said what is missing.
  if (markdown.blocks.empty()) return;
  bool unreadable =
      std::any_of(markdown.blocks.begin(), markdown.blocks.end(), [](const text::YamlBlock& block) {
        return block.section.empty() || language::specDocumentType().field(block.section) == nullptr;
      });
  // A block whose section is not known may be the one that is missed: one mistake, one message.
  if (unreadable) return;
  Span place{markdown.blocks.back().fence.end, markdown.blocks.back().fence.end};
  for (const std::string& name : language::requiredSections()) {
    if (present.contains(name)) continue;
    auto& diagnostic =
        report(list, kinds::AbsentSection, place, name, "The game has no section \"" + name + '"');
    diagnostic.suggestion = "Add a block that begins with section: \"" + name + '"';
  }
}

}  // namespace

SpecReading readSpec(const text::MarkdownDocument& markdown, diagnostics::List& diagnostics) {
  SpecReading reading;
  const Type& type = language::specDocumentType();
  std::map<std::string, SectionData> sections;
  for (const text::YamlBlock& block : markdown.blocks) {
    if (block.section.empty()) continue;
    const Field* field = type.field(block.section);
    if (field == nullptr) {
      reportUnknownSection(block, diagnostics);
      continue;
    }
    sections.try_emplace(block.section, *field).first->second.add(block, diagnostics);
    reading.present.insert(block.section);
  }
  for (const Field& field : type.fields) {
    auto section = sections.find(field.name);
    if (section == sections.end()) continue;
    if (!section->second.read(reading.document, diagnostics)) reading.damaged.insert(field.name);
  }
  reportAbsent(markdown, reading.present, diagnostics);
  return reading;
}

}  // namespace ludo::spec
