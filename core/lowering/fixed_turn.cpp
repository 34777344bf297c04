// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/fixed_turn.h"

#include <algorithm>

#include "core/layout/state_layout.h"
#include "core/lowering/conditions.h"
#include "core/lowering/effects.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/moves.h"
#include "core/lowering/repetitions.h"

namespace ludo::engine {

using namespace language;

namespace {

/// Players passed over in a row: the kernel stops after many.
constexpr std::int64_t mostPassedOver = 1000;

}  // namespace

void FixedTurn::check() const {
  constexpr std::size_t mostStages = 12;
  const std::vector<PhaseDef>& phases = m_def.turn.phases;
  if (stages().size() > mostStages) throw Unsupported{"so many players and phases"};
  const auto canPassBy = [this](const PhaseDef& phase) {
    return phase.skipIf || (!phase.untilEnded && m_rules.number(phase.actions) <= 0);
  };
  if (std::ranges::all_of(phases, canPassBy)) throw Unsupported{"turns in which nobody may have to decide"};
  for (const PhaseDef& phase : phases) {
    if (phase.pass == PassRule::Out) throw Unsupported{"passing for the rest of a phase", phase.node};
  }
}

// --- Stages ---

std::vector<Stage> FixedTurn::stages() const {
  std::vector<Stage> all;
  for (std::uint32_t phase = 0; phase < m_def.turn.phases.size(); ++phase) {
    for (std::size_t index = 0; index < m_order.size(); ++index) all.push_back({phase, index});
  }
  return all;
}

Word FixedTurn::stageNumber() {
  const Word phase = m_layout.phase ? load(*m_layout.phase) : Word(0);
  const Word index = m_layout.orderIndex ? load(*m_layout.orderIndex) : load(m_layout.active);
  return m_builder.add(m_builder.multiply(phase, static_cast<std::int64_t>(m_order.size())), index);
}

void FixedTurn::enter(const Stage& stage) {
  m_function.phase = stage.phase;
  m_function.orderIndex = stage.orderIndex;
  m_function.active = m_order.seat(stage.orderIndex);
  m_function.actor = m_function.active;
}

void FixedTurn::reserveBlocks() {
  for (std::size_t i = 0; i < stages().size(); ++i) m_passedOver.push_back(m_builder.block());
}

bool FixedTurn::beginStage(const Stage& stage, std::size_t number) {
  if (m_order.seat(stage.orderIndex) < 0) {
    if (m_passedOver.empty()) return false;
    m_builder.returnValue();
    m_builder.begin(m_passedOver[number]);
    return false;
  }
  m_function.lastActor = load(m_layout.lastActor);
  m_afterAction = m_builder.block();
  // A phase of one action ends with it, as it does with a pass.
  const PhaseDef& phase = m_def.turn.phases[stage.phase];
  const bool endsAnyhow = !phase.untilEnded && m_rules.number(phase.actions) <= 1;
  m_afterPart = endsAnyhow ? m_afterAction : m_builder.block();
  return true;
}

void FixedTurn::writeGoingOn(const Stage& stage) {
  m_builder.begin(m_afterAction);
  enter(stage);
  afterMove(false);
  if (m_afterPart != m_afterAction) {
    m_builder.begin(m_afterPart);
    enter(stage);
    afterMove(true);
  }
  m_builder.begin(m_passedOver[numberOf(stage)]);
  enter(stage);
  if (passesOver()) return writePassedOver();
  m_builder.returnValue();
}

void FixedTurn::passOver() {
  m_builder.jump(m_passedOver[numberOf({m_function.phase, m_function.orderIndex})]);
}

// Nobody else acts in the phase, so it ends.
void FixedTurn::writePassedOver() {
  m_function.lastActor = load(m_layout.lastActor);
  const Word inARow = m_builder.add(m_builder.get(m_function.idlePhases), 1);
  m_builder.set(m_function.idlePhases, inARow);
  m_builder.ifThen(m_builder.less(mostPassedOver, inARow), [this] { escape(); });
  countPassedOver();
  leavePhase();
}

void FixedTurn::writePlace() {
  store(m_layout.active, m_function.active);
  if (m_layout.phase) store(*m_layout.phase, static_cast<std::int64_t>(m_function.phase));
  if (m_layout.orderIndex) store(*m_layout.orderIndex, static_cast<std::int64_t>(m_function.orderIndex));
}

// --- Moves ---

void FixedTurn::beginMove() {
  m_repetitions.remember();
  m_function.actor = m_function.active;
  m_function.lastActor = m_function.active;
  store(m_layout.lastActor, m_function.active);
  if (m_events.hears(EventKind::ActionResolved)) m_builder.set(m_function.underWay, -1);
}

void FixedTurn::beginAction(std::uint32_t action) {
  if (m_events.hears(EventKind::ActionResolved)) m_builder.set(m_function.underWay, action);
}

void FixedTurn::endPart(bool) {
  if (m_layout.partEnding) store(*m_layout.partEnding, 1);
}

void FixedTurn::afterMove(bool partEnds) {
  m_function.actor = m_function.active;
  m_function.lastActor = m_function.active;
  if (m_events.hears(EventKind::ActionResolved)) {
    const Word action = m_builder.get(m_function.underWay);
    m_builder.ifThen(m_builder.lessOrEqual(0, action),
                     [&] { m_events.raise(EventKind::ActionResolved, action, actor()); });
    m_builder.set(m_function.underWay, -1);
  }
  m_events.dispatchEvents();
  m_ending.endGame(false);
  if (m_layout.partEnding) store(*m_layout.partEnding, 0);
  act(partEnds);
}

void FixedTurn::act(bool partEnds) {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  m_function.actor = m_function.active;
  Word done = partEnds ? 1 : 0;
  if (!partEnds && !phase.untilEnded) {
    const std::int64_t actions = m_rules.number(phase.actions);
    done = actions <= 1 ? Word(1) : m_builder.lessOrEqual(actions, load(m_layout.actionsTaken));
  }
  store(m_layout.actionsTaken, m_builder.select(done, 0, load(m_layout.actionsTaken)));
  // Where the phase ends by a condition, it goes round again until then.
  const auto stay = [&] {
    if (!phase.until || !passesOver()) return awaitMove();
    // A new round in which the player can do nothing ends at once, and nobody is passed over in it.
    const auto goRound = [this] {
      branch(
          m_moves.hasAnyMove(), [this] { awaitMove(); }, [this] { leavePhase(); });
    };
    branch(done, goRound, [this] { awaitMove(); });
  };
  branch(
      phase.until ? m_conditions.holds(*phase.until) : done, [this] { leavePhase(); }, stay);
}

// --- From phase to phase ---

void FixedTurn::leavePhase() {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  m_effects.perform(phase.onExit);
  m_events.raise(EventKind::PhaseExit, m_function.phase, m_function.active);
  m_events.dispatchEvents();
  // Who is passed over has not moved, but the end may ask how many were.
  if (!phase.onExit.empty() || m_events.hears(EventKind::PhaseExit) || passesOver()) m_ending.endGame(false);
  startPhase(m_function.phase + 1);
}

void FixedTurn::startPhase(std::uint32_t next) {
  if (next == m_def.turn.phases.size()) return leaveTurn();
  const std::optional<Condition>& skipIf = m_def.turn.phases[next].skipIf;
  if (!skipIf) return enterPhase(next);
  branch(
      m_conditions.holds(*skipIf), [this, next] { startPhase(next + 1); },
      [this, next] { enterPhase(next); });
}

void FixedTurn::enterPhase(std::uint32_t next) {
  const PhaseDef& phase = m_def.turn.phases[next];
  m_function.phase = next;
  clearUses(false);
  m_effects.perform(phase.onEnter);
  m_events.raise(EventKind::PhaseEnter, next, m_function.active);
  m_events.dispatchEvents();
  if (mayEndBetweenMoves()) m_ending.endGame(false);
  store(m_layout.actionsTaken, 0);
  if (!phase.untilEnded && m_rules.number(phase.actions) <= 0) return leavePhase();
  awaitMove();
}

void FixedTurn::leaveTurn() {
  if (m_events.hears(EventKind::TurnEnd)) {
    m_events.raise(EventKind::TurnEnd, 0, m_function.active);
    m_events.dispatchEvents();
    m_ending.endGame(false);
  }
  std::size_t index = m_function.orderIndex;
  for (std::size_t tried = 0; tried < m_order.size(); ++tried) {
    index = m_order.following(index);
    if (m_order.seat(index) >= 0) break;
  }
  if (m_order.seat(index) < 0) throw Unsupported{"a turn order without players"};
  m_function.orderIndex = index;
  m_function.active = m_order.seat(index);
  m_function.actor = m_function.active;
  store(m_layout.turnNumber, m_builder.add(load(m_layout.turnNumber), 1));
  clearUses(true);
  m_events.raise(EventKind::TurnStart, 0, m_function.active);
  m_events.dispatchEvents();
  startPhase(0);
}

}  // namespace ludo::engine
