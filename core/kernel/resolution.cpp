// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/resolution.h"

#include "core/base/limits.h"
#include "core/kernel/legal_moves.h"
#include "core/kernel/repetitions.h"
#include "core/language/macros.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace ludo::kernel {

using namespace language;

namespace {

std::uint32_t nodeOf(const Effect& effect) {
  return std::visit([](const auto& part) { return part.node; }, effect.node);
}

}  // namespace

Resolution::Resolution(const Rules& rules, State& state, CallBudget& budget, EventLog* log)
    : m_rules(rules),
      m_state(state),
      m_budget(budget),
      m_evaluator(rules, state, state.actor, budget, log),
      m_editor(rules, state, log, budget),
      m_immediate(rules, state, budget, m_evaluator, m_editor) {}

void Resolution::setActor(Seat seat) {
  m_state.actor = seat;
  m_evaluator.setActor(seat);
}

void Resolution::bind(std::uint32_t name, Value value) {
  m_state.bindings.push_back({name, false, value, {}});
}

void Resolution::pushEffects(const EffectList& list) {
  if (list.empty()) return;
  Task task;
  task.kind = Task::Kind::Effects;
  task.list = list.list;
  task.bindings = static_cast<std::uint32_t>(m_state.bindings.size());
  push(std::move(task));
}

void Resolution::pushEvents() {
  if (m_state.events.empty()) return;
  Task task;
  task.kind = Task::Kind::Events;
  push(std::move(task));
}

void Resolution::pushAfterMove() {
  Task task;
  task.kind = Task::Kind::AfterMove;
  push(std::move(task));
}

void Resolution::pop() {
  m_state.tasks.pop_back();
}

void Resolution::begin(const Move& move) {
  m_changed = true;
  if (move.kind == Move::Kind::Choice || move.kind == Move::Kind::Stop) {
    answer(move);
    return;
  }
  if (commits(move)) {
    commit(move);
  } else {
    carryOut(move);
  }
}

void Resolution::carryOut(const Move& move) {
  m_changed = true;
  remember(m_rules, m_state, m_budget);
  setActor(move.player);
  m_state.lastActor = move.player;
  m_state.actionUnderWay = UINT32_MAX;
  pushAfterMove();
  switch (move.kind) {
    case Move::Kind::Pass:
      ++m_state.passes;
      m_state.partEnding = true;
      if (m_rules.def().turn.phases[m_state.phase].pass == PassRule::Out)
        m_state.outOfPhase.push_back(move.player);
      break;
    case Move::Kind::EndPhase:
      m_state.partEnding = true;
      break;
    default: {
      const ActionDef& action = m_rules.def().actions[move.action];
      m_state.passes = 0;
      m_state.actionUnderWay = move.action;
      ++m_state.actionsTaken;
      const std::size_t slot = m_rules.useSlot(move.player, move.action);
      ++m_state.turnUses[slot];
      ++m_state.phaseUses[slot];
      ++m_state.gameUses[slot];
      bindArguments(m_rules, m_state, move);
      pushEffects(action.effects);
      pushEffects(action.cost);
    }
  }
}

void Resolution::run() {
  resolve();
  // Also what the next decision is about may be more than could be done.
  if (m_budget.exhausted() && !m_state.over()) giveUp();
}

void Resolution::resolve() {
  while (!m_state.tasks.empty() && !m_stopped && !m_state.over() && !m_budget.exhausted()) {
    switch (m_state.tasks.back().kind) {
      case Task::Kind::Effects:
        stepEffects();
        break;
      case Task::Kind::Each:
        stepEach();
        break;
      case Task::Kind::Choose:
        if (settle()) return;
        break;
      case Task::Kind::Events:
        stepEvents();
        break;
      case Task::Kind::AfterMove:
        stepAfterMove();
        break;
      case Task::Kind::Committed:
        stepCommitted();
        break;
      case Task::Kind::TurnStep:
        stepTurn();
        break;
      case Task::Kind::GivenUp:
        return;
    }
  }
}

// Half of a move is no move of the game: nothing of what was left to do is done, and nobody plays on.
void Resolution::giveUp() {
  if (m_trial) return;
  Excess excess = m_budget.excess().value_or(Excess{});
  // Of loops in loops the outermost says more than the effect that they had come to.
  const auto loop = std::ranges::find(m_state.tasks, Task::Kind::Each, &Task::kind);
  if (excess.bound == Bound::Steps && loop != m_state.tasks.end()) excess.node = loop->node;
  m_editor.log(Note{Note::Kind::GivenUp, static_cast<std::uint32_t>(excess.bound), 0, excess.node, {}});
  m_state.tasks.clear();
  m_state.bindings.clear();
  m_state.events.clear();
  Task task;
  task.kind = Task::Kind::GivenUp;
  task.stage = static_cast<std::uint8_t>(excess.bound);
  task.node = excess.node;
  push(std::move(task));
}

void Resolution::stepEffects() {
  Task& task = m_state.tasks.back();
  const EffectList& list = m_rules.list(task.list);
  if (task.next == list.items.size()) {
    m_state.bindings.resize(task.bindings);
    pop();
    return;
  }
  m_changed = true;
  const Effect& effect = list.items[task.next++];
  m_budget.at(nodeOf(effect));
  m_budget.spend(limits::stepsPerEffect);
  visitExpanded(effect, [this](const auto& part) {
    m_editor.logEffect(part.node);
    if constexpr (requires { m_immediate.perform(part); })
      m_immediate.perform(part);
    else
      perform(part);
  });
  // Whether a move is legal must not depend on chance that only playing it will show.
  if (m_editor.refused() || (m_trial && m_editor.cameToChance())) m_stopped = true;
}

void Resolution::stepEach() {
  Task& task = m_state.tasks.back();
  const EffectList& body = m_rules.list(task.list);
  m_budget.spend();
  if (task.next < task.items.size()) {
    const std::uint32_t name = task.name;
    const Value item = task.items[task.next++];
    Task round;
    round.list = body.list;
    round.bindings = static_cast<std::uint32_t>(m_state.bindings.size());
    bind(name, item);
    push(std::move(round));
  } else if (task.maximum > 0) {
    --task.maximum;
    pushEffects(body);
  } else {
    pop();
  }
}

void Resolution::stepAfterMove() {
  Task& task = m_state.tasks.back();
  if (static_cast<MoveStage>(task.stage) == MoveStage::Resolved) {
    task.stage = static_cast<std::uint8_t>(MoveStage::Reacted);
    m_state.bindings.clear();
    if (m_state.actionUnderWay != UINT32_MAX) {
      QueuedEvent event;
      event.kind = EventKind::ActionResolved;
      event.subject = m_state.actionUnderWay;
      event.player = m_state.actor;
      m_editor.raise(std::move(event));
    }
    pushEvents();
    return;
  }
  m_state.actionUnderWay = UINT32_MAX;
  pop();
  // Among committed moves the turn goes on when the last of them has been carried out.
  if (!endGame() && m_state.tasks.empty()) pushTurn(TurnStage::Act);
}

bool Resolution::tryCost(const EffectList& cost) {
  m_trial = true;
  m_editor.setTrial(true);
  m_editor.setStrict(true);
  pushEffects(cost);
  run();
  m_editor.setStrict(false);
  return !m_editor.refused() && !m_budget.exhausted();
}

void Resolution::tryEffects(const EffectList& effects) {
  m_trial = true;
  m_editor.setTrial(true);
  // A cost that waits for a decision leaves its task behind: what comes after it is not known yet.
  if (m_stopped || !m_state.tasks.empty()) return;
  pushEffects(effects);
  run();
}

void bindArguments(const Rules& rules, State& state, const Move& move) {
  const std::vector<ParamDef>& params = rules.def().actions[move.action].params;
  for (std::size_t i = 0; i < params.size() && i < move.args.size(); ++i) {
    state.bindings.push_back({rules.bindingIndex(params[i].name.name), false, move.args[i], {}});
  }
}

bool Resolution::endGame() {
  if (!m_changed) return false;
  m_changed = false;
  if (std::optional<Outcome> outcome = currentOutcome(m_rules, m_state, m_budget))
    endWith(m_state, std::move(*outcome));
  return m_state.over();
}

bool Resolution::endIfStuck() {
  if (!m_rules.asksStuck() || canMove(m_rules, m_state, m_budget) || m_budget.exhausted()) return false;
  if (std::optional<Outcome> outcome = currentOutcome(m_rules, m_state, m_budget, true))
    endWith(m_state, std::move(*outcome));
  return m_state.over();
}

}  // namespace ludo::kernel
