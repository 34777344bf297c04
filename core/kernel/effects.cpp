// SPDX-License-Identifier: Apache-2.0
// What each effect does. An effect whose token or zone does not exist does nothing but leave a note.
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/kernel/arithmetic.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

void Resolution::nothingToMove(std::uint32_t node) {
  m_editor.fail(Note::Kind::NothingToMove, 0, 1, node);
}

// The players an effect is about: the actor unless written.
std::vector<Seat> Resolution::chosen(const std::optional<PlayerSelector>& selector) {
  return selector ? m_evaluator.players(*selector) : std::vector<Seat>{m_state.actor};
}

// Whose copy of a variable is meant. A global one has a single copy, whatever player is written.
std::vector<Seat> Resolution::owners(const VariableRef& variable,
                                     const std::optional<PlayerSelector>& selector) {
  const bool global = m_rules.def().variables[variable.index].scope == VariableScope::Global;
  return global ? std::vector<Seat>{nobody} : chosen(selector);
}

// An effect on "hand:all" happens once for each player, in seat order; two such zones go together.
std::vector<Seat> Resolution::repeatedFor(const ZoneSelector& a, const ZoneSelector* b) {
  for (const ZoneSelector* selector : {&a, b}) {
    if (selector != nullptr && selector->owned && selector->owner.plural()) {
      return m_evaluator.players(selector->owner);
    }
  }
  return {nobody};
}

void Resolution::perform(const SetVarEffect& effect) {
  const std::int64_t value = m_evaluator.integer(effect.value);
  for (Seat seat : owners(effect.var, effect.player))
    m_editor.setVariable(effect.var.index, seat, value, effect.node);
}

void Resolution::perform(const AddVarEffect& effect) {
  const std::int64_t delta = m_evaluator.integer(effect.delta);
  for (Seat seat : owners(effect.var, effect.player)) {
    const std::int64_t before = m_state.variables[m_rules.variableSlot(effect.var.index, seat)];
    const Computed sum = compute(ArithmeticOp::Add, before, delta);
    if (!sum.exact) m_editor.fail(Note::Kind::Overflow, 0, sum.value, effect.node);
    m_editor.setVariable(effect.var.index, seat, sum.value, effect.node);
  }
}

bool Resolution::isIn(TokenId token, const std::optional<ZoneSelector>& from) {
  return token.valid() && (!from || m_state.tokens[token.index].zone == m_evaluator.zone(*from));
}

void Resolution::perform(const MoveTokenEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  const ZoneId to = m_evaluator.zone(effect.to);
  if (!isIn(token, effect.from) || !to.valid()) return nothingToMove(effect.node);
  if (m_editor.moveToken(token, to, effect.position, effect.node)) m_state.lastZone = to;
}

void Resolution::perform(const MoveTokenAdjacentEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!isIn(token, effect.from)) return nothingToMove(effect.node);
  const ZoneId to = m_rules.step(m_state.tokens[token.index].zone, effect.direction.index);
  if (!to.valid()) return nothingToMove(effect.node);
  if (m_editor.moveToken(token, to, InsertPosition::Top, effect.node)) m_state.lastZone = to;
}

void Resolution::perform(const MoveAllEffect& effect) {
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
        candidate.set(Value::ofToken(token));
        if (!effect.filter || m_evaluator.holds(*effect.filter)) moving.push_back(token);
      }
    }
    m_editor.moveTokens(moving, to, effect.position, effect.node);
  }
}

void Resolution::perform(const DrawEffect& effect) {
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

void Resolution::perform(const ShuffleEffect& effect) {
  for (Seat seat : repeatedFor(effect.zone)) {
    const ZoneId zone = m_evaluator.zone(effect.zone, seat);
    if (zone.valid()) m_editor.shuffle(zone, effect.node);
  }
}

std::vector<Value> Resolution::startingProps(std::uint32_t type) {
  std::vector<Value> props;
  for (const PropertyDef& property : m_rules.def().tokenTypes[type].props) {
    props.push_back(m_evaluator.value(property.value));
  }
  return props;
}

bool Resolution::place(std::uint32_t type, ZoneId zone, Seat owner, std::vector<Value> props,
                       std::uint32_t node) {
  if (!m_editor.createToken(Token{type, owner, zone, std::move(props)}, InsertPosition::Top, node))
    return false;
  m_state.lastZone = zone;
  return true;
}

void Resolution::perform(const CreateTokenEffect& effect) {
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

void Resolution::perform(const PlaceEffect& effect) {
  const ZoneId zone = m_evaluator.zone(effect.zone);
  if (!zone.valid()) return nothingToMove(effect.node);
  const Seat owner = effect.owner ? m_evaluator.player(*effect.owner) : m_state.actor;
  place(effect.type.index, zone, owner, startingProps(effect.type.index), effect.node);
}

void Resolution::perform(const DestroyTokenEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.destroyToken(token, effect.node);
}

void Resolution::perform(const SetTokenPropEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.setProperty(token, effect.prop.index, m_evaluator.value(effect.value), effect.node);
}

void Resolution::perform(const SetOwnerEffect& effect) {
  const TokenId token = m_evaluator.token(effect.token);
  if (!token.valid()) return nothingToMove(effect.node);
  m_editor.setOwner(token, effect.player ? m_evaluator.player(*effect.player) : nobody, effect.node);
}

void Resolution::perform(const IfEffect& effect) {
  pushEffects(m_evaluator.holds(effect.when) ? effect.then : effect.otherwise);
}

void Resolution::perform(const ForEachEffect& effect) {
  Task task;
  task.kind = Task::Kind::Each;
  task.list = effect.effects.list;
  task.name = m_rules.bindingIndex(effect.bind.name);
  task.node = effect.node;
  task.items = m_evaluator.options(effect.over);
  const std::int64_t limit = std::max<std::int64_t>(m_rules.number(effect.limit), 0);
  if (task.items.size() > static_cast<std::uint64_t>(limit)) {
    m_editor.log(Note{Note::Kind::IterationLimit, 0, limit, effect.node, {}});
    task.items.resize(static_cast<std::size_t>(limit));
  }
  if (!effect.effects.empty()) push(std::move(task));
}

void Resolution::perform(const RepeatEffect& effect) {
  Task task;
  task.kind = Task::Kind::Each;
  task.list = effect.effects.list;
  task.node = effect.node;
  task.maximum = m_rules.number(effect.times);
  if (!effect.effects.empty()) push(std::move(task));
}

void Resolution::perform(const LetEffect& effect) {
  const Value value = m_evaluator.value(effect.value);
  if (effect.in.empty()) return;
  const auto outer = static_cast<std::uint32_t>(m_state.bindings.size());
  bind(m_rules.bindingIndex(effect.bind.name), value);
  pushEffects(effect.in);
  m_state.tasks.back().bindings = outer;
}

void Resolution::perform(const ChooseOneEffect& effect) {
  Task choice;
  choice.name = m_rules.bindingIndex(effect.bind.name);
  choice.node = effect.node;
  choice.chooser = effect.chooser ? m_evaluator.player(*effect.chooser) : m_state.actor;
  choice.minimum = 1;
  choice.maximum = 1;
  choice.items = m_evaluator.options(effect.options);
  offer(std::move(choice));
}

void Resolution::perform(const ChooseNEffect& effect) {
  Task choice;
  choice.name = m_rules.bindingIndex(effect.bind.name);
  choice.node = effect.node;
  choice.chooser = effect.chooser ? m_evaluator.player(*effect.chooser) : m_state.actor;
  choice.many = true;
  choice.maximum = m_evaluator.integer(effect.n);
  choice.minimum = effect.min ? m_evaluator.integer(*effect.min) : choice.maximum;
  choice.items = m_evaluator.options(effect.options);
  offer(std::move(choice));
}

void Resolution::perform(const RollEffect& effect) {
  if (m_trial) {
    // Whether a move is legal must not depend on what only playing it will show.
    m_stopped = true;
    return;
  }
  const std::int64_t sides = std::max<std::int64_t>(m_rules.number(effect.sides), 1);
  bind(m_rules.bindingIndex(effect.bind.name), Value::ofInteger(m_state.rng.between(1, sides)));
}

void Resolution::perform(const EndPhaseEffect&) {
  m_state.phaseEnding = true;
}

void Resolution::perform(const EndTurnEffect&) {
  m_state.turnEnding = true;
}

void Resolution::perform(const ExtraTurnEffect& effect) {
  for (Seat seat : chosen(effect.player)) {
    if (m_state.extraTurns.size() >= maximumExtraTurns) {
      m_editor.log(Note{Note::Kind::IterationLimit, 0, maximumExtraTurns, effect.node, {}});
      return;
    }
    m_state.extraTurns.push_back(seat);
  }
}

void Resolution::perform(const GoToPhaseEffect& effect) {
  m_state.nextPhase = effect.phase.index;
}

void Resolution::perform(const EliminateEffect& effect) {
  for (Seat seat : m_evaluator.players(effect.player))
    m_state.eliminated[static_cast<std::size_t>(seat)] = true;
}

// The two macros are expanded by the compiler and never reach a resolved GameDef.
void Resolution::perform(const RefillToSizeEffect&) {
  assert(false && "a macro in a GameDef");
}
void Resolution::perform(const DiscardDownToEffect&) {
  assert(false && "a macro in a GameDef");
}

}  // namespace ludo::kernel
