// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/query_kinds.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/analysis/facts.h"
#include "core/base/limits.h"
#include "core/kernel/zone_order.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/names.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

Value::Kind QueryKinds::kindOf(const Query& query) {
  spend();
  const auto kindOfPart = [this]<typename Part>(const Part& part) -> Value::Kind {
    if constexpr (std::is_same_v<Part, IntsInRangeQuery>) return Value::Kind::Integer;
    if constexpr (std::is_same_v<Part, EnumsQuery> || std::is_same_v<Part, DirectionsQuery>)
      return Value::Kind::Symbol;
    if constexpr (std::is_same_v<Part, PlayersQuery>) return Value::Kind::Player;
    if constexpr (std::is_same_v<Part, FilterQuery> || std::is_same_v<Part, DistinctQuery>)
      return kindOf(*part.of);
    if constexpr (std::is_same_v<Part, DefinedQuery>) return kindOf(m_def.definitions[part.name.index]);
    if constexpr (std::is_same_v<Part, BindingQuery>) {
      const Name* found = m_names.find(part.name.index);
      if (found != nullptr && found->value.isCoded())
        throw Unsupported{"a collection of a value of several kinds", part.node};
      return found == nullptr ? Value::Kind::Nothing : found->value.kind;
    }
    if constexpr (std::is_same_v<Part, SetQuery>) {
      if (part.of.empty()) return Value::Kind::Nothing;
      const Value::Kind first = kindOf(part.of.front());
      const auto fits = [&](const Query& each) { return kindOf(each) == first; };
      if (!std::ranges::all_of(part.of, fits))
        throw Unsupported{"a collection of several kinds", part.node, "make it of one kind, such as zones"};
      return first;
    }
    constexpr bool isOfTokens = std::is_same_v<Part, TokensInZoneQuery> ||
                                std::is_same_v<Part, TokensQuery> ||
                                std::is_same_v<Part, TokensInAdjacentZonesQuery>;
    return isOfTokens ? Value::Kind::Token : Value::Kind::Zone;
  };
  return std::visit(kindOfPart, query.node);
}

// What it gives may be what it is given.
template <typename Ask>
auto QueryKinds::askInside(const FormulaDef& definition, const Ask& ask) {
  constexpr std::array kinds = {Value::Kind::Integer, Value::Kind::Bool, Value::Kind::Symbol,
                                Value::Kind::Token,   Value::Kind::Zone, Value::Kind::Player,
                                Value::Kind::Symbol};
  const std::size_t outer = m_names.size();
  for (const FormulaParameter& parameter : definition.parameters) {
    const Value::Kind kind = kinds[static_cast<std::size_t>(parameter.is)];
    m_names.push({m_rules.bindingIndex(parameter.name.name), {kind, 0}});
  }
  const auto answer = ask(*definition.query);
  m_names.resize(outer);
  return answer;
}

Value::Kind QueryKinds::kindOf(const FormulaDef& definition) {
  return askInside(definition, [this](const Query& query) { return kindOf(query); });
}

// Whether the options come by rising id, as the bits of a set do.
bool QueryKinds::risesById(const Query& query) {
  if (const auto* part = std::get_if<ZonesQuery>(&query.node)) {
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->region.index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<TokensQuery>(&query.node)) {
    if (!m_tokens.comeByZone()) return false;
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->region.index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<BindingQuery>(&query.node)) {
    const Name* name = m_names.find(part->name.index);
    return name == nullptr || !name->picks;
  }
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return risesById(*part->of);
  if (const auto* part = std::get_if<DistinctQuery>(&query.node)) return risesById(*part->of);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    return part->of.empty() || (part->op != SetOp::Union && risesById(part->of.front()));
  }
  if (const auto* part = std::get_if<DefinedQuery>(&query.node))
    return askInside(m_def.definitions[part->name.index],
                     [this](const Query& inside) { return risesById(inside); });
  if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node)) return hasNoOrder(part->zone);
  return std::holds_alternative<ConnectedZonesQuery>(query.node) ||
         std::holds_alternative<LeapsQuery>(query.node);
}

// Of one token there is no order either.
bool QueryKinds::hasNoOrder(const ZoneSelector& zone) const {
  if (!m_context.facts.hasOrder) return true;
  if (zone.kind != ZoneSelector::Kind::Named || m_tokens.comeByZone()) return false;
  for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
    const kernel::ZoneInstance& each = m_rules.zones()[i];
    if (each.def == zone.zone.index && each.capacity != 1 && kernel::isOrdered(m_rules, kernel::ZoneId(i)))
      return false;
  }
  return true;
}

std::int64_t QueryKinds::mostOptions(const Query& query) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return mostOptions(*part->of);
  if (const auto* part = std::get_if<DistinctQuery>(&query.node)) return mostOptions(*part->of);
  if (const auto* part = std::get_if<IntsInRangeQuery>(&query.node)) return mostInRange(*part);
  if (const auto* part = std::get_if<EnumsQuery>(&query.node))
    return static_cast<std::int64_t>(part->values.size());
  if (const auto* part = std::get_if<DefinedQuery>(&query.node))
    return askInside(m_def.definitions[part->name.index],
                     [this](const Query& inside) { return mostOptions(inside); });
  switch (kindOf(query)) {
    case Value::Kind::Zone:
      return static_cast<std::int64_t>(m_geometry.zoneCount());
    case Value::Kind::Token:
      return m_tokens.most();
    case Value::Kind::Player:
      return m_rules.seats();
    default:
      return limits::maximumOptions;
  }
}

std::int64_t QueryKinds::mostInRange(const IntsInRangeQuery& range) const {
  const std::optional<std::int64_t> low = constant(range.min);
  const std::optional<std::int64_t> high = constant(range.max);
  constexpr std::int64_t far = limits::maximumOptions;
  if (!low || !high || *low < -far || *high > far) return far;
  return std::clamp<std::int64_t>(*high - *low + 1, 0, far);
}

}  // namespace ludo::engine
