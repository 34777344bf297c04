// SPDX-License-Identifier: Apache-2.0
// Lines whose tokens share a property.
#include <algorithm>
#include <functional>

#include "core/analysis/facts.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/context.h"
#include "core/lowering/lines.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using machine::Variable;

// The zones whose topmost token has the property, of those that count.
ZoneSet Lines::having(std::uint32_t property, const ZoneSet& counting) {
  const std::vector<bool>& has = m_context.facts.properties[property].has;
  const ZoneSet occupied = m_sets.both(counting, m_tokens.occupied());
  if (std::ranges::all_of(has, std::identity()) && !m_context.facts.properties[property].isStored)
    return occupied;
  return m_sets.filter(occupied, [&](Word zone) {
    return m_builder.isZero(m_arithmetic.isNothing(m_values.property(m_tokens.top(zone), property)));
  });
}

Word Lines::areAlike(std::uint32_t property, Word one, Word other) {
  return m_arithmetic.same(m_values.property(m_tokens.top(one), property),
                           m_values.property(m_tokens.top(other), property));
}

// Of each property for itself: a run goes on where a zone and the next one have the same.
Word Lines::countSharing(const LinesValue& part) {
  const LineTest test = lineTest(part);
  m_context.notes.add(part, Method::OneByOne);
  const Word through = part.through ? m_selectors.zone(*part.through) : Word(-1);
  Word total = 0;
  for (const PropertyRef& shared : part.sharing) {
    const ZoneSet counting = having(shared.index, test.counting);
    if (part.among)
      total = m_builder.add(total, countListedSharing(part, shared.index, test, counting, through));
    for (const std::uint32_t axis : test.axes) {
      const ZoneSet goingOn = m_sets.filter(
          m_sets.both(counting, m_geometry.stepBack(m_sets, counting, axis)),
          [&](Word zone) { return areAlike(shared.index, zone, m_geometry.step(m_builder, zone, axis)); });
      const auto starts = [&](Word length) {
        const Word isOne = m_builder.equal(length, 1);
        if (isOne.is(1)) return counting;
        return m_sets.select(isOne, counting, windows(goingOn, axis, m_builder.subtract(length, 1)));
      };
      const Word more = m_builder.add(test.length, 1);
      if (part.through) {
        const auto covers = [&](Word length) {
          return m_sets.contains(spread(starts(length), axis, length), through);
        };
        Word counts = covers(test.length);
        if (test.exact) counts = m_builder.without(counts, covers(more));
        total = m_builder.add(total, orRoundRing(test, axis, goingOn, through, counts));
        continue;
      }
      ZoneSet runs = m_sets.without(starts(test.length), m_geometry.step(m_sets, goingOn, axis));
      if (test.exact) runs = m_sets.without(runs, starts(more));
      total = m_builder.add(total, m_sets.count(runs));
      total = m_builder.add(total, countRings(test, axis, goingOn));
    }
  }
  return m_builder.select(test.isPossible, total, 0);
}

Word Lines::countListedSharing(const LinesValue& part, std::uint32_t property, const LineTest& test,
                               const ZoneSet& counting, Word through) {
  Word total = 0;
  for (const std::vector<kernel::ZoneId>& line : listedLines(part, test)) {
    const ZoneSet zones = m_sets.of(line);
    const Word isFull = m_sets.isEmpty(m_sets.without(zones, counting));
    Word counts = m_builder.bitAnd(fits(test, line.size()), isFull);
    if (part.through) counts = m_builder.bitAnd(counts, m_sets.contains(zones, through));
    const Variable isOne = m_builder.variable(counts);
    m_builder.ifThen(counts, [&] {
      for (const kernel::ZoneId zone : line)
        m_builder.set(isOne,
                      m_builder.bitAnd(m_builder.get(isOne),
                                       areAlike(property, static_cast<std::int64_t>(line.front().index),
                                                static_cast<std::int64_t>(zone.index))));
    });
    total = m_builder.add(total, m_builder.get(isOne));
  }
  return total;
}

}  // namespace ludo::engine
