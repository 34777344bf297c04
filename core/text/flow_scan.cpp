// SPDX-License-Identifier: Apache-2.0
#include "core/text/flow_scan.h"

#include <algorithm>

#include "core/text/strict_yaml.h"

namespace ludo::text {
namespace {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

std::string bracketName(char c) {
  return std::string("\"") + c + "\"";
}

}  // namespace

std::size_t FlowScan::read(std::size_t position, int parentColumn, int depth) {
  m_frames.clear();
  m_parentColumn = parentColumn;
  m_depth = depth;
  m_hasDashes = false;
  m_guessedFrom = Mistakes::limit;
  Frame first;
  first.isList = m_context.at(position) == '[';
  first.open = position;
  push(first);
  m_lastEnd = ++position;
  while (!m_frames.empty() && m_context.goesOn(position)) {
    if (ended(position)) {
      closeAll();
      break;
    }
    char c = m_context.at(position);
    if (c == ']' || c == '}') {
      closing(position++);
    } else if (c == ',') {
      comma(position++);
    } else if (c == '-' && m_context.endsWord(position + 1, m_context.lineEnd(position))) {
      dash(position++);
    } else {
      position = entry(position);
    }
  }
  doubtFixes();
  if (auto& fix = m_context.mistakes().at(m_dashMistake).fix; m_hasDashes && fix) {
    std::stable_sort(fix->edits.begin(), fix->edits.end(),
                     [](const TextEdit& a, const TextEdit& b) { return a.span.begin < b.span.begin; });
  }
  return m_lastEnd;
}

void FlowScan::push(Frame frame) {
  if (static_cast<int>(m_frames.size()) + m_depth >= maxYamlDepth && !m_context.found().isRefused) {
    m_context.found().isRefused = true;
    m_context.report(kinds::TooDeep, spanOf(frame.open, frame.open + 1),
                     "Lists and mappings are nested deeper than " + std::to_string(maxYamlDepth) + " levels");
  }
  m_frames.push_back(std::move(frame));
}

/// Skips what may stand between two entries. True when the brackets must end here: at the end of the block,
/// or at a line that belongs to the collection around them.
bool FlowScan::ended(std::size_t& position) {
  while (true) {
    std::size_t line = m_context.lineEnd(position);
    position = m_context.skipBlanks(position, line);
    char c = m_context.at(position);
    bool afterBlank = position > 0 && m_context.endsWord(position - 1, line);
    if (position < line && m_context.isJsonComment(position) && (afterBlank || position == m_lastEnd)) {
      position = m_context.jsonComment(position);
      continue;
    }
    if (position < line && !(c == '#' && (afterBlank || m_context.at(position - 1) == '\n'))) return false;
    // Comments and empty lines say nothing about where the brackets end.
    std::size_t next = m_context.nextLine(position);
    if (next >= m_context.end()) return true;
    std::size_t content = m_context.peekBlanks(next, m_context.lineEnd(next));
    position = next;
    if (content == m_context.lineEnd(next) || m_context.at(content) == '#' ||
        m_context.isJsonComment(content))
      continue;
    char first = m_context.at(content);
    bool closes = first == ']' || first == '}' || first == ',';
    if (!closes && static_cast<int>(content - next) <= m_parentColumn) return true;
    // At the outermost level a line in the first column is a key of the block.
    if (!closes && content == next && findKey(m_context, content, m_context.lineEnd(content), false) &&
        m_parentColumn >= 0) {
      return true;
    }
  }
}

void FlowScan::closeAll() {
  closeDashes();
  while (!m_frames.empty()) {
    Frame& frame = m_frames.back();
    if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
    dropTrailingComma(frame);
    std::string close(1, frame.isList ? ']' : '}');
    if (frame.isVirtual) {
      m_context.repair(spanOf(m_lastEnd, m_lastEnd), close);
    } else {
      m_context.reportRepaired(kinds::UnclosedBracket, spanOf(frame.open, frame.open + 1),
                               "The " + bracketName(frame.isList ? '[' : '{') + " is not closed",
                               "Insert " + bracketName(close[0]), {{spanOf(m_lastEnd, m_lastEnd), close}},
                               false);
      m_context.found().damaged.insert(static_cast<std::uint32_t>(frame.open));
    }
    pop(m_lastEnd);
  }
}

void FlowScan::pop(std::size_t end) {
  const Frame& frame = m_frames.back();
  m_context.found().flowEnds[static_cast<std::uint32_t>(frame.open)] = static_cast<std::uint32_t>(end);
  m_frames.pop_back();
  if (!m_frames.empty()) valueDone(end);
  m_lastEnd = end;
}

void FlowScan::valueDone(std::size_t end) {
  Frame& frame = m_frames.back();
  frame.expect = Expect::Separator;
  frame.afterComma = false;
  m_lastEnd = end;
  // [a: 1] is a list of one mapping, whose braces end with its only value.
  if (frame.isVirtual && !frame.isItem && !frame.isList) {
    m_context.repair(spanOf(end, end), "}");
    Span pair = spanOf(frame.open, end);
    std::vector<TextEdit> edits = {{spanOf(pair.begin, pair.begin), "{ "}, {spanOf(end, end), " }"}};
    std::size_t index = m_context.report(
        kinds::PairInList, pair, "The key \"" + frame.key + "\" stands in a list without braces of its own");
    m_context.mistakes().at(index).fix = ScanContext::fix("Put braces round it", std::move(edits), true);
    pop(end);
  }
}

void FlowScan::missingValue(Frame& frame, std::size_t position) {
  Span key = frame.keySpan;
  const std::size_t index = m_context.reportRepaired(
      kinds::EmptyValue, key, "The key \"" + frame.key + "\" has no value", "Write an empty text",
      {{spanOf(position, position), position > key.end ? " \"\"" : ": \"\""}}, false);
  // As in a block without braces.
  if (frame.key == "section") m_context.mistakes().at(index).fix.reset();
  m_context.found().damaged.insert(static_cast<std::uint32_t>(position));
  frame.expect = Expect::Separator;
}

void FlowScan::beginEntry(std::size_t position) {
  Frame& frame = m_frames.back();
  if (frame.expect != Expect::Separator) return;
  TextEdit edit{spanOf(m_lastEnd, m_lastEnd), ","};
  if (m_hasDashes && frame.isItem) {
    addDashEdit(edit.span, edit.replacement);
  } else {
    // A place of no width cannot be shown, so the entry that follows is marked instead.
    Span gap = position > m_lastEnd ? spanOf(m_lastEnd, position) : spanOf(position, position + 1);
    // `var: "pot": 0` lacks a key and not only a comma.
    const bool isColon = m_context.at(position) == ':';
    m_context.reportRepaired(kinds::MissingComma, gap,
                             frame.isList ? "Two items of a list stand without a comma between them"
                                          : "Two keys of a mapping stand without a comma between them",
                             "Insert a comma", {edit}, !isColon);
  }
  frame.expect = Expect::Entry;
}

void FlowScan::dropTrailingComma(const Frame& frame) {
  if (!frame.afterComma) return;
  m_context.reportRepaired(kinds::TrailingComma, spanOf(frame.comma, frame.comma + 1),
                           "A comma stands after the last entry", "Remove the comma",
                           {{spanOf(frame.comma, frame.comma + 1), ""}}, true);
}

void FlowScan::closing(std::size_t position) {
  char c = m_context.at(position);
  closeDashes();
  auto matches = [&](const Frame& frame) { return !frame.isVirtual && (frame.isList ? ']' : '}') == c; };
  auto partner = std::find_if(m_frames.rbegin(), m_frames.rend(), matches);
  if (partner == m_frames.rend()) {
    char wanted = m_frames.back().isList ? ']' : '}';
    Frame& frame = m_frames.back();
    if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
    dropTrailingComma(frame);
    m_context.reportRepaired(
        kinds::MismatchedBracket, spanOf(position, position + 1),
        "The " + bracketName(frame.isList ? '[' : '{') + " is closed by " + bracketName(c),
        "Write " + bracketName(wanted), {{spanOf(position, position + 1), std::string(1, wanted)}},
        m_frames.size() == 1);
    pop(position + 1);
    return;
  }
  std::size_t keep = static_cast<std::size_t>(m_frames.rend() - partner);
  while (m_frames.size() > keep) {
    Frame& frame = m_frames.back();
    if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
    dropTrailingComma(frame);
    char wanted = frame.isList ? ']' : '}';
    m_context.reportRepaired(
        kinds::UnclosedBracket, spanOf(frame.open, frame.open + 1),
        "The " + bracketName(frame.isList ? '[' : '{') + " is not closed before " + bracketName(c),
        "Insert " + bracketName(wanted), {{spanOf(m_lastEnd, m_lastEnd), std::string(1, wanted)}}, false);
    m_context.found().damaged.insert(static_cast<std::uint32_t>(frame.open));
    pop(m_lastEnd);
  }
  Frame& frame = m_frames.back();
  if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
  dropTrailingComma(frame);
  pop(position + 1);
}

void FlowScan::comma(std::size_t position) {
  closeDashes();
  Frame& frame = m_frames.back();
  if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
  if (frame.expect == Expect::Separator) {
    frame.expect = Expect::Entry;
    frame.afterComma = true;
    frame.comma = position;
    m_lastEnd = position + 1;
    return;
  }
  m_context.reportRepaired(kinds::ExtraComma, spanOf(position, position + 1),
                           "No entry stands before this comma", "Remove the comma",
                           {{spanOf(position, position + 1), ""}}, true);
}

void FlowScan::addDashEdit(Span span, std::string replacement) {
  m_context.repair(span, replacement);
  diagnostics::Diagnostic& mistake = m_context.mistakes().at(m_dashMistake);
  if (!mistake.fix) return;
  std::vector<TextEdit>& edits = mistake.fix->edits;
  // Two insertions at one place become one, since edits of a fix do not overlap.
  if (!edits.empty() && edits.back().span == span && span.begin == span.end) {
    edits.back().replacement += replacement;
  } else {
    edits.push_back({span, std::move(replacement)});
  }
}

/// Inside brackets an indented list means what a list in brackets would: the dashes become commas, what
/// follows a dash becomes a mapping in braces when it has keys.
void FlowScan::dash(std::size_t position) {
  if (!m_hasDashes) {
    m_hasDashes = true;
    m_dashMistake = m_context.report(
        kinds::BlockInFlow, spanOf(position, position + 1),
        "A list with dashes stands inside " + bracketName(m_frames.back().isList ? '[' : '{'));
    m_context.mistakes().at(m_dashMistake).suggestion = "Separate the items by commas";
    m_context.mistakes().at(m_dashMistake).fix = ScanContext::fix("Separate the items by commas", {}, false);
  }
  // The item before, if it was a mapping, ends here.
  if (m_frames.back().isItem) {
    if (m_frames.back().expect == Expect::Value) missingValue(m_frames.back(), m_lastEnd);
    addDashEdit(spanOf(m_lastEnd, m_lastEnd), " }");
    pop(m_lastEnd);
  }
  std::size_t line = m_context.lineEnd(position);
  std::size_t next = m_context.peekBlanks(position + 1, line);
  if (!m_frames.back().isList) {
    if (m_frames.back().expect == Expect::Value) {
      addDashEdit(spanOf(position, position), "[");
      Frame list;
      list.isVirtual = true;
      list.open = position;
      push(list);
    }
  } else if (m_frames.back().expect == Expect::Separator) {
    addDashEdit(spanOf(m_lastEnd, m_lastEnd), ",");
    m_frames.back().expect = Expect::Entry;
  }
  addDashEdit(spanOf(position, next), "");
  m_lastEnd = next;
  if (next < line && findKey(m_context, next, line, true) && m_frames.back().isList) {
    addDashEdit(spanOf(next, next), "{ ");
    Frame item;
    item.isList = false;
    item.isVirtual = true;
    item.isItem = true;
    item.open = next;
    push(item);
  }
}

/// Ends the mappings and lists that dashes have opened, before a bracket or comma of the source.
void FlowScan::closeDashes() {
  while (!m_frames.empty() && m_frames.back().isVirtual) {
    Frame& frame = m_frames.back();
    if (frame.expect == Expect::Value) missingValue(frame, m_lastEnd);
    if (frame.isItem || frame.isList) {
      addDashEdit(spanOf(m_lastEnd, m_lastEnd), frame.isList ? "]" : " }");
      pop(m_lastEnd);
    } else {
      valueDone(m_lastEnd);
    }
  }
}

/// Reads a quoted text. When its end is a guess, then so is how the rest of the brackets reads.
std::size_t FlowScan::quoted(std::size_t position) {
  Mistakes& mistakes = m_context.mistakes();
  std::size_t known = mistakes.total();
  std::size_t end = m_scalars.quoted(position, true, m_parentColumn);
  for (std::size_t i = known; i < std::min(mistakes.total(), Mistakes::limit); ++i) {
    const auto& fix = mistakes.at(i).fix;
    if (fix && !fix->certain) m_guessedFrom = std::min(m_guessedFrom, i);
  }
  return end;
}

/// After a guess no fix is certain: applied without the designer, it would build on what was not meant.
void FlowScan::doubtFixes() {
  Mistakes& mistakes = m_context.mistakes();
  for (std::size_t i = m_guessedFrom; i < std::min(mistakes.total(), Mistakes::limit); ++i) {
    if (auto& fix = mistakes.at(i).fix) fix->certain = false;
  }
}

}  // namespace ludo::text
