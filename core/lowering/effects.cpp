// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/effects.h"

#include <algorithm>
#include <variant>

#include "core/base/limits.h"
#include "core/language/macros.h"
#include "core/language/walk.h"
#include "core/lowering/answers.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/certainty.h"
#include "core/lowering/chance.h"
#include "core/lowering/choices.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/names.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/token_effects.h"
#include "core/lowering/turn.h"
#include "core/lowering/values.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

/// Whether something may be done in one round and nothing in another: only conditions stand in the way.
bool mayBeIdle(const EffectList& list) {
  return std::ranges::all_of(list.items, [](const Effect& effect) {
    if (const auto* part = std::get_if<LetEffect>(&effect.node)) return mayBeIdle(part->in);
    const auto* part = std::get_if<IfEffect>(&effect.node);
    return part != nullptr && (mayBeIdle(part->then) || mayBeIdle(part->otherwise));
  });
}

}  // namespace

void Effects::perform(const EffectList& list) {
  const std::size_t outer = m_names.size();
  perform(list, static_cast<std::uint32_t>(m_names.size()));
  // Names that a choice or a roll has bound last to the end of the list.
  m_names.resize(outer);
}

void Effects::perform(const EffectList& list, std::uint32_t namesAfter) {
  const Changing meanwhile(m_function);
  m_function.lists.push_back({list.list, 0, namesAfter});
  for (const Effect& effect : list.items) {
    ++m_function.lists.back().next;
    perform(effect);
  }
  m_function.lists.pop_back();
}

void Effects::perform(const Effect& effect) {
  spend();
  const auto write = [this]<typename Part>(const Part& part) {
    constexpr bool isAround = std::is_same_v<Part, IfEffect> || std::is_same_v<Part, LetEffect>;
    const std::optional<Variable> acts = m_function.acts;
    if (acts && !isAround) {
      m_builder.set(*acts, 1);
      m_function.acts.reset();
    }
    if constexpr (requires { lower(part); }) {
      lower(part);
    } else {
      lowerElsewhere(part);
    }
    m_function.acts = acts;
  };
  const std::uint32_t around = m_function.effectNode;
  visitExpanded(effect, [&](const auto& part) {
    m_function.effectNode = part.node;
    lowerPart(part, write);
  });
  m_function.effectNode = around;
  m_certainty.forgetAfter(effect);
}

template <typename Effect>
void Effects::lowerElsewhere(const Effect& effect) {
  if constexpr (requires { m_tokenEffects.lower(effect); }) {
    m_tokenEffects.lower(effect);
  } else if constexpr (requires { m_chance.lower(effect); }) {
    m_chance.lower(effect);
  } else if constexpr (requires { m_choices.lower(effect); }) {
    m_choices.lower(effect);
  } else if constexpr (requires { m_turn.lower(effect); }) {
    m_turn.lower(effect);
  } else {
    throw Unsupported{"the effect " + typeOf<Effect>().name, effect.node};
  }
}

void Effects::lower(const SetVarEffect& effect) {
  const Typed value = m_values.value(effect.value);
  const bool isNumber = m_def.variables[effect.var.index].isNumber();
  const Word to = isNumber ? m_arithmetic.integerOf(value) : m_variables.kept(effect.var.index, value);
  for (const Word& seat : m_variables.owners(effect.var.index, effect.player))
    m_variables.setVariable(effect.var.index, seat, to);
}

void Effects::lower(const AddVarEffect& effect) {
  const Word delta = m_values.integer(effect.delta);
  for (const Word& seat : m_variables.owners(effect.var.index, effect.player)) {
    const Word before = m_variables.variable(effect.var.index, seat);
    const Word sum = m_arithmetic.compute(ArithmeticOp::Add, before, delta);
    if (m_function.trial.refused)
      m_builder.ifThen(m_builder.notEqual(sum, m_builder.add(before, delta)), [this] { m_function.fail(); });
    m_variables.setVariable(effect.var.index, seat, sum);
  }
}

void Effects::lower(const IfEffect& effect) {
  m_builder.ifThen(
      m_conditions.holds(effect.when), [&] { perform(effect.then); }, [&] { perform(effect.otherwise); });
}

void Effects::lower(const LetEffect& effect) {
  // The name goes when the list does.
  const std::uint32_t outer = static_cast<std::uint32_t>(m_names.size());
  m_names.push(m_names.lasting(m_rules.bindingIndex(effect.bind.name), m_values.value(effect.value)));
  perform(effect.in, outer);
  m_names.resize(outer);
}

void Effects::lower(const ForEachEffect& effect) {
  const std::uint32_t name = m_rules.bindingIndex(effect.bind.name);
  if (m_tokenEffects.writesAtOnce(effect)) return;
  if (effect.effects.empty()) return;
  // What comes after the limit is left out.
  const std::int64_t most = m_queryKinds.mostOptions(effect.over);
  const Word limit = effect.limit ? m_values.integer(*effect.limit) : Word(most);
  Loop loop(m_function, limit.known() ? std::min(most, limit.value()) : most);
  const Variable rounds = m_builder.variable(0);
  m_queryOrder.forEach(effect.over, [&](const Typed& item) {
    const ScopedName each(m_names, name, item);
    if (limit.known() && most <= limit.value()) {
      loop.beginRound();
      return perform(effect.effects);
    }
    const Word round = m_builder.get(rounds);
    m_builder.ifThen(m_builder.less(round, limit), [&] {
      m_builder.set(rounds, m_builder.add(round, 1));
      loop.beginRound();
      perform(effect.effects);
    });
  });
}

void Effects::lower(const RepeatEffect& effect) {
  const Word times = m_values.integer(effect.times);
  Loop loop(m_function, times.known() ? times.value() : INT64_MAX);
  if (mayBeIdle(effect.effects)) return repeatUntilIdle(effect, times, loop);
  m_builder.forEachBelow(times, [&](Word) {
    loop.beginRound();
    perform(effect.effects);
  });
}

// A round in which nothing was done leaves everything as it is, so that nothing will be done in those after
// it.
void Effects::repeatUntilIdle(const RepeatEffect& effect, Word times, Loop& loop) {
  m_context.notes.add(effect, Method::UntilIdle);
  const std::optional<Variable> outer = m_function.acts;
  const Variable left = m_builder.variable(times);
  m_builder.loopWhile([&] { return m_builder.less(0, m_builder.get(left)); },
                      [&] {
                        loop.beginRound();
                        const std::size_t deepLoops = m_function.deepLoops;
                        const Word before = m_builder.get(m_function.deepRounds);
                        const Word rest = m_builder.subtract(m_builder.get(left), 1);
                        m_builder.set(left, rest);
                        m_function.acts = m_builder.variable(0);
                        const Variable acts = *m_function.acts;
                        perform(effect.effects);
                        m_builder.ifThen(m_builder.isZero(m_builder.get(acts)), [&] {
                          loop.passOver(rest);
                          if (m_function.deepLoops > deepLoops) passOverDeepRounds(before, rest);
                          m_builder.set(left, 0);
                        });
                      });
  m_function.acts = outer;
}

// To the kernel they are as much work as the last one.
void Effects::passOverDeepRounds(Word before, Word rounds) {
  const Word each = m_builder.subtract(m_builder.get(m_function.deepRounds), before);
  const Word most = m_builder.minimum(rounds, limits::stepsPerCall);
  m_function.countDeepRounds(m_builder.multiply(each, most));
}

}  // namespace ludo::engine
