// SPDX-License-Identifier: Apache-2.0
#include "core/variation/text_edits.h"

#include <algorithm>

#include "core/text/strict_yaml.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"

namespace ludo::variation {

using diagnostics::TextEdit;
using text::DataNode;
using text::MarkdownDocument;
using text::YamlBlock;

namespace {

constexpr std::size_t longestLine = 100;

const std::string& contentOf(const MarkdownDocument& markdown) {
  return markdown.source->content();
}

/// Whether a value stands inside braces or brackets.
bool isInFlow(const MarkdownDocument& markdown, Span value) {
  const std::string& text = contentOf(markdown);
  return std::ranges::any_of(mend::pathTo(markdown, value), [&](const DataNode* outer) {
    const bool isAround = outer->span.known() && outer->span.begin < value.begin;
    return isAround && (text[outer->span.begin] == '{' || text[outer->span.begin] == '[');
  });
}

std::string inBlock(const DataNode& data, std::size_t column) {
  std::string text = text::writeYaml(data, static_cast<int>(column));
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

const YamlBlock* lastBlockOf(const MarkdownDocument& markdown, std::string_view section) {
  const YamlBlock* found = nullptr;
  for (const YamlBlock& block : markdown.blocks) {
    if (block.section == section) found = &block;
  }
  return found;
}

/// Where the line after an offset begins.
std::uint32_t behindLine(const MarkdownDocument& markdown, std::uint32_t offset) {
  const std::size_t end = contentOf(markdown).find('\n', offset);
  return static_cast<std::uint32_t>(end == std::string::npos ? contentOf(markdown).size() : end + 1);
}

/// The block with its prose; with its heading, when that has nothing else below it.
Span wholeBlock(const MarkdownDocument& markdown, const YamlBlock& block) {
  const std::string& text = contentOf(markdown);
  const std::uint32_t end = behindLine(markdown, block.fence.end - 1);
  std::uint32_t begin = 0;
  const text::Heading* above = nullptr;
  for (const text::Heading& heading : markdown.headings) {
    if (heading.span.begin < block.fence.begin) above = &heading;
  }
  for (const YamlBlock& other : markdown.blocks) {
    if (other.fence.begin < block.fence.begin) begin = behindLine(markdown, other.fence.end - 1);
  }
  // Other fences, such as a picture of the board, end the prose too.
  const std::size_t fence = text.rfind("\n```", block.fence.begin > 0 ? block.fence.begin - 2 : 0);
  if (fence != std::string::npos && fence > begin && block.fence.begin > 1)
    begin = behindLine(markdown, static_cast<std::uint32_t>(fence) + 1);
  if (above == nullptr || above->span.begin < begin) return {begin, end};
  const std::size_t next = text.find_first_not_of('\n', end);
  const bool isAlone = next == std::string::npos || text[next] == '#';
  if (!isAlone || above->level == 1) return {behindLine(markdown, above->span.begin), end};
  // The empty line above the heading stays.
  return {above->span.begin, next == std::string::npos ? end : static_cast<std::uint32_t>(next)};
}

/// The list that an entry is an item of; null when it is none.
const DataNode* listOf(const DataNode& node, Span entry) {
  for (const DataNode& item : node.items) {
    if (item.span == entry) return &node;
    if (!item.span.contains(entry.begin)) continue;
    if (const DataNode* found = listOf(item, entry)) return found;
  }
  for (const text::DataEntry& inner : node.entries) {
    if (const DataNode* found = listOf(inner.value, entry)) return found;
  }
  return nullptr;
}

/// An item of a list with its lines, or in brackets with its comma.
Span withMark(const MarkdownDocument& markdown, const DataNode& list, const DataNode& item) {
  if (isInFlow(markdown, item.span)) {
    const DataNode* next = &item + 1;
    const bool isLast = next == list.items.data() + list.items.size();
    return isLast ? Span{(&item - 1)->span.end, item.span.end} : Span{item.span.begin, next->span.begin};
  }
  const mend::Line line = mend::lineOf(*markdown.source, item.span.begin);
  return {line.begin, mend::lineAt(*markdown.source, mend::endOfEntry(*markdown.source, line)).begin};
}

}  // namespace

TextEdit replaceValue(const MarkdownDocument& markdown, Span value, const DataNode& data) {
  const std::string& text = contentOf(markdown);
  const std::string flow = mend::flowText(data);
  const bool isCollection = data.kind == text::DataKind::Map || data.kind == text::DataKind::List;
  if (isInFlow(markdown, value)) return {value, flow};
  const std::size_t mark = text.find_last_not_of(" \n", value.begin > 0 ? value.begin - 1 : 0);
  if (mark == std::string::npos || (text[mark] != ':' && text[mark] != '-')) return {value, flow};
  const Span place{static_cast<std::uint32_t>(mark) + 1, value.end};
  const mend::Line line = mend::lineOf(*markdown.source, mark);
  const std::size_t column = mark + 2 - line.begin;
  if (!isCollection || column + flow.size() <= longestLine) return {place, " " + flow};
  if (text[mark] == ':') return {place, "\n" + inBlock(data, line.inner() + 2)};
  return {place, " " + inBlock(data, column).substr(column)};
}

std::vector<TextEdit> removeEntries(const MarkdownDocument& markdown, const std::vector<Span>& entries) {
  std::vector<TextEdit> edits;
  for (const YamlBlock& block : markdown.blocks) {
    std::vector<const DataNode*> gone;
    const DataNode* list = nullptr;
    for (const Span& entry : entries) {
      if (!block.content.contains(entry.begin)) continue;
      if (const DataNode* found = listOf(block.root, entry)) {
        list = found;
        gone.push_back(&*std::ranges::find(found->items, entry, &DataNode::span));
      }
    }
    if (list == nullptr) continue;
    if (gone.size() == list->items.size()) {
      edits.push_back({wholeBlock(markdown, block), ""});
      continue;
    }
    for (const DataNode* item : gone) edits.push_back({withMark(markdown, *list, *item), ""});
  }
  return edits;
}

TextEdit addEntry(const MarkdownDocument& markdown, std::string_view section, std::string_view after,
                  const DataNode& entry, const std::string& prose) {
  const YamlBlock* block = lastBlockOf(markdown, section);
  if (block == nullptr) block = lastBlockOf(markdown, after);
  const auto size = static_cast<std::uint32_t>(contentOf(markdown).size());
  const std::uint32_t at = block == nullptr ? size : behindLine(markdown, block->fence.end - 1);
  DataNode list = DataNode::list();
  list.items.push_back(entry);
  return {{at, at},
          "\n" + prose + "\n\n```yaml\nsection: \"" + std::string(section) + "\"\nitems:\n" +
              inBlock(list, 2) + "\n```\n"};
}

TextEdit addKey(const MarkdownDocument& markdown, const DataNode& mapping, const std::string& key,
                const DataNode& value) {
  const std::string flow = mend::flowText(value);
  const std::uint32_t at = mapping.entries.back().value.span.end;
  if (contentOf(markdown)[mapping.span.begin] == '{') return {{at, at}, ", " + key + ": " + flow};
  const std::uint32_t first = mapping.entries.front().keySpan.begin;
  const std::size_t column = first - mend::lineOf(*markdown.source, first).begin;
  const std::string begin = "\n" + std::string(column, ' ') + key + ":";
  if (column + key.size() + flow.size() + 2 <= longestLine) return {{at, at}, begin + " " + flow};
  return {{at, at}, begin + "\n" + inBlock(value, column + 2)};
}

const DataNode* sectionValue(const MarkdownDocument& markdown, std::string_view section,
                             std::string_view key) {
  for (const YamlBlock& block : markdown.blocks) {
    if (block.section != section) continue;
    if (const DataNode* value = block.root.find(key)) return value;
  }
  return nullptr;
}

}  // namespace ludo::variation
