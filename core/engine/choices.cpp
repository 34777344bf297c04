// SPDX-License-Identifier: Apache-2.0
// Decisions in the middle of effects: what the kernel's choices.cpp does. A playout decides on the spot.
// Elsewhere the code returns, with everything that is still needed in the state, and goes on there when it is
// called with the answer.
#include <algorithm>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Memory;
using machine::Variable;
using machine::Width;

Name Lowering::lasting(std::uint32_t name, const Typed& value) {
  Name result{name, value, false, std::nullopt};
  const bool isOfCell = m_cells && value.kind == Value::Kind::Token;
  if (isOfCell || (m_context.facts.hasChoices && !value.payload.known()))
    result.variable = m_builder.variable(value.payload);
  return result;
}

void Lowering::lower(const ChooseOneEffect& effect) {
  if (m_loops > 0) throw Unsupported{"a choice in a loop", effect.node};
  if (!m_def.triggers.empty()) throw Unsupported{"choices beside triggers", effect.node};
  if (!m_trial && !m_actionUnderWay) throw Unsupported{"a choice when a phase begins or ends", effect.node};
  const Value::Kind kind = kindOf(effect.options);
  if (kind != Value::Kind::Zone && kind != Value::Kind::Token)
    throw Unsupported{"a choice of something else than zones and tokens", effect.node};
  if (!risesById(effect.options)) throw Unsupported{"a choice in an order of its own", effect.node};
  const ZoneSet options = *membersOf(effect.options);
  SetWriter& writer = sets(kind);
  const Word count = writer.count(options);
  if (m_refused) m_builder.ifThen(m_builder.isZero(count), [this] { fail(); });
  const Variable chosen = m_builder.variable(-1);
  // A single option needs no decision, and none leaves the name without a value.
  m_builder.ifThen(
      m_builder.lessOrEqual(count, 1),
      [&] { m_builder.ifThen(count, [&] { m_builder.set(chosen, writer.lowest(options)); }); },
      [&] {
        if (m_trial) {
          // What will be chosen is not known before the move is played.
          if (!endsTrial()) throw Unsupported{"a choice that decides whether a move is legal", effect.node};
        } else if (m_purpose == Purpose::Playout) {
          m_builder.set(chosen, writer.nth(options, pickBelow(count)));
          m_builder.set(*m_plies, m_builder.add(m_builder.get(*m_plies), 1));
        } else {
          suspend(effect, kind, options, chosen);
        }
      });
  m_names.push_back({m_rules.bindingIndex(effect.bind.name), {kind, 0}, false, chosen});
}

void Lowering::suspend(const ChooseOneEffect& effect, Value::Kind kind, const ZoneSet& options,
                       Variable chosen) {
  if (std::ranges::any_of(m_names, [](const Name& name) { return !name.value.exists.is(1); }))
    throw Unsupported{"a choice beside a number that may be nothing", effect.node};
  ChoicePoint point;
  point.node = effect.node;
  point.phase = m_phase;
  point.orderIndex = m_orderIndex;
  point.action = *m_actionUnderWay;
  point.name = m_rules.bindingIndex(effect.bind.name);
  point.kind = kind;
  point.lists = m_lists;
  for (const Name& name : m_names) {
    ChoicePoint::Kept kept{name.name, name.value.kind, std::nullopt};
    if (!name.variable) kept.known = name.value.payload.value();
    point.names.push_back(kept);
  }
  while (m_context.layout.kept.size() < m_names.size()) m_context.layout.addKept();

  const std::size_t words = std::max(m_sets.wordCount(), m_tokens.sets().wordCount());
  for (std::size_t i = 0; i < words; ++i) {
    const auto at = *m_layout.options + static_cast<std::uint32_t>(i * sizeof(std::uint64_t));
    m_builder.store(Width::Word, {Memory::State, at}, i < options.words.size() ? options.words[i] : Word(0));
  }
  for (std::size_t i = 0; i < m_names.size(); ++i) {
    if (m_names[i].variable) write(m_layout.kept[i], m_builder.get(*m_names[i].variable));
  }
  const Word chooser = effect.chooser ? player(*effect.chooser) : m_actor;
  write(*m_layout.chooser, m_builder.select(m_builder.less(chooser, 0), m_actor, chooser));
  finish(Status::FirstChoice + static_cast<std::int64_t>(m_context.choices.size()));
  m_context.choices.push_back(std::move(point));

  m_resumes.push_back(m_builder.block());
  m_builder.begin(m_resumes.back());
  write(m_layout.moveCount, m_builder.add(read(m_layout.moveCount), 1));
  if (m_layout.turn) {
    m_builder.set(*m_lastingActor, read(m_layout.turn->actor));
    m_builder.set(m_underWay, *m_actionUnderWay);
  }
  for (std::size_t i = 0; i < m_names.size(); ++i) {
    if (m_names[i].variable) m_builder.set(*m_names[i].variable, read(m_layout.kept[i]));
  }
  m_builder.set(chosen, m_builder.load(Width::Word, {Memory::Argument, sizeof(std::uint64_t)}));
}

}  // namespace ludo::engine
