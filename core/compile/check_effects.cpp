// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/overloaded.h"
#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/language/effect_facts.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

void Checker::bind(const BindingId& name, ValueType type, bool isList, std::uint32_t node) {
  if (name.name.empty()) return bindAnything();
  bool again =
      std::any_of(m_bound.begin(), m_bound.end(), [&](const BoundName& b) { return b.name == name.name; });
  if (again) {
    report(kinds::ShadowedName, name.span, node,
           "The name \"" + name.name + "\" is bound already, and hidden from here on");
  }
  m_bound.push_back({name.name, type, isList});
}

void Checker::expectTokensOrZones(const Query& query) {
  const ValueType element = elementOf(query);
  if (element == ValueType::Token || element == ValueType::Zone || element == ValueType::Any) return;
  report(kinds::WrongValueType, query.span, 0,
         "Tokens or zones are needed here, and this is a collection of something else: each is " +
             std::string(valueTypeLabel(element)));
}

void Checker::check(const EffectList& effects) {
  Scope scope(*this);
  for (const Effect& effect : effects.items) check(effect);
}

// Names bound by chooseOne, chooseN and roll stay for the rest of the list: its Scope drops them.
void Checker::check(const Effect& effect) {
  if (m_damage.at(effect.span)) return bindAnything();
  if (const auto* use = std::get_if<DoEffect>(&effect.node)) {
    checkUse(use->name, use->with, Form::Effects, use->node);
    return;
  }
  visitEffect(effect,
              Overloaded{
                  [this](const SetVarEffect& e) {
                    if (e.player) check(*e.player, true);
                    checkVariable(e.var, e.scope, e.span, e.node);
                    expect(e.value, ValueType::Integer);
                  },
                  [this](const AddVarEffect& e) {
                    if (e.player) check(*e.player, true);
                    checkVariable(e.var, e.scope, e.span, e.node);
                    expect(e.delta, ValueType::Integer);
                  },
                  [this](const MoveTokenEffect& e) {
                    check(e.token);
                    if (e.from) check(*e.from);
                    check(e.to);
                  },
                  [this](const MoveTokenAdjacentEffect& e) {
                    check(e.token);
                    if (e.from) check(*e.from);
                    check(e.direction, e.node);
                  },
                  [this](const MoveAllEffect& e) {
                    check(e.from, true);
                    check(e.to, true);
                    if (e.filter) {
                      Scope scope(*this);
                      m_bound.push_back({"$token", ValueType::Token, false});
                      check(*e.filter);
                    }
                  },
                  [this](const DrawEffect& e) {
                    check(e.from, true);
                    check(e.to, true);
                    expect(e.count, ValueType::Integer);
                  },
                  [this](const ShuffleEffect& e) { check(e.zone, true); },
                  [this](const CreateTokenEffect& e) {
                    check(e.zone, true);
                    if (e.owner) check(*e.owner, true);
                    expect(e.count, ValueType::Integer);
                    for (const auto& [prop, value] : e.props) {
                      typeOf(value);
                      m_properties.check(prop.name, value);
                    }
                  },
                  [this](const PlaceEffect& e) {
                    check(e.zone);
                    if (e.owner) check(*e.owner);
                  },
                  [this](const DestroyTokenEffect& e) { check(e.token); },
                  [this](const SetTokenPropEffect& e) {
                    check(e.token);
                    typeOf(e.value);
                    m_properties.check(e.prop.name, e.value);
                  },
                  [this](const SetOwnerEffect& e) {
                    check(e.token);
                    if (e.player) check(*e.player);
                  },
                  [this](const CaptureEffect& e) {
                    expectTokensOrZones(e.what);
                    if (e.to) check(*e.to);
                  },
                  [this](const SowEffect& e) {
                    check(e.from);
                    check(e.direction, e.node);
                    if (!e.skip) return;
                    Scope scope(*this);
                    m_bound.push_back({"$zone", ValueType::Zone, false});
                    check(*e.skip);
                  },
                  [this](const SwapEffect& e) {
                    check(e.first);
                    check(e.second);
                  },
                  [this](const RevealEffect& e) {
                    expectTokensOrZones(e.what);
                    if (e.to) check(*e.to, true);
                  },
                  [this](const PeekEffect& e) {
                    expectTokensOrZones(e.what);
                    if (e.player) check(*e.player, true);
                  },
                  [this](const IfEffect& e) {
                    check(e.when);
                    check(e.then);
                    check(e.otherwise);
                  },
                  [this](const ForEachEffect& e) {
                    ValueType element = elementOf(e.over);
                    if (e.limit) expect(*e.limit, ValueType::Integer);
                    Scope scope(*this);
                    bind(e.bind, element, false, e.node);
                    check(e.effects);
                  },
                  [this](const RepeatEffect& e) {
                    expect(e.times, ValueType::Integer);
                    check(e.effects);
                  },
                  [this](const LetEffect& e) {
                    ValueType type = typeOf(e.value);
                    Scope scope(*this);
                    bind(e.bind, type, false, e.node);
                    check(e.in);
                  },
                  [this](const ChooseOneEffect& e) {
                    if (e.chooser) check(*e.chooser);
                    bind(e.bind, elementOf(e.options), false, e.node);
                  },
                  [this](const ChooseNEffect& e) {
                    if (e.chooser) check(*e.chooser);
                    expect(e.n, ValueType::Integer);
                    if (e.min) expect(*e.min, ValueType::Integer);
                    bind(e.bind, elementOf(e.options), true, e.node);
                  },
                  [this](const RollEffect& e) {
                    if (number(e.sides, 1) < 1) {
                      auto& diagnostic =
                          report(kinds::OutOfRange, e.sides.span, e.node, "A die has at least one side");
                      diagnostic.suggestion = "Give it 2 sides or more";
                    }
                    bind(e.bind, ValueType::Integer, false, e.node);
                  },
                  [this](const RandomOneEffect& e) { bind(e.bind, elementOf(e.options), false, e.node); },
                  [this](const SetActiveEffect& e) { check(e.player); },
                  [this](const ExtraTurnEffect& e) {
                    if (e.player) check(*e.player);
                  },
                  [this](const EliminateEffect& e) { check(e.player, true); },
                  [](const EndPhaseEffect&) {},
                  [](const EndTurnEffect&) {},
                  [](const GoToPhaseEffect&) {},
              });
}

}  // namespace ludo::compile
