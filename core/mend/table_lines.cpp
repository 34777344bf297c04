// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using Cells = std::vector<std::string>;

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(" \t") - begin + 1));
}

/// The line with plain bars and dashes, where bars of other kinds, doubled or escaped ones stand for them.
std::string withPlainBars(std::string_view line) {
  static constexpr std::pair<std::string_view, std::string_view> others[] = {
      {"\u2502", "|"}, {"\u2503", "|"}, {"\uff5c", "|"}, {"\u253c", "|"}, {"\u251c", "|"}, {"\u2524", "|"},
      {"\u00a6", "|"}, {"\u2500", "-"}, {"\u2501", "-"}, {"\u2014", "-"}, {"\u2013", "-"}, {"\u2212", "-"}};
  const bool isRowOfText =
      line.find_first_not_of("|-=_+:. \t\x80\x82\x83\x93\x94\xbc\x9c\xa4\xe2\x92") != std::string_view::npos;
  // Bars within a text are written "\|", and those of a table are not.
  const bool isEscaped = line.find('|') != std::string_view::npos && line.find("\\|") == line.find('|') - 1 &&
                         line.ends_with("\\|");
  std::string made;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view rest = line.substr(i);
    const auto* found =
        std::ranges::find_if(others, [&](const auto& other) { return rest.starts_with(other.first); });
    // Dashes stand in texts, too.
    if (found != std::end(others) && (found->second == "|" || !isRowOfText)) {
      made += found->second;
      i += found->first.size();
    } else if (isEscaped && rest.starts_with("\\|")) {
      made += '|';
      i += 2;
    } else if (rest.starts_with("||")) {
      made += '|';
      i += 2;
    } else {
      made += line[i++];
    }
  }
  return made;
}

/// What a cell says without what makes it bold, a link or code, or breaks its line.
std::string plainCell(std::string cell) {
  for (const std::string_view mark : {"**", "__", "`", "~~"}) {
    const bool isMarked = cell.size() > 2 * mark.size() && cell.starts_with(mark) && cell.ends_with(mark);
    if (isMarked) cell = cell.substr(mark.size(), cell.size() - 2 * mark.size());
  }
  for (const std::string_view end : {"<br>", "<br/>", "<br />"}) {
    if (cell.size() > end.size() && cell.ends_with(end))
      cell = trimmed(cell.substr(0, cell.size() - end.size()));
  }
  const std::size_t middle = cell.find("](");
  const bool isLink = cell.starts_with('[') && middle != std::string::npos && cell.ends_with(')');
  if (isLink) cell = cell.substr(1, middle - 1);
  const bool isSigned =
      cell.size() > 1 && cell[0] == '+' && cell.find_first_not_of("0123456789", 1) == std::string::npos;
  return isSigned ? cell.substr(1) : cell;
}

/// What stands between bars, or other marks in their place; the marks at the ends separate nothing.
Cells cellsBetween(std::string_view line, std::string_view marks) {
  std::string row = trimmed(line);
  const auto isMark = [&](char c) { return marks.find(c) != std::string_view::npos; };
  if (!row.empty() && isMark(row.front())) row.erase(0, 1);
  if (!row.empty() && isMark(row.back()) && !row.ends_with("\\|")) row.pop_back();
  Cells cells;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= row.size(); ++at) {
    if (at < row.size() && (!isMark(row[at]) || (at > 0 && row[at - 1] == '\\'))) continue;
    cells.push_back(trimmed(std::string_view(row).substr(begin, at - begin)));
    begin = at + 1;
  }
  return cells;
}

std::string rowOf(const Cells& cells) {
  std::string row = "|";
  for (const std::string& cell : cells) row += ' ' + cell + " |";
  return row;
}

/// Dashes, or what is drawn for them.
bool isRuler(std::string_view line) {
  return line.find_first_not_of("|-=_+:. \t") == std::string_view::npos &&
         std::ranges::count_if(line, [](char c) { return c == '-' || c == '=' || c == '_'; }) >= 3;
}

bool isGoodRuler(std::string_view line, std::size_t columns) {
  const Cells cells = cellsBetween(line, "|");
  return line.find('|') != std::string_view::npos && cells.size() == columns &&
         std::ranges::all_of(cells, [](const std::string& cell) {
           return cell.find('-') != std::string::npos && cell.find_first_not_of("-:") == std::string::npos;
         });
}

/// The name of a column without what makes it bold, or quotes it.
std::string plainName(std::string name) {
  std::erase_if(name, [](char c) { return c == '*' || c == '`' || c == '"'; });
  return name;
}

/// The lines of a table, as far as they can be told to be some.
class Lines {
 public:
  Lines(const SourceText& source, std::uint32_t first, std::uint32_t end) {
    for (std::uint32_t number = first; number < end; ++number) {
      const Line line = lineAt(source, number);
      const bool isOther = line.isEmpty() || line.text.starts_with("```") || line.text.starts_with('#');
      if (isOther && !m_lines.empty()) break;
      const bool isRow = withPlainBars(line.text).find('|') != std::string::npos;
      if (!isOther && (isRow || !m_lines.empty())) m_lines.push_back(line);
    }
    for (const Line& line : m_lines) m_texts.push_back(withPlainBars(line.text));
  }

  /// Nothing where there is no table, or it is one already.
  std::vector<TextEdit> mended() {
    if (m_lines.size() < 3) return {};
    const std::size_t first = isRuler(m_texts[0]) ? 1 : 0;
    Cells head = cellsBetween(m_texts[first], "|");
    while (!head.empty() && head.back().empty()) head.pop_back();
    m_columns = head.size();
    if (m_columns < 2 || !isRuler(m_texts[first + 1])) return {};
    if (first > 0) takeOut(0);
    const Cells written = head;
    std::ranges::transform(head, head.begin(), plainName);
    if (cellsBetween(m_lines[first].text, "|") != head) replace(first, rowOf(head));
    if (!isGoodRuler(m_lines[first + 1].text, m_columns)) {
      std::string dashes = "|";
      for (std::size_t i = 0; i < m_columns; ++i) dashes += "---|";
      replace(first + 1, std::move(dashes));
    }
    for (std::size_t i = first + 2; i < m_lines.size(); ++i) {
      Cells cells = rowMeant(m_texts[i]);
      if (isRuler(m_texts[i]) || cells == written || isNoRow(cells)) {
        takeOut(i);
        continue;
      }
      std::ranges::transform(cells, cells.begin(), plainCell);
      const bool isWhole = cells.size() == m_columns;
      if (isWhole && cells != cellsBetween(m_lines[i].text, "|")) replace(i, rowOf(cells));
    }
    return std::move(m_edits);
  }

  bool takesOut() const { return m_takesOut; }
  Span span() const { return m_lines.empty() ? Span{} : Span{m_lines.front().begin, m_lines.back().end}; }

 private:
  void replace(std::size_t line, std::string text) {
    m_edits.push_back({{m_lines[line].begin, m_lines[line].end}, std::move(text)});
  }

  void takeOut(std::size_t line) {
    m_edits.push_back({{m_lines[line].begin, m_lines[line].next}, {}});
    m_takesOut = true;
  }

  /// Dots for what was left out, or a line below that sums up.
  static bool isNoRow(const Cells& cells) {
    if (cells.size() < 3) return false;
    const auto isEmpty = [](const std::string& cell) { return cell.empty(); };
    const auto isDots = [](const std::string& cell) { return cell == "..." || cell == "\u2026"; };
    return std::ranges::all_of(cells, isDots) || std::all_of(cells.begin() + 1, cells.end(), isEmpty);
  }

  /// As many cells as there are columns, in one of the ways that people write them.
  Cells rowMeant(std::string_view line) const {
    Cells cells = cellsBetween(line, "|");
    if (cells.size() == m_columns) return cells;
    while (cells.size() > m_columns && cells.back().empty()) cells.pop_back();
    if (cells.size() == m_columns) return cells;
    Cells full = cells;
    std::erase_if(full, [](const std::string& cell) { return cell.empty(); });
    if (full.size() == m_columns) return full;
    for (const char* marks : {"|;", "|,", "|\t", "|/", "|:"}) {
      Cells other = cellsBetween(line, marks);
      if (other.size() == m_columns) return other;
    }
    return cells;
  }

  std::vector<Line> m_lines;
  std::vector<std::string> m_texts;  ///< of the lines, with plain bars
  bool m_takesOut = false;
  std::size_t m_columns = 0;
  std::vector<TextEdit> m_edits;
};

/// The table as it stands in the block itself, or below words under it, right below the block.
void proposeMoved(const Context& context, const text::YamlBlock& block, Span table, bool isInside,
                  Proposals& proposals) {
  const std::string_view text = context.text();
  const std::uint32_t fence = lineOf(context.source, block.fence.end).next;
  const auto end = std::min<std::uint32_t>(table.end + 1, static_cast<std::uint32_t>(text.size()));
  const std::string rows = '\n' + std::string(context.view(table)) + '\n';
  const Span whole = isInside ? Span{table.begin, fence} : Span{fence, end};
  const std::string_view others =
      isInside ? text.substr(end, fence - end) : text.substr(fence, table.begin - fence);
  std::string made = isInside ? std::string(others) + rows : rows + std::string(others);
  while (!isInside && made.ends_with("\n\n")) made.pop_back();
  proposals.push_back({{{whole, std::move(made)}},
                       "Put the table right below the block",
                       isInside ? "The rows of a table stand right below the block, and not in it"
                                : "A table stands right below its block, without words between",
                       4});
}

}  // namespace

void proposeTableLines(const Context& context, const text::YamlBlock& block, Proposals& proposals) {
  const SourceText& source = context.source;
  const std::uint32_t last = source.lineOf(block.content.end);
  Lines inside(source, source.lineOf(block.content.begin), last);
  if (inside.span().known()) return proposeMoved(context, block, inside.span(), true, proposals);
  const std::uint32_t below = nextFull(source, source.lineOf(block.fence.end));
  if (below > source.lineCount() || lineAt(source, below).text.starts_with("```")) return;
  Lines lines(source, below, source.lineCount() + 1);
  if (!lines.span().known()) return;
  const bool isApart = lines.span().begin != lineAt(source, below).begin;
  const std::string_view between = context.view({lineAt(source, below).begin, lines.span().begin});
  const bool isOther =
      between.find("```") != std::string_view::npos || between.find("\n#") != std::string_view::npos;
  if (isApart && !isOther) return proposeMoved(context, block, lines.span(), false, proposals);
  std::vector<TextEdit> edits = lines.mended();
  if (isApart || edits.empty()) return;
  const bool isOneRow = edits.size() == 1 && !lines.takesOut();
  std::string title =
      isOneRow ? "Write " + edits.front().replacement : "Write the table with bars and dashes";
  if (lines.takesOut())
    title = edits.size() == 1 ? "Take the line out" : "Write one head, one line of dashes, and rows";
  proposals.push_back({std::move(edits), std::move(title), {}, lines.takesOut() ? loss : 3});
}

}  // namespace ludo::mend
