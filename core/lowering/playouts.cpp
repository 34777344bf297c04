// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/playouts.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/chance.h"
#include "core/lowering/context.h"
#include "core/lowering/displacements.h"
#include "core/lowering/empty_zones.h"
#include "core/lowering/ending.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/lowered.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/move_group.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/parts.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;

namespace {

const ActionMoves& common(const MoveGroup& group) {
  return std::visit([](const ActionMoves& moves) -> const ActionMoves& { return moves; }, group);
}

std::vector<Word*> words(MoveGroup& group) {
  return std::visit([](auto& moves) { return moves.words(); }, group);
}

}  // namespace

/// Where a player decides: its code, and the moves, with their words in variables that those who jump there
/// set.
struct Playouts::Decision {
  BlockId block = 0;
  bool isBegun = false;
  MoveGroups groups;
  std::vector<machine::Variable> variables;
};

Playouts::Playouts(Parts& parts)
    : Part(*parts.function),
      m_parts(parts),
      m_chance(parts.chance),
      m_emptyZones(parts.emptyZones),
      m_ending(parts.ending),
      m_moves(parts.moves),
      m_queryKinds(parts.queryKinds),
      m_repetitions(parts.repetitions),
      m_turn(*parts.turn),
      m_displacements(parts.displacements) {}

Playouts::~Playouts() = default;

std::uint32_t Playouts::scratchFor(std::uint32_t action, std::uint32_t bytes) {
  Scratch& scratch = m_scratch[action];
  if (scratch.bytes < bytes) {
    scratch = {m_context.scratch, bytes};
    m_context.scratch += bytes;
  }
  return scratch.offset;
}

Playouts::Decision& Playouts::decisionAt(const Stage& stage) {
  std::unique_ptr<Decision>& decision = m_decisions[{stage.phase, stage.orderIndex}];
  if (!decision) decision = std::make_unique<Decision>();
  return *decision;
}

// --- The moves of an action ---

template <typename Moves, typename... Arguments>
void Playouts::add(MoveGroups& groups, std::uint32_t index, Method method, Arguments&&... arguments) {
  groups.all.emplace_back(std::in_place_type<Moves>, m_parts, index, std::forward<Arguments>(arguments)...);
  const ActionDef& action = m_def.actions[index];
  m_context.notes.add(action, "action " + action.id.name, method);
}

void Playouts::gather(MoveGroups& groups, std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const WithOrigin here(m_builder, action);
  const Word may = m_moves.mayTake(index);
  if (may.is(0)) return;
  if (action.params.empty()) return add<SingleMove>(groups, index, Method::Single, may);
  if (Series::isAsked(action)) return add<ListedMoves>(groups, index, Method::Listed);
  if (m_emptyZones.areListedFor(action)) return add<ListedZoneMoves>(groups, index, Method::KeptList, may);
  if (action.params.size() > 1) return gatherSeveral(groups, index, may);
  if (const std::optional<ZoneSet> values = m_moves.lastValues(action, false))
    return add<SetMoves>(groups, index, Method::Set, may, *values);
  if (m_parts.independentParameters.firstOf(action))
    return add<ProductMoves>(groups, index, Method::Product, may, std::size_t{0});
  add<ListedMoves>(groups, index, Method::Listed);
}

// Of several parameters.
void Playouts::gatherSeveral(MoveGroups& groups, std::uint32_t index, Word may) {
  const ActionDef& action = m_def.actions[index];
  const std::size_t notes = m_context.notes.count();
  if (std::optional<std::vector<Displacement>> displacements = m_displacements.displacementsOf(action))
    return add<DisplacementMoves>(groups, index, Method::Displacements, may, std::move(*displacements));
  m_context.notes.forgetSince(notes);
  if (const std::optional<std::size_t> first = m_parts.independentParameters.firstOf(action))
    return add<ProductMoves>(groups, index, Method::Product, may, *first);
  if (!endsInSet(action)) return add<ListedMoves>(groups, index, Method::Listed);
  add<PrefixMoves>(groups, index, Method::SetForEach, m_moves.mayBegin(action, may));
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
  Decision& decision = decisionAt({m_function.phase, m_function.orderIndex});
  m_function.actor = m_turn.mover();
  if (!decision.isBegun) {
    decision.isBegun = true;
    decision.block = m_builder.block();
  }
  if (m_context.facts.endAsksForMoves) prepare(decision);
  m_builder.jump(decision.block);
}

void Playouts::prepare(Decision& decision) {
  const Unchanged meanwhile(m_function);
  MoveGroups groups;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    const std::size_t before = groups.all.size();
    gather(groups, i);
    if (groups.all.size() > before && common(groups.all.back()).count().is(0)) groups.all.pop_back();
  }
  const bool isFirst = decision.variables.empty();
  std::size_t next = 0;
  for (MoveGroup& group : groups.all) {
    for (const Word* word : words(group)) {
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
  Decision& decision = decisionAt(stage);
  m_builder.begin(decision.block);
  m_turn.enter(stage);
  m_function.lastActor = load(m_layout.lastActor);
  if (m_tokens.usedIds()) {
    // Between moves nothing else refers to a token that is gone.
    if (!m_context.facts.holdsTokens) m_tokens.freeLastIds();
    const Word most = m_builder.load(machine::Width::Word, {machine::Memory::Argument, playoutCrowded});
    m_builder.ifThen(m_builder.lessOrEqual(most, *m_tokens.usedIds()), [this] { stop(); });
  }
  m_builder.ifThen(m_repetitions.isCrowded(), [this] { stop(); });
  playRandomMove(decision);
}

// Uniform over all legal moves: what turns out not to be allowed is left out and another number is drawn.
void Playouts::playRandomMove(Decision& decision) {
  BlockId draw = decision.block;
  m_builder.set(m_function.rounds, 0);
  m_builder.set(m_function.deepRounds, 0);
  if (!m_context.facts.endAsksForMoves) {
    prepare(decision);
    draw = m_builder.block();
    m_builder.begin(draw);
  }
  std::vector<std::size_t> firstVariable;
  Word total = 0;
  std::size_t next = 0;
  for (MoveGroup& group : decision.groups.all) {
    firstVariable.push_back(next);
    for (Word* word : words(group)) *word = m_builder.get(decision.variables[next++]);
    std::visit([](auto& moves) { moves.recount(); }, group);
    total = m_builder.add(total, common(group).count());
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
void Playouts::pickAndPlay(MoveGroups& groups, Word total, Word ends, Word passes,
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
  for (std::size_t i = 0; i < groups.all.size(); ++i) {
    // The last kind of move needs no question.
    const bool isLast = i + 1 == groups.all.size() && ends.is(0) && passes.is(0);
    const auto take = [&] {
      const WithOrigin here(m_builder, common(groups.all[i]).action());
      // What is tried first counts once it is allowed.
      if (!common(groups.all[i]).isTried()) countPly();
      const auto again = [&](const std::vector<Word>& rest) { retry(i, rest); };
      std::visit([&](auto& moves) { moves.play(number, again); }, groups.all[i]);
    };
    if (isLast) {
      m_turn.branch(1, take, [] {});
      return;
    }
    takeIf(common(groups.all[i]).count(), take);
  }
  if (!ends.is(0)) takeIf(ends, [&] { endPhase(groups); });
  if (passes.is(0)) return stop();
  countPly();
  m_turn.takePass();
}

// Who can take no action is passed over, and does not end the phase. Candidates that were drawn before this
// and are refused once they are tried are no actions.
void Playouts::endPhase(const MoveGroups& groups) {
  const auto end = [this] {
    countPly();
    m_turn.takeEndPhase();
  };
  if (!m_turn.passesOver() ||
      std::ranges::none_of(groups.all, [](const auto& group) { return common(group).isTried(); }))
    return end();
  m_turn.branch(m_moves.hasAnyMove(), end, [this] { m_turn.passOver(); });
}

void Playouts::countPly() {
  const Word plies = m_builder.get(*m_function.plies);
  const Word goesOn =
      m_builder.bitAnd(m_builder.lessUnsigned(plies, m_builder.parameter(0)),
                       m_builder.lessOrEqual(load(m_layout.turnNumber), m_builder.parameter(1)));
  const BlockId play = m_builder.block();
  m_builder.branch(goesOn, play, m_stop);
  m_builder.begin(play);
  // Only now: candidates that are all refused in the end are no decision.
  m_builder.set(m_function.idlePhases, 0);
  m_builder.set(*m_function.plies, m_builder.add(plies, 1));
}

void Playouts::stop() {
  m_turn.finish(Status::AwaitsMove);
}

}  // namespace ludo::engine
