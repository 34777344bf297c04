// SPDX-License-Identifier: Apache-2.0
// The sums of positions, kept from move to move.
#include <algorithm>

#include "core/base/hash.h"
#include "core/engine/observed_hasher.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::TokenId;
using kernel::ZoneId;

void ObservedHasher::begin(const Position& position, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  terms.sum = 0;
  const auto fill = [&terms](std::vector<std::uint64_t>& list, std::size_t count, const auto& termOf) {
    list.clear();
    for (std::size_t i = 0; i < count; ++i) terms.sum += list.emplace_back(termOf(i));
  };
  fill(terms.ofVariables, m_variableTerms.size(),
       [&](std::size_t slot) { return variableTerm(fields, slot); });
  if (!layout().tokens) {
    fill(terms.ofPlaces, m_place.size(), [&](std::size_t zone) { return zoneTerm(fields, zone); });
    return;
  }
  const auto tokens = static_cast<std::size_t>(fields.get(layout().tokens->created));
  fill(terms.ofPlaces, tokens, [&](std::size_t id) { return tokenTerm(fields, id); });
  fill(terms.ofRows, m_rows.size(), [&](std::size_t row) { return rowTerm(fields, m_rows[row], nobody); });
}

void ObservedHasher::renew(const Position& position, std::span<const Change> changes, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  const auto become = [&terms](std::uint64_t& term, std::uint64_t now) {
    terms.sum += now - term;
    term = now;
  };
  const auto renewZone = [&](std::int64_t zone) {
    const auto index = static_cast<std::size_t>(zone);
    if (!layout().tokens) become(terms.ofPlaces[index], zoneTerm(fields, index));
  };
  const auto renewToken = [&](std::int64_t subject) {
    const auto id = static_cast<std::size_t>(subject);
    if (!layout().tokens) return;
    if (terms.ofPlaces.size() <= id) terms.ofPlaces.resize(id + 1);
    become(terms.ofPlaces[id], tokenTerm(fields, id));
  };
  for (const Change& change : changes) {
    switch (change.kind) {
      case RecordKind::Variable: {
        const auto slot = static_cast<std::size_t>(change.subject);
        become(terms.ofVariables[slot], variableTerm(fields, slot));
        break;
      }
      case RecordKind::Moved:
      case RecordKind::Swapped:
        renewToken(change.subject);
        renewZone(change.before);
        renewZone(change.after);
        break;
      case RecordKind::Destroyed:
        renewToken(change.subject);
        renewZone(change.before);
        break;
      case RecordKind::Created:
      case RecordKind::Owner:
      case RecordKind::Property:
        // Of cells the zone.
        renewToken(change.subject);
        renewZone(change.subject);
        break;
      case RecordKind::Other:
      case RecordKind::Fired:
      case RecordKind::Clamped:
      case RecordKind::ZoneFull:
      case RecordKind::NothingToMove:
        break;
    }
  }
  if (!terms.ofRows.empty() && !changes.empty()) renewRows(fields, changes, terms);
}

// Those that tokens have come to or left, and that hold one that is another now. Which row was shuffled is
// not told.
void ObservedHasher::renewRows(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const {
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    const auto zone = static_cast<std::int64_t>(m_rows[row].index);
    const auto concerns = [&](const Change& change) {
      switch (change.kind) {
        case RecordKind::Other:
          return true;
        case RecordKind::Created:
          return change.after == zone;
        case RecordKind::Moved:
          return change.before == zone || change.after == zone;
        case RecordKind::Destroyed:
          return change.before == zone;
        case RecordKind::Owner:
        case RecordKind::Property:
          return fields.get(layout().tokens->zones, change.subject) == zone;
        default:
          return false;
      }
    };
    if (std::ranges::none_of(changes, concerns)) continue;
    const std::uint64_t now = rowTerm(fields, m_rows[row], nobody);
    terms.sum += now - terms.ofRows[row];
    terms.ofRows[row] = now;
  }
}

std::uint64_t ObservedHasher::variableTerm(const Fields& fields, std::size_t slot) const {
  return combine(m_variableTerms[slot], static_cast<std::uint64_t>(fields.get(layout().variables[slot])));
}

std::uint64_t ObservedHasher::rowTerm(const Fields& fields, ZoneId zone, Seat seat) const {
  const TokenFields& tokens = *layout().tokens;
  std::uint64_t sum = 0;
  std::size_t place = 0;
  for (std::int64_t id = fields.get(*tokens.bottoms, zone.index); id >= 0;
       id = fields.get(*tokens.aboves, id)) {
    const TokenId token(static_cast<std::size_t>(id));
    sum += term(fields, token, ownerOf(fields, token), zone, ++place, seat);
  }
  return sum;
}

std::uint64_t ObservedHasher::tokenTerm(const Fields& fields, std::size_t id) const {
  const std::int64_t zone = fields.get(layout().tokens->zones, static_cast<std::int64_t>(id));
  if (!fields.contains(layout().tokens->inPlay, id) || zone < 0) return 0;
  const ZoneId where(static_cast<std::size_t>(zone));
  if (!m_place[where.index]) return 0;
  const TokenId token(id);
  return term(fields, token, ownerOf(fields, token), where, *m_place[where.index], nobody);
}

std::uint64_t ObservedHasher::zoneTerm(const Fields& fields, std::size_t zone) const {
  if (layout().counts) {
    const auto count =
        static_cast<std::size_t>(fields.get(layout().counts->counts, static_cast<std::int64_t>(zone)));
    std::uint64_t sum = 0;
    for (std::size_t i = 1; i <= count; ++i)
      sum += placedAt(m_hashes[variety(m_facts.onlyType, nobody)], ZoneId(zone), m_place[zone].value_or(i));
    return sum;
  }
  for (std::size_t seat = 0; seat < layout().owners.size(); ++seat) {
    if (fields.contains(layout().owners[seat], zone)) return cellTerm(fields, zone, static_cast<Seat>(seat));
  }
  return layout().ownerless && fields.contains(*layout().ownerless, zone) ? cellTerm(fields, zone, nobody)
                                                                          : 0;
}

// Of an occupied zone.
std::uint64_t ObservedHasher::cellTerm(const Fields& fields, std::size_t zone, Seat owner) const {
  std::uint32_t type = 0;
  for (std::uint32_t other = 1; other < layout().types.size(); ++other) {
    if (fields.contains(layout().types[other], zone)) type = other;
  }
  const std::size_t place = m_place[zone].value_or(1);
  if (m_isPlain[type]) return placed(variety(type, owner), ZoneId(zone), place);
  return placedAt(withProperties(fields, layout().columns, zone, type, owner), ZoneId(zone), place);
}

}  // namespace ludo::engine
