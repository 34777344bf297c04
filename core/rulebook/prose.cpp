// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/prose.h"

#include <cmark.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/rulebook/names.h"

namespace ludo::rulebook {
namespace {

struct FreeNode {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};

/// Calls `visit` for every node, before what is in it.
template <typename Visit>
void forEachNode(cmark_node* root, const Visit& visit) {
  cmark_iter* iterator = cmark_iter_new(root);
  for (cmark_event_type event = cmark_iter_next(iterator); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator)) {
    if (event == CMARK_EVENT_ENTER) visit(cmark_iter_get_node(iterator));
  }
  cmark_iter_free(iterator);
}

/// The part of the text, a child of the whole, in which the node is.
cmark_node* partOf(cmark_node* node) {
  while (cmark_node_parent(cmark_node_parent(node)) != nullptr) node = cmark_node_parent(node);
  return node;
}

/// Makes words of the names of the game, and collects what is left out.
std::set<cmark_node*> leftOut(cmark_node* root, const std::set<std::string>& names) {
  std::set<cmark_node*> found;
  std::vector<cmark_node*> named;
  forEachNode(root, [&](cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_HEADING || type == CMARK_NODE_IMAGE || type == CMARK_NODE_CODE_BLOCK)
      found.insert(partOf(node));
    // Rows of a table that the rules read.
    const char* literal = type == CMARK_NODE_TEXT ? cmark_node_get_literal(node) : nullptr;
    if (literal != nullptr && literal[0] == '|') found.insert(partOf(node));
    if (type != CMARK_NODE_CODE) return;
    if (names.contains(cmark_node_get_literal(node))) {
      named.push_back(node);
    } else {
      found.insert(partOf(node));
    }
  });
  for (cmark_node* code : named) {
    cmark_node* words = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(words, inQuotes(wordsOfName(cmark_node_get_literal(code))).c_str());
    cmark_node_replace(code, words);
    cmark_node_free(code);
  }
  return found;
}

/// The parts of the text from a place on, up to another.
std::vector<ProsePart> partsOfProse(const SourceText& source, std::size_t from, std::size_t to,
                                    const std::set<std::string>& names) {
  const std::string_view markdown = std::string_view(source.content()).substr(from, to - from);
  const std::unique_ptr<cmark_node, FreeNode> root(
      cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_DEFAULT));
  for (cmark_node* node : leftOut(root.get(), names)) {
    cmark_node_unlink(node);
    cmark_node_free(node);
  }
  std::vector<ProsePart> parts;
  const std::uint32_t firstLine = source.lineOf(from);
  for (cmark_node* node = cmark_node_first_child(root.get()); node != nullptr; node = cmark_node_next(node)) {
    // Raw HTML and links that run something are left out by default.
    const std::unique_ptr<char, decltype(&std::free)> html(cmark_render_html(node, CMARK_OPT_DEFAULT),
                                                           &std::free);
    if (html == nullptr) continue;
    const auto lineAt = [&](int line) {
      return firstLine + static_cast<std::uint32_t>(std::max(line, 1)) - 1;
    };
    const auto begin = static_cast<std::uint32_t>(source.lineStart(lineAt(cmark_node_get_start_line(node))));
    const std::uint32_t last = lineAt(cmark_node_get_end_line(node));
    const auto end = static_cast<std::uint32_t>(source.lineStart(last) + source.line(last).size());
    parts.push_back({html.get(), {begin, std::max(begin, end)}});
  }
  return parts;
}

}  // namespace

std::map<std::string, std::vector<ProsePart>> proseBySection(const text::MarkdownDocument& document,
                                                             const std::set<std::string>& names) {
  std::map<std::string, std::vector<ProsePart>> prose;
  const auto add = [&](const std::string& section, std::size_t from, std::size_t to) {
    std::vector<ProsePart>& all = prose[section];
    for (ProsePart& part : partsOfProse(*document.source, from, to, names)) all.push_back(std::move(part));
  };
  std::size_t from = 0;
  for (const text::YamlBlock& block : document.blocks) {
    const bool isFirst = &block == &document.blocks.front();
    if (block.fence.begin > from) add(isFirst ? std::string() : block.section, from, block.fence.begin);
    from = block.fence.end;
  }
  const std::size_t end = document.source->content().size();
  if (from < end) add(document.blocks.empty() ? "" : document.blocks.back().section, from, end);
  return prose;
}

}  // namespace ludo::rulebook
