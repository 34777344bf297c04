// SPDX-License-Identifier: Apache-2.0
#include "core/layout/cells.h"

#include "core/layout/table_code.h"

namespace ludo::engine {

using machine::At;
using machine::Builder;
using machine::Memory;
using machine::Width;
using machine::Word;

namespace {

/// Sets of so many words are kept in registers and looked into there; of larger ones only the word that
/// holds the bit is read and written.
constexpr std::size_t wordsInRegisters = 2;

}  // namespace

Cells::Cells(Builder& builder, SetWriter& sets, const StateLayout& layout, const Facts& facts,
             ConstantTables& constants, RepetitionSums* repetitionSums)
    : m_builder(builder), m_sets(sets), m_layout(layout), m_facts(facts), m_repetitionSums(repetitionSums) {
  if (facts.lines) m_lines.emplace(builder, layout, *facts.lines, constants);
}

std::uint32_t Cells::setBytes() const {
  return static_cast<std::uint32_t>(m_sets.wordCount()) * wordBytes;
}

ZoneSet Cells::read(std::uint32_t field) {
  ZoneSet set = m_sets.none();
  for (std::size_t i = 0; i < set.words.size(); ++i) {
    const auto at = field + static_cast<std::uint32_t>(i) * wordBytes;
    set.words[i] = m_builder.load(Width::Word, {Memory::State, at});
  }
  return set;
}

void Cells::write(std::uint32_t field, const ZoneSet& set) {
  for (std::size_t i = 0; i < set.words.size(); ++i) {
    const auto at = field + static_cast<std::uint32_t>(i) * wordBytes;
    m_builder.store(Width::Word, {Memory::State, at}, set.words[i]);
  }
}

Word Cells::bit(std::uint32_t field, Word zone) {
  if (m_sets.wordCount() <= wordsInRegisters || zone.known()) return m_sets.contains(read(field), zone);
  // Where there is no zone, -1, the first word is read in its place and the bit left out.
  const Word exists = m_builder.lessOrEqual(0, zone);
  const Word at = m_builder.shiftRight(m_builder.select(exists, zone, 0), 6);
  const Word word = m_builder.load(Width::Word, {Memory::State, field, at, wordBytes, setBytes()});
  return m_builder.bitAnd(m_builder.shiftRight(word, m_builder.bitAnd(zone, 63)), exists);
}

void Cells::change(std::uint32_t field, Word zone, Word on) {
  if (m_sets.wordCount() <= wordsInRegisters || zone.known()) {
    const ZoneSet bit = m_sets.single(zone);
    const ZoneSet before = m_sets.without(read(field), bit);
    write(field, m_sets.either(before, m_sets.when(on, bit)));
    return;
  }
  const At at{Memory::State, field, m_builder.shiftRight(zone, 6), wordBytes, setBytes()};
  const Word shift = m_builder.bitAnd(zone, 63);
  const Word cleared = m_builder.without(m_builder.load(Width::Word, at), m_builder.shiftLeft(1, shift));
  m_builder.store(Width::Word, at, m_builder.bitOr(cleared, m_builder.shiftLeft(on, shift)));
}

// The bit is not there yet.
void Cells::insert(std::uint32_t field, Word zone, Word on) {
  if (m_sets.wordCount() <= wordsInRegisters || zone.known()) {
    write(field, m_sets.either(read(field), m_sets.when(on, m_sets.single(zone))));
    return;
  }
  const At at{Memory::State, field, m_builder.shiftRight(zone, 6), wordBytes, setBytes()};
  const Word shift = m_builder.bitAnd(zone, 63);
  m_builder.store(Width::Word, at,
                  m_builder.bitOr(m_builder.load(Width::Word, at), m_builder.shiftLeft(on, shift)));
}

ZoneSet Cells::occupied() {
  ZoneSet all = m_layout.ownerless ? read(*m_layout.ownerless) : m_sets.none();
  for (std::uint32_t field : m_layout.owners) all = m_sets.either(all, read(field));
  return all;
}

ZoneSet Cells::owned(Word seat) {
  if (seat.known()) {
    const bool exists = seat.value() >= 0 && static_cast<std::size_t>(seat.value()) < m_layout.owners.size();
    return exists ? read(m_layout.owners[static_cast<std::size_t>(seat.value())]) : m_sets.none();
  }
  ZoneSet result = m_sets.none();
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    const Word isHis = m_builder.equal(seat, static_cast<std::int64_t>(i));
    result = m_sets.select(isHis, read(m_layout.owners[i]), result);
  }
  return result;
}

ZoneSet Cells::ownedByOthers(Word seat) {
  ZoneSet result = m_sets.none();
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    const Word isOther = m_builder.notEqual(seat, static_cast<std::int64_t>(i));
    result = m_sets.either(result, m_sets.when(isOther, read(m_layout.owners[i])));
  }
  return result;
}

ZoneSet Cells::ofType(std::uint32_t type) {
  return m_layout.types.empty() ? occupied() : read(m_layout.types[type]);
}

Word Cells::ownerAt(Word zone) {
  Word result = -1;
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i)
    result = m_builder.select(bit(m_layout.owners[i], zone), static_cast<std::int64_t>(i), result);
  return result;
}

Word Cells::typeAt(Word zone) {
  if (m_layout.types.empty()) return m_builder.subtract(isOccupied(zone), 1);
  Word result = -1;
  for (std::size_t i = 0; i < m_layout.types.size(); ++i)
    result = m_builder.select(bit(m_layout.types[i], zone), static_cast<std::int64_t>(i), result);
  return result;
}

Word Cells::isOccupied(Word zone) {
  Word result = m_layout.ownerless ? bit(*m_layout.ownerless, zone) : Word(0);
  for (std::uint32_t field : m_layout.owners) result = m_builder.bitOr(result, bit(field, zone));
  return result;
}

Word Cells::top(Word zone) {
  return m_builder.select(isOccupied(zone), zone, -1);
}

Word Cells::hasCapacity(Word zone) {
  return m_builder.isZero(isOccupied(zone));
}

TokenSet Cells::in(Word zone) {
  return m_sets.both(m_sets.single(zone), occupied());
}

Word Cells::property(Word zone, std::uint32_t property) {
  const Table& column = *m_layout.columns[property];
  return readEntry(m_builder, column, zone);
}

void Cells::writeProperty(Word zone, std::uint32_t property, Word value) {
  const Table& column = *m_layout.columns[property];
  writeEntry(m_builder, column, zone, value);
}

void Cells::setProperty(Word zone, std::uint32_t property, Word value) {
  if (addsUp()) m_repetitionSums->subtract(zone, partsAt(zone));
  writeProperty(zone, property, value);
  if (addsUp()) m_repetitionSums->add(zone, partsAt(zone));
}

RepetitionTerms::TokenParts Cells::partsAt(Word zone) {
  return partsAt(zone, typeAt(zone), ownerAt(zone));
}

RepetitionTerms::TokenParts Cells::partsAt(Word zone, Word type, Word owner) {
  return {type, owner, [this, zone](std::uint32_t i) { return property(zone, i); }};
}

void Cells::put(Word zone, std::uint32_t type, Word owner) {
  for (std::uint32_t i = 0; i < m_layout.columns.size(); ++i) {
    if (m_layout.columns[i]) writeProperty(zone, i, m_facts.properties[i].start(type));
  }
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    const Word isHis = m_builder.equal(owner, static_cast<std::int64_t>(i));
    if (isHis.is(0)) continue;
    insert(m_layout.owners[i], zone, isHis);
    toggleLines(zone, i, isHis);
  }
  if (m_layout.ownerless) {
    const Word nobodys = m_builder.less(owner, 0);
    if (!nobodys.is(0)) insert(*m_layout.ownerless, zone, nobodys);
  }
  if (!m_layout.types.empty()) insert(m_layout.types[type], zone, 1);
  if (addsUp()) m_repetitionSums->add(zone, partsAt(zone, type, owner));
}

void Cells::take(Word zone) {
  if (addsUp()) m_repetitionSums->subtract(zone, partsAt(zone));
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    toggleLines(zone, i, m_lines ? bit(m_layout.owners[i], zone) : Word(0));
    change(m_layout.owners[i], zone, 0);
  }
  if (m_layout.ownerless) change(*m_layout.ownerless, zone, 0);
  for (std::uint32_t field : m_layout.types) change(field, zone, 0);
}

void Cells::takeAll(const ZoneSet& zones) {
  if (addsUp()) m_sets.forEach(zones, [&](Word zone) { m_repetitionSums->subtract(zone, partsAt(zone)); });
  const auto clear = [&](std::uint32_t field) { write(field, m_sets.without(read(field), zones)); };
  if (m_lines) {
    for (std::size_t i = 0; i < m_layout.owners.size(); ++i)
      m_sets.forEach(m_sets.both(zones, read(m_layout.owners[i])),
                     [&](Word zone) { toggleLines(zone, i, 1); });
  }
  for (std::uint32_t field : m_layout.owners) clear(field);
  if (m_layout.ownerless) clear(*m_layout.ownerless);
  for (std::uint32_t field : m_layout.types) clear(field);
}

void Cells::move(Word from, Word to, Word owner) {
  const bool isKnown = owner.known() && owner.value() >= 0;
  const Word type = addsUp() ? typeAt(from) : Word(-1);
  const Word whose = isKnown || !addsUp() ? owner : ownerAt(from);
  if (addsUp()) m_repetitionSums->subtract(from, partsAt(from, type, whose));
  const auto carry = [&](std::uint32_t field, bool holdsIt = false) {
    const Word there = holdsIt ? Word(1) : bit(field, from);
    change(field, from, 0);
    insert(field, to, there);
    return there;
  };
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    if (isKnown && static_cast<std::size_t>(owner.value()) != i) continue;
    const Word there = carry(m_layout.owners[i], isKnown);
    toggleLines(from, i, m_lines ? there : Word(0));
    toggleLines(to, i, m_lines ? there : Word(0));
  }
  if (m_layout.ownerless && !isKnown) carry(*m_layout.ownerless);
  for (std::uint32_t field : m_layout.types) carry(field);
  for (std::uint32_t i = 0; i < m_layout.columns.size(); ++i) {
    if (m_layout.columns[i]) writeProperty(to, i, property(from, i));
  }
  if (addsUp()) m_repetitionSums->add(to, partsAt(to, type, whose));
}

void Cells::swap(Word a, Word b) {
  if (addsUp()) {
    m_repetitionSums->subtract(a, partsAt(a));
    m_repetitionSums->subtract(b, partsAt(b));
  }
  const auto exchange = [&](std::uint32_t field) {
    const Word atA = bit(field, a);
    const Word atB = bit(field, b);
    change(field, a, atB);
    change(field, b, atA);
    return m_builder.bitXor(atA, atB);
  };
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    const Word differs = exchange(m_layout.owners[i]);
    toggleLines(a, i, differs);
    toggleLines(b, i, differs);
  }
  if (m_layout.ownerless) exchange(*m_layout.ownerless);
  for (std::uint32_t field : m_layout.types) exchange(field);
  for (const std::optional<Table>& column : m_layout.columns) {
    if (!column) continue;
    const Word atA = readEntry(m_builder, *column, a);
    const Word atB = readEntry(m_builder, *column, b);
    writeEntry(m_builder, *column, a, atB);
    writeEntry(m_builder, *column, b, atA);
  }
  if (addsUp()) {
    m_repetitionSums->add(a, partsAt(a));
    m_repetitionSums->add(b, partsAt(b));
  }
}

void Cells::setOwner(Word zone, Word owner) {
  if (addsUp()) m_repetitionSums->subtract(zone, partsAt(zone));
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i) {
    const Word isHis = m_builder.equal(owner, static_cast<std::int64_t>(i));
    if (m_lines) toggleLines(zone, i, m_builder.bitXor(bit(m_layout.owners[i], zone), isHis));
    change(m_layout.owners[i], zone, isHis);
  }
  if (m_layout.ownerless) change(*m_layout.ownerless, zone, m_builder.less(owner, 0));
  if (addsUp()) m_repetitionSums->add(zone, partsAt(zone));
}

void Cells::setOwners(const ZoneSet& zones, Word owner) {
  if (m_lines || addsUp()) return m_sets.forEach(zones, [&](Word zone) { setOwner(zone, owner); });
  const auto put = [&](std::uint32_t field, Word isHis) {
    write(field, m_sets.either(m_sets.without(read(field), zones), m_sets.when(isHis, zones)));
  };
  for (std::size_t i = 0; i < m_layout.owners.size(); ++i)
    put(m_layout.owners[i], m_builder.equal(owner, static_cast<std::int64_t>(i)));
  if (m_layout.ownerless) put(*m_layout.ownerless, m_builder.less(owner, 0));
}

}  // namespace ludo::engine
