// SPDX-License-Identifier: Apache-2.0
#include "core/wording/lines.h"

#include <algorithm>

namespace ludo::mend {

Line lineAt(const SourceText& source, std::uint32_t number) {
  Line line;
  line.number = number;
  if (number == 0) return line;
  line.begin = static_cast<std::uint32_t>(source.lineStart(number));
  line.text = source.line(number);
  line.end = line.begin + static_cast<std::uint32_t>(line.text.size());
  line.content =
      line.begin + static_cast<std::uint32_t>(std::min(line.text.find_first_not_of(' '), line.text.size()));
  line.next = static_cast<std::uint32_t>(source.lineStart(number + 1));
  return line;
}

std::uint32_t endOfEntry(const SourceText& source, const Line& line, std::uint32_t most) {
  std::uint32_t end = line.number + 1;
  for (std::uint32_t number = end; number <= source.lineCount() && end - line.number <= most; ++number) {
    const Line below = lineAt(source, number);
    if (below.isEmpty()) continue;
    if (below.indent() <= line.indent() || below.text.starts_with("```")) break;
    end = number + 1;
  }
  return end;
}

std::uint32_t nextFull(const SourceText& source, std::uint32_t number) {
  while (number < source.lineCount() && lineAt(source, number + 1).isEmpty()) ++number;
  return number + 1;
}

std::uint32_t previousFull(const SourceText& source, std::uint32_t number) {
  while (number > 1 && lineAt(source, number - 1).isEmpty()) --number;
  return number - 1;
}

Span quotedAround(const SourceText& source, std::size_t offset) {
  const Line line = lineOf(source, offset);
  const std::size_t at = offset - line.begin;
  std::size_t open = line.text.find('"');
  while (open != std::string_view::npos) {
    std::size_t close = open + 1;
    while (close < line.text.size() && line.text[close] != '"') close += line.text[close] == '\\' ? 2 : 1;
    if (close >= line.text.size()) break;
    if (open <= at && at <= close) {
      return {line.begin + static_cast<std::uint32_t>(open),
              line.begin + static_cast<std::uint32_t>(close) + 1};
    }
    open = line.text.find('"', close + 1);
  }
  return {};
}

Span entryOfKey(const SourceText& source, Span key) {
  const Line line = lineOf(source, key.begin);
  const std::string& text = source.content();
  std::uint32_t before = key.begin;
  while (before > line.begin && text[before - 1] == ' ') --before;
  const char opener = before > line.begin ? text[before - 1] : '\n';
  if (opener == '{' || opener == ',') {
    int depth = 0;
    bool isText = false;
    std::uint32_t end = key.begin;
    for (; end < line.end; ++end) {
      const char c = text[end];
      if (c == '"') isText = !isText;
      if (isText) continue;
      if (c == '{' || c == '[') ++depth;
      if ((c == '}' || c == ']') && --depth < 0) break;
      if (c == ',' && depth == 0) break;
    }
    if (end < line.end && text[end] == ',') {
      ++end;
      while (end < line.end && text[end] == ' ') ++end;
      return {key.begin, end};
    }
    return opener == ',' ? Span{before - 1, std::max(before, end - (end > 0 && text[end - 1] == ' ' ? 1 : 0))}
                         : Span{key.begin, end};
  }
  // What belongs to a key stands deeper than the key itself.
  const std::uint32_t column = key.begin - line.begin;
  std::uint32_t last = line.number;
  for (std::uint32_t number = line.number + 1; number <= source.lineCount(); ++number) {
    const Line below = lineAt(source, number);
    if (below.isEmpty()) continue;
    if (below.indent() <= column || below.text.starts_with("```")) break;
    last = number;
  }
  const Line next = lineAt(source, last + 1);
  if (key.begin == line.content) return {line.begin, next.begin};
  return next.indent() == column ? Span{key.begin, next.content} : Span{key.begin, lineAt(source, last).end};
}

}  // namespace ludo::mend
