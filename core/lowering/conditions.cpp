// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/conditions.h"

#include <algorithm>
#include <variant>

#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/certainty.h"
#include "core/lowering/connections.h"
#include "core/lowering/context.h"
#include "core/lowering/costly.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/lines.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

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

Word Conditions::holds(const Condition& condition) {
  spend();
  const auto lower = [this]<typename Part>(const Part& part) {
    if constexpr (std::is_base_of_v<Node, Part>) {
      const auto write = [&] { return Typed{kernel::Value::Kind::Bool, check(part)}; };
      if (const std::optional<Typed> kept = m_function.answers->kept(part, write)) return kept->payload;
    }
    return check(part);
  };
  return std::visit([&](const auto& part) { return lowerPart(part, lower); }, condition.node);
}

Word Conditions::check(const LogicCondition& part) {
  std::vector<const Condition*> args;
  for (const Condition& arg : part.args) args.push_back(&arg);
  return joined(part.op == LogicOp::And, args);
}

Word Conditions::joined(bool all, const std::vector<const Condition*>& args) {
  Word result = all ? 1 : 0;
  for (const Condition* arg : args) {
    if (result.is(all ? 0 : 1)) return result;
    if (result.known()) {
      result = holds(*arg);
      continue;
    }
    if (!isCostly(m_def, *arg)) {
      const Word next = holds(*arg);
      result = all ? m_builder.bitAnd(result, next) : m_builder.bitOr(result, next);
      continue;
    }
    const machine::Variable decided = m_builder.variable(result);
    m_builder.ifThen(all ? result : m_builder.isZero(result), [&] { m_builder.set(decided, holds(*arg)); });
    result = m_builder.get(decided);
  }
  return result;
}

Word Conditions::check(const NotCondition& part) {
  return m_builder.isZero(holds(*part.arg));
}

Word Conditions::check(const CompareCondition& part) {
  if (const std::optional<bool> any = asksForAny(part, m_def.constants)) {
    std::optional<Word> found;
    if (const auto* aggregate = std::get_if<AggregateValue>(&part.left.node)) {
      if (aggregate->op == AggregateOp::Count) {
        if (const std::optional<ZoneSet> zones = m_queries.countedZones(*aggregate->query)) {
          found = m_tokens.any(*zones);
        } else if (const std::optional<ZoneSet> members = m_queries.membersOf(*aggregate->query))
          found = sets(m_queryKinds.kindOf(*aggregate->query)).isSet(*members);
      }
    } else if (const auto* lines = std::get_if<LinesValue>(&part.left.node)) {
      found = m_lines.hasLine(*lines);
    } else if (const auto* legal = std::get_if<LegalCountValue>(&part.left.node);
               legal != nullptr && legal->action) {
      const Word seat = m_selectors.player(legal->player);
      const ActingAs someone(m_function, seat);
      found = m_builder.bitAnd(m_builder.lessOrEqual(0, seat), m_moves.hasMove(legal->action->index));
    }
    if (found) return *any ? *found : m_builder.isZero(*found);
  }
  const Typed left = m_values.value(part.left);
  return m_arithmetic.compare(part.op, left, m_values.value(part.right));
}

Word Conditions::check(const InCondition& part) {
  const Typed item = m_values.value(part.item);
  return m_queries.contains(*part.set, item);
}

Word Conditions::check(const IsCondition& part) {
  const Word place = m_selectors.zone(part.zone);
  const bool isSure = m_certainty.certain(part.zone) == Content::Own && part.is == Occupancy::Own;
  const Word fits = isSure ? Word(1) : m_spatial.matches(place, part.is);
  if (!part.type || part.is == Occupancy::Empty) return fits;
  return m_builder.bitAnd(fits, m_tokens.isOfType(place, part.type->index));
}

Word Conditions::check(const AdjacentCondition& part) {
  if (m_selectors.isUndecided(part)) {
    const machine::Variable result = m_builder.variable(0);
    m_selectors.decide(part, [&] { m_builder.set(result, check(part)); });
    return m_builder.get(result);
  }
  const Word from = m_selectors.zone(part.zone);
  const Word to = m_selectors.zone(part.to);
  const auto table = m_geometry.adjacency(m_selectors.directions(part.direction), part.direction.empty());
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

Word Conditions::check(const ConnectedCondition& part) {
  if (m_function.ending) {
    const std::optional<Connection> wanted = m_connections.connectionOf(part);
    const Connection* known = wanted ? m_connections.find(*wanted) : nullptr;
    if (known != nullptr) {
      m_context.notes.add(part, Method::KeptAndGrown);
      return m_builder.get(known->joined);
    }
  }
  m_context.notes.add(part, Method::Flood);
  const auto ends = [&](const std::optional<ZoneSelector>& selected,
                        const std::optional<RegionSelector>& named) {
    if (named) return m_selectors.region(*named);
    return selected ? m_sets.single(m_selectors.zone(*selected)) : m_sets.none();
  };
  const ZoneSet starts = ends(part.zone, part.from);
  const ZoneSet goals = ends(part.to, part.toRegion);
  const ZoneSet through = m_spatial.fulfilling(part.via ? &**part.via : nullptr, Occupancy::Own);
  return m_sets.isSet(m_sets.both(m_spatial.flood(starts, through, goals), goals));
}

Word Conditions::check(const StuckCondition&) {
  return m_function.stuck ? 1 : 0;
}

Word Conditions::check(const DefinedCondition& part) {
  std::vector<Name> names;
  for (const FormulaArgument& argument : part.with)
    names.push_back({argument.name.index, m_values.value(*argument.value)});
  const std::size_t outer = m_names.size();
  m_names.insert(names);
  const Word result = holds(*m_def.definitions[part.name.index].condition);
  m_names.resize(outer);
  return result;
}

}  // namespace ludo::engine
