// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/typed_path.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using language::TypeKind;
using text::DataNode;

std::vector<std::string> cellsOf(std::string_view row) {
  std::vector<std::string> found;
  row.remove_prefix(std::min(row.find('|') + 1, row.size()));
  for (std::size_t bar = row.find('|'); bar != std::string_view::npos; bar = row.find('|')) {
    std::string_view cell = row.substr(0, bar);
    cell.remove_prefix(std::min(cell.find_first_not_of(' '), cell.size()));
    found.emplace_back(cell.substr(0, cell.find_last_not_of(' ') + 1));
    row.remove_prefix(bar + 1);
  }
  return found;
}

/// A number, a text in quotes and the like stay as they are; else it is a text.
std::string valueOf(const std::string& cell) {
  const std::size_t digits = cell.starts_with('-') ? 1 : 0;
  const bool isPlain =
      cell == "true" || cell == "false" || cell.starts_with('"') || cell.starts_with('{') ||
      cell.starts_with('[') ||
      (cell.size() > digits && cell.find_first_not_of("0123456789", digits) == std::string::npos);
  return isPlain ? cell : flowText(DataNode::ofString(cell));
}

struct Table {
  Span span;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
};

/// The first table on the lines from `number` to `end`.
Table tableIn(const SourceText& source, std::uint32_t number, std::uint32_t end) {
  Table table;
  for (; number < end; ++number) {
    const Line line = lineAt(source, number);
    const std::string_view text = line.text.substr(line.indent());
    if (!text.starts_with('|')) {
      if (table.span.known()) break;
      continue;
    }
    if (!table.span.known()) table.span.begin = line.begin;
    table.span.end = line.next;
    if (text.find_first_not_of("|-: ") == std::string_view::npos) continue;
    (table.head.empty() ? table.head : table.rows.emplace_back()) = cellsOf(text);
  }
  return table;
}

/// Each row as an entry, or, where the section is a mapping, as a key with its value; empty where rows do not
/// fit.
std::string entriesOf(const Table& table, bool isMap) {
  std::string made;
  for (const std::vector<std::string>& row : table.rows) {
    if (row.size() != table.head.size() || (isMap && row.size() != 2)) return {};
    if (isMap) {
      made += row[0] + ": " + valueOf(row[1]) + "\n";
      continue;
    }
    std::string entry;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!row[i].empty()) entry += (entry.empty() ? "" : ", ") + table.head[i] + ": " + valueOf(row[i]);
    }
    made += "  - { " + entry + " }\n";
  }
  return made;
}

/// The line of dashes below the head of a table, where it was left out: without it there is no table.
void proposeDashes(const Context& context, const text::YamlBlock& block, Proposals& proposals) {
  const SourceText& source = context.source;
  const std::uint32_t number = nextFull(source, source.lineOf(block.content.end));
  if (number + 1 > source.lineCount()) return;
  const Line head = lineAt(source, number);
  const Line below = lineAt(source, number + 1);
  const std::size_t columns = cellsOf(head.text).size();
  const bool isTable = head.text.starts_with('|') && below.text.starts_with('|') && columns > 0 &&
                       cellsOf(below.text).size() == columns &&
                       below.text.find_first_not_of("|-: ") != std::string_view::npos;
  if (!isTable) return;
  std::string dashes = "|";
  for (std::size_t i = 0; i < columns; ++i) dashes += "---|";
  proposals.push_back({{{{head.next, head.next}, dashes + "\n"}},
                       "Put a line of dashes below the head",
                       "A line of dashes stands below the head of a table",
                       2});
}

/// The columns with small letters in front, where all of them begin with capitals as those of a text do.
void proposeSmallHead(const Context& context, const text::YamlBlock& block, Proposals& proposals) {
  const SourceText& source = context.source;
  const std::uint32_t number = nextFull(source, source.lineOf(block.content.end));
  if (number > source.lineCount() || !lineAt(source, number).text.starts_with('|')) return;
  const Line head = lineAt(source, number);
  Proposal all{{}, "Begin the columns with small letters", "Columns are called as they are in the rules", 2};
  for (std::size_t at = 1; at < head.text.size(); ++at) {
    if (!isLetter(head.text[at]) || isWordByte(head.text[at - 1])) continue;
    const std::size_t place = head.begin + at;
    std::size_t end = at;
    while (end < head.text.size() && isUpperCase(head.text[end])) ++end;
    // "ID", and "Count".
    const bool isWhole = end == head.text.size() || !isWordByte(head.text[end]);
    if (end > at)
      all.edits.push_back({spanOf(place, place + (isWhole ? end - at : 1)),
                           lowerCase(head.text.substr(at, isWhole ? end - at : 1))});
  }
  if (all.edits.size() > 1) proposals.push_back(std::move(all));
}

}  // namespace

void proposeTables(const Context& context, const diagnostics::Diagnostic&, Proposals& proposals) {
  const SourceText& source = context.source;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (block.section != "tables") continue;
    proposeDashes(context, block, proposals);
    proposeSmallHead(context, block, proposals);
    proposeTableLines(context, block, proposals);
  }
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const language::Field* section = language::specDocumentType().field(block.section);
    if (section == nullptr || block.section == "tables") continue;
    const bool isMap = bare(section->type()).kind == TypeKind::Map || block.section == "constants";
    const std::uint32_t first = source.lineOf(block.content.begin);
    const std::uint32_t end = source.lineOf(block.content.end);
    Table table = tableIn(source, first, end);
    const bool isInside = table.span.known();
    // Or it stands right behind the block.
    const std::uint32_t below = nextFull(source, end);
    if (!isInside && below <= source.lineCount() && lineAt(source, below).text.starts_with('|'))
      table = tableIn(source, below, source.lineCount() + 1);
    std::string made = table.span.known() ? entriesOf(table, isMap) : std::string();
    if (made.empty()) continue;
    const bool hasItems = context.view(block.content).find("items:\n") != std::string_view::npos;
    if (!isMap && !hasItems) made.insert(0, "items:\n");
    std::vector<TextEdit> edits;
    if (!isInside) edits.push_back({{block.content.end, block.content.end}, std::exchange(made, {})});
    edits.push_back({table.span, std::move(made)});
    proposals.push_back(
        {std::move(edits), "Write the rows as entries", "A table stands where entries belong", 4});
  }
}

}  // namespace ludo::mend
