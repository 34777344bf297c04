// SPDX-License-Identifier: Apache-2.0
// The members of single queries, one after another in the kernel's order.
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/query_order.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"

namespace ludo::engine {

using namespace language;
using machine::Variable;

// All are known before anything is done with the first.
void QueryOrder::visitEnclosed(const SandwichedQuery& query, const std::function<void(Word)>& visit) {
  // On a ring a zone may be enclosed both ways.
  const OptionList zones{m_context.scratch, 0};
  m_context.scratch += static_cast<std::uint32_t>(m_geometry.zoneCount() * 4 + 9) / 8 * 8;
  const Variable count = m_builder.variable(0);
  m_spatial.visitSandwiched(query, m_selectors.zone(query.from), [&](Word zone) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(
        m_builder.less(number, static_cast<std::int64_t>(2 * m_geometry.zoneCount())),
        [&] { put(zones, number, zone); }, [this] { escape(); });
    m_builder.set(count, m_builder.add(number, 1));
  });
  m_builder.forEachBelow(m_builder.get(count), [&](Word i) { visit(listed(zones, i)); });
}

void QueryOrder::visitPicks(const Picks& picks, const std::function<void(Word)>& visit) {
  const Word count = m_builder.get(picks.count);
  m_builder.forEachBelow(count, [&](Word i) { visit(listed({picks.offset, count}, i)); });
}

// Zone by zone, and only where some are.
bool QueryOrder::visitTokensInOrder(const Query& query, const TokenSet& wanted,
                                    const std::function<void(Word)>& visit) {
  const auto visitIn = [&](Word place) { m_tokens.visitWanted(place, wanted, visit); };
  if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node)) {
    visitIn(m_selectors.zone(part->zone));
    return true;
  }
  if (const auto* part = std::get_if<TokensInAdjacentZonesQuery>(&query.node)) {
    visitNeighbours(m_selectors.zone(part->zone), visitIn);
    return true;
  }
  const auto* part = std::get_if<TokensQuery>(&query.node);
  if (part == nullptr) return false;
  const ZoneSet zones = zonesOf(wanted);
  if (part->in) {
    ZonesQuery places;
    places.in = part->in;
    Query wrapped;
    wrapped.node = places;
    inCanonicalOrder(wrapped, m_sets.both(m_selectors.region(*part->in), zones), visitIn);
  } else {
    m_sets.forEach(zones, visitIn);
  }
  return true;
}

// All where they are few.
ZoneSet QueryOrder::zonesOf(const TokenSet& tokens) {
  constexpr std::size_t few = 16;
  if (m_geometry.zoneCount() <= few) return m_sets.all();
  const SetVariable zones(m_sets, m_builder, m_sets.none());
  m_tokens.sets().forEach(tokens, [&](Word token) {
    zones.become(m_sets.either(zones.now(), m_sets.single(m_tokens.zoneOf(token))));
  });
  return zones.now();
}

void QueryOrder::visitNeighbours(Word zone, const std::function<void(Word)>& visit) {
  std::size_t most = 0;
  for (const kernel::ZoneInstance& each : m_rules.zones()) most = std::max(most, each.neighbours.size());
  std::vector<std::int16_t> table(most, -1);
  for (const kernel::ZoneInstance& each : m_rules.zones()) {
    for (std::size_t i = 0; i < most; ++i) {
      const bool exists = i < each.neighbours.size();
      table.push_back(exists ? static_cast<std::int16_t>(each.neighbours[i].index) : std::int16_t{-1});
    }
  }
  const std::uint32_t offset = m_context.constants.int16s(table);
  const Word row = m_builder.multiply(m_builder.add(zone, 1), static_cast<std::int64_t>(most));
  m_builder.forEachBelow(static_cast<std::int64_t>(most), [&](Word i) {
    const Word next =
        m_builder.load(machine::Width::Int16, {machine::Memory::Constants, offset, m_builder.add(row, i), 2});
    m_builder.ifThen(m_builder.lessOrEqual(0, next), [&] { visit(next); });
  });
}

}  // namespace ludo::engine
