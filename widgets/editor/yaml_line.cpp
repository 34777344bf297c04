// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/yaml_line.h"

#include <algorithm>

namespace ludo::widgets {

namespace {

bool isNumber(std::string_view word) {
  if (!word.empty() && (word.front() == '-' || word.front() == '+')) word.remove_prefix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class YamlScanner {
 public:
  explicit YamlScanner(std::string_view line) : m_line(line), m_indent(indentationOf(line)) {}

  void scan() {
    std::size_t at = m_indent;
    while (at < m_line.size()) at = tokenAt(at);
  }

  const std::vector<Token>& tokens() const { return m_tokens; }

  /// Whether the line ends with the head of a text block, which goes on below
  /// it.
  bool opensTextBlock() const {
    if (m_tokens.empty()) return false;
    const Token* last = &m_tokens.back();
    if (last->kind == TokenKind::Comment && m_tokens.size() > 1) --last;
    if (last->kind != TokenKind::YamlPlain) return false;
    std::string_view word = m_line.substr(last->begin, last->end - last->begin);
    return word.size() <= 3 && (word.front() == '|' || word.front() == '>');
  }

 private:
  std::size_t tokenAt(std::size_t at) {
    char c = m_line[at];
    if (c == ' ' || c == '\t') return at + 1;
    if (c == '#' && (at == 0 || m_line[at - 1] == ' ')) return add(at, m_line.size(), TokenKind::Comment);
    if (c == '"' || c == '\'') return quoted(at);
    if (c == '-' && endsWord(at + 1)) return add(at, at + 1, TokenKind::Punctuation);
    if (c == ':' || isFlowMark(c)) return add(at, at + 1, TokenKind::Punctuation);
    return plain(at);
  }

  std::size_t quoted(std::size_t at) {
    char quote = m_line[at];
    std::size_t end = at + 1;
    while (end < m_line.size() && m_line[end] != quote) end += quote == '"' && m_line[end] == '\\' ? 2 : 1;
    end = std::min(end + 1, m_line.size());
    if (isKeyEnd(end)) return add(at, end, TokenKind::Key);
    if (m_afterSection) return add(at, end, TokenKind::SectionName);
    bool binding = at + 1 < end && m_line[at + 1] == '$';
    return add(at, end, binding ? TokenKind::Binding : TokenKind::String);
  }

  std::size_t plain(std::size_t at) {
    std::size_t end = at;
    while (end < m_line.size() && !isFlowMark(m_line[end])) {
      if (m_line[end] == ':' && endsWord(end + 1)) break;
      if (m_line[end] == '#' && m_line[end - (end > at ? 1 : 0)] == ' ') break;
      ++end;
    }
    while (end > at + 1 && (m_line[end - 1] == ' ' || m_line[end - 1] == '\t')) --end;
    std::string_view word = m_line.substr(at, end - at);
    if (isKeyEnd(end)) {
      m_afterSection = at == 0 && word == "section";
      return add(at, end, m_afterSection ? TokenKind::SectionKey : TokenKind::Key);
    }
    if (isNumber(word)) return add(at, end, TokenKind::Number);
    if (word == "true" || word == "false") return add(at, end, TokenKind::Boolean);
    if (word.front() == '$') return add(at, end, TokenKind::Binding);
    return add(at, end, TokenKind::YamlPlain);
  }

  static bool isFlowMark(char c) { return std::string_view("{}[],").find(c) != std::string_view::npos; }

  bool endsWord(std::size_t at) const {
    return at >= m_line.size() || m_line[at] == ' ' || m_line[at] == '\t';
  }

  bool isKeyEnd(std::size_t at) const {
    at = std::min(m_line.find_first_not_of(' ', at), m_line.size());
    return at < m_line.size() && m_line[at] == ':' && (endsWord(at + 1) || isFlowMark(m_line[at + 1]));
  }

  std::size_t add(std::size_t begin, std::size_t end, TokenKind kind) {
    m_tokens.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), kind});
    return end;
  }

  std::string_view m_line;
  std::size_t m_indent;
  bool m_afterSection = false;
  std::vector<Token> m_tokens;
};

}  // namespace

ScannedLine scanYamlLine(std::string_view line, LineState before) {
  ScannedLine scanned;
  scanned.base = TokenKind::YamlPlain;
  scanned.after = before;
  std::size_t indent = indentationOf(line);
  bool blank = indent == line.size();
  if (before.textBlockIndent > 0 && (blank || indent + 1 > before.textBlockIndent)) {
    scanned.base = TokenKind::String;
    return scanned;
  }
  scanned.after.textBlockIndent = 0;
  YamlScanner scanner(line);
  scanner.scan();
  scanned.tokens = scanner.tokens();
  if (scanner.opensTextBlock()) {
    scanned.after.textBlockIndent = static_cast<std::uint8_t>(std::min<std::size_t>(indent + 1, 255));
  }
  return scanned;
}

}  // namespace ludo::widgets
