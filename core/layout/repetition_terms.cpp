// SPDX-License-Identifier: Apache-2.0
#include "core/layout/repetition_terms.h"

#include <algorithm>
#include <vector>

#include "core/analysis/coded_value.h"
#include "core/base/hash.h"
#include "core/kernel/features.h"
#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::Value;
using kernel::ZoneId;
using machine::Memory;
using machine::Width;
using machine::Word;

namespace {

/// More terms than this would not stay in the cache.
constexpr std::size_t mostTerms = 32'768;

Word asWord(std::uint64_t number) {
  return static_cast<std::int64_t>(number);
}

}  // namespace

RepetitionTerms::RepetitionTerms(machine::Builder& builder, const RepetitionKeys& repetitionKeys,
                                 const kernel::Rules& rules, const Facts& facts, ConstantTables& constants)
    : m_builder(builder),
      m_repetitionKeys(repetitionKeys),
      m_rules(rules),
      m_facts(facts),
      m_owners(static_cast<std::size_t>(rules.seats()) + 1),
      m_types(static_cast<std::uint32_t>(rules.def().tokenTypes.size())) {
  for (std::uint32_t type = 0; type < m_types; ++type) {
    std::vector<std::uint32_t>& properties =
        m_propertiesOf.emplace_back(rules.def().tokenTypes[type].props.size());
    for (std::uint32_t i = 0; i < facts.properties.size(); ++i) {
      const int slot = rules.propertySlot(type, i);
      if (slot >= 0) properties[static_cast<std::size_t>(slot)] = i;
    }
    if (!isPlain(type)) m_stored = std::max(m_stored, properties.size());
  }
  std::vector<std::uint64_t> hashes, numbers, places, actives, terms;
  for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) {
    numbers.push_back(mix64(repetitionKeys.number(ZoneId(zone))));
    places.push_back(mix64(ownPlace(ZoneId(zone))));
  }
  for (Seat seat = nobody; seat < rules.seats(); ++seat) actives.push_back(repetitionKeys.active(seat));
  const bool fits = m_types * m_owners * rules.zones().size() <= mostTerms;
  for (std::uint32_t type = 0; type < m_types; ++type) {
    for (Seat owner = nobody; owner < rules.seats(); ++owner) {
      hashes.push_back(isPlain(type) ? plainHash(type, owner) : repetitionKeys.tokenHash(type, owner));
      for (std::size_t zone = 0; fits && zone < rules.zones().size(); ++zone)
        terms.push_back(repetitionKeys.placed(hashes.back(), ZoneId(zone), ownPlace(ZoneId(zone))));
    }
  }
  const bool areAlike =
      std::ranges::all_of(places, [&](std::uint64_t each) { return each == places.front(); });
  if (areAlike && !places.empty()) m_place = static_cast<std::int64_t>(ownPlace(ZoneId(0)));
  m_hashes = constants.words(hashes);
  m_numbers = constants.words(numbers);
  m_places = constants.words(places);
  m_actives = constants.words(actives);
  if (fits) m_terms = constants.words(terms);
}

// The place of the only token that there may be.
std::size_t RepetitionTerms::ownPlace(ZoneId zone) const {
  return kernel::isOrdered(m_rules, zone) ? 1 : 0;
}

// Whether all tokens of the type with one owner look alike.
bool RepetitionTerms::isPlain(std::uint32_t type) const {
  const auto isStored = [this](std::uint32_t i) { return m_facts.properties[i].isStored; };
  return std::ranges::none_of(m_propertiesOf[type], isStored);
}

std::uint64_t RepetitionTerms::plainHash(std::uint32_t type, Seat owner) const {
  std::uint64_t hash = m_repetitionKeys.tokenHash(type, owner);
  for (const std::uint32_t i : m_propertiesOf[type]) {
    const Facts::Property& property = m_facts.properties[i];
    hash = kernel::withProperty(hash, Value{property.kinds[type], property.starts[type]});
  }
  return hash;
}

Word RepetitionTerms::lookUp(std::uint32_t table, Word index) {
  return m_builder.load(Width::Word, {Memory::Constants, table, index, sizeof(std::uint64_t)});
}

Word RepetitionTerms::active(Word seat) {
  return lookUp(m_actives, m_builder.add(seat, 1));
}

Word RepetitionTerms::variety(const TokenParts& token) {
  const Word first = m_builder.multiply(token.type, static_cast<std::int64_t>(m_owners));
  return m_builder.add(m_builder.add(first, token.owner), 1);
}

// As mix64 and combine in core/base/hash.h.
Word RepetitionTerms::mix(Word word) {
  const auto folded = [this](Word x, std::int64_t by) {
    return m_builder.bitXor(x, m_builder.shiftRight(x, by));
  };
  Word x = m_builder.add(word, asWord(0x9E3779B97F4A7C15U));
  x = m_builder.multiply(folded(x, 30), asWord(0xBF58476D1CE4E5B9U));
  x = m_builder.multiply(folded(x, 27), asWord(0x94D049BB133111EBU));
  return folded(x, 31);
}

Word RepetitionTerms::combine(Word hash, Word mixedWord) {
  const Word rotated = m_builder.bitOr(m_builder.shiftLeft(hash, 23), m_builder.shiftRight(hash, 41));
  return mix(m_builder.add(rotated, mixedWord));
}

Word RepetitionTerms::placed(Word hash, Word zone, std::optional<Word> place) {
  const Word mixedPlace = place ? mix(*place) : m_place ? mix(*m_place) : lookUp(m_places, zone);
  return combine(combine(hash, lookUp(m_numbers, zone)), mixedPlace);
}

Word RepetitionTerms::term(Word zone, const TokenParts& token, std::optional<Word> place) {
  // Of a single type nobody need ask.
  const TokenParts known{m_types == 1 ? Word(0) : token.type, token.owner, token.property};
  const bool isOnlyPlain =
      known.type.known() ? isPlain(static_cast<std::uint32_t>(known.type.value())) : m_stored == 0;
  if (!isOnlyPlain) return placed(withProperties(known), zone, place);
  if (place || !m_terms) return placed(lookUp(m_hashes, variety(known)), zone, place);
  const Word row = m_builder.multiply(variety(known), static_cast<std::int64_t>(m_rules.zones().size()));
  return lookUp(*m_terms, m_builder.add(row, zone));
}

// The same code for all types: their first properties, then their second ones.
Word RepetitionTerms::withProperties(const TokenParts& token) {
  Word hash = lookUp(m_hashes, variety(token));
  for (std::size_t slot = 0; slot < m_stored; ++slot) {
    Word has = 0;
    std::optional<Word> kind;
    std::optional<Word> payload;
    bool mayBeZone = false;
    for (std::uint32_t type = 0; type < m_types; ++type) {
      if (isPlain(type) || slot >= m_propertiesOf[type].size()) continue;
      const Word isIt = m_builder.equal(token.type, type);
      if (isIt.is(0)) continue;
      const std::uint32_t index = m_propertiesOf[type][slot];
      const Facts::Property& property = m_facts.properties[index];
      has = m_builder.bitOr(has, isIt);
      Word itsKind = static_cast<std::int64_t>(property.kinds[type]);
      Word its = property.isStored ? token.property(index) : Word(property.starts[type]);
      if (property.isStored && property.isCoded) {
        mayBeZone = true;
        const Word exists = m_builder.notEqual(its, coded_value::nothing);
        itsKind = m_builder.select(exists, m_builder.bitAnd(its, coded_value::kindMask), 0);
        its = m_builder.select(exists, m_builder.shiftRightSigned(its, coded_value::kindBits), 0);
      }
      kind = kind && *kind != itsKind ? m_builder.select(isIt, itsKind, *kind) : itsKind;
      payload = payload ? m_builder.select(isIt, its, *payload) : its;
    }
    if (!kind) continue;
    // A text that is nothing is -1.
    const Word isText = m_builder.equal(*kind, static_cast<std::int64_t>(Value::Kind::Symbol));
    const Word isNothing = m_builder.bitAnd(isText, m_builder.less(*payload, 0));
    kind = m_builder.select(isNothing, static_cast<std::int64_t>(Value::Kind::Nothing), *kind);
    payload = m_builder.select(isNothing, 0, *payload);
    Word mixed = mix(*payload);
    if (mayBeZone) {
      const Word isZone = m_builder.equal(*kind, static_cast<std::int64_t>(Value::Kind::Zone));
      mixed = m_builder.select(isZone, lookUp(m_numbers, m_builder.select(isZone, *payload, 0)), mixed);
    }
    const Word with = combine(combine(hash, mix(*kind)), mixed);
    hash = m_builder.select(has, with, hash);
  }
  return hash;
}

}  // namespace ludo::engine
