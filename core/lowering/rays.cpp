// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/rays.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

// As far as the lines go; see the kernel's directions.cpp. Where the ray ends it does not go on, whatever the
// zone lets through.
ZoneSet Rays::reached(const RayQuery& query) {
  if (query.max && !constant(*query.max) && canLookUp(query)) return lookedUp(query);
  if (goesRound(query) || (query.max && !constant(*query.max))) {
    const SetVariable reached(m_sets, m_builder, m_sets.none());
    visitRays(query, [&](Word at) { reached.become(m_sets.either(reached.now(), m_sets.single(at))); });
    return reached.now();
  }
  const Word from = m_selectors.zone(query.from);
  const ZoneSet through = m_spatial.fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until =
      query.until ? m_spatial.fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const std::int64_t most = query.max ? std::min(*constant(*query.max), zones) : zones;
  const ZoneSet open = m_sets.without(through, until);
  ZoneSet reached = m_sets.none();
  for (std::uint32_t direction : m_selectors.directions(query.directions)) {
    const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 1;
    reached = m_sets.either(reached, ray(from, direction, open, until, std::min(longest, most)));
  }
  return reached;
}

bool Rays::goesRound(const RayQuery& query) {
  return std::ranges::any_of(m_selectors.directions(query.directions),
                             [this](std::uint32_t direction) { return m_geometry.hasRing(direction); });
}

// Whether there is room for tables of all rays, one for each length that they may have.
bool Rays::canLookUp(const RayQuery& query) {
  constexpr std::size_t mostWords = 16'384;
  if (goesRound(query)) return false;
  std::size_t words = 0;
  for (const std::uint32_t direction : m_selectors.directions(query.directions)) {
    if (!m_geometry.order(direction)) return false;
    words += m_geometry.zoneCount() * m_geometry.longestLine(direction) * m_sets.wordCount();
  }
  return words <= mostWords;
}

// How far is known only in play: of each line there is an entry for each length.
ZoneSet Rays::lookedUp(const RayQuery& query) {
  const Word from = m_selectors.zone(query.from);
  const ZoneSet through = m_spatial.fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until =
      query.until ? m_spatial.fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const Word most = m_builder.maximum(m_values.integer(*query.max), 0);
  const ZoneSet open = m_sets.without(through, until);
  const ZoneSet reachable = m_sets.either(open, until);
  ZoneSet reached = m_sets.none();
  for (const std::uint32_t direction : m_selectors.directions(query.directions)) {
    const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 1;
    std::vector<std::vector<kernel::ZoneId>> rows;
    for (const std::vector<kernel::ZoneId>& line :
         m_geometry.lines(direction, static_cast<std::size_t>(longest))) {
      for (std::int64_t length = 0; length <= longest; ++length) {
        const auto zones = std::min(static_cast<std::size_t>(length), line.size());
        rows.emplace_back(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(zones));
      }
    }
    const Word row = m_builder.add(m_builder.multiply(from, longest + 1), m_builder.minimum(most, longest));
    const Word entry = m_builder.select(m_builder.less(from, 0), -1, row);
    const ZoneSet line = m_geometry.byZone(m_builder, m_sets, entry, rows);
    const ZoneSet near = upToFirst(m_sets.without(line, open), *m_geometry.order(direction));
    reached = m_sets.either(reached, m_sets.both(near, m_sets.both(line, reachable)));
  }
  return reached;
}

// Zone by zone, in the kernel's order: on a ring a zone may be reached both ways, and a line ends where it
// began.
void Rays::visitRays(const RayQuery& query, const std::function<void(Word)>& visit) {
  const Word from = m_selectors.zone(query.from);
  const ZoneSet through = m_spatial.fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until =
      query.until ? m_spatial.fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const ZoneSet open = m_sets.either(through, until);
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const Word most = query.max ? m_builder.minimum(m_values.integer(*query.max), zones) : Word(zones);
  const std::vector<std::uint32_t> along = m_selectors.directions(query.directions);
  m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
    const auto next = [&](Word at) { return m_geometry.stepAlong(m_builder, at, along, direction); };
    const Variable at = m_builder.variable(next(from));
    const Variable length = m_builder.variable(0);
    const auto goesOn = [&] {
      const Word here = m_builder.get(at);
      const Word isThere = m_builder.bitAnd(m_builder.lessOrEqual(0, here), m_builder.notEqual(here, from));
      return m_builder.bitAnd(m_builder.bitAnd(isThere, m_sets.contains(open, here)),
                              m_builder.less(m_builder.get(length), most));
    };
    m_builder.loopWhile(goesOn, [&] {
      const Word here = m_builder.get(at);
      const Word isLast = m_sets.contains(until, here);
      m_builder.set(at, m_builder.select(isLast, -1, next(here)));
      m_builder.set(length, m_builder.add(m_builder.get(length), 1));
      visit(here);
    });
  });
}

// Where the zones in front on a line have rising or falling ids, the first that is not open is the lowest or
// the highest of those; elsewhere the ray is gone step by step.
ZoneSet Rays::ray(Word from, std::uint32_t direction, const ZoneSet& open, const ZoneSet& until,
                  std::int64_t most) {
  constexpr std::int64_t fewSteps = 2;
  const std::optional<Geometry::Order> order = m_geometry.order(direction);
  if (order && most > fewSteps) {
    const auto lines = m_geometry.lines(direction, static_cast<std::size_t>(most));
    const ZoneSet line = m_geometry.byZone(m_builder, m_sets, from, lines);
    const ZoneSet near = upToFirst(m_sets.without(line, open), *order);
    return m_sets.both(near, m_sets.both(line, m_sets.either(open, until)));
  }
  ZoneSet reached = m_sets.none();
  ZoneSet front = m_sets.single(from);
  for (std::int64_t i = 0; i < most; ++i) {
    const ZoneSet next = m_geometry.step(m_sets, front, direction);
    front = m_sets.both(next, open);
    reached = m_sets.either(reached, m_sets.either(front, m_sets.both(next, until)));
  }
  return reached;
}

// All zones up to the first one of the set, which is its lowest or its highest; without one, all.
ZoneSet Rays::upToFirst(const ZoneSet& closed, Geometry::Order order) {
  ZoneSet near = m_sets.none();
  const std::size_t words = closed.words.size();
  Word isOpenYet = 1;
  for (std::size_t i = 0; i < words; ++i) {
    const bool rises = order == Geometry::Order::Up;
    const std::size_t at = rises ? i : words - 1 - i;
    const Word word = closed.words[at];
    const Word here = rises ? m_builder.bitXor(word, m_builder.subtract(word, 1))
                            : m_builder.shiftLeft(-1, m_builder.highestBit(m_builder.bitOr(word, 1)));
    near.words[at] = m_builder.select(isOpenYet, here, 0);
    isOpenYet = m_builder.bitAnd(isOpenYet, m_builder.isZero(word));
  }
  return near;
}

}  // namespace ludo::engine
