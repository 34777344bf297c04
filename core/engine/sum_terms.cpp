// SPDX-License-Identifier: Apache-2.0
// The sums of positions, kept from move to move.
#include <algorithm>

#include "core/base/hash.h"
#include "core/engine/observed_hasher.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::ZoneId;

void ObservedHasher::begin(const Position& position, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  terms.sum = sum(fields, nobody);
  terms.ofZones.clear();
  terms.ofVariables.clear();
  if (!isOfCells()) return;
  for (std::size_t zone = 0; zone < m_place.size(); ++zone) terms.ofZones.push_back(cellTerm(fields, zone));
  for (std::size_t slot = 0; slot < m_variableTerms.size(); ++slot)
    terms.ofVariables.push_back(
        combine(m_variableTerms[slot], static_cast<std::uint64_t>(fields.get(layout().variables[slot]))));
}

void ObservedHasher::renew(const Position& position, std::span<const Change> changes, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  if (!isOfCells()) {
    if (!changes.empty()) terms.sum = sum(fields, nobody);
    return;
  }
  const auto become = [&terms](std::uint64_t& term, std::uint64_t now) {
    terms.sum += now - term;
    term = now;
  };
  const auto renewZone = [&](std::int64_t zone) {
    const auto index = static_cast<std::size_t>(zone);
    become(terms.ofZones[index], cellTerm(fields, index));
  };
  for (const Change& change : changes) {
    switch (change.kind) {
      case RecordKind::Variable: {
        const auto slot = static_cast<std::size_t>(change.subject);
        const auto value = static_cast<std::uint64_t>(fields.get(layout().variables[slot]));
        become(terms.ofVariables[slot], combine(m_variableTerms[slot], value));
        break;
      }
      case RecordKind::Moved:
      case RecordKind::Swapped:
        renewZone(change.before);
        renewZone(change.after);
        break;
      case RecordKind::Created:
      case RecordKind::Destroyed:
      case RecordKind::Owner:
      case RecordKind::Property:
        renewZone(change.kind == RecordKind::Destroyed ? change.before : change.subject);
        break;
      case RecordKind::Other:
      case RecordKind::Fired:
        break;
    }
  }
}

std::uint64_t ObservedHasher::cellTerm(const Fields& fields, std::size_t zone) const {
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
