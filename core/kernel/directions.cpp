// SPDX-License-Identifier: Apache-2.0
// Queries that follow the directions of a board: rays, jumps, what lies between, custodial capture.
#include <algorithm>
#include <set>

#include "core/base/limits.h"
#include "core/kernel/queries.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

namespace {

const Condition* pointer(const std::optional<Condition>& condition) {
  return condition ? &*condition : nullptr;
}

}  // namespace

void Queries::collect(const RayQuery& query, Options& options) {
  const ZoneId from = m_evaluator.zone(query.from);
  if (!from.valid()) return;
  // No line has more zones; one that comes to a ring from outside would go round it for ever.
  const auto longest = static_cast<std::int64_t>(m_rules.zones().size());
  const std::int64_t most = query.max ? std::min(m_evaluator.integer(*query.max), longest) : longest;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  for (std::uint32_t direction : m_evaluator.directions(query.directions)) {
    std::int64_t length = 0;
    for (ZoneId at = m_rules.step(from, direction); at.valid() && at != from && length < most;
         at = m_rules.step(at, direction), ++length) {
      const bool last = query.until && m_evaluator.fulfils(candidate, at, &*query.until, Occupancy::Occupied);
      if (!last && !m_evaluator.fulfils(candidate, at, pointer(query.through), Occupancy::Empty)) break;
      if (!mayAdd(options)) return;
      // On a ring one zone may be reached both ways.
      if (isNew(options, Value::ofZone(at))) options.push_back(Value::ofZone(at));
      if (last) break;
    }
  }
}

void Queries::collect(const HopsQuery& query, Options& options) {
  const ZoneId from = m_evaluator.zone(query.from);
  if (!from.valid()) return;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  for (std::uint32_t direction : m_evaluator.directions(query.directions)) {
    const ZoneId over = m_rules.step(from, direction);
    const ZoneId to = over.valid() ? m_rules.step(over, direction) : ZoneId();
    if (!to.valid() || to == from) continue;
    if (!m_evaluator.fulfils(candidate, over, pointer(query.over), Occupancy::Occupied)) continue;
    if (!m_evaluator.fulfils(candidate, to, pointer(query.to), Occupancy::Empty)) continue;
    if (!mayAdd(options)) return;
    if (isNew(options, Value::ofZone(to))) options.push_back(Value::ofZone(to));
  }
}

void Queries::collect(const LeapsQuery& query, Options& options) {
  const ZoneId from = m_evaluator.zone(query.from);
  const auto path = m_evaluator.stepsOf(query.path);
  if (!from.valid() || !path) return;
  std::set<ZoneId> reached;
  for (const Paths& form : m_rules.formsOf({*path}, query.rotate, query.reflect)) {
    m_budget.spend(static_cast<std::int64_t>(1 + path->size()));
    ZoneId at = from;
    for (std::uint32_t direction : form.front()) at = at.valid() ? m_rules.step(at, direction) : at;
    if (at.valid() && at != from) reached.insert(at);
  }
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  for (ZoneId place : reached) {
    if (!mayAdd(options)) return;
    candidate.set(Value::ofZone(place));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofZone(place));
  }
}

void Queries::collect(const DirectionsQuery& query, Options& options) {
  for (std::uint32_t direction : m_evaluator.directions(query.of)) {
    if (!mayAdd(options)) return;
    options.push_back(m_evaluator.symbol(m_rules.def().directionNames[direction]));
  }
}

void Queries::collect(const BetweenQuery& query, Options& options) {
  const ZoneId from = m_evaluator.zone(query.from);
  const ZoneId to = m_evaluator.zone(query.to);
  if (!from.valid() || !to.valid() || from == to) return;
  const std::size_t most = m_rules.zones().size();
  for (std::uint32_t direction : m_rules.allDirections()) {
    std::size_t passed = 0;
    ZoneId at = m_rules.step(from, direction);
    for (; at.valid() && at != from && at != to && passed < most && m_budget.spend(); ++passed)
      at = m_rules.step(at, direction);
    if (at != to || !at.valid()) continue;
    for (at = m_rules.step(from, direction); at != to && mayAdd(options); at = m_rules.step(at, direction))
      options.push_back(Value::ofZone(at));
    return;
  }
}

void Queries::collect(const SandwichedQuery& query, Options& options) {
  const ZoneId from = m_evaluator.zone(query.from);
  if (!from.valid()) return;
  const std::int64_t wanted = query.length ? m_evaluator.integer(*query.length) : 0;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  for (std::uint32_t direction : m_evaluator.directions(query.directions)) {
    std::vector<ZoneId> enclosed;
    ZoneId at = m_rules.step(from, direction);
    while (at.valid() && at != from && enclosed.size() < m_rules.zones().size() &&
           m_evaluator.fulfils(candidate, at, pointer(query.where), Occupancy::Enemy)) {
      enclosed.push_back(at);
      at = m_rules.step(at, direction);
    }
    const bool goesRound = at == from || enclosed.size() == m_rules.zones().size();
    if (enclosed.empty() || !at.valid() || goesRound) continue;
    if (query.length && static_cast<std::int64_t>(enclosed.size()) != wanted) continue;
    if (!m_evaluator.fulfils(candidate, at, pointer(query.by), Occupancy::Own)) continue;
    for (ZoneId place : enclosed) {
      if (!mayAdd(options)) return;
      if (isNew(options, Value::ofZone(place))) options.push_back(Value::ofZone(place));
    }
  }
}

}  // namespace ludo::kernel
