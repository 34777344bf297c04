// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/mend/messages.h"
#include "core/mend/proposers.h"
#include "core/wording/line_repairs.h"
#include "core/wording/line_shape.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

/// The smallest edit that makes `after` of the line.
TextEdit editOf(const Line& line, const std::string& after) {
  std::size_t front = 0;
  while (front < line.text.size() && front < after.size() && line.text[front] == after[front]) ++front;
  std::size_t back = 0;
  while (back < line.text.size() - front && back < after.size() - front &&
         line.text[line.text.size() - 1 - back] == after[after.size() - 1 - back])
    ++back;
  const auto begin = line.begin + static_cast<std::uint32_t>(front);
  const auto end = line.end - static_cast<std::uint32_t>(back);
  return {{begin, end}, after.substr(front, after.size() - front - back)};
}

/// The lines round the mistakes: its own, those above and below, and those of what was told with it.
std::vector<std::uint32_t> suspects(const Context& context, const diagnostics::Diagnostic& told) {
  std::vector<std::uint32_t> numbers;
  const auto add = [&](std::uint32_t number) {
    const bool isLine = number >= 1 && number <= context.source.lineCount();
    if (isLine && std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
  };
  const std::uint32_t own = context.source.lineOf(told.span.begin);
  add(own);
  add(previousFull(context.source, own));
  add(nextFull(context.source, own));
  for (const diagnostics::RelatedPlace& related : told.related) {
    if (related.span.known() && numbers.size() < 5) add(context.source.lineOf(related.span.begin));
  }
  return numbers;
}

/// The same mark before all items of a list, which begins at one of the lines.
void proposeList(const Context& context, const Line& first, Proposals& proposals) {
  const auto markLength = [](std::string_view rest) -> std::size_t {
    for (std::string_view mark : {"* ", "+ ", "-- ", "\xE2\x80\x93 ", "\xE2\x80\x94 ", "\xE2\x80\xA2 "}) {
      if (rest.starts_with(mark)) return mark.size();
    }
    std::size_t digits = rest.find_first_not_of("0123456789");
    const bool isNumbered = digits != std::string_view::npos && digits > 0 && digits + 1 < rest.size() &&
                            (rest[digits] == '.' || rest[digits] == ')') && rest[digits + 1] == ' ';
    return isNumbered ? digits + 2 : 0;
  };
  if (markLength(first.text.substr(first.indent())) == 0) return;
  std::vector<TextEdit> edits;
  const auto walk = [&](std::uint32_t number, int step) {
    for (; number >= 1 && number <= context.source.lineCount(); number += static_cast<std::uint32_t>(step)) {
      const Line line = lineAt(context.source, number);
      if (line.text.starts_with("```")) return;
      if (line.isEmpty() || line.indent() > first.indent()) continue;
      const std::size_t length = markLength(line.text.substr(line.indent()));
      if (line.indent() < first.indent() || length == 0) return;
      const std::string mark = "-" + std::string(length - 1, ' ');
      edits.push_back(
          {{line.content, line.content + static_cast<std::uint32_t>(length)}, length > 3 ? "- " : mark});
    }
  };
  walk(first.number, -1);
  std::ranges::reverse(edits);
  walk(first.number + 1, 1);
  if (edits.size() < 2) return;
  std::vector<TextEdit> narrow = edits;
  for (TextEdit& edit : narrow) edit.replacement = "- ";
  for (auto& all : {edits, narrow})
    proposals.push_back(
        {all, "Begin each item with a dash", "The items of a list begin with a dash and a space", 3, false});
}

/// Two entries that stand on one line, each of which is one.
void proposeBreaks(const Line& line, Proposals& proposals) {
  constexpr std::size_t longestLine = 400;
  if (line.text.size() > longestLine) return;
  // "- a - b": two items.
  for (std::size_t at = line.text.find(" - "); line.hasDash() && at != std::string_view::npos;
       at = line.text.find(" - ", at + 1)) {
    const std::string_view first = line.text.substr(0, at);
    const std::string second = std::string(line.indent(), ' ') + std::string(line.text.substr(at + 1));
    if (at <= line.indent() || !hasLineShape(first) || !hasLineShape(second)) continue;
    const auto place = line.begin + static_cast<std::uint32_t>(at);
    proposals.push_back({{{{place, place + 1}, "\n" + std::string(line.indent(), ' ')}},
                         "Begin a new line",
                         "Each item stands on a line of its own",
                         3});
  }
  const std::string indent(line.inner(), ' ');
  for (std::size_t at = line.inner() + 1; at + 1 < line.text.size(); ++at) {
    if (line.text[at] != ' ') continue;
    const bool hasComma = line.text[at - 1] == ',' || line.text[at - 1] == ';';
    const std::string_view first = line.text.substr(0, hasComma ? at - 1 : at);
    const std::string second = indent + std::string(line.text.substr(at + 1));
    const bool isEntry = (second.find(": ") != std::string::npos || second.ends_with(':')) &&
                         hasLineShape(first) && hasLineShape(second);
    if (!isEntry || second.find('{') < second.find(':')) continue;
    const auto place = line.begin + static_cast<std::uint32_t>(at);
    proposals.push_back({{{{place - (hasComma ? 1 : 0), place + 1}, "\n" + indent}},
                         "Begin a new line",
                         "Each key stands on a line of its own",
                         6,
                         false});
  }
}

/// "key: value" as one text.
void proposeUnquoted(const Line& line, Proposals& proposals) {
  const std::string_view text = line.text.substr(line.inner());
  const std::size_t colon = text.find(": ");
  const bool isOne =
      text.size() > 4 && text.front() == '"' && text.back() == '"' && text.find('"', 1) == text.size() - 1;
  if (!isOne || colon == std::string_view::npos) return;
  const std::string key(text.substr(1, colon - 1));
  const std::string value(text.substr(colon + 2, text.size() - colon - 3));
  for (const std::string& made : {key + ": \"" + value + '"', key + ": " + value})
    proposals.push_back({{{{line.begin + line.inner(), line.end}, made}},
                         "Put the quotes round the value alone",
                         "Keys stand without quotes",
                         5});
}

/// The key that is said to be missing in what the line holds; empty where none is.
std::string missingKey(const Context& context, const Line& line) {
  for (const diagnostics::Diagnostic& told : context.told) {
    const bool isHere = told.span.known() && told.span.begin >= line.begin && told.span.begin <= line.end;
    if (isHere && told.message.find("lacks the key") != std::string::npos) return lastQuoted(told.message);
  }
  return {};
}

/// `var: "pot": 0` as `var: "pot", value: 0`.
void proposeMissingKey(const Context& context, const Line& line, Proposals& proposals) {
  const std::size_t at = line.text.find("\": ");
  if (at == std::string_view::npos || line.text.substr(0, at).rfind(": \"") == std::string_view::npos) return;
  const std::string key = missingKey(context, line);
  if (key.empty()) return;
  const auto place = line.begin + static_cast<std::uint32_t>(at) + 1;
  proposals.push_back({{{{place, place + 1}, ", " + key + ":"}},
                       "Write " + key + ": before the value",
                       "A key is missing before the value",
                       4});
}

/// Whether the line above ends within brackets.
bool isRow(const SourceText& source, std::uint32_t number) {
  const std::uint32_t above = previousFull(source, number);
  if (above == 0) return false;
  const std::string_view text = lineAt(source, above).text;
  return text.ends_with(',') || text.ends_with('[') || text.ends_with('{');
}

}  // namespace

void proposeMarks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known()) return;
  int further = 0;
  for (std::uint32_t number : suspects(context, told)) {
    const Line line = lineAt(context.source, number);
    if (line.isEmpty() || line.text.starts_with("```")) continue;
    const bool isInBrackets = isRow(context.source, number);
    if (!(isInBrackets ? hasRowShape(line.text) : hasLineShape(line.text))) {
      for (const LineRepair& repair : lineRepairs(line.text, isInBrackets))
        proposals.push_back(
            {{editOf(line, repair.text)}, repair.title, repair.message, repair.cost + further, false});
      proposeBreaks(line, proposals);
    }
    proposeList(context, line, proposals);
    proposeUnquoted(line, proposals);
    proposeMissingKey(context, line, proposals);
    ++further;
  }
}

}  // namespace ludo::mend
