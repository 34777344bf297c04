// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/choices.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/set_variable.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/chance.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/replays.h"
#include "core/lowering/selectors.h"
#include "core/lowering/turn.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

void Choices::lower(const ChooseOneEffect& effect) {
  const Value::Kind kind = m_queryKinds.kindOf(effect.options);
  if (kind == Value::Kind::Zone || kind == Value::Kind::Token) return chooseMember(effect, kind);
  const std::uint32_t name = m_rules.bindingIndex(effect.bind.name);
  const ValueList options = m_queryOrder.values(effect.options);
  const Word some = m_builder.less(0, options.count);
  if (m_function.trial.refused) m_builder.ifThen(m_builder.isZero(some), [this] { m_function.fail(); });
  const Variable chosen = m_builder.variable(-1);
  m_builder.ifThen(some, [&] { m_builder.set(chosen, m_queryOrder.valueAt(options, 0)); });
  m_builder.ifThen(m_builder.less(1, options.count), [&] {
    if (m_function.trial.isOn) return endTrial(effect.node);
    if (m_function.purpose == Purpose::Playout) {
      m_builder.set(chosen, m_queryOrder.valueAt(options, m_chance.pickBelow(options.count)));
      return countPly();
    }
    if (!isReplayed(effect.options)) return escape();
    const auto option = [&](Word i) { return m_queryOrder.valueAt(options, i); };
    const Word chooser = chooserOf(effect.chooser);
    m_builder.set(chosen, m_replays.ask({effect.node, name, kind, chooser, options.count, option}).payload);
  });
  m_names.push({name, {kind, 0, some}, false, chosen});
}

void Choices::chooseMember(const ChooseOneEffect& effect, Value::Kind kind) {
  const std::uint32_t name = m_rules.bindingIndex(effect.bind.name);
  const ZoneSet options = members(effect.options, effect.node);
  SetWriter& writer = sets(kind);
  const Word count = writer.count(options);
  if (m_function.trial.refused) m_builder.ifThen(m_builder.isZero(count), [this] { m_function.fail(); });
  const Variable chosen = m_builder.variable(-1);
  // A single option needs no decision, and none leaves the name without a value.
  m_builder.ifThen(
      m_builder.lessOrEqual(count, 1),
      [&] { m_builder.ifThen(count, [&] { m_builder.set(chosen, writer.lowest(options)); }); },
      [&] {
        if (m_function.trial.isOn) return endTrial(effect.node);
        if (m_function.purpose == Purpose::Playout) {
          m_builder.set(chosen, writer.nth(options, m_chance.pickBelow(count)));
          countPly();
        } else if (canSuspend()) {
          suspend(effect, kind, options, chosen);
        } else if (isReplayed(effect.options)) {
          const OptionList listed = m_queryOrder.list(effect.options, options);
          const auto option = [&](Word i) { return m_queryOrder.listed(listed, i); };
          const Word chooser = chooserOf(effect.chooser);
          m_builder.set(chosen, m_replays.ask({effect.node, name, kind, chooser, count, option}).payload);
        } else {
          escape();
        }
      });
  m_names.push({name, {kind, 0}, false, chosen});
}

// Options are picked in their order, so that no set can be picked in two ways.
void Choices::lower(const ChooseNEffect& effect) {
  const Value::Kind kind = m_queryKinds.kindOf(effect.options);
  const bool ofIds = kind == Value::Kind::Zone || kind == Value::Kind::Token;
  if (kind == Value::Kind::Token && m_tokens.areSingle())
    throw Unsupported{"picks of tokens that are their zones", effect.node, "pick the zones that they lie in"};
  const std::uint32_t bound = m_rules.bindingIndex(effect.bind.name);
  const Word wanted = m_values.integer(effect.n);
  const Word least = effect.min ? m_values.integer(*effect.min) : wanted;
  OptionList ids;
  ValueList values;
  if (ofIds) {
    ids = m_queryOrder.list(effect.options, members(effect.options, effect.node));
  } else {
    values = m_queryOrder.values(effect.options);
  }
  const Word count = ofIds ? ids.count : values.count;
  // Fewer than asked for means all of them; but a cost cannot be paid so.
  m_builder.ifThen(m_builder.less(count, least), [this] { m_function.fail(); });
  const Variable most = m_builder.variable(clamped(wanted, count));
  const Word fewest = clamped(least, m_builder.get(most));
  const Picks picks = beginPicks(kind);
  const Variable next = m_builder.variable(0);
  const auto open = [&] { return m_builder.subtract(count, m_builder.get(next)); };
  const auto needed = [&] { return m_builder.subtract(fewest, m_builder.get(picks.count)); };
  const auto mayPick = [&] {
    return m_builder.bitAnd(m_builder.less(m_builder.get(picks.count), m_builder.get(most)),
                            m_builder.less(0, open()));
  };
  const auto mustDecide = [&] { return m_builder.bitAnd(mayPick(), m_builder.notEqual(needed(), open())); };
  const auto take = [&](Word index) {
    pick(picks, kind, ofIds ? m_queryOrder.listed(ids, index) : m_queryOrder.valueAt(values, index));
    m_builder.set(next, m_builder.add(index, 1));
  };
  const bool isPlayout = m_function.purpose == Purpose::Playout;
  if (m_function.trial.isOn) {
    m_builder.ifThen(mustDecide(), [&] { endTrial(effect.node); });
  } else if (!isPlayout && !isReplayed(effect.options)) {
    m_builder.ifThen(mustDecide(), [this] { escape(); });
  } else {
    m_builder.loopWhile(mustDecide, [&] {
      // Those that are left after a pick have to be enough.
      const Word after = m_builder.maximum(m_builder.subtract(needed(), 1), 0);
      const Word pickable = m_builder.subtract(open(), after);
      const Word stops = m_builder.lessOrEqual(needed(), 0);
      Word number = 0;
      if (isPlayout) {
        number = m_chance.pickBelow(m_builder.add(pickable, stops));
        countPly();
      } else {
        const auto option = [&](Word i) {
          return ofIds ? m_queryOrder.listed(ids, i) : m_queryOrder.valueAt(values, i);
        };
        number = m_replays
                     .ask({effect.node, bound, kind, chooserOf(effect.chooser), count, option,
                           m_builder.get(next), pickable, m_builder.get(picks.count), stops})
                     .number;
      }
      // No option has the number -1.
      m_builder.ifThen(
          m_builder.lessUnsigned(number, pickable), [&] { take(m_builder.add(m_builder.get(next), number)); },
          [&] { m_builder.set(most, m_builder.get(picks.count)); });
    });
  }
  // All that are left have to be picked.
  m_builder.loopWhile(mayPick, [&] { take(m_builder.get(next)); });
  Name name{bound, {kind, 0}};
  name.picks = picks;
  m_names.push(name);
}

ZoneSet Choices::members(const Query& options, std::uint32_t node) {
  const std::optional<ZoneSet> found = m_queries.membersOf(options);
  if (!found) throw Unsupported{"a choice in a collection without a form", node};
  return *found;
}

Word Choices::clamped(Word number, Word most) {
  return m_builder.minimum(m_builder.maximum(number, 0), most);
}

void Choices::countPly() {
  m_builder.set(*m_function.plies, m_builder.add(m_builder.get(*m_function.plies), 1));
}

// What will be chosen is not known before the move is played.
void Choices::endTrial(std::uint32_t node) {
  if (!m_function.endsTrial()) throw Unsupported{"a choice that decides whether a move is legal", node};
}

Picks Choices::beginPicks(Value::Kind kind) {
  const bool ofIds = kind == Value::Kind::Zone || kind == Value::Kind::Token;
  const std::uint32_t offset = ofIds ? m_queryOrder.newList(kind).offset : m_queryOrder.newValues().offset;
  Picks picks{offset, m_builder.variable(0), {}};
  if (ofIds) picks.set.emplace(sets(kind), m_builder, sets(kind).none());
  return picks;
}

void Choices::pick(const Picks& picks, Value::Kind kind, Word option) {
  const Word number = m_builder.get(picks.count);
  m_builder.set(picks.count, m_builder.add(number, 1));
  if (!picks.set) return m_queryOrder.putValue({picks.offset, number}, number, option);
  m_queryOrder.put({picks.offset, number}, number, option);
  picks.set->become(sets(kind).either(picks.set->now(), sets(kind).single(option)));
}

// What waits behind the choice elsewhere has no place in the position.
bool Choices::canSuspend() const {
  if (m_layout.replay || !m_layout.canKeep(m_names.size())) return false;
  const auto lasts = [](const Name& name) {
    return name.value.exists.is(1) && !name.picks && !name.value.isCoded();
  };
  return m_function.loops == 0 && m_def.triggers.empty() && m_function.actionUnderWay &&
         std::ranges::all_of(m_names, lasts);
}

bool Choices::isReplayed(const Query& options) {
  const Value::Kind kind = m_queryKinds.kindOf(options);
  const bool ofIds = kind == Value::Kind::Zone || kind == Value::Kind::Token;
  if (m_function.purpose == Purpose::Apply) {
    m_context.found.replaysChoices = true;
    const auto most = static_cast<std::size_t>(std::min(m_queryKinds.mostOptions(options), ValueList::most));
    if (!ofIds)
      m_context.found.valuesToChoose = std::max({m_context.found.valuesToChoose, most, std::size_t{1}});
  }
  return m_replays.areKept() && (ofIds || m_context.facts.valuesToChoose > 0);
}

Word Choices::chooserOf(const std::optional<PlayerSelector>& chooser) {
  return chooser ? m_selectors.player(*chooser) : actor();
}

void Choices::suspend(const ChooseOneEffect& effect, Value::Kind kind, const ZoneSet& options,
                      Variable chosen) {
  ChoicePoint point;
  point.node = effect.node;
  point.phase = m_function.phase;
  point.orderIndex = m_function.orderIndex;
  point.action = *m_function.actionUnderWay;
  point.name = m_rules.bindingIndex(effect.bind.name);
  point.kind = kind;
  point.lists = m_function.lists;
  for (const Name& name : m_names) {
    ChoicePoint::Kept kept{name.name, name.value.kind, std::nullopt};
    if (!name.variable) kept.known = name.value.payload.value();
    point.names.push_back(kept);
  }
  while (m_context.layout.kept.size() < m_names.size()) m_context.layout.addKept();

  const OptionList listed = m_queryOrder.list(effect.options, options);
  const Table& table = m_layout.options->options;
  store(m_layout.options->count, listed.count);
  m_builder.forEachBelow(listed.count, [&](Word i) {
    const machine::At at{Memory::State, table.offset, m_builder.add(i, 1), table.stride,
                         table.entries * table.stride};
    m_builder.store(table.width, at, m_queryOrder.listed(listed, i));
  });
  for (std::size_t i = 0; i < m_names.size(); ++i) {
    if (m_names[i].variable) store(m_layout.kept[i], m_builder.get(*m_names[i].variable));
  }
  const Word chooser = chooserOf(effect.chooser);
  store(*m_layout.chooser, m_builder.select(m_builder.less(chooser, 0), actor(), chooser));
  // Code that records comes by the same choices in the same order.
  m_turn.finish(Status::FirstChoice + static_cast<std::int64_t>(m_resumes.size()));
  if (!m_function.records) m_context.choices.push_back(std::move(point));

  m_resumes.push_back(m_builder.block());
  m_builder.begin(m_resumes.back());
  store(m_layout.moveCount, m_builder.add(load(m_layout.moveCount), 1));
  m_turn.goOnWith(*m_function.actionUnderWay);
  for (std::size_t i = 0; i < m_names.size(); ++i) {
    if (m_names[i].variable) m_builder.set(*m_names[i].variable, load(m_layout.kept[i]));
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
