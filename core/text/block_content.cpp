// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/text/block_scan.h"

namespace ludo::text {

namespace kinds = diagnostics::kinds;

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

}  // namespace ludo::text
