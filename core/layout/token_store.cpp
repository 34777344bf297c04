// SPDX-License-Identifier: Apache-2.0
#include "core/layout/token_store.h"

#include "core/layout/table_code.h"

namespace ludo::engine {

using machine::At;
using machine::Builder;
using machine::Memory;
using machine::Variable;
using machine::Width;
using machine::Word;

TokenStore::TokenStore(Builder& builder, SetWriter& zones, const kernel::Rules& rules,
                       const StateLayout& layout, const Facts& facts, ConstantTables& constants,
                       std::uint32_t& scratch, Discoveries& found)
    : m_builder(builder),
      m_zones(zones),
      m_sets(builder, layout.tokens->capacity, scratch),
      m_rules(rules),
      m_kinds(builder, zones, rules, constants),
      m_fields(*layout.tokens),
      m_secrets(builder, *layout.tokens),
      m_facts(facts),
      m_found(found) {
  if (m_fields.zonesByTop) m_topSets.emplace(builder, zones, layout, facts, constants);
}

Word TokenStore::get(const Table& table, Word index) {
  return readEntry(m_builder, table, index);
}

void TokenStore::set(const Table& table, Word index, Word value) {
  writeEntry(m_builder, table, index, value);
}

TokenSet TokenStore::getSet(std::uint32_t offset) {
  TokenSet result = m_sets.none();
  for (std::size_t i = 0; i < result.words.size(); ++i)
    result.words[i] =
        m_builder.load(Width::Word, {Memory::State, offset + static_cast<std::uint32_t>(i) * wordBytes});
  return result;
}

void TokenStore::change(std::uint32_t offset, Word first, std::uint32_t entries, Word token, Word in) {
  const auto words = static_cast<std::int64_t>(m_sets.wordCount());
  const auto extent = static_cast<std::uint32_t>(entries * m_sets.wordCount() * wordBytes);
  const Word index =
      m_builder.add(m_builder.multiply(first, words), words == 1 ? Word(0) : m_builder.shiftRight(token, 6));
  const At at = index.known()
                    ? At{Memory::State, offset + static_cast<std::uint32_t>(index.value()) * wordBytes}
                    : At{Memory::State, offset, index, wordBytes, extent};
  const Word shift = m_builder.bitAnd(token, 63);
  const Word cleared = m_builder.without(m_builder.load(Width::Word, at), m_builder.shiftLeft(1, shift));
  m_builder.store(Width::Word, at, m_builder.bitOr(cleared, m_builder.shiftLeft(in, shift)));
}

std::optional<Word> TokenStore::usedIds() {
  return m_facts.createsTokens ? std::optional(created()) : std::nullopt;
}

// The next token with the id begins with nothing that was known of this one.
void TokenStore::freeLastIds() {
  const auto isGone = [this] { return m_builder.less(zoneOf(m_builder.subtract(created(), 1)), 0); };
  m_builder.loopWhile(
      [&] { return m_builder.bitAnd(m_builder.less(0, created()), isGone()); },
      [&] {
        const Word token = m_builder.subtract(created(), 1);
        m_builder.store(m_fields.created.width, {Memory::State, m_fields.created.offset}, token);
        for (const std::uint32_t set : m_fields.owned) change(set, 0, 1, token, 0);
        for (const std::uint32_t set : m_fields.ofType) change(set, 0, 1, token, 0);
        for (std::uint32_t i = 0; i < m_fields.byValue.size(); ++i) {
          if (m_fields.byValue[i]) changeByValue(i, get(*m_fields.properties[i], token), token, 0);
        }
        m_secrets.forget(token);
      });
}

TokenSet TokenStore::inPlay() {
  return getSet(m_fields.inPlay);
}

TokenSet TokenStore::tokensOwned(Word seat) {
  m_found.asksForOwned = true;
  TokenSet result = m_sets.none();
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const Word isHis = m_builder.equal(seat, static_cast<std::int64_t>(i));
    if (!isHis.is(0)) result = m_sets.either(result, m_sets.when(isHis, getSet(m_fields.owned[i])));
  }
  return result;
}

TokenSet TokenStore::tokensOfType(std::uint32_t type) {
  if (!m_fields.types) return inPlay();
  m_found.asksForTypes = true;
  return m_fields.ofType.empty() ? m_sets.none() : getSet(m_fields.ofType[type]);
}

// The sets stand one after the other.
std::optional<TokenSet> TokenStore::lookUpTokensOf(Word type) {
  if (!m_fields.types) return std::nullopt;
  m_found.asksForTypes = true;
  TokenSet set = m_sets.none();
  if (m_fields.ofType.empty()) return set;
  const auto bytes = static_cast<std::uint32_t>(wordBytes * set.words.size());
  const auto extent = static_cast<std::uint32_t>(bytes * m_fields.ofType.size());
  for (std::uint32_t i = 0; i < set.words.size(); ++i)
    set.words[i] = m_builder.load(
        Width::Word, {Memory::State, m_fields.ofType.front() + wordBytes * i, type, bytes, extent});
  return set;
}

Word TokenStore::zoneOf(Word token) {
  return get(m_fields.zones, token);
}

Word TokenStore::owner(Word token) {
  return m_fields.owners ? get(*m_fields.owners, token) : Word(-1);
}

Word TokenStore::type(Word token) {
  if (m_fields.types) return get(*m_fields.types, token);
  return m_builder.shiftRightSigned(token, 63);
}

Word TokenStore::created() {
  return m_builder.load(m_fields.created.width, {Memory::State, m_fields.created.offset});
}

void TokenStore::put(Word zone, std::uint32_t type, Word owner) {
  const Word token = created();
  if (m_fields.types) set(*m_fields.types, token, type);
  if (m_fields.owners) set(*m_fields.owners, token, owner);
  if (!m_fields.ofType.empty()) change(m_fields.ofType[type], 0, 1, token, 1);
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i) {
    const Word isHis = m_builder.equal(owner, static_cast<std::int64_t>(i));
    if (!isHis.is(0)) change(m_fields.owned[i], 0, 1, token, isHis);
  }
  for (std::uint32_t i = 0; i < m_fields.properties.size(); ++i) {
    if (!m_fields.properties[i]) continue;
    const std::int64_t start = m_facts.properties[i].start(type);
    set(*m_fields.properties[i], token, start);
    if (m_fields.byValue[i] && m_facts.properties[i].has[type]) changeByValue(i, start, token, 1);
  }
  change(m_fields.inPlay, 0, 1, token, 1);
  m_builder.store(m_fields.created.width, {Memory::State, m_fields.created.offset}, m_builder.add(token, 1));
  enterAs(token, zone, m_kinds.isQueue(zone), {1, owner, type});
}

void TokenStore::take(Word token) {
  takeFrom(zoneOf(token), token);
}

void TokenStore::takeFrom(Word zone, Word token) {
  leave(token, zone);
  change(m_fields.inPlay, 0, 1, token, 0);
}

void TokenStore::setOwner(Word token, Word owner) {
  if (m_fields.owners) set(*m_fields.owners, token, owner);
  for (std::size_t i = 0; i < m_fields.owned.size(); ++i)
    change(m_fields.owned[i], 0, 1, token, m_builder.equal(owner, static_cast<std::int64_t>(i)));
  renewTop(zoneOf(token));
}

void TokenStore::setOwners(const ZoneSet& zones, Word owner) {
  m_zones.forEach(zones, [&](Word zone) {
    const Word token = top(zone);
    set(*m_fields.owners, token, owner);
    for (std::size_t i = 0; i < m_fields.owned.size(); ++i)
      change(m_fields.owned[i], 0, 1, token, m_builder.equal(owner, static_cast<std::int64_t>(i)));
    if (m_topSets->haveLines()) renewTop(zone);
  });
  if (!m_topSets->haveLines()) m_topSets->setOwners(zones, owner);
}

void TokenStore::moveOne(Word token, Word from, Word to) {
  set(m_fields.zones, token, to);
  set(*m_fields.tops, from, -1);
  set(*m_fields.tops, to, token);
  if (m_topSets) m_topSets->carry(from, to);
}

void TokenStore::enter(Word token, Word zone, Word under) {
  enterAs(token, zone, under, {1, owner(token), type(token)});
}

void TokenStore::enterAs(Word token, Word zone, Word under, const TopSets::Top& top) {
  arrive(token, zone);
  if (m_kinds.isForOne(zone).is(1)) {
    if (m_topSets) m_topSets->set(zone, top, true);
    return;
  }
  const Word ordered = m_kinds.isOrdered(zone);
  if (!ordered.is(0)) {
    m_builder.ifThen(ordered, [&] {
      m_builder.ifThen(
          under, [&] { link(token, zone, -1, get(*m_fields.bottoms, zone)); },
          [&] { link(token, zone, get(*m_fields.tops, zone), -1); });
    });
  }
  renewTop(zone);
}

void TokenStore::enterAbove(Word token, Word zone, Word below) {
  arrive(token, zone);
  const Variable under = m_builder.variable(-1);
  const Variable over = m_builder.variable(get(*m_fields.bottoms, zone));
  m_builder.forEachBelow(below, [&](Word) {
    const Word next = m_builder.get(over);
    m_builder.set(under, next);
    m_builder.set(over, above(next));
  });
  link(token, zone, m_builder.get(under), m_builder.get(over));
  renewTop(zone);
}

void TokenStore::arrive(Word token, Word zone) {
  const Word several = m_builder.isZero(m_kinds.isForOne(zone));
  if (!several.is(0))
    change(m_fields.contents.offset, contentsOf(zone), m_fields.contents.entries, token, several);
  set(m_fields.zones, token, zone);
  writeDown(zone, token);
}

// Of a zone with room for one token: which it is.
void TokenStore::writeDown(Word zone, Word token) {
  const Word isForIt = m_kinds.isForOne(zone);
  if (isForIt.is(0)) return;
  const Word kept = isForIt.is(1) ? token : m_builder.select(isForIt, token, get(*m_fields.tops, zone));
  set(*m_fields.tops, zone, kept);
}

// The entries of none may be written; nobody reads them.
void TokenStore::link(Word token, Word zone, Word below, Word above) {
  set(*m_fields.belows, token, below);
  set(*m_fields.aboves, token, above);
  join(zone, below, above, token, token);
}

void TokenStore::join(Word zone, Word below, Word above, Word afterBelow, Word beforeAbove) {
  set(*m_fields.aboves, below, afterBelow);
  set(*m_fields.belows, above, beforeAbove);
  const Word top = get(*m_fields.tops, zone);
  const Word bottom = get(*m_fields.bottoms, zone);
  set(*m_fields.tops, zone, m_builder.select(m_builder.less(above, 0), beforeAbove, top));
  set(*m_fields.bottoms, zone, m_builder.select(m_builder.less(below, 0), afterBelow, bottom));
}

// The one that comes to lie lower goes in first: with both out, places count from the bottom.
void TokenStore::swap(Word a, Word b) {
  const auto placeOf = [this](Word token) {
    const Variable below = m_builder.variable(0);
    m_builder.ifThen(m_kinds.isOrdered(zoneOf(token)), [&] {
      const Variable at = m_builder.variable(beneath(token));
      m_builder.loopWhile([&] { return m_builder.lessOrEqual(0, m_builder.get(at)); },
                          [&] {
                            m_builder.set(below, m_builder.add(m_builder.get(below), 1));
                            m_builder.set(at, beneath(m_builder.get(at)));
                          });
    });
    return m_builder.get(below);
  };
  const Word zoneA = zoneOf(a);
  const Word zoneB = zoneOf(b);
  const Word placeA = placeOf(a);
  const Word placeB = placeOf(b);
  leave(a, zoneA);
  leave(b, zoneB);
  const Word isLower = m_builder.less(placeA, placeB);
  const auto put = [this](Word token, Word zone, Word place) {
    m_builder.ifThen(
        m_kinds.isOrdered(zone), [&] { enterAbove(token, zone, place); }, [&] { enter(token, zone, 0); });
  };
  const auto first = [&](Word yes, Word no) { return m_builder.select(isLower, yes, no); };
  put(first(b, a), first(zoneA, zoneB), first(placeA, placeB));
  put(first(a, b), first(zoneB, zoneA), first(placeB, placeA));
}

void TokenStore::leave(Word token, Word zone) {
  const Word ordered = m_kinds.isOrdered(zone);
  if (!ordered.is(0)) {
    m_builder.ifThen(ordered, [&] {
      const Word below = get(*m_fields.belows, token);
      const Word above = get(*m_fields.aboves, token);
      join(zone, below, above, above, below);
    });
  }
  if (!m_kinds.isForOne(zone).is(1))
    change(m_fields.contents.offset, contentsOf(zone), m_fields.contents.entries, token, 0);
  set(m_fields.zones, token, -1);
  writeDown(zone, -1);
  if (!m_kinds.isForOne(zone).is(1)) return renewTop(zone);
  if (m_topSets) m_topSets->set(zone, {}, false);
}

bool TokenStore::movesAtOnce(Word from, Word to) {
  const auto isPlain = [this](Word zone) {
    return m_kinds.isOrdered(zone).is(0) && m_kinds.isForOne(zone).is(0);
  };
  return isPlain(from) && isPlain(to) && capacity(to).known();
}

void TokenStore::moveSet(const TokenSet& tokens, Word from, Word to) {
  const auto put = [this](Word zone, const TokenSet& set) {
    const Word entry = contentsOf(zone);
    for (std::size_t i = 0; i < set.words.size(); ++i)
      m_builder.store(Width::Word, contentsAt(i, entry), set.words[i]);
  };
  put(from, m_sets.without(in(from), tokens));
  put(to, m_sets.either(in(to), tokens));
  renewTop(from);
  renewTop(to);
}

void TokenStore::setZone(Word token, Word zone) {
  set(m_fields.zones, token, zone);
}

Word TokenStore::above(Word token) {
  return get(*m_fields.aboves, token);
}

Word TokenStore::beneath(Word token) {
  return get(*m_fields.belows, token);
}

void TokenStore::chain(Word zone, std::uint32_t list, Word count) {
  const Variable last = m_builder.variable(-1);
  m_builder.forEachBelow(count, [&](Word i) {
    const Word token = m_builder.load(Width::Int16, {Memory::Scratch, list, i, 2});
    const Word below = m_builder.get(last);
    set(*m_fields.belows, token, below);
    set(*m_fields.aboves, below, token);
    m_builder.ifThen(m_builder.less(below, 0), [&] { set(*m_fields.bottoms, zone, token); });
    m_builder.set(last, token);
  });
  const Word top = m_builder.get(last);
  set(*m_fields.aboves, top, -1);
  set(*m_fields.tops, zone, top);
  renewTop(zone);
}

Word TokenStore::property(Word token, std::uint32_t property) {
  return get(*m_fields.properties[property], token);
}

void TokenStore::setProperty(Word token, std::uint32_t property, Word value) {
  const Table& values = *m_fields.properties[property];
  if (m_fields.byValue[property]) {
    changeByValue(property, get(values, token), token, 0);
    changeByValue(property, value, token, 1);
  }
  set(values, token, value);
}

void TokenStore::changeByValue(std::uint32_t property, Word value, Word token, Word in) {
  const ValueRange& range = m_facts.properties[property].range;
  change(*m_fields.byValue[property], m_builder.subtract(value, range.low),
         static_cast<std::uint32_t>(range.count()), token, in);
}

TokenSet TokenStore::tokensWithValue(std::uint32_t property, Word value) {
  const ValueRange& range = m_facts.properties[property].range;
  TokenSet set = m_sets.none();
  const auto bytes = static_cast<std::uint32_t>(wordBytes * set.words.size());
  const Word row = m_builder.subtract(value, range.low);
  for (std::uint32_t i = 0; i < set.words.size(); ++i) {
    const std::uint32_t first = *m_fields.byValue[property] + wordBytes * i;
    set.words[i] = m_builder.load(
        Width::Word, row.known() ? At{Memory::State, first + static_cast<std::uint32_t>(row.value()) * bytes}
                                 : At{Memory::State, first, row, bytes,
                                      static_cast<std::uint32_t>(range.count()) * bytes});
  }
  return set;
}

Word TokenStore::existing(Word token) {
  return m_builder.select(m_builder.lessOrEqual(0, zoneOf(token)), token, -1);
}

}  // namespace ludo::engine
