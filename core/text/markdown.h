// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::text {

struct Heading {
  int level = 1;
  std::string title;
  Span span;
};

/// One fenced block whose info string starts with "yaml".
struct YamlBlock {
  Span fence;           ///< from the opening fence's first character to the closing fence's last
  Span content;         ///< the lines between the fences, last newline included
  std::string section;  ///< the value of its `section` key; empty when missing or not text
  Span sectionSpan;     ///< of that value; unknown when missing
  DataNode root;        ///< a Map, without the `section` key; Null when the block could not be read at all
};

struct MarkdownDocument {
  SourcePtr source;
  std::vector<Heading> headings;
  std::vector<YamlBlock> blocks;
};

/// Finds the headings and the YAML blocks of a Markdown text (cmark) and reads each block strictly (see
/// strict_yaml.h). Never throws on any input; mistakes go to `diagnostics`, and what could be read is
/// returned. Bounded: time and memory are linear in the text, nesting is limited.
MarkdownDocument readMarkdown(const SourcePtr& source, diagnostics::List& diagnostics);

}  // namespace ludo::text
