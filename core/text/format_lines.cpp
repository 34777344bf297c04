// SPDX-License-Identifier: Apache-2.0
#include "core/text/format_lines.h"

#include <algorithm>

namespace ludo::text {
namespace {

constexpr std::size_t step = 2;

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

bool isBlankAt(std::string_view line, std::size_t place) {
  return place >= line.size() || isBlank(line[place]);
}

bool isOneOf(std::string_view marks, char c) {
  return marks.find(c) != std::string_view::npos;
}

std::size_t skipBlanks(std::string_view line, std::size_t place) {
  while (place < line.size() && isBlank(line[place])) ++place;
  return place;
}

void trimEnd(std::string& line) {
  while (!line.empty() && isBlank(line.back())) line.pop_back();
}

std::size_t afterQuoted(std::string_view line, std::size_t begin) {
  const char quote = line[begin];
  std::size_t end = begin + 1;
  while (end < line.size() && line[end] != quote) end += quote == '"' && line[end] == '\\' ? 2 : 1;
  return std::min(end + 1, line.size());
}

/// Where a word without quotes ends: at a comment, a colon, or a mark of the brackets around it.
std::size_t afterPlain(std::string_view line, std::size_t begin, bool isInBrackets) {
  std::size_t end = begin;
  for (; end < line.size(); ++end) {
    if (line[end] == '#' && end > begin && isBlank(line[end - 1])) break;
    if (isInBrackets && isOneOf(",[]{}", line[end])) break;
    if (line[end] != ':') continue;
    if (isBlankAt(line, end + 1) || (isInBrackets && isOneOf(",[]{}\"", line[end + 1]))) break;
  }
  while (end > begin && isBlank(line[end - 1])) --end;
  return std::max(end, begin + 1);
}

}  // namespace

std::vector<std::string> LineFormatter::run(const std::vector<std::string_view>& lines) {
  for (const std::string_view line : lines) add(line);
  placeComments(std::string_view::npos, 0);
  return std::move(m_lines);
}

void LineFormatter::add(std::string_view line) {
  if (isInText(line)) {
    m_lines.push_back(textLine(line));
    return;
  }
  const std::size_t first = skipBlanks(line, 0);
  if (first == line.size()) {
    m_lines.emplace_back();
  } else if (!m_brackets.empty()) {
    m_column = m_brackets.back() + (isOneOf("]}", line[first]) ? 0 : step);
    m_lines.emplace_back(m_column, ' ');
    append(line, first, m_lines.back());
  } else if (line[first] == '#') {
    addComment(line.substr(first), first);
  } else {
    m_lines.push_back(entry(line, first));
  }
}

void LineFormatter::addComment(std::string_view comment, std::size_t written) {
  const auto around = std::find_if(m_levels.rbegin(), m_levels.rend(),
                                   [&](const Level& level) { return level.written <= written; });
  m_comments.push_back({m_lines.size(), written, around == m_levels.rend() ? 0 : around->column});
  m_lines.emplace_back(comment);
  trimEnd(m_lines.back());
}

void LineFormatter::placeComments(std::size_t written, std::size_t column) {
  for (const Comment& comment : m_comments)
    m_lines[comment.line].insert(0, comment.written == written ? column : comment.column, ' ');
  m_comments.clear();
}

bool LineFormatter::isInText(std::string_view line) {
  if (!m_isText) return false;
  const std::size_t first = skipBlanks(line, 0);
  if (first == line.size()) return true;
  if (first <= m_textKey.written) m_isText = false;
  if (m_isText && m_textWritten == 0) m_textWritten = first;
  return m_isText;
}

std::string LineFormatter::textLine(std::string_view line) const {
  const std::size_t first = skipBlanks(line, 0);
  if (first == line.size()) return std::string(line.substr(std::min(m_textWritten, line.size())));
  return std::string(m_textKey.column + step, ' ') + std::string(line.substr(std::min(m_textWritten, first)));
}

std::size_t LineFormatter::enter(std::size_t written, bool isList) {
  while (!m_levels.empty() && m_levels.back().written > written) m_levels.pop_back();
  // A list may stand in the column of its key. What follows it there and is no item, is beside the key.
  const bool isThere = !m_levels.empty() && m_levels.back().written == written;
  if (isThere && m_levels.back().isList && !isList) m_levels.pop_back();
  if (m_levels.empty() || m_levels.back().written != written || m_levels.back().isList != isList)
    m_levels.push_back({written, m_levels.empty() ? 0 : m_levels.back().column + step, isList});
  return m_levels.back().column;
}

std::string LineFormatter::entry(std::string_view line, std::size_t first) {
  std::string result;
  std::size_t place = first;
  while (place < line.size() && line[place] == '-' && isBlankAt(line, place + 1)) {
    result.resize(enter(place, true), ' ');
    if (place == first) placeComments(first, m_levels.back().column);
    result += "- ";
    beginText(line.substr(place + 1), m_levels.back());
    place = skipBlanks(line, place + 1);
  }
  if (place < line.size() && line[place] != '#') {
    m_column = enter(place, false);
    if (place == first) placeComments(first, m_column);
    result.resize(m_column, ' ');
  }
  append(line, place, result);
  return result;
}

void LineFormatter::append(std::string_view line, std::size_t at, std::string& result) {
  const std::size_t begin = at;
  for (at = skipBlanks(line, at); at < line.size(); at = skipBlanks(line, at)) {
    const char c = line[at];
    if (c == '#' && isBlankAt(line, at - 1)) {
      // As far from what it follows as it was written.
      const std::size_t gap = at - (line.find_last_not_of(" \t\r", at - 1) + 1);
      if (at != begin) trimEnd(result);
      if (at != begin) result.append(gap, ' ');
      result += line.substr(at);
      break;
    }
    if (c == ',' || (c == ':' && at != begin)) {
      trimEnd(result);
      (result += c) += ' ';
      ++at;
      if (c == ':' && m_brackets.empty()) beginText(line.substr(at), m_levels.back());
    } else if (isOneOf("[]{}", c)) {
      appendBracket(c, result);
      ++at;
    } else {
      const bool isQuoted = c == '"' || c == '\'';
      const std::size_t end = isQuoted ? afterQuoted(line, at) : afterPlain(line, at, !m_brackets.empty());
      result += line.substr(at, end - at);
      at = end;
      if (at < line.size()) result += isBlank(line[at]) ? " " : "";
    }
  }
  trimEnd(result);
}

void LineFormatter::appendBracket(char bracket, std::string& result) {
  if (bracket == '[' || bracket == '{') {
    m_brackets.push_back(m_column);
    result += bracket == '{' ? "{ " : "[";
    return;
  }
  if (!m_brackets.empty()) m_brackets.pop_back();
  if (result.size() > m_column) {
    trimEnd(result);
    if (bracket == '}' && result.back() != '{') result += ' ';
  }
  result += bracket;
}

void LineFormatter::beginText(std::string_view rest, const Level& key) {
  const std::size_t mark = skipBlanks(rest, 0);
  if (mark == rest.size() || !isOneOf("|>", rest[mark])) return;
  m_isText = true;
  m_textKey = key;
  m_textWritten = 0;
}

}  // namespace ludo::text
