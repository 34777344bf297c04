// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/empty_zones.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/analysis/promises.h"
#include "core/layout/geometry.h"
#include "core/lowering/context.h"
#include "core/lowering/spatial.h"
#include "core/lowering/trials.h"

namespace ludo::engine {

using namespace language;

void EmptyZones::begin() {
  if (m_context.facts.onlyFilled.empty()) return;
  const auto empty = [this] {
    return m_sets.both(m_sets.of(m_context.facts.onlyFilled), m_spatial.matching(Occupancy::Empty));
  };
  const auto picks = [this](const ActionDef& action) { return picksFromList(action); };
  if (std::ranges::any_of(m_def.actions, picks)) {
    m_list.emplace(m_builder, m_geometry.zoneCount(), m_context.scratch);
    m_list->fill(m_sets, empty());
  }
  const auto isCounted = [this](const ActionDef& action) {
    return countsDown(action) || zonesFilledBy(m_rules, action).empty();
  };
  if (areInOneWord() && std::ranges::all_of(m_def.actions, isCounted))
    m_count = m_builder.variable(m_sets.count(empty()));
}

bool EmptyZones::areListedFor(const ActionDef& action) const {
  return m_list && picksFromList(action);
}

bool EmptyZones::areCountedFor(const ActionDef& action) const {
  return m_count && countsDown(action);
}

void EmptyZones::countDown() {
  m_builder.set(*m_count, m_builder.subtract(count(), 1));
}

std::optional<Word> EmptyZones::countFilled(const ZoneSet& of) {
  if (of.words != m_sets.of(m_context.facts.onlyFilled).words) return std::nullopt;
  const auto zones = static_cast<std::int64_t>(m_context.facts.onlyFilled.size());
  if (m_list) return m_builder.subtract(zones, m_list->size());
  if (m_count) return m_builder.subtract(zones, count());
  return std::nullopt;
}

// Sets of one word are quick to search.
bool EmptyZones::areInOneWord() const {
  return SetWriter::wordsIn(m_sets.of(m_context.facts.onlyFilled)) <= 1;
}

bool EmptyZones::picksFromList(const ActionDef& action) const {
  return !areInOneWord() && picksAny(action);
}

// Then how many moves there are need not wait for the last one.
bool EmptyZones::countsDown(const ActionDef& action) const {
  return areInOneWord() && !action.post && picksAny(action);
}

// Each of them or none is a move, as long as no `post` refuses some.
bool EmptyZones::picksAny(const ActionDef& action) const {
  return !zonesFilledBy(m_rules, action).empty() && m_trials.isToldAhead(action) &&
         !Trials::mentionsInCost(action, m_rules.bindingIndex(action.params.front().name.name));
}

}  // namespace ludo::engine
