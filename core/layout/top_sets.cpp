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
  if (zone.known())
    return {Memory::State, offset + static_cast<std::uint32_t>(zone.value() / 64) * wordBytes};
  return {Memory::State, offset, m_builder.shiftRight(zone, 6), wordBytes,
          static_cast<std::uint32_t>(m_zones.wordCount()) * wordBytes};
}

Word TopSets::bit(std::uint32_t offset, Word zone) {
  if (zone.is(-1)) return 0;
  const Word exists = m_builder.lessOrEqual(0, zone);
  const Word word = m_builder.load(Width::Word, wordAt(offset, m_builder.maximum(zone, 0)));
  return m_builder.bitAnd(m_builder.bitAnd(m_builder.shiftRight(word, m_builder.bitAnd(zone, 63)), 1),
                          exists);
}

ZoneSet TopSets::read(std::uint32_t offset) {
  ZoneSet result = m_zones.none();
  for (std::size_t i = 0; i < result.words.size(); ++i)
    result.words[i] =
        m_builder.load(Width::Word, {Memory::State, offset + static_cast<std::uint32_t>(i) * wordBytes});
  return result;
}

void TopSets::write(std::uint32_t offset, const ZoneSet& zones) {
  for (std::size_t i = 0; i < zones.words.size(); ++i)
    m_builder.store(Width::Word, {Memory::State, offset + static_cast<std::uint32_t>(i) * wordBytes},
                    zones.words[i]);
}

ZoneSet TopSets::kept(std::uint32_t offset) {
  return m_zones.without(read(offset), m_zones.of(m_fields.beside));
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
  const Word shift = m_builder.bitAnd(zone, 63);
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
      const Word moved = m_builder.shiftLeft(there, m_builder.bitAnd(zone, 63));
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
    write(m_fields.owned[i], m_zones.either(m_zones.without(read(m_fields.owned[i]), zones), his));
  }
}

}  // namespace ludo::engine
