// SPDX-License-Identifier: Apache-2.0
#include "core/text/data_node.h"

#include <algorithm>
#include <utility>

namespace ludo::text {

DataNode DataNode::ofBool(bool value) {
  DataNode node;
  node.kind = DataKind::Bool;
  node.boolean = value;
  return node;
}

DataNode DataNode::ofInteger(std::int64_t value) {
  DataNode node;
  node.kind = DataKind::Integer;
  node.integer = value;
  return node;
}

DataNode DataNode::ofString(std::string value) {
  DataNode node;
  node.kind = DataKind::String;
  node.text = std::move(value);
  return node;
}

DataNode DataNode::list() {
  DataNode node;
  node.kind = DataKind::List;
  return node;
}

DataNode DataNode::map() {
  DataNode node;
  node.kind = DataKind::Map;
  return node;
}

const DataNode* DataNode::find(std::string_view key) const {
  const DataEntry* found = entry(key);
  return found ? &found->value : nullptr;
}

const DataEntry* DataNode::entry(std::string_view key) const {
  auto found = std::find_if(entries.begin(), entries.end(), [&](const DataEntry& e) { return e.key == key; });
  return found == entries.end() ? nullptr : &*found;
}

DataNode& DataNode::set(std::string key, DataNode value) {
  entries.push_back(DataEntry{std::move(key), {}, std::move(value)});
  return entries.back().value;
}

bool sameContent(const DataNode& a, const DataNode& b) {
  if (a.kind != b.kind) return false;
  switch (a.kind) {
    case DataKind::Null:
      return true;
    case DataKind::Bool:
      return a.boolean == b.boolean;
    case DataKind::Integer:
      return a.integer == b.integer;
    case DataKind::String:
      return a.text == b.text;
    case DataKind::List:
      return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), sameContent);
    case DataKind::Map:
      break;
  }
  return std::equal(
      a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(),
      [](const DataEntry& x, const DataEntry& y) { return x.key == y.key && sameContent(x.value, y.value); });
}

std::string_view describe(DataKind kind) {
  switch (kind) {
    case DataKind::Null:
      break;
    case DataKind::Bool:
      return "true or false";
    case DataKind::Integer:
      return "a number";
    case DataKind::String:
      return "text";
    case DataKind::List:
      return "a list";
    case DataKind::Map:
      return "a mapping";
  }
  return "nothing";
}

}  // namespace ludo::text
