// SPDX-License-Identifier: Apache-2.0
#include "core/mend/joined_values.h"

#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isScalarValue(const DataNode& node) {
  return node.kind != DataKind::Map && node.kind != DataKind::List;
}

/// Whether the value stands in lines of its own, without brackets round it.
bool isInLines(const SourceText& source, const DataNode& node) {
  if (!node.span.known() || isScalarValue(node)) return false;
  const char first = source.content()[node.span.begin];
  return first != '{' && first != '[';
}

/// Where the parts of a list or mapping begin.
std::vector<std::uint32_t> beginsOf(const DataNode& node) {
  std::vector<std::uint32_t> begins;
  for (const DataNode& item : node.items) begins.push_back(item.span.begin);
  for (const DataEntry& entry : node.entries) begins.push_back(entry.keySpan.begin);
  return begins;
}

/// The column of its dashes or keys.
std::size_t columnOfParts(const SourceText& source, const DataNode& node) {
  const std::uint32_t first = beginsOf(node).front();
  const Line line = lineOf(source, first);
  return node.kind == DataKind::List ? line.indent() : first - line.begin;
}

/// The lines of its parts, moved to another column.
std::string movedLines(const SourceText& source, const DataNode& node, std::size_t column) {
  const std::vector<std::uint32_t> begins = beginsOf(node);
  const std::size_t old = columnOfParts(source, node);
  const Line first = lineOf(source, begins.front());
  const std::uint32_t end = endOfEntry(source, lineOf(source, begins.back()));
  std::string text;
  for (std::uint32_t number = first.number; number < end; ++number) {
    const Line line = lineAt(source, number);
    if (!line.isEmpty())
      text += std::string(line.indent() + column - std::min<std::size_t>(old, line.indent() + column), ' ') +
              std::string(line.text.substr(line.indent()));
    text += '\n';
  }
  return text;
}

/// The parts of a list or mapping, each as it can stand within brackets.
std::vector<std::string> partsOf(const SourceText& source, const DataNode& node) {
  std::vector<std::string> parts;
  for (const DataNode& item : node.items) parts.push_back(inBraces(source, item));
  for (const DataEntry& entry : node.entries)
    parts.push_back(entry.key + ": " + inBraces(source, entry.value));
  return parts;
}

/// The parts of `more` behind those of `holder`, both lists or both mappings.
std::optional<TextEdit> appended(const SourceText& source, const DataNode& holder, const DataNode& more) {
  const std::vector<std::uint32_t> begins = beginsOf(holder);
  const std::vector<std::string> parts = partsOf(source, more);
  if (parts.empty() || !holder.span.known()) return std::nullopt;
  if (!isInLines(source, holder)) {
    std::uint32_t at = holder.span.begin + 1;
    if (!holder.items.empty()) at = holder.items.back().span.end;
    if (!holder.entries.empty()) at = holder.entries.back().value.span.end;
    std::string text;
    for (const std::string& part : parts) text += (text.empty() && begins.empty() ? "" : ", ") + part;
    return TextEdit{{at, at}, std::move(text)};
  }
  const bool isList = holder.kind == DataKind::List;
  const Line last = lineOf(source, begins.back());
  if (isList && !last.hasDash()) return std::nullopt;
  const std::uint32_t at = lineAt(source, endOfEntry(source, last)).begin;
  const std::size_t column = columnOfParts(source, holder);
  if (isInLines(source, more)) return TextEdit{{at, at}, movedLines(source, more, column)};
  std::string text;
  for (const std::string& part : parts) text += std::string(column, ' ') + (isList ? "- " : "") + part + '\n';
  return TextEdit{{at, at}, std::move(text)};
}

/// What is combined by "and", or null.
const DataNode* argumentsOfAnd(const DataNode& condition) {
  const DataNode* op = condition.find("op");
  const DataNode* args = condition.find("args");
  const bool isAnd = op != nullptr && op->text == "and" && args != nullptr && args->kind == DataKind::List;
  return isAnd ? args : nullptr;
}

DataNode asList(const DataNode& value) {
  DataNode list = DataNode::list();
  list.items.push_back(value);
  return list;
}

std::optional<std::vector<TextEdit>> bothConditions(const SourceText& source, const DataEntry& first,
                                                    const DataNode& second) {
  const DataNode* more = argumentsOfAnd(second);
  const DataNode added = more != nullptr ? *more : asList(second);
  if (const DataNode* args = argumentsOfAnd(first.value); args != nullptr) {
    auto edit = appended(source, *args, added);
    return edit ? std::optional(std::vector<TextEdit>{std::move(*edit)}) : std::nullopt;
  }
  std::vector<std::string> parts = {inBraces(source, first.value)};
  for (std::string& part : partsOf(source, added)) parts.push_back(std::move(part));
  const Line line = lineOf(source, first.keySpan.begin);
  constexpr std::size_t longest = 100;
  std::string text = ": { op: \"and\", args: [";
  for (const std::string& part : parts) text += (&part == &parts.front() ? "" : ", ") + part;
  text += "] }";
  const bool isOfLines =
      line.text.substr(0, first.keySpan.begin - line.begin).find_first_not_of(" -") == std::string_view::npos;
  if (isOfLines && line.indent() + first.key.size() + text.size() > longest) {
    const std::string next = "\n" + std::string(first.keySpan.begin - line.begin + 2, ' ');
    text = ":" + next + "op: \"and\"" + next + "args:";
    for (const std::string& part : parts) text += next + "  - " + part;
  }
  return std::vector<TextEdit>{{spanOf(first.keySpan.end, first.value.span.end), std::move(text)}};
}

}  // namespace

std::string inBraces(const SourceText& source, const DataNode& value) {
  const std::string_view written = source.view(value.span);
  const bool isAnew =
      written.empty() || isInLines(source, value) || written.find('\n') != std::string_view::npos;
  return isAnew ? flowText(value) : std::string(written);
}

std::string entryLines(const SourceText& source, const DataEntry& entry, std::size_t column) {
  const std::string start = std::string(column, ' ') + entry.key + ":";
  if (isInLines(source, entry.value)) return start + '\n' + movedLines(source, entry.value, column + 2);
  return start + ' ' + inBraces(source, entry.value) + '\n';
}

std::optional<std::vector<TextEdit>> joinedEdits(const SourceText& source, const Type& type,
                                                 const DataEntry& first, const DataNode& second) {
  const Type& wanted = bare(type);
  if (!first.keySpan.known() || !first.value.span.known()) return std::nullopt;
  if (wanted.kind == TypeKind::Union && wanted.name == "condition" && first.value.kind == DataKind::Map &&
      second.kind == DataKind::Map)
    return bothConditions(source, first, second);
  const bool isList = wanted.kind == TypeKind::List && first.value.kind == DataKind::List;
  const bool isMap = (wanted.kind == TypeKind::Map || wanted.kind == TypeKind::Record) &&
                     first.value.kind == DataKind::Map && second.kind == DataKind::Map &&
                     std::ranges::none_of(second.entries, [&](const DataEntry& entry) {
                       return first.value.find(entry.key) != nullptr;
                     });
  if (!isList && !isMap) return std::nullopt;
  auto edit =
      appended(source, first.value, isList && second.kind != DataKind::List ? asList(second) : second);
  return edit ? std::optional(std::vector<TextEdit>{std::move(*edit)}) : std::nullopt;
}

}  // namespace ludo::mend
