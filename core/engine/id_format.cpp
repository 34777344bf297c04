// SPDX-License-Identifier: Apache-2.0
#include "core/engine/id_format.h"

#include <algorithm>

#include "core/analysis/coded_value.h"
#include "core/kernel/zone_order.h"

namespace ludo::engine {

using kernel::Seat;
using kernel::TokenId;
using kernel::Value;
using kernel::ZoneId;

bool IdFormat::isRow(ZoneId zone) const {
  return kernel::isOrdered(m_rules, zone) && m_rules.zone(zone).capacity != 1;
}

std::uint32_t IdFormat::contentsOf(ZoneId zone) const {
  const Table& contents = m_layout.tokens->contents;
  return contents.offset +
         static_cast<std::uint32_t>(m_layout.tokens->rows[zone.index] + 1) * contents.stride;
}

bool IdFormat::pack(const kernel::State& state, Fields& fields) const {
  const TokenFields& layout = *m_layout.tokens;
  if (state.tokens.size() > layout.capacity) return false;
  fields.set(layout.created, static_cast<std::int64_t>(state.tokens.size()));
  for (const std::optional<Table>& chain : {layout.tops, layout.bottoms, layout.aboves, layout.belows}) {
    for (std::int64_t i = 0; chain && i < chain->entries; ++i) fields.set(*chain, i - 1, -1);
  }
  for (std::int64_t i = 0; i < layout.zones.entries; ++i) fields.set(layout.zones, i - 1, -1);
  for (const std::optional<Table>& each : {layout.types, layout.owners}) {
    for (std::int64_t i = 0; each && i < each->entries; ++i) fields.set(*each, i - 1, -1);
  }
  for (std::size_t i = 0; i < state.tokens.size(); ++i) {
    const kernel::Token& token = state.tokens[i];
    const auto id = static_cast<std::int64_t>(i);
    if (layout.types) fields.set(*layout.types, id, token.type);
    if (!layout.ofType.empty()) fields.insert(layout.ofType[token.type], i);
    if (token.owner >= 0 && !layout.owners) return false;
    if (layout.owners) fields.set(*layout.owners, id, token.owner);
    if (token.owner >= 0 && !layout.owned.empty())
      fields.insert(layout.owned[static_cast<std::size_t>(token.owner)], i);
    if (layout.knownBy) fields.set(*layout.knownBy, id, token.knownBy);
    if (layout.pools) fields.set(*layout.pools, id, token.pool);
    if (layout.natures) fields.set(*layout.natures, id, token.nature);
    if (!packSets(token, i, fields) || !packProperties(layout.properties, token, i, fields)) return false;
    packOrigins(token, i, fields);
    if (!token.alive()) continue;
    fields.insert(layout.inPlay, i);
    fields.set(layout.zones, id, token.zone.index);
    if (layout.rows[token.zone.index] >= 0) fields.insert(contentsOf(token.zone), i);
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    const std::vector<TokenId>& content = state.zones[zone];
    if (content.empty() || (!isRow(ZoneId(zone)) && m_rules.zone(ZoneId(zone)).capacity != 1)) continue;
    fields.set(*layout.tops, static_cast<std::int64_t>(zone), content.back().index);
    if (!isRow(ZoneId(zone))) continue;
    fields.set(*layout.bottoms, static_cast<std::int64_t>(zone), content.front().index);
    for (std::size_t i = 1; i < content.size(); ++i) {
      fields.set(*layout.belows, content[i].index, content[i - 1].index);
      fields.set(*layout.aboves, content[i - 1].index, content[i].index);
    }
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    putTop(fields, static_cast<std::int64_t>(zone));
    for (std::size_t seat = 0; m_facts.lines && seat < layout.zonesByTop->owned.size(); ++seat) {
      if (fields.contains(layout.zonesByTop->owned[seat], m_layout.bitOf(ZoneId(zone))))
        packLines(static_cast<Seat>(seat), zone, fields);
    }
  }
  return true;
}

void IdFormat::unpack(const Fields& fields, kernel::State& state) const {
  const TokenFields& layout = *m_layout.tokens;
  const auto created = static_cast<std::size_t>(fields.get(layout.created));
  for (std::size_t i = 0; i < created; ++i) {
    const auto id = static_cast<std::int64_t>(i);
    kernel::Token& token = state.tokens.emplace_back();
    if (layout.types) token.type = static_cast<std::uint32_t>(fields.get(*layout.types, id));
    if (layout.owners) token.owner = static_cast<Seat>(fields.get(*layout.owners, id));
    // Where all zones are public everybody knows everything.
    token.knownBy = layout.knownBy ? static_cast<std::uint32_t>(fields.get(*layout.knownBy, id))
                                   : static_cast<std::uint32_t>((1ULL << m_rules.seats()) - 1);
    if (layout.pools) token.pool = static_cast<std::uint32_t>(fields.get(*layout.pools, id));
    if (layout.natures) token.nature = static_cast<kernel::Origin>(fields.get(*layout.natures, id));
    unpackProperties(layout.properties, i, fields, token);
    unpackOrigins(i, fields, token);
    const std::int64_t zone = fields.get(layout.zones, id);
    if (zone < 0) continue;
    token.zone = ZoneId(static_cast<std::size_t>(zone));
    if (!isRow(token.zone)) state.zones[token.zone.index].emplace_back(i);
  }
  for (std::size_t zone = 0; layout.bottoms && zone < state.zones.size(); ++zone) {
    std::int64_t at = fields.get(*layout.bottoms, static_cast<std::int64_t>(zone));
    for (; at >= 0; at = fields.get(*layout.aboves, at))
      state.zones[zone].emplace_back(static_cast<std::size_t>(at));
  }
}

bool IdFormat::packSets(const kernel::Token& token, std::size_t id, Fields& fields) const {
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const Facts::Property& facts = m_facts.properties[property];
    const int slot = m_rules.propertySlot(token.type, property);
    if (!facts.hasSets || slot < 0) continue;
    const std::optional<std::int64_t> kept =
        facts.kept(token.props[static_cast<std::size_t>(slot)], token.type);
    if (!kept || *kept < facts.range.low || *kept > facts.range.high) return false;
    fields.insert(setOf(property, *kept), id);
  }
  return true;
}

void IdFormat::packOrigins(const kernel::Token& token, std::size_t id, Fields& fields) const {
  const std::vector<std::optional<Table>>& tables = m_layout.tokens->origins;
  for (std::uint32_t property = 0; property < tables.size() && !token.origins.empty(); ++property) {
    const int slot = m_rules.propertySlot(token.type, property);
    if (slot < 0 || !tables[property]) continue;
    fields.set(*tables[property], static_cast<std::int64_t>(id),
               token.origins[static_cast<std::size_t>(slot)]);
  }
}

void IdFormat::unpackOrigins(std::size_t id, const Fields& fields, kernel::Token& token) const {
  const std::vector<std::optional<Table>>& tables = m_layout.tokens->origins;
  if (m_rules.origins().any()) token.origins.resize(token.props.size());
  for (std::uint32_t property = 0; property < tables.size(); ++property) {
    const int slot = m_rules.propertySlot(token.type, property);
    if (slot < 0 || !tables[property]) continue;
    token.origins[static_cast<std::size_t>(slot)] =
        static_cast<kernel::Origin>(fields.get(*tables[property], static_cast<std::int64_t>(id)));
  }
}

void IdFormat::exchange(Fields& fields, TokenId a, TokenId b) const {
  const TokenFields& layout = *m_layout.tokens;
  const auto swapIn = [&](const Table& table) {
    const std::int64_t ofA = fields.get(table, a.index);
    fields.set(table, a.index, fields.get(table, b.index));
    fields.set(table, b.index, ofA);
  };
  if (layout.types) swapIn(*layout.types);
  if (layout.natures) swapIn(*layout.natures);
  for (const std::uint32_t set : layout.ofType) {
    const bool hasA = fields.contains(set, a.index);
    fields.put(set, a.index, fields.contains(set, b.index));
    fields.put(set, b.index, hasA);
  }
  for (const std::vector<std::optional<Table>>* tables : {&layout.properties, &layout.origins}) {
    for (const std::optional<Table>& table : *tables) {
      if (table) swapIn(*table);
    }
  }
  for (const TokenId each : {a, b}) {
    putInSets(fields, each);
    putTop(fields, fields.get(layout.zones, each.index));
  }
}

// As TokenStore::renewTop.
void IdFormat::putTop(Fields& fields, std::int64_t zone) const {
  const TokenFields& layout = *m_layout.tokens;
  if (!layout.zonesByTop || zone < 0) return;
  const ZoneId id(static_cast<std::size_t>(zone));
  const bool isKept = isRow(id) || layout.rows[id.index] < 0;
  std::int64_t top = isKept ? fields.get(*layout.tops, zone) : -1;
  for (std::size_t token = 0; !isKept && top < 0 && token < layout.capacity; ++token) {
    if (fields.contains(contentsOf(id), token)) top = static_cast<std::int64_t>(token);
  }
  const std::size_t bit = m_layout.bitOf(id);
  fields.put(layout.zonesByTop->occupied, bit, top >= 0);
  const std::int64_t owner = layout.owners ? fields.get(*layout.owners, top) : -1;
  for (std::size_t seat = 0; seat < layout.zonesByTop->owned.size(); ++seat)
    fields.put(layout.zonesByTop->owned[seat], bit, owner == static_cast<std::int64_t>(seat));
  const std::int64_t type = layout.types ? fields.get(*layout.types, top) : -1;
  for (std::size_t each = 0; each < layout.zonesByTop->ofType.size(); ++each)
    fields.put(layout.zonesByTop->ofType[each], bit, type == static_cast<std::int64_t>(each));
}

std::int64_t IdFormat::uncertain(std::uint32_t property, const Value& value) const {
  if (m_facts.properties[property].isCoded) return coded_value::encode(value).value_or(coded_value::nothing);
  return value.kind == Value::Kind::Nothing ? -1 : value.payload;
}

void IdFormat::become(Fields& fields, TokenId token, const kernel::Nature& nature) const {
  const TokenFields& layout = *m_layout.tokens;
  const auto id = static_cast<std::int64_t>(token.index);
  if (layout.types) fields.set(*layout.types, id, nature.type);
  for (std::uint32_t type = 0; type < layout.ofType.size(); ++type)
    fields.put(layout.ofType[type], token.index, type == nature.type);
  for (std::uint32_t property = 0; property < m_facts.properties.size(); ++property) {
    const int slot = m_rules.propertySlot(nature.type, property);
    const Value value = slot < 0 ? Value() : nature.props[static_cast<std::size_t>(slot)];
    const kernel::Origin origin =
        slot < 0 ? kernel::Origin{0} : nature.origins[static_cast<std::size_t>(slot)];
    if (layout.properties[property])
      fields.set(*layout.properties[property], id, slot < 0 ? 0 : uncertain(property, value));
    if (layout.origins[property]) fields.set(*layout.origins[property], id, origin);
  }
  putTop(fields, fields.get(layout.zones, id));
}

void IdFormat::drawValues(Fields& fields, TokenId token, Rng& random) const {
  const TokenFields& layout = *m_layout.tokens;
  const std::int64_t ofType = layout.natures ? fields.get(*layout.natures, token.index) : 0;
  if (ofType != 0) {
    const std::vector<kernel::Nature>& natures =
        m_rules.origins().site(static_cast<kernel::Origin>(ofType)).natures;
    become(fields, token, natures[random.below(natures.size())]);
  }
  m_rules.origins().draw(
      random,
      [&](std::uint32_t property) {
        return static_cast<kernel::Origin>(fields.get(*layout.origins[property], token.index));
      },
      [&](std::uint32_t property, const Value& value) {
        fields.set(*layout.properties[property], token.index, uncertain(property, value));
      });
  putInSets(fields, token);
}

std::uint32_t IdFormat::setOf(std::uint32_t property, std::int64_t value) const {
  const TokenFields& layout = *m_layout.tokens;
  const auto row = static_cast<std::uint32_t>(value - m_facts.properties[property].range.low);
  return *layout.byValue[property] + row * ((layout.capacity + 63) / 64) * wordBytes;
}

void IdFormat::putInSets(Fields& fields, TokenId token) const {
  const TokenFields& layout = *m_layout.tokens;
  const auto id = static_cast<std::int64_t>(token.index);
  const auto type = layout.types ? static_cast<std::uint32_t>(fields.get(*layout.types, id)) : 0;
  for (std::uint32_t property = 0; property < layout.byValue.size(); ++property) {
    if (!layout.byValue[property]) continue;
    const Facts::Property& facts = m_facts.properties[property];
    for (std::int64_t value = facts.range.low; value <= facts.range.high; ++value) {
      const bool isIn = facts.has[type] && fields.get(*layout.properties[property], id) == value;
      fields.put(setOf(property, value), token.index, isIn);
    }
  }
}

}  // namespace ludo::engine
