// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>

#include "core/language/synonyms.h"
#include "core/mend/proposers.h"
#include "core/wording/line_shape.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

/// How far from the mistake a line may be that was taken out of its entry.
constexpr std::uint32_t nearby = 8;

void offer(Proposals& proposals, Span span, std::string text, const char* title, const char* message,
           int cost) {
  proposals.push_back({{{span, std::move(text)}}, title, message, cost});
}

/// "# phase: ...", where a key is missing.
void proposeUncommented(const Context& context, std::uint32_t number, Proposals& proposals) {
  const SourceText& source = context.source;
  for (std::uint32_t at = number > nearby ? number - nearby : 1;
       at <= std::min(number + nearby, source.lineCount()); ++at) {
    const Line line = lineAt(source, at);
    const std::string_view text = line.text.substr(line.indent());
    for (const std::string_view mark : {"# ", "#", "// "}) {
      if (!text.starts_with(mark)) continue;
      const std::string rest(text.substr(mark.size()));
      const std::size_t colon = rest.find(": ");
      const bool isEntry = colon != std::string::npos && rest.find(' ') >= colon && hasLineShape(rest);
      if (isEntry)
        offer(proposals, spanOf(line.content, line.content + mark.size()), "",
              "Take the mark of a comment out", "The line stands behind the mark of a comment", 5);
      break;
    }
  }
}

/// `#  - id: "deck"`: the head of an entry whose lines are read as those of the one above.
void proposeUncommentedHead(const Context& context, std::uint32_t number, Proposals& proposals) {
  constexpr std::uint32_t farthest = 40;
  constexpr std::size_t few = 3;
  const SourceText& source = context.source;
  std::size_t found = 0;
  for (std::uint32_t by = 0; by <= farthest && found < few; ++by) {
    for (const bool isBelow : {false, true}) {
      const std::uint32_t at = isBelow ? number + by : number - std::min(by, number - 1);
      if (at > source.lineCount() || (by == 0 && isBelow)) continue;
      const Line line = lineAt(source, at);
      const std::string_view text = line.text.substr(line.indent());
      const std::size_t mark = text.starts_with('#') ? 1 : text.starts_with("//") ? 2 : 0;
      const std::size_t dash = mark == 0 ? mark : text.find_first_not_of(' ', mark);
      if (mark == 0 || dash == std::string_view::npos || !text.substr(dash).starts_with("- ")) continue;
      const std::string_view head = text.substr(dash + 2);
      const std::size_t colon = head.find(": ");
      if (colon == std::string_view::npos || head.find(' ') < colon || !hasLineShape(head)) continue;
      // With the blank that mostly follows the mark, or without.
      ++found;
      for (const std::size_t width : {mark, mark + 1}) {
        if (width <= dash)
          offer(proposals, spanOf(line.content, line.content + width), "", "Take the mark of a comment out",
                "The first line of the entry stands behind the mark of a comment", 2);
      }
    }
  }
}

/// "Note: see the next page.": a word that no key is, and a sentence.
bool isRemark(std::string_view text, std::size_t colon) {
  const std::string_view rest = text.substr(colon + 2);
  return isUpperCase(text[0]) &&
         text.substr(1, colon - 1).find_first_not_of("abcdefghijklmnopqrstuvwxyz") ==
             std::string_view::npos &&
         std::ranges::count(rest, ' ') > 1 && rest.find_first_of("\"{}[]=$") == std::string_view::npos;
}

/// A line that says nothing to the computer: as a comment, or not at all.
void proposeComment(const Line& line, Proposals& proposals) {
  const std::string_view text = line.text.substr(line.indent());
  if (text.starts_with('#') || text.starts_with('|')) return;
  const std::size_t colon = text.find(": ");
  const bool isEntry = colon != std::string_view::npos && text.find(' ') >= colon;
  const bool isMark = text.starts_with("//") || text.starts_with("/*") ||
                      (text.starts_with("--") && colon == std::string_view::npos) || text.starts_with(";") ||
                      text.starts_with("<!--") || text.starts_with("REM ") || language::isPlaceholder(text);
  if (isEntry && !isMark) {
    if (isRemark(text, colon))
      offer(proposals, spanOf(line.content, line.content), "# ", "Write it as a comment",
            "A line that is no rule begins with #", 3);
    return;
  }
  // Rules hold marks that sentences have not.
  const bool isTitle = text.starts_with("==") || text.starts_with("**");
  const std::string_view sentence = text.ends_with(':') ? text.substr(0, text.size() - 1) : text;
  const bool hasMarks = sentence.find_first_of("\"{}[]()=$:") != std::string_view::npos ||
                        std::string_view("-*+").find(text[0]) != std::string_view::npos;
  const bool isProse = text.find(' ') != std::string_view::npos && (isTitle || !hasMarks);
  // A letter that was hit by mistake.
  const bool isStray = text.size() <= 2 && !hasMarks;
  if (isStray)
    offer(proposals, spanOf(line.begin, line.next), "", "Take the line out", "The line is no rule", 7);
  if (!isProse && !isMark) return;
  offer(proposals, spanOf(line.content, line.content), "# ", "Write it as a comment",
        "A line that is no rule begins with #", isMark ? 3 : 6);
  offer(proposals, spanOf(line.begin, line.next), "", "Take the line out", "The line is no rule",
        isMark ? 4 : 16);
}

/// What stands behind a value on its line.
void proposeRest(const Line& line, Proposals& proposals) {
  bool isText = false;
  int further = 0;
  for (std::size_t at = line.indent(); at + 1 < line.text.size(); ++at) {
    if (line.text[at] == '"') isText = !isText;
    const bool isEnd = !isText && (line.text[at] == '"' || line.text[at] == '}' || line.text[at] == ']');
    if (!isEnd || std::string_view(",}]:\"").find(line.text[at + 1]) != std::string_view::npos) continue;
    for (std::size_t end = at + 2; end <= line.text.size(); ++end) {
      const std::string_view rest = line.text.substr(end);
      const bool isStop =
          rest.empty() || rest.starts_with(" }") || rest.starts_with(']') || rest.starts_with(',');
      if (!isStop) continue;
      // Texts, and what is in brackets, are not there for nothing.
      const std::string_view gone = line.text.substr(at + 1, end - at - 1);
      if (gone.find_first_of("\"{}[]") != std::string_view::npos) break;
      const std::string made = std::string(line.text.substr(0, at + 1)) + std::string(rest);
      if (hasLineShape(made))
        offer(proposals, spanOf(line.begin + at + 1, line.begin + end), "", "Take it out",
              "Something stands behind the value that is no part of it", 9 + std::min(further++, 6));
    }
  }
}

}  // namespace

void proposeComments(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  constexpr std::size_t longestLine = 300;
  const std::uint32_t own = context.source.lineOf(told.span.begin);
  proposeUncommented(context, own, proposals);
  proposeUncommentedHead(context, own, proposals);
  int further = 0;
  for (const std::uint32_t number : {own, previousFull(context.source, own), nextFull(context.source, own)}) {
    if (number < 1 || number > context.source.lineCount()) continue;
    const Line line = lineAt(context.source, number);
    const auto isAround = [&](const text::YamlBlock& block) { return block.content.contains(line.begin); };
    if (line.isEmpty() || line.text.size() > longestLine ||
        std::ranges::none_of(context.markdown.blocks, isAround))
      continue;
    const std::size_t first = proposals.size();
    if (!hasLineShape(line.text)) {
      proposeComment(line, proposals);
      proposeRest(line, proposals);
    }
    for (std::size_t i = first; i < proposals.size(); ++i) proposals[i].cost += further;
    ++further;
  }
}

}  // namespace ludo::mend
