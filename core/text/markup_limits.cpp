// SPDX-License-Identifier: Apache-2.0
#include "core/text/markup_limits.h"

#include <algorithm>

#include "core/base/budget.h"
#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/text/mistakes.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

bool isSpace(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

/// What stands before a line's text: its indentation, and the marks of lists and quotations.
struct Margin {
  std::size_t columns = 0;
  std::int64_t marks = 0;
  std::size_t end = 0;
};

Margin marginOf(std::string_view line) {
  Margin margin;
  const auto endsMark = [&](std::size_t at) { return at >= line.size() || isSpace(line[at]); };
  for (std::size_t i = 0; i < line.size(); margin.end = i) {
    if (isSpace(line[i])) {
      margin.columns += line[i] == '\t' ? 4 : 1;
      ++i;
      continue;
    }
    std::size_t after = i;
    while (after < line.size() && isDigit(line[after])) ++after;
    const bool isNumbered = after > i && after < line.size() && (line[after] == '.' || line[after] == ')');
    const bool isBullet = line[i] == '-' || line[i] == '*' || line[i] == '+';
    if (isNumbered && endsMark(after + 1)) {
      i = after + 1;
    } else if (line[i] == '>' || (isBullet && endsMark(i + 1))) {
      ++i;
    } else {
      break;
    }
    ++margin.columns;
    ++margin.marks;
  }
  return margin;
}

class MarkupCheck {
 public:
  MarkupCheck(const SourceText& source, diagnostics::List& diagnostics)
      : m_source(source), m_diagnostics(diagnostics) {}

  bool run() {
    const std::string& text = m_source.content();
    for (std::size_t begin = 0; begin < text.size() && m_isGood;) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      readLine(begin, std::string_view(text).substr(begin, end - begin));
      begin = end + 1;
    }
    return m_isGood;
  }

 private:
  void readLine(std::size_t begin, std::string_view line) {
    const Margin margin = marginOf(line);
    if (margin.end >= line.size() && margin.marks == 0) {
      m_brackets = 0;
      m_afterGap = true;
      spend(m_marks, 1, begin);
      spend(m_steps, static_cast<std::int64_t>(m_open), begin);
      return;
    }
    // Without a gap before it, a line further left may go on with a paragraph deep inside.
    m_open = m_afterGap ? margin.columns : std::max(m_open, margin.columns);
    m_afterGap = false;
    if (margin.columns > limits::markupColumns) {
      return refuse(kinds::TooDeep, begin,
                    "More than " + std::to_string(limits::markupColumns) +
                        " columns of spaces, dashes and > stand before the text of this line",
                    "Take some out: lists and quotations are not nested so deep");
    }
    spend(m_marks, 1 + margin.marks, begin);
    for (std::size_t i = margin.end; i < line.size() && m_isGood; ++i) readCharacter(line[i], begin + i);
  }

  void readCharacter(char c, std::size_t at) {
    constexpr std::string_view marks = "*_[]!<&\\`";
    if (marks.find(c) == std::string_view::npos) return;
    spend(m_marks, 1, at);
    if (c == '[') ++m_brackets;
    if (c != ']') return;
    spend(m_steps, m_brackets, at);
    if (m_brackets > 0) --m_brackets;
  }

  void spend(Budget& budget, std::int64_t amount, std::size_t at) {
    if (budget.spend(amount) || !m_isGood) return;
    if (&budget == &m_marks) {
      refuse(kinds::TooLarge, at,
             "The document has more than " + std::to_string(limits::markupMarks) +
                 " lines and marks such as [, * and _ up to here",
             "Leave some out; the text from here on cannot be read");
    } else {
      refuse(kinds::TooDeep, at, "Too many brackets, lists and quotations are open here",
             "Close them, or begin a new paragraph at the left margin");
    }
  }

  void refuse(const diagnostics::Kind& kind, std::size_t at, std::string message, std::string suggestion) {
    m_isGood = false;
    report(m_diagnostics, kind, spanOf(at, std::min(at + 1, m_source.content().size())), {},
           std::move(message))
        .suggestion = std::move(suggestion);
  }

  const SourceText& m_source;
  diagnostics::List& m_diagnostics;
  Budget m_marks{limits::markupMarks};
  Budget m_steps{limits::markupSteps};
  std::int64_t m_brackets = 0;  ///< open in the paragraph
  std::size_t m_open = 0;       ///< columns of lists and quotations that may be open
  bool m_afterGap = true;
  bool m_isGood = true;
};

}  // namespace

bool checkMarkup(const SourceText& source, diagnostics::List& diagnostics) {
  return MarkupCheck(source, diagnostics).run();
}

}  // namespace ludo::text
