// SPDX-License-Identifier: Apache-2.0
// Random moves without a list of them: how many there are of each kind is counted, a number is drawn, and the
// move with that number is found.
#include <algorithm>
#include <cassert>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;

}  // namespace

/// The moves of one action, ready to be counted and picked from.
struct Lowering::Group {
  std::uint32_t action = 0;
  Word count = 0;
  std::vector<Variable> values;  ///< of a single parameter, as a set
  bool isTried = false;          ///< whether a pick is allowed shows only when it is tried
  // Two parameters: for each value of the first, in scratch memory, the value, how many of the second, and
  // those.
  std::uint32_t entries = 0;
};

ZoneSet Lowering::now(const std::vector<Variable>& values) {
  ZoneSet set = m_sets.none();
  for (std::size_t i = 0; i < values.size(); ++i) set.words[i] = m_builder.get(values[i]);
  return set;
}

Lowering::Group Lowering::gather(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  Group group;
  group.action = index;
  const Word may = mayTake(index);
  if (may.is(0)) return group;
  if (action.params.empty()) {
    const Variable allowed = m_builder.variable(0);
    m_builder.ifThen(may, [&] { m_builder.set(allowed, isAllowed(action)); });
    group.count = m_builder.get(allowed);
    return group;
  }
  if (action.params.size() == 1) {
    const std::optional<ZoneSet> values = lastValues(action, false);
    if (!values) throw Unsupported{"a parameter that is no zone", action.node};
    const ZoneSet usable = m_sets.when(may, *values);
    for (const Word& word : usable.words) group.values.push_back(m_builder.variable(word));
    group.isTried = action.post.has_value();
    group.count = m_sets.count(usable);
    return group;
  }
  if (action.params.size() > 2) throw Unsupported{"an action with three or more parameters", action.node};
  const std::size_t setWords = m_sets.wordCount();
  const auto stride = static_cast<std::uint32_t>((2 + setWords) * wordBytes);
  group.entries = m_context.scratch;
  m_context.scratch += stride * static_cast<std::uint32_t>(m_geometry.zoneCount());
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  const ParamDef& first = action.params.front();
  const std::optional<ZoneSet> domain = zonesOf(first.domain);
  if (!domain) throw Unsupported{"a parameter that is no zone", action.node};
  m_sets.forEach(m_sets.when(may, *domain), [&](Word zone) {
    const Bound value(*this, m_rules.bindingIndex(first.name.name), {kindOf(first.domain), zone});
    const std::optional<ZoneSet> targets = lastValues(action, true);
    if (!targets) throw Unsupported{"a parameter that is no zone", action.node};
    const Word count = m_sets.count(*targets);
    const Word number = m_builder.get(entry);
    const auto put = [&](std::uint32_t word, Word content) {
      m_builder.store(Width::Word, {Memory::Scratch, group.entries + word * wordBytes, number, stride},
                      content);
    };
    put(0, zone);
    put(1, count);
    for (std::size_t i = 0; i < setWords; ++i) put(static_cast<std::uint32_t>(2 + i), targets->words[i]);
    m_builder.set(entry, m_builder.add(number, m_builder.isSet(count)));
    m_builder.set(total, m_builder.add(m_builder.get(total), count));
  });
  group.count = m_builder.get(total);
  return group;
}

void Lowering::playGroup(const Group& group, Word number, BlockId otherwise) {
  const ActionDef& action = m_def.actions[group.action];
  if (action.params.empty()) return takeAction(group.action, {});
  if (action.params.size() == 1) {
    const Value::Kind kind = kindOf(action.params.front().domain);
    const Word zone = m_sets.nth(now(group.values), number);
    if (!group.isTried) return takeAction(group.action, {{kind, zone}});
    const Bound value(*this, m_rules.bindingIndex(action.params.front().name.name), {kind, zone});
    const Word fits = holdsAfter(action);
    branch(
        fits,
        [&] {
          takeAction(group.action, {{kind, zone}});
        },
        [&] {
          const ZoneSet rest = m_sets.without(now(group.values), m_sets.single(zone));
          for (std::size_t i = 0; i < rest.words.size(); ++i) m_builder.set(group.values[i], rest.words[i]);
          m_builder.jump(otherwise);
        });
    return;
  }
  const auto stride = static_cast<std::uint32_t>((2 + m_sets.wordCount()) * wordBytes);
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  const auto get = [&](std::uint32_t word) {
    const At at{Memory::Scratch, group.entries + word * wordBytes, m_builder.get(entry), stride};
    return m_builder.load(Width::Word, at);
  };
  m_builder.loopWhile([&] { return m_builder.lessOrEqual(get(1), m_builder.get(left)); },
                      [&] {
                        m_builder.set(left, m_builder.subtract(m_builder.get(left), get(1)));
                        m_builder.set(entry, m_builder.add(m_builder.get(entry), 1));
                      });
  ZoneSet targets = m_sets.none();
  for (std::size_t i = 0; i < targets.words.size(); ++i)
    targets.words[i] = get(static_cast<std::uint32_t>(2 + i));
  const Word from = get(0);
  const Word to = m_sets.nth(targets, m_builder.get(left));
  takeAction(group.action, {{kindOf(action.params[0].domain), from}, {kindOf(action.params[1].domain), to}});
}

// Uniform over all legal moves: what turns out not to be allowed is left out and another number is drawn.
void Lowering::playRandomMove() {
  const Word plies = m_builder.get(*m_plies);
  const Word goesOn =
      m_builder.bitAnd(m_builder.lessUnsigned(plies, m_builder.parameter(0)),
                       m_builder.lessOrEqual(read(m_layout.turnNumber), m_builder.parameter(1)));
  const BlockId stop = m_builder.block();
  const BlockId play = m_builder.block();
  m_builder.branch(goesOn, play, stop);
  m_builder.begin(stop);
  stopPlayout();
  m_builder.begin(play);

  std::vector<Group> groups;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    Group group = gather(i);
    if (!group.count.is(0)) groups.push_back(std::move(group));
  }
  const bool anyTried = std::ranges::any_of(groups, &Group::isTried);
  const BlockId draw = m_builder.block();
  m_builder.begin(draw);
  Word total = 0;
  for (Group& group : groups) {
    if (anyTried && !group.values.empty()) group.count = m_sets.count(now(group.values));
    total = m_builder.add(total, group.count);
  }
  const Word ends = mayEndPhase();
  total = m_builder.add(total, ends);
  const Word passes = mayPass(total);
  total = m_builder.add(total, passes);

  const BlockId none = m_builder.block();
  const BlockId some = m_builder.block();
  m_builder.branch(total, some, none);
  m_builder.begin(none);
  if (m_rules.asksStuck()) {
    branch(
        1, [this] { endGame(true); }, [] {});
  }
  stopPlayout();

  m_builder.begin(some);
  const Word random = m_builder.random({Memory::Argument, 0});
  Word number = m_builder.highProduct(random, total);
  m_builder.set(*m_plies, m_builder.add(plies, 1));
  for (const Group& group : groups) {
    const BlockId here = m_builder.block();
    const BlockId next = m_builder.block();
    m_builder.branch(m_builder.less(number, group.count), here, next);
    m_builder.begin(here);
    branch(
        1, [&] { playGroup(group, number, draw); }, [] {});
    m_builder.begin(next);
    number = m_builder.subtract(number, group.count);
  }
  if (!ends.is(0)) {
    const BlockId here = m_builder.block();
    const BlockId next = m_builder.block();
    m_builder.branch(m_builder.less(number, ends), here, next);
    m_builder.begin(here);
    branch(
        1, [this] { takeEndPhase(); }, [] {});
    m_builder.begin(next);
  }
  if (!passes.is(0)) {
    takePass();
  } else {
    stopPlayout();
  }
}

void Lowering::stopPlayout() {
  finish(Status::AwaitsMove);
}

}  // namespace ludo::engine
