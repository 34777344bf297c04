// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/lowering.h"

#include <algorithm>

#include "core/analysis/promises.h"
#include "core/layout/state_layout.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/lowered.h"
#include "core/lowering/names.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Width;

namespace {

constexpr auto othersOffered = static_cast<std::int64_t>(std::uint64_t{1} << offeredActions);

}  // namespace

Lowering::Lowering(Parts& parts) : Part(*parts.function), m_parts(parts) {
  parts.turn->check();
  parts.tokenEffects->checkTriggers();
  parts.events.reserveQueue();
}

void Lowering::forEachStage(const Body& body) {
  Turn& turn = *m_parts.turn;
  const bool goesOn = m_function.purpose != Purpose::LegalMoves && m_function.purpose != Purpose::Scores;
  const std::vector<Stage> stages = turn.stages();
  std::vector<BlockId> targets;
  for (std::size_t i = 0; i < stages.size(); ++i) targets.push_back(m_builder.block());
  if (goesOn) turn.reserveBlocks();
  const BlockId dispatch = m_builder.block();
  m_builder.jump(dispatch);
  for (std::size_t i = 0; i < stages.size(); ++i) {
    m_builder.begin(targets[i]);
    turn.enter(stages[i]);
    if (turn.beginStage(stages[i], i)) {
      body();
      m_builder.returnValue();
      if (m_function.purpose == Purpose::Playout) m_parts.playouts.writeDecision(stages[i]);
      if (goesOn) turn.writeGoingOn(stages[i]);
    }
    m_builder.returnValue();
  }
  if (goesOn) turn.writeTurnEnd();
  m_builder.begin(dispatch);
  if (m_function.purpose == Purpose::Apply) m_parts.replays.begin();
  m_parts.choices.resume();
  m_builder.switchTo(turn.stageNumber(), targets);
}

void Lowering::noteParameters(std::uint32_t action, const std::vector<Typed>& arguments) {
  m_context.parameters.resize(m_def.actions.size());
  std::vector<Value::Kind>& kinds = m_context.parameters[action];
  kinds.clear();
  for (const Typed& argument : arguments) kinds.push_back(argument.kind);
}

machine::Function Lowering::lowerApply() {
  forEachStage([this] {
    store(m_layout.moveCount, m_builder.add(load(m_layout.moveCount), 1));
    std::vector<BlockId> targets;
    for (std::size_t i = 0; i < m_def.actions.size() + 2; ++i) targets.push_back(m_builder.block());
    m_builder.switchTo(m_parts.replays.moveWord(0), targets);
    for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
      m_builder.begin(targets[i]);
      const ActionDef& action = m_def.actions[i];
      if (m_parts.moves.mayTake(i).is(0)) {
        m_builder.returnValue();
        continue;
      }
      std::vector<Typed> arguments;
      for (const ParamDef& parameter : action.params) {
        // What kind a parameter has may depend on those before it.
        const Word payload = m_parts.replays.moveWord(1 + arguments.size());
        const Value::Kind kind = m_parts.queryKinds.kindOf(parameter.domain);
        arguments.push_back({kind, payload});
        m_names.push({m_rules.bindingIndex(parameter.name.name), arguments.back()});
      }
      m_names.resize(m_names.size() - arguments.size());
      noteParameters(i, arguments);
      m_parts.turn->branch(
          1, [&] { m_parts.turn->takeUp(i, arguments); }, [] {});
    }
    const auto builtIn = [&](std::size_t number, bool possible, const Body& take) {
      m_builder.begin(targets[m_def.actions.size() + number]);
      if (possible) m_parts.turn->branch(1, take, [] {});
      m_builder.returnValue();
    };
    builtIn(0, m_layout.passes.has_value(), [this] { m_parts.turn->takePass(); });
    builtIn(1, true, [this] { m_parts.turn->takeEndPhase(); });
  });
  return m_builder.finish();
}

machine::Function Lowering::lowerLegalMoves() {
  const auto choose = static_cast<std::int64_t>(m_def.actions.size()) + 2;
  const auto moveBytes = static_cast<std::uint32_t>(moveWordsOf(m_def) * wordBytes);
  forEachStage([this, choose, moveBytes] {
    const machine::Variable count = m_builder.variable(0);
    const MoveWindow window{count, m_builder.load(Width::Word, {Memory::Argument, listFirst}),
                            m_builder.load(Width::Word, {Memory::Argument, listCapacity})};
    const auto put = [&](std::int64_t code, const std::vector<Typed>& arguments) {
      const Word number = m_builder.get(count);
      const Word place = m_builder.subtract(number, window.first);
      m_builder.ifThen(m_builder.lessUnsigned(place, window.capacity), [&] {
        const auto store = [&](std::size_t word, Word value) {
          const auto offset = static_cast<std::uint32_t>(listedMoves + word * wordBytes);
          m_builder.store(Width::Word, {Memory::Argument, offset, place, moveBytes}, value);
        };
        store(0, code);
        for (std::size_t i = 0; i < arguments.size(); ++i) store(1 + i, arguments[i].payload);
      });
      m_builder.set(count, m_builder.add(number, 1));
    };
    if (m_layout.options) {
      // The options of a pending choice are all the moves there are.
      m_builder.ifThen(m_builder.lessOrEqual(Status::FirstChoice, load(m_layout.status)), [&] {
        m_builder.store(Width::Word, {Memory::Argument, listOffered}, othersOffered);
        const Table& options = m_layout.options->options;
        m_builder.forEachBelow(load(m_layout.options->count), [&](Word i) {
          const machine::At at{Memory::State, options.offset, m_builder.add(i, 1), options.stride,
                               options.entries * options.stride};
          put(choose, {{Value::Kind::Zone, m_builder.load(options.width, at)}});
        });
        if (m_layout.options->mayStop)
          m_builder.ifThen(load(*m_layout.options->mayStop), [&] { put(choose + 1, {}); });
        m_builder.returnValue(m_builder.get(count));
      });
    }
    const auto actions = static_cast<std::int64_t>(m_def.actions.size());
    Word offered = 0;
    for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
      const Word before = m_builder.get(count);
      m_parts.moves.forEachMove(i, window, [&](const std::vector<Typed>& arguments) { put(i, arguments); });
      if (i >= offeredActions) continue;
      const Word some = m_builder.notEqual(before, m_builder.get(count));
      offered = m_builder.bitOr(offered, m_builder.shiftLeft(some, static_cast<std::int64_t>(i)));
    }
    const Word ofActions = m_builder.get(count);
    m_builder.ifThen(m_parts.turn->mayEndPhase(), [&] { put(actions + 1, {}); });
    m_builder.ifThen(m_parts.turn->mayPass(m_builder.get(count)), [&] { put(actions, {}); });
    const Word others = m_builder.notEqual(ofActions, m_builder.get(count));
    offered = m_builder.bitOr(offered, m_builder.select(others, othersOffered, 0));
    m_builder.store(Width::Word, {Memory::Argument, listOffered}, offered);
    m_builder.returnValue(m_builder.get(count));
  });
  return m_builder.finish();
}

machine::Function Lowering::lowerScores() {
  forEachStage([this] {
    for (kernel::Seat seat = 0; seat < m_rules.seats() && m_def.scoring; ++seat) {
      const ActingAs scorer(m_function, seat);
      const auto at = static_cast<std::uint32_t>(seat) * wordBytes;
      m_builder.store(Width::Word, {Memory::Argument, at}, m_parts.values.integer(m_def.scoring->score));
    }
  });
  return m_builder.finish();
}

machine::Function Lowering::lowerSeries() {
  m_parts.series.write();
  return m_builder.finish();
}

machine::Function Lowering::lowerPlayout() {
  m_function.plies = m_builder.variable(0);
  m_parts.emptyZones.begin();
  m_parts.connections.beginConnections();
  forEachStage([this] { m_parts.playouts.goToDecision(); });
  return m_builder.finish();
}

}  // namespace ludo::engine
