// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/limits.h"
#include "core/text/yaml_scan.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

constexpr std::size_t longestQuotation = 40;

/// The step by which a block is indented: that of its least indented line, which a tab then stands for.
int indentationStep(std::string_view text, std::size_t begin) {
  int step = 0;
  for (std::size_t at = begin; at < text.size();) {
    std::size_t content = std::min(text.find_first_not_of(' ', at), text.size());
    int width = static_cast<int>(std::min<std::size_t>(content - at, 9));
    bool isText =
        content < text.size() && text[content] != '\n' && text[content] != '\r' && text[content] != '\t';
    if (isText && width > 0 && (step == 0 || width < step)) step = width;
    std::size_t newline = text.find('\n', at);
    if (newline == std::string_view::npos) break;
    at = newline + 1;
  }
  return step >= 1 && step <= 8 ? step : 2;
}

}  // namespace

ScanContext::ScanContext(const SourceText& source, Span content, Mistakes& mistakes, Budget& values)
    : m_text(std::string_view(source.content()).substr(0, content.end)),
      m_mistakes(mistakes),
      m_values(values),
      m_tabWidth(indentationStep(m_text, content.begin)) {}

bool ScanContext::goesOn(std::size_t position) {
  const std::size_t found = m_found.scalarEnds.size() + m_found.flowEnds.size();
  const auto more = static_cast<std::int64_t>(found - m_counted);
  m_counted = found;
  if (m_found.isRefused || m_values.spend(more)) return !m_found.isRefused;
  m_found.isRefused = true;
  const std::size_t index = report(kinds::TooLarge, spanOf(position, std::min(position + 1, end())),
                                   "The document holds more than " + std::to_string(limits::yamlValues) +
                                       " keys and values; what stands from here on was not read");
  m_mistakes.at(index).suggestion = "Leave some out, or let a board or a loop make them";
  return false;
}

std::string ScanContext::shown(std::size_t begin, std::size_t end) const {
  std::string result;
  std::size_t stop = std::min({end, m_text.size(), begin + longestQuotation});
  while (stop < end && stop > begin && (static_cast<unsigned char>(m_text[stop]) & 0xC0U) == 0x80U) --stop;
  for (std::size_t i = begin; i < stop; ++i) {
    auto byte = static_cast<unsigned char>(m_text[i]);
    result += byte < 0x20U || byte == 0x7FU ? ' ' : m_text[i];
  }
  if (stop < end) result += "\xE2\x80\xA6";
  return result;
}

std::size_t ScanContext::lineEnd(std::size_t position) {
  if (position < m_lineBegin || position >= m_nextLine) {
    m_lineBegin = position;
    std::size_t newline = m_text.find('\n', position);
    m_lineEnd = newline == std::string_view::npos ? m_text.size() : newline;
    m_nextLine = newline == std::string_view::npos ? m_text.size() : newline + 1;
    if (m_lineEnd > position && m_text[m_lineEnd - 1] == '\r') --m_lineEnd;
  }
  return m_lineEnd;
}

std::size_t ScanContext::nextLine(std::size_t position) {
  lineEnd(position);
  return m_nextLine;
}

bool ScanContext::endsWord(std::size_t position, std::size_t lineEnd) const {
  if (position >= lineEnd || isBlank(m_text[position])) return true;
  StrangeSpace strange = strangeSpaceAt(m_text, position);
  return strange.length > 0 && !strange.isZeroWidth;
}

std::size_t ScanContext::skipBlanks(std::size_t position, std::size_t lineEnd, int* columns) {
  int width = 0;
  while (position < lineEnd) {
    std::size_t begin = position;
    if (m_text[position] == ' ') {
      ++position;
      ++width;
    } else if (m_text[position] == '\t') {
      while (position < lineEnd && m_text[position] == '\t') ++position;
      ++width;
      reportTabs(begin, position, " ", false);
    } else {
      std::string replacement;
      for (StrangeSpace s = strangeSpaceAt(m_text, position); s.length > 0 && position < lineEnd;
           s = strangeSpaceAt(m_text, position)) {
        position += s.length;
        if (!s.isZeroWidth) replacement += ' ';
      }
      if (position == begin) break;
      width += static_cast<int>(replacement.size());
      reportStrangeSpaces(begin, position, replacement, false);
    }
  }
  if (columns) *columns = width;
  return position;
}

std::size_t ScanContext::peekBlanks(std::size_t position, std::size_t lineEnd) const {
  while (position < lineEnd) {
    std::size_t length = isBlank(m_text[position]) ? 1 : strangeSpaceAt(m_text, position).length;
    if (length == 0) break;
    position += length;
  }
  return position;
}

std::size_t ScanContext::skipMarks(std::size_t position, std::size_t lineEnd) const {
  while (position < lineEnd && (m_text[position] == '-' || m_text[position] == '?')) {
    if (position + 1 < lineEnd && peekBlanks(position + 1, lineEnd) == position + 1) break;
    position = peekBlanks(position + 1, lineEnd);
  }
  return position;
}

std::size_t ScanContext::trimmedEnd(std::size_t begin, std::size_t end) const {
  while (end > begin) {
    if (isBlank(m_text[end - 1])) {
      --end;
      continue;
    }
    std::size_t start = end - 1;
    while (start > begin && (static_cast<unsigned char>(m_text[start]) & 0xC0U) == 0x80U) --start;
    if (strangeSpaceAt(m_text, start).length != end - start) break;
    end = start;
  }
  return end;
}

std::size_t ScanContext::report(const diagnostics::Kind& kind, Span span, std::string message) {
  return m_mistakes.add(kind, span, std::move(message));
}

std::size_t ScanContext::reportRepaired(const diagnostics::Kind& kind, Span span, std::string message,
                                        std::string title, std::vector<TextEdit> edits, bool certain) {
  std::size_t index = report(kind, span, std::move(message));
  for (const TextEdit& edit : edits) repair(edit.span, edit.replacement);
  m_mistakes.at(index).fix = fix(std::move(title), std::move(edits), certain);
  return index;
}

void ScanContext::repair(Span span, std::string replacement) {
  m_found.repairs.push_back({span, std::move(replacement)});
}

Fix ScanContext::fix(std::string title, std::vector<TextEdit> edits, bool certain) {
  return Fix{std::move(title), std::move(edits), certain};
}

bool ScanContext::isJsonComment(std::size_t position) const {
  return at(position) == '/' && (at(position + 1) == '/' || at(position + 1) == '*');
}

std::size_t ScanContext::jsonComment(std::size_t position) {
  std::size_t stop = lineEnd(position);
  if (at(position + 1) == '/') {
    reportRepaired(kinds::JsonComment, spanOf(position, stop), "A comment begins with // here, not with #",
                   "Begin the comment with #", {{spanOf(position, position + 2), "#"}}, true);
    return stop;
  }
  std::size_t close = m_hasCommentEnd ? m_text.find("*/", position + 2) : std::string_view::npos;
  m_hasCommentEnd = close != std::string_view::npos;
  std::string message = "A comment stands between /* and */ here; it begins with # and ends with its line";
  if (close == std::string_view::npos) {
    reportRepaired(kinds::JsonComment, spanOf(position, stop), message, "Begin the comment with #",
                   {{spanOf(position, position + 2), "#"}}, true);
    return stop;
  }
  std::size_t after = close + 2;
  bool endsLine = trimmedEnd(after, lineEnd(after)) == after;
  if (!endsLine) {
    // What follows on the line is to be read, so the comment cannot become one with #.
    reportRepaired(kinds::JsonComment, spanOf(position, after), message, "Remove the comment",
                   {{spanOf(position, after), ""}}, false);
    return after;
  }
  std::vector<TextEdit> edits = {{spanOf(position, position + 2), "#"}};
  for (std::size_t line = nextLine(position); line <= close; line = nextLine(line)) {
    std::size_t content = m_text.find_first_not_of(" \t", line);
    // A star in the margin is part of the comment's frame, and so is the closing mark on a line of its own.
    std::size_t framed = content == close ? 2 : m_text[content] == '*' ? 1 : 0;
    edits.push_back({spanOf(content, content + framed), framed > 0 ? "#" : "# "});
  }
  if (edits.back().span.end <= close) edits.push_back({spanOf(close, after), ""});
  reportRepaired(kinds::JsonComment, spanOf(position, after), message,
                 "Begin each line of the comment with #", std::move(edits), true);
  return after;
}

void ScanContext::reportTabs(std::size_t begin, std::size_t end, const std::string& replacement,
                             bool isIndentation) {
  Diagnostic& mistake =
      m_mistakes.once(kinds::Tab, spanOf(begin, end),
                      isIndentation ? "A tab stands in the indentation" : "A tab stands between words");
  if (!mistake.fix) {
    mistake.suggestion = "Use spaces outside quoted text";
    mistake.fix = fix("Replace all tabs of the block by spaces", {}, true);
  }
  // Looking ahead may pass the same place twice.
  if (!mistake.fix->edits.empty() && mistake.fix->edits.back().span.end > begin) return;
  mistake.fix->edits.push_back({spanOf(begin, end), replacement});
  if (!isIndentation) repair(spanOf(begin, end), replacement);
}

void ScanContext::reportStrangeSpaces(std::size_t begin, std::size_t end, const std::string& replacement,
                                      bool isIndentation) {
  Diagnostic& mistake =
      m_mistakes.once(kinds::StrangeSpace, spanOf(begin, end),
                      replacement.empty() ? "An invisible character stands here"
                                          : "A space stands here that YAML takes for a letter");
  if (!mistake.fix) {
    mistake.suggestion = "Use ordinary spaces outside quoted text";
    mistake.fix = fix("Replace all such characters of the block", {}, true);
  }
  if (!mistake.fix->edits.empty() && mistake.fix->edits.back().span.end > begin) return;
  mistake.fix->edits.push_back({spanOf(begin, end), replacement});
  if (!isIndentation) repair(spanOf(begin, end), replacement);
}

}  // namespace ludo::text
