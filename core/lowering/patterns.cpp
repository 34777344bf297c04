// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/patterns.h"

#include <algorithm>
#include <set>

#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/lowering/context.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using kernel::ZoneId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// More than these would be a table too large to be quick.
constexpr std::size_t mostOccurrences = 20'000;

using Zones = std::vector<ZoneId>;  ///< in rising order

/// The zones that the form covers from `first` on; none when it does not fit on the board.
Zones covered(const kernel::Rules& rules, const kernel::Paths& form, ZoneId first) {
  Zones zones = {first};
  for (const std::vector<std::uint32_t>& steps : form) {
    ZoneId at = first;
    for (std::uint32_t direction : steps) at = at.valid() ? rules.step(at, direction) : at;
    if (!at.valid()) return {};
    zones.push_back(at);
  }
  std::ranges::sort(zones);
  return zones;
}

}  // namespace

Word Patterns::countPatterns(const PatternValue& part) {
  if (m_selectors.isUndecided(part)) {
    const Variable result = m_builder.variable(0);
    m_selectors.decide(part, [&] { m_builder.set(result, countPatterns(part)); });
    return m_builder.get(result);
  }
  kernel::Paths written;
  for (const std::vector<DirectionSelector>& cell : part.cells) {
    const auto steps = m_selectors.stepsOf(cell);
    if (!steps) return 0;
    written.push_back(*steps);
  }
  const std::set<kernel::Paths> turned = m_rules.formsOf(written, part.rotate, part.reflect);

  // All of them together, or those that begin at each zone.
  std::vector<std::set<Zones>> occurrences(part.at ? m_geometry.zoneCount() : 1);
  std::size_t total = 0;
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    for (const kernel::Paths& form : turned) {
      Zones zones = covered(m_rules, form, ZoneId(zone));
      if (!zones.empty()) total += occurrences[part.at ? zone : 0].insert(std::move(zones)).second ? 1 : 0;
      if (total > mostOccurrences) throw Unsupported{"a pattern with so many places on the board", part.node};
    }
  }
  if (total == 0) return 0;
  const ZoneSet fits = m_spatial.fulfilling(part.where ? &**part.where : nullptr, Occupancy::Own);

  // The zones of each occurrence as words in a table, and where those of a zone begin.
  const std::size_t setWords = m_sets.wordCount();
  std::vector<std::uint64_t> table;
  std::vector<std::int16_t> begins;
  for (const std::set<Zones>& some : occurrences) {
    begins.push_back(static_cast<std::int16_t>(table.size() / setWords));
    for (const Zones& zones : some) {
      for (const Word& word : m_sets.of({zones.begin(), zones.end()}).words)
        table.push_back(static_cast<std::uint64_t>(word.value()));
    }
  }
  begins.push_back(static_cast<std::int16_t>(table.size() / setWords));
  const std::uint32_t offset = m_context.constants.words(table);
  Word first = 0;
  Word end = begins.back();
  if (part.at) {
    const Word at = m_selectors.zone(*part.at);
    const Word exists = m_builder.lessOrEqual(0, at);
    const Word index = m_builder.maximum(at, 0);
    const std::uint32_t bounds = m_context.constants.int16s(begins);
    const auto bound = [&](std::uint32_t skip) {
      return m_builder.load(Width::Int16, {Memory::Constants, bounds + skip, index, 2});
    };
    first = bound(0);
    end = m_builder.select(exists, bound(2), first);
  }
  const Variable number = m_builder.variable(first);
  const Variable count = m_builder.variable(0);
  const auto stride = static_cast<std::uint32_t>(setWords) * wordBytes;
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(number), end); },
                      [&] {
                        const Word at = m_builder.get(number);
                        ZoneSet zones = m_sets.none();
                        for (std::uint32_t word = 0; word < setWords; ++word)
                          zones.words[word] = m_builder.load(
                              Width::Word, {Memory::Constants, offset + word * wordBytes, at, stride});
                        const Word isThere = m_sets.isEmpty(m_sets.without(zones, fits));
                        m_builder.set(count, m_builder.add(m_builder.get(count), isThere));
                        m_builder.set(number, m_builder.add(at, 1));
                      });
  return m_builder.get(count);
}

}  // namespace ludo::engine
