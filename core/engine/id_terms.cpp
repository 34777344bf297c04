// SPDX-License-Identifier: Apache-2.0
#include "core/engine/id_terms.h"

#include <algorithm>
#include <bit>

#include "core/kernel/features.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::TokenId;
using kernel::Value;
using kernel::ZoneId;

std::optional<std::uint64_t> IdTerms::hashOf(const Fields& fields, std::int64_t token, Seat seat) const {
  return argumentHash(fields, token, seat);
}

std::uint64_t IdTerms::argumentHash(const Fields& fields, std::int64_t token, Seat seat) const {
  return tokenHash(fields, Value{Value::Kind::Token, token}.token(), seat);
}

void IdTerms::begin(const Fields& fields, SumTerms& terms) const {
  terms.ofPlaces.clear();
  terms.ofRows.clear();
  const auto tokens = static_cast<std::size_t>(fields.get(m_tokens.created));
  for (std::size_t id = 0; id < tokens; ++id) terms.sum += terms.ofPlaces.emplace_back(tokenTerm(fields, id));
  for (const ZoneId row : m_hashes.rows())
    terms.sum += terms.ofRows.emplace_back(rowTerm(fields, row, nobody));
}

void IdTerms::renew(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const {
  for (const Change& change : changes) {
    switch (change.kind) {
      case ChangeKind::Moved:
      case ChangeKind::Swapped:
      case ChangeKind::Destroyed:
      case ChangeKind::Created:
      case ChangeKind::Owner:
      case ChangeKind::Property: {
        const auto id = static_cast<std::size_t>(change.subject);
        if (terms.ofPlaces.size() <= id) terms.ofPlaces.resize(id + 1);
        changeTerm(terms, terms.ofPlaces[id], tokenTerm(fields, id));
        break;
      }
      case ChangeKind::Variable:
      case ChangeKind::Other:
      case ChangeKind::Fired:
      case ChangeKind::Clamped:
      case ChangeKind::ZoneFull:
      case ChangeKind::NothingToMove:
        break;
    }
  }
  if (!terms.ofRows.empty() && !changes.empty()) renewRows(fields, changes, terms);
}

std::uint64_t IdTerms::sum(const Fields& fields, Seat seat) const {
  std::uint64_t sum = 0;
  for (std::size_t first = 0; first < m_tokens.capacity; first += 64) {
    for (std::uint64_t left = fields.word(m_tokens.inPlay, first); left != 0; left &= left - 1) {
      const TokenId token(first + static_cast<std::size_t>(std::countr_zero(left)));
      const ZoneId zone(static_cast<std::size_t>(fields.get(m_tokens.zones, token.index)));
      const std::optional<std::size_t> place = m_hashes.place(zone.index);
      if (place) sum += term(fields, token, ownerOf(fields, token), zone, *place, seat);
    }
  }
  for (const ZoneId zone : m_hashes.rows()) sum += rowTerm(fields, zone, seat);
  return sum + sumOfUnknown(fields, seat);
}

std::uint64_t IdTerms::term(const Fields& fields, TokenId token, Seat owner, ZoneId zone, std::size_t place,
                            Seat seat) const {
  const std::uint32_t type = typeOf(fields, token);
  if (!knows(fields, token, seat)) return m_hashes.placedAt(unknownHash(fields, token, owner), zone, place);
  if (m_hashes.isPlain(type)) return m_hashes.placed(type, owner, zone, place);
  return m_hashes.placedAt(knownHash(fields, token, type, owner), zone, place);
}

std::uint64_t IdTerms::unknownHash(const Fields& fields, TokenId token, Seat owner) const {
  const auto pool = static_cast<std::uint32_t>(fields.get(*m_tokens.pools, token.index));
  return kernel::unknownHash(owner, pool);
}

std::uint64_t IdTerms::sumOfUnknown(const Fields& fields, Seat seat) const {
  std::uint64_t sum = 0;
  const auto created = static_cast<std::size_t>(fields.get(m_tokens.created));
  for (std::size_t id = 0; m_tokens.knownBy && seat != nobody && id < created; ++id) {
    const TokenId token(id);
    if (knows(fields, token, seat)) continue;
    const std::uint32_t type = typeOf(fields, token);
    std::uint64_t hash = m_hashes.bare(type, nobody);
    const std::int64_t nature = m_tokens.natures ? fields.get(*m_tokens.natures, token.index) : 0;
    if (nature != 0)
      hash = kernel::withOrigin(m_hashes.rules().hashSeed(), static_cast<kernel::Origin>(nature));
    for (const std::uint32_t property : m_hashes.propertiesOf(type)) {
      if (m_hashes.isPlain(type) || nature != 0) break;
      const std::optional<Table>& origins = m_tokens.origins[property];
      const std::int64_t origin = origins ? fields.get(*origins, token.index) : 0;
      hash = origin == 0 ? kernel::withProperty(hash, propertyOf(fields, token, type, property))
                         : kernel::withOrigin(hash, static_cast<kernel::Origin>(origin));
    }
    sum += kernel::unplacedHash(hash, static_cast<std::uint32_t>(fields.get(*m_tokens.pools, token.index)));
  }
  return sum;
}

Seat IdTerms::ownerOf(const Fields& fields, TokenId token) const {
  return m_tokens.owners ? static_cast<Seat>(fields.get(*m_tokens.owners, token.index)) : nobody;
}

std::uint32_t IdTerms::typeOf(const Fields& fields, TokenId token) const {
  const std::optional<Table>& types = m_tokens.types;
  return types ? static_cast<std::uint32_t>(fields.get(*types, token.index)) : 0;
}

bool IdTerms::knows(const Fields& fields, TokenId token, Seat seat) const {
  const std::optional<Table>& knownBy = m_tokens.knownBy;
  if (!knownBy || seat == nobody) return true;
  return (fields.get(*knownBy, token.index) >> seat & 1) != 0;
}

std::uint64_t IdTerms::knownHash(const Fields& fields, TokenId token, std::uint32_t type, Seat owner) const {
  if (m_hashes.isPlain(type)) return m_hashes.bare(type, owner);
  return m_hashes.withProperties(fields, m_tokens.properties, token.index, type, owner);
}

Value IdTerms::propertyOf(const Fields& fields, TokenId token, std::uint32_t type,
                          std::uint32_t property) const {
  const Facts::Property& facts = m_hashes.facts().properties[property];
  const std::int64_t payload =
      facts.isStored ? fields.get(*m_tokens.properties[property], token.index) : facts.starts[type];
  return facts.valueOf(payload, type);
}

std::uint64_t IdTerms::tokenHash(const Fields& fields, TokenId token, Seat seat) const {
  const Seat owner = ownerOf(fields, token);
  const std::uint64_t bare = knows(fields, token, seat)
                                 ? knownHash(fields, token, typeOf(fields, token), owner)
                                 : unknownHash(fields, token, owner);
  const std::int64_t zone = fields.get(m_tokens.zones, token.index);
  if (zone < 0) return bare;
  const ZoneId where(static_cast<std::size_t>(zone));
  if (m_hashes.place(where.index)) return m_hashes.placedAt(bare, where, *m_hashes.place(where.index));
  std::size_t place = 1;
  for (std::int64_t at = fields.get(*m_tokens.belows, token.index); at >= 0;
       at = fields.get(*m_tokens.belows, at))
    ++place;
  return m_hashes.placedAt(bare, where, place);
}

std::uint64_t IdTerms::rowTerm(const Fields& fields, ZoneId zone, Seat seat) const {
  std::uint64_t sum = 0;
  std::size_t place = 0;
  for (std::int64_t id = fields.get(*m_tokens.bottoms, zone.index); id >= 0;
       id = fields.get(*m_tokens.aboves, id)) {
    const TokenId token(static_cast<std::size_t>(id));
    sum += term(fields, token, ownerOf(fields, token), zone, ++place, seat);
  }
  return sum;
}

std::uint64_t IdTerms::tokenTerm(const Fields& fields, std::size_t id) const {
  const std::int64_t zone = fields.get(m_tokens.zones, static_cast<std::int64_t>(id));
  if (!fields.contains(m_tokens.inPlay, id) || zone < 0) return 0;
  const ZoneId where(static_cast<std::size_t>(zone));
  if (!m_hashes.place(where.index)) return 0;
  const TokenId token(id);
  return term(fields, token, ownerOf(fields, token), where, *m_hashes.place(where.index), nobody);
}

// Those that tokens have come to or left, and that hold one that is another now. Which row was shuffled is
// not told.
void IdTerms::renewRows(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const {
  for (std::size_t row = 0; row < m_hashes.rows().size(); ++row) {
    const auto zone = static_cast<std::int64_t>(m_hashes.rows()[row].index);
    const auto concerns = [&](const Change& change) {
      switch (change.kind) {
        case ChangeKind::Other:
          return true;
        case ChangeKind::Created:
          return change.after == zone;
        case ChangeKind::Moved:
          return change.before == zone || change.after == zone;
        case ChangeKind::Destroyed:
          return change.before == zone;
        case ChangeKind::Owner:
        case ChangeKind::Property:
          return fields.get(m_tokens.zones, change.subject) == zone;
        default:
          return false;
      }
    };
    if (std::ranges::none_of(changes, concerns)) continue;
    const std::uint64_t now = rowTerm(fields, m_hashes.rows()[row], nobody);
    terms.sum += now - terms.ofRows[row];
    terms.ofRows[row] = now;
  }
}

}  // namespace ludo::engine
