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

}  // namespace

SetWriter::SetWriter(Builder& builder, std::size_t zones, std::uint32_t& scratch)
    : m_builder(builder),
      m_scratch(scratch),
      m_zones(zones),
      m_words(std::max<std::size_t>((zones + 63) / 64, 1)) {}

ZoneSet SetWriter::now(const std::vector<machine::Variable>& words) {
  ZoneSet set;
  for (const machine::Variable& word : words) set.words.push_back(m_builder.get(word));
  return set;
}

ZoneSet SetWriter::none() const {
  return {std::vector<Word>(m_words, Word(0))};
}

ZoneSet SetWriter::all() const {
  ZoneSet set = none();
  for (std::size_t word = 0; word < m_words; ++word) {
    const std::size_t left = m_zones - std::min(word * 64, m_zones);
    const std::uint64_t bits = left >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << left) - 1;
    set.words[word] = static_cast<std::int64_t>(bits);
  }
  return set;
}

ZoneSet SetWriter::of(const std::vector<kernel::ZoneId>& zones) const {
  std::vector<std::uint64_t> bits(m_words, 0);
  for (kernel::ZoneId zone : zones) bits[zone.index / 64] |= std::uint64_t{1} << (zone.index % 64);
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
  const Word bit = m_builder.shiftLeft(exists, m_builder.bitAnd(zone, bitsPerWord - 1));
  if (m_words == 1) return {{bit}};
  const Word at = m_builder.shiftRight(zone, 6);
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

std::optional<std::vector<kernel::ZoneId>> SetWriter::candidates(Word zone) const {
  const auto known = zone.known() ? m_within.end() : m_within.find(zone.reg());
  if (known == m_within.end()) return std::nullopt;
  std::vector<kernel::ZoneId> zones;
  for (std::size_t i = 0; i < m_zones; ++i) {
    if ((known->second[i / 64] >> (i % 64) & 1) != 0) zones.emplace_back(i);
  }
  return zones;
}

// --- Sets of sets ---

ZoneSet SetWriter::both(const ZoneSet& a, const ZoneSet& b) {
  ZoneSet set = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    set.words[i] = m_builder.bitAnd(a.words[i], b.words[i]);
    set.within.push_back(possible(a, i) & possible(b, i));
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
  ZoneSet set = a;
  set.within.clear();
  for (std::size_t i = 0; i < m_words; ++i) {
    set.within.push_back(possible(a, i));
    if (!a.words[i].is(0)) set.words[i] = m_builder.without(a.words[i], b.words[i]);
  }
  return set;
}

ZoneSet SetWriter::when(Word condition, const ZoneSet& set) {
  if (condition.known()) return condition.value() != 0 ? set : none();
  const Word mask = m_builder.subtract(0, condition);
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    result.words[i] = m_builder.bitAnd(mask, set.words[i]);
    result.within.push_back(possible(set, i));
  }
  return result;
}

ZoneSet SetWriter::select(Word condition, const ZoneSet& yes, const ZoneSet& no) {
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    result.words[i] = m_builder.select(condition, yes.words[i], no.words[i]);
    result.within.push_back(possible(yes, i) | possible(no, i));
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
    const auto index = static_cast<std::size_t>(zone.value());
    return m_builder.bitAnd(m_builder.shiftRight(set.words[index / 64], zone.value() % bitsPerWord), 1);
  }
  Word word = set.words[0];
  if (m_words > 1) {
    const Word at = m_builder.shiftRight(zone, 6);
    for (std::size_t i = 1; i < m_words; ++i)
      word = m_builder.select(m_builder.equal(at, static_cast<std::int64_t>(i)), set.words[i], word);
  }
  const Word bit = m_builder.bitAnd(m_builder.shiftRight(word, m_builder.bitAnd(zone, bitsPerWord - 1)), 1);
  return m_builder.bitAnd(bit, m_builder.lessOrEqual(0, zone));
}

std::function<Word(Word)> SetWriter::membership(const ZoneSet& set) {
  if (m_words <= fewWords) return [this, set](Word zone) { return contains(set, zone); };
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  return [this, at](Word zone) {
    machine::At of = at;
    of.index = m_builder.shiftRight(zone, 6);
    const Word word = m_builder.load(machine::Width::Word, of);
    return m_builder.bitAnd(m_builder.shiftRight(word, m_builder.bitAnd(zone, bitsPerWord - 1)), 1);
  };
}

Word SetWriter::nth(const ZoneSet& set, Word n) {
  if (m_words == 1) return memberOf(set, m_builder.nthBit(set.words[0], n));
  // Skip whole words without a branch: as long as n is not below the bits so far, go on to the next.
  Word word = set.words[0];
  Word base = 0;
  Word left = n;
  Word seen = m_builder.countBits(set.words[0]);
  for (std::size_t i = 1; i < m_words; ++i) {
    const Word further = m_builder.lessOrEqual(seen, n);
    word = m_builder.select(further, set.words[i], word);
    base = m_builder.select(further, static_cast<std::int64_t>(i) * bitsPerWord, base);
    left = m_builder.select(further, m_builder.subtract(n, seen), left);
    if (i + 1 < m_words) seen = m_builder.add(seen, m_builder.countBits(set.words[i]));
  }
  return memberOf(set, m_builder.add(base, m_builder.nthBit(word, left)));
}

Word SetWriter::lowest(const ZoneSet& set) {
  Word word = set.words[m_words - 1];
  Word base = static_cast<std::int64_t>(m_words - 1) * bitsPerWord;
  for (std::size_t i = m_words - 1; i-- > 0;) {
    const Word here = m_builder.isSet(set.words[i]);
    word = m_builder.select(here, set.words[i], word);
    base = m_builder.select(here, static_cast<std::int64_t>(i) * bitsPerWord, base);
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
  if (m_words == 1) {
    if (!set.words[0].is(0)) overBits(set.words[0], 0);
    return;
  }
  // The words lie in memory, so that the body is written once.
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  m_builder.forEachBelow(static_cast<std::int64_t>(m_words), [&](Word i) {
    at.index = i;
    overBits(m_builder.load(machine::Width::Word, at), m_builder.shiftLeft(i, 6));
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
    const Word bit = m_builder.shiftLeft(predicate(zone), m_builder.bitAnd(zone, bitsPerWord - 1));
    at.index = m_builder.shiftRight(zone, 6);
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
  if (m_words == 1)
    return set.words[0].is(0) ? none() : ZoneSet{{keptOf(set.words[0], 0)}, {possible(set, 0)}};
  if (m_words > fewWords) return filterOneByOne(set, predicate);
  // As in forEachWhile; each word gives way to what is kept of it.
  machine::At at = scratchWords();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    m_builder.store(machine::Width::Word, at, set.words[i]);
  }
  m_builder.forEachBelow(static_cast<std::int64_t>(m_words), [&](Word i) {
    at.index = i;
    const Word word = m_builder.load(machine::Width::Word, at);
    m_builder.ifThen(
        word, [&] { m_builder.store(machine::Width::Word, at, keptOf(word, m_builder.shiftLeft(i, 6))); });
  });
  return loaded(at, set);
}

// What is left of the set.
ZoneSet SetWriter::loaded(machine::At at, const ZoneSet& set) {
  ZoneSet result = none();
  for (std::size_t i = 0; i < m_words; ++i) {
    at.index = static_cast<std::int64_t>(i);
    result.words[i] = m_builder.load(machine::Width::Word, at);
    result.within.push_back(possible(set, i));
  }
  return result;
}

ZoneSet SetWriter::shifted(const ZoneSet& set, std::int64_t by) {
  ZoneSet result = none();
  const auto count = static_cast<std::int64_t>(m_words);
  const std::int64_t words = by >= 0 ? by / bitsPerWord : -((-by) / bitsPerWord);
  const std::int64_t bits = by >= 0 ? by % bitsPerWord : (-by) % bitsPerWord;
  const auto at = [&](std::int64_t index) {
    return index >= 0 && index < count ? set.words[static_cast<std::size_t>(index)] : Word(0);
  };
  for (std::int64_t i = 0; i < count; ++i) {
    Word& word = result.words[static_cast<std::size_t>(i)];
    const Word near = at(i - words);
    if (bits == 0) {
      word = near;
    } else if (by > 0) {
      word = m_builder.bitOr(m_builder.shiftLeft(near, bits),
                             m_builder.shiftRight(at(i - words - 1), bitsPerWord - bits));
    } else {
      word = m_builder.bitOr(m_builder.shiftRight(near, bits),
                             m_builder.shiftLeft(at(i - words + 1), bitsPerWord - bits));
    }
  }
  return result;
}

}  // namespace ludo::engine
