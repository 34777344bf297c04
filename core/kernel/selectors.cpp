// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/evaluator.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

const Value* Evaluator::local(std::uint32_t name) const {
  m_budget.sweep(m_locals.size());
  for (auto at = m_locals.rbegin(); at != m_locals.rend(); ++at) {
    if (at->name == name) return &at->value;
  }
  return nullptr;
}

const Binding* Evaluator::binding(std::uint32_t name) const {
  m_budget.sweep(m_state.bindings.size());
  for (auto at = m_state.bindings.rbegin(); at != m_state.bindings.rend(); ++at) {
    if (at->name == name) return &*at;
  }
  return nullptr;
}

Value Evaluator::bound(std::uint32_t name) const {
  if (const Value* found = local(name)) return *found;
  const Binding* found = binding(name);
  return found != nullptr && !found->isList ? found->value : Value::nothing();
}

// The next seat in that direction that is still in the game; the plain next one when nobody else is.
Seat Evaluator::neighbour(Seat seat, Seat stride) const {
  if (seat == nobody) return nobody;
  const Seat seats = m_rules.seats();
  const auto next = [&](Seat from) { return (from + stride + seats) % seats; };
  for (Seat at = next(seat); at != seat; at = next(at)) {
    if (!m_state.eliminated[static_cast<std::size_t>(at)]) return at;
  }
  return next(seat);
}

Seat Evaluator::player(const PlayerSelector& selector) {
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
    case PlayerSelector::Kind::All:
    case PlayerSelector::Kind::AllOther: {
      const std::vector<Seat> seats = players(selector);
      return seats.empty() ? nobody : seats.front();
    }
  }
  return nobody;
}

std::vector<Seat> Evaluator::players(const PlayerSelector& selector) {
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

ZoneId Evaluator::zone(const ZoneSelector& selector, Seat each) {
  if (selector.kind == ZoneSelector::Kind::Last) return m_state.lastZone;
  if (selector.kind != ZoneSelector::Kind::Named) {
    const Value value = bound(selector.binding.index);
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

const std::vector<ZoneId>& Evaluator::region(const RegionSelector& selector) {
  return m_rules.region(selector.region.index, selector.owned ? player(selector.owner) : m_actor);
}

TokenId Evaluator::token(const TokenSelector& selector) {
  if (selector.kind == TokenSelector::Kind::Binding) {
    const Value value = bound(selector.binding.index);
    const bool alive = value.kind == Value::Kind::Token && m_state.tokens[value.token().index].alive();
    return alive ? value.token() : TokenId();
  }
  const ZoneId place = zone(selector.zone);
  if (!place.valid()) return {};
  return selector.kind == TokenSelector::Kind::Top ? topToken(m_rules, m_state, place)
                                                   : bottomToken(m_rules, m_state, place);
}

}  // namespace ludo::kernel
