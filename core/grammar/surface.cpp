// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/surface.h"

#include "core/language/language.h"
#include "core/language/read.h"
#include "core/language/write.h"
#include "core/text/yaml_scalar.h"

namespace ludo::grammar {

using language::Field;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

std::string flowText(const DataNode& node);

std::string entriesText(const std::vector<DataEntry>& entries) {
  std::string text;
  for (const DataEntry& entry : entries) {
    const std::string key = text::isPlainKey(entry.key) ? entry.key : text::quoteYaml(entry.key);
    text += (text.empty() ? "" : ", ") + key + ": " + flowText(entry.value);
  }
  return text;
}

std::string itemsText(const std::vector<DataNode>& items, std::string_view separator) {
  std::string text;
  for (const DataNode& item : items) {
    if (!text.empty()) text += separator;
    text += flowText(item);
  }
  return text;
}

std::string flowText(const DataNode& node) {
  switch (node.kind) {
    case DataKind::Bool:
      return node.boolean ? "true" : "false";
    case DataKind::Integer:
      return std::to_string(node.integer);
    case DataKind::String:
      return text::quoteYaml(node.text);
    case DataKind::List:
      return '[' + itemsText(node.items, ", ") + ']';
    case DataKind::Map:
      return node.entries.empty() ? "{}" : "{ " + entriesText(node.entries) + " }";
    case DataKind::Null:
      break;
  }
  return "null";
}

std::string sectionText(const std::string& section, const DataNode& content) {
  std::string text = "{ section: \"" + section + '"';
  if (content.kind == DataKind::Map) {
    const std::string entries = entriesText(content.entries);
    return text + (entries.empty() ? "" : ", ") + entries + " }";
  }
  text += ", items: [";
  return text + (content.items.empty() ? "" : "\n  " + itemsText(content.items, ",\n  ") + '\n') + "] }";
}

std::string blockText(const std::string& section, const DataNode& content) {
  return std::string(blockOpening) + sectionText(section, content) + std::string(blockClosing);
}

}  // namespace

std::string surfaceText(const language::SpecDocument& document) {
  const language::Type& type = language::specDocumentType();
  const DataNode sections = language::writeValue(type, &document);
  static const DataNode byDefault = language::writeValue(type, type.defaults());
  std::string text;
  for (const Field& field : type.fields) {
    const DataNode* content = sections.find(field.name);
    if (content == nullptr) continue;
    // A bundle lacks sections that a game must have.
    const DataNode* unsaid = byDefault.find(field.name);
    if (document.bundle && unsaid != nullptr && text::sameContent(*content, *unsaid)) continue;
    text += blockText(field.name, *content);
  }
  return text;
}

std::optional<std::string> surfaceBlock(const std::string& section, const DataNode& data,
                                        diagnostics::List& told) {
  const Field* field = language::specDocumentType().field(section);
  if (field == nullptr) return std::nullopt;
  language::SpecDocument document;
  const language::Type& type = field->type();
  if (!language::readValue(type, field->access(&document), data, section, told)) return std::nullopt;
  return blockText(section, language::writeValue(type, field->access(&document)));
}

}  // namespace ludo::grammar
