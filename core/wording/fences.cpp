// SPDX-License-Identifier: Apache-2.0
#include "core/wording/fences.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/base/letters.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

enum class LineKind { Empty, Fence, Section, Rules, Prose };

/// Whether it is what other writings put round code: <code lang="yaml">, :::yaml, {% highlight yaml %}.
bool isForeign(std::string_view text) {
  constexpr std::size_t longest = 40;
  if (text.empty() || text.size() > longest) return false;
  const bool isRow = text.size() > 2 && text.find_first_not_of(text[0]) == std::string_view::npos &&
                     std::string_view(":%$@+").find(text[0]) != std::string_view::npos;
  if (isRow) return true;
  const bool isMarked = std::string_view("<:{[%.@=").find(text[0]) != std::string_view::npos;
  if (!isMarked || text.find("\": ") != std::string_view::npos) return false;
  const std::string word = lowerCase(text);
  return std::ranges::any_of(std::array{"yaml", "yml", "code", "pre>", "highlight", "listing", "verbatim"},
                             [&](const char* part) { return word.find(part) != std::string::npos; });
}

/// Whether it is a row of marks, with or without a label: ```yaml, ``, ~~~, '''.
bool isFence(std::string_view text) {
  // What stands between the documents of a YAML file.
  static constexpr std::string_view others[] = {
      "---",      "`",   "`yaml",  "<code>", "</code>", "<pre>", "</pre>", "begin",      "end",
      "BEGIN",    "END", "{code}", "[code]", "[/code]", "EOF",   "...",    "begin yaml", "#+begin_src yaml",
      "#+end_src"};
  if (std::find(std::begin(others), std::end(others), text) != std::end(others) || isForeign(text))
    return true;
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos ||
      std::string_view("`~'\"").find(text[first]) == std::string_view::npos)
    return false;
  std::size_t end = first;
  while (end < text.size() && text[end] == text[first]) ++end;
  if (end - first < 2) return false;
  // A label is a word or two, and no code in a sentence.
  return text.find(text[first], end) == std::string_view::npos && text.size() - end < 30;
}

LineKind kindOf(const Line& line) {
  if (line.isEmpty()) return LineKind::Empty;
  if (isFence(line.text)) return LineKind::Fence;
  const std::string_view text = line.text;
  if (text.starts_with("section:")) return LineKind::Section;
  if (text[0] == ' ' || text[0] == '-' || text[0] == '{' || text[0] == '}' || text[0] == '[' ||
      text[0] == ']' || text[0] == '|')
    return LineKind::Rules;
  std::size_t end = 0;
  while (end < text.size() && (isLetterOrDigit(text[end]) || text[end] == '_')) ++end;
  const bool isKey =
      end > 0 && end < text.size() && text[end] == ':' && (end + 1 == text.size() || text[end + 1] == ' ');
  return isKey ? LineKind::Rules : LineKind::Prose;
}

class Fences {
 public:
  explicit Fences(const SourceText& source) : m_source(source) {}

  std::vector<TextEdit> take() {
    for (std::uint32_t number = 1; number <= m_source.lineCount();) {
      const Line line = lineAt(m_source, number);
      const bool isInner = line.indent() > 0 && line.text.substr(line.indent()).starts_with("section: \"");
      number = kindOf(line) == LineKind::Section ? block(line) : isInner ? indented(line) : number + 1;
    }
    return std::move(m_edits);
  }

 private:
  /// Code that is told by its indentation; the number of the line after it.
  std::uint32_t indented(const Line& section) {
    const std::uint32_t above = previousFull(m_source, section.number);
    // What stands in fences may be indented.
    const std::string_view before = above == 0 ? std::string_view() : lineAt(m_source, above).text;
    if (before.find("```") != std::string_view::npos || before.starts_with("~~~")) return section.number + 1;
    std::uint32_t last = section.number;
    std::vector<TextEdit> edits;
    for (std::uint32_t number = section.number; number <= m_source.lineCount(); ++number) {
      const Line line = lineAt(m_source, number);
      if (line.isEmpty()) continue;
      if (line.indent() < section.indent()) break;
      last = number;
      edits.push_back({{line.begin, line.begin + section.indent()}, ""});
    }
    edits.front().replacement = "```yaml\n";
    if (above > 0 && isForeign(before)) edits.insert(edits.begin(), TextEdit{wholeLine(above), ""});
    m_edits.insert(m_edits.end(), edits.begin(), edits.end());
    const std::uint32_t end = lineAt(m_source, last).next;
    m_edits.push_back({{end, end}, "```\n"});
    m_taken = last;
    return last + 1;
  }
  Span wholeLine(std::uint32_t number) const {
    const Line line = lineAt(m_source, number);
    return {line.begin, line.next};
  }

  /// Puts the block that begins at a section line between fences; the number of the line after it.
  std::uint32_t block(const Line& section) {
    const std::uint32_t above = previousFull(m_source, section.number);
    const bool hasOpening = above > m_taken && isFence(lineAt(m_source, above).text);
    std::string marks = "```";
    if (hasOpening) {
      const Line opening = lineAt(m_source, above);
      const std::size_t length = marksOf(opening.text);
      marks = std::string(opening.text.substr(opening.indent(), length));
      const bool isRight = opening.indent() < 4 && length >= 3 && (marks[0] == '`' || marks[0] == '~') &&
                           labelOf(opening.text) == "yaml";
      const std::uint32_t close = closing(section.number);
      const bool isClosedSo = close <= m_source.lineCount() && isFence(lineAt(m_source, close).text) &&
                              lineAt(m_source, close).text.starts_with(marks);
      if (!isRight || !isClosedSo) {
        const Line end = lineAt(m_source, close);
        const bool closesSo = close <= m_source.lineCount() && end.text == "```";
        if (!isRight || closesSo) {
          m_edits.push_back({{opening.begin, opening.end}, "```yaml"});
          marks = "```";
        }
      }
    } else {
      m_edits.push_back({{section.begin, section.begin}, "```yaml\n"});
    }
    const std::uint32_t last = closing(section.number);
    const Line end = lineAt(m_source, last);
    const bool isThere =
        last <= m_source.lineCount() && kindOf(end) == LineKind::Fence && labelOf(end.text).empty();
    if (!isThere) {
      // Behind the last line of the rules.
      const std::uint32_t at = lineAt(m_source, previousFull(m_source, last) + 1).begin;
      m_edits.push_back({{at, at}, marks + "\n\n"});
    } else if (!end.text.starts_with(marks) || labelOf(end.text) != "" || marksOf(end.text) < marks.size()) {
      m_edits.push_back({{end.begin, end.end}, marks});
    }
    m_taken = isThere ? last : last - 1;
    return isThere ? last + 1 : last;
  }

  /// The fence that ends the block, or the line of prose, section or opening fence before which it must end.
  std::uint32_t closing(std::uint32_t first) const {
    if (const std::uint32_t fence = fenceBelow(first); fence > 0) return fence;
    bool afterGap = false;
    for (std::uint32_t number = first + 1; number <= m_source.lineCount(); ++number) {
      const LineKind kind = kindOf(lineAt(m_source, number));
      if (kind == LineKind::Fence || kind == LineKind::Section) return number;
      if (kind == LineKind::Prose && (afterGap || !isText(number))) return number;
      afterGap = kind == LineKind::Empty;
    }
    return m_source.lineCount() + 1;
  }

  /// The fence without a label that comes before all other sections and blocks; 0 when there is none, or when
  /// prose comes before it, after a gap.
  std::uint32_t fenceBelow(std::uint32_t first) const {
    bool afterGap = false;
    for (std::uint32_t number = first + 1; number <= m_source.lineCount(); ++number) {
      const Line line = lineAt(m_source, number);
      const LineKind kind = kindOf(line);
      if (kind == LineKind::Section || (kind == LineKind::Prose && afterGap)) return 0;
      if (kind == LineKind::Fence) return labelOf(line.text).empty() ? number : 0;
      afterGap = kind == LineKind::Empty;
    }
    return 0;
  }

  /// Whether a line at the margin goes on with what stands above it rather than with prose.
  bool isText(std::uint32_t number) const {
    return lineAt(m_source, number).text.find(' ') == std::string_view::npos;
  }

  static std::size_t marksOf(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    std::size_t end = first;
    while (end < text.size() && text[end] == text[first]) ++end;
    return end - first;
  }

  static std::string_view labelOf(std::string_view text) {
    if (isForeign(text)) return text.find("yaml") == std::string_view::npos ? "" : "yaml";
    std::string_view label = text.substr(text.find_first_not_of(' ') + marksOf(text));
    label.remove_prefix(std::min(label.find_first_not_of(' '), label.size()));
    return label.substr(0, label.find(' '));
  }

  const SourceText& m_source;
  std::uint32_t m_taken = 0;  ///< the last line of the block before
  std::vector<TextEdit> m_edits;
};

}  // namespace

std::vector<TextEdit> fenceEdits(const SourceText& source) {
  return Fences(source).take();
}

}  // namespace ludo::mend
