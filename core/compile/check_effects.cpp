// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/nearest.h"
#include "core/base/overloaded.h"
#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/macros.h"
#include "core/language/synonyms.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

/// Something that could not be read may have bound any name.
bool Checker::mayBeBound() const {
  return std::any_of(m_bound.begin(), m_bound.end(),
                     [](const BoundName& bound) { return bound.name.empty(); });
}

/// Shows where else the name is bound, for one that is used outside of where it holds.
void Checker::relateBindings(diagnostics::Diagnostic& diagnostic, const std::string& name) {
  // In a text full of such mistakes the first ones will do.
  constexpr int mostSearches = 20;
  if (++m_bindingSearches > mostSearches) return;
  walkConst(gameDefType(), &m_def, [&](const Type& type, const void* part) {
    bool binds = type.kind == TypeKind::Definition && type.nameKind == NameKind::Binding;
    if (binds && textOf(type, part) == name && diagnostic.related.size() < 3 &&
        nameSpanOf(type, part).known())
      diagnostic.related.push_back({"Bound here, for what stands inside only", nameSpanOf(type, part)});
    return true;
  });
}

const BoundName* Checker::use(const BindingRef& binding, ValueType type, std::uint32_t node) {
  auto found = std::find_if(m_bound.rbegin(), m_bound.rend(),
                            [&](const BoundName& bound) { return bound.name == binding.name; });
  if (binding.empty() || (found == m_bound.rend() && mayBeBound())) return nullptr;
  if (found == m_bound.rend()) {
    std::vector<std::string> names;
    for (const BoundName& bound : m_bound) names.push_back(bound.name);
    auto& diagnostic =
        report(kinds::UnboundName, binding.span, node, "Nothing binds \"" + binding.name + "\" here");
    if (auto best = nearest(binding.name, names)) {
      diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
      bool quoted = binding.span.end - binding.span.begin == binding.name.size() + 2;
      if (binding.span.known()) {
        diagnostic.fix = diagnostics::Fix{"Replace with \"" + *best + '"',
                                          {{binding.span, quoted ? '"' + *best + '"' : *best}},
                                          sameLetters(*best, binding.name)};
      }
    } else {
      diagnostic.suggestion =
          m_openDefinitions > 0 ? "Make it a parameter of the definition, and give it where that is used"
          : names.empty()       ? "Bind it first: with a parameter, chooseOne, forEach, roll or let"
                                : "Use one of the names that are bound here";
    }
    diagnostic.alternatives = std::move(names);
    relateBindings(diagnostic, binding.name);
    return nullptr;
  }
  bool fits = type == ValueType::Any || found->type == ValueType::Any || found->type == type;
  if (!fits || found->isList) {
    std::string is = found->isList ? "a list of picks" : std::string(valueTypeLabel(found->type));
    auto& diagnostic = report(kinds::WrongValueType, binding.span, node,
                              "The name \"" + binding.name + "\" is " + is + ", and " +
                                  std::string(valueTypeLabel(type)) + " is needed here");
    diagnostic.suggestion = found->isList ? "Go through the picks with forEach over { query: \"binding\" }"
                                          : "Use a name that stands for " + std::string(valueTypeLabel(type));
  }
  return &*found;
}

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
    checkUse(use->name, use->with, FormulaKind::Effects, use->node);
    return;
  }
  visitExpanded(effect,
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
                      if (e.type.isBound()) use(e.type.binding, ValueType::Text, e.node);
                      // Each player's tokens go to a zone of that player; one zone takes those of one player.
                      const bool perPlayer =
                          e.zone.kind == ZoneSelector::Kind::Named && e.zone.owned && e.zone.owner.plural();
                      if (e.owner) check(*e.owner, perPlayer);
                      expect(e.count, ValueType::Integer);
                      for (const auto& [prop, value] : e.props) {
                        m_properties.check(prop.name, value, typeOf(value));
                        m_properties.checkHas(e.type, prop, e.node);
                      }
                    },
                    [this](const PlaceEffect& e) {
                      check(e.zone);
                      if (e.type.isBound()) use(e.type.binding, ValueType::Text, e.node);
                      if (e.owner) check(*e.owner);
                    },
                    [this](const DestroyTokenEffect& e) { check(e.token); },
                    [this](const SetTokenPropEffect& e) {
                      check(e.token);
                      if (e.prop.isBound()) use(e.prop.binding, ValueType::Text, e.node);
                      m_properties.check(e.prop.name, e.value, typeOf(e.value));
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
                      expect(e.sides, ValueType::Integer);
                      if (constant(e.sides, 1) < 1) {
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
