// SPDX-License-Identifier: Apache-2.0
#include "core/base/source_text.h"

#include <algorithm>

namespace ludo {

namespace {

/// So many bytes at most are looked through to tell a column, however long the line is.
constexpr std::size_t markEvery = 1'024;

bool beginsCodePoint(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

}  // namespace

SourceText::SourceText(std::string name, std::string content, std::string path)
    : m_name(std::move(name)), m_path(std::move(path)), m_content(std::move(content)) {
  m_lineStarts.push_back(0);
  std::uint32_t inLine = 0;
  for (std::size_t i = 0; i < m_content.size(); ++i) {
    if (i % markEvery == 0) m_marks.push_back(inLine);
    inLine += beginsCodePoint(m_content[i]) ? 1 : 0;
    if (m_content[i] != '\n') continue;
    m_lineStarts.push_back(static_cast<std::uint32_t>(i + 1));
    inLine = 0;
  }
}

std::string_view SourceText::view(Span span) const {
  if (!span.known() || span.begin > m_content.size() || span.end < span.begin) return {};
  return std::string_view(m_content).substr(span.begin, span.end - span.begin);
}

std::uint32_t SourceText::lineOf(std::size_t offset) const {
  auto after = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
  return static_cast<std::uint32_t>(after - m_lineStarts.begin());
}

LineColumn SourceText::lineColumn(std::size_t offset) const {
  offset = std::min(offset, m_content.size());
  LineColumn place{lineOf(offset), 1};
  std::size_t from = m_lineStarts[place.line - 1];
  const std::size_t mark = offset / markEvery;
  if (mark < m_marks.size() && mark * markEvery > from) {
    place.column += m_marks[mark];
    from = mark * markEvery;
  }
  for (std::size_t i = from; i < offset; ++i) place.column += beginsCodePoint(m_content[i]) ? 1 : 0;
  return place;
}

std::size_t SourceText::lineStart(std::uint32_t line) const {
  return line <= m_lineStarts.size() ? m_lineStarts[line - 1] : m_content.size();
}

std::string_view SourceText::line(std::uint32_t line) const {
  std::size_t begin = lineStart(line);
  std::size_t end = line < m_lineStarts.size() ? m_lineStarts[line] - 1 : m_content.size();
  if (end > begin && m_content[end - 1] == '\r') --end;
  return std::string_view(m_content).substr(begin, end - begin);
}

}  // namespace ludo
