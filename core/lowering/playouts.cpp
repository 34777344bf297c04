// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/playouts.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/chance.h"
#include "core/lowering/context.h"
#include "core/lowering/displacement_moves.h"
#include "core/lowering/displacements.h"
#include "core/lowering/empty_zones.h"
#include "core/lowering/ending.h"
#include "core/lowering/lowered.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/parts.h"
#include "core/lowering/product_moves.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/scope.h"
#include "core/lowering/tabled_moves.h"
#include "core/lowering/turn.h"
#include "core/lowering/zone_moves.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;

std::uint32_t Playouts::roomFor(std::uint32_t action, std::uint32_t bytes) {
  Room& room = m_rooms[action];
  if (room.bytes < bytes) {
    room = {m_context.scratch, bytes};
    m_context.scratch += bytes;
  }
  return room.offset;
}

// --- The moves of an action ---

std::unique_ptr<MoveGroup> Playouts::gather(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const auto found = [&](std::unique_ptr<MoveGroup> group, Method method) {
    m_context.notes.add(action, "action " + action.id.name, method);
    return group;
  };
  const Word may = m_moves.mayTake(index);
  if (may.is(0)) return nullptr;
  if (action.params.empty()) return found(std::make_unique<SingleMove>(m_parts, index, may), Method::Single);
  if (Series::isAsked(action)) return found(std::make_unique<ListedMoves>(m_parts, index), Method::Listed);
  if (m_emptyZones.areListedFor(action))
    return found(std::make_unique<ListedZoneMoves>(m_parts, index, may), Method::KeptList);
  if (action.params.size() > 1) return gatherSeveral(index, may);
  const std::optional<ZoneSet> values = m_moves.lastValues(action, false);
  if (!values) {
    if (m_parts.independentParameters.firstOf(action))
      return found(std::make_unique<ProductMoves>(m_parts, index, may, 0), Method::Product);
    return found(std::make_unique<ListedMoves>(m_parts, index), Method::Listed);
  }
  return found(std::make_unique<SetMoves>(m_parts, index, may, *values), Method::Set);
}

// Of several parameters.
std::unique_ptr<MoveGroup> Playouts::gatherSeveral(std::uint32_t index, Word may) {
  const ActionDef& action = m_def.actions[index];
  const auto found = [&](std::unique_ptr<MoveGroup> group, Method method) {
    m_context.notes.add(action, "action " + action.id.name, method);
    return group;
  };
  const std::size_t notes = m_context.notes.count();
  if (std::optional<std::vector<Displacement>> displacements = m_displacements.displacementsOf(action))
    return found(std::make_unique<DisplacementMoves>(m_parts, index, may, std::move(*displacements)),
                 Method::Displacements);
  m_context.notes.forgetSince(notes);
  if (const std::optional<std::size_t> first = m_parts.independentParameters.firstOf(action))
    return found(std::make_unique<ProductMoves>(m_parts, index, may, *first), Method::Product);
  if (!endsInSet(action)) return found(std::make_unique<ListedMoves>(m_parts, index), Method::Listed);
  return found(std::make_unique<PrefixMoves>(m_parts, index, m_moves.mayBegin(action, may)),
               Method::SetForEach);
}

// Whether the last parameter is a zone or a token.
bool Playouts::endsInSet(const ActionDef& action) {
  const std::size_t outer = m_names.size();
  Value::Kind kind = Value::Kind::Nothing;
  for (const ParamDef& parameter : action.params) {
    kind = m_queryKinds.kindOf(parameter.domain);
    m_names.push({m_rules.bindingIndex(parameter.name.name), {kind, 0}});
  }
  m_names.resize(outer);
  return kind == Value::Kind::Zone || kind == Value::Kind::Token;
}

// --- Decisions ---

// Where the end of the game asks about legal moves they are worked out on the way to the decision, so that
// what has just been asked is at hand there; elsewhere once, at the decision.
void Playouts::goToDecision() {
  Decision& decision = m_decisions[{m_scope.phase, m_scope.orderIndex}];
  m_scope.actor = m_turn.mover();
  if (!decision.isBegun) {
    decision.isBegun = true;
    decision.block = m_builder.block();
  }
  if (m_context.facts.endAsksForMoves) prepare(decision);
  m_builder.jump(decision.block);
}

void Playouts::prepare(Decision& decision) {
  const Unchanged meanwhile(m_scope);
  Groups groups;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    std::unique_ptr<MoveGroup> group = gather(i);
    if (group && !group->count().is(0)) groups.push_back(std::move(group));
  }
  const bool isFirst = decision.variables.empty();
  std::size_t next = 0;
  for (const std::unique_ptr<MoveGroup>& group : groups) {
    for (const Word* word : group->words()) {
      if (isFirst) {
        decision.variables.push_back(m_builder.variable(*word));
      } else {
        m_builder.set(decision.variables[next++], *word);
      }
    }
  }
  if (isFirst) decision.groups = std::move(groups);
}

void Playouts::writeDecision(const Stage& stage) {
  Decision& decision = m_decisions[{stage.phase, stage.orderIndex}];
  m_builder.begin(decision.block);
  m_turn.enter(stage);
  m_scope.lastActor = load(m_layout.lastActor);
  if (const std::optional<Word> used = m_tokens.usedIds()) {
    const Word most = m_builder.load(machine::Width::Word, {machine::Memory::Argument, playoutCrowded});
    m_builder.ifThen(m_builder.lessOrEqual(most, *used), [this] { stop(); });
  }
  m_builder.ifThen(m_repetitions.isCrowded(), [this] { stop(); });
  playRandomMove(decision);
}

// Uniform over all legal moves: what turns out not to be allowed is left out and another number is drawn.
void Playouts::playRandomMove(Decision& decision) {
  BlockId draw = decision.block;
  m_builder.set(m_scope.rounds, 0);
  m_builder.set(m_scope.deepRounds, 0);
  if (!m_context.facts.endAsksForMoves) {
    prepare(decision);
    draw = m_builder.block();
    m_builder.begin(draw);
  }
  std::vector<std::size_t> firstVariable;
  Word total = 0;
  std::size_t next = 0;
  for (const std::unique_ptr<MoveGroup>& group : decision.groups) {
    firstVariable.push_back(next);
    for (Word* word : group->words()) *word = m_builder.get(decision.variables[next++]);
    group->recount();
    total = m_builder.add(total, group->count());
  }
  if (m_turn.passesOver()) {
    const BlockId acts = m_builder.block();
    const BlockId idle = m_builder.block();
    m_builder.branch(total, acts, idle);
    m_builder.begin(idle);
    m_turn.branch(
        1, [this] { m_turn.passOver(); }, [] {});
    m_builder.begin(acts);
  }
  const Word ends = m_turn.mayEndPhase();
  total = m_builder.add(total, ends);
  const Word passes = m_turn.mayPass(total);
  total = m_builder.add(total, passes);

  m_stop = m_builder.block();
  const BlockId none = m_builder.block();
  const BlockId some = m_builder.block();
  m_builder.branch(total, some, none);
  m_builder.begin(none);
  if (m_rules.asksStuck())
    m_turn.branch(
        1, [this] { m_ending.endGame(true); }, [] {});
  stop();

  m_builder.begin(some);
  pickAndPlay(decision.groups, total, ends, passes, [&](std::size_t group, const std::vector<Word>& rest) {
    for (std::size_t word = 0; word < rest.size(); ++word)
      m_builder.set(decision.variables[firstVariable[group] + word], rest[word]);
    m_builder.jump(draw);
  });
  m_builder.begin(m_stop);
  stop();
}

// `ends` and `passes`: 1 when the player may end the phase, or pass.
void Playouts::pickAndPlay(const Groups& groups, Word total, Word ends, Word passes,
                           const std::function<void(std::size_t, const std::vector<Word>&)>& retry) {
  Word number = m_chance.pickBelow(total);
  const auto takeIf = [&](Word count, const Body& take) {
    const BlockId here = m_builder.block();
    const BlockId other = m_builder.block();
    m_builder.branch(m_builder.less(number, count), here, other);
    m_builder.begin(here);
    m_turn.branch(1, take, [] {});
    m_builder.begin(other);
    number = m_builder.subtract(number, count);
  };
  for (std::size_t i = 0; i < groups.size(); ++i) {
    // The last kind of move needs no question.
    const bool isLast = i + 1 == groups.size() && ends.is(0) && passes.is(0);
    const auto take = [&] {
      // What is tried first counts once it is allowed.
      if (!groups[i]->isTried()) countPly();
      groups[i]->play(number, [&](const std::vector<Word>& rest) { retry(i, rest); });
    };
    if (isLast) {
      m_turn.branch(1, take, [] {});
      return;
    }
    takeIf(groups[i]->count(), take);
  }
  if (!ends.is(0)) takeIf(ends, [&] { endPhase(groups); });
  if (passes.is(0)) return stop();
  countPly();
  m_turn.takePass();
}

// Who can take no action is passed over, and does not end the phase. Candidates that were drawn before this
// and are refused once they are tried are no actions.
void Playouts::endPhase(const Groups& groups) {
  const auto end = [this] {
    countPly();
    m_turn.takeEndPhase();
  };
  if (!m_turn.passesOver() ||
      std::ranges::none_of(groups, [](const auto& group) { return group->isTried(); }))
    return end();
  m_turn.branch(m_moves.hasAnyMove(), end, [this] { m_turn.passOver(); });
}

void Playouts::countPly() {
  const Word plies = m_builder.get(*m_scope.plies);
  const Word goesOn =
      m_builder.bitAnd(m_builder.lessUnsigned(plies, m_builder.parameter(0)),
                       m_builder.lessOrEqual(load(m_layout.turnNumber), m_builder.parameter(1)));
  const BlockId play = m_builder.block();
  m_builder.branch(goesOn, play, m_stop);
  m_builder.begin(play);
  // Only now: candidates that are all refused in the end are no decision.
  m_builder.set(m_scope.idlePhases, 0);
  m_builder.set(*m_scope.plies, m_builder.add(plies, 1));
}

void Playouts::stop() {
  m_turn.finish(Status::AwaitsMove);
}

}  // namespace ludo::engine
