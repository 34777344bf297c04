// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/selectors.h"

#include <algorithm>

#include "core/kernel/variables.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

Selectors::Selectors(const Rules& rules, const State& state, Seat actor, CallBudget& budget)
    : m_rules(rules), m_state(state), m_budget(budget), m_actor(actor) {}

const Value* Selectors::local(std::uint32_t name) const {
  m_budget.sweep(m_locals.size());
  for (auto at = m_locals.rbegin(); at != m_locals.rend(); ++at) {
    if (at->name == name) return &at->value;
  }
  return nullptr;
}

const Binding* Selectors::binding(std::uint32_t name) const {
  m_budget.sweep(m_state.bindings.size());
  for (auto at = m_state.bindings.rbegin(); at != m_state.bindings.rend(); ++at) {
    if (at->name == name) return &*at;
  }
  return nullptr;
}

Value Selectors::bound(std::uint32_t name) const {
  if (const Value* found = local(name)) return *found;
  const Binding* found = binding(name);
  return found != nullptr && !found->isList ? found->value : Value::nothing();
}

Value Selectors::variable(const VariableRef& variable, Seat seat) const {
  const VariableDef& def = m_rules.def().variables[variable.index];
  if (def.scope == VariableScope::Player && seat == nobody)
    return def.isNumber() ? Value::ofInteger(0) : Value::nothing();
  return valueHeld(def, m_state.variables[m_rules.variableSlot(variable.index, seat)]);
}

// The next seat in that direction that is still in the game; the plain next one when nobody else is.
Seat Selectors::neighbour(Seat seat, Seat stride) const {
  if (seat == nobody) return nobody;
  const Seat seats = m_rules.seats();
  const auto next = [&](Seat from) { return (from + stride + seats) % seats; };
  for (Seat at = next(seat); at != seat; at = next(at)) {
    if (!m_state.eliminated[static_cast<std::size_t>(at)]) return at;
  }
  return next(seat);
}

Seat Selectors::player(const PlayerSelector& selector) const {
  switch (selector.kind) {
    case PlayerSelector::Kind::Actor:
      return m_actor;
    case PlayerSelector::Kind::Active:
      return m_state.active;
    case PlayerSelector::Kind::Left:
    case PlayerSelector::Kind::Opponent:
      return neighbour(m_actor, 1);
    case PlayerSelector::Kind::Right:
      return neighbour(m_actor, -1);
    case PlayerSelector::Kind::Seat:
      return selector.seat >= 0 && selector.seat < m_rules.seats() ? static_cast<Seat>(selector.seat)
                                                                   : nobody;
    case PlayerSelector::Kind::Binding: {
      const Value value = bound(selector.binding.index);
      return value.kind == Value::Kind::Player ? value.player() : nobody;
    }
    case PlayerSelector::Kind::Variable: {
      const Value value = selected(selector.variable);
      return value.kind == Value::Kind::Player ? value.player() : nobody;
    }
    case PlayerSelector::Kind::All:
    case PlayerSelector::Kind::AllOther: {
      const std::vector<Seat> seats = players(selector);
      return seats.empty() ? nobody : seats.front();
    }
  }
  return nobody;
}

std::vector<Seat> Selectors::players(const PlayerSelector& selector) const {
  std::vector<Seat> seats;
  if (!selector.plural()) {
    if (const Seat seat = player(selector); seat != nobody) seats.push_back(seat);
    return seats;
  }
  for (Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const bool meant = selector.kind == PlayerSelector::Kind::All || seat != m_actor;
    if (meant && !m_state.eliminated[static_cast<std::size_t>(seat)]) seats.push_back(seat);
  }
  return seats;
}

ZoneId Selectors::zone(const ZoneSelector& selector, Seat each) {
  if (selector.kind == ZoneSelector::Kind::Last) return m_state.lastZone;
  if (selector.kind != ZoneSelector::Kind::Named) {
    const Value value =
        selector.variable.empty() ? bound(selector.binding.index) : selected(selector.variable);
    if (selector.kind == ZoneSelector::Kind::OfToken)
      return value.kind == Value::Kind::Token ? m_state.tokens[value.token().index].zone : ZoneId();
    return value.kind == Value::Kind::Zone ? value.zone() : ZoneId();
  }
  if (m_rules.def().zones[selector.zone.index].owner == ZoneOwner::None) {
    return m_rules.zoneInstance(selector.zone.index, nobody);
  }
  Seat owner = m_actor;
  if (selector.owned) owner = selector.owner.plural() && each != nobody ? each : player(selector.owner);
  return m_rules.zoneInstance(selector.zone.index, owner);
}

const std::vector<ZoneId>& Selectors::region(const RegionSelector& selector) {
  return m_rules.region(selector.region.index, selector.owned ? player(selector.owner) : m_actor);
}

TokenId Selectors::token(const TokenSelector& selector) {
  if (!selector.isOfZone()) {
    const Value value = selector.kind == TokenSelector::Kind::Variable ? selected(selector.variable)
                                                                       : bound(selector.binding.index);
    const bool alive = value.kind == Value::Kind::Token && m_state.tokens[value.token().index].alive();
    return alive ? value.token() : TokenId();
  }
  const ZoneId place = zone(selector.zone);
  if (!place.valid()) return {};
  return selector.kind == TokenSelector::Kind::Top ? topToken(m_rules, m_state, place)
                                                   : bottomToken(m_rules, m_state, place);
}

std::vector<std::uint32_t> Selectors::directions(const DirectionSelector& written) const {
  std::uint32_t set = written.set.index;
  if (written.isBound()) {
    const Value value = bound(written.binding.index);
    set = value.kind == Value::Kind::Symbol ? m_rules.directionSetOf(value.payload) : UINT32_MAX;
  }
  if (set == UINT32_MAX) return {};
  const Seat seat = written.owned ? player(written.owner) : m_actor;
  const std::vector<std::uint32_t>& meant = m_rules.directions(set, seat);
  m_budget.sweep(meant.size());
  return meant;
}

std::vector<std::uint32_t> Selectors::directions(const std::vector<DirectionSelector>& written) const {
  if (written.empty()) {
    m_budget.sweep(m_rules.allDirections().size());
    return m_rules.allDirections();
  }
  std::vector<std::uint32_t> result;
  for (const DirectionSelector& selector : written) {
    for (std::uint32_t direction : directions(selector)) {
      m_budget.sweep(result.size());
      if (std::ranges::find(result, direction) == result.end()) result.push_back(direction);
    }
  }
  return result;
}

std::optional<std::vector<std::uint32_t>> Selectors::stepsOf(
    const std::vector<DirectionSelector>& path) const {
  std::vector<std::uint32_t> steps;
  for (const DirectionSelector& step : path) {
    const std::vector<std::uint32_t> meant = directions(step);
    m_budget.spend();
    if (meant.empty()) return std::nullopt;
    steps.push_back(meant.front());
  }
  return steps;
}

const std::vector<ZoneId>& Selectors::neighboursOf(ZoneId zone) const {
  const std::vector<ZoneId>& all = m_rules.zone(zone).neighbours;
  m_budget.sweep(all.size());
  return all;
}

std::vector<bool> Selectors::marksOfZones() const {
  // To clear memory costs little.
  constexpr std::size_t clearedLikeOne = 16;
  m_budget.sweep(m_rules.zones().size() / clearedLikeOne);
  return std::vector<bool>(m_rules.zones().size(), false);
}

}  // namespace ludo::kernel
