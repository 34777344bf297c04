// SPDX-License-Identifier: Apache-2.0
// Queries that follow the directions of a board: rays, jumps, what lies between, custodial capture.
#include <algorithm>

#include "core/base/limits.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

namespace {

const Condition* pointer(const std::optional<Condition>& condition) {
  return condition ? &*condition : nullptr;
}

}  // namespace

std::vector<std::uint32_t> Evaluator::directions(const std::vector<DirectionSetRef>& written) const {
  if (written.empty()) return m_rules.allDirections();
  std::vector<std::uint32_t> result;
  for (const DirectionSetRef& set : written) {
    for (std::uint32_t direction : m_rules.directions(set.index, m_actor)) {
      if (std::ranges::find(result, direction) == result.end()) result.push_back(direction);
    }
  }
  return result;
}

bool Evaluator::matches(ZoneId zone, Occupancy occupancy) const {
  const TokenId top = topToken(m_rules, m_state, zone);
  if (occupancy == Occupancy::Empty || !top.valid()) return occupancy == Occupancy::Empty && !top.valid();
  const Seat owner = m_state.tokens[top.index].owner;
  switch (occupancy) {
    case Occupancy::Own:
      return owner == m_actor;
    case Occupancy::Enemy:
      return owner != nobody && owner != m_actor;
    default:
      return true;
  }
}

bool Evaluator::fulfils(Local& candidate, ZoneId zone, const Condition* condition, Occupancy otherwise) {
  if (condition == nullptr) return m_budget.spend() && matches(zone, otherwise);
  candidate.set(Value::ofZone(zone));
  return holds(*condition);
}

void Evaluator::collect(const RayQuery& query, Options& options) {
  const ZoneId from = zone(query.from);
  if (!from.valid()) return;
  // No line has more zones; one that comes to a ring from outside would go round it for ever.
  const auto longest = static_cast<std::int64_t>(m_rules.zones().size());
  const std::int64_t most = query.max ? std::min(m_rules.number(*query.max), longest) : longest;
  Local candidate(*this, m_rules.zoneBinding());
  for (std::uint32_t direction : directions(query.directions)) {
    std::int64_t length = 0;
    for (ZoneId at = m_rules.step(from, direction); at.valid() && at != from && length < most;
         at = m_rules.step(at, direction), ++length) {
      const bool last = query.until && fulfils(candidate, at, &*query.until, Occupancy::Occupied);
      if (!last && !fulfils(candidate, at, pointer(query.through), Occupancy::Empty)) break;
      if (!mayAdd(options)) return;
      // On a ring one zone may be reached both ways.
      if (std::ranges::find(options, Value::ofZone(at)) == options.end())
        options.push_back(Value::ofZone(at));
      if (last) break;
    }
  }
}

void Evaluator::collect(const HopsQuery& query, Options& options) {
  const ZoneId from = zone(query.from);
  if (!from.valid()) return;
  Local candidate(*this, m_rules.zoneBinding());
  for (std::uint32_t direction : directions(query.directions)) {
    const ZoneId over = m_rules.step(from, direction);
    const ZoneId to = over.valid() ? m_rules.step(over, direction) : ZoneId();
    if (!to.valid() || to == from) continue;
    if (!fulfils(candidate, over, pointer(query.over), Occupancy::Occupied)) continue;
    if (!fulfils(candidate, to, pointer(query.to), Occupancy::Empty)) continue;
    if (!mayAdd(options)) return;
    if (std::ranges::find(options, Value::ofZone(to)) == options.end()) options.push_back(Value::ofZone(to));
  }
}

void Evaluator::collect(const BetweenQuery& query, Options& options) {
  const ZoneId from = zone(query.from);
  const ZoneId to = zone(query.to);
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

void Evaluator::collect(const SandwichedQuery& query, Options& options) {
  const ZoneId from = zone(query.from);
  if (!from.valid()) return;
  const std::int64_t wanted = query.length ? m_rules.number(*query.length) : 0;
  Local candidate(*this, m_rules.zoneBinding());
  for (std::uint32_t direction : directions(query.directions)) {
    std::vector<ZoneId> enclosed;
    ZoneId at = m_rules.step(from, direction);
    while (at.valid() && at != from && enclosed.size() < m_rules.zones().size() &&
           fulfils(candidate, at, pointer(query.where), Occupancy::Enemy)) {
      enclosed.push_back(at);
      at = m_rules.step(at, direction);
    }
    const bool goesRound = at == from || enclosed.size() == m_rules.zones().size();
    if (enclosed.empty() || !at.valid() || goesRound) continue;
    if (query.length && static_cast<std::int64_t>(enclosed.size()) != wanted) continue;
    if (!fulfils(candidate, at, pointer(query.by), Occupancy::Own)) continue;
    for (ZoneId place : enclosed) {
      if (!mayAdd(options)) return;
      if (std::ranges::find(options, Value::ofZone(place)) == options.end())
        options.push_back(Value::ofZone(place));
    }
  }
}

}  // namespace ludo::kernel
