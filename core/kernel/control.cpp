// SPDX-License-Identifier: Apache-2.0
// Effects that steer: branches, loops, names, decisions, chance, phases and turns.
#include <algorithm>
#include <utility>

#include "core/base/limits.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

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
  if (effect.limit) {
    const std::int64_t limit = std::max<std::int64_t>(m_evaluator.integer(*effect.limit), 0);
    if (task.items.size() > static_cast<std::uint64_t>(limit)) {
      m_editor.log(Note{Note::Kind::IterationLimit, 0, limit, effect.node, {}});
      task.items.resize(static_cast<std::size_t>(limit));
    }
  }
  if (!effect.effects.empty()) push(std::move(task));
}

void Resolution::perform(const RepeatEffect& effect) {
  Task task;
  task.kind = Task::Kind::Each;
  task.list = effect.effects.list;
  task.node = effect.node;
  task.maximum = m_evaluator.integer(effect.times);
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
  const std::int64_t sides = std::max<std::int64_t>(m_evaluator.integer(effect.sides), 1);
  std::int64_t rolled = m_state.rng.between(1, sides);
  if (m_rolls != nullptr) rolled = m_rolls->next(sides, rolled);
  m_editor.log(Delta{Delta::Kind::Rolled, 0, sides, rolled, 0, effect.node});
  bind(m_rules.bindingIndex(effect.bind.name), Value::ofInteger(rolled));
}

void Resolution::perform(const RandomOneEffect& effect) {
  if (m_trial) {
    m_stopped = true;
    return;
  }
  const std::vector<Value> options = m_evaluator.options(effect.options);
  Value pick;
  if (options.empty()) {
    m_immediate.nothingToMove(effect.node);
  } else {
    pick = options[m_state.rng.below(options.size())];
    m_editor.pickFrom(options);
  }
  bind(m_rules.bindingIndex(effect.bind.name), pick);
}

void Resolution::perform(const EndPhaseEffect&) {
  m_state.phaseEnding = true;
}

void Resolution::perform(const EndTurnEffect&) {
  m_state.turnEnding = true;
}

void Resolution::perform(const ExtraTurnEffect& effect) {
  for (Seat seat : m_immediate.chosen(effect.player)) {
    if (m_state.extraTurns.size() >= limits::maximumExtraTurns) return m_budget.giveUp(Bound::ExtraTurns);
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

// The order goes on from the player's next place in it; one who has no place in it plays out of turn.
void Resolution::perform(const SetActiveEffect& effect) {
  const Seat seat = m_evaluator.player(effect.player);
  if (seat == nobody || m_state.eliminated[static_cast<std::size_t>(seat)])
    return m_immediate.nothingToMove(effect.node);
  const SeatOrder order = seatOrder();
  std::size_t index = m_state.orderIndex;
  for (std::size_t tried = 0; tried < order.size() && m_budget.spend();
       ++tried, index = order.following(index)) {
    if (order.seat(index) != seat) continue;
    m_state.orderIndex = static_cast<std::uint32_t>(index);
    break;
  }
  const Seat before = std::exchange(m_state.active, seat);
  if (before == seat) return;
  m_editor.log(Delta{Delta::Kind::ActivePlayer, 0, before, seat, 0, effect.node});
  // Where only the active player acts, that is now the new one.
  const PhaseDef& phase = m_rules.def().turn.phases[m_state.phase];
  if (!phase.players && !phase.simultaneous && !m_state.toAct.empty()) m_state.toAct = {seat};
}

}  // namespace ludo::kernel
