// SPDX-License-Identifier: Apache-2.0
// Lines of the designer's own.
#include <algorithm>
#include <map>

#include "core/layout/geometry.h"
#include "core/lowering/lines.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;

// Those of the set that may be as long as asked for; fits() says which are.
std::vector<std::vector<kernel::ZoneId>> Lines::listedLines(const LinesValue& part, const LineTest& test) {
  std::vector<std::vector<kernel::ZoneId>> lines;
  for (const std::vector<kernel::ZoneId>& line : m_rules.lines(part.among->index)) {
    if (!fits(test, line.size()).is(0)) lines.push_back(line);
  }
  return lines;
}

Word Lines::countListedLines(const LinesValue& part, const LineTest& test) {
  Word total = 0;
  const auto isFull = [&](const ZoneSet& line) {
    return m_sets.isEmpty(m_sets.without(line, test.counting));
  };
  const std::vector<std::vector<kernel::ZoneId>> lines = listedLines(part, test);
  if (!part.through) {
    for (const std::vector<kernel::ZoneId>& line : lines)
      total = m_builder.add(total, m_builder.bitAnd(fits(test, line.size()), isFull(m_sets.of(line))));
    return total;
  }
  // The lines through a zone by table; where it has fewer than others, all zones stand for a line that is
  // never full.
  const Word through = m_selectors.zone(*part.through);
  std::map<std::size_t, std::vector<std::vector<kernel::ZoneId>>> byLength;
  for (const std::vector<kernel::ZoneId>& line : lines)
    byLength[test.length.known() ? 0 : line.size()].push_back(line);
  for (const auto& [length, alike] : byLength) {
    const Word count = countThrough(alike, through, isFull);
    total =
        m_builder.add(total, test.length.known() ? count : m_builder.select(fits(test, length), count, 0));
  }
  return total;
}

// How many of the lines go through the zone and are full.
Word Lines::countThrough(const std::vector<std::vector<kernel::ZoneId>>& lines, Word through,
                         const std::function<Word(const ZoneSet&)>& isFull) {
  std::vector<std::vector<std::vector<kernel::ZoneId>>> byZone(m_geometry.zoneCount());
  std::size_t most = 0;
  for (const std::vector<kernel::ZoneId>& line : lines) {
    for (std::size_t zone = 0; zone < byZone.size(); ++zone) {
      if (std::ranges::find(line, kernel::ZoneId(zone)) != line.end()) byZone[zone].push_back(line);
      most = std::max(most, byZone[zone].size());
    }
  }
  Word total = 0;
  for (std::size_t number = 0; number < most; ++number) {
    std::vector<std::vector<kernel::ZoneId>> table(byZone.size());
    for (std::size_t zone = 0; zone < byZone.size(); ++zone) {
      if (number >= byZone[zone].size()) continue;
      table[zone] = byZone[zone][number];
    }
    const ZoneSet line = m_geometry.byZone(m_builder, m_sets, through, table);
    total = m_builder.add(total, m_builder.bitAnd(isFull(line), m_sets.isSet(line)));
  }
  return total;
}

}  // namespace ludo::engine
