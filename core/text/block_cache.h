// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>

#include "core/base/budget.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/markdown.h"

namespace ludo::text {

/// Blocks that were read without a mistake, by their text. Whoever reads many states of one document reads
/// only what differs between them. Of one thread; bounded: it begins anew when it holds much.
class BlockCache {
 public:
  /// As readStrictYaml does.
  DataNode read(const SourceText& source, Span content, diagnostics::List& diagnostics, Budget& values);

  /// How many bytes of blocks had to be read so far.
  std::int64_t bytesRead() const { return m_bytesRead; }

 private:
  struct Block {
    DataNode root;
    std::uint32_t begin = 0;  ///< where it stood in the text it was read from
    std::int64_t values = 0;
  };

  std::map<std::string, Block, std::less<>> m_blocks;
  std::size_t m_bytesHeld = 0;
  std::int64_t m_bytesRead = 0;
};

/// As readMarkdown does, with the blocks that were read before.
MarkdownDocument readMarkdown(const SourcePtr& source, diagnostics::List& diagnostics, BlockCache& cache);

}  // namespace ludo::text
