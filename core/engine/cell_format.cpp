// SPDX-License-Identifier: Apache-2.0
#include "core/engine/cell_format.h"

#include <utility>

namespace ludo::engine {

using kernel::Seat;
using kernel::ZoneId;

bool CellFormat::pack(const kernel::State& state, Fields& fields) const {
  for (const kernel::Token& token : state.tokens) {
    if (!token.alive()) continue;
    if (token.owner < 0 && !m_layout.ownerless) return false;
    if (token.owner >= 0 && m_layout.owners.empty()) return false;
    if (state.zones[token.zone.index].size() > 1) return false;
    if (!packProperties(m_layout.columns, token, token.zone.index, fields)) return false;
    const bool owned = token.owner >= 0;
    fields.insert(owned ? m_layout.owners[static_cast<std::size_t>(token.owner)] : *m_layout.ownerless,
                  m_layout.bitOf(token.zone));
    if (!m_layout.types.empty()) fields.insert(m_layout.types[token.type], m_layout.bitOf(token.zone));
    if (owned) packLines(token.owner, token.zone.index, fields);
  }
  return true;
}

void CellFormat::unpack(const Fields& fields, kernel::State& state) const {
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) unpackCell(fields, ZoneId(zone), state);
}

void CellFormat::unpackCell(const Fields& fields, ZoneId zone, kernel::State& state) const {
  Seat owner = kernel::nobody;
  bool isOccupied = m_layout.ownerless && fields.contains(*m_layout.ownerless, m_layout.bitOf(zone));
  for (std::size_t seat = 0; seat < m_layout.owners.size(); ++seat) {
    if (!fields.contains(m_layout.owners[seat], m_layout.bitOf(zone))) continue;
    owner = static_cast<Seat>(seat);
    isOccupied = true;
  }
  if (!isOccupied) return;
  kernel::Token token;
  token.owner = owner;
  token.zone = zone;
  token.knownBy = m_rules.seenBy(zone);
  for (std::uint32_t type = 0; type < m_layout.types.size(); ++type) {
    if (fields.contains(m_layout.types[type], m_layout.bitOf(zone))) token.type = type;
  }
  unpackProperties(m_layout.columns, zone.index, fields, token);
  state.zones[zone.index].emplace_back(state.tokens.size());
  state.tokens.push_back(std::move(token));
}

}  // namespace ludo::engine
