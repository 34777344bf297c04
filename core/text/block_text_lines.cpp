// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/text/block_scan.h"

// Lines of text in a block: those after | or >, and those that have neither a dash nor a key.
namespace ludo::text {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

namespace {

bool isNameByte(char c) {
  return isLetterOrDigit(c) || c == '_';
}

}  // namespace

/// A text after | or >: its lines are taken as they are, once they are indented deeper than their key.
void BlockScan::blockText(std::size_t position) {
  std::size_t headEnd = m_context.lineEnd(position);
  std::size_t at = position + 1;
  int indicated = 0;
  for (int i = 0; i < 2 && at < headEnd; ++i, ++at) {
    char c = m_context.at(at);
    if (c >= '1' && c <= '9') {
      indicated = c - '0';
    } else if (c != '+' && c != '-') {
      break;
    }
  }
  std::size_t rest = m_context.peekBlanks(at, headEnd);
  if (rest < headEnd && (m_context.at(rest) != '#' || rest == at)) {
    plainValue(position, readLine(position));
    return;
  }
  m_context.skipBlanks(at, headEnd);
  int parent = rawColumn(m_levels.empty() ? -1 : m_levels.back().column);
  int wanted = indicated > 0 ? std::max(parent, 0) + indicated : -1;
  std::size_t end = at;
  std::size_t next = m_context.nextLine(position);
  for (; next < m_context.end(); next = m_context.nextLine(next)) {
    Line line = readLine(next);
    // Beyond the indentation tabs and strange spaces belong to the text.
    int column = 0;
    std::size_t content = line.begin;
    while (content < line.content && (wanted < 0 || column < wanted)) {
      StrangeSpace strange = strangeSpaceAt(m_context.text(), content);
      if (strange.length > 0) break;
      column += m_context.at(content) == '\t' ? m_context.tabWidth() : 1;
      ++content;
    }
    line.content = content;
    line.column = column;
    if (m_context.peekBlanks(content, line.end) >= line.end) continue;
    if (column <= parent) break;
    if (wanted < 0) wanted = column;
    reportIndentation(line);
    if (column < wanted) {
      m_context.reportRepaired(kinds::Indentation, spanOf(line.begin, line.content),
                               "The line is indented less than the text it belongs to",
                               "Indent by " + std::to_string(wanted),
                               {{spanOf(line.begin, line.content), spaces(wanted)}}, true);
    } else if (m_shift) {
      if (auto& fix = m_context.mistakes().at(m_shift->mistake).fix) {
        fix->edits.push_back({spanOf(line.begin, line.content), spaces(column + m_shift->by)});
      }
      indent(line, column + m_shift->by);
    } else {
      indent(line, column);
    }
    end = line.end;
  }
  m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] = static_cast<std::uint32_t>(end);
  setDone();
  m_next = next;
}

/// A line with neither a dash nor a key.
void BlockScan::textLine(const Line& line) {
  char c = m_context.at(line.content);
  int column = line.column + (m_shift && line.column >= m_shift->from ? m_shift->by : 0);
  bool isValue = m_levels.empty() ? c == '"' || c == '\'' || c == '[' || c == '{' || nextColumn() < 0
                                  : m_levels.back().pending && column > m_levels.back().column;
  indent(line, column);
  if (c == ']' || c == '}' || c == ',') {
    finishLine(line.content);
    return;
  }
  if (isValue) {
    content(line.content, column, line);
    return;
  }
  if (c == '?' && m_context.endsWord(line.content + 1, line.end)) {
    std::size_t rest = std::max(m_context.skipMarks(line.content, line.end), line.content + 1);
    m_context.reportRepaired(kinds::InvalidKey, spanOf(line.content, line.content + 1),
                             "A key is introduced by ? here", "Remove the ?",
                             {{spanOf(line.content, rest), ""}}, false);
    Line inner = line;
    inner.content = rest;
    inner.isRest = true;
    if (rest < line.end) takeLine(inner);
    return;
  }
  if (missingColon(line)) return;
  bool isQuoted = c == '"' || c == '\'' || c == '[' || c == '{';
  if (isQuoted && m_levels.back().pending && column == m_levels.back().column) {
    int wanted = column + 2;
    m_context.reportRepaired(
        kinds::Indentation, spanOf(line.content, line.end),
        "The value of \"" + m_levels.back().name + "\" is not indented deeper than its key",
        "Indent by " + std::to_string(wanted), {{spanOf(line.begin, line.content), spaces(wanted)}}, false);
    content(line.content, wanted, line);
    return;
  }
  std::size_t end = m_context.trimmedEnd(line.content, line.end);
  if (reportLongKey(m_context, line.content, line.end)) {
    m_context.repair(spanOf(line.begin, end), "");
    return;
  }
  std::size_t index =
      m_context.report(kinds::MissingColon, spanOf(line.content, end),
                       "The line \"" + m_context.shown(line.content, end) + "\" has no key and no dash");
  m_context.mistakes().at(index).suggestion =
      "Write a key and a colon before it, or make it a comment with #";
  m_context.mistakes().at(index).fix =
      ScanContext::fix("Make it a comment", {{spanOf(line.content, line.content), "# "}}, false);
  m_context.repair(spanOf(line.begin, end), "");
}

/// Whether the line is a key that lacks only its colon; reads it then.
bool BlockScan::missingColon(const Line& line) {
  std::size_t end = line.content;
  while (end < line.end && isNameByte(m_context.at(end))) ++end;
  std::size_t next = m_context.peekBlanks(end, line.end);
  if (end == line.content || isDigit(m_context.at(line.content))) return false;
  bool isAlone = next >= line.end || m_context.at(next) == '#';
  if (isAlone) {
    // A list may stand in the column of its key.
    int below = nextColumn();
    bool isList = below == line.column && m_context.at(nextContent()) == '-';
    if (below <= line.column && !isList) return false;
  }
  if (!isAlone) {
    char c = m_context.at(next);
    std::size_t valueEnd = m_scalars.plainEnd(next, false);
    PlainReading reading = readPlain(m_context.text().substr(next, valueEnd - next)).reading;
    bool isValue = c == '"' || c == '\'' || c == '[' || c == '{' || reading == PlainReading::Integer ||
                   reading == PlainReading::Boolean;
    if (next == end || !isValue) return false;
  }
  bool isMapHere = m_levels.empty() || fits(line.column, Shape::Key);
  if (!isMapHere) return false;
  std::string name = m_context.slice(line.content, end);
  Line placed = line;
  if (!place(placed, Shape::Key)) return true;
  std::size_t index = m_context.reportRepaired(kinds::MissingColon, spanOf(line.content, end),
                                               "No colon follows the key \"" + name + "\"", "Insert a colon",
                                               {{spanOf(end, end), ":"}}, true);
  m_context.mistakes().at(index).suggestion = "Write " + name + ": before the value";
  enter(false, placed.column, spanOf(line.content, end), end, name);
  m_context.found().scalarEnds[static_cast<std::uint32_t>(line.content)] = static_cast<std::uint32_t>(end);
  valueOfKey(end, placed.column, placed);
  return true;
}

/// Whether the line goes on with the text without quotes of the line before.
bool BlockScan::continuesText(const Line& line) {
  if (!m_openText || m_openText->nextLine != line.begin) return false;
  if (!m_levels.empty() && line.column <= m_levels.back().column) return false;
  std::size_t end = m_scalars.plainEnd(line.content, false);
  m_openText->isContinued = true;
  m_openText->span.end = static_cast<std::uint32_t>(end);
  m_openText->joined += " " + m_context.slice(line.content, end);
  m_openText->nextLine = m_context.peekBlanks(end, line.end) >= line.end ? m_next : 0;
  m_context.found().scalarEnds[m_openText->span.begin] = m_openText->span.end;
  return true;
}

/// Reports a text without quotes that went on over several lines, in place of what was said of its first.
void BlockScan::closeText() {
  if (!m_openText) return;
  OpenText open = std::move(*m_openText);
  m_openText.reset();
  if (!open.isContinued) return;
  std::string quoted = quoteYaml(open.joined);
  std::size_t index = open.mistake;
  if (index >= Mistakes::limit) index = m_context.report(kinds::MultiLineText, open.span, {});
  diagnostics::Diagnostic& mistake = m_context.mistakes().at(index);
  mistake = {};
  mistake.kind = &kinds::MultiLineText;
  mistake.span = open.span;
  mistake.message =
      "The text \"" + m_context.shown(open.span.begin, open.span.end) + "\" is not quoted and goes on";
  mistake.suggestion = "Quote it on one line, or write it as a text block after |";
  mistake.fix = ScanContext::fix("Quote the text on one line", {{open.span, quoted}}, true);
  std::vector<TextEdit>& repairs = m_context.found().repairs;
  // The first line's own repair, if any, lies inside this one and gives way to it.
  if (open.repair < repairs.size() && repairs[open.repair].span.begin == open.span.begin) {
    repairs[open.repair] = {open.span, quoted};
  } else {
    repairs.push_back({open.span, quoted});
  }
  m_context.found().damaged.erase(open.span.begin);
}

}  // namespace ludo::text
