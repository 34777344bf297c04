// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/text/block_cache.h"
#include "core/text/markdown.h"
#include "core/text/mistakes.h"

namespace ludo::text {

/// Reads the fenced blocks of a document one after the other into its `blocks`.
class FenceReader {
 public:
  /// The cache may be null.
  FenceReader(const SourceText& source, MarkdownDocument& document, diagnostics::List& diagnostics,
              BlockCache* cache)
      : m_source(source), m_document(document), m_diagnostics(diagnostics), m_cache(cache) {}

  /// A code block that takes the given lines; the fence may be indented or missing (an indented code block).
  void read(Span lines, std::string_view info);
  /// Checks the document as a whole.
  void finish();

 private:
  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::string message);
  bool isYaml(std::string_view info, Span label, Span content);
  bool readFence(Span& lines, std::string_view& info);
  void readBlock(Span fence, Span label, Span content, bool isClosed, std::string_view info);
  std::size_t openingInside(Span content, std::string_view marks) const;
  std::size_t endOfYaml(Span content) const;
  void takeSection(YamlBlock& block, Span label, std::string_view info);
  bool takeMisspeltSection(YamlBlock& block);
  bool reportOutsideBlocks();
  bool reportCutOff(const YamlBlock& block);
  Span contentOf(Span lines, Span opening, bool& isClosed) const;

  const SourceText& m_source;
  MarkdownDocument& m_document;
  diagnostics::List& m_diagnostics;
  BlockCache* m_cache;
  Budget m_values{limits::yamlValues};
  bool m_hasMislabelled = false;
  bool m_isFull = false;  ///< no more blocks are read
};

}  // namespace ludo::text
