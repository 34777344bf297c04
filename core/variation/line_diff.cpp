// SPDX-License-Identifier: Apache-2.0
#include "core/variation/line_diff.h"

namespace ludo::variation {

namespace {

void appendLines(std::string& diff, char mark, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    // A fence would end the fence that the diff stands in.
    if (!line.empty() && !line.starts_with("```")) diff.append(1, mark).append(line).append("\n");
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

}  // namespace

std::string lineDiff(const SourceText& before, const std::vector<diagnostics::TextEdit>& edits) {
  const std::string& text = before.content();
  std::string diff;
  for (std::size_t i = 0; i < edits.size();) {
    // Edits on the same lines are one place.
    const std::size_t begin = before.lineStart(before.lineOf(edits[i].span.begin));
    std::size_t end = begin;
    std::vector<diagnostics::TextEdit> here;
    for (; i < edits.size() && (here.empty() || edits[i].span.begin < end); ++i) {
      const std::size_t lineEnd = text.find('\n', edits[i].span.end);
      const bool wholeLines = edits[i].span.end > begin && text[edits[i].span.end - 1] == '\n';
      if (!(edits[i].span.begin == begin && (wholeLines || edits[i].span.end == begin)))
        end = std::max(end, lineEnd == std::string::npos ? text.size() : lineEnd + 1);
      end = std::max<std::size_t>(end, edits[i].span.end);
      here.push_back(edits[i]);
      const auto offset = static_cast<std::uint32_t>(begin);
      here.back().span = {edits[i].span.begin - offset, edits[i].span.end - offset};
    }
    const std::string old = text.substr(begin, end - begin);
    if (!diff.empty()) diff += "\n";
    appendLines(diff, '-', old);
    appendLines(diff, '+', diagnostics::applyEdits(old, here));
  }
  return diff;
}

}  // namespace ludo::variation
