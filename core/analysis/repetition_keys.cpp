// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/repetition_keys.h"

#include <algorithm>

#include "core/kernel/features.h"
#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::Rules;
using kernel::ZoneId;

namespace {

std::vector<ZoneId> zonesSeen(const Rules& rules, const Rules::Repetition& what) {
  std::vector<ZoneId> zones;
  if (what.region != UINT32_MAX) {
    zones = rules.region(what.region, kernel::nobody);
  } else {
    for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) zones.emplace_back(zone);
  }
  std::erase_if(zones, [&](ZoneId zone) { return rules.seenBy(zone) != rules.everybody(); });
  std::ranges::sort(zones, {}, &ZoneId::index);
  return zones;
}

}  // namespace

RepetitionKeys::RepetitionKeys(const Reduction& reduction)
    : m_reduction(reduction), m_whole(reduction.wholeRules()) {
  for (const Rules::Repetition& what : m_whole->repetitions()) {
    std::vector<ZoneId> zones = zonesSeen(*reduction.rules(), what);
    const auto known = std::ranges::find(m_views, zones);
    m_repetitions.push_back({static_cast<std::size_t>(known - m_views.begin()), what.toMove});
    if (known == m_views.end()) m_views.push_back(std::move(zones));
  }
}

std::size_t RepetitionKeys::indexOf(const language::RepetitionsValue& part) const {
  const auto& known = m_whole->repetitions();
  return static_cast<std::size_t>(std::ranges::find(known, Rules::repetitionOf(part)) - known.begin());
}

std::uint64_t RepetitionKeys::tokenHash(std::uint32_t type, kernel::Seat owner) const {
  return kernel::tokenHash(*m_whole, type, owner);
}

std::uint64_t RepetitionKeys::placed(std::uint64_t hash, ZoneId zone, std::size_t place) const {
  return kernel::placedAt(hash, m_reduction.wholeZone(zone), place);
}

std::uint64_t RepetitionKeys::active(kernel::Seat seat) const {
  return kernel::activeFeature(*m_whole, seat);
}

std::vector<std::uint64_t> RepetitionKeys::sums(const kernel::State& reduced) const {
  std::vector<std::uint64_t> sums;
  for (const std::vector<ZoneId>& view : m_views) {
    std::uint64_t& sum = sums.emplace_back(0);
    for (const ZoneId zone : view) {
      const bool ordered = kernel::isOrdered(*m_reduction.rules(), zone);
      std::size_t place = 0;
      for (const kernel::TokenId token : reduced.zones[zone.index])
        sum += placed(kernel::tokenHash(*m_whole, reduced.tokens[token.index]), zone, ordered ? ++place : 0);
    }
  }
  return sums;
}

}  // namespace ludo::engine
