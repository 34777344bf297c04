// SPDX-License-Identifier: Apache-2.0
// Queries: what the kernel's queries.cpp and directions.cpp do. Where every zone holds one token at most, a
// query for tokens is one for zones.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

std::optional<ZoneSet> Lowering::zonesOf(const Query& query) {
  return std::visit([this](const auto& part) { return collect(part); }, query.node);
}

Value::Kind Lowering::kindOf(const Query& query) {
  const auto kindOfPart = [this]<typename Part>(const Part& part) -> Value::Kind {
    if constexpr (std::is_same_v<Part, IntsInRangeQuery>) return Value::Kind::Integer;
    if constexpr (std::is_same_v<Part, EnumsQuery>) return Value::Kind::Symbol;
    if constexpr (std::is_same_v<Part, PlayersQuery>) return Value::Kind::Player;
    if constexpr (std::is_same_v<Part, FilterQuery>) return kindOf(*part.of);
    if constexpr (std::is_same_v<Part, DefinedQuery>)
      return kindOf(*m_def.definitions[part.name.index].query);
    if constexpr (std::is_same_v<Part, BindingQuery>) {
      const Name* found = find(part.name.index);
      return found == nullptr ? Value::Kind::Nothing : found->value.kind;
    }
    if constexpr (std::is_same_v<Part, SetQuery>) {
      if (part.of.empty()) return Value::Kind::Nothing;
      const Value::Kind first = kindOf(part.of.front());
      const auto fits = [&](const Query& each) { return kindOf(each) == first; };
      if (!std::ranges::all_of(part.of, fits)) throw Unsupported{"a collection of several kinds", part.node};
      return first;
    }
    constexpr bool isOfTokens = std::is_same_v<Part, TokensInZoneQuery> ||
                                std::is_same_v<Part, TokensQuery> ||
                                std::is_same_v<Part, TokensInAdjacentZonesQuery>;
    return isOfTokens ? Value::Kind::Token : Value::Kind::Zone;
  };
  return std::visit(kindOfPart, query.node);
}

Lowering::Word Lowering::count(const Query& query) {
  if (const std::optional<ZoneSet> zones = zonesOf(query)) return m_sets.count(*zones);
  const Variable total = m_builder.variable(0);
  forEach(query, [&](const Typed&) { m_builder.set(total, m_builder.add(m_builder.get(total), 1)); });
  return m_builder.get(total);
}

Lowering::Word Lowering::contains(const Query& query, const Typed& value) {
  if (const std::optional<ZoneSet> zones = zonesOf(query)) {
    if (kindOf(query) != value.kind) return 0;
    return m_sets.contains(*zones, value.payload);
  }
  const Variable found = m_builder.variable(0);
  forEach(query, [&](const Typed& option) {
    m_builder.set(found, m_builder.bitOr(m_builder.get(found), same(option, value)));
  });
  return m_builder.get(found);
}

std::optional<ZoneSet> Lowering::collect(const TokensInZoneQuery& query) {
  if (query.top && m_rules.number(*query.top) < 1) return m_sets.none();
  const ZoneSet held = m_sets.both(m_sets.single(zone(query.zone)), m_cells.occupied());
  return where(query.where, m_rules.tokenBinding(), Value::Kind::Token, held);
}

std::optional<ZoneSet> Lowering::collect(const ZonesQuery& query) {
  ZoneSet domain = query.in ? region(query.in->index, m_actor) : m_sets.all();
  if (query.filter) {
    ZoneSet theirs = m_sets.none();
    for (const Word& owner : players(query.filter->owner)) {
      if (!owner.known()) throw Unsupported{"zones of a player known only in play", query.filter->node};
      std::vector<kernel::ZoneId> zones;
      for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
        if (m_rules.zones()[i].owner == owner.value()) zones.emplace_back(i);
      }
      theirs = m_sets.either(theirs, m_sets.of(zones));
    }
    domain = m_sets.both(domain, theirs);
  }
  return where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Lowering::collect(const TokensQuery& query) {
  ZoneSet domain = m_cells.occupied();
  if (query.player) {
    domain = m_sets.none();
    for (const Word& owner : players(*query.player)) domain = m_sets.either(domain, m_cells.owned(owner));
  }
  if (query.type) domain = m_sets.both(domain, m_cells.ofType(query.type->index));
  if (query.in) domain = m_sets.both(domain, region(query.in->index, m_actor));
  return where(query.where, m_rules.tokenBinding(), Value::Kind::Token, domain);
}

std::optional<ZoneSet> Lowering::collect(const AdjacentZonesQuery& query) {
  const auto table = m_geometry.adjacency(directions(query.direction), query.direction.empty());
  const ZoneSet domain = m_geometry.byZone(m_builder, m_sets, zone(query.zone), table);
  return where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Lowering::collect(const TokensInAdjacentZonesQuery& query) {
  const auto table = m_geometry.adjacency({}, true);
  const ZoneSet near = m_geometry.byZone(m_builder, m_sets, zone(query.zone), table);
  return where(query.where, m_rules.tokenBinding(), Value::Kind::Token,
               m_sets.both(near, m_cells.occupied()));
}

std::optional<ZoneSet> Lowering::collect(const ConnectedZonesQuery& query) {
  if (query.maxDepth) throw Unsupported{"zones connected within some steps", query.node};
  const Word start = zone(query.zone);
  const ZoneSet through = where(query.via, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
  return flood(m_sets.single(start), through, m_sets.none());
}

// As far as the lines go, one step at a time for all directions; see the kernel's directions.cpp.
std::optional<ZoneSet> Lowering::collect(const RayQuery& query) {
  const Word from = zone(query.from);
  const ZoneSet through = fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until = query.until ? fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const std::int64_t most = query.max ? std::min(m_rules.number(*query.max), zones) : zones;
  ZoneSet reached = m_sets.none();
  const ZoneSet start = m_sets.single(from);
  for (std::uint32_t direction : directions(query.directions)) {
    if (m_geometry.hasRing(direction)) throw Unsupported{"a ray on a ring", query.node};
    const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 1;
    ZoneSet front = start;
    for (std::int64_t i = 0; i < std::min(longest, most); ++i) {
      const ZoneSet next = m_geometry.step(m_sets, front, direction);
      // Where the ray ends it does not go on, whatever the zone lets through.
      const ZoneSet passing = m_sets.without(m_sets.both(next, through), until);
      reached = m_sets.either(reached, m_sets.either(passing, m_sets.both(next, until)));
      front = passing;
    }
  }
  return reached;
}

std::optional<ZoneSet> Lowering::collect(const HopsQuery& query) {
  const ZoneSet from = m_sets.single(zone(query.from));
  const ZoneSet over = fulfilling(query.over ? &*query.over : nullptr, Occupancy::Occupied);
  const ZoneSet to = fulfilling(query.to ? &*query.to : nullptr, Occupancy::Empty);
  ZoneSet reached = m_sets.none();
  for (std::uint32_t direction : directions(query.directions)) {
    const ZoneSet crossed = m_sets.both(over, m_geometry.step(m_sets, from, direction));
    reached = m_sets.either(reached, m_geometry.step(m_sets, crossed, direction));
  }
  return m_sets.without(m_sets.both(reached, to), from);
}

std::optional<ZoneSet> Lowering::collect(const BetweenQuery& query) {
  if (m_geometry.hasRings() || !m_geometry.linesPartAtOnce())
    throw Unsupported{"zones between on such a board", query.node};
  const Word from = zone(query.from);
  const Word to = zone(query.to);
  return m_geometry.between(m_builder, m_sets, from, to);
}

std::optional<ZoneSet> Lowering::collect(const SandwichedQuery& query) {
  return sandwichedFrom(query, zone(query.from));
}

std::optional<ZoneSet> Lowering::collect(const SetQuery& query) {
  if (query.of.empty()) return m_sets.none();
  std::optional<ZoneSet> result = zonesOf(query.of.front());
  for (std::size_t i = 1; result && i < query.of.size(); ++i) {
    const std::optional<ZoneSet> other = zonesOf(query.of[i]);
    if (!other) return std::nullopt;
    if (kindOf(query.of[i]) != kindOf(query.of.front()))
      throw Unsupported{"a collection of several kinds", query.node};
    switch (query.op) {
      case SetOp::Union:
        result = m_sets.either(*result, *other);
        break;
      case SetOp::Intersection:
        result = m_sets.both(*result, *other);
        break;
      case SetOp::Difference:
        result = m_sets.without(*result, *other);
        break;
    }
  }
  return result;
}

std::optional<ZoneSet> Lowering::collect(const FilterQuery& query) {
  const std::optional<ZoneSet> all = zonesOf(*query.of);
  if (!all) return std::nullopt;
  return where(query.where, m_rules.bindingIndex(query.bind.name), kindOf(*query.of), *all);
}

std::optional<ZoneSet> Lowering::collect(const BindingQuery& query) {
  const Typed found = bound(query.name.index);
  const bool isZone = found.kind == Value::Kind::Zone || found.kind == Value::Kind::Token;
  return isZone ? std::optional(m_sets.single(found.payload)) : std::nullopt;
}

std::optional<ZoneSet> Lowering::collect(const DefinedQuery& query) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : query.with)
    names.push_back({argument.name.index, value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(m_names.end(), names.begin(), names.end());
  std::optional<ZoneSet> result = zonesOf(*m_def.definitions[query.name.index].query);
  m_names.resize(outer);
  return result;
}

// Whether the options come by rising id, as the bits of a set do.
bool Lowering::risesById(const Query& query) {
  if (const auto* part = std::get_if<ZonesQuery>(&query.node)) {
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<TokensQuery>(&query.node)) {
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return risesById(*part->of);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    return part->of.empty() || (part->op != SetOp::Union && risesById(part->of.front()));
  }
  return std::holds_alternative<ConnectedZonesQuery>(query.node) ||
         std::holds_alternative<TokensInZoneQuery>(query.node) ||
         std::holds_alternative<BindingQuery>(query.node);
}

void Lowering::forEach(const Query& query, const std::function<void(const Typed&)>& body) {
  if (const auto* part = std::get_if<IntsInRangeQuery>(&query.node)) {
    const Word high = integer(part->max);
    const Variable number = m_builder.variable(integer(part->min));
    m_builder.loopWhile([&] { return m_builder.lessOrEqual(m_builder.get(number), high); },
                        [&] {
                          const Word now = m_builder.get(number);
                          body({Value::Kind::Integer, now});
                          m_builder.set(number, m_builder.add(now, 1));
                        });
    return;
  }
  if (const auto* part = std::get_if<EnumsQuery>(&query.node)) {
    std::vector<std::int64_t> seen;
    for (const std::string& text : part->values) {
      const std::int64_t symbol = m_rules.symbolId(text);
      if (std::ranges::find(seen, symbol) != seen.end()) continue;
      seen.push_back(symbol);
      body({Value::Kind::Symbol, symbol});
    }
    return;
  }
  if (const auto* part = std::get_if<PlayersQuery>(&query.node)) {
    PlayerSelector everybody;
    everybody.kind = PlayerSelector::Kind::All;
    for (const Word& seat : players(part->of ? *part->of : everybody)) {
      const Typed player{Value::Kind::Player, seat};
      const auto visit = [&] {
        const Bound candidate(*this, m_rules.playerBinding(), player);
        return part->where ? holds(*part->where) : Word(1);
      };
      m_builder.ifThen(m_builder.bitAnd(m_builder.lessOrEqual(0, seat), visit()), [&] { body(player); });
    }
    return;
  }
  const std::optional<ZoneSet> zones = zonesOf(query);
  if (!zones) throw Unsupported{"a collection without a form"};
  const Value::Kind kind = kindOf(query);
  if (risesById(query)) {
    m_sets.forEach(*zones, [&](Word zone) { body({kind, zone}); });
    return;
  }
  inCanonicalOrder(query, *zones, [&](Word zone) { body({kind, zone}); });
}

}  // namespace ludo::engine
