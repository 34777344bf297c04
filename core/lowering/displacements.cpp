// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/displacements.h"

#include <algorithm>
#include <variant>

#include "core/analysis/mentions.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/trials.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using kernel::ZoneId;

namespace {

/// The parts of a condition that must all hold.
void flatten(const Condition& condition, std::vector<const Condition*>& parts) {
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic == nullptr || logic->op != LogicOp::And) {
    parts.push_back(&condition);
    return;
  }
  for (const Condition& arg : logic->args) flatten(arg, parts);
}

}  // namespace

// A condition about two names, of which `outer` stands for every zone: what must hold of either alone. No
// value when some part is about both.
std::optional<Sides> Displacements::sides(const std::optional<Condition>& condition, std::uint32_t outer,
                                          std::uint32_t inner, Occupancy otherwise, bool hasDefault) {
  Sides result{m_sets.all(), m_sets.all()};
  if (!condition) {
    if (hasDefault) result.inner = m_spatial.matching(otherwise);
    return result;
  }
  std::vector<const Condition*> parts;
  flatten(*condition, parts);
  for (const Condition* part : parts) {
    if (!mentionsName(*part, outer)) {
      result.inner = m_everywhere.where(*part, inner, Value::Kind::Zone, result.inner);
    } else if (mentionsName(*part, inner)) {
      return std::nullopt;
    } else {
      const std::optional<ZoneSet> fits = m_everywhere.everywhere(*part, result.outer);
      if (!fits) return std::nullopt;
      result.outer = *fits;
    }
  }
  return result;
}

Displacement Displacements::displacement(const ZoneSet& from, std::uint32_t direction,
                                         std::size_t steps) const {
  Displacement result{from, std::vector<std::int16_t>(m_geometry.zoneCount(), -1)};
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    ZoneId at(zone);
    for (std::size_t i = 0; i < steps && at.valid(); ++i) at = m_rules.step(at, direction);
    if (at.valid()) result.target[zone] = static_cast<std::int16_t>(at.index);
  }
  return result;
}

// The last name bound stands for every zone and is where the moves begin; they end in `targets`.
std::optional<std::vector<Displacement>> Displacements::displacementsOf(const Query& query,
                                                                        const ZoneSet& targets) {
  const std::uint32_t outer = m_names.back().name;
  const std::uint32_t inner = m_rules.zoneBinding();
  if (outer == inner) return std::nullopt;
  std::vector<Displacement> displacements;
  const auto back = [&](const ZoneSet& set, std::uint32_t direction) {
    return m_geometry.stepBack(m_sets, set, direction);
  };
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    if (part->op != SetOp::Union) return std::nullopt;
    for (const Query& each : part->of) {
      std::optional<std::vector<Displacement>> more = displacementsOf(each, targets);
      if (!more) return std::nullopt;
      displacements.insert(displacements.end(), more->begin(), more->end());
    }
    return displacements;
  }
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->zone) || part->direction.empty()) return std::nullopt;
    const std::optional<Sides> fits = sides(part->where, outer, inner, Occupancy::Empty, false);
    if (!fits) return std::nullopt;
    const ZoneSet ends = m_sets.both(fits->inner, targets);
    for (std::uint32_t direction : m_selectors.directions(part->direction))
      displacements.push_back(displacement(m_sets.both(fits->outer, back(ends, direction)), direction, 1));
    return displacements;
  }
  if (const auto* part = std::get_if<HopsQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->from)) return std::nullopt;
    const std::optional<Sides> over = sides(part->over, outer, inner, Occupancy::Occupied, true);
    const std::optional<Sides> to = sides(part->to, outer, inner, Occupancy::Empty, true);
    if (!over || !to) return std::nullopt;
    const ZoneSet starts = m_sets.both(over->outer, to->outer);
    const ZoneSet ends = m_sets.both(to->inner, targets);
    for (std::uint32_t direction : m_selectors.directions(part->directions)) {
      if (m_geometry.hasRing(direction)) return std::nullopt;
      const ZoneSet crossed = m_sets.both(over->inner, back(ends, direction));
      displacements.push_back(displacement(m_sets.both(starts, back(crossed, direction)), direction, 2));
    }
    return displacements;
  }
  if (const auto* part = std::get_if<RayQuery>(&query.node)) {
    if (!m_selectors.isEvery(part->from) || part->until) return std::nullopt;
    if (part->max && !constant(*part->max)) return std::nullopt;
    const std::optional<Sides> through = sides(part->through, outer, inner, Occupancy::Empty, true);
    if (!through) return std::nullopt;
    for (std::uint32_t direction : m_selectors.directions(part->directions)) {
      if (m_geometry.hasRing(direction)) return std::nullopt;
      auto most = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 1;
      if (part->max) most = std::min(most, *constant(*part->max));
      // Zones from which so many steps lead through to a target.
      ZoneSet ends = m_sets.both(through->inner, targets);
      for (std::int64_t steps = 1; steps <= most; ++steps) {
        const ZoneSet starts = back(ends, direction);
        displacements.push_back(
            displacement(m_sets.both(through->outer, starts), direction, static_cast<std::size_t>(steps)));
        ends = m_sets.both(through->inner, starts);
      }
    }
    return displacements;
  }
  return std::nullopt;
}

// The moves of an action from a zone to a zone, each once; no value when it is no such action.
std::optional<std::vector<Displacement>> Displacements::displacementsOf(const ActionDef& action) {
  if (action.params.size() != 2 || action.post) return std::nullopt;
  const auto depends = [this](const ParamDef& parameter) {
    return m_selectors.dependsOnActor(parameter.domain);
  };
  if (std::ranges::any_of(action.params, depends) || m_selectors.dependsOnActor(action.pre))
    return displacementsByActor(action);
  const ParamDef& first = action.params.front();
  const ParamDef& second = action.params.back();
  const Value::Kind kind = m_queryKinds.kindOf(first.domain);
  if (kind != Value::Kind::Zone && !(kind == Value::Kind::Token && m_tokens.answerForZones()))
    return std::nullopt;
  const std::uint32_t from = m_rules.bindingIndex(first.name.name);
  const std::uint32_t to = m_rules.bindingIndex(second.name.name);
  if (!m_trials.isToldAhead(action)) return std::nullopt;
  if (from == to || Trials::mentionsInCost(action, from) || Trials::mentionsInCost(action, to))
    return std::nullopt;

  std::optional<ZoneSet> starts = m_queries.membersOf(first.domain);
  if (!starts) return std::nullopt;
  ZoneSet targets = m_sets.all();
  std::vector<const Condition*> parts;
  flatten(action.pre, parts);
  Word possible = m_trials.canPay(action);
  for (const Condition* part : parts) {
    const bool aboutFrom = mentionsName(*part, from);
    const bool aboutTo = mentionsName(*part, to);
    if (aboutFrom && aboutTo) return std::nullopt;
    if (aboutFrom) {
      starts = m_everywhere.where(*part, from, kind, *starts);
    } else if (aboutTo) {
      targets = m_everywhere.where(*part, to, Value::Kind::Zone, targets);
    } else {
      possible = m_builder.bitAnd(possible, m_conditions.holds(*part));
    }
  }
  std::optional<std::vector<Displacement>> displacements;
  {
    const ScopedName every(m_names, from, {kind, 0}, true);
    displacements = displacementsOf(second.domain, targets);
  }
  if (!displacements) return std::nullopt;
  // Displacements that lead to the same places are one; others must never lead from one zone to the same.
  std::vector<Displacement> distinct;
  for (const Displacement& displacement : *displacements) {
    const auto known = std::ranges::find(distinct, displacement.target, &Displacement::target);
    if (known == distinct.end()) {
      distinct.push_back(displacement);
    } else {
      known->from = m_sets.either(known->from, displacement.from);
    }
  }
  displacements = std::move(distinct);
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    std::vector<std::int16_t> reached;
    for (const Displacement& displacement : *displacements) {
      if (displacement.target[zone] >= 0) reached.push_back(displacement.target[zone]);
    }
    std::ranges::sort(reached);
    if (std::ranges::adjacent_find(reached) != reached.end()) return std::nullopt;
  }
  const ZoneSet usable = m_sets.when(possible, *starts);
  for (Displacement& displacement : *displacements)
    displacement.from = m_sets.both(displacement.from, usable);
  return displacements;
}

std::optional<std::vector<Displacement>> Displacements::displacementsByActor(const ActionDef& action) {
  std::vector<Displacement> all;
  bool areDisplacements = true;
  m_selectors.forEachActor([&](Word isHe) {
    std::optional<std::vector<Displacement>> theirs =
        areDisplacements ? displacementsOf(action) : std::nullopt;
    areDisplacements = theirs.has_value();
    for (std::size_t i = 0; areDisplacements && i < theirs->size(); ++i) {
      Displacement& displacement = (*theirs)[i];
      displacement.from = m_sets.when(isHe, displacement.from);
      const auto known = std::ranges::find(all, displacement.target, &Displacement::target);
      if (known == all.end()) {
        all.push_back(std::move(displacement));
      } else {
        known->from = m_sets.either(known->from, displacement.from);
      }
    }
  });
  return areDisplacements ? std::optional(std::move(all)) : std::nullopt;
}

Word Displacements::count(const std::vector<Displacement>& displacements) {
  Word sum = 0;
  for (const Displacement& displacement : displacements)
    sum = m_builder.add(sum, m_sets.count(displacement.from));
  return sum;
}

Word Displacements::target(const std::vector<Displacement>& displacements, Word number, Word from) {
  std::vector<std::int16_t> table;
  for (const Displacement& displacement : displacements)
    table.insert(table.end(), displacement.target.begin(), displacement.target.end());
  const std::uint32_t offset = m_context.constants.int16s(table);
  const Word row = m_builder.multiply(number, static_cast<std::int64_t>(m_geometry.zoneCount()));
  return m_builder.load(machine::Width::Int16,
                        {machine::Memory::Constants, offset, m_builder.add(row, from), 2});
}

}  // namespace ludo::engine
