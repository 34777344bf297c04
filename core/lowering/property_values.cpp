// SPDX-License-Identifier: Apache-2.0
// Values: properties of zones and tokens.
#include <algorithm>
#include <functional>

#include "core/analysis/coded_value.h"
#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/context.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

// By tables whose first entry stands for no zone.
Typed Values::read(const ZonePropertyValue& part) {
  std::vector<std::uint64_t> payloads = {0};
  std::vector<std::uint8_t> exists = {0};
  Value::Kind kind = Value::Kind::Nothing;
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    const Value value = m_rules.zoneProperty(kernel::ZoneId(zone), part.prop.index);
    payloads.push_back(static_cast<std::uint64_t>(value.payload));
    exists.push_back(value.kind == Value::Kind::Nothing ? 0 : 1);
    if (value.kind == Value::Kind::Nothing) continue;
    if (kind != Value::Kind::Nothing && kind != value.kind)
      throw Unsupported{"a property of zones that is a number here and text there", part.node};
    kind = value.kind;
  }
  if (kind == Value::Kind::Nothing) return {kind, 0};
  const Word entry = m_builder.add(m_selectors.zone(part.zone), 1);
  const auto lookUp = [&](machine::Width width, std::uint32_t table, std::uint32_t bytes) {
    return m_builder.load(width, {machine::Memory::Constants, table, entry, bytes});
  };
  if (kind == Value::Kind::Symbol) {
    // A symbol that is nothing is -1.
    for (std::size_t i = 0; i < payloads.size(); ++i) {
      if (exists[i] == 0) payloads[i] = static_cast<std::uint64_t>(-1);
    }
    return {kind, lookUp(machine::Width::Word, m_context.constants.words(payloads), sizeof(std::uint64_t))};
  }
  return {kind, lookUp(machine::Width::Word, m_context.constants.words(payloads), sizeof(std::uint64_t)),
          lookUp(machine::Width::UInt8, m_context.constants.bytes(exists), 1)};
}

Typed Values::read(const TokenPropertyValue& part) {
  return property(m_selectors.token(part.token), part.prop.index, m_selectors.isInPlay(part.token));
}

// What a property of several kinds holds.
Typed Values::coded(Word word) const {
  constexpr std::uint8_t all = UINT8_MAX;
  const auto kinds = m_tokens.canBeHeld() ? all : static_cast<std::uint8_t>(all & ~bitOf(Value::Kind::Token));
  return {Value::Kind::Nothing, word, 1, kinds};
}

Typed Values::property(Word held, std::uint32_t index, bool isInPlay) {
  const Facts::Property& property = m_context.facts.properties[index];
  const Word payload = propertyOf(held, index);
  Word exists = isInPlay ? Word(1) : m_builder.lessOrEqual(0, held);
  if (!std::ranges::all_of(property.has, std::identity())) {
    std::vector<std::int64_t> has(property.has.begin(), property.has.end());
    exists = byType(held, has);
  }
  if (property.isCoded) return coded(m_builder.select(exists, payload, coded_value::nothing));
  const bool counts = property.kind == Value::Kind::Integer || property.kind == Value::Kind::Bool;
  if (counts) return {property.kind, payload, exists};
  return {property.kind, m_builder.select(exists, payload, -1)};
}

// 0 for no token.
Word Values::byType(Word held, const std::vector<std::int64_t>& content) {
  std::vector<std::uint64_t> table = {0};
  for (std::int64_t each : content) table.push_back(static_cast<std::uint64_t>(each));
  const Word index = m_builder.add(m_tokens.type(held), 1);
  return m_builder.load(machine::Width::Word,
                        {machine::Memory::Constants, m_context.constants.words(table), index, 8});
}

Word Values::propertyOf(Word held, std::uint32_t property) {
  const Facts::Property& facts = m_context.facts.properties[property];
  if (facts.isStored) return m_tokens.property(held, property);
  if (!facts.isCoded) return byType(held, facts.starts);
  std::vector<std::int64_t> codes;
  for (std::size_t type = 0; type < facts.starts.size(); ++type) {
    const std::optional<std::int64_t> code = coded_value::encode({facts.kinds[type], facts.starts[type]});
    if (!code) throw Unsupported{"a number that has no room beside its kind"};
    codes.push_back(*code);
  }
  return byType(held, codes);
}

Word Values::propertyAsNumber(Word held, std::uint32_t property) {
  const Facts::Property& facts = m_context.facts.properties[property];
  if (facts.isCoded) return m_arithmetic.integerOf(coded(propertyOf(held, property)));
  const bool counts = facts.kind == Value::Kind::Integer || facts.kind == Value::Kind::Bool;
  return counts ? propertyOf(held, property) : Word(0);
}

// Where all tokens of a type have the same value they need only be counted.
std::optional<Word> Values::sumByType(const AggregateValue& part) {
  constexpr std::int64_t largest = std::int64_t{1} << 40;
  const Facts::Property& property = m_context.facts.properties[part.prop->index];
  const bool counts = property.kind == Value::Kind::Integer || property.kind == Value::Kind::Bool;
  const auto isSmall = [](std::int64_t start) { return start > -largest && start < largest; };
  if (property.isStored || property.isCoded || !counts ||
      m_queryKinds.kindOf(*part.query) != Value::Kind::Token ||
      !std::ranges::all_of(property.starts, isSmall) || property.starts.size() > 8)
    return std::nullopt;
  const std::optional<TokenSet> held = m_queries.membersOf(*part.query);
  if (!held) return std::nullopt;
  Word sum = 0;
  for (std::uint32_t type = 0; type < property.starts.size(); ++type) {
    if (property.starts[type] == 0) continue;
    const Word count = m_tokens.sets().count(m_tokens.sets().both(*held, m_tokens.tokensOfType(type)));
    sum = m_builder.add(sum, m_builder.multiply(count, property.starts[type]));
  }
  return sum;
}

}  // namespace ludo::engine
