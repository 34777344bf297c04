// SPDX-License-Identifier: Apache-2.0
#include "core/wording/path.h"

#include <algorithm>

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataNode;

void descend(const DataNode& node, std::uint32_t place, std::vector<const DataNode*>& path) {
  path.push_back(&node);
  for (const DataNode& item : node.items) {
    if (item.span.known() && item.span.begin <= place && place < item.span.end)
      return descend(item, place, path);
  }
  for (const DataEntry& entry : node.entries) {
    const bool isInside = entry.keySpan.known() && entry.value.span.known() &&
                          entry.value.span.begin <= place && place < entry.value.span.end;
    if (isInside) return descend(entry.value, place, path);
  }
}

}  // namespace

std::vector<const DataNode*> pathTo(const text::MarkdownDocument& markdown, Span place) {
  std::vector<const DataNode*> path;
  if (!place.known()) return path;
  for (const text::YamlBlock& block : markdown.blocks) {
    if (!block.content.contains(place.begin) || block.root.kind != text::DataKind::Map) continue;
    descend(block.root, place.begin, path);
    break;
  }
  return path;
}

}  // namespace ludo::mend
