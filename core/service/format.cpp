// SPDX-License-Identifier: Apache-2.0
#include "core/service/format.h"

#include "core/text/format_yaml.h"
#include "core/text/markdown.h"

namespace ludo::service {

Formatting formattingOf(const SourcePtr& source, std::optional<Span> part) {
  Formatting formatting;
  diagnostics::List mistakes;  // those of the blocks are asked for below
  for (const text::YamlBlock& block : text::readMarkdown(source, mistakes).blocks) {
    const bool isMeant = !part || (block.fence.begin < part->end && part->begin < block.fence.end) ||
                         block.fence.touches(part->begin);
    if (!isMeant) continue;
    text::BlockFormat format = text::formatYaml(*source, block.content);
    if (format.isLeft) formatting.left.push_back(block.fence);
    formatting.edits.insert(formatting.edits.end(), std::make_move_iterator(format.edits.begin()),
                            std::make_move_iterator(format.edits.end()));
  }
  return formatting;
}

}  // namespace ludo::service
