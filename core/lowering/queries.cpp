// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/queries.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/analysis/promises.h"
#include "core/base/limits.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/conditions.h"
#include "core/lowering/empty_zones.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/rays.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

std::optional<ZoneSet> Queries::membersOf(const Query& query) {
  spend();
  if (m_selectors.isUndecided(query))
    return m_selectors.decideSet(query, sets(m_queryKinds.kindOf(query)), [&] { return membersOf(query); });
  const auto lower = [this](const auto& part) { return collect(part); };
  return std::visit([&](const auto& part) { return lowerPart(part, lower); }, query.node);
}

// Where tokens are only counted: the zones whose tokens the query is for, all of them.
std::optional<ZoneSet> Queries::countedZones(const Query& query) {
  if (m_tokens.areToldApart()) return std::nullopt;
  if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node)) {
    if (part->top || part->where) return std::nullopt;
    return m_sets.single(m_selectors.zone(part->zone));
  }
  const auto* part = std::get_if<TokensQuery>(&query.node);
  if (part == nullptr || part->where || part->player) return std::nullopt;
  return part->in ? m_selectors.region(*part->in) : m_sets.all();
}

Word Queries::count(const Query& query) {
  if (const std::optional<ZoneSet> zones = countedZones(query)) return m_tokens.sum(*zones);
  if (const auto* tokens = std::get_if<TokensQuery>(&query.node);
      tokens != nullptr && m_function.ending && isEveryTokenIn(*tokens)) {
    const ZoneSet zones = tokens->in ? m_selectors.region(*tokens->in) : m_sets.all();
    if (const std::optional<Word> filled = m_emptyZones.countFilled(zones)) return *filled;
  }
  if (const auto* part = std::get_if<PlayersQuery>(&query.node)) return m_builder.countBits(playersOf(*part));
  if (const std::optional<ZoneSet> members = membersOf(query))
    return sets(m_queryKinds.kindOf(query)).count(*members);
  const Variable total = m_builder.variable(0);
  m_queryOrder.forEach(query,
                       [&](const Typed&) { m_builder.set(total, m_builder.add(m_builder.get(total), 1)); });
  return m_builder.get(total);
}

Word Queries::contains(const Query& query, const Typed& value) {
  if (const std::optional<ZoneSet> members = membersOf(query)) {
    const Value::Kind kind = m_queryKinds.kindOf(query);
    if (isNever(value, kind)) return 0;
    return sets(kind).contains(*members, payloadOf(m_builder, value, kind));
  }
  const Variable found = m_builder.variable(0);
  m_queryOrder.forEach(query, [&](const Typed& option) {
    m_builder.set(found, m_builder.bitOr(m_builder.get(found), m_arithmetic.same(option, value)));
  });
  return m_builder.get(found);
}

std::optional<ZoneSet> Queries::collect(const TokensInZoneQuery& query) {
  const Word place = m_selectors.zone(query.zone);
  const TokenSet wanted =
      m_everywhere.where(query.where, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.in(place));
  if (!query.top) return wanted;
  const Word most = m_values.integer(*query.top);
  return m_tokens.sets().when(m_builder.less(0, most), m_tokens.topmost(place, wanted, most));
}

std::optional<ZoneSet> Queries::collect(const ZonesQuery& query) {
  ZoneSet domain = query.in ? m_selectors.region(*query.in) : m_sets.all();
  if (query.filter) {
    ZoneSet theirs = m_sets.none();
    for (const Word& owner : m_selectors.players(query.filter->owner)) {
      for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
        std::vector<kernel::ZoneId> zones;
        for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
          if (m_rules.zones()[i].owner == seat) zones.emplace_back(i);
        }
        theirs = m_sets.either(theirs, m_sets.when(m_builder.equal(owner, seat), m_sets.of(zones)));
      }
    }
    domain = m_sets.both(domain, theirs);
  }
  return m_everywhere.where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Queries::collect(const TokensQuery& query) {
  SetWriter& writer = m_tokens.sets();
  const auto theirs = [&] {
    TokenSet owned = writer.none();
    for (const Word& owner : m_selectors.players(*query.player))
      owned = writer.either(owned, m_tokens.tokensOwned(owner));
    return owned;
  };
  std::optional<ZoneSet> zones;
  if (query.in) zones = m_selectors.region(*query.in);
  TokenSet domain;
  if (query.player) {
    domain = zones ? m_tokens.within(*zones, theirs) : m_tokens.inPlay(theirs());
  } else {
    domain = zones ? m_tokens.inZones(*zones) : m_tokens.inPlay();
  }
  if (query.type) domain = writer.both(domain, m_tokens.tokensOfType(query.type->index));
  return m_everywhere.where(query.where, m_rules.tokenBinding(), Value::Kind::Token, domain);
}

std::optional<ZoneSet> Queries::collect(const AdjacentZonesQuery& query) {
  const auto table = m_geometry.adjacency(m_selectors.directions(query.direction), query.direction.empty());
  const ZoneSet domain = m_geometry.byZone(m_builder, m_sets, m_selectors.zone(query.zone), table);
  return m_everywhere.where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Queries::collect(const TokensInAdjacentZonesQuery& query) {
  const auto table = m_geometry.adjacency({}, true);
  const ZoneSet near = m_geometry.byZone(m_builder, m_sets, m_selectors.zone(query.zone), table);
  return m_everywhere.where(query.where, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.inZones(near));
}

std::optional<ZoneSet> Queries::collect(const ConnectedZonesQuery& query) {
  const Word start = m_selectors.zone(query.zone);
  const ZoneSet through =
      m_everywhere.where(query.via, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
  if (query.maxDepth)
    return m_spatial.flood(m_sets.single(start), through, m_values.integer(*query.maxDepth));
  return m_spatial.flood(m_sets.single(start), through, m_sets.none());
}

std::optional<ZoneSet> Queries::collect(const RayQuery& query) {
  return m_rays.reached(query);
}

std::optional<ZoneSet> Queries::collect(const HopsQuery& query) {
  const ZoneSet from = m_sets.single(m_selectors.zone(query.from));
  const ZoneSet over = m_spatial.fulfilling(query.over ? &*query.over : nullptr, Occupancy::Occupied);
  const ZoneSet to = m_spatial.fulfilling(query.to ? &*query.to : nullptr, Occupancy::Empty);
  ZoneSet reached = m_sets.none();
  for (std::uint32_t direction : m_selectors.directions(query.directions)) {
    const ZoneSet crossed = m_sets.both(over, m_geometry.step(m_sets, from, direction));
    reached = m_sets.either(reached, m_geometry.step(m_sets, crossed, direction));
  }
  return m_sets.without(m_sets.both(reached, to), from);
}

std::optional<ZoneSet> Queries::collect(const LeapsQuery& query) {
  const auto path = m_selectors.stepsOf(query.path);
  if (!path) return m_sets.none();
  std::vector<std::vector<kernel::ZoneId>> reached(m_geometry.zoneCount());
  for (const kernel::Paths& form : m_rules.formsOf({*path}, query.rotate, query.reflect)) {
    for (std::size_t from = 0; from < reached.size(); ++from) {
      kernel::ZoneId at(from);
      for (std::uint32_t direction : form.front()) at = at.valid() ? m_rules.step(at, direction) : at;
      if (at.valid() && at != kernel::ZoneId(from)) reached[from].push_back(at);
    }
  }
  const ZoneSet domain = m_geometry.byZone(m_builder, m_sets, m_selectors.zone(query.from), reached);
  return m_everywhere.where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Queries::collect(const BetweenQuery& query) {
  const Word from = m_selectors.zone(query.from);
  const Word to = m_selectors.zone(query.to);
  if (!m_geometry.hasRings() && m_geometry.linesPartAtOnce())
    return m_geometry.between(m_builder, m_sets, from, to);
  constexpr std::size_t mostWords = 65'536;
  if (m_geometry.zoneCount() * m_geometry.zoneCount() * m_sets.wordCount() > mostWords)
    throw Unsupported{"zones between on so large a board with rings", query.node,
                      "take a \"ray\" with a \"max\""};
  return m_geometry.byZone(m_builder, m_sets, pairOf(from, to), m_geometry.allBetween());
}

// -1 where one of them is none.
Word Queries::pairOf(Word from, Word to) {
  const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, from), m_builder.lessOrEqual(0, to));
  const Word row = m_builder.multiply(from, static_cast<std::int64_t>(m_geometry.zoneCount()));
  return m_builder.select(exist, m_builder.add(row, to), -1);
}

std::optional<ZoneSet> Queries::collect(const SandwichedQuery& query) {
  return m_spatial.sandwichedFrom(query, m_selectors.zone(query.from));
}

std::optional<ZoneSet> Queries::collect(const SetQuery& query) {
  if (query.of.empty()) return m_sets.none();
  SetWriter& writer = sets(m_queryKinds.kindOf(query.of.front()));
  std::optional<ZoneSet> result = membersOf(query.of.front());
  for (std::size_t i = 1; result && i < query.of.size(); ++i) {
    const std::optional<ZoneSet> other = membersOf(query.of[i]);
    if (!other) return std::nullopt;
    if (m_queryKinds.kindOf(query.of[i]) != m_queryKinds.kindOf(query.of.front()))
      throw Unsupported{"a collection of several kinds", query.node};
    switch (query.op) {
      case SetOp::Union:
        result = writer.either(*result, *other);
        break;
      case SetOp::Intersection:
        result = writer.both(*result, *other);
        break;
      case SetOp::Difference:
        result = writer.without(*result, *other);
        break;
    }
  }
  return result;
}

std::optional<ZoneSet> Queries::collect(const FilterQuery& query) {
  const std::optional<ZoneSet> all = membersOf(*query.of);
  if (!all) return std::nullopt;
  return m_everywhere.where(query.where, m_rules.bindingIndex(query.bind.name),
                            m_queryKinds.kindOf(*query.of), *all);
}

std::optional<ZoneSet> Queries::collect(const BindingQuery& query) {
  const Name* name = m_names.find(query.name.index);
  if (name != nullptr && name->picks) {
    return name->picks->set ? std::optional(name->picks->set->now()) : std::nullopt;
  }
  const Typed found = m_names.bound(query.name.index);
  const bool isId = found.kind == Value::Kind::Zone || found.kind == Value::Kind::Token;
  return isId ? std::optional(sets(found.kind).single(found.payload)) : std::nullopt;
}

std::optional<ZoneSet> Queries::collect(const DefinedQuery& query) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : query.with)
    names.push_back({argument.name.index, m_values.value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(names);
  std::optional<ZoneSet> result = membersOf(*m_def.definitions[query.name.index].query);
  m_names.resize(outer);
  return result;
}

Word Queries::playersOf(const PlayersQuery& query) {
  PlayerSelector everybody;
  everybody.kind = PlayerSelector::Kind::All;
  Word result = 0;
  for (const Word& seat : m_selectors.players(query.of ? *query.of : everybody)) {
    const ScopedName candidate(m_names, m_rules.playerBinding(), {Value::Kind::Player, seat});
    const Word exists = m_builder.lessOrEqual(0, seat);
    const Word fits = query.where ? m_builder.bitAnd(exists, m_conditions.holds(*query.where)) : exists;
    result = m_builder.bitOr(result, m_builder.shiftLeft(fits, m_builder.maximum(seat, 0)));
  }
  return result;
}

}  // namespace ludo::engine
