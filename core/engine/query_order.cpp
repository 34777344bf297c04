// SPDX-License-Identifier: Apache-2.0
// The order of a query's options. Sets have none, so where it matters the query's places are visited in its
// order, and those that belong to the set are taken.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

void Lowering::inCanonicalOrder(const Query& query, const ZoneSet& wanted,
                                const std::function<void(Word)>& body) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node))
    return inCanonicalOrder(*part->of, wanted, body);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    if (part->op != SetOp::Union) return inCanonicalOrder(part->of.front(), wanted, body);
    // Each member with the first part that has it.
    ZoneSet left = wanted;
    for (const Query& each : part->of) {
      const std::optional<ZoneSet> members = zonesOf(each);
      if (!members) throw Unsupported{"a collection without a form", part->node};
      const ZoneSet taken = m_sets.both(left, *members);
      left = m_sets.without(left, taken);
      inCanonicalOrder(each, taken, body);
    }
    return;
  }
  if (risesById(query)) return m_sets.forEach(wanted, body);
  std::vector<Variable> left;
  for (const Word& word : wanted.words) left.push_back(m_builder.variable(word));
  inOrder(query, [&](Word zone) {
    ZoneSet now = m_sets.none();
    for (std::size_t i = 0; i < left.size(); ++i) now.words[i] = m_builder.get(left[i]);
    m_builder.ifThen(m_sets.contains(now, zone), [&] {
      const ZoneSet rest = m_sets.without(now, m_sets.single(zone));
      for (std::size_t i = 0; i < left.size(); ++i) m_builder.set(left[i], rest.words[i]);
      body(zone);
    });
  });
}

void Lowering::inOrder(const Query& query, const std::function<void(Word)>& visit) {
  const auto visitAll = [&](const std::vector<kernel::ZoneId>& zones) {
    std::vector<std::int16_t> table;
    for (kernel::ZoneId zone : zones) table.push_back(static_cast<std::int16_t>(zone.index));
    const std::uint32_t offset = m_context.constants.halves(table);
    m_builder.forEachBelow(static_cast<std::int64_t>(zones.size()), [&](Word i) {
      visit(m_builder.load(machine::Width::SignedHalf, {machine::Memory::Constants, offset, i, 2}));
    });
  };
  // Along each direction in turn, `steps` far, leaving out the first `skipped`.
  const auto visitLines = [&](Word from, const std::vector<std::uint32_t>& along, std::int64_t skipped,
                              std::int64_t steps) {
    if (m_geometry.hasRings() || !m_geometry.linesPartAtOnce())
      throw Unsupported{"the order of lines on such a board"};
    m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
      const Variable at = m_builder.variable(from);
      const Variable taken = m_builder.variable(0);
      m_builder.loopWhile(
          [&] {
            const Word far = m_builder.less(m_builder.get(taken), steps);
            return m_builder.bitAnd(far, m_builder.lessOrEqual(0, m_builder.get(at)));
          },
          [&] {
            const Word next = m_geometry.stepAlong(m_builder, m_builder.get(at), along, direction);
            const Word number = m_builder.get(taken);
            m_builder.set(at, next);
            m_builder.set(taken, m_builder.add(number, 1));
            const Word counts =
                m_builder.bitAnd(m_builder.lessOrEqual(skipped, number), m_builder.lessOrEqual(0, next));
            m_builder.ifThen(counts, [&] { visit(next); });
          });
    });
  };
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());

  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node)) {
    if (!part->direction.empty()) return visitLines(zone(part->zone), directions(part->direction), 0, 1);
    return visitNeighbours(zone(part->zone), visit);
  }
  if (const auto* part = std::get_if<TokensInAdjacentZonesQuery>(&query.node))
    return visitNeighbours(zone(part->zone), visit);
  if (const auto* part = std::get_if<RayQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 0, zones);
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 0, zones);
  if (const auto* part = std::get_if<BetweenQuery>(&query.node))
    return visitLines(zone(part->from), m_rules.allDirections(), 0, zones);
  if (const auto* part = std::get_if<HopsQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 1, 2);
  const bool perSeat = !m_actor.known();
  if (const auto* part = std::get_if<ZonesQuery>(&query.node); part != nullptr && part->in && !perSeat)
    return visitAll(m_rules.region(part->in->index, static_cast<kernel::Seat>(m_actor.value())));
  if (const auto* part = std::get_if<TokensQuery>(&query.node); part != nullptr && part->in && !perSeat)
    return visitAll(m_rules.region(part->in->index, static_cast<kernel::Seat>(m_actor.value())));
  throw Unsupported{"a collection whose order is not known"};
}

void Lowering::visitNeighbours(Word zone, const std::function<void(Word)>& visit) {
  std::size_t most = 0;
  for (const kernel::ZoneInstance& each : m_rules.zones()) most = std::max(most, each.neighbours.size());
  std::vector<std::int16_t> table(most, -1);
  for (const kernel::ZoneInstance& each : m_rules.zones()) {
    for (std::size_t i = 0; i < most; ++i) {
      const bool exists = i < each.neighbours.size();
      table.push_back(exists ? static_cast<std::int16_t>(each.neighbours[i].index) : std::int16_t{-1});
    }
  }
  const std::uint32_t offset = m_context.constants.halves(table);
  const Word row = m_builder.multiply(m_builder.add(zone, 1), static_cast<std::int64_t>(most));
  m_builder.forEachBelow(static_cast<std::int64_t>(most), [&](Word i) {
    const Word next = m_builder.load(machine::Width::SignedHalf,
                                     {machine::Memory::Constants, offset, m_builder.add(row, i), 2});
    m_builder.ifThen(m_builder.lessOrEqual(0, next), [&] { visit(next); });
  });
}

}  // namespace ludo::engine
