// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/lines.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/analysis/mentions.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/names.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using machine::Variable;

namespace {

/// Of boards small enough for a table of all their sets of zones.
constexpr std::size_t mostZonesInTable = 12;

}  // namespace

Lines::LineTest Lines::lineTest(const LinesValue& part) {
  LineTest test;
  const Word owner = part.player ? m_selectors.player(*part.player) : actor();
  const bool isAnybodys = !part.player && part.where;
  test.counting = isAnybodys ? m_sets.all() : m_tokens.owned(owner);
  if (part.where)
    test.counting = m_sets.both(test.counting, m_spatial.fulfilling(&**part.where, Occupancy::Own));
  if (part.type) test.counting = m_sets.both(test.counting, m_tokens.ofType(part.type->index));
  if (part.excluding)
    test.counting = m_sets.without(test.counting, m_selectors.region(part.excluding->index, owner));
  // No line is longer than all zones, or shorter than one; how much more or less it would have to be does
  // not matter.
  const auto tooLong = static_cast<std::int64_t>(m_geometry.zoneCount()) + 1;
  const Word wanted = m_values.integer(*part.length);
  test.length = m_builder.minimum(m_builder.maximum(wanted, 1), tooLong);
  test.exact = part.exact;
  if (part.exact) test.isPossible = m_builder.less(0, wanted);
  if (part.among) return test;
  std::vector<bool> done(m_rules.allDirections().size(), false);
  for (std::uint32_t direction : m_selectors.directions(part.directions)) {
    if (done[direction]) continue;
    done[direction] = true;
    const std::uint32_t back = m_rules.opposite(direction);
    if (back != UINT32_MAX) done[back] = true;
    if (!isAxis(direction))
      throw Unsupported{"lines along ways that do not lead back, or join", part.node,
                        "give the edges a label for the way back"};
    test.axes.push_back(direction);
  }
  return test;
}

// Whether the zone before another one on a line is the one from which the direction leads there, and the only
// one.
bool Lines::isAxis(std::uint32_t direction) const {
  const std::uint32_t back = m_rules.opposite(direction);
  if (back != UINT32_MAX) return m_rules.opposite(back) == direction;
  std::vector<bool> isEntered(m_geometry.zoneCount(), false);
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    const kernel::ZoneId next = m_rules.step(kernel::ZoneId(zone), direction);
    if (!next.valid()) continue;
    if (isEntered[next.index]) return false;
    isEntered[next.index] = true;
  }
  return true;
}

// The zones at which so many in a row begin.
ZoneSet Lines::windows(const ZoneSet& counting, std::uint32_t direction, Word wanted) {
  if (!wanted.known()) return windowsInPlay(counting, direction, wanted);
  const std::int64_t length = wanted.value();
  if (length > static_cast<std::int64_t>(m_geometry.longestLine(direction))) return m_sets.none();
  // Windows of twice the length: one of them behind another.
  ZoneSet result = counting;
  std::int64_t reached = 1;
  const auto behind = [&](ZoneSet set, std::int64_t steps) {
    for (std::int64_t i = 0; i < steps; ++i) set = m_geometry.stepBack(m_sets, set, direction);
    return set;
  };
  while (reached < length) {
    const std::int64_t by = std::min(reached, length - reached);
    result = m_sets.both(result, behind(result, by));
    reached += by;
  }
  return result;
}

// The same where the length is known only in play: a zone longer in each round, while there are any.
ZoneSet Lines::windowsInPlay(const ZoneSet& counting, std::uint32_t direction, Word length) {
  const SetVariable starts(m_builder, counting, counting);
  const Variable reached = m_builder.variable(1);
  m_builder.loopWhile(
      [&] {
        const Word isShort = m_builder.less(m_builder.get(reached), length);
        return m_builder.bitAnd(isShort, m_sets.isSet(starts.now()));
      },
      [&] {
        starts.become(m_sets.both(counting, m_geometry.stepBack(m_sets, starts.now(), direction)));
        m_builder.set(reached, m_builder.add(m_builder.get(reached), 1));
      });
  return starts.now();
}

// The zones that the windows cover.
ZoneSet Lines::spread(const ZoneSet& starts, std::uint32_t direction, Word length) {
  if (length.known()) {
    ZoneSet result = starts;
    ZoneSet front = starts;
    for (std::int64_t i = 1; i < length.value(); ++i) {
      front = m_geometry.step(m_sets, front, direction);
      result = m_sets.either(result, front);
    }
    return result;
  }
  const SetVariable result(m_sets, m_builder, starts);
  const SetVariable front(m_sets, m_builder, starts);
  const Variable reached = m_builder.variable(1);
  m_builder.loopWhile(
      [&] {
        const Word isShort = m_builder.less(m_builder.get(reached), length);
        return m_builder.bitAnd(isShort, m_sets.isSet(front.now()));
      },
      [&] {
        front.become(m_geometry.step(m_sets, front.now(), direction));
        result.become(m_sets.either(result.now(), front.now()));
        m_builder.set(reached, m_builder.add(m_builder.get(reached), 1));
      });
  return result.now();
}

// How many axes have a run through the zone; only its own lines are looked at.
Word Lines::countLinesThrough(const LinesValue& part, Word through) {
  const Word owner = part.player ? m_selectors.player(*part.player) : actor();
  const std::int64_t length = lengthOf(m_rules, part);
  const LineTable& table = *m_context.facts.lines;
  const bool byTable = reachOf(m_rules, part) <= static_cast<std::int64_t>(table.reach);
  m_context.notes.add(part, byTable ? Method::LineTable : Method::LineWords);
  Word total = 0;
  std::vector<const LineTable::Axis*> done;
  const Word exists = m_builder.lessOrEqual(0, through);
  const Word place = m_builder.select(exists, through, 0);
  for (std::uint32_t direction : m_selectors.directions(part.directions)) {
    const LineTable::Axis& axis = table.axisOf(m_rules, direction);
    if (std::ranges::find(done, &axis) != done.end()) continue;
    done.push_back(&axis);
    const Tokens::Line line = m_tokens.line(place, axis, owner);
    Word counting = line.tokens;
    if (part.excluding) counting = m_builder.bitAnd(counting, notExcluded(part, axis, owner, line.number));
    if (byTable) {
      total = m_builder.add(total, hasRunAround(part, counting, line.position));
      continue;
    }
    // Whether a window of so many bits covers the zone's own: shifted left, the windows that begin up to so
    // many before it all come to lie on or behind it.
    const auto hasWindow = [&](std::int64_t size) {
      Word windows = counting;
      std::int64_t reached = 1;
      while (reached < size) {
        const std::int64_t by = std::min(reached, size - reached);
        windows = m_builder.bitAnd(windows, m_builder.shiftRight(windows, by));
        reached += by;
      }
      Word covered = windows;
      reached = 1;
      while (reached < size) {
        const std::int64_t by = std::min(reached, size - reached);
        covered = m_builder.bitOr(covered, m_builder.shiftLeft(covered, by));
        reached += by;
      }
      return m_builder.bitAnd(m_builder.shiftRight(covered, line.position), 1);
    };
    constexpr std::int64_t longest = 64;
    Word has = length <= longest ? hasWindow(length) : Word(0);
    if (part.exact && length < longest) has = m_builder.without(has, hasWindow(length + 1));
    total = m_builder.add(total, has);
  }
  return m_builder.multiply(exists, total);
}

// By table: of the zones around on the line, as bits, which ones make a run through the one in the middle.
Word Lines::hasRunAround(const LinesValue& part, Word line, Word position) {
  const auto reach = static_cast<std::int64_t>(m_context.facts.lines->reach);
  const std::int64_t length = lengthOf(m_rules, part);
  const std::int64_t bits = 2 * reach + 1;
  std::vector<std::uint8_t> table(std::size_t{1} << bits, 0);
  for (std::size_t zones = 0; zones < table.size(); ++zones) {
    const auto holds = [&](std::int64_t at) { return at >= 0 && at < bits && (zones >> at & 1) != 0; };
    std::int64_t first = reach;
    std::int64_t behind = reach;
    while (holds(first - 1)) --first;
    while (holds(behind)) ++behind;
    const std::int64_t run = behind - first;
    table[zones] = holds(reach) && (part.exact ? run == length : run >= length) ? 1 : 0;
  }
  const Word around = m_builder.bitAnd(m_builder.shiftRight(m_builder.shiftLeft(line, reach), position),
                                       (std::int64_t{1} << bits) - 1);
  return m_builder.load(machine::Width::UInt8,
                        {machine::Memory::Constants, m_context.constants.bytes(table), around, 1});
}

// By player and line: the zones that count, as bits.
Word Lines::notExcluded(const LinesValue& part, const LineTable::Axis& axis, Word owner, Word line) {
  const std::size_t lines = m_context.facts.lines->lines;
  const auto first = owner.known() ? static_cast<kernel::Seat>(owner.value()) : kernel::Seat{0};
  const auto end = owner.known() ? static_cast<kernel::Seat>(first + 1) : m_rules.seats();
  std::vector<std::uint64_t> table(lines * static_cast<std::size_t>(end - first), 0);
  for (kernel::Seat seat = first; seat < end; ++seat) {
    const std::vector<kernel::ZoneId>& excluded = m_rules.region(part.excluding->index, seat);
    std::uint64_t* row = &table[static_cast<std::size_t>(seat - first) * lines];
    for (std::size_t zone = 0; zone < axis.line.size(); ++zone) {
      const bool counts = std::ranges::find(excluded, kernel::ZoneId(zone)) == excluded.end();
      if (counts) row[axis.line[zone]] |= std::uint64_t{1} << axis.position[zone];
    }
  }
  // Nobody has lines.
  const Word number = m_builder.maximum(m_builder.subtract(owner, first), 0);
  const Word row = m_builder.multiply(number, static_cast<std::int64_t>(lines));
  return m_builder.load(machine::Width::Word, {machine::Memory::Constants, m_context.constants.words(table),
                                               m_builder.add(row, line), sizeof(std::uint64_t)});
}

Word Lines::decided(const LinesValue& part, const std::function<Word()>& ask) {
  const machine::Variable result = m_builder.variable(0);
  m_selectors.decide(part, [&] { m_builder.set(result, ask()); });
  return m_builder.get(result);
}

Word Lines::countLines(const LinesValue& part) {
  if (m_selectors.isUndecided(part)) return decided(part, [&] { return countLines(part); });
  if (!part.sharing.empty()) return countSharing(part);
  if (m_tokens.hasLines() && isByLine(m_rules, part))
    return countLinesThrough(part, m_selectors.zone(*part.through));
  const LineTest test = lineTest(part);
  m_context.notes.add(part, Method::AllAtOnce);
  if (part.among) return countListedLines(part, test);
  Word total = 0;
  const std::optional<Word> through =
      part.through ? std::optional(m_selectors.zone(*part.through)) : std::nullopt;
  for (std::uint32_t axis : test.axes) {
    const ZoneSet enough = windows(test.counting, axis, test.length);
    if (through) {
      const Word here = m_sets.contains(spread(enough, axis, test.length), *through);
      Word counts = here;
      if (test.exact) {
        const Word more = m_builder.add(test.length, 1);
        const ZoneSet tooMany = windows(test.counting, axis, more);
        const Word longer = m_sets.contains(spread(tooMany, axis, more), *through);
        counts = m_builder.bitAnd(here, m_builder.isZero(longer));
      }
      total = m_builder.add(total, orRoundRing(test, axis, test.counting, *through, counts));
      continue;
    }
    // Each run once, at its first zone.
    const ZoneSet first = m_sets.without(test.counting, m_geometry.step(m_sets, test.counting, axis));
    ZoneSet runs = m_sets.both(enough, first);
    if (test.exact) runs = m_sets.without(runs, windows(test.counting, axis, m_builder.add(test.length, 1)));
    total = m_builder.add(total, m_sets.count(runs));
    total = m_builder.add(total, countRings(test, axis, test.counting));
  }
  return m_builder.select(test.isPossible, total, 0);
}

Word Lines::hasLine(const LinesValue& part) {
  if (m_selectors.isUndecided(part)) return decided(part, [&] { return hasLine(part); });
  const bool byLine = m_tokens.hasLines() && isByLine(m_rules, part);
  if (part.exact || part.among || byLine || !part.sharing.empty()) return m_builder.less(0, countLines(part));
  const LineTest test = lineTest(part);
  if (hasRing(test) || !test.length.known()) return m_builder.less(0, countLines(part));
  if (m_tokens.areSingle() && !part.through && m_geometry.zoneCount() <= mostZonesInTable) {
    m_context.notes.add(part, Method::BoardTable);
    return hasLineByTable(test);
  }
  m_context.notes.add(part, Method::AllAtOnce);
  const std::optional<Word> through =
      part.through ? std::optional(m_selectors.zone(*part.through)) : std::nullopt;
  ZoneSet any = m_sets.none();
  for (std::uint32_t axis : test.axes) {
    ZoneSet found = windows(test.counting, axis, test.length);
    if (through) {
      // Only windows that cover the zone: those that begin there or up to length - 1 zones before.
      std::vector<std::vector<kernel::ZoneId>> starts(m_geometry.zoneCount());
      for (std::size_t i = 0; i < starts.size(); ++i) {
        kernel::ZoneId at(i);
        for (std::int64_t steps = 0; at.valid() && steps < test.length.value(); ++steps) {
          starts[at.index].emplace_back(i);
          at = m_rules.step(at, axis);
        }
      }
      found = m_sets.both(found, m_geometry.byZone(m_builder, m_sets, *through, starts));
    }
    any = m_sets.either(any, found);
  }
  return m_sets.isSet(any);
}

// For small boards: of each set of zones, whether there is a line in it.
Word Lines::hasLineByTable(const LineTest& test) {
  std::vector<std::size_t> lines;
  for (std::uint32_t axis : test.axes) {
    for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
      kernel::ZoneId at(zone);
      std::size_t line = 0;
      std::int64_t length = 0;
      for (; at.valid() && length < test.length.value(); at = m_rules.step(at, axis), ++length)
        line |= std::size_t{1} << at.index;
      if (length == test.length.value()) lines.push_back(line);
    }
  }
  std::vector<std::uint8_t> table(std::size_t{1} << m_geometry.zoneCount(), 0);
  for (std::size_t set = 0; set < table.size(); ++set)
    table[set] = std::ranges::any_of(lines, [set](std::size_t line) { return (set & line) == line; }) ? 1 : 0;
  return m_builder.load(machine::Width::UInt8, {machine::Memory::Constants, m_context.constants.bytes(table),
                                                test.counting.words.front(), 1});
}

// The zones through which some line goes, when the line's zone is every zone.
std::optional<ZoneSet> Lines::whereLines(const LinesValue& part) {
  if (!part.through || !m_selectors.isEvery(*part.through) || part.where || !part.sharing.empty())
    return std::nullopt;
  if (mentionsName(*part.length, m_names.back().name)) return std::nullopt;
  const LineTest test = lineTest(part);
  if (hasRing(test)) return std::nullopt;
  ZoneSet result = m_sets.none();
  if (part.among) {
    for (const std::vector<kernel::ZoneId>& line : listedLines(part, test)) {
      const ZoneSet zones = m_sets.of(line);
      const Word full =
          m_builder.bitAnd(fits(test, line.size()), m_sets.isEmpty(m_sets.without(zones, test.counting)));
      result = m_sets.either(result, m_sets.when(full, zones));
    }
    return result;
  }
  for (std::uint32_t axis : test.axes) {
    ZoneSet covered = spread(windows(test.counting, axis, test.length), axis, test.length);
    if (test.exact) {
      const Word more = m_builder.add(test.length, 1);
      covered = m_sets.without(covered, spread(windows(test.counting, axis, more), axis, more));
    }
    result = m_sets.either(result, covered);
  }
  return m_sets.when(test.isPossible, result);
}

}  // namespace ludo::engine
