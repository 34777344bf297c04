// SPDX-License-Identifier: Apache-2.0
#include "core/text/block_cache.h"

#include "core/text/strict_yaml.h"

namespace ludo::text {
namespace {

constexpr std::size_t mostBytesHeld = std::size_t{256} << 10U;

void move(Span& span, std::uint32_t from, std::uint32_t to) {
  if (!span.known()) return;
  span.begin = span.begin - from + to;
  span.end = span.end - from + to;
}

void move(DataNode& node, std::uint32_t from, std::uint32_t to) {
  move(node.span, from, to);
  for (DataNode& item : node.items) move(item, from, to);
  for (DataEntry& entry : node.entries) {
    move(entry.keySpan, from, to);
    move(entry.value, from, to);
  }
}

}  // namespace

DataNode BlockCache::read(const SourceText& source, Span content, diagnostics::List& diagnostics,
                          Budget& values) {
  const std::string_view text = source.view(content);
  const auto known = m_blocks.find(text);
  if (known != m_blocks.end() && known->second.values <= values.left()) {
    values.spend(known->second.values);
    DataNode root = known->second.root;
    move(root, known->second.begin, content.begin);
    return root;
  }
  m_bytesRead += static_cast<std::int64_t>(text.size());
  const std::size_t told = diagnostics.size();
  const std::int64_t left = values.left();
  DataNode root = readStrictYaml(source, content, diagnostics, &values);
  if (diagnostics.size() > told || text.size() > mostBytesHeld) return root;
  m_bytesHeld += text.size();
  if (m_bytesHeld > mostBytesHeld) {
    m_blocks.clear();
    m_bytesHeld = text.size();
  }
  m_blocks[std::string(text)] = {root, content.begin, left - values.left()};
  return root;
}

}  // namespace ludo::text
