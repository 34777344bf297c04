// SPDX-License-Identifier: Apache-2.0
// Straight runs of a player's tokens, lines of the designer's own, and patterns.
#include <algorithm>
#include <set>

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
  const std::size_t zoneCount = m_rules.zones().size();
  const std::uint32_t type = part.type ? part.type->index : anyType;
  const std::int64_t wanted = m_rules.number(part.length);
  std::vector<bool> excluded;
  if (part.excluding) {
    excluded.assign(zoneCount, false);
    for (ZoneId place : m_rules.region(part.excluding->index, owner)) excluded[place.index] = true;
  }
  if (part.among) return countListedLines(part, owner, type, excluded);
  const auto counts = [&](ZoneId place) {
    return (excluded.empty() || !excluded[place.index]) && ownsTop(place, owner, type);
  };

  ZoneId through;
  if (part.through) {
    through = zone(*part.through);
    if (!through.valid() || !counts(through)) return 0;
  }
  std::int64_t lines = 0;
  const auto add = [&](std::int64_t length) {
    if (part.exact ? length == wanted : length >= wanted) ++lines;
  };
  std::vector<bool> done(m_rules.allDirections().size(), false);
  std::vector<bool> seen;
  for (std::uint32_t direction : directions(part.directions)) {
    if (done[direction]) continue;
    done[direction] = true;
    if (const std::uint32_t back = m_rules.opposite(direction); back != UINT32_MAX) done[back] = true;

    if (through.valid()) {
      std::size_t length = 1;
      ZoneId at = m_rules.step(through, direction);
      for (; at.valid() && at != through && length < zoneCount && counts(at) && m_budget.spend();
           at = m_rules.step(at, direction))
        ++length;
      // A ring has been gone round already.
      for (at = at == through ? ZoneId() : before(through, direction);
           at.valid() && length < zoneCount && counts(at) && m_budget.spend(); at = before(at, direction))
        ++length;
      add(static_cast<std::int64_t>(length));
      continue;
    }
    seen.assign(zoneCount, false);
    const auto follow = [&](ZoneId start) {
      std::int64_t length = 0;
      for (ZoneId at = start; at.valid() && !seen[at.index] && counts(at) && m_budget.spend();
           at = m_rules.step(at, direction)) {
        seen[at.index] = true;
        ++length;
      }
      add(length);
    };
    std::vector<bool> entered(zoneCount, false);
    for (std::size_t i = 0; i < zoneCount && m_budget.spend(); ++i) {
      const ZoneId next = m_rules.step(ZoneId(i), direction);
      if (next.valid() && counts(ZoneId(i))) entered[next.index] = true;
    }
    for (const bool ringsToo : {false, true}) {
      for (std::size_t i = 0; i < zoneCount; ++i) {
        const bool starts = ringsToo || !entered[i];
        if (starts && !seen[i] && counts(ZoneId(i))) follow(ZoneId(i));
      }
    }
  }
  return lines;
}

// A line of the set counts when it is as long as asked for and the player's throughout.
std::int64_t Evaluator::countListedLines(const LinesValue& part, Seat owner, std::uint32_t type,
                                         const std::vector<bool>& excluded) {
  const std::int64_t wanted = m_rules.number(part.length);
  const ZoneId through = part.through ? zone(*part.through) : ZoneId();
  if (part.through && !through.valid()) return 0;
  std::int64_t lines = 0;
  for (const std::vector<ZoneId>& line : m_rules.lines(part.among->index)) {
    if (!m_budget.spend(static_cast<std::int64_t>(line.size()))) break;
    const auto length = static_cast<std::int64_t>(line.size());
    if (part.exact ? length != wanted : length < wanted) continue;
    if (through.valid() && std::ranges::find(line, through) == line.end()) continue;
    const bool full = std::ranges::all_of(line, [&](ZoneId place) {
      return (excluded.empty() || !excluded[place.index]) && ownsTop(place, owner, type);
    });
    if (full) ++lines;
  }
  return lines;
}

// Every way to turn and mirror the arrangement is laid on every first zone; what covers the same zones is the
// same occurrence.
std::int64_t Evaluator::countPatterns(const PatternValue& part) {
  using Path = std::vector<std::uint32_t>;
  std::vector<Path> paths;
  for (const std::vector<DirectionSetRef>& cell : part.cells) {
    Path& path = paths.emplace_back();
    for (const DirectionSetRef& step : cell) {
      const std::vector<std::uint32_t>& meant = m_rules.directions(step.index, m_actor);
      if (meant.empty()) return 0;
      path.push_back(meant.front());
    }
  }
  const auto change = [](std::vector<Path> all, const auto& map) {
    for (Path& path : all) {
      for (std::uint32_t& direction : path) direction = map(direction);
    }
    return all;
  };
  std::set<std::vector<Path>> forms;
  std::vector<std::vector<Path>> open = {paths};
  while (!open.empty()) {
    const std::vector<Path> form = open.back();
    open.pop_back();
    if (!forms.insert(form).second) continue;
    if (part.rotate) open.push_back(change(form, [this](std::uint32_t d) { return m_rules.turned(d); }));
    if (part.reflect) open.push_back(change(form, [this](std::uint32_t d) { return m_rules.mirrored(d); }));
  }

  Local candidate(*this, m_rules.zoneBinding());
  const Condition* where = part.where ? &**part.where : nullptr;
  std::set<std::vector<ZoneId>> occurrences;
  const auto tryAt = [&](ZoneId first) {
    if (!fulfils(candidate, first, where, Occupancy::Own)) return;
    for (const std::vector<Path>& form : forms) {
      std::vector<ZoneId> covered = {first};
      for (const Path& path : form) {
        ZoneId at = first;
        for (std::uint32_t direction : path) at = at.valid() ? m_rules.step(at, direction) : at;
        if (!at.valid() || !fulfils(candidate, at, where, Occupancy::Own)) break;
        covered.push_back(at);
      }
      if (covered.size() != form.size() + 1) continue;
      std::ranges::sort(covered);
      occurrences.insert(std::move(covered));
    }
  };
  if (part.at) {
    const ZoneId first = zone(*part.at);
    if (first.valid()) tryAt(first);
  } else {
    for (std::size_t i = 0; i < m_rules.zones().size() && m_budget.spend(); ++i) tryAt(ZoneId(i));
  }
  return static_cast<std::int64_t>(occurrences.size());
}

}  // namespace ludo::kernel
