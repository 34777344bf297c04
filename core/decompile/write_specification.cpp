// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/decompile/decompile.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/text/strict_yaml.h"

namespace ludo::decompile {

using language::Field;
using language::TypeKind;
using text::DataKind;
using text::DataNode;

namespace {

/// Text that Markdown shows as it is, on one line.
std::string escaped(const std::string& text) {
  static constexpr std::string_view always = "\\`*_[]<>#~|&";
  static constexpr std::string_view atTheStart = "+-=";
  std::string result;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20U || byte == 0x7FU) c = ' ';
    if (c == ' ' && (result.empty() || result.back() == ' ')) continue;
    const bool starts = result.empty() && atTheStart.find(c) != std::string_view::npos;
    if (starts || always.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  while (!result.empty() && result.back() == ' ') result.pop_back();
  // A number and a dot begin a list.
  const std::size_t digits = std::min(result.find_first_not_of("0123456789"), result.size());
  if (digits > 0 && digits < result.size() && (result[digits] == '.' || result[digits] == ')'))
    result.insert(digits, "\\");
  return result;
}

/// "Token types" of "tokenTypes".
std::string title(const std::string& section) {
  std::string words;
  for (char c : section) {
    if (words.empty()) {
      words += upperCase(c);
    } else if (isUpperCase(c)) {
      words += ' ';
      words += lowerCase(c);
    } else {
      words += c;
    }
  }
  return words;
}

std::string heading(int level, const std::string& text) {
  return std::string(static_cast<std::size_t>(level), '#') + ' ' + text + "\n\n";
}

std::string block(const std::string& section, DataNode content) {
  DataNode root = DataNode::map();
  root.set("section", DataNode::ofString(section));
  if (content.kind == DataKind::List) {
    root.set("items", std::move(content));
  } else {
    for (text::DataEntry& entry : content.entries) root.entries.push_back(std::move(entry));
  }
  return "```yaml\n" + text::writeYaml(root) + "```\n\n";
}

/// What an entry of a list section is called for people; empty when it has no name.
std::string entryTitle(const DataNode& entry) {
  for (const char* key : {"label", "name", "id"}) {
    const DataNode* name = entry.find(key);
    if (name != nullptr && name->kind == DataKind::String && !escaped(name->text).empty())
      return escaped(name->text);
  }
  return {};
}

/// Sections whose entries are rules of their own, to be read and changed one by one.
bool isSplit(const std::string& section) {
  static const std::set<std::string> split = {"actions", "triggers", "tests"};
  return split.contains(section);
}

std::string sectionText(const Field& field, DataNode content) {
  if (!isSplit(field.name) || content.items.size() < 2) return block(field.name, std::move(content));
  std::string result;
  for (DataNode& entry : content.items) {
    const std::string name = entryTitle(entry);
    if (!name.empty()) result += heading(3, name);
    DataNode one = DataNode::list();
    one.items.push_back(std::move(entry));
    result += block(field.name, std::move(one));
  }
  return result;
}

}  // namespace

std::string writeSpecification(const language::SpecDocument& document) {
  const language::Metadata& metadata = document.metadata;
  const std::string name = escaped(metadata.name.empty() ? metadata.id : metadata.name);
  std::string result = heading(1, name.empty() ? "A game" : name);
  if (const std::string about = escaped(metadata.description); !about.empty()) result += about + "\n\n";
  // Sections that hold only defaults are left out of the data.
  const DataNode sections = language::writeValue(language::specDocumentType(), &document);
  for (const Field& field : language::specDocumentType().fields) {
    const DataNode* content = sections.find(field.name);
    if (content == nullptr) continue;
    if (field.name != "metadata") result += heading(2, title(field.name)) + field.doc + "\n\n";
    result += sectionText(field, *content);
  }
  result.pop_back();
  return result;
}

}  // namespace ludo::decompile
