// SPDX-License-Identifier: Apache-2.0
#include "core/service/card_table.h"

#include <algorithm>
#include <string_view>

#include "core/text/pipe_table.h"

namespace ludo::service {
namespace {

/// Where the cells of a line stand in it, with the blanks round their texts; from the first bar on.
std::vector<Span> roomsOf(std::string_view line) {
  const auto isBar = [&](std::size_t at) { return line[at] == '|' && (at == 0 || line[at - 1] != '\\'); };
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t last = line.find_last_not_of(" \t\r");
  const std::size_t end = last == std::string_view::npos ? first
                          : isBar(last) && last > first  ? last
                                                         : last + 1;
  std::size_t begin = first < end && isBar(first) ? first + 1 : first;
  std::vector<Span> rooms;
  for (std::size_t at = begin; at <= end; ++at) {
    if (at < end && !isBar(at)) continue;
    rooms.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at)});
    begin = at + 1;
  }
  return rooms;
}

std::string_view textIn(std::string_view line, Span room) {
  std::string_view text = line.substr(room.begin, room.end - room.begin);
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

/// Whether a byte goes on with a character of UTF-8.
bool isInCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

std::size_t charactersIn(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return !isInCharacter(byte); }));
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

/// A text as a cell holds it: in one line, without bars of its own.
std::string asCell(const std::string& text) {
  std::string cell = replaced(replaced(text, "\\|", "|"), "|", "\\|");
  std::ranges::replace_if(
      cell, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return std::string(textIn(cell, {0, static_cast<std::uint32_t>(cell.size())}));
}

std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + '\n';
  all.pop_back();
  return all;
}

/// A line ends with a bar, to which cells can be added.
void closeLine(std::string& line) {
  line.resize(line.find_last_not_of(" \t\r") + 1);
  if (!line.ends_with('|')) line += " |";
}

/// As wide as the room was, if it goes.
std::string padded(const std::string& text, std::size_t width, bool isRight) {
  const std::size_t wanted = charactersIn(text) + 2;
  const std::string blanks(width > wanted ? width - wanted : 0, ' ');
  return isRight ? ' ' + blanks + text + ' ' : ' ' + text + blanks + ' ';
}

}  // namespace

std::optional<CardTable> CardTable::at(const Analysis& analysis, std::size_t offset) {
  const SourceText& source = *analysis.source;
  for (const text::YamlBlock& block : analysis.markdown.blocks) {
    if (block.section != "tables" || offset < block.fence.begin) continue;
    const std::optional<text::PipeTable> table =
        text::readPipeTable(source, source.lineOf(block.fence.end > 0 ? block.fence.end - 1 : 0) + 1);
    if (!table || offset > table->span.end) continue;
    const std::uint32_t first = source.lineOf(table->span.begin);
    const std::uint32_t last = source.lineOf(table->span.end > 0 ? table->span.end - 1 : 0);
    std::vector<std::string> lines;
    // A line keeps the carriage return that it may have.
    const auto begin = static_cast<std::uint32_t>(source.lineStart(first));
    const auto end = static_cast<std::uint32_t>(source.lineStart(last) + source.line(last).size());
    for (std::uint32_t line = first; line <= last; ++line) {
      const auto next = line == last ? end + 1 : static_cast<std::uint32_t>(source.lineStart(line + 1));
      lines.emplace_back(source.view({static_cast<std::uint32_t>(source.lineStart(line)), next - 1}));
    }
    if (lines.size() < firstRow) continue;
    return CardTable(std::move(lines), {begin, end});
  }
  return std::nullopt;
}

std::size_t CardTable::columns() const {
  return roomsOf(m_lines.front()).size();
}

Span CardTable::spanOf(std::size_t row) const {
  std::uint32_t begin = m_span.begin;
  for (std::size_t line = 0; line < firstRow + row && line < m_before.size(); ++line)
    begin += static_cast<std::uint32_t>(m_before[line].size()) + 1;
  const std::size_t size = firstRow + row < m_before.size() ? m_before[firstRow + row].size() : 0;
  return {begin, begin + static_cast<std::uint32_t>(size)};
}

std::string CardTable::cell(std::size_t line, std::size_t column) const {
  const std::vector<Span> rooms = roomsOf(m_lines[line]);
  if (column >= rooms.size()) return {};
  return replaced(std::string(textIn(m_lines[line], rooms[column])), "\\|", "|");
}

bool CardTable::isRightAligned(std::size_t column) const {
  const std::string marks = cell(1, column);
  return marks.ends_with(':') && !marks.starts_with(':');
}

void CardTable::setCell(std::size_t line, std::size_t column, const std::string& text) {
  if (line >= m_lines.size() || column >= columns() || cell(line, column) == text) return;
  // A line may be shorter than the header.
  const std::size_t there = roomsOf(m_lines[line]).size();
  if (there <= column) closeLine(m_lines[line]);
  for (std::size_t i = there; i <= column; ++i) m_lines[line] += "  |";
  const Span room = roomsOf(m_lines[line])[column];
  const std::size_t width =
      charactersIn(std::string_view(m_lines[line]).substr(room.begin, room.end - room.begin));
  m_lines[line].replace(room.begin, room.end - room.begin,
                        padded(asCell(text), width, isRightAligned(column)));
}

void CardTable::insertRow(std::size_t row) {
  std::string line = "|";
  for (const Span& room : roomsOf(m_lines.front()))
    line +=
        std::string(charactersIn(std::string_view(m_lines.front()).substr(room.begin, room.end - room.begin)),
                    ' ') +
        '|';
  const std::size_t at = std::min(firstRow + row, m_lines.size());
  m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(at), line);
}

void CardTable::removeRow(std::size_t row) {
  if (row < rows()) m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(firstRow + row));
}

void CardTable::addColumn(const std::string& title) {
  const std::string name = asCell(title);
  for (std::size_t line = 0; line < m_lines.size(); ++line) {
    std::string& text = m_lines[line];
    closeLine(text);
    const std::size_t width = charactersIn(name) + 2;
    text += (line == 0 ? ' ' + name + ' ' : std::string(width, line == 1 ? '-' : ' ')) + '|';
  }
}

void CardTable::removeColumn(std::size_t column) {
  if (columns() < 2 || column >= columns()) return;
  for (std::string& line : m_lines) {
    const std::vector<Span> rooms = roomsOf(line);
    if (column >= rooms.size()) continue;
    const bool isLast = column + 1 == rooms.size();
    const std::size_t begin = isLast && column > 0 ? rooms[column].begin - 1 : rooms[column].begin;
    const std::size_t end = isLast ? rooms[column].end : rooms[column + 1].begin;
    line.erase(begin, end - begin);
  }
}

void CardTable::paste(std::size_t row, std::size_t column, const std::string& cells) {
  std::string_view rest = cells;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (row >= rows()) insertRow(rows());
    for (std::size_t at = column; at < columns(); ++at) {
      const std::size_t tab = line.find('\t');
      setText(row, at, std::string(line.substr(0, tab)));
      if (tab == std::string_view::npos) break;
      line.remove_prefix(tab + 1);
    }
    ++row;
  }
}

std::optional<diagnostics::Fix> CardTable::fix() const {
  const std::string before = joined(m_before);
  const std::string after = joined(m_lines);
  if (before == after) return std::nullopt;
  // Only what is other than before is written, in whole characters.
  const std::size_t most = std::min(before.size(), after.size());
  std::size_t same = 0;
  while (same < most && before[same] == after[same]) ++same;
  while (same > 0 && same < before.size() && isInCharacter(before[same])) --same;
  std::size_t below = 0;
  while (below < most - same && before[before.size() - 1 - below] == after[after.size() - 1 - below]) ++below;
  while (below > 0 && isInCharacter(before[before.size() - below])) --below;
  const auto begin = m_span.begin + static_cast<std::uint32_t>(same);
  const auto end = m_span.begin + static_cast<std::uint32_t>(before.size() - below);
  return diagnostics::Fix{
      "Change the table", {{{begin, end}, after.substr(same, after.size() - below - same)}}, false};
}

}  // namespace ludo::service
