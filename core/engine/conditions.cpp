// SPDX-License-Identifier: Apache-2.0
// Conditions in one place: what the kernel's evaluate.cpp does with them.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

/// Whether asking costs so much that an answer already known from its neighbours is worth a jump.
bool isCostly(const Condition& condition) {
  return containsAny<ConnectedCondition, LegalCountValue, LinesValue, AggregateValue>(condition);
}

bool hasNothing(Value::Kind kind) {
  return kind == Value::Kind::Zone || kind == Value::Kind::Token || kind == Value::Kind::Player ||
         kind == Value::Kind::Symbol;
}

}  // namespace

std::optional<bool> asksForAny(const CompareCondition& part, const std::vector<ConstantDef>& constants) {
  std::optional<std::int64_t> number;
  if (const auto* literal = std::get_if<std::int64_t>(&part.right.node)) number = *literal;
  if (const auto* constant = std::get_if<ConstantValue>(&part.right.node))
    number = constants[constant->name.index].value;
  if (!number) return std::nullopt;
  switch (part.op) {
    case CompareOp::GreaterOrEqual:
      return *number == 1 ? std::optional(true) : std::nullopt;
    case CompareOp::Greater:
    case CompareOp::NotEqual:
      return *number == 0 ? std::optional(true) : std::nullopt;
    case CompareOp::Equal:
    case CompareOp::LessOrEqual:
      return *number == 0 ? std::optional(false) : std::nullopt;
    case CompareOp::Less:
      return *number == 1 ? std::optional(false) : std::nullopt;
  }
  return std::nullopt;
}

Lowering::Word Lowering::holds(const Condition& condition) {
  spend();
  const auto lower = [this](const auto& part) { return check(part); };
  return std::visit([&](const auto& part) { return lowerPart(part, lower); }, condition.node);
}

Lowering::Word Lowering::check(const LogicCondition& part) {
  const bool all = part.op == LogicOp::And;
  if (part.args.empty()) return all ? 1 : 0;
  Word result = holds(part.args.front());
  for (std::size_t i = 1; i < part.args.size(); ++i) {
    if (result.is(all ? 0 : 1)) return result;
    if (!isCostly(part.args[i])) {
      const Word next = holds(part.args[i]);
      result = all ? m_builder.bitAnd(result, next) : m_builder.bitOr(result, next);
      continue;
    }
    const machine::Variable decided = m_builder.variable(result);
    m_builder.ifThen(all ? result : m_builder.isZero(result),
                     [&] { m_builder.set(decided, holds(part.args[i])); });
    result = m_builder.get(decided);
  }
  return result;
}

Lowering::Word Lowering::check(const NotCondition& part) {
  return m_builder.isZero(holds(*part.arg));
}

Lowering::Word Lowering::same(const Typed& a, const Typed& b) {
  if (a.kind == b.kind) {
    const Word equal = m_builder.equal(a.payload, b.payload);
    if (a.exists.is(1) && b.exists.is(1)) return equal;
    const Word both = m_builder.bitAnd(a.exists, b.exists);
    const Word neither = m_builder.isZero(m_builder.bitOr(a.exists, b.exists));
    return m_builder.bitOr(m_builder.bitAnd(both, equal), neither);
  }
  // Values of different kinds are equal only when both are nothing.
  const auto isNothing = [this](const Typed& value) -> Word {
    if (value.kind == Value::Kind::Nothing) return 1;
    return hasNothing(value.kind) ? m_builder.less(value.payload, 0) : m_builder.isZero(value.exists);
  };
  return m_builder.bitAnd(isNothing(a), isNothing(b));
}

Lowering::Word Lowering::compare(CompareOp op, const Typed& left, const Typed& right) {
  switch (op) {
    case CompareOp::Equal:
      return same(left, right);
    case CompareOp::NotEqual:
      return m_builder.isZero(same(left, right));
    case CompareOp::Less:
      return m_builder.less(integerOf(left), integerOf(right));
    case CompareOp::LessOrEqual:
      return m_builder.lessOrEqual(integerOf(left), integerOf(right));
    case CompareOp::Greater:
      return m_builder.less(integerOf(right), integerOf(left));
    case CompareOp::GreaterOrEqual:
      return m_builder.lessOrEqual(integerOf(right), integerOf(left));
  }
  return 0;
}

Lowering::Word Lowering::check(const CompareCondition& part) {
  if (const std::optional<bool> any = asksForAny(part, m_def.constants)) {
    std::optional<Word> found;
    if (const auto* aggregate = std::get_if<AggregateValue>(&part.left.node)) {
      if (aggregate->op == AggregateOp::Count) {
        if (const std::optional<ZoneSet> zones = countedZones(*aggregate->query)) {
          found = m_counts->any(*zones);
        } else if (const std::optional<ZoneSet> members = membersOf(*aggregate->query))
          found = sets(kindOf(*aggregate->query)).isSet(*members);
      }
    } else if (const auto* lines = std::get_if<LinesValue>(&part.left.node)) {
      found = hasLine(*lines);
    } else if (const auto* legal = std::get_if<LegalCountValue>(&part.left.node);
               legal != nullptr && legal->action) {
      const Word seat = player(legal->player);
      const As someone(*this, seat);
      found = m_builder.bitAnd(m_builder.lessOrEqual(0, seat), hasMove(legal->action->index));
    }
    if (found) return *any ? *found : m_builder.isZero(*found);
  }
  const Typed left = value(part.left);
  return compare(part.op, left, value(part.right));
}

Lowering::Word Lowering::check(const InCondition& part) {
  const Typed item = value(part.item);
  return contains(*part.set, item);
}

Lowering::Word Lowering::check(const IsCondition& part) {
  const Word place = zone(part.zone);
  const bool isSure = certain(part.zone) == Content::Own && part.is == Occupancy::Own;
  const Word fits = isSure ? Word(1) : matches(place, part.is);
  if (!part.type || part.is == Occupancy::Empty) return fits;
  if (m_store) return m_builder.bitAnd(fits, m_builder.equal(m_tokens.typeAt(place), part.type->index));
  return m_builder.bitAnd(fits, m_sets.contains(m_tokens.ofType(part.type->index), place));
}

Lowering::Word Lowering::check(const AdjacentCondition& part) {
  if (dependsOnActor(part)) {
    const machine::Variable result = m_builder.variable(0);
    byActor([&] { m_builder.set(result, check(part)); });
    return m_builder.get(result);
  }
  const Word from = zone(part.zone);
  const Word to = zone(part.to);
  const auto table = m_geometry.adjacency(directions(part.direction), part.direction.empty());
  if (from.known() || !to.known())
    return m_sets.contains(m_geometry.byZone(m_builder, m_sets, from, table), to);
  std::vector<kernel::ZoneId> sources;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto leads = [&](kernel::ZoneId target) {
      return static_cast<std::int64_t>(target.index) == to.value();
    };
    if (std::ranges::any_of(table[i], leads)) sources.emplace_back(i);
  }
  return m_sets.contains(m_sets.of(sources), from);
}

Lowering::Word Lowering::check(const ConnectedCondition& part) {
  if (m_ending && !m_connections.empty()) {
    const std::optional<Connection> wanted = connectionOf(part);
    const Connection* known = wanted ? find(*wanted) : nullptr;
    if (known != nullptr) {
      note(part, Path::KeptAndGrown);
      return m_builder.get(known->joined);
    }
  }
  note(part, Path::Flood);
  const auto ends = [&](const std::optional<ZoneSelector>& selected,
                        const std::optional<RegionSelector>& named) {
    if (named) return region(*named);
    return selected ? m_sets.single(zone(*selected)) : m_sets.none();
  };
  const ZoneSet starts = ends(part.zone, part.from);
  const ZoneSet goals = ends(part.to, part.toRegion);
  const ZoneSet through = fulfilling(part.via ? &**part.via : nullptr, Occupancy::Own);
  return m_sets.isSet(m_sets.both(flood(starts, through, goals), goals));
}

Lowering::Word Lowering::check(const StuckCondition&) {
  return m_stuck ? 1 : 0;
}

Lowering::Word Lowering::check(const DefinedCondition& part) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : part.with)
    names.push_back({argument.name.index, value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(m_names.end(), names.begin(), names.end());
  const Word result = holds(*m_def.definitions[part.name.index].condition);
  m_names.resize(outer);
  return result;
}

}  // namespace ludo::engine
