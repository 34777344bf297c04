// SPDX-License-Identifier: Apache-2.0
#include "core/text/markdown.h"

#include <cmark.h>

#include <algorithm>
#include <memory>

#include "core/text/markdown_fences.h"
#include "core/text/markup_limits.h"

namespace ludo::text {
namespace {

struct NodeDeleter {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct IteratorDeleter {
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};

std::string headingTitle(cmark_node* heading) {
  std::string title;
  std::unique_ptr<cmark_iter, IteratorDeleter> iterator(cmark_iter_new(heading));
  for (cmark_event_type event = cmark_iter_next(iterator.get()); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator.get())) {
    cmark_node* node = cmark_iter_get_node(iterator.get());
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

}  // namespace

MarkdownDocument readMarkdown(const SourcePtr& source, diagnostics::List& diagnostics) {
  MarkdownDocument document;
  document.source = source;
  diagnostics::List found;
  if (checkEncoding(*source, found) && checkMarkup(*source, found)) {
    const std::string& content = source->content();
    std::unique_ptr<cmark_node, NodeDeleter> root(
        cmark_parse_document(content.data(), content.size(), CMARK_OPT_SOURCEPOS | CMARK_OPT_VALIDATE_UTF8));
    FenceReader fences(*source, document, found);
    std::unique_ptr<cmark_iter, IteratorDeleter> iterator(cmark_iter_new(root.get()));
    for (cmark_event_type event = cmark_iter_next(iterator.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(iterator.get())) {
      cmark_node* node = cmark_iter_get_node(iterator.get());
      if (event != CMARK_EVENT_ENTER) continue;
      if (cmark_node_get_type(node) == CMARK_NODE_HEADING) {
        document.headings.push_back(
            {cmark_node_get_heading_level(node), headingTitle(node), linesOf(*source, node)});
      } else if (cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK) {
        const char* info = cmark_node_get_fence_info(node);
        fences.read(linesOf(*source, node), info ? info : "");
      }
    }
    fences.finish();
  }
  diagnostics::sortBySource(found);
  for (diagnostics::Diagnostic& mistake : found) diagnostics.push_back(std::move(mistake));
  return document;
}

}  // namespace ludo::text
