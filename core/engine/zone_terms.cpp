// SPDX-License-Identifier: Apache-2.0
#include "core/engine/zone_terms.h"

#include <algorithm>
#include <bit>

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::ZoneId;

namespace {

/// The bits of the set at `offset` that are below `end`, rising.
template <typename Visit>
void forEachIn(const Fields& fields, std::uint32_t offset, std::size_t end, Visit visit) {
  for (std::size_t first = 0; first < end; first += 64) {
    for (std::uint64_t left = fields.word(offset, first); left != 0; left &= left - 1)
      visit(first + static_cast<std::size_t>(std::countr_zero(left)));
  }
}

}  // namespace

std::uint64_t ZoneTerms::sum(const Fields& fields, Seat) const {
  std::uint64_t sum = 0;
  for (std::size_t zone = 0; zone < m_hashes.zoneCount(); ++zone) sum += zoneTerm(fields, zone);
  return sum;
}

void ZoneTerms::begin(const Fields& fields, SumTerms& terms) const {
  terms.ofPlaces.clear();
  terms.ofRows.clear();
  for (std::size_t zone = 0; zone < m_hashes.zoneCount(); ++zone)
    terms.sum += terms.ofPlaces.emplace_back(zoneTerm(fields, zone));
}

void ZoneTerms::renew(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const {
  const auto renewZone = [&](std::int64_t zone) {
    const auto index = static_cast<std::size_t>(zone);
    changeTerm(terms, terms.ofPlaces[index], zoneTerm(fields, index));
  };
  for (const Change& change : changes) {
    switch (change.kind) {
      case ChangeKind::Moved:
      case ChangeKind::Swapped:
        renewZone(change.before);
        renewZone(change.after);
        break;
      case ChangeKind::Destroyed:
        renewZone(change.before);
        break;
      case ChangeKind::Created:
      case ChangeKind::Owner:
      case ChangeKind::Property:
        renewZone(change.subject);
        break;
      case ChangeKind::Variable:
      case ChangeKind::Other:
      case ChangeKind::Fired:
      case ChangeKind::Clamped:
      case ChangeKind::ZoneFull:
      case ChangeKind::NothingToMove:
        break;
    }
  }
}

std::uint64_t CountTerms::zoneTerm(const Fields& fields, std::size_t zone) const {
  const auto count =
      static_cast<std::size_t>(fields.get(m_layout.counts->counts, static_cast<std::int64_t>(zone)));
  const std::uint64_t token = m_hashes.bare(m_hashes.facts().onlyType, nobody);
  std::uint64_t sum = 0;
  for (std::size_t i = 1; i <= count; ++i)
    sum += m_hashes.placedAt(token, ZoneId(zone), m_hashes.place(zone).value_or(i));
  return sum;
}

// The first of those that are counted there.
std::optional<std::uint64_t> CountTerms::hashOf(const Fields& fields, std::int64_t token, Seat) const {
  if (token < 0 || fields.get(m_layout.counts->counts, token) == 0) return std::nullopt;
  const ZoneId at(static_cast<std::size_t>(token));
  return m_hashes.placed(m_hashes.facts().onlyType, nobody, at, m_hashes.place(at.index).value_or(1));
}

std::optional<std::uint64_t> CellTerms::hashOf(const Fields& fields, std::int64_t token, Seat) const {
  const std::uint64_t term = token < 0 ? 0 : zoneTerm(fields, static_cast<std::size_t>(token));
  return term == 0 ? std::nullopt : std::optional(term);
}

std::uint64_t CellTerms::zoneTerm(const Fields& fields, std::size_t zone) const {
  const std::size_t bit = m_layout.bitOf(ZoneId(zone));
  for (std::size_t seat = 0; seat < m_layout.owners.size(); ++seat) {
    if (fields.contains(m_layout.owners[seat], bit)) return cellTerm(fields, zone, static_cast<Seat>(seat));
  }
  return m_layout.ownerless && fields.contains(*m_layout.ownerless, bit) ? cellTerm(fields, zone, nobody) : 0;
}

std::uint64_t CellTerms::sum(const Fields& fields, Seat) const {
  std::uint64_t sum = 0;
  const auto addAll = [&](std::uint32_t set, Seat owner) {
    forEachIn(fields, set, m_layout.firstZoneBit + m_hashes.zoneCount(),
              [&](std::size_t bit) { sum += cellTerm(fields, bit - m_layout.firstZoneBit, owner); });
  };
  if (m_layout.ownerless) addAll(*m_layout.ownerless, nobody);
  for (std::size_t seat = 0; seat < m_layout.owners.size(); ++seat)
    addAll(m_layout.owners[seat], static_cast<Seat>(seat));
  return sum;
}

std::uint64_t CellTerms::cellTerm(const Fields& fields, std::size_t zone, Seat owner) const {
  std::uint32_t type = 0;
  for (std::uint32_t other = 1; other < m_layout.types.size(); ++other) {
    if (fields.contains(m_layout.types[other], m_layout.bitOf(ZoneId(zone)))) type = other;
  }
  const std::size_t place = m_hashes.place(zone).value_or(1);
  if (m_hashes.isPlain(type)) return m_hashes.placed(type, owner, ZoneId(zone), place);
  return m_hashes.placedAt(m_hashes.withProperties(fields, m_layout.columns, zone, type, owner), ZoneId(zone),
                           place);
}

}  // namespace ludo::engine
