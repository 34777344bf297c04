// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <string_view>

#include "core/service/loose_yaml.h"

namespace ludo::service {

/// Goes through a text line by line, and knows whether the cursor has found its place in what was read.
/// Private to loose_yaml.cpp.
class LooseCursor {
 public:
  LooseCursor(std::string_view text, Span content, std::size_t cursor)
      : m_text(text.substr(0, content.end)), m_cursor(cursor), m_at(content.begin) {}

 protected:
  static Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\n'; }
  static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
  std::size_t lineEnd() const { return std::min(m_text.find('\n', m_at), m_text.size()); }
  std::size_t column(std::size_t offset) const {
    std::size_t newline = offset == 0 ? std::string_view::npos : m_text.rfind('\n', offset - 1);
    return newline == std::string_view::npos ? offset : offset - newline - 1;
  }
  bool cursorWithin(std::size_t begin, std::size_t end) const { return begin <= m_cursor && m_cursor <= end; }
  bool isDash() const { return at(m_at) == '-' && (isBlank(at(m_at + 1)) || at(m_at + 1) == '\n'); }
  /// The colon that ends a key: before a blank, the line's end or the cursor.
  bool isColon(std::size_t offset) const {
    return at(offset) == ':' && (isBlank(at(offset + 1)) || at(offset + 1) == '\n' || m_cursor == offset + 1);
  }

  void skipBlanks() {
    while (m_at < m_text.size() && isBlank(m_text[m_at])) ++m_at;
  }

  /// Goes to the first character of the next line that says something, or to the cursor where the line it is
  /// on is blank. False at the end.
  bool nextLine() {
    while (true) {
      std::size_t begin = m_at;
      skipBlanks();
      bool blank = m_at >= m_text.size() || m_text[m_at] == '\n';
      if (blank && m_cursorUnplaced && cursorWithin(begin, m_at) && isBlankBefore(begin)) {
        m_at = m_cursor;
        return true;
      }
      if (m_at >= m_text.size()) return false;
      if (m_text[m_at] == '#') m_at = lineEnd();
      if (m_at >= m_text.size()) return false;
      if (m_text[m_at] != '\n') return true;
      ++m_at;
    }
  }
  bool isBlankBefore(std::size_t offset) const {
    while (offset > 0 && isBlank(m_text[offset - 1])) --offset;
    return offset == 0 || m_text[offset - 1] == '\n';
  }
  bool atEmptyCursor() const {
    if (!m_cursorUnplaced || m_at != m_cursor) return false;
    std::size_t end = m_at;
    while (isBlank(at(end))) ++end;
    return at(end) == '\n';
  }
  LooseNode emptyAtCursor(LooseForm form) {
    m_cursorUnplaced = false;
    LooseNode node;
    node.form = form;
    node.span = span(m_cursor, m_cursor);
    return node;
  }
  /// What is left on this line is a comment or a mistake: nothing can be said there.
  void leaveLine() {
    std::size_t begin = m_at;
    m_at = lineEnd();
    if (cursorWithin(begin, m_at)) m_cursorUnplaced = false;
  }

  std::string_view m_text;
  std::size_t m_cursor;
  std::size_t m_at;
  bool m_cursorUnplaced = true;
};

}  // namespace ludo::service
