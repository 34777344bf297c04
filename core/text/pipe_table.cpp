// SPDX-License-Identifier: Apache-2.0
#include "core/text/pipe_table.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace ludo::text {
namespace {

constexpr std::string_view blanks = " \t\r";

bool isBlank(std::string_view line) {
  return line.find_first_not_of(blanks) == std::string_view::npos;
}
bool hasBar(std::string_view line) {
  return line.find('|') != std::string_view::npos;
}
bool isBlank(char letter) {
  return blanks.find(letter) != std::string_view::npos;
}

/// Whether a line below a table is one of it: as in GitHub's tables, all are, up to an empty one or one that
/// begins something else.
bool isBelowTable(std::string_view line) {
  if (isBlank(line)) return false;
  if (hasBar(line)) return true;
  line.remove_prefix(line.find_first_not_of(blanks));
  const bool isOther = line.starts_with("```") || line.starts_with("~~~") || line.starts_with('#') ||
                       line.starts_with('>') || line.starts_with('<') || line.starts_with("- ");
  return !isOther;
}

/// The part of the line between two places, without the blanks around it.
Span trimmed(std::string_view line, std::size_t begin, std::size_t end) {
  while (begin < end && isBlank(line[begin])) ++begin;
  while (end > begin && isBlank(line[end - 1])) --end;
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Where the cells of a line stand in it; the bars at its ends are no cells of their own.
std::vector<Span> cellsOf(std::string_view line) {
  const Span whole = trimmed(line, 0, line.size());
  std::size_t begin = whole.begin;
  std::size_t end = whole.end;
  const auto isBar = [&](std::size_t at) { return line[at] == '|' && (at == 0 || line[at - 1] != '\\'); };
  if (begin < end && isBar(begin)) ++begin;
  if (begin < end && isBar(end - 1)) --end;
  std::vector<Span> cells;
  for (std::size_t at = begin; at <= end; ++at) {
    if (at < end && !isBar(at)) continue;
    cells.push_back(trimmed(line, begin, at));
    begin = at + 1;
  }
  return cells;
}

DataNode nodeOf(std::string_view line, Span cell, std::size_t lineStart) {
  std::string_view content = line.substr(cell.begin, cell.end - cell.begin);
  DataNode node;
  std::int64_t number = 0;
  const auto [last, error] = std::from_chars(content.data(), content.data() + content.size(), number);
  if (!content.empty() && error == std::errc() && last == content.data() + content.size()) {
    node = DataNode::ofInteger(number);
  } else if (content == "true" || content == "false") {
    node = DataNode::ofBool(content == "true");
  } else {
    const bool isQuoted = content.size() > 1 && content.front() == '"' && content.back() == '"';
    if (isQuoted) content = content.substr(1, content.size() - 2);
    std::string text;
    for (std::size_t i = 0; i < content.size(); ++i) {
      if (content.substr(i, 2) != "\\|") text += content[i];
    }
    node = DataNode::ofString(std::move(text));
  }
  node.span = {static_cast<std::uint32_t>(lineStart + cell.begin),
               static_cast<std::uint32_t>(lineStart + cell.end)};
  return node;
}

std::vector<DataNode> nodesOf(const SourceText& source, std::uint32_t line) {
  const std::string_view text = source.line(line);
  std::vector<DataNode> nodes;
  for (const Span& cell : cellsOf(text)) nodes.push_back(nodeOf(text, cell, source.lineStart(line)));
  return nodes;
}

/// `|---|:--:|`, with as many cells as the header.
bool isRuler(std::string_view line, std::size_t columns) {
  const std::vector<Span> cells = cellsOf(line);
  return cells.size() == columns && hasBar(line) && std::ranges::all_of(cells, [&](const Span& cell) {
           std::string_view dashes = line.substr(cell.begin, cell.end - cell.begin);
           if (dashes.starts_with(':')) dashes.remove_prefix(1);
           if (dashes.ends_with(':')) dashes.remove_suffix(1);
           return !dashes.empty() && dashes.find_first_not_of('-') == std::string_view::npos;
         });
}

}  // namespace

std::optional<PipeTable> readPipeTable(const SourceText& source, std::uint32_t line) {
  while (line <= source.lineCount() && isBlank(source.line(line))) ++line;
  if (line >= source.lineCount() || !hasBar(source.line(line))) return std::nullopt;
  PipeTable table;
  table.header = nodesOf(source, line);
  for (DataNode& name : table.header) {
    // What looks like a number is the name of a column all the same.
    if (name.kind != DataKind::String) {
      const Span span = name.span;
      name = DataNode::ofString(std::string(source.view(span)));
      name.span = span;
    }
  }
  if (!isRuler(source.line(line + 1), table.header.size())) return std::nullopt;
  std::uint32_t last = line + 1;
  while (last < source.lineCount() && isBelowTable(source.line(last + 1))) {
    ++last;
    DataNode row = DataNode::list();
    row.items = nodesOf(source, last);
    row.span = {row.items.front().span.begin, row.items.back().span.end};
    table.rows.push_back(std::move(row));
  }
  table.span = {static_cast<std::uint32_t>(source.lineStart(line)),
                static_cast<std::uint32_t>(source.lineStart(last) + source.line(last).size())};
  return table;
}

}  // namespace ludo::text
