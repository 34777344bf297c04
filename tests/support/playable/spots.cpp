// SPDX-License-Identifier: Apache-2.0
#include "spots.h"

#include <algorithm>
#include <charconv>

namespace ludo::testing {

using text::DataKind;
using text::DataNode;

DataNode& Spot::value() const {
  return container->kind == DataKind::List ? container->items[index] : container->entries[index].value;
}

std::string Spot::key() const {
  return container->kind == DataKind::List ? "" : container->entries[index].key;
}

void Spot::remove() const {
  const auto at = static_cast<std::ptrdiff_t>(index);
  if (container->kind == DataKind::List) {
    container->items.erase(container->items.begin() + at);
  } else {
    container->entries.erase(container->entries.begin() + at);
  }
}

namespace {

void collect(DataNode& node, std::vector<Spot>& spots) {
  for (std::size_t i = 0; i < node.items.size() + node.entries.size(); ++i) spots.push_back({&node, i});
  for (DataNode& item : node.items) collect(item, spots);
  for (text::DataEntry& entry : node.entries) collect(entry.value, spots);
}

}  // namespace

std::vector<Spot> spotsOf(DataNode& data) {
  std::vector<Spot> spots;
  collect(data, spots);
  return spots;
}

std::vector<Spot> spotsAlong(DataNode& data, std::string_view path) {
  std::vector<Spot> spots;
  DataNode* at = &data;
  while (!path.empty()) {
    if (path.front() == '[') {
      std::size_t index = 0;
      const std::size_t end = path.find(']');
      std::from_chars(path.data() + 1, path.data() + end, index);
      path.remove_prefix(end + 1);
      // A list of one may be written without its brackets.
      if (at->kind == DataKind::List && index < at->items.size()) spots.push_back({at, index});
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::string_view key = path.substr(0, path.find_first_of(".["));
      path.remove_prefix(key.size());
      const auto found = std::ranges::find(at->entries, key, &text::DataEntry::key);
      if (found == at->entries.end()) break;
      spots.push_back({at, static_cast<std::size_t>(found - at->entries.begin())});
    }
    if (!spots.empty()) at = &spots.back().value();
  }
  return spots;
}

}  // namespace ludo::testing
