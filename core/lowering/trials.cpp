// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/trials.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/analysis/mentions.h"
#include "core/analysis/promises.h"
#include "core/kernel/variables.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/effects.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/names.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/token_effects.h"
#include "core/lowering/turn.h"
#include "core/lowering/values.h"
#include "core/lowering/variables.h"

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

/// Whether the value is the same wherever tokens are: made of numbers, variables and what names stand for.
bool staysWhenTokensMove(const ValueExpr& expression) {
  const auto stays = [](const auto& each) { return staysWhenTokensMove(each); };
  if (const auto* property = std::get_if<TokenPropertyValue>(&expression.node))
    return property->token.kind == TokenSelector::Kind::Binding;
  if (const auto* property = std::get_if<ZonePropertyValue>(&expression.node))
    return property->zone.kind == ZoneSelector::Kind::Binding;
  if (const auto* part = std::get_if<AbsoluteValue>(&expression.node)) return stays(*part->value);
  if (const auto* part = std::get_if<ArithmeticValue>(&expression.node))
    return stays(*part->left) && stays(*part->right);
  return std::holds_alternative<std::int64_t>(expression.node) ||
         std::holds_alternative<ConstantValue>(expression.node) ||
         std::holds_alternative<BindingValue>(expression.node) ||
         std::holds_alternative<GlobalVariableValue>(expression.node) ||
         std::holds_alternative<PlayerVariableValue>(expression.node);
}

/// Whether it moves one token, to one zone and no random place of it.
bool isPlainMove(const MoveTokenEffect& effect) {
  const bool isToAll = effect.to.owned && effect.to.owner.plural();
  return !isToAll && effect.position != InsertPosition::Random;
}

/// Whether the effects may ask how often a position has occurred.
bool asksRepetitions(const EffectList& effects) {
  return std::ranges::any_of(effects.items, [](const Effect& effect) {
    return containsAny<RepetitionsValue, DefinedValue, DefinedCondition, DefinedQuery>(effect);
  });
}

/// The action's only effect, if it puts one token into a zone.
const Effect* onlyFills(const ActionDef& action) {
  if (!action.cost.empty() || action.effects.items.size() != 1) return nullptr;
  const Effect& effect = action.effects.items.front();
  return filledZone(effect) != nullptr ? &effect : nullptr;
}

}  // namespace

bool Trials::isToldAhead(const ActionDef& action) const {
  // In a trial the position that the action begins from has occurred once more.
  if (m_context.facts.trialsCountRepetitions && asksRepetitions(action.cost)) return false;
  // What such a selector means may change with the cost.
  if (std::ranges::any_of(action.cost.items, &selectsByVariable<Effect>)) return false;
  std::vector<std::uint32_t> changed;
  bool hasMoved = false;
  for (const Effect& effect : action.cost.items) {
    if (const auto* move = std::get_if<MoveTokenEffect>(&effect.node)) {
      if (hasMoved || !isPlainMove(*move)) return false;
      hasMoved = true;
      continue;
    }
    if (!isVariableEffect(effect)) return false;
    const auto* add = std::get_if<AddVarEffect>(&effect.node);
    const std::uint32_t variable =
        add != nullptr ? add->var.index : std::get<SetVarEffect>(effect.node).var.index;
    const ValueExpr& amount = add != nullptr ? add->delta : std::get<SetVarEffect>(effect.node).value;
    if (std::ranges::find(changed, variable) != changed.end()) return false;
    if (!changed.empty() && readsState(amount)) return false;
    if (hasMoved && !staysWhenTokensMove(amount)) return false;
    changed.push_back(variable);
  }
  return true;
}

Word Trials::canMove(const MoveTokenEffect& effect) {
  const Word token = m_selectors.token(effect.token);
  const Word to = m_selectors.zone(effect.to);
  const Word from = m_tokens.zoneOf(token);
  Word can = m_builder.bitAnd(m_builder.lessOrEqual(0, token), m_builder.lessOrEqual(0, to));
  if (effect.from) can = m_builder.bitAnd(can, m_builder.equal(from, m_selectors.zone(*effect.from)));
  return m_builder.bitAnd(can, m_builder.bitOr(m_builder.equal(from, to), m_tokens.hasCapacity(to)));
}

// A variable can pay as long as it stays within its bounds, and a token if it can move to where it is sent.
Word Trials::canPay(const ActionDef& action) {
  Word can = 1;
  for (const Effect& effect : action.cost.items) {
    if (const auto* move = std::get_if<MoveTokenEffect>(&effect.node))
      can = m_builder.bitAnd(can, canMove(*move));
    const auto pay = [&](std::uint32_t variableIndex, const std::optional<PlayerSelector>& of, auto&& after) {
      const VariableDef& def = m_def.variables[variableIndex];
      if (!def.isNumber()) return;
      const auto [low, high] = kernel::boundsOf(m_rules, def);
      for (const Word& seat : m_variables.owners(variableIndex, of)) {
        const Word value = after(seat);
        const Word fits =
            m_builder.bitAnd(m_builder.lessOrEqual(low, value), m_builder.lessOrEqual(value, high));
        // Where no seat is meant, nothing has to be paid.
        const bool isGlobal = def.scope == VariableScope::Global;
        can = m_builder.bitAnd(can, isGlobal ? fits : m_builder.bitOr(fits, m_builder.less(seat, 0)));
      }
    };
    if (const auto* add = std::get_if<AddVarEffect>(&effect.node)) {
      const Word delta = m_values.integer(add->delta);
      pay(add->var.index, add->player, [&](Word seat) {
        return m_arithmetic.compute(ArithmeticOp::Add, m_variables.variable(add->var.index, seat), delta);
      });
    } else if (const auto* set = std::get_if<SetVarEffect>(&effect.node)) {
      const Word to = m_values.integer(set->value);
      pay(set->var.index, set->player, [&](Word) { return to; });
    }
  }
  return can;
}

bool Trials::mentionsInCost(const ActionDef& action, std::uint32_t name) {
  return std::ranges::any_of(action.cost.items,
                             [name](const Effect& effect) { return mentionsName(effect, name); });
}

// Plays the action on the state itself, asks, and puts everything back.
Word Trials::holdsAfter(const ActionDef& action) {
  const Changing meanwhile(m_function);
  if (!m_tokens.areSingle() || m_function.trial.isOn) return isAllowedInTrial(action);
  if (const Effect* filling = onlyFills(action)) return holdsAfterFilling(action, *filling);
  const Facts& facts = m_context.facts;
  const bool hasColumns = std::ranges::any_of(facts.properties, &Facts::Property::isStored);
  const std::optional<std::vector<Field>> ofTurn = m_turn.changedByEffects();
  const bool changesFieldsOnly = ofTurn && !facts.usesChance && !facts.hasChoices && !facts.lines &&
                                 !hasColumns && !facts.trialsCountRepetitions;
  if (!changesFieldsOnly) return isAllowedInTrial(action);
  std::vector<std::pair<Field, Word>> saved;
  const auto save = [&](const Field& field) { saved.emplace_back(field, load(field)); };
  const auto saveSet = [&](std::uint32_t offset) {
    for (std::size_t i = 0; i < m_sets.wordCount(); ++i)
      save({offset + static_cast<std::uint32_t>(i * sizeof(std::uint64_t)), machine::Width::Word});
  };
  std::ranges::for_each(m_layout.owners, saveSet);
  if (m_layout.ownerless) saveSet(*m_layout.ownerless);
  std::ranges::for_each(m_layout.types, saveSet);
  std::ranges::for_each(m_layout.variables, save);
  std::ranges::for_each(*ofTurn, save);
  if (m_layout.lastZone) save(*m_layout.lastZone);
  const auto held = m_names.held();
  m_function.trial.isOn = true;
  m_repetitions.beginTrial();
  m_effects.perform(action.cost);
  m_effects.perform(action.effects);
  m_repetitions.endTrial(true);
  m_function.trial.isOn = false;
  const Word result = m_conditions.holds(*action.post);
  for (const auto& [name, before] : held) m_builder.set(name, m_builder.get(before));
  for (const auto& [field, before] : saved) store(field, before);
  return result;
}

// What only puts a token somewhere is taken back by taking the token.
Word Trials::holdsAfterFilling(const ActionDef& action, const Effect& filling) {
  const Word to = m_selectors.zone(*filledZone(filling));
  const auto* place = std::get_if<PlaceEffect>(&filling.node);
  const auto* create = place != nullptr ? nullptr : &std::get<CreateTokenEffect>(filling.node);
  const std::optional<PlayerSelector>& owners = place != nullptr ? place->owner : create->owner;
  const Word owner = owners ? m_selectors.player(*owners) : place != nullptr ? actor() : Word(-1);
  const std::uint32_t type = place != nullptr ? place->type.index : create->type.index;
  const auto props =
      create != nullptr ? m_tokenEffects.startsOf(*create) : decltype(m_tokenEffects.startsOf(*create)){};
  const Word lastZone = m_layout.lastZone ? load(*m_layout.lastZone) : Word(-1);
  const Variable result = m_builder.variable(0);
  m_repetitions.beginTrial();
  m_builder.ifThen(
      isEmptyParameter(m_rules, action, *filledZone(filling)) ? Word(1)
                                                              : m_spatial.matches(to, Occupancy::Empty),
      [&] {
        m_tokens.put(to, type, owner);
        for (const auto& [property, start] : props) m_tokens.setProperty(to, property, start);
        m_tokenEffects.setLastZone(to);
        m_builder.set(result, m_conditions.holds(*action.post));
        m_tokens.take(to);
        m_tokenEffects.setLastZone(lastZone);
      },
      [&] { m_builder.set(result, m_conditions.holds(*action.post)); });
  m_repetitions.endTrial(false);
  return m_builder.get(result);
}

Word Trials::isAllowedInTrial(const ActionDef& action) {
  const Changing meanwhile(m_function);
  // Effects that are tried may ask how many moves are legal, which are tried in turn.
  const Trial outer = m_function.trial;
  m_function.trial = Trial();
  const machine::At state{machine::Memory::State, 0};
  const machine::At saved{machine::Memory::Scratch, m_context.scratch};
  m_context.scratch += m_layout.bytes;
  m_builder.copyBytes(saved, state, m_layout.bytes);
  store(m_layout.lastActor, actor());
  const auto held = m_names.held();
  const Variable refused = m_builder.variable(0);
  const machine::BlockId costEnd = m_builder.block();
  const machine::BlockId end = m_builder.block();
  const Word depth = m_function.eventDepth;
  m_repetitions.beginTrial();
  m_function.trial.isOn = true;
  m_function.trial.refused = refused;
  m_function.trial.end = end;
  m_function.trial.before = outer.before ? outer.before : std::optional(saved);
  m_effects.perform(action.cost);
  m_builder.jump(costEnd);
  m_builder.begin(costEnd);
  m_function.trial.refused.reset();
  if (action.post)
    m_builder.ifThen(m_builder.isZero(m_builder.get(refused)), [&] { m_effects.perform(action.effects); });
  m_builder.jump(end);
  m_builder.begin(end);
  // What is asked now may give up, too.
  m_function.trial.isOn = false;
  m_function.trial.end.reset();
  m_function.eventDepth = depth;
  const Variable allowed = m_builder.variable(m_builder.isZero(m_builder.get(refused)));
  if (action.post)
    m_builder.ifThen(m_builder.get(allowed),
                     [&] { m_builder.set(allowed, m_conditions.holds(*action.post)); });
  m_function.trial = outer;
  m_builder.copyBytes(state, saved, m_layout.bytes);
  m_repetitions.endTrial(true);
  for (const auto& [name, before] : held) m_builder.set(name, m_builder.get(before));
  return m_builder.get(allowed);
}

}  // namespace ludo::engine
