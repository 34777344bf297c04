// SPDX-License-Identifier: Apache-2.0
#include "core/base/source_text.h"

#include <algorithm>

namespace ludo {

SourceText::SourceText(std::string name, std::string content, std::string path)
    : m_name(std::move(name)), m_path(std::move(path)), m_content(std::move(content)) {
  m_lineStarts.push_back(0);
  for (std::size_t i = 0; i < m_content.size(); ++i) {
    if (m_content[i] == '\n') m_lineStarts.push_back(static_cast<std::uint32_t>(i + 1));
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
  for (std::size_t i = m_lineStarts[place.line - 1]; i < offset; ++i) {
    if ((static_cast<unsigned char>(m_content[i]) & 0xC0U) != 0x80U) ++place.column;
  }
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
