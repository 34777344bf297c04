// SPDX-License-Identifier: Apache-2.0
#include "core/text/format_yaml.h"

#include "core/text/format_lines.h"
#include "core/text/mistakes.h"
#include "core/text/strict_yaml.h"

namespace ludo::text {
namespace {

/// Without their ends.
std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t next = end + 1;
    if (end > begin && text[end - 1] == '\r') --end;
    lines.push_back(text.substr(begin, end - begin));
    begin = next;
  }
  return lines;
}

bool readsAs(const DataNode& data, const std::string& text) {
  const SourceText source("block.yaml", text);
  diagnostics::List mistakes;
  const DataNode again = readStrictYaml(source, spanOf(0, text.size()), mistakes);
  return mistakes.empty() && sameContent(data, again);
}

}  // namespace

BlockFormat formatYaml(const SourceText& source, Span content) {
  BlockFormat format;
  diagnostics::List mistakes;
  const DataNode data = readStrictYaml(source, content, mistakes);
  const std::string_view text = source.view(content);
  const std::vector<std::string_view> lines = linesOf(text);
  if (mistakes.empty()) {
    const std::vector<std::string> formatted = LineFormatter().run(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i] == formatted[i]) continue;
      const std::size_t begin = content.begin + static_cast<std::size_t>(lines[i].data() - text.data());
      format.edits.push_back({spanOf(begin, begin + lines[i].size()), formatted[i]});
    }
  }
  format.isLeft = !mistakes.empty();
  if (format.edits.empty()) return format;
  std::vector<diagnostics::TextEdit> within = format.edits;
  for (diagnostics::TextEdit& edit : within)
    edit.span = {edit.span.begin - content.begin, edit.span.end - content.begin};
  if (!readsAs(data, diagnostics::applyEdits(text, within))) format = {.edits = {}, .isLeft = true};
  return format;
}

}  // namespace ludo::text
