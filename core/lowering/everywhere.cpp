// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/everywhere.h"

#include <algorithm>
#include <variant>

#include "core/analysis/facts.h"
#include "core/analysis/mentions.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/distances.h"
#include "core/lowering/guards.h"
#include "core/lowering/lines.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

std::optional<bool> asksForAny(const CompareCondition& part, const std::vector<ConstantDef>& constants);

ZoneSet Everywhere::where(const std::optional<Condition>& condition, std::uint32_t name, Value::Kind kind,
                          const ZoneSet& domain) {
  return condition ? where(*condition, name, kind, domain) : domain;
}

ZoneSet Everywhere::where(const Condition& condition, std::uint32_t name, Value::Kind kind,
                          const ZoneSet& domain) {
  if (!mentionsName(condition, name)) return sets(kind).when(m_conditions.holds(condition), domain);
  if (m_selectors.isUndecided(condition))
    return *m_selectors.decideSet(condition, sets(kind),
                                  [&] { return where(condition, name, kind, domain); });
  {
    const std::size_t notes = m_context.notes.count();
    const ScopedName every(m_names, name, {kind, 0}, true);
    if (const std::optional<ZoneSet> found = everywhere(condition, domain)) return *found;
    m_context.notes.forgetSince(notes);
  }
  note(condition, Method::OneByOne);
  return filter(domain, name, kind, {&condition}, [&] { return m_conditions.holds(condition); });
}

ZoneSet Everywhere::filter(const ZoneSet& domain, std::uint32_t name, Value::Kind kind,
                           const std::vector<const Condition*>& conditions,
                           const std::function<Word()>& holds) {
  const std::size_t known = m_values.readBeforeCount();
  for (const Condition* condition : conditions) readBefore(*condition, name);
  const Unchanged meanwhile(m_function);
  ZoneSet found = sets(kind).filter(domain, [&](Word member) {
    const ScopedName each(m_names, name, {kind, member});
    markInPlay();
    return holds();
  });
  m_values.forgetReadSince(known);
  return found;
}

// With what each of them is compared is the same for all.
void Everywhere::readBefore(const Condition& condition, std::uint32_t name) {
  if (const auto* logic = std::get_if<LogicCondition>(&condition.node)) {
    for (const Condition& arg : logic->args) readBefore(arg, name);
  } else if (const auto* negated = std::get_if<NotCondition>(&condition.node)) {
    readBefore(*negated->arg, name);
  } else if (const auto* part = std::get_if<CompareCondition>(&condition.node)) {
    for (const ValueExpr* side : {&part->left, &part->right}) {
      const bool isRead = std::holds_alternative<TokenPropertyValue>(side->node) ||
                          std::holds_alternative<GlobalVariableValue>(side->node) ||
                          std::holds_alternative<PlayerVariableValue>(side->node);
      if (isRead && !mentionsName(*side, name)) m_values.readBefore(*side);
    }
  }
}

// What is asked about the tokens of a query is asked about those that are in zones.
void Everywhere::markInPlay() {
  Name& name = m_names.back();
  name.isInPlay = name.value.kind == Value::Kind::Token && name.name == m_rules.tokenBinding() &&
                  !m_tokens.answerForZones();
}

void Everywhere::note(const Condition& condition, Method method) {
  const auto noteIt = [&]<typename Of>(const Of& part) {
    if constexpr (std::is_base_of_v<Node, Of>) m_context.notes.add(part, method);
  };
  std::visit(noteIt, condition.node);
}

std::optional<ZoneSet> Everywhere::everywhere(const Condition& condition, const ZoneSet& domain) {
  std::optional<ZoneSet> found = everywhereOf(condition, domain);
  const bool isWhole = !std::holds_alternative<LogicCondition>(condition.node) &&
                       !std::holds_alternative<NotCondition>(condition.node);
  if (found && isWhole) note(condition, Method::AllAtOnce);
  return found;
}

std::optional<ZoneSet> Everywhere::everywhereOf(const Condition& condition, const ZoneSet& domain) {
  const std::uint32_t name = m_names.back().name;
  const Value::Kind kind = m_names.back().value.kind;
  SetWriter& writer = sets(kind);
  if (!mentionsName(condition, name)) return writer.when(m_conditions.holds(condition), domain);
  if (const auto* logic = std::get_if<LogicCondition>(&condition.node)) {
    const bool all = logic->op == LogicOp::And;
    // What has a form for every zone narrows the domain first; the rest is asked of what is left.
    ZoneSet result = all ? domain : writer.none();
    std::vector<const Condition*> rest;
    for (const Condition& arg : logic->args) {
      const std::optional<ZoneSet> part = everywhere(arg, all ? result : domain);
      if (!part) {
        rest.push_back(&arg);
      } else {
        result = all ? *part : writer.either(result, *part);
      }
    }
    if (rest.empty()) return result;
    for (const Condition* arg : rest) note(*arg, Method::OneByOne);
    const ZoneSet open = all ? result : writer.without(domain, result);
    const ZoneSet found = filter(open, name, kind, rest, [&] { return m_conditions.joined(all, rest); });
    return all ? found : writer.either(result, found);
  }
  if (const auto* negated = std::get_if<NotCondition>(&condition.node)) {
    const std::optional<ZoneSet> inner = everywhere(*negated->arg, domain);
    if (!inner) return std::nullopt;
    return writer.without(domain, *inner);
  }
  const bool isToken = kind == Value::Kind::Token && !m_tokens.answerForZones();
  if (const auto* part = std::get_if<CompareCondition>(&condition.node))
    return isToken ? everyToken(*part, domain) : everywhere(*part, domain);
  if (const auto* part = std::get_if<InCondition>(&condition.node)) return everywhere(*part, domain);
  if (const auto* part = std::get_if<DefinedCondition>(&condition.node)) return everywhere(*part, domain);
  // What is so of every zone at once need not be so of every token's zone.
  if (isToken) return std::nullopt;
  if (const auto* part = std::get_if<IsCondition>(&condition.node)) return everywhere(*part, domain);
  if (const auto* part = std::get_if<AdjacentCondition>(&condition.node)) return everywhere(*part, domain);
  return std::nullopt;
}

// The parameter that is given the name stands for all of them too.
std::optional<ZoneSet> Everywhere::everywhere(const DefinedCondition& part, const ZoneSet& domain) {
  const Name every = m_names.back();
  const Condition& condition = *m_def.definitions[part.name.index].condition;
  std::optional<std::uint32_t> parameter;
  std::vector<Name> names;
  for (const FormulaArgument& argument : part.with) {
    const auto* binding = std::get_if<BindingValue>(&argument.value->node);
    if (binding != nullptr && binding->name.index == every.name && !parameter) {
      parameter = argument.name.index;
    } else if (mentionsName(*argument.value, every.name)) {
      return std::nullopt;
    } else {
      names.push_back({argument.name.index, m_values.value(*argument.value)});
    }
  }
  if (!parameter || (*parameter != every.name && mentionsName(condition, every.name))) return std::nullopt;
  names.push_back({*parameter, every.value, true});
  const std::size_t outer = m_names.size();
  m_names.insert(names);
  std::optional<ZoneSet> found = everywhere(condition, domain);
  m_names.resize(outer);
  return found;
}

std::optional<ZoneSet> Everywhere::everywhere(const IsCondition& part, const ZoneSet& domain) {
  if (!m_selectors.isEvery(part.zone)) return std::nullopt;
  ZoneSet fits = m_sets.both(domain, m_spatial.matching(part.is));
  if (part.type && part.is != Occupancy::Empty) fits = m_sets.both(fits, m_tokens.ofType(part.type->index));
  return fits;
}

std::optional<ZoneSet> Everywhere::everywhere(const AdjacentCondition& part, const ZoneSet& domain) {
  const std::uint32_t name = m_names.back().name;
  const bool fromEvery = m_selectors.isEvery(part.zone);
  const ZoneSelector& other = fromEvery ? part.to : part.zone;
  if ((!fromEvery && !m_selectors.isEvery(part.to)) || mentionsName(other, name)) return std::nullopt;
  const auto forwards = m_geometry.adjacency(m_selectors.directions(part.direction), part.direction.empty());
  if (!fromEvery)
    return m_sets.both(domain, m_geometry.byZone(m_builder, m_sets, m_selectors.zone(other), forwards));
  std::vector<std::vector<kernel::ZoneId>> backwards(forwards.size());
  for (std::size_t from = 0; from < forwards.size(); ++from) {
    for (kernel::ZoneId to : forwards[from]) backwards[to.index].emplace_back(from);
  }
  return m_sets.both(domain, m_geometry.byZone(m_builder, m_sets, m_selectors.zone(other), backwards));
}

std::optional<ZoneSet> Everywhere::everywhere(const InCondition& part, const ZoneSet& domain) {
  const std::uint32_t name = m_names.back().name;
  if (const auto* between = std::get_if<BetweenQuery>(&part.set->node)) {
    const std::optional<ZoneSet> found = beyond(part.item, *between);
    if (found) return m_sets.both(domain, *found);
  }
  const auto* item = std::get_if<BindingValue>(&part.item.node);
  if (item == nullptr || item->name.index != name || mentionsName(*part.set, name)) return std::nullopt;
  const Value::Kind kind = m_names.back().value.kind;
  if (m_queryKinds.kindOf(*part.set) != kind) return sets(kind).none();
  const std::optional<ZoneSet> members = m_queries.membersOf(*part.set);
  if (!members) return std::nullopt;
  return sets(kind).both(domain, *members);
}

// The name stands for the far end of the line, for every zone that it may be.
std::optional<ZoneSet> Everywhere::beyond(const ValueExpr& middle, const BetweenQuery& between) {
  const std::uint32_t name = m_names.back().name;
  if (!m_selectors.isEvery(between.to) || mentionsName(between.from, name) || mentionsName(middle, name))
    return std::nullopt;
  if (m_geometry.hasRings() || !m_geometry.linesPartAtOnce()) return std::nullopt;
  const Typed item = m_values.value(middle);
  if (isNever(item, Value::Kind::Zone)) return m_sets.none();
  return m_geometry.beyond(m_builder, m_sets, m_selectors.zone(between.from),
                           payloadOf(m_builder, item, Value::Kind::Zone));
}

std::optional<ZoneSet> Everywhere::everywhere(const CompareCondition& part, const ZoneSet& domain) {
  const std::uint32_t name = m_names.back().name;
  if (const std::optional<bool> any = asksForAny(part, m_def.constants)) {
    std::optional<ZoneSet> found;
    if (const auto* aggregate = std::get_if<AggregateValue>(&part.left.node)) {
      if (aggregate->op == AggregateOp::Count) found = whereAny(*aggregate->query);
    } else if (const auto* lines = std::get_if<LinesValue>(&part.left.node)) {
      found = m_lines.whereLines(*lines);
    }
    if (found) return *any ? m_sets.both(domain, *found) : m_sets.without(domain, *found);
  }
  if (const std::optional<ZoneSet> found = m_distances.where(part)) return m_sets.both(domain, *found);
  if (part.op != CompareOp::Equal && part.op != CompareOp::NotEqual) return std::nullopt;
  // One side is about every zone, the other is one value.
  const bool leftEvery = mentionsName(part.left, name);
  const ValueExpr& every = leftEvery ? part.left : part.right;
  const ValueExpr& other = leftEvery ? part.right : part.left;
  if (mentionsName(other, name)) return std::nullopt;
  std::optional<ZoneSet> equal;
  if (const auto* binding = std::get_if<BindingValue>(&every.node);
      binding != nullptr && binding->name.index == name) {
    const Typed single = m_values.value(other);
    const Value::Kind kind = m_names.back().value.kind;
    equal = isNever(single, kind) ? m_sets.none() : m_sets.single(payloadOf(m_builder, single, kind));
  } else if (const auto* owner = std::get_if<TokenOwnerValue>(&every.node);
             owner != nullptr && m_selectors.isEvery(owner->token)) {
    // What is known of every zone is its topmost token.
    if (!m_tokens.answerForZones() && owner->token.kind == TokenSelector::Kind::Bottom) return std::nullopt;
    const Typed seat = m_values.value(other);
    if (seat.kind != Value::Kind::Player) return std::nullopt;
    // Tokens without an owner and empty zones are owned by nobody.
    const ZoneSet theirs = m_tokens.owned(seat.payload);
    ZoneSet unowned = m_sets.all();
    for (kernel::Seat each = 0; each < m_rules.seats(); ++each)
      unowned = m_sets.without(unowned, m_tokens.owned(each));
    equal = m_sets.select(m_builder.less(seat.payload, 0), unowned, theirs);
  } else if (const auto* property = std::get_if<ZonePropertyValue>(&every.node);
             property != nullptr && m_selectors.isEvery(property->zone)) {
    equal = zonesWith(property->prop.index, m_values.value(other));
  } else if (const auto* count = std::get_if<ZoneCountValue>(&every.node);
             count != nullptr && m_selectors.isEvery(count->zone)) {
    const Word number = m_values.integer(other);
    if (!m_tokens.areSingle()) return std::nullopt;
    equal = m_sets.either(
        m_sets.when(m_builder.equal(number, 1), m_tokens.occupied()),
        m_sets.when(m_builder.equal(number, 0), m_sets.without(m_sets.all(), m_tokens.occupied())));
  }
  if (!equal) return std::nullopt;
  return part.op == CompareOp::Equal ? m_sets.both(domain, *equal) : m_sets.without(domain, *equal);
}

// A row of a table for each value, one for zones that have none, and one of no zone for all others.
std::optional<ZoneSet> Everywhere::zonesWith(std::uint32_t property, const Typed& wanted) {
  constexpr std::int64_t mostValues = 256;
  std::optional<Value::Kind> kind;
  std::int64_t low = INT64_MAX;
  std::int64_t high = INT64_MIN;
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    const Value value = m_rules.zoneProperty(kernel::ZoneId(zone), property);
    if (value.kind == Value::Kind::Nothing) continue;
    if (kind && *kind != value.kind) return std::nullopt;
    kind = value.kind;
    low = std::min(low, value.payload);
    high = std::max(high, value.payload);
  }
  if (!kind || wanted.isCoded() || wanted.kind != *kind) return std::nullopt;
  if (static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) >= mostValues) return std::nullopt;
  const std::int64_t values = high - low + 1;
  std::vector<std::vector<kernel::ZoneId>> rows(static_cast<std::size_t>(values) + 2);
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    const Value value = m_rules.zoneProperty(kernel::ZoneId(zone), property);
    const bool isNothing = value.kind == Value::Kind::Nothing;
    rows[isNothing ? 0 : static_cast<std::size_t>(value.payload - low) + 1].emplace_back(zone);
  }
  const bool counts = *kind == Value::Kind::Integer || *kind == Value::Kind::Bool;
  const Word exists = counts ? wanted.exists : m_builder.lessOrEqual(0, wanted.payload);
  const Word place = m_builder.subtract(wanted.payload, low);
  const Word row =
      m_builder.select(m_builder.lessUnsigned(place, values), m_builder.add(place, 1), values + 1);
  return m_geometry.byZone(m_builder, m_sets, m_builder.select(exists, row, 0), rows);
}

std::optional<ZoneSet> Everywhere::whereAny(const Query& query) {
  const std::uint32_t name = m_names.back().name;
  const bool shadows = name == m_rules.zoneBinding();
  if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->zone) || part->top) return std::nullopt;
    if (!m_tokens.answerForZones() || (part->where && mentionsName(*part->where, name))) return std::nullopt;
    return where(part->where, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.occupied());
  }
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->zone)) return std::nullopt;
    if (part->where && !shadows && mentionsName(*part->where, name)) return std::nullopt;
    const ZoneSet targets = where(part->where, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
    // The zones from which some edge leads to a target.
    if (part->direction.empty()) return m_geometry.neighboursBack(m_sets, targets);
    ZoneSet sources = m_sets.none();
    for (std::uint32_t direction : m_selectors.directions(part->direction))
      sources = m_sets.either(sources, m_geometry.stepBack(m_sets, targets, direction));
    return sources;
  }
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->from)) return std::nullopt;
    const auto mentionsIt = [&](const std::optional<Condition>& inner) {
      return inner && !shadows && mentionsName(*inner, name);
    };
    if (mentionsIt(part->where) || mentionsIt(part->by)) return std::nullopt;
    if (part->length && !constant(*part->length)) return std::nullopt;
    const ZoneSet enclosed = m_spatial.fulfilling(part->where ? &*part->where : nullptr, Occupancy::Enemy);
    // A run goes on as long as it can: what closes it is not enclosed itself.
    const ZoneSet closing =
        m_sets.without(m_spatial.fulfilling(part->by ? &*part->by : nullptr, Occupancy::Own), enclosed);
    ZoneSet sources = m_sets.none();
    for (std::uint32_t direction : m_selectors.directions(part->directions)) {
      if (m_geometry.hasRing(direction)) return std::nullopt;
      const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 2;
      if (longest < 1) continue;
      // The enclosed zones from which the line reaches a closing one through enclosed zones alone.
      ZoneSet run = m_sets.both(enclosed, m_geometry.stepBack(m_sets, closing, direction));
      if (part->length) {
        const std::int64_t wanted = *constant(*part->length);
        if (wanted < 1 || wanted > longest) continue;
        for (std::int64_t i = 1; i < wanted; ++i)
          run = m_sets.both(enclosed, m_geometry.stepBack(m_sets, run, direction));
      } else {
        run = m_geometry.fill(m_sets, run, enclosed, direction, static_cast<std::size_t>(longest), true);
      }
      sources = m_sets.either(sources, m_geometry.stepBack(m_sets, run, direction));
    }
    return sources;
  }
  return std::nullopt;
}

}  // namespace ludo::engine
