// SPDX-License-Identifier: Apache-2.0
// Turns that are looked up in play: what the kernel's turn.cpp and simultaneous.cpp do where effects may
// change whose turn it is and which phase comes next, or several players act in a phase. There is code for
// every phase; whose turn it is stands in the state.
#include "core/lowering/free_turn.h"

#include <algorithm>

#include "core/lowering/conditions.h"
#include "core/lowering/effects.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

constexpr std::int64_t seatBits = SeatLists::seatBits;
constexpr std::int64_t seatMask = SeatLists::seatMask;
/// Phases in a row in which nobody decides: the kernel stops after many.
constexpr std::int64_t mostIdlePhases = 1000;

}  // namespace

bool FreeTurn::listsActors() const {
  const PhaseDef& phase = m_def.turn.phases[m_scope.phase];
  return phase.players || phase.simultaneous || phase.pass == PassRule::Out;
}

// --- Stages and seats ---

std::vector<Stage> FreeTurn::stages() const {
  std::vector<Stage> all;
  for (std::uint32_t phase = 0; phase < m_def.turn.phases.size(); ++phase) all.push_back({phase, 0});
  return all;
}

Word FreeTurn::stageNumber() {
  return m_layout.phase ? load(*m_layout.phase) : Word(0);
}

void FreeTurn::enter(const Stage& stage) {
  m_scope.phase = stage.phase;
  m_scope.orderIndex = stage.orderIndex;
  m_scope.actor = mover();
}

bool FreeTurn::beginStage(const Stage&, std::size_t number) {
  m_scope.lastActor = load(m_layout.lastActor);
  m_afterAction = m_afterPhaseAction.empty() ? m_builder.block() : m_afterPhaseAction[number];
  m_afterPart = m_afterAction;
  return true;
}

Word FreeTurn::phase() {
  if (m_layout.phase) return load(*m_layout.phase);
  return m_scope.phase == Scope::unknownPhase ? 0 : m_scope.phase;
}

Word FreeTurn::active() {
  return load(m_layout.active);
}

Word FreeTurn::lastActor() {
  return load(m_layout.lastActor);
}

Word FreeTurn::mover() {
  return listsActors() ? m_seats.front(load(m_layout.turn->toAct)) : active();
}

void FreeTurn::setActor(Word seat) {
  m_scope.actor = seat;
  store(m_layout.turn->actor, seat);
}

// --- Moves ---

void FreeTurn::takeUp(std::uint32_t action, const std::vector<Typed>& arguments) {
  if (!m_def.turn.phases[m_scope.phase].simultaneous) return takeAction(action, arguments);
  commit(action, arguments);
}

void FreeTurn::takePass() {
  if (!m_def.turn.phases[m_scope.phase].simultaneous) return Turn::takePass();
  commit(static_cast<std::int64_t>(m_def.actions.size()), {});
}

void FreeTurn::goOnWith(std::uint32_t action) {
  m_builder.set(*m_lastingActor, load(m_layout.turn->actor));
  m_builder.set(m_scope.underWay, action);
}

void FreeTurn::beginMove() {
  m_repetitions.remember();
  setActor(m_scope.actor);
  store(m_layout.lastActor, m_scope.actor);
  m_builder.set(m_scope.underWay, -1);
}

void FreeTurn::beginAction(std::uint32_t action) {
  m_builder.set(m_scope.underWay, action);
  m_lastingActor = m_builder.variable(m_scope.actor);
  m_scope.actor = Word::inRegister(m_lastingActor->reg());
}

void FreeTurn::endPart(bool passes) {
  store(m_layout.turn->partEnding, 1);
  if (!passes || m_def.turn.phases[m_scope.phase].pass != PassRule::Out) return;
  const Field& out = m_layout.turn->outOfPhase;
  store(out, m_seats.appended(load(out), m_scope.actor));
}

// --- From move to move ---

void FreeTurn::reserveBlocks() {
  for (const PhaseDef& phase : m_def.turn.phases) {
    if (phase.simultaneous && (phase.untilEnded || phase.minActions))
      throw Unsupported{"ending a simultaneous phase", phase.node};
    for (std::vector<BlockId>* blocks :
         {&m_startPhase, &m_leavePhase, &m_actPhase, &m_afterPhaseAction, &m_carryOut})
      blocks->push_back(m_builder.block());
  }
  m_startPhase.push_back(m_builder.block());
}

void FreeTurn::writeGoingOn(const Stage& stage) {
  m_scope.phase = stage.phase;
  m_builder.begin(m_afterPhaseAction[m_scope.phase]);
  afterMove();
  m_builder.begin(m_actPhase[m_scope.phase]);
  act();
  m_scope.phase = stage.phase;
  m_builder.begin(m_leavePhase[m_scope.phase]);
  leavePhase();
  m_builder.begin(m_carryOut[stage.phase]);
  m_scope.phase = stage.phase;
  if (m_def.turn.phases[m_scope.phase].simultaneous) {
    carryOutCommitted();
  } else {
    m_builder.returnValue();
  }
  m_builder.begin(m_startPhase[stage.phase]);
  startPhase(stage.phase);
}

void FreeTurn::writeTurnEnd() {
  m_builder.begin(m_startPhase.back());
  leaveTurn();
}

void FreeTurn::afterMove() {
  m_scope.actor = load(m_layout.turn->actor);
  const Word action = m_builder.get(m_scope.underWay);
  if (m_events.hears(EventKind::ActionResolved)) {
    m_builder.ifThen(m_builder.lessOrEqual(0, action),
                     [&] { m_events.raise(EventKind::ActionResolved, action, m_scope.actor); });
  }
  m_events.dispatchEvents();
  m_builder.set(m_scope.underWay, -1);
  m_ending.endGame(false);
  m_builder.jump(m_def.turn.phases[m_scope.phase].simultaneous ? m_carryOut[m_scope.phase]
                                                               : m_actPhase[m_scope.phase]);
}

// Who acts next in the phase, or on to its end.
void FreeTurn::act() {
  const PhaseDef& phase = m_def.turn.phases[m_scope.phase];
  const TurnFields& fields = *m_layout.turn;
  setActor(active());
  const Word taken = load(m_layout.actionsTaken);
  const Word tookAll =
      phase.untilEnded ? Word(0) : m_builder.lessOrEqual(m_rules.number(phase.actions), taken);
  Word done = m_builder.bitOr(load(fields.partEnding), tookAll);
  Word nobodyLeft = 0;
  if (listsActors()) {
    const Word seats = load(fields.toAct);
    const Word front = m_builder.maximum(m_builder.subtract(m_builder.bitAnd(seats, seatMask), 1), 0);
    done = m_builder.bitAnd(m_builder.isSet(seats), m_builder.bitOr(done, m_selectors.isOut(front)));
    Word left = m_builder.select(done, m_builder.shiftRight(seats, seatBits), seats);
    if (m_context.facts.eliminates)
      left = m_seats.without(left, [this](Word seat) { return m_selectors.isOut(seat); });
    store(fields.toAct, left);
    nobodyLeft = m_builder.isZero(left);
  } else {
    done = m_builder.bitOr(done, m_selectors.isOut(active()));
    nobodyLeft = done;
  }
  store(m_layout.actionsTaken, m_builder.select(done, 0, taken));
  store(fields.partEnding, 0);
  Word leaving = mustLeavePhase();
  if (phase.until) leaving = m_builder.bitOr(leaving, m_conditions.holds(*phase.until));
  stepAct(leaving, nobodyLeft);
}

void FreeTurn::stepAct(Word leaving, Word nobodyLeft) {
  const PhaseDef& phase = m_def.turn.phases[m_scope.phase];
  const BlockId leave = m_leavePhase[m_scope.phase];
  const auto leaveOr = [&](Word leaves, const Body& otherwise) {
    const BlockId stay = m_builder.block();
    m_builder.branch(leaves, leave, stay);
    m_builder.begin(stay);
    otherwise();
  };
  if (!phase.until) return leaveOr(m_builder.bitOr(leaving, nobodyLeft), [this] { awaitMove(); });
  leaveOr(leaving, [&] {
    const Variable some = m_builder.variable(1);
    m_builder.ifThen(nobodyLeft, [&] { m_builder.set(some, callToAct()); });
    leaveOr(m_builder.isZero(m_builder.get(some)), [this] { awaitMove(); });
  });
}

Word FreeTurn::mustLeavePhase() {
  const Facts& facts = m_context.facts;
  const TurnFields& fields = *m_layout.turn;
  Word must = m_selectors.isOut(active());
  if (facts.endsPhases) must = m_builder.bitOr(must, load(fields.phaseEnding));
  if (facts.endsTurns) must = m_builder.bitOr(must, load(fields.turnEnding));
  if (facts.jumps) must = m_builder.bitOr(must, m_builder.lessOrEqual(0, load(fields.nextPhase)));
  return must;
}

// The seats that act in the phase, the active one first; in a simultaneous phase in seat order. Gives back
// whether there are any.
Word FreeTurn::callToAct() {
  const PhaseDef& phase = m_def.turn.phases[m_scope.phase];
  const TurnFields& fields = *m_layout.turn;
  store(m_layout.actionsTaken, 0);
  store(fields.partEnding, 0);
  const bool nobodyActs = !phase.untilEnded && m_rules.number(phase.actions) <= 0;
  if (!listsActors()) return nobodyActs ? Word(0) : m_builder.isZero(m_selectors.isOut(active()));
  if (nobodyActs) {
    store(fields.toAct, 0);
    return 0;
  }
  std::vector<Word> called = {active()};
  if (phase.players || phase.simultaneous) {
    PlayerSelector everybody;
    everybody.kind = PlayerSelector::Kind::All;
    called = m_selectors.players(phase.players ? *phase.players : everybody);
  }
  const Word gone = phase.pass == PassRule::Out ? load(fields.outOfPhase) : Word(0);
  Word list = 0;
  Word shift = 0;
  for (std::int64_t i = 0; i < m_rules.seats(); ++i) {
    Word seat = i;
    if (!phase.simultaneous) {
      const Word far = m_builder.add(active(), i);
      seat = m_builder.select(m_builder.less(far, m_rules.seats()), far,
                              m_builder.subtract(far, m_rules.seats()));
    }
    Word acts = 0;
    for (const Word& each : called) acts = m_builder.bitOr(acts, m_builder.equal(each, seat));
    acts = m_builder.bitAnd(acts, m_builder.isZero(m_selectors.isOut(seat)));
    for (std::int64_t k = 0; k < m_rules.seats() && !gone.is(0); ++k) {
      const Word entry = m_builder.bitAnd(m_builder.shiftRight(gone, k * seatBits), seatMask);
      acts = m_builder.bitAnd(acts, m_builder.notEqual(entry, m_builder.add(seat, 1)));
    }
    const Word entry = m_builder.select(acts, m_builder.add(seat, 1), 0);
    list = m_builder.bitOr(list, m_builder.shiftLeft(entry, shift));
    shift = m_builder.add(shift, m_builder.select(acts, seatBits, 0));
  }
  store(fields.toAct, list);
  return m_builder.isSet(list);
}

// --- From phase to phase ---

void FreeTurn::leavePhase() {
  const PhaseDef& phase = m_def.turn.phases[m_scope.phase];
  const std::uint32_t left = m_scope.phase;
  setActor(active());
  if (listsActors()) store(m_layout.turn->toAct, 0);
  m_effects.perform(phase.onExit);
  setActor(active());
  m_events.raise(EventKind::PhaseExit, left, active());
  m_events.dispatchEvents();
  setActor(active());
  if (!phase.onExit.empty() || m_events.hears(EventKind::PhaseExit)) m_ending.endGame(false);
  if (!m_context.facts.jumps) return m_builder.jump(m_startPhase[left + 1]);
  const Word next = load(m_layout.turn->nextPhase);
  m_builder.switchTo(m_builder.select(m_builder.less(next, 0), left + 1, next), m_startPhase);
}

void FreeTurn::startPhase(std::uint32_t next) {
  const PhaseDef& phase = m_def.turn.phases[next];
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_scope.phase = Scope::unknownPhase;
  setActor(active());
  const Word idle = m_builder.add(m_builder.get(m_scope.idlePhases), 1);
  m_builder.set(m_scope.idlePhases, idle);
  m_builder.ifThen(m_builder.less(mostIdlePhases, idle), [this] { m_scope.escape(); });
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
  m_scope.phase = next;
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
  if (runsBetweenMoves() || m_events.hears(EventKind::PhaseEnter) || m_events.hears(EventKind::TurnStart))
    m_ending.endGame(false);
  const Word some = callToAct();
  stepAct(mustLeavePhase(), m_builder.isZero(some));
}

void FreeTurn::leaveTurn() {
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_scope.phase = Scope::unknownPhase;
  setActor(active());
  store(fields.nextPhase, -1);
  m_events.raise(EventKind::TurnEnd, 0, active());
  m_events.dispatchEvents();
  setActor(active());
  if (m_events.hears(EventKind::TurnEnd) || turnMayGoBy()) m_ending.endGame(false);

  const Variable next = m_builder.variable(-1);
  if (facts.addsTurns) {
    m_builder.loopWhile(
        [&] {
          const Word open = m_builder.less(m_builder.get(next), 0);
          return m_builder.bitAnd(open, m_builder.isSet(load(fields.extraTurns)));
        },
        [&] {
          const Word seats = load(fields.extraTurns);
          const Word seat = m_builder.subtract(m_builder.bitAnd(seats, seatMask), 1);
          store(fields.extraTurns, m_builder.shiftRight(seats, seatBits));
          m_builder.set(next, m_builder.select(m_selectors.isOut(seat), -1, seat));
        });
  }
  std::vector<std::int16_t> following;
  std::vector<std::int16_t> seatAt;
  for (std::size_t i = 0; i < orderLength(); ++i) {
    following.push_back(static_cast<std::int16_t>(followingOrderIndex(i)));
    seatAt.push_back(static_cast<std::int16_t>(seatInOrder(i)));
  }
  const std::uint32_t followingTable = m_context.constants.int16s(following);
  const std::uint32_t seatTable = m_context.constants.int16s(seatAt);
  const Variable tried = m_builder.variable(0);
  const Variable index = m_builder.variable(load(*m_layout.orderIndex));
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.less(m_builder.get(next), 0);
        const auto length = static_cast<std::int64_t>(orderLength());
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
  m_builder.ifThen(m_builder.less(seat, 0), [this] { m_scope.escape(); });
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
