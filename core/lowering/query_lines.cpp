// SPDX-License-Identifier: Apache-2.0
// The order of zones that lie on lines.
#include <algorithm>

#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/lowering/context.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_order.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"

namespace ludo::engine {

using namespace language;
using machine::Variable;

// Whether no zone lies on two of the lines, or twice on one, wherever they begin.
bool QueryOrder::comesOnce(const Lines& lines) const {
  if (lines.steps == 1 || (!m_geometry.hasRing(lines.along) && m_geometry.linesPartAtOnce())) return true;
  for (std::size_t from = 0; from < m_geometry.zoneCount(); ++from) {
    std::vector<bool> isMet(m_geometry.zoneCount(), false);
    for (const std::uint32_t direction : lines.along) {
      kernel::ZoneId at = m_rules.step(kernel::ZoneId(from), direction);
      for (std::int64_t step = 0; at.valid() && step < lines.steps; ++step) {
        if (step >= lines.skipped && (isMet[at.index] || at.index == from)) return false;
        if (step >= lines.skipped) isMet[at.index] = true;
        at = m_rules.step(at, direction);
      }
    }
  }
  return true;
}

// A zone may be behind several neighbours, and belongs where the first jump leads to it that is open.
void QueryOrder::visitHops(const HopsQuery& query, const std::function<void(Word)>& visit) {
  const Word from = m_selectors.zone(query.from);
  const ZoneSet over = m_spatial.fulfilling(query.over ? &*query.over : nullptr, Occupancy::Occupied);
  const ZoneSet to = m_spatial.fulfilling(query.to ? &*query.to : nullptr, Occupancy::Empty);
  const std::vector<std::uint32_t> along = m_selectors.directions(query.directions);
  m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
    const Word next = m_geometry.stepAlong(m_builder, from, along, direction);
    const Word behind = m_geometry.stepAlong(m_builder, next, along, direction);
    const Word isOpen = m_builder.bitAnd(m_sets.contains(over, next), m_sets.contains(to, behind));
    m_builder.ifThen(m_builder.bitAnd(isOpen, m_builder.notEqual(behind, from)), [&] { visit(behind); });
  });
}

// Along the first direction that leads from one to the other.
void QueryOrder::visitBetween(const BetweenQuery& query, const std::function<void(Word)>& visit) {
  constexpr std::size_t mostEntries = 262'144;
  const std::vector<std::vector<kernel::ZoneId>> all = m_geometry.allBetween();
  std::size_t most = 0;
  for (const std::vector<kernel::ZoneId>& each : all) most = std::max(most, each.size());
  if (all.size() * (most + 1) > mostEntries)
    throw Unsupported{"zones between on so large a board with rings", query.node};
  std::vector<std::int16_t> table;
  for (const std::vector<kernel::ZoneId>& each : all) {
    table.push_back(static_cast<std::int16_t>(each.size()));
    for (std::size_t i = 0; i < most; ++i)
      table.push_back(i < each.size() ? static_cast<std::int16_t>(each[i].index) : std::int16_t{-1});
  }
  const std::uint32_t offset = m_context.constants.int16s(table);
  const Word pair = m_queries.pairOf(m_selectors.zone(query.from), m_selectors.zone(query.to));
  const Word row = m_builder.multiply(m_builder.maximum(pair, 0), static_cast<std::int64_t>(most + 1));
  const auto entry = [&](Word number) {
    const machine::At at{machine::Memory::Constants, offset, m_builder.add(row, number), 2};
    return m_builder.load(machine::Width::Int16, at);
  };
  const Word count = m_builder.select(m_builder.less(pair, 0), 0, entry(0));
  m_builder.forEachBelow(count, [&](Word i) { visit(entry(m_builder.add(i, 1))); });
}

void QueryOrder::visitLines(const Lines& lines, const std::function<void(Word)>& visit) {
  m_builder.forEachBelow(static_cast<std::int64_t>(lines.along.size()), [&](Word direction) {
    const Variable at = m_builder.variable(lines.from);
    const Variable taken = m_builder.variable(0);
    m_builder.loopWhile(
        [&] {
          const Word far = m_builder.less(m_builder.get(taken), lines.steps);
          return m_builder.bitAnd(far, m_builder.lessOrEqual(0, m_builder.get(at)));
        },
        [&] {
          const Word next = m_geometry.stepAlong(m_builder, m_builder.get(at), lines.along, direction);
          const Word number = m_builder.get(taken);
          m_builder.set(at, next);
          m_builder.set(taken, m_builder.add(number, 1));
          const Word counts =
              m_builder.bitAnd(m_builder.lessOrEqual(lines.skipped, number), m_builder.lessOrEqual(0, next));
          m_builder.ifThen(counts, [&] { visit(next); });
        });
  });
}

/// The lines whose zones a query gives one behind the other; none for other queries.
std::optional<QueryOrder::Lines> QueryOrder::linesOf(const Query& query) {
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node);
      part != nullptr && !part->direction.empty())
    return Lines{m_selectors.zone(part->zone), m_selectors.directions(part->direction), 0, 1, part->node};
  if (const auto* part = std::get_if<RayQuery>(&query.node))
    return Lines{m_selectors.zone(part->from), m_selectors.directions(part->directions), 0, zones,
                 part->node};
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node))
    return Lines{m_selectors.zone(part->from), m_selectors.directions(part->directions), 0, zones,
                 part->node};
  if (const auto* part = std::get_if<BetweenQuery>(&query.node))
    return Lines{m_selectors.zone(part->from), m_rules.allDirections(), 0, zones, part->node};
  if (const auto* part = std::get_if<HopsQuery>(&query.node))
    return Lines{m_selectors.zone(part->from), m_selectors.directions(part->directions), 1, 2, part->node};
  return std::nullopt;
}

}  // namespace ludo::engine
