// SPDX-License-Identifier: Apache-2.0
// Queries that follow the directions of a board: rays, jumps, what lies between, custodial capture.
#include <algorithm>
#include <set>

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

std::vector<std::uint32_t> Evaluator::directions(const DirectionSelector& written) const {
  std::uint32_t set = written.set.index;
  if (written.isBound()) {
    const Value value = bound(written.binding.index);
    set = value.kind == Value::Kind::Symbol ? m_rules.directionSetOf(value.payload) : UINT32_MAX;
  }
  if (set == UINT32_MAX) return {};
  const std::vector<std::uint32_t>& meant = m_rules.directions(set, m_actor);
  m_budget.sweep(meant.size());
  return meant;
}

std::vector<std::uint32_t> Evaluator::directions(const std::vector<DirectionSelector>& written) const {
  if (written.empty()) {
    m_budget.sweep(m_rules.allDirections().size());
    return m_rules.allDirections();
  }
  std::vector<std::uint32_t> result;
  for (const DirectionSelector& selector : written) {
    for (std::uint32_t direction : directions(selector)) {
      m_budget.sweep(result.size());
      if (std::ranges::find(result, direction) == result.end()) result.push_back(direction);
    }
  }
  return result;
}

std::optional<std::vector<std::uint32_t>> Evaluator::stepsOf(
    const std::vector<DirectionSelector>& path) const {
  std::vector<std::uint32_t> steps;
  for (const DirectionSelector& step : path) {
    const std::vector<std::uint32_t> meant = directions(step);
    m_budget.spend();
    if (meant.empty()) return std::nullopt;
    steps.push_back(meant.front());
  }
  return steps;
}

Value Evaluator::read(const StepValue& part) {
  const ZoneId from = zone(part.from);
  const std::vector<std::uint32_t> meant = directions(part.direction);
  const std::int64_t steps = part.steps ? integer(**part.steps) : 1;
  if (!from.valid() || meant.empty() || steps < 0) return {};
  const auto after = [&](ZoneId at, std::int64_t left) {
    for (; left > 0 && at.valid(); --left) at = m_budget.spend() ? m_rules.step(at, meant.front()) : ZoneId();
    return at;
  };
  const auto most = static_cast<std::int64_t>(m_rules.zones().size());
  ZoneId at = after(from, std::min(steps, most));
  if (at.valid() && steps > most) {
    // After as many steps as there are zones the way goes round a ring.
    std::int64_t round = 1;
    for (ZoneId next = m_rules.step(at, meant.front()); next != at; next = m_rules.step(next, meant.front()))
      ++round;
    m_budget.spend(round);
    at = after(at, (steps - most) % round);
  }
  return at.valid() ? Value::ofZone(at) : Value();
}

Value Evaluator::read(const DirectionValue& part) {
  return part.direction.isBound() ? bound(part.direction.binding.index) : read(part.direction.set.name);
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
  const std::int64_t most = query.max ? std::min(integer(*query.max), longest) : longest;
  Local candidate(*this, m_rules.zoneBinding());
  for (std::uint32_t direction : directions(query.directions)) {
    std::int64_t length = 0;
    for (ZoneId at = m_rules.step(from, direction); at.valid() && at != from && length < most;
         at = m_rules.step(at, direction), ++length) {
      const bool last = query.until && fulfils(candidate, at, &*query.until, Occupancy::Occupied);
      if (!last && !fulfils(candidate, at, pointer(query.through), Occupancy::Empty)) break;
      if (!mayAdd(options)) return;
      // On a ring one zone may be reached both ways.
      if (isNew(options, Value::ofZone(at))) options.push_back(Value::ofZone(at));
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
    if (isNew(options, Value::ofZone(to))) options.push_back(Value::ofZone(to));
  }
}

void Evaluator::collect(const LeapsQuery& query, Options& options) {
  const ZoneId from = zone(query.from);
  const auto path = stepsOf(query.path);
  if (!from.valid() || !path) return;
  std::set<ZoneId> reached;
  for (const Paths& form : m_rules.formsOf({*path}, query.rotate, query.reflect)) {
    m_budget.spend(static_cast<std::int64_t>(1 + path->size()));
    ZoneId at = from;
    for (std::uint32_t direction : form.front()) at = at.valid() ? m_rules.step(at, direction) : at;
    if (at.valid() && at != from) reached.insert(at);
  }
  Local candidate(*this, m_rules.zoneBinding());
  for (ZoneId place : reached) {
    if (!mayAdd(options)) return;
    candidate.set(Value::ofZone(place));
    if (!query.where || holds(*query.where)) options.push_back(Value::ofZone(place));
  }
}

void Evaluator::collect(const DirectionsQuery& query, Options& options) {
  for (std::uint32_t direction : directions(query.of)) {
    if (!mayAdd(options)) return;
    options.push_back(read(m_rules.def().directionNames[direction]));
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
  const std::int64_t wanted = query.length ? integer(*query.length) : 0;
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
      if (isNew(options, Value::ofZone(place))) options.push_back(Value::ofZone(place));
    }
  }
}

}  // namespace ludo::kernel
