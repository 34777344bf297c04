// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/way_table.h"

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

namespace {

constexpr std::uint32_t wordBytes = 8;

}  // namespace

FoundWay findWay(machine::Builder& builder, SetWriter& sets, const std::vector<Way>& ways, Word number) {
  FoundWay found{0, number, ways.front().from};
  Word seen = sets.count(found.from);
  for (std::size_t i = 1; i < ways.size(); ++i) {
    const Word further = builder.lessOrEqual(seen, number);
    found.from = sets.select(further, ways[i].from, found.from);
    found.way = builder.select(further, static_cast<std::int64_t>(i), found.way);
    found.number = builder.select(further, builder.subtract(number, seen), found.number);
    seen = builder.add(seen, sets.count(ways[i].from));
  }
  return found;
}

std::uint32_t WayTable::bytes(const SetWriter& sets, std::size_t ways) {
  return static_cast<std::uint32_t>((1 + sets.wordCount()) * ways) * wordBytes;
}

WayTable::WayTable(machine::Builder& builder, SetWriter& sets, std::uint32_t offset, std::size_t ways)
    : m_builder(builder), m_sets(sets), m_offset(offset), m_ways(ways) {}

At WayTable::movesBefore(Word way, std::size_t further) const {
  return {Memory::Scratch, m_offset + static_cast<std::uint32_t>(further) * wordBytes, way, wordBytes};
}

At WayTable::word(Word way, std::size_t word) const {
  return {Memory::Scratch, m_offset + static_cast<std::uint32_t>((1 + word) * m_ways) * wordBytes, way,
          wordBytes};
}

Word WayTable::write(const std::vector<Way>& ways) {
  Word before = 0;
  for (std::size_t i = 0; i < m_ways; ++i) {
    const Word way = static_cast<std::int64_t>(i);
    m_builder.store(Width::Word, movesBefore(way, 0), before);
    for (std::size_t each = 0; each < m_sets.wordCount(); ++each)
      m_builder.store(Width::Word, word(way, each), ways[i].from.words[each]);
    before = m_builder.add(before, m_sets.count(ways[i].from));
  }
  return before;
}

FoundWay WayTable::find(Word number) {
  Word way = 0;
  for (std::size_t left = m_ways; left > 1;) {
    const std::size_t half = left / 2;
    const Word before = m_builder.load(Width::Word, movesBefore(way, half));
    way = m_builder.select(m_builder.lessOrEqual(before, number),
                           m_builder.add(way, static_cast<std::int64_t>(half)), way);
    left -= half;
  }
  ZoneSet from = m_sets.none();
  for (std::size_t each = 0; each < from.words.size(); ++each)
    from.words[each] = m_builder.load(Width::Word, word(way, each));
  return {way, m_builder.subtract(number, m_builder.load(Width::Word, movesBefore(way, 0))), from};
}

}  // namespace ludo::engine
