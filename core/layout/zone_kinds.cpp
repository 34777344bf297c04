// SPDX-License-Identifier: Apache-2.0
#include "core/layout/zone_kinds.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::ZoneId;
using machine::Word;

Word ZoneKinds::byZone(Word zone, const std::function<std::int64_t(ZoneId)>& content) {
  if (zone.known()) return zone.value() < 0 ? 0 : content(ZoneId(static_cast<std::size_t>(zone.value())));
  // What all zones have in common that it may be is known without looking it up.
  const std::optional<std::vector<ZoneId>> candidates = m_zones.candidates(zone);
  if (candidates && !candidates->empty()) {
    const std::int64_t first = content(candidates->front());
    if (std::ranges::all_of(*candidates, [&](ZoneId id) { return content(id) == first; })) return first;
  }
  std::vector<std::int16_t> table = {0};
  bool isSame = true;
  for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
    table.push_back(static_cast<std::int16_t>(content(ZoneId(i))));
    isSame = isSame && table.back() == table[1];
  }
  if (isSame) return table.back();
  return m_builder.load(machine::Width::Int16,
                        {machine::Memory::Constants, m_constants.int16s(table), m_builder.add(zone, 1), 2});
}

// One token has no order.
bool ZoneKinds::keepsOrder(ZoneId zone) const {
  return m_rules.zone(zone).capacity != 1 && kernel::isOrdered(m_rules, zone);
}

Word ZoneKinds::isForOne(Word zone) {
  return byZone(zone, [this](ZoneId id) { return m_rules.zone(id).capacity == 1 ? 1 : 0; });
}

Word ZoneKinds::isOrdered(Word zone) {
  return byZone(zone, [this](ZoneId id) { return keepsOrder(id) ? 1 : 0; });
}

Word ZoneKinds::keepsTop(Word zone) {
  return byZone(zone, [this](ZoneId id) { return m_rules.zone(id).capacity == 1 || keepsOrder(id) ? 1 : 0; });
}

Word ZoneKinds::hasPlaces(Word zone) {
  return byZone(zone, [this](ZoneId id) { return kernel::isOrdered(m_rules, id) ? 1 : 0; });
}

Word ZoneKinds::isQueue(Word zone) {
  return byZone(zone, [this](ZoneId id) {
    const bool queue = m_rules.def().zones[m_rules.zone(id).def].ordering == language::Ordering::Queue;
    return queue && keepsOrder(id) ? 1 : 0;
  });
}

}  // namespace ludo::engine
