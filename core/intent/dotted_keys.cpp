// SPDX-License-Identifier: Apache-2.0
#include "core/intent/dotted_keys.h"

#include <algorithm>

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// Puts the value where the key leads, part by part.
void nest(DataNode& map, const std::string& key, const DataNode& value) {
  const std::size_t dot = key.find('.');
  if (dot == std::string::npos) {
    map.set(key, value);
    return;
  }
  const std::string outer = key.substr(0, dot);
  if (map.find(outer) == nullptr) map.set(outer, DataNode::map());
  const auto held = std::ranges::find(map.entries, outer, &DataEntry::key);
  if (held->value.kind == DataKind::Map) nest(held->value, key.substr(dot + 1), value);
}

}  // namespace

DataNode withoutDots(const language::Type& record, const DataNode& node) {
  DataNode made = DataNode::map();
  bool isAny = false;
  for (const DataEntry& entry : node.entries) {
    const std::size_t dot = entry.key.find('.');
    const bool isPath = dot != std::string::npos && dot + 1 < entry.key.size() &&
                        record.field(entry.key.substr(0, dot)) != nullptr;
    isAny = isAny || isPath;
    if (isPath)
      nest(made, entry.key, entry.value);
    else
      made.entries.push_back(entry);
  }
  return isAny ? made : DataNode();
}

}  // namespace ludo::mend
