// SPDX-License-Identifier: Apache-2.0
#include "core/text/block_scan.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/letters.h"
#include "core/text/strict_yaml.h"

namespace ludo::text {
namespace {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

}  // namespace

BlockScan::BlockScan(ScanContext& context, Span content)
    : m_context(context),
      m_scalars(context),
      m_flow(context, m_scalars),
      m_content(content),
      m_next(content.begin) {}

void BlockScan::run() {
  while (m_next < m_context.end() && m_context.goesOn(m_next)) {
    Line line = readLine(m_next);
    m_next = m_context.nextLine(line.begin);
    bool isEmpty = line.content >= line.end;
    if (!isEmpty && m_context.at(line.content) != '#') {
      takeLine(line);
    } else {
      clearIndentation(line, isEmpty);
    }
  }
  closeText();
  if (!m_context.found().isRefused) popTo(-1, Shape::Text);
  m_scalars.finish();
}

BlockScan::Line BlockScan::readLine(std::size_t begin) {
  Line line;
  line.begin = begin;
  line.end = m_context.lineEnd(begin);
  line.content = begin;
  while (line.content < line.end) {
    char c = m_context.at(line.content);
    StrangeSpace strange = strangeSpaceAt(m_context.text(), line.content);
    if (c != ' ' && c != '\t' && strange.length == 0) break;
    line.column += c == '\t' ? m_context.tabWidth() : strange.isZeroWidth ? 0 : 1;
    line.content += std::max<std::size_t>(strange.length, 1);
  }
  return line;
}

/// The next line that holds more than a comment; one without content at the end.
BlockScan::Line BlockScan::nextLine() {
  for (std::size_t at = m_next; at < m_context.end();) {
    Line line = readLine(at);
    if (line.content < line.end && m_context.at(line.content) != '#' &&
        !m_context.isJsonComment(line.content)) {
      return line;
    }
    at = m_context.nextLine(at);
  }
  return {m_context.end(), m_context.end(), m_context.end(), -1, false};
}

void BlockScan::reportIndentation(const Line& line) {
  for (std::size_t at = line.begin; at < line.content;) {
    std::size_t begin = at;
    while (at < line.content && m_context.at(at) == '\t') ++at;
    if (at > begin) {
      m_context.reportTabs(begin, at, spaces(static_cast<int>(at - begin) * m_context.tabWidth()), true);
      continue;
    }
    std::string replacement;
    for (StrangeSpace s = strangeSpaceAt(m_context.text(), at); s.length > 0 && at < line.content;
         s = strangeSpaceAt(m_context.text(), at)) {
      at += s.length;
      if (!s.isZeroWidth) replacement += ' ';
    }
    if (at > begin) {
      m_context.reportStrangeSpaces(begin, at, replacement, true);
    } else {
      ++at;
    }
  }
}

/// Tabs on an empty line or before a comment harm nobody but the parser.
void BlockScan::clearIndentation(const Line& line, bool isEmpty) {
  std::string_view text = m_context.text().substr(line.begin, line.content - line.begin);
  if (text.find_first_not_of(' ') == std::string_view::npos) return;
  if (text.find_first_not_of(" \t") != std::string_view::npos) reportIndentation(line);
  m_context.repair(spanOf(line.begin, line.content), isEmpty ? "" : spaces(line.column));
}

/// Makes the line begin in `column`.
void BlockScan::indent(const Line& line, int column) {
  std::string wanted = spaces(column);
  Span span = spanOf(line.begin, line.content);
  if (m_context.text().substr(span.begin, span.end - span.begin) != wanted)
    m_context.repair(span, std::move(wanted));
}

void BlockScan::takeLine(Line line) {
  if (documentMarker(line)) return;
  while (m_context.isJsonComment(line.content)) {
    line.content = m_context.jsonComment(line.content);
    std::size_t end = m_context.lineEnd(line.content);
    m_next = m_context.nextLine(line.content);
    line.content = m_context.skipBlanks(line.content, end);
    if (line.content >= end) return;
    line.end = end;
    line.isRest = true;
  }
  reportIndentation(line);
  Shape shape = shapeOf(line);
  if (shape == Shape::Text && continuesText(line)) return;
  closeText();
  if (m_isRootDone) {
    std::size_t end = m_context.trimmedEnd(line.content, m_context.end());
    std::size_t index = m_context.reportRepaired(kinds::TextAfterValue, spanOf(line.content, line.end),
                                                 "The block goes on after its value has ended",
                                                 "Remove the rest", {{spanOf(line.content, end), ""}}, false);
    m_context.mistakes().at(index).suggestion = "A block is one mapping; put further keys inside it";
    m_next = m_context.end();
    return;
  }
  if (shape == Shape::Text) {
    textLine(line);
  } else if (place(line, shape)) {
    content(line.content, line.column, line);
  }
}

bool BlockScan::documentMarker(const Line& line) {
  if (line.content != line.begin) return false;
  std::string_view text = m_context.text().substr(line.begin, line.end - line.begin);
  bool isMarker =
      (text.starts_with("---") || text.starts_with("...")) && m_context.endsWord(line.begin + 3, line.end);
  bool isDirective = text.starts_with("%YAML") || text.starts_with("%TAG");
  if (!isMarker && !isDirective) return false;
  std::size_t rest = isDirective ? line.end : m_context.peekBlanks(line.begin + 3, line.end);
  bool isOuter = (m_levels.empty() && !m_isRootDone) || nextColumn() < 0;
  std::size_t removed = rest < line.end ? rest : m_next;
  Span span = spanOf(line.begin, isDirective ? line.end : line.begin + 3);
  std::size_t index = m_context.report(
      kinds::SeveralDocuments, span,
      "The line \"" + m_context.shown(span.begin, span.end) + "\" begins or ends a document");
  m_context.mistakes().at(index).suggestion = "Remove it; what belongs apart stands in a block of its own";
  m_context.mistakes().at(index).fix =
      ScanContext::fix("Remove it", {{spanOf(line.begin, removed), ""}}, isOuter);
  m_context.repair(spanOf(line.begin, rest < line.end ? rest : line.end), "");
  closeText();
  if (rest < line.end) takeLine(Line{line.begin, rest, line.end, 0, true});
  return true;
}

bool BlockScan::isDash(std::size_t position, std::size_t lineEnd, bool beginsLine) {
  if (m_context.at(position) != '-') return false;
  if (m_context.endsWord(position + 1, lineEnd)) return true;
  char next = m_context.at(position + 1);
  if (!beginsLine || next == '-' || next == '.') return false;
  if (!isDigit(next)) return true;
  // "-5" begins a list when its neighbours are items, too.
  if (!m_levels.empty() && m_levels.back().isList && !m_levels.back().pending) return true;
  std::size_t after = m_next;
  return after < m_context.end() && m_context.at(readLine(after).content) == '-';
}

BlockScan::Shape BlockScan::shapeOf(const Line& line) {
  if (isDash(line.content, line.end, true)) return Shape::Item;
  if (m_context.at(line.content) == '?' && m_context.endsWord(line.content + 1, line.end)) return Shape::Text;
  std::size_t position = line.content;
  // A key may stand behind an anchor or a tag.
  while (m_scalars.isProperty(position)) {
    while (position < line.end && !m_context.endsWord(position, line.end)) ++position;
    position = m_context.peekBlanks(position, line.end);
  }
  return findKey(m_context, position, line.end, false) ? Shape::Key : Shape::Text;
}

bool BlockScan::fits(int column, Shape shape) const {
  if (m_levels.empty()) return true;
  if (column > m_levels.back().column) return m_levels.back().pending;
  std::size_t i = m_levels.size();
  while (i > 0 && m_levels[i - 1].column > column) --i;
  if (i == 0 || m_levels[i - 1].column != column) return false;
  const Level& level = m_levels[i - 1];
  if (shape == Shape::Item) return level.isList || (i == m_levels.size() && level.pending);
  return !level.isList || (i > 1 && m_levels[i - 2].column == column);
}

/// The open collection a misplaced line is nearest to.
std::optional<BlockScan::Target> BlockScan::target(int column, Shape shape) const {
  std::optional<Target> best;
  int least = 0;
  for (std::size_t i = 0; i < m_levels.size(); ++i) {
    const Level& level = m_levels[i];
    bool accepts =
        shape == Shape::Item ? level.isList || (i + 1 == m_levels.size() && level.pending) : !level.isList;
    if (!accepts) continue;
    int distance = std::abs(level.column - column);
    if (!best || distance <= least) {
      bool isTie = best && distance == least && best->column != level.column;
      // An entry without a value may be the parent of the line as well.
      bool isOpen = level.pending && i + 1 == m_levels.size() && shape == Shape::Key;
      best = Target{level.column, distance == 1 && !isTie && !isOpen};
      least = distance;
    }
  }
  return best;
}

/// Finds the collection a line belongs to, moving the line when it is indented to none. False when the line
/// was dealt with otherwise.
bool BlockScan::place(Line& line, Shape shape) {
  int column = line.column;
  if (m_shift) {
    if (line.column >= m_shift->from && fits(line.column + m_shift->by, shape)) {
      column = line.column + m_shift->by;
      if (auto& fix = m_context.mistakes().at(m_shift->mistake).fix; fix && !line.isRest) {
        fix->edits.push_back({spanOf(line.begin, line.content), spaces(column)});
      }
    } else {
      m_shift.reset();
    }
  }
  if (!fits(column, shape)) {
    std::optional<Target> wanted = target(column, shape);
    if (!wanted && shape == Shape::Item) {
      dashAmongKeys(line);
      return false;
    }
    if (!wanted) {
      const Level& list = m_levels.front();
      std::size_t index = m_context.reportRepaired(
          kinds::KeyAmongItems, spanOf(line.content, line.end), "A key stands where a list item is expected",
          "Put a dash before it", {{spanOf(line.content, line.content), "- "}}, false);
      m_context.mistakes().at(index).suggestion =
          "Put a dash before it, or indent it below the item it belongs to";
      popTo(list.column, Shape::Item);
      indent(line, list.column);
      enter(true, list.column, spanOf(line.content, line.content + 1), line.content, {});
      line.column = list.column + 2;
      return true;
    }
    column = wanted->column;
    if (line.isRest) {
      popTo(column, shape);
      indent(line, column);
      line.column = column;
      return true;
    }
    std::size_t index = m_context.report(
        kinds::Indentation, spanOf(line.begin, line.content),
        "The line is indented by " + std::to_string(line.column) + " spaces, which fits no line above");
    diagnostics::Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.suggestion = "Indent it by " + std::to_string(wanted->column);
    mistake.fix =
        ScanContext::fix("Indent by " + std::to_string(wanted->column),
                         {{spanOf(line.begin, line.content), spaces(wanted->column)}}, wanted->certain);
    if (line.begin == line.content) mistake.span = spanOf(line.content, line.end);
    m_shift = Shift{line.column, wanted->column - line.column, index};
  }
  popTo(column, shape);
  indent(line, column);
  line.column = column;
  return true;
}

/// A list item where only keys can stand: it loses its dash when a key follows, and is left out otherwise.
/// Items on neighbouring lines are told as one.
void BlockScan::dashAmongKeys(const Line& line) {
  std::size_t rest = std::max(m_context.skipMarks(line.content, line.end), line.content + 1);
  bool isKey = rest < line.end && findKey(m_context, rest, line.end, false).has_value();
  bool isNew = m_dashRunEnd != line.begin || line.begin == m_content.begin;
  if (isNew) {
    m_dashRun = m_context.report(kinds::DashAmongKeys, spanOf(line.content, line.content + 1),
                                 "A list item stands where a key is expected");
    m_context.mistakes().at(m_dashRun).suggestion =
        "Indent the item below the key of its list, or remove the dash";
    m_context.mistakes().at(m_dashRun).fix =
        ScanContext::fix(isKey ? "Remove the dash" : "Make it a comment", {}, false);
  }
  TextEdit edit =
      isKey ? TextEdit{spanOf(line.content, rest), ""} : TextEdit{spanOf(line.content, line.content), "# "};
  if (auto& fix = m_context.mistakes().at(m_dashRun).fix) fix->edits.push_back(std::move(edit));
  if (!isKey) {
    m_context.repair(spanOf(line.begin, m_context.trimmedEnd(line.content, line.end)), "");
  } else {
    Line inner = line;
    inner.content = rest;
    inner.isRest = true;
    takeLine(inner);
  }
  m_dashRunEnd = m_next;
}

/// Closes the collections that an entry of this column and shape cannot belong to.
void BlockScan::popTo(int column, Shape shape) {
  while (!m_levels.empty()) {
    const Level& top = m_levels.back();
    if (top.column < column || (top.column == column && (!top.isList || shape == Shape::Item))) break;
    if (top.pending) emptyValue(top);
    m_levels.pop_back();
  }
}

void BlockScan::emptyValue(const Level& level) {
  std::string insertion = m_context.isBlank(m_context.at(level.valueAt - 1)) ? "\"\"" : " \"\"";
  if (!level.silent) {
    std::string message =
        level.isList ? "No item follows the dash" : "The key \"" + level.name + "\" has no value";
    std::size_t index = m_context.report(kinds::EmptyValue, level.entry, std::move(message));
    diagnostics::Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.suggestion =
        "Write a value after it, or indent what belongs to it; an empty text is \"\", an empty list []";
    // No section has an empty name: what it is, the block's other keys may say.
    if (level.name == "section" && level.column == 0)
      mistake.suggestion = "Write the name of a section after it, e.g. section: \"actions\"";
    else
      mistake.fix =
          ScanContext::fix("Write an empty text", {{spanOf(level.valueAt, level.valueAt), insertion}}, false);
  }
  m_context.repair(spanOf(level.valueAt, level.valueAt), std::move(insertion));
  m_context.found().damaged.insert(static_cast<std::uint32_t>(level.valueAt));
}

/// Begins an entry in the collection of this column, which is opened when it is new.
void BlockScan::enter(bool isList, int column, Span entry, std::size_t valueAt, std::string name) {
  bool isOpen = !m_levels.empty() && m_levels.back().column == column && m_levels.back().isList == isList;
  if (isOpen) {
    if (m_levels.back().pending) emptyValue(m_levels.back());
  } else {
    if (!m_levels.empty()) m_levels.back().pending = false;
    if (static_cast<int>(m_levels.size()) >= maxYamlDepth && !m_context.found().isRefused) {
      m_context.found().isRefused = true;
      m_context.report(
          kinds::TooDeep, entry,
          "Lists and mappings are nested deeper than " + std::to_string(maxYamlDepth) + " levels");
    }
    m_levels.push_back({});
  }
  m_levels.back() = Level{isList, column, true, false, entry, valueAt, std::move(name)};
}

YamlScan scanYaml(const SourceText& source, Span content, Mistakes& mistakes, Budget& values) {
  ScanContext context(source, content, mistakes, values);
  BlockScan(context, content).run();
  return std::move(context.found());
}

}  // namespace ludo::text
