// SPDX-License-Identifier: Apache-2.0
#include "core/layout/zone_set.h"

#include <algorithm>

namespace ludo::engine {

using machine::BlockId;
using machine::Builder;
using machine::Variable;
using machine::Word;

namespace {

constexpr std::int64_t bitsPerWord = 64;

Word wordFor(std::size_t place) {
  return static_cast<std::int64_t>(place);
}

}  // namespace

SetWriter::SetWriter(Builder& builder, std::size_t zones, std::uint32_t& scratch, std::size_t firstBit)
    : m_builder(builder),
      m_scratch(scratch),
      m_zones(zones),
      m_firstBit(firstBit),
      m_words(std::max<std::size_t>((firstBit + zones + 63) / 64, 1)) {}

ZoneSet SetWriter::load(std::uint32_t offset) {
  ZoneSet set = all();
  for (std::size_t i = 0; i < m_words; ++i) {
    set.within.push_back(possible(set, i));
    const auto at = offset + static_cast<std::uint32_t>(i * sizeof(std::uint64_t));
    if (set.within[i] != 0) set.words[i] = m_builder.load(machine::Width::Word, {machine::Memory::State, at});
  }
  return set;
}

void SetWriter::store(std::uint32_t offset, const ZoneSet& set) {
  for (std::size_t i = 0; i < m_words; ++i) {
    const auto at = offset + static_cast<std::uint32_t>(i * sizeof(std::uint64_t));
    m_builder.store(machine::Width::Word, {machine::Memory::State, at}, set.words[i]);
  }
}

ZoneSet SetWriter::none() const {
  return {std::vector<Word>(m_words, Word(0))};
}

ZoneSet SetWriter::all() const {
  std::vector<kernel::ZoneId> zones;
  for (std::size_t i = 0; i < m_zones; ++i) zones.emplace_back(i);
  return of(zones);
}

ZoneSet SetWriter::of(const std::vector<kernel::ZoneId>& zones) const {
  std::vector<std::uint64_t> bits(m_words, 0);
  for (kernel::ZoneId zone : zones)
    bits[bitsBefore(zone) / 64] |= std::uint64_t{1} << (bitsBefore(zone) % 64);
  ZoneSet set = none();
  std::ranges::transform(bits, set.words.begin(),
                         [](std::uint64_t word) { return Word(static_cast<std::int64_t>(word)); });
  return set;
}

ZoneSet SetWriter::single(Word zone) {
  ZoneSet set = none();
  if (zone.known()) {
    if (zone.value() >= 0) return of({kernel::ZoneId(static_cast<std::size_t>(zone.value()))});
    return set;
  }
  const Word exists = m_builder.lessOrEqual(0, zone);
  const Word bit = m_builder.shiftLeft(exists, bitOf(zone));
  if (const std::vector<std::uint64_t>* within = known(zone)) set.within = *within;
  if (const std::optional<std::size_t> only = onlyWordOf(zone)) {
    set.words[*only] = bit;
    return set;
  }
  const Word at = wordOf(zone);
  for (std::size_t word = 0; word < m_words; ++word)
    set.words[word] = m_builder.select(m_builder.equal(at, static_cast<std::int64_t>(word)), bit, 0);
  return set;
}

// --- What is known of sets and their members ---

std::uint64_t SetWriter::possible(const ZoneSet& set, std::size_t word) {
  if (set.words[word].known()) return static_cast<std::uint64_t>(set.words[word].value());
  return set.within.empty() ? ~std::uint64_t{0} : set.within[word];
}

Word SetWriter::memberOf(const ZoneSet& set, Word zone) {
  if (zone.known()) return zone;
  std::vector<std::uint64_t> within;
  for (std::size_t i = 0; i < m_words; ++i) within.push_back(possible(set, i));
  m_within[zone.reg()] = std::move(within);
  return zone;
}

void SetWriter::isOneOf(Word zone, const std::vector<kernel::ZoneId>& zones) {
  memberOf(of(zones), zone);
}

const std::vector<std::uint64_t>* SetWriter::known(Word zone) const {
  const auto found = zone.known() ? m_within.end() : m_within.find(zone.reg());
  return found == m_within.end() ? nullptr : &found->second;
}

std::optional<std::vector<kernel::ZoneId>> SetWriter::candidates(Word zone) const {
  const std::vector<std::uint64_t>* within = known(zone);
  if (within == nullptr) return std::nullopt;
  std::vector<kernel::ZoneId> zones;
  for (std::size_t i = 0; i < m_zones; ++i) {
    const std::size_t bit = bitsBefore(kernel::ZoneId(i));
    if (((*within)[bit / 64] >> (bit % 64) & 1) != 0) zones.emplace_back(i);
  }
  return zones;
}

std::vector<std::size_t> SetWriter::places(const ZoneSet& set) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < set.words.size(); ++i) {
    if (possible(set, i) != 0) result.push_back(i);
  }
  return result;
}

std::size_t SetWriter::wordsIn(const ZoneSet& set) {
  return places(set).size();
}

std::optional<std::size_t> SetWriter::onlyWordOf(Word zone) const {
  if (m_words == 1) return 0;
  const std::vector<std::uint64_t>* within = known(zone);
  if (within == nullptr) return std::nullopt;
  const auto hasBits = [](std::uint64_t bits) { return bits != 0; };
  const auto only = std::ranges::find_if(*within, hasBits);
  if (only == within->end() || std::any_of(only + 1, within->end(), hasBits)) return std::nullopt;
  return static_cast<std::size_t>(only - within->begin());
}

Word SetWriter::wordOf(Word zone) const {
  if (const std::optional<std::size_t> only = zone.known() ? std::nullopt : onlyWordOf(zone))
    return static_cast<std::int64_t>(*only);
  return m_builder.shiftRight(m_builder.add(zone, static_cast<std::int64_t>(m_firstBit)), 6);
}

Word SetWriter::bitOf(Word zone) const {
  return m_builder.bitAnd(m_builder.add(zone, static_cast<std::int64_t>(m_firstBit)), bitsPerWord - 1);
}

Word SetWriter::zoneAt(Word place) const {
  return m_builder.subtract(m_builder.shiftLeft(place, 6), static_cast<std::int64_t>(m_firstBit));
}

// --- Sets of sets ---

ZoneSet SetWriter::both(const ZoneSet& a, const ZoneSet& b) {
  ZoneSet set = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    set.within.push_back(possible(a, i) & possible(b, i));
    if (set.within[i] != 0) set.words[i] = m_builder.bitAnd(a.words[i], b.words[i]);
  }
  return set;
}

ZoneSet SetWriter::either(const ZoneSet& a, const ZoneSet& b) {
  ZoneSet set = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    set.words[i] = m_builder.bitOr(a.words[i], b.words[i]);
    set.within.push_back(possible(a, i) | possible(b, i));
  }
  return set;
}

ZoneSet SetWriter::without(const ZoneSet& a, const ZoneSet& b) {
  ZoneSet set = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    const std::uint64_t never = b.words[i].known() ? possible(b, i) : 0;
    set.within.push_back(possible(a, i) & ~never);
    if (set.within[i] != 0) set.words[i] = m_builder.without(a.words[i], b.words[i]);
  }
  return set;
}

ZoneSet SetWriter::when(Word condition, const ZoneSet& set) {
  if (condition.known()) return condition.value() != 0 ? set : none();
  const Word mask = m_builder.subtract(0, condition);
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    result.within.push_back(possible(set, i));
    if (result.within[i] != 0) result.words[i] = m_builder.bitAnd(mask, set.words[i]);
  }
  return result;
}

ZoneSet SetWriter::select(Word condition, const ZoneSet& yes, const ZoneSet& no) {
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    result.within.push_back(possible(yes, i) | possible(no, i));
    if (result.within[i] != 0) result.words[i] = m_builder.select(condition, yes.words[i], no.words[i]);
  }
  return result;
}

Word SetWriter::isEmpty(const ZoneSet& set) {
  Word any = 0;
  for (const Word& word : set.words) any = m_builder.bitOr(any, word);
  return m_builder.isZero(any);
}

Word SetWriter::count(const ZoneSet& set) {
  Word total = 0;
  for (const Word& word : set.words) total = m_builder.add(total, m_builder.countBits(word));
  return total;
}

Word SetWriter::contains(const ZoneSet& set, Word zone) {
  if (zone.known()) {
    if (zone.value() < 0) return 0;
    const std::size_t bit = bitsBefore(kernel::ZoneId(static_cast<std::size_t>(zone.value())));
    return m_builder.bitAnd(m_builder.shiftRight(set.words[bit / 64], static_cast<std::int64_t>(bit % 64)),
                            1);
  }
  const std::vector<std::size_t> words = places(set);
  const std::optional<std::size_t> only = onlyWordOf(zone);
  if (words.empty() || (only && possible(set, *only) == 0)) return 0;
  // A word that needs no question comes first: the zone's only one, or one of those that make up the whole
  // set.
  const bool areAll = words.size() == m_words;
  Word word = only ? set.words[*only] : areAll ? set.words[words.front()] : Word(0);
  const Word at = wordOf(zone);
  for (std::size_t i = areAll ? 1 : 0; !only && i < words.size(); ++i) {
    const Word isThere = m_builder.equal(at, static_cast<std::int64_t>(words[i]));
    word = m_builder.select(isThere, set.words[words[i]], word);
  }
  const Word bit = m_builder.bitAnd(m_builder.shiftRight(word, bitOf(zone)), 1);
  return m_builder.bitAnd(bit, m_builder.lessOrEqual(0, zone));
}

std::function<Word(Word)> SetWriter::membership(const ZoneSet& set) {
  if (wordsIn(set) <= fewWords) return [this, set](Word zone) { return contains(set, zone); };
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  return [this, at](Word zone) {
    machine::At of = at;
    of.index = wordOf(zone);
    const Word word = m_builder.load(machine::Width::Word, of);
    return m_builder.bitAnd(m_builder.shiftRight(word, bitOf(zone)), 1);
  };
}

Word SetWriter::nth(const ZoneSet& set, Word n) {
  const std::vector<std::size_t> words = places(set);
  if (words.empty()) return zoneAt(0);
  // Skip whole words without a branch: as long as n is not below the bits so far, go on to the next.
  Word word = set.words[words.front()];
  Word base = zoneAt(wordFor(words.front()));
  Word left = n;
  Word seen = words.size() > 1 ? m_builder.countBits(word) : Word(0);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const Word& next = set.words[words[i]];
    const Word further = m_builder.lessOrEqual(seen, n);
    word = m_builder.select(further, next, word);
    base = m_builder.select(further, zoneAt(wordFor(words[i])), base);
    left = m_builder.select(further, m_builder.subtract(n, seen), left);
    if (i + 1 < words.size()) seen = m_builder.add(seen, m_builder.countBits(next));
  }
  return memberOf(set, m_builder.add(base, m_builder.nthBit(word, left)));
}

Word SetWriter::lowest(const ZoneSet& set) {
  const std::vector<std::size_t> words = places(set);
  if (words.empty()) return zoneAt(0);
  Word word = set.words[words.back()];
  Word base = zoneAt(wordFor(words.back()));
  for (std::size_t i = words.size() - 1; i-- > 0;) {
    const Word here = m_builder.isSet(set.words[words[i]]);
    word = m_builder.select(here, set.words[words[i]], word);
    base = m_builder.select(here, zoneAt(wordFor(words[i])), base);
  }
  return memberOf(set, m_builder.add(base, m_builder.lowestBit(word)));
}

machine::At SetWriter::scratchWords() {
  const machine::At at{machine::Memory::Scratch, m_scratch, 0, sizeof(std::uint64_t)};
  m_scratch += static_cast<std::uint32_t>(m_words * sizeof(std::uint64_t));
  return at;
}

void SetWriter::forEach(const ZoneSet& set, const std::function<void(Word)>& body) {
  forEachWhile(set, std::nullopt, body);
}

Word SetWriter::any(const ZoneSet& set, const std::function<Word(Word)>& predicate) {
  const Variable seeks = m_builder.variable(1);
  forEachWhile(set, seeks, [&](Word zone) { m_builder.set(seeks, m_builder.isZero(predicate(zone))); });
  return m_builder.isZero(m_builder.get(seeks));
}

void SetWriter::forEachBit(Word word, std::optional<Variable> goesOn, const std::function<void(Word)>& body) {
  const Variable left = m_builder.variable(word);
  const auto more = [&] {
    return goesOn ? m_builder.select(m_builder.get(*goesOn), m_builder.get(left), 0) : m_builder.get(left);
  };
  m_builder.loopWhile(more, [&] {
    const Word now = m_builder.get(left);
    const Word bit = m_builder.lowestBit(now);
    m_builder.set(left, m_builder.bitAnd(now, m_builder.subtract(now, 1)));
    body(bit);
  });
}

void SetWriter::forEachWhile(const ZoneSet& set, std::optional<Variable> goesOn,
                             const std::function<void(Word)>& body) {
  const auto overBits = [&](Word word, Word base) {
    forEachBit(word, goesOn, [&](Word bit) { body(memberOf(set, m_builder.add(bit, base))); });
  };
  const std::vector<std::size_t> words = places(set);
  if (words.empty()) return;
  if (words.size() == 1) return overBits(set.words[words.front()], zoneAt(wordFor(words.front())));
  // The words lie in memory, so that the body is written once.
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  m_builder.forEachBelow(static_cast<std::int64_t>(m_words), [&](Word i) {
    at.index = i;
    overBits(m_builder.load(machine::Width::Word, at), zoneAt(i));
  });
}

// Where a set has many words, a loop for each of them costs native code more than a store for each member.
ZoneSet SetWriter::filterOneByOne(const ZoneSet& set, const std::function<Word(Word)>& predicate) {
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, 0);
  }
  forEach(set, [&](Word zone) {
    const Word bit = m_builder.shiftLeft(predicate(zone), bitOf(zone));
    at.index = wordOf(zone);
    m_builder.store(machine::Width::Word, at, m_builder.bitOr(m_builder.load(machine::Width::Word, at), bit));
  });
  return loaded(at, set);
}

ZoneSet SetWriter::filter(const ZoneSet& set, const std::function<Word(Word)>& predicate) {
  const auto keptOf = [&](Word word, Word base) {
    const Variable kept = m_builder.variable(0);
    forEachBit(word, std::nullopt, [&](Word bit) {
      const Word fits = predicate(memberOf(set, m_builder.add(bit, base)));
      m_builder.set(kept, m_builder.bitOr(m_builder.get(kept), m_builder.shiftLeft(fits, bit)));
    });
    return m_builder.get(kept);
  };
  const std::vector<std::size_t> words = places(set);
  if (words.empty()) return none();
  if (words.size() == 1) {
    ZoneSet result = none();
    result.words[words.front()] = keptOf(set.words[words.front()], zoneAt(wordFor(words.front())));
    for (std::size_t i = 0; i < m_words; ++i) result.within.push_back(possible(set, i));
    return result;
  }
  if (words.size() > fewWords) return filterOneByOne(set, predicate);
  // As in forEachWhile; each word gives way to what is kept of it.
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  m_builder.forEachBelow(static_cast<std::int64_t>(m_words), [&](Word i) {
    at.index = i;
    const Word word = m_builder.load(machine::Width::Word, at);
    m_builder.ifThen(word, [&] { m_builder.store(machine::Width::Word, at, keptOf(word, zoneAt(i))); });
  });
  return loaded(at, set);
}

// What is left of the set.
ZoneSet SetWriter::loaded(machine::At at, const ZoneSet& set) {
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    result.within.push_back(possible(set, i));
    if (result.within[i] != 0) result.words[i] = m_builder.load(machine::Width::Word, at);
  }
  return result;
}

ZoneSet SetWriter::shifted(const ZoneSet& set, std::int64_t by) {
  ZoneSet result = none();
  const auto count = static_cast<std::int64_t>(m_words);
  const std::int64_t words = by / bitsPerWord;
  const std::int64_t bits = by >= 0 ? by % bitsPerWord : -by % bitsPerWord;
  // What comes from the word at `index`, moved up (down, when negative) within it.
  const auto part = [&](std::int64_t index, std::int64_t up, std::size_t to) {
    if (index < 0 || index >= count) return;
    const auto from = static_cast<std::size_t>(index);
    const std::uint64_t within = up >= 0 ? possible(set, from) << up : possible(set, from) >> -up;
    if (within == 0) return;
    const Word& word = set.words[from];
    const Word moved = up >= 0 ? m_builder.shiftLeft(word, up) : m_builder.shiftRight(word, -up);
    result.words[to] = m_builder.bitOr(result.words[to], moved);
    result.within[to] |= within;
  };
  result.within.assign(m_words, 0);
  for (std::size_t to = 0; to < m_words; ++to) {
    const std::int64_t near = static_cast<std::int64_t>(to) - words;
    part(near, by >= 0 ? bits : -bits, to);
    if (bits != 0 && by > 0) part(near - 1, bits - bitsPerWord, to);
    if (bits != 0 && by < 0) part(near + 1, bitsPerWord - bits, to);
  }
  return result;
}

}  // namespace ludo::engine
