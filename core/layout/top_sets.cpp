// SPDX-License-Identifier: Apache-2.0
#include "core/layout/top_sets.h"

#include <algorithm>

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

TopSets::TopSets(machine::Builder& builder, SetWriter& zones, const StateLayout& layout, const Facts& facts,
                 ConstantTables& constants)
    : m_builder(builder), m_zones(zones), m_fields(*layout.tokens->zonesByTop) {
  if (facts.lines) m_lines.emplace(builder, layout, *facts.lines, constants);
}

bool TopSets::tellOf(kernel::ZoneId zone) const {
  return std::ranges::find(m_fields.beside, zone) == m_fields.beside.end();
}

At TopSets::wordAt(std::uint32_t offset, Word zone) {
  const Word word = m_zones.wordOf(zone);
  if (word.known()) return {Memory::State, offset + static_cast<std::uint32_t>(word.value()) * wordBytes};
  return {Memory::State, offset, word, wordBytes,
          static_cast<std::uint32_t>(m_zones.wordCount()) * wordBytes};
}

Word TopSets::bit(std::uint32_t offset, Word zone) {
  if (zone.is(-1)) return 0;
  const Word exists = m_builder.lessOrEqual(0, zone);
  const Word word = m_builder.load(Width::Word, wordAt(offset, m_builder.maximum(zone, 0)));
  return m_builder.bitAnd(m_builder.bitAnd(m_builder.shiftRight(word, m_zones.bitOf(zone)), 1), exists);
}

ZoneSet TopSets::kept(std::uint32_t offset) {
  return m_zones.without(m_zones.load(offset), m_zones.of(m_fields.beside));
}

ZoneSet TopSets::ownedWhere(const std::function<Word(Word)>& isWanted) {
  ZoneSet result = m_zones.none();
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const Word isIt = isWanted(static_cast<std::int64_t>(i));
    if (!isIt.is(0)) result = m_zones.either(result, m_zones.when(isIt, kept(m_fields.owned[i])));
  }
  return result;
}

ZoneSet TopSets::owned(Word seat) {
  return ownedWhere([&](Word each) { return m_builder.equal(each, seat); });
}

ZoneSet TopSets::ownedByOthers(Word seat) {
  return ownedWhere([&](Word each) { return m_builder.notEqual(each, seat); });
}

void TopSets::set(Word zone, const Top& top, bool wasEmpty) {
  const Word shift = m_zones.bitOf(zone);
  const Word cleared = m_builder.shiftLeft(1, shift);
  const auto put = [&](std::uint32_t offset, Word on) {
    if (wasEmpty && on.is(0)) return;
    const At at = wordAt(offset, zone);
    const Word before = m_builder.load(Width::Word, at);
    const Word others = wasEmpty ? before : m_builder.without(before, cleared);
    m_builder.store(Width::Word, at, m_builder.bitOr(others, m_builder.shiftLeft(on, shift)));
  };
  put(m_fields.occupied, top.exists);
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const Word isHis = m_builder.equal(top.owner, static_cast<std::int64_t>(i));
    if (m_lines)
      toggleLines(zone, i, wasEmpty ? isHis : m_builder.bitXor(bit(m_fields.owned[i], zone), isHis));
    put(m_fields.owned[i], isHis);
  }
  for (std::size_t i = 0; i < m_fields.ofType.size(); ++i)
    put(m_fields.ofType[i], m_builder.equal(top.type, static_cast<std::int64_t>(i)));
}

void TopSets::carry(Word from, Word to) {
  const auto carryIn = [&](std::uint32_t offset, Word there) {
    for (const Word& zone : {from, to}) {
      const At at = wordAt(offset, zone);
      const Word moved = m_builder.shiftLeft(there, m_zones.bitOf(zone));
      m_builder.store(Width::Word, at, m_builder.bitXor(m_builder.load(Width::Word, at), moved));
    }
  };
  carryIn(m_fields.occupied, 1);
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const Word isHis = bit(m_fields.owned[i], from);
    carryIn(m_fields.owned[i], isHis);
    toggleLines(from, i, isHis);
    toggleLines(to, i, isHis);
  }
  for (const std::uint32_t ofType : m_fields.ofType) carryIn(ofType, bit(ofType, from));
}

void TopSets::setOwners(const ZoneSet& zones, Word owner) {
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const ZoneSet his = m_zones.when(m_builder.equal(owner, static_cast<std::int64_t>(i)), zones);
    const ZoneSet others = m_zones.without(m_zones.load(m_fields.owned[i]), zones);
    m_zones.store(m_fields.owned[i], m_zones.either(others, his));
  }
}

}  // namespace ludo::engine
