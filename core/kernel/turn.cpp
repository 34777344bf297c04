// SPDX-License-Identifier: Apache-2.0
// The turn machinery. A TurnStep task is on the stack whenever no player is choosing an action; each step may
// put effects or events on top of it, which may wait for decisions, and goes on at its next stage after them.
#include <algorithm>
#include <utility>

#include "core/base/limits.h"
#include "core/kernel/legal_moves.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

void Resolution::pushTurn(TurnStage stage) {
  Task task;
  task.kind = Task::Kind::TurnStep;
  task.stage = static_cast<std::uint8_t>(stage);
  push(std::move(task));
}

void Resolution::goOn(TurnStage stage) {
  m_state.tasks.back().stage = static_cast<std::uint8_t>(stage);
}

void Resolution::beginGame(const Beginning& beginning) {
  const SeatOrder order = seatOrder();
  const auto mayBegin = [&](Seat seat) {
    return mayPlay(seat) && (beginning.active == nobody || beginning.active == seat);
  };
  for (std::size_t index = 0, tried = 0; tried < order.size(); ++tried, index = order.following(index)) {
    if (!mayBegin(order.seat(index))) continue;
    m_state.orderIndex = static_cast<std::uint32_t>(index);
    m_state.active = order.seat(index);
    break;
  }
  if (m_state.active == nobody) m_state.active = std::max(beginning.active, Seat{0});
  m_state.lastActor = m_state.active;
  setActor(m_state.active);
  pushTurn(TurnStage::BeginTurn);
  m_state.tasks.back().next = beginning.phase;
  m_state.tasks.back().minimum = beginning.turns;
  if (beginning.position != nullptr) pushEffects(*beginning.position);
  if (!beginning.emptied) pushEffects(m_rules.def().setup);
}

void Resolution::raise(EventKind kind, std::uint32_t subject) {
  QueuedEvent event;
  event.kind = kind;
  event.subject = subject;
  event.player = m_state.active;
  m_editor.raise(std::move(event));
}

void Resolution::stepTurn() {
  setActor(m_state.active);
  const std::vector<PhaseDef>& phases = m_rules.def().turn.phases;
  m_budget.at(phases[m_state.phase].node);
  // A turn that goes round without anybody deciding would never stop.
  if (++m_turnSteps > limits::turnStepsPerCall) return m_budget.giveUp(Bound::Turns);
  switch (static_cast<TurnStage>(m_state.tasks.back().stage)) {
    case TurnStage::BeginTurn:
      beginTurn();
      break;
    case TurnStage::StartPhase:
      if (goesRound()) return m_budget.giveUp(Bound::Turns);
      startPhase();
      break;
    case TurnStage::AfterEnter:
      raise(EventKind::PhaseEnter, m_state.phase);
      goOn(TurnStage::PhaseEntered);
      pushEvents();
      break;
    case TurnStage::PhaseEntered:
      if (endGame()) break;
      callToAct();
      stepAct(mustLeavePhase());
      break;
    case TurnStage::Act: {
      passOn();
      // A phase goes round at least once, whatever its `until` says.
      const std::optional<Condition>& until = phases[m_state.phase].until;
      stepAct(mustLeavePhase() || (until && m_evaluator.holds(*until)));
      break;
    }
    case TurnStage::AfterExit:
      raise(EventKind::PhaseExit, m_state.phase);
      goOn(TurnStage::PhaseLeft);
      pushEvents();
      break;
    case TurnStage::PhaseLeft:
      if (endGame()) break;
      if (m_state.nextPhase == UINT32_MAX) m_state.nextPhase = m_state.phase + 1;
      goOn(TurnStage::StartPhase);
      break;
    case TurnStage::TurnLeft:
      if (endGame()) break;
      if (const std::optional<Seat> seat = nextSeat()) {
        const Seat before = std::exchange(m_state.active, *seat);
        if (before != *seat) m_editor.log(Delta{Delta::Kind::ActivePlayer, 0, before, *seat, 0, 0});
        goOn(TurnStage::BeginTurn);
      } else {
        m_stopped = true;
      }
      break;
  }
}

// Asked only of turns that have gone on for so long that holding states against each other is cheap beside
// them.
bool Resolution::goesRound() {
  if (m_turnSteps < limits::turnStepsNotLookedAt) return false;
  m_budget.sweep(m_state.tokens.size() + m_state.variables.size());
  return m_idleTurns.comeBack(m_rules, m_state);
}

void Resolution::beginTurn() {
  m_changed = true;
  m_state.turnNumber += 1 + static_cast<std::uint64_t>(std::exchange(m_state.tasks.back().minimum, 0));
  m_state.turnEnding = false;
  m_state.nextPhase = std::exchange(m_state.tasks.back().next, 0U);
  m_budget.sweep(m_state.turnUses.size());
  std::ranges::fill(m_state.turnUses, 0U);
  goOn(TurnStage::StartPhase);
  raise(EventKind::TurnStart, 0);
  pushEvents();
}

void Resolution::startPhase() {
  const std::vector<PhaseDef>& phases = m_rules.def().turn.phases;
  std::uint32_t next = m_state.nextPhase;
  const bool turnOver = m_state.turnEnding || m_state.eliminated[static_cast<std::size_t>(m_state.active)];
  if (turnOver || next >= phases.size()) {
    m_state.nextPhase = UINT32_MAX;
    goOn(TurnStage::TurnLeft);
    raise(EventKind::TurnEnd, 0);
    pushEvents();
    return;
  }
  if (phases[next].skipIf && m_evaluator.holds(*phases[next].skipIf)) {
    m_state.nextPhase = next + 1;
    return;
  }
  m_changed = true;
  const std::uint32_t before = std::exchange(m_state.phase, next);
  if (before != next) m_editor.log(Delta{Delta::Kind::Phase, 0, before, next, 0, 0});
  m_state.nextPhase = UINT32_MAX;
  m_state.phaseEnding = false;
  m_state.toAct.clear();
  m_state.outOfPhase.clear();
  m_budget.sweep(m_state.phaseUses.size());
  std::ranges::fill(m_state.phaseUses, 0U);
  goOn(TurnStage::AfterEnter);
  pushEffects(phases[next].onEnter);
}

// The seats that act in the phase, the active one first; in a simultaneous phase in seat order.
void Resolution::callToAct() {
  const PhaseDef& phase = m_rules.def().turn.phases[m_state.phase];
  m_state.actionsTaken = 0;
  m_state.partEnding = false;
  m_state.toAct.clear();
  if (!phase.untilEnded && m_rules.number(phase.actions) <= 0) return;
  std::vector<Seat> seats = {m_state.active};
  if (phase.players || phase.simultaneous) {
    PlayerSelector everybody;
    everybody.kind = PlayerSelector::Kind::All;
    seats = m_evaluator.players(phase.players ? *phase.players : everybody);
  }
  const auto mayNot = [this](Seat seat) {
    return m_state.eliminated[static_cast<std::size_t>(seat)] ||
           std::ranges::find(m_state.outOfPhase, seat) != m_state.outOfPhase.end();
  };
  std::erase_if(seats, mayNot);
  const auto distance = [&](Seat seat) {
    return phase.simultaneous ? seat : (seat - m_state.active + m_rules.seats()) % m_rules.seats();
  };
  std::ranges::sort(seats, {}, distance);
  m_state.toAct = std::move(seats);
}

// Who acts next in the phase, or on to its end.
void Resolution::stepAct(bool leaving) {
  const PhaseDef& phase = m_rules.def().turn.phases[m_state.phase];
  const bool skips = phase.pass == PassRule::Skip;
  if (!leaving && skips) skipIdle();
  if (!leaving && m_state.toAct.empty()) {
    if (phase.until) callToAct();
    if (phase.until && skips) {
      // A round in which nobody can do anything would be followed by others like it.
      const auto can = [this](Seat seat) { return canAct(m_rules, m_state, seat, m_budget); };
      if (std::ranges::none_of(m_state.toAct, can)) m_state.toAct.clear();
      skipIdle();
    }
    leaving = m_state.toAct.empty();
  }
  if (leaving) {
    m_state.toAct.clear();
    goOn(TurnStage::AfterExit);
    pushEffects(phase.onExit);
    return;
  }
  if (endIfStuck()) return;
  pop();
}

// The seat that acts has done its part: the next one's begins.
void Resolution::passOn() {
  const PhaseDef& phase = m_rules.def().turn.phases[m_state.phase];
  const auto isOut = [this](Seat seat) { return m_state.eliminated[static_cast<std::size_t>(seat)]; };
  if (!m_state.toAct.empty()) {
    const bool tookAll =
        !phase.untilEnded && static_cast<std::int64_t>(m_state.actionsTaken) >= m_rules.number(phase.actions);
    if (m_state.partEnding || tookAll || isOut(m_state.toAct.front())) {
      m_state.toAct.erase(m_state.toAct.begin());
      m_state.actionsTaken = 0;
    }
  }
  m_state.partEnding = false;
  std::erase_if(m_state.toAct, isOut);
}

// Passes over the seats that come next in the phase and can take no action.
void Resolution::skipIdle() {
  while (!m_state.toAct.empty() && !canAct(m_rules, m_state, m_state.toAct.front(), m_budget)) {
    if (m_state.actionsTaken == 0) ++m_state.passes;
    m_state.actionsTaken = 0;
    m_state.toAct.erase(m_state.toAct.begin());
    m_changed = true;
  }
}

bool Resolution::mustLeavePhase() const {
  if (m_state.phaseEnding || m_state.turnEnding || m_state.nextPhase != UINT32_MAX) return true;
  return m_state.eliminated[static_cast<std::size_t>(m_state.active)];
}

std::optional<Seat> Resolution::nextSeat() {
  while (!m_state.extraTurns.empty()) {
    const Seat seat = m_state.extraTurns.front();
    m_state.extraTurns.erase(m_state.extraTurns.begin());
    if (!m_state.eliminated[static_cast<std::size_t>(seat)]) return seat;
  }
  const SeatOrder order = seatOrder();
  std::size_t index = m_state.orderIndex;
  for (std::size_t tried = 0; tried < order.size() && m_budget.spend(); ++tried) {
    index = order.following(index);
    const Seat seat = order.seat(index);
    if (!mayPlay(seat)) continue;
    m_state.orderIndex = static_cast<std::uint32_t>(index);
    return seat;
  }
  return std::nullopt;
}

}  // namespace ludo::kernel
