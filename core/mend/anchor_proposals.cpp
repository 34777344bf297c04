// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

/// Where a value on one line ends that begins at `at`.
std::size_t valueEnd(std::string_view text, std::size_t at) {
  int depth = 0;
  bool isText = false;
  for (; at < text.size() && text[at] != '\n'; ++at) {
    const char c = text[at];
    if (c == '"') isText = !isText;
    if (isText) continue;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') {
      if (--depth < 0) break;
      if (depth == 0) return at + 1;
    }
    if (c == ',' && depth == 0) break;
  }
  while (at > 0 && text[at - 1] == ' ') --at;
  return at;
}

/// The keys of a merged mapping that are not given already.
void mergedKeys(std::string_view content, std::size_t begin, std::size_t end, const std::string& value,
                std::vector<TextEdit>& edits) {
  const std::size_t open = content.rfind('{', begin);
  const std::size_t stop = open == std::string_view::npos ? open : valueEnd(content, open);
  if (stop == std::string_view::npos || !value.starts_with('{')) return;
  const std::string_view own = content.substr(end, stop - end);
  std::string added;
  for (std::size_t at = 1; at + 1 < value.size();) {
    const std::size_t key = value.find_first_not_of(" ,", at);
    const std::size_t colon = value.find(": ", key);
    if (key == std::string::npos || colon == std::string::npos) break;
    const std::size_t after = valueEnd(value, colon + 2);
    const std::string name = value.substr(key, colon - key);
    if (own.find(" " + name + ":") == std::string_view::npos)
      added += (added.empty() ? "" : ", ") + value.substr(key, after - key);
    at = after;
  }
  std::size_t last = end;
  if (added.empty() && content[last] == ',') ++last;
  if (added.empty() && content[last] == ' ') ++last;
  edits.push_back({spanOf(begin, last), added});
}

bool isNameEnd(std::string_view text, std::size_t at) {
  return at >= text.size() || (!isLetterOrDigit(text[at]) && text[at] != '_' && text[at] != '-');
}

/// An anchor with the value behind it.
struct Anchor {
  std::string name;
  std::string value;
};

/// Takes the anchors of a block away; what they stand for goes to `anchors`.
void takeAnchors(std::string_view text, Span block, std::vector<Anchor>& anchors,
                 std::vector<TextEdit>& edits) {
  for (std::size_t at = text.find(" &", block.begin); at != std::string_view::npos && at < block.end;
       at = text.find(" &", at + 1)) {
    const std::size_t name = at + 2;
    const std::size_t end = std::min(text.find_first_of(" \n", name), text.size());
    const std::size_t stop = valueEnd(text, end + 1);
    if (end == name || stop <= end + 1) continue;
    anchors.push_back(
        {std::string(text.substr(name, end - name)), std::string(text.substr(end + 1, stop - end - 1))});
    edits.push_back({spanOf(at + 1, end + 1), ""});
  }
}

void replaceAliases(std::string_view text, Span block, const std::vector<Anchor>& anchors,
                    std::vector<TextEdit>& edits) {
  for (std::size_t at = text.find('*', block.begin); at != std::string_view::npos && at < block.end;
       at = text.find('*', at + 1)) {
    for (const Anchor& anchor : anchors) {
      const std::size_t end = at + 1 + anchor.name.size();
      if (!text.substr(at + 1).starts_with(anchor.name) || !isNameEnd(text, end)) continue;
      const bool isMerge = text.substr(0, at).ends_with("<<: ");
      if (isMerge)
        mergedKeys(text, at - 4, end, anchor.value, edits);
      else
        edits.push_back({spanOf(at, end), anchor.value});
      break;
    }
  }
}

}  // namespace

void proposeAnchors(const Context& context, Proposals& proposals) {
  std::vector<TextEdit> edits;
  std::vector<Anchor> anchors;
  for (const text::YamlBlock& block : context.markdown.blocks)
    takeAnchors(context.text(), block.content, anchors, edits);
  if (anchors.empty()) return;
  for (const text::YamlBlock& block : context.markdown.blocks)
    replaceAliases(context.text(), block.content, anchors, edits);
  if (edits.size() <= anchors.size()) return;
  std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
  proposals.push_back(
      {std::move(edits), "Write the values out", "Anchors and aliases are not allowed", 3, false});
}

}  // namespace ludo::mend
