// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/moves.h"

#include <algorithm>
#include <variant>

#include "core/analysis/mentions.h"
#include "core/analysis/promises.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/conditions.h"
#include "core/lowering/displacements.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/independent_parameters.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/selectors.h"
#include "core/lowering/series.h"
#include "core/lowering/trials.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

Word Moves::mayTake(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const auto isPhase = [this](const PhaseRef& phase) { return phase.index == m_function.phase; };
  Word inPhase = 1;
  if (m_function.phase == FunctionLowering::unknownPhase && m_layout.phase && !action.phase.empty()) {
    inPhase = 0;
    for (const PhaseRef& phase : action.phase)
      inPhase = m_builder.bitOr(inPhase, m_builder.equal(load(*m_layout.phase), phase.index));
  } else if (m_function.phase != FunctionLowering::unknownPhase && !action.phase.empty() &&
             std::ranges::none_of(action.phase, isPhase)) {
    return 0;
  }
  Word may = 0;
  for (const Word& taker : m_selectors.players(action.actor))
    may = m_builder.bitOr(may, m_builder.equal(taker, actor()));
  may = m_builder.bitAnd(may, inPhase);
  for (const LimitDef& limit : action.limits)
    may = m_builder.bitAnd(may, m_builder.less(used(index, limit.scope), m_values.integer(limit.max)));
  return may;
}

namespace {

void addParts(const Condition& condition, std::vector<const Condition*>& parts) {
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic == nullptr || logic->op != LogicOp::And) return parts.push_back(&condition);
  for (const Condition& part : logic->args) addParts(part, parts);
}

}  // namespace

// Where the parameters have very many values, what they cost the kernel counts; see
// FunctionLowering::countDeepRounds.
Word Moves::mayBegin(const ActionDef& action, Word may) {
  constexpr std::int64_t mostChoices = 100'000;
  std::int64_t choices = 1;
  for (const ParamDef& parameter : action.params)
    choices =
        std::min(choices * std::min(m_queryKinds.mostOptions(parameter.domain), mostChoices), mostChoices);
  if (may.is(0) || choices == mostChoices) return may;
  std::vector<const Condition*> asked;
  addParts(action.pre, asked);
  std::erase_if(asked, [&](const Condition* part) {
    return m_selectors.isUndecided(*part) ||
           std::ranges::any_of(action.params, [&](const ParamDef& parameter) {
             return mentionsName(*part, m_rules.bindingIndex(parameter.name.name));
           });
  });
  if (asked.empty()) return may;
  const Variable begins = m_builder.variable(may);
  m_builder.ifThen(may, [&] { m_builder.set(begins, m_conditions.joined(true, asked)); });
  return m_builder.get(begins);
}

Word Moves::isPossible(const ActionDef& action, Word may) {
  return m_builder.bitAnd(may, m_builder.bitAnd(m_conditions.holds(action.pre), m_trials.canPay(action)));
}

Word Moves::used(std::uint32_t action, LimitScope scope) {
  Word result = 0;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const StateLayout::Uses& uses = m_layout.uses[m_rules.useSlot(seat, action)];
    const std::optional<Field>& field = scope == LimitScope::Turn    ? uses.turn
                                        : scope == LimitScope::Phase ? uses.phase
                                                                     : uses.game;
    const Word isHis = m_builder.equal(actor(), seat);
    if (!isHis.is(0)) result = m_builder.select(isHis, load(*field), result);
  }
  return result;
}

// The values of the last parameter, with the others bound, that are legal as far as can be told without
// playing the action.
std::optional<ZoneSet> Moves::untriedValues(const ActionDef& action) {
  const ParamDef& parameter = action.params.back();
  const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
  const std::optional<ZoneSet> domain = m_queries.membersOf(parameter.domain);
  if (!domain) return std::nullopt;
  const Value::Kind kind = m_queryKinds.kindOf(parameter.domain);
  const ZoneSet allowed = m_everywhere.where(action.pre, name, kind, *domain);
  if (!m_trials.isToldAhead(action)) return allowed;
  SetWriter& writer = sets(kind);
  if (!Trials::mentionsInCost(action, name)) return writer.when(m_trials.canPay(action), allowed);
  return writer.filter(allowed, [&](Word member) {
    const ScopedName value(m_names, name, {kind, member});
    return m_trials.canPay(action);
  });
}

// Whether the action is allowed with this value of its last parameter, one of untriedValues().
Word Moves::isAllowedWith(const ActionDef& action, Word member) {
  const ParamDef& parameter = action.params.back();
  const ScopedName value(m_names, m_rules.bindingIndex(parameter.name.name),
                         {m_queryKinds.kindOf(parameter.domain), member});
  return m_trials.isToldAhead(action) ? m_trials.holdsAfter(action) : m_trials.isAllowedInTrial(action);
}

// The values of the last parameter, with the others bound. `withPost` leaves out what the action's `post`
// refuses, which has to be tried one by one.
std::optional<ZoneSet> Moves::lastValues(const ActionDef& action, bool withPost) {
  std::optional<ZoneSet> untried = untriedValues(action);
  const bool isTried = !m_trials.isToldAhead(action) || (action.post && withPost);
  if (!untried || !isTried) return untried;
  return sets(m_queryKinds.kindOf(action.params.back().domain)).filter(*untried, [&](Word member) {
    return isAllowedWith(action, member);
  });
}

Word Moves::isAllowed(const ActionDef& action) {
  const Variable allowed = m_builder.variable(0);
  const bool inVariables = m_trials.isToldAhead(action);
  const Word may = inVariables ? m_builder.bitAnd(m_conditions.holds(action.pre), m_trials.canPay(action))
                               : m_conditions.holds(action.pre);
  m_builder.ifThen(may, [&] {
    if (!inVariables) {
      m_builder.set(allowed, m_trials.isAllowedInTrial(action));
    } else {
      m_builder.set(allowed, action.post ? m_trials.holdsAfter(action) : Word(1));
    }
  });
  return m_builder.get(allowed);
}

Word Moves::countFrom(const ActionDef& action, std::size_t parameter) {
  if (action.params.empty()) return isAllowed(action);
  if (parameter + 1 == action.params.size()) {
    if (const std::optional<ZoneSet> values = lastValues(action, true))
      return sets(m_queryKinds.kindOf(action.params.back().domain)).count(*values);
  }
  if (parameter == action.params.size()) return isAllowed(action);
  if (parameter == 0) {
    if (const std::optional<std::vector<Displacement>> displacements =
            m_displacements.displacementsOf(action))
      return m_displacements.count(*displacements);
  }
  if (m_independent.firstOf(action) == parameter) return m_independent.count(action, parameter);
  const Variable total = m_builder.variable(0);
  const ParamDef& def = action.params[parameter];
  m_builder.ifThen(parameter == 0 ? mayBegin(action, 1) : Word(1), [&] {
    m_queryOrder.forEach(def.domain, [&](const Typed& option) {
      const ScopedName value(m_names, m_rules.bindingIndex(def.name.name), option);
      m_builder.set(total, m_builder.add(m_builder.get(total), countFrom(action, parameter + 1)));
    });
  });
  return m_builder.get(total);
}

Word Moves::legalCount(std::uint32_t action) {
  const Word may = mayTake(action);
  if (may.is(0)) return 0;
  const Variable count = m_builder.variable(0);
  m_builder.ifThen(may, [&] {
    const Unchanged meanwhile(m_function);
    if (!Series::isAsked(m_def.actions[action])) return m_builder.set(count, countPossible(action));
    m_series.forEachLongest(action, [&](const std::vector<Typed>&) {
      m_builder.set(count, m_builder.add(m_builder.get(count), 1));
    });
  });
  return m_builder.get(count);
}

Word Moves::countPossible(std::uint32_t action) {
  return countFrom(m_def.actions[action], 0);
}

void Moves::forEachPossible(std::uint32_t action,
                            const std::function<void(const std::vector<Typed>&)>& body) {
  std::vector<Typed> arguments;
  m_builder.ifThen(mayBegin(m_def.actions[action], 1),
                   [&] { bindFrom(m_def.actions[action], arguments, nullptr, body); });
}

Word Moves::hasMove(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const Word may = mayTake(index);
  if (may.is(0)) return 0;
  if (const std::optional<std::vector<Displacement>> displacements =
          m_displacements.displacementsOf(action)) {
    ZoneSet any = m_sets.none();
    for (const Displacement& each : *displacements) any = m_sets.either(any, each.from);
    return m_builder.bitAnd(may, m_sets.isSet(any));
  }
  const bool isTried = !m_trials.isToldAhead(action) || action.post;
  const Variable found = m_builder.variable(0);
  const Unchanged meanwhile(m_function);
  if (action.params.size() != 1 || !isTried) {
    // Where there is any, some series is the longest.
    m_builder.ifThen(may, [&] { m_builder.set(found, m_builder.isSet(countPossible(index))); });
    return m_builder.get(found);
  }
  m_builder.ifThen(may, [&] { m_builder.set(found, hasAllowedValue(action)); });
  return m_builder.get(found);
}

// Ends with the first that is found.
Word Moves::hasAllowedValue(const ActionDef& action) {
  const std::optional<ZoneSet> untried = untriedValues(action);
  if (!untried) return m_builder.isSet(countFrom(action, 0));
  return sets(m_queryKinds.kindOf(action.params.front().domain)).any(*untried, [&](Word member) {
    return isAllowedWith(action, member);
  });
}

// Ends with the first action that has one.
Word Moves::hasAnyMove() {
  const Variable found = m_builder.variable(0);
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i)
    m_builder.ifThen(m_builder.isZero(m_builder.get(found)), [&] { m_builder.set(found, hasMove(i)); });
  return m_builder.get(found);
}

Word Moves::allLegalCount() {
  Word total = 0;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) total = m_builder.add(total, legalCount(i));
  return total;
}

void Moves::forEachMove(std::uint32_t index, const std::function<void(const std::vector<Typed>&)>& body) {
  const Word may = mayTake(index);
  if (may.is(0)) return;
  m_builder.ifThen(may, [&] {
    if (Series::isAsked(m_def.actions[index])) return m_series.forEachLongest(index, body);
    const Unchanged meanwhile(m_function);
    forEachPossible(index, body);
  });
}

void Moves::forEachMove(std::uint32_t index, const MoveWindow& window,
                        const std::function<void(const std::vector<Typed>&)>& body) {
  const ActionDef& action = m_def.actions[index];
  if (Series::isAsked(action)) return forEachMove(index, body);
  const Word may = mayTake(index);
  if (may.is(0)) return;
  const auto visitAll = [&] {
    const Unchanged meanwhile(m_function);
    std::vector<Typed> arguments;
    m_builder.ifThen(mayBegin(action, 1), [&] { bindFrom(action, arguments, &window, body); });
  };
  m_builder.ifThen(may, [&] {
    // What has to be tried is not tried twice.
    const bool isCountedAtOnce = action.params.size() > 1 && !action.post && m_trials.isToldAhead(action);
    if (!isCountedAtOnce) return visitAll();
    const Word isPart =
        m_builder.bitOr(m_builder.isZero(m_builder.isZero(window.first)), m_builder.isZero(window.capacity));
    const Variable isPassed = m_builder.variable(0);
    m_builder.ifThen(isPart, [&] {
      const Word count = legalCount(index);
      m_builder.set(isPassed, isOutside(window, count));
      m_builder.ifThen(m_builder.get(isPassed),
                       [&] { m_builder.set(window.next, m_builder.add(m_builder.get(window.next), count)); });
    });
    m_builder.ifThen(m_builder.isZero(m_builder.get(isPassed)), visitAll);
  });
}

// Whether the next so many moves are all before the window, or all behind it.
Word Moves::isOutside(const MoveWindow& window, Word count) {
  const Word begin = m_builder.get(window.next);
  const Word end = m_builder.add(begin, count);
  return m_builder.bitOr(m_builder.lessOrEqual(end, window.first),
                         m_builder.lessOrEqual(m_builder.add(window.first, window.capacity), begin));
}

void Moves::bindFrom(const ActionDef& action, std::vector<Typed>& arguments, const MoveWindow* window,
                     const std::function<void(const std::vector<Typed>&)>& body) {
  if (arguments.size() == action.params.size()) {
    m_builder.ifThen(isAllowed(action), [&] { body(arguments); });
    return;
  }
  const ParamDef& parameter = action.params[arguments.size()];
  const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
  if (arguments.size() + 1 == action.params.size()) {
    if (const std::optional<ZoneSet> values = lastValues(action, true)) {
      const Value::Kind kind = m_queryKinds.kindOf(parameter.domain);
      visitLast(parameter.domain, *values, window, [&](Word member) {
        arguments.push_back({kind, member});
        body(arguments);
        arguments.pop_back();
      });
      return;
    }
  }
  m_queryOrder.forEach(parameter.domain, [&](const Typed& option) {
    const ScopedName value(m_names, name, option);
    arguments.push_back(option);
    bindFrom(action, arguments, window, body);
    arguments.pop_back();
  });
}

void Moves::visitLast(const Query& domain, const ZoneSet& values, const MoveWindow* window,
                      const std::function<void(Word)>& visit) {
  SetWriter& writer = sets(m_queryKinds.kindOf(domain));
  const bool rises = m_queryKinds.risesById(domain);
  const auto visitAll = [&] {
    if (rises) return writer.forEach(values, visit);
    if (m_queryKinds.kindOf(domain) != Value::Kind::Token || m_tokens.comeByZone())
      return m_queryOrder.inCanonicalOrder(domain, values, visit);
    const OptionList listed = m_queryOrder.list(domain, values);
    m_builder.forEachBelow(listed.count, [&](Word i) { visit(m_queryOrder.listed(listed, i)); });
  };
  if (window == nullptr) return visitAll();
  const Word begin = m_builder.get(window->next);
  const Word count = writer.count(values);
  const Word end = m_builder.add(begin, count);
  m_builder.ifThen(
      isOutside(*window, count), [&] { m_builder.set(window->next, end); },
      [&] {
        if (!rises) return visitAll();
        // The only one that is wanted is found at once.
        m_builder.ifThen(
            m_builder.equal(window->capacity, 1),
            [&] {
              m_builder.set(window->next, window->first);
              visit(writer.nth(values, m_builder.subtract(window->first, begin)));
              m_builder.set(window->next, end);
            },
            visitAll);
      });
}

}  // namespace ludo::engine
