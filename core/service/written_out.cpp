// SPDX-License-Identifier: Apache-2.0
#include "core/service/written_out.h"

#include <algorithm>

#include "core/service/loose_yaml.h"

namespace ludo::service {
namespace {

/// The example as the value of a key: a block by itself has no braces.
struct Example {
  explicit Example(const language::Type& record) : text("x: " + record.example) {
    const Span all{0, static_cast<std::uint32_t>(text.size())};
    LooseNode block = readLoosely(text, all, std::string::npos);
    if (!record.example.empty() && !block.entries.empty()) node = std::move(block.entries.front().value);
  }

  std::string text;
  LooseNode node;
};

/// All that is no mapping or list, where one would write something of one's own.
void collectValues(const LooseNode& node, std::vector<Span>& values) {
  if (node.kind == LooseKind::Scalar) values.push_back(node.inner());
  for (const LooseEntry& entry : node.entries) collectValues(entry.value, values);
  for (const LooseNode& item : node.items) collectValues(item, values);
}

/// What closes all that a prefix such as "[{ " opens.
std::string closing(const std::string& prefix) {
  std::string text;
  for (auto c = prefix.rbegin(); c != prefix.rend(); ++c) {
    if (*c == '{') text += " }";
    if (*c == '[') text += ']';
  }
  return text;
}

}  // namespace

WrittenOut writtenOut(const language::Type& record, const std::string& prefix, const std::string& separator) {
  const Example example(record);
  if (example.node.entries.empty()) return {};
  WrittenOut result{prefix, {}};
  for (const LooseEntry& entry : example.node.entries) {
    if (&entry != &example.node.entries.front()) result.text += separator;
    const std::uint32_t begin = entry.keySpan.begin;
    const auto shift = static_cast<std::int64_t>(result.text.size()) - begin;
    std::vector<Span> values;
    collectValues(entry.value, values);
    for (const Span& value : values) {
      result.values.push_back(
          {static_cast<std::uint32_t>(value.begin + shift), static_cast<std::uint32_t>(value.end + shift)});
    }
    result.text += example.text.substr(begin, entry.value.span.end - begin);
  }
  result.text += closing(prefix);
  return result;
}

std::string firstKeyOf(const language::Type& record) {
  const Example example(record);
  return example.node.entries.empty() ? std::string() : example.node.entries.front().key;
}

}  // namespace ludo::service
