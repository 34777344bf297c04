// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/choices.h"

#include <algorithm>

#include "core/lowering/chance.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

void Choices::lower(const ChooseOneEffect& effect) {
  if (m_scope.loops > 0) throw Unsupported{"a choice in a loop", effect.node};
  if (!m_def.triggers.empty()) throw Unsupported{"choices beside triggers", effect.node};
  if (!m_scope.trial.isOn && !m_scope.actionUnderWay)
    throw Unsupported{"a choice when a phase begins or ends", effect.node};
  const Value::Kind kind = m_queryKinds.kindOf(effect.options);
  if (kind != Value::Kind::Zone && kind != Value::Kind::Token)
    throw Unsupported{"a choice of something else than zones and tokens", effect.node};
  if (!m_queryKinds.risesById(effect.options))
    throw Unsupported{"a choice in an order of its own", effect.node};
  const ZoneSet options = *m_queries.membersOf(effect.options);
  SetWriter& writer = sets(kind);
  const Word count = writer.count(options);
  if (m_scope.trial.refused) m_builder.ifThen(m_builder.isZero(count), [this] { m_scope.fail(); });
  const Variable chosen = m_builder.variable(-1);
  // A single option needs no decision, and none leaves the name without a value.
  m_builder.ifThen(
      m_builder.lessOrEqual(count, 1),
      [&] { m_builder.ifThen(count, [&] { m_builder.set(chosen, writer.lowest(options)); }); },
      [&] {
        if (m_scope.trial.isOn) {
          // What will be chosen is not known before the move is played.
          if (!m_scope.endsTrial())
            throw Unsupported{"a choice that decides whether a move is legal", effect.node};
        } else if (m_scope.purpose == Purpose::Playout) {
          m_builder.set(chosen, writer.nth(options, m_chance.pickBelow(count)));
          m_builder.set(*m_scope.plies, m_builder.add(m_builder.get(*m_scope.plies), 1));
        } else {
          suspend(effect, kind, options, chosen);
        }
      });
  m_scope.names.push({m_rules.bindingIndex(effect.bind.name), {kind, 0}, false, chosen});
}

void Choices::suspend(const ChooseOneEffect& effect, Value::Kind kind, const ZoneSet& options,
                      Variable chosen) {
  if (std::ranges::any_of(m_scope.names, [](const Name& name) { return !name.value.exists.is(1); }))
    throw Unsupported{"a choice beside a number that may be nothing", effect.node};
  ChoicePoint point;
  point.node = effect.node;
  point.phase = m_scope.phase;
  point.orderIndex = m_scope.orderIndex;
  point.action = *m_scope.actionUnderWay;
  point.name = m_rules.bindingIndex(effect.bind.name);
  point.kind = kind;
  point.lists = m_scope.lists;
  for (const Name& name : m_scope.names) {
    ChoicePoint::Kept kept{name.name, name.value.kind, std::nullopt};
    if (!name.variable) kept.known = name.value.payload.value();
    point.names.push_back(kept);
  }
  while (m_context.layout.kept.size() < m_scope.names.size()) m_context.layout.addKept();

  const std::size_t words = std::max(m_sets.wordCount(), m_tokens.sets().wordCount());
  for (std::size_t i = 0; i < words; ++i) {
    const auto at = *m_layout.options + static_cast<std::uint32_t>(i * sizeof(std::uint64_t));
    m_builder.store(Width::Word, {Memory::State, at}, i < options.words.size() ? options.words[i] : Word(0));
  }
  for (std::size_t i = 0; i < m_scope.names.size(); ++i) {
    if (m_scope.names[i].variable) store(m_layout.kept[i], m_builder.get(*m_scope.names[i].variable));
  }
  const Word chooser = effect.chooser ? m_selectors.player(*effect.chooser) : m_scope.actor;
  store(*m_layout.chooser, m_builder.select(m_builder.less(chooser, 0), m_scope.actor, chooser));
  m_turn.finish(Status::FirstChoice + static_cast<std::int64_t>(m_context.choices.size()));
  m_context.choices.push_back(std::move(point));

  m_resumes.push_back(m_builder.block());
  m_builder.begin(m_resumes.back());
  store(m_layout.moveCount, m_builder.add(load(m_layout.moveCount), 1));
  m_turn.goOnWith(*m_scope.actionUnderWay);
  for (std::size_t i = 0; i < m_scope.names.size(); ++i) {
    if (m_scope.names[i].variable) m_builder.set(*m_scope.names[i].variable, load(m_layout.kept[i]));
  }
  m_builder.set(chosen, m_builder.load(Width::Word, {Memory::Argument, sizeof(std::uint64_t)}));
}

void Choices::resume() {
  if (m_resumes.empty()) return;
  const Word choice = m_builder.subtract(load(m_layout.status), Status::FirstChoice);
  const BlockId resume = m_builder.block();
  const BlockId decide = m_builder.block();
  m_builder.branch(m_builder.lessOrEqual(0, choice), resume, decide);
  m_builder.begin(resume);
  m_builder.switchTo(choice, m_resumes);
  m_builder.begin(decide);
}

}  // namespace ludo::engine
