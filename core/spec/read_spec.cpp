// SPDX-License-Identifier: Apache-2.0
#include "core/spec/read_spec.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"
#include "core/language/read.h"
#include "core/language/synonyms.h"
#include "core/spec/expand_tables.h"

namespace ludo::spec {

namespace kinds = diagnostics::kinds;
using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

using diagnostics::report;

constexpr std::string_view itemsKey = "items";

std::vector<std::string> sectionNames() {
  std::vector<std::string> names;
  for (const Field& field : language::specDocumentType().fields) names.push_back(field.name);
  return names;
}

/// Reports a section that the language does not have; returns the one that was meant.
const Field* rejectSection(const text::YamlBlock& block, diagnostics::List& list) {
  std::vector<std::string> names = sectionNames();
  std::optional<language::MeantWord> meant = language::meantSection(block.section, names);
  auto& diagnostic = report(list, kinds::UnknownSection, block.sectionSpan, block.section,
                            "There is no section called \"" + block.section + '"');
  if (const auto* missing = language::missingCapability(block.section);
      missing && !(meant && meant->certain)) {
    language::tellOf(*missing, block.section, diagnostic);
    return nullptr;
  }
  if (meant) {
    diagnostic.suggestion = "Did you mean \"" + meant->word + "\"?";
    diagnostic.fix = diagnostics::Fix{"Replace with \"" + meant->word + '"',
                                      {{block.sectionSpan, '"' + meant->word + '"'}},
                                      meant->certain};
    std::stable_partition(names.begin(), names.end(),
                          [&](const std::string& name) { return name == meant->word; });
  } else {
    diagnostic.suggestion = "Use one of the accepted sections, or make the block prose";
  }
  diagnostic.alternatives = std::move(names);
  return meant ? language::specDocumentType().field(meant->word) : nullptr;
}

/// The blocks of one section made into one piece of data.
class SectionData {
 public:
  explicit SectionData(const Field& field) : m_field(field), m_isList(field.type().kind == TypeKind::List) {}

  void add(const text::YamlBlock& block, diagnostics::List& list) {
    if (block.root.kind != DataKind::Map) {
      m_isLost = true;
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

  bool hasContent() const { return !m_data.entries.empty() || !m_data.items.empty(); }

  void read(language::SpecDocument& document, const language::ReadContext& context,
            diagnostics::List& list) const {
    if (m_isLost || m_data.damaged) context.damage->names.merge(language::definedKinds(m_field.type()));
    if (m_data.kind == DataKind::Null) return;
    bool good =
        language::readValue(m_field.type(), m_field.access(&document), m_data, m_field.name, list, context);
    // Half a board makes other zones than a whole one, half a table other token types.
    if (!good && m_field.name == "boards")
      context.damage->names.merge(language::definedKinds(m_field.type()));
    if ((!good || m_data.damaged) && m_field.name == "tables") {
      context.damage->names.merge(language::definedKinds(language::typeOf<language::TokenTypeDef>()));
      // Rows that could not be read are no mistake of the columns.
      document.tables.clear();
    }
  }

 private:
  void takeItems(const DataNode& list) {
    m_data.items.insert(m_data.items.end(), list.items.begin(), list.items.end());
  }

  void addItems(const DataEntry& entry, diagnostics::List& list) {
    const bool isList = entry.value.kind == DataKind::List;
    if (entry.key == itemsKey && isList) return takeItems(entry.value);
    if (entry.key == itemsKey) {
      m_isLost = true;
      if (entry.value.damaged) return;
      auto& diagnostic =
          report(list, kinds::WrongType, entry.value.span, m_field.name,
                 "The key \"items\" needs a list, not " + std::string(describe(entry.value.kind)));
      diagnostic.suggestion = "Begin each entry on a line of its own with a dash";
      const bool isNamed = entry.value.kind == DataKind::Map && !entry.value.entries.empty() &&
                           entry.value.entries.front().value.kind == DataKind::Map;
      if (isNamed) {
        diagnostic.suggestion +=
            ", and give its name as \"id\": - id: \"" + entry.value.entries.front().key + '"';
      }
      return;
    }
    auto& diagnostic = report(list, kinds::UnknownKey, entry.keySpan, m_field.name + "." + entry.key,
                              "The section \"" + m_field.name + "\" has no key \"" + entry.key + '"');
    diagnostic.suggestion = "List its entries under the key \"items\"";
    diagnostic.alternatives = {std::string(itemsKey)};
    if (!isList) {
      m_isLost = true;
      return;
    }
    diagnostic.fix = diagnostics::Fix{
        "Replace with \"items\"", {{entry.keySpan, std::string(itemsKey)}}, m_data.items.empty()};
    takeItems(entry.value);
  }

  void addKey(const DataEntry& entry, diagnostics::List& list) {
    const auto [place, isNew] = m_places.try_emplace(entry.key, entry.keySpan);
    if (!isNew) {
      auto& diagnostic =
          report(list, kinds::RepeatedKey, entry.keySpan, m_field.name + "." + entry.key,
                 "The section \"" + m_field.name + "\" already has the key \"" + entry.key + '"');
      diagnostic.suggestion = "Keep it in one block only";
      diagnostic.related.push_back({"First given here", place->second});
      return;
    }
    m_data.entries.push_back(entry);
  }

  const Field& m_field;
  bool m_isList;
  bool m_isLost = false;  ///< some of it could not be gathered
  DataNode m_data;
  std::unordered_map<std::string, Span> m_places;  ///< of the keys
};

/// The only section that the block can be read as, when it does not say which it is.
const Field* guessSection(const text::YamlBlock& block, const SourceText* source) {
  const Field* guess = nullptr;
  for (const Field& field : language::specDocumentType().fields) {
    SectionData section(field);
    language::SpecDocument document;
    language::Damage damage;
    diagnostics::List mistakes;
    section.add(block, mistakes);
    section.read(document, {source, &damage, 0}, mistakes);
    bool fits = mistakes.empty() && damage.places.empty() && damage.names.empty() && section.hasContent();
    if (fits && guess != nullptr) return nullptr;
    if (fits) guess = &field;
  }
  return guess;
}

/// The name of the section in place of what stands behind the key.
diagnostics::Fix nameSection(Span value, const SourceText& source, const std::string& name) {
  const std::string quoted = '"' + name + '"';
  const bool isBehindColon = value.begin > 0 && source.content()[value.begin - 1] == ':';
  return {"Replace with " + quoted, {{value, (isBehindColon ? " " : "") + quoted}}, true};
}

/// A block without a section is read as the one it must be, and the mistake that was told gets its fix.
const Field* takeForSection(const text::YamlBlock& block, const SourceText& source, diagnostics::List& list) {
  if (block.root.kind != DataKind::Map) return nullptr;
  const Field* guess = guessSection(block, &source);
  const bool hasKey = block.sectionSpan.known();
  auto told = std::find_if(list.begin(), list.end(), [&](const diagnostics::Diagnostic& diagnostic) {
    if (!hasKey)
      return diagnostic.kind == &kinds::MissingSection && diagnostic.span.begin == block.fence.begin;
    const bool isOfValue = diagnostic.kind == &kinds::InvalidSection || diagnostic.kind == &kinds::EmptyValue;
    return isOfValue && diagnostic.span.begin >= block.fence.begin &&
           diagnostic.span.begin <= block.sectionSpan.begin;
  });
  if (guess == nullptr || told == list.end() || told->fix) return guess;
  if (hasKey) {
    told->fix = nameSection(block.sectionSpan, source, guess->name);
    return guess;
  }
  const std::string line = "section: \"" + guess->name + "\"";
  const std::uint32_t at = block.root.span.begin;
  if (source.content()[at] == '{') return guess;
  const std::uint32_t start = static_cast<std::uint32_t>(source.lineStart(source.lineOf(at)));
  told->suggestion = "Begin the block with " + line;
  told->fix = diagnostics::Fix{
      "Insert " + line, {{{start, start}, source.content().substr(start, at - start) + line + "\n"}}, true};
  return guess;
}

/// Nothing is left out without a word: where a block is lost and no mistake in it was told, this is.
void tellOfLost(const text::YamlBlock& block, diagnostics::List& list) {
  const auto isToldOf = [&](const diagnostics::Diagnostic& diagnostic) {
    return diagnostic.kind->severity == diagnostics::Severity::Error &&
           diagnostic.span.begin >= block.fence.begin && diagnostic.span.begin <= block.content.end;
  };
  if (std::ranges::any_of(list, isToldOf)) return;
  report(list, kinds::InvalidSection, block.sectionSpan.known() ? block.sectionSpan : block.fence, "",
         "The block belongs to no section, and is not read")
      .suggestion = "Begin it with the name of a section, e.g. section: \"actions\"";
}

void reportAbsent(const text::MarkdownDocument& markdown, SpecReading& reading, diagnostics::List& list) {
  const Type& type = language::specDocumentType();
  Span place;
  if (!markdown.blocks.empty()) {
    place = {markdown.blocks.back().fence.end, markdown.blocks.back().fence.end};
  }
  for (const std::string& name : language::requiredSections()) {
    if (reading.present.contains(name)) continue;
    reading.damage.names.merge(language::definedKinds(type.field(name)->type()));
    // Without any block, the reader of the Markdown has said what is missing; and a block whose section is
    // not known may be the one that is missed.
    if (markdown.blocks.empty() || reading.damage.lostSection) continue;
    auto& diagnostic =
        report(list, kinds::AbsentSection, place, name, "The game has no section \"" + name + '"');
    diagnostic.suggestion = "Add a block that begins with section: \"" + name + '"';
    const std::string& example = type.field(name)->type().example;
    if (!example.empty()) diagnostic.suggestion += " and goes on with, for example, " + example;
  }
}

/// A bundle is no game: it is named by its section bundle, and what it builds on by `requires` there.
void reportForeignToBundles(const text::MarkdownDocument& markdown, diagnostics::List& list) {
  for (const text::YamlBlock& block : markdown.blocks) {
    if (block.section != "metadata" && block.section != "bundles" && block.section != "tests") continue;
    auto& diagnostic = report(list, kinds::UnknownSection, block.sectionSpan, block.section,
                              "A bundle has no section " + block.section);
    diagnostic.suggestion = block.section == "bundles"
                                ? "Name the bundles under requires, in the section bundle"
                                : "Move it to a game that uses the bundle";
  }
}

}  // namespace

SpecReading readSpec(const text::MarkdownDocument& markdown, diagnostics::List& diagnostics) {
  SpecReading reading;
  const std::size_t told = diagnostics.size();
  const Type& type = language::specDocumentType();
  std::map<std::string, SectionData> sections;
  for (const text::YamlBlock& block : markdown.blocks) {
    const Field* field = block.section.empty() ? nullptr : type.field(block.section);
    if (field == nullptr && !block.section.empty()) field = rejectSection(block, diagnostics);
    if (field == nullptr && block.section.empty())
      field = takeForSection(block, *markdown.source, diagnostics);
    if (field == nullptr) {
      reading.damage.lostSection = true;
      reading.damage.names.merge(language::definedKinds(type));
      tellOfLost(block, diagnostics);
      continue;
    }
    SectionData& section = sections.try_emplace(field->name, *field).first->second;
    if (field->name == "tables")
      section.add(withRowsBelow(block, *markdown.source, diagnostics), diagnostics);
    else
      section.add(block, diagnostics);
    reading.present.insert(field->name);
  }
  const language::ReadContext context{markdown.source.get(), &reading.damage, told};
  for (const Field& field : type.fields) {
    auto section = sections.find(field.name);
    if (section != sections.end()) section->second.read(reading.document, context, diagnostics);
  }
  if (reading.present.contains("bundle")) {
    reportForeignToBundles(markdown, diagnostics);
  } else {
    reportAbsent(markdown, reading, diagnostics);
  }
  language::dropTakenBack(diagnostics);
  return reading;
}

}  // namespace ludo::spec
