// SPDX-License-Identifier: Apache-2.0
#include "core/wording/zones_together.h"

#include <algorithm>
#include <string>

namespace ludo::mend {
namespace {

using text::DataKind;
using text::DataNode;

/// The parts of "deck and hand:actor" and "deck, hand:actor".
DataNode partsJoined(const std::string& text) {
  DataNode list = DataNode::list();
  for (const std::string_view link : {" and ", ", "}) {
    list.items.clear();
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find(link, at), text.size());
      list.items.push_back(DataNode::ofString(text.substr(at, end - at)));
      at = end + link.size();
    }
    if (list.items.size() > 1) break;
  }
  return list;
}

}  // namespace

std::optional<DataNode> unionOfZones(const DataNode& node, const KnownWords& words) {
  DataNode zones = node.kind == DataKind::String ? partsJoined(node.text) : node;
  const auto isZone = [&](const DataNode& each) {
    return each.kind == DataKind::String && words.isZone(each.text.substr(0, each.text.find(':')));
  };
  if (zones.kind != DataKind::List || zones.items.size() < 2 || !std::ranges::all_of(zones.items, isZone))
    return std::nullopt;
  DataNode made = DataNode::map();
  made.set("query", DataNode::ofString("union"));
  made.set("of", std::move(zones));
  made.span = node.span;
  return made;
}

}  // namespace ludo::mend
