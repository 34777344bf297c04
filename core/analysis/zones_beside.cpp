// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/zones_beside.h"

#include <algorithm>

#include "core/analysis/line_table.h"
#include "core/analysis/mentions.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;
using kernel::ZoneId;

namespace {

/// Whether something asks for many zones at once without naming a region, or begins at a zone that may be
/// any.
bool asksForAnyZone(const kernel::Rules& rules) {
  const GameDef& def = rules.def();
  const auto isOfAll = [](const ZonesQuery* query) { return !query->in; };
  const auto beginsAtZone = [](const ConnectedCondition* condition) {
    return condition->zone || condition->to;
  };
  // Every zone is a line of one.
  const auto mayBeOfOne = [&](const LinesValue* lines) {
    const std::optional<std::int64_t> length = constantLength(rules, *lines);
    return !length || *length < 2;
  };
  return std::ranges::any_of(allIn<ZonesQuery>(def), isOfAll) ||
         std::ranges::any_of(allIn<ConnectedCondition>(def), beginsAtZone) ||
         std::ranges::any_of(allIn<LinesValue>(def), mayBeOfOne) ||
         containsAny<ConnectedZonesQuery, GroupSizeValue, PatternValue>(def);
}

}  // namespace

std::vector<ZoneId> zonesBeside(const kernel::Rules& rules) {
  if (asksForAnyZone(rules)) return {};
  std::vector<bool> isBeside;
  for (const kernel::ZoneInstance& zone : rules.zones())
    isBeside.push_back(zone.capacity != 1 && zone.neighbours.empty());
  for (std::size_t i = 0; i < isBeside.size(); ++i) {
    const auto leadsTo = [&](ZoneId to) {
      if (!to.valid()) return;
      isBeside[i] = false;
      isBeside[to.index] = false;
    };
    std::ranges::for_each(rules.zones()[i].neighbours, leadsTo);
    std::ranges::for_each(rules.zones()[i].byDirection, leadsTo);
  }
  for (const RegionSelector* selector : allIn<RegionSelector>(rules.def())) {
    for (kernel::Seat seat = kernel::nobody; seat < rules.seats(); ++seat) {
      for (const ZoneId zone : rules.region(selector->region.index, seat)) isBeside[zone.index] = false;
    }
  }
  std::vector<ZoneId> beside;
  for (std::size_t i = 0; i < isBeside.size(); ++i) {
    if (isBeside[i]) beside.emplace_back(i);
  }
  return beside;
}

}  // namespace ludo::engine
