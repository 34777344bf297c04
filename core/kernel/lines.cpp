// SPDX-License-Identifier: Apache-2.0
// Straight runs of a player's tokens, lines of the designer's own, and patterns.
#include <algorithm>
#include <set>

#include "core/kernel/lines.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

Lines::Lines(Evaluator& evaluator)
    : m_evaluator(evaluator),
      m_rules(evaluator.rules()),
      m_state(evaluator.state()),
      m_budget(evaluator.budget()) {}

ZoneId Lines::before(ZoneId zone, std::uint32_t direction) {
  const std::uint32_t back = m_rules.opposite(direction);
  if (back != UINT32_MAX) return m_rules.step(zone, back);
  for (std::size_t i = 0; i < m_rules.zones().size() && m_budget.spend(); ++i) {
    if (m_rules.step(ZoneId(i), direction) == zone) return ZoneId(i);
  }
  return {};
}

// A zone is on lines when its top token and the zone itself are as asked for.
class Lines::Member {
 public:
  Member(Evaluator& evaluator, const LinesValue& part)
      : m_evaluator(evaluator), m_part(part), m_candidate(evaluator, evaluator.rules().zoneBinding()) {
    const bool isAnybodys = !part.player && part.where;
    if (!isAnybodys) m_owner = part.player ? evaluator.player(*part.player) : evaluator.actor();
    if (!part.excluding) return;
    m_excluded = evaluator.marksOfZones();
    const Seat viewer = m_owner.value_or(evaluator.actor());
    for (ZoneId place : evaluator.rules().region(part.excluding->index, viewer))
      m_excluded[place.index] = true;
  }
  bool isNobodys() const { return m_owner == nobody; }

  bool operator()(ZoneId zone) {
    if (!m_evaluator.budget().spend()) return false;
    if (!m_excluded.empty() && m_excluded[zone.index]) return false;
    const TokenId top = topToken(m_evaluator.rules(), m_evaluator.state(), zone);
    if (m_owner || m_part.type) {
      if (!top.valid()) return false;
      const Token& held = m_evaluator.state().tokens[top.index];
      if (m_owner && held.owner != *m_owner) return false;
      if (m_part.type && held.type != m_part.type->index) return false;
    }
    return !m_part.where || m_evaluator.fulfils(m_candidate, zone, &**m_part.where, Occupancy::Own);
  }

 private:
  Evaluator& m_evaluator;
  const LinesValue& m_part;
  Evaluator::Local m_candidate;
  std::optional<Seat> m_owner;  ///< nothing when it may be anybody's
  std::vector<bool> m_excluded;
};

Value Lines::topProperty(ZoneId zone, std::uint32_t property) const {
  const TokenId top = topToken(m_rules, m_state, zone);
  if (!top.valid()) return {};
  const Token& held = m_state.tokens[top.index];
  const int slot = m_rules.propertySlot(held.type, property);
  return slot < 0 ? Value() : held.props[static_cast<std::size_t>(slot)];
}

std::int64_t Lines::count(const LinesValue& part) {
  const ZoneId through = part.through ? m_evaluator.zone(*part.through) : ZoneId();
  if (part.through && !through.valid()) return 0;
  // Before $zone is the one that may be a member.
  const std::int64_t wanted = m_evaluator.integer(*part.length);
  Member isMember(m_evaluator, part);
  if (isMember.isNobodys()) return 0;
  const auto count = [&](const Test& test) {
    if (part.among) return countListed(part, wanted, through, test);
    return through.valid() ? countRunsThrough(through, part, wanted, test) : countRuns(part, wanted, test);
  };
  if (part.sharing.empty()) return count({[&](ZoneId place) { return isMember(place); }});
  std::int64_t lines = 0;
  for (const PropertyRef& shared : part.sharing) {
    const auto of = [&](ZoneId place) { return topProperty(place, shared.index); };
    lines += count({[&](ZoneId place) { return of(place) != Value() && isMember(place); },
                    [&](ZoneId one, ZoneId other) { return of(one) == of(other); }});
  }
  return lines;
}

std::vector<std::uint32_t> Lines::axes(const LinesValue& part) {
  std::vector<bool> done(m_rules.allDirections().size(), false);
  std::vector<std::uint32_t> axes;
  for (std::uint32_t direction : m_evaluator.directions(part.directions)) {
    if (done[direction]) continue;
    done[direction] = true;
    if (const std::uint32_t back = m_rules.opposite(direction); back != UINT32_MAX) done[back] = true;
    axes.push_back(direction);
  }
  return axes;
}

std::int64_t Lines::countRunsThrough(ZoneId through, const LinesValue& part, std::int64_t wanted,
                                     const Test& test) {
  if (!test.counts(through)) return 0;
  std::int64_t lines = 0;
  for (const std::uint32_t direction : axes(part)) {
    std::size_t length = 1;
    const auto goesOn = [&](ZoneId at) {
      return at.valid() && length < m_rules.zones().size() && test.counts(at) && test.alike(through, at) &&
             m_budget.spend();
    };
    ZoneId at = m_rules.step(through, direction);
    for (; at != through && goesOn(at); at = m_rules.step(at, direction)) ++length;
    // A ring has been gone round already.
    for (at = at == through ? ZoneId() : before(through, direction); goesOn(at); at = before(at, direction))
      ++length;
    if (isLine(part, static_cast<std::int64_t>(length), wanted)) ++lines;
  }
  return lines;
}

// A line is a maximal run. Along each axis every run is met at its first zone; a run without a first zone is
// a closed ring and is met once, at whichever of its zones comes first.
std::int64_t Lines::countRuns(const LinesValue& part, std::int64_t wanted, const Test& test) {
  const std::size_t zoneCount = m_rules.zones().size();
  std::vector<ZoneId> members;
  std::vector<bool> isMember = m_evaluator.marksOfZones();
  for (std::size_t i = 0; i < zoneCount; ++i) {
    if (!test.counts(ZoneId(i))) continue;
    isMember[i] = true;
    members.emplace_back(i);
  }
  if (static_cast<std::int64_t>(members.size()) < std::max<std::int64_t>(wanted, 1)) return 0;
  std::int64_t lines = 0;
  for (const std::uint32_t direction : axes(part)) {
    const auto hasNext = [&](ZoneId zone, ZoneId next) {
      return next.valid() && isMember[next.index] && test.alike(zone, next);
    };
    std::vector<bool> seen = m_evaluator.marksOfZones();
    std::vector<bool> entered = m_evaluator.marksOfZones();
    for (const ZoneId zone : members) {
      if (!m_budget.spend()) break;
      if (const ZoneId next = m_rules.step(zone, direction); hasNext(zone, next)) entered[next.index] = true;
    }
    const auto follow = [&](ZoneId start) {
      std::int64_t length = 1;
      seen[start.index] = true;
      for (ZoneId at = m_rules.step(start, direction);
           hasNext(start, at) && !seen[at.index] && m_budget.spend(); at = m_rules.step(at, direction)) {
        seen[at.index] = true;
        ++length;
      }
      if (isLine(part, length, wanted)) ++lines;
    };
    for (const bool ringsToo : {false, true}) {
      for (const ZoneId zone : members) {
        if ((ringsToo || !entered[zone.index]) && !seen[zone.index]) follow(zone);
      }
    }
  }
  return lines;
}

bool Lines::isLine(const LinesValue& part, std::int64_t length, std::int64_t wanted) {
  return part.exact ? length == wanted : length >= wanted;
}

// A line of the set counts when it is as long as asked for and belongs together throughout.
std::int64_t Lines::countListed(const LinesValue& part, std::int64_t wanted, ZoneId through,
                                const Test& test) {
  std::int64_t lines = 0;
  for (const std::vector<ZoneId>& line : m_rules.lines(part.among->index)) {
    if (!m_budget.spend(static_cast<std::int64_t>(line.size()))) break;
    const auto length = static_cast<std::int64_t>(line.size());
    if (!isLine(part, length, wanted)) continue;
    if (through.valid() && std::ranges::find(line, through) == line.end()) continue;
    const bool full = std::ranges::all_of(
        line, [&](ZoneId place) { return test.counts(place) && test.alike(line.front(), place); });
    if (full) ++lines;
  }
  return lines;
}

// Every way to turn and mirror the arrangement is laid on every first zone; what covers the same zones is the
// same occurrence.
std::int64_t Lines::countPatterns(const PatternValue& part) {
  Paths paths;
  for (const std::vector<DirectionSelector>& cell : part.cells) {
    const auto steps = m_evaluator.stepsOf(cell);
    if (!steps) return 0;
    paths.push_back(*steps);
  }
  std::size_t steps = 0;
  for (const std::vector<std::uint32_t>& path : paths) steps += 1 + path.size();
  const std::set<Paths> forms = m_rules.formsOf(paths, part.rotate, part.reflect);
  m_budget.spend(static_cast<std::int64_t>(forms.size() * steps));

  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  const Condition* where = part.where ? &**part.where : nullptr;
  std::set<std::vector<ZoneId>> occurrences;
  const auto tryAt = [&](ZoneId first) {
    if (!m_evaluator.fulfils(candidate, first, where, Occupancy::Own)) return;
    for (const Paths& form : forms) {
      if (m_budget.exhausted()) return;
      std::vector<ZoneId> covered = {first};
      for (const std::vector<std::uint32_t>& path : form) {
        ZoneId at = first;
        m_budget.sweep(path.size());
        for (std::uint32_t direction : path) at = at.valid() ? m_rules.step(at, direction) : at;
        if (!at.valid() || !m_evaluator.fulfils(candidate, at, where, Occupancy::Own)) break;
        covered.push_back(at);
      }
      if (covered.size() != form.size() + 1) continue;
      m_budget.spend(static_cast<std::int64_t>(covered.size()));
      std::ranges::sort(covered);
      occurrences.insert(std::move(covered));
    }
  };
  if (part.at) {
    const ZoneId first = m_evaluator.zone(*part.at);
    if (first.valid()) tryAt(first);
  } else {
    for (std::size_t i = 0; i < m_rules.zones().size() && m_budget.spend(); ++i) tryAt(ZoneId(i));
  }
  return static_cast<std::int64_t>(occurrences.size());
}

}  // namespace ludo::kernel
