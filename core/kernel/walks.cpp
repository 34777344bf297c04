// SPDX-License-Identifier: Apache-2.0
// Walks over a board: connections, groups, reachable zones, distances.
#include <vector>

#include "core/kernel/walks.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

Walks::Walks(Evaluator& evaluator)
    : m_evaluator(evaluator), m_rules(evaluator.rules()), m_budget(evaluator.budget()) {}

std::vector<ZoneId> Walks::ends(const std::optional<ZoneSelector>& selected,
                                const std::optional<RegionSelector>& wanted) {
  if (wanted) {
    const std::vector<ZoneId>& all = m_evaluator.region(*wanted);
    m_budget.sweep(all.size());
    return all;
  }
  const ZoneId single = selected ? m_evaluator.zone(*selected) : ZoneId();
  return single.valid() ? std::vector<ZoneId>{single} : std::vector<ZoneId>{};
}

// Zones walked through, both ends included, satisfy `via`; without it they are the actor's own.
bool Walks::areConnected(const ConnectedCondition& part) {
  // What is $zone outside is no longer so once it is the candidate's name.
  const std::vector<ZoneId> starts = ends(part.zone, part.from);
  const std::vector<ZoneId> goals = ends(part.to, part.toRegion);
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  const Condition* via = part.via ? &**part.via : nullptr;
  const auto passes = [&](ZoneId place) {
    return m_evaluator.fulfils(candidate, place, via, Occupancy::Own);
  };
  std::vector<bool> seen = m_evaluator.marksOfZones();
  std::vector<bool> isGoal = m_evaluator.marksOfZones();
  for (ZoneId place : goals) isGoal[place.index] = true;

  std::vector<ZoneId> open;
  const auto arrive = [&](ZoneId place) {
    if (seen[place.index]) return false;
    seen[place.index] = true;
    if (!passes(place)) return false;
    open.push_back(place);
    return static_cast<bool>(isGoal[place.index]);
  };
  for (ZoneId place : starts) {
    if (arrive(place)) return true;
  }
  while (!open.empty() && m_budget.spend()) {
    const ZoneId place = open.back();
    open.pop_back();
    for (ZoneId next : m_evaluator.neighboursOf(place)) {
      if (arrive(next)) return true;
    }
  }
  return false;
}

std::vector<bool> Walks::reachable(ZoneId start, const std::optional<Condition>& via, std::int64_t maxDepth) {
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  std::vector<bool> seen = m_evaluator.marksOfZones();
  std::vector<bool> reached = m_evaluator.marksOfZones();
  std::vector<ZoneId> layer;
  const auto arrive = [&](ZoneId place, std::vector<ZoneId>& into) {
    if (seen[place.index]) return;
    seen[place.index] = true;
    candidate.set(Value::ofZone(place));
    if (via && !m_evaluator.holds(*via)) return;
    reached[place.index] = true;
    into.push_back(place);
  };
  arrive(start, layer);
  for (std::int64_t depth = 0; depth < maxDepth && !layer.empty(); ++depth) {
    std::vector<ZoneId> next;
    for (ZoneId place : layer) {
      if (!m_budget.spend()) return reached;
      for (ZoneId neighbour : m_evaluator.neighboursOf(place)) arrive(neighbour, next);
    }
    layer = std::move(next);
  }
  return reached;
}

std::int64_t Walks::groupSize(const GroupSizeValue& part) {
  const ZoneId start = m_evaluator.zone(part.zone);
  if (!start.valid()) return 0;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  const Condition* via = part.via ? &**part.via : nullptr;
  std::vector<bool> seen = m_evaluator.marksOfZones();
  std::vector<ZoneId> open;
  std::int64_t size = 0;
  const auto arrive = [&](ZoneId place) {
    if (seen[place.index]) return;
    seen[place.index] = true;
    if (!m_evaluator.fulfils(candidate, place, via, Occupancy::Own)) return;
    ++size;
    open.push_back(place);
  };
  arrive(start);
  while (!open.empty() && m_budget.spend()) {
    const ZoneId place = open.back();
    open.pop_back();
    for (ZoneId next : m_evaluator.neighboursOf(place)) arrive(next);
  }
  return size;
}

std::int64_t Walks::distance(const DistanceValue& part) {
  const auto unreachable = static_cast<std::int64_t>(m_rules.zones().size());
  const ZoneId start = m_evaluator.zone(part.from);
  if (!start.valid()) return unreachable;
  std::vector<bool> isGoal = m_evaluator.marksOfZones();
  for (ZoneId place : ends(part.to, part.toRegion)) isGoal[place.index] = true;
  if (isGoal[start.index]) return 0;

  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  std::vector<bool> seen = m_evaluator.marksOfZones();
  seen[start.index] = true;
  std::vector<ZoneId> layer = {start};
  for (std::int64_t steps = 1; !layer.empty(); ++steps) {
    std::vector<ZoneId> next;
    for (ZoneId place : layer) {
      if (!m_budget.spend()) return unreachable;
      for (ZoneId neighbour : m_evaluator.neighboursOf(place)) {
        if (isGoal[neighbour.index]) return steps;
        if (seen[neighbour.index]) continue;
        seen[neighbour.index] = true;
        candidate.set(Value::ofZone(neighbour));
        if (!part.via || m_evaluator.holds(**part.via)) next.push_back(neighbour);
      }
    }
    layer = std::move(next);
  }
  return unreachable;
}

Value Walks::after(const StepValue& part) {
  const ZoneId from = m_evaluator.zone(part.from);
  const std::vector<std::uint32_t> meant = m_evaluator.directions(part.direction);
  const std::int64_t steps = part.steps ? m_evaluator.integer(**part.steps) : 1;
  if (!from.valid() || meant.empty() || steps < 0) return {};
  const auto after = [&](ZoneId at, std::int64_t left) {
    for (; left > 0 && at.valid(); --left) at = m_budget.spend() ? m_rules.step(at, meant.front()) : ZoneId();
    return at;
  };
  const auto most = static_cast<std::int64_t>(m_rules.zones().size());
  ZoneId at = after(from, std::min(steps, most));
  if (at.valid() && steps > most) {
    // After as many steps as there are zones the walk goes round a ring.
    std::int64_t round = 1;
    for (ZoneId next = m_rules.step(at, meant.front()); next != at; next = m_rules.step(next, meant.front()))
      ++round;
    m_budget.spend(round);
    at = after(at, (steps - most) % round);
  }
  return at.valid() ? Value::ofZone(at) : Value();
}

}  // namespace ludo::kernel
