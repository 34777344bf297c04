// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/query_order.h"

#include <algorithm>
#include <variant>

#include "core/base/limits.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/rays.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

/// Whether the members of a later part are looked for after those of the first.
bool comesInParts(const GameDef& def, const Query& query) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return comesInParts(def, *part->of);
  if (const auto* part = std::get_if<DistinctQuery>(&query.node)) return comesInParts(def, *part->of);
  if (const auto* part = std::get_if<DefinedQuery>(&query.node))
    return comesInParts(def, *def.definitions[part->name.index].query);
  const auto* part = std::get_if<SetQuery>(&query.node);
  if (part == nullptr || part->of.empty()) return false;
  return part->op == SetOp::Union || comesInParts(def, part->of.front());
}

}  // namespace

void QueryOrder::inCanonicalOrder(const Query& query, const ZoneSet& wanted,
                                  const std::function<void(Word)>& body) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node))
    return inCanonicalOrder(*part->of, wanted, body);
  if (const auto* part = std::get_if<DistinctQuery>(&query.node))
    return inCanonicalOrder(*part->of, wanted, body);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    if (part->of.empty()) return;
    if (part->op != SetOp::Union) return inCanonicalOrder(part->of.front(), wanted, body);
    // Each member with the first part that has it.
    ZoneSet left = wanted;
    for (const Query& each : part->of) {
      const std::optional<ZoneSet> members = m_queries.membersOf(each);
      if (!members) throw Unsupported{"a collection without a form", part->node};
      const ZoneSet taken = sets(m_queryKinds.kindOf(each)).both(left, *members);
      left = sets(m_queryKinds.kindOf(each)).without(left, taken);
      inCanonicalOrder(each, taken, body);
    }
    return;
  }
  if (const auto* part = std::get_if<DefinedQuery>(&query.node)) {
    std::vector<Name> names;
    for (const FormulaArgument& argument : part->with)
      names.push_back({argument.name.index, m_values.value(*argument.value)});
    const std::size_t outer = m_names.size();
    m_names.insert(names);
    inCanonicalOrder(*m_def.definitions[part->name.index].query, wanted, [&](Word member) {
      // What is done with the members does not see the definition's names.
      const std::vector<Name> inside(m_names.begin() + static_cast<std::ptrdiff_t>(outer), m_names.end());
      m_names.resize(outer);
      body(member);
      m_names.insert(inside);
    });
    m_names.resize(outer);
    return;
  }
  if (m_queryKinds.risesById(query)) return sets(m_queryKinds.kindOf(query)).forEach(wanted, body);
  if (m_queryKinds.kindOf(query) == Value::Kind::Token && !m_tokens.comeByZone()) {
    if (visitTokensInOrder(query, wanted, body)) return;
  }
  SetWriter& writer = sets(m_queryKinds.kindOf(query));
  const SetVariable left(m_builder, wanted, wanted);
  inOrder(query, [&](Word member) {
    const ZoneSet before = left.now();
    m_builder.ifThen(writer.contains(before, member), [&] {
      left.become(writer.without(before, writer.single(member)));
      body(member);
    });
  });
}

OptionList QueryOrder::newList(Value::Kind kind) {
  const OptionList options{m_context.scratch, 0};
  const std::int64_t room =
      kind == Value::Kind::Token ? m_tokens.most() : static_cast<std::int64_t>(m_geometry.zoneCount());
  m_context.scratch += (static_cast<std::uint32_t>(room) * 2 + 9) / 8 * 8;
  return options;
}

void QueryOrder::put(const OptionList& list, Word index, Word option) {
  m_builder.store(machine::Width::Int16, {machine::Memory::Scratch, list.offset, index, 2}, option);
}

Word QueryOrder::listed(const OptionList& list, Word index) {
  return m_builder.load(machine::Width::Int16, {machine::Memory::Scratch, list.offset, index, 2});
}

// Their order has to be known before anything is done with the first. One alone has none.
OptionList QueryOrder::list(const Query& query, const ZoneSet& wanted) {
  SetWriter& writer = sets(m_queryKinds.kindOf(query));
  OptionList options = newList(m_queryKinds.kindOf(query));
  const Variable count = m_builder.variable(0);
  const auto listAll = [&] {
    inCanonicalOrder(query, wanted, [&](Word option) {
      const Word number = m_builder.get(count);
      put(options, number, option);
      m_builder.set(count, m_builder.add(number, 1));
    });
  };
  m_builder.ifThen(m_builder.less(1, writer.count(wanted)), listAll, [&] {
    m_builder.ifThen(writer.isSet(wanted), [&] {
      put(options, 0, writer.lowest(wanted));
      m_builder.set(count, 1);
    });
  });
  options.count = m_builder.get(count);
  return options;
}

OptionList QueryOrder::list(Word zone, const TokenSet& wanted) {
  OptionList tokens = newList(Value::Kind::Token);
  const Variable count = m_builder.variable(0);
  m_tokens.visitWanted(zone, wanted, [&](Word token) {
    const Word number = m_builder.get(count);
    put(tokens, number, token);
    m_builder.set(count, m_builder.add(number, 1));
  });
  tokens.count = m_builder.get(count);
  return tokens;
}

void QueryOrder::visitAll(const std::vector<kernel::ZoneId>& zones, const std::function<void(Word)>& visit) {
  std::vector<std::int16_t> table;
  for (kernel::ZoneId zone : zones) table.push_back(static_cast<std::int16_t>(zone.index));
  const std::uint32_t offset = m_context.constants.int16s(table);
  m_builder.forEachBelow(static_cast<std::int64_t>(zones.size()), [&](Word i) {
    visit(m_builder.load(machine::Width::Int16, {machine::Memory::Constants, offset, i, 2}));
  });
}

// Where only play knows as whom the region is seen, there is a row for nobody and one for each seat, filled
// up with -1.
void QueryOrder::visitRegion(std::uint32_t region, Word seat, const std::function<void(Word)>& visit) {
  std::vector<std::vector<kernel::ZoneId>> rows;
  for (kernel::Seat each = kernel::nobody; each < m_rules.seats(); ++each)
    rows.push_back(m_rules.region(region, each));
  const auto isAsFirst = [&](const std::vector<kernel::ZoneId>& row) { return row == rows.front(); };
  if (seat.known()) return visitAll(m_rules.region(region, static_cast<kernel::Seat>(seat.value())), visit);
  if (std::ranges::all_of(rows, isAsFirst)) return visitAll(rows.front(), visit);
  const std::size_t width = std::ranges::max(rows, {}, &std::vector<kernel::ZoneId>::size).size();
  std::vector<std::int16_t> table;
  for (const std::vector<kernel::ZoneId>& row : rows) {
    for (std::size_t i = 0; i < width; ++i)
      table.push_back(i < row.size() ? static_cast<std::int16_t>(row[i].index) : std::int16_t{-1});
  }
  const std::uint32_t offset = m_context.constants.int16s(table);
  const Word row = m_builder.multiply(m_builder.add(seat, 1), static_cast<std::int64_t>(width));
  m_builder.forEachBelow(static_cast<std::int64_t>(width), [&](Word i) {
    const Word zone =
        m_builder.load(machine::Width::Int16, {machine::Memory::Constants, offset, m_builder.add(row, i), 2});
    m_builder.ifThen(m_builder.lessOrEqual(0, zone), [&] { visit(zone); });
  });
}

void QueryOrder::inOrder(const Query& query, const std::function<void(Word)>& visit) {
  if (m_selectors.isUndecided(query)) return m_selectors.decide(query, [&] { inOrder(query, visit); });
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node);
      part != nullptr && part->direction.empty())
    return visitNeighbours(m_selectors.zone(part->zone), visit);
  if (const auto* part = std::get_if<TokensInAdjacentZonesQuery>(&query.node))
    return visitNeighbours(m_selectors.zone(part->zone), visit);
  if (const auto* part = std::get_if<BetweenQuery>(&query.node);
      part != nullptr && (m_geometry.hasRings() || !m_geometry.linesPartAtOnce()))
    return visitBetween(*part, visit);
  if (const std::optional<Lines> lines = linesOf(query)) {
    if (comesOnce(*lines)) return visitLines(*lines, visit);
    if (const auto* part = std::get_if<RayQuery>(&query.node)) return m_rays.visitRays(*part, visit);
    if (const auto* part = std::get_if<SandwichedQuery>(&query.node)) return visitEnclosed(*part, visit);
    if (const auto* part = std::get_if<HopsQuery>(&query.node)) return visitHops(*part, visit);
  }
  if (const auto* part = std::get_if<BindingQuery>(&query.node)) {
    const Name* name = m_names.find(part->name.index);
    if (name != nullptr && name->picks) return visitPicks(*name->picks, visit);
  }
  const RegionSelector* in = nullptr;
  if (const auto* part = std::get_if<ZonesQuery>(&query.node); part != nullptr && part->in) in = &*part->in;
  if (const auto* part = std::get_if<TokensQuery>(&query.node); part != nullptr && part->in) in = &*part->in;
  if (in != nullptr) return visitRegion(in->region.index, m_selectors.ownerOf(*in), visit);
  const std::uint32_t node = std::visit([](const auto& part) { return part.node; }, query.node);
  throw Unsupported{"a collection whose order is not known", node};
}

void QueryOrder::forEach(const Query& query, const std::function<void(const Typed&)>& body) {
  if (const auto* part = std::get_if<IntsInRangeQuery>(&query.node)) {
    const Word high = m_values.integer(part->max);
    const Word low = m_values.integer(part->min);
    // So many are more than the kernel would list.
    const Word span = m_arithmetic.compute(ArithmeticOp::Subtract, high, low);
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
  if (const auto* part = std::get_if<DirectionsQuery>(&query.node)) {
    if (m_selectors.isUndecided(query)) return m_selectors.decide(query, [&] { forEach(query, body); });
    for (const std::uint32_t direction : m_selectors.directions(part->of))
      body({Value::Kind::Symbol, m_rules.symbolId(m_def.directionNames[direction])});
    return;
  }
  if (const auto* part = std::get_if<PlayersQuery>(&query.node)) {
    // All are asked before anything is done with the first.
    const Variable left = m_builder.variable(m_queries.playersOf(*part));
    m_builder.loopWhile([&] { return m_builder.get(left); },
                        [&] {
                          const Word seats = m_builder.get(left);
                          const Word seat = m_builder.lowestBit(seats);
                          m_builder.set(left, m_builder.bitAnd(seats, m_builder.subtract(seats, 1)));
                          body({Value::Kind::Player, seat});
                        });
    return;
  }
  const Value::Kind asked = m_queryKinds.kindOf(query);
  if (asked != Value::Kind::Zone && asked != Value::Kind::Token) return forEachValue(query, body);
  const std::optional<ZoneSet> members = m_queries.membersOf(query);
  const auto nodeOf = [](const auto& part) { return part.node; };
  if (!members) throw Unsupported{"a collection without a form", std::visit(nodeOf, query.node)};
  const Value::Kind kind = m_queryKinds.kindOf(query);
  if (m_queryKinds.risesById(query)) {
    sets(kind).forEach(*members, [&](Word member) { body({kind, member}); });
  } else if ((kind == Value::Kind::Token && !m_tokens.comeByZone()) || comesInParts(m_def, query)) {
    const OptionList options = list(query, *members);
    m_builder.forEachBelow(options.count, [&](Word i) { body({kind, listed(options, i)}); });
  } else {
    inCanonicalOrder(query, *members, [&](Word zone) { body({kind, zone}); });
  }
}

void QueryOrder::forEachInAnyOrder(const Query& query, const std::function<void(const Typed&)>& body) {
  if (const std::optional<ZoneSet> members = m_queries.membersOf(query)) {
    const Value::Kind kind = m_queryKinds.kindOf(query);
    return sets(kind).forEach(*members, [&](Word member) { body({kind, member}); });
  }
  forEach(query, body);
}

// Of a collection made of others: all of them are known before anything is done with the first.
void QueryOrder::forEachValue(const Query& query, const std::function<void(const Typed&)>& body) {
  const Value::Kind kind = m_queryKinds.kindOf(query);
  const ValueList list = values(query);
  m_builder.forEachBelow(list.count, [&](Word number) { body({kind, valueAt(list, number)}); });
}

ValueList QueryOrder::newValues() {
  const ValueList list{m_context.scratch, 0};
  m_context.scratch += static_cast<std::uint32_t>(ValueList::most) * 8;
  return list;
}

ValueList QueryOrder::values(const Query& query) {
  ValueList list = newValues();
  const Variable count = m_builder.variable(0);
  const Unchanged meanwhile(m_function);
  collectValues(query, [&](const Typed& value) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(ValueList::most, number), [this] { escape(); });
    putValue(list, number, value.payload);
    m_builder.set(count, m_builder.add(number, 1));
  });
  list.count = m_builder.get(count);
  return list;
}

void QueryOrder::putValue(const ValueList& list, Word index, Word payload) {
  m_builder.store(machine::Width::Word, {machine::Memory::Scratch, list.offset, index, 8}, payload);
}

Word QueryOrder::valueAt(const ValueList& list, Word index) {
  return m_builder.load(machine::Width::Word, {machine::Memory::Scratch, list.offset, index, 8});
}

void QueryOrder::collectValues(const Query& query, const std::function<void(const Typed&)>& put) {
  spend();
  if (const auto* filter = std::get_if<FilterQuery>(&query.node)) {
    collectValues(*filter->of, [&](const Typed& value) {
      const ScopedName candidate(m_names, m_rules.bindingIndex(filter->bind.name), value);
      m_builder.ifThen(m_conditions.holds(filter->where), [&] { put(value); });
    });
  } else if (const auto* distinct = std::get_if<DistinctQuery>(&query.node)) {
    const SeenFeatures seen = m_queries.seenFeatures(*distinct);
    collectValues(*distinct->of, [&](const Typed& value) {
      m_builder.ifThen(m_queries.isFirst(*distinct, value, seen), [&] { put(value); });
    });
  } else if (const auto* set = std::get_if<SetQuery>(&query.node)) {
    const bool isUnion = set->op == SetOp::Union;
    for (std::size_t i = 0; i < (isUnion ? set->of.size() : std::min<std::size_t>(set->of.size(), 1)); ++i) {
      collectValues(set->of[i], [&](const Typed& value) {
        Word isWanted = 1;
        for (std::size_t other = 0; other < (isUnion ? i : set->of.size()); ++other) {
          if (other == i) continue;
          const Word isIn = m_queries.contains(set->of[other], value);
          isWanted =
              m_builder.bitAnd(isWanted, set->op == SetOp::Intersection ? isIn : m_builder.isZero(isIn));
        }
        m_builder.ifThen(isWanted, [&] { put(value); });
      });
    }
  } else if (const auto* defined = std::get_if<DefinedQuery>(&query.node)) {
    std::vector<Name> names;
    for (const FormulaArgument& argument : defined->with)
      names.push_back({argument.name.index, m_values.value(*argument.value)});
    const std::size_t outer = m_names.size();
    m_names.insert(names);
    collectValues(*m_def.definitions[defined->name.index].query, put);
    m_names.resize(outer);
  } else if (const auto* single = std::get_if<BindingQuery>(&query.node)) {
    const Name* name = m_names.find(single->name.index);
    if (name != nullptr && name->picks) {
      const ValueList list{name->picks->offset, m_builder.get(name->picks->count)};
      const Value::Kind kind = name->value.kind;
      return m_builder.forEachBelow(list.count, [&](Word i) { put({kind, valueAt(list, i)}); });
    }
    const Typed value = m_names.bound(single->name.index);
    if (value.kind == Value::Kind::Nothing) return;
    const bool isNumber = value.kind == Value::Kind::Integer || value.kind == Value::Kind::Bool;
    m_builder.ifThen(isNumber ? value.exists : m_builder.lessOrEqual(0, value.payload), [&] { put(value); });
  } else {
    forEach(query, put);
  }
}

}  // namespace ludo::engine
