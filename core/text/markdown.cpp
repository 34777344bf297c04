// SPDX-License-Identifier: Apache-2.0
#include "core/text/markdown.h"

#include <algorithm>
#include <optional>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/text/block_cache.h"
#include "core/text/cmark_memory.h"
#include "core/text/encoding.h"
#include "core/text/markdown_fences.h"
#include "core/text/markup_limits.h"
#include "core/text/merge_marks.h"

namespace ludo::text {
namespace {

/// Nothing when there is no room for it.
std::optional<std::string> headingTitle(CmarkMemory& memory, cmark_node* heading) {
  cmark_iter* iterator = memory.iterate(heading);
  if (iterator == nullptr) return std::nullopt;
  std::string title;
  for (cmark_event_type event = cmark_iter_next(iterator); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator)) {
    cmark_node* node = cmark_iter_get_node(iterator);
    cmark_node_type type = cmark_node_get_type(node);
    if (event != CMARK_EVENT_ENTER) continue;
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE) title += cmark_node_get_literal(node);
    if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) title += ' ';
  }
  return title;
}

/// The lines of a node, without the last line's end.
Span linesOf(const SourceText& source, cmark_node* node) {
  auto first = static_cast<std::uint32_t>(std::max(cmark_node_get_start_line(node), 1));
  auto last = static_cast<std::uint32_t>(std::max(cmark_node_get_end_line(node), 1));
  last = std::min(std::max(first, last), source.lineCount());
  std::size_t begin = source.lineStart(first);
  std::size_t end = source.lineStart(last) + source.line(last).size();
  return spanOf(std::min(begin, end), end);
}

/// False when the text needs more memory than it may have; then only a part of it is in the document.
bool readBlocks(const SourceText& source, MarkdownDocument& document, diagnostics::List& found,
                BlockCache* cache) {
  CmarkMemory memory(limits::markupBytes);
  cmark_node* root = memory.parse(source.content(), CMARK_OPT_SOURCEPOS | CMARK_OPT_VALIDATE_UTF8);
  cmark_iter* iterator = root == nullptr ? nullptr : memory.iterate(root);
  if (iterator == nullptr) return false;
  FenceReader fences(source, document, found, cache);
  for (cmark_event_type event = cmark_iter_next(iterator); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator)) {
    cmark_node* node = cmark_iter_get_node(iterator);
    if (event != CMARK_EVENT_ENTER) continue;
    if (cmark_node_get_type(node) == CMARK_NODE_HEADING) {
      std::optional<std::string> title = headingTitle(memory, node);
      if (!title) return false;
      document.headings.push_back(
          {cmark_node_get_heading_level(node), std::move(*title), linesOf(source, node)});
    } else if (cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK) {
      const char* info = cmark_node_get_fence_info(node);
      fences.read(linesOf(source, node), info ? info : "");
    }
  }
  fences.finish();
  return true;
}

MarkdownDocument readDocument(const SourcePtr& source, diagnostics::List& diagnostics, BlockCache* cache) {
  MarkdownDocument document;
  document.source = source;
  diagnostics::List found;
  if (checkEncoding(*source, found) && checkMarkup(*source, found) &&
      !readBlocks(*source, document, found, cache)) {
    report(found, diagnostics::kinds::TooLarge, spanOf(0, std::min<std::size_t>(1, source->content().size())),
           {}, "The document takes more memory to be read than a document may")
        .suggestion = "Leave out part of it, or divide it";
  }
  reportMergeMarks(*source, found);
  diagnostics::sortBySource(found);
  for (diagnostics::Diagnostic& mistake : found) diagnostics.push_back(std::move(mistake));
  return document;
}

}  // namespace

MarkdownDocument readMarkdown(const SourcePtr& source, diagnostics::List& diagnostics) {
  return readDocument(source, diagnostics, nullptr);
}

MarkdownDocument readMarkdown(const SourcePtr& source, diagnostics::List& diagnostics, BlockCache& cache) {
  return readDocument(source, diagnostics, &cache);
}

}  // namespace ludo::text
