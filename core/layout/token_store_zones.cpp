// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/layout/token_store.h"

// What zones hold, and the sets of zones by their topmost tokens.
namespace ludo::engine {

using kernel::ZoneId;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;
using machine::Word;

ZoneSet TokenStore::zonesWhere(const std::function<Word(Word)>& predicate) {
  constexpr std::size_t fewZones = 16;
  if (m_rules.zones().size() > fewZones) m_found.asksForTops = true;
  return m_zones.filter(m_zones.all(), predicate);
}

void TokenStore::renewTop(Word zone) {
  if (!isInTopSets(zone)) return;
  const Word held = top(zone);
  m_topSets->set(zone, {m_builder.lessOrEqual(0, held), owner(held), type(held)}, false);
}

ZoneSet TokenStore::occupied() {
  if (m_topSets) return m_topSets->occupied();
  return zonesWhere([this](Word zone) { return isOccupied(zone); });
}

ZoneSet TokenStore::owned(Word seat) {
  if (m_topSets) return m_topSets->owned(seat);
  const Word exists = m_builder.lessOrEqual(0, seat);
  return m_zones.when(exists, zonesWhere([&](Word zone) { return m_builder.equal(ownerAt(zone), seat); }));
}

ZoneSet TokenStore::ownedByOthers(Word seat) {
  if (m_topSets) return m_topSets->ownedByOthers(seat);
  return zonesWhere([&](Word zone) {
    const Word owner = ownerAt(zone);
    return m_builder.bitAnd(m_builder.lessOrEqual(0, owner), m_builder.notEqual(owner, seat));
  });
}

ZoneSet TokenStore::ofType(std::uint32_t type) {
  if (!m_fields.types) return occupied();
  m_found.asksForTopTypes = true;
  if (!m_topSets) return zonesWhere([&](Word zone) { return m_builder.equal(typeAt(zone), type); });
  return m_topSets->haveTypes() ? m_topSets->ofType(type) : m_zones.none();
}

Word TokenStore::ownerAt(Word zone) {
  return owner(top(zone));
}

Word TokenStore::isOccupied(Word zone) {
  if (m_kinds.keepsTop(zone).is(1)) return m_builder.lessOrEqual(0, top(zone));
  return m_sets.isSet(in(zone));
}

bool TokenStore::isInTopSets(Word zone) {
  return m_topSets &&
         !m_kinds.byZone(zone, [this](ZoneId id) { return m_topSets->tellOf(id) ? 1 : 0; }).is(0);
}

Word TokenStore::top(Word zone) {
  if (m_kinds.keepsTop(zone).is(1)) return get(*m_fields.tops, zone);
  const Word ordered = m_kinds.isOrdered(zone);
  const TokenSet held = in(zone);
  Word lowest = -1;
  for (std::size_t i = held.words.size(); i-- > 0;) {
    // Of an empty word the last bit is looked at and left out.
    const Word bit = m_builder.lowestBit(m_builder.bitOr(held.words[i], INT64_MIN));
    lowest = m_builder.select(m_builder.isSet(held.words[i]),
                              m_builder.add(bit, static_cast<std::int64_t>(i) * 64), lowest);
  }
  return ordered.is(0) ? lowest : m_builder.select(ordered, get(*m_fields.tops, zone), lowest);
}

Word TokenStore::bottom(Word zone) {
  if (m_kinds.isForOne(zone).is(1)) return top(zone);
  const Word ordered = m_kinds.isOrdered(zone);
  if (ordered.is(1)) return get(*m_fields.bottoms, zone);
  const TokenSet held = in(zone);
  const Variable highest = m_builder.variable(-1);
  m_builder.ifThen(m_sets.isSet(held), [&] {
    m_builder.set(highest, m_sets.nth(held, m_builder.subtract(m_sets.count(held), 1)));
  });
  const Word found = m_builder.get(highest);
  return ordered.is(0) ? found : m_builder.select(ordered, get(*m_fields.bottoms, zone), found);
}

Word TokenStore::count(Word zone) {
  if (m_kinds.isForOne(zone).is(1)) return m_builder.lessOrEqual(0, top(zone));
  return m_sets.count(in(zone));
}

Word TokenStore::hasCapacity(Word zone) {
  const Word left = capacity(zone);
  return left.known() ? Word(left.value() > 0) : m_builder.less(0, left);
}

Word TokenStore::capacity(Word zone) {
  constexpr std::int64_t unlimited = INT16_MAX;
  const Word capacity = m_kinds.byZone(zone, [this, unlimited](ZoneId id) {
    return std::clamp<std::int64_t>(m_rules.zone(id).capacity, 0, unlimited);
  });
  return capacity.is(unlimited) ? capacity : m_builder.subtract(capacity, count(zone));
}

TokenSet TokenStore::in(Word zone) {
  const Word isForIt = m_kinds.isForOne(zone);
  if (isForIt.is(1)) return m_sets.single(top(zone));
  TokenSet result = m_sets.none();
  const Word entry = contentsOf(zone);
  for (std::size_t i = 0; i < result.words.size(); ++i)
    result.words[i] = m_builder.load(Width::Word, contentsAt(i, entry));
  return isForIt.is(0) ? result : m_sets.select(isForIt, m_sets.single(get(*m_fields.tops, zone)), result);
}

Word TokenStore::contentsOf(Word zone) {
  if (m_fields.rows.size() + 1 == m_fields.contents.entries) return m_builder.add(zone, 1);
  return m_kinds.byZone(zone, [this](ZoneId id) { return m_fields.rows[id.index] + 1; });
}

At TokenStore::contentsAt(std::size_t word, Word entry) {
  const Table& table = m_fields.contents;
  const std::uint32_t skip = static_cast<std::uint32_t>(word) * wordBytes;
  if (entry.known())
    return {Memory::State, table.offset + skip + static_cast<std::uint32_t>(entry.value()) * table.stride};
  return {Memory::State, table.offset + skip, entry, table.stride, table.entries * table.stride - skip};
}

Word TokenStore::isOfType(Word zone, std::uint32_t type) {
  return m_builder.equal(typeAt(zone), type);
}

TokenSet TokenStore::inZones(const ZoneSet& zones) {
  SetWriter& writer = m_sets;
  constexpr std::size_t fewZones = 16;
  std::vector<kernel::ZoneId> inside;
  std::vector<kernel::ZoneId> outside;
  bool areKnown = true;
  for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
    const Word has = m_zones.contains(zones, static_cast<std::int64_t>(i));
    areKnown = has.known();
    if (!areKnown) break;
    (has.is(1) ? inside : outside).emplace_back(i);
  }
  const auto inAny = [&](const std::vector<kernel::ZoneId>& of) {
    TokenSet result = writer.none();
    for (kernel::ZoneId zone : of) result = writer.either(result, in(static_cast<std::int64_t>(zone.index)));
    return result;
  };
  if (areKnown && outside.size() < std::min(inside.size(), fewZones))
    return writer.without(inPlay(), inAny(outside));
  if (areKnown && inside.size() <= fewZones) return inAny(inside);
  std::vector<Variable> result;
  for (std::size_t i = 0; i < writer.wordCount(); ++i) result.push_back(m_builder.variable(0));
  m_zones.forEach(zones, [&](Word zone) {
    const TokenSet held = in(zone);
    for (std::size_t i = 0; i < result.size(); ++i)
      m_builder.set(result[i], m_builder.bitOr(m_builder.get(result[i]), held.words[i]));
  });
  return m_sets.now(result);
}

TokenSet TokenStore::topmost(Word zone, const TokenSet& wanted, Word most) {
  SetWriter& writer = m_sets;
  std::vector<Variable> left;
  std::vector<Variable> taken;
  for (const Word& word : wanted.words) {
    left.push_back(m_builder.variable(word));
    taken.push_back(m_builder.variable(0));
  }
  const Variable count = m_builder.variable(0);
  const auto take = [&](Word token) {
    const TokenSet one = writer.single(token);
    const TokenSet rest = writer.without(m_sets.now(left), one);
    const TokenSet more = writer.either(m_sets.now(taken), one);
    for (std::size_t i = 0; i < left.size(); ++i) {
      m_builder.set(left[i], rest.words[i]);
      m_builder.set(taken[i], more.words[i]);
    }
    m_builder.set(count, m_builder.add(m_builder.get(count), 1));
  };
  const auto goesOn = [&] {
    return m_builder.bitAnd(m_builder.less(m_builder.get(count), most), writer.isSet(m_sets.now(left)));
  };
  m_builder.ifThen(
      m_kinds.isOrdered(zone),
      [&] {
        const Variable at = m_builder.variable(top(zone));
        m_builder.loopWhile(goesOn, [&] {
          const Word token = m_builder.get(at);
          m_builder.ifThen(writer.contains(m_sets.now(left), token), [&] { take(token); });
          m_builder.set(at, beneath(token));
        });
      },
      [&] { m_builder.loopWhile(goesOn, [&] { take(writer.lowest(m_sets.now(left))); }); });
  return m_sets.now(taken);
}

void TokenStore::visitWanted(Word zone, const TokenSet& wanted, const std::function<void(Word)>& visit) {
  const TokenSet mine = m_sets.both(in(zone), wanted);
  const Word ordered = m_kinds.isOrdered(zone);
  if (ordered.is(0)) return m_sets.forEach(mine, visit);
  m_builder.ifThen(
      ordered, [&] { visitRow(zone, mine, visit); }, [&] { m_sets.forEach(mine, visit); });
}

void TokenStore::visitRow(Word zone, const TokenSet& wanted, const std::function<void(Word)>& visit) {
  const std::function<Word(Word)> isWanted = m_sets.membership(wanted);
  const Variable at = m_builder.variable(-1);
  m_builder.ifThen(m_sets.isSet(wanted), [&] { m_builder.set(at, get(*m_fields.bottoms, zone)); });
  m_builder.loopWhile([&] { return m_builder.lessOrEqual(0, m_builder.get(at)); },
                      [&] {
                        const Word token = m_builder.get(at);
                        m_builder.set(at, above(token));
                        m_builder.ifThen(isWanted(token), [&] { visit(token); });
                      });
}

}  // namespace ludo::engine
