// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/mend/context.h"
#include "core/mend/lines.h"

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

void proposeMerged(const Context& context, Kept kept, const char* title, int cost, Proposals& proposals) {
  std::vector<TextEdit> edits;
  bool isFirst = false;
  bool isSecond = false;
  for (std::uint32_t number = 1; number <= context.source.lineCount(); ++number) {
    const Line line = lineAt(context.source, number);
    const bool begins = line.text.starts_with("<<<<<<<");
    const bool turns = (isFirst || isSecond) && line.text.starts_with("=======");
    const bool isBase = isFirst && line.text.starts_with("|||||||");
    const bool ends = line.text.starts_with(">>>>>>>");
    const bool isMark = begins || turns || isBase || ends;
    const bool goes = (isFirst && kept == Kept::Second) || (isSecond && kept == Kept::First);
    if (isMark || goes) edits.push_back({{line.begin, line.next}, ""});
    if (begins) isFirst = true;
    if (turns || ends) isFirst = false;
    if (turns) isSecond = true;
    if (ends) isSecond = false;
  }
  if (edits.size() > 1)
    proposals.push_back(
        {std::move(edits), title, "Marks of a merge of two versions stand in the text", cost});
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
  proposeMerged(context, Kept::Both, "Keep both versions", 3, proposals);
  proposeMerged(context, Kept::First, "Keep the first version", 4, proposals);
  proposeMerged(context, Kept::Second, "Keep the second version", 4, proposals);
  proposeOneBlock(context, proposals);
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  for (const std::uint32_t number : around(context, told)) {
    const Line line = lineAt(context.source, number);
    if (line.isEmpty() || line.text.starts_with("```")) continue;
    proposeOnce(context, line, proposals);
    proposeJoined(context, line, proposals);
    proposeTrue(line, proposals);
    proposeUngrouped(line, proposals);
  }
}

}  // namespace ludo::mend
