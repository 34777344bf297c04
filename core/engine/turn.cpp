// SPDX-License-Identifier: Apache-2.0
// The turn machinery: what the kernel's turn.cpp does. Where the game is in its turn order and phases is
// known while code is written: there is code for every such place, and going on is a jump.
#include <algorithm>
#include <cassert>

#include "core/engine/lowering.h"
#include "core/engine/promises.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Width;

std::size_t Lowering::orderLength() const {
  const TurnOrder& order = m_def.turn.order;
  const std::size_t repeated =
      order.repeat.empty() ? static_cast<std::size_t>(m_rules.seats()) : order.repeat.size();
  return order.once.size() + repeated;
}

std::size_t Lowering::followingOrderIndex(std::size_t index) const {
  return index + 1 < orderLength() ? index + 1 : m_def.turn.order.once.size();
}

// -1 for a seat that does not take part.
std::int64_t Lowering::seatInOrder(std::size_t index) const {
  const TurnOrder& order = m_def.turn.order;
  std::int64_t seat = 0;
  if (index < order.once.size()) {
    seat = order.once[index];
  } else {
    index -= order.once.size();
    seat = order.repeat.empty() ? static_cast<std::int64_t>(index) : order.repeat[index];
  }
  return seat >= 0 && seat < m_rules.seats() ? seat : -1;
}

std::vector<Lowering::Stage> Lowering::stages() const {
  std::vector<Stage> all;
  const bool looksUp = m_context.facts.form.freeTurn;
  for (std::uint32_t phase = 0; phase < m_def.turn.phases.size(); ++phase) {
    for (std::size_t index = 0; index < (looksUp ? 1 : orderLength()); ++index) all.push_back({phase, index});
  }
  return all;
}

void Lowering::checkTurn() const {
  constexpr std::size_t mostStages = 12;
  const std::vector<PhaseDef>& phases = m_def.turn.phases;
  if (m_context.facts.form.freeTurn) return;
  if (stages().size() > mostStages) throw Unsupported{"so many players and phases"};
  const auto canPassBy = [this](const PhaseDef& phase) {
    return phase.skipIf || (!phase.untilEnded && m_rules.number(phase.actions) <= 0);
  };
  if (std::ranges::all_of(phases, canPassBy)) throw Unsupported{"turns in which nobody may have to decide"};
  for (const PhaseDef& phase : phases) {
    if (phase.pass == PassRule::Out) throw Unsupported{"passing for the rest of a phase", phase.node};
  }
}

void Lowering::enter(const Stage& stage) {
  m_phase = stage.phase;
  m_orderIndex = stage.orderIndex;
  if (m_context.facts.form.freeTurn) {
    m_actor = mover();
    return;
  }
  m_active = seatInOrder(stage.orderIndex);
  m_actor = m_active;
}

void Lowering::branch(Word condition, const Body& yes, const Body& no) {
  const auto keepingPlace = [this](const Body& body) {
    return [this, &body] {
      const Stage before{m_phase, m_orderIndex};
      const Word actor = m_actor;
      const Word active = m_active;
      const Word last = m_lastActor;
      body();
      m_phase = before.phase;
      m_orderIndex = before.orderIndex;
      m_active = active;
      m_actor = actor;
      m_lastActor = last;
    };
  };
  m_builder.ifThen(condition, keepingPlace(yes), keepingPlace(no));
}

void Lowering::takeAction(std::uint32_t index, const std::vector<Typed>& arguments) {
  const ActionDef& action = m_def.actions[index];
  beginMove();
  if (m_layout.passes) write(*m_layout.passes, 0);
  write(m_layout.actionsTaken, m_builder.add(read(m_layout.actionsTaken), 1));
  countUse(index);
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    m_names.push_back(lasting(m_rules.bindingIndex(action.params[i].name.name), arguments[i]));
  }
  m_actionUnderWay = index;
  if (m_layout.turn || hears(EventKind::ActionResolved)) m_builder.set(m_underWay, index);
  if (m_layout.turn) {
    m_lastingActor = m_builder.variable(m_actor);
    m_actor = Word::inRegister(m_lastingActor->reg());
  }
  for (std::size_t i = 0; m_cells && i < arguments.size(); ++i) {
    m_names[outer + i].content = contentOf(m_rules, action, i);
    m_names[outer + i].mover = m_actor;
  }
  // While the cost is paid the effects wait.
  const std::size_t waiting = m_lists.size();
  if (!action.effects.empty()) m_lists.push_back({action.effects.list, 0, numberOfNames()});
  perform(action.cost);
  m_lists.resize(waiting);
  perform(action.effects);
  m_actionUnderWay.reset();
  m_names.resize(outer);
  m_builder.jump(m_afterAction);
}

void Lowering::countUse(std::uint32_t action) {
  const Facts::Limits& limits = m_context.facts.limits[action];
  // A random game needs only what limits ask for.
  const bool all = m_purpose == Purpose::Apply;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const Word isHis = m_builder.equal(m_actor, seat);
    if (isHis.is(0)) continue;
    const StateLayout::Uses& uses = m_layout.uses[m_rules.useSlot(seat, action)];
    const auto add = [&](const std::optional<Field>& field, bool wanted) {
      if (field && (all || wanted)) write(*field, m_builder.add(read(*field), isHis));
    };
    add(uses.turn, limits.turn);
    add(uses.phase, limits.phase);
    add(uses.game, limits.game);
  }
}

void Lowering::clearUses(bool ofTurn) {
  for (std::size_t slot = 0; slot < m_layout.uses.size(); ++slot) {
    const Facts::Limits& limits = m_context.facts.limits[slot % m_def.actions.size()];
    const std::optional<Field>& field = ofTurn ? m_layout.uses[slot].turn : m_layout.uses[slot].phase;
    const bool wanted = m_purpose == Purpose::Apply || (ofTurn ? limits.turn : limits.phase);
    if (field && wanted) write(*field, 0);
  }
}

void Lowering::takePass() {
  beginMove();
  write(*m_layout.passes, m_builder.add(read(*m_layout.passes), 1));
  if (m_layout.turn) {
    write(m_layout.turn->partEnding, 1);
    if (m_def.turn.phases[m_phase].pass == PassRule::Out) {
      const Field& out = m_layout.turn->outOfPhase;
      write(out, appended(read(out), m_actor));
    }
  }
  m_builder.jump(m_afterPart);
}

void Lowering::takeEndPhase() {
  beginMove();
  if (m_layout.turn) write(m_layout.turn->partEnding, 1);
  m_builder.jump(m_afterPart);
}

void Lowering::beginMove() {
  if (m_layout.turn) {
    setActor(m_actor);
    write(m_layout.lastActor, m_actor);
    m_builder.set(m_underWay, -1);
    return;
  }
  m_actor = m_active;
  m_lastActor = m_active;
  write(m_layout.lastActor, m_active);
  if (hears(EventKind::ActionResolved)) m_builder.set(m_underWay, -1);
}

void Lowering::afterMove(bool partEnds) {
  if (m_layout.turn) return freeAfterMove();
  m_actor = m_active;
  m_lastActor = m_active;
  if (hears(EventKind::ActionResolved)) {
    const Word action = m_builder.get(m_underWay);
    m_builder.ifThen(m_builder.lessOrEqual(0, action),
                     [&] { raise(EventKind::ActionResolved, action, m_actor); });
    m_builder.set(m_underWay, -1);
  }
  dispatchEvents();
  endGame(false);
  act(partEnds);
}

void Lowering::act(bool partEnds) {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  m_actor = m_active;
  Word done = partEnds ? 1 : 0;
  if (!partEnds && !phase.untilEnded) {
    const std::int64_t actions = m_rules.number(phase.actions);
    done = actions <= 1 ? Word(1) : m_builder.lessOrEqual(actions, read(m_layout.actionsTaken));
  }
  write(m_layout.actionsTaken, m_builder.select(done, 0, read(m_layout.actionsTaken)));
  if (!phase.until) {
    branch(
        done, [this] { leavePhase(); }, [this] { awaitMove(); });
    return;
  }
  // The phase goes round again.
  branch(
      holds(*phase.until), [this] { leavePhase(); }, [this] { awaitMove(); });
}

bool Lowering::runsBetweenMoves() const {
  const auto runs = [](const PhaseDef& phase) { return !phase.onEnter.empty() || !phase.onExit.empty(); };
  return m_context.facts.readsTurn || std::ranges::any_of(m_def.turn.phases, runs);
}

// Without a phase: then nobody has asked for the end since the turn began.
bool Lowering::turnMayGoBy() const {
  const auto maySkip = [](const PhaseDef& phase) { return phase.skipIf.has_value(); };
  return hears(EventKind::TurnStart) || std::ranges::all_of(m_def.turn.phases, maySkip);
}

void Lowering::leavePhase() {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  perform(phase.onExit);
  raise(EventKind::PhaseExit, m_phase, m_active);
  dispatchEvents();
  if (!phase.onExit.empty() || hears(EventKind::PhaseExit)) endGame(false);
  startPhase(m_phase + 1);
}

void Lowering::startPhase(std::uint32_t next) {
  if (next == m_def.turn.phases.size()) return leaveTurn();
  const std::optional<Condition>& skipIf = m_def.turn.phases[next].skipIf;
  if (!skipIf) return enterPhase(next);
  branch(
      holds(*skipIf), [this, next] { startPhase(next + 1); }, [this, next] { enterPhase(next); });
}

void Lowering::enterPhase(std::uint32_t next) {
  const PhaseDef& phase = m_def.turn.phases[next];
  m_phase = next;
  clearUses(false);
  perform(phase.onEnter);
  raise(EventKind::PhaseEnter, next, m_active);
  dispatchEvents();
  if (runsBetweenMoves() || hears(EventKind::PhaseEnter) || hears(EventKind::TurnStart)) endGame(false);
  write(m_layout.actionsTaken, 0);
  if (!phase.untilEnded && m_rules.number(phase.actions) <= 0) return leavePhase();
  awaitMove();
}

void Lowering::leaveTurn() {
  if (hears(EventKind::TurnEnd)) {
    raise(EventKind::TurnEnd, 0, m_active);
    dispatchEvents();
    endGame(false);
  }
  std::size_t index = m_orderIndex;
  for (std::size_t tried = 0; tried < orderLength(); ++tried) {
    index = followingOrderIndex(index);
    if (seatInOrder(index) >= 0) break;
  }
  if (seatInOrder(index) < 0) throw Unsupported{"a turn order without players"};
  m_orderIndex = index;
  m_active = seatInOrder(index);
  m_actor = m_active;
  write(m_layout.turnNumber, m_builder.add(read(m_layout.turnNumber), 1));
  clearUses(true);
  raise(EventKind::TurnStart, 0, m_active);
  dispatchEvents();
  startPhase(0);
}

Lowering::Word Lowering::mayEndPhase() {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  if (phase.untilEnded) return 1;
  if (!phase.minActions) return 0;
  const std::int64_t least = m_rules.number(*phase.minActions);
  return m_builder.lessOrEqual(least, read(m_layout.actionsTaken));
}

// Whether the player may pass, given how many other moves there are.
Lowering::Word Lowering::mayPass(Word others) {
  switch (m_def.turn.phases[m_phase].pass) {
    case PassRule::Never:
      return 0;
    case PassRule::Allowed:
    case PassRule::Out:
      return 1;
    case PassRule::Forced:
      return m_builder.isZero(others);
  }
  return 0;
}

void Lowering::writePlace() {
  if (m_layout.turn) return;
  write(m_layout.active, m_active);
  if (m_layout.phase) write(*m_layout.phase, static_cast<std::int64_t>(m_phase));
  if (m_layout.orderIndex) write(*m_layout.orderIndex, static_cast<std::int64_t>(m_orderIndex));
}

void Lowering::awaitMove() {
  if (m_purpose == Purpose::Playout) {
    goToDecision();
    return;
  }
  if (m_rules.asksStuck()) {
    m_actor = m_layout.turn ? mover() : m_active;
    // Who may pass whenever there is nothing else is never stuck.
    if (m_def.turn.phases[m_phase].pass == PassRule::Never) {
      const Word moves = m_builder.bitOr(mayEndPhase(), hasAnyMove());
      branch(
          m_builder.isZero(moves), [this] { endGame(true); }, [] {});
    }
  }
  finish(Status::AwaitsMove);
}

Lowering::Word Lowering::stageNumber() {
  const Word phase = m_layout.phase ? read(*m_layout.phase) : Word(0);
  if (m_layout.turn) return phase;
  const Word index = m_layout.orderIndex ? read(*m_layout.orderIndex) : read(m_layout.active);
  return m_builder.add(m_builder.multiply(phase, static_cast<std::int64_t>(orderLength())), index);
}

}  // namespace ludo::engine
