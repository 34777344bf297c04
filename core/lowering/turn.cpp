// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/turn.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/analysis/promises.h"
#include "core/analysis/zones_of_query.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/effects.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/lowered.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/playouts.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Memory;
using machine::Width;

// --- Moves ---

namespace {

/// What comes out of memory is one of the parameter's zones, too.
void knowZones(SetWriter& sets, const kernel::Rules& rules, const ParamDef& parameter,
               const Typed& argument) {
  if (argument.kind != Value::Kind::Zone || argument.payload.known()) return;
  if (sets.candidates(argument.payload)) return;
  if (const auto zones = zonesOfQuery(rules, parameter.domain)) sets.isOneOf(argument.payload, *zones);
}

}  // namespace

void Turn::takeUp(std::uint32_t action, const std::vector<Typed>& arguments) {
  takeAction(action, arguments);
}

void Turn::takeAction(std::uint32_t index, const std::vector<Typed>& arguments) {
  const ActionDef& action = m_def.actions[index];
  const WithOrigin here(m_builder, action);
  beginMove();
  if (m_layout.passes) store(*m_layout.passes, 0);
  store(m_layout.actionsTaken, m_builder.add(load(m_layout.actionsTaken), 1));
  countUse(index);
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::uint32_t name = m_rules.bindingIndex(action.params[i].name.name);
    knowZones(m_sets, m_rules, action.params[i], arguments[i]);
    m_names.push(m_names.lasting(name, arguments[i]));
  }
  m_function.actionUnderWay = index;
  beginAction(index);
  for (std::size_t i = 0; m_tokens.areSingle() && i < arguments.size(); ++i) {
    m_names[outer + i].content = contentOf(m_rules, action, i);
    m_names[outer + i].mover = actor();
  }
  // While the cost is paid the effects wait.
  const std::size_t waiting = m_function.lists.size();
  if (!action.effects.empty())
    m_function.lists.push_back({action.effects.list, 0, static_cast<std::uint32_t>(m_names.size())});
  m_effects.perform(action.cost);
  m_function.lists.resize(waiting);
  m_effects.perform(action.effects);
  m_function.actionUnderWay.reset();
  m_names.resize(outer);
  m_builder.jump(m_afterAction);
}

void Turn::countUse(std::uint32_t action) {
  const Facts::Limits& limits = m_context.facts.limits[action];
  // A random game needs only what limits ask for.
  const bool all = m_function.purpose == Purpose::Apply;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const Word isHis = m_builder.equal(actor(), seat);
    if (isHis.is(0)) continue;
    const StateLayout::Uses& uses = m_layout.uses[m_rules.useSlot(seat, action)];
    const auto add = [&](const std::optional<Field>& field, bool wanted) {
      if (field && (all || wanted)) store(*field, m_builder.add(load(*field), isHis));
    };
    add(uses.turn, limits.turn);
    add(uses.phase, limits.phase);
    add(uses.game, limits.game);
  }
}

void Turn::clearUses(bool ofTurn) {
  for (std::size_t slot = 0; slot < m_layout.uses.size(); ++slot) {
    const Facts::Limits& limits = m_context.facts.limits[slot % m_def.actions.size()];
    const std::optional<Field>& field = ofTurn ? m_layout.uses[slot].turn : m_layout.uses[slot].phase;
    const bool wanted = m_function.purpose == Purpose::Apply || (ofTurn ? limits.turn : limits.phase);
    if (field && wanted) store(*field, 0);
  }
}

void Turn::takePass() {
  beginMove();
  store(*m_layout.passes, m_builder.add(load(*m_layout.passes), 1));
  endPart(true);
  m_builder.jump(m_afterPart);
}

void Turn::takeEndPhase() {
  beginMove();
  endPart(false);
  m_builder.jump(m_afterPart);
}

Word Turn::mayEndPhase() {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  if (phase.untilEnded) return 1;
  if (!phase.minActions) return 0;
  const std::int64_t least = m_rules.number(*phase.minActions);
  return m_builder.lessOrEqual(least, load(m_layout.actionsTaken));
}

Word Turn::mayPass(Word others) {
  switch (m_def.turn.phases[m_function.phase].pass) {
    case PassRule::Never:
    case PassRule::Skip:
      return 0;
    case PassRule::Allowed:
    case PassRule::Out:
      return 1;
    case PassRule::Forced:
      return m_builder.isZero(others);
  }
  return 0;
}

bool Turn::passesOver() const {
  return m_def.turn.phases[m_function.phase].pass == PassRule::Skip;
}

// Whoever has acted before is not passed over: there is only nothing more to do.
void Turn::countPassedOver() {
  const Word isIdle = m_builder.isZero(load(m_layout.actionsTaken));
  store(*m_layout.passes, m_builder.add(load(*m_layout.passes), isIdle));
  store(m_layout.actionsTaken, 0);
}

// --- Effects ---

namespace {

template <typename Part>
[[noreturn]] void refuseToChange(const Part& effect) {
  throw Unsupported{"the effect " + typeOf<Part>().name + " in turns that nothing changes", effect.node};
}

}  // namespace

void Turn::lower(const EndPhaseEffect& effect) {
  refuseToChange(effect);
}
void Turn::lower(const EndTurnEffect& effect) {
  refuseToChange(effect);
}
void Turn::lower(const ExtraTurnEffect& effect) {
  refuseToChange(effect);
}
void Turn::lower(const GoToPhaseEffect& effect) {
  refuseToChange(effect);
}
void Turn::lower(const SetActiveEffect& effect) {
  refuseToChange(effect);
}
void Turn::lower(const EliminateEffect& effect) {
  refuseToChange(effect);
}

// --- Going on ---

void Turn::branch(Word condition, const Body& yes, const Body& no) {
  const auto keepingPlace = [this](const Body& body) {
    return [this, &body] {
      const Stage before{m_function.phase, m_function.orderIndex};
      const Word actor = m_function.actor;
      const Word active = m_function.active;
      const Word last = m_function.lastActor;
      body();
      m_function.phase = before.phase;
      m_function.orderIndex = before.orderIndex;
      m_function.active = active;
      m_function.actor = actor;
      m_function.lastActor = last;
    };
  };
  m_builder.ifThen(condition, keepingPlace(yes), keepingPlace(no));
}

bool Turn::mayEndBetweenMoves() const {
  const auto runs = [](const PhaseDef& phase) { return !phase.onEnter.empty() || !phase.onExit.empty(); };
  return m_context.facts.readsTurn || m_events.hears(EventKind::PhaseEnter) ||
         m_events.hears(EventKind::TurnStart) || std::ranges::any_of(m_def.turn.phases, runs);
}

void Turn::awaitMove() {
  if (m_function.purpose == Purpose::Playout) {
    m_playouts.goToDecision();
    return;
  }
  if (passesOver()) {
    m_function.actor = mover();
    branch(
        m_moves.hasAnyMove(), [this] { finish(Status::AwaitsMove); }, [this] { passOver(); });
    return;
  }
  if (m_rules.asksStuck()) {
    m_function.actor = mover();
    // Who may pass whenever there is nothing else is never stuck.
    if (m_def.turn.phases[m_function.phase].pass == PassRule::Never) {
      const Word moves = m_builder.bitOr(mayEndPhase(), m_moves.hasAnyMove());
      branch(
          m_builder.isZero(moves), [this] { m_ending.endGame(true); }, [] {});
    }
  }
  finish(Status::AwaitsMove);
}

void Turn::finish(std::int64_t status) {
  writePlace();
  store(m_layout.status, status);
  if (m_function.plies) {
    const Word plies = m_builder.get(*m_function.plies);
    m_builder.store(Width::Word, {Memory::Argument, playoutPlies}, plies);
    store(m_layout.moveCount, m_builder.add(load(m_layout.moveCount), plies));
  }
  m_builder.returnValue(status == Status::Over ? 1 : 0);
}

}  // namespace ludo::engine
