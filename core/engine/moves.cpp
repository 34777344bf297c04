// SPDX-License-Identifier: Apache-2.0
// Legal moves: what the kernel's legal_moves.cpp does. The values of an action's last parameter are a set;
// the parameters before it are gone through one by one.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"
#include "core/engine/mentions.h"
#include "core/engine/promises.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

bool isVariableEffect(const Effect& effect) {
  return std::holds_alternative<AddVarEffect>(effect.node) ||
         std::holds_alternative<SetVarEffect>(effect.node);
}

/// Whether the value may be another one after a variable has changed.
bool readsState(const ValueExpr& expression) {
  return containsAny<GlobalVariableValue, PlayerVariableValue, DefinedValue, LegalCountValue,
                     DefinedCondition, DefinedQuery>(expression);
}

/// The action's only effect, if it puts one token into a zone.
const Effect* onlyFills(const ActionDef& action) {
  if (!action.cost.empty() || action.effects.items.size() != 1) return nullptr;
  const Effect& effect = action.effects.items.front();
  return filledZone(effect) != nullptr ? &effect : nullptr;
}

}  // namespace

Lowering::Word Lowering::mayTake(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const auto isPhase = [this](const PhaseRef& phase) { return phase.index == m_phase; };
  Word inPhase = 1;
  if (m_phase == unknownPhase && m_layout.phase && !action.phase.empty()) {
    inPhase = 0;
    for (const PhaseRef& phase : action.phase)
      inPhase = m_builder.bitOr(inPhase, m_builder.equal(read(*m_layout.phase), phase.index));
  } else if (m_phase != unknownPhase && !action.phase.empty() &&
             std::ranges::none_of(action.phase, isPhase)) {
    return 0;
  }
  Word may = 0;
  for (const Word& taker : players(action.actor)) may = m_builder.bitOr(may, m_builder.equal(taker, m_actor));
  may = m_builder.bitAnd(may, inPhase);
  for (const LimitDef& limit : action.limits)
    may = m_builder.bitAnd(may, m_builder.less(used(index, limit.scope), m_rules.number(limit.max)));
  return may;
}

Lowering::Word Lowering::used(std::uint32_t action, LimitScope scope) {
  Word result = 0;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const StateLayout::Uses& uses = m_layout.uses[m_rules.useSlot(seat, action)];
    const std::optional<Field>& field = scope == LimitScope::Turn    ? uses.turn
                                        : scope == LimitScope::Phase ? uses.phase
                                                                     : uses.game;
    const Word isHis = m_builder.equal(m_actor, seat);
    if (!isHis.is(0)) result = m_builder.select(isHis, read(*field), result);
  }
  return result;
}

bool Lowering::isPaidInVariables(const ActionDef& action) const {
  std::vector<std::uint32_t> changed;
  for (const Effect& effect : action.cost.items) {
    if (!isVariableEffect(effect)) return false;
    const auto* add = std::get_if<AddVarEffect>(&effect.node);
    const std::uint32_t variable =
        add != nullptr ? add->var.index : std::get<SetVarEffect>(effect.node).var.index;
    const ValueExpr& amount = add != nullptr ? add->delta : std::get<SetVarEffect>(effect.node).value;
    if (std::ranges::find(changed, variable) != changed.end()) return false;
    if (!changed.empty() && readsState(amount)) return false;
    changed.push_back(variable);
  }
  return true;
}

// A cost of variables alone can be paid when no bound is in the way.
Lowering::Word Lowering::canPay(const ActionDef& action) {
  Word can = 1;
  for (const Effect& effect : action.cost.items) {
    const auto pay = [&](std::uint32_t variableIndex, const std::optional<PlayerSelector>& of, auto&& after) {
      const VariableDef& def = m_def.variables[variableIndex];
      const std::int64_t low = m_rules.number(def.min);
      for (const Word& seat : owners(variableIndex, of)) {
        const Word value = after(seat);
        const Word fits =
            m_builder.bitAnd(m_builder.lessOrEqual(low, value),
                             m_builder.lessOrEqual(value, std::max(low, m_rules.number(def.max))));
        // Nobody pays nothing.
        const bool isGlobal = def.scope == VariableScope::Global;
        can = m_builder.bitAnd(can, isGlobal ? fits : m_builder.bitOr(fits, m_builder.less(seat, 0)));
      }
    };
    if (const auto* add = std::get_if<AddVarEffect>(&effect.node)) {
      const Word delta = integer(add->delta);
      pay(add->var.index, add->player,
          [&](Word seat) { return compute(ArithmeticOp::Add, variable(add->var.index, seat), delta); });
    } else if (const auto* set = std::get_if<SetVarEffect>(&effect.node)) {
      const Word to = integer(set->value);
      pay(set->var.index, set->player, [&](Word) { return to; });
    }
  }
  return can;
}

bool Lowering::mentionsInCost(const ActionDef& action, std::uint32_t name) {
  return std::ranges::any_of(action.cost.items,
                             [name](const Effect& effect) { return mentionsName(effect, name); });
}

// Plays the action on the state itself, asks, and puts everything back.
Lowering::Word Lowering::holdsAfter(const ActionDef& action) {
  if (!m_cells) return isAllowedInTrial(action);
  if (const Effect* filling = onlyFills(action)) return holdsAfterFilling(action, *filling);
  const Facts& facts = m_context.facts;
  const bool hasColumns = std::ranges::any_of(facts.properties, &Facts::Property::isStored);
  const bool changesCellsOnly =
      !facts.form.freeTurn && !facts.usesChance && !facts.hasChoices && !facts.lines && !hasColumns;
  if (!changesCellsOnly) return isAllowedInTrial(action);
  std::vector<std::pair<Field, Word>> saved;
  const auto save = [&](const Field& field) { saved.emplace_back(field, read(field)); };
  const auto saveSet = [&](std::uint32_t offset) {
    for (std::size_t i = 0; i < m_sets.wordCount(); ++i)
      save({offset + static_cast<std::uint32_t>(i * sizeof(std::uint64_t)), machine::Width::Word});
  };
  std::ranges::for_each(m_layout.owners, saveSet);
  if (m_layout.ownerless) saveSet(*m_layout.ownerless);
  std::ranges::for_each(m_layout.types, saveSet);
  std::ranges::for_each(m_layout.variables, save);
  if (m_layout.lastZone) save(*m_layout.lastZone);
  const auto held = heldTokens();
  m_trial = true;
  perform(action.cost);
  perform(action.effects);
  m_trial = false;
  const Word result = holds(*action.post);
  for (const auto& [name, before] : held) m_builder.set(name, m_builder.get(before));
  for (const auto& [field, before] : saved) write(field, before);
  return result;
}

// What only puts a token somewhere is taken back by taking the token.
Lowering::Word Lowering::holdsAfterFilling(const ActionDef& action, const Effect& filling) {
  const Word to = zone(*filledZone(filling));
  const auto* place = std::get_if<PlaceEffect>(&filling.node);
  const auto* create = std::get_if<CreateTokenEffect>(&filling.node);
  const std::optional<PlayerSelector>& owners = place != nullptr ? place->owner : create->owner;
  const Word owner = owners ? player(*owners) : place != nullptr ? m_actor : Word(-1);
  const std::uint32_t type = place != nullptr ? place->type.index : create->type.index;
  const auto props = create != nullptr ? startsOf(*create) : decltype(startsOf(*create)){};
  const Word lastZone = m_layout.lastZone ? read(*m_layout.lastZone) : Word(-1);
  const Variable result = m_builder.variable(0);
  m_builder.ifThen(
      isEmptyParameter(m_rules, action, *filledZone(filling)) ? Word(1) : matches(to, Occupancy::Empty),
      [&] {
        m_tokens.put(to, type, owner);
        for (const auto& [property, start] : props) m_tokens.setProperty(to, property, start);
        setLastZone(to);
        m_builder.set(result, holds(*action.post));
        m_tokens.take(to);
        setLastZone(lastZone);
      },
      [&] { m_builder.set(result, holds(*action.post)); });
  return m_builder.get(result);
}

// The values of the last parameter, with the others bound, that are legal as far as can be told without
// playing the action.
std::optional<ZoneSet> Lowering::untriedValues(const ActionDef& action) {
  const ParamDef& parameter = action.params.back();
  const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
  const std::optional<ZoneSet> domain = membersOf(parameter.domain);
  if (!domain) return std::nullopt;
  const Value::Kind kind = kindOf(parameter.domain);
  const ZoneSet allowed = where(action.pre, name, kind, *domain);
  if (!isPaidInVariables(action)) return allowed;
  SetWriter& writer = sets(kind);
  if (!mentionsInCost(action, name)) return writer.when(canPay(action), allowed);
  return writer.filter(allowed, [&](Word member) {
    const Bound value(*this, name, {kind, member});
    return canPay(action);
  });
}

// Whether the action is allowed with this value of its last parameter, one of untriedValues().
Lowering::Word Lowering::isAllowedWith(const ActionDef& action, Word member) {
  const ParamDef& parameter = action.params.back();
  const Bound value(*this, m_rules.bindingIndex(parameter.name.name), {kindOf(parameter.domain), member});
  return isPaidInVariables(action) ? holdsAfter(action) : isAllowedInTrial(action);
}

// The values of the last parameter, with the others bound. `withPost` leaves out what the action's `post`
// refuses, which has to be tried one by one.
std::optional<ZoneSet> Lowering::lastValues(const ActionDef& action, bool withPost) {
  std::optional<ZoneSet> untried = untriedValues(action);
  const bool isTried = !isPaidInVariables(action) || (action.post && withPost);
  if (!untried || !isTried) return untried;
  return sets(kindOf(action.params.back().domain)).filter(*untried, [&](Word member) {
    return isAllowedWith(action, member);
  });
}

Lowering::Word Lowering::isAllowed(const ActionDef& action) {
  const Variable allowed = m_builder.variable(0);
  const bool inVariables = isPaidInVariables(action);
  const Word may = inVariables ? m_builder.bitAnd(holds(action.pre), canPay(action)) : holds(action.pre);
  m_builder.ifThen(may, [&] {
    if (!inVariables) {
      m_builder.set(allowed, isAllowedInTrial(action));
    } else {
      m_builder.set(allowed, action.post ? holdsAfter(action) : Word(1));
    }
  });
  return m_builder.get(allowed);
}

Lowering::Word Lowering::isAllowedInTrial(const ActionDef& action) {
  if (m_trial) throw Unsupported{"a trial within a trial", action.node};
  const machine::At state{machine::Memory::State, 0};
  const machine::At saved{machine::Memory::Scratch, m_context.scratch};
  m_context.scratch += m_layout.bytes;
  m_builder.copyBytes(saved, state, m_layout.bytes);
  write(m_layout.lastActor, m_actor);
  const auto held = heldTokens();
  const Variable refused = m_builder.variable(0);
  const machine::BlockId costEnd = m_builder.block();
  const machine::BlockId end = m_builder.block();
  const Word depth = m_eventDepth;
  m_trial = true;
  m_refused = refused;
  m_trialEnd = end;
  m_beforeTrial = saved;
  perform(action.cost);
  m_builder.jump(costEnd);
  m_builder.begin(costEnd);
  m_refused.reset();
  if (action.post)
    m_builder.ifThen(m_builder.isZero(m_builder.get(refused)), [&] { perform(action.effects); });
  m_builder.jump(end);
  m_builder.begin(end);
  m_trial = false;
  m_trialEnd.reset();
  m_beforeTrial.reset();
  m_eventDepth = depth;
  const Variable allowed = m_builder.variable(m_builder.isZero(m_builder.get(refused)));
  if (action.post)
    m_builder.ifThen(m_builder.get(allowed), [&] { m_builder.set(allowed, holds(*action.post)); });
  m_builder.copyBytes(state, saved, m_layout.bytes);
  for (const auto& [name, before] : held) m_builder.set(name, m_builder.get(before));
  return m_builder.get(allowed);
}

Lowering::Word Lowering::countFrom(const ActionDef& action, std::size_t parameter) {
  if (action.params.empty()) return isAllowed(action);
  if (parameter + 1 == action.params.size()) {
    if (const std::optional<ZoneSet> values = lastValues(action, true))
      return sets(kindOf(action.params.back().domain)).count(*values);
  }
  if (parameter == action.params.size()) return isAllowed(action);
  if (parameter == 0) {
    if (const std::optional<std::vector<Way>> ways = waysOf(action)) return count(*ways);
  }
  const Variable total = m_builder.variable(0);
  const ParamDef& def = action.params[parameter];
  forEach(def.domain, [&](const Typed& option) {
    const Bound value(*this, m_rules.bindingIndex(def.name.name), option);
    m_builder.set(total, m_builder.add(m_builder.get(total), countFrom(action, parameter + 1)));
  });
  return m_builder.get(total);
}

Lowering::Word Lowering::legalCount(std::uint32_t action) {
  const Word may = mayTake(action);
  if (may.is(0)) return 0;
  const Variable count = m_builder.variable(0);
  m_builder.ifThen(may, [&] { m_builder.set(count, countFrom(m_def.actions[action], 0)); });
  return m_builder.get(count);
}

Lowering::Word Lowering::hasMove(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const Word may = mayTake(index);
  if (may.is(0)) return 0;
  if (const std::optional<std::vector<Way>> ways = waysOf(action)) {
    ZoneSet any = m_sets.none();
    for (const Way& way : *ways) any = m_sets.either(any, way.from);
    return m_builder.bitAnd(may, m_sets.isSet(any));
  }
  const bool isTried = !isPaidInVariables(action) || action.post;
  if (action.params.size() != 1 || !isTried) return m_builder.isSet(legalCount(index));
  const Variable found = m_builder.variable(0);
  m_builder.ifThen(may, [&] { m_builder.set(found, hasAllowedValue(action)); });
  return m_builder.get(found);
}

// Ends with the first that is found.
Lowering::Word Lowering::hasAllowedValue(const ActionDef& action) {
  const std::optional<ZoneSet> untried = untriedValues(action);
  if (!untried) return m_builder.isSet(countFrom(action, 0));
  return sets(kindOf(action.params.front().domain)).any(*untried, [&](Word member) {
    return isAllowedWith(action, member);
  });
}

// Ends with the first action that has one.
Lowering::Word Lowering::hasAnyMove() {
  const Variable found = m_builder.variable(0);
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i)
    m_builder.ifThen(m_builder.isZero(m_builder.get(found)), [&] { m_builder.set(found, hasMove(i)); });
  return m_builder.get(found);
}

Lowering::Word Lowering::allLegalCount() {
  Word total = 0;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) total = m_builder.add(total, legalCount(i));
  return total;
}

void Lowering::forEachMove(std::uint32_t index, const std::function<void(const std::vector<Typed>&)>& body) {
  const Word may = mayTake(index);
  if (may.is(0)) return;
  m_builder.ifThen(may, [&] {
    std::vector<Typed> arguments;
    bindFrom(m_def.actions[index], arguments, body);
  });
}

void Lowering::bindFrom(const ActionDef& action, std::vector<Typed>& arguments,
                        const std::function<void(const std::vector<Typed>&)>& body) {
  if (arguments.size() == action.params.size()) {
    m_builder.ifThen(isAllowed(action), [&] { body(arguments); });
    return;
  }
  const ParamDef& parameter = action.params[arguments.size()];
  const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
  if (arguments.size() + 1 == action.params.size()) {
    if (const std::optional<ZoneSet> values = lastValues(action, true)) {
      const Value::Kind kind = kindOf(parameter.domain);
      const auto visit = [&](Word zone) {
        arguments.push_back({kind, zone});
        body(arguments);
        arguments.pop_back();
      };
      if (risesById(parameter.domain)) {
        sets(kind).forEach(*values, visit);
      } else {
        inCanonicalOrder(parameter.domain, *values, visit);
      }
      return;
    }
  }
  forEach(parameter.domain, [&](const Typed& option) {
    const Bound value(*this, name, option);
    arguments.push_back(option);
    bindFrom(action, arguments, body);
    arguments.pop_back();
  });
}

}  // namespace ludo::engine
