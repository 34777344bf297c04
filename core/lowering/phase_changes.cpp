// SPDX-License-Identifier: Apache-2.0
// From phase to phase and from turn to turn, where turns are looked up in play.
#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/state_layout.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/effects.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/free_turn.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// Phases in a row in which nobody decides: the kernel stops after many.
constexpr std::int64_t mostIdlePhases = 1000;

/// Whether every phase of a turn may be skipped: then a turn may pass without the end being asked for.
bool maySkipEachPhase(const TurnDef& turn) {
  return std::ranges::all_of(turn.phases, [](const PhaseDef& phase) { return phase.skipIf.has_value(); });
}

}  // namespace

void FreeTurn::leavePhase() {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  const std::uint32_t left = m_function.phase;
  setActor(active());
  if (listsActors()) store(m_layout.turn->toAct, 0);
  m_effects.perform(phase.onExit);
  setActor(active());
  m_events.raise(EventKind::PhaseExit, left, active());
  m_events.dispatchEvents();
  setActor(active());
  // Who is passed over has not moved, but the end may ask how many were.
  if (!phase.onExit.empty() || m_events.hears(EventKind::PhaseExit) || passesOver()) m_ending.endGame(false);
  if (!m_context.facts.jumps) return m_builder.jump(m_startPhase[left + 1]);
  const Word next = load(m_layout.turn->nextPhase);
  m_builder.switchTo(m_builder.select(m_builder.less(next, 0), left + 1, next), m_startPhase);
}

void FreeTurn::startPhase(std::uint32_t next) {
  const PhaseDef& phase = m_def.turn.phases[next];
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_function.phase = FunctionLowering::unknownPhase;
  setActor(active());
  const Word idle = m_builder.add(m_builder.get(m_function.idlePhases), 1);
  m_builder.set(m_function.idlePhases, idle);
  m_builder.ifThen(m_builder.less(mostIdlePhases, idle), [this] { escape(); });
  const BlockId begins = m_builder.block();
  const Word over =
      m_builder.bitOr(facts.endsTurns ? load(fields.turnEnding) : Word(0), m_selectors.isOut(active()));
  m_builder.branch(over, m_startPhase.back(), begins);
  m_builder.begin(begins);
  if (phase.skipIf) {
    const BlockId enters = m_builder.block();
    m_builder.branch(m_conditions.holds(*phase.skipIf), m_startPhase[next + 1], enters);
    m_builder.begin(enters);
  }
  m_function.phase = next;
  if (m_layout.phase) store(*m_layout.phase, static_cast<std::int64_t>(next));
  store(fields.nextPhase, -1);
  store(fields.phaseEnding, 0);
  store(fields.outOfPhase, 0);
  clearUses(false);
  m_effects.perform(phase.onEnter);
  setActor(active());
  m_events.raise(EventKind::PhaseEnter, next, active());
  m_events.dispatchEvents();
  setActor(active());
  if (mayEndBetweenMoves()) m_ending.endGame(false);
  const Word some = callToAct();
  stepAct(mustLeavePhase(), m_builder.isZero(some));
}

void FreeTurn::leaveTurn() {
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_function.phase = FunctionLowering::unknownPhase;
  setActor(active());
  store(fields.nextPhase, -1);
  m_events.raise(EventKind::TurnEnd, 0, active());
  m_events.dispatchEvents();
  setActor(active());
  if (m_events.hears(EventKind::TurnEnd) || m_events.hears(EventKind::TurnStart) ||
      maySkipEachPhase(m_def.turn))
    m_ending.endGame(false);

  const Variable next = m_builder.variable(-1);
  if (facts.addsTurns) {
    m_builder.loopWhile(
        [&] {
          const Word open = m_builder.less(m_builder.get(next), 0);
          return m_builder.bitAnd(open, m_builder.isSet(load(fields.extraTurns)));
        },
        [&] {
          const Word seats = load(fields.extraTurns);
          const Word seat = m_builder.subtract(m_builder.bitAnd(seats, SeatLists::seatMask), 1);
          store(fields.extraTurns, m_builder.shiftRight(seats, SeatLists::seatBits));
          m_builder.set(next, m_builder.select(m_selectors.isOut(seat), -1, seat));
        });
  }
  std::vector<std::int16_t> following;
  std::vector<std::int16_t> seatAt;
  for (std::size_t i = 0; i < m_order.size(); ++i) {
    following.push_back(static_cast<std::int16_t>(m_order.following(i)));
    seatAt.push_back(static_cast<std::int16_t>(m_order.seat(i)));
  }
  const std::uint32_t followingTable = m_context.constants.int16s(following);
  const std::uint32_t seatTable = m_context.constants.int16s(seatAt);
  const Variable tried = m_builder.variable(0);
  const Variable index = m_builder.variable(load(*m_layout.orderIndex));
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.less(m_builder.get(next), 0);
        const auto length = static_cast<std::int64_t>(m_order.size());
        return m_builder.bitAnd(open, m_builder.less(m_builder.get(tried), length));
      },
      [&] {
        const Word at =
            m_builder.load(Width::Int16, {Memory::Constants, followingTable, m_builder.get(index), 2});
        const Word seat = m_builder.load(Width::Int16, {Memory::Constants, seatTable, at, 2});
        m_builder.set(index, at);
        m_builder.set(tried, m_builder.add(m_builder.get(tried), 1));
        const Word takesPart = m_builder.bitAnd(
            m_builder.lessOrEqual(0, seat), m_builder.isZero(m_selectors.isOut(m_builder.maximum(seat, 0))));
        m_builder.ifThen(takesPart, [&] {
          m_builder.set(next, seat);
          store(*m_layout.orderIndex, at);
        });
      });
  const Word seat = m_builder.get(next);
  // Nobody is left to play.
  m_builder.ifThen(m_builder.less(seat, 0), [this] { escape(); });
  store(m_layout.active, seat);
  beginTurn();
}

void FreeTurn::beginTurn() {
  const TurnFields& fields = *m_layout.turn;
  store(m_layout.turnNumber, m_builder.add(load(m_layout.turnNumber), 1));
  store(fields.turnEnding, 0);
  store(fields.nextPhase, 0);
  clearUses(true);
  setActor(active());
  m_events.raise(EventKind::TurnStart, 0, active());
  m_events.dispatchEvents();
  if (!m_context.facts.jumps) return m_builder.jump(m_startPhase.front());
  m_builder.switchTo(load(fields.nextPhase), m_startPhase);
}

}  // namespace ludo::engine
