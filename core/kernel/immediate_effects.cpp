// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/immediate_effects.h"

#include <algorithm>
#include <utility>

#include "core/kernel/arithmetic.h"
#include "core/kernel/variables.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

void ImmediateEffects::nothingToMove(std::uint32_t node) {
  m_editor.fail(Note::Kind::NothingToMove, 0, 1, node);
}

std::vector<Seat> ImmediateEffects::chosen(const std::optional<PlayerSelector>& selector) {
  return selector ? m_evaluator.players(*selector) : std::vector<Seat>{m_state.actor};
}

// Whose copy of a variable is meant. A global one has a single copy, whatever player is written.
std::vector<Seat> ImmediateEffects::owners(const VariableRef& variable,
                                           const std::optional<PlayerSelector>& selector) {
  const bool global = m_rules.def().variables[variable.index].scope == VariableScope::Global;
  return global ? std::vector<Seat>{nobody} : chosen(selector);
}

// An effect on "hand:all" happens once for each player, in seat order; two such zones go together.
std::vector<Seat> ImmediateEffects::repeatedFor(const ZoneSelector& a, const ZoneSelector* b) {
  for (const ZoneSelector* selector : {&a, b}) {
    if (selector != nullptr && selector->owned && selector->owner.plural()) {
      return m_evaluator.players(selector->owner);
    }
  }
  return {nobody};
}

// A token that is gone is nothing.
std::int64_t ImmediateEffects::kept(const VariableDef& variable, const ValueExpr& expression) {
  const Value value = m_evaluator.value(expression);
  const bool isGone = value.kind == Value::Kind::Token && !m_state.tokens[value.token().index].alive();
  return isGone ? heldNothing : keptOf(variable, value);
}

void ImmediateEffects::perform(const SetVarEffect& effect) {
  const VariableDef& variable = m_rules.def().variables[effect.var.index];
  const std::int64_t value =
      variable.isNumber() ? m_evaluator.integer(effect.value) : kept(variable, effect.value);
  for (Seat seat : owners(effect.var, effect.player))
    m_editor.setVariable(effect.var.index, seat, value, effect.node);
}

void ImmediateEffects::perform(const AddVarEffect& effect) {
  const std::int64_t delta = m_evaluator.integer(effect.delta);
  for (Seat seat : owners(effect.var, effect.player)) {
    const std::int64_t before = m_state.variables[m_rules.variableSlot(effect.var.index, seat)];
    const Computed sum = compute(ArithmeticOp::Add, before, delta);
    if (!sum.exact) m_editor.fail(Note::Kind::Overflow, 0, sum.value, effect.node);
    m_editor.setVariable(effect.var.index, seat, sum.value, effect.node);
  }
}

bool ImmediateEffects::isIn(TokenId token, const std::optional<ZoneSelector>& from) {
  return token.valid() && (!from || m_state.tokens[token.index].zone == m_evaluator.zone(*from));
}

void ImmediateEffects::perform(const MoveTokenEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  const ZoneId to = m_evaluator.zone(effect.to);
  if (!isIn(token, effect.from) || !to.valid()) return nothingToMove(effect.node);
  if (m_editor.moveToken(token, to, effect.position, effect.node)) m_state.lastZone = to;
}

void ImmediateEffects::perform(const MoveTokenAdjacentEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!isIn(token, effect.from)) return nothingToMove(effect.node);
  const ZoneId from = m_state.tokens[token.index].zone;
  ZoneId to;
  for (std::uint32_t direction : m_evaluator.directions(effect.direction)) {
    if (!to.valid()) to = m_rules.step(from, direction);
  }
  if (!to.valid()) return nothingToMove(effect.node);
  if (m_editor.moveToken(token, to, InsertPosition::Top, effect.node)) m_state.lastZone = to;
}

void ImmediateEffects::perform(const MoveAllEffect& effect) {
  for (Seat seat : repeatedFor(effect.from, &effect.to)) {
    const ZoneId from = m_evaluator.zone(effect.from, seat);
    const ZoneId to = m_evaluator.zone(effect.to, seat);
    if (!from.valid() || !to.valid()) {
      nothingToMove(effect.node);
      continue;
    }
    std::vector<TokenId> moving;
    {
      Evaluator::Local candidate(m_evaluator, m_rules.tokenBinding());
      for (TokenId token : m_state.zones[from.index]) {
        if (!m_budget.spend()) return;
        candidate.set(Value::ofToken(token));
        if (!effect.filter || m_evaluator.holds(*effect.filter)) moving.push_back(token);
      }
    }
    m_editor.moveTokens(moving, to, effect.position, effect.node);
  }
}

void ImmediateEffects::perform(const DrawEffect& effect) {
  const std::int64_t count = m_evaluator.integer(effect.count);
  for (Seat seat : repeatedFor(effect.from, &effect.to)) {
    const ZoneId from = m_evaluator.zone(effect.from, seat);
    const ZoneId to = m_evaluator.zone(effect.to, seat);
    if (!from.valid() || !to.valid()) {
      nothingToMove(effect.node);
      continue;
    }
    m_editor.draw(from, to, count, effect.node);
  }
}

void ImmediateEffects::perform(const ShuffleEffect& effect) {
  for (Seat seat : repeatedFor(effect.zone)) {
    const ZoneId zone = m_evaluator.zone(effect.zone, seat);
    if (zone.valid()) m_editor.shuffle(zone, effect.node);
  }
}

std::vector<Value> ImmediateEffects::startingProps(std::uint32_t type) {
  std::vector<Value> props;
  for (const PropertyDef& property : m_rules.def().tokenTypes[type].props) {
    props.push_back(m_evaluator.value(property.value));
  }
  return props;
}

// Where an effect has the values from that it gives a new token's properties.
std::vector<Origin> ImmediateEffects::originsOf(std::uint32_t node, std::uint32_t type) {
  std::vector<Origin> origins;
  if (!m_rules.origins().any()) return origins;
  origins.resize(m_rules.def().tokenTypes[type].props.size());
  for (const std::uint32_t property : m_rules.origins().properties()) {
    const int slot = m_rules.propertySlot(type, property);
    if (slot >= 0) origins[static_cast<std::size_t>(slot)] = m_rules.origins().of(node, property);
  }
  return origins;
}

bool ImmediateEffects::place(std::uint32_t type, ZoneId zone, Seat owner, std::vector<Value> props,
                             std::uint32_t node) {
  Token token;
  token.origins = originsOf(node, type);
  token.nature = m_rules.origins().ofNature(node);
  token.type = type;
  token.owner = owner;
  token.zone = zone;
  token.props = std::move(props);
  if (!m_editor.createToken(std::move(token), InsertPosition::Top, node)) return false;
  m_state.lastZone = zone;
  return true;
}

void ImmediateEffects::perform(const CreateTokenEffect& effect) {
  const std::int64_t count = m_evaluator.integer(effect.count);
  std::vector<Value> props = startingProps(effect.type.index);
  for (const auto& [property, value] : effect.props) {
    const int slot = m_rules.propertySlot(effect.type.index, property.index);
    if (slot >= 0) props[static_cast<std::size_t>(slot)] = m_evaluator.value(value);
  }
  for (Seat seat : repeatedFor(effect.zone)) {
    const ZoneId zone = m_evaluator.zone(effect.zone, seat);
    if (!zone.valid()) {
      nothingToMove(effect.node);
      continue;
    }
    Seat owner = nobody;
    if (effect.owner)
      owner = effect.owner->plural() && seat != nobody ? seat : m_evaluator.player(*effect.owner);
    for (std::int64_t made = 0; made < count && m_budget.spend(); ++made) {
      if (!place(effect.type.index, zone, owner, props, effect.node)) break;
    }
  }
}

void ImmediateEffects::perform(const PlaceEffect& effect) {
  const ZoneId zone = m_evaluator.zone(effect.zone);
  if (!zone.valid()) return nothingToMove(effect.node);
  const Seat owner = effect.owner ? m_evaluator.player(*effect.owner) : m_state.actor;
  place(effect.type.index, zone, owner, startingProps(effect.type.index), effect.node);
}

void ImmediateEffects::perform(const DestroyTokenEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.destroyToken(token, effect.node);
}

void ImmediateEffects::perform(const SetTokenPropEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.setProperty(token, effect.prop.index, m_evaluator.value(effect.value), effect.node);
}

void ImmediateEffects::perform(const SetOwnerEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.setOwner(token, effect.player ? m_evaluator.player(*effect.player) : nobody, effect.node);
}

// Each token once: a collection may hold both a token and the zone that it is in.
std::vector<TokenId> ImmediateEffects::tokensOf(const std::vector<Value>& values, OfZones which) const {
  std::vector<TokenId> tokens;
  m_budget.sweep(m_state.tokens.size() + values.size());
  std::vector<bool> isIn(m_state.tokens.size(), false);
  const auto add = [&](TokenId token) {
    if (!isIn[token.index]) tokens.push_back(token);
    isIn[token.index] = true;
  };
  for (const Value& value : values) {
    if (value.kind == Value::Kind::Token && m_state.tokens[value.token().index].alive()) {
      add(value.token());
    } else if (value.kind == Value::Kind::Zone && which == OfZones::All) {
      m_budget.sweep(m_state.zones[value.zone().index].size());
      std::ranges::for_each(m_state.zones[value.zone().index], add);
    } else if (value.kind == Value::Kind::Zone) {
      if (const TokenId top = topToken(m_rules, m_state, value.zone()); top.valid()) add(top);
    }
  }
  return tokens;
}

void ImmediateEffects::perform(const CaptureEffect& effect) {
  for (TokenId token : tokensOf(m_evaluator.options(effect.what), OfZones::Top)) {
    if (!m_budget.spend()) return;
    if (effect.to) {
      const ZoneId to = m_evaluator.zone(*effect.to);
      if (!to.valid()) return nothingToMove(effect.node);
      if (!m_editor.moveToken(token, to, InsertPosition::Top, effect.node)) continue;
    } else {
      m_editor.destroyToken(token, effect.node);
    }
    if (!effect.score) continue;
    const VariableDef& variable = m_rules.def().variables[effect.score->index];
    const Seat seat = variable.scope == VariableScope::Global ? nobody : m_state.actor;
    const std::int64_t before = m_state.variables[m_rules.variableSlot(effect.score->index, seat)];
    m_editor.setVariable(effect.score->index, seat, saturating::add(before, 1), effect.node);
  }
}

void ImmediateEffects::perform(const SowEffect& effect) {
  const ZoneId from = m_evaluator.zone(effect.from);
  if (!from.valid()) return nothingToMove(effect.node);
  const std::vector<std::uint32_t> directions = m_evaluator.directions(effect.direction);
  const std::vector<TokenId> seeds = m_state.zones[from.index];
  if (directions.empty() || seeds.empty()) return nothingToMove(effect.node);
  ZoneId at = from;
  for (TokenId seed : seeds) {
    // A round without a zone that takes a seed ends the sowing.
    bool found = false;
    for (std::size_t tried = 0; !found && tried <= m_rules.zones().size() && m_budget.spend(); ++tried) {
      at = m_rules.step(at, directions.front());
      if (!at.valid()) return nothingToMove(effect.node);
      Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
      candidate.set(Value::ofZone(at));
      found = !effect.skip || !m_evaluator.holds(*effect.skip);
    }
    if (!found) return nothingToMove(effect.node);
    if (m_editor.moveToken(seed, at, InsertPosition::Top, effect.node)) m_state.lastZone = at;
  }
}

void ImmediateEffects::perform(const SwapEffect& effect) {
  const TokenId first = m_evaluator.token(effect.first);
  const TokenId second = m_evaluator.token(effect.second);
  if (!first.valid() || !second.valid()) return nothingToMove(effect.node);
  m_editor.swapTokens(first, second, effect.node);
}

void ImmediateEffects::makeKnown(const Query& what, std::uint32_t seats, std::uint32_t node) {
  for (TokenId token : tokensOf(m_evaluator.options(what), OfZones::All)) {
    if (!m_budget.spend()) return;
    m_editor.makeKnown(token, seats, node);
  }
}

void ImmediateEffects::perform(const RevealEffect& effect) {
  std::uint32_t seats = static_cast<std::uint32_t>((1ULL << m_rules.seats()) - 1);
  if (effect.to) {
    seats = 0;
    for (Seat seat : m_evaluator.players(*effect.to)) seats |= 1U << seat;
  }
  makeKnown(effect.what, seats, effect.node);
}

void ImmediateEffects::perform(const PeekEffect& effect) {
  std::uint32_t seats = 0;
  for (Seat seat : chosen(effect.player)) seats |= 1U << seat;
  makeKnown(effect.what, seats, effect.node);
}

}  // namespace ludo::kernel
