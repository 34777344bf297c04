// SPDX-License-Identifier: Apache-2.0
// Lines that go all the way round a ring. Others have a first zone there as elsewhere.
#include <algorithm>

#include "core/layout/geometry.h"
#include "core/lowering/lines.h"

namespace ludo::engine {

namespace {

using Ring = std::vector<kernel::ZoneId>;

std::vector<Ring> ringsAlong(const kernel::Rules& rules, std::uint32_t direction) {
  std::vector<Ring> rings;
  std::vector<bool> seen(rules.zones().size(), false);
  for (std::size_t zone = 0; zone < seen.size(); ++zone) {
    const kernel::ZoneId start(zone);
    Ring ring;
    kernel::ZoneId at = start;
    while (at.valid() && !seen[at.index]) {
      seen[at.index] = true;
      ring.push_back(at);
      at = rules.step(at, direction);
    }
    if (at == start) rings.push_back(std::move(ring));
  }
  return rings;
}

}  // namespace

bool Lines::hasRing(const LineTest& test) const {
  return std::ranges::any_of(test.axes, [this](std::uint32_t axis) { return m_geometry.hasRing(axis); });
}

Word Lines::fits(const LineTest& test, std::size_t length) {
  const auto zones = static_cast<std::int64_t>(length);
  if (!test.exact) return m_builder.lessOrEqual(test.length, zones);
  return m_builder.bitAnd(test.isPossible, m_builder.equal(test.length, zones));
}

// Each full ring is one line, as long as it is.
Word Lines::countRings(const LineTest& test, std::uint32_t axis, const ZoneSet& goingOn) {
  Word total = 0;
  if (!m_geometry.hasRing(axis)) return total;
  for (const Ring& ring : ringsAlong(m_rules, axis)) {
    const Word isAsLong = fits(test, ring.size());
    if (isAsLong.is(0)) continue;
    const Word isFull = m_sets.isEmpty(m_sets.without(m_sets.of(ring), goingOn));
    total = m_builder.add(total, m_builder.bitAnd(isAsLong, isFull));
  }
  return total;
}

Word Lines::orRoundRing(const LineTest& test, std::uint32_t axis, const ZoneSet& goingOn, Word through,
                        Word otherwise) {
  if (!m_geometry.hasRing(axis)) return otherwise;
  Word result = otherwise;
  for (const Ring& ring : ringsAlong(m_rules, axis)) {
    const ZoneSet zones = m_sets.of(ring);
    const Word isRound =
        m_builder.bitAnd(m_sets.isEmpty(m_sets.without(zones, goingOn)), m_sets.contains(zones, through));
    result = m_builder.select(isRound, fits(test, ring.size()), result);
  }
  return result;
}

}  // namespace ludo::engine
