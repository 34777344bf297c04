// SPDX-License-Identifier: Apache-2.0
#include "core/layout/geometry.h"

#include <algorithm>
#include <optional>

namespace ludo::engine {

using kernel::ZoneId;
using machine::At;
using machine::Builder;
using machine::Memory;
using machine::Width;
using machine::Word;

Geometry::Geometry(const kernel::Rules& rules, ConstantTables& constants)
    : m_rules(rules), m_constants(constants) {
  const std::size_t zones = rules.zones().size();
  const std::size_t directions = rules.allDirections().size();
  m_shifts.resize(directions);
  m_rings.assign(directions, false);
  m_longest.assign(directions, 1);
  for (std::uint32_t direction = 0; direction < directions; ++direction) {
    for (std::size_t zone = 0; zone < zones; ++zone) {
      const ZoneId to = rules.step(ZoneId(zone), direction);
      if (to.valid()) addEdge(m_shifts[direction], ZoneId(zone), to);
      std::size_t length = 1;
      for (ZoneId at = to; at.valid() && length <= zones; at = rules.step(at, direction)) ++length;
      if (length > zones) m_rings[direction] = true;
      m_longest[direction] = std::max(m_longest[direction], std::min(length, zones));
    }
  }
  for (std::size_t zone = 0; zone < zones && m_linesPart && !hasRings(); ++zone) {
    std::vector<bool> seen(zones, false);
    for (std::uint32_t direction = 0; direction < directions; ++direction) {
      for (ZoneId at = rules.step(ZoneId(zone), direction); at.valid(); at = rules.step(at, direction)) {
        if (seen[at.index]) m_linesPart = false;
        seen[at.index] = true;
      }
    }
  }
  for (std::size_t zone = 0; zone < zones; ++zone) {
    for (ZoneId to : rules.zone(ZoneId(zone)).neighbours) addEdge(m_neighbours, ZoneId(zone), to);
  }
}

bool Geometry::hasRings() const {
  return std::ranges::find(m_rings, true) != m_rings.end();
}

bool Geometry::hasRing(const std::vector<std::uint32_t>& directions) const {
  return std::ranges::any_of(directions, [this](std::uint32_t each) { return hasRing(each); });
}

void Geometry::addEdge(Shifts& shifts, ZoneId from, ZoneId to) {
  const auto by = static_cast<std::int64_t>(to.index) - static_cast<std::int64_t>(from.index);
  auto shift = std::ranges::find(shifts, by, &Shift::by);
  if (shift == shifts.end()) shift = shifts.insert(shifts.end(), Shift{by, {}, {}});
  shift->from.push_back(from);
  shift->to.push_back(to);
}

ZoneSet Geometry::move(SetWriter& sets, const ZoneSet& set, const Shifts& shifts, bool back) const {
  ZoneSet result = sets.none();
  for (const Shift& shift : shifts) {
    const ZoneSet starting = sets.both(set, sets.of(back ? shift.to : shift.from));
    result = sets.either(result, sets.shifted(starting, back ? -shift.by : shift.by));
  }
  return result;
}

ZoneSet Geometry::step(SetWriter& sets, const ZoneSet& set, std::uint32_t direction,
                       std::size_t steps) const {
  return move(sets, set, shiftsAlong(direction, steps), false);
}

ZoneSet Geometry::stepBack(SetWriter& sets, const ZoneSet& set, std::uint32_t direction,
                           std::size_t steps) const {
  return move(sets, set, shiftsAlong(direction, steps), true);
}

const Geometry::Shifts& Geometry::shiftsAlong(std::uint32_t direction, std::size_t steps) const {
  if (steps == 1) return m_shifts[direction];
  const auto [known, isNew] = m_farShifts.try_emplace({direction, steps});
  for (std::size_t zone = 0; isNew && zone < zoneCount(); ++zone) {
    ZoneId at(zone);
    for (std::size_t i = 0; i < steps && at.valid(); ++i) at = m_rules.step(at, direction);
    if (at.valid()) addEdge(known->second, ZoneId(zone), at);
  }
  return known->second;
}

// Twice as far each time: what lets `n` steps through lets `2n` through from where it lets `n` through again.
ZoneSet Geometry::fill(SetWriter& sets, ZoneSet set, ZoneSet through, std::uint32_t direction,
                       std::size_t most, bool back) const {
  const auto moved = [&](const ZoneSet& from, std::size_t steps) {
    return back ? stepBack(sets, from, direction, steps) : step(sets, from, direction, steps);
  };
  for (std::size_t reached = 1; most > 0; reached *= 2) {
    set = sets.either(set, sets.both(through, moved(set, reached)));
    if (2 * reached > most) break;
    through = sets.both(through, moved(through, reached));
  }
  return set;
}

std::vector<ZoneId> Geometry::joined(const std::vector<std::uint32_t>& directions) const {
  std::vector<ZoneId> zones;
  for (const std::uint32_t direction : directions) {
    for (const Shift& shift : m_shifts[direction]) {
      zones.insert(zones.end(), shift.from.begin(), shift.from.end());
      zones.insert(zones.end(), shift.to.begin(), shift.to.end());
    }
  }
  return zones;
}

ZoneSet Geometry::neighbours(SetWriter& sets, const ZoneSet& set) const {
  return move(sets, set, m_neighbours, false);
}

ZoneSet Geometry::neighboursBack(SetWriter& sets, const ZoneSet& set) const {
  return move(sets, set, m_neighbours, true);
}

// The entry before the first stands for -1, so that a step from nowhere leads nowhere.
Word Geometry::step(Builder& builder, Word zone, std::uint32_t direction) {
  if (zone.known()) {
    if (zone.value() < 0) return -1;
    const ZoneId to = m_rules.step(ZoneId(static_cast<std::size_t>(zone.value())), direction);
    return to.valid() ? Word(static_cast<std::int64_t>(to.index)) : Word(-1);
  }
  std::vector<std::int16_t> table = {-1};
  for (std::size_t i = 0; i < zoneCount(); ++i) {
    const ZoneId to = m_rules.step(ZoneId(i), direction);
    table.push_back(to.valid() ? static_cast<std::int16_t>(to.index) : std::int16_t{-1});
  }
  return builder.load(Width::Int16, {Memory::Constants, m_constants.int16s(table), builder.add(zone, 1), 2});
}

Word Geometry::stepAlong(Builder& builder, Word zone, const std::vector<std::uint32_t>& directions,
                         Word index) {
  std::vector<std::int16_t> table;
  for (std::uint32_t direction : directions) {
    table.push_back(-1);
    for (std::size_t i = 0; i < zoneCount(); ++i) {
      const ZoneId to = m_rules.step(ZoneId(i), direction);
      table.push_back(to.valid() ? static_cast<std::int16_t>(to.index) : std::int16_t{-1});
    }
  }
  const Word row = builder.multiply(index, static_cast<std::int64_t>(zoneCount() + 1));
  return builder.load(Width::Int16, {Memory::Constants, m_constants.int16s(table),
                                     builder.add(row, builder.add(zone, 1)), 2});
}

ZoneSet Geometry::between(Builder& builder, SetWriter& writer, Word from, Word to) {
  // Lines of one direction are the same or have no zone in common, so what lies both behind the one and
  // before the other lies between them.
  ZoneSet result = writer.none();
  for (std::uint32_t direction = 0; direction < m_shifts.size(); ++direction) {
    const std::vector<std::vector<ZoneId>> behind = lines(direction, zoneCount());
    std::vector<std::vector<ZoneId>> before(zoneCount());
    for (std::size_t zone = 0; zone < zoneCount(); ++zone) {
      for (ZoneId at : behind[zone]) before[at.index].emplace_back(zone);
    }
    const ZoneSet ahead = byZone(builder, writer, from, behind);
    result = writer.either(result, writer.both(ahead, byZone(builder, writer, to, before)));
  }
  return result;
}

ZoneSet Geometry::beyond(Builder& builder, SetWriter& writer, Word from, Word middle) {
  ZoneSet result = writer.none();
  for (std::uint32_t direction = 0; direction < m_shifts.size(); ++direction) {
    const std::vector<std::vector<ZoneId>> behind = lines(direction, zoneCount());
    const Word leadsThere = writer.contains(byZone(builder, writer, from, behind), middle);
    result = writer.either(result, writer.when(leadsThere, byZone(builder, writer, middle, behind)));
  }
  return result;
}

std::vector<std::vector<ZoneId>> Geometry::lines(std::uint32_t direction, std::size_t most) const {
  std::vector<std::vector<ZoneId>> result(zoneCount());
  for (std::size_t zone = 0; zone < zoneCount(); ++zone) {
    ZoneId at = m_rules.step(ZoneId(zone), direction);
    for (std::size_t i = 0; i < most && at.valid(); ++i, at = m_rules.step(at, direction))
      result[zone].push_back(at);
  }
  return result;
}

std::optional<Geometry::Order> Geometry::order(std::uint32_t direction) const {
  const Shifts& shifts = m_shifts[direction];
  const auto goesUp = [](const Shift& shift) { return shift.by > 0; };
  const auto goesDown = [](const Shift& shift) { return shift.by < 0; };
  if (shifts.empty()) return std::nullopt;
  if (std::ranges::all_of(shifts, goesUp)) return Order::Up;
  if (std::ranges::all_of(shifts, goesDown)) return Order::Down;
  return std::nullopt;
}

ZoneSet Geometry::byZone(Builder& builder, SetWriter& writer, Word zone,
                         const std::vector<std::vector<ZoneId>>& sets) {
  if (zone.known()) {
    return zone.value() < 0 ? writer.none() : writer.of(sets[static_cast<std::size_t>(zone.value())]);
  }
  const std::size_t words = writer.wordCount();
  std::vector<std::uint64_t> table(words, 0);
  std::vector<std::uint64_t> within(words, 0);
  for (const std::vector<ZoneId>& set : sets) {
    const ZoneSet row = writer.of(set);
    for (std::size_t i = 0; i < words; ++i) {
      table.push_back(static_cast<std::uint64_t>(row.words[i].value()));
      within[i] |= table.back();
    }
  }
  const auto stride = static_cast<std::uint32_t>(words * sizeof(std::uint64_t));
  const std::uint32_t offset = m_constants.words(table);
  const Word row = builder.add(zone, 1);
  ZoneSet result = writer.none();
  result.within = std::move(within);
  for (std::size_t i = 0; i < words; ++i) {
    const auto at = offset + static_cast<std::uint32_t>(i * sizeof(std::uint64_t));
    result.words[i] = builder.load(Width::Word, {Memory::Constants, at, row, stride});
  }
  return result;
}

std::vector<std::vector<ZoneId>> Geometry::allBetween() const {
  std::vector<std::vector<ZoneId>> between(zoneCount() * zoneCount());
  std::vector<bool> isFound(between.size(), false);
  for (std::size_t from = 0; from < zoneCount(); ++from) {
    for (const std::uint32_t direction : m_rules.allDirections()) {
      std::vector<ZoneId> passed;
      ZoneId at = m_rules.step(ZoneId(from), direction);
      while (at.valid() && at != ZoneId(from) && passed.size() < zoneCount()) {
        const std::size_t pair = from * zoneCount() + at.index;
        if (!isFound[pair]) between[pair] = passed;
        isFound[pair] = true;
        passed.push_back(at);
        at = m_rules.step(at, direction);
      }
    }
  }
  return between;
}

std::vector<std::vector<ZoneId>> Geometry::adjacency(const std::vector<std::uint32_t>& directions,
                                                     bool allNeighbours) const {
  std::vector<std::vector<ZoneId>> result(zoneCount());
  for (std::size_t zone = 0; zone < zoneCount(); ++zone) {
    if (allNeighbours) {
      result[zone] = m_rules.zone(ZoneId(zone)).neighbours;
      continue;
    }
    for (std::uint32_t direction : directions) {
      const ZoneId to = m_rules.step(ZoneId(zone), direction);
      if (to.valid()) result[zone].push_back(to);
    }
  }
  return result;
}

}  // namespace ludo::engine
