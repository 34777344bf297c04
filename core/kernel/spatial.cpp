// SPDX-License-Identifier: Apache-2.0
// What depends on the shape of a board: lines, connections, reachable zones.
#include <utility>

#include "core/kernel/evaluator.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

namespace {

constexpr std::uint32_t anyType = UINT32_MAX;

}  // namespace

bool Evaluator::ownsTop(ZoneId zone, Seat seat, std::uint32_t type) const {
  const TokenId top = topToken(m_rules, m_state, zone);
  if (!top.valid()) return false;
  const Token& held = m_state.tokens[top.index];
  return held.owner == seat && (type == anyType || held.type == type);
}

ZoneId Evaluator::before(ZoneId zone, std::uint32_t direction) {
  const std::uint32_t back = m_rules.opposite(direction);
  if (back != UINT32_MAX) return m_rules.step(zone, back);
  for (std::size_t i = 0; i < m_rules.zones().size() && m_budget.spend(); ++i) {
    if (m_rules.step(ZoneId(i), direction) == zone) return ZoneId(i);
  }
  return {};
}

// A line is a maximal run. Along each axis every run is met at its first zone; a run without a first zone is
// a closed ring and is met once, at whichever of its zones comes first.
std::int64_t Evaluator::countLines(const LinesValue& part) {
  const Seat owner = player(part.player);
  if (owner == nobody) return 0;
  const std::uint32_t type = part.type ? part.type->index : anyType;
  const std::int64_t wanted = m_rules.number(part.length);
  ZoneId through;
  if (part.through) {
    through = zone(*part.through);
    if (!through.valid() || !ownsTop(through, owner, type)) return 0;
  }

  std::vector<std::uint32_t> directions;
  for (const DirectionRef& direction : part.directions) directions.push_back(direction.index);
  for (std::uint32_t i = 0; part.directions.empty() && i < m_rules.def().directionNames.size(); ++i) {
    directions.push_back(i);
  }

  std::int64_t lines = 0;
  std::vector<bool> done(m_rules.def().directionNames.size(), false);
  std::vector<bool> seen;
  for (std::uint32_t direction : directions) {
    if (done[direction]) continue;
    done[direction] = true;
    if (const std::uint32_t back = m_rules.opposite(direction); back != UINT32_MAX) done[back] = true;

    seen.assign(m_rules.zones().size(), false);
    const auto follow = [&](ZoneId start) {
      std::int64_t length = 0;
      for (ZoneId at = start; at.valid() && !seen[at.index] && ownsTop(at, owner, type);
           at = m_rules.step(at, direction)) {
        if (!m_budget.spend()) break;
        seen[at.index] = true;
        ++length;
      }
      if (part.exact ? length == wanted : length >= wanted) ++lines;
    };

    if (through.valid()) {
      ZoneId start = through;
      std::vector<bool> passed(m_rules.zones().size(), false);
      for (ZoneId at = through;
           at.valid() && !passed[at.index] && ownsTop(at, owner, type) && m_budget.spend();
           at = before(at, direction)) {
        passed[at.index] = true;
        start = at;
      }
      follow(start);
      continue;
    }
    std::vector<bool> entered(m_rules.zones().size(), false);
    for (std::size_t i = 0; i < m_rules.zones().size() && m_budget.spend(); ++i) {
      const ZoneId next = m_rules.step(ZoneId(i), direction);
      if (next.valid() && ownsTop(ZoneId(i), owner, type)) entered[next.index] = true;
    }
    for (const bool ringsToo : {false, true}) {
      for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
        const bool starts = ringsToo || !entered[i];
        if (starts && !seen[i] && ownsTop(ZoneId(i), owner, type)) follow(ZoneId(i));
      }
    }
  }
  return lines;
}

std::vector<ZoneId> Evaluator::ends(const std::optional<ZoneSelector>& selected,
                                    const std::optional<RegionRef>& region) {
  if (region) return m_rules.region(region->index, m_actor);
  const ZoneId single = selected ? zone(*selected) : ZoneId();
  return single.valid() ? std::vector<ZoneId>{single} : std::vector<ZoneId>{};
}

// Zones on the way, both ends included, satisfy `via`; without it they are the actor's own.
bool Evaluator::areConnected(const ConnectedCondition& part) {
  Local candidate(*this, m_rules.zoneBinding());
  const auto passes = [&](ZoneId place) {
    if (!part.via) return ownsTop(place, m_actor, anyType);
    candidate.set(Value::ofZone(place));
    return holds(**part.via);
  };
  enum class Mark : std::uint8_t { New, Goal, Seen };
  std::vector<Mark> marks(m_rules.zones().size(), Mark::New);
  for (ZoneId place : ends(part.to, part.toRegion)) marks[place.index] = Mark::Goal;

  std::vector<ZoneId> open;
  const auto arrive = [&](ZoneId place) {
    const Mark mark = std::exchange(marks[place.index], Mark::Seen);
    if (mark == Mark::Seen || !passes(place)) return false;
    open.push_back(place);
    return mark == Mark::Goal;
  };
  for (ZoneId place : ends(part.zone, part.from)) {
    if (arrive(place)) return true;
  }
  while (!open.empty() && m_budget.spend()) {
    const ZoneId place = open.back();
    open.pop_back();
    for (ZoneId next : m_rules.zone(place).neighbours) {
      if (arrive(next)) return true;
    }
  }
  return false;
}

std::vector<bool> Evaluator::reachable(ZoneId start, const std::optional<Condition>& via,
                                       std::int64_t maxDepth) {
  Local candidate(*this, m_rules.zoneBinding());
  std::vector<bool> seen(m_rules.zones().size(), false);
  std::vector<bool> reached(m_rules.zones().size(), false);
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
      for (ZoneId neighbour : m_rules.zone(place).neighbours) arrive(neighbour, next);
    }
    layer = std::move(next);
  }
  return reached;
}

}  // namespace ludo::kernel
