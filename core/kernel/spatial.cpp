// SPDX-License-Identifier: Apache-2.0
// Walks over a board: connections, groups, reachable zones, distances.
#include <vector>

#include "core/kernel/evaluator.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

std::vector<bool> Evaluator::marksOfZones() const {
  // To clear memory costs little.
  constexpr std::size_t clearedLikeOne = 16;
  m_budget.sweep(m_rules.zones().size() / clearedLikeOne);
  return std::vector<bool>(m_rules.zones().size(), false);
}

std::vector<ZoneId> Evaluator::ends(const std::optional<ZoneSelector>& selected,
                                    const std::optional<RegionSelector>& wanted) {
  if (wanted) {
    const std::vector<ZoneId>& all = region(*wanted);
    m_budget.sweep(all.size());
    return all;
  }
  const ZoneId single = selected ? zone(*selected) : ZoneId();
  return single.valid() ? std::vector<ZoneId>{single} : std::vector<ZoneId>{};
}

const std::vector<ZoneId>& Evaluator::neighboursOf(ZoneId zone) const {
  const std::vector<ZoneId>& all = m_rules.zone(zone).neighbours;
  m_budget.sweep(all.size());
  return all;
}

// Zones walked through, both ends included, satisfy `via`; without it they are the actor's own.
bool Evaluator::areConnected(const ConnectedCondition& part) {
  // What is $zone outside is no longer so once it is the candidate's name.
  const std::vector<ZoneId> starts = ends(part.zone, part.from);
  const std::vector<ZoneId> goals = ends(part.to, part.toRegion);
  Local candidate(*this, m_rules.zoneBinding());
  const Condition* via = part.via ? &**part.via : nullptr;
  const auto passes = [&](ZoneId place) { return fulfils(candidate, place, via, Occupancy::Own); };
  std::vector<bool> seen = marksOfZones();
  std::vector<bool> isGoal = marksOfZones();
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
    for (ZoneId next : neighboursOf(place)) {
      if (arrive(next)) return true;
    }
  }
  return false;
}

std::vector<bool> Evaluator::reachable(ZoneId start, const std::optional<Condition>& via,
                                       std::int64_t maxDepth) {
  Local candidate(*this, m_rules.zoneBinding());
  std::vector<bool> seen = marksOfZones();
  std::vector<bool> reached = marksOfZones();
  std::vector<ZoneId> layer;
  const auto arrive = [&](ZoneId place, std::vector<ZoneId>& into) {
    if (seen[place.index]) return;
    seen[place.index] = true;
    candidate.set(Value::ofZone(place));
    if (via && !holds(*via)) return;
    reached[place.index] = true;
    into.push_back(place);
  };
  arrive(start, layer);
  for (std::int64_t depth = 0; depth < maxDepth && !layer.empty(); ++depth) {
    std::vector<ZoneId> next;
    for (ZoneId place : layer) {
      if (!m_budget.spend()) return reached;
      for (ZoneId neighbour : neighboursOf(place)) arrive(neighbour, next);
    }
    layer = std::move(next);
  }
  return reached;
}

std::int64_t Evaluator::groupSize(const GroupSizeValue& part) {
  const ZoneId start = zone(part.zone);
  if (!start.valid()) return 0;
  Local candidate(*this, m_rules.zoneBinding());
  const Condition* via = part.via ? &**part.via : nullptr;
  std::vector<bool> seen = marksOfZones();
  std::vector<ZoneId> open;
  std::int64_t size = 0;
  const auto arrive = [&](ZoneId place) {
    if (seen[place.index]) return;
    seen[place.index] = true;
    if (!fulfils(candidate, place, via, Occupancy::Own)) return;
    ++size;
    open.push_back(place);
  };
  arrive(start);
  while (!open.empty() && m_budget.spend()) {
    const ZoneId place = open.back();
    open.pop_back();
    for (ZoneId next : neighboursOf(place)) arrive(next);
  }
  return size;
}

std::int64_t Evaluator::distance(const DistanceValue& part) {
  const auto unreachable = static_cast<std::int64_t>(m_rules.zones().size());
  const ZoneId start = zone(part.from);
  if (!start.valid()) return unreachable;
  std::vector<bool> isGoal = marksOfZones();
  for (ZoneId place : ends(part.to, part.toRegion)) isGoal[place.index] = true;
  if (isGoal[start.index]) return 0;

  Local candidate(*this, m_rules.zoneBinding());
  std::vector<bool> seen = marksOfZones();
  seen[start.index] = true;
  std::vector<ZoneId> layer = {start};
  for (std::int64_t steps = 1; !layer.empty(); ++steps) {
    std::vector<ZoneId> next;
    for (ZoneId place : layer) {
      if (!m_budget.spend()) return unreachable;
      for (ZoneId neighbour : neighboursOf(place)) {
        if (isGoal[neighbour.index]) return steps;
        if (seen[neighbour.index]) continue;
        seen[neighbour.index] = true;
        candidate.set(Value::ofZone(neighbour));
        if (!part.via || holds(**part.via)) next.push_back(neighbour);
      }
    }
    layer = std::move(next);
  }
  return unreachable;
}

}  // namespace ludo::kernel
