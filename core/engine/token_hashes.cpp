// SPDX-License-Identifier: Apache-2.0
#include "core/engine/token_hashes.h"

#include "core/kernel/features.h"
#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::ZoneId;

TokenHashes::TokenHashes(const kernel::Rules& rules, const Reduction& reduction, const Facts& facts)
    : m_rules(rules),
      m_reduction(reduction),
      m_facts(facts),
      m_owners(static_cast<std::size_t>(rules.seats()) + 1) {
  // More than this would not stay in the cache.
  constexpr std::size_t mostPlaced = 4'096;
  for (std::size_t zone = 0; zone < reduction.rules()->zones().size(); ++zone) {
    const bool ordered = kernel::isOrdered(*reduction.rules(), ZoneId(zone));
    const bool isRow = ordered && reduction.rules()->zone(ZoneId(zone)).capacity != 1;
    m_place.push_back(isRow ? std::nullopt : std::optional<std::size_t>(ordered ? 1 : 0));
    if (isRow) m_rows.emplace_back(zone);
  }
  for (std::uint32_t type = 0; type < rules.def().tokenTypes.size(); ++type) addType(type);
  if (m_hashes.size() * m_place.size() > mostPlaced) return;
  for (const std::uint64_t hash : m_hashes) {
    for (std::size_t zone = 0; zone < m_place.size(); ++zone)
      m_placed.push_back(placedAt(hash, ZoneId(zone), m_place[zone].value_or(0)));
  }
}

void TokenHashes::addType(std::uint32_t type) {
  std::vector<std::uint32_t>& properties =
      m_propertiesOf.emplace_back(m_rules.def().tokenTypes[type].props.size());
  bool isPlain = true;
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const int slot = m_rules.propertySlot(type, property);
    if (slot < 0) continue;
    properties[static_cast<std::size_t>(slot)] = property;
    isPlain = isPlain && !m_facts.properties[property].isStored;
  }
  m_isPlain.push_back(isPlain);
  for (Seat owner = nobody; owner < m_rules.seats(); ++owner) {
    std::uint64_t hash = kernel::tokenHash(m_rules, type, owner);
    for (std::size_t i = 0; isPlain && i < properties.size(); ++i) {
      const Facts::Property& facts = m_facts.properties[properties[i]];
      hash = kernel::withProperty(hash, m_reduction.whole(facts.valueOf(facts.starts[type], type)));
    }
    m_hashes.push_back(hash);
  }
}

std::uint64_t TokenHashes::withProperties(const Fields& fields,
                                          const std::vector<std::optional<Table>>& tables, std::size_t index,
                                          std::uint32_t type, Seat owner) const {
  std::uint64_t hash = m_hashes[variety(type, owner)];
  for (const std::uint32_t property : m_propertiesOf[type]) {
    const Facts::Property& facts = m_facts.properties[property];
    const std::int64_t payload =
        facts.isStored ? fields.get(*tables[property], static_cast<std::int64_t>(index)) : facts.starts[type];
    hash = kernel::withProperty(hash, m_reduction.whole(facts.valueOf(payload, type)));
  }
  return hash;
}

std::uint64_t TokenHashes::placedAt(std::uint64_t hash, ZoneId zone, std::size_t place) const {
  return kernel::placedAt(hash, m_reduction.wholeZone(zone), place);
}

std::uint64_t TokenHashes::placed(std::uint32_t type, Seat owner, ZoneId zone, std::size_t place) const {
  const std::size_t which = variety(type, owner);
  return m_placed.empty() || !m_place[zone.index] ? placedAt(m_hashes[which], zone, place)
                                                  : m_placed[which * m_place.size() + zone.index];
}

}  // namespace ludo::engine
