// SPDX-License-Identifier: Apache-2.0
#include "core/engine/token_format.h"

#include "core/engine/cell_format.h"
#include "core/engine/count_format.h"
#include "core/engine/id_format.h"

namespace ludo::engine {

using kernel::Value;
using kernel::ZoneId;

std::int64_t TokenFormat::payloadOf(const kernel::State& state, kernel::TokenId token) const {
  const ZoneId zone = state.tokens[token.index].zone;
  return zone.valid() ? static_cast<std::int64_t>(zone.index) : -1;
}

Value TokenFormat::tokenOf(const kernel::State& state, std::int64_t payload) const {
  const std::vector<kernel::TokenId>& held = state.zones[static_cast<std::size_t>(payload)];
  return held.empty() ? Value::nothing() : Value::ofToken(held.front());
}

bool TokenFormat::packProperties(const std::vector<std::optional<Table>>& tables, const kernel::Token& token,
                                 std::size_t index, Fields& fields) const {
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const int slot = m_rules.propertySlot(token.type, property);
    if (slot < 0) continue;
    const Facts::Property& facts = m_facts.properties[property];
    const std::optional<std::int64_t> kept =
        facts.kept(token.props[static_cast<std::size_t>(slot)], token.type);
    if (!kept) return false;
    if (!facts.isStored) {
      if (*kept != facts.starts[token.type]) return false;
      continue;
    }
    if (!facts.fixed.empty() && (index >= facts.fixed.size() || *kept != facts.fixed[index])) return false;
    fields.set(*tables[property], static_cast<std::int64_t>(index), *kept);
  }
  return true;
}

void TokenFormat::unpackProperties(const std::vector<std::optional<Table>>& tables, std::size_t index,
                                   const Fields& fields, kernel::Token& token) const {
  token.props.resize(m_rules.def().tokenTypes[token.type].props.size());
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const int slot = m_rules.propertySlot(token.type, property);
    if (slot < 0) continue;
    const Facts::Property& facts = m_facts.properties[property];
    const std::int64_t kept = facts.isStored ? fields.get(*tables[property], static_cast<std::int64_t>(index))
                                             : facts.starts[token.type];
    token.props[static_cast<std::size_t>(slot)] = facts.valueOf(kept, token.type);
  }
}

void TokenFormat::packLines(kernel::Seat seat, std::size_t zone, Fields& fields) const {
  if (!m_facts.lines) return;
  const auto bytes = static_cast<std::uint32_t>(machine::bytesOf(m_facts.lines->width));
  for (const LineTable::Axis& axis : m_facts.lines->axes) {
    const std::uint32_t first = m_layout.lines[static_cast<std::size_t>(seat)];
    const Field field{first + axis.line[zone] * bytes, m_facts.lines->width};
    fields.set(field, fields.get(field) | std::int64_t{1} << axis.position[zone]);
  }
}

std::unique_ptr<const TokenFormat> makeTokenFormat(const kernel::Rules& rules, const StateLayout& layout,
                                                   const Facts& facts) {
  if (layout.tokens) return std::make_unique<IdFormat>(rules, layout, facts);
  if (layout.counts) return std::make_unique<CountFormat>(rules, layout, facts);
  return std::make_unique<CellFormat>(rules, layout, facts);
}

}  // namespace ludo::engine
