// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/text/block_scan.h"

namespace ludo::text {
namespace {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

bool isNameByte(char c) {
  return isLetterOrDigit(c) || c == '_';
}

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

}  // namespace

/// Reads what stands in a line from `position` on: dashes, then a key with its value, or a value.
void BlockScan::content(std::size_t position, int column, const Line& line) {
  for (bool beginsLine = true; !m_context.found().isRefused; beginsLine = false) {
    bool hasValue = false;
    std::size_t after = m_scalars.skipProperties(position, hasValue);
    if (hasValue) {
      setDone();
      finishLine(after);
      return;
    }
    if (after != position) {
      position = after;
      if (position >= line.end || m_context.at(position) == '#') {
        // The value of a tag or an anchor may follow on the next lines.
        if (!m_levels.empty()) m_levels.back().silent = true;
        return;
      }
    }
    if (isDash(position, line.end, beginsLine)) {
      enter(true, column, spanOf(position, position + 1), position + 1, {});
      int width = 1;
      std::size_t next = position + 1;
      if (m_context.endsWord(next, line.end)) {
        next = m_context.skipBlanks(next, line.end, &width);
      } else {
        m_context.reportRepaired(kinds::DashWithoutSpace, spanOf(position, position + 1),
                                 "No space follows the dash of a list item", "Insert a space",
                                 {{spanOf(position, position + 1), "- "}}, true);
      }
      if (next >= line.end) return;
      if (m_context.at(next) == '#' || m_context.isJsonComment(next)) {
        finishLine(next);
        return;
      }
      position = next;
      column += 1 + width;
      continue;
    }
    if (std::optional<FoundKey> key = findKey(m_context, position, line.end, false)) {
      keyed(*key, column, line);
    } else {
      value(position, line);
    }
    return;
  }
}

void BlockScan::keyed(const FoundKey& key, int column, const Line& line) {
  if (key.name == "<<" && key.form == FoundKey::Form::Plain) {
    mergeKey(key, column, line);
    return;
  }
  enter(false, column, spanOf(key.begin, key.end), key.colon + 1, key.name);
  takeKey(m_context, key);
  valueOfKey(key.colon + 1, column, line);
}

void BlockScan::valueOfKey(std::size_t position, int column, const Line& line) {
  std::size_t colonEnd = position;
  position = m_context.skipBlanks(position, line.end);
  if (position >= line.end) return;
  char c = m_context.at(position);
  if (c == '#' && position > colonEnd) {
    bool isSpaced = m_context.endsWord(position + 1, line.end) || m_context.at(position + 1) == '#';
    int next = nextColumn();
    if (isSpaced || next > column || (next == column && m_context.at(readLine(m_next).content) == '-'))
      return;
    plainValue(position, line);
    return;
  }
  if (m_context.isJsonComment(position)) {
    finishLine(position);
    return;
  }
  if (isDash(position, line.end, false)) {
    std::string lineBreak = "\n" + spaces(column + 2);
    std::size_t index =
        m_context.reportRepaired(kinds::DashAmongKeys, spanOf(position, position + 1),
                                 "A list item stands on the line of the key \"" + m_levels.back().name + "\"",
                                 "Begin a new line", {{spanOf(colonEnd, position), lineBreak}}, false);
    m_context.mistakes().at(index).suggestion =
        "Put each item on a line of its own, or write the list in [ ]";
    content(position, column + 2, line);
    return;
  }
  value(position, line);
}

void BlockScan::mergeKey(const FoundKey& key, int column, const Line& line) {
  Span span = spanOf(key.begin, key.end);
  std::size_t end = m_context.trimmedEnd(key.colon + 1, line.end);
  enter(false, column, span, key.colon + 1, key.name);
  m_context.found().scalarEnds[span.begin] = span.end;
  Span removed = wholeLines(line, end);
  if (key.begin != line.content) {
    // After a dash the next key moves up.
    std::size_t next = nextContent();
    removed = spanOf(key.begin, nextColumn() == column && next < m_context.end() ? next : end);
  }
  std::size_t index =
      m_context.report(kinds::MergeKey, spanOf(key.begin, end), "Merging with << is not allowed");
  m_context.mistakes().at(index).suggestion = "Write the keys out";
  m_context.mistakes().at(index).fix = ScanContext::fix("Remove the merge", {{removed, ""}}, false);
  m_levels.back().silent = true;
  if (end > key.colon + 1) {
    m_context.repair(spanOf(key.colon + 1, end), " \"\"");
    setDone();
  }
}

/// The pending entry has its value.
void BlockScan::setDone() {
  if (m_levels.empty()) {
    m_isRootDone = true;
  } else {
    m_levels.back().pending = false;
  }
}

void BlockScan::value(std::size_t position, const Line& line) {
  bool hasValue = false;
  std::size_t after = m_scalars.skipProperties(position, hasValue);
  if (hasValue) {
    setDone();
    finishLine(after);
    return;
  }
  if (after != position && (after >= line.end || m_context.at(after) == '#')) {
    if (!m_levels.empty()) m_levels.back().silent = true;
    return;
  }
  position = after;
  int column = m_levels.empty() ? -1 : m_levels.back().column;
  char c = m_context.at(position);
  if (c == ']' || c == '}' || c == ',') {
    if (!m_levels.empty()) m_levels.back().silent = true;
    finishLine(position);
    return;
  }
  std::size_t end = position;
  if (c == '"' || c == '\'') {
    end = m_scalars.quoted(position, false, rawColumn(column));
  } else if (c == '[' || c == '{') {
    end = m_flow.read(position, rawColumn(column), static_cast<int>(m_levels.size()));
  } else if (!m_scalars.smartQuoted(end) && !m_scalars.alias(end)) {
    if (c == '|' || c == '>') {
      blockText(position);
    } else {
      plainValue(position, line);
    }
    return;
  }
  setDone();
  finishLine(end);
}

void BlockScan::plainValue(std::size_t position, const Line& line) {
  std::size_t end = m_scalars.plainEnd(position, false);
  std::string_view text = m_context.text().substr(position, end - position);
  // "5," and "true]" have lost the brackets round them.
  std::string_view bare = text.substr(0, text.find_last_not_of(",]}") + 1);
  bool isWord = text.find(' ') == std::string_view::npos;
  if (!bare.empty() && bare.size() < text.size() && isWord &&
      (text.ends_with(',') || readPlain(bare).reading != PlainReading::Text)) {
    end = position + bare.size();
  }
  std::size_t known = m_context.mistakes().total();
  std::size_t repairs = m_context.found().repairs.size();
  m_scalars.plain(position, end, wholeLines(line, end));
  OpenText open;
  open.span = spanOf(position, end);
  open.nextLine = m_context.nextLine(position);
  open.repair = repairs;
  if (m_context.mistakes().total() > known) open.mistake = std::min(known, Mistakes::limit);
  bool endsLine = m_context.peekBlanks(end, line.end) >= line.end;
  setDone();
  finishLine(end);
  if (endsLine) {
    open.joined = m_context.slice(position, end);
    m_openText = std::move(open);
  }
}

/// The lines of an entry that ends at `end`, when it has them for itself.
Span BlockScan::wholeLines(const Line& line, std::size_t end) {
  bool isAlone = !m_levels.empty() && !m_levels.back().isList &&
                 m_levels.back().entry.begin == line.content &&
                 m_context.peekBlanks(end, m_context.lineEnd(end)) >= m_context.lineEnd(end);
  return isAlone ? spanOf(line.begin, m_context.nextLine(end)) : Span{};
}

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

/// Deals with what follows a value on its line, and makes the next line the one to read.
void BlockScan::finishLine(std::size_t position) {
  if (m_context.found().isRefused) return;
  while (true) {
    std::size_t line = m_context.lineEnd(position);
    std::size_t begin = position;
    position = m_context.skipBlanks(position, line);
    m_next = m_context.nextLine(position);
    if (position >= line) return;
    char c = m_context.at(position);
    bool isSpaced = position > begin || position == m_content.begin || m_context.endsWord(position - 1, line);
    if (c == '#' && isSpaced) return;
    if (c == '#') {
      m_context.reportRepaired(kinds::HashInText, spanOf(position, position + 1),
                               "No space stands before the # of a comment", "Insert a space",
                               {{spanOf(position, position), " "}}, true);
      return;
    }
    if (m_context.isJsonComment(position)) {
      position = m_context.jsonComment(position);
      continue;
    }
    if (c == ',' || c == ']' || c == '}') {
      m_context.reportRepaired(
          c == ',' ? kinds::ExtraComma : kinds::StrayBracket, spanOf(position, position + 1),
          c == ',' ? "A comma stands after a value outside brackets"
                   : "A \"" + std::string(1, c) + "\" closes nothing",
          c == ',' ? "Remove the comma" : "Remove the bracket", {{spanOf(position, position + 1), ""}}, true);
      ++position;
      continue;
    }
    std::size_t end = m_scalars.plainEnd(position, false);
    m_context.reportRepaired(
        kinds::TextAfterValue, spanOf(position, end),
        "The text \"" + m_context.shown(position, end) + "\" follows a value on its line", "Remove it",
        {{spanOf(position, end), ""}}, false);
    position = std::max(end, position + 1);
  }
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
