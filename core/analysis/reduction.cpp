// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/reduction.h"

#include <algorithm>
#include <utility>

#include "core/kernel/kernel.h"
#include "core/kernel/pools.h"
#include "core/kernel/variables.h"
#include "core/language/game_def.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/zone_use.h"

namespace ludo::engine {

using namespace language;
using kernel::State;
using kernel::Value;
using kernel::ZoneId;

namespace {

bool isNameOf(const Type& type, NameKind kind) {
  return type.kind == TypeKind::Reference && type.nameKind == kind;
}

GameDefPtr without(const GameDef& whole, const std::vector<bool>& used) {
  GameDef def = whole;
  def.rendering = {};
  std::vector<std::uint32_t> newIndex(used.size(), UINT32_MAX);
  def.zones.clear();
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (!used[i]) continue;
    newIndex[i] = static_cast<std::uint32_t>(def.zones.size());
    def.zones.push_back(whole.zones[i]);
  }
  const auto isGone = [&](const ZoneRef& zone) { return !used[zone.index]; };
  for (RegionDef& region : def.regions) {
    std::erase_if(region.zones, isGone);
    for (std::vector<ZoneRef>& seats : region.perSeat) std::erase_if(seats, isGone);
  }
  walkPlain(gameDefType(), &def, [&](const Type& type, void* value) {
    if (isNameOf(type, NameKind::Zone) && *type.nameIndex(value) < newIndex.size())
      *type.nameIndex(value) = newIndex[*type.nameIndex(value)];
    return true;
  });
  return std::make_shared<const GameDef>(std::move(def));
}

/// Every value and every zone of the state becomes another.
template <typename OfValue, typename OfZone>
void rename(const kernel::Rules& rules, State& state, OfValue ofValue, OfZone ofZone) {
  const auto change = [&](Value& value) { value = ofValue(value); };
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const VariableDef& variable = rules.def().variables[i];
    if (variable.type != VariableType::Zone) continue;
    const kernel::Seat copies = variable.scope == VariableScope::Player ? rules.seats() : 1;
    for (kernel::Seat seat = 0; seat < copies; ++seat) {
      std::int64_t& kept = state.variables[rules.variableSlot(i, seat)];
      kept = kernel::keptOf(variable, ofValue(kernel::valueHeld(variable, kept)));
    }
  }
  for (kernel::Token& token : state.tokens) {
    if (token.alive()) token.zone = ofZone(token.zone);
    std::ranges::for_each(token.props, change);
  }
  if (state.lastZone.valid()) state.lastZone = ofZone(state.lastZone);
  for (kernel::Task& task : state.tasks) {
    std::ranges::for_each(task.items, change);
    std::ranges::for_each(task.picked, change);
  }
  for (kernel::Binding& binding : state.bindings) {
    change(binding.value);
    std::ranges::for_each(binding.list, change);
  }
  for (kernel::QueuedEvent& event : state.events) {
    if (event.zone.valid()) event.zone = ofZone(event.zone);
  }
  for (kernel::Move& move : state.committed) std::ranges::for_each(move.args, change);
}

}  // namespace

Reduction::Reduction(kernel::RulesPtr whole, TokenEncoding tokens)
    : m_whole(std::move(whole)), m_reduced(m_whole) {
  const GameDef& def = m_whole->def();
  const std::vector<bool> used = usedZones(def);
  if (std::ranges::all_of(used, std::identity()) || anyHides(def, used)) return;
  if (m_whole->hasSecrets() && capabilitiesOf(tokens).mayBeSecret) return;
  m_reduced = std::make_shared<const kernel::Rules>(without(def, used), m_whole->seats());
  m_reducedOf.resize(m_whole->zones().size());
  for (std::size_t i = 0; i < m_whole->zones().size(); ++i) {
    const kernel::ZoneInstance& zone = m_whole->zones()[i];
    if (!used[zone.def]) continue;
    m_reducedOf[i] = ZoneId(m_wholeOf.size());
    m_wholeOf.emplace_back(i);
  }
}

std::optional<State> Reduction::reduced(const State& state) const {
  if (leavesNothingOut()) return state;
  State result = state;
  result.zones.clear();
  for (std::size_t i = 0; i < state.zones.size(); ++i) {
    if (m_reducedOf[i].valid()) {
      result.zones.push_back(state.zones[i]);
    } else if (!state.zones[i].empty()) {
      return std::nullopt;
    }
  }
  if (hidesNothing()) {
    const auto isKnown = [this](const kernel::Token& token) { return token.knownBy == m_whole->everybody(); };
    if (!std::ranges::all_of(state.tokens, isKnown)) return std::nullopt;
    for (kernel::Token& token : result.tokens) token.pool = 0;
  }
  rename(
      *m_whole, result, [this](const Value& value) { return reduced(value); },
      [this](ZoneId zone) { return m_reducedOf[zone.index]; });
  const auto isLost = [](std::int64_t before, std::int64_t after) {
    return before != after && after == kernel::heldNothing;
  };
  for (std::size_t slot = 0; slot < state.variables.size(); ++slot) {
    if (isLost(state.variables[slot], result.variables[slot])) return std::nullopt;
  }
  return result;
}

State Reduction::whole(State state) const {
  if (leavesNothingOut()) return state;
  std::vector<std::vector<kernel::TokenId>> zones(m_reducedOf.size());
  for (std::size_t i = 0; i < state.zones.size(); ++i) zones[m_wholeOf[i].index] = std::move(state.zones[i]);
  state.zones = std::move(zones);
  rename(
      *m_whole, state, [this](const Value& value) { return whole(value); },
      [this](ZoneId zone) { return m_wholeOf[zone.index]; });
  if (hidesNothing()) {
    // With whom it could be confused counts from where it is hidden next.
    for (kernel::Token& token : state.tokens) {
      if (token.alive()) token.pool = kernel::poolOf(*m_whole, token.zone, token.owner);
    }
  }
  const kernel::HashSums sums = kernel::recomputeSums(*m_whole, state);
  state.positionSum = sums.position;
  state.identitySum = sums.identity;
  return state;
}

Value Reduction::reduced(const Value& value) const {
  if (m_reducedOf.empty() || value.kind != Value::Kind::Zone) return value;
  const ZoneId zone = m_reducedOf[value.zone().index];
  return zone.valid() ? Value::ofZone(zone) : Value::nothing();
}

Value Reduction::whole(const Value& value) const {
  if (m_wholeOf.empty() || value.kind != Value::Kind::Zone) return value;
  return Value::ofZone(m_wholeOf[value.zone().index]);
}

}  // namespace ludo::engine
