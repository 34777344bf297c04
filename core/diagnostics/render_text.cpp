// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/utf8.h"
#include "core/diagnostics/render.h"

namespace ludo::diagnostics {
namespace {

constexpr std::size_t widestLine = 160;
constexpr std::string_view ellipsis = "\xE2\x80\xA6";

bool continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Control characters of a file or a name must not reach the terminal that shows them, nor what is not UTF-8.
std::string printable(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = utf8Length(text, i);
    const std::uint32_t c = length == 0 ? 0 : decodeUtf8(text, i, length);
    const bool isShown = c == '\t' || (c >= 0x20U && c < 0x7FU) || c >= 0xA0U;
    result += isShown ? text.substr(i, length) : "?";
    i += std::max<std::size_t>(length, 1);
  }
  return result;
}

/// The part of a long line that shows byte `from`, cut between code points.
Span window(std::string_view line, std::size_t from) {
  if (line.size() <= widestLine) return {0, static_cast<std::uint32_t>(line.size())};
  std::size_t begin = from > widestLine / 2 ? from - widestLine / 2 : 0;
  std::size_t end = std::min(line.size(), begin + widestLine);
  // A character has three continuation bytes at most; more of them are not UTF-8.
  for (int i = 0; i < 3 && begin > 0 && continuation(line[begin]); ++i) --begin;
  for (int i = 0; i < 3 && end < line.size() && continuation(line[end]); ++i) ++end;
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::string gutter(const std::string& number, std::size_t width) {
  return std::string(width - number.size(), ' ') + number + " | ";
}

std::string caretLine(std::string_view line, Span shown, std::size_t from, std::size_t to) {
  std::string result;
  if (shown.begin > 0) result += ' ';
  for (char c : printable(line.substr(shown.begin, from - shown.begin))) {
    if (!continuation(c)) result += c == '\t' ? '\t' : ' ';
  }
  const std::size_t end = std::max(from, std::min<std::size_t>(to, shown.end));
  const std::string marked = printable(line.substr(from, end - from));
  const auto carets = std::count_if(marked.begin(), marked.end(), [](char c) { return !continuation(c); });
  return result + std::string(std::max<std::size_t>(static_cast<std::size_t>(carets), 1), '^');
}

std::string placeText(const SourceText& source, Span span) {
  LineColumn place = source.lineColumn(span.begin);
  return source.name() + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

class TextRenderer {
 public:
  TextRenderer(const SourceText* source, bool colour) : m_source(source), m_colour(colour) {}

  void add(const Diagnostic& diagnostic) {
    head(diagnostic.span, diagnostic.path, diagnostic.severity(), severityName(diagnostic.severity()));
    m_text += styled("1", printable(diagnostic.message)) + " [" + std::string(diagnostic.kind->code) + "]\n";
    if (m_source) m_text += contextSnippet(*m_source, diagnostic.span);
    if (!diagnostic.suggestion.empty()) note("help", diagnostic.suggestion);
    if (!diagnostic.alternatives.empty()) {
      std::string all;
      for (const std::string& alternative : diagnostic.alternatives) {
        all += (all.empty() ? "" : ", ") + alternative;
      }
      note("accepted", all);
    }
    if (diagnostic.fix) note(diagnostic.fix->certain ? "fix" : "possible fix", diagnostic.fix->title);
    for (const RelatedPlace& related : diagnostic.related) {
      head(related.span, {}, Severity::Info, "note");
      m_text += printable(related.message) + "\n";
      if (m_source) m_text += contextSnippet(*m_source, related.span);
    }
  }

  std::string take() { return std::move(m_text); }

 private:
  std::string styled(std::string_view code, const std::string& text) const {
    return m_colour ? "\x1B[" + std::string(code) + "m" + text + "\x1B[0m" : text;
  }

  void head(Span span, const std::string& path, Severity severity, std::string_view label) {
    std::string place;
    if (m_source) place = span.known() ? placeText(*m_source, span) : m_source->name();
    if ((!m_source || !span.known()) && !path.empty()) place += (place.empty() ? "" : ": ") + path;
    if (!place.empty()) m_text += printable(place) + ": ";
    std::string_view code = severity == Severity::Error     ? "1;31"
                            : severity == Severity::Warning ? "1;33"
                                                            : "1;36";
    m_text += styled(code, std::string(label)) + ": ";
  }

  void note(std::string_view label, const std::string& text) {
    m_text += "  " + styled("1;36", std::string(label)) + ": " + printable(text) + "\n";
  }

  const SourceText* m_source;
  bool m_colour;
  std::string m_text;
};

}  // namespace

std::string_view severityName(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Info:
      break;
  }
  return "info";
}

std::string contextSnippet(const SourceText& source, Span span) {
  if (!span.known()) return {};
  std::uint32_t first = source.lineOf(std::min<std::size_t>(span.begin, source.content().size()));
  std::uint32_t last = std::min(source.lineCount(), first + snippetLines - 1);
  // The empty line after a final newline shows nothing.
  while (last > first && source.line(last).empty()) --last;
  std::size_t width = std::to_string(last).size();
  std::string result;
  for (std::uint32_t number = first; number <= last; ++number) {
    std::string_view line = source.line(number);
    std::size_t start = source.lineStart(number);
    std::size_t from = number == first ? std::min<std::size_t>(span.begin - start, line.size()) : 0;
    Span shown = window(line, from);
    result += gutter(std::to_string(number), width);
    if (shown.begin > 0) result += ellipsis;
    result += printable(line.substr(shown.begin, shown.end - shown.begin));
    if (shown.end < line.size()) result += ellipsis;
    result += '\n';
    if (number == first) {
      std::size_t to = std::min<std::size_t>(span.end - start, line.size());
      result += gutter("", width) + caretLine(line, shown, from, to) + "\n";
    }
  }
  return result;
}

std::string renderText(const List& list, const SourceText* source, bool colour) {
  TextRenderer renderer(source, colour);
  for (const Diagnostic& diagnostic : list) renderer.add(diagnostic);
  return renderer.take();
}

}  // namespace ludo::diagnostics
