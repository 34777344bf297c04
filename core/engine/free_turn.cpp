// SPDX-License-Identifier: Apache-2.0
// Turns that are looked up in play: what the kernel's turn.cpp and simultaneous.cpp do where effects may
// change whose turn it is and which phase comes next, or several players act in a phase. There is code for
// every phase; whose turn it is stands in the state.
#include <algorithm>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;
/// A seat in a list of seats; see TurnFields.
constexpr std::int64_t seatBits = 4;
constexpr std::int64_t seatMask = 15;
/// Phases in a row in which nobody decides: the kernel stops after many.
constexpr std::int64_t mostIdlePhases = 1000;

}  // namespace

// --- Lists of seats ---

Lowering::Word Lowering::appended(Word seats, Word seat) {
  machine::Builder& b = m_builder;
  const Word ors = b.bitOr(b.bitOr(seats, b.shiftRight(seats, 1)),
                           b.bitOr(b.shiftRight(seats, 2), b.shiftRight(seats, 3)));
  const Word length = b.countBits(b.bitAnd(ors, 0x1111'1111'1111'1111));
  b.ifThen(b.lessOrEqual(64 / seatBits, length), [this] { escape(); });
  const Word entry = b.shiftLeft(b.add(seat, 1), b.bitAnd(b.multiply(length, seatBits), 63));
  return b.bitOr(seats, entry);
}

Lowering::Word Lowering::without(Word seats, const std::function<Word(Word)>& left) {
  Word result = 0;
  Word shift = 0;
  for (std::int64_t i = 0; i < m_rules.seats(); ++i) {
    const Word entry = m_builder.bitAnd(m_builder.shiftRight(seats, i * seatBits), seatMask);
    const Word stays = m_builder.bitAnd(
        m_builder.isSet(entry), m_builder.isZero(left(m_builder.maximum(m_builder.subtract(entry, 1), 0))));
    result = m_builder.bitOr(result, m_builder.shiftLeft(m_builder.select(stays, entry, 0), shift));
    shift = m_builder.add(shift, m_builder.select(stays, seatBits, 0));
  }
  return result;
}

bool Lowering::listsActors() const {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  return phase.players || phase.simultaneous || phase.pass == PassRule::Out;
}

Lowering::Word Lowering::mover() {
  if (!listsActors()) return active();
  return m_builder.subtract(m_builder.bitAnd(read(m_layout.turn->toAct), seatMask), 1);
}

void Lowering::setActor(Word seat) {
  m_actor = seat;
  if (m_layout.turn) write(m_layout.turn->actor, seat);
}

// --- From move to move ---

void Lowering::reserveTurnBlocks() {
  for (const PhaseDef& phase : m_def.turn.phases) {
    if (phase.simultaneous && (phase.untilEnded || phase.minActions))
      throw Unsupported{"ending a simultaneous phase", phase.node};
    for (std::vector<BlockId>* blocks :
         {&m_startPhase, &m_leavePhase, &m_actPhase, &m_afterPhaseAction, &m_carryOut})
      blocks->push_back(m_builder.block());
  }
  m_startPhase.push_back(m_builder.block());
}

void Lowering::writePhase(const Stage& stage) {
  m_phase = stage.phase;
  m_builder.begin(m_afterPhaseAction[m_phase]);
  freeAfterMove();
  m_builder.begin(m_actPhase[m_phase]);
  freeAct();
  m_phase = stage.phase;
  m_builder.begin(m_leavePhase[m_phase]);
  freeLeavePhase();
  m_builder.begin(m_carryOut[stage.phase]);
  m_phase = stage.phase;
  if (m_def.turn.phases[m_phase].simultaneous) {
    carryOutCommitted();
  } else {
    m_builder.giveBack();
  }
  m_builder.begin(m_startPhase[stage.phase]);
  freeStartPhase(stage.phase);
}

void Lowering::writeTurnEnd() {
  m_builder.begin(m_startPhase.back());
  freeLeaveTurn();
}

void Lowering::freeAfterMove() {
  m_actor = read(m_layout.turn->actor);
  const Word action = m_builder.get(m_underWay);
  if (hears(EventKind::ActionResolved)) {
    m_builder.ifThen(m_builder.lessOrEqual(0, action),
                     [&] { raise(EventKind::ActionResolved, action, m_actor); });
  }
  dispatchEvents();
  m_builder.set(m_underWay, -1);
  endGame(false);
  m_builder.jump(m_def.turn.phases[m_phase].simultaneous ? m_carryOut[m_phase] : m_actPhase[m_phase]);
}

// Who acts next in the phase, or on to its end.
void Lowering::freeAct() {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  const TurnFields& fields = *m_layout.turn;
  setActor(active());
  const Word taken = read(m_layout.actionsTaken);
  const Word tookAll =
      phase.untilEnded ? Word(0) : m_builder.lessOrEqual(m_rules.number(phase.actions), taken);
  Word done = m_builder.bitOr(read(fields.partEnding), tookAll);
  Word nobodyLeft = 0;
  if (listsActors()) {
    const Word seats = read(fields.toAct);
    const Word front = m_builder.maximum(m_builder.subtract(m_builder.bitAnd(seats, seatMask), 1), 0);
    done = m_builder.bitAnd(m_builder.isSet(seats), m_builder.bitOr(done, isOut(front)));
    Word left = m_builder.select(done, m_builder.shiftRight(seats, seatBits), seats);
    if (m_context.facts.eliminates) left = without(left, [this](Word seat) { return isOut(seat); });
    write(fields.toAct, left);
    nobodyLeft = m_builder.isZero(left);
  } else {
    done = m_builder.bitOr(done, isOut(active()));
    nobodyLeft = done;
  }
  write(m_layout.actionsTaken, m_builder.select(done, 0, taken));
  write(fields.partEnding, 0);
  Word leaving = mustLeavePhase();
  if (phase.until) leaving = m_builder.bitOr(leaving, holds(*phase.until));
  freeStepAct(leaving, nobodyLeft);
}

void Lowering::freeStepAct(Word leaving, Word nobodyLeft) {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  const BlockId leave = m_leavePhase[m_phase];
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

Lowering::Word Lowering::mustLeavePhase() {
  const Facts& facts = m_context.facts;
  const TurnFields& fields = *m_layout.turn;
  Word must = isOut(active());
  if (facts.endsPhases) must = m_builder.bitOr(must, read(fields.phaseEnding));
  if (facts.endsTurns) must = m_builder.bitOr(must, read(fields.turnEnding));
  if (facts.jumps) must = m_builder.bitOr(must, m_builder.lessOrEqual(0, read(fields.nextPhase)));
  return must;
}

// The seats that act in the phase, the active one first; in a simultaneous phase in seat order. Gives back
// whether there are any.
Lowering::Word Lowering::callToAct() {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  const TurnFields& fields = *m_layout.turn;
  write(m_layout.actionsTaken, 0);
  write(fields.partEnding, 0);
  const bool nobodyActs = !phase.untilEnded && m_rules.number(phase.actions) <= 0;
  if (!listsActors()) return nobodyActs ? Word(0) : m_builder.isZero(isOut(active()));
  if (nobodyActs) {
    write(fields.toAct, 0);
    return 0;
  }
  std::vector<Word> called = {active()};
  if (phase.players || phase.simultaneous) {
    PlayerSelector everybody;
    everybody.kind = PlayerSelector::Kind::All;
    called = players(phase.players ? *phase.players : everybody);
  }
  const Word gone = phase.pass == PassRule::Out ? read(fields.outOfPhase) : Word(0);
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
    acts = m_builder.bitAnd(acts, m_builder.isZero(isOut(seat)));
    for (std::int64_t k = 0; k < m_rules.seats() && !gone.is(0); ++k) {
      const Word entry = m_builder.bitAnd(m_builder.shiftRight(gone, k * seatBits), seatMask);
      acts = m_builder.bitAnd(acts, m_builder.notEqual(entry, m_builder.add(seat, 1)));
    }
    const Word entry = m_builder.select(acts, m_builder.add(seat, 1), 0);
    list = m_builder.bitOr(list, m_builder.shiftLeft(entry, shift));
    shift = m_builder.add(shift, m_builder.select(acts, seatBits, 0));
  }
  write(fields.toAct, list);
  return m_builder.isSet(list);
}

// --- From phase to phase ---

void Lowering::freeLeavePhase() {
  const PhaseDef& phase = m_def.turn.phases[m_phase];
  const std::uint32_t left = m_phase;
  setActor(active());
  if (listsActors()) write(m_layout.turn->toAct, 0);
  perform(phase.onExit);
  setActor(active());
  raise(EventKind::PhaseExit, left, active());
  dispatchEvents();
  setActor(active());
  if (!phase.onExit.empty() || hears(EventKind::PhaseExit)) endGame(false);
  if (!m_context.facts.jumps) return m_builder.jump(m_startPhase[left + 1]);
  const Word next = read(m_layout.turn->nextPhase);
  m_builder.switchTo(m_builder.select(m_builder.less(next, 0), left + 1, next), m_startPhase);
}

void Lowering::freeStartPhase(std::uint32_t next) {
  const PhaseDef& phase = m_def.turn.phases[next];
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_phase = unknownPhase;
  setActor(active());
  const Word idle = m_builder.add(m_builder.get(m_idlePhases), 1);
  m_builder.set(m_idlePhases, idle);
  m_builder.ifThen(m_builder.less(mostIdlePhases, idle), [this] { escape(); });
  const BlockId begins = m_builder.block();
  const Word over = m_builder.bitOr(facts.endsTurns ? read(fields.turnEnding) : Word(0), isOut(active()));
  m_builder.branch(over, m_startPhase.back(), begins);
  m_builder.begin(begins);
  if (phase.skipIf) {
    const BlockId enters = m_builder.block();
    m_builder.branch(holds(*phase.skipIf), m_startPhase[next + 1], enters);
    m_builder.begin(enters);
  }
  m_phase = next;
  if (m_layout.phase) write(*m_layout.phase, static_cast<std::int64_t>(next));
  write(fields.nextPhase, -1);
  write(fields.phaseEnding, 0);
  write(fields.outOfPhase, 0);
  clearUses(false);
  perform(phase.onEnter);
  setActor(active());
  raise(EventKind::PhaseEnter, next, active());
  dispatchEvents();
  setActor(active());
  if (runsBetweenMoves() || hears(EventKind::PhaseEnter) || hears(EventKind::TurnStart)) endGame(false);
  const Word some = callToAct();
  freeStepAct(mustLeavePhase(), m_builder.isZero(some));
}

void Lowering::freeLeaveTurn() {
  const TurnFields& fields = *m_layout.turn;
  const Facts& facts = m_context.facts;
  m_phase = unknownPhase;
  setActor(active());
  write(fields.nextPhase, -1);
  raise(EventKind::TurnEnd, 0, active());
  dispatchEvents();
  setActor(active());
  if (hears(EventKind::TurnEnd) || turnMayGoBy()) endGame(false);

  const Variable next = m_builder.variable(-1);
  if (facts.addsTurns) {
    m_builder.loopWhile(
        [&] {
          const Word open = m_builder.less(m_builder.get(next), 0);
          return m_builder.bitAnd(open, m_builder.isSet(read(fields.extraTurns)));
        },
        [&] {
          const Word seats = read(fields.extraTurns);
          const Word seat = m_builder.subtract(m_builder.bitAnd(seats, seatMask), 1);
          write(fields.extraTurns, m_builder.shiftRight(seats, seatBits));
          m_builder.set(next, m_builder.select(isOut(seat), -1, seat));
        });
  }
  std::vector<std::int16_t> following;
  std::vector<std::int16_t> seatAt;
  for (std::size_t i = 0; i < orderLength(); ++i) {
    following.push_back(static_cast<std::int16_t>(followingOrderIndex(i)));
    seatAt.push_back(static_cast<std::int16_t>(seatInOrder(i)));
  }
  const std::uint32_t followingTable = m_context.constants.halves(following);
  const std::uint32_t seatTable = m_context.constants.halves(seatAt);
  const Variable tried = m_builder.variable(0);
  const Variable index = m_builder.variable(read(*m_layout.orderIndex));
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.less(m_builder.get(next), 0);
        const auto length = static_cast<std::int64_t>(orderLength());
        return m_builder.bitAnd(open, m_builder.less(m_builder.get(tried), length));
      },
      [&] {
        const Word at =
            m_builder.load(Width::SignedHalf, {Memory::Constants, followingTable, m_builder.get(index), 2});
        const Word seat = m_builder.load(Width::SignedHalf, {Memory::Constants, seatTable, at, 2});
        m_builder.set(index, at);
        m_builder.set(tried, m_builder.add(m_builder.get(tried), 1));
        const Word takesPart = m_builder.bitAnd(m_builder.lessOrEqual(0, seat),
                                                m_builder.isZero(isOut(m_builder.maximum(seat, 0))));
        m_builder.ifThen(takesPart, [&] {
          m_builder.set(next, seat);
          write(*m_layout.orderIndex, at);
        });
      });
  const Word seat = m_builder.get(next);
  // Nobody is left to play.
  m_builder.ifThen(m_builder.less(seat, 0), [this] { escape(); });
  write(m_layout.active, seat);
  freeBeginTurn();
}

void Lowering::freeBeginTurn() {
  const TurnFields& fields = *m_layout.turn;
  write(m_layout.turnNumber, m_builder.add(read(m_layout.turnNumber), 1));
  write(fields.turnEnding, 0);
  write(fields.nextPhase, 0);
  clearUses(true);
  setActor(active());
  raise(EventKind::TurnStart, 0, active());
  dispatchEvents();
  if (!m_context.facts.jumps) return m_builder.jump(m_startPhase.front());
  m_builder.switchTo(read(fields.nextPhase), m_startPhase);
}

// --- Moves made at once ---

void Lowering::takeUp(std::uint32_t action, const std::vector<Typed>& arguments) {
  if (!m_def.turn.phases[m_phase].simultaneous) return takeAction(action, arguments);
  commit(action, arguments);
}

void Lowering::takeUpBuiltIn(std::size_t number, const Body& take) {
  if (!m_def.turn.phases[m_phase].simultaneous || number != 0) return take();
  commit(static_cast<std::int64_t>(m_def.actions.size()), {});
}

void Lowering::commit(std::int64_t code, const std::vector<Typed>& arguments) {
  const TurnFields& fields = *m_layout.turn;
  const Word count = read(fields.committedCount);
  const std::uint32_t stride = fields.committedWords * wordBytes;
  const auto extent = stride * static_cast<std::uint32_t>(m_rules.seats());
  const auto put = [&](std::uint32_t word, Word value) {
    const std::uint32_t skip = word * wordBytes;
    m_builder.store(Width::Word, {Memory::State, fields.committed + skip, count, stride, extent - skip},
                    value);
  };
  put(0, code);
  put(1, m_actor);
  for (std::uint32_t i = 0; i < arguments.size(); ++i) put(2 + i, arguments[i].payload);
  write(fields.committedCount, m_builder.add(count, 1));
  const Word left = m_builder.shiftRight(read(fields.toAct), seatBits);
  write(fields.toAct, left);
  const BlockId carryOut = m_builder.block();
  const BlockId wait = m_builder.block();
  m_builder.branch(left, wait, carryOut);
  m_builder.begin(wait);
  awaitMove();
  m_builder.begin(carryOut);
  m_builder.jump(m_carryOut[m_phase]);
}

// In seat order; one that an earlier one has made impossible is left out.
void Lowering::carryOutCommitted() {
  const TurnFields& fields = *m_layout.turn;
  const std::uint32_t phase = m_phase;
  const std::uint32_t stride = fields.committedWords * wordBytes;
  const auto extent = stride * static_cast<std::uint32_t>(m_rules.seats());
  const Word number = read(fields.committedNext);
  const auto get = [&](std::uint32_t word) {
    const std::uint32_t skip = word * wordBytes;
    return m_builder.load(Width::Word,
                          {Memory::State, fields.committed + skip, number, stride, extent - skip});
  };
  const BlockId done = m_builder.block();
  const BlockId more = m_builder.block();
  m_builder.branch(m_builder.less(number, read(fields.committedCount)), more, done);
  m_builder.begin(done);
  write(fields.committedCount, 0);
  write(fields.committedNext, 0);
  m_builder.jump(m_actPhase[phase]);
  m_builder.begin(more);
  const Word player = get(1);
  write(fields.committedNext, m_builder.add(number, 1));
  std::vector<BlockId> targets;
  for (std::size_t i = 0; i < m_def.actions.size() + 1; ++i) targets.push_back(m_builder.block());
  m_builder.switchTo(get(0), targets);
  m_afterAction = m_afterPhaseAction[phase];
  m_afterPart = m_afterAction;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    m_builder.begin(targets[i]);
    m_phase = phase;
    m_actor = player;
    const ActionDef& action = m_def.actions[i];
    Word legal = mayTake(i);
    if (legal.is(0)) {
      m_builder.giveBack();
      continue;
    }
    std::vector<Typed> arguments;
    const std::size_t outer = m_names.size();
    for (const ParamDef& parameter : action.params) {
      const Typed argument{kindOf(parameter.domain), get(2 + static_cast<std::uint32_t>(arguments.size()))};
      legal = m_builder.bitAnd(legal, contains(parameter.domain, argument));
      arguments.push_back(argument);
      m_names.push_back({m_rules.bindingIndex(parameter.name.name), argument});
    }
    const Variable allowed = m_builder.variable(0);
    m_builder.ifThen(legal, [&] { m_builder.set(allowed, isAllowed(action)); });
    m_names.resize(outer);
    const BlockId take = m_builder.block();
    m_builder.branch(m_builder.get(allowed), take, m_carryOut[phase]);
    m_builder.begin(take);
    takeAction(i, arguments);
  }
  m_builder.begin(targets.back());
  m_phase = phase;
  m_actor = player;
  if (m_layout.passes) takePass();
  m_builder.giveBack();
}

// --- Effects ---

void Lowering::lower(const EndPhaseEffect&) {
  write(m_layout.turn->phaseEnding, 1);
}

void Lowering::lower(const EndTurnEffect&) {
  write(m_layout.turn->turnEnding, 1);
}

void Lowering::lower(const ExtraTurnEffect& effect) {
  const Field& field = m_layout.turn->extraTurns;
  const std::vector<Word> seats = effect.player ? players(*effect.player) : std::vector<Word>{m_actor};
  for (const Word& seat : seats) {
    m_builder.ifThen(m_builder.lessOrEqual(0, seat), [&] { write(field, appended(read(field), seat)); });
  }
}

void Lowering::lower(const GoToPhaseEffect& effect) {
  write(m_layout.turn->nextPhase, static_cast<std::int64_t>(effect.phase.index));
}

void Lowering::lower(const EliminateEffect& effect) {
  const Field& field = m_layout.turn->eliminated;
  write(field, m_builder.bitOr(read(field), maskOf(players(effect.player))));
}

// The order goes on from the player's next place in it; one who has no place in it plays out of turn.
void Lowering::lower(const SetActiveEffect& effect) {
  const Word seat = player(effect.player);
  const Word plays =
      m_builder.bitAnd(m_builder.lessOrEqual(0, seat), m_builder.isZero(isOut(m_builder.maximum(seat, 0))));
  std::vector<std::int16_t> places;
  for (std::size_t from = 0; from < orderLength(); ++from) {
    for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
      std::size_t index = from;
      std::size_t found = from;
      for (std::size_t tried = 0; tried < orderLength(); ++tried, index = followingOrderIndex(index)) {
        if (seatInOrder(index) != each) continue;
        found = index;
        break;
      }
      places.push_back(static_cast<std::int16_t>(found));
    }
  }
  const std::uint32_t table = m_context.constants.halves(places);
  m_builder.ifThen(
      plays,
      [&] {
        const Word row = m_builder.multiply(read(*m_layout.orderIndex), m_rules.seats());
        write(*m_layout.orderIndex,
              m_builder.load(Width::SignedHalf, {Memory::Constants, table, m_builder.add(row, seat), 2}));
        const Word changes = m_builder.notEqual(read(m_layout.active), seat);
        write(m_layout.active, seat);
        if (m_phase == unknownPhase) return;
        const PhaseDef& phase = m_def.turn.phases[m_phase];
        if (!listsActors() || phase.players || phase.simultaneous) return;
        const Field& field = m_layout.turn->toAct;
        const Word acts = m_builder.bitAnd(changes, m_builder.isSet(read(field)));
        write(field, m_builder.select(acts, m_builder.add(seat, 1), read(field)));
      },
      [this] { fail(); });
}

}  // namespace ludo::engine
