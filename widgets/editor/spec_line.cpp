// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/spec_line.h"

#include <algorithm>

#include "widgets/editor/yaml_line.h"

namespace ludo::widgets {

namespace {

constexpr std::size_t longestFence = 63;

/// A line that may open or close a fence: at most three spaces, then three or
/// more of ` or ~.
struct FenceMark {
  std::size_t length = 0;  ///< 0 when the line is none
  bool tilde = false;
  std::string_view label;
};

std::string_view trimmed(std::string_view text) {
  std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

FenceMark fenceMark(std::string_view line) {
  std::size_t begin = indentationOf(line);
  if (begin > 3 || begin == line.size()) return {};
  char mark = line[begin];
  if (mark != '`' && mark != '~') return {};
  std::size_t end = std::min(line.find_first_not_of(mark, begin), line.size());
  if (end - begin < 3) return {};
  std::string_view label = trimmed(line.substr(end));
  if (mark == '`' && label.find('`') != std::string_view::npos) return {};
  return {std::min(end - begin, longestFence), mark == '~', label};
}

std::uint8_t headingLevel(std::string_view line) {
  std::size_t begin = indentationOf(line);
  if (begin > 3) return 0;
  std::size_t end = std::min(line.find_first_not_of('#', begin), line.size());
  std::size_t level = end - begin;
  bool isHeading = level >= 1 && level <= 6 && (end == line.size() || line[end] == ' ' || line[end] == '\t');
  return isHeading ? static_cast<std::uint8_t>(level) : 0;
}

bool isWordByte(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
}

class ProseScanner {
 public:
  explicit ProseScanner(std::string_view line) : m_line(line) {}

  std::vector<Token> scan() {
    std::size_t at = listMark();
    while (at < m_line.size()) {
      std::size_t end = spanAt(at);
      at = end > at ? end : at + 1;
    }
    return std::move(m_tokens);
  }

 private:
  std::size_t listMark() {
    std::size_t begin = indentationOf(m_line);
    std::size_t end = begin;
    if (end < m_line.size() && std::string_view("-*+>").find(m_line[end]) != std::string_view::npos) {
      ++end;
    } else {
      while (end < m_line.size() && m_line[end] >= '0' && m_line[end] <= '9') ++end;
      if (end == begin || end == m_line.size() || m_line[end] != '.') return begin;
      ++end;
    }
    if (end < m_line.size() && m_line[end] != ' ') return begin;
    add(begin, end, TokenKind::ListMark);
    return end;
  }

  /// Adds the inline span that begins at `at` and returns its end; `at` when
  /// none does.
  std::size_t spanAt(std::size_t at) {
    switch (m_line[at]) {
      case '`':
        return codeSpan(at);
      case '*':
      case '_':
        return emphasis(at);
      case '[':
        return link(at);
      default:
        return at;
    }
  }

  std::size_t codeSpan(std::size_t at) {
    std::size_t open = std::min(m_line.find_first_not_of('`', at), m_line.size());
    std::size_t close = m_line.find(m_line.substr(at, open - at), open);
    if (close == std::string_view::npos) return open;
    return add(at, close + (open - at), TokenKind::InlineCode);
  }

  std::size_t emphasis(std::size_t at) {
    std::size_t open = std::min(m_line.find_first_not_of(m_line[at], at), m_line.size());
    std::size_t length = std::min<std::size_t>(open - at, 3);
    bool insideWord = at > 0 && isWordByte(m_line[at - 1]) && m_line[at] == '_';
    if (insideWord || open == m_line.size() || m_line[open] == ' ') return open;
    std::size_t close = m_line.find(m_line.substr(at, length), open);
    if (close == std::string_view::npos || m_line[close - 1] == ' ') return open;
    return add(at, close + length, length == 1 ? TokenKind::Emphasis : TokenKind::Strong);
  }

  std::size_t link(std::size_t at) {
    std::size_t middle = m_line.find("](", at);
    if (middle == std::string_view::npos) return at;
    std::size_t close = m_line.find(')', middle);
    if (close == std::string_view::npos) return at;
    return add(at, close + 1, TokenKind::Link);
  }

  std::size_t add(std::size_t begin, std::size_t end, TokenKind kind) {
    m_tokens.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), kind});
    return end;
  }

  std::string_view m_line;
  std::vector<Token> m_tokens;
};

ScannedLine scanProse(std::string_view line, LineState before) {
  ScannedLine scanned;
  scanned.after = before;
  if (FenceMark mark = fenceMark(line); mark.length > 0) {
    scanned.base = TokenKind::Fence;
    scanned.opensFence = true;
    scanned.after.region = mark.label.starts_with("yaml") ? Region::Yaml : Region::Code;
    scanned.after.tildeFence = mark.tilde;
    scanned.after.fenceLength = static_cast<std::uint8_t>(mark.length);
    return scanned;
  }
  if (std::uint8_t level = headingLevel(line); level > 0) {
    scanned.base = TokenKind::Heading;
    scanned.after.headingLevel = level;
    return scanned;
  }
  scanned.tokens = ProseScanner(line).scan();
  return scanned;
}

}  // namespace

ScannedLine scanLine(std::string_view line, LineState before) {
  if (before.region == Region::Prose) return scanProse(line, before);
  FenceMark mark = fenceMark(line);
  if (mark.length >= before.fenceLength && mark.tilde == before.tildeFence && mark.label.empty()) {
    ScannedLine scanned;
    scanned.base = TokenKind::Fence;
    scanned.closesFence = true;
    scanned.after.headingLevel = before.headingLevel;
    return scanned;
  }
  if (before.region == Region::Yaml) return scanYamlLine(line, before);
  ScannedLine scanned;
  scanned.base = TokenKind::Code;
  scanned.after = before;
  return scanned;
}

}  // namespace ludo::widgets
