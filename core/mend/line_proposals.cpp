// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/mend/proposers.h"
#include "core/text/merge_marks.h"
#include "core/wording/line_shape.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

std::vector<std::uint32_t> around(const Context& context, const diagnostics::Diagnostic& told) {
  const std::uint32_t own = context.source.lineOf(told.span.begin);
  std::vector<std::uint32_t> numbers;
  for (const std::uint32_t number : {own, previousFull(context.source, own), nextFull(context.source, own)}) {
    if (number >= 1 && number <= context.source.lineCount()) numbers.push_back(number);
  }
  return numbers;
}

/// What stays of two versions between the marks of a merge.
enum class Kept { Both, First, Second };

/// Whether a line of the conflict stands in a block, or begins or ends one.
bool isOfRules(const Context& context, const text::MergeConflict& conflict) {
  const std::uint32_t begin = lineAt(context.source, conflict.first()).begin;
  const std::uint32_t end = lineAt(context.source, conflict.last()).end;
  return std::ranges::any_of(context.markdown.blocks, [&](const text::YamlBlock& block) {
    return block.fence.begin < end && begin < block.fence.end;
  });
}

void proposeMerged(const Context& context, Kept kept, const char* title, Proposals& proposals) {
  std::vector<TextEdit> edits;
  bool isProse = true;
  for (const text::MergeConflict& conflict : text::mergeConflicts(context.source)) {
    isProse = isProse && !isOfRules(context, conflict);
    const std::uint32_t middle = conflict.turns == 0 ? conflict.last() : conflict.turns;
    for (std::uint32_t number = conflict.first(); number <= conflict.last(); ++number) {
      const bool isMark = number == conflict.begins || number == conflict.turns || number == conflict.ends;
      const bool isBase = conflict.base != 0 && number >= conflict.base && number < middle;
      const bool goes = kept == Kept::Second ? number < middle : kept == Kept::First && number > middle;
      const Line line = lineAt(context.source, number);
      if (isMark || isBase || goes) edits.push_back({{line.begin, line.next}, ""});
    }
  }
  if (edits.empty()) return;
  // Two versions of a rule exclude one another; of sentences, none is lost.
  const int cost = kept != Kept::Both ? 3 : isProse ? 2 : 5;
  proposals.push_back({std::move(edits), title, {}, cost});
}

/// A line that stands there twice.
void proposeOnce(const Context& context, const Line& line, Proposals& proposals) {
  const std::uint32_t below = nextFull(context.source, line.number);
  if (below > context.source.lineCount() || lineAt(context.source, below).text != line.text) return;
  proposals.push_back({{{{line.begin, line.next}, ""}}, "Take one of the two lines out", {}, 3});
}

/// A dash alone, with its entry on the line below.
void proposeJoined(const Context& context, const Line& line, Proposals& proposals) {
  if (line.text.substr(line.indent()) != "-") return;
  const std::uint32_t below = nextFull(context.source, line.number);
  if (below > context.source.lineCount()) return;
  const Line entry = lineAt(context.source, below);
  std::vector<TextEdit> edits = {{{line.end, entry.content}, " "}};
  const std::uint32_t column = line.indent() + 2;
  const std::uint32_t stop = endOfEntry(context.source, line);
  // What belongs to the entry stands in the column behind the dash.
  for (std::uint32_t number = below + 1; number < std::max(stop, below + 40); ++number) {
    if (number > context.source.lineCount()) break;
    const Line next = lineAt(context.source, number);
    if (next.isEmpty()) continue;
    if (next.indent() < entry.indent() || next.hasDash() || next.text.starts_with("```")) break;
    // Some stand there already.
    if (next.indent() >= column && number == below + 1) break;
    if (column > entry.indent())
      edits.push_back({{next.begin, next.begin}, std::string(column - entry.indent(), ' ')});
  }
  proposals.push_back({std::move(edits), "Write the entry behind its dash", {}, 4});
}

/// "simultaneous", of which it is not said that it is so.
void proposeTrue(const Line& line, Proposals& proposals) {
  const std::string_view word = line.text.substr(line.inner());
  const bool isWord = !word.empty() && std::ranges::all_of(word, [](char c) { return isLetterOrDigit(c); });
  if (isWord)
    proposals.push_back({{{{line.end, line.end}, ": true"}}, "Write " + std::string(word) + ": true", {}, 5});
}

/// 1,000 and 1 000 and 1.000.
void proposeUngrouped(const Line& line, Proposals& proposals) {
  const std::string_view text = line.text;
  const auto isDigitAt = [&](std::size_t at) { return at < text.size() && isDigit(text[at]); };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!isDigitAt(at) || (at > 0 && isDigitAt(at - 1))) continue;
    std::size_t end = at;
    while (isDigitAt(end)) ++end;
    std::string digits(text.substr(at, end - at));
    if (digits.size() > 3) continue;
    while (end < text.size() && std::string_view(", .'_").find(text[end]) != std::string_view::npos &&
           isDigitAt(end + 1) && isDigitAt(end + 2) && isDigitAt(end + 3) && !isDigitAt(end + 4)) {
      digits += text.substr(end + 1, 3);
      end += 4;
    }
    if (digits.size() <= 3) continue;
    const auto begin = line.begin + static_cast<std::uint32_t>(at);
    proposals.push_back(
        {{{{begin, line.begin + static_cast<std::uint32_t>(end)}, digits}}, "Write " + digits, {}, 5});
  }
}

/// How many brackets a text leaves open; what stands in quotes does not count.
int openBrackets(std::string_view text) {
  int open = 0;
  bool isText = false;
  for (const char c : text) {
    if (c == '"') isText = !isText;
    if (isText) continue;
    open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
  }
  return open;
}

/// What stands in brackets over several lines, on one.
void proposeOneLine(const Context& context, const Line& line, Proposals& proposals) {
  constexpr std::uint32_t mostLines = 16;
  std::string made(line.text);
  std::uint32_t last = line.number;
  while (openBrackets(made) > 0 && last < context.source.lineCount() && last < line.number + mostLines) {
    const Line next = lineAt(context.source, ++last);
    if (next.text.starts_with("```")) return;
    std::string_view rest = next.text.substr(next.indent());
    while (made.ends_with(' ')) made.pop_back();
    const bool isOpen =
        made.ends_with(',') || made.ends_with('[') || made.ends_with('{') || made.ends_with(':');
    const bool isEnd = rest.starts_with(']') || rest.starts_with('}') || rest.starts_with(',');
    if (rest.ends_with(',') && last < context.source.lineCount()) {
      const Line after = lineAt(context.source, last + 1);
      const std::string_view start = after.text.substr(after.indent());
      if (start.starts_with(']') || start.starts_with('}')) rest.remove_suffix(1);
    }
    made += (isEnd && !isOpen) || made.ends_with('[') ? "" : isOpen || isEnd ? " " : ", ";
    made += rest;
  }
  if (last == line.number || openBrackets(made) != 0 || !hasLineShape(made)) return;
  const Line end = lineAt(context.source, last);
  proposals.push_back({{{{line.begin, end.end}, std::move(made)}},
                       "Write it on one line",
                       "What stands in brackets goes on below, and not as it should",
                       4});
}

/// A text that goes on in the line below.
void proposeOneText(const Context& context, const Line& line, Proposals& proposals) {
  const auto isOdd = [](std::string_view text) { return std::ranges::count(text, '"') % 2 != 0; };
  if (!isOdd(line.text) || line.number >= context.source.lineCount()) return;
  const Line below = lineAt(context.source, line.number + 1);
  if (below.isEmpty() || !isOdd(below.text) || below.text.starts_with("```")) return;
  const std::string made = std::string(line.text) + ' ' + std::string(below.text.substr(below.indent()));
  if (hasLineShape(made))
    proposals.push_back(
        {{{{line.end, below.content}, " "}}, "Write the text on one line", "A text ends on its line", 2});
}

/// `items: []` above the items.
void proposeOpened(const Context& context, const Line& line, Proposals& proposals) {
  for (const std::string_view nothing : {": []", ": {}", ": \"\"", ": null", ": ~", ": |", ": >"}) {
    if (!line.text.ends_with(nothing)) continue;
    const std::uint32_t below = nextFull(context.source, line.number);
    if (below > context.source.lineCount()) return;
    const Line next = lineAt(context.source, below);
    if (next.indent() < line.indent() || (next.indent() == line.indent() && !next.hasDash())) return;
    const auto colon = line.begin + static_cast<std::uint32_t>(line.text.size() - nothing.size());
    proposals.push_back({{{{colon + 1, line.end}, ""}},
                         "Take it out behind the colon",
                         "The key has a value on its line, and more below it",
                         4});
  }
}

/// A block that stands there twice.
void proposeOneBlock(const Context& context, Proposals& proposals) {
  const std::vector<text::YamlBlock>& blocks = context.markdown.blocks;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    for (std::size_t k = i + 1; k < blocks.size(); ++k) {
      if (context.view(blocks[i].content) != context.view(blocks[k].content)) continue;
      const Line first = lineOf(context.source, blocks[k].fence.begin);
      const Line last = lineOf(context.source, blocks[k].content.end);
      proposals.push_back({{{{first.begin, last.next}, ""}},
                           "Take the second of the two blocks out",
                           "The same block stands there twice",
                           4});
      return;
    }
  }
}

}  // namespace

void proposeLines(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  proposeMerged(context, Kept::Both, "Keep both versions", proposals);
  proposeMerged(context, Kept::First, "Keep the first version", proposals);
  proposeMerged(context, Kept::Second, "Keep the second version", proposals);
  proposeOneBlock(context, proposals);
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  for (const std::uint32_t number : around(context, told)) {
    const Line line = lineAt(context.source, number);
    if (line.isEmpty()) continue;
    if (line.text == "```") proposeOnce(context, line, proposals);
    if (line.text.starts_with("```")) continue;
    proposeOnce(context, line, proposals);
    proposeJoined(context, line, proposals);
    proposeOneLine(context, line, proposals);
    proposeOneText(context, line, proposals);
    proposeOpened(context, line, proposals);
    proposeTrue(line, proposals);
    proposeUngrouped(line, proposals);
  }
}

}  // namespace ludo::mend
