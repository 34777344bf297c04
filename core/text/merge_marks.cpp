// SPDX-License-Identifier: Apache-2.0
#include "core/text/merge_marks.h"

#include <algorithm>

#include "core/diagnostics/kinds.h"

namespace ludo::text {
namespace {

constexpr std::size_t length = 7;

bool isMark(std::string_view line, char sign) {
  const std::size_t count = std::min(line.find_first_not_of(sign), line.size());
  return count == length && (line.size() == length || line[length] == ' ' || line[length] == '\r');
}

bool isMarkOf(const MergeConflict& conflict, std::uint32_t line) {
  return line == conflict.begins || line == conflict.base || line == conflict.turns || line == conflict.ends;
}

}  // namespace

std::vector<MergeConflict> mergeConflicts(const SourceText& source) {
  std::vector<MergeConflict> conflicts;
  // Most texts have none, and are not gone through line by line.
  if (source.content().find("<<<<<<<") == std::string::npos &&
      source.content().find(">>>>>>>") == std::string::npos)
    return conflicts;
  MergeConflict open;
  std::uint32_t turn = 0;  // of a conflict whose first mark is gone
  for (std::uint32_t number = 1; number <= source.lineCount(); ++number) {
    const std::string_view line = source.line(number);
    if (line.empty()) continue;
    if (isMark(line, '<')) {
      if (open.begins != 0) conflicts.push_back(open);
      open = {.begins = number};
    } else if (isMark(line, '|') && open.begins != 0 && open.turns == 0) {
      open.base = number;
    } else if (isMark(line, '=')) {
      (open.begins != 0 ? open.turns : turn) = number;
    } else if (isMark(line, '>')) {
      if (open.begins == 0) open.turns = turn;
      open.ends = number;
      conflicts.push_back(open);
      open = {};
      turn = 0;
    }
  }
  if (open.begins != 0) conflicts.push_back(open);
  return conflicts;
}

void reportMergeMarks(const SourceText& source, diagnostics::List& found) {
  for (const MergeConflict& conflict : mergeConflicts(source)) {
    std::erase_if(found, [&](const diagnostics::Diagnostic& mistake) {
      return mistake.span.known() && isMarkOf(conflict, source.lineOf(mistake.span.begin));
    });
    const auto spanOfLine = [&](std::uint32_t number) {
      const auto begin = static_cast<std::uint32_t>(source.lineStart(number));
      return Span{begin, begin + static_cast<std::uint32_t>(source.line(number).size())};
    };
    const bool isWhole = conflict.begins != 0 && conflict.ends != 0;
    diagnostics::Diagnostic& mistake =
        diagnostics::report(found, diagnostics::kinds::MergeMark, spanOfLine(conflict.first()), {},
                            isWhole ? "Two versions of these lines stand here, between the marks of a merge"
                                    : "The mark of a merge stands here");
    mistake.suggestion =
        isWhole ? "Keep one of the two versions, and take the marks out" : "Take the mark out";
    if (conflict.last() != conflict.first())
      mistake.related.push_back({"The last mark is here", spanOfLine(conflict.last())});
  }
}

}  // namespace ludo::text
