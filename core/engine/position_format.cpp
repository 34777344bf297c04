// SPDX-License-Identifier: Apache-2.0
#include "core/engine/position_format.h"

#include <algorithm>
#include <utility>

#include "core/kernel/kernel.h"
#include "core/kernel/variables.h"

namespace ludo::engine {

using kernel::Seat;
using kernel::Value;
using kernel::ZoneId;

namespace {

/// Of lists of seats; see TurnFields.
constexpr std::size_t mostInList = 16;

std::int64_t listOf(const std::vector<Seat>& seats) {
  std::uint64_t list = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) list |= static_cast<std::uint64_t>(seats[i] + 1) << (4 * i);
  return static_cast<std::int64_t>(list);
}

}  // namespace

PositionFormat::PositionFormat(const kernel::Rules& rules, const LoweredGame& game)
    : m_rules(rules),
      m_repetitionKeys(game.repetitionKeys),
      m_layout(game.layout),
      m_facts(game.facts),
      m_tokens(makeTokenFormat(rules, m_layout, m_facts)),
      m_choices(game.choices),
      m_parameters(game.parameters) {
  m_parameters.resize(rules.def().actions.size());
}

void PositionFormat::putGenerator(Position& position, const Rng& rng) const {
  std::uint64_t* words = position.block() + *m_layout.generator / 8;
  words[0] = rng.state().high;
  words[1] = rng.state().low;
  words[2] = rng.increment().high;
  words[3] = rng.increment().low;
}

SeatList PositionFormat::toAct(const Fields& fields) const {
  SeatList seats;
  if (fields.get(m_layout.status) == Status::Over) return seats;
  if (m_layout.turn) {
    const auto number = m_layout.phase ? static_cast<std::size_t>(fields.get(*m_layout.phase)) : 0;
    const language::PhaseDef& phase = m_rules.def().turn.phases[number];
    // Where one player acts alone it is the active one, and positions need not say so.
    if (phase.players || phase.simultaneous || phase.pass == language::PassRule::Out)
      return SeatList(fields.get(m_layout.turn->toAct));
  }
  seats.add(static_cast<Seat>(fields.get(m_layout.active)));
  return seats;
}

const ChoicePoint* PositionFormat::pending(const Fields& fields) const {
  const std::int64_t status = fields.get(m_layout.status);
  return status < Status::FirstChoice ? nullptr
                                      : &m_choices[static_cast<std::size_t>(status - Status::FirstChoice)];
}

std::optional<Position> PositionFormat::pack(const kernel::State& state) const {
  if (!hasRoomFor(state)) return std::nullopt;
  Position position(std::vector<std::uint64_t>(m_layout.blockBytes() / 8, 0));
  Fields fields(position.block());
  fields.set(m_layout.turnNumber, static_cast<std::int64_t>(state.turnNumber));
  fields.set(m_layout.moveCount, static_cast<std::int64_t>(state.moveCount));
  fields.set(m_layout.active, state.active);
  fields.set(m_layout.lastActor, state.lastActor);
  const auto setIf = [&](const std::optional<Field>& field, std::int64_t value) {
    if (field) fields.set(*field, value);
  };
  setIf(m_layout.orderIndex, state.orderIndex);
  setIf(m_layout.phase, state.phase);
  fields.set(m_layout.actionsTaken, state.actionsTaken);
  setIf(m_layout.passes, state.passes);
  setIf(m_layout.partEnding, state.partEnding ? 1 : 0);
  setIf(m_layout.lastZone, state.lastZone.valid() ? static_cast<std::int64_t>(state.lastZone.index) : -1);
  for (std::size_t slot = 0; slot < state.variables.size(); ++slot)
    fields.set(m_layout.variables[slot], state.variables[slot]);
  for (std::size_t slot = 0; slot < m_layout.uses.size(); ++slot) {
    setIf(m_layout.uses[slot].turn, state.turnUses[slot]);
    setIf(m_layout.uses[slot].phase, state.phaseUses[slot]);
    setIf(m_layout.uses[slot].game, state.gameUses[slot]);
  }
  if (!m_tokens->pack(state, fields)) return std::nullopt;
  if (m_layout.turn && !packTurn(state, fields)) return std::nullopt;
  if (m_layout.generator) putGenerator(position, state.rng);
  fields.set(m_layout.status, state.over() ? Status::Over : Status::AwaitsMove);
  if (const kernel::Task* choice = state.pendingChoice()) {
    if (!packChoice(state, *choice, fields)) return std::nullopt;
  }
  if (state.over()) {
    fields.set(m_layout.endCondition, state.outcome->endCondition);
    for (std::size_t seat = 0; seat < state.outcome->seats.size(); ++seat)
      fields.set(m_layout.results[seat], static_cast<std::int64_t>(state.outcome->seats[seat]));
  }
  if (m_layout.history) packHistory(state, position);
  return position;
}

void PositionFormat::packHistory(const kernel::State& state, Position& position) const {
  const HistoryFields& history = *m_layout.history;
  const std::size_t count = state.earlier.empty() ? 0 : state.earlier.front().size();
  Fields fields(position.block());
  const std::vector<std::uint64_t> sums = m_repetitionKeys.sums(state);
  for (std::size_t view = 0; view < history.sums.size(); ++view)
    fields.set(history.sums[view], static_cast<std::int64_t>(sums[view]));
  fields.set(history.count, static_cast<std::int64_t>(count));
  growHistory(position);
  std::uint64_t* words = position.block() + m_layout.blockBytes() / 8;
  fields = Fields(position.block());
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t repetition = 0; repetition < history.repetitions; ++repetition) {
      *words++ = state.earlier[repetition][i];
      fields.insert(history.filters[repetition],
                    state.earlier[repetition][i] % (std::size_t{64} * HistoryFields::filterWords));
    }
  }
}

void PositionFormat::growHistory(Position& position) const {
  constexpr std::int64_t fewest = 32;
  const HistoryFields& history = *m_layout.history;
  const std::int64_t count = of(position).get(history.count);
  if (of(position).get(history.capacity) - count >= 2 * std::int64_t{history.slack}) return;
  const std::int64_t room = std::max(2 * count, fewest) + 2 * std::int64_t{history.slack};
  position.resize(m_layout.blockBytes() / 8 + static_cast<std::size_t>(room) * history.repetitions);
  of(position).set(history.capacity, room);
}

std::vector<std::uint64_t> PositionFormat::historyOf(const Position& position, std::size_t repetition) const {
  const auto count = static_cast<std::size_t>(of(position).get(m_layout.history->count));
  const std::uint64_t* words = position.block() + m_layout.blockBytes() / 8 + repetition;
  std::vector<std::uint64_t> history;
  for (std::size_t i = 0; i < count; ++i) history.push_back(words[i * m_layout.history->repetitions]);
  return history;
}

// What the rules never do there may be no field for, nor code that looks at it; but a position can be made
// otherwise.
bool PositionFormat::hasRoomFor(const kernel::State& state) const {
  // The turn machinery has given up: nobody can move, and there is no code that could go on.
  if (!state.tasks.empty() && state.pendingChoice() == nullptr) return false;
  const auto none = [](const std::vector<bool>& flags) {
    return std::ranges::find(flags, true) == flags.end();
  };
  if (!m_facts.eliminates && !none(state.eliminated)) return false;
  if (!m_facts.addsTurns && !state.extraTurns.empty()) return false;
  if (m_layout.turn) return true;
  const bool isPlain = state.committed.empty() && state.outOfPhase.empty() && !state.turnEnding &&
                       !state.phaseEnding && state.nextPhase == UINT32_MAX;
  return isPlain && (state.over() || state.toAct == std::vector<Seat>{state.active});
}

std::int64_t PositionFormat::payloadOf(const kernel::State& state, const Value& value) const {
  return value.kind == Value::Kind::Token ? m_tokens->payloadOf(state, value.token()) : value.payload;
}

Value PositionFormat::valueOf(const kernel::State& state, Value::Kind kind, std::int64_t payload) const {
  return kind == Value::Kind::Token ? m_tokens->tokenOf(state, payload) : Value{kind, payload};
}

bool PositionFormat::packTurn(const kernel::State& state, Fields& fields) const {
  const TurnFields& layout = *m_layout.turn;
  if (state.extraTurns.size() > mostInList) return false;
  fields.set(layout.actor, state.actor);
  fields.set(layout.toAct, listOf(state.toAct));
  fields.set(layout.outOfPhase, listOf(state.outOfPhase));
  fields.set(layout.extraTurns, listOf(state.extraTurns));
  std::int64_t out = 0;
  for (std::size_t seat = 0; seat < state.eliminated.size(); ++seat) {
    if (state.eliminated[seat]) out |= std::int64_t{1} << seat;
  }
  fields.set(layout.eliminated, out);
  fields.set(layout.turnEnding, state.turnEnding ? 1 : 0);
  fields.set(layout.phaseEnding, state.phaseEnding ? 1 : 0);
  fields.set(layout.nextPhase,
             state.nextPhase == UINT32_MAX ? -1 : static_cast<std::int64_t>(state.nextPhase));
  fields.set(layout.committedCount, static_cast<std::int64_t>(state.committed.size()));
  for (const kernel::Task& task : state.tasks) {
    if (task.kind == kernel::Task::Kind::Committed) fields.set(layout.committedNext, task.next);
  }
  for (std::size_t i = 0; i < state.committed.size(); ++i) {
    const kernel::Move& move = state.committed[i];
    const bool acts = move.kind == kernel::Move::Kind::Action;
    const auto at = static_cast<std::uint32_t>(layout.committed + i * layout.committedWords * 8);
    const auto code = acts ? move.action : static_cast<std::uint32_t>(m_rules.def().actions.size());
    fields.set(Field{at, machine::Width::Word}, code);
    fields.set(Field{at + 8, machine::Width::Word}, move.player);
    for (std::uint32_t arg = 0; arg < move.args.size(); ++arg)
      fields.set(Field{at + 16 + 8 * arg, machine::Width::Word}, payloadOf(state, move.args[arg]));
  }
  return true;
}

bool PositionFormat::packChoice(const kernel::State& state, const kernel::Task& choice,
                                Fields& fields) const {
  // Nothing says how the move began.
  if (m_layout.replay) return false;
  const std::size_t order = m_layout.orderIndex ? state.orderIndex : static_cast<std::size_t>(state.active);
  const auto isIt = [&](const ChoicePoint& point) {
    const bool inOrder = m_layout.turn.has_value() || point.orderIndex == order;
    return point.node == choice.node && point.phase == state.phase && inOrder &&
           point.action == state.actionUnderWay;
  };
  const auto point = std::ranges::find_if(m_choices, isIt);
  if (point == m_choices.end() || point->names.size() > state.bindings.size()) return false;
  fields.set(m_layout.status, Status::FirstChoice + (point - m_choices.begin()));
  fields.set(*m_layout.chooser, choice.chooser);
  const OptionFields& layout = *m_layout.options;
  fields.set(layout.count, static_cast<std::int64_t>(choice.items.size()));
  for (std::size_t i = 0; i < choice.items.size(); ++i)
    fields.set(layout.options, static_cast<std::int64_t>(i), payloadOf(state, choice.items[i]));
  for (std::size_t i = 0; i < point->names.size(); ++i) {
    const Value& value = state.bindings[i].value;
    const bool isNothing = value.kind == Value::Kind::Nothing;
    if (!point->names[i].known) fields.set(m_layout.kept[i], isNothing ? -1 : payloadOf(state, value));
  }
  return true;
}

kernel::State PositionFormat::unpack(const Position& position) const {
  const Fields fields = of(position);
  const auto getIf = [&](const std::optional<Field>& field, std::int64_t otherwise) {
    return field ? fields.get(*field) : otherwise;
  };
  const auto seats = static_cast<std::size_t>(m_rules.seats());
  kernel::State state;
  state.turnNumber = static_cast<std::uint64_t>(fields.get(m_layout.turnNumber));
  state.moveCount = static_cast<std::uint64_t>(fields.get(m_layout.moveCount));
  state.active = static_cast<Seat>(fields.get(m_layout.active));
  state.actor = state.active;
  state.lastActor = static_cast<Seat>(fields.get(m_layout.lastActor));
  state.orderIndex = static_cast<std::uint32_t>(getIf(m_layout.orderIndex, state.active));
  state.phase = static_cast<std::uint32_t>(getIf(m_layout.phase, 0));
  state.actionsTaken = static_cast<std::uint32_t>(fields.get(m_layout.actionsTaken));
  state.passes = static_cast<std::uint32_t>(getIf(m_layout.passes, 0));
  state.partEnding = getIf(m_layout.partEnding, 0) != 0;
  if (const std::int64_t last = getIf(m_layout.lastZone, -1); last >= 0)
    state.lastZone = ZoneId(static_cast<std::size_t>(last));
  for (const Field& field : m_layout.variables) state.variables.push_back(fields.get(field));
  for (const StateLayout::Uses& uses : m_layout.uses) {
    state.turnUses.push_back(static_cast<std::uint32_t>(getIf(uses.turn, 0)));
    state.phaseUses.push_back(static_cast<std::uint32_t>(getIf(uses.phase, 0)));
    state.gameUses.push_back(static_cast<std::uint32_t>(getIf(uses.game, 0)));
  }
  state.eliminated.assign(seats, false);
  state.zones.resize(m_rules.zones().size());
  m_tokens->unpack(fields, state);
  for (const std::size_t slot : m_rules.tokenSlots()) {
    std::int64_t& kept = state.variables[slot];
    if (kept != kernel::heldNothing && !state.tokens[static_cast<std::size_t>(kept)].alive())
      kept = kernel::heldNothing;
  }
  state.toAct = toAct(fields).all();
  if (m_layout.turn) unpackTurn(fields, state);
  if (m_layout.generator) {
    const std::uint64_t* words = position.block() + *m_layout.generator / 8;
    state.rng = Rng::fromState({words[0], words[1]}, {words[2], words[3]});
  }
  if (fields.get(m_layout.status) == Status::Over) {
    kernel::Outcome outcome;
    outcome.endCondition = static_cast<std::uint32_t>(fields.get(m_layout.endCondition));
    for (std::size_t seat = 0; seat < seats; ++seat)
      outcome.seats.push_back(static_cast<kernel::SeatResult>(fields.get(m_layout.results[seat])));
    state.outcome = std::move(outcome);
    state.committed.clear();
  } else {
    if (const ChoicePoint* choice = pending(fields)) unpackChoice(*choice, fields, state);
  }
  // As in the kernel there is nothing to count in before somebody moves.
  if (m_layout.history && fields.get(m_layout.history->count) > 0) {
    for (std::size_t repetition = 0; repetition < m_layout.history->repetitions; ++repetition)
      state.earlier.push_back(historyOf(position, repetition));
  }
  const kernel::HashSums sums = kernel::recomputeSums(m_rules, state);
  state.positionSum = sums.position;
  state.identitySum = sums.identity;
  return state;
}

void PositionFormat::unpackTurn(const Fields& fields, kernel::State& state) const {
  const TurnFields& layout = *m_layout.turn;
  state.actor = static_cast<Seat>(fields.get(layout.actor));
  state.outOfPhase = SeatList(fields.get(layout.outOfPhase)).all();
  state.extraTurns = SeatList(fields.get(layout.extraTurns)).all();
  const std::int64_t out = fields.get(layout.eliminated);
  for (std::size_t seat = 0; seat < state.eliminated.size(); ++seat)
    state.eliminated[seat] = (out >> seat & 1) != 0;
  state.turnEnding = fields.get(layout.turnEnding) != 0;
  state.phaseEnding = fields.get(layout.phaseEnding) != 0;
  if (const std::int64_t next = fields.get(layout.nextPhase); next >= 0)
    state.nextPhase = static_cast<std::uint32_t>(next);
  for (std::int64_t i = 0; i < fields.get(layout.committedCount); ++i) {
    const auto at = static_cast<std::uint32_t>(layout.committed + i * layout.committedWords * 8);
    const auto word = [&](std::uint32_t number) {
      return fields.get(Field{at + 8 * number, machine::Width::Word});
    };
    kernel::Move move;
    move.player = static_cast<Seat>(word(1));
    if (static_cast<std::size_t>(word(0)) == m_rules.def().actions.size()) {
      move.kind = kernel::Move::Kind::Pass;
    } else {
      move.action = static_cast<std::uint32_t>(word(0));
      for (std::uint32_t arg = 0; arg < m_parameters[move.action].size(); ++arg)
        move.args.push_back(valueOf(state, m_parameters[move.action][arg], word(2 + arg)));
    }
    state.committed.push_back(std::move(move));
  }
}

void PositionFormat::unpackChoice(const ChoicePoint& point, const Fields& fields,
                                  kernel::State& state) const {
  state.actionUnderWay = point.action;
  for (std::size_t i = 0; i < point.names.size(); ++i) {
    const ChoicePoint::Kept& kept = point.names[i];
    const std::int64_t payload = kept.known ? *kept.known : fields.get(m_layout.kept[i]);
    const bool isNothing = payload < 0 && kept.kind != Value::Kind::Integer;
    state.bindings.push_back(
        {kept.name, false, isNothing ? Value() : valueOf(state, kept.kind, payload), {}});
  }
  if (m_rules.def().turn.phases[state.phase].simultaneous) {
    kernel::Task committed;
    committed.kind = kernel::Task::Kind::Committed;
    committed.next = static_cast<std::uint32_t>(fields.get(m_layout.turn->committedNext));
    state.tasks.push_back(committed);
  }
  kernel::Task after;
  after.kind = kernel::Task::Kind::AfterMove;
  state.tasks.push_back(after);
  for (const ChoicePoint::List& list : point.lists) {
    kernel::Task effects;
    effects.list = list.list;
    effects.next = list.next;
    effects.bindings = list.bindings;
    state.tasks.push_back(effects);
  }
  kernel::Task choice;
  choice.kind = kernel::Task::Kind::Choose;
  choice.name = point.name;
  choice.node = point.node;
  choice.chooser = static_cast<Seat>(fields.get(*m_layout.chooser));
  choice.minimum = 1;
  choice.maximum = 1;
  const std::int64_t options = fields.get(m_layout.options->count);
  for (std::int64_t i = 0; i < options; ++i)
    choice.items.push_back(valueOf(state, point.kind, fields.get(m_layout.options->options, i)));
  state.tasks.push_back(std::move(choice));
}

}  // namespace ludo::engine
