// SPDX-License-Identifier: Apache-2.0
// Moves made at once: what the kernel's simultaneous.cpp does.
#include "core/layout/state_layout.h"
#include "core/lowering/free_turn.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/moves.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/series.h"

namespace ludo::engine {

using namespace language;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

void FreeTurn::commit(std::int64_t code, const std::vector<Typed>& arguments) {
  const TurnFields& fields = *m_layout.turn;
  const Word count = load(fields.committedCount);
  const std::uint32_t stride = fields.committedWords * wordBytes;
  const auto extent = stride * static_cast<std::uint32_t>(m_rules.seats());
  const auto put = [&](std::uint32_t word, Word value) {
    const std::uint32_t skip = word * wordBytes;
    m_builder.store(Width::Word, {Memory::State, fields.committed + skip, count, stride, extent - skip},
                    value);
  };
  put(0, code);
  put(1, actor());
  for (std::uint32_t i = 0; i < arguments.size(); ++i) put(2 + i, arguments[i].payload);
  store(fields.committedCount, m_builder.add(count, 1));
  const Word left = m_seats.withoutFront(load(fields.toAct));
  store(fields.toAct, left);
  const BlockId carryOut = m_builder.block();
  const BlockId wait = m_builder.block();
  m_builder.branch(left, wait, carryOut);
  m_builder.begin(wait);
  awaitMove();
  m_builder.begin(carryOut);
  m_builder.jump(m_carryOut[m_function.phase]);
}

// In seat order; one that an earlier one has made impossible is left out.
void FreeTurn::carryOutCommitted() {
  const TurnFields& fields = *m_layout.turn;
  const std::uint32_t phase = m_function.phase;
  const std::uint32_t stride = fields.committedWords * wordBytes;
  const auto extent = stride * static_cast<std::uint32_t>(m_rules.seats());
  const Word number = load(fields.committedNext);
  const auto get = [&](std::uint32_t word) {
    const std::uint32_t skip = word * wordBytes;
    return m_builder.load(Width::Word,
                          {Memory::State, fields.committed + skip, number, stride, extent - skip});
  };
  const BlockId done = m_builder.block();
  const BlockId more = m_builder.block();
  m_builder.branch(m_builder.less(number, load(fields.committedCount)), more, done);
  m_builder.begin(done);
  store(fields.committedCount, 0);
  store(fields.committedNext, 0);
  m_builder.jump(m_actPhase[phase]);
  m_builder.begin(more);
  const Word player = get(1);
  store(fields.committedNext, m_builder.add(number, 1));
  std::vector<BlockId> targets;
  for (std::size_t i = 0; i < m_def.actions.size() + 1; ++i) targets.push_back(m_builder.block());
  m_builder.switchTo(get(0), targets);
  m_afterAction = m_afterPhaseAction[phase];
  m_afterPart = m_afterAction;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    m_builder.begin(targets[i]);
    m_function.phase = phase;
    m_function.actor = player;
    const ActionDef& action = m_def.actions[i];
    Word legal = m_moves.mayTake(i);
    if (legal.is(0)) {
      m_builder.returnValue();
      continue;
    }
    std::vector<Typed> arguments;
    const std::size_t outer = m_names.size();
    for (const ParamDef& parameter : action.params) {
      const Typed argument{m_queryKinds.kindOf(parameter.domain),
                           get(2 + static_cast<std::uint32_t>(arguments.size()))};
      legal = m_builder.bitAnd(legal, m_queries.contains(parameter.domain, argument));
      arguments.push_back(argument);
      m_names.push({m_rules.bindingIndex(parameter.name.name), argument});
    }
    const Variable allowed = m_builder.variable(0);
    m_builder.ifThen(legal, [&] { m_builder.set(allowed, m_moves.isAllowed(action)); });
    m_names.resize(outer);
    if (Series::isAsked(action)) {
      m_builder.ifThen(m_builder.get(allowed),
                       [&] { m_builder.set(allowed, m_series.isLongest(i, arguments)); });
    }
    const BlockId take = m_builder.block();
    m_builder.branch(m_builder.get(allowed), take, m_carryOut[phase]);
    m_builder.begin(take);
    takeAction(i, arguments);
  }
  m_builder.begin(targets.back());
  m_function.phase = phase;
  m_function.actor = player;
  if (m_layout.passes) Turn::takePass();
  m_builder.returnValue();
}

}  // namespace ludo::engine
