// SPDX-License-Identifier: Apache-2.0
// Turns that are looked up in play: what the kernel's turn.cpp and simultaneous.cpp do where effects may
// change whose turn it is and which phase comes next, or several players act in a phase. There is code for
// every phase; whose turn it is stands in the state.
#include "core/lowering/free_turn.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/state_layout.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/moves.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;
using machine::BlockId;
using machine::Variable;

namespace {

constexpr std::int64_t seatBits = SeatLists::seatBits;
constexpr std::int64_t seatMask = SeatLists::seatMask;

}  // namespace

bool FreeTurn::listsActors() const {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
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
  m_function.phase = stage.phase;
  m_function.orderIndex = stage.orderIndex;
  m_function.actor = mover();
}

void FreeTurn::enterFor(const Stage& stage, Word seat) {
  enter(stage);
  m_function.actor = seat;
}

bool FreeTurn::beginStage(const Stage&, std::size_t number) {
  m_function.lastActor = load(m_layout.lastActor);
  m_afterAction = m_afterPhaseAction.empty() ? m_builder.block() : m_afterPhaseAction[number];
  m_afterPart = m_afterAction;
  return true;
}

Word FreeTurn::phase() {
  if (m_layout.phase) return load(*m_layout.phase);
  return m_function.phase == FunctionLowering::unknownPhase ? 0 : m_function.phase;
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
  m_function.actor = seat;
  store(m_layout.turn->actor, seat);
}

// --- Moves ---

void FreeTurn::takeUp(std::uint32_t action, const std::vector<Typed>& arguments) {
  if (!m_def.turn.phases[m_function.phase].simultaneous) return takeAction(action, arguments);
  commit(action, arguments);
}

void FreeTurn::takePass() {
  if (!m_def.turn.phases[m_function.phase].simultaneous) return Turn::takePass();
  commit(static_cast<std::int64_t>(m_def.actions.size()), {});
}

void FreeTurn::goOnWith(std::uint32_t action) {
  m_builder.set(*m_lastingActor, load(m_layout.turn->actor));
  m_builder.set(m_function.underWay, action);
}

void FreeTurn::beginMove() {
  m_repetitions.remember();
  setActor(actor());
  store(m_layout.lastActor, actor());
  m_builder.set(m_function.underWay, -1);
}

void FreeTurn::beginAction(std::uint32_t action) {
  m_builder.set(m_function.underWay, action);
  m_lastingActor = m_builder.variable(actor());
  m_function.actor = Word::inRegister(m_lastingActor->reg());
}

void FreeTurn::endPart(bool passes) {
  store(*m_layout.partEnding, 1);
  if (!passes || m_def.turn.phases[m_function.phase].pass != PassRule::Out) return;
  const Field& out = m_layout.turn->outOfPhase;
  store(out, m_seats.appended(load(out), actor()));
}

// --- From move to move ---

void FreeTurn::reserveBlocks() {
  for (const PhaseDef& phase : m_def.turn.phases) {
    if (phase.simultaneous && (phase.untilEnded || phase.minActions))
      throw Unsupported{"ending a simultaneous phase", phase.node,
                        "let it have a number of actions, and \"pass\" say who may do nothing"};
    for (std::vector<BlockId>* blocks : {&m_startPhase, &m_leavePhase, &m_actPhase, &m_afterPhaseAction,
                                         &m_carryOut, &m_passedOver, &m_nobodyLeft})
      blocks->push_back(m_builder.block());
  }
  m_startPhase.push_back(m_builder.block());
}

void FreeTurn::writeGoingOn(const Stage& stage) {
  m_function.phase = stage.phase;
  m_builder.begin(m_afterPhaseAction[m_function.phase]);
  afterMove();
  m_builder.begin(m_actPhase[m_function.phase]);
  act();
  m_function.phase = stage.phase;
  m_builder.begin(m_leavePhase[m_function.phase]);
  leavePhase();
  m_builder.begin(m_carryOut[stage.phase]);
  m_function.phase = stage.phase;
  if (m_def.turn.phases[m_function.phase].simultaneous) {
    carryOutCommitted();
  } else {
    m_builder.returnValue();
  }
  m_builder.begin(m_passedOver[stage.phase]);
  m_function.phase = stage.phase;
  if (passesOver()) writePassedOver();
  m_builder.returnValue();
  m_builder.begin(m_nobodyLeft[stage.phase]);
  m_function.phase = stage.phase;
  if (passesOver()) writeNobodyLeft();
  m_builder.returnValue();
  m_builder.begin(m_startPhase[stage.phase]);
  startPhase(stage.phase);
}

void FreeTurn::writeTurnEnd() {
  m_builder.begin(m_startPhase.back());
  leaveTurn();
}

void FreeTurn::afterMove() {
  m_function.actor = load(m_layout.turn->actor);
  const Word action = m_builder.get(m_function.underWay);
  if (m_events.hears(EventKind::ActionResolved)) {
    m_builder.ifThen(m_builder.lessOrEqual(0, action),
                     [&] { m_events.raise(EventKind::ActionResolved, action, actor()); });
  }
  m_events.dispatchEvents();
  m_builder.set(m_function.underWay, -1);
  m_ending.endGame(false);
  m_builder.jump(m_def.turn.phases[m_function.phase].simultaneous ? m_carryOut[m_function.phase]
                                                                  : m_actPhase[m_function.phase]);
}

// Who acts next in the phase, or on to its end.
void FreeTurn::act() {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  const TurnFields& fields = *m_layout.turn;
  setActor(active());
  const Word taken = load(m_layout.actionsTaken);
  const Word tookAll =
      phase.untilEnded ? Word(0) : m_builder.lessOrEqual(m_rules.number(phase.actions), taken);
  Word done = m_builder.bitOr(load(*m_layout.partEnding), tookAll);
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
  store(*m_layout.partEnding, 0);
  Word leaving = mustLeavePhase();
  if (phase.until) leaving = m_builder.bitOr(leaving, m_conditions.holds(*phase.until));
  stepAct(leaving, nobodyLeft);
}

void FreeTurn::stepAct(Word leaving, Word nobodyLeft) {
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  const BlockId leave = m_leavePhase[m_function.phase];
  const auto leaveOr = [&](Word leaves, const Body& otherwise) {
    const BlockId stay = m_builder.block();
    m_builder.branch(leaves, leave, stay);
    m_builder.begin(stay);
    otherwise();
  };
  if (passesOver()) {
    return leaveOr(leaving, [&] {
      const BlockId somebody = m_builder.block();
      m_builder.branch(nobodyLeft, m_nobodyLeft[m_function.phase], somebody);
      m_builder.begin(somebody);
      awaitMove();
    });
  }
  if (!phase.until) return leaveOr(m_builder.bitOr(leaving, nobodyLeft), [this] { awaitMove(); });
  leaveOr(leaving, [&] {
    const Variable some = m_builder.variable(1);
    m_builder.ifThen(nobodyLeft, [&] { m_builder.set(some, callToAct()); });
    leaveOr(m_builder.isZero(m_builder.get(some)), [this] { awaitMove(); });
  });
}

void FreeTurn::passOver() {
  m_builder.jump(m_passedOver[m_function.phase]);
}

void FreeTurn::writePassedOver() {
  const std::uint32_t phase = m_function.phase;
  countPassedOver();
  if (!listsActors()) return m_builder.jump(m_nobodyLeft[phase]);
  const TurnFields& fields = *m_layout.turn;
  const Word left = m_seats.withoutFront(load(fields.toAct));
  store(fields.toAct, left);
  const BlockId next = m_builder.block();
  const BlockId done = m_builder.block();
  m_builder.branch(left, next, done);
  m_builder.begin(next);
  awaitMove();
  m_builder.begin(done);
  if (!m_def.turn.phases[phase].simultaneous) return m_builder.jump(m_nobodyLeft[phase]);
  // What the others have committed is carried out.
  m_builder.branch(load(fields.committedCount), m_carryOut[phase], m_nobodyLeft[phase]);
}

// A phase with a condition begins another round, unless nobody could do anything in it.
void FreeTurn::writeNobodyLeft() {
  const std::uint32_t phase = m_function.phase;
  if (!m_def.turn.phases[phase].until) return m_builder.jump(m_leavePhase[phase]);
  m_function.actor = active();
  const Variable some = m_builder.variable(0);
  m_builder.ifThen(callToAct(), [&] { m_builder.set(some, canSomebodyAct()); });
  const BlockId stay = m_builder.block();
  m_builder.branch(m_builder.get(some), stay, m_leavePhase[phase]);
  m_builder.begin(stay);
  awaitMove();
}

// Of those who are called to act.
Word FreeTurn::canSomebodyAct() {
  if (!listsActors()) {
    m_function.actor = mover();
    return m_moves.hasAnyMove();
  }
  const Variable seats = m_builder.variable(load(m_layout.turn->toAct));
  const Variable found = m_builder.variable(0);
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.isZero(m_builder.get(found));
        return m_builder.bitAnd(open, m_builder.isSet(m_builder.get(seats)));
      },
      [&] {
        const ActingAs next(m_function, m_seats.front(m_builder.get(seats)));
        m_builder.set(found, m_moves.hasAnyMove());
        m_builder.set(seats, m_seats.withoutFront(m_builder.get(seats)));
      });
  return m_builder.get(found);
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
  const PhaseDef& phase = m_def.turn.phases[m_function.phase];
  const TurnFields& fields = *m_layout.turn;
  store(m_layout.actionsTaken, 0);
  store(*m_layout.partEnding, 0);
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

}  // namespace ludo::engine
