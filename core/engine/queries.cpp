// SPDX-License-Identifier: Apache-2.0
// Queries: what the kernel's queries.cpp and directions.cpp do. Where every zone holds one token at most, a
// query for tokens is one for zones.
#include <algorithm>
#include <array>
#include <variant>

#include "core/base/limits.h"
#include "core/engine/lowering.h"
#include "core/engine/promises.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

std::optional<ZoneSet> Lowering::membersOf(const Query& query) {
  spend();
  if (dependsOnActor(query)) return setByActor(sets(kindOf(query)), [&] { return membersOf(query); });
  const auto lower = [this](const auto& part) { return collect(part); };
  return std::visit([&](const auto& part) { return lowerPart(part, lower); }, query.node);
}

Value::Kind Lowering::kindOf(const Query& query) {
  spend();
  const auto kindOfPart = [this]<typename Part>(const Part& part) -> Value::Kind {
    if constexpr (std::is_same_v<Part, IntsInRangeQuery>) return Value::Kind::Integer;
    if constexpr (std::is_same_v<Part, EnumsQuery>) return Value::Kind::Symbol;
    if constexpr (std::is_same_v<Part, PlayersQuery>) return Value::Kind::Player;
    if constexpr (std::is_same_v<Part, FilterQuery>) return kindOf(*part.of);
    if constexpr (std::is_same_v<Part, DefinedQuery>) return kindOf(m_def.definitions[part.name.index]);
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

// What it gives may be what it is given.
Value::Kind Lowering::kindOf(const FormulaDef& definition) {
  constexpr std::array kinds = {Value::Kind::Integer, Value::Kind::Bool, Value::Kind::Symbol,
                                Value::Kind::Token,   Value::Kind::Zone, Value::Kind::Player};
  const std::size_t outer = m_names.size();
  for (const FormulaParameter& parameter : definition.parameters) {
    const Value::Kind kind = kinds[static_cast<std::size_t>(parameter.is)];
    m_names.push_back({m_rules.bindingIndex(parameter.name.name), {kind, 0}});
  }
  const Value::Kind kind = kindOf(*definition.query);
  m_names.resize(outer);
  return kind;
}

// Where tokens are only counted: the zones whose tokens the query is for, all of them.
std::optional<ZoneSet> Lowering::countedZones(const Query& query) {
  if (!m_counts) return std::nullopt;
  if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node)) {
    if (part->top || part->where) return std::nullopt;
    return m_sets.single(zone(part->zone));
  }
  const auto* part = std::get_if<TokensQuery>(&query.node);
  if (part == nullptr || part->where || part->player) return std::nullopt;
  return part->in ? region(*part->in) : m_sets.all();
}

Lowering::Word Lowering::count(const Query& query) {
  if (const std::optional<ZoneSet> zones = countedZones(query)) return m_counts->sum(*zones);
  if (const auto* tokens = std::get_if<TokensQuery>(&query.node);
      tokens != nullptr && m_pickList && m_ending && isEveryToken(*tokens))
    return m_builder.subtract(static_cast<std::int64_t>(m_geometry.zoneCount()), m_pickList->size());
  if (const auto* tokens = std::get_if<TokensQuery>(&query.node);
      tokens != nullptr && m_emptyZones && m_ending && isEveryToken(*tokens))
    return m_builder.subtract(static_cast<std::int64_t>(m_geometry.zoneCount()),
                              m_builder.get(*m_emptyZones));
  if (const auto* part = std::get_if<PlayersQuery>(&query.node)) return m_builder.countBits(playersOf(*part));
  if (const std::optional<ZoneSet> members = membersOf(query)) return sets(kindOf(query)).count(*members);
  const Variable total = m_builder.variable(0);
  forEach(query, [&](const Typed&) { m_builder.set(total, m_builder.add(m_builder.get(total), 1)); });
  return m_builder.get(total);
}

Lowering::Word Lowering::contains(const Query& query, const Typed& value) {
  if (const std::optional<ZoneSet> members = membersOf(query)) {
    if (kindOf(query) != value.kind) return 0;
    return sets(value.kind).contains(*members, value.payload);
  }
  const Variable found = m_builder.variable(0);
  forEach(query, [&](const Typed& option) {
    m_builder.set(found, m_builder.bitOr(m_builder.get(found), same(option, value)));
  });
  return m_builder.get(found);
}

std::optional<ZoneSet> Lowering::collect(const TokensInZoneQuery& query) {
  const std::int64_t most = query.top ? m_rules.number(*query.top) : INT64_MAX;
  if (most < 1) return m_tokens.sets().none();
  const Word place = zone(query.zone);
  const TokenSet wanted = where(query.where, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.in(place));
  return m_store && query.top ? topmost(place, wanted, most) : wanted;
}

// Of a zone without order the lowest ids.
TokenSet Lowering::topmost(Word zone, const TokenSet& wanted, std::int64_t most) {
  SetWriter& writer = m_tokens.sets();
  std::vector<Variable> left;
  std::vector<Variable> taken;
  for (const Word& word : wanted.words) {
    left.push_back(m_builder.variable(word));
    taken.push_back(m_builder.variable(0));
  }
  const Variable count = m_builder.variable(0);
  const auto take = [&](Word token) {
    const TokenSet one = writer.single(token);
    const TokenSet rest = writer.without(now(left), one);
    const TokenSet more = writer.either(now(taken), one);
    for (std::size_t i = 0; i < left.size(); ++i) {
      m_builder.set(left[i], rest.words[i]);
      m_builder.set(taken[i], more.words[i]);
    }
    m_builder.set(count, m_builder.add(m_builder.get(count), 1));
  };
  const auto goesOn = [&] {
    return m_builder.bitAnd(m_builder.less(m_builder.get(count), most), writer.isSet(now(left)));
  };
  m_builder.ifThen(
      m_store->isOrdered(zone),
      [&] {
        const Variable at = m_builder.variable(m_tokens.top(zone));
        m_builder.loopWhile(goesOn, [&] {
          const Word token = m_builder.get(at);
          m_builder.ifThen(writer.contains(now(left), token), [&] { take(token); });
          m_builder.set(at, m_store->beneath(token));
        });
      },
      [&] { m_builder.loopWhile(goesOn, [&] { take(writer.lowest(now(left))); }); });
  return now(taken);
}

TokenSet Lowering::tokensIn(const ZoneSet& zones) {
  SetWriter& writer = m_tokens.sets();
  if (m_cells) return m_sets.both(zones, m_tokens.occupied());
  constexpr std::int64_t fewZones = 16;
  std::vector<kernel::ZoneId> known;
  for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
    const Word has = m_sets.contains(zones, static_cast<std::int64_t>(i));
    if (!has.known()) known.resize(fewZones + 1);
    if (!has.known() || known.size() > fewZones) break;
    if (has.is(1)) known.emplace_back(i);
  }
  if (known.size() <= fewZones) {
    TokenSet result = writer.none();
    for (kernel::ZoneId zone : known)
      result = writer.either(result, m_tokens.in(static_cast<std::int64_t>(zone.index)));
    return result;
  }
  std::vector<Variable> result;
  for (std::size_t i = 0; i < writer.wordCount(); ++i) result.push_back(m_builder.variable(0));
  m_sets.forEach(zones, [&](Word zone) {
    const TokenSet held = m_tokens.in(zone);
    for (std::size_t i = 0; i < result.size(); ++i)
      m_builder.set(result[i], m_builder.bitOr(m_builder.get(result[i]), held.words[i]));
  });
  return now(result);
}

std::optional<ZoneSet> Lowering::collect(const ZonesQuery& query) {
  ZoneSet domain = query.in ? region(*query.in) : m_sets.all();
  if (query.filter) {
    ZoneSet theirs = m_sets.none();
    for (const Word& owner : players(query.filter->owner)) {
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
  return where(query.where, m_rules.zoneBinding(), Value::Kind::Zone, domain);
}

std::optional<ZoneSet> Lowering::collect(const TokensQuery& query) {
  SetWriter& writer = m_tokens.sets();
  TokenSet domain = query.in && m_store ? tokensIn(region(*query.in)) : m_tokens.inPlay();
  if (query.player) {
    TokenSet theirs = writer.none();
    for (const Word& owner : players(*query.player))
      theirs = writer.either(theirs, m_tokens.tokensOwned(owner));
    domain = query.in && m_store ? writer.both(domain, theirs) : theirs;
    if (m_store && !query.in) domain = writer.both(domain, m_tokens.inPlay());
  }
  if (query.type) domain = writer.both(domain, m_tokens.tokensOfType(query.type->index));
  if (query.in && m_cells) domain = writer.both(domain, region(*query.in));
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
  return where(query.where, m_rules.tokenBinding(), Value::Kind::Token, tokensIn(near));
}

std::optional<ZoneSet> Lowering::collect(const ConnectedZonesQuery& query) {
  const Word start = zone(query.zone);
  const ZoneSet through = where(query.via, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
  if (query.maxDepth) return flood(m_sets.single(start), through, m_rules.number(*query.maxDepth));
  return flood(m_sets.single(start), through, m_sets.none());
}

// As far as the lines go; see the kernel's directions.cpp. Where the ray ends it does not go on, whatever the
// zone lets through.
std::optional<ZoneSet> Lowering::collect(const RayQuery& query) {
  if (goesRound(query)) {
    std::vector<Variable> reached;
    for (std::size_t i = 0; i < m_sets.wordCount(); ++i) reached.push_back(m_builder.variable(0));
    visitRays(query, [&](Word at) {
      const ZoneSet with = m_sets.either(now(reached), m_sets.single(at));
      for (std::size_t i = 0; i < reached.size(); ++i) m_builder.set(reached[i], with.words[i]);
    });
    return now(reached);
  }
  const Word from = zone(query.from);
  const ZoneSet through = fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until = query.until ? fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const std::int64_t most = query.max ? std::min(m_rules.number(*query.max), zones) : zones;
  const ZoneSet open = m_sets.without(through, until);
  ZoneSet reached = m_sets.none();
  for (std::uint32_t direction : directions(query.directions)) {
    const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 1;
    reached = m_sets.either(reached, ray(from, direction, open, until, std::min(longest, most)));
  }
  return reached;
}

bool Lowering::goesRound(const RayQuery& query) {
  return std::ranges::any_of(directions(query.directions),
                             [this](std::uint32_t direction) { return m_geometry.hasRing(direction); });
}

// Zone by zone, in the kernel's order: on a ring a zone may be reached both ways, and a line ends where it
// began.
void Lowering::visitRays(const RayQuery& query, const std::function<void(Word)>& visit) {
  const Word from = zone(query.from);
  const ZoneSet through = fulfilling(query.through ? &*query.through : nullptr, Occupancy::Empty);
  const ZoneSet until = query.until ? fulfilling(&*query.until, Occupancy::Occupied) : m_sets.none();
  const ZoneSet open = m_sets.either(through, until);
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const std::int64_t most = query.max ? std::min(m_rules.number(*query.max), zones) : zones;
  const std::vector<std::uint32_t> along = directions(query.directions);
  m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
    const auto next = [&](Word at) { return m_geometry.stepAlong(m_builder, at, along, direction); };
    const Variable at = m_builder.variable(next(from));
    const Variable length = m_builder.variable(0);
    const auto goesOn = [&] {
      const Word here = m_builder.get(at);
      const Word isThere = m_builder.bitAnd(m_builder.lessOrEqual(0, here), m_builder.notEqual(here, from));
      return m_builder.bitAnd(m_builder.bitAnd(isThere, m_sets.contains(open, here)),
                              m_builder.less(m_builder.get(length), most));
    };
    m_builder.loopWhile(goesOn, [&] {
      const Word here = m_builder.get(at);
      const Word isLast = m_sets.contains(until, here);
      m_builder.set(at, m_builder.select(isLast, -1, next(here)));
      m_builder.set(length, m_builder.add(m_builder.get(length), 1));
      visit(here);
    });
  });
}

// The zones in front on a line are one word's bits, by rising or by falling id, and end at the first that is
// not open; elsewhere the ray is gone step by step.
ZoneSet Lowering::ray(Word from, std::uint32_t direction, const ZoneSet& open, const ZoneSet& until,
                      std::int64_t most) {
  constexpr std::int64_t fewSteps = 2;
  const std::optional<Geometry::Course> course = m_geometry.course(direction);
  if (m_sets.wordCount() == 1 && course && most > fewSteps) {
    const auto lines = m_geometry.lines(direction, static_cast<std::size_t>(most));
    const ZoneSet line = m_geometry.byZone(m_builder, m_sets, from, lines);
    const Word closed = m_sets.without(line, open).words.front();
    // All up to the first closed one; without one, all.
    const Word near = *course == Geometry::Course::Up
                          ? m_builder.bitXor(closed, m_builder.subtract(closed, 1))
                          : m_builder.shiftLeft(-1, m_builder.highestBit(m_builder.bitOr(closed, 1)));
    return m_sets.both({{near}}, m_sets.both(line, m_sets.either(open, until)));
  }
  ZoneSet reached = m_sets.none();
  ZoneSet front = m_sets.single(from);
  for (std::int64_t i = 0; i < most; ++i) {
    const ZoneSet next = m_geometry.step(m_sets, front, direction);
    front = m_sets.both(next, open);
    reached = m_sets.either(reached, m_sets.either(front, m_sets.both(next, until)));
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
  SetWriter& writer = sets(kindOf(query.of.front()));
  std::optional<ZoneSet> result = membersOf(query.of.front());
  for (std::size_t i = 1; result && i < query.of.size(); ++i) {
    const std::optional<ZoneSet> other = membersOf(query.of[i]);
    if (!other) return std::nullopt;
    if (kindOf(query.of[i]) != kindOf(query.of.front()))
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

std::optional<ZoneSet> Lowering::collect(const FilterQuery& query) {
  const std::optional<ZoneSet> all = membersOf(*query.of);
  if (!all) return std::nullopt;
  return where(query.where, m_rules.bindingIndex(query.bind.name), kindOf(*query.of), *all);
}

std::optional<ZoneSet> Lowering::collect(const BindingQuery& query) {
  const Typed found = bound(query.name.index);
  const bool isId = found.kind == Value::Kind::Zone || found.kind == Value::Kind::Token;
  return isId ? std::optional(sets(found.kind).single(found.payload)) : std::nullopt;
}

std::optional<ZoneSet> Lowering::collect(const DefinedQuery& query) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : query.with)
    names.push_back({argument.name.index, value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(m_names.end(), names.begin(), names.end());
  std::optional<ZoneSet> result = membersOf(*m_def.definitions[query.name.index].query);
  m_names.resize(outer);
  return result;
}

// Whether the options come by rising id, as the bits of a set do.
bool Lowering::risesById(const Query& query) {
  if (const auto* part = std::get_if<ZonesQuery>(&query.node)) {
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->region.index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<TokensQuery>(&query.node)) {
    // They come zone by zone.
    if (m_store) return false;
    if (!part->in) return true;
    for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
      if (!std::ranges::is_sorted(m_rules.region(part->in->region.index, seat))) return false;
    }
    return true;
  }
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return risesById(*part->of);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    return part->of.empty() || (part->op != SetOp::Union && risesById(part->of.front()));
  }
  return std::holds_alternative<ConnectedZonesQuery>(query.node) ||
         (std::holds_alternative<TokensInZoneQuery>(query.node) && !m_context.facts.hasOrder) ||
         std::holds_alternative<BindingQuery>(query.node);
}

namespace {

/// Whether the members of a later part are looked for after those of the first.
bool comesInParts(const GameDef& def, const Query& query) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return comesInParts(def, *part->of);
  if (const auto* part = std::get_if<DefinedQuery>(&query.node))
    return comesInParts(def, *def.definitions[part->name.index].query);
  const auto* part = std::get_if<SetQuery>(&query.node);
  if (part == nullptr || part->of.empty()) return false;
  return part->op == SetOp::Union || comesInParts(def, part->of.front());
}

}  // namespace

void Lowering::forEach(const Query& query, const std::function<void(const Typed&)>& body) {
  if (const auto* part = std::get_if<IntsInRangeQuery>(&query.node)) {
    const Word high = integer(part->max);
    const Word low = integer(part->min);
    // So many are more than the kernel would list.
    const Word span = compute(ArithmeticOp::Subtract, high, low);
    constexpr auto most = static_cast<std::int64_t>(limits::maximumOptions);
    m_builder.ifThen(m_builder.lessOrEqual(most, span), [this] { escape(); });
    // No board has more spaces.
    constexpr std::int64_t few = 512;
    const bool isWide = !span.known() || span.value() > few;
    const Variable number = m_builder.variable(low);
    m_builder.loopWhile([&] { return m_builder.lessOrEqual(m_builder.get(number), high); },
                        [&] {
                          const Word now = m_builder.get(number);
                          body({Value::Kind::Integer, now});
                          m_builder.set(number, m_builder.add(now, 1));
                        },
                        isWide ? 2 : 1);
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
    // All are asked before anything is done with the first.
    const Variable left = m_builder.variable(playersOf(*part));
    m_builder.loopWhile([&] { return m_builder.get(left); },
                        [&] {
                          const Word seats = m_builder.get(left);
                          const Word seat = m_builder.lowestBit(seats);
                          m_builder.set(left, m_builder.bitAnd(seats, m_builder.subtract(seats, 1)));
                          body({Value::Kind::Player, seat});
                        });
    return;
  }
  const Value::Kind asked = kindOf(query);
  if (asked != Value::Kind::Zone && asked != Value::Kind::Token) return forEachValue(query, body);
  const std::optional<ZoneSet> members = membersOf(query);
  const auto nodeOf = [](const auto& part) { return part.node; };
  if (!members) throw Unsupported{"a collection without a form", std::visit(nodeOf, query.node)};
  const Value::Kind kind = kindOf(query);
  if (risesById(query)) {
    sets(kind).forEach(*members, [&](Word member) { body({kind, member}); });
  } else if ((m_store && kind == Value::Kind::Token) || comesInParts(m_def, query)) {
    const OptionList options = list(query, *members);
    m_builder.forEachBelow(options.count, [&](Word i) { body({kind, listed(options, i)}); });
  } else {
    inCanonicalOrder(query, *members, [&](Word zone) { body({kind, zone}); });
  }
}

// Of a collection made of others: all of them are known before anything is done with the first.
void Lowering::forEachValue(const Query& query, const std::function<void(const Typed&)>& body) {
  constexpr std::int64_t mostValues = 256;
  const Value::Kind kind = kindOf(query);
  const std::uint32_t first = m_context.scratch;
  m_context.scratch += static_cast<std::uint32_t>(mostValues) * 8;
  const auto at = [first](Word index) { return machine::At{machine::Memory::Scratch, first, index, 8}; };
  const Variable count = m_builder.variable(0);
  collectValues(query, [&](const Typed& value) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(mostValues, number), [this] { escape(); });
    m_builder.store(machine::Width::Word, at(number), value.payload);
    m_builder.set(count, m_builder.add(number, 1));
  });
  m_builder.forEachBelow(m_builder.get(count), [&](Word number) {
    body({kind, m_builder.load(machine::Width::Word, at(number))});
  });
}

void Lowering::collectValues(const Query& query, const std::function<void(const Typed&)>& put) {
  spend();
  if (const auto* filter = std::get_if<FilterQuery>(&query.node)) {
    collectValues(*filter->of, [&](const Typed& value) {
      const Bound candidate(*this, m_rules.bindingIndex(filter->bind.name), value);
      m_builder.ifThen(holds(filter->where), [&] { put(value); });
    });
  } else if (const auto* set = std::get_if<SetQuery>(&query.node)) {
    const bool isUnion = set->op == SetOp::Union;
    for (std::size_t i = 0; i < (isUnion ? set->of.size() : std::min<std::size_t>(set->of.size(), 1)); ++i) {
      collectValues(set->of[i], [&](const Typed& value) {
        Word isWanted = 1;
        for (std::size_t other = 0; other < (isUnion ? i : set->of.size()); ++other) {
          if (other == i) continue;
          const Word isIn = contains(set->of[other], value);
          isWanted =
              m_builder.bitAnd(isWanted, set->op == SetOp::Intersection ? isIn : m_builder.isZero(isIn));
        }
        m_builder.ifThen(isWanted, [&] { put(value); });
      });
    }
  } else if (const auto* defined = std::get_if<DefinedQuery>(&query.node)) {
    std::vector<Name> names;
    for (const FormulaArgument& argument : defined->with)
      names.push_back({argument.name.index, value(*argument.value)});
    const std::size_t outer = m_names.size();
    m_names.insert(m_names.end(), names.begin(), names.end());
    collectValues(*m_def.definitions[defined->name.index].query, put);
    m_names.resize(outer);
  } else if (const auto* single = std::get_if<BindingQuery>(&query.node)) {
    const Typed value = bound(single->name.index);
    if (value.kind == Value::Kind::Nothing) return;
    const bool isNumber = value.kind == Value::Kind::Integer || value.kind == Value::Kind::Bool;
    m_builder.ifThen(isNumber ? value.exists : m_builder.lessOrEqual(0, value.payload), [&] { put(value); });
  } else {
    forEach(query, put);
  }
}

void Lowering::forEachInAnyOrder(const Query& query, const std::function<void(const Typed&)>& body) {
  if (const std::optional<ZoneSet> members = membersOf(query)) {
    const Value::Kind kind = kindOf(query);
    return sets(kind).forEach(*members, [&](Word member) { body({kind, member}); });
  }
  forEach(query, body);
}

Lowering::Word Lowering::playersOf(const PlayersQuery& query) {
  PlayerSelector everybody;
  everybody.kind = PlayerSelector::Kind::All;
  Word result = 0;
  for (const Word& seat : players(query.of ? *query.of : everybody)) {
    const Bound candidate(*this, m_rules.playerBinding(), {Value::Kind::Player, seat});
    const Word exists = m_builder.lessOrEqual(0, seat);
    const Word fits = query.where ? m_builder.bitAnd(exists, holds(*query.where)) : exists;
    result = m_builder.bitOr(result, m_builder.shiftLeft(fits, m_builder.maximum(seat, 0)));
  }
  return result;
}

}  // namespace ludo::engine
