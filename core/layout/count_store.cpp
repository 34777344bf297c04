// SPDX-License-Identifier: Apache-2.0
#include "core/layout/count_store.h"

#include <algorithm>

#include "core/analysis/unsupported.h"

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

namespace {

constexpr std::size_t inWord = 8;
constexpr std::int64_t eachByte = 0x0101'0101'0101'0101;
constexpr std::int64_t eachLow7 = 0x7f7f'7f7f'7f7f'7f7f;
/// Brings the lowest bits of eight bytes together in the highest byte.
constexpr std::int64_t gather = 0x0102'0408'1020'4080;

/// A byte of ones for each of the eight zones from `first` on that the set has.
std::int64_t bytesOf(std::uint64_t bits) {
  std::uint64_t mask = 0;
  for (std::size_t i = 0; i < inWord; ++i) {
    if ((bits >> i & 1) != 0) mask |= std::uint64_t{0xff} << (8 * i);
  }
  return static_cast<std::int64_t>(mask);
}

}  // namespace

CountStore::CountStore(machine::Builder& builder, SetWriter& zones, const kernel::Rules& rules,
                       const StateLayout& layout, std::uint32_t onlyType)
    : m_builder(builder), m_zones(zones), m_rules(rules), m_fields(*layout.counts), m_onlyType(onlyType) {}

At CountStore::entry(Word zone) {
  if (zone.known())
    return {Memory::State, m_fields.counts.offset + static_cast<std::uint32_t>(zone.value() + 1)};
  return {Memory::State, m_fields.counts.offset, m_builder.add(zone, 1), 1, m_fields.counts.entries};
}

Word CountStore::count(Word zone) {
  return m_builder.load(Width::UInt8, entry(zone));
}

void CountStore::setCount(Word zone, Word count) {
  m_builder.store(Width::UInt8, entry(zone), count);
}

Word CountStore::eight(std::size_t word) {
  return m_builder.load(Width::Word,
                        {Memory::State, m_fields.words + static_cast<std::uint32_t>(word * inWord)});
}

ZoneSet CountStore::occupied() {
  ZoneSet result = m_zones.none();
  const std::size_t zones = m_rules.zones().size();
  for (std::size_t word = 0; word * inWord < zones; ++word) {
    // A count that is not 0 carries into the highest bit of its byte.
    const Word carried =
        m_builder.bitAnd(m_builder.shiftRight(m_builder.add(eight(word), eachLow7), 7), eachByte);
    const Word bits = m_builder.shiftRight(m_builder.multiply(carried, gather), 56);
    Word& part = result.words[word * inWord / 64];
    part = m_builder.bitOr(part, m_builder.shiftLeft(bits, static_cast<std::int64_t>(word * inWord % 64)));
  }
  return result;
}

Word CountStore::top(Word zone) {
  return m_builder.select(isOccupied(zone), zone, -1);
}

bool CountStore::alwaysHasRoom() const {
  return std::ranges::all_of(m_rules.zones(), [](const kernel::ZoneInstance& zone) {
    return zone.capacity >= static_cast<std::int64_t>(mostCountedTokens);
  });
}

std::vector<Word> CountStore::allWithout(Word zone) {
  std::vector<Word> words;
  const std::size_t zones = m_rules.zones().size();
  const Word mask = m_builder.shiftLeft(0xff, m_builder.multiply(m_builder.bitAnd(zone, inWord - 1), 8));
  for (std::size_t word = 0; word * inWord < zones; ++word) {
    const Word here = m_builder.equal(m_builder.shiftRight(zone, 3), static_cast<std::int64_t>(word));
    words.push_back(m_builder.without(eight(word), m_builder.select(here, mask, 0)));
  }
  return words;
}

void CountStore::setAll(const std::vector<Word>& words) {
  for (std::size_t word = 0; word < words.size(); ++word)
    m_builder.store(Width::Word, {Memory::State, m_fields.words + static_cast<std::uint32_t>(word * inWord)},
                    words[word]);
}

Word CountStore::capacity(Word zone) {
  if (alwaysHasRoom()) return static_cast<std::int64_t>(mostCountedTokens);
  Word capacity = 0;
  for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
    const std::int64_t most = std::clamp<std::int64_t>(m_rules.zones()[i].capacity, 0, mostCountedTokens);
    capacity = m_builder.select(m_builder.equal(zone, static_cast<std::int64_t>(i)), most, capacity);
  }
  return m_builder.subtract(capacity, count(zone));
}

Word CountStore::hasCapacity(Word zone) {
  return m_builder.less(0, capacity(zone));
}

TokenSet CountStore::in(Word) {
  throw Unsupported{"a collection of tokens that are only counted"};
}

TokenSet CountStore::inZones(const ZoneSet&) {
  throw Unsupported{"a collection of tokens that are only counted"};
}

TokenSet CountStore::inPlay() {
  throw Unsupported{"a collection of tokens that are only counted"};
}

void CountStore::put(Word zone, std::uint32_t, Word) {
  setCount(zone, m_builder.add(count(zone), 1));
}

void CountStore::take(Word token) {
  setCount(token, m_builder.subtract(count(token), 1));
}

Word CountStore::sum(const ZoneSet& zones) {
  Word total = 0;
  const auto isKnown = [](const Word& word) { return word.known(); };
  if (std::ranges::all_of(zones.words, isKnown)) {
    for (std::size_t word = 0; word * inWord < m_rules.zones().size(); ++word) {
      const auto bits = static_cast<std::uint64_t>(zones.words[word * inWord / 64].value());
      const std::int64_t mask = bytesOf(bits >> (word * inWord % 64));
      if (mask == 0) continue;
      const Word counts = m_builder.bitAnd(eight(word), mask);
      total = m_builder.add(total, m_builder.shiftRight(m_builder.multiply(counts, eachByte), 56));
    }
    return total;
  }
  const machine::Variable sum = m_builder.variable(0);
  m_zones.forEach(zones,
                  [&](Word zone) { m_builder.set(sum, m_builder.add(m_builder.get(sum), count(zone))); });
  return m_builder.get(sum);
}

Word CountStore::any(const ZoneSet& zones) {
  Word some = 0;
  const auto isKnown = [](const Word& word) { return word.known(); };
  if (!std::ranges::all_of(zones.words, isKnown)) return m_zones.isSet(m_zones.both(zones, occupied()));
  for (std::size_t word = 0; word * inWord < m_rules.zones().size(); ++word) {
    const auto bits = static_cast<std::uint64_t>(zones.words[word * inWord / 64].value());
    const std::int64_t mask = bytesOf(bits >> (word * inWord % 64));
    if (mask != 0) some = m_builder.bitOr(some, m_builder.bitAnd(eight(word), mask));
  }
  return m_builder.isSet(some);
}

}  // namespace ludo::engine
